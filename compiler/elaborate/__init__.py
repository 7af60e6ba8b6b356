"""The syntax tree to a program."""
