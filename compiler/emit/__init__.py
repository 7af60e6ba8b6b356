"""A module as text."""
