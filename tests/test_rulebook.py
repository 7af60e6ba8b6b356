"""Rulebooks to read: every rule is there, with its example; components, options and variants; nothing is loaded from
elsewhere."""

from __future__ import annotations

import importlib.util
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from rulewright.cli import main
from rulewright.compiler.syntax import ast
from rulewright.library import find
from rulewright.rulebook import examples
from rulewright.rules_text import rule_texts

ROOT = Path(__file__).resolve().parents[1]
VOID = {"meta", "br", "img", "rect", "circle", "polygon", "path", "hr"}


class Tags(HTMLParser):
    """Holds opening tags against closing ones."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attributes if name == "id" and value]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


def test_a_page(tmp_path: Path) -> None:
    pytest.importorskip("markdown_it")
    assert main(["rulebook", "breakthrough", "--out", str(tmp_path / "one.html")]) == 0
    page = (tmp_path / "one.html").read_text()
    tags = Tags()
    tags.feed(page)
    assert not tags.open
    rules = rule_texts(find("breakthrough"))
    assert set(rules) <= set(tags.ids) and len(tags.ids) == len(set(tags.ids))
    assert page.count("<summary>Example: ") + page.count("Example: <a") >= len(rules) - 1
    assert "<svg" in page and "not allowed" in page and "Straight-Capture" in page
    assert not re.search(r"(?:src|href)=['\"]?(?:https?:)?//", page), "nothing is loaded from elsewhere"
    assert all(target in tags.ids for target in re.findall(r"href='#([^']+)'", page))


def test_a_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulebook", "leduc_poker", "--md"]) == 0
    said = capsys.readouterr().out
    assert all(f"**{rule}**" in said for rule in rule_texts(find("leduc_poker")))
    assert "*Example: " in said and "## Components" in said and "### Card (6)" in said


def test_a_game_without_a_rulebook(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bare.game").write_text('game "Bare"\nplayers 1\nplay\n    finish\n')
    assert main(["rulebook", str(tmp_path / "bare.game")]) == 2
    assert "There is no rulebook" in capsys.readouterr().err


def test_pages_of_the_site_lead_somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the navigation names is there, and every link leads to a page or picture that is there."""
    pytest.importorskip("markdown_it")
    spec = importlib.util.spec_from_file_location("build_site", ROOT / "docs" / "build_site.py")
    assert spec and spec.loader
    site = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(site)
    monkeypatch.setattr(site, "PAGES", tmp_path / "pages")
    site.gather()
    named = set(re.findall(r"[\w]+\.md", (ROOT / "mkdocs.yml").read_text()))
    pages = {one.name for one in (tmp_path / "pages").glob("*.md")}
    assert named <= pages | {"games.md"}
    for one in (tmp_path / "pages").rglob("*.md"):
        for link in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", one.read_text()):
            assert (one.parent / link).exists(), f"{one.name}: {link}"


def test_a_move_that_is_made_again_and_again_is_told_once() -> None:
    span: Any = None
    draw, roll = ast.Move(0, "draw", span), ast.Move(-1, "roll 3", span)
    told = [text for _, text in examples._line(ast.PlayMoves((roll, draw, draw, draw, roll), span))]
    assert told == ["chance: roll 3", "player 0: draw (3 times)", "chance: roll 3"]
