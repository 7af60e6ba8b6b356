"""Moves as numbers: the same on both backends, back and forth, with OpenSpiel's own numbers where a game has the same
ones."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

import rulewright as rw
from rulewright.runtime.actions import FLAT, LISTED, Numbering

GAMES = [
    "connect_four",
    "othello",
    "breakthrough",
    "kuhn_poker",
    "liars_dice",
    "nine_mens_morris",
    "hearts",
    "goofspiel",
]
LARGE = ["reykholt"]  # has options without numbers of their own


def compiled(name: str) -> rw.Game:
    return rw.load(name, backend="auto")


def steps(game: rw.Game, seed: int, most: int) -> list[rw.State]:
    """Positions of a random game."""
    rng, state, found = random.Random(seed), game.new(seed=seed), []
    while not state.over and len(found) < most:
        found.append(state.copy())
        state.play(rng.choice(state.actions))
    return found


@pytest.mark.parametrize("name", [*GAMES, *LARGE])
def test_both_backends_number_moves_alike(name: str) -> None:
    game, plain = compiled(name), rw.load(name, backend="reference")
    assert game.action_count == plain.action_count
    for state in steps(game, 3, 12 if name in LARGE else 40):
        same = plain.from_bytes(bytes(state), state.players, state.seed, state.position.counter)
        assert state.actions == same.actions and len(set(state.actions)) == len(state.moves)
        assert bytes(state.legal_mask()) == bytes(same.legal_mask())
        assert [at for at, legal in enumerate(bytes(state.legal_mask())) if legal] == sorted(state.actions)
        for number, move in zip(state.actions, state.moves, strict=True):
            assert state.action(number) == same.action(number) == move
            assert move.index in (number, None)
            assert (
                number >= state.seating.numbering.flat
                if move.index is None
                else game.action(number, state.players) == move
            )


@pytest.mark.parametrize(("name", "count"), [("connect_four", 7), ("tic_tac_toe", 9), ("breakthrough", 64 * 64)])
def test_the_numbers_of_a_game_are_its_options_times_their_arguments(name: str, count: int) -> None:
    assert compiled(name).action_count == count


@pytest.mark.parametrize("name", ["connect_four", "tic_tac_toe"])
def test_openspiel_numbers_them_alike(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    rng, game = random.Random(1), compiled(name)
    for seed in range(20):
        ours, theirs = game.new(seed=seed), pyspiel.load_game(name).new_initial_state()
        while not ours.over:
            assert sorted(ours.actions) == theirs.legal_actions()
            number = rng.choice(ours.actions)
            ours.play(number)
            theirs.apply_action(number)
        assert theirs.is_terminal()


def test_options_change_the_numbers_and_nothing_else_does() -> None:
    assert rw.load("connect_four", backend="reference", columns=9).action_count == 9
    one, other = (rw.load("othello", backend="reference") for _ in range(2))
    assert [str(one.action(number)) for number in range(one.action_count)] == [
        str(other.action(number)) for number in range(other.action_count)
    ]


def test_outcomes_of_chance_have_numbers_of_their_own() -> None:
    game = compiled("kuhn_poker")
    state = game.new(chance="explicit")
    assert game.chance_count == 3 and state.actions == [0, 1, 2] and not any(state.legal_mask())
    state.play(2).play(0)
    assert [str(move) for move in state.history] == ["draw king", "draw jack"]
    assert [move.index for move in state.history] == [2, 0]


def test_a_large_option_is_numbered_as_it_is_listed() -> None:
    game = compiled("reykholt")
    numbering = game.seating(2).numbering
    assert numbering.count == numbering.flat + LISTED and numbering.flat < 20 * FLAT
    with pytest.raises(rw.OptionError, match="place in the list"):
        game.action(numbering.count - 1, 2)


@pytest.mark.parametrize("backend", ["auto", "reference"])
def test_numbers_that_mean_nothing_are_told(backend: str) -> None:
    state = rw.load("connect_four", backend=backend).new(seed=1)
    for number in (-1, 7, 10**12):
        assert not state.is_legal(number)
        with pytest.raises(rw.InvalidMoveError):
            state.play(number)
    for _ in range(6):
        state.play(3)
    with pytest.raises(rw.IllegalMoveError, match="the column is full"):
        state.play(3)
    assert not state.legal_mask()[3]
    with pytest.raises(rw.OptionError):
        rw.load("connect_four", backend=backend).action(99)


def test_a_mask_is_written_where_it_is_wanted() -> None:
    state = compiled("connect_four").new(seed=1)
    room = bytearray(b"\7" * 7)
    assert state.legal_mask(room) is room and room == bytearray(b"\1" * 7)
    for wrong in (bytearray(6), bytes(7), "mask", 7):
        with pytest.raises(rw.OptionError, match="7 writable bytes"):
            state.legal_mask(wrong)


def test_numpy_is_not_needed() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "import rulewright as rw\n"
        "mask = rw.load('tic_tac_toe', backend='reference').new(seed=1).play(4).legal_mask()\n"
        "print(type(mask).__name__, list(mask))\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout == "bytearray [1, 1, 1, 1, 0, 1, 1, 1, 1]\n"


def test_the_packed_plan_holds_the_spans() -> None:
    numbering = Numbering(rw.load("liars_dice", backend="reference").seating().program)
    assert len(numbering.packed) % 8 == 0
    assert [span.size for spans in numbering.spans for span in spans] == [12, 1]


@pytest.mark.parametrize("backend", ["auto", "reference"])
def test_numbers_of_numpy_are_numbers(backend: str) -> None:
    """What a batch says of seats and moves can be asked of a state as it is; what is no whole number cannot."""
    numpy = pytest.importorskip("numpy", reason="numpy is not installed")
    game = rw.load("kuhn_poker", backend=backend)
    one, batch = numpy.int8(1), rw.batch(game, numpy.int64(3), seed=numpy.int64(4))
    state = game.new(players=numpy.int64(2), seed=numpy.uint8(7))
    assert state == game.new(seed=7) and state.copy(seed=numpy.int32(9)).seed == 9
    assert state.action(one) == state.action(1) and game.action(one) == game.action(1)
    assert state.view(one) == state.view(1) and state.information_key(one) == state.information_key(1)
    assert state.resample(one, one) == state.resample(1, 1)
    row = numpy.argmax(batch.latest.players)
    assert (batch.state(row).observe(batch.latest.players[row]) == batch.latest.observations[row]).all()
    for odd in (numpy.float32(1), numpy.bool_(True), True, 1.0, "1"):
        with pytest.raises(rw.OptionError, match="There is no seat"):
            state.observe(odd)
