"""Fjords in lockstep with an independent model: the same questions to the same players with the same answers.

At every placement the reasons for illegal ones are compared too, and the local landmass test of the rulebook with the
graph of all land parts.
"""

from __future__ import annotations

import random
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import rulewright as rw

sys.path.insert(0, str(Path(__file__).parent / "models"))

import fjords_model as model
from scale import scaled

FOLDER = Path(__file__).parent.parent / "definitions" / "fjords"
GOLDEN = FOLDER / "golden.jsonl"
THREE_TILES = FOLDER / "scenarios" / "three_tiles.variant"
TRIED = 6  # illegal placements explained at each placement

SETTINGS: list[tuple[str, int, dict[str, Any], model.Rules]] = [
    ("two players", 2, {}, model.Rules(rounds=1)),
    ("three rounds", 2, {"rounds": 3}, model.Rules(rounds=3)),
    ("three players", 3, {}, model.Rules(rounds=1)),
    ("four players", 4, {}, model.Rules(rounds=1)),
    ("challenge", 3, {"challenge": True}, model.Rules(rounds=1, challenge=True)),
    ("guest farms", 3, {"guest_farms": True}, model.Rules(rounds=1, guest_farms=True)),
    ("never reused", 2, {"set_aside_reuse": "never"}, model.Rules(rounds=1, reuse=False)),
    ("no diagonals", 2, {"diagonal": False}, model.Rules(rounds=1, diagonal=False)),
    ("islands", 2, {"landmass": False}, model.Rules(rounds=1, landmass=False)),
    ("one neighbour", 2, {"min_neighbours": 1}, model.Rules(rounds=1, min_neighbours=1)),
    ("few tokens", 2, {"farms": 3, "fields": 10}, model.Rules(rounds=1, farms=3, fields=10)),
    (
        "free sea edges",
        2,
        {"sea_edges_free": True, "farm_points": 1, "fields": None},
        model.Rules(rounds=1, sea_edges_free=True, farm_points=1, fields=None),
    ),
    (
        "open display",
        3,
        {"display": 2, "phase2_pass": True, "challenge": True},
        model.Rules(rounds=1, display=2, phase2_pass=True, challenge=True),
    ),
]
# Three tiles all of farmland: rounds are short and often drawn. Who starts, who plays on, who comes where?
FEW = {"FFFFFFF": 3}
COURSES: list[tuple[str, int, dict[str, Any], model.Rules]] = [
    ("two players", 2, {}, model.Rules()),
    ("four players", 4, {"rounds": 1}, model.Rules(rounds=1)),
    ("three rounds more", 3, {"rounds": 2, "extra_match": "three_rounds"}, model.Rules(rounds=2, extra_rounds=3)),
    ("five rounds", 4, {"rounds": 5, "extra_cap": 0}, model.Rules(rounds=5, extra_cap=0)),
    ("guests", 4, {"farm_points": 1, "guest_farms": True}, model.Rules(farm_points=1, guest_farms=True)),
]


@cache
def game(name: str | Path, options: tuple[tuple[str, Any], ...]) -> rw.Game:
    """The game on the reference backend, compiled once."""
    return rw.load(name, backend="reference", **dict(options))


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"-?\d+", text))


def face(tile: str, turns: int = 0) -> str:
    """`FFMFFM_M` as the model writes it, turned."""
    return model.turned(tile.replace("_", ""), turns)


def answer(move: rw.Move, tile: str | None) -> model.Answer:
    """A move as the model names it."""
    arguments = move.arguments
    match move.name:
        case "place":
            assert tile is not None
            return ("place", numbers(str(arguments["cell"])), face(tile, int(arguments["k"])))
        case "farm" | "field" as name:
            return (name, numbers(str(arguments["s"])))
        case "take":
            return ("take", face(str(arguments["t"])))
        case "draw" if move.is_chance:
            return ("draw", face(str(arguments["value"])))
        case "roll":
            return ("roll", arguments["value"])
        case name:
            return (name,)


def tile_in_hand(state: rw.State) -> str | None:
    """The tile drawn or taken last."""
    for move in reversed(state.history):
        if move.name == "take" or move.name == "draw" and move.is_chance:
            return str(next(iter(move.arguments.values())))
    return None


def explained(state: rw.State, move: rw.Move) -> Any:
    """The reasons, asked of the reference position itself: much quicker than through its bytes."""
    position: Any = state.position
    return position.explain(move.raw)


def compare_reasons(state: rw.State, question: model.Question, tile: str, rng: random.Random) -> None:
    """The reason for placements on any cell with a neighbour: none, or the first violated rule."""
    table = question.table
    assert table is not None
    for _ in range(TRIED):
        cell, turns = rng.choice(table.free_cells(1)), rng.randrange(6)
        shown = face(tile, turns)
        first = next(turn for turn in range(6) if face(tile, turn) == shown)  # alike turns are one placement
        move = state.parse(f"place ({cell[0]},{cell[1]}) turned {first}")
        reasons = explained(state, move)
        assert (reasons[0].rules[0] if reasons else None) == table.violation(cell, shown), (cell, shown)


def compare_landmass(question: model.Question) -> None:
    """A placement that matches is tied to the land exactly if the land stays one."""
    table = question.table
    assert table is not None and table.is_one_landmass()
    for cell in table.free_cells(table.rules.min_neighbours):
        for shown in model.looks(question.tile):
            if table.violation(cell, shown) in (None, "FJ-15"):
                after = model.Table(table.rules, {**table.faces, cell: shown})
                assert after.is_one_landmass() == table.is_tied(cell, shown), (cell, shown)


