"""A game with its options bound, for every number of players it takes."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright.runtime.arguments import number_of, seed_of, text_of, whole
from rulewright.runtime.backend import MAX_DECISIONS, Fault, Position
from rulewright.runtime.checked import BrokenAt, seeds
from rulewright.runtime.errors import OptionError
from rulewright.runtime.moves import Move
from rulewright.runtime.playouts import Playouts, terms
from rulewright.runtime.printable import quoted
from rulewright.runtime.seating import Seating
from rulewright.runtime.state import State, state_at

if TYPE_CHECKING:
    from rulewright.runtime.observation import Observation


class About(NamedTuple):
    """What is known of a game without playing it."""

    name: str
    title: str
    least: int
    most: int


class Game:
    """Made by `rulewright.load`. `options` holds every option as set, as text."""

    def __init__(
        self,
        about: About,
        seat: Callable[[int], Seating],
        again: tuple[Callable[..., Game], tuple[Any, ...]] | None = None,
    ) -> None:
        """`again` is how to load it once more elsewhere: a function and what it takes."""
        self._again = again
        self.name, self.title = about.name, about.title
        self.players = range(about.least, about.most + 1)
        self._least, self._seat = about.least, seat
        self._seatings: dict[int, Seating] = {}

    @property
    def backend(self) -> str:
        """What plays it: 'compiled' or 'reference'."""
        seated = next(iter(self._seatings.values()), None) or self.seating()  # of one number of players as of any other
        return seated.kind

    @property
    def options(self) -> dict[str, str]:
        """How each option is set (for the least number of players, on which defaults may depend)."""
        return dict(self.seating().options)

    @property
    def action_count(self) -> int:
        """How many numbers moves have (for the least number of players; `game.seating(n).numbering.count` for
        others)."""
        return self.seating().numbering.count

    @property
    def chance_count(self) -> int:
        """How many numbers outcomes of chance have."""
        return self.seating().numbering.chance_count

    def action(self, number: int, players: int | None = None) -> Move:
        """The move with a number, whatever the position. Numbers that are places in a list of moves mean one in a state
        only."""
        seating = self.seating(players)
        found = seating.numbering.move(whole(number, "an action", 0, max(0, seating.numbering.count - 1)))
        if found is None:
            raise OptionError(f"Action {number} is a place in the list of moves: ask a state, state.action({number}).")
        return Move(seating, seating.program.decisions[found[0]].block, *found)

    @property
    def observation(self) -> Observation:
        """What `state.observe` gives: fields by name, their shapes, the type of numbers (for the least number of
        players)."""
        return self.seating().observation

    def seating(self, players: int | None = None) -> Seating:
        """The game at a number of seats; the least it takes if none is given."""
        if players is None:
            players = self._least
        found = self._seatings.get(players) if type(players) is int else None
        return self._seated(players) if found is None else found

    def _seated(self, given: int) -> Seating:
        """The game at a number of seats that nobody has asked for yet."""
        players = number_of(given)
        if players is None or players not in self.players:
            raise OptionError(f"{self.title} is for {self._crowd()}, not {quoted(given)}.")
        if players in self._seatings:  # one of numpy's numbers
            return self._seatings[players]
        seating = self._seatings[players] = self._seat(players)
        seating.game = self
        return seating

    def _crowd(self) -> str:
        least, most = self.players.start, self.players.stop - 1
        return f"{least} to {most} players" if least < most else "1 player" if least == 1 else f"{least} players"

    def new(self, players: int | None = None, seed: int | None = None, chance: str = "sampled") -> State:
        """A fresh game. Without a seed one is made up (`state.seed` tells it). `chance` is 'sampled' (it moves by
        itself, by the seed) or 'explicit' (whoever plays also plays its moves)."""
        if chance not in ("sampled", "explicit"):
            raise OptionError(f"chance is 'sampled' or 'explicit', not {quoted(repr(chance))}.")
        seating = self.seating(players)
        number = int.from_bytes(os.urandom(8), "little") if seed is None else seed_of(seed)
        try:
            position = seating.backend.new(number, True)
        except Fault as fault:
            from rulewright.runtime.retelling import about_start

            raise about_start(
                seating.in_words(fault, lambda: seating.reference.new(number, True)), seating, number
            ) from None
        return state_at(seating, position, chance == "sampled")

    def from_bytes(self, data: bytes, players: int | None = None, seed: int = 0, counter: int = 0) -> State:
        """The state whose `bytes` these are, without its history."""
        if not isinstance(data, bytes):
            raise TypeError(f"a position is bytes, as bytes(state) gives them, not {quoted(repr(data))}")
        seating, counter = self.seating(players), whole(counter, "counter", most=2**63 - 1)
        size = len(seating.backend.new(0, True).to_bytes())
        if len(data) != size:
            raise OptionError(f"A position of {self.title} for {seating.seats} has {size} bytes, not {len(data)}.")
        number = seed_of(seed)
        try:  # by the reference, which knows all that is wrong with bytes, whoever plays on
            position: Position = seating.reference.checked(data, number, counter, True)
            if seating.backend is not seating.reference:
                position = seating.backend.from_bytes(data, number, counter, True)
        except ValueError:
            raise OptionError(f"These bytes are not a position of {self.title}.") from None
        return state_at(seating, position, True)

    def replay(self, saved: str) -> State:
        """The state at the end of a game that was saved with `state.save`."""
        from rulewright.runtime.saved import replay

        return replay(self, text_of(saved, "a saved game"))

    def playouts(
        self,
        count: int,
        seed: int = 1,
        threads: int | None = None,
        players: int | None = None,
        check: bool = False,
        max_decisions: int = MAX_DECISIONS,
        unfinished: str = "error",
    ) -> Playouts:
        """Random games to the end, on all cores unless `threads` says otherwise. Results do not depend on `threads`. A
        game that is not over after `max_decisions` is an UnfinishedGameError, or with unfinished='keep' in
        `Playouts.unfinished`. With `check` the invariants are looked after at every rest; the first game that breaks
        one is a BrokenInvariantError. (The games are then others than without, and the same on both backends.)"""
        asked = terms(count, seed, threads, check, max_decisions, unfinished)
        seating = self.seating(players)
        try:
            result = seating.backend.playouts(*asked)
        except Fault as fault:
            from rulewright.runtime.retelling import about_random_game

            raise about_random_game(fault, seating, asked.seed, asked.limit, check) from None
        except BrokenAt as broken:
            from rulewright.runtime.retelling import broken_game

            chance, choices = seeds(asked.seed, broken.game)
            raise broken_game(self.new(seating.seats, chance, "explicit"), choices) from None
        return Playouts(seating.seats, result, asked.keep)

    def random_game(
        self,
        number: int,
        seed: int = 1,
        players: int | None = None,
        check: bool = False,
        max_decisions: int = MAX_DECISIONS,
    ) -> State:
        """Game `number` (from 0) of those that `playouts(seed=seed, check=check)` plays, with its history: as it ends,
        or where it went wrong or had taken `max_decisions`."""
        from rulewright.runtime.retelling import retold

        limit = whole(max_decisions, "max_decisions", 1)
        return retold(self.seating(players), whole(number, "number", 0), seed_of(seed), limit, check)[0]

    def perft(self, depth: int, players: int | None = None) -> int:
        """How many ways there are to play the first `depth` moves (outcomes of chance count as moves)."""
        return self.new(players, seed=0, chance="explicit").perft(depth)

    def longest(self, players: int | None = None) -> int | None:
        """Decisions in the longest game; None if that is not known: it is found out by trying everything, in small
        games."""
        found = self.seating(players).extent
        return None if found is None else found.longest

    def utility_bounds(self, utility: str = "win", players: int | None = None) -> tuple[float, float] | None:
        """Between what `state.returns` lie, or with utility 'score' the totals at the end; None if that is not
        known."""
        seating = self.seating(players)
        if utility == "win":
            alone = seating.seats == 1 or seating.program.together
            return (-1.0 if alone else -1 / (seating.seats - 1), 1.0)
        if utility != "score":
            raise OptionError(f"utility is 'win' or 'score', not {quoted(repr(utility))}.")
        found = seating.extent
        return None if found is None else (float(found.least), float(found.greatest))

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if self._again is None:
            raise OptionError(f"{self.title} was not made by rulewright.load, so it cannot be pickled.")
        return self._again

    def __repr__(self) -> str:
        return f"<Game {self.title!r} for {self._crowd()}>"


def game_of(given: Any) -> Game:
    """A game, as whoever wants to do something with one is given it; a name is none."""
    if not isinstance(given, Game):
        raise TypeError(f"a game is what rulewright.load gives, not {quoted(repr(given))}")
    return given
