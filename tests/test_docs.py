"""Every block of code in the documentation is carried out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.compiler.pipeline import check_game

ROOT = Path(__file__).parents[1]
FENCE = re.compile(r"^```(\w+)[ ]?([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(path: Path) -> list[tuple[str, str, str]]:
    """(language, rest of the fence line, text) of every fenced block."""
    return FENCE.findall(path.read_text(encoding="utf-8"))


def games(path: Path) -> list[tuple[str, str]]:
    return [(name or f"game{number}", text) for number, (kind, name, text) in enumerate(blocks(path)) if kind == "game"]


LANGUAGE = ROOT / "docs" / "language.md"


@pytest.mark.parametrize(("name", "text"), games(LANGUAGE), ids=[text.split('"')[1] for _, text in games(LANGUAGE)])
def test_games_of_the_reference_compile(name: str, text: str, tmp_path: Path) -> None:
    (tmp_path / f"{name}.game").write_text(text, encoding="utf-8")
    for kind, _, table in blocks(LANGUAGE):
        if kind == "yaml":
            (tmp_path / f"{name}.yaml").write_text(table, encoding="utf-8")
    problems = [problem for problem in check_game(tmp_path / f"{name}.game") if not problem.warning]
    assert not problems, "\n\n".join(problem.render() for problem in problems)


def test_variant_of_the_reference_compiles(tmp_path: Path) -> None:
    [(_, base, text)] = [block for block in blocks(LANGUAGE) if block[0] == "variant"]
    source = ROOT / "definitions" / base / f"{base}.game"
    (tmp_path / f"{base}.game").write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "slippery.variant").write_text(text, encoding="utf-8")
    problems = [problem for problem in check_game(tmp_path / "slippery.variant") if not problem.warning]
    assert not problems, "\n\n".join(problem.render() for problem in problems)


def test_every_limit_of_the_reference_is_the_compilers() -> None:
    from rulewright.compiler import boards, tables, world

    text = LANGUAGE.read_text(encoding="utf-8")
    for limit in (boards.CELLS_MAX, world.LIST_MAX, world.SEATS_MAX, tables.ROWS_MAX):
        assert str(limit) in text, limit
