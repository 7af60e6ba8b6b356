"""Noninterference: pairs of positions that differ only in what a seat may not see, played side by side.

`redealt` exchanges everything a seat may not see for something else of the same sizes. As long as the seat could not watch a
difference, its view must be the same in both games and, where it decides, its moves. What a seat may see is read here from
the declarations (`seen by`) and the bytes of the position; nothing of the views is used.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.backend import CHANCE, DECIDE, OVER, Fault, Position
from rulewright.runtime.contents import Element, elements
from rulewright.runtime.domain import domain_size, value_at
from rulewright.runtime.layout import pack_state
from rulewright.runtime.seating import Seating
from rulewright.runtime.show import show
from rulewright.runtime.state import State
from rulewright.runtime.views import as_text, view_of

Choose = Callable[[Position, random.Random], Any]  # a move in a position, or the value of a chance event
Visible = dict[str, list[Any]]
SHOWN = 4  # of so many pairs one is also drawn


class Leak(AssertionError):
    """A seat can tell two positions apart that differ only in what it may not see."""


# ---------------------------------------------------------------- what is declared


def is_hidden(state: ir.State, element: Element, seat: int) -> bool:
    """Whether a seat may not see an element of a state."""
    if state.seen == "owner":
        owner = next(at for at, kind in enumerate(state.index) if isinstance(kind, ir.Seat))
        return element.at[owner] != seat + 1
    return state.seen != "all"


def read(seating: Seating, data: bytes) -> dict[str, list[Element]]:
    """All states of a position."""
    return {one.name: elements(one, data, seating.layout, seating.program) for one in seating.program.states}


def visible(seating: Seating, data: bytes, seat: int) -> Visible:
    """What a seat may see: the values of its own and of public elements, the sizes of hidden collections."""
    found = read(seating, data)
    return {
        state.name: [
            size_of(one.value, state) if is_hidden(state, one, seat) else one.value for one in found[state.name]
        ]
        for state in seating.program.states
    }


def size_of(value: Any, state: ir.State) -> int | None:
    """The size of a hidden collection, unless even that is hidden."""
    items = items_of(value, state.type)
    return None if state.seen == "none" or items is None else len(items)


def items_of(value: Any, kind: ir.Type) -> list[Any] | None:
    """What lies in a collection, by index in the domain of its items; None for other values."""
    match kind:
        case ir.SetOf():
            return [at for at in range(int(value).bit_length()) if value >> at & 1]
        case ir.BagOf():
            return [at for at, count in enumerate(value) for _ in range(count)]
        case ir.ListOf():
            return list(value)
        case ir.PileOf():
            top, middle, bottom = value
            return [*top, *(at + 1 for at, count in enumerate(middle) for _ in range(count)), *bottom]
    return None


# ---------------------------------------------------------------- other secrets of the same size


def redealt(seating: Seating, position: Position, seat: int, rng: random.Random) -> Position:
    """The position with everything the seat may not see dealt anew: cards change places with other hidden cards, or, every
    second time, are exchanged for any others."""
    program, data = seating.program, bytearray(position.to_bytes())
    found = read(seating, bytes(data))
    hidden = [
        (state, at)
        for state in program.states
        for at, one in enumerate(found[state.name])
        if is_hidden(state, one, seat)
    ]
    values = {state.name: [one.value for one in found[state.name]] for state, _ in hidden}
    pools: dict[ir.Type, list[int]] = defaultdict(list)
    for state, at in hidden:
        pools[item_type(state.type)] += cards_in(values[state.name][at], state.type)
    wild = rng.random() < 0.5
    for kind, pool in pools.items():
        if wild:
            pool[:] = [rng.randrange(domain_size(kind, program)) + 1 for _ in pool]
        rng.shuffle(pool)
    for state, at in hidden:
        values[state.name][at] = dealt(values[state.name][at], state.type, pools[item_type(state.type)], program, rng)
    for state in {state.name: state for state, _ in hidden}.values():
        place = seating.layout.by_name[state.name]
        data[place.offset : place.offset + place.size] = pack_state(values[state.name], state, place, program)
    return seating.reference.from_bytes(bytes(data), position.seed, position.counter, True)


def item_type(kind: ir.Type) -> ir.Type:
    return kind.item if isinstance(kind, ir.BagOf | ir.ListOf | ir.PileOf) else kind


def cards_in(value: Any, kind: ir.Type) -> list[int]:
    """What a hidden element gives to the pool, as values counted from one."""
    match kind:
        case ir.BagOf():
            return [at + 1 for at, count in enumerate(value) for _ in range(count)]
        case ir.ListOf() | ir.PileOf():
            return items_of(value, kind) or []
        case ir.Row() | ir.Member() | ir.Cell():
            return [value] if value else []
    return []


def dealt(value: Any, kind: ir.Type, pool: list[int], program: ir.Program, rng: random.Random) -> Any:
    """A hidden element filled anew from the pool; numbers and sets are thrown anew."""
    match kind:
        case ir.BagOf():
            return counted(pool, sum(value), len(value))
        case ir.ListOf():
            return tuple(pool.pop() for _ in value)
        case ir.PileOf():
            top, middle, bottom = value
            upper = tuple(pool.pop() for _ in top)
            return upper, counted(pool, sum(middle), len(middle)), tuple(pool.pop() for _ in bottom)
        case ir.SetOf(item):
            chosen = rng.sample(range(domain_size(item, program)), int(value).bit_count())
            return sum(1 << at for at in chosen)
        case ir.Row() | ir.Member() | ir.Cell():
            return pool.pop() if value else value
        case ir.Number() | ir.Truth():
            return value_at(rng.randrange(domain_size(kind, program)), kind)
    return value


def counted(pool: list[int], total: int, members: int) -> tuple[int, ...]:
    counts = [0] * members
    for _ in range(total):
        counts[pool.pop() - 1] += 1
    return tuple(counts)


# ---------------------------------------------------------------- side by side


class Watcher:
    """Compares games as one seat sees them."""

    def __init__(self, seating: Seating, seat: int) -> None:
        self.seating, self.seat = seating, seat

    def compare(self, one: Position, other: Position) -> None:
        """Views, with moves where the seat decides, are equal; else a Leak."""
        ours, theirs = (view_of(self.seating, position, self.seat) for position in (one, other))
        if as_text(ours) != as_text(theirs):
            parts = [part for part in ours if ours[part] != theirs[part]]
            parts += [name for name, value in ours["states"].items() if value != theirs["states"][name]]
            raise Leak(f"seat {self.seat} sees a difference in {', '.join(parts)}")

    def compare_shown(self, one: Position, other: Position) -> None:
        """The drawings for the seat are equal, too."""
        ours, theirs = (
            show(State(self.seating, position, sampled=False), self.seat, targets=True) for position in (one, other)
        )
        if ours != theirs:
            raise Leak(f"seat {self.seat} is shown a difference:\n{ours}\n{theirs}")

    def same_to_see(self, one: Position, other: Position) -> bool:
        """Whether two positions differ only in what the seat may not see."""
        if (one.kind, one.point, one.actor) != (other.kind, other.point, other.actor):
            return False
        ours, theirs = (visible(self.seating, position.to_bytes(), self.seat) for position in (one, other))
        return ours == theirs

    def step(self, one: Position, other: Position, choose: Choose, rng: random.Random) -> bool:
        """One step in both games that looks the same to the seat; False (and only the first has moved) if there is none."""
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
        if one.kind == CHANCE:
            values = [value for value, _ in other.outcomes()]
            if one.point in self.seating.secrets.draws:
                return rng.choice(values)
            return chosen if chosen in values else None
        secret = self.seating.program.decisions[one.decision].pending and one.actor != self.seat + 1
        if secret:
            return rng.choice(other.moves())
        return chosen if other.is_legal(chosen) else None


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


@dataclass
class Watched:
    """How many pairs of positions were compared, and which hidden states differed in them."""

    pairs: int = 0
    zones: set[str] = field(default_factory=set)
    wanted: set[str] = field(default_factory=set)  # zones for the sake of which a pair is compared at once


def watch_game(
    seating: Seating,
    seed: int,
    choose: Choose = any_move,
    every: int = 1,
    steps: int = 9999,
    watched: Watched | None = None,
) -> Watched:
    """A random game (its first steps), beside it again and again another one.

    At every step a pair is compared, or at every few; a pair goes on as long as the seat cannot see the difference."""
    rng = random.Random(seed)
    one = seating.reference.new(seed, True)
    other: Position | None = None
    watcher, watched, made = Watcher(seating, 0), watched or Watched(), 0
    while one.kind != OVER and made < steps:
        if other is None and one.kind == DECIDE:
            watcher = Watcher(seating, rng.randrange(seating.seats))
            other = redealt(seating, one, watcher.seat, rng)
        if other is not None and (made % every == 0 or not watched.wanted.isdisjoint(differing(seating, one, other))):
            watcher.compare(one, other)
            if watched.pairs % SHOWN == 0:
                watcher.compare_shown(one, other)
            watched.pairs += 1
            watched.zones |= differing(seating, one, other)
            watched.wanted -= watched.zones
        made += 1
        if other is None:
            carry_out(one, choose(one, rng))
        elif not watcher.step(one, other, choose, rng):
            other = None
    return watched


def differing(seating: Seating, one: Position, other: Position) -> set[str]:
    """The states in which two positions differ."""
    ours, theirs = (position.to_bytes() for position in (one, other))
    fields = (seating.layout.by_name[state.name] for state in seating.program.states)
    return {one.name for one in fields if ours[one.offset :][: one.size] != theirs[one.offset :][: one.size]}
