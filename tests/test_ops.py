"""One row per operator and aggregate: the rows against the grammar, and their type rules."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from rulewright.runtime import ir
from rulewright.runtime.aggregates import AGGREGATES
from rulewright.runtime.lattices import LATTICES
from rulewright.runtime.ops import OPERATORS
from rulewright.runtime.signature import signature

ROOT = Path(__file__).parent.parent
DIGIT, LONG, TRUTH, SEAT = ir.Number(0, 9), ir.Number(-50, 50), ir.Truth(), ir.Seat()


def test_the_grammar_has_the_aggregates_of_the_table() -> None:
    words = re.search(r"^AGGREGATE\S*: /\(([a-z|]+)\)", (ROOT / "grammar/game.lark").read_text(encoding="utf-8"), re.M)
    assert words is not None
    assert set(words[1].split("|")) == {row.name for row in AGGREGATES.values() if row.written}


def test_the_grammar_has_the_lattices_of_the_table() -> None:
    words = re.search(r"^LATTICE\S*: /\(([a-z|]+)\)", (ROOT / "grammar/game.lark").read_text(encoding="utf-8"), re.M)
    assert words is not None and set(words[1].split("|")) == set(LATTICES)


def test_the_docs_name_every_aggregate_and_lattice() -> None:
    text = (ROOT / "docs" / "language.md").read_text(encoding="utf-8")
    (told,) = re.findall(r"^\* \*\*Aggregates\*\*: (.*)", text, re.M)
    assert {row.name for row in AGGREGATES.values() if row.written} - set(re.findall(r"`(\w+)", told)) == set()
    assert set(LATTICES) - set(re.findall(r"^board \w+: (\w+) ", text, re.M)) == set()


@pytest.mark.parametrize(
    ("rule", "operands", "result", "admitted"),
    [
        ("number, number -> number", (DIGIT, LONG), LONG, True),
        ("number, number -> number", (DIGIT,), LONG, False),
        ("number, number -> number", (DIGIT, TRUTH), LONG, False),
        ("a, a -> truth", (SEAT, SEAT), TRUTH, True),
        ("a, a -> truth", (SEAT, ir.Cell("board")), TRUTH, False),
        ("a, set of a | list of a -> truth", (SEAT, ir.ListOf(SEAT, 4)), TRUTH, True),
        ("a, set of a | list of a -> truth", (SEAT, ir.BagOf(SEAT)), TRUTH, False),
        ("a... -> set of a", (), ir.SetOf(SEAT), True),
        ("a... -> set of a", (DIGIT, LONG, DIGIT), ir.SetOf(LONG), True),
        ("a... -> set of a", (DIGIT, SEAT), ir.SetOf(LONG), False),
        ("cell, number? -> cell", (ir.Cell("board"),), ir.Cell("board"), True),
        ("cell, number? -> cell", (ir.Cell("board"), DIGIT, DIGIT), ir.Cell("board"), False),
        ("any... -> record", (DIGIT, SEAT), ir.Rec("Spot"), True),
    ],
)
def test_type_rules(rule: str, operands: tuple[ir.Type, ...], result: ir.Type, admitted: bool) -> None:
    assert signature(rule).admits(operands, result) is admitted


def test_a_type_rule_knows_its_words() -> None:
    with pytest.raises(ValueError, match="numbr"):
        signature("numbr -> number")


def test_every_row_is_lowered() -> None:
    """Lowering matches on names, so a row that was forgotten there would be found by the first author who uses it."""
    files = [ROOT / "compiler/lower/expressions/aggregates.py"]
    assert set(AGGREGATES) - matched(files) == set(), "write these in compiler/lower/expressions/aggregates.py"
    files = sorted((ROOT / "compiler" / "lower").rglob("*.py"))
    assert set(OPERATORS) - matched(files) == set(), "write these in compiler/lower/"


def matched(files: list[Path]) -> set[object]:
    """The constants that stand in patterns."""
    parts = (part for file in files for part in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    return {
        part.value.value for part in parts if isinstance(part, ast.MatchValue) and isinstance(part.value, ast.Constant)
    }


def test_every_row_says_what_it_yields() -> None:
    for row in (*OPERATORS.values(), *AGGREGATES.values()):
        assert row.text and not row.text.endswith("."), row.name
