"""The writer of one definition: its random choices, what is declared so far, and the expressions it can make.

An expression of a kind is written by one of the *makers* registered for that kind. A maker that has not got what it
needs (a board, a table) raises `Unable`, and another one is asked.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from generator.kinds import Kind, Truth, alike


class Unable(Exception):
    """What is needed to write this is not declared."""


@dataclass(frozen=True)
class Named:
    """A local, or an option."""

    name: str
    kind: Kind
    changes: bool = False


@dataclass(frozen=True)
class State:
    name: str
    kind: Kind
    index: tuple[Kind, ...] = ()
    seen: str = ""
    room: int = 0  # of a bounded set


@dataclass(frozen=True)
class Column:
    kind: Kind
    per: Kind | None = None
    parameters: tuple[Kind, ...] = ()
    uses_you: bool = False


@dataclass
class Table:
    ids: tuple[str, ...]
    columns: dict[str, Column] = field(default_factory=dict)
    hooks: list[tuple[str, tuple[Kind, ...]]] = field(default_factory=list)  # rules columns and their parameters


@dataclass(frozen=True)
class Board:
    lattice: str
    axes: tuple[str, str]
    low: tuple[int, int]
    high: tuple[int, int]
    sized: bool
    ways: tuple[str, ...]


@dataclass(frozen=True)
class Network:
    over: Kind
    tallies: tuple[tuple[str, Kind | None], ...]


@dataclass(frozen=True)
class Def:
    name: str
    parameters: tuple[Kind, ...]
    kind: Kind
    uses_you: bool
    still: bool = False  # it reads nothing that changes


@dataclass(frozen=True)
class Action:
    name: str
    parameters: tuple[tuple[str, Kind], ...]  # preposition and kind
    suspends: bool
    chance: bool
    decides_first: bool
    defaults: int = 0  # how many of its last parameters may be left out


EDGES = 4000  # from this seed on definitions lie at the edges (edges.py): those before it are as they were
SEATS = (5, 6, 8, 16)  # there
BARE = 0.06  # of the places where anything could stand hold a name or a literal
Maker = Callable[["Writer", Kind, int], str]
MAKERS: dict[type, list[Maker]] = {}
LATER: dict[type, list[Maker]] = {}  # those of definitions at the edges


def makes(*kinds: type, often: int = 1, since: int = 0) -> Callable[[Maker], Maker]:
    """Registers a maker for some kinds; `often`: how many times as often as others it is asked; `since`: from which
    seed on."""

    def register(maker: Maker) -> Maker:
        for kind in kinds:
            (LATER if since else MAKERS).setdefault(kind, []).extend([maker] * often)
        return maker

    return register


class Writer:
    """Writes one definition from one seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random = random.Random(seed)
        self.care = self.random.choice((0.6, 0.9, 0.97, 0.99, 1.0))  # how often what may go wrong is guarded
        self.seats = self.random.choice((1, 2, 2, 2, 3, 3, 4))
        self.edges = seed >= EDGES
        if self.edges and self.random.random() < 0.15:
            self.seats = self.random.choice(SEATS)
        self.together = self.random.random() < 0.06
        self.you = False  # whether somebody acts where the text is written
        self.scoring = False  # in a score, which may not be asked for the total
        self.pure = False  # in what is declared outside the telling, where nothing can be tried
        self.options: list[Named] = []
        self.enums: dict[str, tuple[str, ...]] = {}
        self.letters: dict[str, tuple[str, ...]] = {}
        self.records: dict[str, tuple[tuple[str, Kind], ...]] = {}
        self.tables: dict[str, Table] = {}
        self.boards: dict[str, Board] = {}
        self.states: list[State] = []
        self.networks: dict[str, Network] = {}
        self.defs: list[Def] = []
        self.asking: list[tuple[str, Kind]] = []  # defs that take a thing and a function that judges such things
        self.actions: list[Action] = []
        self.scores: list[str] = []
        self.locals: list[Named] = []
        self.files: dict[str, str] = {}  # tables beside the definition
        self.rules = 0
        self.trap = seed // 20 % 8 if seed % 20 == 0 else -1  # how it goes wrong on purpose
        self.focus: Kind | None = None  # the kind of things this definition is most about
        self._count = 0
        self._judging = False

    # ------------------------------------------------------------ chance and names

    def pick(self, *texts: str) -> str:
        return self.random.choice(texts)

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def careful(self) -> bool:
        """Whether what comes next is guarded against going wrong."""
        return self.random.random() < self.care

    def between(self, low: int, high: int) -> int:
        return self.random.randint(low, high)

    def name(self, stem: str) -> str:
        self._count += 1
        return f"{stem}_{self._count}"

    def tag(self, probability: float = 0.2, reason: bool = True) -> str:
        """A rule id, perhaps with a reason."""
        if not self.chance(probability):
            return ""
        self.rules += 1
        told = [each.name for each in self.locals[-2:]]
        words = "not now" if not told or self.chance(0.5) else f"not with {{{self.random.choice(told)}}}"
        openly = " openly" if reason and self.chance(0.1) else ""
        return f"{openly} @RG-{self.rules}" + (f' "{words}"' if reason and self.chance(0.5) else "")

    @contextmanager
    def bound(self, *names: Named) -> Iterator[None]:
        """Names that are known only within."""
        kept = list(self.locals)
        self.locals = [*kept, *names]
        try:
            yield
        finally:
            self.locals = kept

    @contextmanager
    def acting(self, you: bool = True) -> Iterator[None]:
        """Within, somebody acts (or nobody does)."""
        kept, self.you = self.you, you
        try:
            yield
        finally:
            self.you = kept

    @contextmanager
    def alone(self, you: bool, pure: bool = True) -> Iterator[None]:
        """Within, no local of the surroundings is known."""
        kept, self.locals, self.pure = (self.locals, self.pure), [], pure
        try:
            with self.acting(you):
                yield
        finally:
            self.locals, self.pure = kept

    @contextmanager
    def still(self) -> Iterator[None]:
        """Within, nothing is known that changes during play: what is written can be worked out before."""
        kept = self.states, self.networks, self.scores, self.defs, self.pure
        self.states, self.networks, self.scores, self.pure = [], {}, [], True
        self.defs = [one for one in self.defs if one.still]
        try:
            yield
        finally:
            self.states, self.networks, self.scores, self.defs, self.pure = kept

    @contextmanager
    def judging(self, kind: Kind) -> Iterator[str]:
        """Within, the body of a function that is given to a def; such functions do not stand in one another."""
        if self._judging:
            raise Unable
        self._judging = True
        name = self.name("c")
        try:
            with self.bound(Named(name, kind)):
                yield name
        finally:
            self._judging = False

    # ------------------------------------------------------------ expressions

    def some(self, kind: Kind, depth: int) -> str:
        """An expression whose kind is plain without its surroundings."""
        makers = [*MAKERS.get(type(kind), ()), *(LATER.get(type(kind), ()) if self.edges else ())]
        if depth > 0 and makers and not self.chance(BARE):
            for maker in self.random.sample(makers, min(6, len(makers))):
                try:
                    return maker(self, kind, depth - 1)
                except Unable:
                    continue
        return self.leaf(kind)

    def condition(self, depth: int) -> str:
        """What is asked by a guard, a branch, a clause or a loop: now and then settled by the options, or just a
        name."""
        from generator.truths import settled

        if self.options and self.chance(0.14):
            return settled(self, min(depth, 1))
        return self.leaf(Truth()) if self.chance(0.08) else self.some(Truth(), depth)

    def leaf(self, kind: Kind) -> str:
        """A short expression of a kind."""
        from generator.leaves import leaf

        return leaf(self, kind)

    def fitting(self, kind: Kind, depth: int) -> str:
        """An expression where the kind that is wanted is known: also what only its surroundings explain."""
        from generator.leaves import explained

        found = explained(self, kind) if self.chance(0.2) else None
        return found or self.some(kind, depth)

    def known(self, kind: Kind) -> list[str]:
        """Locals and options of a kind."""
        return [each.name for each in (*self.locals, *self.options) if alike(each.kind, kind)]

    def any_kind(self, *classes: type) -> Kind:
        """A kind that some declared thing has, of some classes."""
        from generator.declared import kinds_of

        if self.focus is not None and (not classes or isinstance(self.focus, classes)) and self.chance(0.4):
            return self.focus
        found = [kind for kind in kinds_of(self) if not classes or isinstance(kind, classes)]
        if not found:
            raise Unable
        return self.random.choice(found)
