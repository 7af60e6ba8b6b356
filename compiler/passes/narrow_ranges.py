"""Ask what concerns a single parameter while that parameter is chosen, and what concerns none before any is.

place(at cell in grid)                      place(at cell in grid where stone[cell] is empty)
    require stone[cell] is empty      ->
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler.liveness import reads
from rulewright.runtime import ir


def narrow_ranges(program: ir.Program) -> ir.Program:
    """The program with leading guards moved into the ranges of options."""
    decisions = tuple(
        replace(decision, options=tuple(_narrowed(option) for option in decision.options))
        for decision in program.decisions
    )
    return replace(program, decisions=decisions)


def _narrowed(option: ir.Option) -> ir.Option:
    params = list(option.params)
    bound = {param.slot: at for at, param in enumerate(params)}
    named = {statement.slot for statement in option.lead if isinstance(statement, ir.Assign)}
    kept: list[ir.Stmt] = []
    available = option.available
    for statement in option.lead:
        if not isinstance(statement, ir.Require) or any(isinstance(s, ir.Prefer) for s in kept):
            kept.append(statement)
            continue
        used = reads(statement.condition)
        if used & named:
            kept.append(statement)
            continue
        asked = [bound[slot] for slot in used if slot in bound]
        if asked:
            at = max(asked)  # the last parameter it needs
            source = params[at].source
            if isinstance(source, ir.Op) and source.op in ("subsets", "splits"):
                kept.append(statement)
                continue
            params[at] = replace(params[at], clauses=(*params[at].clauses, ("where", statement.condition)))
        else:
            available = statement.condition if available is None else ir.And((available, statement.condition))
    return replace(option, params=tuple(params), lead=tuple(kept), available=available)
