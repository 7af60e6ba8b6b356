"""`otherwise` takes parameters like any option: numbers of the led parity are followed, else any but the least is given
away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rulewright as rw
from rulewright.compiler.front import compile_game
from rulewright.compiler.pipeline import compile_module
from rulewright.runtime.backend import DECIDE
from rulewright.runtime.interpret import ReferenceBackend
from rulewright.runtime.notation import Notation

GAME = """game "Following"
players 2
state hand: set of 1..5 per Player = {1, 2, 3, 4, 5}
state led: 0..5
play
    repeat 3
        for you in players
            you choose
                follow(n in your hand where n mod 2 == led mod 2)   @OT-1 "another parity"
                    remove n from your hand
                    led = n + 1 - (n div 5) * 5
                otherwise give(n in your hand, to p in players where p != you)   @OT-2 "give what you have to another"
                    require n > min(m in your hand: m)              @OT-3 "the least one is kept"
                    remove n from your hand
                    add n to hand[p]
                show                                                # offered in either case
                    led = 0
    finish most(p in players: sum(n in hand[p]: n))
"""
BACKENDS = ("reference", "compiled", "compiled without passes")
Hands = tuple[frozenset[int], frozenset[int]]


def legal(hands: Hands, led: int, seat: int) -> list[str]:
    """The moves by the rules as told above."""
    own = sorted(hands[seat])
    follow = [f"follow {n}" for n in own if n % 2 == led % 2]
    give = [f"give {n} to {1 - seat}" for n in own if n > own[0]]
    return [*(follow or give), "show"]


def after(hands: Hands, led: int, seat: int, move: str) -> tuple[Hands, int]:
    word, *rest = move.split()
    both = [set(hand) for hand in hands]
    if word == "show":
        return hands, 0
    n = int(rest[0])
    both[seat].discard(n)
    if word == "give":
        both[1 - seat].add(n)
    else:
        led = n + 1 - (n // 5) * 5
    return (frozenset(both[0]), frozenset(both[1])), led


def walk(position: Any, notation: Notation, hands: Hands, led: int, turn: int, counted: list[int]) -> None:
    if turn == 4:
        return
    assert position.kind == DECIDE and position.actor == turn % 2 + 1
    moves = {notation.write(position.decision, raw): raw for raw in position.moves()}
    assert list(moves) == legal(hands, led, turn % 2)
    counted.append(len(moves))
    for text, raw in moves.items():
        following = position.copy()
        following.play(raw)
        walk(following, notation, *after(hands, led, turn % 2, text), turn + 1, counted)


@pytest.mark.parametrize("kind", BACKENDS)
def test_moves_of_otherwise_with_parameters(kind: str, tmp_path: Path) -> None:
    (tmp_path / "following.game").write_text(GAME, encoding="utf-8")
    program = compile_game(tmp_path / "following.game").program
    backend: Any = ReferenceBackend(program)
    if kind != "reference":
        backend = compile_module(program, passes=kind == "compiled").Backend()
    everything, counted = frozenset(range(1, 6)), []
    walk(backend.new(0, True), Notation(program), (everything, everything), 0, 0, counted)
    assert len(counted) > 30
    assert len(backend.playouts(20, 1, 1).lengths) == 20  # drawn without a list


def test_why_it_is_not_offered(tmp_path: Path) -> None:
    (tmp_path / "following.game").write_text(GAME, encoding="utf-8")
    state = rw.load(tmp_path / "following.game", backend="reference").new(seed=1)
    assert state.explain("give 2 to 1")[0].text == "there is another legal move"
    for move in ("follow 2", "follow 1", "follow 4"):
        state.play(move)
    assert [str(move) for move in state.moves][:2] == ["follow 3", "follow 5"]


def test_it_is_formatted_as_it_is(tmp_path: Path) -> None:
    from rulewright.compiler.syntax.format import formatted

    assert "otherwise give(n in your hand, to p in players where p != you)" in formatted(GAME)
