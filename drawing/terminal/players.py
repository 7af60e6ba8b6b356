"""What lies before the players, side by side, and everything else in short lines."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any, NamedTuple

from rulewright.drawing.layers import Sight, seat_colour, seat_symbol
from rulewright.drawing.terminal.canvas import styled
from rulewright.drawing.words import NOTHING, Brief
from rulewright.runtime import ir
from rulewright.runtime.domain import nothing
from rulewright.runtime.hidden import HIDDEN, Hidden

NARROWEST = 14  # signs of a player's column, below which players stand one below the other


class Line(NamedTuple):
    """A name and what there is; by seat for what lies before the players."""

    name: str
    texts: tuple[str, ...]


def rest_of_table(sight: Sight, drawn: set[str], seen: dict[str, Any]) -> tuple[list[Line], list[Line]]:
    """The states that no board shows: those of the players, and the others."""
    program = sight.program
    states = [
        state
        for state in program.states
        if state.name not in drawn and not state.score and not _is_fingerprint(state.type)
    ]
    more = [state for state in states if _says_more(state)]
    brief = Brief(sight, more)
    own = [line for state in states if (line := _of_players(state, sight, brief)) is not None]
    own += [line for line in _scores(seen["scores"], program) if line not in own]
    others = [
        Line(state.name, (brief.with_titles(state),))
        for state in states
        if state not in more and not _is_of_players(state)
    ]
    others += [Line(state.name, (_untold(state, sight, brief),)) for state in more]
    return [line for line in own if _tells(line)], [line for line in others if _tells(line)]


def _tells(line: Line) -> bool:
    """Whether there is anything to see; that something may be hidden is worth a line only beside what is seen."""
    return any(text not in (NOTHING, "", str(HIDDEN)) for text in line.texts)


def _is_fingerprint(kind: ir.Type) -> bool:
    """Fingerprints tell nobody anything."""
    match kind:
        case ir.Mark() | ir.ListOf(ir.Mark()):
            return True
        case _:
            return False


def _says_more(state: ir.State) -> bool:
    """Whether a state tells something about the rows of a table, such as what grows in a greenhouse."""
    is_owner = isinstance(state.type, ir.Seat)
    return len(state.index) == 1 and isinstance(state.index[0], ir.Row) and state.seen == "all" and not is_owner


def _is_of_players(state: ir.State) -> bool:
    first = state.index[0] if state.index else None
    return isinstance(first, ir.Seat) or (len(state.index) == 1 and isinstance(state.type, ir.Seat))


def _of_players(state: ir.State, sight: Sight, brief: Brief) -> Line | None:
    """A state by seat: `x per Player`, or whose each thing is."""
    seats = range(1, sight.program.seats + 1)
    if not _is_of_players(state):
        return None
    if isinstance(state.index[0], ir.Seat):
        texts = [brief.by_index(state, 1, (seat,)) for seat in seats]
        if isinstance(state.type, ir.Number) and len(state.index) == 1 and any(text != NOTHING for text in texts):
            least = str(nothing(state.type, sight.program))
            texts = [least if text == NOTHING and not state.type.optional else text for text in texts]
        return Line(state.name, tuple(texts))
    found: dict[int, list[str]] = {seat: [] for seat in seats}
    for element in sight.seen(state):
        found[element.value].append(brief.words.write(element.at[0], state.index[0]))
    return Line(state.name, tuple(", ".join(found[seat]) or NOTHING for seat in seats))


def _untold(state: ir.State, sight: Sight, brief: Brief) -> str:
    """What a state says about rows that were mentioned nowhere."""
    told = brief.told.get(state.index[0], set())
    texts = [
        f"{brief.words.write(one.at[0], state.index[0])} {brief.element(state, one.at, one.value)}"
        for one in sight.seen(state)
        if one.at[0] not in told
    ]
    return ", ".join(texts) or NOTHING


def _scores(scores: dict[str, Any], program: ir.Program) -> list[Line]:
    """One line of points: the total, and what it is made of."""
    if not scores or program.together:
        return []
    cells = []
    for seat in range(program.seats):
        known = {name: values[seat] for name, values in scores.items() if not isinstance(values, Hidden)}
        parts = [f"{value} {name}" for name, value in known.items() if value]
        hidden = [name for name, values in scores.items() if isinstance(values, Hidden)]
        total = str(sum(known.values())) + ("?" if hidden else "")
        cells.append(f"{total}: {', '.join(parts)}" if len(scores) > 1 and parts else total)
    return [Line("points", tuple(cells))]


# ---------------------------------------------------------------- printing


def side_by_side(lines: list[Line], actor: int | None, names: list[str], width: int, colour: bool) -> Iterator[str]:
    """A table with a column for each player; long entries take several lines."""
    if not lines:
        return
    label = max(len(line.name) for line in lines) + 2
    each = (width - label) // len(names) - 2
    if each < NARROWEST:
        yield from _one_below_the_other(lines, names, width, colour)
        return
    if len(names) > 1:
        heads = (_head(seat, name, actor, colour) + " " * (each - len(name)) for seat, name in enumerate(names))
        yield (" " * label + "  ".join(heads)).rstrip()
    for line in lines:
        cells = [textwrap.wrap(text, each, break_long_words=True) or [""] for text in line.texts]
        for number in range(max(map(len, cells))):
            parts = ((cell[number] if number < len(cell) else "").ljust(each) for cell in cells)
            yield ((line.name if number == 0 else "").ljust(label) + "  ".join(parts)).rstrip()


def _one_below_the_other(lines: list[Line], names: list[str], width: int, colour: bool) -> Iterator[str]:
    for seat, name in enumerate(names):
        yield _head(seat, name, None, colour)
        entries = [f"{line.name}: {line.texts[seat]}" for line in lines if line.texts[seat] not in (NOTHING, "0")]
        yield from packed(entries, width, "  ")


def _head(seat: int, text: str, actor: int | None, colour: bool) -> str:
    bold = "1;" if seat == actor else ""
    return styled(text, f"{bold}{seat_colour(seat + 1)}" if colour else "")


def packed(entries: list[str], width: int, indent: str = "") -> Iterator[str]:
    """Entries one after the other, as many to a line as fit; long ones are wrapped."""
    line = ""
    for entry in entries:
        if line and len(indent) + len(line) + 3 + len(entry) > width:
            yield indent + line
            line = ""
        if len(indent) + len(entry) > width:
            yield from textwrap.wrap(entry, width, initial_indent=indent, subsequent_indent=indent + "    ")
        else:
            line = f"{line}   {entry}" if line else entry
    if line:
        yield indent + line


def player_names(seats: int, with_symbols: bool) -> list[str]:
    """`player 0 (X)`."""
    return [f"player {seat} ({seat_symbol(seat + 1)})" if with_symbols else f"player {seat}" for seat in range(seats)]
