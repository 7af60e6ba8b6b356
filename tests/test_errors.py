"""The catalogue of mistakes: every code has an entry, a fixture that brings it about, and its exact message.

tests/fixtures/errors/RW201.game      a text with this mistake (or .variant, .scenario, a folder, a table beside it)
tests/fixtures/errors/RW201.txt       what the author sees; `pytest tests/test_errors.py --update` writes it anew
"""

from __future__ import annotations

import ast
import re
import shlex
from collections.abc import Callable
from pathlib import Path
from textwrap import indent

import pytest

from rulewright.cli import main
from rulewright.compiler.errors import CATALOGUE, as_markdown, story
from rulewright.compiler.errors.lints import LINTS
from rulewright.compiler.front import check_game, compile_game
from rulewright.compiler.native.build import BuildFailed
from rulewright.compiler.pipeline import TooLarge
from rulewright.conformance.run import Task, run_file
from rulewright.linting import Effort, lint
from rulewright.loading import load
from rulewright.runtime.backend import CHANCE, OVER, Fault
from rulewright.runtime.errors import RuleError
from rulewright.runtime.interpret import ReferenceBackend

ROOT = Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "tests" / "fixtures" / "errors"
SOURCES = (
    "compiler",
    "runtime",
    "drawing",
    "src/rulewright/conformance",
    "src/rulewright/linting",
    "src/rulewright/cli",
)
SUFFIXES = (".game", ".variant", ".scenario")
CODES = sorted(CATALOGUE)
HEAD = 'game "Example"\nplayers 2\n'
TAIL = "\nplay\n    for you in turns(0)\n        you choose wait\n"


def _table(rows: str) -> dict[str, str]:
    return {"made.game": f'{HEAD}table Tree from "made.yaml"\n    price: 0..9\n{TAIL}', "made.yaml": rows}


def _many_rules() -> dict[str, str]:
    rows = "".join(f"- {{id: t{n}, first: stop_it, second: stop_it}}\n" for n in range(1600))
    game = f'{HEAD}table Tree from "made.yaml"\n    first, second: rules\naction stop_it\n    finish\n{TAIL}'
    return {"made.game": game, "made.yaml": rows}


def _chain(length: int) -> str:
    return "".join(f"def d{n} = d{n + 1}\n" for n in range(length)) + f"def d{length} = 1\nscore points = d0\n"


def _tree_of_functions(levels: int) -> str:
    twice = "".join(f"def d{n}(c: grid, f) = d{n + 1}(c, x => f(x)) + d{n + 1}(c, y => f(y))\n" for n in range(levels))
    last = f"def d{levels}(c: grid, f) = if f(c) then 1 else 0\n"
    return f"board grid: square 3 by 3\n{twice}{last}score points = sum(c in grid: d0(c, x => x == a1))\n"


MADE: dict[str, dict[str, str]] = {  # texts that are too long to be kept
    "RW108": {"made.game": f"{HEAD}def far = {'(' * 120}1{')' * 120}\n{TAIL}"},
    "RW109": {"made.game": f"{HEAD}#{'.' * 1_000_000}\n{TAIL}"},
    "RW217": _many_rules(),
    "RW221": {"made.game": HEAD + _chain(80) + TAIL},
    "RW346": _table("".join(f"- {{id: t{n}, price: 3}}\n" for n in range(2001))),
    "RW373": {"made.game": HEAD + _tree_of_functions(20) + TAIL},
    "RW716": {"made.game": f"{HEAD}state n: 0..9  # \x1b[2J\n{TAIL}"},
    "RW374": {"made.game": f"{HEAD}enum Card: {', '.join(f'c{n}' for n in range(1001))}\nstate top: Card?\n{TAIL}"},
    "RW375": {"made.game": HEAD + "".join(f"board b{n}: square 2 by 2\n" for n in range(33)) + TAIL},
}
SPECIAL = {"RW125", "RW425", "RW607", "RW900"}  # no text of an author, or not one that can be mended by another line


# ---------------------------------------------------------------- what an author sees


def told(code: str, folder: Path) -> str:
    """The message that the fixture of a code brings about."""
    if code == "RW425":
        return str(TooLarge("example", "the choice in line 7 has 3,000 options"))
    if code == "RW900":
        return str(BuildFailed("example", Path("example.log")))
    path = fixture(code, folder)
    if path.suffix == ".scenario":
        return _of_scenario(path)
    options, seats = _settings(path)
    messages = [problem.render() for problem in check_game(path, options, seats)]
    if code in LINTS:
        found = lint(path, Effort(games=6, seconds=60.0)).findings
        messages += [problem.render() for problem in found if problem.code == code]
    if code[2] == "6":
        messages.append(_of_play(path, code))
    return "\n\n".join(messages)


