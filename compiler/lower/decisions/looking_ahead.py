"""Decisions that are met in a trial: the search for a move that leads on.

A trial runs the flow on a copy of the state until nothing that must be completed can fail any more (`settled`). Moves
are tried as they come up, and none is looked at behind the first that leads on.
"""

from __future__ import annotations

from functools import partial

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.decisions.candidates import each_candidate, move_of
from rulewright.compiler.lower.decisions.prepared import Asked, head_parameters, inner_scope
from rulewright.compiler.lower.entries import enter_point
from rulewright.compiler.lower.lines import Lines
from rulewright.runtime.effort import TOO_DEEP


def search(asked_: Asked, module: Module) -> str:
    """The function that looks for a move, `pass` first, that leads on: 0 found, 1 not, 2 the decision is passed
    over."""
    return module.once(
        ("search", asked_.number), f"search_d{asked_.number}", lambda fresh: _search(fresh, asked_, module)
    )


def _search(name: str, asked_: Asked, module: Module) -> low.Function:
    t, m = low.names("t", "m")
    decision = asked_.decision
    lines = Lines()
    lines.local("Move", "m")
    lines.local("uint32_t", "noted", value=0)
    site = module.fault("RW609", TOO_DEEP, decision.where)
    lines.when(
        low.negate(low.call("looks_on", low.STATE, t, low.Local("you"), decision.block, site)),
        low.returns(low.select(low.field("r_fault"), 1, 0)),
    )
    point = enter_point(asked_.number, module)
    scope = inner_scope(asked_, module)
    order = sorted(range(len(decision.options)), key=lambda place: not decision.options[place].is_pass)

    def look(place: int, values: list[low.Expr]) -> None:
        lines.add(*move_of(asked_, place, m, values, module))
        lines.when(
            low.call("leads_on", low.STATE, t, low.address(m), point), low.returns(low.call("searched", low.STATE, 0))
        )

    for place in order:
        option = decision.options[place]
        if option.silent and decision.skip is not None:
            continue
        available = low.TRUE if option.available is None else module.lowered(option.available, scope)
        with lines.block(low.If(available)):
            each_candidate(asked_, place, scope, lines, module, partial(look, place), lead=not option.silent)
        if option.silent:
            break
    passed_over = decision.skip is not None and not any(option.is_pass for option in decision.options)
    lines.add(low.returns(low.call("searched", low.STATE, 2 if passed_over else 1)))
    return lines.function("int", name, *head_parameters(asked_, module), "Trial* t")
