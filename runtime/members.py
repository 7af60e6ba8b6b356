"""How large the sets can be that something is chosen from, as far as the program tells."""

from __future__ import annotations

from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size


def constant_ends(source: ir.Expr) -> range | None:
    """A range of numbers that is always the same."""
    match source:
        case ir.Const((int(first), int(last)), ir.Between()):
            return range(first, last + 1)
        case ir.Op("between", (ir.Const(int(first)), ir.Const(int(last)))):
            return range(first, last + 1)
    return None


def most_members(source: ir.Expr, program: ir.Program) -> int:
    """How many members a set can ever have."""
    assert isinstance(source.type, ir.SetOf)
    size = domain_size(source.type.item, program)
    match source:
        case ir.Const(value):
            return int(value).bit_count()
        case ir.Op("set", args):
            return min(size, len(args))
        case ir.Op("meet", (one, two)):
            return min(most_members(one, program), most_members(two, program))
        case ir.Op("union", (one, two)):
            return min(size, most_members(one, program) + most_members(two, program))
        case ir.Op("without", (one, _)):
            return most_members(one, program)
        case ir.Op("neighbours" | "surroundings", _, _, board):
            about = program.boards[board]
            near = about.neighbours if source.op == "neighbours" else about.surroundings
            return max((sum(1 for cell in cells if cell) for cells in near), default=0)
        case ir.If(_, then, otherwise):
            return max(most_members(then, program), most_members(otherwise, program))
        case ir.Call(number):
            result = program.functions[number].result
            return most_members(result, program) if isinstance(result.type, ir.SetOf) else size
        case ir.Fold("set", gens):
            found = 1
            for gen in gens:
                ends = constant_ends(gen.source)
                most = most_members(gen.source, program) if isinstance(gen.source.type, ir.SetOf) else size
                found *= most if ends is None else len(ends)
            return min(size, found)
    return size
