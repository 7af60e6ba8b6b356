"""Entries from outside into the flow, numbered as they come up; the structs that hold what procedures are given; their
frames."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.storage import frame_location, set_framed, store
from rulewright.compiler.lower.stored.places import slot_type
from rulewright.compiler.lower.types import c_type
from rulewright.runtime import ir
from rulewright.runtime.domain import nothing

DEEP = "procedures call each other too deeply"


@dataclass(slots=True)
class Entries:
    """What has come up of them."""

    points: dict[tuple[str, int, int], int] = field(default_factory=dict)  # kind, number, place -> point
    structs: dict[tuple[str, ...], str] = field(default_factory=dict)  # C types of arguments -> the struct of them


def entry_point(kind: str, number: int, module: Module, place: int = 0) -> int:
    """The point for an entry from outside, numbered as they come up: where a move of a decision is made (`enter`), a
    procedure begins, its arguments in a struct (`begin`), or a chance event that was told happens (`happen`)."""
    points = module.part(Entries).points
    return points.setdefault((kind, number, place), len(module.program.blocks) + len(points))


def enter_tried_point(decision: int, module: Module) -> int:
    """The point at which a move is tried; a secret one as if it were carried out at once."""
    return entry_point("enter tried" if module.program.decisions[decision].pending else "enter", decision, module)


def proc_of_entry(kind: str, number: int, place: int, module: Module) -> int:
    """The procedure in whose flow an entry is."""
    program = module.program
    match kind:
        case "happen":
            return program.blocks[number].proc
        case "begin":
            return number
        case "lent":
            return program.decisions[number].options[place].lent_by[-1][0]
    return program.decisions[number].proc


def entry_procs(module: Module) -> list[int]:
    """For each point beyond the blocks the procedure in whose flow it is."""
    return [proc_of_entry(kind, number, place, module) for kind, number, place in module.part(Entries).points]


# ---------------------------------------------------------------- frames


def push(number: int, state: low.Expr, back: int, module: Module) -> low.Expr:
    """A call that makes a frame for a procedure, its locals at nothing; it is 1 if that cannot be."""
    proc, frame = module.program.procs[number], module.layout.frames[number]
    again = number if number in module.faulting.asked_again else -1  # which is never under way twice
    pushed = (again, frame.size, frame.return_offset, module.fault("RW610", DEEP, proc.where))
    blanks = blanks_of(proc, module)
    if not blanks:
        return low.call("push", state, back, *pushed)
    plain = low.when(low.call("push", low.STATE, low.Local("back"), *pushed), low.returns(1))
    body, takes = (plain, *blanks, low.returns(0)), ("S* s", "int back")
    name = module.helper(("push", number), safe_name("push", proc.name), "int", takes, *body, inline=False)
    return low.call(name, state, back)


def blanks_of(proc: ir.Proc, module: Module) -> list[low.Stmt]:
    """Statements that put the framed locals at nothing, where that is not all zeros."""
    lines = Lines()
    for slot in module.layout.frames[proc.number].fields:
        about = proc.slots[slot]
        empty = nothing(about.type, module.program)
        if not isinstance(about.type, ir.Number) or about.type.optional or empty == 0:
            continue
        if about.count == 1:
            lines.add(set_framed(proc.number, slot, low.Const(empty), lambda: 0, module))
            continue
        for index in range(about.count):
            location = frame_location(proc.number, slot, module, low.Const(index))
            store(location, low.Const(empty), low.ZERO, lines, module)
    return [stmt for _, _, stmt in lines.lines if isinstance(stmt, low.Stmt)]


# ---------------------------------------------------------------- what procedures are given


def given_struct(number: int, module: Module) -> str:
    """The struct for the arguments of a procedure that begins; one for all that take the same."""
    proc, structs = module.program.procs[number], module.part(Entries).structs
    kinds = tuple(c_type(slot_type(slot), module) for slot in proc.slots[: proc.params])
    return structs.setdefault(kinds, f"Given{len(structs)}")


def handed_over(number: int, values: Iterable[low.Expr], module: Module) -> list[low.Stmt]:
    """Statements that put the arguments of a procedure that begins where they wait for it."""
    passed = low.cast(f"{given_struct(number, module)}*", low.path("r.passed"))
    return [low.assign(low.member(passed, f"a{slot}"), value) for slot, value in enumerate(values)]


def given_structs(module: Module) -> list[str]:
    """The arguments of procedures that begin, as structs."""
    found = []
    for kinds, name in module.part(Entries).structs.items():
        members = [f"    {kind} a{slot}" for slot, kind in enumerate(kinds)]
        found.append("\n".join((f"cdef struct {name}:", *(members or ["    int nothing"]))))
    return found


def passed_members(module: Module) -> list[str]:
    """The members of the union that holds the arguments of a procedure that begins."""
    return [f"{name} {name.lower()}" for name in module.part(Entries).structs.values()]
