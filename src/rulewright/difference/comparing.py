"""Two games compared from one end to the other: what is written differently, and the game that shows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rulewright.difference.lockstep import Lockstep
from rulewright.difference.report import Found
from rulewright.difference.sides import Side
from rulewright.difference.structure import Structure, structure_of
from rulewright.difference.witness import Looked, search
from rulewright.runtime.errors import OptionError
from rulewright.runtime.game import Game


def seats_of(games: tuple[Game, Game], wanted: int | None) -> int:
    """The number of players of both games: the one that is wanted, else the least that both take."""
    both = [count for count in games[0].players if count in games[1].players]
    if not both:
        raise OptionError("There is no number of players that both games take.")
    if wanted is not None and wanted not in both:
        raise OptionError(f"Both games are for {both[0]} to {both[-1]} players, not {wanted}.")
    return wanted or both[0]


def written_differently(sides: tuple[Side, Side], seats: int) -> Structure:
    """What is written differently in two games, each place as it is told."""
    found = structure_of(sides[0].compiled(seats), sides[1].compiled(seats))
    changes = [
        replace(one, place_before=sides[0].place(one.place_before), place_after=sides[1].place(one.place_after))
        for one in found.changes
    ]
    return replace(found, changes=tuple(changes))


def compared(
    sides: tuple[Side, Side],
    players: int | None,
    backend: str,
    seed: int,
    seconds: float,
    say: Callable[[str], None],
    looked: Looked | None = None,
) -> Found:
    """How two games differ. `looked` is filled on the way: an interruption loses nothing."""
    looked = Looked() if looked is None else looked
    references = sides[0].game("reference"), sides[1].game("reference")
    seats = seats_of(references, players)
    structure = written_differently(sides, seats)
    if structure.same:
        return Found(sides, structure, looked)
    table = None
    try:
        games = references if backend == "reference" else (sides[0].game(backend, say), sides[1].game(backend, say))
        table = Lockstep(games[0].seating(seats), games[1].seating(seats))
        search(table, seed, seconds, looked, say)
    except KeyboardInterrupt:
        looked.interrupted = True
    return Found(sides, structure, looked, table)
