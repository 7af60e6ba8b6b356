"""Do not begin a procedure that would come back without having done or asked anything.

for you in clockwise(starter)                        unless any(you in clockwise(starter): any(card in your cards))
    you may use(card in your cards)           ->         for you in clockwise(starter)
                                                             you may use(card in your cards)
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rulewright.compiler.analyse.conditions import NO, YES
from rulewright.compiler.optimise.functions import NewFunctions
from rulewright.compiler.optimise.look_ahead import (
    LookAhead,
    Path,
    TooLong,
    exists,
    one_or_other,
    unknown_rules,
)
from rulewright.compiler.optimise.simplify import negated, simpler
from rulewright.compiler.optimise.state_use import StateUse
from rulewright.runtime import ir
from rulewright.runtime.walking import nodes

LARGEST = 300  # nodes of a condition
DEPTH = 3  # procedures within procedures


def skip_idle(program: ir.Program) -> ir.Program:
    """The program with what makes a call idle said at the call."""
    functions = NewFunctions(program)
    use = StateUse(program)
    blocks = []
    for block in program.blocks:
        end = block.end
        if isinstance(end, ir.CallProc) and not use.faulting.may(end.args):
            idle = _Idle(LookAhead(program, use, None, True, unknown_rules))
            condition = idle.call(end, block.proc)
            if condition == YES or condition != NO and idle.asked:  # what only branches is quick enough by itself
                end = replace(end, idle=functions.stated("idle", block.proc, condition, idle.ahead.bound))
        blocks.append(replace(block, end=end))
    return replace(program, blocks=tuple(blocks), functions=functions.all)


@dataclass(slots=True)
class _Idle:
    """Follows one call. Conditions say that it comes back and that nothing has happened; NO stands for not knowing."""

    ahead: LookAhead
    heads: tuple[int, ...] = ()  # the loops it is in, by their first blocks
    steps: int = 0
    depth: int = 0
    asked: set[int] = field(default_factory=set)  # the decisions met

    @property
    def program(self) -> ir.Program:
        return self.ahead.program

    def call(self, end: ir.CallProc, proc: int) -> ir.Expr:
        """When a call does nothing."""
        slots = self.program.procs[proc].slots
        known: dict[int, ir.Expr] = {number: ir.Local(number, slot.type) for number, slot in enumerate(slots)}
        try:
            inner = self.ahead.called(end.proc, end.args, Path(proc, known))
            surely = proc == 0 and not self.program.blocks[end.to].needs
            found = self.block(self.program.procs[end.proc].entry, inner, surely)
        except TooLong:
            return NO
        return found if sum(1 for _ in nodes(found)) <= LARGEST else NO

    def block(self, number: int, path: Path, surely: bool) -> ir.Expr:
        """From a block to the end of the call. `surely`: no calling procedure can make `pass` illegal."""
        self.steps += 1
        if self.steps > LARGEST:
            raise TooLong
        if self.heads and number == self.heads[-1]:
            return YES  # once around
        block = self.program.blocks[number]
        running = self.loop_over(block)
        if running is not None and number not in self.heads:
            return self.loop(block, running, path, surely)
        for stmt in block.body:
            match stmt:
                case ir.Touch():
                    continue
                case ir.Assign(_, value) if self.ahead.use.faulting.may(value):
                    return NO
                case ir.Assign(slot, value):
                    kind = self.program.procs[path.proc].slots[slot].type
                    path = path.learn(slot, self.ahead.fitted(self.ahead.value(value, path), kind))
                case _:
                    return NO
        return self.end(block.end, path, surely)

    def end(self, end: ir.End, path: Path, surely: bool) -> ir.Expr:
        match end:
            case ir.Jump(to):
                return self.block(to, path, surely)
            case ir.Branch(condition, then, otherwise):
                holds = self.ahead.value(condition, path)
                if holds is None:
                    return NO
                return one_or_other(holds, self.block(then, path, surely), self.block(otherwise, path, surely))
            case ir.CallProc(proc, args, to) if self.depth < DEPTH and not self.ahead.use.faulting.may(args):
                return self.inner_call(proc, args, to, path)
            case ir.Return():
                return YES
            case ir.Ask(number):
                return self.decision(self.program.decisions[number], path, surely)
        return NO

    def inner_call(self, proc: int, args: tuple[ir.Expr, ...], to: int, path: Path) -> ir.Expr:
        inside = _Idle(self.ahead, (), self.steps, self.depth + 1, self.asked)
        idle = inside.block(self.program.procs[proc].entry, self.ahead.called(proc, args, path), False)
        self.steps = inside.steps
        return _both(idle, self.block(to, path, False)) if idle != NO else NO

    def decision(self, decision: ir.Decision, path: Path, surely: bool) -> ir.Expr:
        """Nobody is asked where there is nothing to choose."""
        self.asked.add(decision.number)
        passes = [option for option in decision.options if option.is_pass]
        odd = any(option.silent or option.lent_by for option in decision.options)
        plain = surely and all(not (o.rest_needs or o.rest_fails or o.available) for o in passes)
        if decision.skip is None or decision.pending or odd or (passes and not plain):
            return NO
        conditions = [self.block(decision.skip, path, surely)]
        actor = self.ahead.value(decision.actor, path)
        if actor is None:
            return NO
        path = path.learn(decision.bind_you, actor)
        for option in decision.options:
            if not option.is_pass:
                offered = self.offered(option, path)
                conditions.append(NO if offered is None else negated(offered))
        return _both(*conditions)

    def offered(self, option: ir.Option, path: Path) -> ir.Expr | None:
        """Whether an option has candidates."""
        available = YES if option.available is None else self.ahead.value(option.available, path)
        gens = self.ahead.generators(option, path)
        if available is None or gens is None:
            return None
        found: ir.Expr = (
            simpler(ir.And((available, exists(gens[0], YES, self.ahead.use.faulting)))) if gens[0] else available
        )
        return found

    # ------------------------------------------------ loops over a list

    def loop_over(self, block: ir.Block) -> tuple[int, int, int] | None:
        """Of the first block of a loop over a list: the local that holds its rest, where the body begins, and the
        exit."""
        match block:
            case ir.Block(body=(), end=ir.Branch(ir.Op("is_empty", (ir.Local(slot, ir.ListOf()),)), out, body)):
                return slot, body, out
        return None

    def loop(self, head: ir.Block, running: tuple[int, int, int], path: Path, surely: bool) -> ir.Expr:
        rest, begin, out = running
        source, first = path.known.get(rest), self.program.blocks[begin]  # what may fault is never known
        match first.body:
            case (
                ir.Assign(slot, ir.Op("item", (ir.Local(one), ir.Const(0)))),
                ir.Assign(two, ir.Op("tail", (ir.Local(three),))),
            ) if one == two == three == rest:
                pass
            case _:
                return NO
        if source is None or not isinstance(source.type, ir.ListOf):
            return NO
        each = self.ahead.bind(slot, path.proc)
        inner = replace(path, known={k: v for k, v in path.known.items() if k not in self.assigned(path.proc)})
        inner = inner.learn(slot, ir.Local(each, source.type.item))
        inside = _Idle(self.ahead, (*self.heads, head.number), self.steps, self.depth, self.asked)
        body = inside.end(first.end, inner, surely)
        self.steps = inside.steps
        if body == NO:
            return NO
        always = (
            YES
            if body == YES
            else ir.Fold("all", (ir.Gen(each, source.type.item, _elements(source)),), body, ir.Truth())
        )
        return _both(always, self.block(out, inner.learn(slot, None), surely))

    def assigned(self, proc: int) -> frozenset[int]:
        """The locals that are written anywhere in a procedure: inside a loop nobody knows how often."""
        found: set[int] = set()
        for block in self.program.blocks:
            if block.proc == proc:
                found.update(*(self.ahead.use.assigned(stmt) for stmt in block.body))
        return frozenset(found)


def _elements(source: ir.Expr) -> ir.Expr:
    """What must all be idle, in any order: of a round of the table all seats, which takes no list."""
    match source:
        case ir.Op("clockwise" | "counterclockwise"):
            return ir.Op("whole", (), ir.SetOf(ir.Seat()))
    return source


def _both(*conditions: ir.Expr) -> ir.Expr:
    found: ir.Expr = simpler(ir.And(conditions))
    return found
