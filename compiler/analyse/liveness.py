"""Which locals live over a rest: those become part of the frame, and are set to nothing where they are dead."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from rulewright.compiler.elaborate.blocks import BlockDraft, ProcDraft
from rulewright.runtime import ir
from rulewright.runtime.domain import Components, nothing
from rulewright.runtime.node import values_of
from rulewright.runtime.walking import Parts, names_within, successors


def frame_locals(
    procs: list[ProcDraft], blocks: list[BlockDraft], decisions: list[ir.Decision], program: Components
) -> None:
    """Mark the framed slots of every procedure and clear them where they are dead at a rest."""
    by_proc: dict[int, list[BlockDraft]] = {}
    for block in blocks:
        by_proc.setdefault(block.proc, []).append(block)
    for proc in procs:
        if proc.suspends:
            _Frames(proc, by_proc.get(proc.number, []), decisions, program).mark()


def locals_read(tree: Any) -> frozenset[int]:
    """The locals that an expression or statement reads and does not itself bind."""
    used: set[int] = set()
    bound: set[int] = set()
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if node.__class__ is tuple:
            waiting.extend(node)
            continue
        match node:
            case ir.Local(slot):
                used.add(slot)
            case ir.Gen(slot) | ir.Reach(_, slot) | ir.Steps(slot=slot):
                bound.add(slot)
        waiting.extend(_parts(node.__class__)(node))
    return frozenset(used - bound)


@cache
def _parts(kind: type) -> Parts:
    """What of a node may read locals: what a guard says is asked for only where it fails."""
    left_out = () if issubclass(kind, ir.Require | ir.Prefer) else ("guard",)
    return values_of(*(name for name in names_within(kind) or () if name not in left_out))


class _Frames:
    """The analysis of one procedure."""

    def __init__(
        self, proc: ProcDraft, blocks: list[BlockDraft], decisions: list[ir.Decision], program: Components
    ) -> None:
        self.proc, self.blocks, self.decisions, self.program = proc, blocks, decisions, program
        self.by_number = {block.number: block for block in blocks}
        self.live: dict[int, frozenset[int]] = {block.number: frozenset() for block in blocks}

    def mark(self) -> None:
        self._solve()
        framed: set[int] = set()
        for block in self.blocks:
            framed |= self._at_rest(block) or frozenset()
            if isinstance(block.end, ir.Ask):
                framed |= set(self.decisions[block.end.decision].pending)
        slots = self.proc.ctx.slots
        for number in framed:
            slots[number] = replace(slots[number], framed=True)
        for block in self.blocks:
            block.live = tuple(sorted(self.live[block.number] & framed))
            block.kept = tuple(sorted((self._at_rest(block) or frozenset()) & framed))
        self._clear_dead(framed)

    def _solve(self) -> None:
        changed = True
        while changed:
            changed = False
            for block in reversed(self.blocks):
                live = _before(block.body, self._after(block), frozenset())
                if live != self.live[block.number]:
                    self.live[block.number] = live
                    changed = True

    def _enter(self, option: ir.Option) -> frozenset[int]:
        """What is live when an option is entered, beyond what the move itself binds."""
        if option.lent_by:
            return self.live.get(option.lent_by[0][2], frozenset())
        return self.live.get(option.entry, frozenset()) - {param.slot for param in option.params}

    def _asked(self, decision: ir.Decision) -> frozenset[int]:
        """What is read while a decision rests."""
        used = set(locals_read(decision.actor))
        for option in decision.options:
            own = {param.slot for param in option.params}
            own |= {statement.slot for statement in option.lead if isinstance(statement, ir.Assign)}
            inside = set(locals_read(option.lead)) | locals_read(option.available)
            for param in option.params:
                inside |= locals_read(param.source) | locals_read(param.clauses) | locals_read(param.guard.values)
            for _, args, _ in option.lent_by:
                inside |= locals_read(args)
            used |= inside - own
        return frozenset(used)

    def _at_rest(self, block: BlockDraft) -> frozenset[int] | None:
        """The locals that must survive the rest a block ends with; None if it does not rest."""
        match block.end:
            case ir.Ask(number):
                decision = self.decisions[number]
                needed = set(self._asked(decision))
                if decision.skip is not None:
                    needed |= self.live.get(decision.skip, frozenset())
                if decision.pending:
                    needed |= self.live.get(decision.after, frozenset())
                else:
                    for option in decision.options:
                        needed |= self._enter(option)
                return frozenset(needed)
            case ir.Chance(slot=slot, to=to) as chance:
                zone = _place_reads(chance.zone) if chance.zone is not None else frozenset()
                return (
                    (self.live.get(to, frozenset()) - {slot})
                    | zone
                    | locals_read(chance.source)
                    | locals_read(chance.seen)
                )
            case ir.CallProc(to=to) | ir.CallRules(to=to):
                return self.live.get(to, frozenset())
            case _:
                return None

    def _after(self, block: BlockDraft) -> frozenset[int]:
        """What is live at the end of a block's statements."""
        rest = self._at_rest(block)
        own = locals_read(block.end) if not isinstance(block.end, ir.Ask) else frozenset()
        if rest is not None:
            return rest | own
        after = set(own)
        for to in successors(block.end, self.decisions):
            after |= self.live.get(to, frozenset())
        return frozenset(after)

    def _clear_dead(self, framed: set[int]) -> None:
        dirty = self._dirty(framed)
        for block in self.blocks:
            for slot in sorted(dirty[block.number] - self._kept(block)):
                kind = self.proc.ctx.slots[slot].type
                block.body.append(ir.Assign(slot, ir.Const(nothing(kind, self.program), kind)))

    def _kept(self, block: BlockDraft) -> frozenset[int]:
        """The slots that are not cleared at the end of a block."""
        rest = self._at_rest(block)
        if rest is None:
            return frozenset(range(len(self.proc.ctx.slots)))
        used = locals_read(block.end) if not isinstance(block.end, ir.Ask) else frozenset()
        pending = self.decisions[block.end.decision].pending if isinstance(block.end, ir.Ask) else ()
        many = {number for number, slot in enumerate(self.proc.ctx.slots) if slot.count > 1}
        return rest | used | many.union(pending)

    def _dirty(self, framed: set[int]) -> dict[int, set[int]]:
        """For each block the framed slots that may hold something at its end, before the dead ones are cleared
        there."""
        kept = {block.number: self._kept(block) for block in self.blocks}
        dirty: dict[int, set[int]] = {block.number: set() for block in self.blocks}
        start: dict[int, set[int]] = {block.number: set() for block in self.blocks}
        if self.proc.entry in start:
            start[self.proc.entry] |= set(range(self.proc.params)) & framed
        for number, bound in self._bound_by_moves():
            if number in start:
                start[number] |= bound & framed
        changed = True
        while changed:
            changed = False
            for block in self.blocks:
                now = set(start[block.number])
                for statement in block.body:
                    now |= set(_assigned(statement)) & framed
                if now - dirty[block.number]:
                    dirty[block.number] |= now
                    changed = True
                left = dirty[block.number] & kept[block.number]
                for to in successors(block.end, self.decisions):
                    if to in start and left - start[to]:
                        start[to] |= left
                        changed = True
        return dirty

    def _bound_by_moves(self) -> Iterator[tuple[int, set[int]]]:
        for block in self.blocks:
            match block.end:
                case ir.Ask(number):
                    for option in self.decisions[number].options:
                        if not option.lent_by:
                            yield option.entry, {param.slot for param in option.params}
                case ir.Chance(slot=slot, to=to):
                    yield to, {slot}


