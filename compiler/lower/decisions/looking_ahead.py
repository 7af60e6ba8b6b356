"""Decisions that are met in a trial: the search for a move that leads on.

A trial runs the flow on a copy of the state until nothing that must be completed can fail any more (`settled`). Moves
are tried as they come up, and none is looked at behind the first that leads on.
"""

from __future__ import annotations

from functools import partial

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.decisions.candidates import each_candidate, move_of
from rulewright.compiler.lower.decisions.prepared import Asked
from rulewright.compiler.lower.entries import entry_point
from rulewright.compiler.lower.lines import Lines
from rulewright.runtime.effort import TOO_DEEP


def search(asked_: Asked) -> str:
    """The function that looks for a move, `pass` first, that leads on: 0 found, 1 not, 2 the decision is passed
    over."""
    return asked_.function("int", f"search_d{asked_.number}", partial(_search, asked_), "Trial* t")


def _search(asked_: Asked, lines: Lines) -> None:
    t, decision, module = low.Local("t"), asked_.decision, asked_.module
    (m,) = lines.local("Move", "m")
    lines.local("uint32_t", "noted", value=0)
    site = module.fault("RW609", TOO_DEEP, decision.where)
    looks_on = low.call("looks_on", low.STATE, t, low.Local("you"), decision.block, site)
    lines.when(low.negate(looks_on), low.returns(low.select(low.field("r_fault"), 1, 0)))
    leads_on = low.call("leads_on", low.STATE, t, low.address(m), entry_point("enter", asked_.number, module))

    def look(place: int, values: list[low.Expr]) -> None:
        lines.add(*move_of(asked_, place, m, values))
        lines.when(leads_on, low.returns(low.call("searched", low.STATE, 0)))

    for place, option in sorted(enumerate(decision.options), key=lambda one: not one[1].is_pass):
        if option.silent and decision.skip is not None:
            continue
        with lines.block(low.If(low.both(*asked_.available(place)))):
            each_candidate(asked_, place, lines, partial(look, place), lead=not option.silent)
        if option.silent:
            break
    passed_over = decision.skip is not None and not any(option.is_pass for option in decision.options)
    lines.add(low.returns(low.call("searched", low.STATE, 2 if passed_over else 1)))
