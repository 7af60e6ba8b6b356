"""Nothing hangs, crashes or eats the machine: what is too much for a host is an error that says so, the same on both
backends.

What would bring the process down if a limit did not hold is tried in a process of its own, with little time and memory.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.compiler.analyse.largest import largest_part
from rulewright.compiler.front import compile_game
from rulewright.compiler.native.build import sweep
from rulewright.compiler.pipeline import TooLarge, compile_module

BACKENDS = ("compiled", "reference")
MEMORY = 3 << 30

ENDLESS = """game "Endless"
players 1
state n: 0..5
play
    for you in turns(0)
        you choose
            wait
                n = 0
            stop_it
                require n > 0
                finish
"""
CLIMB = """game "Climb"
players 1
option times: 1..5000 = 10
{state}
state n: 0..5000
play
    for you in players
        you choose
            climb
                repeat times
                    you choose
                        up
                            n += 1
                        down
                            n = max(0, n - 1)
                require n == times
            wait
    repeat 12
        for you in players
            you choose
                a
                    n = 0
                b
                    n = 1
    finish
"""
LARGE = "state s0: list of 0..60000 up to 4000 per 0..120"  # a position of nearly a megabyte


def write(folder: Path, text: str, name: str = "limit") -> Path:
    file = folder / f"{name}.game"
    file.write_text(text)
    return file


def alone(code: str, *arguments: object, seconds: int = 60, memory: int = MEMORY) -> str:
    """What a process of its own says when it carries out some code with little memory and time."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))

    done = subprocess.run(
        [sys.executable, "-c", "import sys\nimport rulewright as rw\n" + code, *map(str, arguments)],
        capture_output=True,
        text=True,
        preexec_fn=limit,
        timeout=6 * seconds,
        check=False,
    )
    assert done.returncode == 0, f"{done.returncode}: {done.stderr[-2000:]}"
    return done.stdout


# ---------------------------------------------------------------- games that do not end


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("check", [False, True])
def test_a_game_that_does_not_end_is_told(backend: str, check: bool, tmp_path: Path) -> None:
    game = rw.load(write(tmp_path, ENDLESS), backend=backend)
    with pytest.raises(
        rw.UnfinishedGameError, match=r"the game with seed \d+ is not over after 300 decisions"
    ) as caught:
        game.playouts(3, max_decisions=300, check=check)
    assert caught.value.code == "RW612"
    assert "limit for 1, seed" in str(caught.value) and "wait, wait, wait" in str(caught.value)
    kept = game.playouts(3, max_decisions=300, check=check, unfinished="keep")
    assert kept.unfinished == (0, 1, 2) and list(kept.lengths) == [300] * 3 and kept.winners == [()] * 3


def test_the_limit_of_decisions_has_a_default(tmp_path: Path) -> None:
    with pytest.raises(rw.UnfinishedGameError, match="after 10,000 decisions"):
        rw.load(write(tmp_path, ENDLESS), backend="compiled").playouts(1)


@pytest.mark.parametrize("backend", BACKENDS)
def test_random_games_can_be_seen_again(backend: str) -> None:
    """The game that a number stands for has the length and the winners that playouts tell of it."""
    game = rw.load("connect_four", backend=backend)
    played = game.playouts(4, seed=7)
    for number in range(4):
        state = game.random_game(number, seed=7)
        assert state.over and len(state.history) == played.lengths[number] and state.winners == played.winners[number]


@pytest.mark.parametrize("backend", BACKENDS)
def test_chance_without_end_is_told(backend: str, tmp_path: Path) -> None:
    text = 'game "Dice"\nplayers 1\nstate n: 1..6\nplay\n    repeat\n        roll k in 1..6\n        n = k\n'
    game = rw.load(write(tmp_path, text), backend=backend)
    with pytest.raises(rw.RuleError) as caught:
        game.new(seed=1)
    assert caught.value.code == "RW611"
    with pytest.raises(rw.RuleError) as caught:
        game.playouts(1)
    assert caught.value.code == "RW611"


@pytest.mark.parametrize(
    "wrong",
    [{"count": -1}, {"count": 2**40}, {"max_decisions": 0}, {"threads": -1}, {"unfinished": "perhaps"}],
    ids=str,
)
def test_playouts_refuse_what_makes_no_sense(wrong: dict[str, object]) -> None:
    with pytest.raises(rw.OptionError):
        rw.load("tic_tac_toe", backend="reference").playouts(**{"count": 1, **wrong})  # type: ignore[arg-type]


