"""The flow: blocks run one after the other until it rests at a decision or a chance event, or the game is over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.backend import Fault
from rulewright.runtime.chance import bounded, random64
from rulewright.runtime.domain import base_of, domain_size
from rulewright.runtime.effort import TOO_LONG
from rulewright.runtime.reference.evaluate import arguments
from rulewright.runtime.reference.execute import NOTHING_LEFT, executor, reason_of
from rulewright.runtime.reference.places import Spot, replaced, spot
from rulewright.runtime.reference.trials import settled
from rulewright.runtime.reference.world import REST, Execute, Failure, Frame, Prepared, Slots, Told, World, spend
from rulewright.runtime.values.collections import bits

PATIENCE = 512  # blocks without anybody being asked, after which it is worth a look whether they go in circles
Ending = Callable[[World, Slots], int]  # the next block, or REST
Outcomes = list[tuple[int, int]]  # (value, weight), in index order


@dataclass(frozen=True, slots=True)
class Stretch:
    """A block made ready."""

    body: list[Execute]
    end: Ending
    cost: int
    where: ir.Where
    circling: bool  # without anybody being asked
    event: ChanceEvent | None  # where it ends with chance


def stretch(code: Prepared, block: ir.Block) -> Stretch:
    """A block as closures."""
    proc = code.program.procs[block.proc]
    body = [executor(code, stmt, proc.slots) for stmt in block.body]
    event = ChanceEvent(code, block.end, proc.slots) if isinstance(block.end, ir.Chance) else None
    end = event.arrive if event is not None else _ending(code, block.end)
    return Stretch(
        body,
        end,
        code.effort.pass_of(block.body),
        code.endless_places[block.number],
        block.number in code.circling,
        event,
    )


def run(w: World) -> None:
    """Go on from the current block until the flow rests; in a trial, until it has succeeded."""
    stretches, code = w.code.stretches, w.code
    passed, seen = 0, None
    while True:
        if w.trial is not None and settled(w):
            return
        block = stretches[w.block] or code.stretch(w.block)
        if w.trial is None:
            w.meter.place = block.where if block.circling else None
        spend(w, block.cost, block.where)
        passed += 1
        if passed >= PATIENCE and w.trial is None:
            if passed & (passed - 1) == 0:
                seen = _snapshot(w)
            elif seen is not None and w.block == seen[0] and _snapshot(w) == seen:
                raise Fault("RW611", TOO_LONG, block.where)
        slots = w.frames[-1].slots
        for statement in block.body:
            statement(w, slots)
        following = block.end(w, slots)
        if following == REST:
            return
        w.block = following


def _snapshot(w: World) -> tuple[Any, ...]:
    """All on which it depends how the flow goes on: where it comes twice to the same, it goes in circles."""
    frames = [(frame.proc, frame.back, frame.slots[:]) for frame in w.frames]
    return w.block, w.counter, [values[:] for values in w.values], frames


def rest(w: World) -> int:
    """The flow rests here. Locals that are not framed do not survive it."""
    w.meter.begin()
    for frame in w.frames:
        for slot, empty in w.code.passing_slots(frame.proc):
            frame.slots[slot] = empty
    return REST


def push(w: World, proc: int, args: list[Any], back: int) -> int:
    """Begin a procedure in a frame of its own; its entry."""
    if sum(1 for frame in w.frames if frame.proc == proc) >= 2:
        name = w.code.program.procs[proc].name
        raise Fault(
            "RW610", f"'{name}' is begun a third time while it is carried out twice", w.code.program.procs[proc].where
        )
    w.reach(w.code.row_rules.get(proc, ()))
    layout = w.code.layout
    if sum(layout.frames[frame.proc].size for frame in w.frames) + layout.frames[proc].size > layout.stack_size:
        raise Fault("RW610", "procedures call each other too deeply", w.code.program.procs[proc].where)
    w.frames.append(Frame(proc, back, w.code.frame_slots(proc, args)))
    return w.code.program.procs[proc].entry


def _ending(code: Prepared, end: ir.End) -> Ending:
    match end:
        case ir.Jump(to):
            return lambda w, s: to
        case ir.Branch(condition, then, otherwise):
            holds = code.expression(condition)
            return lambda w, s: then if holds(w, s) else otherwise
        case ir.Ask(number):
            return lambda w, s: code.arrive(w, s, number)
        case ir.CallProc(number, args, to):
            parts = arguments(code, args, code.program.procs[number].slots)
            return lambda w, s: push(w, number, [part(w, s) for part in parts], to)
        case ir.CallRules(rules, args, to):
            snippet, given = code.expression(rules), code.expressions(args)

            def begin(w: World, s: Slots) -> int:
                chosen, values = snippet(w, s), [part(w, s) for part in given]
                return push(w, code.snippet_proc(chosen), values, to)

            return begin
        case ir.Return():
            return lambda w, s: _return(w)
        case ir.Finish(winners, rules):
            named = code.expression(winners) if winners is not None else None
            return lambda w, s: finish(w, None if named is None else named(w, s), rules)
    raise ValueError(f"a chance event is no plain ending: {end}")


def _return(w: World) -> int:
    back = w.frames.pop().back
    if w.frames:
        return back
    return REST if w.trial is not None else finish(w, None, ())


def finish(w: World, named: int | None, rules: tuple[str, ...]) -> int:
    """The game is over, with the winners named or found by ranking."""
    if w.trial is not None:
        return REST
    w.reach(rules)
    w.frames.clear()
    w.block = w.actor = 0
    if named is None:
        w.winners, w.over = w.code.ranked_first(w), 1
    else:
        w.winners, w.over = named, 2
    if w.reached is not None:
        for line in w.code.program.scores:
            if any(w.code.score(w, line.name, seat) for seat in range(1, w.code.program.seats + 1)):
                w.reach(line.rules)
    w.meter.begin()
    return REST


# ---------------------------------------------------------------- chance


class ChanceEvent:
    """A draw from a bag or a pile, or a roll."""

    def __init__(self, code: Prepared, chance: ir.Chance, slots: tuple[ir.Slot, ...]) -> None:
        self.to, self.slot = chance.to, chance.slot
        self.tell = reason_of(code, chance.guard)
        self.rules = chance.guard.rules
        self.zone: Spot | None = spot(code, chance.zone, slots) if chance.zone is not None else None
        kind = self.zone.type if self.zone is not None else chance.source.type if chance.source is not None else None
        assert isinstance(kind, ir.BagOf | ir.PileOf | ir.SetOf)
        self.is_pile = isinstance(kind, ir.PileOf)
        self.base = base_of(kind.item)
        self.size = domain_size(kind.item, code.program)
        self.source = code.expression(chance.source) if chance.source is not None else None
        self.seen = code.expression(chance.seen) if chance.seen is not None else None
        self.words, self.name, self.kind = code.words, chance.name, slots[chance.slot].type

    def outcomes(self, w: World, s: Slots) -> Outcomes:
        """What can come, and how likely: (value, weight) in index order. Known ends of a pile are no chance."""
        if self.source is not None:
            return [(index + self.base, 1) for index in bits(self.source(w, s))]
        assert self.zone is not None
        held = self.zone.read(w, s)
        if self.is_pile:
            held = () if held[0] else held[1]
        return [(index + self.base, count) for index, count in enumerate(held) if count]

    def arrive(self, w: World, s: Slots) -> int:
        """The flow comes here: a known card is taken, a random one is drawn, or the flow rests."""
        known = self._take_known(w, s)
        if known:
            s[self.slot] = known[0]
            w.reach(self.rules)
            if self.seen is not None and w.told is not None and w.trial is None:
                w.told.append(
                    Told(self.seen(w, s), f"{self.name} {self.words.write(known[0], self.kind)}")
                )  # no event of chance says it
            return self.to
        outcomes = self.outcomes(w, s)
        if not outcomes:
            raise Failure([self.tell(w, s, NOTHING_LEFT)], "RW603")
        if w.trial is not None:
            return REST  # nothing that matters stands behind chance
        w.actor = 0
        if w.explicit:
            w.moves = []
            return rest(w)
        return self.happen(w, s, sample(w, outcomes))

    def audience(self, w: World, s: Slots) -> int | None:
        """The set of seats who see what comes up; None where the definition does not say."""
        return self.seen(w, s) if self.seen is not None else None

    def _take_known(self, w: World, s: Slots) -> tuple[Any, ...]:
        """The known card on top of a pile, removed; or nothing."""
        if not self.is_pile or self.zone is None:
            return ()
        top, middle, bottom = self.zone.read(w, s)
        if top:
            self.zone.write(w, s, (top[1:], middle, bottom))
            return (top[0],)
        if bottom and not any(middle):
            self.zone.write(w, s, (top, middle, bottom[1:]))
            return (bottom[0],)
        return ()

    def happen(self, w: World, s: Slots, value: int) -> int:
        """One of the outcomes: counted, removed from its zone, bound."""
        w.counter += 1
        if self.zone is not None:
            held = self.zone.read(w, s)
            at = value - self.base
            if self.is_pile:
                self.zone.write(w, s, (held[0], replaced(held[1], at, held[1][at] - 1), held[2]))
            else:
                self.zone.write(w, s, replaced(held, at, held[at] - 1))
        s[self.slot] = value
        w.reach(self.rules)
        return self.to


def sample(w: World, outcomes: Outcomes) -> int:
    """The outcome that the seed and the number of chance events so far give."""
    left = bounded(random64(w.seed, w.counter), sum(weight for _, weight in outcomes))
    for value, weight in outcomes:
        if left < weight:
            return value
        left -= weight
    raise AssertionError("a random number below the total finds its outcome")
