"""What is chosen first is narrowed to what something can be chosen after: at once, for all cells.

move(from a in yours, to b in steps_from(a))    ->  a in yours where steps_from(a) is not empty

Worth it only where that is a mask. Then no list is made of what leads nowhere, and a random move is found at once.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler.analyse.conditions import only_where
from rulewright.compiler.analyse.rewrite import free_slots
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.masks.conditions import is_maskable, mask
from rulewright.compiler.lower.masks.every import Every, item_of
from rulewright.compiler.lower.masks.not_empty import inhabited
from rulewright.compiler.lower.scope import Scope
from rulewright.runtime import ir


def leading_on(option: ir.Option, scope: Scope, module: Module) -> ir.Option:
    """The option with each parameter narrowed to what leaves a choice for the one behind it."""
    params = list(option.params)
    for at in range(len(params) - 2, -1, -1):
        others = {param.slot for param in params if param is not params[at]}
        condition = _leads_on(params[at], params[at + 1], others, scope, module)
        if condition is not None:
            params[at] = replace(params[at], clauses=(*params[at].clauses, ("where", condition)))
    return replace(option, params=tuple(params)) if tuple(params) != option.params else option


def _leads_on(param: ir.Param, follower: ir.Param, others: set[int], scope: Scope, module: Module) -> ir.Expr | None:
    """The condition that a parameter leaves a choice for its follower, if it is a mask."""
    if not module.uses("followers") or not is_maskable(param.source, module):
        return None
    source, clauses = follower.source, follower.clauses
    if not isinstance(source.type, ir.SetOf) or isinstance(source, ir.Op) and source.op in ("subsets", "splits"):
        return None
    condition = inhabited(source, module)
    used = set(free_slots(source))
    if condition is None or clauses or not only_where(param.clauses) or param.slot not in used or used & others:
        return None
    found = mask(condition, Every(param.slot, item_of(param.source), scope, module))
    return None if found is None else condition
