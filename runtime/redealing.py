"""Positions with other secrets: everything that a seat may not see, exchanged for something else of the same sizes.

What a seat may see is read here from the declarations (`seen by`) and the bytes of the position alone; nothing of the
views is used, so that views can be judged by it.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.backend import Position
from rulewright.runtime.contents import Element, elements, locals_alive
from rulewright.runtime.domain import domain_size, value_at
from rulewright.runtime.layout import pack_state
from rulewright.runtime.seating import Seating
from rulewright.runtime.stock import cards_in, item_type, items_of

Visible = dict[str, list[Any]]

# ---------------------------------------------------------------- what is declared


def is_hidden(state: ir.State, element: Element, seat: int) -> bool:
    """Whether a seat may not see an element of a state."""
    if state.seen in ir.BY_SEAT:
        owner = next(at for at, kind in enumerate(state.index) if isinstance(kind, ir.Seat))
        return (element.at[owner] == seat + 1) == (state.seen == "others")
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


# ---------------------------------------------------------------- other secrets of the same size


class Hidden:
    """What a seat may not see of a position: read once, dealt anew as often as wanted."""

    def __init__(self, seating: Seating, position: Position, seat: int) -> None:
        self._seating, self._data, self._seat = seating, position.to_bytes(), seat
        program, layout = seating.program, seating.layout
        self._values: dict[str, list[Any]] = {}
        self._places: list[tuple[ir.State, list[int]]] = []  # of each state that hides something: which elements
        for state in program.states:
            if state.seen == "all":
                continue
            found = elements(state, self._data, layout, program)
            self._values[state.name] = [one.value for one in found]
            self._places.append((state, [at for at, one in enumerate(found) if is_hidden(state, one, seat)]))
        self._sorted: dict[bool, dict[ir.Type, list[int]]] = {}  # what is dealt, fairly or not
        self._copies: Counter[ir.Type] = Counter()  # how much more is hidden than there is, since some keep copies

    def dealt(self, rng: random.Random, fair: bool) -> bytes:
        """The position with other secrets: see `redealt`."""
        program, data = self._seating.program, bytearray(self._data)
        if fair not in self._sorted:
            self._sorted[fair] = self._pools(fair)
        pools = defaultdict(list, {kind: list(pool) for kind, pool in self._sorted[fair].items()})
        wild = not fair and rng.random() < 0.5
        for kind, pool in pools.items():
            if wild or (fair and self._seating.stock.is_made(kind)):
                pool[:] = [rng.randrange(domain_size(kind, program)) + 1 for _ in pool]
            elif fair and pool:
                pool += rng.choices(pool, k=self._copies[kind])
            rng.shuffle(pool)
        for state, places in self._places:
            values, pool = list(self._values[state.name]), pools[item_type(state.type)]
            for at in places:
                values[at] = dealt(values[at], state.type, pool, program, rng, fair)
            field = self._seating.layout.by_name[state.name]
            data[field.offset : field.offset + field.size] = pack_state(values, state, field, program)
        return bytes(data)

    def _pools(self, fair: bool) -> dict[ir.Type, list[int]]:
        """What is dealt, by type; sorted, so that what is dealt depends on chance alone and not on where things are.
        Where it is to be fair and the seat knows what there is, it is what the seat does not see of that, and not what
        really is hidden: of that there may be copies."""
        pools: dict[ir.Type, list[int]] = defaultdict(list)
        for state, places in self._places:
            if fair or not isinstance(state.type, ir.SetOf):
                for at in places:
                    pools[item_type(state.type)] += cards_in(self._values[state.name][at], state.type)
        stock = self._seating.stock.cards if fair else {}
        for kind, pool in pools.items():
            if kind in stock:
                unseen = stock[kind] - self._in_sight(kind)
                if unseen.total() > len(pool):
                    unseen -= self._on_the_way(kind)
                self._copies[kind] = max(0, len(pool) - unseen.total())
                pool[:] = unseen.elements() if unseen else stock[kind]
            pool.sort()
        return pools

    def _in_sight(self, kind: ir.Type) -> Counter[int]:
        """What the seat sees of a kind."""
        return Counter(
            card
            for state in self._seating.program.states
            if item_type(state.type) == kind
            for one in elements(state, self._data, self._seating.layout, self._seating.program)
            if not is_hidden(state, one, self._seat)
            for card in cards_in(one.value, state.type)
        )

    def _on_the_way(self, kind: ir.Type) -> Counter[int]:
        """What is held by locals that everybody sees, such as a tile that was drawn and is still to be laid."""
        alive = locals_alive(self._data, self._seating.layout, self._seating.program)
        public = self._seating.secrets.public_locals
        held = [one for one in alive if (one.proc, one.slot) in public and item_type(one.type) == kind]
        return Counter(card for one in held for value in one.values for card in cards_in(value, one.type))


def redealt(seating: Seating, position: Position, seat: int, rng: random.Random, fair: bool = False) -> Position:
    """The position with everything the seat may not see dealt anew: cards change places with other hidden cards, or,
    every second time unless it is to be `fair`, are exchanged for any others. Sets are of cards if it is fair, and else
    thrown anew."""
    data = Hidden(seating, position, seat).dealt(rng, fair)
    return seating.reference.from_bytes(data, position.seed, position.counter, True)


def dealt(value: Any, kind: ir.Type, pool: list[int], program: ir.Program, rng: random.Random, fair: bool) -> Any:
    """A hidden element filled anew from the pool; numbers, players and directions are thrown anew."""
    match kind:
        case ir.BagOf():
            return counted(pool, sum(value), len(value))
        case ir.ListOf(item):
            return tuple(value_at(pool.pop() - 1, item) for _ in value)
        case ir.PileOf(item):
            top, middle, bottom = value
            upper = tuple(value_at(pool.pop() - 1, item) for _ in top)
            inside = counted(pool, sum(middle), len(middle))
            return upper, inside, tuple(value_at(pool.pop() - 1, item) for _ in bottom)
        case ir.SetOf(item):
            size = int(value).bit_count()
            found = different(pool, size) if fair else []
            if len(found) < size:
                others = [at + 1 for at in range(domain_size(item, program)) if at + 1 not in found]
                found += rng.sample(others, size - len(found))
            return sum(1 << one - 1 for one in found)
        case ir.Row() | ir.Member() | ir.Cell() | ir.Rec():
            return pool.pop() if value else value
        case ir.Number() | ir.Truth():
            return value_at(rng.randrange(domain_size(kind, program)), kind)
        case ir.Seat() | ir.Way():
            return rng.randrange(domain_size(kind, program)) + 1 if value else value
    return value


def different(pool: list[int], total: int) -> list[int]:
    """So many different items out of the pool, or all that differ."""
    found = pool[len(pool) - total :]
    if len(set(found)) == total:  # mostly so
        del pool[len(pool) - total :]
        return found
    found = []
    for at in range(len(pool) - 1, -1, -1):
        if len(found) < total and pool[at] not in found:
            found.append(pool.pop(at))
    return found


def counted(pool: list[int], total: int, members: int) -> tuple[int, ...]:
    counts = [0] * members
    for _ in range(total):
        counts[pool.pop() - 1] += 1
    return tuple(counts)
