"""Small games solved: `exact.py` for open ones, `equilibrium.py` for those with secrets."""
