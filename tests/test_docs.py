"""Every block of code in the documentation is carried out, and prints what the page says."""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import shutil
import textwrap
from pathlib import Path

import pytest

import rulewright
from rulewright.cli import main
from rulewright.compiler.front import check_game

ROOT = Path(__file__).parents[1]
FENCE = re.compile(r"^```(\w+)[ ]?([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LANGUAGE, TUTORIAL, README = ROOT / "docs" / "language.md", ROOT / "docs" / "tutorial.md", ROOT / "README.md"
PYTHON, EDITORS = ROOT / "docs" / "python.md", ROOT / "docs" / "editors.md"


SECONDS = re.compile(r"\b\d+ s$", re.MULTILINE)
ADD_A_CARD = "## Add a card in two minutes\n"


def blocks(path: Path) -> list[tuple[str, str, str]]:
    """(language, rest of the fence line, text) of every fenced block."""
    return blocks_in(path.read_text(encoding="utf-8"))


def blocks_in(text: str) -> list[tuple[str, str, str]]:
    return FENCE.findall(text)


def readme_parts() -> tuple[str, str]:
    """The section on cards, which takes a game along, and the rest."""
    before, _, after = README.read_text(encoding="utf-8").partition(ADD_A_CARD)
    section, _, rest = after.partition("\n## ")
    return section, before + rest


def games(path: Path) -> list[tuple[str, str]]:
    return [(name or f"game{number}", text) for number, (kind, name, text) in enumerate(blocks(path)) if kind == "game"]


def mistakes(path: Path) -> str:
    return "\n\n".join(problem.render() for problem in check_game(path) if not problem.warning)


@pytest.mark.parametrize(("name", "text"), games(LANGUAGE), ids=[text.split('"')[1] for _, text in games(LANGUAGE)])
def test_games_of_the_reference_compile(name: str, text: str, tmp_path: Path) -> None:
    (tmp_path / f"{name}.game").write_text(text, encoding="utf-8")
    for kind, file, table in blocks(LANGUAGE):
        if kind == "yaml":
            (tmp_path / file).write_text(table, encoding="utf-8")
    assert not mistakes(tmp_path / f"{name}.game")


@pytest.mark.parametrize(("base", "text"), [(base, text) for kind, base, text in blocks(LANGUAGE) if kind == "variant"])
def test_variants_of_the_reference_compile(base: str, text: str, tmp_path: Path) -> None:
    source = ROOT / "definitions" / base / f"{base}.game"
    told = dict(games(LANGUAGE))
    (tmp_path / f"{base}.game").write_text(told.get(base) or source.read_text(encoding="utf-8"), encoding="utf-8")
    for kind, file, table in blocks(LANGUAGE):
        if kind == "yaml":
            (tmp_path / file).write_text(table, encoding="utf-8")
    (tmp_path / "changed.variant").write_text(text, encoding="utf-8")
    assert not mistakes(tmp_path / "changed.variant")


def test_every_limit_of_the_reference_is_the_compilers() -> None:
    from rulewright.compiler.elaborate import boards, declarations, declared_types, tables

    text = LANGUAGE.read_text(encoding="utf-8")
    for limit in (boards.CELLS_MAX, declared_types.LIST_MAX, declarations.SEATS_MAX, tables.ROWS_MAX):
        assert str(limit) in text, limit


def run_command(line: str) -> str:
    """What a command line of rulewright prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        main(shlex.split(line)[1:])
    return out.getvalue()


def run_python(text: str, known: dict[str, object] | None = None) -> str:
    """What a program prints; `known` are the names that programs before it have left."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(text, "page", "exec"), {} if known is None else known)  # noqa: S102  # the page's own program
    return out.getvalue()


def console(text: str) -> tuple[str, str]:
    """The command of a console block and what it is said to print."""
    first, _, rest = text.partition("\n")
    return first.removeprefix("$ "), rest


def test_the_tutorial_is_a_walk_that_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    printed = ""
    for kind, name, text in blocks(TUTORIAL):
        if "/" in name:
            Path(name).write_text(text, encoding="utf-8")
        elif kind == "console":
            check_console(name, text)
        elif kind == "python":
            printed = run_python(text)
        elif kind == "output":
            assert printed == text


def check_console(name: str, text: str) -> None:
    command, wanted = console(text)
    rules = Path("pond/pond.game")
    kept = rules.read_text(encoding="utf-8") if rules.exists() else ""
    if name == "broken":
        rules.write_text(kept.replace("not sunk[pad]", "not sunc[pad]"), encoding="utf-8")
    printed = run_command(command)
    if name == "broken":
        rules.write_text(kept, encoding="utf-8")
    if wanted:
        assert textwrap.dedent(printed).strip() == textwrap.dedent(wanted).strip()
    elif " test " in command:
        assert "failed" not in printed, printed
        assert re.search(r"pond\s+6\s+6", printed), printed
    else:
        assert printed


def test_the_readme_says_what_one_sees(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    printed = ""
    for kind, name, text in blocks_in(readme_parts()[1]):
        if kind == "game":
            Path("readme.game").write_text(text, encoding="utf-8")
            assert not mistakes(Path("readme.game"))
        elif kind == "console":
            Path("pond").mkdir()
            tutorial = next(text for kind, name, text in blocks(TUTORIAL) if name == "pond/pond.game")
            Path("pond/pond.game").write_text(tutorial, encoding="utf-8")
            check_console(name, text)
        elif kind == "python":
            printed = run_python(text)
        elif kind == "output":
            assert printed == text


@pytest.mark.parametrize("page", ["change", "variants"])
def test_a_walk_through_a_change(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are written as the page shows them, commands print what it says; seconds may differ."""
    monkeypatch.chdir(tmp_path)
    printed = ""
    for kind, name, text in blocks(ROOT / "docs" / f"{page}.md"):
        if "/" in name:
            Path(name).parent.mkdir(exist_ok=True)
            Path(name).write_text(text, encoding="utf-8")
        elif kind == "console":
            command, wanted = console(text)
            out = io.StringIO()
            with contextlib.redirect_stdout(out):  # how far it is, is told elsewhere
                main(shlex.split(command)[1:])
            assert SECONDS.sub("N s", out.getvalue().strip()) == SECONDS.sub("N s", wanted.strip())
        elif kind == "python":
            printed = run_python(text)
        elif kind == "output":
            assert printed == text


def test_a_card_is_added_as_the_readme_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files as they stand there, beside a copy of the game; the commands print what the page says."""
    shutil.copytree(ROOT / "definitions" / "reykholt", tmp_path / "definitions" / "reykholt")
    monkeypatch.chdir(tmp_path)
    shown = blocks_in(readme_parts()[0])
    assert [kind for kind, _, _ in shown] == ["yaml", "variant", "scenario", "console", "console"]
    for kind, name, text in shown:
        if kind == "console":
            command, wanted = console(text)
            assert run_command(command).strip() == wanted.strip()
        else:
            Path(name).write_text(text, encoding="utf-8")
    row = Path("definitions/reykholt/lantern.yaml")
    row.write_text(row.read_text(encoding="utf-8").replace("treat 2", "treet 2"), encoding="utf-8")
    assert "lantern.yaml:2:" in run_command("rulewright check lantern")


def test_the_page_on_random_games_says_what_one_sees(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bowl").mkdir()
    for kind, name, text in blocks(ROOT / "docs" / "fuzz.md"):
        if kind == "console":
            command, wanted = console(text)
            assert re.sub(r"\d+ s\)", "0 s)", run_command(command)).strip() == wanted.strip()
        else:
            Path(name).write_text(text, encoding="utf-8")


def test_the_page_on_secrets_says_what_one_sees(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    known: dict[str, object] = {}
    printed = ""
    for kind, name, text in blocks(ROOT / "docs" / "secrets.md"):
        if "/" in name:
            Path(name).parent.mkdir(parents=True, exist_ok=True)
            Path(name).write_text(text, encoding="utf-8")
        elif kind == "console":
            rules = Path("spy/spy.game")
            kept = rules.read_text(encoding="utf-8")
            rules.write_text(kept.replace(" openly", "") if name == "silent" else kept, encoding="utf-8")
            command, wanted = console(text)
            assert textwrap.dedent(run_command(command)).strip() == textwrap.dedent(wanted).strip()
            rules.write_text(kept, encoding="utf-8")
        elif kind == "python":
            printed = run_python(text, known)
        else:
            assert printed == text
    for game in ("spy/spy.game", "forehead/forehead.game"):
        assert not check_game(Path(game)), "no mistake, and no warning"


@pytest.mark.parametrize("page", [PYTHON, EDITORS, ROOT / "docs" / "scale.md"], ids=["python", "editors", "scale"])
def test_the_page_on_python_says_what_one_sees(page: Path) -> None:
    known: dict[str, object] = {}
    printed = ""
    for kind, _, text in blocks(page):
        if kind == "python":
            printed = run_python(text, known)
        elif kind == "output":
            assert printed == text


def test_the_page_on_python_has_every_public_name() -> None:
    page = FENCE.sub("", PYTHON.read_text(encoding="utf-8"))
    named = {word for piece in re.findall(r"`([^`]+)`", page) for word in re.findall(r"\w+", piece)}
    named |= {word for kind, _, text in blocks(PYTHON) if kind == "python" for word in re.findall(r"\w+", text)}
    playouts = rulewright.load("tic_tac_toe", backend="reference").playouts(1)
    offered = [*rulewright.__all__, *vars(rulewright.Game), *vars(rulewright.State), *vars(rulewright.Move)]
    offered += [*vars(type(playouts)), *vars(playouts), *rulewright.Reason._fields, *rulewright.Hidden.__slots__]
    missing = sorted({name for name in offered if not name.startswith("_") or name == "__version__"} - named)
    assert not missing, f"docs/python.md does not have {missing}"


PAIR = re.compile(r"`(\w+)\.game --beside (\w+)\.game`")


@pytest.mark.parametrize("pair", PAIR.findall((ROOT / "docs" / "slow.md").read_text(encoding="utf-8")), ids="-".join)
def test_games_that_differ_in_their_wording_are_the_same(pair: tuple[str, str]) -> None:
    one, other = (
        rulewright.load(ROOT / "benchmarks" / "wording" / f"{name}.game", backend="reference") for name in pair
    )
    for number in range(3):
        first, second = one.new(seed=number), other.new(seed=number)
        for move in one.random_game(number).history:
            assert sorted(map(str, first.moves)) == sorted(map(str, second.moves))
            first.play(str(move))
            second.play(str(move))
        assert first.over and second.over
        assert (first.winners, first.scores) == (second.winners, second.scores)


def test_the_readme_names_every_verb() -> None:
    from rulewright.cli import VERBS

    text = README.read_text(encoding="utf-8")
    shown = set(re.findall(r"rulewright (\w+)", text))
    assert shown >= set(VERBS) - {"watch"}, set(VERBS) - shown
    assert os.path.exists(ROOT / "docs" / "errors.md")


SCENARIOS = ROOT / "docs" / "scenarios.md"
SCENARIO_BLOCKS = [text for kind, _, text in blocks(SCENARIOS) if kind == "scenario"]


@pytest.mark.parametrize("text", SCENARIO_BLOCKS, ids=[text.split('"')[1] for text in SCENARIO_BLOCKS])
def test_scenarios_of_the_page_pass(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for kind, name, game in blocks(SCENARIOS):
        if kind == "game":
            (tmp_path / f"{name}.game").write_text(game, encoding="utf-8")
            assert not mistakes(tmp_path / f"{name}.game")
    header = "" if text.startswith("scenarios for") else "scenarios for market\n\n"
    (tmp_path / "page.scenario").write_text(header + text, encoding="utf-8")
    code = main(["test", str(tmp_path / "page.scenario"), "--backend", "reference", "--jobs", "1"])
    assert code == 0, capsys.readouterr().out
