"""Positions from outside: both backends accept the same bytes, refuse the others with one sentence, and play on from
what they accept."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path

import pytest
from scale import scaled

import rulewright as rw
from rulewright.compiler.native.build import build_text
from rulewright.compiler.passes import chosen
from rulewright.compiler.pipeline import program_to_text
from rulewright.runtime.layout import layout_of

SMALL = ("tic_tac_toe", "pig", "kuhn_poker", "leduc_poker", "connect_four", "othello", "hex", "breakthrough")
BACKENDS = ("reference", "compiled")


def opened(game: rw.Game, data: bytes) -> rw.State | str:
    """The state that some bytes are, or what is said of them."""
    try:
        return game.from_bytes(data, seed=3)
    except rw.OptionError as problem:
        return str(problem)
    except rw.RuleError as problem:  # what chance brings next may break a rule
        return problem.code


def somewhere(game: rw.Game, chance: random.Random) -> bytes:
    """A position of a random game."""
    state = game.new(seed=chance.randrange(99))
    for _ in range(chance.randrange(12)):
        if state.over:
            break
        state.play(chance.choice(list(state.moves)))
    return bytes(state)


def corrupted(data: bytes, chance: random.Random) -> bytes:
    spoiled = bytearray(data)
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        spoiled[chance.randrange(len(data))] = chance.choice((0, 1, 2, 255, chance.randrange(256)))
    return bytes(spoiled)


def play_on(states: list[rw.State], chance: random.Random) -> None:
    """The same moves on both backends; a rule may go wrong from where no game comes to, but nothing else."""
    for _ in range(8):
        offered = [[str(move) for move in state.moves] for state in states]
        assert offered[0] == offered[1]
        if not offered[0]:
            return
        move = chance.choice(offered[0])
        codes = []
        for state in states:
            try:
                state.play(move)
                codes.append("")
            except rw.RuleError as problem:
                codes.append(problem.code)
        assert codes[0] == codes[1]
        if codes[0]:
            return
        assert bytes(states[0]) == bytes(states[1])


@pytest.mark.parametrize("name", SMALL)
def test_both_backends_accept_the_same_bytes(name: str) -> None:
    games = [rw.load(name, backend=backend) for backend in BACKENDS]
    chance = random.Random(name)
    for _ in range(3):
        good = somewhere(games[0], chance)
        assert [bytes(state) if isinstance(state := opened(game, good), rw.State) else state for game in games] == [
            good,
            good,
        ]
        for _ in range(scaled(20)):
            data = corrupted(good, chance)
            found = [opened(game, data) for game in games]
            states = [state for state in found if isinstance(state, rw.State)]
            if states:
                assert len(states) == 2, found
                play_on(states, chance)
            else:
                assert found[0] == found[1]


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", SMALL)
def test_nonsense_is_refused(name: str, backend: str) -> None:
    game = rw.load(name, backend=backend)
    size = len(bytes(game.new(seed=1)))
    for data in (b"\xff" * size, bytes(size)):
        with pytest.raises(rw.OptionError, match="These bytes are not a position of"):
            game.from_bytes(data)


@pytest.mark.parametrize("backend", BACKENDS)
def test_no_byte_of_an_opening_brings_a_bare_error(backend: str) -> None:
    """Every byte of Othello's opening at 0 and at 255: byte 18, a `you` of nobody, was once accepted."""
    game = rw.load("othello", backend=backend)
    good = bytes(game.new(seed=1))
    for at in range(len(good)):
        for value in (0, 255):
            state = opened(game, good[:at] + bytes([value]) + good[at + 1 :])
            if isinstance(state, rw.State):
                assert len(state.moves) > 0 or state.over


ROUNDS = """game "Rounds"
players 3
state begins: Player
state number: 0..9 per Player
def order = if number[0] > 3 then counterclockwise(begins) else clockwise(begins)
play
    begins = 1
    repeat 2
        for you in order
            repeat 2
                you choose
                    take
                        number[you] += 1
                    stay
        for you in {p in players where number[p] > 0}
            you choose
                give
                    number[you] -= 1
                keep
"""


