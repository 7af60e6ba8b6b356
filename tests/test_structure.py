"""The house is in order: the map is complete, passes have fixtures, games have what games need."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.cli import VERBS
from rulewright.compiler.lower.ways import WAYS
from rulewright.compiler.optimise import PASSES
from rulewright.compiler.optimise_low import LOW_PASSES

ROOT = Path(__file__).parents[1]
GAMES = sorted(path.parent for path in ROOT.glob("definitions/*/*.game"))


def test_the_map_names_every_file() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    files = [path for folder in ("compiler", "runtime", "drawing", "src") for path in (ROOT / folder).rglob("*.py")]
    named = Counter(re.findall(r"`(?:[\w./]+/)?(\w+\.py)`", text))
    verbs = {ROOT / "src" / "rulewright" / "cli" / f"{verb}.py" for verb in VERBS}
    own = [path for path in files if not path.name.startswith("__") and path not in verbs]
    alike = Counter(path.name for path in own)  # files in several folders have one name
    missing = [str(path.relative_to(ROOT)) for path in own if named[path.name] < alike[path.name]]
    assert not missing, f"ARCHITECTURE.md does not name {missing}"


def test_the_map_names_nothing_that_is_gone() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    known = {
        path.name
        for folder in ("compiler", "runtime", "drawing", "src", "grammar")
        for path in (ROOT / folder).rglob("*")
    }
    gone = [name for name in re.findall(r"`(?:[\w/]+/)?(\w+\.(?:py|lark|h|game))`", text) if name not in known]
    assert not gone


@pytest.mark.parametrize("one", (*PASSES, *LOW_PASSES), ids=lambda one: one.__name__)
def test_each_pass_has_a_file_and_a_fixture(one: Callable[..., object]) -> None:
    name = one.__name__
    assert one.__module__.endswith(f".{name}")
    assert (ROOT / "tests" / "fixtures" / "passes" / f"{name}.txt").exists()


def test_ways_are_what_lowering_asks_for() -> None:
    """A way that is misspelt where it is chosen would never be taken, and nobody would see more than a slower game."""
    texts = {path: path.read_text(encoding="utf-8") for path in (ROOT / "compiler" / "lower").rglob("*.py")}
    asked = [name for text in texts.values() for name in re.findall(r"\.uses\((.*?)\)", text)]
    assert set(asked) == {f'"{name}"' for name in WAYS}


@pytest.mark.parametrize("name", WAYS)
def test_ways_tell_where_they_are_chosen(name: str) -> None:
    files = re.findall(r"[\w/]+\.py", WAYS[name])
    assert files and all((ROOT / "compiler" / "lower" / file).is_file() for file in files)


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_each_game_has_rules_and_scenarios(folder: Path) -> None:
    assert (folder / f"{folder.name}.game").exists()
    assert (folder / "RULES.md").exists()
    assert list((folder / "scenarios").glob("*.scenario"))


def test_no_path_of_a_machine_in_the_repository() -> None:
    machine = re.compile(r"(^|[^\w.])/(home|root|tmp|work)/\w")
    for suffix in ("*.py", "*.pyx", "*.md", "*.game", "*.yaml", "*.toml", "*.jinja", "*.h"):
        for path in ROOT.rglob(suffix):
            parts = path.relative_to(ROOT).parts
            if (
                parts[0].startswith(".")
                or parts[0] in ("build", "dist")
                or "fixtures" in parts
                or path.name == Path(__file__).name
            ):
                continue
            assert not machine.search(path.read_text(encoding="utf-8")), path
