"""The flow of a program as text to read: procedures, blocks, decisions, with expressions as an author would know them.

block 6:
    mark[cell] = you
    if in_line(cell, 3, you) goto 7 else 8
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.runtime import ir
from rulewright.runtime.words import Words

SIGNS = {
    "add": "+",
    "sub": "-",
    "mul": "*",
    "div": "div",
    "mod": "mod",
    "eq": "==",
    "ne": "!=",
    "lt": "<",
    "le": "<=",
    "gt": ">",
    "ge": ">=",
    "turn": "+",
    "shift": "+",
    "gap": "-",
    "step": "+",
    "go": "+",
    "union": "|",
    "meet": "&",
    "without": "-",
    "in": "in",
    "bag_add": "+",
    "bag_sub": "-",
    "bag_meet": "&",
    "bag_join": "|",
    "step_add": "+",
    "step_sub": "-",
    "step_scale": "*",
    "between": "..",
    "range": "..",
}


def flow_text(program: ir.Program) -> str:
    """Every function, procedure and decision."""
    return "\n".join(_Flow(program).lines())


class _Flow:
    def __init__(self, program: ir.Program) -> None:
        self.program, self.words = program, Words(program)
        self.slots: tuple[ir.Slot, ...] = ()

    def lines(self) -> Iterator[str]:
        for function in self.program.functions:
            self.slots = function.slots
            names = ", ".join(slot.name for slot in function.slots[: function.params])
            yield f"function {function.number} {function.name}({names})"
            for let in function.lets:
                yield from self.statement(let, 1)
            yield f"    return {self.text(function.result)}"
        for proc in self.program.procs:
            yield from self.procedure(proc)
        for decision in self.program.decisions:
            yield from self.decision(decision)

    def procedure(self, proc: ir.Proc) -> Iterator[str]:
        self.slots = proc.slots
        kept = ", ".join(slot.name for slot in proc.slots if slot.framed) or "nothing"
        names = ", ".join(slot.name for slot in proc.slots[: proc.params])
        yield f"procedure {proc.number} {proc.name}({names}), keeps {kept} while it waits"
        for statement in proc.body:
            yield from self.statement(statement, 1)
        for block in self.program.blocks:
            if block.proc == proc.number and proc.suspends:
                note = " needs" * block.needs + " fails" * block.fails
                yield f"  block {block.number}:{note}"
                for statement in block.body:
                    yield from self.statement(statement, 1)
                yield f"    {self.end(block.end)}"

    def decision(self, decision: ir.Decision) -> Iterator[str]:
        self.slots = self.program.procs[decision.proc].slots
        yield f"decision {decision.number} of {self.text(decision.actor)}, asked in block {decision.block}"
        for option in decision.options:
            params = ", ".join(
                f"{p.preposition + ' ' if p.preposition else ''}{p.name} in"
                f" {self.text(p.source)}{self.clauses(p.clauses)}"
                for p in option.params
            )
            word = "otherwise " if option.otherwise else ""
            yield f"  {word}{option.name}({params}) -> block {option.entry}"
            if option.available is not None:
                yield f"    available if {self.text(option.available)}"
            for statement in option.lead:
                yield from self.statement(statement, 1)
            if option.sure is not None:
                yield f"    surely if {self.text(option.sure)}"

    # ------------------------------------------------------------ how blocks end

    def end(self, end: ir.End) -> str:
        match end:
            case ir.Jump(to):
                return f"goto {to}"
            case ir.Branch(condition, then, otherwise):
                return f"if {self.text(condition)} goto {then} else {otherwise}"
            case ir.Ask(decision):
                return f"ask decision {decision}"
            case ir.Chance(_, slot, zone, source, to, name):
                what = f"from {self.place(zone)}" if zone else f"in {self.text(source)}" if source else ""
                return f"{name} {self.slots[slot].name} {what}, goto {to}"
            case ir.CallProc(proc, args, to, idle):
                unless = "" if idle is None else f" unless {self.text(idle)}"
                return f"call {self.program.procs[proc].name}({self.listed(args)}){unless}, goto {to}"
            case ir.CallRules(rules, args, to):
                return f"do {self.text(rules)}({self.listed(args)}), goto {to}"
            case ir.Return():
                return "return"
            case ir.Finish(winners, rules):
                return f"finish {'by ranking' if winners is None else self.text(winners)}{_ids(rules)}"

    # ------------------------------------------------------------ statements

    def statement(self, statement: ir.Stmt, depth: int) -> Iterator[str]:
        pad = "    " * depth
        match statement:
            case ir.When(condition, then, otherwise):
                yield f"{pad}if {self.text(condition)}"
                for one in then:
                    yield from self.statement(one, depth + 1)
                if otherwise:
                    yield f"{pad}else"
                for one in otherwise:
                    yield from self.statement(one, depth + 1)
            case ir.ForEach(gen, body):
                yield f"{pad}for {self.generator(gen)}"
                for one in body:
                    yield from self.statement(one, depth + 1)
            case ir.Loop(condition, body):
                yield f"{pad}while {self.text(condition)}"
                for one in body:
                    yield from self.statement(one, depth + 1)
            case _:
                yield pad + self.simple(statement)

    def simple(self, statement: ir.Stmt) -> str:
        match statement:
            case ir.Assign(slot, value):
                return f"{self.slots[slot].name} = {self.text(value)}"
            case ir.Store(place, value):
                return f"{self.place(place)} = {self.text(value)}"
            case ir.Fill(state, value) | ir.StoreWhole(state, value):
                return f"all of {state} = {self.text(value)}"
            case ir.Reset(state, index):
                return f"clear {state}{f'[{self.listed(index)}]' if index else ''}"
            case ir.Mutate(op, place, args):
                return f"{op} {self.listed(args)} {self.place(place)}".replace("  ", " ")
            case ir.Invoke(proc, args):
                return f"{self.program.procs[proc].name}({self.listed(args)})"
            case ir.InvokeRules(rules, args):
                return f"do {self.text(rules)}({self.listed(args)})"
            case ir.Require(condition, guard):
                return f"require {self.text(condition)}{_ids(guard.rules)}"
            case ir.Prefer(condition, guard):
                return f"prefer {self.text(condition)}{_ids(guard.rules)}"
            case ir.TakeFirst(slot, zone):
                return f"take {self.slots[slot].name} from {self.place(zone)}"
            case ir.Tell(seen, text, values):
                told = "".join(f", {self.text(value)}" for value in values)
                return f'tell {self.text(seen)} "{text}"{told}'
            case ir.Touch(rules):
                return f"reach{_ids(rules)}"
            case ir.Break():
                return "break"
            case _:
                return type(statement).__name__

    def place(self, place: ir.Place) -> str:
        name = place.state if place.state is not None else self.slots[place.slot or 0].name
        index = f"[{self.listed(place.index)}]" if place.index else ""
        return f"{name}{index}{f'[{self.text(place.element)}]' if place.element is not None else ''}"

    # ------------------------------------------------------------ expressions

    def text(self, expr: ir.Expr) -> str:
        """An expression, on one line."""
        match expr:
            case ir.Const(value, kind):
                return self.words.write(value, kind)
            case ir.Local(slot):
                return self.slots[slot].name if slot < len(self.slots) else f"local {slot}"
            case ir.Read(state, index):
                return f"{state}[{self.listed(index)}]" if index else state
            case ir.Whole(state):
                return f"all of {state}"
            case ir.Op():
                return self.operation(expr)
            case ir.And(items):
                return "(" + " and ".join(self.text(item) for item in items) + ")"
            case ir.Or(items):
                return "(" + " or ".join(self.text(item) for item in items) + ")"
            case ir.If(condition, then, otherwise):
                return f"(if {self.text(condition)} then {self.text(then)} else {self.text(otherwise)})"
            case ir.Column(_, column, row, index):
                return f"{self.text(row)}.{column}{f'[{self.text(index)}]' if index is not None else ''}"
            case ir.Formula(_, column, row, args):
                return f"{self.text(row)}.{column}({self.listed(args)})"
            case ir.Fold(op, gens, value):
                run = ", ".join(self.generator(gen) for gen in gens)
                return f"{op}({run}{f': {self.text(value)}' if value is not None else ''})"
            case ir.Call(function, args):
                return f"{self.program.functions[function].name}({self.listed(args)})"
            case _:
                return self.question(expr)

    def question(self, expr: ir.Expr) -> str:
        """The rarer expressions: reaching, networks, scores."""
        match expr:
            case ir.Reach(start, slot, following):
                return f"reach({self.text(start)}, {self.slots[slot].name} => {self.text(following)})"
            case ir.Steps(start, goal, slot, following):
                return (
                    f"steps({self.text(start)}, {self.text(goal)}, {self.slots[slot].name} => {self.text(following)})"
                )
            case ir.Can(proc, rules, args):
                what = self.program.procs[proc].name if proc is not None else self.text(rules) if rules else ""
                return f"can {what}({self.listed(args)})"
            case ir.GroupOf(network, node):
                return f"{network}({self.text(node)})"
            case ir.TallyOf(_, tally, group, index):
                return f"{self.text(group)}.{tally}{f'[{self.text(index)}]' if index is not None else ''}"
            case ir.Groups(network):
                return f"all {network}"
            case ir.ScoreOf(score, seat):
                return f"score {score}[{self.text(seat)}]"
            case ir.Winners():
                return "winners"
            case ir.Fingerprint(states):
                return f"fingerprint({', '.join(states)})"
            case _:
                return type(expr).__name__

    def operation(self, expr: ir.Op) -> str:
        texts = [self.text(argument) for argument in expr.args]
        match expr.op, texts:
            case "not", [one]:
                return f"not {one}"
            case "neg", [one]:
                return f"-{one}"
            case "is_empty", [one]:
                return f"{one} is empty"
            case "set", _:
                return "{" + ", ".join(texts) + "}"
            case op, [left, right] if op in SIGNS:
                return f"({left} {SIGNS[op]} {right})"
            case "whole", []:
                return self.whole(expr.type)
            case op, _:
                return f"{op}({', '.join(texts)})"

    @staticmethod
    def whole(kind: ir.Type) -> str:
        """The full set of a type, by the type's name."""
        match kind:
            case ir.SetOf(ir.Cell(name) | ir.Member(name) | ir.Row(name) | ir.Rec(name)):
                return name
            case ir.SetOf(ir.Seat()):
                return "players"
            case _:
                return "everything"

    def generator(self, gen: ir.Gen) -> str:
        return f"{self.slots[gen.slot].name} in {self.text(gen.source)}{self.clauses(gen.clauses)}"

    def clauses(self, clauses: tuple[tuple[str, ir.Expr], ...]) -> str:
        return "".join(f" {word} {self.text(condition)}" for word, condition in clauses)

    def listed(self, exprs: tuple[ir.Expr, ...]) -> str:
        return ", ".join(self.text(expr) for expr in exprs)


def _ids(rules: tuple[str, ...]) -> str:
    return "".join(f" @{rule}" for rule in rules)
