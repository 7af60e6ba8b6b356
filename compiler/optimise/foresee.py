"""Answer from the position what else a trial on a copy of it would find out.

can pay(2 of tomato)                        2 of tomato <= your stock
buy(card in market)                         buy(card in market)
    pay card.price                    ->        require card.price <= your stock
                                                pay card.price                       (and no trial is needed)
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulewright.compiler.analyse.conditions import NO, YES, parts_of
from rulewright.compiler.analyse.faulting import Faulting
from rulewright.compiler.analyse.liveness import locals_read
from rulewright.compiler.analyse.rewrite import rewritten_program
from rulewright.compiler.optimise.functions import NewFunctions, told
from rulewright.compiler.optimise.look_ahead import UNSURE, Answer, LookAhead, Path, follow
from rulewright.compiler.optimise.simplify import simpler
from rulewright.compiler.optimise.state_use import StateUse
from rulewright.runtime import ir
from rulewright.runtime.walking import EVERYTHING, nodes


def foresee(program: ir.Program) -> ir.Program:
    """The program with trials answered beforehand, where they can be."""
    return _Foresee(program).whole()


class _Foresee:
    def __init__(self, program: ir.Program) -> None:
        self.program, self.use = program, StateUse(program)
        self.functions = NewFunctions(program)
        self.known: dict[int, ir.Foreseen] = {}

    def whole(self) -> ir.Program:
        decisions = tuple(
            replace(decision, options=tuple(self.option(decision, option) for option in decision.options))
            for decision in self.program.decisions
        )
        for node in nodes(tuple(getattr(self.program, part) for part in ("functions", "procs", "blocks", "decisions"))):
            match node:
                case ir.Can(int() as number):
                    self.procedure(number)
                case ir.Can(None):
                    self.snippets()
        program = replace(self.program, decisions=decisions, functions=self.functions.all, foreseen=dict(self.known))
        if not self.known:
            return program
        faulting = Faulting(program)  # with the functions made now, which may stand in what a `can` is asked with
        return rewritten_program(program, lambda node: self.answered(node, faulting))

    def answered(self, node: Any, faulting: Faulting) -> Any:
        """A `can` with what is foreseen of it in front."""
        match node:
            case ir.Can(int() as number, _, args) if number in self.known and not faulting.may(args):
                known = self.known[number]
                sure, possible = (told(one, args) for one in (known.sure, known.possible))
                return sure if known.sure == known.possible else simpler(ir.Or((sure, ir.And((possible, node)))))
        return node

    # ------------------------------------------------ procedures

    def procedure(self, number: int) -> ir.Foreseen:
        """What is foreseen of carrying out a procedure; nothing while it is being found out, if it calls itself."""
        if number not in self.known:
            self.known[number] = ir.UNKNOWN
            found = self._procedure(self.program.procs[number])
            endless = number in self.use.asked_again and EVERYTHING in found.reads  # only trials are counted
            self.known[number] = ir.UNKNOWN if endless else found
        return self.known[number]

    def _procedure(self, proc: ir.Proc) -> ir.Foreseen:
        if not proc.can_fail:
            return ir.Foreseen(ir.ALWAYS, ir.ALWAYS)
        answer, bound = follow(self.program, proc, self.use, self.rules)
        slots = tuple(replace(slot, framed=False) for slot in proc.slots[: proc.params])
        way = self.use.faulting.way
        sure = self.functions.make("sure", proc, way(answer.sure), slots, bound)
        possible = (
            sure if answer.complete else self.functions.make("possible", proc, way(answer.possible), slots, bound)
        )
        return ir.Foreseen(sure, possible, self.use.reads.within((answer.sure, answer.possible)))

    # ------------------------------------------------ snippets

    def snippets(self) -> None:
        """All that is foreseen of snippets."""
        for snippet in self.program.snippets:
            self.procedure(snippet.proc)

    def rules(self, actor: ir.Expr | None) -> Any:
        """What is foreseen of the snippet that an expression yields, once some states have been written."""

        def answer(rules: ir.Expr, args: tuple[ir.Expr, ...], written: frozenset[str]) -> Answer:
            for snippet in self.program.snippets:
                slots = self.program.procs[snippet.proc].slots[: self.program.procs[snippet.proc].params]
                if any(slot.name == "you" and arg != actor for slot, arg in zip(slots, args, strict=False)):
                    return UNSURE
            self.snippets()
            sure, possible = (
                ir.Op(op, (rules, *args), ir.Truth(), tuple(sorted(written))) for op in ("surely", "possibly")
            )
            return Answer(sure, possible)

        return answer

    # ------------------------------------------------ options

    def option(self, decision: ir.Decision, option: ir.Option) -> ir.Option:
        """An option with what is foreseen of its moves: as leading guards where that is needed in any case, else as
        what makes a trial needless."""
        leading = sum(1 for stmt in option.lead if isinstance(stmt, ir.Prefer))
        noted = option.prefers > leading  # by a trial, behind what is done
        odd = decision.pending or option.lent_by or option.silent or option.is_pass or (noted and not option.rest_needs)
        if odd or not (option.rest_needs or option.rest_fails):
            return option
        whole, bound = self._behind(decision, option, True)
        named = {stmt.slot for stmt in option.lead if isinstance(stmt, ir.Assign)}  # known to the guards only
        doubtful = whole.sure == NO or bool(named & locals_read(whole.sure))
        if not option.rest_needs:
            surely = self.use.faulting.way(whole.sure)
            return replace(
                option, sure=None if doubtful else self.functions.stated("ahead", decision.proc, surely, bound)
            )
        scope, inner = self._behind(decision, option, False)
        faulting = self.use.faulting
        guards = (faulting.way(scope.possible),) if faulting.may(scope.possible) else _parts(scope.possible)
        lead = [
            ir.Require(self.functions.stated("ahead", decision.proc, part, inner), self._guard(option))
            for part in guards
        ]
        if noted:
            return replace(option, lead=(*option.lead, *lead))
        rest = faulting.way(simpler(ir.And(tuple(part for part in _parts(whole.sure) if part not in guards) or (YES,))))
        rest_fails = not (whole.complete and whole == scope)
        open_still = not scope.complete or rest_fails
        sure = self.functions.stated("ahead", decision.proc, rest, bound) if open_still and not doubtful else None
        return replace(
            option, lead=(*option.lead, *lead), rest_needs=not scope.complete, rest_fails=rest_fails, sure=sure
        )

    @staticmethod
    def _guard(option: ir.Option) -> ir.Guard:
        return ir.Guard(-1, option.rules, "", option.where)

    def _behind(self, decision: ir.Decision, option: ir.Option, whole: bool) -> tuple[Answer, list[ir.Slot]]:
        """What a trial of a move would find behind the leading guards."""
        slots = self.program.procs[decision.proc].slots
        known: dict[int, ir.Expr] = {number: ir.Local(number, slot.type) for number, slot in enumerate(slots)}
        actor = known[decision.bind_you]
        ahead = LookAhead(self.program, self.use, actor, whole, self.rules(actor))
        entry = self.program.blocks[option.entry]
        rest = entry.end.to if isinstance(entry.end, ir.Jump) else option.entry
        return ahead.from_block(rest, Path(decision.proc, known)), ahead.bound


def _parts(condition: ir.Expr) -> tuple[ir.Expr, ...]:
    """The conditions that must all hold."""
    return () if condition == YES else parts_of(condition)