def fixture(code: str, folder: Path) -> Path:
    """The main file of a code's fixture."""
    places = [base / f"{code}{suffix}" for suffix in reversed(SUFFIXES) for base in (folder, folder / code)]
    found = next((path for path in places if path.exists()), None)
    assert found is not None, f"{code} has no fixture: write {FIXTURES.relative_to(ROOT)}/{code}.game"
    return found.relative_to(folder)


def _settings(path: Path) -> tuple[dict[str, str], int | None]:
    """The options and players that the first line of a fixture asks for: `# checked with: --set a=1 --players 5`."""
    if path.is_dir():
        return {}, None
    first = path.read_bytes().split(b"\n")[0].decode("utf-8", "replace")
    words = shlex.split(first.partition("checked with:")[2])
    options = dict(words[at + 1].split("=", 1) for at, word in enumerate(words) if word == "--set")
    seats = [int(words[at + 1]) for at, word in enumerate(words) if word == "--players"]
    return options, seats[0] if seats else None


def _of_scenario(path: Path) -> str:
    result = run_file(Task(path, ("reference",)))
    failures = [*result.broken, *(outcome.failure for outcome in result.outcomes)]
    return "\n\n".join(failure.message for failure in failures if failure)


def _of_play(path: Path, code: str) -> str:
    """What goes wrong when a game is played, always with the first move."""
    if code == "RW630":
        return _of_check(path)
    if code == "RW612":
        try:
            load(path, backend="reference").playouts(1, max_decisions=20)
        except RuleError as problem:
            return str(problem)
        return ""
    backend = ReferenceBackend(compile_game(path).program)
    try:
        position = backend.new(1, True)
        for _ in range(50):
            if position.kind == OVER:
                break
            if code == "RW607":
                position.play((0, 9))
            elif position.kind == CHANCE:
                position.play_chance(position.outcomes()[0][0])
            else:
                position.play(position.moves()[0])
    except Fault as fault:
        return str(fault)
    return ""


def _of_check(path: Path) -> str:
    """What random games say in which the invariants are looked after."""
    try:
        load(path, backend="reference").playouts(1, check=True)
    except RuleError as error:
        return str(error)
    return ""


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], Path]:
    """Goes to the folder of a fixture, so that messages name files as an author would."""

    def go(code: str) -> Path:
        folder = FIXTURES
        if code in MADE:
            folder = tmp_path
            for name, text in MADE[code].items():
                (folder / name.replace("made.game", f"{code}.game")).write_text(text, encoding="utf-8")
        monkeypatch.chdir(folder)
        return folder

    return go


# ---------------------------------------------------------------- the tests


@pytest.mark.parametrize("code", CODES)
def test_message(code: str, work: Callable[[str], Path], request: pytest.FixtureRequest) -> None:
    """Each fixture brings about its code, told exactly so."""
    message = told(code, work(code))
    assert f"[{code}]" in message, f"the fixture of {code} says:\n{message or 'nothing'}"
    expected = FIXTURES / f"{code}.txt"
    if request.config.getoption("--update"):
        expected.write_text(_shortened(message) + "\n", encoding="utf-8")
    assert expected.is_file(), "run: pytest tests/test_errors.py --update"
    assert _shortened(message) + "\n" == expected.read_text("utf-8"), (
        "if it is meant: pytest tests/test_errors.py --update"
    )


def _shortened(message: str) -> str:
    """The message, with very long lines of made-up texts cut."""
    return "\n".join(line if len(line) < 200 else f"{line[:100]} […]" for line in message.split("\n"))


@pytest.mark.parametrize("code", CODES)
def test_words(code: str) -> None:
    """Messages are in the author's words: none of Python, of the parser, of the insides of the compiler."""
    message = (FIXTURES / f"{code}.txt").read_text("utf-8")
    foreign = (
        r"Traceback|Exception|\blark\b|Token\(|Python|Unexpected|NoneType|\bir\.|object"
        r" at|assert|libyaml|<class|\bNone\b|\bTrue\b"
    )
    assert not re.search(foreign, message), message
    assert re.search(rf"(error|warning)\[{code}\]: \S.*[^.]$", message.split("\n")[0]), (
        "no sentence, or a full stop at its end"
    )


