"""What a trial of some text would find, as conditions on the position before it.

The text is followed statement by statement as a trial would, but nothing is done: locals stand for expressions, and
what has been written is only remembered. A guard that reads nothing written is a condition; one that does is a doubt.
The result is a pair of conditions, `sure` (it can be carried out) and `possible` (it may be); where they are the same,
no trial is ever needed. A trial that meets a fault counts as a way, so behind what may fault anything is possible.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from rulewright.compiler.analyse.conditions import NO, YES, is_there, parts_of
from rulewright.compiler.analyse.faulting import Faulting
from rulewright.compiler.analyse.rewrite import bound_slots, rewritten
from rulewright.compiler.optimise.simplify import negated, simpler
from rulewright.compiler.optimise.state_use import StateUse
from rulewright.runtime import ir
from rulewright.runtime.completing import chain_needs
from rulewright.runtime.walking import EVERYTHING, nodes

STEPS = 300  # statements and blocks followed for one answer
DEPTH = 6  # procedures within procedures
LARGEST = 400  # nodes of an answer


@dataclass(frozen=True, slots=True)
class Answer:
    """Conditions for being surely, and possibly, carried out."""

    sure: ir.Expr
    possible: ir.Expr

    @property
    def complete(self) -> bool:
        """Whether it leaves no doubt."""
        return self.sure == self.possible


SURE, UNSURE = Answer(YES, YES), Answer(NO, YES)


def joined(answers: list[Answer]) -> Answer:
    """One of several ways must lead on."""
    return Answer(_either([one.sure for one in answers]), _either([one.possible for one in answers]))


def _either(items: list[ir.Expr]) -> ir.Expr:
    found: ir.Expr = simpler(ir.Or(tuple(items))) if items else NO
    return found


def guarded(condition: ir.Expr, answer: Answer) -> Answer:
    """The condition must hold first."""
    return Answer(simpler(ir.And((condition, answer.sure))), simpler(ir.And((condition, answer.possible))))


def doubted(answer: Answer) -> Answer:
    """Behind something that may fault."""
    return Answer(answer.sure, YES)


def split(condition: ir.Expr, then: Answer, otherwise: Answer) -> Answer:
    """One way or the other."""
    if then == otherwise:
        return then
    return Answer(
        one_or_other(condition, then.sure, otherwise.sure), one_or_other(condition, then.possible, otherwise.possible)
    )


def one_or_other(condition: ir.Expr, then: ir.Expr, otherwise: ir.Expr) -> ir.Expr:
    """`if condition then … else …` of truths."""
    if then == otherwise:
        return then
    if otherwise == NO:
        return _simple(ir.And((condition, then)))
    if then == YES:
        return _simple(ir.Or((condition, otherwise)))
    if then == NO:
        return _simple(ir.And((negated(condition), otherwise)))
    if otherwise == YES:
        return _simple(ir.Or((negated(condition), then)))
    return _simple(ir.If(condition, then, otherwise, ir.Truth()))


def _simple(expr: ir.Expr) -> ir.Expr:
    found: ir.Expr = simpler(expr)
    return found


@dataclass(frozen=True, slots=True)
class Path:
    """How far the text has been followed: the locals of the present procedure as far as they are known, where its
    callers go on (with theirs), what has been written, and which decisions were met."""

    proc: int
    known: dict[int, ir.Expr]
    backs: tuple[tuple[int, int, dict[int, ir.Expr]], ...] = ()  # (block, procedure, locals), outermost first
    written: frozenset[str] = frozenset()
    asked: tuple[int, ...] = ()

    def learn(self, slot: int, value: ir.Expr | None) -> Path:
        """A local gets a value; None: nobody knows which."""
        known = {other: expr for other, expr in self.known.items() if other != slot}
        if value is not None:
            known[slot] = value
        return replace(self, known=known)


After = Callable[[Path], Answer]
Rules = Callable[[ir.Expr, tuple[ir.Expr, ...], frozenset[str]], Answer]


def unknown_rules(rules: ir.Expr, args: tuple[ir.Expr, ...], written: frozenset[str]) -> Answer:
    """Nothing is known of snippets."""
    return UNSURE


class TooLong(Exception):
    """The text is too long to be followed."""


@dataclass(slots=True)
class LookAhead:
    """Follows one text. `whole`: to the end of its procedure; else only as far as its scope must be completed."""

    program: ir.Program
    use: StateUse
    actor: ir.Expr | None  # whose decisions are looked through
    whole: bool
    rules: Rules  # what is known of snippets
    bound: list[ir.Slot] = field(default_factory=list)
    steps: int = 0

    # ------------------------------------------------ where to begin

    def from_block(self, number: int, path: Path) -> Answer:
        """From a block on."""
        return self._limited(lambda: self._block(number, path))

    def from_body(self, body: tuple[ir.Stmt, ...], path: Path) -> Answer:
        """A procedure that never suspends."""
        return self._limited(lambda: self._statements(body, path, lambda after: SURE))

    def _limited(self, follow: Callable[[], Answer]) -> Answer:
        try:
            found = follow()
        except TooLong:
            return UNSURE
        size = sum(1 for _ in nodes((found.sure, found.possible)))
        return found if size <= LARGEST else UNSURE

    # ------------------------------------------------ values

    def value(self, expr: ir.Expr, path: Path) -> ir.Expr | None:
        """An expression that is computed somewhere else than here; None if it reads something written or unknown, or
        may fault."""
        return None if self.use.faulting.may(expr) else self.condition(expr, path)

    def condition(self, expr: ir.Expr, path: Path) -> ir.Expr | None:
        """A condition as it can be said now; None if it reads something written or unknown."""
        read = self.use.reads.within(expr)
        if path.written and (read & path.written or EVERYTHING in read):
            return None
        inner = bound_slots(expr)
        if any(isinstance(n, ir.Local) and n.slot not in inner and n.slot not in path.known for n in nodes(expr)):
            return None
        names = {slot: self.bind(slot, path.proc) for slot in sorted(inner)}
        return _renamed(expr, names, path.known)

    def bind(self, slot: int, proc: int) -> int:
        """A new local for a generator, like one of a procedure. It is no local of anything yet, so its number is below
        0: -1, -2 … are the first, second … of those that were bound."""
        self.bound.append(replace(self.program.procs[proc].slots[slot], framed=False))
        return -len(self.bound)

    def fitted(self, value: ir.Expr | None, kind: ir.Type) -> ir.Expr | None:
        """A value as one of the type of the local it goes to; None where that would be more than another name."""
        match value.type if value is not None else None, kind:
            case ir.Number(optional=given), ir.Number(optional=wanted):
                return value if given == wanted else None
            case ir.Number(), ir.Between():
                assert value is not None
                return ir.Op("between", (value, value), ir.Between())
            case ir.BagOf(given_item), ir.BagOf(wanted_item):
                return value if given_item == wanted_item else None
            case given, wanted:
                return value if given == wanted else None

    # ------------------------------------------------ statements

    def _statements(self, stmts: tuple[ir.Stmt, ...], path: Path, after: After) -> Answer:
        self.steps += 1
        if self.steps > STEPS:
            raise TooLong
        for number, stmt in enumerate(stmts):
            rest = stmts[number + 1 :]
            match stmt:
                case ir.Assign(_, part) | ir.Invoke(_, part) | ir.Prefer(part) if self.use.asks_again(part):
                    return UNSURE
                case ir.Prefer(condition) if self.use.faulting.may(condition):
                    return doubted(self._statements(rest, path, after))
                case ir.Touch() | ir.Prefer() | ir.Tell():
                    continue
                case ir.Assign(slot, value):
                    kind = self.program.procs[path.proc].slots[slot].type
                    path = path.learn(slot, self.fitted(self.value(value, path), kind))
                    if self.use.faulting.may(value):
                        return doubted(self._statements(rest, path, after))
                case ir.Require(condition):
                    holds = self.condition(condition, path)
                    if holds is None:
                        return UNSURE
                    return guarded(holds, self._statements(rest, path, after))
                case ir.When(condition, then, otherwise) if self.use.can_fail(stmt):
                    holds = self.condition(condition, path)
                    if holds is None:
                        return UNSURE
                    ways = [self._statements((*way, *rest), path, after) for way in (then, otherwise)]
                    return split(holds, ways[0], ways[1])
                case ir.Invoke(proc, args) if self.program.procs[proc].can_fail:
                    answer = self._invoked(proc, args, path, rest, after)
                    return doubted(answer) if self.use.faulting.may(args) else answer
                case ir.InvokeRules(rules, args):
                    first = self._snippet(rules, args, path)
                    return self._then(first, self._statements(rest, self._after_effect(stmt, path), after))
                case _ if self.use.can_fail(stmt) or self.use.asks_again(stmt):
                    return UNSURE
                case _:
                    path = self._after_effect(stmt, path)
                    if self.use.faulting.effect(stmt, path.proc):
                        return doubted(self._statements(rest, path, after))
        return after(path)

    def _after_effect(self, stmt: ir.Stmt, path: Path) -> Path:
        gone = self.use.assigned(stmt)
        known = {slot: expr for slot, expr in path.known.items() if slot not in gone}
        return replace(path, known=known, written=path.written | self.use.writes(stmt))

    def _invoked(
        self, proc: int, args: tuple[ir.Expr, ...], caller: Path, rest: tuple[ir.Stmt, ...], after: After
    ) -> Answer:
        def back(done: Path) -> Answer:
            return self._statements(
                rest, replace(done, proc=caller.proc, known=caller.known, backs=caller.backs), after
            )

        return self._statements(self.program.procs[proc].body, self.called(proc, args, caller), back)

    def called(self, proc: int, args: tuple[ir.Expr, ...], path: Path) -> Path:
        """Inside a procedure, its parameters as far as they are known."""
        procedure = self.program.procs[proc]
        known = {}
        for slot, arg in enumerate(args[: procedure.params]):
            value = self.fitted(self.value(arg, path), procedure.slots[slot].type)
            if value is not None:
                known[slot] = value
        return replace(path, proc=proc, known=known)

    def _snippet(self, rules: ir.Expr, args: tuple[ir.Expr, ...], path: Path) -> Answer:
        values = [self.value(arg, path) for arg in (rules, *args)]
        found = [value for value in values if value is not None]
        if len(found) < len(values) or self.actor is None:
            return UNSURE
        return self.rules(found[0], tuple(found[1:]), path.written)

    @staticmethod
    def _then(first: Answer, rest: Answer) -> Answer:
        """One after the other; what the first does to the second is unknown, unless nothing can fail there."""
        return first if rest == SURE else Answer(NO, first.possible)

    # ------------------------------------------------ blocks

    def _is_settled(self, number: int, path: Path) -> bool:
        return not chain_needs(self.program.blocks, [back for back, _, _ in path.backs], number, self.whole)

    def _block(self, number: int, path: Path) -> Answer:
        if self._is_settled(number, path):
            return SURE
        block = self.program.blocks[number]
        return self._statements(block.body, path, lambda after: self._end(block.end, after))

    def _end(self, end: ir.End, path: Path) -> Answer:
        match end:
            case ir.Jump(to):
                return self._block(to, path)
            case ir.Branch(condition, then, otherwise):
                holds = self.condition(condition, path)
                if holds is None:
                    return UNSURE
                return split(holds, self._block(then, path), self._block(otherwise, path))
            case ir.CallProc(proc, args, to):
                if len(path.backs) >= DEPTH or self.use.asks_again(args):
                    return UNSURE
                inner = replace(self.called(proc, args, path), backs=(*path.backs, (to, path.proc, path.known)))
                answer = self._block(self.program.procs[proc].entry, inner)
                return doubted(answer) if self.use.faulting.may(args) else answer
            case ir.CallRules(rules, args, to):
                after = replace(path, written=self.use.all_states)
                return self._then(self._snippet(rules, args, path), self._block(to, after))
            case ir.Return():
                if not path.backs:
                    return SURE
                to, proc, known = path.backs[-1]
                return self._block(to, replace(path, proc=proc, known=known, backs=path.backs[:-1]))
            case ir.Finish():
                return SURE
            case ir.Ask(number):
                return self._decision(self.program.decisions[number], path)
            case ir.Chance(zone=ir.Place(str() as state, _, index, None, kind)) if self._is_settled(end.to, path):
                some = YES if end.sure else self.value(is_there(ir.Read(state, index, kind)), path)
                return UNSURE if some is None else guarded(some, SURE)
        return UNSURE

    # ------------------------------------------------ decisions

    def _decision(self, decision: ir.Decision, path: Path) -> Answer:
        odd = any(option.silent or option.lent_by for option in decision.options)
        actor = self.value(decision.actor, path)
        if odd or decision.pending or actor is None or actor != self.actor or path.asked.count(decision.number) > 1:
            return UNSURE
        path = replace(path.learn(decision.bind_you, actor), asked=(*path.asked, decision.number))
        ways = []
        if decision.skip is not None and not any(option.is_pass for option in decision.options):
            ways.append(self._block(decision.skip, path))
        for option in sorted(decision.options, key=lambda option: not option.is_pass):
            if SURE not in ways:
                ways.append(self._option(option, path))
        return joined(ways)

    def generators(self, option: ir.Option, path: Path) -> tuple[list[ir.Gen], Path] | None:
        """The ranges of an option, and the path on which its parameters are known."""
        gens = []
        for param in option.params:
            source = self.value(param.source, path)
            slot = self.bind(param.slot, path.proc)
            path = path.learn(param.slot, ir.Local(slot, param.type))
            clauses = [(kind, self.value(condition, path)) for kind, condition in param.clauses]
            met = [(kind, condition) for kind, condition in clauses if condition is not None]
            if source is None or len(met) < len(clauses):
                return None
            gens.append(ir.Gen(slot, param.type, source, tuple(met)))
        return gens, path

    def _option(self, option: ir.Option, path: Path) -> Answer:
        available = YES if option.available is None else self.value(option.available, path)
        found = self.generators(option, path)
        if available is None or found is None:
            return UNSURE if available is None else guarded(available, UNSURE)
        gens, path = found
        entry = self.program.blocks[option.entry]
        plain = option.is_pass or not isinstance(entry.end, ir.Jump)
        rest = option.entry if plain or not isinstance(entry.end, ir.Jump) else entry.end.to
        answer = self._statements(option.lead, path, lambda after: self._block(rest, after))
        if gens and answer != UNSURE:
            sure = exists(gens, answer.sure, self.use.faulting)
            answer = Answer(sure, sure if answer.complete else exists(gens, answer.possible, self.use.faulting))
        return guarded(available, answer)


def follow(
    program: ir.Program, proc: ir.Proc, use: StateUse, rules: Callable[[ir.Expr | None], Rules]
) -> tuple[Answer, list[ir.Slot]]:
    """A whole procedure, its parameters known; `rules` is asked about snippets with who acts. Also the locals that were
    bound."""
    known: dict[int, ir.Expr] = {slot: ir.Local(slot, proc.slots[slot].type) for slot in range(proc.params)}
    actor = next((known[slot] for slot in known if proc.slots[slot].name == "you"), None)
    ahead = LookAhead(program, use, actor, True, rules(actor))
    path = Path(proc.number, known)
    return (ahead.from_block(proc.entry, path) if proc.suspends else ahead.from_body(proc.body, path)), ahead.bound


def exists(gens: list[ir.Gen], condition: ir.Expr, faulting: Faulting) -> ir.Expr:
    """Whether the condition holds of some elements; each part of it is asked as early as its generators allow."""
    if condition == NO:
        return NO
    if faulting.may(condition):
        return ir.Fold("any", tuple(gens), condition, ir.Truth())
    found = list(gens)
    before: list[ir.Expr] = []
    for part in parts_of(condition):
        used = {node.slot for node in nodes(part) if isinstance(node, ir.Local)}
        last = max((place for place, gen in enumerate(gens) if gen.slot in used), default=-1)
        if last < 0:
            before.append(part)
        else:
            found[last] = replace(found[last], clauses=(*found[last].clauses, ("where", part)))
    if len(found) == 1 and not found[0].clauses and _is_kept(found[0].source):
        return _simple(ir.And((*before, is_there(found[0].source))))
    return _simple(ir.And((*before, ir.Fold("any", tuple(found), YES, ir.Truth()))))


def _is_kept(source: ir.Expr) -> bool:
    """Whether a range is a collection that can be asked whether it is empty."""
    special = isinstance(source, ir.Op) and source.op in ("subsets", "splits")
    return isinstance(source.type, ir.SetOf | ir.BagOf | ir.ListOf) and not special


def _renamed(expr: ir.Expr, names: dict[int, int], known: dict[int, ir.Expr]) -> ir.Expr:
    """An expression with its own generators' locals under new names, and all others as what they stand for."""

    def change(node: object) -> object:
        match node:
            case ir.Local(slot, kind):
                return ir.Local(names[slot], kind) if slot in names else known[slot]
            case ir.Gen(slot) | ir.Reach(_, slot) | ir.Steps(_, _, slot):
                return replace(node, slot=names[slot])
        return simpler(node)

    found: ir.Expr = rewritten(expr, change)
    return found
