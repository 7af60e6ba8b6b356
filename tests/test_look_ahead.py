"""Look-ahead is the same however a decision is wrapped: what can be played is what can be done, by brute force."""

from __future__ import annotations

import random
from itertools import product
from pathlib import Path
from typing import Any

import looking_ahead as la
import pytest
from looking_ahead import Each, May, Option, Or, Reached, Repeat, Take, WhilePossible, pick

from rulewright.compiler.front import compile_game
from rulewright.compiler.pipeline import compile_module
from rulewright.compiler.syntax.diagnostics import DefinitionError
from rulewright.runtime.backend import DECIDE
from rulewright.runtime.interpret import ReferenceBackend
from rulewright.runtime.notation import Notation

BACKENDS = ("reference", "compiled", "compiled without passes")


def around(one: Any, side: Any) -> list[tuple[Any, ...]]:
    """Texts that all look ahead over a decision: through it, out of it, and to the next time."""
    return [
        (Repeat(2, 2, (one,)),),
        (Repeat(3, 3, (one,)),),
        (Repeat(1, 2, (one,)),),
        (Repeat(2, 3, (one,)),),
        (Option("go", (one, one)),),
        (Option("go", (one, Reached(3))),),
        (Option("go", (WhilePossible((one,)), Reached(2))),),
        (Option("go", (Repeat(0, 2, (one,)), Reached(3))),),
        (Option("go", (Each((one,)), Reached(3))),),
        (Option("go", (Option("on", (one,)), Take(3))),),
        (Repeat(2, 2, (Option("on", (one,)),)),),
        (Repeat(2, 2, (Or((Take(2), side)),)),),
        (Repeat(1, 2, (Or((Take(2), side)),)),),
        (Option("go", (May(side), one, Reached(3))),),
        (Option("go", (Or((Take(1), Take(3))), one)),),
    ]


WRAPPED = [text for how in la.PICKS for text in around(pick(how), pick(how if how in la.EFFECTS else "action"))]


