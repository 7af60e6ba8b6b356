"""What is largest in a program: told to its author where a module of it cannot be built."""

from __future__ import annotations

from rulewright.runtime import ir
from rulewright.runtime.walking import nodes


def largest_part(program: ir.Program) -> str:
    """What is largest in a program, in the author's words."""
    parts = [
        (4 * len(one.options), f"the choice in line {one.where.line} has {len(one.options):,} options")
        for one in program.decisions
    ]
    for proc in program.procs:
        bodies = (proc.body, *(block.body for block in program.blocks if block.proc == proc.number))
        count = sum(isinstance(node, ir.Stmt) for node in nodes(bodies))
        parts.append((count, f"'{proc.name}' in line {proc.where.line} has {count:,} statements"))
    for function in program.functions:
        count = sum(1 for _ in nodes((function.lets, function.result)))
        parts.append((count // 8, f"'{function.name}' in line {function.where.line} is very long"))
    return max(parts)[1]
