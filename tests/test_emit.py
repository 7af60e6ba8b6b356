"""The emitted module of a program written by hand, beside the reference backend; the cache; building."""

from __future__ import annotations

import os
import random
import signal
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from handmade import SEAT, TRUTH, tic_tac_toe

from rulewright.compiler.cache.entries import cached, key_of
from rulewright.compiler.front import compile_game
from rulewright.compiler.native import build
from rulewright.compiler.native.build import BuildFailed, NoCompiler, build_text, find_toolchain
from rulewright.compiler.native.placeless import placeless
from rulewright.compiler.native.translation import Limits, begin_translator, translated
from rulewright.compiler.passes import NONE
from rulewright.compiler.pipeline import compile_module, program_to_text
from rulewright.runtime import ir
from rulewright.runtime.backend import OVER, Fault
from rulewright.runtime.interpret import ReferenceBackend


@pytest.fixture(scope="module")
def backend() -> Any:
    return compile_module(tic_tac_toe()).Backend()


def dice_game() -> ir.Program:
    """A game of pure types: a bag, a list, a set and a number change with every roll, until the list is full."""
    numbers = ir.Number(1, 6)
    die = ir.Local(0, numbers)
    states = (
        ir.State("seen", ir.SetOf(numbers), (), 0),
        ir.State("heap", ir.BagOf(numbers, 40), (SEAT,), (0,) * 6),
        ir.State("row", ir.ListOf(numbers, 5), (), ()),
        ir.State("sum", ir.Number(0, 30, True), (), ir.NIL),
    )
    guard = ir.Guard(0, (), "", ir.Where("dice.game", 2, 1))

    def place(name: str, *index: ir.Expr) -> ir.Place:
        state = next(one for one in states if one.name == name)
        return ir.Place(name, None, index, None, state.type, ir.Where("dice.game", 3, 1))

    row = ir.Read("row", (), states[2].type)
    total = ir.Fold("sum", (ir.Gen(1, numbers, row),), ir.Local(1, numbers), ir.Number(0, 30))
    full = ir.Op("ge", (ir.Op("size", (row,), ir.Number(0, 5)), ir.Const(5, ir.Number(5, 5))), TRUTH)
    body = (
        ir.Mutate("add", place("seen"), (die,)),
        ir.Mutate("add", place("heap", ir.Const(2, SEAT)), (die,)),
        ir.Mutate("put_top", place("row"), (die,)),
        ir.Store(place("sum"), total),
    )
    blocks = (
        ir.Block(0, 0, (), ir.Chance("roll", 0, None, ir.Op("whole", (), ir.SetOf(numbers)), 1, "roll", guard)),
        ir.Block(1, 0, body, ir.Branch(full, 2, 0)),
        ir.Block(2, 0, (), ir.Finish(None, ())),
    )
    score = ir.Score(
        "kinds", (ir.Slot("you", SEAT),), ir.Op("size", (ir.Read("seen", (), states[0].type),), ir.Number(0, 6))
    )
    slots = (ir.Slot("die", numbers), ir.Slot("x", numbers))
    return replace(
        tic_tac_toe(),
        name="dice",
        states=states,
        blocks=blocks,
        decisions=(),
        scores=(score,),
        guards=(guard,),
        procs=(ir.Proc(0, "play", 0, slots, True, 0, (), False, False),),
    )


# ---------------------------------------------------------------- agreement


@pytest.mark.parametrize("passes", [True, False])
def test_tic_tac_toe_agrees_with_the_reference(passes: bool) -> None:
    reference, compiled = ReferenceBackend(tic_tac_toe(), plain=True), compile_module(tic_tac_toe(), passes).Backend()
    chooser = random.Random(1)
    for seed in range(60):
        one, two = reference.new(seed, False), compiled.new(seed, False)
        while one.kind != OVER:
            assert (one.kind, one.actor, one.decision, one.point) == (two.kind, two.actor, two.decision, two.point)
            assert one.moves() == two.moves()
            assert one.to_bytes() == two.to_bytes()
            move = chooser.choice(one.moves())
            one.play(move)
            two.play(move)
        assert (two.kind, one.winners(), one.scores()) == (OVER, two.winners(), two.scores())
        assert one.to_bytes() == two.to_bytes()


