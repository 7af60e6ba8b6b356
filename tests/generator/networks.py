"""Networks over cells, records and rows, with tallies of every sort."""

from __future__ import annotations

from generator.kinds import Cell, Enum, Kind, Num, Row, Seat, SetOf, Truth
from generator.leaves import written
from generator.writer import Named, Network, Unable, Writer


def networks(w: Writer) -> list[str]:
    """Perhaps a network."""
    if not w.chance(0.4):
        return []
    try:
        over = w.any_kind(Cell, Cell, Row, *((type(w.any_kind()),) if w.chance(0.1) else ()))
    except Unable:
        return []
    from generator.kinds import Rec

    if w.records and w.chance(0.3):
        over = Rec("Spot")
    if not isinstance(over, Cell | Row | Rec):
        return []
    with w.alone(False), w.bound(Named("node", over)):
        where = f" where {_simple(w, over)}" if w.chance(0.8) else ""
        lines = [f"network chain over node in {written(over, w)}{where}", f"    joins to {_joins(w, over)}"]
        tallies: list[tuple[str, Kind | None]] = []
        for _ in range(w.between(1, 3)):
            line, per = _tally(w)
            name = w.name("tally")
            tallies.append((name, per))
            lines.append(f"    {name}{line}")
    w.networks["chain"] = Network(over, tuple(tallies))
    return lines


def _simple(w: Writer, over: Kind) -> str:
    """A condition on the node that reads a state of it, where there is one: such networks are kept up to date."""
    found = [state for state in w.states if state.index == (over,) and isinstance(state.kind, Seat | Enum)]
    if found and w.chance(0.7):
        return f"{w.random.choice(found).name}[node] is not empty"
    return w.some(Truth(), 2)


def _joins(w: Writer, over: Kind) -> str:
    found = [state for state in w.states if state.index == (over,) and isinstance(state.kind, Seat | Enum)]
    if isinstance(over, Cell) and w.chance(0.8):
        if found and w.chance(0.7):
            state = w.random.choice(found).name
            return f"{{other in node.neighbours where {state}[other] == {state}[node]}}"
        return w.pick("node.neighbours", "node.surroundings")
    return w.some(SetOf(over), 2)


def _tally(w: Writer) -> tuple[str, Kind | None]:
    form = w.between(0, 3)
    if form == 0:
        return " = 1", None
    if form == 1:
        item = w.any_kind(Enum, Seat, Cell, Row)
        return f" = distinct({w.some(w.random.choice((item, SetOf(item))), 2)})", None
    if form == 2:
        per = w.random.choice((Seat(), Enum("Kind")))
        with w.bound(Named("who", per)):
            return f" per who in {written(per, w)} = if {w.some(Truth(), 1)} then {w.between(-1, 3)} else 0", per
    return f" = ({w.some(Num(), 2)}) mod 10", None
