"""Decisions that are met in a trial: the search for a move that leads on.

A trial runs the flow on a copy of the state until nothing that must be completed can fail any more (`settled`).
"""

from __future__ import annotations

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.asked import Asked, head_parameters, passed_on
from rulewright.compiler.lower.context import Lines, Module
from rulewright.compiler.lower.decisions import generate
from rulewright.compiler.lower.entries import enter_point
from rulewright.runtime.effort import TOO_DEEP


def search(asked_: Asked, module: Module) -> str:
    """The function that looks for a move, `pass` first, that leads on: 0 found, 1 not, 2 the decision is passed over."""
    return module.once(
        ("search", asked_.number), f"search_d{asked_.number}", lambda fresh: _search(fresh, asked_, module)
    )


def _search(name: str, asked_: Asked, module: Module) -> low.Function:
    t, found = low.names("t", "found")
    decision = asked_.decision
    lines = Lines()
    lines.declared += ["cdef Moves found"]
    site = module.fault("RW609", TOO_DEEP, decision.where)
    lines.when(
        low.negate(low.call("looks_on", low.STATE, t, low.Local("you"), decision.block, site)),
        low.returns(low.select(low.field("r_fault"), 1, 0)),
    )
    lines.add(low.do("no_moves", low.address(found)))
    order = sorted(range(len(decision.options)), key=lambda place: not decision.options[place].is_pass)
    for place in order:
        option = decision.options[place]
        if option.silent and decision.skip is not None:
            continue
        lines.add(
            low.do(generate(asked_, place, module, lead=not option.silent), *passed_on(asked_), low.address(found))
        )
        if option.silent:
            break
    passed_over = decision.skip is not None and not any(option.is_pass for option in decision.options)
    lines.add(
        low.returns(
            low.call("one_leads_on", low.STATE, t, low.address(found), enter_point(asked_.number, module), passed_over)
        )
    )
    parameters = head_parameters(asked_, module) + ", Trial* t"
    return lines.function(f"int {name}({parameters})")
