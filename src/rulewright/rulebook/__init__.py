"""A rulebook to read: the numbered rules of a game, its components drawn from the tables, and scenarios as pictured
examples.

RULES.md ─sections→  ┐
tables ─drawn→       ├ Book ─html.py→ one page     ─markdown.py→ a text
scenarios ─played→   ┘
"""
