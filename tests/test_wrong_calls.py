"""Wrong calls of the Python face: every public callable with odd arguments answers with a sentence, in one of the
documented errors."""

from __future__ import annotations

import inspect
import itertools
import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import rulewright as rw
from rulewright.runtime.moves import Move

ALLOWED = (TypeError, rw.RulewrightError, rw.DefinitionError)  # and IndexError, of sequences alone
HUGE = 2**70
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    -(2**63),
    HUGE,
    10**9,
    1.5,
    float("nan"),
    "",
    "\0",
    "\ud800",
    "x" * 5000,
    "../..",
    b"",
    b"\0" * 40,
    [],
    (),
    (0,),
    (0, HUGE),
    {},
    object(),
    int,
    print,
)
LONG_RUNNING = {
    ("perft", HUGE),
    ("perft", 10**9),
    ("playouts", HUGE),
    ("playouts", 10**9),
}  # right calls, and tried below where they are wrong


@cache
def games() -> list[rw.Game]:
    return [rw.load(name, backend=backend) for name in ("pig", "kuhn_poker") for backend in ("reference", "auto")]


def states(game: rw.Game) -> Iterator[rw.State]:
    """A state where somebody decides, one where chance is to move, and one at the end."""
    state = game.new(seed=1)
    yield state
    yield game.new(seed=1, chance="explicit")
    end, choice = state.copy(), random.Random(1)
    while not end.over:
        end.play(choice.choice(end.moves))
    yield end


def public(thing: object) -> Iterator[tuple[str, Callable[..., Any]]]:
    for name in dir(type(thing)):
        if not name.startswith("_") and callable(getattr(type(thing), name)):
            yield name, getattr(thing, name)


def wrong_calls(function: Callable[..., Any]) -> Iterator[tuple[tuple[Any, ...], dict[str, Any]]]:
    """Each parameter with each odd value, alone and with plain values for the others."""
    parameters = inspect.signature(function).parameters.values()
    names = [each.name for each in parameters if each.kind not in (each.VAR_KEYWORD, each.VAR_POSITIONAL)]
    plain = {
        "count": 2,
        "depth": 1,
        "seat": 0,
        "players": 2,
        "seed": 1,
        "data": b"",
        "text": "x",
        "move": "x",
        "saved": "x",
        "sampled": True,
    }
    for name, value in itertools.product(names, ODD):
        given = {
            other.name: plain.get(other.name)
            for other in parameters
            if other.default is other.empty and other.name in names
        }
        yield (), {**given, name: value}
    yield (object(),) * 9, {}


def assert_answered(function: Callable[..., Any], given: tuple[Any, ...], named: dict[str, Any], name: str) -> None:
    if any((name, value) in LONG_RUNNING for value in named.values() if isinstance(value, int)):
        return
    try:
        function(*given, **named)
    except ALLOWED as problem:
        assert str(problem).strip() and "\x1b" not in str(problem), (name, named)
    except Exception as problem:  # noqa: BLE001 - that is what is looked for
        raise AssertionError(f"{name}{named!r}: {type(problem).__name__}: {problem}") from problem


def test_wrong_calls_of_games() -> None:
    for game in games():
        for name, function in public(game):
            for given, named in wrong_calls(function):
                assert_answered(function, given, named, name)


def test_wrong_calls_of_states() -> None:
    for game in games():
        for number in range(3):
            for name in dict(public(game.new(seed=1))):
                for given, named in wrong_calls(getattr(_fresh(game, number), name)):
                    assert_answered(getattr(_fresh(game, number), name), given, named, name)


def _fresh(game: rw.Game, number: int, kept: dict[tuple[int, int], rw.State] = {}) -> rw.State:  # noqa: B006 - kept between calls
    key = (id(game), number)
    if key not in kept:
        kept[key] = next(itertools.islice(states(game), number, None))
    return kept[key].copy()


def test_wrong_calls_of_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for function in (rw.load, rw.open_saved):
        for given, named in wrong_calls(function):
            assert_answered(function, given, named, function.__name__)
    for value in ODD:
        assert_answered(rw.load, ("pig",), {"backend": "reference", "target": value}, "load")
        assert_answered(
            rw.load, ("pig",), {"backend": "reference", "\ud800" if value is None else str(value): 3}, "load"
        )


def test_moves_of_elsewhere() -> None:
    """Moves of another game, of another position, and such as no position has."""
    foreign = [move for game in games() for state in states(game) for move in [*state.moves, *state.history]]
    for game in games():
        for number in range(3):
            raws = [
                (),
                (0,),
                (99,),
                (0, HUGE),
                (0, -1),
                (0, None),
                ("x",),
                (None,),
                (0, 0, 0),
                (-1,),
                ((),),
                (0, 2**40),
                (1.5,),
                ([],),
            ]
            for raw in raws:
                assert_answered(_fresh(game, number).wrap, (raw,), {}, f"wrap {raw}")
            for move in foreign:
                state = _fresh(game, number)
                for doing in (state.is_legal, state.explain, state.play, state.moves.__contains__):
                    assert_answered(doing, (move,), {}, f"{doing.__name__} {move.raw}")


@pytest.mark.parametrize("backend", ["reference", "auto"])
def test_odd_arguments_for_bags_and_sets(backend: str, tmp_path: Path) -> None:
    """Nothing asks for memory by the size of a number."""
    text = (
        'game "Bags"\nplayers 2\nstate hand: bag of 1..6 up to 9 = {}\nstate kept: set of 1..200\nplay\n    for you in'
        " turns(0)\n"
    )
    text += "        you choose\n            put(b in splits(3, 1..6, x => 3))\n                hand = b\n"
    text += "            keep(s in subsets({3, 150}))\n                kept = s\n"
    (tmp_path / "bags").mkdir()
    (tmp_path / "bags" / "bags.game").write_text(text)
    state = rw.load(tmp_path / "bags", backend=backend).new(seed=1)
    for value in (2**40, -1, None, "x", (2**40,), (1, 2**40), (-1, -1, -1), (256,) * 6, 1.5, b"x", range(10**12)):
        for option in (0, 1):
            move = Move(state.seating, state.position.point, state.position.decision, (option, value))
            for doing in (state.is_legal, state.play, state.explain):
                assert_answered(doing, (move,), {}, f"{doing.__name__} {move.raw!r}")


@pytest.mark.parametrize("count", [-1, -(2**63), True, 1.0, "3", None])
def test_counts_are_whole_numbers_from_zero(count: Any) -> None:
    for game in games()[:2]:
        with pytest.raises((TypeError, rw.RulewrightError), match="whole number"):
            game.playouts(count)
        with pytest.raises((TypeError, rw.RulewrightError), match="whole number"):
            game.perft(count)
        with pytest.raises((TypeError, rw.RulewrightError), match="whole number"):
            game.new(seed=1).perft(count)
        assert len(game.playouts(0)) == 0 and game.perft(0) == 1


def test_errors_keep_the_state_as_it_was() -> None:
    for game in games():
        state = _fresh(game, 0)
        before = bytes(state), len(state.history)
        for value in ODD:
            assert_answered(state.play, (value,), {}, "play")
        assert (bytes(state), len(state.history)) == before