def _before(body: Iterable[ir.Stmt], live: frozenset[int], leaving: frozenset[int]) -> frozenset[int]:
    """What is live before some statements; `leaving`: what is live where a `break` goes."""
    now = set(live)
    for statement in reversed(tuple(body)):
        match statement:
            case ir.Assign(slot, value):
                now.discard(slot)
                now |= locals_read(value)
            case ir.TakeFirst(slot, zone):
                now.discard(slot)
                now |= _place_reads(zone)
            case ir.When(condition, then, otherwise):
                after = frozenset(now)
                now = set(locals_read(condition) | _before(then, after, leaving) | _before(otherwise, after, leaving))
            case ir.ForEach(gen, inner):
                now |= locals_read(gen) | (_around(inner, frozenset(now)) - {gen.slot})
            case ir.Loop(condition, inner):
                now |= _around(inner, frozenset(now | locals_read(condition)))
            case ir.Break():
                now |= leaving
            case _:
                now |= locals_read(statement) | _written_in_place(statement)
    return frozenset(now)


def _around(body: Iterable[ir.Stmt], after: frozenset[int]) -> frozenset[int]:
    """What is live before a body that is done again and again, and then something else."""
    live = after
    while (before := live | _before(body, live, after)) != live:
        live = before
    return live


def _assigned(statement: ir.Stmt) -> Iterable[int]:
    match statement:
        case ir.Assign(slot) | ir.TakeFirst(slot):
            yield slot
        case ir.Store(ir.Place(slot=slot)) | ir.Mutate(_, ir.Place(slot=slot)) if slot is not None:
            yield slot
        case ir.When(_, then, otherwise):
            for inner in (*then, *otherwise):
                yield from _assigned(inner)
        case ir.ForEach(_, body) | ir.Loop(_, body):
            for inner in body:
                yield from _assigned(inner)


def _place_reads(place: ir.Place) -> frozenset[int]:
    own = frozenset() if place.slot is None else frozenset((place.slot,))
    return own | locals_read(place.index) | locals_read(place.element)


def _written_in_place(statement: ir.Stmt) -> frozenset[int]:
    """Locals that a statement changes in part, so that their old value counts."""
    match statement:
        case ir.Store(place) | ir.Mutate(_, place) if place.slot is not None:
            return frozenset((place.slot,))
    return frozenset()
