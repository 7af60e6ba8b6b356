"""Scenarios: how they are found, carried out, reported and held against the rules of a game."""

from __future__ import annotations

import contextlib
import io
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rulewright.conformance import main
from rulewright.conformance.coverage import report_of
from rulewright.conformance.machine import why_not_compiled
from rulewright.conformance.model import Failure, FileResult, Outcome
from rulewright.conformance.patterns import fits
from rulewright.conformance.report import as_json, as_text
from rulewright.conformance.rulebook import rule_ids
from rulewright.conformance.run import open_book, run_scenario
from rulewright.runtime.interpret import ReferenceBackend

FIXTURES = Path(__file__).resolve().parent / "fixtures" / "conformance"
RULES = """# Rules of a game

- **TT-1** Two players.
* **TT-2**: One board. See **TT-9**.
1. **TT-3** Three in a row.
  - **TT-4a** A nested rule.
| Id | Rule |
|---|---|
| FJ-13 | A tile touches two tiles. |
| **FJ-14** | Terrain matches, see FJ-13. |
Text about TT-7 and **TT-8**.
- **TT-1** said again
"""


def outcome(title: str, line: int, backend: str, covers: tuple[str, ...], message: str = "") -> Outcome:
    failure = Failure(title, "a.scenario", line + 1, message) if message else None
    return Outcome(title, "a.scenario", line, "toy", covers, backend, failure)


def result(*outcomes: Outcome) -> FileResult:
    return FileResult("a.scenario", "toy", outcomes)


def test_rule_ids_stand_at_the_start_of_bullets_and_rows() -> None:
    assert rule_ids(RULES) == ("TT-1", "TT-2", "TT-3", "TT-4a", "FJ-13", "FJ-14")


def test_a_rule_counts_only_if_its_scenario_passes_everywhere() -> None:
    outcomes = result(
        outcome("one", 1, "reference", ("A-1",)),
        outcome("one", 1, "compiled", ("A-1",)),
        outcome("two", 5, "reference", ("A-2",)),
        outcome("two", 5, "compiled", ("A-2",), "differs"),
    )
    report = report_of([outcomes], {"toy": ("A-1", "A-2", "A-3")})
    assert (report.passed, report.failed) == (1, 1)
    assert report.failures[0].message == "differs\n  backend: only compiled"
    (line,) = report.coverage
    assert (line.game, line.total, line.covered, line.uncovered) == ("toy", 3, 1, ("A-2", "A-3"))


def test_what_fails_alike_on_both_backends_is_told_once() -> None:
    both = [outcome("two", 5, backend, (), "no") for backend in ("reference", "compiled")]
    report = report_of([result(*both)], {})
    assert [failure.message for failure in report.failures] == ["no"]


def test_json_has_the_agreed_shape_and_nothing_else() -> None:
    report = report_of([result(outcome("one", 1, "reference", ("A-1",), "no"))], {"toy": ("A-1",)})
    assert json.loads(as_json(report)) == {
        "passed": 0,
        "failed": 1,
        "failures": [{"scenario": "one", "file": "a.scenario", "line": 2, "message": "no"}],
        "rules": {"toy": {"total": 1, "covered": 0, "uncovered": ["A-1"]}},
    }
    assert json.loads(as_json(report, table=True))["tables"] == {}


def test_the_text_report_ends_with_the_table_and_the_count() -> None:
    passing = result(outcome("one", 1, "reference", ("A-1",)))
    assert as_text(report_of([passing], {"toy": ("A-1", "A-2")})) == (
        "game  rules  covered  not covered\ntoy       2        1  A-2\n\n1 passed"
    )


CARDS = """
game "Cards"
players 1

table Card from "cards.yaml"
    effect: rules

state points: 0..9

action gain(n: 0..9)
    points += n

play
    for you in turns(0)
        you choose use(c in Card)
            do c.effect
            finish you
"""
USE_A1 = """
scenarios for cards

row Card A4: effect = "gain 4"

scenario "A2 is only named in a title, A3 in a remark"
    play
        0: use A1                                           # not A3
    expect points == 1

scenario "A1: a point"
    play
        0: use A1
    expect points == 1
"""