@pytest.mark.parametrize("passes", [True, False])
def test_chance_and_collections_agree_with_the_reference(passes: bool) -> None:
    reference, compiled = ReferenceBackend(dice_game(), plain=True), compile_module(dice_game(), passes).Backend()
    for seed in range(30):
        assert reference.new(seed, False).to_bytes() == compiled.new(seed, False).to_bytes()
        one, two = reference.new(seed, True), compiled.new(seed, True)
        while one.kind != OVER:
            assert one.outcomes() == two.outcomes()
            one.play_chance(seed % 6 + 1)
            two.play_chance(seed % 6 + 1)
            assert (one.to_bytes(), one.counter) == (two.to_bytes(), two.counter)
        assert (one.winners(), one.scores()) == (two.winners(), two.scores())


def test_a_fault_leaves_the_position_as_it_was() -> None:
    program = dice_game()
    small = replace(program.states[3], type=ir.Number(0, 3, True))
    place = replace(program.blocks[1].body[3].place, type=small.type)  # type: ignore[union-attr]
    body = (*program.blocks[1].body[:3], replace(program.blocks[1].body[3], place=place))
    program = replace(
        program,
        states=(*program.states[:3], small),
        blocks=(program.blocks[0], replace(program.blocks[1], body=body), program.blocks[2]),
    )
    position = compile_module(program).Backend().new(1, True)
    position.play_chance(2)
    before = position.to_bytes()
    with pytest.raises(Fault) as caught:
        position.play_chance(6)
    assert (caught.value.code, caught.value.where.line) == ("RW601", 3)
    assert position.to_bytes() == before


# ---------------------------------------------------------------- the face


def test_perft(backend: Any) -> None:
    start = backend.new(1, False)
    assert [backend.perft(start, depth) for depth in range(1, 7)] == [9, 72, 504, 3024, 15120, 54720]


def test_copies_are_independent(backend: Any) -> None:
    one = backend.new(1, False)
    two = one.copy()
    two.play((0, 5))
    assert (len(one.moves()), len(two.moves())) == (9, 8)


@pytest.mark.parametrize(
    "move", [(0, 0), (0, 10), (1, 1), (0,), (0, 1, 1), (), (0, "a"), (-1, 1), (0, 2**80), (0, None)]
)
def test_what_is_no_move_is_not_legal(backend: Any, move: tuple[Any, ...]) -> None:
    position = backend.new(1, False)
    assert not position.is_legal(move)
    with pytest.raises(Fault) as caught:
        position.play(move)
    assert caught.value.code == "RW607"


def test_bytes_from_outside_are_judged(backend: Any) -> None:
    position = backend.new(1, False)
    position.play((0, 5))
    data = position.to_bytes()
    assert backend.from_bytes(data, 1, 0, False).moves() == position.moves()
    for spoiled in (b"", data[:-1], data + b"\0", b"\xff" * len(data)):
        with pytest.raises(ValueError):
            backend.from_bytes(spoiled, 1, 0, False)
    chooser = random.Random(2)
    for _ in range(300):  # whatever is let through can be asked and played
        spoiled = bytearray(data)
        spoiled[chooser.randrange(len(data))] = chooser.randrange(256)
        try:
            other = backend.from_bytes(bytes(spoiled), 1, 0, False)
        except ValueError:
            continue
        for move in other.moves():
            other.copy().play(move)


def test_playouts_are_the_same_however_many_threads(backend: Any) -> None:
    one, two = backend.playouts(1000, 7, 1), backend.playouts(1000, 7, 3)
    assert (list(one.lengths), list(one.winners), list(one.totals)) == (
        list(two.lengths),
        list(two.winners),
        list(two.totals),
    )
    assert 5 <= min(one.lengths) and max(one.lengths) == 9


def test_playouts_are_uniform(backend: Any) -> None:
    """Random tic-tac-toe: the first player wins 737 of 1260 games, the second 363, 160 are drawn."""
    games = 40_000
    won = Counter(backend.playouts(games, 3, 1).winners)
    for mask, share in ((1, 737 / 1260), (2, 363 / 1260), (0, 160 / 1260)):
        assert abs(won[mask] / games - share) < 0.012


# ---------------------------------------------------------------- text, cache, building


def test_the_same_program_yields_the_same_text() -> None:
    assert program_to_text(tic_tac_toe()) == program_to_text(tic_tac_toe())
    assert program_to_text(dice_game(), NONE) == program_to_text(dice_game(), NONE)


def test_board_conditions_become_masks() -> None:
    """The free cells are drawn from a mask, without a loop over the board."""
    text = program_to_text(tic_tac_toe())
    sampling = text[text.index("cdef int sample_d0") :]
    assert "rw_nth(" in sampling[: sampling.index("\n\n\n")]


