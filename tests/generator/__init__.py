"""Random definitions that reach everything: built from the grammar and the type rules, well-typed by construction.

`definition.py` writes a whole game; each other file writes one concept. `compare.py` carries a game out in several ways
and says where they differ; `shrink.py` makes a game that fails small; `constructs.py` counts what was reached.
"""
