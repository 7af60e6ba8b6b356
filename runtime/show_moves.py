"""The legal moves of a position in few lines: what differs only in its last argument stands together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.runtime import ir
from rulewright.runtime.show_rows import description

if TYPE_CHECKING:
    from rulewright.runtime.state import State

INDENT = "  "


def grouped_moves(state: State, width: int, words: str = "") -> list[str]:
    """The legal moves in which all the words occur, grouped and wrapped."""
    notation, decision = state.seating.notation, state.position.decision
    wanted = words.casefold().split()
    groups: dict[str, list[tuple[str, str]]] = {}
    for raw in state.raw_moves():
        text = notation.write(decision, raw)
        if all(word in text.casefold() for word in wanted):
            head, last, more = _parts(state, raw, text)
            groups.setdefault(head, []).append((last, more))
    lines: list[str] = []
    for head, lasts in groups.items():
        if any(more for _, more in lasts):
            room = max(len(last) for last, _ in lasts)
            lines += [_cut(f"{INDENT}{head} {last.ljust(room)}  {more}".rstrip(), width) for last, more in lasts]
        else:
            lines += _wrapped(head, [last for last, _ in lasts], width)
    return lines


def _wrapped(head: str, items: list[str], width: int) -> list[str]:
    """`head a, b, c` in as many lines as it takes; no item is torn."""
    lines = [f"{INDENT}{head}"]
    for number, item in enumerate(items):
        text = f" {item}" if number + 1 == len(items) else f" {item},"
        if len(lines[-1]) + len(text) > width:
            lines.append(INDENT * 2)
        lines[-1] += text
    return [line.rstrip() for line in lines]


def _parts(state: State, raw: tuple[Any, ...], text: str) -> tuple[str, str, str]:
    """A move without its last argument, the last argument, and what that is."""
    program = state.seating.program
    params = program.decisions[state.position.decision].options[raw[0]].params
    if not params:
        return text, "", ""
    last = state.seating.notation.words.write(raw[-1], params[-1].type)
    kind = params[-1].type
    more = description(raw[-1], kind, program) if isinstance(kind, ir.Row) and raw[-1] else ""
    return text[: len(text) - len(last)].rstrip(), last, more


def _cut(line: str, width: int) -> str:
    return line if len(line) <= width else line[: width - 2] + " …"


def counted_moves(state: State) -> str:
    """How many moves there are of each kind: `build (12), tower (12), pass`."""
    options = state.seating.program.decisions[state.position.decision].options
    counts: dict[str, int] = {}
    for raw in state.raw_moves():
        name = options[raw[0]].name or "move"
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(name if count == 1 else f"{name} ({count})" for name, count in counts.items())
