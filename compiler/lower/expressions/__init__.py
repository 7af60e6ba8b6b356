"""Expressions by family; `../expression.py` takes any of them."""
