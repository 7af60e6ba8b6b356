"""Text to a module that can be loaded."""
