"""Every move that the large games refuse is refused with a reason and the id of a rule."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import rulewright as rw
from rulewright.compiler.front import compile_game
from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size, value_at
from rulewright.runtime.walking import nodes

TRIED = 4  # moves at each decision


def any_value(kind: ir.Type, program: ir.Program, chooser: random.Random) -> Any:
    """Any value of a type, sensible or not."""
    match kind:
        case ir.SetOf(item):
            return sum({1 << chooser.randrange(domain_size(item, program)) for _ in range(chooser.randint(0, 2))})
        case ir.BagOf(item):
            counts = [0] * domain_size(item, program)
            for _ in range(chooser.randint(0, 3)):
                counts[chooser.randrange(len(counts))] += 1
            return tuple(counts)
        case _:
            return value_at(chooser.randrange(domain_size(kind, program)), kind)


def refused(state: rw.State, chooser: random.Random) -> list[rw.Move]:
    """Some illegal moves of a position."""
    program = state.seating.program
    options = program.decisions[state.position.decision].options
    found = []
    for _ in range(TRIED):
        number = chooser.randrange(len(options))
        if not options[number].silent:
            arguments = (any_value(param.type, program, chooser) for param in options[number].params)
            move = state.wrap((number, *arguments))
            if not state.is_legal(move):
                found.append(move)
    return found


@pytest.mark.parametrize(
    ("name", "players", "moves"),
    [("reykholt", 3, 50), ("fields_of_green", 3, 40), ("fjords", 2, 40), ("new_world", 2, 20), ("dorfromantik", 1, 20)],
)
def test_every_refusal_has_a_reason_and_a_rule(name: str, players: int, moves: int) -> None:
    state, chooser = rw.load(name, backend="reference").new(players=players, seed=7), random.Random(7)
    told = 0
    for _ in range(moves):
        if state.over:
            break
        for move in refused(state, chooser):
            reasons = state.explain(move)
            assert reasons and any(reason.rule and reason.text for reason in reasons), (str(move), reasons)
            assert not any(re.search(r"\{[a-z_]+\}", reason.text) for reason in reasons), (
                "no name is left where a value belongs"
            )
            told += 1
        state.play(chooser.choice(list(state.moves)))
    assert told > 10


SHELVES = """\
game "Shelves"
players 2

state books: 0..9 per Player = 9

action shelve(most)
    you choose shelve(n in 1..most @SH-1 "one to {most} books", by hand in 1..2, onto board in 1..n @SH-3)   @SH-2 "people have two hands"
        books[you] -= n

action rest
    books[you] -= 1

play
    repeat 2
        for you in players
            SHELVING
    finish
"""


@pytest.mark.parametrize("shelving", ["shelve 3", "shelve 3 or rest"])  # asked in the action, and lent by it
def test_each_range_has_its_reason(tmp_path: Path, shelving: str) -> None:
    """That behind the range, else that of the option; names in it become values."""
    path = tmp_path / "shelves.game"
    path.write_text(SHELVES.replace("SHELVING", shelving), encoding="utf-8")
    state = rw.load(path, backend="reference").new()
    for move, rule, text in (
        ((0, 4, 1, 1), "SH-1", "one to 3 books"),
        ((0, 2, 3, 1), "SH-2", "people have two hands"),
        ((0, 2, 2, 3), "SH-3", "not among the choices: board"),
    ):
        (reason,) = state.explain(state.wrap(move))
        assert (reason.rule, reason.text) == (rule, text)


REPEATED = """\
game "Apples"
players 2

state apples: 0..3 per Player = 2

play
    for you in players
        repeat 2                                            @AP-1 "then nothing is left for the second time"
            you choose take(n in 1..apples[you])            @AP-2 "so many are not there"
                apples[you] -= n
    finish
"""


def test_a_repetition_and_its_choice_have_reasons_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "apples.game").write_text(REPEATED, encoding="utf-8")
    state = rw.load(tmp_path / "apples.game", backend="reference").new(seed=1)
    told = {move: [(one.rule, one.text) for one in state.explain(move)][0] for move in ("take 2", "take 3")}
    assert told == {
        "take 2": ("AP-1", "then nothing is left for the second time"),
        "take 3": ("AP-2", "so many are not there"),
    }


def test_an_action_first_met_in_a_branch_left_out_keeps_its_reasons() -> None:
    file = Path(__file__).parent / "fixtures" / "found" / "action_where_the_option_is_off" / "random.game"
    program = compile_game(file).program
    guards = [node for node in nodes((program.procs, program.decisions)) if isinstance(node, ir.Guard)]
    assert {guard.rules for guard in guards} == {("LO-2",), ("LO-3",)}
    assert all(program.guards[guard.number] == guard for guard in guards)
