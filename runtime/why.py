"""Why it is as it is: which rules fired in the last move, what each did, and where each point on the score sheet came
from.

The step is played again on the reference, under watch (`reference/watching.py`); nothing of this costs anything while a
game is played. A seat is told what it may know and no more: changes of what it sees, rules of lines that are carried
out whatever anybody hides, points of lines of the sheet that are open (`knowledge.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from rulewright.runtime import ir, knowledge
from rulewright.runtime.backend import Fault
from rulewright.runtime.contents import elements
from rulewright.runtime.lookers import TABLE, Looker, checked
from rulewright.runtime.reference.pieces import Piece
from rulewright.runtime.reference.watching import Change, Watched

if TYPE_CHECKING:
    from rulewright.runtime.seating import Seating
    from rulewright.runtime.state import Played, State
    from rulewright.runtime.words import Words

SHOWN = 12  # pieces with the same points that a line names


@dataclass(frozen=True)
class Changed:
    """An element of a state, in words: `heap` or `mark[e4]`, from what to what; `text` says it in few words."""

    what: str
    before: str
    after: str
    text: str

    def __str__(self) -> str:
        return f"{self.what}: {self.text}"


@dataclass(frozen=True)
class Fired:
    """A rule that was reached, or a line without one: its id ('' without), what the rulebook or its reason says, where
    it stands, and what it did."""

    rule: str
    text: str
    file: str
    line: int
    changes: tuple[Changed, ...] = ()


@dataclass(frozen=True)
class Step:
    """A move, or what chance brought, as it could be watched; who made it; and what fired."""

    who: str
    move: str
    fired: tuple[Fired, ...]


@dataclass(frozen=True)
class Points:
    """Some points of a seat on a line of the sheet: how many, and what for ('' if the line says it all)."""

    points: int
    thing: str


@dataclass(frozen=True)
class SheetLine:
    """A line of the score sheet for one seat, piece by piece."""

    name: str
    rules: tuple[str, ...]
    seat: int
    total: int
    points: tuple[Points, ...]


@dataclass(frozen=True)
class Why:
    """The last move and what followed without anybody being asked; and the score sheet. Prints as text."""

    steps: tuple[Step, ...]
    sheet: tuple[SheetLine, ...]

    def __str__(self) -> str:
        return "\n".join([*_step_lines(self.steps), *_sheet_lines(self.sheet)])


def why(state: State, seat: Looker = TABLE) -> Why:
    """The account of a state, as a seat may know it."""
    looker = checked(seat, state.players)
    return Why(tuple(_steps(state, looker)), tuple(_sheet(state, looker)))


# ---------------------------------------------------------------- what fired


def _steps(state: State, looker: Looker) -> Iterator[Step]:
    played = state.played
    first = next((at for at in reversed(range(len(played))) if not played[at].move.is_chance), 0)
    for one in played[first:]:
        yield _step(state.seating, one, looker)


def _step(seating: Seating, played: Played, looker: Looker) -> Step:
    position, move = played.before, played.move
    whose = "chance" if move.is_chance else f"player {position.actor - 1}"
    watched = _watched(seating, played)
    return Step(whose, knowledge.watched(looker, seating, position, move), tuple(_fired(seating, watched, looker)))


def _watched(seating: Seating, played: Played) -> Watched:
    """What a step did; nothing is told of a step that the reference could not make."""
    position, move = played.before, played.move
    with seating.watching:
        try:
            return seating.watcher.step(position.to_bytes(), position.seed, position.counter, move.raw)
        except Fault:
            return Watched()


def _fired(seating: Seating, watched: Watched, looker: Looker) -> Iterator[Fired]:
    """Rules in the order they were reached, with what their lines changed; then lines without a rule that changed
    something."""
    by_line: dict[tuple[str, int], list[Change]] = {}
    for change in watched.changes:
        by_line.setdefault((change.where.file, change.where.line), []).append(change)
    rules_at, said = seating.lines_of_rules, seating.said_by_rules
    told: set[tuple[str, int]] = set()
    for rule in watched.reached.order:
        if not knowledge.sees_rule(looker, seating, rule):
            continue
        places = [place for place, rules in rules_at.items() if rule in rules]
        here = [place for place in places if place in by_line and place not in told]
        told.update(here)
        changes = _changed(seating, [one for place in here for one in by_line[place]], looker)
        file, line = (here or places or [("", 0)])[0]
        yield Fired(rule, said.get(rule, ""), file, line, changes)
    for (file, line), some in by_line.items():
        if (file, line) in told:
            continue
        changes = _changed(seating, some, looker)
        if changes:
            open_line = knowledge.sees_line(looker, seating, file, line)
            yield Fired("", "", file if open_line else "", line if open_line else 0, changes)


def _changed(seating: Seating, some: list[Change], looker: Looker) -> tuple[Changed, ...]:
    """Changes in words, as a looker sees them; what was changed twice is told once."""
    ends: dict[tuple[int, int], tuple[Any, Any]] = {}
    for one in some:
        first = ends.get((one.state, one.place), (one.before, None))[0]
        ends[one.state, one.place] = (first, one.after)
    found = (_in_words(seating, state, place, *pair, looker) for (state, place), pair in ends.items())
    return tuple(one for one in found if one is not None)


def _in_words(seating: Seating, number: int, place: int, before: Any, after: Any, looker: Looker) -> Changed | None:
    program, words = seating.program, seating.notation.words
    state = program.states[number]
    if before == after or state.name in program.hides:
        return None
    at = seating.index_of(state, place)
    index = ", ".join(words.write(one, kind) for one, kind in zip(at, state.index, strict=True))
    if knowledge.sees(looker, state, at):
        texts = [words.write(value, state.type) for value in (before, after)]
        shown = _gone_and_come(before, after, state.type, words)
    else:
        texts = [str(knowledge.hidden_form(value, state)) for value in (before, after)]
        shown = ""
        if texts[0] == texts[1]:
            return None
    return Changed(f"{state.name}{f'[{index}]' if index else ''}", texts[0], texts[1], shown or " → ".join(texts))


def _gone_and_come(before: Any, after: Any, kind: ir.Type, words: Words) -> str:
    """What a set or bag has no more, and has now; empty for anything else."""
    match kind:
        case ir.SetOf(item):
            masks = before & ~after, after & ~before
            gone, come = ([words.told(one, item) for one in words.members(mask, item)] for mask in masks)
        case ir.BagOf(item):
            less, more = ([max(0, a - b) for a, b in zip(*pair)] for pair in ((before, after), (after, before)))
            gone, come = (
                [f"{count} {words.told(one, item)}" for one, count in words.counts(tuple(some), item)]
                for some in (less, more)
            )
        case ir.ListOf(item) if before[: len(after)] == after or after[: len(before)] == before:
            gone, come = (
                [words.told(one, item) for one in some] for some in (before[len(after) :], after[len(before) :])
            )
        case ir.ListOf(item) if after == before[1:]:
            gone, come = [words.told(before[0], item)], []
        case _:
            return ""
    return " ".join([*(f"−{one}" for one in gone), *(f"+{one}" for one in come)])


# ---------------------------------------------------------------- where points came from


def _sheet(state: State, looker: Looker) -> Iterator[SheetLine]:
    seating = state.seating
    reading, past, covered = seating.read(state.position), _Past(state, looker), knowledge.covered(looker, seating)
    for line in seating.program.scores:
        if not knowledge.sees_score(looker, seating, state.position, line.name):
            continue
        for seat in range(state.players):
            try:
                total = reading.score(line.name, seat + 1)
                found = [] if _is_closed(looker, seating, line.name) else reading.pieces(line, seat + 1, covered)
            except Fault:  # a line that cannot be computed yet is no reason not to tell the rest
                continue
            if total or any(piece.points for piece in found):
                points = tuple(one for piece in found for one in past.points(piece))
                yield SheetLine(line.name, line.rules, seat, total, points)


def _is_closed(looker: Looker, seating: Seating, line: str) -> bool:
    """Whether a line reads what is hidden: then only its total is told, at the end."""
    return looker is not TABLE and line in seating.secrets.scores


class _Past:
    """How numbers came to be what they are, step by step; what is read of the game so far is read once."""

    def __init__(self, state: State, looker: Looker) -> None:
        self.seating, self.looker, self.played, self.last = state.seating, looker, state.played, state.position
        self._done: dict[int, Watched] = {}

    @cached_property
    def positions(self) -> list[bytes]:
        return [position.to_bytes() for position in (*(one.before for one in self.played), self.last)]

    def points(self, piece: Piece) -> Iterator[Points]:
        """A piece as it is; what was read from a state as the steps that made it."""
        if piece.read is None:
            yield Points(piece.points, ", ".join(piece.things))
            return
        values = [self._number(data, *piece.read) for data in self.positions]
        if values[0]:
            yield Points(values[0], "at the start")
        for at, (before, after) in enumerate(pairwise(values)):
            if before != after:
                yield Points(after - before, self._cause(at, *piece.read))

    def _number(self, data: bytes, name: str, place: int) -> int:
        state = next(one for one in self.seating.program.states if one.name == name)
        value = elements(state, data, self.seating.layout, self.seating.program)[place].value
        return 0 if value == ir.NIL else int(value)

    def _cause(self, at: int, name: str, place: int) -> str:
        """The move that changed a number, and the rules of the lines that did."""
        seating, played = self.seating, self.played[at]
        if at not in self._done:
            self._done[at] = _watched(seating, played)
        number = next(at for at, one in enumerate(seating.program.states) if one.name == name)
        done = [one.where for one in self._done[at].changes if (one.state, one.place) == (number, place)]
        rules = (rule for where in done for rule in seating.lines_of_rules.get((where.file, where.line), ()))
        known = dict.fromkeys(rule for rule in rules if knowledge.sees_rule(self.looker, seating, rule))
        move = knowledge.watched(self.looker, seating, played.before, played.move)
        return f"{move} ({' '.join(known)})" if known else move


# ---------------------------------------------------------------- words


def _step_lines(steps: tuple[Step, ...]) -> Iterator[str]:
    for step in steps:
        yield f"{step.who}: {step.move}"
        width = max((len(one.rule) for one in step.fired), default=0)
        for one in step.fired:
            place = f"{one.file}:{one.line}" if one.file else ""
            yield f"  {one.rule or '-':<{width}}  {f'{one.text}  ' if one.text else ''}{place}".rstrip()
            yield from (f"  {'':<{width}}    {change}" for change in one.changes)


def _sheet_lines(sheet: tuple[SheetLine, ...]) -> Iterator[str]:
    seat = -1
    for line in sorted(sheet, key=lambda one: one.seat):
        if line.seat != seat:
            seat = line.seat
            yield f"points of player {seat}: {sum(one.total for one in sheet if one.seat == seat)}"
        rules = f"  {' '.join(line.rules)}" if line.rules else ""
        yield f"  {line.name} {line.total}{rules}"
        yield from (f"    {text}" for text in _point_lines(line.points))


def _point_lines(points: tuple[Points, ...]) -> Iterator[str]:
    """Pieces with the same points stand in one line."""
    groups: dict[int, list[str]] = {}
    for one in points if any(one.thing for one in points) else ():
        if one.thing:
            groups.setdefault(one.points, []).append(one.thing)
        else:
            yield f"{one.points:+d}"
    for many, things in groups.items():
        more = f" and {len(things) - SHOWN} more" if len(things) > SHOWN else ""
        each = " each" if len(things) > 1 else ""
        yield f"{many:+d}{each}: {'; '.join(things[:SHOWN])}{more}"
