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
SETTINGS: dict[str, tuple[dict[str, Any], ...]] = {  # played in turn; the reference backend is quick on small boards
    "hex": ({}, {"size": 4}, {"size": 4, "pie_rule": True}, {"size": 6}),
    "misere_hex": ({"size": 4}, {"size": 6}),
    "connect_four": ({}, {"columns": 4, "rows": 3}, {"columns": 9, "rows": 8, "run": 5}),
    "breakthrough": ({}, {"columns": 3, "rows": 5}, {"columns": 5, "rows": 6}),
    "straight_breakthrough": ({"columns": 3, "rows": 5}, {"columns": 5, "rows": 6}),
}


class Contender(NamedTuple):
    """A way to carry out the game."""

    name: str
    backend: Any


def contenders(name: str, options: dict[str, Any]) -> list[Contender]:
    """The reference backend, and the compiled one with the passes and without."""
    ways = (("reference", True), ("compiled", True), ("compiled", False))
    return [
        Contender(
            backend if passes else f"{backend} without passes",
            rw.load(name, backend=backend, passes=passes, **options).seating().backend,
        )
        for backend, passes in ways
    ]


def names() -> list[str]:
    return [
        *library.shipped(),
        *(name for name, path in library.variants().items() if path.is_relative_to(library.shipped_folder())),
    ]


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", names())
def test_backends_agree(name: str, batch: int) -> None:
    machines = [contenders(name, options) for options in SETTINGS.get(name, ({},))]
    for seed in range(batch, scaled(GAMES), BATCHES):
        compare_game(machines[seed // BATCHES % len(machines)], seed)


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
    expected = told_by(positions[0])
    for machine, position in zip(machines[1:], positions[1:], strict=True):
        assert told_by(position) == expected, f"{machine.name} and {machines[0].name} differ in {where}"


def told_by(position: Position) -> dict[str, Any]:
    """Everything a position tells."""
    told: dict[str, Any] = {
        "kind": position.kind, "actor": position.actor, "decision": position.decision, "point": position.point,
        "chance events": position.counter, "bytes": position.to_bytes(), "scores": position.scores(),
    }  # fmt: skip
    if position.kind == DECIDE:
        told["moves"] = position.moves()
        assert position.is_legal(told["moves"][0]) and position.is_legal(told["moves"][-1])
    elif position.kind == CHANCE:
        told["outcomes"] = position.outcomes()
    else:
        told["winners"] = position.winners()
    return told


@pytest.mark.parametrize("name", names())
def test_playouts_agree(name: str) -> None:
    """Whole random games of one seed, as each backend plays them by itself."""
    options = SETTINGS.get(name, ({},))[-1]
    reference, compiled = (rw.load(name, backend=backend, **options) for backend in ("reference", "compiled"))
    mine, theirs = (game.playouts(10, seed=3, threads=1) for game in (reference, compiled))
    assert list(mine.lengths) == list(theirs.lengths)
    assert mine.winners == theirs.winners
    assert [list(row) for row in mine.totals] == [list(row) for row in theirs.totals]
