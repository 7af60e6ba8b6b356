"""A large set that a local takes from a state is read where it lies, if neither changes while it is used.

let mine = settled[p]                                     ->   for x in explorers
for x in explorers                                                 if any(s in settled[p]: s.column == column[x])
    if any(s in mine: s.column == column[x])
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler.analyse.rewrite import Stmts, free_slots, is_local, rewritten, rewritten_rows, uses_of
from rulewright.compiler.optimise.state_use import StateUse
from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size
from rulewright.runtime.walking import EVERYTHING, nodes

WORD = 64  # members of a set that is copied in one step
ASKED = ("in", "is_empty")  # what is asked of a set where it lies, beside walking through it


def read_in_place(program: ir.Program) -> ir.Program:
    """The program without such locals, in procedures that never wait for anybody."""
    use = StateUse(program)
    procs = [proc if proc.suspends else replace(proc, body=_Body(proc, use).changed()) for proc in program.procs]
    return replace(program, procs=tuple(procs))


class _Body:
    """The statements of one procedure."""

    def __init__(self, proc: ir.Proc, use: StateUse) -> None:
        self.proc, self.use = proc, use

    def changed(self) -> Stmts:
        return rewritten_rows(self.proc.body, self._in_place)

    def _in_place(self, stmts: Stmts) -> Stmts:
        for place, stmt in enumerate(stmts):
            match stmt:
                case ir.Assign(slot, ir.Read() as read) if self._stays(slot, read, rest := stmts[place + 1 :]):
                    moved = rewritten(rest, lambda node: read if is_local(node, slot) else node)
                    return (*stmts[:place], *self._in_place(moved))
        return stmts

    def _stays(self, slot: int, read: ir.Read, rest: Stmts) -> bool:
        """Whether a local is used only behind the statement that gives it a value, and the state is as it was then."""
        kind = read.type
        if not isinstance(kind, ir.SetOf) or domain_size(kind.item, self.use.program) <= WORD:
            return False
        using = [place for place, stmt in enumerate(rest) if uses_of(slot, stmt)]
        while_used = rest[: using[-1] + 1] if using else ()
        if uses_of(slot, rest) != uses_of(slot, self.proc.body) or not _is_asked(slot, kind, rest):
            return False
        if self.use.assigned(rest) & {slot, *free_slots(read)} or self.use.faulting.may(read):
            return False
        asked = self.use.reads.within(read)
        return EVERYTHING not in asked and all(asked.isdisjoint(self.use.writes(stmt)) for stmt in while_used)


def _is_asked(slot: int, kind: ir.Type, rest: Stmts) -> bool:
    """Whether a local is only walked through or asked, as the set that it took."""
    asked = 0
    for node in nodes(rest):
        match node:
            case ir.Gen(source=ir.Local(number, its_kind)) if number == slot:
                asked += its_kind == kind
            case ir.Op(op, args) if op in ASKED and is_local(args[-1], slot):
                asked += args[-1].type == kind
    return asked == uses_of(slot, rest)
