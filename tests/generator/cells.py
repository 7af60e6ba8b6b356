"""Expressions that are cells, steps, rays and sets of cells."""

from __future__ import annotations

from generator.kinds import Cell, Kind, ListOf, Num, Seat, SetOf, Step, Way
from generator.leaves import cell_name
from generator.writer import Unable, Writer, makes


def _board(w: Writer, kind: Kind) -> str:
    assert isinstance(kind, Cell)
    return kind.board


@makes(Cell)
def stepped(w: Writer, kind: Kind, depth: int) -> str:
    """`c + E`, `c + (1, 2)`, `c - step`."""
    start = w.some(kind, depth)
    if _board(w, kind) == next(iter(w.boards)) and w.chance(0.4):
        return f"({start} + {w.some(Way(_board(w, kind)), depth)})"
    return f"({start} {w.pick('+', '-')} {w.some(Step(), depth)})"


@makes(Cell)
def named_cell(w: Writer, kind: Kind, depth: int) -> str:
    del depth
    found = cell_name(w, _board(w, kind))
    if not found:
        raise Unable
    return found


@makes(Cell)
def place_of_group(w: Writer, kind: Kind, depth: int) -> str:
    """`chain(c).first`."""
    found = [name for name, network in w.networks.items() if network.over == kind]
    if not found:
        raise Unable
    name = w.random.choice(found)
    return f"{name}({w.some(kind, depth)}).first"


@makes(Step)
def step(w: Writer, kind: Kind, depth: int) -> str:
    form = w.between(0, 3)
    if form == 0:
        return f"({w.some(kind, depth)} {w.pick('+', '-')} {w.some(kind, depth)})"
    if form == 1:
        return f"({w.some(kind, depth)} * {w.between(-2, 3)})"
    if form == 2:
        near = [f"{w.some(Num(), 0)} mod 3" if w.careful() else w.some(Num(), depth) for _ in range(2)]
        return f"({near[0]}, {near[1]})"
    return f"first({w.pick('eight_ways', 'four_ways')})"


@makes(SetOf)
def around(w: Writer, kind: Kind, depth: int) -> str:
    """`c.neighbours`, `c.surroundings`."""
    assert isinstance(kind, SetOf)
    if not isinstance(kind.item, Cell):
        raise Unable
    return f"{w.some(kind.item, depth)}.{w.pick('neighbours', 'surroundings')}"


@makes(SetOf)
def ways_about(w: Writer, kind: Kind, depth: int) -> str:
    """Sets of steps: the library's, or made at run time."""
    assert isinstance(kind, SetOf)
    if kind.item != Step():
        raise Unable
    if w.chance(0.5):
        return w.pick("eight_ways", "four_ways")
    return "{" + ", ".join(w.some(Step(), depth) for _ in range(w.between(1, 3))) + "}"


@makes(ListOf)
def ray(w: Writer, kind: Kind, depth: int) -> str:
    assert isinstance(kind, ListOf)
    if not isinstance(kind.item, Cell):
        raise Unable
    start = w.some(kind.item, depth)
    way = w.some(Step(), depth)
    if kind.item.board == next(iter(w.boards)) and w.chance(0.3):
        way = w.some(Way(kind.item.board), depth)
    most = f", {w.some(Num(), 0)}" if w.chance(0.3) else ""
    return f"ray({start}, {way}{most})"


@makes(ListOf)
def order_of_play(w: Writer, kind: Kind, depth: int) -> str:
    assert isinstance(kind, ListOf)
    if kind.item != Seat():
        raise Unable
    return f"{w.pick('clockwise', 'counterclockwise')}({w.fitting(Seat(), depth)})"
