"""What was played and told, said at the table: to all people there what all of them may know, to each what is for that
person."""

from __future__ import annotations

import textwrap

from rulewright.cli.play_commands import width
from rulewright.runtime.backend import Position
from rulewright.runtime.knowledge import FORCED, told, told_first, watched
from rulewright.runtime.lookers import SPECTATOR, TABLE, Looker
from rulewright.runtime.moves import Move
from rulewright.runtime.state import State

NOTHING_YET = -1
Lines = list[tuple[str, list[str]]]  # who, and what was done; '' with one line that was told


def say_history(state: State, said: int, people: frozenset[int]) -> int:
    """Say what was played since (from the very start: NOTHING_YET), a line for each player's turn; what is hidden from
    a person at the table stays hidden."""
    events = state.events
    lines: Lines = [] if said >= 0 else [("", [line]) for line in _heard_by_all(state, None, people)]
    for position, move in events[max(0, said) :]:
        text = _seen_move(state, position, move, people)
        _add(lines, position, move, text, text != watched(TABLE, state.seating, position, move))
        lines += [("", [line]) for line in _heard_by_all(state, (position, move), people)]
    for who, texts in lines:
        _print(f"{who}: {'; '.join(texts)}" if who else texts[0])
    return len(events)


def say_to(state: State, seat: int, heard: int, people: frozenset[int]) -> int:
    """Say to one person, alone at the screen, what was told since to this person and not to everybody here."""
    events = state.events
    for event in [*([None] if heard < 0 else []), *events[max(0, heard) :]]:
        common = _heard_by_all(state, event, people)
        for line in _heard(state, event, seat):
            if line not in common:
                _print(f"(to you) {line}")
    return len(events)


def _add(lines: Lines, position: Position, move: Move, text: str, hidden: bool) -> None:
    if move.is_chance and lines and lines[-1][0]:
        shown = text if lines[-1][0] == "chance" else f"[{text}]"
        if not hidden or lines[-1][1][-1] != shown:  # what is hidden looks the same every time
            lines[-1][1].append(shown)
        return
    seat = position.actor - 1 if move.forced_on is None else move.forced_on
    who = "chance" if move.is_chance else f"player {seat}"
    if not lines or lines[-1][0] != who:
        lines.append((who, []))
    lines[-1][1].append(text)


def _seen_move(state: State, position: Position, move: Move, people: frozenset[int]) -> str:
    """A move as everybody at the terminal may see it."""
    plain = watched(TABLE, state.seating, position, move)
    texts = {watched(seat, state.seating, position, move) for seat in people} or {plain}
    if texts == {plain} and not move.is_chance:
        return (FORCED if move.is_forced else "") + state.seating.notation.told(move.decision, move.raw)
    return texts.pop() if len(texts) == 1 else watched(SPECTATOR, state.seating, position, move)


def _heard(state: State, event: tuple[Position, Move] | None, looker: Looker) -> tuple[str, ...]:
    """The lines a looker is told at an event, or (None) at the start."""
    if event is None:
        return told_first(looker, state.seating, state.first)
    return () if event[1].is_forced else told(looker, state.seating, *event)


def _heard_by_all(state: State, event: tuple[Position, Move] | None, people: frozenset[int]) -> list[str]:
    """The lines that every person at the terminal is told; where nobody sits there, all lines."""
    first, *others = [_heard(state, event, looker) for looker in people or (TABLE,)]
    return [line for line in first if all(line in lines for lines in others)]


def _print(text: str) -> None:
    print(textwrap.fill(text, width(), subsequent_indent="    ", break_on_hyphens=False))
