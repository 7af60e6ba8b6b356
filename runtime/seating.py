"""A game at a given number of seats: the backend that plays it, and its program for whatever needs words.

The program is read only when something has to be written or explained: playing needs the backend alone, and a warm
`load` stays quick.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright.runtime.arguments import is_argument
from rulewright.runtime.backend import CHANCE, DECIDE, Backend, Fault, Forced, Position

if TYPE_CHECKING:
    from rulewright.runtime.actions import Numbering
    from rulewright.runtime.extent import Extent
    from rulewright.runtime.game import Game
    from rulewright.runtime.interpret import ReferenceBackend, ReferencePosition
    from rulewright.runtime.ir import Program, State
    from rulewright.runtime.keys import Keys
    from rulewright.runtime.layout import Layout
    from rulewright.runtime.looks import Looks
    from rulewright.runtime.notation import Notation
    from rulewright.runtime.observation import Observation
    from rulewright.runtime.reference.watching import Watcher
    from rulewright.runtime.rule_lines import Rules
    from rulewright.runtime.secrecy import Secrets
    from rulewright.runtime.stock import Stock
    from rulewright.runtime.telling import Telling

LENGTHY = ("RW609", "RW610", "RW611")


class Label(NamedTuple):
    """Which game, with which options (as text), for how many."""

    name: str
    options: dict[str, str]
    seats: int


class Seating:
    """One number of seats of a game, ready to play. `name`, `options` and `seats` say what it is; `kind` is 'compiled'
    or 'reference'."""

    def __init__(
        self,
        label: Label,
        kind: str,
        backend: Backend,
        program: Callable[[], Program],
        looks: Callable[[Program], Looks] | None = None,
        rulebook: Callable[[], dict[str, str]] | None = None,
    ) -> None:
        self.name, self.options, self.seats = label
        self.kind, self.backend = kind, backend
        self._read_program, self._read_looks, self._read_rulebook = program, looks, rulebook
        self.game: Game | None = None  # that it was made for
        self.pictures: dict[Any, Any] = {}  # what drawings keep of the game; nothing in it depends on a position

    @cached_property
    def program(self) -> Program:
        return self._read_program()

    @cached_property
    def looks(self) -> Looks:
        """How its things look in pictures, as far as somebody has said so."""
        from rulewright.runtime.looks import Looks

        return self._read_looks(self.program) if self._read_looks else Looks()

    @cached_property
    def layout(self) -> Layout:
        from rulewright.runtime.layout import layout_of

        return layout_of(self.program)

    @cached_property
    def notation(self) -> Notation:
        from rulewright.runtime.notation import Notation

        return Notation(self.program)

    @cached_property
    def numbering(self) -> Numbering:
        """The numbers of all moves."""
        from rulewright.runtime.actions import Numbering

        return Numbering(self.program)

    @cached_property
    def plan(self) -> Any:
        """The same as the backend takes it."""
        return self.numbering.packed if self.kind == "compiled" else self.numbering

    @cached_property
    def observation(self) -> Observation:
        """What observations are made of."""
        from rulewright.runtime.observation import Observation

        return Observation(self)

    @cached_property
    def keys(self) -> Keys:
        """The keys of what seats know."""
        from rulewright.runtime.keys import Keys

        return Keys(self)

    @cached_property
    def extent(self) -> Extent | None:
        """How far the game goes, where that can be found out."""
        from rulewright.runtime.extent import extent

        return extent(self)

    @cached_property
    def secrets(self) -> Secrets:
        """What may be shown of the program's locals, draws and scores."""
        from rulewright.runtime.secrecy import secrets_of

        return secrets_of(self.program)

    @cached_property
    def telling(self) -> Telling:
        """After which steps something may be told."""
        from rulewright.runtime.telling import telling_of

        return telling_of(self.program)

    @cached_property
    def stock(self) -> Stock:
        """What everybody knows of hidden things before the game begins."""
        from rulewright.runtime.stock import stock_of

        return stock_of(self.program, self.layout, self.backend)

    @cached_property
    def rules(self) -> str:
        """The version of its rules: a fingerprint that names, comments and other words do not change."""
        from rulewright.runtime.canonical import fingerprint

        return fingerprint(self.program)

    @cached_property
    def watcher(self) -> Watcher:
        """Who plays steps again and tells what each line of the rules did; one at a time, under `watching`."""
        from rulewright.runtime.reference.watching import Watcher

        return Watcher(self.program)

    @cached_property
    def watching(self) -> Lock:
        return Lock()

    @cached_property
    def lines_of_rules(self) -> Rules:
        """The rule ids on each line that does something."""
        from rulewright.runtime.rule_lines import rules_on_lines

        return rules_on_lines(self.program)

    @cached_property
    def said_by_rules(self) -> dict[str, str]:
        """What each rule says: in the rulebook, else in the reason that a guard gives."""
        reasons = {rule: guard.reason for guard in self.program.guards for rule in guard.rules[:1] if guard.reason}
        return reasons | (self._read_rulebook() if self._read_rulebook else {})

    def index_of(self, state: State, place: int) -> tuple[int, ...]:
        """The values of the indices of an element of a state, by its flat place."""
        from rulewright.runtime.contents import index_at

        return index_at(place, state, self.program)

    @cached_property
    def reference(self) -> ReferenceBackend:
        """The reference backend of the same program."""
        from rulewright.runtime.interpret import ReferenceBackend

        if isinstance(self.backend, ReferenceBackend):
            return self.backend
        return ReferenceBackend(self.program)

    def read(self, position: Position) -> ReferencePosition:
        """The same position on the reference backend, which can explain it."""
        return self.reference.from_bytes(position.to_bytes(), position.seed, position.counter, True)

    def in_words(self, fault: Fault, again: Callable[[], object]) -> Fault:
        """A fault as the reference tells it, which knows the numbers; what takes long is not done again."""
        if self.backend is self.reference or fault.code in LENGTHY:
            return fault
        try:
            again()
        except Fault as told:
            return told
        return fault

    def is_move(self, position: Position, raw: Any) -> bool:
        """Whether something has the form of a move that is asked for here, or is an outcome of chance that can come
        up."""
        if position.kind == CHANCE:
            return self.can_be_told(position, raw) and any(raw[0] == value for value, _ in position.outcomes())
        return self.can_be_told(position, raw)

    def can_be_told(self, position: Position, raw: Any) -> bool:
        """Whether something has the form of a move, or of an outcome of chance, that is asked for here: there are words
        for it."""
        if position.kind == CHANCE:
            kind = self.notation.chance_type(position.point)
            return isinstance(raw, tuple) and len(raw) == 1 and is_argument(raw[0], kind, self.program)
        if position.kind != DECIDE or not isinstance(raw, tuple) or not raw or type(raw[0]) is not int:
            return False
        options = self.program.decisions[position.decision].options
        if not 0 <= raw[0] < len(options) or len(raw) != len(options[raw[0]].params) + 1:
            return False
        params = options[raw[0]].params
        return all(is_argument(value, param.type, self.program) for value, param in zip(raw[1:], params, strict=True))

    def raw_moves(self, position: Position) -> list[tuple[Any, ...]]:
        """The legal moves, or the outcomes of chance, as the backend knows them."""
        if position.kind == CHANCE:
            return [(value,) for value, _ in position.outcomes()]
        return position.moves()

    def step(self, position: Position, raw: tuple[Any, ...]) -> Position:
        """The position after a legal move or an outcome of chance."""
        after = position.copy()
        if after.kind == CHANCE:
            after.play_chance(raw[0])
        else:
            after.play(raw)
        return after

    def forced(self, position: Position, raw: tuple[Any, ...]) -> list[Forced]:
        """What is done without asking after a move or an outcome of chance, up to the next rest."""
        if not self._forces:
            return []
        again = self.read(position)
        found: list[Forced] = []
        again.forced = found
        self.step(again, raw)
        return found

    def forced_at_start(self, first: Position) -> list[Forced]:
        """What is done without asking before the first rest of a game, if it began with this position."""
        if not self._forces:
            return []
        begun = self.reference.blank(first.seed, True)
        found: list[Forced] = []
        begun.forced = found
        begun.run_play()
        return found if begun.to_bytes() == first.to_bytes() else []

    @cached_property
    def _forces(self) -> bool:
        return any(decision.forced for decision in self.program.decisions)

    def perft(self, position: Position, depth: int) -> int:
        """How many ways there are to play `depth` moves (outcomes of chance count as moves)."""
        quick = getattr(self.backend, "perft", None)
        if quick is not None:
            return int(quick(position, depth))
        moves = self.raw_moves(position)
        if depth <= 1:
            return len(moves) if depth else 1
        return sum(self.perft(self.step(position, raw), depth - 1) for raw in moves)
