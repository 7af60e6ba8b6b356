"""Networks that only grow while a state is filled: nodes are the cells on which it is not none, joined to neighbours
with an equal value of it, and no tally reads anything else. A cell that becomes a node takes no join away."""

from __future__ import annotations

from rulewright.runtime import ir
from rulewright.runtime.walking import StatesRead, nodes


def growing_state(network: ir.Network, program: ir.Program, reads: StatesRead) -> str | None:
    """The state with which a network grows; None where it is not so simple."""
    if not isinstance(network.over, ir.Cell):
        return None
    match network.where:
        case ir.Op("not", (ir.Op("is_empty", (ir.Read(name, (ir.Local(0),)),)),)):
            pass
        case ir.Op("ne", (ir.Read(name, (ir.Local(0),)), ir.Const(0))):
            pass
        case _:
            return None
    state = next(state for state in program.states if state.name == name)
    if reads.by_network(network.name) != {name} or not isinstance(state.type, ir.Seat | ir.Member | ir.Row):
        return None
    return name if _joins_equals(network.joins, name) and all(map(_is_plain, network.tallies)) else None


def _joins_equals(joins: ir.Expr, name: str) -> bool:
    """`{n in c.neighbours where state[n] == state[c]}`."""
    match joins:
        case ir.Fold(
            "set",
            (
                ir.Gen(
                    slot,
                    _,
                    ir.Op("neighbours", (ir.Local(0),)),
                    (("where", ir.Op("eq", (ir.Read() as one, ir.Read() as two))),),
                ),
            ),
            ir.Local(value),
        ):
            indices = {index.slot for read in (one, two) for index in read.index if isinstance(index, ir.Local)}
            return value == slot and one.state == two.state == name and indices == {0, slot}
    return False


def _is_plain(tally: ir.TallyRule) -> bool:
    """A sum whose value at a node depends on that node's own element alone."""
    if tally.distinct or tally.index is not None:
        return False
    for part in nodes(tally.value):
        match part:
            case ir.Read(_, index):
                if index != (ir.Local(0, index[0].type),):
                    return False
            case ir.Call() | ir.Formula() | ir.GroupOf() | ir.TallyOf() | ir.Groups() | ir.Fingerprint() | ir.Whole():
                return False
    return True


def is_mutual(board: ir.Board) -> bool:
    """Whether cells are always next to, and around, each other."""
    for near in (board.neighbours, board.surroundings):
        pairs = {(cell, other) for cell, others in enumerate(near, 1) for other in others if other}
        if any((other, cell) not in pairs for cell, other in pairs):
            return False
    return True
