"""Ask what concerns a single parameter while that parameter is chosen, and what concerns none before any is.

place(at cell in grid)                      place(at cell in grid where stone[cell] is empty)
    require stone[cell] is empty      ->

place(at cell in {c in grid where P(c)})    ->  place(at cell in grid where P(cell))

A guard that may fault stays where it is, and so does what stands behind it.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler.analyse.conditions import only_where
from rulewright.compiler.analyse.faulting import Faulting
from rulewright.compiler.analyse.liveness import locals_read
from rulewright.compiler.analyse.rewrite import substituted
from rulewright.runtime import ir


def narrow_ranges(program: ir.Program) -> ir.Program:
    """The program with leading guards moved into the ranges of options."""
    faulting = Faulting(program)
    decisions = tuple(
        replace(decision, options=tuple(_narrowed(option, faulting) for option in decision.options))
        for decision in program.decisions
    )
    return replace(program, decisions=decisions)


def _narrowed(option: ir.Option, faulting: Faulting) -> ir.Option:
    params = [_opened(param, faulting) for param in option.params]
    least = max((at for at, param in enumerate(params) if faulting.may((param.source, param.clauses))), default=-1)
    doubtful = option.available is not None and faulting.may(option.available)
    bound = {param.slot: at for at, param in enumerate(params)}
    named = {statement.slot for statement in option.lead if isinstance(statement, ir.Assign)}
    kept: list[ir.Stmt] = []
    available = option.available
    for statement in option.lead:
        doubtful = doubtful or faulting.may(
            statement.value if isinstance(statement, ir.Assign) else getattr(statement, "condition", ())
        )
        if doubtful or not isinstance(statement, ir.Require) or any(isinstance(s, ir.Prefer) for s in kept):
            kept.append(statement)
            continue
        used = locals_read(statement.condition)
        if used & named:
            kept.append(statement)
            continue
        at = max((least, *(bound[slot] for slot in used if slot in bound)))  # the last parameter it needs
        if at >= 0:
            source = params[at].source
            if isinstance(source, ir.Op) and source.op in ("subsets", "splits"):
                kept.append(statement)
                continue
            params[at] = replace(params[at], clauses=(*params[at].clauses, ("where", statement.condition)))
        else:
            available = statement.condition if available is None else ir.And((available, statement.condition))
    return replace(option, params=tuple(params), lead=tuple(kept), available=available)


def _opened(param: ir.Param, faulting: Faulting) -> ir.Param:
    """A range that is a part of another as that one, narrowed."""
    match param.source:
        case ir.Fold("set", (gen,), ir.Local(slot), kind) if slot == gen.slot and gen.source.type == kind:
            if not only_where(gen.clauses) or faulting.may(gen.clauses):
                return param
            itself: dict[int, ir.Expr] = {slot: ir.Local(param.slot, gen.type)}
            clauses = tuple((clause, substituted(condition, itself)) for clause, condition in gen.clauses)
            return replace(param, source=gen.source, clauses=(*clauses, *param.clauses))
    return param