def test_whoever_takes_a_turn_is_somebody(tmp_path: Path) -> None:
    """Loops take from what is left of a list or set only where there is something, so nobody asks whether `you` is
    none; and bytes in which the rest of a round holds none are no position, on both backends alike."""
    path = tmp_path / "rounds.game"
    path.write_text(ROUNDS, encoding="utf-8")
    games = [rw.load(path, backend=backend) for backend in BACKENDS]
    text = program_to_text(games[0].seating().program)
    assert "at_number(" in text and "get_number(" not in text
    good, layout = bytes(games[0].new(seed=1)), layout_of(games[0].seating().program)
    (rest,) = (field for field in layout.frames[0].fields.values() if field.encoding.kind == "list")
    at = layout.stack_offset + rest.offset + 2  # behind its length
    assert list(good[at - 2 : at + 3]) == [2, 0, 3, 1, 0]  # the second player is asked; who is left
    module = games[1].seating().backend
    assert module.from_bytes(good, 3, 0, True).to_bytes() == good
    for item in (at, at + 1):
        with pytest.raises(ValueError):
            module.from_bytes(good[:item] + b"\0" + good[item + 1 :], 3, 0, True)
    chance = random.Random(4)
    for at in range(len(good)):
        for value in (0, 1, 3, 255):
            found = [opened(game, good[:at] + bytes([value]) + good[at + 1 :]) for game in games]
            states = [state for state in found if isinstance(state, rw.State)]
            assert len(states) in (0, 2), (at, value, found)
            if states:
                play_on(states, chance)


ERRANDS = """game "Errands"
players 2
state number: 0..9
action errand(far: 0..9)
    you choose
        go
            number = far
        stay
action idle
    number = 0
play
    for you in players
        errand 2
        idle
        let far = number + 3
        errand far
        number = far
"""


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_procedure_comes_back_only_where_it_was_called(backend: str, tmp_path: Path) -> None:
    """Two calls, two places to come back to. Locals of other blocks lie in no frame: a module read what was never
    written."""
    path = tmp_path / "errands.game"
    path.write_text(ERRANDS, encoding="utf-8")
    game = rw.load(path, backend=backend)
    state = game.new(seed=1)
    good, layout = bytes(state), layout_of(state.seating.program)
    (errand,) = (proc.number for proc in state.seating.program.procs if proc.name == "errand")
    base = int.from_bytes(good[(at := layout.by_name["#base"].offset) : at + 2], "little")
    at = layout.stack_offset + base + layout.frames[errand].return_offset
    opens = [isinstance(opened(game, good[:at] + bytes([block]) + good[at + 1 :]), rw.State) for block in range(256)]
    assert sum(opens) == 2 and opens[good[at]]


LENT = """game "Lent"
players 2
state sum_of_all: 0..99
action gather
    you choose gather(number in 1..2)
        sum_of_all += number
        you choose
            again
                sum_of_all += 1
            enough
action rest_a_while
    sum_of_all += 1
play
    repeat 3
        for you in players
            gather or rest_a_while
"""


@pytest.mark.parametrize("backend", BACKENDS)
def test_every_position_of_a_game_that_lends_options_can_be_opened(backend: str, tmp_path: Path) -> None:
    """Whoever takes an option that another action lends rests inside that action, which comes back to where the options
    were asked for. Nobody calls it there: such positions of Reykholt were refused."""
    path = tmp_path / "lent.game"
    path.write_text(LENT, encoding="utf-8")
    game = rw.load(path, backend=backend)
    state, chance = game.new(seed=1), random.Random(2)
    inside = 0
    while not state.over:
        found = opened(game, bytes(state))
        assert isinstance(found, rw.State) and list(map(str, found.moves)) == list(map(str, state.moves))
        inside += "again" in map(str, state.moves)
        state.play(chance.choice(list(state.moves)))
    assert inside


