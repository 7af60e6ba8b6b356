"""A game in progress: what the person at the table asks and does.

A state never changes a position it has shown to anybody: playing makes a new one, so that copies, the history and
`undo` share what they have in common. Chance in a sampled game is drawn here from the seed, one event at a time, so
that the history names every draw.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import groupby
from operator import index
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rulewright.runtime import backend as machine
from rulewright.runtime.arguments import number_of, seat_of, seed_of, text_of, whole
from rulewright.runtime.arrays import filled
from rulewright.runtime.backend import Fault, Forced, Position, only_chance
from rulewright.runtime.chance import bounded, random64, weighed
from rulewright.runtime.errors import (
    IllegalMoveError,
    InvalidMoveError,
    MoveError,
    Reason,
    RuleError,
    RulewrightError,
    because,
)
from rulewright.runtime.lookers import TABLE, Looker, checked, mover
from rulewright.runtime.moves import HELD_ELSEWHERE, Move, Moves
from rulewright.runtime.printable import quoted
from rulewright.runtime.seating import Seating

if TYPE_CHECKING:
    from fractions import Fraction

    from rulewright.runtime.ir import Invariant
    from rulewright.runtime.playouts import Playouts
    from rulewright.runtime.why import Why

CHANCE: Final = -1  # `state.player` when chance is to move
CHANCE_MOVES: Final = machine.CHANCE


class Played:
    """One step of the history: the position before it, the move, and the step before; then what somebody has asked for.
    A position of a module that a move has led to is such a step itself, with the same fields."""

    __slots__ = ("before", "earlier", "forced", "keys", "lines", "move", "worlds")

    def __init__(self, before: Position, move: Move, earlier: Played | None) -> None:
        self.before, self.move, self.earlier = before, move, earlier
        self.forced: list[Move] | None = None  # what was done without asking after it
        self.keys: dict[int, bytes] | None = None  # of what follows it, by seat: see keys.py
        self.lines: dict[Looker, tuple[str, ...]] | None = None  # of the log: see views.py
        self.worlds: dict[tuple[int, int], Any] | None = None  # what a seat held possible after it: see worlds.py


def played(after: Position, before: Position, move: Move, earlier: Played | None) -> Played:
    """The step by which a move has led from one position to another, which was made for it."""
    itself = getattr(after, "led_to", None)
    return Played(before, move, earlier) if itself is None else itself(before, move, earlier)


def forced_after(step: Played, seating: Seating) -> list[Move]:
    """What was done after a move without asking; found out when it is first wanted."""
    if step.forced is None:
        step.forced = _wrapped(seating, lambda: seating.forced(step.before, step.move.raw))
    return step.forced


def _wrapped(seating: Seating, find: Callable[[], list[Forced]]) -> list[Move]:
    """Forced moves as moves of the history. Nothing is told of a step that the reference could not make."""
    try:
        return [Move(seating, one.point, one.decision, one.move, one.actor - 1) for one in find()]
    except Fault:
        return []


def state_at(seating: Seating, position: Position, sampled: bool) -> State:
    """A state without a history, of the kind that a position wants; after chance has moved, if it is sampled."""
    return getattr(position, "state_type", PlainState)(seating, position, sampled).settled()


class ScoreLine(NamedTuple):
    """A line of the score sheet: its name, its rule ids, and the points of each seat."""

    name: str
    rules: tuple[str, ...]
    values: tuple[int, ...]


class State:
    """A position with its history. Made by `game.new`."""

    __slots__ = HELD_ELSEWHERE

    def __new__(
        cls, seating: Seating, position: Position, sampled: bool, last: Played | None = None, seen: Any = None
    ) -> State:
        if cls is not State:
            return object.__new__(cls)
        kind = getattr(position, "state_type", PlainState)
        return kind.__new__(kind, seating, position, sampled)

    def __init__(
        self, seating: Seating, position: Position, sampled: bool, last: Played | None = None, seen: Any = None
    ) -> None:
        self._seating, self._position, self._sampled, self._last = seating, position, sampled, last
        self._seen = seen  # of a world dealt on the spot: for which seat, and what that saw before; see worlds.py

    # ------------------------------------------------------------ who and what

    @property
    def player(self) -> int | None:
        """The seat to decide (from 0), `CHANCE`, or None when the game is over."""
        if self._position.kind == machine.DECIDE:
            return self._position.actor - 1
        return CHANCE if self._position.kind == CHANCE_MOVES else None

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._seating.seats

    @property
    def seed(self) -> int:
        return self._position.seed

    @property
    def over(self) -> bool:
        return self._position.kind == machine.OVER

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty when nobody has, or while the game goes on."""
        if not self.over:
            return ()
        mask = self._position.winners()
        return tuple(seat for seat in range(self.players) if mask >> seat & 1)

    @property
    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """The seats once the game is over, best first; those who share a place stand together. Nobody is ranked in a
        game played together."""
        if not self.over or self._seating.program.together:
            return ()
        standing = self._position.standing()
        winners = self.winners

        def place(seat: int) -> tuple[bool, list[int]]:
            return seat in winners, standing[seat]

        groups = groupby(sorted(range(self.players), key=place, reverse=True), key=place)
        return tuple(tuple(sorted(group)) for _, group in groups)

    @property
    def scores(self) -> tuple[int, ...]:
        """The total of each seat."""
        lines = self._score_lines()
        return tuple(sum(line[seat] for line in lines) for seat in range(self.players))

    def _score_lines(self) -> list[list[int]]:
        try:
            return self._position.scores()
        except Fault as fault:
            raise self._went_wrong(fault) from None

    @property
    def returns(self) -> tuple[float, ...]:
        """What the end is worth to each seat, from -1 to 1, together 0: who wins alone has 1, winners share; 0 as long
        as the game goes on, and where all win or nobody does. Played together, or alone: 1 or -1."""
        seats, winners = self.players, self.winners
        if not self.over:
            return (0.0,) * seats
        if seats == 1 or self._seating.program.together:
            return (1.0 if winners else -1.0,) * seats
        share = 1 / len(winners) if winners else 1 / seats
        scale = seats / (seats - 1)
        return tuple(((share if not winners or seat in winners else 0) - 1 / seats) * scale for seat in range(seats))

    @property
    def score_sheet(self) -> tuple[ScoreLine, ...]:
        """The score term by term, with the rules each term rests on."""
        declared = self._seating.program.scores
        return tuple(
            ScoreLine(score.name, score.rules, tuple(values))
            for score, values in zip(declared, self._score_lines(), strict=True)
        )

    @property
    def history(self) -> list[Move]:
        """Every move and every outcome of chance so far, and what was done without asking (`move.is_forced`)."""
        return [move for _, move in self.events]

    @property
    def chosen(self) -> list[Move]:
        """The moves so far that somebody chose: neither chance nor forced."""
        found = []
        step = self._last
        while step:
            if not step.move.is_chance:
                found.append(step.move)
            step = step.earlier
        return found[::-1]

    @property
    def outcomes(self) -> list[tuple[Move, Fraction]]:
        """When chance is to move: what can come up, with its probability."""
        if self._position.kind != CHANCE_MOVES:
            return []
        from fractions import Fraction

        outcomes = self._position.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(self.known((value,)), Fraction(weight, total)) for value, weight in outcomes]

    def broken_invariants(self) -> list[Invariant]:
        """The invariants of the definition that do not hold here."""
        try:
            broken = self._position.broken()
        except Fault as fault:
            raise RuleError(fault) from None
        return [self._seating.program.invariants[number] for number in broken]

    # ------------------------------------------------------------ moves

    @property
    def moves(self) -> Moves:
        """The legal moves now (the outcomes, when chance is to move)."""
        return Moves(self._seating, self._position)

    def raw_moves(self) -> list[tuple[Any, ...]]:
        """The legal moves as the backend knows them."""
        try:
            return self._seating.raw_moves(self._position)
        except Fault as fault:
            raise self._went_wrong(fault) from None

    def wrap(self, raw: tuple[Any, ...]) -> Move:
        """A move of this position, legal or not, from the backend's own form: (option, argument, …), or (value,) of
        chance."""
        if not self._seating.is_move(self._position, raw):
            shown = quoted(repr(raw))
            raise InvalidMoveError(f"{shown} is no move of what is asked here.", shown, self.show_to_mover())
        return self.known(raw)

    def known(self, raw: tuple[Any, ...]) -> Move:
        """Like `wrap`, of what the backend gave itself."""
        position = self._position
        return Move(self._seating, position.point, position.decision if position.kind == machine.DECIDE else -1, raw)

    def is_legal(self, move: Move | str | int) -> bool:
        """Whether a move, or a text or number that means one, is legal now."""
        try:
            return self._is_legal(self._as_move(move))
        except MoveError:
            return False

    def _as_move(self, move: Move | str | int) -> Move:
        if isinstance(move, str):
            return self.parse(move)
        if hasattr(move, "__index__") and not isinstance(move, bool | type):
            return self.action(index(move))
        if not isinstance(move, Move):
            raise TypeError(f"a move is one of state.moves, or a text such as str(move), not {quoted(repr(move))}")
        if not move.is_of(self._seating):
            raise TypeError("this is a move of another game, or of the same with other options or seats")
        return move

    def _is_legal(self, move: Move) -> bool:
        position = self._position
        if position.kind == machine.OVER or move.point != position.point:
            return False
        try:
            if move.is_chance:
                return any((value,) == move.raw for value, _ in position.outcomes())
            return move.decision == position.decision and position.is_legal(move.raw)
        except Fault as fault:
            raise self._went_wrong(fault, move) from None

    def play(self, move: Move | str | int, /) -> State:
        """Play a legal move (a text or number means one), then let chance have its turn if the game is sampled; returns
        the state itself."""
        move = self._as_move(move)
        before = self._position
        if move.point != before.point or move.decision < 0 or before.kind:  # not a move of what is asked
            self._play_other(move)
        else:
            try:
                after = before.after(move.raw)
            except Fault as fault:
                raise self._stopped(fault, move) from None
            if after is None:
                raise self._illegal(move)
            self._last = played(after, before, move, self._last)
            self._position = after
        if self._sampled and self._position.kind == CHANCE_MOVES:
            self._settle()
        return self

    def _play_other(self, move: Move) -> None:
        """An outcome of chance, or something that is not asked now."""
        if not self._is_legal(move):
            raise self._illegal(move)
        self._advance(move)

    def _advance(self, move: Move) -> None:
        try:
            after = self._seating.step(self._position, move.raw)
        except Fault as fault:
            raise self._stopped(fault, move) from None
        self._last = played(after, self._position, move, self._last)
        self._position = after

    def _stopped(self, fault: Fault, move: Move) -> RuleError:
        """What is said of a move that could not be made to the end."""
        seating, position = self._seating, self._position
        told = seating.in_words(fault, lambda: seating.step(seating.read(position), move.raw))
        return self._went_wrong(told, move)

    def settled(self) -> State:
        """The state itself, after chance has moved as long as it is its turn (in a sampled game)."""
        if self._sampled and self._position.kind == CHANCE_MOVES:
            self._settle()
        return self

    def _settle(self) -> None:
        for _ in range(machine.MAX_DECISIONS):
            if self._position.kind != CHANCE_MOVES:
                return
            self._happen()
        if self._position.kind == CHANCE_MOVES:
            where = self._seating.program.blocks[self._position.point].proc
            chance = only_chance(machine.MAX_DECISIONS)
            raise self._went_wrong(Fault("RW611", chance, self._seating.program.procs[where].where))

    def _happen(self) -> None:
        """What chance brings next, by the seed and how much it has brought so far."""
        outcomes = self._position.outcomes()
        at = bounded(random64(self._position.seed, self._position.counter), sum(weight for _, weight in outcomes))
        self._advance(self.known((weighed(outcomes, at),)))

    def undo(self) -> Move:
        """Take back the last move (and, in a sampled game, what chance did after it); returns the move."""
        step = self._last
        while step and self._sampled and step.move.is_chance:
            step = step.earlier
        if not step:
            raise RulewrightError("There is no move to take back.")
        self._position, self._last = step.before, step.earlier
        return step.move

    def copy(self, seed: int | None = None) -> State:
        """An independent copy, with the same future; with a seed, chance brings other things from here on."""
        position = self._position
        if seed is not None:
            position = position.seeded(seed_of(seed))
        return State(self._seating, position, self._sampled, self._last, self._seen)

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()  # positions never change, so nothing deeper needs a copy

    def __reduce__(self) -> tuple[Any, ...]:
        from rulewright.runtime.pickling import kept

        return kept(self)

    def playouts(
        self,
        count: int,
        seed: int = 1,
        threads: int | None = None,
        check: bool = False,
        max_decisions: int = machine.MAX_DECISIONS,
        unfinished: str = "error",
        trajectories: bool = False,
    ) -> Playouts:
        """Random games from here to the end, as `Game.playouts` plays them from the start; chance is drawn anew in
        each. `trajectories`: the games themselves, as states with their history, each made when it is asked for."""
        from rulewright.runtime.playouts import playouts_from, terms

        return playouts_from(self, terms(count, seed, threads, check, max_decisions, unfinished), trajectories)

    def random_game(
        self, number: int, seed: int = 1, check: bool = False, max_decisions: int = machine.MAX_DECISIONS
    ) -> State:
        """Game `number` (from 0) of those that `playouts(seed=seed, check=check)` plays from here, with its history."""
        from rulewright.runtime.playouts import game_from, terms

        return game_from(self, whole(number, "number", 0), terms(1, seed, 1, check, max_decisions, "keep"))

    def perft(self, depth: int) -> int:
        """How many ways there are to play `depth` more moves (at most 10,000)."""
        depth = whole(depth, "depth", 0, machine.MAX_DECISIONS)
        try:
            return self._seating.perft(self._position, depth)
        except Fault as fault:
            raise self._went_wrong(fault) from None

    def _went_wrong(self, fault: Fault, move: Move | None = None) -> RuleError:
        from rulewright.runtime.retelling import about_move

        return about_move(fault, self, move)

    # ------------------------------------------------------------ moves as numbers

    @property
    def action_count(self) -> int:
        """How many numbers moves have, whatever the position."""
        return self._seating.numbering.count

    @property
    def actions(self) -> list[int]:
        """The numbers of the legal moves (of the outcomes, when chance is to move). See actions.py."""
        if self._position.kind == CHANCE_MOVES:
            return [
                self._seating.numbering.outcome(self._position.point, value) for value, _ in self._position.outcomes()
            ]
        try:
            return [number for number in self._position.numbers(self._seating.plan) if number >= 0]
        except Fault as fault:
            raise self._went_wrong(fault) from None

    def action(self, given: int, /) -> Move:
        """The move, or outcome of chance, that a number means here; it need not be legal."""
        position, seating, number = self._position, self._seating, number_of(given)
        numbers = seating.numbering.chance_count if position.kind == CHANCE_MOVES else self.action_count
        if number is None or not 0 <= number < numbers:
            raw = None
        elif position.kind == CHANCE_MOVES:
            raw = next(
                (
                    (value,)
                    for value, _ in position.outcomes()
                    if seating.numbering.outcome(position.point, value) == number
                ),
                None,
            )
        else:
            raw = position.raw_of(seating.plan, number)
        if raw is None:
            raise InvalidMoveError(
                f"{given!r} is not the number of a move of what is asked here.", str(given), self.show_to_mover()
            )
        return self.known(raw)

    def legal_mask(self, out: Any = None) -> Any:
        """For each number of a move whether it is legal now: a numpy array of bool, or a bytearray without numpy. With
        `out`, any writable bytes of that length, it is written there. Nothing is legal while chance is to move."""
        try:
            return filled(partial(self._position.mask, self._seating.plan), self.action_count, "bool", out)
        except Fault as fault:
            raise self._went_wrong(fault) from None

    # ------------------------------------------------------------ reading and explaining moves

    def parse(self, text: str) -> Move:
        """The move a text means here, legal or not."""
        from rulewright.runtime.reading import parse

        return parse(self, text_of(text, "a move"))

    def explain(self, move: Move | str | int, seat: Looker = TABLE) -> list[Reason]:
        """Why a move is not legal now, first reason first; empty if it is legal. With a seat: only if that seat is
        asked, for reasons may tell what only the player who is asked may know."""
        move, looker = self._as_move(move), checked(seat, self.players)
        if looker is not TABLE and self.player != looker:
            return [Reason("", "another player is asked")]
        if self._is_legal(move):
            return []
        if self.over:
            return [Reason("", "the game is over")]
        if move.is_chance and move.point == self._position.point:
            return [Reason("", "this cannot come up")]
        if move.point != self._position.point or not self._seating.is_move(self._position, move.raw):
            return [Reason("", "that is not what is asked now")]
        told = self._seating.read(self._position).explain(move.raw)
        return [Reason(rule, reason.text) for reason in told for rule in reason.rules or ("",)]

    def _illegal(self, move: Move) -> IllegalMoveError:
        reasons = self.explain(move)
        why = because(reasons)
        odd = move.point == self._position.point and not self._seating.can_be_told(self._position, move.raw)
        shown = quoted(repr(move.raw)) if odd else str(move)
        sentence = f"'{shown}' is not legal now{': ' if why else ''}{why}."
        return IllegalMoveError(sentence, shown, self.show_to_mover(), reasons)

    def why(self, seat: Looker = TABLE) -> Why:
        """Which rules fired in the last move and what each did, and where each point on the score sheet came from; with
        a seat, as far as that seat may know. Prints as text."""
        from rulewright.runtime.why import why

        return why(self, seat)

    # ------------------------------------------------------------ looking

    def view(self, seat: Looker) -> dict[str, Any]:
        """What a seat may see, as plain data; `TABLE` sees everything, a `SPECTATOR` what all see."""
        from rulewright.runtime.views import view

        return view(self, seat)

    def information(self, seat: Looker) -> tuple[str, ...]:
        """All that a seat has seen so far, step by step: two games it cannot tell apart have the same."""
        from rulewright.runtime.views import information

        return information(self, seat)

    def information_key(self, seat: int) -> bytes:
        """Sixteen bytes that two states of a game share exactly when the seat cannot tell them apart by all it has
        seen."""
        if type(seat) is not int or not 0 <= seat < self._seating.seats:
            seat = seat_of(seat, self._seating.seats)
        last = self._last
        if last is not None and last.keys and seat in last.keys:
            return last.keys[seat]
        return self._seating.keys.key(self._position, last, seat, self)

    def observe(self, seat: int, out: Any = None) -> Any:
        """What a seat sees now, as numbers: a numpy array, or an array without numpy; `game.observation` says what lies
        where. With `out`, memory of that many numbers, it is written there."""
        if type(seat) is not int or not 0 <= seat < self._seating.seats:
            seat = seat_of(seat, self._seating.seats)
        about = self._seating.observation
        plan = about.plan(seat)
        if self._seating.kind == "compiled":
            native: Any = self._position
            fill = partial(native.observe, plan)
        else:
            from rulewright.runtime.following import observe

            fill = partial(observe, self._seating, self._position, plan)
        return filled(fill, about.size, about.dtype, out)

    def resample(self, seat: int, seed: int) -> State:
        """A state drawn from those that a seat holds possible, with other secrets and another future; worlds.py says
        how, and where that is exact."""
        from rulewright.runtime.worlds import resampled

        seat = seat_of(seat, self._seating.seats)
        return resampled(self, seat, seed_of(seed))

    def log(self, seat: Looker = TABLE) -> tuple[str, ...]:
        """What happened so far, line by line: moves, outcomes of chance, and what was told; with a seat, as it could
        watch it."""
        from rulewright.runtime.views import log

        return log(self, seat)

    def show(self, seat: Looker = TABLE, *, colour: bool = False) -> str:
        """The position as text, as a seat sees it or (without one) with everything: boards drawn, the rest in short
        lines."""
        from rulewright.drawing.terminal.show import show

        return show(self, seat, colour=colour)

    def svg(self, seat: Looker = TABLE, *, width: int = 720, targets: bool = True) -> str:
        """The position as a picture (SVG), as a seat sees it or (without one) with everything: the last move is marked
        and, with `targets`, what the player who is asked may choose. `width` is the room in pixels; 360 for a phone."""
        from rulewright.drawing.svg.show import svg

        return svg(self, seat, whole(width, "width", 240, 4000), targets)

    def _repr_svg_(self) -> str:
        """What a notebook shows: the position as the player sees it who is asked."""
        return self.svg(mover(self._position))

    def show_to_mover(self) -> str:
        """The position as the player sees it who is asked; where nobody is, what all may see."""
        return self.show(mover(self._position))

    @property
    def position(self) -> Position:
        """The backend's position."""
        return self._position

    @property
    def seating(self) -> Seating:
        """The game at this number of seats."""
        return self._seating

    @property
    def first(self) -> Position:
        """The position with which the history begins."""
        step, position = self._last, self._position
        while step:
            position = step.before
            step = step.earlier
        return position

    @property
    def steps(self) -> list[tuple[Position, Move]]:
        """Every position so far with the move made in it."""
        return [(step.before, step.move) for step in self.played]

    @property
    def last_choice(self) -> tuple[Position, Move] | None:
        """The last move that somebody chose, with the position in which it was made."""
        step = self._last
        while step and step.move.is_chance:
            step = step.earlier
        return (step.before, step.move) if step else None

    @property
    def events(self) -> list[tuple[Position, Move]]:
        """As `steps`, and behind each what was done without asking before the flow rested again."""
        found = self.forced_first
        for step in self.played:
            found += [(step.before, move) for move in (step.move, *forced_after(step, self._seating))]
        return found

    @property
    def forced_first(self) -> list[tuple[Position, Move]]:
        """What was done without asking before the flow rested for the first time."""
        seating, first = self._seating, self.first
        return [(first, move) for move in _wrapped(seating, lambda: seating.forced_at_start(first))]

    def lines_of_steps(self, find: Callable[[Played], tuple[str, ...]], seat: Looker) -> list[str]:
        """Some lines about each step for a looker, found once: whoever looks at a game asks for them again after every
        move."""
        found: list[str] = []
        for step in self.played:
            if step.lines is None:
                step.lines = {}
            if seat not in step.lines:
                step.lines[seat] = find(step)
            found += step.lines[seat]
        return found

    @property
    def played(self) -> list[Played]:
        """The steps so far, each with the position before it."""
        found = []
        step = self._last
        while step:
            found.append(step)
            step = step.earlier
        return found[::-1]

    def save(self, seat: Looker = TABLE) -> str:
        """The game so far as text that `game.replay` takes: JSON, one line for the game and one for each move. It holds
        everything; with a seat, only what that seat knows, which `rulewright.open_notes` reads."""
        if seat is TABLE:
            from rulewright.runtime.saved import save

            return save(self)
        from rulewright.runtime.notes import notes

        return notes(self, seat)

    def with_chance(self, sampled: bool) -> State:
        """The same game with chance moving by itself, or not."""
        if not isinstance(sampled, bool):
            raise TypeError(f"sampled is True or False, not {quoted(repr(sampled))}")
        return State(self._seating, self._position, sampled, self._last, self._seen).settled()

    @property
    def sampled(self) -> bool:
        """Whether chance moves by itself."""
        return self._sampled

    def __str__(self) -> str:
        return self.show()

    def __repr__(self) -> str:
        who = "over" if self.over else "chance to move" if self.player == CHANCE else f"seat {self.player} to move"
        return f"<State of {self._seating.name}, {who}, {len(self.played)} moves played>"

    # ------------------------------------------------------------ equality is over bytes

    def __bytes__(self) -> bytes:
        return self._position.to_bytes()

    def __hash__(self) -> int:
        return hash(self._position.to_bytes())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        mine, theirs = self._seating, other._seating
        same_game = mine is theirs or (mine.name, mine.options, mine.seats) == (
            theirs.name,
            theirs.options,
            theirs.seats,
        )
        return same_game and self._position.to_bytes() == other._position.to_bytes()


class PlainState(State):
    """A state in Python's own memory."""

    __slots__ = ("_last", "_position", "_sampled", "_seating", "_seen")
