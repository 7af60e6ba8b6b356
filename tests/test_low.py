"""The low IR: its notation is read as it is printed, its spec refuses what must not be, and each pass does what its
fixture says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from low_notation import NotLow, expression, quoted

from rulewright.compiler.front import compile_game
from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.printer import WIDTH, function_text, statement_lines
from rulewright.compiler.low.rewrite import is_pure
from rulewright.compiler.low.spec import NotLegal, verify_low
from rulewright.compiler.low.types import surroundings
from rulewright.compiler.optimise_low import LOW_PASSES, LowPass
from rulewright.compiler.passes import ALL, NONE, chosen
from rulewright.compiler.pipeline import program_to_low, program_to_text

ROOT = Path(__file__).parents[1]
FIXTURES = ROOT / "tests" / "fixtures" / "passes"
GAMES = sorted(ROOT.glob("definitions/*/*.game"))
SMALL = [path for path in GAMES if path.stem in ("tic_tac_toe", "hex", "othello", "kuhn_poker", "pig")]
PLAYERS = re.compile(r"^players (\d+)\.\.(\d+)", re.MULTILINE)
FOR_MORE = [path for path in GAMES if PLAYERS.search(path.read_text("utf-8"))]  # for more than the fewest players
AROUND = """\
cdef extern from "rulewright.h" nogil:
    ctypedef struct rw_between:
        int32_t low
        int32_t high
    ctypedef struct S:
        uint64_t m_disc[2]
        uint8_t m_turn
        int8_t m_debt
        uint32_t m_steps
    const uint8_t T_1[3]
    int rw_min(int, int)
cdef void fault(S* s, int site) noexcept nogil:
"""


def most_seats(path: Path) -> int:
    found = PLAYERS.search(path.read_text("utf-8"))
    assert found is not None
    return int(found[2])


def module_of(*texts: str) -> low.Functions:
    return low.Functions(tuple(map(quoted, texts)), ())


@pytest.mark.parametrize("one", LOW_PASSES, ids=lambda one: one.__name__)
def test_pass_does_what_its_fixture_says(one: LowPass) -> None:
    for case in (FIXTURES / f"{one.__name__}.txt").read_text(encoding="utf-8").split("=====\n"):
        before, after = case.split("-----\n")
        made = one(module_of(*before.split("\n\n\n")), surroundings(AROUND))
        assert "\n\n".join(map(function_text, made.functions)) == after
        assert one(made, surroundings(AROUND)) == made  # nothing is left to do


@pytest.mark.parametrize("path", SMALL, ids=lambda path: path.stem)
@pytest.mark.parametrize("passes", [chosen(), NONE], ids=["passes", "plain"])
def test_what_is_printed_is_read_as_it_was(path: Path, passes: frozenset[str]) -> None:
    for stage in program_to_low(compile_game(path).program, passes)[0]:
        for function in stage.functions:
            text = function_text(function)
            if (
                max(map(len, text.splitlines())) < WIDTH - 20 and "(\n" not in text
            ):  # on several lines it is for the eye
                assert quoted(text) == function


@pytest.mark.parametrize(
    "value",
    [
        low.call("f", low.STATE, *(low.Local("a_long_name_that_is_given_again") for _ in range(4)), low.STATE),
        low.eq(low.negate(low.call("f", *(low.Local("a_long_name_for_a_condition") for _ in range(5)))), 1),
    ],
    ids=["the same argument twice", "a negation within a comparison"],
)
def test_what_is_printed_on_several_lines_says_the_same(value: low.Expr) -> None:
    lines = statement_lines(low.returns(value))
    assert len(lines) > 1
    assert expression(" ".join(line.strip() for line in lines).removeprefix("return ")) == value


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_game_is_legal_low_ir_after_every_pass(path: Path) -> None:
    program = compile_game(path).program
    program_to_text(program, chosen(), verify=True)


@pytest.mark.parametrize("path", FOR_MORE, ids=lambda path: path.stem)
def test_every_game_is_legal_low_ir_with_the_most_seats(path: Path) -> None:
    program_to_text(compile_game(path, seats=most_seats(path)).program, chosen(), verify=True)


@pytest.mark.parametrize("name", ALL)
def test_every_pass_can_be_left_out(name: str) -> None:
    program = compile_game(ROOT / "definitions" / "othello" / "othello.game").program
    program_to_text(program, chosen((name,)), verify=True)


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("return missing", "nothing here is called missing"),
        ("return T_2[0]", "nothing here is called T_2"),
        ("return s.m_stone", "s has no m_stone"),
        ("return a[0]", "a has no elements"),
        ("return rw_min(a)", "rw_min takes 2, not 1"),
        ("return rw_min(a, s)", "s is of type S*, and int is wanted"),
        ("return rw_most(a, a)", "no function is called rw_most"),
        ("return b", "b is of type rw_between, and int is wanted"),
        ("return -b", "b is no number"),
        ("return a if b else 0", "b is no condition"),
        ("return a == s", "a == s compares int and S*"),
        ("rw_min(a, a) = 3", "rw_min(a, a) cannot be assigned to"),
        ("return &rw_min(a, a) == NULL", "rw_min(a, a) lies nowhere"),
        ("break", "a loop is left where there is none"),
        ("cdef int a", "a is declared twice"),
        ("cdef rw_set9 c", "there is no type rw_set9"),
        ("return", "nothing is returned"),
        ("a + 1", "a + 1 does nothing"),
        ("for s in range(3):", "s cannot count"),
        ("if a:\n        return 1", "it may end without telling"),
        ("while True:\n        if a:\n            break\n        return 1", "it may end without telling"),
    ],
)
def test_the_spec_refuses(body: str, told: str) -> None:
    module = module_of(f"cdef int f(S* s, int a, rw_between b) noexcept nogil:\n    {body}")
    with pytest.raises(NotLegal, match=f"in f: .*{re.escape(told)}"):
        verify_low(module, surroundings(AROUND))


def test_a_function_is_there_once() -> None:
    text = "cdef int f(S* s) noexcept nogil:\n    return 0"
    with pytest.raises(NotLegal, match="twice: f"):
        verify_low(module_of(text, text), surroundings(AROUND))


@pytest.mark.parametrize("text", ["a +", "a b", "(a", "f(a", "a ? b", "<int a"])
def test_what_is_no_low_notation_is_refused(text: str) -> None:
    with pytest.raises(NotLow):
        expression(text)


def test_what_changes_something_is_not_pure() -> None:
    assert is_pure(expression("rw_min(a, b)"))
    assert not is_pure(expression("rw_few_uint8_t_put(&items, &n, 4, a)"))
    assert not is_pure(expression("rw_members(words, words, 2, found)"))  # an array is where it lies
    assert is_pure(expression("rw_bytes_total(counts, 4)"))
