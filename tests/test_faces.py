"""What a person meets in Python: load, new, moves, play, explain, view, save, and the errors."""

from __future__ import annotations

import inspect
import json
import random
import subprocess
import sys
import timeit
from fractions import Fraction
from pathlib import Path

import pytest
from handmade import tic_tac_toe

import rulewright as rw
from rulewright.runtime.game import About, Game
from rulewright.runtime.interpret import ReferenceBackend
from rulewright.runtime.playouts import Playouts
from rulewright.runtime.seating import Label, Seating
from rulewright.runtime.state import PlainState, State


def reference(name: str, **options: object) -> rw.Game:
    return rw.load(name, backend="reference", **options)


@pytest.fixture
def handmade() -> rw.Game:
    program = tic_tac_toe()

    def seat(players: int) -> Seating:
        return Seating(Label("tic_tac_toe", {}, players), "reference", ReferenceBackend(program), lambda: program)

    return Game(About("tic_tac_toe", "Tic-Tac-Toe", 2, 2), seat)


# ---------------------------------------------------------------- moves


def test_moves_are_a_sequence(handmade: rw.Game) -> None:
    state = handmade.new(seed=1)
    assert len(state.moves) == 9
    assert [str(move) for move in state.moves][:2] == ["mark a1", "mark b1"]
    assert state.moves[4] == state.parse("mark b2")
    assert "mark b2" in state.moves and "mark z9" not in state.moves and 7 not in state.moves
    assert state.moves[4].arguments == {"cell": "b2"} and state.moves[4].name == "mark"
    before = state.moves
    state.play("mark b2")
    assert len(before) == 9 and len(state.moves) == 8
    assert "mark b2" not in state.moves


@pytest.mark.parametrize("text", ["mark b2", "MARK B2", " mark  b2 ", "b2", "mar b2"])
def test_reading_is_generous(handmade: rw.Game, text: str) -> None:
    assert str(handmade.new(seed=1).parse(text)) == "mark b2"


def test_every_move_parses_back(handmade: rw.Game) -> None:
    state = handmade.new(seed=1)
    assert [state.parse(str(move)) for move in state.moves] == list(state.moves)


def test_play_undo_copy_and_equality(handmade: rw.Game) -> None:
    state = handmade.new(seed=1)
    start = bytes(state)
    other = state.copy()
    assert state == other and hash(state) == hash(other)
    state.play("b2").play("a1")
    assert state != other and [str(move) for move in state.history] == ["mark b2", "mark a1"]
    assert str(state.undo()) == "mark a1"
    assert state.player == 1
    state.undo()
    assert bytes(state) == start and state == other
    with pytest.raises(rw.RulewrightError, match="no move to take back"):
        state.undo()


def test_a_whole_game(handmade: rw.Game) -> None:
    state = handmade.new(seed=1)
    for move in ("a1", "a2", "b1", "b2", "c1"):
        assert not state.over
        state.play(move)
    assert state.over and state.player is None and state.winners == (0,) and len(state.moves) == 0
    with pytest.raises(rw.IllegalMoveError, match="the game is over"):
        state.play("c3")


def test_copy_is_quick(handmade: rw.Game) -> None:
    state = handmade.new(seed=1)
    assert min(timeit.repeat(state.copy, number=1_000, repeat=100)) / 1_000 < 1e-6, (
        "the best of many, as others may be at work"
    )


# ---------------------------------------------------------------- errors


def test_illegal_says_why_and_shows_the_position(handmade: rw.Game) -> None:
    state = handmade.new(seed=1).play("b2")
    assert state.explain("mark b2") == [rw.Reason("TT-1", "the cell is taken")]
    assert state.explain("mark a1") == []
    with pytest.raises(rw.IllegalMoveError) as caught:
        state.play("mark b2")
    assert caught.value.reasons == (rw.Reason("TT-1", "the cell is taken"),)
    assert str(caught.value).splitlines()[0] == "'mark b2' is not legal now: TT-1: the cell is taken."
    assert str(caught.value).endswith(state.show())
    assert len(state.history) == 1


