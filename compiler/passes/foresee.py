"""Answer from the position what else a trial on a copy of it would find out.

can pay(2 of tomato)                        2 of tomato <= your stock
buy(card in market)                         buy(card in market)
    pay card.price                    ->        require card.price <= your stock
                                                pay card.price                       (and no trial is needed)
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulewright.compiler.liveness import reads
from rulewright.compiler.passes.look_ahead import BOUND, UNSURE, Answer, LookAhead, Path
from rulewright.compiler.passes.simplify import NO, YES, simpler
from rulewright.compiler.passes.state_use import StateUse
from rulewright.compiler.rewrite import nodes, rewritten, rewritten_program
from rulewright.runtime import ir

SMALL = 25  # nodes of a condition that is written where it is asked


def foresee(program: ir.Program) -> ir.Program:
    """The program with trials answered beforehand, where they can be."""
    return _Foresee(program).whole()


class _Foresee:
    def __init__(self, program: ir.Program) -> None:
        self.program, self.use = program, StateUse(program)
        self.functions = list(program.functions)
        self.known: dict[int, ir.Foreseen] = {}
        self.same: dict[Any, int] = {}  # functions made, by what they are

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
        program = replace(self.program, decisions=decisions, functions=tuple(self.functions), foreseen=dict(self.known))
        return rewritten_program(program, self.answered)

    def answered(self, node: Any) -> Any:
        """A `can` with what is foreseen of it in front."""
        match node:
            case ir.Can(int() as number, _, args) if number in self.known:
                known = self.known[number]
                sure, possible = (self._told(one, args) for one in (known.sure, known.possible))
                return sure if known.sure == known.possible else simpler(ir.Or((sure, ir.And((possible, node)))))
        return node

    @staticmethod
    def _told(function: int, args: tuple[ir.Expr, ...]) -> ir.Expr:
        if function < 0:
            return YES if function == ir.ALWAYS else NO
        return ir.Call(function, args, ir.Truth())

    # ------------------------------------------------ procedures

    def procedure(self, number: int) -> ir.Foreseen:
        """What is foreseen of carrying out a procedure; nothing while it is being found out, if it calls itself."""
        if number not in self.known:
            self.known[number] = ir.Foreseen(ir.NEVER, ir.ALWAYS)
            self.known[number] = self._procedure(self.program.procs[number])
        return self.known[number]

    def _procedure(self, proc: ir.Proc) -> ir.Foreseen:
        if not proc.can_fail:
            return ir.Foreseen(ir.ALWAYS, ir.ALWAYS)
        known = {slot: ir.Local(slot, proc.slots[slot].type) for slot in range(proc.params)}
        actor = next((known[slot] for slot in known if proc.slots[slot].name == "you"), None)
        ahead = LookAhead(self.program, self.use, actor, True, self.rules(actor))
        path = Path(proc.number, dict(known))
        answer = ahead.from_block(proc.entry, path) if proc.suspends else ahead.from_body(proc.body, path)
        slots = tuple(replace(slot, framed=False) for slot in proc.slots[: proc.params])
        sure = self._function("sure", proc, answer.sure, slots, ahead.bound)
        possible = sure if answer.complete else self._function("possible", proc, answer.possible, slots, ahead.bound)
        return ir.Foreseen(sure, possible, self.use.reads((answer.sure, answer.possible)))

    def _function(
        self, what: str, proc: ir.Proc, result: ir.Expr, slots: tuple[ir.Slot, ...], bound: list[ir.Slot]
    ) -> int:
        """The function of a condition, or that it is decided."""
        if isinstance(result, ir.Const):
            return ir.ALWAYS if result.value else ir.NEVER
        used = sorted({slot for node in nodes(result) if (slot := getattr(node, "slot", -1)) >= BOUND})
        moved = {slot: len(slots) + place for place, slot in enumerate(used)}
        result = rewritten(result, lambda node: _moved(node, moved))
        every = (*slots, *(bound[slot - BOUND] for slot in used))
        key = (tuple(slot.type for slot in every), len(slots), result)
        if key not in self.same:
            number = self.same[key] = len(self.functions)
            you = any(slot.name == "you" for slot in slots)
            name = f"{what} {proc.name}"
            self.functions.append(ir.Function(number, name, len(slots), every, (), result, you, proc.where))
        return self.same[key]

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
        """An option with what is foreseen of its moves: as leading guards where that is needed in any case, else as what
        makes a trial needless."""
        leading = sum(1 for stmt in option.lead if isinstance(stmt, ir.Prefer))
        odd = decision.pending or option.lent_by or option.silent or option.is_pass or option.prefers > leading
        if odd or not (option.rest_needs or option.rest_fails):
            return option
        whole, bound = self._behind(decision, option, True)
        named = {stmt.slot for stmt in option.lead if isinstance(stmt, ir.Assign)}  # known to the guards only
        doubtful = whole.sure == NO or bool(named & reads(whole.sure))
        if not option.rest_needs:
            return replace(option, sure=None if doubtful else self._stated(decision, whole.sure, bound))
        scope, inner = self._behind(decision, option, False)
        guards = _parts(scope.possible)
        lead = [ir.Require(self._stated(decision, part, inner), self._guard(option)) for part in guards]
        rest = simpler(ir.And(tuple(part for part in _parts(whole.sure) if part not in guards) or (YES,)))
        rest_fails = not (whole.complete and whole == scope)
        open_still = not scope.complete or rest_fails
        sure = self._stated(decision, rest, bound) if open_still and not doubtful else None
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

    def _stated(self, decision: ir.Decision, result: ir.Expr, bound: list[ir.Slot]) -> ir.Expr:
        """A condition in the locals of the asking procedure: as it is, or as a function of its own if it is long."""
        parts = list(nodes(result))
        if len(parts) <= SMALL and not any(getattr(node, "slot", -1) >= BOUND for node in parts):
            return result
        proc = self.program.procs[decision.proc]
        used = sorted({node.slot for node in parts if isinstance(node, ir.Local) and node.slot < BOUND})
        places = {slot: place for place, slot in enumerate(used)}
        slots = tuple(replace(proc.slots[slot], framed=False) for slot in used)
        number = self._function("ahead", proc, rewritten(result, lambda node: _moved(node, places)), slots, bound)
        return self._told(number, tuple(ir.Local(slot, proc.slots[slot].type) for slot in used))


def _parts(condition: ir.Expr) -> tuple[ir.Expr, ...]:
    """The conditions that must all hold."""
    if condition == YES:
        return ()
    return condition.items if isinstance(condition, ir.And) else (condition,)


def _moved(node: Any, places: dict[int, int]) -> Any:
    """A node whose local has another number."""
    match node:
        case ir.Local(slot) | ir.Gen(slot) | ir.Reach(_, slot) | ir.Steps(_, _, slot) if slot in places:
            return replace(node, slot=places[slot])
    return node
