"""Decisions: their legal moves, what must be tried, one move drawn, and what happens where one is made."""