def at_random(seed: int) -> list[tuple[Any, ...]]:
    chooser = random.Random(seed)
    return [la.random_texts(chooser) for _ in range(20)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seed" in metafunc.fixturenames:
        metafunc.parametrize("seed", range(40 if metafunc.config.getoption("--long") else 2))


def program_of(cases: list[tuple[Any, ...]], folder: Path) -> Any:
    (folder / "ahead.game").write_text(la.game_of(cases), encoding="utf-8")
    (folder / "baskets.yaml").write_text(la.BASKETS, encoding="utf-8")
    return compile_game(folder / "ahead.game").program


def backend_of(program: Any, kind: str) -> Any:
    if kind == "reference":
        return ReferenceBackend(program, plain=True)
    return compile_module(program, passes=kind == "compiled").Backend()


def played(position: Any, notation: Notation) -> set[tuple[str, ...]]:
    """Every game that can be played from here, as its moves."""
    if position.kind != DECIDE:
        return {()}
    found = set()
    for raw in position.moves():
        after = position.copy()
        after.play(raw)
        found |= {(notation.write(position.decision, raw), *rest) for rest in played(after, notation)}
    return found


def check(cases: list[tuple[Any, ...]], kind: str, folder: Path) -> None:
    program = program_of(cases, folder)
    notation, backend = Notation(program), backend_of(program, kind)
    for number, texts in enumerate(cases, 1):
        position = backend.new(0, True)
        position.play((0, number))
        told = "\n".join(la.written(texts))
        assert played(position, notation) == la.ways(texts, 0), f"case {number}:\n{told}"


def test_every_way_to_write_a_decision_looks_ahead_the_same(tmp_path: Path) -> None:
    check(WRAPPED, "reference", tmp_path)


@pytest.mark.parametrize("kind", BACKENDS[1:])
def test_compiled_decisions_look_ahead_the_same(kind: str, tmp_path: Path, pytestconfig: pytest.Config) -> None:
    every = 1 if pytestconfig.getoption("--long") else 7  # of 15 around each decision: all of them meet
    check(WRAPPED[BACKENDS.index(kind) :: every], kind, tmp_path)


@pytest.mark.parametrize("kind", BACKENDS)
def test_texts_at_random_look_ahead_the_same(kind: str, seed: int, tmp_path: Path) -> None:
    check(at_random(seed), kind, tmp_path)


# ---------------------------------------------------------------- what has no ways of its own to count

TWICE = """game "Twice"
players 2
state gold: 0..9 per Player
state hidden: 0..9 per Player
play
    for you in players where you == 0
        repeat 2
            you may take(n in 1..2)
                require gold[you] < 2
                gold[you] += n
        repeat 2
            players choose secretly hide(n in 1..2)
                hidden[you] += n
                require hidden[you] < 4
    finish
"""


@pytest.mark.parametrize("kind", BACKENDS[:2])
def test_passing_and_choosing_in_secret_count_as_times(kind: str, tmp_path: Path) -> None:
    (tmp_path / "twice.game").write_text(TWICE, encoding="utf-8")
    program = compile_game(tmp_path / "twice.game").program
    hidden = [n for n in product((1, 2), repeat=4) if n[0] + n[2] < 4 and n[1] + n[3] < 4]  # two players, twice
    taken = [
        ("take 1", "take 1"),
        ("take 1", "take 2"),
        ("take 1", "pass"),
        ("take 2",),
    ]  # with two there is nothing to take
    passed = [("pass", "take 1"), ("pass", "take 2"), ("pass", "pass")]
    found = played(backend_of(program, kind).new(0, True), Notation(program))
    assert found == {(*moves, *(f"hide {n}" for n in numbers)) for moves in taken + passed for numbers in hidden}


DARED = """game "Dared"
players 2
state gold: 0..9 per Player
action dare
    roll n in 1..6
    gold[you] = n
action bet
    you choose guess(n in 1..6)
        require n == gold[you]
play
    for you in turns(0)
        you choose
            try
                {body}
            wait
"""


@pytest.mark.parametrize(
    "body",
    [
        "roll k in 1..6\n                require k > 3",
        "dare\n                bet",
        "dare\n                require gold[you] > 3",
    ],
)
def test_nobody_looks_through_chance_whoever_calls_it(body: str, tmp_path: Path) -> None:
    (tmp_path / "dared.game").write_text(DARED.replace("{body}", body), encoding="utf-8")
    with pytest.raises(DefinitionError, match="RW410"):
        compile_game(tmp_path / "dared.game")


def test_what_surely_can_be_done_behind_chance_is_no_mistake(tmp_path: Path) -> None:
    (tmp_path / "dared.game").write_text(
        DARED.replace("{body}", "dare\n                gold[you] = 2"), encoding="utf-8"
    )
    assert compile_game(tmp_path / "dared.game").program.decisions


@pytest.mark.parametrize(
    "body", ["draw a from deck\n                draw b from deck", "repeat 2\n                    draw a from deck"]
)
def test_two_cards_are_drawn_one_after_the_other(body: str, tmp_path: Path) -> None:
    """A zone that may be empty is neither a guard nor a decision, in an option as in an action."""
    text = DARED.replace("{body}", body).replace(
        "state gold", "enum Card: ace, king\nstate deck: bag of Card = 9 ace\nstate gold"
    )
    (tmp_path / "dared.game").write_text(text, encoding="utf-8")
    assert compile_game(tmp_path / "dared.game").program.decisions


@pytest.mark.parametrize(
    "head",
    [
        "you may take(n in 1..3)\n                gold[you] = n",
        "may dare",
        "players choose secretly hide(n in 1..3)\n                gold[you] = n",
    ],
)
@pytest.mark.parametrize("loop", ["repeat up to 3", "repeat while possible"])
def test_a_loop_that_cannot_end_at_its_decision_is_a_mistake(loop: str, head: str, tmp_path: Path) -> None:
    body = f"dare\n    for you in turns(0)\n        {loop}\n            {head}\n"
    (tmp_path / "endless.game").write_text(
        DARED.partition("action bet")[0] + f"play\n    for you in players\n        {body}", encoding="utf-8"
    )
    with pytest.raises(DefinitionError, match="RW415"):
        compile_game(tmp_path / "endless.game")
