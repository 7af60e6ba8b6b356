"""A position of the reference backend: what faces and tests see of a world."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.actions import Numbering
from rulewright.runtime.arrays import put_in
from rulewright.runtime.backend import CHANCE, DECIDE, OVER, Fault, Forced, Move
from rulewright.runtime.reference import decide, explain, flow, storage
from rulewright.runtime.reference.code import Code
from rulewright.runtime.reference.evaluate import arguments
from rulewright.runtime.reference.execute import sequence
from rulewright.runtime.reference.pieces import Piece, pieces_of
from rulewright.runtime.reference.world import Failure, Frame, Reason, Slots, Told, World


class ReferencePosition:
    """One position and its run. Everything that changes it works on a copy, so that a Fault leaves it as it was."""

    __slots__ = ("_code", "_world")

    def __init__(self, code: Code, world: World) -> None:
        self._code, self._world = code, world

    # ------------------------------------------------------------ where the flow rests

    @property
    def kind(self) -> int:
        """DECIDE, CHANCE or OVER."""
        if self._world.over:
            return OVER
        return CHANCE if isinstance(self._end, ir.Chance) else DECIDE

    @property
    def actor(self) -> int:
        """The Seat that decides; 0 for chance or nobody."""
        return self._world.actor

    @property
    def decision(self) -> int:
        """The number of the decision that rests; -1 otherwise."""
        match self._end:
            case ir.Ask(number):
                return number
            case _:
                return -1

    @property
    def point(self) -> int:
        """The number of the block the flow rests at."""
        return self._world.block

    @property
    def seed(self) -> int:
        """What chance is made of."""
        return self._world.seed

    @property
    def counter(self) -> int:
        """Chance events so far."""
        return self._world.counter

    @property
    def reached(self) -> set[str] | None:
        """The rule ids reached so far, if anybody wants to know; a set given here is filled by what is played."""
        return self._world.reached

    @reached.setter
    def reached(self, rules: set[str] | None) -> None:
        self._world.reached = rules

    @property
    def told(self) -> list[Told] | None:
        """The lines told so far, if anybody listens; a list given here is filled by what is played."""
        return self._world.told

    @told.setter
    def told(self, lines: list[Told] | None) -> None:
        self._world.told = lines

    @property
    def forced(self) -> list[Forced] | None:
        """The moves made without asking so far, if anybody wants to know; a list given here is filled by what is
        played."""
        return self._world.forced

    @forced.setter
    def forced(self, moves: list[Forced] | None) -> None:
        self._world.forced = moves

    @property
    def _end(self) -> ir.End | None:
        """How the block ends at which the flow rests; None when the game is over or has not begun."""
        return self._code.program.blocks[self._world.block].end if self._world.frames else None

    def copy(self) -> ReferencePosition:
        """An independent position; the set of reached rules is shared."""
        return ReferencePosition(self._code, self._world.copy())

    def seeded(self, seed: int) -> ReferencePosition:
        """An independent position to which chance brings other things from here on, one at a time."""
        data = self.to_bytes()
        return ReferencePosition(self._code, storage.from_bytes(self._code, data, seed, self.counter, True))

    # ------------------------------------------------------------ moves

    def moves(self) -> list[Move]:
        """The legal moves, in order."""
        w = self._world
        if w.moves is None:
            w.meter.begin()
            w.moves = decide.legal_moves(w, self._code.asking(self.decision)) if self.decision >= 0 else []
        return list(w.moves)

    def candidates(self) -> Iterator[Move]:
        """All moves whose arguments are in their ranges, legal or not."""
        if self.decision < 0:
            return
        asking = self._code.asking(self.decision)
        for number, choice in enumerate(asking.choices):
            if not choice.option.silent:
                slots = decide.asking_slots(self._world, asking)
                yield from ((number, *args) for args in decide.combinations(self._world, slots, choice))

    def is_legal(self, move: Move) -> bool:
        """Whether a move can be made now."""
        return tuple(move) in self.moves()

    def play(self, move: Move) -> None:
        """Make a legal move and go on to the next rest."""
        if self.decision < 0 or not self.is_legal(move):
            raise Fault("RW607", "not a legal move")
        asking = self._code.asking(self.decision)

        def act(w: World) -> None:
            w.moves = None
            w.block = decide.enter(w, asking, tuple(move))
            flow.run(w)

        self._change(act)

    def play_known(self, move: Move) -> None:
        """Make a move that is known to be legal: nothing is asked about others."""
        self._world.moves = [tuple(move)]
        self.play(move)

    def count(self) -> int:
        """How many legal moves there are."""
        return len(self.moves())

    def after(self, move: Move) -> ReferencePosition | None:
        """The position after a move; None if it is not legal."""
        if self.decision < 0 or not self.is_legal(move):
            return None
        other = self.copy()
        other.play(move)
        return other

    def explain(self, move: Move) -> list[Reason]:
        """Why a move is not legal: the first point that fails, first; nothing for a legal move."""
        if self.decision < 0:
            return [explain.nobody_is_asked()]
        return explain.reasons(self._world, self._code.asking(self.decision), tuple(move), self.moves())

    # ------------------------------------------------------------ moves by number

    def numbers(self, plan: Numbering) -> list[int]:
        """The numbers of the legal moves, in their order."""
        return list(plan.numbers(self.decision, self.moves()))

    def raw_of(self, plan: Numbering, number: int) -> Move | None:
        """The move of what is asked with a number, legal or not; of moves that are numbered as they are listed a legal
        one."""
        if self.decision < 0 or not 0 <= number < plan.count:
            return None
        if number >= plan.flat:
            return plan.here(self, number)
        found = plan.move(number)
        return found[1] if found and found[0] == self.decision else None

    def after_number(self, plan: Numbering, number: int) -> ReferencePosition | None:
        """The position after the move with a number; None if it is not legal."""
        raw = self.raw_of(plan, number)
        return None if raw is None else self.after(raw)

    def mask(self, plan: Numbering, out: Any) -> bool:
        """Writes a 1 for each legal move, by its number, and 0 for the others; False if there is not just room
        enough."""
        legal = set(self.numbers(plan)) if self.decision >= 0 else set()
        return put_in(out, bytes(number in legal for number in range(plan.count)))

    # ------------------------------------------------------------ chance

    def outcomes(self) -> list[tuple[int, int]]:
        """At chance: (value, weight) in index order."""
        event = self._event()
        return event.outcomes(self._world, self._world.frames[-1].slots) if event is not None else []

    def play_chance(self, value: int) -> None:
        """One of the outcomes comes."""
        event = self._event()
        if event is None or all(value != outcome for outcome, _ in self.outcomes()):
            raise Fault("RW607", "chance cannot bring this now")
        chosen = event

        def act(w: World) -> None:
            w.moves = None
            w.block = chosen.happen(w, w.frames[-1].slots, value)
            flow.run(w)

        self._change(act)

    def audience(self) -> int | None:
        """At chance: the set of seats who see what comes up, where the definition names them."""
        event = self._event()
        return event.audience(self._world, self._world.frames[-1].slots) if event is not None else None

    def _event(self) -> flow.ChanceEvent | None:
        return self._code.stretch(self._world.block).event if self._world.frames else None

    # ------------------------------------------------------------ results and bytes

    def winners(self) -> int:
        """When over: the set of winners."""
        return self._world.winners

    def scores(self) -> list[list[int]]:
        """Per score line, in declared order, per seat."""
        program = self._code.program
        self._world.meter.begin()
        return [
            [self._code.score(self._world, line.name, seat) for seat in range(1, program.seats + 1)]
            for line in program.scores
        ]

    def totals(self) -> tuple[int, ...]:
        """The sum of all score lines, per seat."""
        self._world.meter.begin()
        return tuple(self._code.score(self._world, "total", seat) for seat in range(1, self._code.program.seats + 1))

    def score(self, line: str, seat: int) -> int:
        """A line of the sheet for a Seat."""
        self._world.meter.begin()
        return self._code.score(self._world, line, seat)

    def pieces(self, line: ir.Score, seat: int, covered: frozenset[str]) -> list[Piece]:
        """Where the points of a line come from, without what lies in `covered` states."""
        self._world.meter.begin()
        return pieces_of(self._code, self._world, line, seat, covered)

    def to_bytes(self) -> bytes:
        """The position region."""
        return storage.to_bytes(self._world)

    def standing(self) -> list[list[int]]:
        """By what the seats are ranked, seat by seat."""
        self._world.meter.begin()
        return self._code.standing(self._world)

    def broken(self) -> list[int]:
        """The invariants that do not hold, by number."""
        invariants = self._code.program.invariants
        return [number for number, one in enumerate(invariants) if not self.evaluate(one.condition, one.slots)]

    # ------------------------------------------------------------ what scenarios do

    def evaluate(self, expr: ir.Expr, slots: tuple[ir.Slot, ...] = (), values: Sequence[Any] = ()) -> Any:
        """The value of any expression here; `values` are those of the first slots."""
        self._world.meter.begin()
        return self._code.asked_expression(expr)(self._world, self._code.blank_slots(slots, values))

    def in_frame(self, expr: ir.Expr) -> Any:
        """The value of an expression where the flow rests, among the locals there."""
        self._world.meter.begin()
        return self._code.asked_expression(expr)(self._world, self._world.frames[-1].slots)

    def execute(self, stmts: tuple[ir.Stmt, ...], slots: tuple[ir.Slot, ...] = ()) -> None:
        """Carry out statements, with locals of their own."""

        def act(w: World) -> None:
            w.moves = None
            sequence(self._code, stmts, slots)(w, self._code.blank_slots(slots, ()))

        self._change(act)

    def run_play(self) -> None:
        """Begin `play` and go on to the first rest."""

        def act(w: World) -> None:
            w.block = flow.push(w, 0, [], 0)
            flow.run(w)

        self._change(act)

    def start_at(self, entry: ir.PhaseEntry, bindings: dict[str, Any], given: frozenset[str] = frozenset()) -> None:
        """Begin at a phase: enclosing loops in their first pass, or where the bindings of their variables say; states
        that loops note are set, but for those that are `given`. An action around the phase is handed what its call
        hands on there."""

        def act(w: World) -> None:
            back = 0
            for proc, stmts, block in entry.path:
                slots = self._code.frame_slots(proc, self._handed_on(w, proc, back))
                w.frames.append(Frame(proc, back, slots))
                self._enter_loops(w, proc, stmts, bindings, given)
                for number, slot in enumerate(self._code.program.procs[proc].slots):
                    if slot.name in bindings:
                        slots[number] = bindings[slot.name]
                back = w.block = block
            flow.run(w)

        self._change(act)

    def _handed_on(self, w: World, proc: int, back: int) -> list[Any]:
        """What the call of a procedure that comes back to a block would hand on now; nothing where that cannot be told,
        since it hangs on a line that was not carried out."""
        if not w.frames:
            return []
        for block in self._code.program.blocks:
            match block.end:
                case ir.CallProc(number, args, to) if number == proc and to == back:
                    try:
                        slots = self._code.program.procs[proc].slots
                        return [part(w, w.frames[-1].slots) for part in arguments(self._code, args, slots)]
                    except Fault:
                        return []
        return []

    def _enter_loops(
        self, w: World, proc: int, stmts: tuple[ir.Stmt, ...], bindings: dict[str, Any], given: frozenset[str]
    ) -> None:
        """Carry out what enters the loops of a procedure; a loop over a collection goes on until its variable is as
        bound."""
        slots, declared = w.frames[-1].slots, self._code.program.procs[proc].slots
        done = 0
        while done < len(stmts):
            step = stmts[done : done + 2] if _enters(stmts[done : done + 2], declared) else stmts[done : done + 1]
            done += len(step)
            if isinstance(step[0], ir.Store) and step[0].place.state in given:
                continue
            enter = sequence(self._code, step, declared)
            enter(w, slots)
            variable = step[0].slot if isinstance(step[0], ir.Assign) else -1
            name = declared[variable].name if variable >= 0 else ""
            if name in bindings:
                while not _has_come(slots, step, declared, bindings[name]):
                    if _nothing_left(slots, step, declared):
                        raise Fault("RW806", f"the loop never comes to this value of '{name}'")
                    enter(w, slots)
                slots[variable] = bindings[name]

    def _change(self, act: Callable[[World], None]) -> None:
        """Act on a copy; only if all goes well it takes the place of the world."""
        world = self._world.copy()
        world.meter.begin()
        try:
            act(world)
        except Failure as failure:
            reason = failure.reasons[0]
            fault = Fault(failure.code, f"the rules got stuck: {reason.text}", reason.where, rules=reason.rules)
            self._name_callers(fault, world)
            raise fault from None
        except Fault as fault:
            self._name_callers(fault, world)
            if fault.where.file or not world.frames:
                raise
            raise fault.at(self._code.program.procs[world.frames[-1].proc].where) from None
        self._world = world

    def _name_callers(self, fault: Fault, world: World) -> None:
        for frame in reversed(world.frames):
            fault.within(self._code.program.procs[frame.proc].name)


def _enters(stmts: tuple[ir.Stmt, ...], declared: tuple[ir.Slot, ...]) -> bool:
    """Whether two statements take the next element of a collection that a loop goes through, or set the ends of its
    range."""
    match stmts:
        case (ir.Assign(slot), ir.Assign(other)):
            return other == slot + 1 and declared[other].keeps in ("rest", "last")
    return False


def _has_come(slots: Slots, step: tuple[ir.Stmt, ...], declared: tuple[ir.Slot, ...], wanted: Any) -> bool:
    """Whether a loop can go on with a value of its variable: it is an element that comes now, or lies in the range."""
    match step:
        case (ir.Assign(slot), ir.Assign(last)) if declared[last].keeps == "last":
            if not slots[slot] <= wanted <= slots[last]:
                raise Fault("RW806", f"the loop never comes to this value of '{declared[slot].name}'")
        case (ir.Assign(slot), _):
            return bool(slots[slot] == wanted)
    return True


def _nothing_left(slots: Slots, step: tuple[ir.Stmt, ...], declared: tuple[ir.Slot, ...]) -> bool:
    """Whether a loop over a collection has come to its end."""
    assert isinstance(step[1], ir.Assign)
    rest = slots[step[1].slot]
    return not any(rest) if isinstance(declared[step[1].slot].type, ir.BagOf) else not rest
