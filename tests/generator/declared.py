"""What can be asked of what is declared: the kinds there are, elements of states, columns, defs, records."""

from __future__ import annotations

from generator.kinds import (
    BagOf,
    Cell,
    Enum,
    Group,
    Kind,
    ListOf,
    Mark,
    Num,
    Rec,
    Ring,
    Row,
    Seat,
    SetOf,
    Step,
    Truth,
    Way,
    alike,
)
from generator.leaves import element
from generator.writer import Unable, Writer, makes

EVERY = (Num, Truth, Enum, Seat, Way, Cell, Row, Rec, Step, Mark, Group, SetOf, BagOf, ListOf, Ring)


def kinds_of(w: Writer) -> list[Kind]:
    """The single things that collections, indices and parameters can be of."""
    found: list[Kind] = [Num(0, 5), Num(2, 6), Num(-3, 3), Truth(), Seat()]
    found += [Enum(name) for name in w.enums]
    found += [Row(name) for name in w.tables] + [Rec(name) for name in w.records]
    for name, board in w.boards.items():
        found.append(Cell(name))
        if board.ways and name == next(iter(w.boards)):
            found.append(Way(name))
    return found


def collections_of(w: Writer, item: Kind) -> list[Kind]:
    """The kinds of collections of such items that can be written here."""
    found: list[Kind] = [SetOf(item)]
    if not isinstance(item, Step | Group):
        found += [
            state.kind for state in w.states if isinstance(state.kind, BagOf | ListOf) and alike(state.kind.item, item)
        ]
    if isinstance(item, Cell | Seat):
        found.append(ListOf(item))
    return found


@makes(*EVERY, often=2)
def state_element(w: Writer, kind: Kind, depth: int) -> str:
    """`card[you][c]`."""
    found = [state for state in w.states if alike(state.kind, kind)]
    if not found:
        raise Unable
    return element(w, w.random.choice(found), depth)


@makes(*EVERY)
def column_of_row(w: Writer, kind: Kind, depth: int) -> str:
    """`tile.edges`, `card.cheaper(step)`, `card.price[p]`."""
    found = [
        (table, name, column)
        for table, about in w.tables.items()
        for name, column in about.columns.items()
        if alike(column.kind, kind) and (w.you or not column.uses_you)
    ]
    if not found:
        raise Unable
    table, name, column = w.random.choice(found)
    row = w.some(Row(table), depth)
    if column.parameters:
        return f"{row}.{name}({', '.join(w.fitting(one, depth) for one in column.parameters)})"
    if column.per is not None:
        return f"{row}.{name}[{w.fitting(column.per, depth)}]"
    return f"{row}.{name}"


@makes(*EVERY, often=2)
def call_of_def(w: Writer, kind: Kind, depth: int) -> str:
    """`f(x, y)`."""
    found = [one for one in w.defs if alike(one.kind, kind) and (w.you or not one.uses_you)]
    if not found:
        raise Unable
    one = w.random.choice(found)
    if not one.parameters:
        return one.name
    return f"{one.name}({', '.join(w.some(each, depth) for each in one.parameters)})"


@makes(*EVERY)
def worked_out_before(w: Writer, kind: Kind, depth: int) -> str:
    """What reads nothing that changes, though it may depend on what is chosen or walked over."""
    with w.still():
        return w.some(kind, depth + 1)


@makes(Num, Truth, Enum, Seat, Way, Cell, Row, Rec)
def field_of_record(w: Writer, kind: Kind, depth: int) -> str:
    """`spot.owner`."""
    found = [(name, field) for name, fields in w.records.items() for field, part in fields if alike(part, kind)]
    if not found:
        raise Unable
    name, field = w.random.choice(found)
    return f"{w.some(Rec(name), depth)}.{field}"


@makes(*EVERY)
def conditional(w: Writer, kind: Kind, depth: int) -> str:
    """`if a then b else c`."""
    return f"(if {w.condition(depth)} then {w.some(kind, depth)} else {w.some(kind, depth)})"


@makes(Enum, Seat, Way, Cell, Row, Rec, Num, Step, Group)
def first_of(w: Writer, kind: Kind, depth: int) -> str:
    """`first(S)`, `first(x in S where P)`; a number would be optional."""
    if isinstance(kind, Num) and not kind.optional:
        raise Unable
    item = w.any_kind(Num) if isinstance(kind, Num) else kind
    if w.chance(0.5):
        return f"first({w.some(w.random.choice(collections_of(w, item)), depth)})"
    from generator.walks import walk

    with walk(w, item, depth) as (name, text):
        value = f": {w.some(item, depth)}" if w.chance(0.3) else ""
        del name
        return f"first({text}{value})"


@makes(Enum, Row, Seat, Way)
def moved_on(w: Writer, kind: Kind, depth: int) -> str:
    """`good + 1`, `p - 2`, `d + n`."""
    return f"({w.some(kind, depth)} {w.pick('+', '-')} {w.pick(str(w.between(0, 3)), w.some(Num(), depth))})"


@makes(Rec)
def record(w: Writer, kind: Kind, depth: int) -> str:
    """`Bed(row, you)`."""
    assert isinstance(kind, Rec)
    return f"{kind.name}({', '.join(w.fitting(part, depth) for _, part in w.records[kind.name])})"


@makes(Enum, Num, Seat, Cell, Row, Truth, Mark, Rec, Way)
def item_of_list(w: Writer, kind: Kind, depth: int) -> str:
    """`queue[2]`, `tile.edges[d]`."""
    found = [state for state in w.states if isinstance(state.kind, ListOf) and alike(state.kind.item, kind)]
    rings = [
        (table, name, column.kind)
        for table, about in w.tables.items()
        for name, column in about.columns.items()
        if isinstance(column.kind, Ring) and alike(column.kind.item, kind)
    ]
    if rings and (not found or w.chance(0.5)):
        table, name, _ = w.random.choice(rings)
        at = w.some(w.any_kind(Num, Way, Enum, Seat), depth)
        return f"{w.some(Row(table), depth)}.{name}[{at}]"
    if not found:
        raise Unable
    at = w.some(w.any_kind(Num, Seat, Enum), depth) if w.chance(0.6) else str(w.between(0, 3))
    item = f"{element(w, w.random.choice(found), depth)}[{at}]"
    if isinstance(kind, Num) and not kind.optional and w.careful():
        return f"(if {item} is empty then {w.between(0, 3)} else {item})"
    return item
