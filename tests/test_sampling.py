"""Random playouts draw moves without listing them; every legal move must come up equally often, and no other."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import sqrt
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.compiler.front import compile_game
from rulewright.compiler.pipeline import program_to_text

DRAWN = 20_000

# One decision; the total of the score tells which move it was.
GAME = """game "Once"
players 1
enum Colour: blue, green
board land: hex growing within 15
state sites: set of land = {{(0, 0), (3, 1), (-2, 5), (15, -15), (-15, 15)}}
state chosen: 0..99999
def number(c) = (c.q + 15) * 31 + c.r + 15
def tints(c, k) = {{x in {{blue}} where c.q > 0 or k == 2}}
play
    for you in turns(0)
        you choose
            place(at c in sites, turned k in {{0, 1, 2}}, linking s in subsets(tints(c, k)))
                require k != 1 or c.r > 0
{more}
                chosen = number(c) * 12 + k * 4 + count(s)
{after}
        finish
score code = chosen
"""
PREFERRED = "                prefer c.q > 0"
UNHEARD_OF = "                prefer c.q > 15"
TRIED = "                require chosen mod 8 != 4"
CASES = {
    "plain": ("", ""),
    "preferred": (PREFERRED, ""),
    "waived": (UNHEARD_OF, ""),
    "tried": ("", TRIED),
    "two preferences and a trial": (f"{PREFERRED}\n                prefer k == 2", TRIED),
}


def written(folder: Path, case: str) -> Path:
    more, after = CASES[case]
    path = folder / "once.game"
    path.write_text("\n".join(line for line in GAME.format(more=more, after=after).splitlines() if line.strip()) + "\n")
    return path


@pytest.mark.parametrize("case", CASES)
def test_every_legal_move_comes_up_equally_often(tmp_path: Path, case: str) -> None:
    """Wide sets, small families of subsets, preferences and trials."""
    path = written(tmp_path, case)
    start = rw.load(path, backend="reference").new(1, seed=1)
    codes = []
    for move in start.moves:
        after = start.copy()
        after.play(move)
        codes.append(after.scores[0])
    found = Counter(total for (total,) in rw.load(path).playouts(DRAWN, seed=5, threads=1).totals)
    assert sorted(found) == sorted(codes) and len(set(codes)) == len(codes)
    expected = DRAWN / len(codes)
    assert all(abs(found[code] - expected) < 6 * sqrt(expected) for code in codes)


# Of 400 cells most are struck out: they are off the strip, or nothing can be chosen after them. What fits: on row 3 no
# turn, on every other row the turns that divide its number; `count_off` is dear to ask for, and never there.
SPARSE = """game "Sparse"
players 1
board land: square of row 1..20, column 1..20
state sites: set of land = {c in land where c.column in 5..7 and c.row < 9}
state chosen: 0..99999
def fits(c, k) = c.row != 3 and c.row mod (k + 1) == 0
def crowded = any(c in land, d in land where c in sites and d in sites: c.row + d.row > 40)
play
    for you in turns(0)
        you choose
            place(at c in sites, turned k in {0, 1, 2})
                require c.column != 6
                require fits(c, k)
                chosen = (c.row * 20 + c.column) * 4 + k
            count_off
                require crowded
                chosen = 7
        finish
