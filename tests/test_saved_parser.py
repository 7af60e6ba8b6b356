"""The parser is kept in the cache folder, and made anew whenever that is of no use."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from parsing import GAME, HEAD, VARIANT, problems_of, read

from rulewright.compiler.cache.folder import cache_dir
from rulewright.compiler.syntax import parse


@pytest.fixture
def fresh_parser() -> Any:
    parse._parser.cache_clear()
    parse._tree.cache_clear()  # another test may have read the same text
    yield
    parse._parser.cache_clear()


def test_the_parser_is_saved_and_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_parser: None) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    read(parse.parse_game, GAME)
    (saved,) = (tmp_path / "cache" / "parsers").iterdir()
    assert saved.suffix == ".parser"
    parse._parser.cache_clear()
    monkeypatch.setattr(parse, "_make", None)  # whoever makes it anew fails
    read(parse.parse_game, GAME)
    assert problems_of(HEAD + "stat")[0].hint == "did you mean 'state'?"


def test_a_spoilt_or_impossible_cache_is_ignored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_parser: None
) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    read(parse.parse_variant, VARIANT)
    for file in (tmp_path / "parsers").iterdir():
        file.write_bytes(b"spoilt")
    parse._parser.cache_clear()
    read(parse.parse_variant, VARIANT)
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "file" / "below"))
    parse._parser.cache_clear()
    read(parse.parse_variant, VARIANT)


def test_cache_dir(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", "/a")
    monkeypatch.setenv("XDG_CACHE_HOME", "/b")
    assert cache_dir() == Path("/a")
    monkeypatch.delenv("RULEWRIGHT_CACHE")
    assert cache_dir() == Path("/b/rulewright")
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", "/c")
    assert cache_dir() == Path("/c/.cache/rulewright")