def test_rows_with_rules_are_listed_with_the_scenarios_that_name_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = "".join(f'- {{id: A{n}, effect: "gain {n}"}}\n' for n in (1, 2, 3))
    for name, text in (("cards.game", CARDS), ("cards.yaml", rows), ("cards.scenario", USE_A1)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    main([str(tmp_path), "--backend", "reference", "--table", "--json"])
    shown = json.loads(capsys.readouterr().out)["tables"]["cards"]["Card"]
    assert list(shown) == ["A1", "A2", "A3", "A4"]
    assert [line.split('"')[1].split(":")[0] for line in shown["A1"]] == [
        "A1",
        "A2 is only named in a title, A3 in a remark",
    ]
    assert not (shown["A2"] or shown["A3"] or shown["A4"])
    main([str(tmp_path), "--backend", "reference", "--table"])
    assert "cards: Card, 1 of 4 rows shown" in capsys.readouterr().out


def test_a_file_that_cannot_be_read_counts_as_a_failure() -> None:
    broken = FileResult("b.scenario", "", broken=(Failure("", "b.scenario", 1, "what is this"),))
    report = report_of([broken], {})
    assert (report.passed, report.failed) == (0, 1)
    assert as_text(report) == "what is this\n\n1 failed, 0 passed"


# ---------------------------------------------------------------- scenarios carried out


@pytest.fixture(autouse=True)
def among_the_fixtures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages name files from the working folder."""
    monkeypatch.chdir(FIXTURES)


def test_scenarios_that_hold_pass_and_the_rules_left_over_are_listed(backend: str) -> None:
    report = run("orchard", backend=backend)
    assert report["failures"] == []
    assert report["passed"] == 9
    assert report["rules"] == {
        "orchard": {"total": 8, "covered": 7, "uncovered": ["OR-8"]},
        "windfall": {"total": 1, "covered": 1, "uncovered": []},
    }


@pytest.mark.parametrize("name", ["failing", "mistaken"])
def test_what_an_author_reads(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every kind of step that is not met, and every mistake a scenario can have, with the exact text."""
    assert main([f"{name}.scenario", "--backend", "reference"]) == 1
    assert capsys.readouterr().out == Path(f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["failing", "mistaken"])
def test_both_backends_fail_alike(name: str, needs_compiler: None) -> None:
    report = run(f"{name}.scenario", backend="both")
    assert report["passed"] == 0
    assert not [failure for failure in report["failures"] if "backend: only" in failure["message"]]


def test_a_guard_that_refuses_a_move_is_reached(backend: str, tmp_path: Path) -> None:
    """Whether or not the scenario says because of which rule."""
    shutil.copytree("orchard", tmp_path / "orchard")
    file = tmp_path / "orchard" / "refused.scenario"
    refused = "    play\n        chance: draw plum\n    illegal 0: eat plum\n"
    file.write_text(f'scenarios for orchard\nscenario "x" covers OR-4\n{refused}', encoding="utf-8")
    assert run(str(file), backend=backend)["failures"] == []


def test_a_file_for_an_unknown_game_is_one_failure() -> None:
    (failure,) = run("homeless.scenario", status=1)["failures"]
    assert (failure["scenario"], failure["file"], failure["line"]) == ("", "homeless.scenario", 1)
    assert "error[RW804]" in failure["message"]
    assert "did you mean 'orchard'?" in failure["message"]


def test_a_mistake_in_the_game_is_told_once(tmp_path: Path) -> None:
    broken = copy_of_orchard(tmp_path)
    game = broken / "orchard.game"
    game.write_text(game.read_text(encoding="utf-8").replace("finish you ", "finish yuo "), encoding="utf-8")
    failures = run(str(broken), status=1)["failures"]
    assert [failure["scenario"] for failure in failures] == ["", ""]
    assert "did you mean 'you'?" in failures[0]["message"]


def test_a_file_that_does_not_parse_is_one_failure(tmp_path: Path) -> None:
    file = tmp_path / "odd.scenario"
    file.write_text('scenarios for orchard\n\nscenario "x"\n    expext over\n', encoding="utf-8")
    (failure,) = run(str(file), status=1)["failures"]
    assert failure["line"] == 4
    assert "error[RW1" in failure["message"]


def test_scenario_files_work_from_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.scenario"
    file.write_text('scenarios for tic_tac_toe\n\nscenario "nine cells"\n    moves 9\n', encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert run(str(file))["passed"] == 1


def test_only_scenarios_with_the_keyword_run() -> None:
    assert run("orchard", "-k", "OR-9")["passed"] == 1
    assert run("orchard", "-k", "HUNGRY")["passed"] == 1


def test_a_variant_is_named_like_a_game() -> None:
    assert run("orchard/windfall.variant")["passed"] == 2


def test_several_files_at_once_give_the_same_report() -> None:
    assert run("orchard", "--jobs", "2") == run("orchard", "--jobs", "1")


@pytest.mark.parametrize("argument", ["no_such_game", "no_such.scenario"])
def test_what_is_not_there_is_a_usage_error(argument: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([argument]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert argument in said.err


def test_without_a_compiler_the_reference_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("rulewright.conformance.run.why_not_compiled", lambda: "no C compiler was found")
    assert main(["orchard", "--backend", "compiled"]) == 0
    said = capsys.readouterr()
    assert said.err == "note: no C compiler was found\n"
    assert said.out.endswith("9 passed on reference\n")


def test_backends_that_differ_fail_and_show_both_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiled module is played by a second reference that is deaf to chance."""
    book = open_book(Path("orchard/scenarios/orchard.scenario"))
    machine = book.workshop.any_machine()
    scenario = next(one for one in book.tree.scenarios if "enough" in one.title)
    monkeypatch.setattr(type(machine), "compiled", Forgetful(machine.program))
    failure = run_scenario(book, scenario, "compiled").failure
    assert failure is not None
    assert "the two backends disagree after 'chance: draw apple'" in failure.message
    assert "  reference:\n" in failure.message and "  compiled:\n" in failure.message


# ---------------------------------------------------------------- pytest


@pytest.mark.parametrize("more", [(), ("-p", "xdist", "-n", "2")])
def test_pytest_collects_scenarios(tmp_path: Path, more: tuple[str, ...]) -> None:
    copy_of_orchard(tmp_path)
    shutil.copy("failing.scenario", tmp_path)
    said = run_pytest(tmp_path, *more)
    assert "18 failed, 9 passed" in said, said  # all of it: pytest would cut the text short
    assert "failing.scenario:7:5: failed: this does not hold" in said
    assert "Traceback" not in said and "runtest" not in said


PATTERNS = {
    ("take *", "take 3"): True,
    ("take *", "retake 3"): False,
    ("* 3", "take 3"): True,
    ("*ab*ab*", "abab"): True,
    ("*ab*ab*", "aba"): False,
    ("ab*ba", "aba"): False,  # head and tail do not share a letter
    ("ab*b*ba", "abba"): False,
    ("a*b*c", "a b b c"): True,
    ("*", ""): True,
    ("place ( 1, 2 ) *", "Place (1,2) turned 3"): True,
    ("take 3", "take 3"): True,
    ("take 3", "take 31"): False,
    ("*a" * 40 + "*b", "a" * 80): False,  # as a regular expression it would not come to an end
}


@pytest.mark.parametrize(("pattern", "text"), PATTERNS)
def test_a_star_stands_for_anything(pattern: str, text: str) -> None:
    assert fits(pattern, text) == PATTERNS[pattern, text]


WRONG = {
    "moves like drop col *\n        drop 1": "legal and listed, but not like the pattern",
    "expect not over": "a scenario says 'expect over', or 'expect to move 1' where it goes on",
    "play\n        repeat 9000\n            0: drop 1\n            1: drop 2": "one 'play' makes at most 10,000 moves",
}


@pytest.mark.parametrize("step", WRONG)
def test_what_is_wrong_in_a_step_is_said(step: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.scenario"
    file.write_text(f'scenarios for connect_four\nscenario "x"\n    {step}\n', encoding="utf-8")
    assert main([str(file), "--backend", "reference"]) == 1
    assert WRONG[step] in capsys.readouterr().out


LATER = """game "Later"
players 2

state gold: 0..9 per Player

play
    phase days
        for you in turns(0)
            you choose dig
                gold[you] += 1
"""


def test_a_loop_within_the_phase_begins_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "later.game").write_text(LATER, encoding="utf-8")
    file = tmp_path / "later.scenario"
    file.write_text('scenarios for later\nscenario "x"\n    start at days with you = 1\n', encoding="utf-8")
    assert main([str(file), "--backend", "reference"]) == 1
    assert "put 'phase days' inside the loop of 'you'" in capsys.readouterr().out


HANDED_ON = """game "Handed on"
players 2

state gold: 0..9 per Player

action work(pay: 0..9)
    let double = 2 * pay
    earn double with pay

action earn(all: 0..9, with part: 0..9)
    phase pay_day
        you choose dig
            gold[you] += part + all

play
    for day in 1..3
        for you in players
            work day
    finish
"""

PAY_DAYS = """scenarios for handed_on

scenario "the first day's first player"
    start at pay_day
    expect to move 0
    play
        0: dig
    expect gold[0] == 1

scenario "the third day"
    start at pay_day with day = 3
    play
        0: dig
        1: dig
    expect gold[0] == 3 and gold[1] == 9

scenario "what is said counts"
    start at pay_day with you = 1, day = 3, part = 2, all = 4
    play
        1: dig
    expect gold[1] == 6
    expect over
"""


def test_an_action_around_the_phase_is_handed_what_its_call_hands_on(tmp_path: Path) -> None:
    """But not what a line tells that was not carried out: 'double' is 0."""
    (tmp_path / "handed_on.game").write_text(HANDED_ON, encoding="utf-8")
    file = tmp_path / "handed_on.scenario"
    file.write_text(PAY_DAYS, encoding="utf-8")
    assert main([str(file), "--backend", "reference"]) == 0


LAID_OUT = """game "Laid out"
players 2

state heap: 0..9
state best: 0..9

play
    heap = 7
    phase taking
        for you in turns(0)
            you choose take(n in 1..3)
                require n <= heap
                heap -= n
"""

IN_VAIN = """scenarios for laid_out

scenario "three are left"
    given
        heap = 3; best = 4
{}    expect heap == 3 and best == 5
"""


@pytest.mark.parametrize(("start", "is_told"), [("", True), ("    start at taking\n", False)])
def test_what_is_given_in_vain_is_told(
    start: str, is_told: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The telling lays the heap out anew, which nobody sees who looks for it in the scenario."""
    (tmp_path / "laid_out.game").write_text(LAID_OUT, encoding="utf-8")
    file = tmp_path / "laid_out.scenario"
    file.write_text(IN_VAIN.format(start), encoding="utf-8")
    assert main([str(file), "--backend", "reference"]) == 1
    told = "given, but changed before anybody is asked: heap ('start at' a phase leaves these lines out)"
    assert (told in capsys.readouterr().out) == is_told


def test_pytest_tells_a_broken_file_without_a_traceback(tmp_path: Path) -> None:
    shutil.copy("homeless.scenario", tmp_path)
    said = run_pytest(tmp_path)
    assert "homeless.scenario:1:15: error[RW804]" in said
    assert "Traceback" not in said


# ---------------------------------------------------------------- helpers


class Forgetful:
    """A backend that is wrong: its positions never notice what chance brings."""

    def __init__(self, program: Any) -> None:
        self.reference = ReferenceBackend(program)

    def from_bytes(self, data: bytes, seed: int, counter: int, explicit_chance: bool) -> Any:
        position = self.reference.from_bytes(data, seed, counter, explicit_chance)
        return Deaf(position)


class Deaf:
    """A position that stays as it is when chance moves."""

    def __init__(self, position: Any) -> None:
        self.position = position

    def __getattr__(self, name: str) -> Any:
        return getattr(self.position, name)

    def play_chance(self, value: int) -> None:
        """Nothing happens."""


def run(*arguments: str, backend: str = "reference", status: int | None = None) -> Any:
    """The JSON of a run; its exit code is checked."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        code = main([*arguments, "--backend", backend, "--json"])
    report = json.loads(said.getvalue())
    assert code == (bool(report["failed"]) if status is None else status)
    return report


def run_pytest(folder: Path, *more: str) -> str:
    """What pytest says of a folder, with this plugin and the reference backend."""
    command = [sys.executable, "-m", "pytest", "-p", "rulewright.conformance.plugin", "--scenario-backend", "reference"]
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [*command, "--rootdir", str(folder), *more, "."],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def copy_of_orchard(folder: Path) -> Path:
    """The game of these tests in a folder of its own."""
    return Path(shutil.copytree(FIXTURES / "orchard", folder / "orchard"))


@pytest.fixture
def needs_compiler() -> None:
    """Skips where no module can be built."""
    if why_not_compiled():
        pytest.skip("no C compiler")


@pytest.fixture(params=["reference", "both"])
def backend(request: pytest.FixtureRequest) -> str:
    """The reference alone, and both backends where a module can be built."""
    if request.param == "both" and why_not_compiled():
        pytest.skip("no C compiler")
    return str(request.param)
