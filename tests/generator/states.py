"""States: every kind of value, every kind of index, every way to be seen."""

from __future__ import annotations

from generator.components import size_of
from generator.declared import kinds_of
from generator.edges import RANGES as EDGE_RANGES
from generator.kinds import NAMED, BagOf, Cell, Enum, Kind, ListOf, Mark, Num, PileOf, Seat, SetOf, Truth
from generator.leaves import literal, written
from generator.writer import State, Writer

RANGES = (
    Num(0, 9),
    Num(0, 40),
    Num(1, 6),
    Num(3, 12),
    Num(-5, 5),
    Num(-20, -3),
    Num(100, 400),
    Num(0, 70000),
    Num(0, 1),
)


def states(w: Writer) -> list[str]:
    """Some states: always a counter, a number and a truth, so that there is something to compute with and to ask."""
    lines = ["state turns_taken: 0..200", "state number: -99..99", f"state flag: yes/no = {w.pick('yes', 'no')}"]
    w.states += [State("number", Num(-99, 99)), State("flag", Truth())]
    w.focus = w.random.choice([kind for kind in kinds_of(w) if not _is_choice(kind)])
    for kind in (SetOf(w.focus), BagOf(w.focus), ListOf(w.focus, 4), PileOf(w.focus)):
        if w.chance(0.4):
            lines.append(_declared(w, kind))
    if w.chance(0.4):
        lines.append(_declared(w, Truth()))
    for _ in range(w.between(2, 5)):
        lines.append(_declared(w, _kind(w)))
    return lines


def _declared(w: Writer, kind: Kind) -> str:
    name = w.name("st")
    index = _index(w, kind)
    seen = w.pick("", "", "", "", "all", "owner", "others", "count", "none")
    if seen in ("owner", "others") and Seat() not in index:
        seen = "count"
    room = w.between(2, 5) if isinstance(kind, SetOf) and w.chance(0.25) else 0
    initial = ""
    if w.chance(0.5) and not isinstance(kind, PileOf | Mark) and not (isinstance(kind, ListOf) and kind.item == Mark()):
        text = literal(w, kind)
        initial = f" = {text}" if not room or text.count(",") < room else ""
    where = "".join(
        f" on {one.board}" if isinstance(one, Cell) and w.chance(0.7) else f" per {written(one, w)}" for one in index
    )
    if len(index) == 2 and " on " not in where and w.chance(0.5):
        where = f" per {written(index[0], w)}, {written(index[1], w)}"
    optional = "?" if isinstance(kind, NAMED) and w.chance(0.5) and not _is_choice(kind) else ""
    bound = f" up to {room}" if room else ""
    w.states.append(State(name, kind, index, seen, room))
    return f"state {name}: {written(kind, w)}{optional}{bound}{where}{initial}" + (f" seen by {seen}" if seen else "")


def _is_choice(kind: Kind) -> bool:
    return isinstance(kind, Enum) and not kind.name[0].isupper()


def _kind(w: Writer) -> Kind:
    item = w.random.choice(kinds_of(w))
    while _is_choice(item) and w.chance(0.8):
        item = w.random.choice(kinds_of(w))
    form = w.between(0, 12)
    if form <= 2:
        kind = w.random.choice(EDGE_RANGES if w.edges and w.chance(0.3) else RANGES)
        return Num(kind.low, kind.high, w.chance(0.25))
    if form <= 5 or _is_choice(item):
        return item if not isinstance(item, Num) else w.random.choice(RANGES)
    if form <= 7:
        return SetOf(item)
    if form <= 9:
        return BagOf(item, w.random.choice((0, 0, 6, 9)))
    if form == 10:
        return ListOf(Mark() if w.chance(0.15) else item, w.random.choice((3, 6)))
    if form == 11:
        return PileOf(item)
    return Mark() if w.chance(0.5) else Truth()


def _index(w: Writer, kind: Kind) -> tuple[Kind, ...]:
    most = 12 if isinstance(kind, BagOf | ListOf | PileOf | SetOf) else 200
    kinds = [
        one
        for one in [*kinds_of(w), Num(1, 3)]
        if size_of(w, one) <= most and not isinstance(one, Truth) and not _is_choice(one)
    ]
    count = w.random.choice((0, 0, 1, 1, 2))
    index = tuple(w.random.choice([*kinds, Seat()]) for _ in range(count))
    if len(index) == 2 and (index[0] == index[1] or size_of(w, index[0]) * size_of(w, index[1]) > most):
        index = index[:1]
    return index
