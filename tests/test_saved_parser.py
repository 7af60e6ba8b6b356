"""The parser is kept in the cache folder, and made anew whenever that is of no use."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from parsing import GAME, HEAD, VARIANT, problems_of, read

from rulewright.compiler.cache.folder import cache_dir
from rulewright.compiler.front import check_game
from rulewright.compiler.syntax import definition, parse
from rulewright.compiler.syntax.kept_trees import PARTS, Trees


@pytest.fixture
def fresh_parser() -> Any:
    parse._parser.cache_clear()
    parse._TREES.forget()  # another test may have read the same text
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


@pytest.mark.parametrize("grammar", parse.STARTS)
def test_the_parser_of_every_grammar_can_be_read_again(
    grammar: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_parser: None
) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    parse._parser(grammar)
    parse._parser.cache_clear()
    monkeypatch.setattr(parse, "_make", None)
    parse._parser(grammar)


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


def test_pieces_that_have_not_changed_are_not_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_parser: None
) -> None:
    """In another process the parser is asked for the changed declaration only."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    file, game = tmp_path / "small.game", GAME + "\nstate more: 0..3\n"
    file.write_text(game, "utf-8")
    _as_in_another_process()
    before = [problem.render() for problem in check_game(file)]
    read_now: list[str] = []
    really = parse.Lark.parse

    def watched(parser: Any, text: str, start: str) -> Any:
        read_now.append(text.strip())
        return really(parser, text, start=start)

    monkeypatch.setattr(parse.Lark, "parse", watched)
    _as_in_another_process()
    assert [problem.render() for problem in check_game(file)] == before
    assert read_now == []
    file.write_text(game.replace("more: 0..3", "more: 0..sunc"), "utf-8")
    _as_in_another_process()
    told = [problem.render() for problem in check_game(file)]
    assert read_now == ["state more: 0..sunc"]
    _as_in_another_process()
    for kept in (tmp_path / "cache" / "trees").iterdir():
        kept.write_bytes(b"spoilt")
    assert [problem.render() for problem in check_game(file)] == told and len(read_now) > 2


def test_edit_after_edit_is_kept_without_what_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_parser: None
) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    file, sizes = tmp_path / "small.game", []
    really = parse.Lark.parse
    read_now: list[str] = []
    monkeypatch.setattr(
        parse.Lark, "parse", lambda parser, text, start: (read_now.append(text), really(parser, text, start=start))[1]
    )
    for number in range(3 * PARTS):
        file.write_text(f"{GAME}\nstate more: 0..{number}\n", "utf-8")
        _as_in_another_process()
        read_now.clear()
        check_game(file)
        assert len(read_now) == 1 or number == 0
        sizes.append(sum(kept.stat().st_size for kept in (tmp_path / "cache" / "trees").iterdir()))
    assert sizes[1] < 1.2 * sizes[0] and max(sizes) < 4 * sizes[0] and min(sizes[PARTS:]) < 1.2 * sizes[0]


def _as_in_another_process() -> None:
    parse._TREES.forget()
    definition._parsed.cache_clear()
    definition._library_defs.cache_clear()


def test_trees_of_another_version_are_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_parser: None
) -> None:
    """Where a declaration's head ends is said in parse.py, not in the grammar: after an update it may be elsewhere."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    file, other = tmp_path / "small.game", tmp_path / "parse.py"
    file.write_text(GAME, "utf-8")
    _as_in_another_process()
    check_game(file)
    really, read_now = parse.Lark.parse, list[str]()
    monkeypatch.setattr(
        parse.Lark, "parse", lambda parser, text, start: (read_now.append(text), really(parser, text, start=start))[1]
    )
    _as_in_another_process()
    check_game(file)
    assert not read_now
    other.write_text(Path(parse.__file__).read_text("utf-8") + "\n", "utf-8")
    monkeypatch.setattr(parse, "__file__", str(other))
    _as_in_another_process()
    check_game(file)
    assert read_now


def test_trees_may_be_asked_for_in_several_threads(fresh_parser: None) -> None:
    """A language server reads what is being written while it checks what was."""
    trees = Trees(3)

    def ask(first: int) -> None:
        for number in range(first, first + 20_000):
            assert trees.of(("game", "game", str(number % 7)), lambda number=number: number % 7 + 1) == number % 7 + 1

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            list(pool.map(ask, range(4)))
    finally:
        sys.setswitchinterval(before)
