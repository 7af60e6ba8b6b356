"""Which blocks and decisions are written: those that something leads to, as the options are set."""

from __future__ import annotations

from rulewright.compiler.lower.context import Module, remembered
from rulewright.runtime import ir
from rulewright.runtime.reached import reached_blocks
from rulewright.runtime.walking import nodes


@remembered
def reached(module: Module) -> frozenset[int]:
    """The numbers of the blocks that are written."""
    program = module.program
    if not module.uses("reached_only"):
        return frozenset(range(len(program.blocks)))
    tried = {one.proc for one in nodes(program) if isinstance(one, ir.Can) and one.proc is not None}
    return reached_blocks(program, {0, *tried, *(snippet.proc for snippet in program.snippets)})


@remembered
def written_blocks(module: Module) -> list[ir.Block]:
    """The blocks that are written."""
    return [block for block in module.program.blocks if block.number in reached(module)]


@remembered
def written_decisions(module: Module) -> list[ir.Decision]:
    """The decisions that are written."""
    return [one for one in module.program.decisions if one.block in reached(module)]
