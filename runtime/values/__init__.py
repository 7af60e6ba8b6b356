"""What operators do to values: plain functions of values, which `runtime/ops.py` gives names and type rules."""