def choose(answers: list[model.Answer], rng: random.Random) -> model.Answer:
    """Any answer; farms are built more often than not, so that fields get laid."""
    eager = [one for one in answers if one[0] == "farm"]
    return rng.choice(eager if eager and rng.random() < 0.5 else answers)


def play_in_lockstep(made: rw.Game, players: int, rules: model.Rules, drawn: dict[str, int], seed: int) -> rw.State:
    """One random game on both; every question and the result must agree."""
    rng, doubts = random.Random(seed), random.Random(seed)
    state = made.new(players, seed=seed, chance="explicit")
    course = model.Match(players, rules, drawn).play()
    question = next(course)
    while True:
        tile = tile_in_hand(state)
        moves = {answer(move, tile): move for move in state.moves}
        assert (state.player, set(moves)) == (question.player, question.answers), f"seed {seed}: {question.what}"
        assert len(moves) == len(state.moves), "two moves that look alike"
        if question.table is not None and tile is not None:
            compare_reasons(state, question, tile, doubts)
            if rules.landmass and not rules.challenge:
                compare_landmass(question)
        chosen = choose(sorted(moves, key=repr), rng)
        state.play(moves[chosen])
        try:
            question = course.send(chosen)
        except StopIteration as end:
            compare_results(state, end.value, rules)
            return state


def compare_results(state: rw.State, result: model.Result, rules: model.Rules) -> None:
    assert state.over and set(state.winners) == result.ranking[0]
    assert list(map(set, state.ranking)) == result.ranking
    main = result.scores[: rules.rounds]
    assert state.scores == tuple(sum(one[seat] for one in main) for seat in range(state.players))


@pytest.mark.parametrize("name, players, options, rules", SETTINGS, ids=[one[0] for one in SETTINGS])
def test_lockstep(name: str, players: int, options: dict[str, Any], rules: model.Rules) -> None:
    """Random games with the options of the model."""
    made = game("fjords", tuple(sorted({"rounds": 1, **options}.items())))
    for seed in range(scaled(1)):
        play_in_lockstep(made, players, rules, model.DRAWN, seed * 100 + len(name))


@pytest.mark.parametrize("name, players, options, rules", COURSES, ids=[one[0] for one in COURSES])
def test_course(name: str, players: int, options: dict[str, Any], rules: model.Rules) -> None:
    """Games of short rounds: starters, extra matches and the whole ranking."""
    made = game(THREE_TILES, tuple(sorted(options.items())))
    for seed in range(scaled(15)):
        play_in_lockstep(made, players, rules, FEW, seed * 100 + len(name))


@pytest.mark.parametrize(
    "options, rules, seed, ranking",
    [
        # totals 4, 5, 5, 5; of the three best seat 3 won two rounds, seat 2 one, seat 1 none
        ({"rounds": 5, "extra_cap": 0}, model.Rules(rounds=5, extra_cap=0), 141, ((3,), (2,), (1,), (0,))),
        # totals 5, 3, 5, 5; extra matches 0 : 3 : 3 of seats 0, 2 and 3, then 3 : 3 and 0 : 6 of seats 2 and 3
        (COURSES[-1][2], COURSES[-1][3], 269, ((3,), (0, 2), (1,))),
    ],
)
def test_ranking(options: dict[str, Any], rules: model.Rules, seed: int, ranking: tuple[tuple[int, ...], ...]) -> None:
    """Places behind the winners, worked out by hand from the scores of two games (FJ-54, FJ-58)."""
    made = game(THREE_TILES, tuple(sorted(options.items())))
    assert play_in_lockstep(made, 4, rules, FEW, seed).ranking == ranking


def test_golden_game() -> None:
    """The saved game of three rounds is a game by the model, too, with the same end."""
    state = rw.load("fjords", backend="reference").replay(GOLDEN.read_text(encoding="utf-8"))
    course = model.Match(2, model.Rules()).play()
    question = next(course)
    tile: str | None = None
    for number, move in enumerate(state.history):
        chosen = answer(move, tile)
        assert chosen in question.answers, f"move {number}: {move}"
        if chosen[0] in ("take", "draw") and len(chosen) > 1:
            tile = str(chosen[1])
        try:
            question = course.send(chosen)
        except StopIteration as end:
            compare_results(state, end.value, model.Rules())
    assert state.scores == (46, 54) and state.winners == (1,)


# ---------------------------------------------------------------- the model itself, against the rulebook's examples


@pytest.mark.parametrize(
    "tile, spots",
    [
        ("FFFFFFF", 1),
        ("FFMFFMM", 2),
        ("FFMFFMF", 1),
        ("FFFMFMM", 2),
        ("FMFMFMM", 3),
        ("FFSFFSS", 2),
        ("FFSFFSF", 1),
        ("FMMFSSM", 2),
    ],
)
def test_model_counts_spots(tile: str, spots: int) -> None:
    """The column *spots* of the list of tiles."""
    assert len(model.components(tile, "F")) == spots


def test_model_start() -> None:
    """The start layout: one landmass, three frontier cells, and which tiles go there."""
    table = model.Table(model.Rules())
    assert table.is_one_landmass() and table.free_cells(2) == [(-1, 1), (1, -1), (1, 1)]
    assert not table.placements("FMFMFMM")
    assert table.violation((1, -1), "FSSFFFF") == "FJ-15"
    assert table.violation((2, 0), "FFFFFFF") == "FJ-13"
    assert table.violation((1, 1), "FFFFFFF") == "FJ-14"
    assert table.violation((-1, 1), "FFFFFFF") is None
