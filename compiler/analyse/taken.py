"""Blocks, as far as what they give to locals counts: a loop takes from what is left of its collection only where there
is something left, and what is cleared at a rest is not read again."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.compiler.analyse.liveness import locals_read
from rulewright.runtime import ir
from rulewright.runtime.walking import successors

ANYHOW = -1  # whatever locals hold
RESTING = (ir.Ask, ir.Chance, ir.CallProc, ir.CallRules)


def entered_with(program: ir.Program) -> dict[int, int]:
    """The blocks that are reached only where a local holds something, and that local: the bodies of loops."""
    ways: dict[int, set[int]] = {}
    for block in program.blocks:
        match block.end:
            case ir.Branch(ir.Op("is_empty", (ir.Local(slot),)), then, otherwise) if then != otherwise:
                ways.setdefault(otherwise, set()).add(slot)
                ways.setdefault(then, set()).add(ANYHOW)
            case _:
                for to in _led_to(block.end, program):
                    ways.setdefault(to, set()).add(ANYHOW)
    for proc in program.procs:
        if proc.suspends:
            ways.setdefault(proc.entry, set()).add(ANYHOW)
    return {block: next(iter(slots)) for block, slots in ways.items() if len(slots) == 1 and ANYHOW not in slots}


def _led_to(end: ir.End, program: ir.Program) -> Iterator[int]:
    yield from successors(end, program.decisions)
    if isinstance(end, ir.Ask):
        for option in program.decisions[end.decision].options:
            yield option.entry
            yield from (back for _, _, back in option.lent_by)


def taken(block: ir.Block, held: int | None) -> tuple[int, ir.Expr] | None:
    """Of the body of a loop that is entered with something left in a local: what it takes from there, and where to."""
    match block.body[:1]:
        case (ir.Assign(slot, ir.Op("first", (ir.Local(rest) as source,))),) if rest == held:
            return slot, source
        case (ir.Assign(slot, ir.Op("item", (ir.Local(rest) as source, ir.Const(0)))),) if rest == held:
            return slot, source
    return None


def uncleared(block: ir.Block) -> tuple[ir.Stmt, ...]:
    """The statements of a block but for those at its end that clear locals which do not count while it rests. Those of
    numbers stay: bytes from outside are not asked whether one is there."""
    behind = len(block.body)
    if isinstance(block.end, RESTING):
        while behind and _clears(block.body[behind - 1], block):
            behind -= 1
    numbers = (
        one for one in block.body[behind:] if isinstance(one, ir.Assign) and isinstance(one.value.type, ir.Number)
    )
    return *block.body[:behind], *numbers


def _clears(statement: ir.Stmt, block: ir.Block) -> bool:
    read = locals_read(block.end) if not isinstance(block.end, ir.Ask) else ()
    match statement:
        case ir.Assign(slot, ir.Const()):
            return slot not in (*block.kept, *read)
    return False
