"""What can fail: the one analysis behind legality, `can` and look-ahead.

A text fails where a `require` is false, a mandatory decision has no option, a zone is empty or rules are absent. A
block *needs* look-ahead if it stands in an option's body (or a counted choice) and something from there to the end of
that scope can fail; it *fails* if something from there to the end of its procedure can.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rulewright.compiler.elaborate.blocks import BlockDraft, ProcDraft, nested
from rulewright.compiler.elaborate.not_empty import never_empty
from rulewright.runtime import ir
from rulewright.runtime.walking import successors


def mark_failing(
    procs: list[ProcDraft], blocks: list[BlockDraft], decisions: list[ir.Decision], snippets: tuple[ir.Snippet, ...]
) -> list[tuple[ir.Where, ir.Where]]:
    """Set `needs`, `fails`, `can_fail` and `rest_needs` everywhere; returns where something can fail behind chance, in
    a scope that must be completed: (the chance event, what can fail)."""
    analysis = _Failing(procs, blocks, decisions, snippets)
    while analysis.round():
        pass
    for number, decision in enumerate(decisions):
        options = tuple(
            replace(option, rest_needs=analysis.rest(option).needs, rest_fails=analysis.rest(option).fails)
            for option in decision.options
        )
        decisions[number] = replace(decision, options=options)
    return list(analysis.behind_chance())


class _Failing:
    def __init__(
        self,
        procs: list[ProcDraft],
        blocks: list[BlockDraft],
        decisions: list[ir.Decision],
        snippets: tuple[ir.Snippet, ...],
    ) -> None:
        self.procs, self.blocks, self.decisions, self.snippets = procs, blocks, decisions, snippets
        self._exits: dict[int, tuple[int, ...]] = {}

    def round(self) -> bool:
        """Once over everything; whether something new was found."""
        changed = False
        for block in reversed(self.blocks):
            own = self.block_fails(block)
            onward = self.onward(block)
            fails = own or any(after.fails for after in onward)
            needs = bool(block.scopes) and (own or any(after.needs for after in onward if after.scopes))
            if (fails, needs) != (block.fails, block.needs):
                block.fails, block.needs, changed = fails, needs, True
        for proc in self.procs:
            can_fail = self.blocks[proc.entry].fails if proc.suspends else any(self.fails(s) for s in proc.body)
            if can_fail != proc.can_fail:
                proc.can_fail, changed = can_fail, True
        return changed

    def onward(self, block: BlockDraft) -> list[BlockDraft]:
        """Where the look-ahead goes on after a block. Not behind chance; and behind a decision only after its options:
        one that is offered can be carried out, that is what being legal means."""
        match block.end:
            case ir.Chance():
                return []
            case ir.Ask(number):
                return [self.blocks[n] for n in self.exits(self.decisions[number])]
            case _:
                return [self.blocks[n] for n in successors(block.end, self.decisions)]

    def exits(self, decision: ir.Decision) -> tuple[int, ...]:
        """The blocks where the options of a decision leave their bodies."""
        if decision.number not in self._exits:
            found: dict[int, None] = {}
            if decision.skip is not None:
                found[decision.skip] = None
            for option in decision.options:
                if option.is_pass or option.lent_by:
                    found[option.lent_by[0][2] if option.lent_by else option.entry] = None
                    continue
                self._leave(option.entry, len(self.blocks[option.entry].scopes), found)
            self._exits[decision.number] = tuple(found)
        return self._exits[decision.number]

    def _leave(self, entry: int, depth: int, found: dict[int, None]) -> None:
        seen, todo = {entry}, [entry]
        while todo:
            for after in successors(self.blocks[todo.pop()].end, self.decisions):
                if len(self.blocks[after].scopes) < depth:
                    found[after] = None
                elif after not in seen:
                    seen.add(after)
                    todo.append(after)

    def behind_chance(self) -> Iterator[tuple[ir.Where, ir.Where]]:
        """Where something can fail behind chance that must be completed: in the same procedure, or after it has
        returned."""
        calls = self.calls()
        within = self.called_in_scopes(calls)
        for block in self.blocks:
            if isinstance(block.end, ir.Chance):
                ahead = (block.end.to, *self.returns(block.proc, calls, within, set()))
                judged = [n for n in ahead if self.must_not_fail(self.blocks[n], within)]
                found = (self.first_failing(n, self.blocks[n].proc in within) for n in judged)
                failing = next((where for where in found if where is not None), None)
                if failing is not None:
                    yield block.end.guard.where, failing

    def calls(self) -> dict[int, list[int]]:
        """By procedure: the blocks where its callers go on."""
        found: dict[int, list[int]] = {}
        for block in self.blocks:
            match block.end:
                case ir.CallProc(proc, _, to):
                    found.setdefault(proc, []).append(to)
                case ir.CallRules(rules, _, to):
                    for snippet in self.snippets:
                        if not isinstance(rules, ir.Column) or (rules.table, rules.column) == (
                            snippet.table,
                            snippet.column,
                        ):
                            found.setdefault(snippet.proc, []).append(to)
        for decision in self.decisions:
            for option in decision.options:
                for proc, _, to in option.lent_by:
                    found.setdefault(proc, []).append(to)
        return found

    def called_in_scopes(self, calls: dict[int, list[int]]) -> set[int]:
        """The procedures that are carried out inside an option's body or a counted choice."""
        found: set[int] = set()
        while True:
            more = {
                p
                for p, backs in calls.items()
                if any(self.blocks[n].scopes or self.blocks[n].proc in found for n in backs)
            }
            if more <= found:
                return found
            found |= more

    def returns(self, proc: int, calls: dict[int, list[int]], within: set[int], seen: set[int]) -> Iterator[int]:
        """Where the flow goes on behind a procedure that is carried out in a scope, and behind its callers."""
        if proc in within and proc not in seen:
            seen.add(proc)
            for number in calls[proc]:
                yield number
                yield from self.returns(self.blocks[number].proc, calls, within, seen)

    def must_not_fail(self, block: BlockDraft, within: set[int]) -> bool:
        """Whether something from a block on can fail although it must be completed."""
        return block.needs or (block.proc in within and block.fails)

    def first_failing(self, number: int, whole: bool) -> ir.Where | None:
        """Where the first guard or decision stands that can fail from a block on, to the end of the scope or (`whole`)
        of the procedure. Whether a zone or a cell is empty is often known better than can be proved, so that is not
        counted."""
        seen, todo = {number}, [number]
        while todo:
            block = self.blocks[todo.pop(0)]
            for statement in block.body:
                found = self.guard_of(statement)
                if found is not None:
                    return found
            match block.end:
                case ir.Ask(decision) if self.decision_fails(self.decisions[decision]):
                    return self.decisions[decision].where
                case ir.CallProc(proc) if self.procs[proc].can_fail and self.procs[proc].entry not in seen:
                    seen.add(self.procs[proc].entry)
                    found = self.first_failing(self.procs[proc].entry, True)
                    if found is not None:
                        return found
            for onward in self.onward(block):
                if onward.number not in seen and (whole or onward.scopes):
                    seen.add(onward.number)
                    todo.append(onward.number)
        return None

    def guard_of(self, statement: ir.Stmt) -> ir.Where | None:
        """Where the first guard stands that can fail in a statement."""
        match statement:
            case ir.Require(_, guard) if self.fails(statement):
                return guard.where
            case ir.Invoke(proc) if self.procs[proc].can_fail:
                inner = self.procs[proc].body
            case _:
                inner = tuple(one for body in nested(statement) for one in body)
        return next((found for found in map(self.guard_of, inner) if found is not None), None)

    def block_fails(self, block: BlockDraft) -> bool:
        if any(self.fails(statement) for statement in block.body):
            return True
        match block.end:
            case ir.Ask(number):
                return self.decision_fails(self.decisions[number])
            case ir.Chance(kind="draw", sure=sure):
                return not sure
            case ir.Chance(source=source):
                return source is not None and not never_empty(source)
            case ir.CallProc(proc):
                return self.procs[proc].can_fail
            case ir.CallRules():
                return True
            case _:
                return False

    def fails(self, statement: ir.Stmt) -> bool:
        return can_fail(statement, self.procs)

    def decision_fails(self, decision: ir.Decision) -> bool:
        """Whether a decision may have no legal option."""
        passes = [option for option in decision.options if option.is_pass]
        if decision.skip is not None and not passes:
            return False
        if any(option.available is None for option in passes):
            return False
        return not any(self.always_legal(option) for option in decision.options if not option.is_pass)

    def always_legal(self, option: ir.Option) -> bool:
        guarded = any(self.fails(statement) for statement in option.lead)
        return (
            not guarded
            and not option.lent_by
            and not self.rest_needs(option)
            and all(param.sure for param in option.params)
        )

    def rest_needs(self, option: ir.Option) -> bool:
        """Whether something behind an option's leading guards can fail."""
        return not option.is_pass and self.rest(option).needs

    def rest(self, option: ir.Option) -> BlockDraft:
        """The block behind an option's leading guards."""
        entry = self.blocks[option.entry]
        if option.is_pass or not isinstance(entry.end, ir.Jump):
            return entry
        return self.blocks[entry.end.to]


def can_fail(statement: ir.Stmt, procs: Sequence[ProcDraft | ir.Proc]) -> bool:
    """Whether a statement can fail."""
    match statement:
        case ir.Require(condition):
            return not (isinstance(condition, ir.Const) and condition.value)
        case ir.TakeFirst(sure=sure):
            return not sure
        case ir.InvokeRules():
            return True
        case ir.Invoke(proc):
            return procs[proc].can_fail
        case _:
            return any(can_fail(inner, procs) for body in nested(statement) for inner in body)