@pytest.mark.parametrize("backend", ["reference", "compiled"])
def test_what_chance_cannot_bring_is_told_in_words(backend: str) -> None:
    """There is one jack."""
    state = rw.load("kuhn_poker", backend=backend).new(seed=1, chance="explicit").play("draw jack")
    with pytest.raises(rw.IllegalMoveError, match="^'draw jack' is not legal now: this cannot come up."):
        state.play("draw jack")


def test_invalid_and_ambiguous(handmade: rw.Game) -> None:
    state = handmade.new(seed=1)
    with pytest.raises(rw.InvalidMoveError, match="Did you mean 'mark b2'"):
        state.play("marc b2")
    with pytest.raises(rw.InvalidMoveError, match="a move is: mark CELL"):
        state.play("mark z9")
    with pytest.raises(rw.AmbiguousMoveError) as caught:
        state.play("mark")
    assert "mark a1" in caught.value.candidates
    assert isinstance(caught.value, rw.RulewrightError) and isinstance(caught.value, ValueError)
    for text in ("", "   ", "{", "\x00", "mark " * 500, "mark 🙂"):
        with pytest.raises(rw.MoveError):
            state.play(text)


def test_a_move_of_another_moment() -> None:
    state = reference("kuhn_poker").new(seed=1)
    with pytest.raises(rw.IllegalMoveError, match="not asked now"):
        state.play("call")


# ---------------------------------------------------------------- loading


def test_options() -> None:
    game = reference("connect_four", columns=5, rows=4)
    assert game.options["columns"] == "5" and len(game.new(seed=1).moves) == 5
    assert game.title == "Connect Four" and game.players == range(2, 3)
    assert game.backend == "reference"


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"colums": 5}, "Did you mean 'columns'"),
        ({"columns": 99}, "columns"),
        ({"columns": "blue"}, "columns"),
        ({"columns": None}, "columns"),
        ({"players": 2}, r"'players' is no option: it belongs to the start of a game, game\.new\(players=…\)\."),
    ],
)
def test_wrong_options(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(rw.OptionError, match=sentence):
        reference("connect_four", **options)


def test_wrong_requests() -> None:
    with pytest.raises(rw.UnknownGameError, match="Did you mean 'connect_four'"):
        rw.load("conect_four")
    with pytest.raises(rw.UnknownGameError, match="no file or folder"):
        rw.load("nowhere/at_all.game")
    with pytest.raises(rw.OptionError, match="backend"):
        rw.load("tic_tac_toe", backend="quick")
    game = reference("tic_tac_toe")
    with pytest.raises(rw.OptionError, match="for 2 players, not 3"):
        game.new(players=3)
    with pytest.raises(rw.OptionError, match="chance is"):
        game.new(chance="none")
    with pytest.raises(rw.OptionError, match="seed"):
        game.new(seed="seven")  # type: ignore[arg-type]


RANKED = """\
game "Ranked"
players 4
state gold, silver: 0..9 per Player
play
    for you in players
        you choose dig(g in 0..9, with s in 0..9)
            gold[you] = g; silver[you] = s
    finish
score riches = gold[you]
rank by total, silver[you]
"""


@pytest.mark.parametrize("backend", ["reference", "compiled"])
def test_the_whole_ranking(backend: str, tmp_path: Path) -> None:
    """Best first, by the second key where the first is equal, with those who share a place."""
    (tmp_path / "ranked.game").write_text(RANKED, encoding="utf-8")
    state = rw.load(tmp_path / "ranked.game", backend=backend).new(seed=1)
    for dug in ("3 with 5", "7 with 1", "3 with 5"):
        state.play(f"dig {dug}")
    assert state.ranking == ()  # it is not over
    state.play("dig 3 with 6")
    assert (state.winners, state.ranking) == ((1,), ((1,), (3,), (0, 2)))
    assert state.show().endswith("over: player 1 wins; then player 3, then player 0 and player 2")


@pytest.mark.parametrize("wrong", [None, 3.5, (0, 1)])
def test_what_is_no_move_at_all(handmade: rw.Game, wrong: object) -> None:
    state = handmade.new(seed=1)
    for use in (state.play, state.is_legal, state.explain):
        with pytest.raises(TypeError, match="a move is one of state.moves"):
            use(wrong)  # type: ignore[arg-type]


def test_players_and_variants() -> None:
    assert reference("pig").new(players=4, seed=1).players == 4
    variant = reference("misere_tic_tac_toe").new(seed=1)
    for move in ("a1", "a2", "b1", "b2", "c1"):
        variant.play(move)
    assert variant.winners == (1,)


def test_options_for_more_than_the_fewest_players(tmp_path: Path) -> None:
    """Options that a small table does not take are no mistake: who plays at a larger one may set them."""
    path = tmp_path / "pairs.game"
    path.write_text(
        'game "Pairs"\nplayers 2..4\n\noption pairs: yes/no = no\noption solemn: yes/no = no\n'
        'require not pairs or count(players) == 4                    "pairs are for four"\n'
        'require not pairs or not solemn                             "pairs are merry"\n\n'
        "play\n    for you in players\n        you choose\n            nod\n            wave\n    finish\n",
        encoding="utf-8",
    )
    game = reference(str(path), pairs=True)
    assert game.new(4, seed=1).players == 4
    for few in (None, 2, 3):
        with pytest.raises(rw.OptionError, match="These options do not go together: pairs are for four"):
            game.new(few, seed=1)
    with pytest.raises(rw.OptionError, match="pairs are merry"):
        reference(str(path), pairs=True, solemn=True)


def test_a_game_from_a_path(tmp_path: Path) -> None:
    source = Path(rw.__file__).parent / "definitions" / "tic_tac_toe" / "tic_tac_toe.game"
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "mine.game").write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    assert len(reference(str(folder)).new(seed=1).moves) == 9
    assert len(reference(str(folder / "mine.game")).new(seed=1).moves) == 9
    changed = source.read_text(encoding="utf-8").replace("square 3 by 3", "square 4 by 4")
    (folder / "mine.game").write_text(changed, encoding="utf-8")
    assert len(reference(str(folder)).new(seed=1).moves) == 16, "a changed file is compiled anew"


