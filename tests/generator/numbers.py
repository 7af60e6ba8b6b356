"""Expressions that are numbers."""

from __future__ import annotations

from generator.declared import collections_of
from generator.kinds import BagOf, Cell, Enum, Kind, ListOf, Num, PileOf, Row, Seat, SetOf, Truth, Way
from generator.leaves import element
from generator.walks import walk, walks
from generator.writer import Unable, Writer, makes

PLAIN = Num()


def plain(kind: Kind) -> None:
    """Nothing here is asked for a number that may be none: it would be one that never is."""
    if isinstance(kind, Num) and kind.optional:
        raise Unable


@makes(Num, often=4)
def arithmetic(w: Writer, kind: Kind, depth: int) -> str:
    plain(kind)
    operator = w.pick("+", "-", "*", "div", "mod", "+", "-")
    right = w.some(PLAIN, depth)
    if operator in ("div", "mod") and w.careful():
        right = w.pick("2", "3", "(-3)", f"({w.between(2, 9)})", f"({w.between(1, 3)} + abs({right}))")
    if operator == "*" and w.careful():
        return f"({w.some(PLAIN, depth)} mod 50 * {right} mod 50)"
    text = f"{w.some(PLAIN, depth)} {operator} {right}"
    return text if w.chance(0.1) else f"({text})"


@makes(Num)
def negative(w: Writer, kind: Kind, depth: int) -> str:
    plain(kind)
    return w.pick(f"(-{w.leaf(PLAIN)})", f"abs({w.some(PLAIN, depth)})", f"(-({w.some(PLAIN, depth)}))")


@makes(Num)
def extreme(w: Writer, kind: Kind, depth: int) -> str:
    plain(kind)
    items = ", ".join(w.some(PLAIN, depth) for _ in range(w.between(2, 3)))
    return f"{w.pick('min', 'max')}({items})"


@makes(Num)
def counted(w: Writer, kind: Kind, depth: int) -> str:
    plain(kind)
    item = w.any_kind()
    if w.chance(0.5):
        return f"count({w.some(w.random.choice(collections_of(w, item)), depth)})"
    with walks(w, item, depth) as (_, text):
        return f"count({text})"


@makes(Num)
def size_of_pile(w: Writer, kind: Kind, depth: int) -> str:
    plain(kind)
    piles = [state for state in w.states if isinstance(state.kind, PileOf)]
    if not piles:
        raise Unable
    return f"count({element(w, w.random.choice(piles), depth)})"


@makes(Num)
def summed(w: Writer, kind: Kind, depth: int) -> str:
    plain(kind)
    with walks(w, w.any_kind(), depth) as (_, text):
        value = w.some(PLAIN, depth)
        return f"{w.pick('sum', 'sum', 'min', 'max')}({text}: {f'{value} mod 20' if w.careful() else value})"


@makes(Num)
def count_of_item(w: Writer, kind: Kind, depth: int) -> str:
    """`b[x]`."""
    plain(kind)
    bags = [state for state in w.states if isinstance(state.kind, BagOf)]
    if not bags:
        raise Unable
    state = w.random.choice(bags)
    assert isinstance(state.kind, BagOf)
    item = w.fitting(state.kind.item, depth)
    if w.chance(0.2):
        return f"({w.some(state.kind, depth)})[{item}]"
    return f"{element(w, state, depth)}[{item}]"


@makes(Num)
def difference(w: Writer, kind: Kind, depth: int) -> str:
    """`b - a` of members, rows, seats, directions."""
    plain(kind)
    one = w.any_kind(Enum, Row, Seat, Way)
    return f"({w.some(one, depth)} - {w.some(one, depth)})"


@makes(Num)
def coordinate(w: Writer, kind: Kind, depth: int) -> str:
    plain(kind)
    cell = w.any_kind(Cell)
    assert isinstance(cell, Cell)
    if w.chance(0.3):
        return f"distance({w.some(cell, depth)}, {w.some(cell, depth)})"
    return f"{w.some(cell, depth)}.{w.random.choice(w.boards[cell.board].axes)}"


