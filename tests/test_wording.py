"""The same rules in other words are the same game, and about as fast: the pairs of games in `benchmarks/wording/`.

Both of a pair are measured in turns and by their best slice, so that a busy machine slows neither more than the other.
In the suite one may take 2.5 times as long as the other; `--long` insists on 1.5.
"""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest
from scale import is_long

import rulewright as rw

WORDING = Path(__file__).parents[1] / "benchmarks" / "wording"
MOST = 1.5 if is_long() else 2.5
SLICE, SLICES = 0.02, 9  # seconds, and how many of each
PAIRS = (
    ("steps_constant", "steps_made"),  # steps put together while playing
    ("last_resort_otherwise", "last_resort_by_guard"),
    ("pass_by_otherwise", "pass_by_if"),
    ("rule_in_place", "rule_in_a_def"),
    ("worth_by_clauses", "worth_by_if"),  # a table or a chain of conditions
    ("stones_kept", "stones_counted"),  # a kept number or a count
    ("range_by_where", "range_by_require"),
    ("taken_on_cells", "taken_in_a_set"),
    ("sum_by_aggregate", "sum_by_loop"),
    ("full_all_taken", "full_none_free"),
    ("named_by_let", "named_said_twice"),
    ("line_by_in_line", "line_by_rays"),
    ("groups_by_reach", "groups_by_network"),
    ("around_by_surroundings", "around_by_steps"),
    ("friends_counted", "friends_summed"),
    ("owner_on_cells", "owned_per_player"),
    ("owned_per_player", "owned_on_cells"),
    ("owner_on_cells", "owned_by_kind"),
    ("deck_in_a_bag", "deck_in_a_pile"),
    ("hand_in_a_bag", "hand_in_a_list"),
    ("goods_as_numbers", "goods_in_a_bag"),
    ("near_by_neighbours", "near_by_steps"),
    ("apart_by_neighbours", "apart_by_directions"),
    ("apart_by_neighbours", "apart_by_distance"),
    ("apart_by_neighbours", "apart_by_a_loop"),
    ("apart_by_neighbours", "apart_guard_by_guard"),
    ("crowd_counted", "crowd_by_a_loop"),
    ("lonely_by_surroundings", "lonely_by_offsets"),
    ("lonely_by_surroundings", "lonely_by_count"),
    ("lonely_by_surroundings", "lonely_by_rows_and_columns"),
)


def games(pair: tuple[str, str]) -> list[rw.Game]:
    return [rw.load(WORDING / f"{name}.game") for name in pair]


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_both_play_the_same_games(pair: tuple[str, str]) -> None:
    one, other = games(pair)
    for seed in range(5):
        first, second, walk = one.new(seed=seed), other.new(seed=seed), Random(seed)
        while not first.over:
            moves = sorted(map(str, first.moves))
            assert moves == sorted(map(str, second.moves))
            move = walk.choice(moves)
            first.play(move)
            second.play(move)
        assert first.over and second.over and first.winners == second.winners


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_both_are_about_as_fast(pair: tuple[str, str]) -> None:
    found = games(pair)
    counts = [filling(game) for game in found]
    best = [float("inf")] * 2
    for number in range(SLICES):
        for place, game in enumerate(found):
            best[place] = min(best[place], per_move(game, counts[place], number))
    assert max(best) / min(best) < MOST, f"{best[0] * 1e9:.0f} and {best[1] * 1e9:.0f} ns for a move"


def filling(game: rw.Game) -> int:
    """How many playouts fill a slice."""
    count = 16
    while (seconds := timed(game, count, 0)[0]) < SLICE / 4:
        count *= 4
    return max(1, round(count * SLICE / seconds))


def per_move(game: rw.Game, count: int, seed: int) -> float:
    seconds, moves = timed(game, count, seed)
    return seconds / moves


def timed(game: rw.Game, count: int, seed: int) -> tuple[float, int]:
    begin = time.process_time()
    lengths = game.playouts(count, seed=seed, threads=1).lengths
    return time.process_time() - begin, sum(lengths)
