"""The balance lab: many games between chosen players, what they came to, and how two ways to play differ."""
