"""New World in lockstep with an independent model: the same questions with the same answers, the same features,
settlers, explorers and scores.

Whenever a settler may be deployed the features are compared segment by segment, and at placements the reasons for
illegal ones. Random players score little, so ours prefer what completes features.
"""

from __future__ import annotations

import random
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import rulewright as rw
from rulewright.runtime.reference.networks import network_finder

sys.path.insert(0, str(Path(__file__).parent / "models"))

import new_world_model as model
from scale import is_long, scaled

TRIED = 4  # illegal placements explained at each placement
WEIGHED = 8  # placements an eager player compares
SHORT = 16  # tiles of a game that is broken off, unless in the long mode
VIEWED = 8  # tiles between two looks at the whole table
MARKS = ("one", "two", "three", "four", "five", "six", "seven", "eight")
FOLDER = Path(__file__).parent.parent / "definitions" / "new_world"
GOLDEN = FOLDER / "golden.jsonl"

SETTINGS: list[tuple[str, int, dict[str, Any], model.Rules]] = [
    ("two players", 2, {}, model.Rules()),
    (
        "shared explorers",
        2,
        {
            "explorers": "shared_two",
            "explorer_moves": "per_feature",
            "bonus_scope": "scored_settlers",
            "small_town": True,
        },
        model.Rules(explorers="shared_two", per_feature=True, scored_settlers_only=True, small_town=True),
    ),
    ("three players", 3, {}, model.Rules()),
    ("four players", 4, {"bonus_points": 2}, model.Rules(bonus_points=2)),
    ("five players", 5, {"settlers": 8}, model.Rules(settlers=8)),
    (
        "no explorers",
        2,
        {"explorers": "no_explorers", "coast": "free"},
        model.Rules(explorers="no_explorers", free_coast=True),
    ),
    (
        "own explorers",
        3,
        {"bonus_explorers": "own", "deploy_behind": False, "reinforce_own": True, "tie_break": "settlers_left"},
        model.Rules(own_explorers_only=True, deploy_behind=False, reinforce_own=True, settlers_break_ties=True),
    ),
    (
        "settled farms",
        2,
        {"farm_enclosure": "settled", "scored_return": "before_bonus", "post_points_final": 1, "removal": False},
        model.Rules(settled_enclosure=True, return_before_bonus=True, post_points_final=1, removal=False),
    ),
    (
        "tied trails",
        2,
        {"trail_tie": "no_points", "explorers": "shared_two", "deploy_behind": False},
        model.Rules(tied_trails_score=False, explorers="shared_two", deploy_behind=False),
    ),
    ("open strip", 2, {"strip": "open"}, model.Rules(open_strip=True)),
]
FULL = ("two players", "shared explorers")  # played to the end in any mode


@cache
def game(options: tuple[tuple[str, Any], ...]) -> rw.Game:
    """The game on the reference backend, compiled once."""
    return rw.load("new_world", backend="reference", **dict(options))


# ---------------------------------------------------------------- our names as the model's


@cache
def tiles() -> dict[str, dict[str, Any]]:
    """The rows of the table of tiles."""
    return {row["id"]: row for row in yaml.safe_load((FOLDER / "tiles.yaml").read_text(encoding="utf-8"))}


@cache
def segment(name: str, mark: str) -> model.Segment:
    """A segment of a tile as the model writes it."""
    row = tiles()[name]
    slots = row["slots"].replace(" ", "")
    places = frozenset("NESW"[at // 3] + ("a", "", "b")[at % 3] for at, letter in enumerate(slots) if letter == mark)
    extra = sum(row.get(column, {}).get(mark, 0) for column in ("posts", "flags", "animals"))
    return model.Segment(row["kind"][mark], places, extra)


def turned(name: str, turns: int) -> model.Look:
    """A whole tile, turned."""
    return frozenset(segment(name, mark).turned(turns) for mark in tiles()[name]["kind"])


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"-?\d+", text))


def named(mark: str) -> str:
    """`two` is segment b."""
    return "abcdefgh"[MARKS.index(mark)]


def answer(move: rw.Move, match: model.Match, turns: int) -> model.Answer:
    """A move as the model names it."""
    arguments = move.arguments
    match move.name:
        case "place":
            return ("place", numbers(str(arguments["cell"])), turned(match.hand, int(arguments["k"])))
        case "deploy":
            return ("deploy", segment(match.hand, named(str(arguments["mark"]))).turned(turns))
        case "explorers":
            return ("explorers", tuple(arguments["pair"]))
        case "draw" | "roll" as name:
            return (name, arguments["value"])
        case name:
            return (name,)


# ---------------------------------------------------------------- comparisons