score code = chosen
"""


def test_what_leads_nowhere_is_struck_out_and_the_rest_stays_equally_likely(tmp_path: Path) -> None:
    """Large sets are listed once, and drawn from without what was found to lead nowhere."""
    path = tmp_path / "sparse.game"
    path.write_text(SPARSE)
    rows = [row for row in range(1, 9) if row != 3]
    legal = {(row * 20 + column) * 4 + k for row in rows for column in (5, 7) for k in range(3) if row % (k + 1) == 0}
    game = rw.load(path)
    found = Counter(total for (total,) in game.playouts(DRAWN, seed=5, threads=1).totals)
    assert set(found) == legal and len(game.new(1, seed=1).moves) == len(legal)
    expected = DRAWN / len(legal)
    assert all(abs(found[code] - expected) < 6 * sqrt(expected) for code in legal)
    assert "rw_members(" in program_to_text(compile_game(path, {}, 1).program)


def test_what_would_have_to_be_tried_is_made_to_see(tmp_path: Path) -> None:
    """Where nothing but guards behind the choice decides, no copy is carried out first; `tried` above tells that
    illegal ones are taken back."""
    for case, made in (("tried", True), ("two preferences and a trial", False), ("plain", False)):
        text = program_to_text(compile_game(written(tmp_path, case), {}, 1).program)
        assert ("made_to_see(s, rng, 0)" in text) is made


def test_preferences_are_drawn_directly(tmp_path: Path) -> None:
    """A list is made only when no preferred move turns up."""
    text = program_to_text(compile_game(written(tmp_path, "preferred"), {}, 1).program)
    sampling = text[text.index("cdef int sample_d0") :]
    sampling = sampling[: sampling.index("\n\n\n")]
    assert "noted == 1u" in sampling and "rw_deposit(" in sampling and "legal_d0(" in sampling


# Five goods of four kinds, of which there are not always five: at least two kinds; a number for each way.
SHARED = """game "Shared"
players 1
enum Kind: wool, ore, hay, clay
state chosen: 0..99999
def room(k) = if k == wool then 1 else if k == ore then 0 else if k == hay then 3 else 9
play
    for you in turns(0)
        you choose take(goods in splits({total}, Kind, k => room(k)))
            require count(kinds(goods)) >= {kinds}
            chosen = goods[wool] * 1000 + goods[ore] * 100 + goods[hay] * 10 + goods[clay]
        finish
score code = chosen
"""


@pytest.mark.parametrize(("total", "kinds"), [(5, 2), (5, 1), (0, 0), (12, 3)])
def test_ways_to_split_come_up_equally_often(tmp_path: Path, total: int, kinds: int) -> None:
    """They are counted and one is made, without a list; where hardly any is legal, or none but one, a list decides."""
    path = tmp_path / "shared.game"
    path.write_text(SHARED.format(total=total, kinds=kinds))
    ways = [(wool, 0, hay, total - wool - hay) for wool in range(2) for hay in range(4) if 0 <= total - wool - hay <= 9]
    legal = {1000 * a + 100 * b + 10 * c + d for a, b, c, d in ways if sum(n > 0 for n in (a, b, c, d)) >= kinds}
    found = Counter(result for (result,) in rw.load(path).playouts(DRAWN, seed=5, threads=1).totals)
    assert set(found) == legal
    expected = DRAWN / len(legal)
    assert all(abs(found[code] - expected) < 6 * sqrt(expected) for code in legal)
    assert "rw_split_nth(" in program_to_text(compile_game(path, {}, 1).program)


# Some of the numbers 0 to 9, none of them beside a smaller one that is odd; a bit for each number.
TAKEN = """game "Taken"
players 1
state pool: set of 0..9 = {{0, 1, 2, 4, 5, 7, 8, 9}}
state least: 0..9 = 2
state chosen: 0..9999
play
    for you in turns(0)
        you choose take(some in subsets(pool, {size}))
            require not any(n in some: n mod 2 == 1 and n + 1 in some)
            chosen = sum(n in some: bit(n))
        finish
score code = chosen
""" + "\n".join(f"def bit({n}) = {2**n}" for n in range(10))


@pytest.mark.parametrize(("size", "meant"), [("3", 3), ("least", 2), ("0", 0), ("8 - least", 6)])
def test_subsets_of_a_size_come_up_equally_often(tmp_path: Path, size: str, meant: int) -> None:
    """They are counted and one is made, without a list."""
    path = tmp_path / "taken.game"
    path.write_text(TAKEN.format(size=size))
    subsets = [set(some) for some in combinations((0, 1, 2, 4, 5, 7, 8, 9), meant)]
    legal = {sum(2**n for n in some) for some in subsets if not any(n % 2 and n + 1 in some for n in some)}
    found = Counter(result for (result,) in rw.load(path).playouts(DRAWN, seed=5, threads=1).totals)
    assert set(found) == legal
    expected = DRAWN / len(legal)
    assert all(abs(found[code] - expected) < 6 * sqrt(expected) for code in legal)
    assert "rw_subset_nth(" in program_to_text(compile_game(path, {}, 1).program)
