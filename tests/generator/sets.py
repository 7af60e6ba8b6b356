"""Expressions that are sets, bags and lists."""

from __future__ import annotations

from generator.declared import collections_of
from generator.kinds import BagOf, Cell, Enum, Group, Kind, ListOf, Num, Row, Seat, SetOf, Step, Truth, alike
from generator.leaves import element
from generator.walks import walk, walks
from generator.writer import Named, Unable, Writer, makes


@makes(SetOf)
def combined(w: Writer, kind: Kind, depth: int) -> str:
    """`a | b`, `a & b`, `a - b`, `a + b`; the right side may be a bag or a list."""
    assert isinstance(kind, SetOf)
    other: Kind = kind
    if w.chance(0.2):
        other = w.random.choice(collections_of(w, kind.item))
    return f"({w.some(kind, depth)} {w.pick('|', '&', '-', '+')} {w.some(other, depth)})"


@makes(SetOf)
def listed(w: Writer, kind: Kind, depth: int) -> str:
    assert isinstance(kind, SetOf)
    if isinstance(kind.item, Group):
        raise Unable
    items = [w.some(kind.item, depth) for _ in range(w.between(1, 3))]
    if isinstance(kind.item, Num):
        items = [f"({item}) mod 8" if w.chance(0.8) or not item.isalnum() else item for item in items]
    return "{" + ", ".join(items) + "}"


@makes(SetOf)
def filtered(w: Writer, kind: Kind, depth: int) -> str:
    """`{x in S where P}`, `{f(x) for x in S}`."""
    assert isinstance(kind, SetOf)
    if isinstance(kind.item, Group):
        raise Unable
    if w.chance(0.5):
        with walks(w, kind.item, depth) as (_, text):
            return "{" + text + "}"
    with walks(w, w.any_kind(), depth) as (_, text):
        value = w.some(kind.item, depth)
        return f"{{{f'({value}) mod 9' if isinstance(kind.item, Num) else value} for {text}}}"


@makes(SetOf)
def united(w: Writer, kind: Kind, depth: int) -> str:
    with walk(w, w.any_kind(), depth) as (_, text):
        return f"union({text}: {w.some(kind, depth)})"


@makes(SetOf)
def best_ones(w: Writer, kind: Kind, depth: int) -> str:
    """`most(p in S: key)`, `least(…)`."""
    assert isinstance(kind, SetOf)
    if isinstance(kind.item, Group | Step):
        raise Unable
    with walk(w, kind.item, depth) as (_, text):
        key = w.some(w.any_kind(Num, Enum, Seat, Row), depth)
        return f"{w.pick('most', 'least')}({text}: {key})"


@makes(SetOf)
def reached(w: Writer, kind: Kind, depth: int) -> str:
    """`reach(start, x => next[, steps])`."""
    assert isinstance(kind, SetOf)
    if not isinstance(kind.item, Cell | Row | Enum | Seat | Num):
        raise Unable
    if isinstance(kind.item, Num):
        name = w.name("n")
        return f"reach({w.leaf(Num())} mod 6, {name} => {{({name} + {w.between(1, 3)}) mod 7}})"
    limit = f", {w.some(Num(), 0)}" if w.chance(0.3) else ""
    start = w.some(kind if w.chance(0.3) else kind.item, depth)
    return f"reach({start}, {next_ones(w, kind.item, depth)}{limit})"


def next_ones(w: Writer, item: Kind, depth: int) -> str:
    """`x => x.neighbours & S`."""
    name = w.name("n")
    with w.bound(Named(name, item)):
        if isinstance(item, Cell) and w.chance(0.7):
            return f"{name} => {name}.{w.pick('neighbours', 'surroundings')} & {w.some(SetOf(item), depth)}"
        graphs = (
            [column for column, about in w.tables[item.table].columns.items() if about.kind == SetOf(item)]
            if isinstance(item, Row)
            else []
        )
        if graphs and w.chance(0.7):
            return f"{name} => {name}.{w.random.choice(graphs)}"
        if isinstance(item, Enum | Seat | Row) and w.chance(0.5):
            return f"{name} => {{{name} + 1}}"
        return f"{name} => {w.some(SetOf(item), depth)}"


@makes(SetOf)
def run_of(w: Writer, kind: Kind, depth: int) -> str:
    """`field..building`."""
    assert isinstance(kind, SetOf)
    if not isinstance(kind.item, Enum | Row | Cell):
        raise Unable
    return f"({w.some(kind.item, depth)}..{w.some(kind.item, depth)})"


@makes(SetOf)
def kinds_of_bag(w: Writer, kind: Kind, depth: int) -> str:
    """`kinds(bag)`: its different members."""
    assert isinstance(kind, SetOf)
    found = [one for one in collections_of(w, kind.item) if isinstance(one, BagOf)]
    if not found:
        raise Unable
    return f"kinds({w.some(w.random.choice(found), depth)})"


@makes(SetOf)
def rotations(w: Writer, kind: Kind, depth: int) -> str:
    """`rotations(tile.edges)`."""
    assert isinstance(kind, SetOf)
    if not isinstance(kind.item, Num):
        raise Unable
    from generator.kinds import Ring

    rings = [
        (t, name, c.kind)
        for t, about in w.tables.items()
        for name, c in about.columns.items()
        if isinstance(c.kind, Ring)
    ]
    if not rings:
        raise Unable
    table, name, ring = w.random.choice(rings)
    step = f", {w.random.choice([n for n in range(1, ring.size + 1) if ring.size % n == 0])}" if w.chance(0.4) else ""
    return f"rotations({w.some(Row(table), depth)}.{name}{step})"


@makes(SetOf)
def seats(w: Writer, kind: Kind, depth: int) -> str:
    del depth
    if kind != SetOf(Seat()):
        raise Unable
    return w.pick("players", "opponents") if w.you else "players"


@makes(BagOf)
def bags(w: Writer, kind: Kind, depth: int) -> str:
    """`a + b`, `a - b`, `a & b`, `a | b`."""
    return f"({w.some(kind, depth)} {w.pick('+', '-', '&', '|')} {w.some(kind, depth)})"


@makes(BagOf)
def amount(w: Writer, kind: Kind, depth: int) -> str:
    """`n of good`, `3 tomato`."""
    assert isinstance(kind, BagOf)
    if isinstance(kind.item, Truth):
        raise Unable
    if isinstance(kind.item, Enum) and w.chance(0.2):
        return f"({w.between(0, 3)} {w.random.choice(w.enums[kind.item.name])})"
    number = w.some(Num(), depth)
    return f"(({number} mod 5) of ({w.some(kind.item, depth)}))"


@makes(BagOf)
def added_up(w: Writer, kind: Kind, depth: int) -> str:
    """`sum(x in S: amounts)`."""
    assert isinstance(kind, BagOf)
    with walk(w, w.any_kind(), depth) as (_, text):
        return f"sum({text}: {w.some(kind, depth)})"


@makes(BagOf, ListOf, SetOf)
def held(w: Writer, kind: Kind, depth: int) -> str:
    """What a state holds."""
    found = [state for state in w.states if alike(state.kind, kind)]
    if not found:
        raise Unable
    return element(w, w.random.choice(found), depth)
