"""What a set gathers, and asks about before, is found once for each element.

{feature(s) for s in concerned where feature(s).open == 0 and claimants(feature(s)) is not empty}
    ->  {f for s in concerned, f in {feature(s)} where f.open == 0 and claimants(f) is not empty}

Where there is no such value the conditions need not be asked: none is in no set.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler.analyse.conditions import YES
from rulewright.compiler.analyse.rewrite import rewritten
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.expressions.unmade_sets import is_in_any_order
from rulewright.compiler.lower.types import set_words
from rulewright.runtime import ir
from rulewright.runtime.domain import counts_from_one
from rulewright.runtime.walking import nodes


def named_once(node: ir.Fold, module: Module) -> ir.Fold:
    """The set, or the question whether it has a member, with a name for what it gathers where one is needed."""
    match node:
        case ir.Fold("set", (*_, last), value) if value is not None:
            result: ir.Expr | None = None
        case ir.Fold("any", (*_, last), ir.Op("not", (ir.Op("is_empty", (value,)),))):
            result = YES
        case _:
            return node
    asked = tuple(clause for clause in last.clauses if any(part == value for part in nodes(clause[1])))
    plain = isinstance(value, ir.Local | ir.Const | ir.Read) or not counts_from_one(value.type)
    if plain or not asked or not is_in_any_order(node, module) or set_words(value.type, module) == 1:
        return node
    name = ir.Local(module.slot("named", value), value.type)
    renamed = tuple((what, rewritten(one, lambda part: name if part == value else part)) for what, one in asked)
    before = replace(last, clauses=tuple(clause for clause in last.clauses if clause not in asked))
    named = ir.Gen(name.slot, value.type, ir.Op("set", (value,), ir.SetOf(value.type)), renamed)
    return replace(node, gens=(*node.gens[:-1], before, named), value=result or name)
