"""What a write does to networks: they are marked to be found afresh, told of it (see network_upkeep.py), or kept up to
date at once.

At once, in the simple case of analyse/growing.py: a cell that becomes a node is joined by union-find; any other change
marks the network.
"""

from __future__ import annotations

from rulewright.compiler.analyse.growing import growing_state
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.kept.cell_numbers import on_fill, on_write
from rulewright.compiler.lower.kept.network_upkeep import Upkeep, upkeep
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import safe_name
from rulewright.runtime import ir


def network_member(network: ir.Network, what: str) -> str:
    """The member of the struct that keeps something of a network."""
    return f"{safe_name('n', network.name)}_{what}"


def of_network(network: ir.Network, what: str) -> low.Expr:
    """What is kept of a network in a position."""
    return low.field(network_member(network, what))


def bring_up_to_date(network: ir.Network, lines: Lines, module: Module) -> None:
    """Statements at the head of whatever asks a network."""
    stale = of_network(network, "stale")
    if upkeep(network, module) is not None:
        noted = of_network(network, "noted")
        lines.when(low.either(stale, noted), low.do(safe_name("net_update", network.name), low.STATE))
    else:
        lines.when(stale, low.do(safe_name("net_find", network.name), low.STATE))


def kept_state(network: ir.Network, module: Module) -> str | None:
    """The state by which a network is kept up to date; None where it is not the simple case."""
    return module.remember(
        ("kept", network.name), lambda: _kept_state(network, module) if module.uses("keep_networks") else None
    )


def _kept_state(network: ir.Network, module: Module) -> str | None:
    name = growing_state(network, module.program, module.facts.reads)
    if name is None or module.faulting.network(network.name):
        return None
    return name if module.layout.by_name[name].encoding.kind == "planes" else None


def _readers(state: str, module: Module) -> list[ir.Network]:
    return [network for network in module.program.networks if state in module.facts.reads.by_network(network.name)]


def needs_old(state: str, module: Module) -> bool:
    """Whether a write of a state must know what was there before."""
    return any(kept_state(network, module) == state for network in _readers(state, module))


def lines_on_write(state: str, index: low.Expr, module: Module, element: low.Expr | None = None) -> list[low.Stmt]:
    """Statements after an element has been written; `index` is its first index, `element` the one member
    that came or went, if it is a set and no more has changed (`old` and `value` are at hand where `needs_old`)."""
    lines = on_write(state, index, module)
    for network in _readers(state, module):
        about = upkeep(network, module)
        if about is not None:
            lines += _noted(network, about, state, index, element)
        elif kept_state(network, module) == state:
            lines.append(
                low.do(safe_name("net_keep", network.name), low.STATE, index, low.Local("old"), low.Local("value"))
            )
        else:
            lines += _forget(network, state, module)
    return lines


def _noted(network: ir.Network, about: Upkeep, state: str, index: low.Expr, element: low.Expr | None) -> list[low.Stmt]:
    """What a network of parts of cells is told of a write."""
    lines: list[low.Stmt] = []
    if state in about.joining | about.counted:
        lines.append(low.do(safe_name("net_note", network.name), low.STATE, index, int(state in about.joining)))
    if state in about.carried:
        lines.append(low.do(safe_name("net_recount", network.name), low.STATE, index))
    if state in about.gathered:
        stale = low.assign(of_network(network, "stale"), 1)
        lines.append(stale if element is None else low.do(safe_name("net_recount", network.name), low.STATE, element))
    return lines


def _forget(network: ir.Network, state: str, module: Module) -> list[low.Stmt]:
    """What is no longer known: all groups, or only the tallies that read the state."""
    if upkeep(network, module) is not None or state in module.facts.reads.within((network.where, network.joins)):
        return [low.assign(of_network(network, "stale"), 1)]
    return [
        low.assign(of_network(network, safe_name("counted_", tally.name)), 0)
        for tally in network.tallies
        if state in module.facts.reads.within(tally.value)
    ]


def lines_on_fill(state: str | None, module: Module) -> list[low.Stmt]:
    """Statements after a whole state (None: every state) has been written."""
    lines = on_fill(state, module)
    if state is None:
        return lines + [low.assign(of_network(network, "stale"), 1) for network in module.program.networks]
    return lines + [line for network in _readers(state, module) for line in _forget(network, state, module)]