@pytest.mark.parametrize("behind, skipped", [("turned(cell)", False), ("cell.neighbours", True)])
def test_a_guard_of_a_drawn_move_is_skipped_where_that_saves_something(
    behind: str, skipped: bool, tmp_path: Path
) -> None:
    """What it computes may be needed right behind it."""
    othello = (Path(__file__).parents[1] / "definitions" / "othello" / "othello.game").read_text(encoding="utf-8")
    (tmp_path / "othello.game").write_text(othello.replace("for c in turned(cell)", f"for c in {behind}"))
    text = program_to_text(compile_game(tmp_path / "othello.game").program)
    assert ("if rng == NULL and f_turned(" in text) == skipped
    assert ("            if f_turned(" in text) != skipped


def test_keys_tell_parts_apart() -> None:
    assert key_of("ab", "c") != key_of("a", "bc")


def test_an_interrupted_build_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))

    def interrupted() -> bytes:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        cached("modules", "entry.so", interrupted)
    assert not list(tmp_path.rglob("entry.so")) and not list(tmp_path.rglob(".part-*"))


def test_what_does_not_build_is_our_mistake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    with pytest.raises(BuildFailed) as caught:
        build_text("cdef int broken(:\n", "chess")
    assert caught.value.code == "RW900" and "chess" in str(caught.value) and "broken" not in str(caught.value)
    assert "broken" in caught.value.details.read_text()


def test_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(build.importlib.util, "find_spec", lambda name: None if name == "ziglang" else object())
    with pytest.raises(NoCompiler) as caught:
        find_toolchain()
    assert "pip install rulewright[cc]" in str(caught.value)


def test_two_threads_build_side_by_side(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both modules come out well, and nothing that others print meanwhile is lost."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    before = sys.stdout, sys.stderr
    with ThreadPoolExecutor(2) as pool:
        modules = list(pool.map(compile_module, (tic_tac_toe(), dice_game())))
    assert (sys.stdout, sys.stderr) == before
    assert all(module.Backend().new(1, False) is not None for module in modules)


@pytest.mark.parametrize("name", ["connect_four", "chess", "hearts", "new_world"])
def test_what_cython_looks_for_less_comes_to_the_same_c(name: str, tmp_path: Path) -> None:
    """Steps of Cython that are left out for rules would find nothing in them."""
    text, _ = placeless((Path(__file__).parents[1] / "generated" / f"{name}.pyx").read_text(encoding="utf-8"))
    source, made = tmp_path / "rules.pyx", []
    source.write_text(text, encoding="utf-8")
    for rules in (True, False):
        done = translated(source, build.SHARED, rules, Limits(60, build.memory_limit(), Event()))
        assert done.returncode == 0, done.stderr
        made.append(source.with_suffix(".c").read_text(encoding="utf-8"))
    assert made[0] == made[1]


def test_only_rules_count_when_it_is_chosen_how_hard_a_c_compiler_tries() -> None:
    """Neither checks nor tables do: a game with long tables would be built with less effort, and run slower."""
    whole = (Path(__file__).parents[1] / "generated" / "dorfromantik.pyx").read_text(encoding="utf-8")
    text, _ = placeless(whole)
    rules, checks = text.index("# ----"), text.index(build.CHECKS)
    assert rules < checks and text.count("\n", checks) > text.count("\n", 0, checks)
    assert build._effort(text) == build._effort(text[:checks]) == build._effort(text + "\n" * 50_000) == ("-O3",)
    assert build._effort(text[:checks] + "\n" * 50_000) == (build.EASY,)


def test_a_translator_that_was_ended_is_begun_anew(tmp_path: Path) -> None:
    source, limits = tmp_path / "rules.pyx", Limits(60, build.memory_limit(), Event())
    source.write_text("cdef int one() noexcept nogil:\n    return 1\n", encoding="utf-8")
    for _ in range(2):
        os.killpg(begin_translator().process.pid, signal.SIGKILL)
        assert translated(source, build.SHARED, True, limits).returncode == 0


def test_a_translation_has_little_time_and_memory(tmp_path: Path) -> None:
    source = tmp_path / "rules.pyx"
    lines = "".join(f"    a += a * {number}\n" for number in range(5_000))
    source.write_text(f"cdef int one(int a) noexcept nogil:\n{lines}    return a\n", encoding="utf-8")
    for seconds, memory in ((1, build.memory_limit()), (60, 150 << 20)):
        assert build._is_bounded(translated(source, build.SHARED, True, Limits(seconds, memory, Event())))