@pytest.mark.parametrize("depth", [-1, 2**63, "two", 10_001])
def test_perft_refuses_what_makes_no_sense(depth: int) -> None:
    with pytest.raises(rw.RulewrightError):
        rw.load("tic_tac_toe", backend="reference").perft(depth)


# ---------------------------------------------------------------- the stack


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("state", ["", LARGE], ids=["small positions", "large positions"])
def test_look_ahead_is_as_deep_as_it_may_be(backend: str, state: str, tmp_path: Path) -> None:
    """400 decisions one after the other are looked through, one more is an error, and so are 4,000."""
    file = write(tmp_path, CLIMB.format(state=state))
    code = (
        "for times in (10, 400, 401, 4000):\n"
        "    game = rw.load(sys.argv[1], backend=sys.argv[2], times=times)\n"
        "    try:\n        print(times, *game.new(seed=1).moves)\n"
        "    except rw.RuleError as problem:\n        print(times, problem.code, problem.where.line)\n"
    )
    assert alone(code, file, backend).splitlines() == [
        "10 climb wait",
        "400 climb wait",
        "401 RW609 11",
        "4000 RW609 11",
    ]


def test_perft_of_large_positions(tmp_path: Path) -> None:
    file = write(tmp_path, CLIMB.format(state=LARGE))
    code = "print(rw.load(sys.argv[1], backend='compiled').new(seed=1).play('wait').perft(12))"
    assert alone(code, file).split() == ["4096"]


def test_playouts_of_large_positions(tmp_path: Path) -> None:
    file = write(tmp_path, CLIMB.format(state=LARGE))
    code = "print(sorted(set(rw.load(sys.argv[1], backend='compiled').playouts(20, threads=2).lengths)))"
    assert alone(code, file).strip() == "[13, 23]"  # `climb` asks ten times more


# ---------------------------------------------------------------- effort


def _calls(levels: int) -> str:
    """Actions, each of which calls the one below twice."""
    actions = "".join(f"action a{k}\n    a{k - 1}\n    a{k - 1}\n" for k in range(1, levels + 1))
    return (
        f'game "Calls"\nplayers 1\nstate n: 0..9\naction a0\n    n = 1\n{actions}'
        f"play\n    for you in players\n        you choose go\n            a{levels}\n    finish\n"
    )


def _defs(levels: int) -> str:
    """Defs, each of which calls the one below twice."""
    defs = "".join(f"def d{k}(k: 0..9) = max(d{k - 1}(k), d{k - 1}(m))\n" for k in range(1, levels + 1))
    return (
        f'game "Defs"\nplayers 1\nstate m: 0..9\ndef d0(k: 0..9) = k\n{defs}play\n    for you in players\n        you'
        f" choose go\n            m = d{levels}(3) mod 9\n    finish\nscore points = d{levels}(3)\n"
    )


def _choice(ranges: str) -> str:
    return (
        f'game "Choice"\nplayers 1\nstate m: 0..9\nplay\n    for you in players\n        you choose o({ranges})\n      '
        "      m = 1\n    finish\n"
    )


CIRCLE = """game "Circle"
players 2
state starter: Player
state m: 0..9
play
    repeat
        m = 2
        for you in clockwise(starter)
            you choose go
                m = 3
"""
TRYING = """
def told(work):
    try:
        return work()
    except rw.RuleError as problem:
        return f"{problem.code} in line {problem.where.line}"

game = rw.load(sys.argv[1], backend=sys.argv[2])
state = told(lambda: game.new(seed=1))
print(state if isinstance(state, str) else told(lambda: len(state.moves)))
print(state if isinstance(state, str) else told(lambda: state.play(state.moves[0]).scores))
"""
MANY = ", ".join(f"k{number} in 1..9" for number in range(8))
EFFORT = {  # text -> what is said of the moves, and of playing one
    "calls": (_calls(40), ["1", "RW611 in line 123"]),
    "defs": (_defs(40), ["1", "RW611 in line 44"]),
    "defs, few": (_defs(12), ["1", "(3,)"]),
    "moves of many parameters": (_choice(MANY), ["RW613 in line 6"] * 2),
    "splits of a large number": (
        _choice("b in splits(2000000000, {k in 1..900}, k => 2000000000)"),
        ["RW611 in line 6"] * 2,
    ),
    "subsets of a size": (_choice("b in subsets({k in 1..60}, 29)"), ["RW613 in line 6"] * 2),
    "a loop in which nobody is asked": (CIRCLE, ["RW611 in line 6"] * 2),
}


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("what", EFFORT)
def test_what_would_take_hours_is_told_alike(what: str, backend: str, tmp_path: Path) -> None:
    """Calls, loops and sizes count, and what took too long is named, the same on both backends."""
    text, expected = EFFORT[what]
    assert alone(TRYING, write(tmp_path, text), backend, memory=MEMORY).splitlines() == expected


