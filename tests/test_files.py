"""Whatever a person names may be anything: a pipe, a device, a file of gigabytes, a link to itself, a folder. Each gets
a sentence, at once; and what is written is written whole, over nothing but what was meant."""

from __future__ import annotations

import json
import os
import re
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.cli import main
from rulewright.runtime import files

GAME = """\
game "Trees"
players 2
table Tree from "trees.yaml"
    price: 0..9
state n: 0..100
play
    for you in turns(0)
        you choose plant(t in Tree)
            n += t.price
            if n > 20
                finish you
"""
ROWS = "- {id: oak, price: 3}\n- {id: elm, price: 2}\n"
SCENARIO = 'scenarios for trees\n\nscenario "grows"\n    play\n        0: plant oak\n    expect n == 3\n'
VARIANT = 'variant "Other trees" of trees\n\nrows Tree from "more.yaml"\n'


@pytest.fixture
def trees(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game with a table, the working folder above it."""
    folder = tmp_path / "trees"
    folder.mkdir()
    (folder / "trees.game").write_text(GAME)
    (folder / "trees.yaml").write_text(ROWS)
    monkeypatch.chdir(tmp_path)
    return folder


# ---------------------------------------------------------------- what cannot be read


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _link_to_itself(path: Path) -> None:
    path.symlink_to(path.name)


def _link_to_nothing(path: Path) -> None:
    path.symlink_to("nowhere")


def _device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def _folder(path: Path) -> None:
    path.mkdir()


def _huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(3_000_000_000)


def _not_text(path: Path) -> None:
    path.write_bytes(b"\xff\xfe\x00 \x80")


def _forbidden(path: Path) -> None:
    path.write_text("secret")
    path.chmod(0)


ODD = [_pipe, _link_to_itself, _link_to_nothing, _device, _folder, _huge, _not_text, _forbidden]
odd = pytest.mark.parametrize("make", ODD, ids=lambda make: make.__name__.strip("_"))


def run(*words: str) -> tuple[int, str]:
    """Exit code and all that a command says; it has a few seconds, and little memory."""
    limited = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_AS, (2**30, 2**30)); from rulewright.cli import main;"
        " sys.exit(main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", limited, *words],
        capture_output=True,
        text=True,
        errors="replace",
        timeout=30,
        stdin=subprocess.DEVNULL,
    )
    return done.returncode, done.stdout + done.stderr


def assert_told(code: int, said: str) -> None:
    """One or two sentences about the file, from nobody's insides."""
    assert code in (1, 2), said
    assert "Traceback" not in said and "RW900" not in said and len(said) < 2000, said
    assert re.search(
        r"cannot be read|ordinary file|larger than|is not written in UTF-8|is not there|no file|no saved"
        r" game|leads|folder",
        said,
    ), said


def skip_if_all_powerful(make: Callable[[Path], None]) -> None:
    if make is _forbidden and os.geteuid() == 0:
        pytest.skip("root may read everything")


@odd
def test_odd_tables(make: Callable[[Path], None], trees: Path) -> None:
    skip_if_all_powerful(make)
    (trees / "trees.yaml").unlink()
    make(trees / "trees.yaml")
    assert_told(*run("check", "trees"))
    assert_told(*run("play", "trees", "--backend", "reference"))


@odd
def test_odd_games(make: Callable[[Path], None], trees: Path) -> None:
    skip_if_all_powerful(make)
    (trees / "trees.game").unlink()
    make(trees / "trees.game")
    assert_told(*run("check", "trees/trees.game"))


@odd
def test_odd_variants(make: Callable[[Path], None], trees: Path) -> None:
    skip_if_all_powerful(make)
    make(trees / "other.variant")
    assert_told(*run("check", "trees/other.variant"))


@odd
def test_odd_scenarios(make: Callable[[Path], None], trees: Path) -> None:
    skip_if_all_powerful(make)
    make(trees / "grows.scenario")
    assert_told(*run("test", "trees/grows.scenario", "--backend", "reference"))


@odd
def test_odd_saves(make: Callable[[Path], None], trees: Path) -> None:
    skip_if_all_powerful(make)
    make(trees.parent / "old.save")
    assert_told(*run("play", "trees", "--backend", "reference", "--resume", "old.save"))
    if make not in (_huge, _device):
        with pytest.raises(rw.SaveError):
            rw.open_saved("old.save")


@odd
def test_odd_rulebooks(make: Callable[[Path], None], trees: Path) -> None:
    """What is no file is no rulebook; one that cannot be read is told."""
    skip_if_all_powerful(make)
    make(trees / "RULES.md")
    code, said = run("check", "trees")
    assert code == 0 or assert_told(code, said) is None
    (trees / "grows.scenario").write_text(SCENARIO)
    code, said = run("test", "trees", "--backend", "reference")
    assert code == 0 and "1 passed" in said


@pytest.mark.parametrize(
    "name", ["x" * 300 + ".yaml", "\x1b[31mred.yaml", "a/../../trees.yaml", "..", "/dev/zero", "caf\udce9.yaml"]
)
def test_odd_names_of_tables(name: str, trees: Path) -> None:
    (trees / "trees.game").write_bytes(GAME.replace("trees.yaml", name).encode("utf-8", "surrogateescape"))
    code, said = run("check", "trees")
    assert code == 1 and "error[RW" in said and "RW900" not in said and "\x1b" not in said, said


@pytest.mark.parametrize(
    "words",
    [
        ("play", "x" * 5000),
        ("check", "x" * 300 + ".game"),
        ("check", "caf\udce9.game"),
        ("check", "caf\udce9"),
        ("play", "pig", "--set", "target=\udcff"),
        ("play", "pig", "--resume", "\udcff" * 300),
        ("fmt", "caf\udce9.game"),
        ("test", "caf\udce9.scenario"),
        ("check", "pig", "--set", "\udce9=1"),
        ("explain", "\udce9"),
        ("\udce9",),
        ("new", "caf\udce9"),
        ("check", "\x1b]0;title\x07"),
    ],
)
def test_odd_words(words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code, said = run(*words)
    assert code in (1, 2) and said.strip() and "Traceback" not in said and "RW900" not in said and "\x1b" not in said, (
        said
    )


def test_files_with_odd_names(trees: Path) -> None:
    """A game whose name cannot be written in UTF-8 is played like any other."""
    folder = Path(os.fsdecode(os.fsencode(trees.parent) + b"/caf\xe9"))
    trees.rename(folder)
    (folder / "trees.game").rename(folder / os.fsdecode(b"caf\xe9.game"))
    code, said = run("check", str(folder))
    assert code == 0 and "no mistakes" in said, said
    assert rw.load(str(folder), backend="reference").new(seed=1).player == 0


def test_only_files_that_are_named_are_read(trees: Path) -> None:
    """What else lies in the folder does not matter, however large or odd."""
    (trees / "more").mkdir()
    _huge(trees / "more" / "unrelated.yaml")
    _pipe(trees / "pipe.yaml")
    code, said = run("check", "trees")
    assert code == 0, said


@pytest.mark.parametrize("ending", ["yaml", "yml"])
def test_a_changed_table_is_noticed(ending: str, trees: Path) -> None:
    """Its rows and where it lies: beside the variant that names it, or in the folder of the game."""
    (trees / "trees.yaml").rename(trees / f"trees.{ending}")
    (trees / "trees.game").write_text(GAME.replace("trees.yaml", f"trees.{ending}"))
    (trees / "variants").mkdir()
    (trees / "variants" / "other.variant").write_text(VARIANT.replace("more.yaml", f"more.{ending}"))
    (trees / f"more.{ending}").write_text("- {id: ash, price: 5}\n")

    def prices(name: str) -> list[int]:
        state = rw.load(name, backend="reference").new(seed=1)
        return [int(str(state.copy().play(move).view(0)["states"]["n"])) for move in state.moves]

    assert prices("trees") == [3, 2] and prices("other") == [3, 2, 5]
    (trees / f"trees.{ending}").write_text(ROWS.replace("3", "4"))
    assert prices("trees") == [4, 2] and prices("other") == [4, 2, 5]
    (trees / "variants" / f"more.{ending}").write_text("- {id: ash, price: 6}\n")
    assert prices("other") == [4, 2, 6]


# ---------------------------------------------------------------- what is written


def test_a_file_is_put_in_place_whole(tmp_path: Path) -> None:
    target = tmp_path / "a.txt"
    files.put_in_place(target, b"one")
    assert target.read_bytes() == b"one" and stat.S_IMODE(target.stat().st_mode) == 0o666 & ~_umask()
    target.chmod(0o600)
    files.put_in_place(target, b"two")
    assert target.read_bytes() == b"two" and stat.S_IMODE(target.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["a.txt"]


def _umask() -> int:
    before = os.umask(0)
    os.umask(before)
    return before


@pytest.mark.parametrize(
    "make", [_pipe, _link_to_itself, _link_to_nothing, _device, _folder], ids=lambda make: make.__name__.strip("_")
)
def test_nothing_is_written_over_what_is_no_file(make: Callable[[Path], None], tmp_path: Path) -> None:
    make(tmp_path / "a.txt")
    with pytest.raises(files.Unwritable, match=r"^'.*a.txt' is (a link|not an ordinary file)"):
        files.put_in_place(tmp_path / "a.txt", b"one")
    assert [path.name for path in tmp_path.iterdir()] == ["a.txt"]


def test_an_interruption_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    (tmp_path / "a.txt").write_text("before")
    for step in ("fsync", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(os, step, interrupted)
            with pytest.raises(KeyboardInterrupt):
                files.put_in_place(tmp_path / "a.txt", b"after")
        assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("a.txt", "before")]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    (tmp_path / "a.txt").write_text("before")
    monkeypatch.setattr(os, "fsync", lambda handle: full(handle, b""))
    with pytest.raises(files.Unwritable, match="No space left"):
        files.put_in_place(tmp_path / "a.txt", b"after")
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("a.txt", "before")]


def test_a_save_follows_no_link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither one that lies where a draft might, nor one in its own place."""
    from rulewright.runtime.saved import write_saved

    monkeypatch.chdir(tmp_path)
    (tmp_path / "precious").write_text("precious")
    (tmp_path / "a.save.part").symlink_to("precious")
    state = rw.load("pig", backend="reference").new(seed=1)
    write_saved(state, "a.save")
    assert (tmp_path / "precious").read_text() == "precious" and not (tmp_path / "a.save").is_symlink()
    (tmp_path / "b.save").symlink_to("a.save")
    with pytest.raises(rw.SaveError, match="'b.save' is a link"):
        write_saved(state, "b.save")
    (tmp_path / "c.save").symlink_to("not_yet")
    with pytest.raises(rw.SaveError, match="'c.save' is a link"):
        write_saved(state, "c.save")
    assert not (tmp_path / "not_yet").exists()
    with pytest.raises(rw.SaveError, match="no such folder"):
        write_saved(state, "no/folder/d.save")


def test_fmt_follows_no_link_and_keeps_the_mode(trees: Path, capsys: pytest.CaptureFixture[str]) -> None:
    untidy, path = GAME.replace("players 2", "players 2   "), trees / "trees.game"
    path.write_text(untidy)
    path.chmod(0o600)
    (trees / "trees.game.part").symlink_to("trees.yaml")
    assert main(["fmt", str(path)]) == 0
    assert path.read_text() == GAME and stat.S_IMODE(path.stat().st_mode) == 0o600
    assert (trees / "trees.yaml").read_text() == ROWS
    path.write_text(untidy)
    path.rename(trees / "real.game")
    path.symlink_to("real.game")
    capsys.readouterr()
    assert main(["fmt", str(path)]) == 1
    assert path.is_symlink() and path.read_text() == untidy
    assert "is a link" in capsys.readouterr().err


# ---------------------------------------------------------------- saves


@pytest.mark.parametrize(
    "game",
    [
        "/dev/zero",
        "../trees",
        "trees/trees.game",
        "./trees",
        "",
        "tr\0ees",
        "\x1b[2J",
        "x" * 5000,
        "caf\udce9",
        "trees/",
    ],
)
def test_a_save_names_a_game_and_no_path(game: str, trees: Path) -> None:
    head = json.loads(rw.load("trees", backend="reference").new(seed=1).save().splitlines()[0])
    Path("a.save").write_text(json.dumps({**head, "game": game}) + "\n")
    with pytest.raises(rw.RulewrightError) as told:
        rw.open_saved("a.save", backend="reference")
    assert "\x1b" not in str(told.value) and "\0" not in str(told.value) and len(str(told.value)) < 3000


@pytest.mark.parametrize(
    "change",
    [
        {"seed": 2**70},
        {"seed": -1},
        {"seed": True},
        {"players": True},
        {"players": 10**9},
        {"players": -1},
        {"options": {"a": []}},
        {"options": {"x": 1}},
        {"seed": 1.5},
        {"rulewright": [1]},
        {"rulewright": 1.0},
        {"chance": ["sampled"]},
    ],
)
def test_odd_heads_of_saves(change: dict[str, object], trees: Path) -> None:
    game = rw.load("trees", backend="reference")
    first, *rest = game.new(seed=1).play("plant oak").save().splitlines()
    text = "\n".join([json.dumps({**json.loads(first), **change}), *rest])
    Path("a.save").write_text(text)
    for reading in (lambda: rw.open_saved("a.save", backend="reference"), lambda: game.replay(text)):
        try:
            reading()
        except rw.RulewrightError as told:
            assert len(str(told)) < 3000


@pytest.mark.parametrize(
    "line",
    [
        '{"seat": 0, "move": "\\u001b[2J"}',
        '{"seat": true, "move": "plant oak"}',
        '{"seat": 0, "move": "%s"}' % ("x" * 100_000),
        "[" * 100_000,
        '{"seat": %s, "move": "plant oak"}' % ("9" * 5000),
        '{"chance": 3}',
        "\x1b[2J",
        '{"seat": 0, "move": "\\ud800"}',
    ],
)
def test_odd_lines_of_saves(line: str, trees: Path) -> None:
    game = rw.load("trees", backend="reference")
    text = game.new(seed=1).save() + line + "\n"
    with pytest.raises(rw.SaveError) as told:
        game.replay(text)
    assert "\x1b" not in str(told.value) and len(str(told.value)) < 3000


# ---------------------------------------------------------------- commands


def test_fmt_takes_the_games_of_the_working_folder(
    trees: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Never those of the installation."""
    from rulewright import library
    from rulewright.cli import fmt

    (trees / "trees.game").write_text(GAME + "   \n")
    assert fmt.files([]) == [Path("trees/trees.game")]
    assert main(["fmt"]) == 0 and main(["fmt"]) == 0
    assert capsys.readouterr().out == "changed trees/trees.game\nnothing to change in 1 file\n"
    monkeypatch.setattr(library, "shipped_folder", lambda: trees.parent)
    monkeypatch.setattr(rw, "__file__", str(trees.parent / "__init__.py"))
    assert main(["fmt"]) == 2
    assert "There is no game below the working folder" in capsys.readouterr().err


def test_a_resumed_game_knows_who_sat_where(
    trees: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(lines: list[str], *words: str) -> str:
        monkeypatch.setattr("builtins.input", lambda prompt, left=iter(lines): next(left))
        main(["play", "trees", "--backend", "reference", *words])
        return capsys.readouterr().out

    assert ": 0 random, 1 human" in play(["save a.save", "quit"], "--seats", "random,human", "--seed", "1")
    assert ": 0 random, 1 human" in play(["quit"], "--resume", "a.save")
    assert ": 0 human, 1 human" in play(["quit"], "--resume", "a.save", "--seats", "human")


# ---------------------------------------------------------------- messages


def seconds_for(*words: str) -> tuple[float, str]:
    began = time.process_time()
    said = []
    monkey = pytest.MonkeyPatch()
    with monkey.context() as patch:
        patch.setattr(
            sys, "stdout", type("Kept", (), {"write": lambda _, text: said.append(text), "flush": lambda _: None})()
        )
        assert main(list(words)) == 1
    return time.process_time() - began, "".join(said)


def test_many_mistakes_are_counted_and_not_all_told(trees: Path) -> None:
    many = "".join(f"state s{n}: Nothing{n}\n" for n in range(20_000))
    (trees / "trees.game").write_text(GAME.replace("state n: 0..100\n", f"state n: 0..100\n{many}"))
    took, said = seconds_for("check", "trees")
    assert said.count("error[RW") == 20 and "… and 180 more" in said and took < 20, (took, said[-300:])


def test_a_long_row_with_many_mistakes_is_told_in_short(trees: Path) -> None:
    row = ", ".join(f"unknown{n}: {n}" for n in range(8_000))
    (trees / "trees.yaml").write_text(f"- {{id: oak, price: 3, {row}}}\n")
    took, said = seconds_for("check", "trees")
    assert said.count("error[RW341]") == 20 and len(said) < 20_000 and took < 10, (took, said[:500])
    assert max(map(len, said.splitlines())) < 250


def test_the_caret_stands_below_the_word_of_a_long_line() -> None:
    from rulewright.compiler.syntax.diagnostics import marked
    from rulewright.compiler.syntax.source import Source, Span

    text = "a" * 500 + "WRONG" + "b" * 500
    line, carets = marked(Span(Source("x", text), 1, 501, 1, 506))
    assert line[carets.index("^") :][:5] == "WRONG" and carets.strip() == "^^^^^" and len(line) < 200
    assert line.strip().startswith("…") and line.endswith("…")
    for column in (1, 1004):
        line, carets = marked(Span(Source("x", text), 1, column, 1, column + 1))
        assert line[carets.index("^")] == text[column - 1]


@pytest.mark.parametrize("where", ["title", "reason", "table", "scenario"])
def test_no_escape_reaches_the_terminal(where: str, trees: Path) -> None:
    game, rows, scenario = GAME, ROWS, SCENARIO
    match where:
        case "title":
            game = GAME.replace("Trees", "\x1b[2JTrees")
        case "reason":
            game = GAME.replace("            n +=", '            require n < 50   "\x1b]0;x\x07no"\n            n +=')
        case "table":
            rows = '- {id: oak, price: 3, name: "\\e[2J"}\n'
        case "scenario":
            scenario = SCENARIO.replace("grows", "\x1b[2Jgrows")
    (trees / "trees.game").write_text(game)
    (trees / "trees.yaml").write_text(rows)
    (trees / "grows.scenario").write_text(scenario)
    for words in (
        ("check", "trees"),
        ("test", "trees", "--backend", "reference"),
        ("play", "trees", "--backend", "reference", "--seed", "1"),
    ):
        _, said = run(*words)
        assert "\x1b" not in said and "\x07" not in said, said
    assert "RW716" in run("test", "trees", "--backend", "reference")[1]
