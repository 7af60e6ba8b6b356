"""Two executions, one meaning: random games on the reference backend and on compiled modules, passes on and off.

At every step: the same kind of position, the same player, the same decision, the same moves in the same order, the same
bytes; at the end the same winners and scores; and from one seed the same chance.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import pytest
from scale import scaled

import rulewright as rw
from rulewright import library
from rulewright.runtime.backend import CHANCE, DECIDE, OVER, Position

GAMES = 200
BATCHES = 2  # the games are shared out, so that two processes can work on them
SMALLER: dict[str, tuple[dict[str, Any], ...]] = {  # boards on which the reference backend is quick, played in turn
    "hex": ({"size": 4}, {"size": 4, "pie_rule": True}, {"size": 6}),
    "misere_hex": ({"size": 4},),
    "breakthrough": ({"columns": 4, "rows": 5}, {"columns": 5, "rows": 6}),
    "straight_breakthrough": ({"columns": 4, "rows": 5},),
}
WHOLE = 5  # of the games, so many are played on the full board


class Contender(NamedTuple):
    """A way to carry out the game."""

    name: str
    backend: Any

    @property
    def layout(self) -> str:
        """Positions of contenders with the same layout have the same bytes, decisions and points."""
        return self.name.split()[1]


def contenders(name: str, options: dict[str, Any]) -> list[Contender]:
    """The reference backend and the compiled one, with the passes and without."""
    return [
        Contender(f"{backend} {'with' if passes else 'without'} passes", loaded.seating().backend)
        for backend in ("reference", "compiled")
        for passes in (True, False)
        for loaded in [rw.load(name, backend=backend, passes=passes, **options)]
    ]


def names() -> list[str]:
    return [
        *library.shipped(),
        *(name for name, path in library.variants().items() if path.is_relative_to(library.shipped_folder())),
    ]


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", names())
def test_backends_agree(name: str, batch: int) -> None:
    settings = SMALLER.get(name, ({},))
    machines = [contenders(name, options) for options in settings]
    whole = contenders(name, {}) if name in SMALLER else machines[0]
    for seed in range(batch, scaled(GAMES), BATCHES):
        compare_game(whole if seed < WHOLE else machines[seed % len(machines)], seed)


def compare_game(machines: list[Contender], seed: int) -> None:
    """One random game on all machines; chance is sampled in even games and forced in odd ones."""
    choose = random.Random(seed)
    explicit = seed % 2 == 1
    positions = [machine.backend.new(seed, explicit) for machine in machines]
    played: list[Any] = []
    while True:
        compare_positions(machines, positions, f"game {seed} after {played}")
        leader = positions[0]
        if leader.kind == OVER:
            return
        if leader.kind == CHANCE:
            value, _ = choose.choice(leader.outcomes())
            played.append(value)
            for position in positions:
                position.play_chance(value)
        else:
            move = choose.choice(leader.moves())
            played.append(move)
            for position in positions:
                position.play(move)


def compare_positions(machines: list[Contender], positions: list[Position], where: str) -> None:
    """All positions must tell the same."""
    seen: dict[str, tuple[str, Any]] = {}
    for machine, position in zip(machines, positions, strict=True):
        told = told_by(position)
        for key, value in (("play", told), (machine.layout, exact(position))):
            other, expected = seen.setdefault(key, (machine.name, value))
            assert value == expected, f"{machine.name} and {other} differ in {where}"


def told_by(position: Position) -> dict[str, Any]:
    """What must be the same with and without passes."""
    told: dict[str, Any] = {"kind": position.kind, "actor": position.actor, "counter": position.counter}
    if position.kind == DECIDE:
        told["moves"] = position.moves()
        assert all(position.is_legal(move) for move in told["moves"][:3])
    elif position.kind == CHANCE:
        told["outcomes"] = position.outcomes()
    else:
        told["winners"], told["scores"] = position.winners(), position.scores()
    return told


def exact(position: Position) -> dict[str, Any]:
    """What must be the same on both backends: the bytes, too, and where the program rests."""
    return {"bytes": position.to_bytes(), "decision": position.decision, "point": position.point}


@pytest.mark.parametrize("name", names())
def test_playouts_agree(name: str) -> None:
    """Whole random games of one seed, as each backend plays them by itself."""
    options = SMALLER.get(name, ({},))[0]
    reference, compiled = (rw.load(name, backend=backend, **options) for backend in ("reference", "compiled"))
    mine, theirs = (game.playouts(10, seed=3, threads=1) for game in (reference, compiled))
    assert list(mine.lengths) == list(theirs.lengths)
    assert mine.winners == theirs.winners
    assert [list(row) for row in mine.totals] == [list(row) for row in theirs.totals]