# what is done (half as often as is allowed, or twice as often), and the line that is named, from the option's own
WEIGHTS = {
    "statements": ("repeat 1000\n    repeat {}\n        n = (n + 1) mod 9", 180, 1),
    "elements": ("n = count(a in 1..1000, b in 1..{} where (a * b + n) mod 7 == 3) mod 9", 1500, 1),
    "short sums": ("for x in 1..{}\n    n = count(a in 0..40 where heap[a] == n) mod 9", 50_000, 1),
    "long sums": ("for x in 1..{}\n    n = count(a in 0..400 where heap[a] == n) mod 9", 6_000, 1),
    "pairs of cells": ("repeat {}\n    n = count(c in grid, d in grid where on[c] and not on[d]) mod 9", 20, 1),
    "calls": ("repeat {}\n    n = tally(n)", 6_000, 1),
    "actions": ("for x in 1..{}\n    wander", 5_000, 1),
}
WEIGHED = """game "Weighed"
players 1
board grid: square 16 by 16
state on: yes/no on grid
state heap: 0..9 per 0..400
state n: 0..9
def tally(x: 0..9) = count(a in 0..400 where heap[a] == x) mod 9
action wander
    for y in 0..40
        n = (n + y) mod 9
play
    for you in players
        you choose
"""


def _weighed() -> tuple[str, list[str]]:
    """A game with two options for each kind of work, and what is said of them: nothing of the small, the place of the
    large."""
    text, told = WEIGHED, []
    for number, (work, times, line) in enumerate(WEIGHTS.values()):
        for size, factor in (("little", 1), ("much", 4)):
            text += f"            {size}_{number}\n"
            told.append(f"RW611 in line {text.count(chr(10)) + line}" if size == "much" else "done")
            text += "".join(f"                {each}\n" for each in work.format(times * factor).splitlines())
    return text + "    finish\n", told


@pytest.mark.parametrize("backend", BACKENDS)
def test_effort_is_weighed_alike(backend: str, tmp_path: Path) -> None:
    """A factor of two from the limit, on either side, both backends agree, and name the outermost loop that went on too
    long."""
    text, told = _weighed()
    code = """
game = rw.load(sys.argv[1], backend=sys.argv[2])
for move in game.new(seed=1).moves:
    try:
        game.new(seed=1).play(move)
        print("done")
    except rw.RuleError as problem:
        print(f"{problem.code} in line {problem.where.line}")
"""
    assert alone(code, write(tmp_path, text), backend, seconds=240).splitlines() == told


def test_huge_choices_are_still_drawn_from(tmp_path: Path) -> None:
    """A random game needs no list where a move can be drawn from the ranges."""
    file = write(tmp_path, _choice("a in 1..60000, b in 1..200"))
    assert alone("print(rw.load(sys.argv[1], backend='compiled').playouts(50).lengths[0])", file).split() == ["1"]


# ---------------------------------------------------------------- what goes wrong is told with all that is known

