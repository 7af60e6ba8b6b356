"""The legal moves of a position in few lines: what differs in one argument only stands together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright.drawing.descriptions import description
from rulewright.runtime import ir

if TYPE_CHECKING:
    from rulewright.runtime.state import State

INDENT = "  "


class Item(NamedTuple):
    """A move in a group: the argument in which it differs from the others, what that is, and the move itself."""

    text: str
    more: str
    raw: tuple[Any, ...]


class Group(NamedTuple):
    """Moves that differ in one argument only: what stands before and behind it."""

    head: str
    tail: str
    items: list[Item]


def grouped_moves(state: State, width: int, words: str = "", numbered: bool = False) -> list[str]:
    """The legal moves in which all the words occur, grouped and wrapped; with numbers by which `numbered_moves` knows
    them."""
    notation, decision = state.seating.notation, state.position.decision
    wanted = words.casefold().split()
    groups = _groups(state)
    numbers = {raw: number for number, raw in enumerate(_flat(groups), 1)}
    shown = []
    for group in groups:
        kept = [item for item in group.items if _has(notation.write(decision, item.raw), wanted)]
        shown += [group._replace(items=run) for run in _runs(kept, numbers)]
    labels = [_label(group, numbers) if numbered else "" for group in shown]
    room = max(map(len, labels), default=0)
    return [
        line
        for group, label in zip(shown, labels, strict=True)
        for line in _group_lines(group, [_one(numbers[item.raw], numbered) for item in group.items], label, room, width)
    ]


def numbered_moves(state: State) -> list[tuple[Any, ...]]:
    """The legal moves in the order of their numbers, which begin with 1."""
    return _flat(_groups(state))


def _flat(groups: list[Group]) -> list[tuple[Any, ...]]:
    return [item.raw for group in groups for item in group.items]


def _has(text: str, wanted: list[str]) -> bool:
    return all(word in text.casefold() for word in wanted)


def _runs(items: list[Item], numbers: dict[tuple[Any, ...], int]) -> list[list[Item]]:
    """Items whose numbers follow each other stand together."""
    runs: list[list[Item]] = []
    for item in items:
        if runs and numbers[item.raw] == numbers[runs[-1][-1].raw] + 1:
            runs[-1].append(item)
        else:
            runs.append([item])
    return runs


def _one(number: int, numbered: bool) -> str:
    return f"#{number} " if numbered else ""


def _label(group: Group, numbers: dict[tuple[Any, ...], int]) -> str:
    """`#3 `, `#3-7 `."""
    first, last = numbers[group.items[0].raw], numbers[group.items[-1].raw]
    return f"#{first} " if first == last else f"#{first}-{last} "


def _groups(state: State) -> list[Group]:
    by_option: dict[int, list[tuple[Any, ...]]] = {}
    for raw in state.raw_moves():
        by_option.setdefault(raw[0], []).append(raw)
    return [group for moves in by_option.values() for group in _of_option(state, moves)]


def _of_option(state: State, moves: list[tuple[Any, ...]]) -> list[Group]:
    """The moves of one option: those that differ only in the last argument that differs at all stand together."""
    program, words = state.seating.program, state.seating.notation.words
    option = program.decisions[state.position.decision].options[moves[0][0]]
    if not option.params:
        return [Group(option.name, "", [Item("", "", moves[0])])]
    differing = [at for at in range(len(option.params)) if len({move[at + 1] for move in moves}) > 1]
    at = differing[-1] if differing else len(option.params) - 1
    groups: dict[tuple[str, str], list[Item]] = {}
    for move in moves:
        texts = [
            " ".join(filter(None, (param.preposition, words.write(value, param.type))))
            for param, value in zip(option.params, move[1:], strict=True)
        ]
        kind, value = option.params[at].type, move[at + 1]
        more = description(value, kind, program) if isinstance(kind, ir.Row) and value else ""
        head = " ".join(filter(None, (option.name, *texts[:at], option.params[at].preposition)))
        groups.setdefault((head, " ".join(texts[at + 1 :])), []).append(Item(words.write(value, kind), more, move))
    return [Group(head, tail, items) for (head, tail), items in groups.items()]


def _group_lines(group: Group, singly: list[str], label: str, room: int, width: int) -> list[str]:
    """A line for each move that needs explaining, otherwise as few lines as the moves fit into."""
    head, tail, items = group
    if any(item.more for item in items):
        longest = max(len(item.text) for item in items)
        return [
            _cut(f"{INDENT}{number.ljust(room)}{head} {item.text.ljust(longest)} {tail} {item.more}".rstrip(), width)
            for item, number in zip(items, singly, strict=True)
        ]
    return _wrapped(label.ljust(room) + head, [item.text for item in items], tail, width)


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