@pytest.mark.parametrize("code", [code for code in CODES if code not in MADE and code not in SPECIAL])
def test_mended(code: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The example of the catalogue stands in the fixture; with the mended lines in its place the mistake is gone."""
    for path in [*FIXTURES.glob(f"{code}*"), *FIXTURES.glob(f"{code}/*"), *FIXTURES.glob("[a-z]*")]:
        if path.is_file():
            target = tmp_path / path.relative_to(FIXTURES)
            target.parent.mkdir(exist_ok=True)
            target.write_bytes(path.read_bytes())
    entry = CATALOGUE[code]
    texts = [path for path in sorted(tmp_path.rglob(f"{code}*")) if path.is_file() and path.suffix != ".txt"]
    mended = [path for path in texts if _mend(path, entry.wrong, entry.right)]
    assert mended, f"the example of {code} does not stand in its fixture:\n{entry.wrong}"
    monkeypatch.chdir(tmp_path)
    message = told(code, tmp_path)
    assert f"[{code}]" not in message, message


def _mend(path: Path, wrong: str, right: str) -> bool:
    text = path.read_text("utf-8", errors="replace")
    for depth in (0, 4, 8):
        pad = " " * depth
        if indent(wrong, pad) in text:
            path.write_text(text.replace(indent(wrong, pad), indent(right, pad)), encoding="utf-8")
            return True
    return False


def test_every_code_is_in_the_catalogue() -> None:
    """Whatever a file can say is in the catalogue, and the catalogue has nothing else."""
    raised = {code for folder in SOURCES for path in (ROOT / folder).rglob("*.py") for code in _codes_in(path)}
    raised.add("RW900")
    assert raised - set(CATALOGUE) == set(), "codes without an entry in compiler/errors"
    assert set(CATALOGUE) - raised == set(), "entries that no file can raise"


def _codes_in(path: Path) -> set[str]:
    if "errors" in path.parts:
        return set()
    tree = ast.parse(path.read_text("utf-8"))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in texts if re.fullmatch(r"RW\d{3}", text)}


def test_fixtures_belong_to_codes() -> None:
    """No fixture is left over."""
    stems = {path.stem.partition("_")[0] for path in FIXTURES.rglob("RW*")}
    assert stems - set(CATALOGUE) == set()


def test_entries_are_complete() -> None:
    assert len(CATALOGUE) >= 60
    for code, entry in CATALOGUE.items():
        assert re.fullmatch(r"RW[1-9]\d\d", code)
        assert entry.title and not entry.title.endswith(".") and len(entry.title) <= 80, code
        assert entry.explanation.endswith((".", ")")) and len(entry.explanation) >= 20, code
        assert entry.wrong.strip() and entry.wrong != entry.right, code
        assert code in story(code)
    titles = [entry.title for entry in CATALOGUE.values()]
    assert len(set(titles)) == len(titles)


def test_page_is_written_from_the_catalogue() -> None:
    page = ROOT / "docs" / "errors.md"
    assert page.is_file() and page.read_text("utf-8") == as_markdown(), "run: python -m rulewright.compiler.errors"


def test_warnings_fail_only_when_asked(work: Callable[[str], Path], capsys: pytest.CaptureFixture[str]) -> None:
    work("RW908")
    assert main(["check", "RW908.game"]) == 0
    assert main(["check", "--strict", "RW908.game"]) == 1
    assert "warning[RW908]" in capsys.readouterr().out


SHIPPED = sorted(path for suffix in ("game", "variant") for path in (ROOT / "definitions").glob(f"*/*.{suffix}"))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_shipped_definitions_give_no_warning(path: Path) -> None:
    """All their rules are told, and nothing in them is unused."""
    assert [problem.render() for problem in check_game(path)] == []


def test_ids_on_lines_of_variants_count(tmp_path: Path) -> None:
    """They carry rules of the variant's rulebook; one that it does not know is told."""
    (tmp_path / "pig.game").write_text((ROOT / "definitions/pig/pig.game").read_text("utf-8"), "utf-8")
    (tmp_path / "low.rules.md").write_text("- **LO-1** The target is 20.\n", "utf-8")
    for rule, codes in (("LO-1", []), ("LO-2", ["RW902", "RW903"])):
        (tmp_path / "low.variant").write_text(f'variant "Low" of pig\n\nset target = 20   @{rule}\n', "utf-8")
        found = [problem for problem in check_game(tmp_path / "low.variant") if "LO-" in problem.render()]
        assert [problem.code for problem in found] == codes
        assert not codes or "add it to low.rules.md: '- **LO-2** …'" in found[0].hint
