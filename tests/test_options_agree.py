"""Two executions, one meaning, whatever the options: the large games on the reference backend and on compiled modules.

Options and player counts are combined so that every two values meet (`covering.py`). Each combination is a module of
its own, which takes up to a minute to build; the suite builds the first ones, in which each value and each number of
players comes at least once, and `--long` all of them. Of 300 games of each game some are compared from the first
decision to the last, the others for a while from somewhere in the middle, where the compiled backend has played them;
`--long` compares all to the end. The invariants of the definitions are checked, too.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pytest
from covering import Setting, all_pairs, covering, pairs_met
from scale import is_long

import rulewright as rw
from rulewright.compiler.pipeline import compile_module
from rulewright.runtime.backend import CHANCE, DECIDE, OVER, Position
from rulewright.warm import backend_of

GAMES = 300  # of each game, shared out among its settings
LONG_GAMES = 30  # of each setting, with --long
LOOK_CLOSE = 10  # bytes, scores and invariants are compared at every so many steps, and at the end
DEFAULT = None  # an option that is not set


class Large(NamedTuple):
    """A large game: its players and options with their values, usual ones first, what does not go together, and how
    much the suite does."""

    players: tuple[int, ...]
    options: dict[str, list[Any]]
    valid: Callable[[Setting], bool]
    settings: int  # how many are built in the suite
    whole: int = 15  # one in so many games is compared from beginning to end
    window: int = 20  # and of the others so many steps


def reykholt_goes_together(row: Setting) -> bool:
    alone, few = row["players"] == 1, row["players"] <= 2
    return (alone or row["solo"] is DEFAULT) and (few or row["service_set"] != "E")


def fields_of_green_goes_together(row: Setting) -> bool:
    hand = row["hand_size"] or (5 if row["players"] == 6 else 6)
    alone, lying_open = row["players"] == 1, row["draft"] in (DEFAULT, "open")
    return row["players"] * hand * (row["years"] or 4) <= 132 and (lying_open or not alone)


def new_world_goes_together(row: Setting) -> bool:
    own, scored = row["bonus_explorers"] == "own", row["bonus_scope"] == "scored_settlers"
    return (not own or row["explorers"] is DEFAULT) and (not scored or row["scored_return"] is DEFAULT)


ANY = "none"  # by chance, or without limit
YES, NO = [DEFAULT, True], [DEFAULT, False]
LARGE = {
    "reykholt": Large(
        (1, 2, 3, 4),
        {
            "rounds": [DEFAULT, 3],
            "workers": [DEFAULT, 2, 4],
            "start_player": [DEFAULT, 0],
            "service_set": [DEFAULT, ANY, "B", "C", "D", "E"],
            "story_cards": YES,
            "story": [DEFAULT, "S1", "S2", "S3", "S4", "S5"],
            "solo": [DEFAULT, "challenge"],
            "tile_2p": [DEFAULT, "blank"],
            "tourism_forced": YES,
            "bonus": [DEFAULT, "optional", "off"],
            "harvest_time": [DEFAULT, "optional"],
            "flags": [DEFAULT, "per_board", "off"],
            "sharing": [DEFAULT, "anyone", "off"],
            "lap_increment": [DEFAULT, 0],
            "supply": [DEFAULT, "wood_and_tiles", "wood_only"],
            "random_pile": [DEFAULT, "open"],
            "tie_break": [DEFAULT, "back", "shared"],
        },
        reykholt_goes_together,
        settings=6,
        whole=5,
    ),
    "fields_of_green": Large(
        (1, 2, 3, 4, 5, 6),
        {
            "years": [DEFAULT, 3, 5],
            "hand_size": [DEFAULT, 4, 6],
            "piles_used": [DEFAULT, 1, 4],
            "start_coins": [DEFAULT, 30],
            "income": [DEFAULT, "5 of coin + 1 of water + 2 of food"],
            "tower_range": [DEFAULT, 1, 4],
            "market_limit": [DEFAULT, 0, 4],
            "first_seat": [DEFAULT, 0],
            "draft": [DEFAULT, "passing", "open", "kept"],
            "placing": [DEFAULT, "free"],
            "open_area": [DEFAULT, "ground"],
            "reactivation": [DEFAULT, 2],
            "diagonal": YES,
            "limited_supply": YES,
            "tiebreak": [DEFAULT, "coins", "food", "cards"],
            "solo_target": [DEFAULT, 20],
        },
        fields_of_green_goes_together,
        settings=6,
        whole=5,
    ),
    "fjords": Large(
        (2, 3, 4),
        {
            "rounds": [DEFAULT, 1],
            "farms": [DEFAULT, 3],
            "fields": [DEFAULT, 10, ANY],
            "min_neighbours": [DEFAULT, 1, 3],
            "landmass": NO,
            "sea_edges_free": YES,
            "diagonal": NO,
            "set_aside_reuse": [DEFAULT, "never"],
            "display": [DEFAULT, 3],
            "challenge": YES,
            "guest_farms": YES,
            "phase2_pass": YES,
            "farm_points": [DEFAULT, 1],
            "extra_match": [DEFAULT, "three_rounds"],
            "extra_cap": [DEFAULT, 0],
        },
        lambda row: True,
        settings=3,
    ),
    "new_world": Large(
        (2, 3, 4, 5),
        {
            "settlers": [DEFAULT, 5, 8],
            "coast": [DEFAULT, "free"],
            "strip": [DEFAULT, "open"],
            "reinforce_own": YES,
            "small_town": YES,
            "trail_tie": [DEFAULT, "no_points"],
            "farm_enclosure": [DEFAULT, "settled"],
            "explorers": [DEFAULT, "shared_two", "no_explorers"],
            "explorer_moves": [DEFAULT, "per_feature"],
            "bonus_points": [DEFAULT, 0],
            "bonus_scope": [DEFAULT, "scored_settlers"],
            "bonus_explorers": [DEFAULT, "own"],
            "scored_return": [DEFAULT, "before_bonus"],
            "removal": NO,
            "deploy_behind": NO,
            "post_points_final": [DEFAULT, 1],
            "tie_break": [DEFAULT, "settlers_left"],
        },
        new_world_goes_together,
        settings=4,
        whole=75,
        window=4,
    ),
    "dorfromantik": Large(
        (1, 2, 3, 4, 5, 6),
        {
            "warehouse": NO,
            "discard": [DEFAULT, 0],
            "running_tasks": [DEFAULT, 5],
            "task_neighbour": [DEFAULT, "joined", "off"],
            "hosts": [DEFAULT, "own_terrain", "own_area"],
            "host_capacity": [DEFAULT, 2],
            "red_hearts": [DEFAULT, 3],
            "gold_hearts": [DEFAULT, 0],
            "segments": [DEFAULT, "per_run"],
            "long_line": [DEFAULT, "simple_path"],
            "match_meadow": NO,
            "balloon_path": [DEFAULT, "straight"],
            "target_score": [DEFAULT, 60],
            "map_radius": [DEFAULT, 20],
        },
        lambda row: True,
        settings=6,
        whole=30,
        window=10,
    ),
}


def factors(name: str) -> dict[str, list[Any]]:
    """The options of a game, and the number of players."""
    return {"players": list(LARGE[name].players), **LARGE[name].options}


@cache
def rows(name: str) -> list[Setting]:
    """All settings of a game, those of the suite first."""
    return covering(factors(name), LARGE[name].valid)


def chosen(name: str) -> list[Setting]:
    return rows(name) if is_long() else rows(name)[: LARGE[name].settings]


CASES = [(name, number) for name in LARGE for number in range(len(chosen(name)))]


class Pair(NamedTuple):
    """The same game on both backends."""

    reference: Any
    compiled: Any


def load(name: str, row: Setting) -> Pair:
    """The backends for just this number of players: `rw.load` would build a module for the least number, too."""
    options = {word: value for word, value in row.items() if value is not DEFAULT and word != "players"}
    seating = rw.load(name, backend="reference", **options).seating(row["players"])
    return Pair(seating.backend, backend_of(compile_module(seating.program)))


# ---------------------------------------------------------------- comparisons


def compare(pair: list[Position], close: bool, where: str) -> None:
    """Both tell the same: who decides what, the moves; looking close also the bytes and scores, and invariants hold."""
    ours, theirs = (glance(position) for position in pair)
    assert ours == theirs, where
    if close:
        assert pair[0].to_bytes() == pair[1].to_bytes(), where
        assert pair[0].scores() == pair[1].scores(), where
        assert pair[0].broken() == pair[1].broken() == [], where


def glance(position: Position) -> tuple[Any, ...]:
    told = (position.kind, position.actor, position.decision, position.point, position.counter)
    match position.kind:
        case k if k == DECIDE:
            return *told, position.moves()
        case k if k == CHANCE:
            return *told, position.outcomes()
    return *told, position.winners()


def play_on(pair: list[Position], choose: random.Random, steps: int, where: str) -> None:
    """So many steps, compared."""
    for step in range(steps + 1):
        over = pair[0].kind == OVER
        compare(pair, step % LOOK_CLOSE == 0 or over or step == steps, f"{where}, step {step}")
        if over or step == steps:
            return
        advance(pair, choose)


def advance(pair: list[Position], choose: random.Random) -> None:
    """One step: chosen from what the first says."""
    if pair[0].kind == CHANCE:
        value, _ = choose.choice(pair[0].outcomes())
        for position in pair:
            position.play_chance(value)
    else:
        move = choose.choice(pair[0].moves())
        for position in pair:
            position.play(move)


def play_whole(backends: Pair, seed: int, where: str) -> None:
    """A game from beginning to end; chance is sampled in even games and forced in odd ones."""
    pair = [backend.new(seed, seed % 2 == 1) for backend in backends]
    play_on(pair, random.Random(seed), 99999, where)


def play_a_while(backends: Pair, seed: int, steps: int, where: str) -> None:
    """Some steps from a place in the middle of a game that the compiled backend has played so far."""
    explicit, choose = seed % 2 == 1, random.Random(seed)
    length = steps_in(backends.compiled.new(seed, explicit), random.Random(seed))
    start = choose.randrange(length)
    position, choose = backends.compiled.new(seed, explicit), random.Random(seed)  # the same game again
    for _ in range(start):
        advance([position], choose)
    data, counter = position.to_bytes(), position.counter
    pair = [backend.from_bytes(data, seed, counter, explicit) for backend in backends]
    play_on(pair, choose, steps, where)


def steps_in(position: Position, choose: random.Random) -> int:
    """How long a random game is."""
    count = 0
    while position.kind != OVER:
        advance([position], choose)
        count += 1
    return count


@pytest.mark.parametrize(("name", "number"), CASES, ids=[f"{name} {number}" for name, number in CASES])
def test_options_agree(name: str, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    if number:  # building takes longer than playing; the first setting is built for other tests, too
        monkeypatch.setenv("RULEWRIGHT_PLAIN", "1")
    game, row = LARGE[name], rows(name)[number]
    backends = load(name, row)
    shown = {word: value for word, value in row.items() if value is not DEFAULT}
    for seed in range(LONG_GAMES) if is_long() else range(number, GAMES, game.settings):
        where = f"{name} with {shown}, game {seed}"
        if is_long() or seed // game.settings % game.whole == 0:
            play_whole(backends, seed, where)
        else:
            play_a_while(backends, seed, game.window, where)


# ---------------------------------------------------------------- the settings themselves


@pytest.mark.parametrize("name", LARGE)
def test_settings_cover_the_options(name: str) -> None:
    """All options that a game declares; in the suite every value and number of players, in the long mode every pair."""
    declared = rw.load(name, backend="reference")
    assert set(declared.options) - {"specials"} == set(LARGE[name].options)
    assert set(LARGE[name].players) == set(declared.players)
    first = rows(name)[: LARGE[name].settings]
    for word, values in factors(name).items():
        assert {row[word] for row in first} == set(values), word
    for pair in all_pairs(factors(name)) - pairs_met(rows(name), factors(name)):  # only what does not go together
        plain = {word: values[0] for word, values in factors(name).items()}
        assert not LARGE[name].valid(plain | {word: factors(name)[word][place] for word, place in pair}), pair
