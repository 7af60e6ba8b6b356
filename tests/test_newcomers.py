"""What people coming from Python, JavaScript, Ludii or boardgame.io write, and the answer they get.

tests/fixtures/newcomers.txt has each wrong line, and below it, indented, the first problem that is told: code,
sentence, hint. `pytest tests/test_newcomers.py --update` writes the answers anew; read them as such a person would.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.compiler.front import check_game

FIXTURE = Path(__file__).parent / "fixtures" / "newcomers.txt"
DECLARATIONS = """\
game "Market"
players 2

enum Gem: ruby, pearl

board grid: square 5 by 5
state mark: Player? on grid
state hand: bag of Gem per Player
state deck: bag of Gem
state coins: 0..99 per Player
state line: list of Gem up to 9
state leader: Player?
state closed: yes/no
"""
TELLING = """
play
    for you in turns(0)
        you choose take(cell in grid)
            require mark[cell] is empty
            {}
            mark[cell] = you
"""
TELLING_HEAD, DECLARING_HEAD = "# In the telling", "# Declarations"
BEGINS_BLOCK = ("if", "elif", "else", "unless", "while", "for", "foreach", "switch")


def lines() -> list[tuple[str, str]]:
    """The wrong lines, each with the part of the game where it stands."""
    found: list[tuple[str, str]] = []
    part = ""
    for line in FIXTURE.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            part = line
        elif not line.startswith("    "):
            found.append((part, line))
    return found


def answer(part: str, line: str, folder: Path) -> str:
    """The first thing that is told about a game with the line."""
    if part == TELLING_HEAD and line.split()[0] in BEGINS_BLOCK and not line.endswith("{"):
        line += "\n                coins[you] = 1"
    text = TELLING.format("" if part == DECLARING_HEAD else line)
    path = folder / "market.game"
    path.write_text(DECLARATIONS + (f"{line}\n" if part == DECLARING_HEAD else "") + text, encoding="utf-8")
    problem = next(iter(sorted(check_game(path), key=lambda one: one.warning)))
    return f"{problem.code} {problem.message}" + (f" -> {problem.hint}" if problem.hint else "")


def test_newcomers_are_answered(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    text = ""
    for head in (TELLING_HEAD, DECLARING_HEAD):
        text += f"{head}\n"
        text += "".join(f"{line}\n    {answer(part, line, tmp_path)}\n" for part, line in lines() if part == head)
    if request.config.getoption("--update"):
        FIXTURE.write_text(text, encoding="utf-8")
    assert text == FIXTURE.read_text(encoding="utf-8"), "if it is meant: pytest tests/test_newcomers.py --update"
