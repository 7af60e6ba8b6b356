"""The command line: every verb, its help, its exit codes, and what it says when something is wrong."""

from __future__ import annotations

import io
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import rulewright
from rulewright.cli import VERBS, main

Said = pytest.CaptureFixture[str]


def run(*words: str) -> int:
    """The exit code of a command, also where argparse leaves by itself."""
    try:
        return main(list(words))
    except SystemExit as left:
        return int(left.code or 0)


def test_a_folder_that_is_not_there(tmp_path: Path, capsys: Said) -> None:
    """Whatever is to be written, it is a sentence, not a mistake of ours."""
    nowhere = str(tmp_path / "nowhere" / "file")
    for words in (
        ("diff", "tic_tac_toe", "misere_tic_tac_toe", "--backend", "reference", "--save", nowhere),
        ("show", "tic_tac_toe", "--backend", "reference", "--svg", nowhere),
        ("test", "tic_tac_toe", "--backend", "reference", "--coverage", "--report", nowhere),
    ):
        assert run(*words) == 1
        assert f"error: '{nowhere}' cannot be written: there is no such folder." in capsys.readouterr().err


def test_moves_that_are_not_there(tmp_path: Path, capsys: Said) -> None:
    nowhere = str(tmp_path / "nowhere.saved")
    assert run("show", "tic_tac_toe", "--backend", "reference", "--moves", nowhere) == 2
    assert f"error: --moves: there is nothing to read in '{nowhere}': it is not there." in capsys.readouterr().err


def test_findings_that_there_are_not(capsys: Said) -> None:
    """A misspelt code would leave out nothing, in silence."""
    assert run("check", "tic_tac_toe", "--lint", "--without", "RW952,RW95") == 2
    assert "'RW95' is no code of a finding: those are RW951, RW952" in capsys.readouterr().err


@pytest.mark.parametrize("verb", VERBS)
def test_help_has_an_example(verb: str, capsys: Said) -> None:
    assert run(verb, "--help") == 0
    assert f"rulewright {verb}" in capsys.readouterr().out.split("example", 1)[1]


def test_version_and_bare_call(capsys: Said) -> None:
    assert run("--version") == 0
    assert capsys.readouterr().out.strip() == f"rulewright {rulewright.__version__}"
    assert run() == 2
    assert "commands" in capsys.readouterr().out
    assert re.fullmatch(r"\d+\.\d+\.\d+", rulewright.__version__)


def test_unknown_verb_and_game(capsys: Said) -> None:
    assert run("chek") == 2
    assert "Did you mean 'check'" in capsys.readouterr().err
    assert run("perft", "conect_four", "2") == 2
    said = capsys.readouterr().err
    assert "Did you mean 'connect_four'" in said and "tic_tac_toe" in said
    assert run("perft", "tic_tac_toe") == 2
    assert run("perft", "tic_tac_toe", "1", "--set", "size") == 2
    assert run("perft", "tic_tac_toe", "1", "--set", "size=3") == 2
    assert "has no option 'size'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play pig --players many", "--players: 'many' is not a whole number. ('rulewright play --help' tells more.)"),
        (
            "play pig --simulations 0",
            "--simulations: 0 is too small, it is at least 1. ('rulewright play --help' tells more.)",
        ),
        (
            "play pig --seats robot",
            "Nobody called 'robot' can play. There are human, random, mcts, mcts:hard and module:function.",
        ),
        ("play pig --set target=20 --set target=30", "'--set target' is given twice."),
        (
            "play pig --set target=ten",
            "target = ten: there is nothing named 'ten' here (here stands a number 10..200).",
        ),
        ("check pig --set target=5", "target = 5: the option 'target' is a number from 10 to 200, not 5."),
        ("check pig --set goal=5", "the game has no option 'goal': its options are target."),
        ("play pig now", "'now' means nothing here. ('rulewright play --help' tells more.)"),
        ("play", "the following arguments are required: GAME. ('rulewright play --help' tells more.)"),
        ("perft pig 0", "DEPTH: 0 is too small, it is at least 1. ('rulewright perft --help' tells more.)"),
        ("watch pig --every nan", "--every: 'nan' is not a number of seconds. ('rulewright watch --help' tells more.)"),
        ("bench --seconds -3", "--seconds: '-3' is not a number of seconds. ('rulewright bench --help' tells more.)"),
        ("test pig --jobs -2", "--jobs: -2 is too small, it is at least 0. ('rulewright test --help' tells more.)"),
        ("--loud", "'--loud' means nothing here. ('rulewright --help' tells more.)"),
    ],
)
def test_a_wrong_command_is_answered_in_a_sentence(command: str, sentence: str, capsys: Said) -> None:
    assert run(*command.split()) == 2
    said = capsys.readouterr()
    assert said.err == f"error: {sentence}\n" and said.out == ""


