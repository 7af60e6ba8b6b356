"""The legal moves of a position in few lines: what differs in one argument only stands together."""

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
    by_option: dict[int, list[tuple[Any, ...]]] = {}
    for raw in state.raw_moves():
        if all(word in notation.write(decision, raw).casefold() for word in wanted):
            by_option.setdefault(raw[0], []).append(raw)
    return [line for moves in by_option.values() for line in _option_lines(state, moves, width)]


def _option_lines(state: State, moves: list[tuple[Any, ...]], width: int) -> list[str]:
    """The moves of one option: those that differ only in the last argument that differs at all stand together."""
    program, words = state.seating.program, state.seating.notation.words
    option = program.decisions[state.position.decision].options[moves[0][0]]
    if not option.params:
        return [INDENT + option.name]
    differing = [at for at in range(len(option.params)) if len({move[at + 1] for move in moves}) > 1]
    at = differing[-1] if differing else len(option.params) - 1
    groups: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for move in moves:
        texts = [
            " ".join(filter(None, (param.preposition, words.write(value, param.type))))
            for param, value in zip(option.params, move[1:], strict=True)
        ]
        kind, value = option.params[at].type, move[at + 1]
        more = description(value, kind, program) if isinstance(kind, ir.Row) and value else ""
        head = " ".join(filter(None, (option.name, *texts[:at], option.params[at].preposition)))
        groups.setdefault((head, " ".join(texts[at + 1 :])), []).append((words.write(value, kind), more))
    return [line for (head, tail), items in groups.items() for line in _group_lines(head, items, tail, width)]


def _group_lines(head: str, items: list[tuple[str, str]], tail: str, width: int) -> list[str]:
    if any(more for _, more in items):
        room = max(len(text) for text, _ in items)
        return [_cut(f"{INDENT}{head} {text.ljust(room)} {tail} {more}".rstrip(), width) for text, more in items]
    return _wrapped(head, [text for text, _ in items], tail, width)


def _wrapped(head: str, items: list[str], tail: str, width: int) -> list[str]:
    """`head a, b, c tail` in as many lines as it takes; no item is torn."""
    lines = [f"{INDENT}{head}"]
    texts = [f" {item}," for item in items[:-1]] + [f" {items[-1]}"] + ([f" {tail}"] if tail else [])
    for text in texts:
        if len(lines[-1]) + len(text) > width:
            lines.append(INDENT * 2)
        lines[-1] += text
    return [line.rstrip() for line in lines]


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
