"""A condition on every cell at once: a set of cells as the bits of a few words."""