def test_a_wrong_game_is_told_before_anything_is_measured(capsys: Said) -> None:
    assert run("bench", "pigg") == 2
    said = capsys.readouterr()
    assert "Did you mean 'pig'?" in said.err and said.out == ""


def test_a_file_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken").write_text("a file, no folder")
    assert run("new", "my_game", "--in", "taken") == 1
    assert capsys.readouterr().err == "error: 'taken/my_game': Not a directory.\n"
    assert run("new", 300 * "g") == 1
    assert "File name too long" in capsys.readouterr().err and [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_perft(capsys: Said) -> None:
    assert run("perft", "tic_tac_toe", "3", "--backend", "reference") == 0
    assert [line.split()[1] for line in capsys.readouterr().out.splitlines()] == ["9", "72", "504"]
    assert run("perft", "connect_four", "2", "--set", "columns=5", "--backend", "reference", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert [row["count"] for row in found["perft"]] == [5, 25] and found["options"]["columns"] == "5"


def test_new_checks_and_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("new", "my_game") == 0
    assert (tmp_path / "my_game" / "scenarios" / "my_game.scenario").exists()
    assert run("check", "my_game") == 0, capsys.readouterr().out
    assert run("test", "my_game", "--backend", "reference") == 0, capsys.readouterr().out
    assert run("watch", "my_game", "--once") == 0
    capsys.readouterr()
    assert run("new", "my_game") == 2
    assert "already something" in capsys.readouterr().err
    assert run("new", "My Game") == 2


def test_watch_goes_on_when_the_game_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    """Editors take a file away for a moment: what is watched may be gone, wrong, and there again."""
    monkeypatch.chdir(tmp_path)
    run("new", "pond")
    file = tmp_path / "pond" / "pond.game"
    text = file.read_text(encoding="utf-8")
    doings = [
        lambda: file.unlink(),
        lambda: file.write_text(text, encoding="utf-8"),
        lambda: shutil.rmtree(file.parent),
    ]

    def meanwhile(seconds: float) -> None:
        if not doings:
            raise KeyboardInterrupt
        doings.pop(0)()

    monkeypatch.setattr("time.sleep", meanwhile)
    capsys.readouterr()
    assert run("watch", "pond") == 130
    said = capsys.readouterr().out
    assert (
        said.count("3 passed on reference") == 2
        and said.count("pond/pond.game:1:1: error[RW125]: this file is not there") == 2
    )


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    """A game with a mistake in line 12, in the working folder."""
    monkeypatch.chdir(tmp_path)
    run("new", "broken")
    file = tmp_path / "broken" / "broken.game"
    file.write_text(file.read_text(encoding="utf-8").replace("heap -= number", "haep -= number"), encoding="utf-8")
    capsys.readouterr()


def test_check_shows_mistakes(broken: None, capsys: Said) -> None:
    assert run("check", "broken") == 1
    said = capsys.readouterr()
    assert "broken.game:12:" in said.out and "^^^^" in said.out and "heap" in said.out
    assert run("check", "broken", "--json") == 1
    (entry,) = json.loads(capsys.readouterr().out)["files"]
    assert entry["problems"][0]["line"] == 12 and entry["problems"][0]["code"].startswith("RW")
    assert run("play", "broken", "--seats", "random") == 1
    said = capsys.readouterr()
    assert "error[RW" in said.err and "Traceback" not in said.err
    assert run("compile", "broken") == 1


@pytest.mark.parametrize("place", ["mine.game", "RULES.md", "scenarios/mine.scenario"])
def test_files_that_are_no_text(place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    monkeypatch.chdir(tmp_path)
    run("new", "mine")
    file = tmp_path / "mine" / place
    file.write_bytes(file.read_bytes() + b"# \xff\n")
    capsys.readouterr()
    code = run("test", "mine", "--backend", "reference")
    assert code == (0 if place == "RULES.md" else 1), "the ids of a rulebook can be read in any case"
    said = capsys.readouterr()
    assert (f"mine/{place}:1:1: error[RW124]" in said.out) == bool(code), said
    if "scenario" not in place:
        assert run("check", "mine") == 1
        assert f"mine/{place}:1:1: error[RW124]" in capsys.readouterr().out


def test_the_scenarios_of_a_wrong_game(broken: None, capsys: Said) -> None:
    assert run("test", "broken", "--backend", "reference") == 1
    assert capsys.readouterr().out.startswith("broken/broken.game:12:13: error[RW201]"), "the same path as everywhere"


def test_check_all_shipped(capsys: Said) -> None:
    assert run("check") == 0, capsys.readouterr().out


@pytest.mark.parametrize("stage", ["tree", "ast", "ir", "flow", "better", "low", "pyx"])
def test_emit(stage: str, capsys: Said) -> None:
    assert run("compile", "tic_tac_toe", "--emit", stage) == 0
    first = capsys.readouterr().out
    assert "mark" in first
    run("compile", "tic_tac_toe", "--emit", stage)
    assert capsys.readouterr().out == first, "the same definition yields the same text"


@pytest.mark.parametrize("stage", ["low", "pyx"])
def test_emit_without_a_pass(stage: str, capsys: Said) -> None:
    texts = []
    for more in ([], ["--without", "masks"], ["--without", "masks", "--without", "tidy", "--verify"]):
        assert run("compile", "tic_tac_toe", "--emit", stage, *more) == 0
        texts.append(capsys.readouterr().out)
    assert len(set(texts)) == 3


@pytest.mark.parametrize("more", [[], ["--emit", "ir"]], ids=" ".join)
@pytest.mark.parametrize("option", [["--without", "masks"], ["--verify"]], ids=" ".join)
def test_passes_are_left_out_of_stages_that_have_them(option: list[str], more: list[str], capsys: Said) -> None:
    """A module is built with all of them: who asks for something else is told."""
    assert run("compile", "tic_tac_toe", *option, *more) == 2
    assert capsys.readouterr().err == "error: --without and --verify go with --emit better, low, pyx or c.\n"


def test_a_pass_that_is_not_there(capsys: Said) -> None:
    assert run("compile", "tic_tac_toe", "--emit", "low", "--without", "mask") == 2
    told = capsys.readouterr().err
    assert told.startswith("error: There is no pass 'mask'. Did you mean 'masks'? The passes are: gather_loops, ")


@pytest.mark.parametrize("stage", ["tree", "ast", "ir"])
def test_emit_of_a_file_that_is_no_text(stage: str, tmp_path: Path, capsys: Said) -> None:
    (tmp_path / "latin.game").write_bytes(b'game "\xff"\n')
    assert run("compile", str(tmp_path / "latin.game"), "--emit", stage) == 1
    assert "error[RW124]" in capsys.readouterr().err


def test_compile_builds(capsys: Said) -> None:
    assert run("compile", "tic_tac_toe", "misere_tic_tac_toe") == 0
    said = capsys.readouterr().out
    assert "tic_tac_toe: Tic-Tac-Toe for 2" in said and "[2/2]" in said


def test_explain(capsys: Said) -> None:
    assert run("explain") == 0
    codes = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert len(codes) >= 60 and run("explain", codes[0].lower()) == 0
    assert codes[0] in capsys.readouterr().out
    assert run("explain", "RW000") == 2


def test_play_between_players_that_need_none(capsys: Said) -> None:
    assert run("play", "tic_tac_toe", "--seats", "random", "--seed", "3", "--backend", "reference") == 0
    first = capsys.readouterr().out
    assert first.splitlines()[-1].startswith("over: ")
    run("play", "tic_tac_toe", "--seats", "random", "--seed", "3", "--backend", "reference")
    assert capsys.readouterr().out == first
    assert run("play", "tic_tac_toe", "--seats", "robot") == 2
    assert run("play", "tic_tac_toe", "--seats", "random,random,random") == 2


def test_play_with_a_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    save = tmp_path / "game.save"
    lines = ["help", "moves", "mark b2", "undo", "mark b2", "why mark b2", "mark b2", "marc a1", f"save {save}"]
    lines += ["rules tt-4", "rules seat 0 begins", "rules zebra", "quit"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    assert run("play", "tic_tac_toe", "--seats", "human", "--seed", "1", "--backend", "reference") == 0
    said = capsys.readouterr().out
    assert "the cell is taken" in said and "Did you mean 'mark a1'" in said and "player 0: mark b2" in said
    assert "TT-2  The cell must be empty." in said and "  TT-4  " in said and "TT-1  Seat 0 begins." in said
    assert "No rule has 'zebra' in it." in said
    assert len(save.read_text(encoding="utf-8").splitlines()) == 2
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert run("play", "kuhn_poker", "--seats", "human,random", "--seed", "1", "--backend", "reference") == 0
    assert "hidden" in capsys.readouterr().out, "what the person may not see is not shown"


def test_a_saved_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.game").write_text("precious")
    for lines in (["roll", "hold", "save a.save", "save mine.game", "save a.save"], ["save b.save"]):
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
        begun = (
            ["--resume", "a.save"] if "roll" not in lines else ["--set", "target=30", "--players", "3", "--seed", "4"]
        )
        assert run("play", "pig", *begun, "--seats", "human", "--backend", "reference") == 0
    said = capsys.readouterr().out
    assert "wrote a.save; 'rulewright play pig --resume a.save' goes on from here" in said
    assert said.count("wrote a.save") == 2 and "'mine.game' is no saved game, so nothing is written over it." in said
    assert (tmp_path / "a.save").read_text() == (tmp_path / "b.save").read_text() and "hold" in (
        tmp_path / "b.save"
    ).read_text()
    assert (tmp_path / "mine.game").read_text() == "precious", "only a saved game is written over"
    assert {path.name for path in tmp_path.iterdir()} == {"a.save", "b.save", "mine.game"}
    assert run("play", "pig", "--resume", "a.save", "--seed", "3") == 2
    assert run("play", "pig", "--resume", "c.save") == 1
    assert capsys.readouterr().err.splitlines() == [
        "error: A resumed game has its options, players and seed already.",
        "error: There is no saved game in 'c.save': it is not there.",
    ]


def test_a_conversation_at_the_table(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    """A newcomer: help, a wrong word, a move of another moment, a closed space, a part of a move, undo, the end of
    input."""
    lines = [
        "?",
        "plaice sM1",
        "sow",
        "place sF1",
        "why place sF1",
        "look sM1",
        "look",
        "moves sM",
        "moves zzz",
        "place sM1",
    ]
    lines += ["undo", "place sM1", "place sM2", "undo"]  # player 1 has made no move; player 0 has
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    setting = [
        "--set",
        "start_player=0",
        "--players",
        "2",
        "--seats",
        "human,human",
        "--seed",
        "1",
        "--backend",
        "reference",
    ]
    assert run("play", "reykholt", *setting) == 0
    said = capsys.readouterr().out
    assert "Did you mean 'place sM1'?" in said
    assert "'sow' is not asked now; it is: place SPACE" in said
    assert "'place sF1' is not legal: RK-28: none of its actions can be performed" in said
    assert "sM1 (Space)" in said and "  actions: gain 1 tomato + 1 lettuce" in said and "Say what: look " in said
    assert " place sM2  gain 1 lettuce + 1 mushroom\n" in said and "No legal move has 'zzz' in it." in said
    assert (
        "There is no move to take back." in said
        and "'place sM1' is not legal: RK-27: a worker stands there already" in said
    )
    assert (
        "player 1: place sM2; forced: act gain 1 lettuce + 1 mushroom\n" in said
        and said.count("player 0 (X) to move") == 3
    ), "asked first, in turn, and after undo"
    assert max(len(line) for line in said.splitlines()) <= 90


def test_people_at_one_terminal_keep_their_secrets(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("bet\nquit\n"))
    assert run("play", "kuhn_poker", "--seats", "human,human", "--seed", "1", "--backend", "reference") == 0
    said = capsys.readouterr().out
    assert "draw hidden" in said and all(said.count(card) <= 1 for card in ("jack", "queen", "king"))


@pytest.mark.parametrize("backend", ["compiled", "reference"])
def test_a_rule_that_goes_wrong_at_the_table(
    backend: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    """Told like a mistake that is found before: the author's line and what the numbers were, on either backend."""
    monkeypatch.chdir(tmp_path)
    run("new", "greedy")
    file = tmp_path / "greedy" / "greedy.game"
    file.write_text(file.read_text(encoding="utf-8").replace("heap -= number", "heap -= number + 40"), encoding="utf-8")
    capsys.readouterr()
    assert run("play", "greedy", "--seats", "random", "--seed", "1", "--backend", backend) == 1
    said = [line for line in capsys.readouterr().err.splitlines() if not line.startswith("building")]
    assert re.fullmatch(
        r"greedy/greedy\.game:12:13: error\[RW601\]: 'heap' cannot be -2\d: its range is 0\.\.40", said[0]
    )
    assert said[1:] == [
        "                heap -= number + 40",
        "                ^^^^",
        "  hint: 'rulewright explain RW601' tells more",
        *said[4:],
    ]
    assert re.fullmatch(r"  in greedy for 2 \(stones 21\), seed 1: decision 1, 'take \d'", said[4])
    assert said[-1] == "  again: rulewright.load('greedy', stones='21').new(players=2, seed=1)"


def test_an_interruption_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    def interrupt(arguments: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("rulewright.cli.perft.run", interrupt)
    assert run("perft", "tic_tac_toe", "1") == 130
    assert capsys.readouterr().err.strip() == "interrupted"


def test_what_is_wrong_comes_last(tmp_path: Path) -> None:
    """Also where both streams go into one file."""
    text = 'game "Stuck"\nplayers 1\n\nstate n: 0..9\n\nplay\n    for you in turns(0)\n        you choose go\n'
    (tmp_path / "stuck.game").write_text(text + '            require n < 1  "enough"\n            n += 1\n')
    (tmp_path / "wrong.game").write_text(text + "            m += 1\n")
    for words, first, last in [
        (["check", "wrong.game"], "wrong.game:9:13: error[RW201]", "wrong.game: 1 mistake, 0 warnings"),
        (
            ["play", "stuck.game", "--seats", "random", "--seed", "1", "--backend", "reference"],
            "Stuck, seed 1",
            "  again: ",
        ),
    ]:
        command = [sys.executable, "-m", "rulewright", *words]
        done = subprocess.run(
            command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        lines = done.stdout.splitlines()
        assert lines[0].startswith(first) and lines[-1].startswith(last), done.stdout


def test_a_broken_pipe_is_quiet() -> None:
    command = f"{sys.executable} -m rulewright compile tic_tac_toe --emit ir | head -c 10"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert done.returncode == 0 and done.stderr == ""


def test_our_own_mistakes_are_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """No traceback on the screen; it lies in a file for those who mend it."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    monkeypatch.setattr("rulewright.cli.explain.run", lambda arguments: {}["absent"])
    assert main(["explain", "RW101"]) == 1
    said = capsys.readouterr().err
    assert (
        said.startswith("error[RW900]: rulewright went wrong; this is a mistake in rulewright")
        and "Traceback" not in said
    )
    assert "KeyError: 'absent'" in (tmp_path / "failed" / "crash.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["connect_four", "kuhn_poker", "fjords", "reykholt", "misere_hex"])
def test_a_new_variant_works_as_it_stands(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", "my_own", "--of", game]) == 0
    assert main(["check", "my_own/my_own.variant"]) == 0
    assert "my_own/my_own.variant: no mistakes" in capsys.readouterr().out
    assert main(["test", "my_own", "--backend", "reference"]) == 0
    said = capsys.readouterr().out
    assert "1 passed on reference" in said and ("MO-1" not in said)  # what is told of the variant is covered
    assert main(["new", "other", "--of", "conect_four"]) == 2 and not Path("other").exists()
    assert "Did you mean 'connect_four'?" in capsys.readouterr().err


@pytest.mark.parametrize(("verb", "closed"), [("play", "<&-"), ("show", ">&-"), ("check", "2>&-")])
def test_a_stream_that_is_closed(verb: str, closed: str, tmp_path: Path) -> None:
    """Nothing can be read, or said: no reason to end with a traceback."""
    command = f"{sys.executable} -m rulewright {verb} tic_tac_toe {'--backend reference' if verb != 'check' else ''}"
    done = subprocess.run(["bash", "-c", f"{command} {closed}"], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0 and not done.stderr, done.stderr
