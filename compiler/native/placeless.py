"""The text of a module without the places of the author's lines, so that a comment, a blank line or a reason builds nothing anew.

Places stand in it three times: in comments, in names made up for nameless functions, and in the table of faults. The first are blanked,
the second counted from one, the third handed over apart: whoever loads the module puts them back.
"""

from __future__ import annotations

import ast
import re

Faults = tuple[tuple[str, str, str, int, int], ...]  # code, message, file, line, column

_COMMENT = re.compile(r"# line \d+")
_NAME = re.compile(r"(?<=_line_)\d+")
_FAULTS = re.compile(r"^FAULTS = (\(\n(?:    .*\n)*\))$", re.MULTILINE)


def placeless(text: str) -> tuple[str, Faults]:
    """A module's text without places, and its faults with theirs."""
    found = _FAULTS.search(text)
    faults: Faults = ast.literal_eval(found[1]) if found else ()
    if found:
        shown = "".join(f"    {ascii((code, message, '', 0, 0))},\n" for code, message, *_ in faults)
        text = f"{text[: found.start(1)]}(\n{shown}){text[found.end(1) :]}"
    numbers: dict[str, str] = {}
    text = _NAME.sub(lambda line: numbers.setdefault(line[0], str(len(numbers) + 1)), text)
    return _COMMENT.sub("# line", text), faults