@makes(Num)
def tally(w: Writer, kind: Kind, depth: int) -> str:
    """`chain(c).size`, `chain(c).held[p]`."""
    plain(kind)
    if not w.networks:
        raise Unable
    name = w.random.choice(list(w.networks))
    network = w.networks[name]
    word, per = w.random.choice(network.tallies)
    at = f"[{w.fitting(per, depth)}]" if per is not None else ""
    if w.chance(0.2):
        group = w.name("g")
        return f"sum({group} in {name}: {group}.{word}{at})"
    return f"{name}({w.some(network.over, depth)}).{word}{at}"


@makes(Num)
def score_so_far(w: Writer, kind: Kind, depth: int) -> str:
    plain(kind)
    if not w.scores or not w.you and not w.together:
        raise Unable
    name = w.random.choice([*w.scores, *(["total"] if not w.scoring else [])])
    if w.together:
        return name
    return w.pick(name if w.you else f"{name}[{w.some(Seat(), depth)}]", f"{name}[{w.some(Seat(), depth)}]")


@makes(Num)
def way_through(w: Writer, kind: Kind, depth: int) -> str:
    """`index(list, x)`, `steps(a, b, x => next)`: none where there is no place and no way."""
    if isinstance(kind, Num) and not kind.optional and w.careful():
        raise Unable
    lists = [state for state in w.states if isinstance(state.kind, ListOf)]
    if lists and w.chance(0.5):
        state = w.random.choice(lists)
        assert isinstance(state.kind, ListOf)
        return f"index({element(w, state, depth)}, {w.fitting(state.kind.item, depth)})"
    cell = w.any_kind(Cell, Row, Enum)
    from generator.sets import next_ones

    return f"steps({w.some(cell, depth)}, {w.some(cell, depth)}, {next_ones(w, cell, depth)})"


@makes(Num)
def line_length(w: Writer, kind: Kind, depth: int) -> str:
    """`along(c, step, good)` of the library."""
    plain(kind)
    cell = w.any_kind(Cell)
    start = w.some(cell, depth)
    with w.judging(cell) as name:
        return f"along({start}, ({w.between(-1, 1)}, {w.between(-1, 1)}), {name} => {w.some(Truth(), depth)})"


def optional_number(w: Writer, depth: int) -> str:
    """A number that may be none, and is known to be such."""
    states = [state for state in w.states if isinstance(state.kind, Num) and state.kind.optional]
    if states and w.chance(0.5):
        return element(w, w.random.choice(states), depth)
    numbered = [one for one in w.states if one.index[-1:] == (Num(1, 3),) and isinstance(one.kind, Num)]
    lists = [one for one in w.states if isinstance(one.kind, ListOf) and isinstance(one.kind.item, Num)]
    if lists and w.chance(0.4):
        return f"{element(w, w.random.choice(lists), depth)}[{w.some(PLAIN, depth)}]"
    if numbered and w.chance(0.4):
        state = w.random.choice(numbered)
        before = "".join(f"[{w.fitting(kind, depth)}]" for kind in state.index[:-1])
        return f"{state.name}{before}[number]"  # `number` may be anything
    if w.chance(0.5):
        return way_through(w, Num(optional=True), depth)
    return f"first({w.some(SetOf(Num(0, 5)), depth)})"


@makes(Num)
def optional_made_plain(w: Writer, kind: Kind, depth: int) -> str:
    """An optional number computed with: none is an error at run time."""
    plain(kind)
    if w.careful():
        raise Unable
    return f"({optional_number(w, depth)} + {w.between(0, 2)})"


@makes(Num)
def best(w: Writer, kind: Kind, depth: int) -> str:
    plain(kind)
    item = w.any_kind()
    with walk(w, item, depth) as (_, text):
        return f"count({w.pick('most', 'least')}({text}: {w.some(PLAIN, depth)}))"


@makes(Num)
def middle(w: Writer, kind: Kind, depth: int) -> str:
    """`median(x in S: n)`."""
    plain(kind)
    with walk(w, w.any_kind(), depth) as (_, text):
        return f"median({text}: ({w.some(PLAIN, depth)}) mod {w.between(2, 9)})"