def test_mistakes_are_told() -> None:
    with pytest.raises(rw.DefinitionError):
        raise_for_text = 'game "x"\nplayers 2\nplay\n    fnish\n'
        folder = Path(pytest.importorskip("tempfile").mkdtemp()) / "x"
        folder.mkdir()
        (folder / "x.game").write_text(raise_for_text, encoding="utf-8")
        reference(str(folder))


def test_the_cache_heals_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    assert reference("tic_tac_toe").perft(2) == 72
    for file in tmp_path.rglob("*"):
        if file.is_file():
            file.write_bytes(file.read_bytes()[:-7] + b"garbage")
    assert reference("tic_tac_toe").perft(2) == 72


def test_without_a_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", encoding="utf-8")
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(blocked))
    assert reference("tic_tac_toe").perft(1) == 9


def test_no_compiler_means_the_reference_and_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from rulewright.compiler.native import build

    def nothing() -> build.Toolchain:
        raise build.NoCompiler

    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    monkeypatch.setattr(build, "find_toolchain", nothing)
    with pytest.warns(RuntimeWarning, match=r"rulewright\[cc\]"):
        assert rw.load("tic_tac_toe").backend == "reference"
    assert rw.load("tic_tac_toe", backend="auto").backend == "reference"


def test_import_is_quick_and_light() -> None:
    code = (
        "import sys, rulewright; print([m for m in ('lark', 'jinja2', 'Cython', 'yaml', 'dataclasses') if m in"
        " sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_warm_load_is_light() -> None:
    rw.load("tic_tac_toe", backend="auto")
    heavy = "('lark', 'jinja2', 'Cython', 'yaml', 'rulewright.runtime.ir')"
    code = (
        "import sys, rulewright as rw; g = rw.load('tic_tac_toe', backend='auto'); g.new(seed=1); print(g.backend, [m"
        f" for m in {heavy} if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() in ("compiled []", "reference ['rulewright.runtime.ir']")


# ---------------------------------------------------------------- both backends, one face


def test_the_compiled_face_is_the_same() -> None:
    games = [rw.load("tic_tac_toe", backend=backend) for backend in ("auto", "reference")]
    states = [game.new(seed=5) for game in games]
    for move in ("a1", "b2", "c3"):
        for state in states:
            state.play(move)
        one, other = states
        assert bytes(one) == bytes(other) and one == other and one.show() == other.show()
        assert one.view(0) == other.view(0) and list(map(str, one.moves)) == list(map(str, other.moves))
        assert one.explain("a1") == other.explain("a1") != []
    assert games[0].perft(4) == games[1].perft(4) == 3024


def test_moves_stay_as_they_are_when_the_state_moves_on() -> None:
    """States of a module use a list of moves again as soon as nobody else has it."""
    for backend in ("compiled", "reference"):
        state = rw.load("tic_tac_toe", backend=backend).new(seed=1)
        first, again = state.moves, state.moves
        middle = state.moves[4]
        state.play(middle)
        second = state.moves
        state.play("a1")
        assert [len(first), len(again), len(second), len(state.moves)] == [9, 9, 8, 7]
        assert str(first[4]) == "mark b2" and middle in list(first) and middle not in list(second)
        assert [str(move) for move in state.moves][:2] == ["mark b1", "mark c1"] and str(state.moves[-1]) == "mark c3"
        assert state.moves[1:2] == [state.moves[1]] and list(reversed(second))[0] == second[-1]
        for beyond in (8, -9, 10**30):
            with pytest.raises(IndexError):
                second[beyond]
        state.play("b1").play("a2")
        assert len(state.moves) == 5
        state.play("b3")  # three in a column
        assert state.over and len(state.moves) == 0 and list(state.moves) == [] and not state.moves


def test_copies_have_the_same_moves_until_one_moves_on() -> None:
    state = rw.load("tic_tac_toe", backend="auto").new(seed=1)
    other = state.copy()
    held = other.moves
    state.play("a1")
    assert len(held) == len(other.moves) == 9 and len(state.moves) == 8
    other.play("b2")
    assert len(held) == 9 and [str(move) for move in other.moves][:1] == [str(held[0])]
    with pytest.raises(AttributeError):
        state.moves = held  # type: ignore[misc]


@pytest.mark.parametrize("name", ["connect_four", "chess", "leduc_poker", "goofspiel", "backgammon", "fjords"])
def test_states_do_the_same_in_either_memory(name: str) -> None:
    """A state in a module's memory beside one in Python's, over positions of the same module: whatever is done to both,
    in any order."""
    game, rng = rw.load(name, backend="auto"), random.Random(name)
    quick = game.new(seed=7)
    pairs = [(quick, PlainState(quick.seating, quick.position, True, quick._last))]
    for _ in range(400):
        one, other = rng.choice(pairs)
        assert type(one) is not type(other) and type(other) is PlainState
        assert bytes(one) == bytes(other) and len(one.moves) == len(other.moves) and one.player == other.player
        what = rng.randrange(12)
        if what == 0 and one.chosen:
            assert one.undo() == other.undo()
        elif what == 1:
            pairs = [*pairs[-3:], (one.copy(), PlainState(one.seating, other.position, True, other._last))]
        elif what == 2:
            assert list(one.moves) == list(other.moves) and one.actions == other.actions
        elif what == 3:
            assert one.history == other.history and one.log() == other.log() and one.save() == other.save()
        elif what == 4:
            seat = rng.randrange(one.players)
            assert one.information_key(seat) == other.information_key(seat)
        elif not one.over:
            at = rng.randrange(len(one.moves))
            move = one.moves[at]
            assert move == other.moves[at] and move.raw == other.moves[at].raw and move in one.moves
            action = one.actions[at]
            chosen = rng.choice([move, other.moves[at], str(move), action])
            assert one.play(chosen) is one
            other.play(chosen)


def test_a_list_of_moves_is_of_its_position() -> None:
    """Moves that were listed last are known for a while, but only for the position whose moves they are."""
    game = rw.load("connect_four", backend="auto")
    full = game.new(seed=1)
    for _ in range(6):
        full.play("drop 1")
    assert len(full.moves) == 6
    with pytest.raises(rw.IllegalMoveError):
        full.play(game.new(seed=1).moves[0])
    empty = game.new(seed=1)
    for _ in range(300):  # positions come and go at the same places in memory
        other = empty.copy()
        other.play(other.moves[0])
        assert len(other.moves) == 7 and len(full.moves) == 6
        assert not full.is_legal("drop 1") and other.is_legal("drop 1") and full.legal_mask()[1:].all()


def test_a_long_history_can_be_let_go(tmp_path: Path) -> None:
    path = tmp_path / "counting.game"
    path.write_text(
        'game "Counting"\nplayers 1\nstate n: 0..1\nplay\n    for you in turns(0)\n'
        "        you choose\n            up\n                n = 1 - n\n            down\n                n = 0\n",
        encoding="utf-8",
    )
    state = rw.load(path, backend="auto").new(1, seed=1)
    for _ in range(100_000):
        state.play(state.moves[0])
    twin = state.copy()
    assert len(state.chosen) == 100_000 and str(state.undo()) == "up"
    del state
    assert len(twin.played) == 100_000
    del twin


@pytest.mark.parametrize("name", ["connect_four", "leduc_poker", "liars_dice", "goofspiel", "fjords"])
def test_keys_do_not_depend_on_who_asked_before(name: str) -> None:
    """What a seat knows, asked for after every move, now and then, or at the end of a game only."""
    game = rw.load(name, backend="auto")
    line = game.random_game(0, seed=3)
    often, seldom = (game.new(line.players, seed=line.seed) for _ in range(2))
    for number, move in enumerate(line.chosen):
        often.play(move)
        seldom.play(str(move))
        for seat in range(line.players):
            key = often.information_key(seat)
            assert key == often.copy(seed=1).information_key(seat)
            if number % 7 == 6:
                assert key == seldom.information_key(seat)
    for seat in range(line.players):
        assert often.information_key(seat) == line.information_key(seat) == seldom.copy().information_key(seat)


def test_states_of_modules_say_what_they_take() -> None:
    state = rw.load("connect_four", backend="auto").new(seed=1)
    for name in ("play", "copy", "information_key"):
        given, told = (inspect.signature(getattr(one, name)) for one in (state, State))
        assert list(given.parameters) == list(told.parameters)[1:], name
    assert isinstance(state, rw.State) and isinstance(state.moves[0], rw.Move)


def test_playouts() -> None:
    result = rw.load("tic_tac_toe", backend="auto").playouts(200, seed=3, threads=2)
    assert isinstance(result, Playouts) and len(result) == 200 == sum(result.wins) + result.shared
    assert all(5 <= length <= 9 for length in result.lengths) and 5 <= result.mean_length <= 9
    assert all(len(winners) <= 1 for winners in result.winners)
    again = rw.load("tic_tac_toe", backend="auto").playouts(200, seed=3, threads=1)
    assert list(again.lengths) == list(result.lengths), "results do not depend on the number of threads"
    counted = reference("tic_tac_toe").playouts(5)
    assert counted.mean_branching is not None and counted.mean_branching > 1


# ---------------------------------------------------------------- chance


def test_chance_explicit() -> None:
    state = reference("kuhn_poker").new(seed=1, chance="explicit")
    assert state.player == rw.CHANCE
    assert [(str(move), chance) for move, chance in state.outcomes] == [
        ("draw jack", Fraction(1, 3)),
        ("draw queen", Fraction(1, 3)),
        ("draw king", Fraction(1, 3)),
    ]
    state.play("draw king")
    assert [str(move) for move in state.moves] == ["draw jack", "draw queen"]
    with pytest.raises(rw.IllegalMoveError):
        state.play("draw king")
    with pytest.raises(rw.InvalidMoveError):
        state.play("draw ace")
    state.play("jack")
    assert state.player == 0 and state.outcomes == []


def test_chance_sampled_is_by_seed() -> None:
    game = reference("pig")
    histories = []
    for _ in range(2):
        state = game.new(seed=11)
        for _ in range(6):
            state.play("roll")
        histories.append([str(move) for move in state.history])
    assert histories[0] == histories[1] and any(text.startswith("roll ") for text in histories[0])
    assert isinstance(game.new().seed, int)


def test_sampled_chance_is_the_backends_own() -> None:
    """The draws made by the face are those the backend would make for the same seed."""
    game = reference("kuhn_poker")
    for seed in range(12):
        inside = game.seating().backend.new(seed, False)
        assert bytes(game.new(seed=seed)) == inside.to_bytes()


def test_undo_takes_chance_back_too() -> None:
    state = reference("pig").new(seed=4)
    start = bytes(state)
    state.play("roll")
    assert str(state.undo()) == "roll" and bytes(state) == start
    first = bytes(state.copy().play("roll"))
    assert bytes(state.play("roll")) == first, "the same move meets the same chance again"


# ---------------------------------------------------------------- views


def test_views_hide_what_is_hidden() -> None:
    game = reference("kuhn_poker")
    one = game.new(chance="explicit").play("draw king").play("draw jack")
    other = game.new(chance="explicit").play("draw king").play("draw queen")
    assert one.view(0) == other.view(0) and one.information(0) == other.information(0)
    assert one.view(1) != other.view(1)
    seen = one.view(0)["states"]
    assert seen["hand"] == ["king", rw.HIDDEN]
    assert seen["deck"] == rw.HIDDEN
    assert one.view(0)["moves"] == ["check", "bet"] and one.view(1)["moves"] is None
    json.dumps(one.view(0), default=str)
    with pytest.raises(rw.OptionError, match="no seat 2"):
        one.view(2)


def test_score_sheet() -> None:
    state = reference("kuhn_poker").new(chance="explicit")
    for move in ("draw king", "draw jack", "bet", "call"):
        state.play(move)
    assert state.scores == (2, -2) and state.winners == (0,)
    assert [(line.name, line.values) for line in state.score_sheet] == [("winnings", (2, -2))]


def test_show_draws_the_board(handmade: rw.Game) -> None:
    state = handmade.new(seed=1).play("b2").play("c3")
    assert state.show() == "mark:\n3 . . O\n2 . X .\n1 . . .\n  a b c\nplayer 0 (X) to move"
    assert "\x1b[31mX" in state.show(colour=True)


def test_show_hex() -> None:
    lines = reference("hex", size=3).new(seed=1).play("place b2").show().splitlines()
    assert lines[1:5] == ["  a b c", "1 . . .", "2  . X .", "3   . . ."]


# ---------------------------------------------------------------- saving


def test_save_and_replay(tmp_path: Path) -> None:
    game = reference("pig", target=20)
    state = game.new(players=3, seed=9)
    for move in ("roll", "hold", "roll"):
        if move in state.moves:
            state.play(move)
    text = state.save()
    assert json.loads(text.splitlines()[0])["players"] == 3
    again = game.replay(text)
    assert again == state and [str(m) for m in again.history] == [str(m) for m in state.history]
    assert again.seed == state.seed and bytes(again.play("roll")) == bytes(state.play("roll"))
    file = tmp_path / "game.save"
    file.write_text(text, encoding="utf-8")
    assert rw.open_saved(file, backend="reference").players == 3
    file.write_text(text.replace('"20"', "20"), encoding="utf-8")
    assert rw.open_saved(file, backend="reference").players == 3, "a number is what it says"
    for name in ("backend", "name"):
        file.write_text(text.replace('"target"', f'"{name}"'), encoding="utf-8")
        with pytest.raises(rw.OptionError, match=f"no option '{name}'"):
            rw.open_saved(file)


@pytest.mark.parametrize("backend", ["reference", "auto"])
def test_only_what_was_played_from_the_beginning_is_told_by_its_moves(backend: str) -> None:
    game = rw.load("pig", backend=backend)
    state = game.new(seed=9).play("roll")
    begun = game.new(seed=4).copy(seed=9)
    assert game.replay(begun.play("roll").save()) == begun
    for other in (game.from_bytes(bytes(state), seed=9), game.from_bytes(bytes(state), seed=9).play("roll")):
        with pytest.raises(rw.SaveError, match="not played from the beginning"):
            other.save()
        assert json.loads(other.save(0).splitlines()[0])["seat"] == 0, "what a seat knows is no game to go on with"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda lines: ["hello"], "Line 1: this is not JSON"),
        (lambda lines: ["{}"], "not a saved game"),
        (lambda lines: [lines[0].replace("tic_tac_toe", "chess"), *lines[1:]], "a game of chess"),
        (lambda lines: [lines[0].replace('"rulewright": 1', '"rulewright": 99')], "format 99"),
        (lambda lines: [lines[0].replace('"seed": 1', '"seed": "x"')], "'seed' is missing"),
        (lambda lines: [lines[0].replace('"sampled"', '"loaded"')], "'chance' is 'sampled' or 'explicit'"),
        (lambda lines: [100_000 * "["], "Line 1: this is not JSON"),
        (lambda lines: [*lines, lines[1]], "turn of seat 1"),
        (lambda lines: [*lines, '{"seat": 1, "move": "mark a1"}'], "Line 3: 'mark a1' is not legal"),
        (lambda lines: [*lines, '{"seat": 1}'], "Line 3: a line is"),
        (lambda lines: [*lines, "[]"], "one JSON object"),
    ],
)
def test_wrong_saves(handmade: rw.Game, change, sentence: str) -> None:  # type: ignore[no-untyped-def]
    lines = handmade.new(seed=1).play("a1").save().splitlines()
    with pytest.raises(rw.SaveError, match=sentence):
        handmade.replay("\n".join(change(lines)))


