"""Spoilt files: whatever an author writes, the answer is a list of problems, soon, and in the author's words.

20,000 inputs in all, from fixed seeds, in shards that run side by side; `--long` takes twenty times as many.
"""

from __future__ import annotations

import random
import re
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import mutate
import pytest
from scale import scaled

from rulewright.compiler.front import check_game
from rulewright.compiler.syntax.diagnostics import Problem, Problems
from rulewright.compiler.syntax.parse import parse_formula, parse_game, parse_rules, parse_scenarios, parse_variant
from rulewright.compiler.syntax.source import Source
from rulewright.conformance.run import Task, run_file

SHARDS = scaled(20)
READ_PER_SHARD = 840  # 16,800 in all are read
COMPILED_PER_SHARD = 120  # 2,400 games and variants, and …
TABLES_PER_SHARD = 40  # … 800 tables are compiled: 20,000 together
SCENARIOS_PER_SHARD = 10  # besides, 200 files of scenarios are run
SECONDS = 20  # for one input; a hang is what takes longer
LARGEST = 4000  # characters; larger games are excerpts where they are read, and left out where they are compiled
FOREIGN = re.compile(
    r"Traceback|\blark\b|Token\(|Unexpected|NoneType|\bir\.[A-Z]|object at 0x|<class|AssertionError|libyaml"
)
READERS: dict[str, Callable[[Source, Problems], object]] = {
    ".game": parse_game,
    ".variant": parse_variant,
    ".scenario": parse_scenarios,
    ".rules": lambda source, problems: parse_rules(source.text, source, 1, 1, problems),
    ".formula": lambda source, problems: parse_formula(source.text, source, 1, 1, problems),
}


class Hang(BaseException):
    """An input took too long."""


@contextmanager
def in_time(seconds: int) -> Iterator[None]:
    """Stops what takes longer, where the system can; counted is the time of this process, so other load does not
    matter."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Hang(f"no answer after {seconds} s")

    if sys.platform == "win32":
        yield
        return
    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def judge(found: list[Problem], text: str) -> None:
    """Problems render, and speak the author's language."""
    for problem in found:
        shown = problem.render()
        said = f"{problem.message}\n{problem.hint}"
        assert re.fullmatch(r"RW\d{3}", problem.code) and problem.message, shown
        assert not FOREIGN.search(said) or FOREIGN.search(text), shown


@pytest.mark.parametrize("shard", range(SHARDS))
def test_reading(shard: int) -> None:
    """Games, variants, scenarios, rules and formulas that may not be readable at all."""
    for number in range(READ_PER_SHARD):
        chance = random.Random(f"read {shard} {number}")
        kind = chance.choice((".game", ".game", ".game", ".variant", ".scenario", ".scenario", ".rules", ".formula"))
        text = readable(kind, chance)
        problems = Problems()
        with in_time(SECONDS):
            READERS[kind](Source(f"fuzz{kind}", text), problems)
            judge(problems.found, text)


def readable(kind: str, chance: random.Random) -> str:
    """A shipped text of a kind, spoilt."""
    if kind in (".rules", ".formula"):
        _, text = chance.choice(mutate.shipped(".yaml" if kind == ".rules" else ".game"))
        lines = [line for line in text.split("\n") if line.strip()]
        first = lines[chance.randrange(len(lines))]
        text = first.split("=")[-1] if kind == ".formula" else first.split(":")[-1].strip(" {}\"'")
        return mutate.spoilt(text, chance, mutate.ROUGH, chance.randint(0, 2))
    _, text = chance.choice(mutate.shipped(kind))
    return mutate.spoilt(mutate.excerpt(text, chance, 700), chance, mutate.ROUGH, chance.randint(1, 3))


@pytest.mark.parametrize("shard", range(SHARDS))
def test_compiling(shard: int, tmp_path: Path) -> None:
    """Games and variants, most of them readable, through the whole of the compiler."""
    games = [path for path in sorted(mutate.DEFINITIONS.glob("*/*.game")) if path.stat().st_size < LARGEST]
    folders = [copied(path.parent, tmp_path) for path in games]
    for number in range(COMPILED_PER_SHARD):
        chance = random.Random(f"compile {shard} {number}")
        folder = chance.choice(folders)
        path = chance.choice([*sorted(folder.glob("*.game")) * 3, *sorted(folder.glob("*.variant"))])
        with spoiling(path, chance, mutate.FINE) as text, in_time(SECONDS):
            judge(check_game(path), text)


@pytest.mark.parametrize("shard", range(SHARDS))
def test_tables(shard: int, tmp_path: Path) -> None:
    """Tables, read and compiled with a small game that has columns of every kind."""
    folder = copied(Path(__file__).parent / "fixtures" / "tables", tmp_path)
    table = folder / "trees.yaml"
    shipped = mutate.shipped(".yaml")
    own = table.read_text("utf-8")
    for number in range(TABLES_PER_SHARD):
        chance = random.Random(f"table {shard} {number}")
        start = own if chance.random() < 0.75 else mutate.excerpt(chance.choice(shipped)[1], chance, 1500)
        table.write_text(start, encoding="utf-8")
        with spoiling(table, chance, mutate.FINE + mutate.ROUGH) as text, in_time(SECONDS):
            judge(check_game(folder / "trees.game"), text)


@pytest.mark.parametrize("shard", range(SHARDS))
def test_scenarios(shard: int, tmp_path: Path) -> None:
    """Scenarios, read and run on the reference: what is wrong with them is told, or they pass."""
    games = [path for path in sorted(mutate.DEFINITIONS.glob("*/*.game")) if path.stat().st_size < LARGEST]
    folders = [copied(path.parent, tmp_path, "*.md") for path in games]
    for number in range(SCENARIOS_PER_SHARD):
        chance = random.Random(f"scenario {shard} {number}")
        path = chance.choice([file for folder in folders for file in sorted(folder.rglob("*.scenario"))])
        short = mutate.excerpt(path.read_text("utf-8"), chance, 900)
        with spoiling(path, chance, mutate.FINE, short) as text, in_time(SECONDS):
            result = run_file(Task(path, ("reference",)))
            failures = [*result.broken, *(outcome.failure for outcome in result.outcomes)]
            assert not any(failure and FOREIGN.search(failure.message) for failure in failures) or FOREIGN.search(text)


def copied(folder: Path, to: Path, *without: str) -> Path:
    """A folder of definitions, copied so that its files can be spoilt."""
    target = to / folder.name
    shutil.copytree(folder, target, ignore=shutil.ignore_patterns(*(without or ("scenarios", "*.md"))))
    return target


@contextmanager
def spoiling(
    path: Path, chance: random.Random, changes: tuple[mutate.Change, ...], start: str | None = None
) -> Iterator[str]:
    """The file (or another text in its place) spoilt, and mended afterwards."""
    before = path.read_bytes()
    text = mutate.spoilt(before.decode("utf-8") if start is None else start, chance, changes, chance.randint(1, 2))
    path.write_bytes(text.encode("utf-8", "replace"))
    try:
        yield text
    finally:
        path.write_bytes(before)
