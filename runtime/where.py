"""Places in the author's text, for messages at run time. Apart from the IR, so that playing need not import that."""

from __future__ import annotations

from typing import NamedTuple


class Where(NamedTuple):
    """A place in a source file; line 0 is nowhere."""

    file: str = ""
    line: int = 0
    column: int = 0
