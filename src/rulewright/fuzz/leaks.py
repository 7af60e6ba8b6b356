"""What must not be told to a seat: positions that differ only in what it may not know must look the same to it.

As long as a seat could not watch a difference, its view must be the same in both games and, where it decides, its moves
and the reasons against others (`Watcher`). And two things that can happen, after which the seat sees the same, must be
told to it in the same words (`compare_events`).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rulewright.drawing.terminal.show import show
from rulewright.fuzz.failure import Failed, Kind
from rulewright.fuzz.table import Step, Table
from rulewright.fuzz.telling import tell_apart
from rulewright.runtime import ir
from rulewright.runtime.backend import CHANCE, DECIDE, OVER, Fault, Position
from rulewright.runtime.domain import domain_size, value_at
from rulewright.runtime.knowledge import sees_event, watched
from rulewright.runtime.moves import Move
from rulewright.runtime.redealing import redealt, visible
from rulewright.runtime.seating import Seating
from rulewright.runtime.state import State
from rulewright.runtime.views import as_text, view_of

Choose = Callable[[Position, random.Random], Any]  # a move in a position, or the value of a chance event
SIMPLE = (ir.Number, ir.Truth, ir.Member, ir.Seat, ir.Way, ir.Cell, ir.Row, ir.Rec)  # what can be thrown at random
FOLLOWED = 4  # steps that two games are followed side by side
OTHER_EVENTS = 4  # things that could have happened instead


@dataclass
class Watched:
    """How many pairs of positions were compared, and which hidden states differed in them."""

    pairs: int = 0
    zones: set[str] = field(default_factory=set)
    wanted: set[str] = field(default_factory=set)  # zones for the sake of which a pair is compared at once


def watch(table: Table, position: Position, seat: int, rng: random.Random, watched: Watched, again: int = 1) -> None:
    """Looks at a position through the eyes of a seat, again with other secrets, and some steps on. Raises Failed."""
    seating = table.seating
    one = seating.read(position)
    for _ in range(again):
        compare_events(table, one, seat, rng)
        _follow(seating, one.copy(), seat, rng, watched)


def _follow(seating: Seating, one: Position, seat: int, rng: random.Random, watched: Watched) -> None:
    """A pair is followed as long as the seat cannot see the difference."""
    watcher, further = Watcher(seating, seat), list[Step]()
    try:
        other = redealt(seating, one, seat, rng)
        if one.kind == DECIDE and not other.moves():
            return
    except (Fault, ValueError):  # what was dealt anew need not be a possible position
        return
    try:
        for _ in range(FOLLOWED):
            if one.kind == OVER:  # at the end everything may come to light
                return
            watcher.compare(one, other)
            watcher.compare_reasons(one, other, some_moves(seating, one, rng))
            watched.pairs += 1
            watched.zones |= differing(seating, one, other)
            at = one.point, one.decision if one.kind == DECIDE else -1
            chosen = any_move(one, rng)
            if not watcher.step(one, other, lambda position, rng: chosen, rng):  # noqa: B023  # called at once
                return
            further.append(Step(*at, chosen if at[1] >= 0 else (chosen,)))
    except Failed as found:
        found.further = tuple(further)
        raise
    except Fault:  # not a matter of secrets; whoever plays this game will meet it
        return


def some_moves(seating: Seating, position: Position, rng: random.Random) -> list[Any]:
    """Some moves of a decision, legal or not: of each option some arguments, whatever they are."""
    if position.kind != DECIDE:
        return []
    program = seating.program
    return [
        (number, *(value_at(rng.randrange(domain_size(param.type, program)), param.type) for param in option.params))
        for number, option in enumerate(program.decisions[position.decision].options)
        for _ in range(3 if option.params else 1)
        if all(isinstance(param.type, SIMPLE) for param in option.params)
    ]


class Watcher:
    """Compares games as one seat sees them."""

    def __init__(self, seating: Seating, seat: int) -> None:
        self.seating, self.seat = seating, seat
        procs = [(seating.program.procs[proc], slot) for proc, slot in seating.secrets.opened]
        names = ((proc.slots[slot].name, proc.name) for proc, slot in procs)
        # what locals are called in a view that everybody may see as the author says
        self.opened = {name for local, proc in names for name in (local, f"{local} of {proc}")}

    def compare(self, one: Position, other: Position) -> None:
        """Views, with moves where the seat decides, are equal; else it is a leak."""
        ours, theirs = (view_of(self.seating, position, self.seat) for position in (one, other))
        if one.decision in self.seating.secrets.meant:  # the author says that these moves tell a secret
            ours["moves"] = theirs["moves"] = None
        for name in self.opened & (ours["locals"].keys() | theirs["locals"].keys()):
            ours["locals"].pop(name, None)
            theirs["locals"].pop(name, None)
        if as_text(ours) != as_text(theirs):
            parts = [part for part in ours if part != "states" and ours[part] != theirs[part]]
            parts += [name for name, value in ours["states"].items() if value != theirs["states"][name]]
            told = "; ".join(_shortly(part, ours, theirs) for part in parts)
            raise self.leak(", ".join(parts), f"sees a difference in {told}")

    def compare_reasons(self, one: Position, other: Position, moves: list[Any]) -> None:
        """What the seat is told of moves that are not legal now is equal."""
        if one.actor != self.seat + 1 or one.decision in self.seating.secrets.meant:
            return
        both = [self.seating.read(position) for position in (one, other)]
        for raw in moves:
            ours, theirs = (position.explain(raw) for position in both)
            if [(reason.rules, reason.text) for reason in ours] != [(reason.rules, reason.text) for reason in theirs]:
                move = self.seating.notation.write(one.decision, raw)
                told = " or ".join(sorted({reason.text for reason in (*ours, *theirs)}))
                raise self.leak("reasons", f"is told different reasons against '{move}': {told}")

    def compare_shown(self, one: Position, other: Position) -> None:
        """The drawings for the seat are equal, too."""
        ours, theirs = (
            show(State(self.seating, position, sampled=False), self.seat, targets=True) for position in (one, other)
        )
        if ours != theirs:
            raise self.leak("show", f"is shown a difference:\n{ours}\n{theirs}")

    def leak(self, what: str, sentence: str) -> Failed:
        return Failed(Kind.LEAK, what, f"seat {self.seat} {sentence}, though only what it may not see is different")

    def same_to_see(self, one: Position, other: Position) -> bool:
        """Whether two positions differ only in what the seat may not see."""
        if (one.kind, one.point, one.actor) != (other.kind, other.point, other.actor):
            return False
        ours, theirs = (visible(self.seating, position.to_bytes(), self.seat) for position in (one, other))
        return ours == theirs

    def step(self, one: Position, other: Position, choose: Choose, rng: random.Random) -> bool:
        """One step in both games that looks the same to the seat; False (and only the first has moved) if there is
        none."""
        chosen = choose(one, rng)
        theirs = self.counterpart(one, other, chosen, rng)
        carry_out(one, chosen)
        if theirs is None:
            return False
        try:
            carry_out(other, theirs)
        except Fault:  # what was dealt anew need not be a possible game
            return False
        return self.same_to_see(one, other)

    def counterpart(self, one: Position, other: Position, chosen: Any, rng: random.Random) -> Any:
        """What happens in the other game meanwhile: the same, or, where the seat does not see it, anything."""
        decision = one.decision if one.kind == DECIDE else -1
        happens = Move(self.seating, one.point, decision, chosen if decision >= 0 else (chosen,))
        if not sees_event(self.seat, self.seating, one, happens):
            return any_move(other, rng)
        if one.kind == CHANCE:
            return chosen if any(value == chosen for value, _ in other.outcomes()) else None
        return chosen if other.is_legal(chosen) else None


def compare_events(table: Table, position: Position, seat: int, rng: random.Random) -> None:
    """Two things that can happen now and leave the seat the same to see, though a state differs that it may not see,
    are told to it in the same words, if those tell what is hidden there now (`telling.py`). (Where only the way on
    differs, such as whose turn begins, nothing is hidden; and who sees what comes up is meant where the rules name
    them.)"""
    if position.kind == OVER or position.actor == seat + 1 or _names_eyes(table.seating, position):
        return
    seating = table.seating
    watcher = Watcher(seating, seat)
    steps = table.possible(position)
    looks: dict[str, tuple[Step, Position]] = {}
    for step in rng.sample(steps, min(OTHER_EVENTS, len(steps))):
        after = position.copy()
        try:
            table.make(after, step)
        except Fault:
            continue
        known, before = looks.setdefault(as_text(view_of(seating, after, seat)), (step, after))
        texts = [watched(seat, seating, position, Move(seating, *one)) for one in (known, step)]
        if texts[0] == texts[1] or not differing(seating, before, after):
            continue
        if tell_apart(table, position, (known, step), seat, rng):
            raise watcher.leak("the log", f"is told '{texts[0]}' or '{texts[1]}' when it happens")


def _names_eyes(seating: Seating, position: Position) -> bool:
    """Whether chance is to move and the rules name those who see what comes up: `seen by WHO`."""
    if position.kind != CHANCE:
        return False
    chance = seating.program.blocks[position.point].end
    return isinstance(chance, ir.Chance) and chance.seen is not None


def carry_out(position: Position, chosen: Any) -> None:
    if position.kind == CHANCE:
        position.play_chance(chosen)
    else:
        position.play(chosen)


def any_move(position: Position, rng: random.Random) -> Any:
    """Any move, any outcome."""
    if position.kind == DECIDE:
        return rng.choice(position.moves())
    return rng.choice(position.outcomes())[0]


def differing(seating: Seating, one: Position, other: Position) -> set[str]:
    """The states in which two positions differ."""
    ours, theirs = (position.to_bytes() for position in (one, other))
    fields = (seating.layout.by_name[state.name] for state in seating.program.states)
    return {one.name for one in fields if ours[one.offset :][: one.size] != theirs[one.offset :][: one.size]}


def _shortly(part: str, ours: dict[str, Any], theirs: dict[str, Any]) -> str:
    """A part of two views that is not the same, with what only one of them has."""
    one, other = (view.get(part, view["states"].get(part)) for view in (ours, theirs))
    if isinstance(one, list) and isinstance(other, list):
        only = [str(item) for item in one if item not in other] + [str(item) for item in other if item not in one]
        return f"{part} ({', '.join(only[:4])})" if only else part
    return part
