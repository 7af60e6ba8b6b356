"""Players that need no human: one file each, over `State` only."""
