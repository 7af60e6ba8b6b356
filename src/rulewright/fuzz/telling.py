"""What the words of a step tell of places that hide something: what is so after it, whatever the secrets were.

Who openly takes the hand of another tells whose hand it was, which all may know, and nothing of what is in it: with
other secrets something else comes. Who openly buries a jack tells what lies there: with any secrets it is a jack.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from rulewright.fuzz.table import Step, Table
from rulewright.runtime.backend import DECIDE, Fault, Position
from rulewright.runtime.domain import nothing
from rulewright.runtime.redealing import read, redealt
from rulewright.runtime.stock import items_of

WORLDS = 24  # other secrets that are tried before something counts as so with any

Facts = set[tuple[Any, ...]]  # (state, place, what is said of it, …)


def tell_apart(table: Table, position: Position, steps: tuple[Step, Step], seat: int, rng: random.Random) -> bool:
    """Whether one of two steps leaves, whatever a seat may not see, something in a hidden place that the other does
    not."""
    told = [_facts_after(table, position, step) - _facts(table, position) for step in steps]
    for world in _worlds(table, position, seat, rng):
        if not any(told):
            return False
        for one, step in zip(told, steps, strict=True):
            if table.fits(world, step):
                try:
                    one &= _facts_after(table, world, step)
                except Fault:  # what was dealt anew need not be a possible game
                    continue
    return told[0] != told[1]


def _worlds(table: Table, position: Position, seat: int, rng: random.Random) -> Iterator[Position]:
    for _ in range(WORLDS):
        try:
            world = redealt(table.seating, position, seat, rng)
            world.moves() if world.kind == DECIDE else world.outcomes()
        except (Fault, ValueError):
            continue
        yield world


def _facts(table: Table, position: Position) -> Facts:
    """What is in the places that hide something."""
    seating, found = table.seating, Facts()
    values = read(seating, position.to_bytes())
    for state in seating.program.states:
        for one in values[state.name] if state.seen != "all" else ():
            items = items_of(one.value, state.type)
            said = [("is", one.value)] if items is None else [("holds", item) for item in items]
            found.update((state.name, one.at, *fact) for fact in said)
    return found


def _facts_after(table: Table, before: Position, step: Step) -> Facts:
    """What is in those places after a step, and how that has changed. What somebody chooses and takes away was shown by
    choosing it: that nothing is left is then no news."""
    seating, after = table.seating, before.copy()
    table.make(after, step)
    found = _facts(table, after)
    chosen = before.kind == DECIDE
    ours, theirs = (read(seating, position.to_bytes()) for position in (before, after))
    for state in seating.program.states:
        if state.seen == "all":
            continue
        empty = nothing(state.type, seating.program)
        for then, now in zip(ours[state.name], theirs[state.name], strict=True):
            place = state.name, now.at
            old, new = items_of(then.value, state.type), items_of(now.value, state.type)
            if old is not None and new is not None:
                changes = Counter(new)
                changes.subtract(old)
                found.update((*place, "more", *one) for one in changes.items() if one[1] > 0 or (one[1] and not chosen))
            elif chosen and now.value == empty:
                found.discard((*place, "is", now.value))
            elif isinstance(now.value, int) and now.value != then.value:
                found.add((*place, "by", now.value - then.value))
    return found
