"""A program to the functions of a module."""
