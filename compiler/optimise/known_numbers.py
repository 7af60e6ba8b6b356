"""Do not ask of a number whether it is there where it surely is.

stake[you] + 1, stake: 1..9 per Player, you a player     ->  the same, known to have a result
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rulewright.compiler.analyse.facts import Facts, Owner
from rulewright.compiler.analyse.rewrite import rewritten
from rulewright.runtime import ir


def known_numbers(program: ir.Program) -> ir.Program:
    """The program in which only numbers that may be none are looked at."""
    facts = Facts(program)

    def known(owner: Owner, part: Any) -> Any:
        return rewritten(part, _change(facts, facts.knower(owner)))

    return replace(
        program,
        functions=tuple(known(("f", function.number), function) for function in program.functions),
        procs=tuple(known(("p", proc.number), proc) for proc in program.procs),
        blocks=tuple(known(("p", block.proc), block) for block in program.blocks),
        decisions=tuple(
            replace(
                decision,
                actor=known(("p", decision.proc), decision.actor),
                options=tuple(
                    # what is handed to an action that lends its options is computed where that action is
                    replace(known(("p", decision.proc), option), lent_by=option.lent_by)
                    for option in decision.options
                ),
            )
            for decision in program.decisions
        ),
        **{name: known(("other", 0), getattr(program, name)) for name in ("networks", "scores", "rank", "invariants")},
    )


def _change(facts: Facts, is_known: Callable[[int], bool]) -> Callable[[Any], Any]:
    def there(number: ir.Expr, wanted: ir.Type) -> ir.Expr | None:
        """A number that would be looked at, as one that surely is there and fits."""
        assert isinstance(number.type, ir.Number)
        plain = replace(number, type=replace(number.type, optional=False))
        return plain if facts.is_some(number, is_known) and facts.is_inside(plain, wanted, is_known) else None

    def change(node: Any) -> Any:
        match node:
            case ir.Op("present" | "within", (number,), kind):
                return there(number, kind) or node
            case ir.Store(place, value) if isinstance(value.type, ir.Number) and value.type.optional:
                return replace(node, value=there(value, place.type) or value)
        return node

    return change
