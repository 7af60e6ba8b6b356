"""Random games that modules play by themselves, without listing moves: each is played again on the plain reference."""

from __future__ import annotations

from typing import Any

from generator.compare import Difference
from generator.contenders import Contender
from generator.outcome import is_fault, outcome

GAMES = 3
LONGEST = 60  # decisions


def compare_samples(found: list[Contender], seed: int) -> None:
    """Difference where a module plays what may not be played, or comes to another end."""
    for contender in found[2:]:
        for number in range(GAMES):
            end, moves = contender.backend.played(None, number, seed, LONGEST)
            fault = outcome(end.settle)
            _again(found[0], contender, end.seed, moves, fault or None, end.to_bytes())


def _again(plain: Contender, contender: Contender, seed: int, moves: list[Any], fault: Any, data: bytes) -> None:
    position = outcome(plain.backend.new, seed, False)
    wrong: Any = position if is_fault(position) else None
    for at, (point, move) in enumerate(moves):
        so_far = f"of a game that {contender.name} plays by itself after {moves[:at]}"
        if wrong is not None:
            raise Difference(f"the end {so_far}: it goes on, but {wrong}")
        if position.point != point or not position.is_legal(move):
            raise Difference(f"a move {so_far}: {move} is not legal")
        wrong = outcome(position.play, move)
    so_far = f"of a game that {contender.name} plays by itself after {moves}"
    if wrong != fault:
        raise Difference(f"the end {so_far}: {fault}, but {wrong}")
    if fault is None and position.to_bytes() != data:
        raise Difference(f"bytes {so_far}: {data!r}, but {position.to_bytes()!r}")
