"""Dorfromantik in lockstep with an independent model: the same questions with the same answers, the same areas, tasks
and scores.

Many games run on the compiled backend with the usual options; a few on the reference backend with others. All legal
moves are compared at some questions, the kind of each question and the whole score sheet, which looks at areas of every
kind, after each tile.
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

import dorfromantik_match as course
import dorfromantik_model as model
from scale import scaled

GOLDEN = Path(__file__).parent.parent / "definitions" / "dorfromantik" / "golden.jsonl"
GAMES = 200
COMPARED = 0.15  # of the placements have all their moves compared
WEIGHED = 6  # moves an eager player compares; every fifth game is played by such
TRIED = 2  # illegal placements explained there, on the reference backend
CHANCE = -1  # who is to move then
DIRECTIONS = ("E", "NE", "NW", "W", "SW", "SE")

OTHERS: dict[str, Any] = {
    "warehouse": False,
    "discard": 10,
    "running_tasks": 2,
    "task_neighbour": "joined",
    "hosts": "own_terrain",
    "host_capacity": 1,
    "red_hearts": 3,
    "gold_hearts": 0,
    "long_line": "simple_path",
    "match_meadow": False,
    "balloon_path": "straight",
    "target_score": 60,
}
OTHER_RULES = model.Rules(
    warehouse=False,
    discard=10,
    running_tasks=2,
    task_neighbour="joined",
    hosts="own_terrain",
    host_capacity=1,
    red_hearts=3,
    gold_hearts=0,
    simple_path=True,
    match_meadow=False,
    straight=True,
    target=60,
)
SETTINGS: list[tuple[str, int, dict[str, Any], model.Rules]] = [
    ("six players", 6, {}, model.Rules()),
    ("many other options", 2, OTHERS, OTHER_RULES),
    (
        "parts and hosts",
        1,
        {"segments": "per_run", "hosts": "own_area", "task_neighbour": "off", "running_tasks": 5, "discard": 0},
        model.Rules(runs=True, hosts="own_area", task_neighbour="off", running_tasks=5, discard=0),
    ),
    ("no special tiles", 3, {"specials": "{}"}, model.Rules(specials=frozenset())),
]


@cache
def game(backend: str, options: tuple[tuple[str, Any], ...]) -> rw.Game:
    """The game on a backend, made once."""
    return rw.load("dorfromantik", backend=backend, **dict(options))


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"-?\d+", text))


def answer(move: rw.Move, tile: str) -> model.Answer:
    """A move as the model names it; `tile` is the one in hand."""
    arguments = move.arguments
    match move.name:
        case "place":
            shown = model.turned(model.TILES[tile].edges, int(arguments.get("k", 0)))
            return (
                "place",
                numbers(str(arguments["cell"])),
                shown,
                frozenset(map(DIRECTIONS.index, arguments["sides"])),
            )
        case "host":
            return ("host", arguments["h"])
        case "draw" if move.is_chance and isinstance(arguments["value"], int):
            return ("marker", arguments["value"])
        case "draw" | "roll" as name if move.is_chance:
            return (name, arguments["value"])
        case name:
            return (name,)


class Lockstep:
    """One game on both sides."""

    def __init__(self, state: rw.State, match: course.Match, seed: int) -> None:
        self.state, self.match, self.rng = state, match, random.Random(seed)
        self.told = f"seed {seed}"
        self.eager = seed % 5 == 0 and state.seating.kind == "compiled"
        self.explains = state.seating.kind == "reference"
        self.tile = ""  # in hand

    def play(self) -> None:
        """To the end."""
        questions = self.match.play()
        question = next(questions)
        laid = 0
        while True:
            assert self.state.player == (CHANCE if question.player is None else question.player), self.told
            move = self.choose(question)
            chosen = answer(move, self.tile)
            self.remember(chosen)
            self.state.play(move)
            try:
                question = questions.send(chosen)
            except StopIteration:
                break
            if len(self.match.table.cells) != laid:
                laid = len(self.match.table.cells)
                self.compare_sheets()
        assert self.state.over, self.told
        self.compare_sheets()
        assert self.match.moved(self.rng.randrange(6), (3, -7)).sheet() == self.match.sheet(), (
            "a map scores wherever it lies"
        )
        target, total = self.match.rules.target, sum(self.match.sheet().values())
        won = target is not None and total >= target
        assert set(self.state.winners) == (set(range(self.match.players)) if won else set())

    def choose(self, question: course.Question) -> rw.Move:
        """Any move; at some questions all of them are compared."""
        raw = self.state.raw_moves() if question.player is not None else None
        if raw is None or len(raw) < 10 or self.rng.random() < COMPARED:
            moves = {answer(move, self.tile): move for move in self.state.moves}
            assert len(moves) == len(self.state.moves), "two moves that look alike"
            assert set(moves) == question.answers(), f"{self.told}: {self.tile}"
            if self.explains and any(one[0] == "place" for one in moves):
                self.compare_reasons(set(moves))
            return moves[self.rng.choice(sorted(moves, key=repr))]
        return self.state.wrap(self.best_of(self.rng.sample(raw, WEIGHED)) if self.eager else self.rng.choice(raw))

    def best_of(self, raw: list[tuple[Any, ...]]) -> tuple[Any, ...]:
        """The move after which most is scored: so that tasks get completed and new ones drawn."""

        def worth(move: tuple[Any, ...]) -> int:
            position = self.state.position.copy()
            position.play(move)
            return sum(line[0] for line in position.scores())

        return max(raw, key=worth)

    def compare_reasons(self, legal: set[model.Answer]) -> None:
        """Placements next to the map that are not legal have a reason: lines that do not meet come first."""
        table, edges = self.match.table, model.TILES[self.tile].edges
        for _ in range(TRIED):
            cell = self.rng.choice(table.frontier())
            shown, turns = self.rng.choice(list(model.looks(edges).items()))
            if self.tile == "Cloud" or not table.cells:
                continue
            move = self.state.parse(f"place ({cell[0]},{cell[1]}) turned {turns} linking {{}}")
            position: Any = self.state.position
            reasons = position.explain(move.raw)  # of the position itself: much quicker than through its bytes
            if ("place", cell, shown, frozenset()) in legal:
                assert not reasons
            elif not table.fits(cell, shown):
                assert reasons[0].rules[0] == "DR-18"
            else:
                assert reasons[0].rules[0] in ("DR-24", "DR-27", "DR-56"), reasons

    def remember(self, chosen: model.Answer) -> None:
        if chosen[0] == "draw" and len(chosen) == 2:
            self.tile = chosen[1]
        elif chosen[0] == "play_stored":
            assert self.match.stored is not None
            self.tile = self.match.stored

    def compare_sheets(self) -> None:
        ours = {line.name: line.values[0] for line in self.state.score_sheet}
        assert ours == self.match.sheet(), self.told


def play_in_lockstep(backend: str, players: int, options: dict[str, Any], rules: model.Rules, seed: int) -> None:
    """One random game."""
    made = game(backend, tuple(sorted(options.items(), key=lambda one: one[0])))
    Lockstep(made.new(players, seed=seed, chance="explicit"), course.Match(players, rules), seed).play()


@pytest.mark.parametrize("batch", range(4))
def test_lockstep(batch: int) -> None:
    """Random games of two on the compiled backend."""
    for seed in range(batch, scaled(GAMES), 4):
        play_in_lockstep("compiled", 2, {}, model.Rules(), seed)


@pytest.mark.parametrize("name, players, options, rules", SETTINGS, ids=[one[0] for one in SETTINGS])
def test_lockstep_with_options(name: str, players: int, options: dict[str, Any], rules: model.Rules) -> None:
    """Random games with other options on the reference backend."""
    for seed in range(scaled(1)):
        play_in_lockstep("reference", players, options, rules, seed * 100 + len(name))


def test_golden_game() -> None:
    """The saved game is a game by the model, too, with the same end."""
    state = rw.load("dorfromantik", backend="reference").replay(GOLDEN.read_text(encoding="utf-8"))
    match = course.Match(2, model.Rules())
    questions = match.play()
    question = next(questions)
    tile = ""
    for number, (_, move) in enumerate(state.steps):
        chosen = answer(move, tile)
        assert chosen in question.answers(), f"move {number}: {move}"
        if chosen[0] == "draw" and len(chosen) == 2:
            tile = chosen[1]
        elif chosen[0] == "play_stored":
            tile = str(match.stored)
        try:
            question = questions.send(chosen)
        except StopIteration:
            break
    assert state.over and match.is_over
    assert {line.name: line.values[0] for line in state.score_sheet} == match.sheet()
    assert state.scores == (163, 163) and state.winners == ()


def test_seats_do_not_matter() -> None:
    """The same moves score the same, however many play; and twice the same moves lead to the same position."""
    saved = rw.load("dorfromantik", backend="reference").replay(GOLDEN.read_text(encoding="utf-8"))
    for players in (2, 3):
        state = game("reference", ()).new(players, seed=1, chance="explicit")
        for _, move in saved.steps:
            state.play(str(move))
        assert state.score_sheet[0].rules == saved.score_sheet[0].rules
        assert [line.values[0] for line in state.score_sheet] == [line.values[0] for line in saved.score_sheet]
        if players == saved.players:
            assert state.position.to_bytes() == saved.position.to_bytes()


# ---------------------------------------------------------------- the model itself, against the rulebook's examples


def table_of(*laid: tuple[model.Cell, str, str, tuple[int, ...]]) -> model.Table:
    """A map of tiles that are not in the box: cell, name, edges as placed, linked edges."""
    table = model.Table(model.Rules())
    for cell, name, shown, links in laid:
        table.lay(cell, model.TILES.get(name, model.Tile(name, "ordinary", shown)), shown, frozenset(links))
    return table


def test_model_worked_example_one() -> None:
    """W1: closed at three, or open at three and closed at four."""
    begun = (((0, 0), "TF1", "FFNNNN", ()), ((1, 0), "flag", "NNFFNN", ()))
    table = table_of(*begun)
    assert len(table.area((0, 0), "F")) == 2 and table.open_edges(table.area((0, 0), "F")) == 2
    closed = table_of(*begun, ((1, -1), "corner", "NNNNFF", ()))
    assert len(closed.area((1, 0), "F")) == 3 and closed.status("TF1", 4) == "failed"
    wider = table_of(*begun, ((1, -1), "fork", "FNNNFF", ()))
    assert len(wider.area((1, 0), "F")) == 3 and wider.status("TF1", 4) == "running"
    wider.lay((2, -1), model.Tile("end", "ordinary", "NNNFNN"), "NNNFNN", frozenset())
    assert wider.status("TF1", 4) == "F" and wider.open_edges(wider.area((0, 0), "F")) == 0


def test_model_worked_example_two() -> None:
    """W2: three answers of the Cloud."""
    table = table_of(
        ((0, 0), "Cloud", "******", ()),
        ((1, 0), "one", "NNNFNN", (3,)),
        ((0, 1), "two", "NNFNNN", ()),
        ((-1, 0), "three", "GNNNNN", (0,)),
    )
    assert {cell for cell, _ in table.area((1, 0), "F")} == {(1, 0), (0, 0)} and table.open_edges(
        table.area((1, 0), "F")
    ) > 0
    assert {cell for cell, _ in table.area((0, 1), "F")} == {(0, 1)} and table.open_edges(table.area((0, 1), "F")) == 0
    assert {cell for cell, _ in table.area((-1, 0), "G")} == {(-1, 0), (0, 0)}
    assert [t for t in "VFGTS" if table.carries((0, 0), t)] == ["F", "G"]
    match = course.Match(1, model.Rules())
    match.table = table
    assert match.matching("one") == 2 and match.matching("two") == 1


def test_model_worked_example_three() -> None:
    """W3: a stream beside a meadow."""
    table = table_of(((0, 0), "meadow", "NNNNNN", ()))
    assert not table.fits((1, 0), "SNNSNN") and table.fits((1, 0), "NSNNSN")
