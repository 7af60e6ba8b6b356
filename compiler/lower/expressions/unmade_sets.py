"""Large sets that are only walked, and never made.

{feature(s) for s in {Segment(here, m) for m in Mark} | farms_near(here) where …}
    for m in Mark:  s = Segment(here, m), …     and then the loops of farms_near, each with s as what it would put in

Only where neither the order of the elements nor how often one comes up can be told: for sets, `any` and `all` in which
nothing faults.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler.analyse.conditions import only_where
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.few_values import opened
from rulewright.compiler.lower.masks.conditions import WIDEST
from rulewright.compiler.lower.types import is_scalar, set_words
from rulewright.runtime import ir

Gens = tuple[ir.Gen, ...]
MOST = 3  # times that what happens to an element is written


def walked(node: ir.Fold, module: Module) -> list[Gens]:
    """The generators of an aggregate: several in a row where they stand for one over a union."""
    if node.op not in ("set", "union", "any", "all") or not is_in_any_order(node, module):
        return [node.gens]
    return ways_of(node.gens, module)


def ways_of(gens: Gens, module: Module) -> list[Gens]:
    """The same for generators of which neither order nor repetition can be told, and in which nothing faults."""
    found = _opened(gens, module) if module.uses("unmade_sets") else [gens]
    return found if len(found) <= MOST else [gens]


def is_in_any_order(node: ir.Fold, module: Module) -> bool:
    """Whether an aggregate is the same in whichever order the elements come up."""
    if not module.uses("unmade_sets") or node.op not in ("set", "union", "any", "all", "count", "sum", "min", "max"):
        return False
    steady = all(only_where(gen.clauses) for gen in node.gens)
    return steady and not module.faulting.may((node.gens, node.value))


def _opened(gens: Gens, module: Module) -> list[Gens]:
    for place, gen in enumerate(gens):
        for further in _sources(gen, module):
            return [way for more in further for way in _opened((*gens[:place], *more, *gens[place + 1 :]), module)]
    return [gens]


def _sources(gen: ir.Gen, module: Module) -> list[list[Gens]]:
    """The generators that stand for one over a large set that is made of others, in one list; none if it is not."""
    if not isinstance(gen.source.type, ir.SetOf) or set_words(gen.source.type.item, module) <= WIDEST:
        return []
    if not only_where(gen.clauses):
        return []
    match gen.source:
        case ir.Call() as call:
            body = opened(call, module, lets=True)
            inner = None if body is None else replace(gen, source=body)
            return [] if inner is None else _sources(inner, module)
        case ir.Op("union", (one, two)) if one.type == two.type == gen.source.type:
            return [[(replace(gen, source=one),), (replace(gen, source=two),)]]
        case ir.Fold("set", gens, value) if value is not None and is_scalar(value.type):
            single = ir.Op("set", (value,), gen.source.type)
            return [[(*gens, replace(gen, source=single))]]
    return []