def test_from_bytes(handmade: rw.Game) -> None:
    state = handmade.new(seed=1).play("a1")
    assert handmade.from_bytes(bytes(state)) == state
    with pytest.raises(rw.OptionError, match="bytes"):
        handmade.from_bytes(b"short")


# ---------------------------------------------------------------- players


def test_players_play() -> None:
    from rulewright.runtime.players.random import random_player
    from rulewright.searching import mcts

    state = rw.load("tic_tac_toe", backend="auto").new(seed=1)
    for move in ("a1", "c1", "a2", "c2"):
        state.play(move)
    assert str(mcts(200, seed=1)(state)) == "mark a3", "the search sees a win in one"
    chosen = {str(random_player(seed)(state)) for seed in range(20)}
    assert len(chosen) > 1 and all(text in state.moves for text in chosen)
    dice = reference("pig", target=10).new(seed=1)
    dice.play(mcts(20, seed=1)(dice))


def test_an_empty_subset_is_not_written(tmp_path: Path) -> None:
    """Behind a preposition, nothing said is nothing chosen."""
    path = tmp_path / "links.game"
    path.write_text(
        'game "Links"\nplayers 1\nstate links: set of 1..3\nplay\n    for you in turns(0)\n        you choose'
        " lay(linking s in subsets({1, 2}))\n            links = s\n        you choose keep(s in subsets({1}))\n       "
        "     links = s\n        finish\n",
        encoding="utf-8",
    )
    state = rw.load(path, backend="reference").new(1, seed=1)
    assert [str(move) for move in state.moves] == ["lay", "lay linking {1}", "lay linking {2}", "lay linking {1, 2}"]
    assert state.parse("lay linking {}") == state.parse("lay") == state.moves[0]
    state.play("lay")
    assert [str(move) for move in state.moves] == ["keep {}", "keep {1}"]