CALLERS = """game "Callers"
players 2
state heap: 0..3 = 3
action take(n)
    shrink n
action shrink(n)
    heap -= n
action turn
    you choose
        one
            take 1
        two
            take 2
play
    for you in turns(0)
        turn
"""


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_fault_is_told_with_its_game(backend: str, tmp_path: Path) -> None:
    game = rw.load(write(tmp_path, CALLERS), backend=backend)
    with pytest.raises(rw.RuleError) as caught:
        game.new(seed=5).play("one").play("one").play("two")
    assert str(caught.value).splitlines() == [
        "limit.game:7:5: error[RW601]: 'heap' cannot be -1: its range is 0..3",
        "  in limit for 2, seed 5: decision 3, 'two' (before it: one, one)",
        "  carried out by shrink < take < turn < play",
        "  again: rulewright.load('limit').new(players=2, seed=5), then the moves of state.history",
    ]
    with pytest.raises(
        rw.RuleError, match=r"again: rulewright.load\('limit'\).random_game\(0, seed=3, players=2\)"
    ) as caught:
        game.playouts(9, seed=3)
    state = game.random_game(0, seed=3)
    assert f"seed {state.seed}: decision {len(state.history) + 1}, " in str(caught.value)
    assert not state.over


# ---------------------------------------------------------------- building


def test_a_build_has_little_time_and_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiler that goes on for ever, or takes all memory, is ended; with less effort it is tried again."""
    for name, body in {
        "slow": "while :; do :; done",
        "greedy": "exec " + sys.executable + " -c 'x = bytearray(1 << 33)'",
    }.items():
        tried = tmp_path / f"{name}.log"
        compiler = tmp_path / name
        compiler.write_text(f'#!/bin/sh\necho "$@" >> {tried}\n{body}\n')
        compiler.chmod(0o755)
        monkeypatch.setenv("CC", str(compiler))
        monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / f"cache of {name}"))
        monkeypatch.setattr("rulewright.compiler.native.build.SECONDS", 1)
        program = compile_game(Path(rw.__file__).parent / "definitions" / "tic_tac_toe" / "tic_tac_toe.game").program
        with pytest.raises(TooLarge, match=r"error\[RW425\]: tic_tac_toe is too large for a fast module"):
            compile_module(program)
        assert [line.split()[0] for line in tried.read_text().splitlines()] == ["-O3", "-O1", "-O0"]


def test_what_is_largest_is_named(tmp_path: Path) -> None:
    options = "".join(f"            o{number}\n                n = 1\n" for number in range(300))
    text = (
        f'game "Options"\nplayers 1\nstate n: 0..9\nplay\n    for you in players\n        you choose\n{options}   '
        " finish\n"
    )
    assert largest_part(compile_game(write(tmp_path, text)).program) == "the choice in line 6 has 300 options"


def _long(count: int) -> str:
    """A procedure of many one-line statements."""
    lines = "".join(f"            n = (n + {number}) mod 999\n" for number in range(count))
    return (
        f'game "Long"\nplayers 1\nstate n: 0..999\nplay\n    for you in players\n        you choose go\n{lines}   '
        " finish\n"
    )


def test_four_thousand_statements_are_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sum of the numbers below 4,096, modulo 999."""
    monkeypatch.setenv("RULEWRIGHT_PLAIN", "1")
    code = """
game = rw.load(sys.argv[1], backend="compiled")
print(game.backend, game.new(seed=1).play("go").view(rw.TABLE)["states"]["n"])
"""
    assert alone(code, write(tmp_path, _long(4096)), seconds=240).split() == ["compiled", str(4096 * 4095 // 2 % 999)]


def test_three_thousand_options_are_told(tmp_path: Path) -> None:
    """No module is tried that would take minutes and gigabytes; the reference plays."""
    options = "".join(f"            o{number}\n                n = {number % 10}\n" for number in range(3000))
    text = (
        f'game "Options"\nplayers 1\nstate n: 0..9\nplay\n    for you in players\n        you choose\n{options}   '
        " finish\n"
    )
    code = """
import warnings
with warnings.catch_warnings(record=True) as said:
    game = rw.load(sys.argv[1])
    print(len(game.new(seed=1).moves), game.new(seed=1).play("o2999").over)
    print(*[str(one.message) for one in said])
"""
    found = alone(code, write(tmp_path, text), seconds=240).splitlines()
    assert found[0] == "3000 True" and "RW425" in found[1] and "the choice in line 6 has 3,000 options" in found[1]


def test_folders_of_killed_builds_are_cleared_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    for name in ("rulewright-old", "rulewright-new", "another"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "draft.c").touch()
    for name in ("rulewright-old", "another"):
        os.utime(tmp_path / name, (1, 1))
    sweep.__wrapped__()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["another", "rulewright-new"]