def compare_features(state: rw.State, match: model.Match, laid: dict[model.Cell, tuple[str, int]]) -> None:
    """The groups of the network and their tallies are the features of the model."""
    position: Any = state.position
    world = position._world
    grouping = network_finder(position._code, "feature")(world)
    columns, first_row = 61, -19 if match.rules.open_strip else 0  # of the board, which also has cells off the strip

    def node(index: int) -> model.Node:
        at, mark = divmod(index, len(MARKS))
        cell = (first_row + at // columns, at % columns)
        name, turns = laid[cell]
        return cell, segment(name, "abcdefgh"[mark]).turned(turns)

    ours = {}
    for group, members in grouping.members.items():
        tallies = {
            name: grouping.tally(world, name, group, None) for name in ("tiles", "posts", "flags", "animals", "open")
        }
        tallies["settlers"] = [grouping.tally(world, "settlers", group, seat + 1) for seat in match.seats]
        ours[frozenset(map(node, members))] = tallies
    theirs = {feature.nodes: feature for feature in match.table.features()}
    assert set(ours) == set(theirs)
    for nodes, feature in theirs.items():
        tallies = ours[nodes]
        assert tallies["tiles"] == feature.tiles
        assert tallies["posts"] + tallies["flags"] + tallies["animals"] == feature.extras
        assert (tallies["open"] == 0) == (match.table.open_ends(feature) == 0)
        inside = match.table.settlers_in(feature)
        assert tallies["settlers"] == [inside[seat] for seat in match.seats]


def compare_table(state: rw.State, match: model.Match) -> None:
    """Supplies, explorers and settlers; and the game's own invariants hold."""
    states = state.view(0)["states"]
    assert not state.broken_invariants()
    assert states["supply"] == match.supply
    rows = {key: row for key, row in states["row"].items() if row}
    ours = sorted((numbers(key)[0], row, states["column"].get(key, 0)) for key, row in rows.items())
    assert ours == sorted((explorer.owner, explorer.row, explorer.column) for explorer in match.explorers)
    settlers = sorted((numbers(name), owner) for owner, names in enumerate(states["settled"]) for name in names)
    assert settlers == sorted((cell, owner) for (cell, _), owner in match.table.settlers.items())


def compare_reasons(state: rw.State, match: model.Match, rng: random.Random) -> None:
    """The reason for placements on any cell beside a filled one: none, or the first violated rule."""
    first = {turned(match.hand, turns): turns for turns in reversed(range(4))}  # alike turns are one: the first
    cells = sorted(cell for cell in match.table.cells() if cell[1] >= 0)
    for _ in range(TRIED):
        cell, look = rng.choice(cells), turned(match.hand, rng.randrange(4))
        move = state.parse(f"place ({cell[0]},{cell[1]}) turned {first[look]}")
        reasons = state.position.explain(move.raw)  # type: ignore[attr-defined]  # the reference position itself is quicker to ask
        assert (reasons[0].rules[0] if reasons else None) == match.table.violation(cell, look), (cell, look)


class History:
    """What the rulebook says of a game as it goes on: invariants 3, 6, 8, 10 and 12."""

    def __init__(self, match: model.Match) -> None:
        self.match = match
        self.last = self._now()

    def _now(self) -> tuple[list[int], list[int], int, int]:
        match = self.match
        return list(match.scores), [one.column for one in match.explorers], match.events, len(match.table.settlers)

    def check(self) -> None:
        """After a step of the model."""
        scores, columns, events, settlers = self.last
        self.last = self._now()
        match = self.match
        assert all(new >= old for new, old in zip(self.last[0], scores))
        assert all(new >= old for new, old in zip(self.last[1], columns))
        assert self.last[3] <= settlers + 1
        assert events <= match.events <= len(match.table.tiles)
        if match.explorers and not match.rules.per_feature:
            assert sum(self.last[1]) == match.events
        if match.events > events and match.explorers and match.rules.removal:
            standing = [cell for cell, segment in match.table.settlers if segment.kind != "plains"]
            assert all(column >= match.rear() for _, column in standing)


# ---------------------------------------------------------------- playing


def order(one: object) -> str:
    """A text to sort answers by, the same in every run."""
    match one:
        case model.Segment(kind, places, extra):
            return f"{kind} {sorted(places)} {extra}"
        case frozenset():
            return str(sorted(map(order, one)))
        case tuple():
            return str(list(map(order, one)))
        case _:
            return str(one)


def choose(answers: list[model.Answer], match: model.Match, rng: random.Random) -> model.Answer:
    """Any answer; placements that complete features and settlers that score at once come more often."""
    what = answers[0][0]
    if what == "place" and rng.random() < 0.8:
        weighed = rng.sample(answers, min(WEIGHED, len(answers)))
        return max(weighed, key=lambda one: completes(match.table, one))
    settling = [one for one in answers if one[0] == "deploy"]
    if settling and match.newest is not None and rng.random() < 0.8:
        done = {segment for feature in match.table.completed_by(match.newest) for _, segment in feature.nodes}
        scoring = [one for one in settling if one[1] in done]
        standing = [one for one in settling if one[1].kind != "plains"] if rng.random() < 0.8 else []  # type: ignore[attr-defined]
        return rng.choice(scoring or standing or settling)
    return rng.choice(answers)


def completes(table: model.Table, placed: model.Answer) -> int:
    """How many features a placement would complete."""
    _, cell, look = placed
    after = model.Table(table.rules, {**table.tiles, cell: look})  # type: ignore[dict-item]
    return len(after.completed_by(cell))  # type: ignore[arg-type]


def play_in_lockstep(
    players: int, options: dict[str, Any], rules: model.Rules, seed: int, limit: int = 999
) -> rw.State:
    """One game on both, up to so many tiles; every question and the result must agree."""
    rng, doubts = random.Random(seed), random.Random(seed)
    state = game(tuple(sorted(options.items()))).new(players, seed=seed, chance="explicit")
    match = model.Match(players, rules)
    history = History(match)
    course = match.play()
    question = next(course)
    turns, laid = 0, dict[model.Cell, tuple[str, int]]()
    while len(match.table.tiles) < limit:
        moves = {answer(move, match, turns): move for move in state.moves}
        seat = None if state.player == rw.CHANCE else state.player
        asked = None if question.player == model.CHANCE else question.player
        assert (seat, set(moves)) == (asked, question.answers), f"seed {seed}: {question.what}"
        assert len(moves) == len(state.moves), "two moves that look alike"
        assert list(state.scores) == match.scores
        chosen = choose(sorted(moves, key=order), match, rng)
        if question.what == "place":
            compare_reasons(state, match, doubts)
            turns = int(moves[chosen].arguments["k"])
            laid[numbers(str(moves[chosen].arguments["cell"]))] = match.hand, turns  # type: ignore[index]
        elif question.what == "deploy":
            compare_features(state, match, laid)
        elif laid and len(laid) % VIEWED == 0:
            compare_table(state, match)
        state.play(moves[chosen])
        try:
            question = course.send(chosen)
        except StopIteration as end:
            compare_table(state, match)
            assert list(state.scores) == match.scores and state.over and set(state.winners) == end.value
            break
        finally:
            history.check()
    return state


@pytest.mark.parametrize("name, players, options, rules", SETTINGS, ids=[one[0] for one in SETTINGS])
def test_lockstep(name: str, players: int, options: dict[str, Any], rules: model.Rules) -> None:
    """Games with the options of the model; a few to the end, all of them in the long mode."""
    for seed in range(scaled(1)):
        play_in_lockstep(players, options, rules, seed * 100 + len(name), 999 if is_long() or name in FULL else SHORT)


def test_golden_game() -> None:
    """The saved game of three eager players is a game by the model, too, with the same end."""
    state = rw.load("new_world", backend="reference").replay(GOLDEN.read_text(encoding="utf-8"))
    match = model.Match(3, model.Rules())
    course = match.play()
    question = next(course)
    turns = 0
    for number, move in enumerate(state.history):
        chosen = answer(move, match, turns)
        assert chosen in question.answers, f"move {number}: {move}"
        turns = int(move.arguments["k"]) if move.name == "place" else turns
        try:
            question = course.send(chosen)
        except StopIteration as end:
            assert set(state.winners) == end.value
    assert state.over and state.scores == tuple(match.scores)
    assert (match.events, match.removed) == (13, 2)  # scorings, settlers sent home


# ---------------------------------------------------------------- the model itself, against the rulebook


def test_tiles_are_those_of_the_rulebook() -> None:
    """Our table of tiles says the same as the rulebook's list, segment by segment."""
    assert set(tiles()) == set(model.TILES)
    for name, row in tiles().items():
        tile = model.TILES[name]
        assert (row["copies"], row["edges"]) == (tile.copies, tile.edges), name
        assert turned(name, 0) == tile.segments, name
        assert all(model.edge(tile.segments, side) == tile.edges[at] for at, side in enumerate(model.SIDES)), name


def test_model_counts_the_box() -> None:
    """The sums of the rulebook: tiles, edges, flags, posts, animals and farms."""
    box = model.TILES.values()
    edges = "".join(tile.edges * tile.copies for tile in box)
    assert sum(tile.copies for tile in box) == 60
    assert (edges.count("T"), edges.count("W"), edges.count("P")) == (81, 61, 98)

    def extras(kind: str) -> int:
        return sum(tile.copies * part.extra for tile in box for part in tile.segments if part.kind == kind)

    assert (extras("town"), extras("trail"), extras("plains")) == (6, 5, 35)
    assert sum(tile.copies for tile in box for part in tile.segments if part.kind == "farm") == 6


def test_model_examples() -> None:
    """A few of the rulebook's examples on the model."""
    table = model.Table(model.Rules())
    table.tiles[6, 1] = model.TILES["L06"].turned(0)
    plain = model.TILES["L01"].turned(0)
    assert table.violation((6, 2), plain) == "NW-12" and table.violation((5, 2), plain) == "NW-11"
    assert table.violation((2, 1), plain) == "NW-13" and table.violation((1, 1), plain) is None
    assert len(model.TILES["L05"].looks()) == 2 and len(model.TILES["L09"].looks()) == 1