LEFT_OUT = """game "Left out"
players 2
option asking: yes/no = no
state sum_of_all: 0..99
action consider
    you choose
        doubt
            sum_of_all += 1
        agree
action ponder
    you choose
        wait
        hurry
            sum_of_all += 1
play
    for you in turns(1)
        ponder
        you choose add(number in 1..3)
            sum_of_all += number
        if asking
            consider
        if sum_of_all > 9
            finish
score points = sum_of_all
"""


def test_what_the_options_leave_out_is_not_written_and_nobody_rests_there(tmp_path: Path) -> None:
    """`consider` has a frame like that of `ponder`, where the game rests: bytes that say it is in the other one are
    refused, by modules with the pass and without."""
    path = tmp_path / "left_out.game"
    path.write_text(LEFT_OUT, encoding="utf-8")
    asking, silent = (rw.load(path, backend="reference", asking=way).seating() for way in (True, False))
    number, resting = (
        next(one.number for one in silent.program.decisions if silent.program.procs[one.proc].name == name)
        for name in ("consider", "ponder")
    )
    texts = [program_to_text(silent.program, ways) for ways in (chosen(), chosen(("reached_only",)))]
    assert [f"legal_d{number}(" in text for text in texts] == [False, True]
    assert f"legal_d{number}(" in program_to_text(asking.program)
    game = rw.load(path, backend="reference")
    good, at = bytes(game.new(seed=1)), silent.layout.by_name["#point"].offset
    assert int.from_bytes(good[at : at + 2], "little") == silent.program.decisions[resting].block
    forged = good[:at] + silent.program.decisions[number].block.to_bytes(2, "little") + good[at + 2 :]
    assert isinstance(opened(game, good), rw.State) and isinstance(opened(game, forged), str)
    for backend in (build_text(text, "left_out").Backend() for text in texts):
        assert backend.from_bytes(good, 3, 0, True).to_bytes() == good
        with pytest.raises(ValueError):
            backend.from_bytes(forged, 3, 0, True)


def test_a_draw_from_an_empty_deck_is_no_position() -> None:
    """Kuhn Poker at its first draw, the deck emptied."""
    for backend in BACKENDS:
        game = rw.load("kuhn_poker", backend=backend)
        state = game.new(seed=1, chance="explicit")
        layout = state.seating.layout
        deck = layout.by_name["deck"]
        data = bytes(state)
        with pytest.raises(rw.OptionError):
            game.from_bytes(data[: deck.offset] + bytes(deck.size) + data[deck.offset + deck.size :])


def test_a_module_refuses_a_cell_with_two_values_by_itself() -> None:
    """Both sides on one square: a sum of the two would be a third (met by the sanitizers in chess)."""
    game = rw.load("breakthrough", backend="compiled")
    data = bytearray(bytes(game.new(seed=1)))
    field = next(one for one in game.seating().layout.fields if one.encoding.kind == "planes")
    data[field.offset] |= 255
    data[field.offset + field.size // 2] |= 255
    with pytest.raises(ValueError):
        game.seating().backend.from_bytes(bytes(data), 1, 0, True)


DRAWING = """game "Drawing"
players 1
enum Kind: red, green, blue
state full: 0..255 per 0..40 = 9
state piles: bag of Kind per Kind = 2 of red + 1 of blue
state out: bag of Kind
play
    for k in Kind
        for you in players
            draw c from piles[k]
            add c to out
    finish
"""


def test_a_draw_from_nowhere_has_no_outcome(tmp_path: Path) -> None:
    """The kind whose pile is drawn from is lost (met by the sanitizers in Fields of Green): nothing before the piles is
    read."""
    file = tmp_path / "drawing.game"
    file.write_text(DRAWING)
    backend = rw.load(file, backend="compiled").seating().backend
    good = backend.new(1, True).to_bytes()
    assert [weight for _, weight in backend.from_bytes(good, 1, 0, True).outcomes()] == [2, 1]
    found = set()
    for at in range(len(good)):
        with contextlib.suppress(ValueError):
            position = backend.from_bytes(good[:at] + bytes([0]) + good[at + 1 :], 1, 0, True)
            found.add(tuple(weight for _, weight in position.outcomes()))
    assert found <= {(2, 1), (1,), (2,), ()}
