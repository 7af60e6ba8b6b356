"""Statements that never suspend, and what they change."""
