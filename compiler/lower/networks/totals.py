"""Where the totals of a kept network lie. Sums of small numbers share words, a lane of sixteen bits for each; a larger
one, which may be negative, has the upper half of a word. Two groups become one by adding word to word. What a node
counts for itself lies in the same lanes, if that can change."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.kept.after_write import network_member, of_network
from rulewright.compiler.lower.kept.network_upkeep import upkeep
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.networks.joining import tally_width
from rulewright.compiler.lower.types import size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of

LANE, WIDE, WORD = 16, 32, 64  # bits of a lane, of one for a larger sum, of a word


@dataclass(frozen=True, slots=True)
class Lanes:
    """The lanes of tallies by their names: in which word, how far the first value is shifted there, and how many bits
    each has."""

    places: dict[str, tuple[int, int, int]]
    words: int
    changing: tuple[int, ...]  # the words of which each node's own share is known


def lanes(network: ir.Network, module: Module) -> Lanes:
    """The lanes of a network's tallies; those that can change at a node stand together."""
    return module.remember(("lanes", network.name), lambda: _lanes(network, module))


def _lanes(network: ir.Network, module: Module) -> Lanes:
    places: dict[str, tuple[int, int, int]] = {}
    ends, changing = list[list[int]](), list[int]()  # of each word: where it is free, and where that ends
    for changes in (False, True):
        some = [tally for tally in network.tallies if can_change(tally, network, module) == changes]
        first = len(ends)
        for tally in (each for each in some if _bits(each, network, module) == WIDE):
            places[tally.name] = (len(ends), WIDE, WIDE)
            ends.append([0, WIDE])
        for tally in (each for each in some if _bits(each, network, module) == LANE):
            taken = tally_width(tally, module) * LANE
            number = next((n for n, (at, end) in enumerate(ends) if n >= first and at + taken <= end), len(ends))
            ends += [[0, WORD]] if number == len(ends) else []
            places[tally.name] = (number, ends[number][0], LANE)
            ends[number][0] += taken
        changing += range(first, len(ends)) if changes else ()
    return Lanes(places, len(ends), tuple(changing))


def can_change(tally: ir.TallyRule, network: ir.Network, module: Module) -> bool:
    """Whether what a node counts for can change while it stays, so that its share must be known."""
    about = upkeep(network, module)
    assert about is not None
    return not tally.distinct and tally.name in about.by_node | about.by_cell


def _bits(tally: ir.TallyRule, network: ir.Network, module: Module) -> int:
    """How wide a lane must be so that all nodes together cannot count for more than it holds; 0 if none is."""
    if tally.distinct or not isinstance(tally.value.type, ir.Number) or tally.value.type.optional:
        return 0
    size, width = size_of(network.over, module), tally_width(tally, module)
    least, most = tally.value.type.low * size, tally.value.type.high * size
    if least >= 0 and most < 1 << LANE and width * LANE <= WORD:
        return LANE
    return WIDE if width == 1 and -(1 << WIDE - 1) <= least and most < 1 << WIDE - 1 else 0


def words_of(what: str, network: ir.Network, node: low.Expr, module: Module) -> Iterator[tuple[int, low.Expr]]:
    """The words of a node, by their number: its `sums`, or what it counts for itself, its `shares`."""
    found = lanes(network, module)
    numbers = range(found.words) if what == "sums" else found.changing
    for place, number in enumerate(numbers):
        yield number, of_network(network, what)[node * len(numbers) + place if len(numbers) > 1 else node]


def word_members(network: ir.Network, size: int, module: Module) -> list[tuple[str, str, int]]:
    """The members that hold the words: (C type, name, how many)."""
    found = lanes(network, module)
    counts = (("sums", found.words), ("shares", len(found.changing)))
    return [("uint64_t", network_member(network, what), size * count) for what, count in counts if count]


def shift_of(tally: ir.TallyRule, per: low.Expr | None, network: ir.Network, module: Module) -> low.Expr:
    """How far a tally's value is shifted in its word."""
    _, first, _ = lanes(network, module).places[tally.name]
    if per is None or tally.index is None:
        return low.Const(first)
    if isinstance(per, low.Const):
        return low.Const(first + (int(per.value) - base_of(tally.index)) * LANE)
    return (per - base_of(tally.index)) * LANE + first


def in_lane(
    what: str, tally: ir.TallyRule, node: low.Expr, per: low.Expr | None, network: ir.Network, module: Module
) -> low.Expr:
    """A number in a node's words."""
    number, shift, bits = lanes(network, module).places[tally.name]
    word = dict(words_of(what, network, node, module))[number]
    if bits == WIDE:
        return low.cast("int", word >> shift)
    return low.cast("int", word >> shift_of(tally, per, network, module) & (1 << LANE) - 1)


def total_array(network: ir.Network, tally: ir.TallyRule) -> low.Expr:
    """The totals of a tally that shares no word."""
    return of_network(network, safe_name("t_", tally.name))


def share_array(network: ir.Network, tally: ir.TallyRule) -> low.Expr:
    """What each node counts for in a tally that shares no word."""
    return of_network(network, safe_name("own_", tally.name))
