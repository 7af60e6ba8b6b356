"""What a seat sees as numbers, the key of what it knows, and other worlds that it holds possible."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import rulewright as rw

numpy = pytest.importorskip("numpy")
SECRETS = (Path(__file__).parents[1] / "docs" / "secrets.md").read_text(encoding="utf-8")
GAMES = ["connect_four", "kuhn_poker", "leduc_poker", "liars_dice", "goofspiel", "hearts", "nine_mens_morris", "pig"]


def some_states(game: rw.Game, seed: int, most: int = 60, players: int | None = None) -> list[rw.State]:
    rng, state, found = random.Random(seed), game.new(players, seed=seed), []
    while not state.over and len(found) < most:
        found.append(state.copy())
        state.play(rng.choice(state.actions))
    return [*found, state]


@pytest.fixture(scope="module")
def spy(tmp_path_factory: pytest.TempPathFactory) -> rw.Game:
    """A game that tells, rolls for some eyes, has secret choices and `openly`."""
    file = tmp_path_factory.mktemp("spy") / "spy.game"
    file.write_text(SECRETS.split("```game spy/spy.game\n")[1].split("```")[0])
    return rw.load(file, backend="auto")


@pytest.fixture(params=["auto", "reference"])
def forehead(request: pytest.FixtureRequest, tmp_path: Path) -> rw.Game:
    """A game of cards that only the others see."""
    file = tmp_path / "forehead.game"
    file.write_text(SECRETS.split("```game forehead/forehead.game\n")[1].split("```")[0])
    return rw.load(file, backend=request.param)


# ---------------------------------------------------------------- numbers


@pytest.mark.parametrize("name", [*GAMES, "reykholt"])
def test_both_backends_see_the_same(name: str) -> None:
    game, plain = rw.load(name, backend="auto"), rw.load(name, backend="reference")
    players = 2 if 2 in game.players else None
    for state in some_states(game, 5, 25, players):
        same = plain.from_bytes(bytes(state), state.players, state.seed, state.position.counter)
        fresh = game.from_bytes(bytes(state), state.players, state.seed, state.position.counter)
        for seat in range(state.players):
            assert (state.observe(seat) == same.observe(seat)).all()
            assert fresh.information_key(seat) == same.information_key(seat)


def test_fields_are_named_and_seats_counted_from_who_looks() -> None:
    game = rw.load("connect_four", backend="auto")
    state = game.new(seed=1).play("drop 4").play("drop 4").play("drop 1")
    about = game.observation
    assert [(field.name, field.shape) for field in about.fields][0] == ("disc", (2, 6, 7))
    assert about["to_move"].shape == (2,) and about.dtype == "int8" and about.shape == (about.size,)
    first, second = (about.split(state.observe(seat)) for seat in (0, 1))
    mine, theirs = first["disc"]
    assert mine[0, 3] == mine[0, 0] == 1 and mine.sum() == 2 and theirs[1, 3] == 1 and theirs.sum() == 1
    assert (second["disc"][0] == theirs).all() and (second["disc"][1] == mine).all()
    assert list(first["to_move"]) == [0, 1] and list(second["to_move"]) == [1, 0]
    assert not first["decision"].any() and second["decision"].any()
    with pytest.raises(KeyError):
        about["nothing"]


def test_hidden_things_are_not_seen_and_their_size_is(spy: rw.Game) -> None:
    state = spy.new(chance="explicit", seed=1)
    for move in ("draw king", "roll 5", "draw jack", "roll 2", "stake 4"):
        state.play(move)
    about = spy.observation
    mine, theirs = (about.split(state.observe(seat)) for seat in (0, 1))
    assert list(mine["hand"]) == [0, 0, 1] and list(theirs["hand"]) == [1, 0, 0]
    assert list(mine["luck"]) == [5] and list(theirs["luck"]) == [2]
    assert (
        list(mine["deck.size"]) == [1] and list(mine["aside.size"]) == [1, 0] and list(theirs["aside.size"]) == [0, 1]
    )
    assert list(mine["aside"]) == [0, 0, 0, 1, 0, 0] and not theirs["aside"].any()


def test_what_only_others_see(forehead: rw.Game) -> None:
    state = forehead.new(3, chance="explicit", seed=1)
    for move in ("draw king", "draw jack", "draw ace", "bet 2"):
        state.play(move)
    about = forehead.seating(3).observation
    mine, next_one, last = (about.split(state.observe(seat)) for seat in (0, 1, 2))
    jack, king, ace = ([int(at == one) for at in range(4)] for one in (0, 2, 3))  # of jack, queen, king, ace
    assert mine["card"].T.tolist() == [[0] * 4, jack, ace]
    assert next_one["card"].T.tolist() == [[0] * 4, ace, king]
    assert last["card"].T.tolist() == [[0] * 4, king, jack]
    assert [state.view(seat)["states"]["card"] for seat in (0, 1)] == [
        [rw.HIDDEN, "jack", "ace"],
        ["king", rw.HIDDEN, "ace"],
    ]
    assert state.view(rw.SPECTATOR)["states"]["card"] == [rw.HIDDEN] * 3
    assert [(row[0], row[2]) for row in (state.log(0), state.log(1))] == [
        ("chance: draw hidden", "chance: draw ace"),
        ("chance: draw king", "chance: draw ace"),
    ]
    held = Counter(
        world.view(rw.TABLE)["states"]["card"][1] for world in (state.resample(1, seed) for seed in range(200))
    )
    assert set(held) == {"jack", "queen"} and min(held.values()) > 60  # what the others have not
    assert {world.view(rw.TABLE)["states"]["card"][0] for world in (state.resample(1, seed) for seed in range(9))} == {
        "king"
    }


def test_an_observation_is_written_where_it_is_wanted() -> None:
    game = rw.load("connect_four", backend="auto")
    many = numpy.zeros((3, game.observation.size), game.observation.dtype)
    state = game.new(seed=1).play(3)
    assert state.observe(1, many[1]).base is many and (many[1] == state.observe(1)).all()
    assert not many[0].any() and not many[2].any()
    for wrong in (many, many[:, 0], numpy.zeros(3), b"seen", 7):
        with pytest.raises(rw.OptionError, match="writable bytes"):
            state.observe(1, wrong)
    with pytest.raises(rw.OptionError, match="seats are 0 to 1"):
        state.observe(2)


def test_numbers_of_a_position_do_not_depend_on_what_a_seat_may_not_see() -> None:
    """Positions that differ in secrets alone look the same."""
    for name in ("leduc_poker", "hearts", "goofspiel"):
        for state in some_states(rw.load(name, backend="auto"), 3, 12)[:-1]:
            other = state.resample(0, 1)
            assert (other.observe(0) == state.observe(0)).all()


# ---------------------------------------------------------------- keys


def walked(state: rw.State) -> Iterator[rw.State]:
    """Every state that can come."""
    yield state
    for move in state.moves:
        yield from walked(state.copy().play(move))


def same_sets(states: list[rw.State], seat: int) -> None:
    """Keys are equal exactly where all that was seen is."""
    to_text: dict[bytes, tuple[str, ...]] = {}
    to_key: dict[tuple[str, ...], bytes] = {}
    for state in states:
        key, text = state.information_key(seat), state.information(seat)
        assert to_text.setdefault(key, text) == text, "the key does not tell apart enough"
        assert to_key.setdefault(text, key) == key, "the key tells apart what the seat cannot"


@pytest.mark.parametrize("seat", [0, 1])
def test_keys_are_equal_exactly_where_all_that_was_seen_is(seat: int, spy: rw.Game) -> None:
    same_sets(list(walked(rw.load("kuhn_poker", backend="auto").new(chance="explicit"))), seat)
    rng = random.Random(seat)
    for game in (rw.load("leduc_poker", backend="auto"), rw.load("goofspiel", backend="auto"), spy):
        states = []
        for _ in range(25):
            state = game.new(seed=1, chance="explicit")
            while not state.over and len(state.history) < 9:
                states.append(state.copy())
                state.play(rng.choice(state.actions[:4]))
            states.append(state)
        same_sets(states, seat)


# how many there are is published: 12 in Kuhn poker, 936 in Leduc poker
@pytest.mark.parametrize(("name", "sets"), [("kuhn_poker", 12), ("leduc_poker", 936), ("liars_dice", None)])
def test_information_sets_are_those_of_openspiel(name: str, sets: int | None) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from lockstep import PAIRINGS
    from test_openspiel import Turn

    pairing = next(one for one in PAIRINGS if one.name == name)

    def decisions(ours: rw.State, theirs: Any, depth: int) -> Iterator[tuple[rw.State, Any]]:
        if ours.over or not depth:
            return
        if ours.player != rw.CHANCE:
            yield ours, theirs
        for move in ours.moves:
            yield from decisions(ours.copy().play(move), theirs.child(pairing.to_action(move, Turn())), depth - 1)

    start = rw.load(name, backend="auto").new(seed=1, chance="explicit"), pyspiel.load_game(name).new_initial_state()
    to_theirs: dict[tuple[int, bytes], str] = {}
    to_ours: dict[tuple[int, str], bytes] = {}
    for ours, theirs in decisions(*start, 5 if name == "liars_dice" else 20):
        seat = theirs.current_player()
        key, text = ours.information_key(seat), theirs.information_state_string(seat)
        assert to_theirs.setdefault((seat, key), text) == text
        assert to_ours.setdefault((seat, text), key) == key
    assert sets is None or len(to_ours) == sets


# ---------------------------------------------------------------- other worlds


def possible(start: rw.State, seat: int) -> dict[bytes, dict[bytes, Fraction]]:
    """By the key of what a seat knows where it decides: each position that goes with it, by how likely chance makes
    it."""
    found: dict[bytes, dict[bytes, Fraction]] = defaultdict(lambda: defaultdict(Fraction))

    def walk(state: rw.State, weight: Fraction) -> None:
        if state.player == rw.CHANCE:
            for move, probability in state.outcomes:
                walk(state.copy().play(move), weight * probability)
            return
        if state.player == seat:
            found[state.information_key(seat)][bytes(state)] += weight
        for move in state.moves:
            walk(state.copy().play(move), weight)

    walk(start, Fraction(1))
    return found


@pytest.mark.parametrize("name", ["kuhn_poker", "leduc_poker", "liars_dice"])
def test_worlds_are_drawn_as_chance_would(name: str) -> None:
    """Against everything that can happen: nothing else is drawn, and each as often as it should (within five
    deviations)."""
    game, rng = rw.load(name, backend="auto"), random.Random(7)
    whole = {seat: possible(game.new(chance="explicit"), seat) for seat in (0, 1)} if name != "liars_dice" else {}
    for _ in range(6):
        state = game.new(seed=rng.getrandbits(30))
        for _ in range(rng.randrange(4)):
            if len(state.moves) and not state.copy().play(state.moves[-1]).over:
                state.play(rng.choice([move for move in state.moves if not state.copy().play(move).over]))
        seat, draws = state.player, 400
        assert seat is not None
        worlds = [state.resample(seat, number) for number in range(draws)]
        assert {world.information_key(seat) for world in worlds} == {state.information_key(seat)}
        assert len({world.seed for world in worlds}) == draws
        counts = Counter(bytes(world) for world in worlds)
        if name == "liars_dice":  # the other die is any of six, each as likely
            expected = dict.fromkeys(counts, Fraction(1, 6))
            assert len(counts) == 6
        else:
            weights = whole[seat][state.information_key(seat)]
            expected = {key: weight / sum(weights.values()) for key, weight in weights.items()}
        assert set(counts) <= set(expected)
        for key, share in expected.items():
            spread = 5 * float(draws * share * (1 - share)) ** 0.5
            assert abs(counts[key] - float(draws * share)) <= spread + 1e-9


def test_worlds_keep_to_what_choices_have_told(spy: rw.Game) -> None:
    """Who spies knows a card; who guesses right or wrong tells one: worlds agree with it."""
    state = spy.new(chance="explicit", seed=1)
    for move in ("draw king", "roll 5", "draw jack", "roll 2", "stake 4", "spy"):
        state.play(move)
    assert {world.view(rw.TABLE)["states"]["hand"][1] for world in (state.resample(0, n) for n in range(20))} == {
        "jack"
    }
    assert {world.view(rw.TABLE)["states"]["hand"][0] for world in (state.resample(1, n) for n in range(40))} == {
        "king",
        "queen",
    }
    stakes = {str(world.view(rw.TABLE)["states"]["aside"][0]) for world in (state.resample(1, n) for n in range(200))}
    assert len(stakes) == 6  # any stake that any luck allows


def test_a_world_goes_on_and_does_not_know_the_future() -> None:
    state = rw.load("leduc_poker", backend="auto").new(seed=4)
    world = state.resample(state.player, 3)
    assert world.history[2:] == state.history[2:] and world.seed != state.seed
    while not world.over:
        world.play(world.moves[-1])
    assert rw.load("connect_four", backend="auto").new(seed=1).play(3).resample(0, 9).history


def test_a_position_without_a_history_is_dealt_anew_on_the_spot() -> None:
    game = rw.load("leduc_poker", backend="auto")
    state = game.new(seed=4)
    bare = game.from_bytes(bytes(state))
    drawn = {bytes(bare.resample(0, number)) for number in range(60)}
    assert len(drawn) == 5  # any of the other five cards


def test_more_worlds_than_can_be_followed() -> None:
    """Thirty-nine cards of others: they are dealt anew."""
    state = some_states(rw.load("hearts", backend="auto"), 2, 20)[-1]
    world = state.resample(state.player, 1)
    assert (world.observe(state.player) == state.observe(state.player)).all() and bytes(world) != bytes(state)


@pytest.mark.parametrize("name", ["kuhn_poker", "leduc_poker", "liars_dice", "hearts", "goofspiel"])
def test_what_is_drawn_depends_on_what_the_seat_knows_and_on_nothing_else(name: str) -> None:
    """From any of the worlds that it holds possible the seat draws the same ones by the same seeds."""
    state = some_states(rw.load(name, backend="auto"), 8, 3)[-2]
    seat = state.player
    for number in range(4):
        world = state.resample(seat, number)
        assert bytes(world.resample(seat, 99)) == bytes(state.resample(seat, 99))


@pytest.mark.parametrize("backend", ["auto", "reference"])
@pytest.mark.parametrize("name", ["chess", "go"])
def test_games_that_remember_positions_are_seen_within_their_bounds(name: str, backend: str) -> None:
    """What Gymnasium and PettingZoo ask of every observation: each number lies between the bounds of its field."""
    game = rw.load(name, backend=backend)
    state = game.new(seed=1)
    for _ in range(4):
        state.play(state.moves[3])
        seen = state.observe(0)
        for field in game.observation.fields:
            part = seen[field.start : field.start + field.size]
            assert min(part) >= min(0, field.low) and max(part) <= max(0, field.high), field.name
