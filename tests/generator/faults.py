"""Definitions that go wrong on purpose in ways that chance would hardly find: without end, too far ahead, into
themselves."""

from __future__ import annotations

from generator.kinds import ListOf, Mark
from generator.leaves import literal
from generator.statements import Lines
from generator.writer import Writer


def trap(w: Writer) -> Lines:
    """A turn of a player that ends in a fault, now and then."""
    form = w.trap if w.trap >= 0 else w.between(0, 5)
    if form == 0:
        return [
            f"if turns_taken > {w.between(0, 3)}",
            "    repeat while turns_taken > 0",
            "        number = (number + 1) mod 9",
        ]
    if form == 1:
        return [
            "if number == 0",
            "    repeat 20",
            "        you choose",
            "            delve(deep in 1..4)",
            "                number = deep",
            "    require turns_taken > 500",
        ]
    if form == 2:
        return [
            "you choose",
            "    gamble",
            "        repeat 12",
            "            you choose",
            "                delve(deep in 1..4)",
            "                    number = deep",
            "        require number > 50",
            "    otherwise",
            "        number = 3",
        ]
    if form == 3:
        return [f"require turns_taken < {w.between(1, 4)}"]
    lists = [
        state
        for state in w.states
        if isinstance(state.kind, ListOf) and not state.index and not isinstance(state.kind.item, Mark)
    ]
    if form == 4 and lists:
        kind = lists[0].kind
        assert isinstance(kind, ListOf)
        return ["repeat 9", f"    put {literal(w, kind.item)} onto {lists[0].name}"]
    if form == 4:
        return ["number = 99", f"number += {w.between(1, 9)}"]
    if form == 6:
        return ["you choose take(par_0 in 1..400, par_1 in 1..400)", "    number = 1"]
    if form == 7:
        return [f"do {w.tables['Card'].ids[0]}.{w.tables['Card'].hooks[0][0]}"]
    return [f"you choose take(par_0 in 1..{w.between(1, 3)} where par_0 > turns_taken)", "    number = par_0"]
