"""What the parts of the interpreter may ask of one another: a program made ready, piece by piece as it is needed.

`code.py` has it; the parts know only this, so that none of them knows the whole.
"""

from __future__ import annotations
