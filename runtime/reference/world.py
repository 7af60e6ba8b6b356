"""The data of a running game: states, frames, where the flow rests, and how all of it is copied."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol

from rulewright.runtime import ir
from rulewright.runtime.backend import Fault, Forced, Move
from rulewright.runtime.effort import TOO_DEEP, TOO_LONG, TRIAL_STEPS, WORK, Effort
from rulewright.runtime.ir import Where
from rulewright.runtime.layout import Layout
from rulewright.runtime.values.lattice import Lattice
from rulewright.runtime.words import Words

Slots = list[Any]
Evaluate = Callable[["World", Slots], Any]
Execute = Callable[["World", Slots], bool]  # True: leave the innermost loop

Hopeful = Callable[["World", Slots], bool]  # False: a trial would fail
FunctionCode = Callable[["World", tuple[Any, ...]], Any]
Walk = Callable[[Any], Iterable[Any]]  # the elements of a collection

REST = -1  # instead of the next block: the flow rests, is over, or a trial has succeeded


class Prepared(Protocol):
    """A program made ready: what the parts of the interpreter may ask of one another. `code.py` has it; no part knows
    the whole."""

    @property
    def program(self) -> ir.Program: ...
    @property
    def layout(self) -> Layout: ...
    @property
    def words(self) -> Words: ...
    @property
    def effort(self) -> Effort: ...
    @property
    def state_number(self) -> dict[str, int]: ...
    @property
    def row_rules(self) -> dict[int, tuple[str, ...]]: ...
    @property
    def most_moves(self) -> int: ...
    @property
    def endless_places(self) -> Sequence[Where]: ...
    @property
    def circling(self) -> Collection[int]: ...
    @property
    def asked_again(self) -> Mapping[int, Where]: ...
    @property
    def resting_points(self) -> Collection[int]: ...
    @property
    def return_points(self) -> Collection[int]: ...
    @property
    def stretches(self) -> Sequence[Any]: ...
    @property
    def sharing(self) -> Sharing | None: ...
    @property
    def tracer(self) -> Tracer | None: ...
    def expression(self, node: ir.Expr) -> Evaluate: ...
    def expressions(self, nodes: tuple[ir.Expr, ...]) -> list[Evaluate]: ...
    def function(self, number: int) -> FunctionCode: ...
    def network(self, name: str) -> Callable[[World], Any]: ...
    def lattice(self, board: str) -> Lattice: ...
    def body(self, proc: int) -> Execute: ...
    def stretch(self, block: int) -> Any: ...
    def asking(self, decision: int) -> Any: ...
    def hopeful(self, decision: ir.Decision, option: ir.Option) -> Hopeful | None: ...
    def initial_values(self) -> list[list[Any]]: ...
    def frame_slots(self, proc: int, args: list[Any]) -> Slots: ...
    def passing_slots(self, proc: int) -> list[tuple[int, Any]]: ...
    def snippet_proc(self, snippet: int) -> int: ...
    def carry_out(self, w: World, proc: int, args: list[Any]) -> None: ...
    def arrive(self, w: World, s: Slots, decision: int) -> int: ...
    def can(self, w: World, proc: int, args: list[Any]) -> int: ...
    def score(self, w: World, name: str, seat: int) -> int: ...
    def ranked_first(self, w: World) -> int: ...


class Sharing(Protocol):
    """How copies of a world share what has not changed, and loops what they have walked before; without it every copy
    is whole."""

    def written(self, w: World, state: int) -> None: ...
    def walk(self, kind: ir.Type, plain: Walk) -> Walk: ...


class Tracer(Protocol):
    """Who is told what is computed, done and reached, in look-aheads too: closures are wrapped when they are made, so
    that nothing is asked where nobody wants to know."""

    def expression(self, code: Prepared, node: ir.Expr, made: Evaluate) -> Evaluate: ...
    def statement(self, code: Prepared, stmt: ir.Stmt, made: Execute) -> Execute: ...
    def touched(self, rules: tuple[str, ...], played: bool) -> None: ...


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be done: the rule ids, the sentence, the place in the definition."""

    rules: tuple[str, ...]
    text: str
    where: Where


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the log: the set of seats who are told, and the text."""

    seats: int
    text: str


class Failure(Exception):
    """This way does not exist: a guard is false, a mandatory choice is empty, there is nothing to draw."""

    def __init__(self, reasons: list[Reason], code: str = "RW608") -> None:
        self.reasons, self.code = reasons, code
        super().__init__(reasons[0].text)


@dataclass(slots=True)
class Frame:
    """An active procedure: where its caller goes on, and its locals by slot."""

    proc: int
    back: int
    slots: Slots

    def copy(self) -> Frame:
        """The frame with locals of its own."""
        return Frame(self.proc, self.back, self.slots[:])


@dataclass(slots=True)
class Trial:
    """What a look-ahead is after, shared by all its branches.

    `whole` tells `can` (the text must be done to its end: `Block.fails`) from a legality test (`Block.needs`). `wanted`
    are the `prefer` guards to note, guard number -> order, and `prefers` how many they are. `depth` and `join` say
    where the tried option ends; `bodies_end` where nothing more is to be looked at, if it is a secret one."""

    whole: bool
    telling: bool = False
    steps: int = TRIAL_STEPS
    wanted: dict[int, int] = field(default_factory=dict)
    prefers: int = 0
    depth: int = 0
    join: int = REST
    bodies_end: int = REST


class Meter:
    """The effort since the flow last rested or something was asked of a world: one account for it and all its
    look-aheads."""

    __slots__ = ("place", "spent")

    def __init__(self) -> None:
        self.spent = 0
        self.place: Where | None = None  # of the outermost def or action at work that can take long

    def begin(self) -> None:
        """Nothing has been done yet."""
        self.spent, self.place = 0, None


class World:
    """Everything that changes while a game is played. With shortcuts, states are copied only when they are written
    to."""

    __slots__ = (
        "actor",
        "block",
        "code",
        "counter",
        "depth",
        "asked",
        "derived",
        "explicit",
        "forced",
        "frames",
        "looking",
        "meter",
        "moves",
        "noted",
        "over",
        "owned",
        "reached",
        "seed",
        "told",
        "trial",
        "values",
        "winners",
    )

    def __init__(self, code: Prepared, seed: int = 0, counter: int = 0, explicit: bool = False) -> None:
        self.code = code
        self.values: list[list[Any]] = code.initial_values()
        self.owned = [True] * len(self.values)
        self.derived: dict[int, Any] = {}  # what shortcuts remember of these states
        self.frames: list[Frame] = []
        self.block = 0
        self.actor = 0
        self.over = 0  # as '#over' in the layout: 1 by ranking, 2 with named winners
        self.winners = 0
        self.moves: list[Move] | None = None  # the legal moves, once they are known
        self.seed, self.counter, self.explicit = seed, counter, explicit
        self.meter = Meter()
        self.asked = 0  # how often rules that may ask of themselves are asked of, one within the other
        self.depth = 0  # of the decisions of a look-ahead,
        self.looking: Where | None = None  # and the latest of them
        self.reached: set[str] | None = None
        self.told: list[Told] | None = None  # what is told is noted here, if anybody listens
        self.forced: list[Forced] | None = None  # moves made without asking, if anybody wants to know
        self.trial: Trial | None = None
        self.noted: dict[int, int] = {}  # prefers met during a trial: order -> truth

    def copy(self) -> World:
        """An independent world; with shortcuts, both share states until one of them writes."""
        return self._with_frames([frame.copy() for frame in self.frames])

    def _with_frames(self, frames: list[Frame]) -> World:
        other = World.__new__(World)
        other.code = self.code
        if self.code.sharing is None:
            other.values, other.owned = [elements[:] for elements in self.values], self.owned[:]
        else:
            self.owned = [False] * len(self.values)
            other.values, other.owned = self.values[:], self.owned[:]
        other.derived = self.derived.copy()
        other.frames = frames
        other.block, other.actor, other.moves = self.block, self.actor, self.moves
        other.over, other.winners = self.over, self.winners
        other.seed, other.counter, other.explicit = self.seed, self.counter, self.explicit
        other.meter, other.reached, other.told, other.forced = self.meter, self.reached, self.told, self.forced
        other.depth, other.asked, other.looking = self.depth, self.asked, self.looking
        other.trial, other.noted = self.trial, self.noted.copy()
        return other

    def scratch(self, trial: Trial, frames: list[Frame] | None = None) -> World:
        """A copy for a look-ahead, perhaps in frames of its own; what happens there counts for nothing."""
        other = self.copy() if frames is None else self._with_frames(frames)
        other.trial, other.noted, other.reached = trial, {}, None
        return other

    def elements(self, state: int) -> list[Any]:
        """The elements of a state, to be written to."""
        if not self.owned[state]:
            self.values[state] = self.values[state][:]
            self.owned[state] = True
        if self.code.sharing is not None:
            self.code.sharing.written(self, state)
        return self.values[state]

    @property
    def telling(self) -> bool:
        """Whether the text of a failure is of interest to anybody."""
        return self.trial is None or self.trial.telling

    def reach(self, rules: tuple[str, ...]) -> None:
        """Rule ids are reached in real play."""
        if self.reached is not None and self.trial is None:
            self.reached.update(rules)


@contextmanager
def long_work(w: World, units: int, where: Where) -> Iterator[None]:
    """A def or an action that can take long is counted; if it takes too long, it is named, and not what it calls."""
    outer = w.meter.place
    w.meter.place = outer or where
    spend(w, units, where)
    yield
    w.meter.place = outer  # not if it fails: then nothing of this goes on


def spend(w: World, units: int, where: Where = Where()) -> None:
    """Statements and expensive computations are counted, so that no definition can hang."""
    w.meter.spent += units
    if w.meter.spent > WORK:
        raise (
            Fault("RW611", TOO_LONG, w.meter.place or where)
            if w.looking is None
            else Fault("RW609", TOO_DEEP, w.looking)
        )
