"""Where secrets flow: what a value, a local or a way through a program can depend on that not everybody sees.

Values flow by assignment, loops, draws and arguments, and by control: what happens only where a condition holds depends
on the condition. Whatever stands on a line with `openly` lets nothing pass on: the author says that it is meant to be
known. What a player chooses openly is public; sizes are, where everybody may count.

    hand[you + 1] == king                     →  hand
    if hand[1] == king / danger = 2           →  danger depends on hand, by way of the `if`

Each secret carries its trail, for messages, and whose eyes may see it: the locals that tell, if there are any.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.control import dependents
from rulewright.runtime.node import values_of
from rulewright.runtime.others import Others
from rulewright.runtime.procedures import Key, Slot, callees_of, cells_of, laid_down
from rulewright.runtime.taint import CLEAN, Origin, Taint, for_some, handed_back, handed_over, on_line, through
from rulewright.runtime.walking import Parts, names_within

SIZES = ("size", "is_empty")  # what one may ask of a zone that everybody may count
SAME_SIZE = ("tail", "without")  # a loop takes one after the other off what it goes through


class Flows:
    """The secrets of a program. With `as_meant`, what is drawn or chosen in secret and then laid down for all to see
    counts as seen by all from the start: that is what laying it down is for."""

    def __init__(self, program: ir.Program, *, as_meant: bool = False) -> None:
        self.program = program
        self.states = {state.name: state for state in program.states}
        self.slots: dict[Slot, Taint] = {}
        self.sizes: dict[Slot, Taint] = {}  # what the size of a local depends on
        self.results: dict[int, Taint] = {}  # by function
        self.networks: dict[str, Taint] = {}
        self.scores: dict[str, Taint] = {}
        self.ways: dict[int, Taint] = {}  # by block: what it depends on whether the flow comes there
        self.called: dict[int, Taint] = {}  # by procedure: likewise
        self.tests: dict[int, Taint] = {}  # by procedure: what it depends on whether it can be done
        self.opened: set[ir.Where] = set()  # the lines with `openly` that let a secret be known
        self.laid_down = laid_down(program, self.states) if as_meant else frozenset()
        self.dependents = dependents(program)
        self.callees = callees_of(program)
        self._all_called: dict[int, list[int]] = {}
        self._grown = True
        while self._grown:
            self._grown = False
            self._once()

    # ------------------------------------------------------------ growing

    def _add(self, where: dict[Any, Taint], key: Any, more: Taint, hop: str = "") -> None:
        for origin, trail in more.items():
            if origin not in where.setdefault(key, {}):
                where[key][origin] = (*trail, hop) if hop and trail[-1:] != (hop,) else trail
                self._grown = True

    def _once(self) -> None:
        program = self.program
        for function in program.functions:
            key = ("function", function.number)
            self._statements(function.lets, key, CLEAN)
            self._add(self.results, function.number, self.of(function.result, key))
        for number, network in enumerate(program.networks):
            key = ("network", number)
            for part in (network.where, network.joins, *(tally.value for tally in network.tallies)):
                self._add(self.networks, network.name, self.of(part, key))
        for number, score in enumerate(program.scores):
            if score.value is not None:
                self._add(self.scores, score.name, self.of(score.value, ("score", number)))
            elif score.name in self.states:
                self._add(self.scores, score.name, self._origin(self.states[score.name]))
        for proc in program.procs:
            self._statements(proc.body, ("proc", proc.number), self.called.get(proc.number, CLEAN))
        for block in program.blocks:
            self._block(block)
        for decision in program.decisions:
            self._decision(decision)

    def _block(self, block: ir.Block) -> None:
        key = ("proc", block.proc)
        way = self.way(block)
        self._statements(block.body, key, way)
        further = self.ways.get(block.number, CLEAN)
        match block.end:
            case ir.Branch(condition, where=where):
                tested = self.passing(self.of(condition, key), where)
                self._add(self.tests, block.proc, tested)
                further = further | through(tested, on_line("if", where))
            case ir.Ask(number) if (
                self.program.decisions[number].unseen and len(self.program.decisions[number].options) > 1
            ):
                decision = self.program.decisions[number]
                name = f"the choice in line {decision.where.line}"
                further = further | {Origin(name, "owner", decision.bind_you): (name,)}
            case ir.Chance() as chance:
                self._chance(chance, key)
            case ir.CallProc(proc, args, where=where):
                self._call(key, (proc,), args, way, where)
            case ir.CallRules(rules, args, where=where):
                self._call(key, cells_of(self.program, rules, args), args, way, where)
        for number in self.dependents.get(block.number, ()):
            self._add(self.ways, number, further)

    def way(self, block: ir.Block) -> Taint:
        """What it depends on whether the flow comes to a block."""
        return self.ways.get(block.number, CLEAN) | self.called.get(block.proc, CLEAN)

    def _chance(self, chance: ir.Chance, key: Key) -> None:
        if (key, chance.slot) in self.laid_down:
            return
        if chance.seen is not None:
            name = self.program.procs[key[1]].slots[chance.slot].name
            self._add(self.slots, (key, chance.slot), for_some(name, chance.seen, self.program.seats))
            return
        taken = self.of(chance.zone, key) if chance.zone is not None else self.of(chance.source, key)
        self._add(self.slots, (key, chance.slot), taken, self._named(key, chance.slot, chance.guard.where))

    def _decision(self, decision: ir.Decision) -> None:
        key = ("proc", decision.proc)
        for option in decision.options:
            self._statements(option.lead, key, CLEAN)
            for param in option.params:
                if decision.unseen and (key, param.slot) not in self.laid_down:
                    self._add(
                        self.slots, (key, param.slot), {Origin(param.name, "owner", decision.bind_you): (param.name,)}
                    )
                tested = self.of(param.source, key) | self.of(tuple(one for _, one in param.clauses), key)
                self._add(self.tests, decision.proc, tested)
            for proc, args, _ in option.lent_by:
                self._call(key, (proc,), args, CLEAN, ir.Where())

    # ------------------------------------------------------------ statements

    def _statements(self, statements: Iterable[ir.Stmt], key: Key, way: Taint) -> None:
        for one in statements:
            self._statement(one, key, way)

    def _statement(self, one: ir.Stmt, key: Key, way: Taint) -> None:
        match one:
            case ir.Assign(_, ir.Const(), ir.Where(line=0)):
                pass  # a local that is not needed any more is cleared
            case ir.Assign(slot, value, where):
                hop = self._named(key, slot, where)
                self._add(self.slots, (key, slot), self.passing(self.of(value, key) | way, where), hop)
                self._add(self.sizes, (key, slot), self.passing(self.size_of(value, key) | way, where), hop)
            case ir.Store(ir.Place(None, int(slot)) as place, value) | ir.Mutate(
                _, ir.Place(None, int(slot)) as place, value
            ):
                hop, given = self._named(key, slot, place.where), self.of((place.element, value), key) | way
                given = self.passing(given, place.where)
                self._add(self.slots, (key, slot), given, hop)
                self._add(self.sizes, (key, slot), given, hop)
            case ir.TakeFirst(slot, zone, guard):
                if (key, slot) not in self.laid_down:
                    self._add(self.slots, (key, slot), self.of(zone, key), self._named(key, slot, guard.where))
            case ir.When() | ir.ForEach() | ir.Loop():
                for body, inside in self.inner(one, key, way):
                    self._statements(body, key, inside)
            case ir.Invoke(proc, args, where):
                self._call(key, (proc,), args, way, where)
            case ir.InvokeRules(rules, args, where):
                self._call(key, cells_of(self.program, rules, args), args, way, where)
            case ir.Require(condition) if key[0] == "proc":
                self._add(self.tests, key[1], self.of(condition, key) | way)

    def inner(
        self, one: ir.When | ir.ForEach | ir.Loop, key: Key, way: Taint
    ) -> Iterator[tuple[tuple[ir.Stmt, ...], Taint]]:
        """The bodies inside a statement, and what it depends on whether they are carried out."""
        match one:
            case ir.When(condition, then, otherwise, where):
                tested = through(self.passing(self.of(condition, key), where), on_line("if", where))
                yield then, way | tested
                yield otherwise, way | tested
            case ir.ForEach(gen, body, where):
                clauses = self.of(tuple(condition for _, condition in gen.clauses), key)
                taken = self.passing(self.of(gen.source, key) | clauses, where)
                self._add(self.slots, (key, gen.slot), taken, self._named(key, gen.slot, where))
                number = self.passing(self.size_of(gen.source, key) | clauses, where)
                yield body, way | number | self._leaving(body, key)
            case ir.Loop(condition, body, where):
                tested = through(self.passing(self.of(condition, key), where), on_line("while", where))
                yield body, way | tested | self._leaving(body, key)

    def _leaving(self, body: tuple[ir.Stmt, ...], key: Key) -> Taint:
        """What it depends on whether a loop is left by `stop`."""
        found = CLEAN
        for one in body:
            if isinstance(one, ir.When) and _leaves((one,)):
                tested = self.passing(self.of(one.condition, key), one.where)
                found = found | tested | self._leaving((*one.then, *one.otherwise), key)
        return found

    def _call(self, key: Key, procs: tuple[int, ...], args: tuple[ir.Expr, ...], way: Taint, where: ir.Where) -> None:
        """A procedure, or one of the snippets, is called: what its parameters get, and what it depends on whether it
        is."""
        values = [handed_over(self.passing(self.of(one, key), where), args) for one in args]
        sizes = [handed_over(self.passing(self.size_of(one, key), where), args) for one in args]
        called = handed_over(self.passing(way, where), args)
        for proc in procs:
            callee = ("proc", proc)
            taken = self.program.procs[proc].params  # a cell takes as many of the arguments as it needs
            for slot, (value, size) in enumerate(zip(values[:taken], sizes[:taken], strict=True)):
                self._add(self.slots, (callee, slot), value, self._named(callee, slot, ir.Where()))
                self._add(self.sizes, (callee, slot), size)
            self._add(self.called, proc, called)

    def passing(self, taint: Taint, where: ir.Where) -> Taint:
        """What of a secret is still one behind a line: nothing where the author says `openly`."""
        line = ir.Where(where.file, where.line)
        if not taint or line not in self.program.openly:
            return taint
        self.opened.add(line)
        return CLEAN

    def _named(self, key: Key, slot: int, where: ir.Where) -> str:
        holder = self.program.procs if key[0] == "proc" else self.program.functions if key[0] == "function" else ()
        if not holder:
            return ""
        declared = holder[key[1]].slots[slot]
        return on_line("repeat" if declared.keeps == "times" else f"'{declared.name}'", where)

    # ------------------------------------------------------------ expressions

    def of(self, node: Any, key: Key) -> Taint:
        """What a value can depend on that not everybody sees."""
        match node:
            case None | ir.Const() | ir.Where():
                return CLEAN
            case ir.Local(slot):
                return self.slots.get((key, slot), CLEAN)
            case ir.Read(name, index) | ir.Place(str(name), _, index):
                return self.of(index, key) | self._origin(self.states[name], self._owner(self.states[name], index), key)
            case ir.Place(None, int(slot), index, element):
                return self.slots.get((key, slot), CLEAN) | self.of((index, element), key)
            case ir.Whole(name):
                return self._origin(self.states[name])
            case ir.Fingerprint(names, values):
                found = self.of(values, key)
                for name in names:
                    found = found | self._origin(self.states[name])
                return found
            case ir.Op(op, (argument,)) if op in SIZES:
                return self.size_of(argument, key)
            case ir.Fold():
                return self._fold(node, key)
            case ir.Call(function, args):
                return self.of(args, key) | self._handed_back(self.results.get(function, CLEAN), args, key)
            case ir.Formula(table, column, row, args):
                return self.of((row, args), key) | self._formula(table, column, (row, *args), key)
            case ir.Can(proc, rules, args):
                procs = (proc,) if proc is not None else cells_of(self.program, rules, args)
                found = self.of((rules, args), key)
                for number in procs:
                    found = found | self._handed_back(self._tested(number), args, key)
                return found
            case ir.ScoreOf(score, seat):
                lines = [one.name for one in self.program.scores] if score == "total" else [score]
                found = self.of(seat, key)
                for name in lines:
                    found = found | self._handed_back(self.scores.get(name, CLEAN), (seat,), key)
                return found
            case ir.GroupOf(network) | ir.TallyOf(network) | ir.Groups(network):
                return self._parts(node, key) | self._handed_back(self.networks.get(network, CLEAN), (), key)
            case tuple():
                found = CLEAN
                for one in node:
                    found = found | self.of(one, key) if found else self.of(one, key)
                return found
        return self._parts(node, key)

    def _parts(self, node: Any, key: Key) -> Taint:
        found = CLEAN
        for one in _parts(node.__class__)(node):
            part = self.of(one, key)
            found = found | part if found and part else found or part
        return found

    def size_of(self, node: Any, key: Key) -> Taint:
        """What the size of a collection can depend on."""
        match node:
            case ir.Read(name, index) if self.states[name].seen != "none":
                collection = isinstance(self.states[name].type, ir.SetOf | ir.BagOf | ir.ListOf | ir.PileOf)
                return self.of(index, key) if collection else self.of(node, key)
            case ir.Local(slot):
                return self.sizes.get((key, slot), CLEAN)
            case ir.Op(op, (first, *_)) if op in SAME_SIZE:
                return self.size_of(first, key)
            case _:
                return self.of(node, key)

    def _fold(self, node: ir.Fold, key: Key) -> Taint:
        if node.op == "count" and len(node.gens) == 1 and not node.gens[0].clauses:
            return self.size_of(node.gens[0].source, key)
        found = CLEAN
        for gen in node.gens:
            source = self.of(gen.source, key)
            self._add(self.slots, (key, gen.slot), source)
            found = found | source | self.of(tuple(condition for _, condition in gen.clauses), key)
        found = found | self.of(node.value, key)
        bound = {gen.slot for gen in node.gens}
        return {origin.without(bound): trail for origin, trail in found.items()}

    def _formula(self, table: str, name: str, args: tuple[ir.Expr, ...], key: Key) -> Taint:
        column, found = self.program.tables[table].columns[name], CLEAN
        if isinstance(column, ir.FormulaColumn):
            for function in column.functions:
                found = found | self._handed_back(self.results.get(function, CLEAN), args, key)
        return found

    def _tested(self, proc: int) -> Taint:
        """What it depends on whether a procedure, and what it calls, can be done."""
        found = dict(self.tests.get(proc, CLEAN))
        for number in self._called_by(proc):
            for one, trail in self.tests.get(number, CLEAN).items():
                found.setdefault(one._replace(owner=None, other=None), trail)
        return found

    def _called_by(self, proc: int) -> list[int]:
        """The other procedures that a procedure leads to, the nearest first."""
        if proc not in self._all_called:
            found = [proc]
            for one in found:
                found += sorted(self.callees[one].difference(found))
            self._all_called[proc] = found[1:]
        return self._all_called[proc]

    def _origin(self, state: ir.State, owner: ir.Expr | None = None, key: Key = ("", 0)) -> Taint:
        if state.seen == "all":
            return CLEAN
        other = self._other_than(owner, key) if state.seen == "others" and owner is not None else None
        slot = owner.slot if isinstance(owner, ir.Local) else None
        return {Origin(state.name, state.seen, slot, other): (state.name,)}

    def _other_than(self, owner: ir.Expr, key: Key) -> int | None:
        return next(iter(self._others.than(owner, key)), None)

    @cached_property
    def _others(self) -> Others:
        return Others(self.program)

    def _handed_back(self, taint: Taint, args: tuple[ir.Expr, ...], key: Key) -> Taint:
        return handed_back(taint, args, lambda owner: self._other_than(owner, key)) if taint else CLEAN

    @staticmethod
    def _owner(state: ir.State, index: tuple[ir.Expr, ...]) -> ir.Expr | None:
        """Whose an element of a state is, where that tells who sees it."""
        if state.seen not in ir.BY_SEAT:
            return None
        return next((one for one, kind in zip(index, state.index) if isinstance(kind, ir.Seat)), None)


@cache
def _parts(kind: type) -> Parts:
    """What of a node its value can depend on."""
    return values_of(*(name for name in names_within(kind) or () if name not in ("where", "data")))


def _leaves(body: tuple[ir.Stmt, ...]) -> bool:
    return any(
        isinstance(one, ir.Break) or (isinstance(one, ir.When) and _leaves((*one.then, *one.otherwise))) for one in body
    )
