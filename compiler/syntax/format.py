"""The formatter: blocks indented by four spaces, rule ids in one column, no stray blanks. The tree stays the same.

if a   @X-1            ->      if a                                                @X-1
  b = 1                            b = 1
"""

from __future__ import annotations

import re
from collections import Counter

INDENT = 4
COLUMN = 60  # where rule ids stand if the file does not show a habit of its own
GAP = 3  # blanks before a rule id that is too far right for the column

_TAIL = re.compile(r"\s+(@[A-Z][A-Z0-9]*-[0-9]|covers [A-Z][A-Z0-9]*-[0-9]|because [A-Z][A-Z0-9]*-[0-9])")


def formatted(text: str) -> str:
    """The text in the usual shape."""
    lines = [line.rstrip().expandtabs(INDENT) for line in text.splitlines()]
    column = _habit(lines)
    result: list[str] = []
    indents, depth, shift = [0], 0, 0
    for line in lines:
        if not line:
            if result and result[-1]:
                result.append("")
            continue
        old = len(line) - len(line.lstrip())
        if depth == 0 and not line.lstrip().startswith("#"):
            while len(indents) > 1 and old < indents[-1]:
                indents.pop()
            if old > indents[-1]:
                indents.append(old)
            shift = (len(indents) - 1) * INDENT - old
        elif depth == 0:
            shift = (sum(1 for indent in indents if indent < old) * INDENT if old else 0) - old
        result.append(_with_tail(" " * (old + shift) + line.lstrip(), column))
        depth = max(0, depth + _brackets(line))
    while result and not result[-1]:
        result.pop()
    return "\n".join(result) + "\n" if result else ""


def _code(line: str) -> str:
    """The line with texts and comments blanked out, so that what is in them is not mistaken for code."""
    masked: list[str] = []
    quoted = False
    for at, letter in enumerate(line):
        if letter == "#" and not quoted:
            return "".join(masked) + " " * (len(line) - at)
        if letter == '"':
            quoted = not quoted
        masked.append("_" if quoted and letter != '"' else letter)
    return "".join(masked)


def _brackets(line: str) -> int:
    code = _code(line)
    return sum(code.count(one) for one in "([{") - sum(code.count(one) for one in ")]}")


def _tail(line: str) -> re.Match[str] | None:
    found = _TAIL.search(_code(line))
    return found if found is not None and line[: found.start()].strip() else None


def _habit(lines: list[str]) -> int:
    """The column in which most rule ids of a file stand."""
    columns = Counter(found.start(1) for line in lines if (found := _tail(line)) is not None)
    if not columns:
        return COLUMN
    column, count = columns.most_common(1)[0]
    return column if count > 1 else COLUMN


def _with_tail(line: str, column: int) -> str:
    found = _tail(line)
    if found is None:
        return line
    head, tail = line[: found.start()].rstrip(), line[found.start(1) :]
    gap = column - len(head)
    return head + " " * (gap if gap >= 1 else GAP if gap < 0 else 1) + tail
