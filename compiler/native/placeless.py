"""The text of a module without the places of the author's lines and words, so that a comment, a blank line or a reason
builds nothing anew.

They stand in it three times: in comments, in names made up for nameless functions, and in the table of faults. The
first are left out, the second counted from one, the third handed over apart: whoever loads the module puts them back.
"""

from __future__ import annotations

import ast
import re

Faults = tuple[tuple[str, str, str, int, int], ...]  # code, message, file, line, column

_COMMENT = re.compile(r"^ *# (?!cython:|-{8}).*\n", re.MULTILINE)  # the parts of a module keep their titles
_NAME = re.compile(r"(?<=_line_)\d+")
_FAULTS = re.compile(r"^FAULTS = (\(\n(?:    .*\n)*\))\n", re.MULTILINE)


def placeless(text: str) -> tuple[str, Faults]:
    """A module's text without places, and its faults with theirs."""
    found = _FAULTS.search(text)
    faults: Faults = ast.literal_eval(found[1]) if found else ()
    numbers: dict[str, str] = {}
    text = _COMMENT.sub("", _FAULTS.sub("", text))
    return _NAME.sub(lambda line: numbers.setdefault(line[0], str(len(numbers) + 1)), text), faults
