"""Values as text and back."""

from __future__ import annotations

import pytest
from handmade import box_of_types

from rulewright.runtime import ir
from rulewright.runtime.words import Words, tokens

GOOD, TILE, CELL, LAND, SPOT = ir.Member("Good"), ir.Row("Tile"), ir.Cell("grid"), ir.Cell("land"), ir.Rec("Spot")

WRITTEN = [
    (29, CELL, "e4"),
    (0, CELL, "none"),
    (18, LAND, "(0,-1)"),
    (1, GOOD, "tomato"),
    (2, TILE, "G6b"),
    (-3, ir.Number(-5, 5), "-3"),
    (ir.NIL, ir.Number(0, 5, True), "none"),
    (1, ir.Truth(), "yes"),
    (2, ir.Seat(), "1"),
    (3, ir.Way("grid"), "S"),
    (ir.step_code(-1, 2), ir.Step(), "(-1,2)"),
    ((2, ir.MANY), ir.Between(), "2.."),
    ((1, 3), ir.Between(), "1..3"),
    (0b101, ir.SetOf(GOOD), "{tomato, tomatillo}"),
    (0, ir.SetOf(GOOD), "{}"),
    ((2, 0, 1), ir.BagOf(GOOD), "{tomato: 2, tomatillo: 1}"),
    ((3, 3), ir.ListOf(TILE, 4), "[none_such, none_such]"),
    ((17 * 3) + 2, SPOT, "((0,-1), lettuce)"),
]


@pytest.fixture(scope="module")
def words() -> Words:
    return Words(box_of_types())


@pytest.mark.parametrize(("value", "kind", "text"), WRITTEN)
def test_written_and_read_back(words: Words, value: object, kind: ir.Type, text: str) -> None:
    assert words.write(value, kind) == text
    given = tokens(text)
    readings = [one for one in words.read(given, 0, kind) if one.end == len(given) and one.cost == 0]
    assert [one.value for one in readings] == [value]


def best(words: Words, text: str, kind: ir.Type) -> list[object]:
    given = tokens(text)
    found = [one for one in words.read(given, 0, kind) if one.end == len(given)]
    least = min((one.cost for one in found), default=0)
    return [one.value for one in found if one.cost == least]


def test_case_spaces_and_prefixes(words: Words) -> None:
    assert best(words, "E4", CELL) == [29]
    assert best(words, " ( 0 , -1 ) ", LAND) == [18]
    assert best(words, "let", GOOD) == [2]
    assert best(words, "tomat", GOOD) == [1, 3]
    assert best(words, "{ TOMATO,tomato }", ir.BagOf(GOOD)) == [(2, 0, 0)]


def test_what_is_not_a_value(words: Words) -> None:
    for text, kind in (
        ("z9", CELL),
        ("6", ir.Number(-5, 5)),
        ("{tomato", ir.SetOf(GOOD)),
        ("(1)", ir.Step()),
        ("", GOOD),
    ):
        assert best(words, text, kind) == []


def test_plain_data(words: Words) -> None:
    assert words.plain(0, CELL) is None
    assert words.plain(1, ir.Truth()) is True
    assert words.plain((0, 2, 0), ir.BagOf(GOOD)) == {"lettuce": 2}
    assert words.plain(0b11, ir.SetOf(GOOD)) == ["tomato", "lettuce"]
    assert words.plain(((1,), (0, 1, 0), ()), ir.PileOf(GOOD, 3)) == {
        "top": ["tomato"],
        "middle": {"lettuce": 1},
        "bottom": [],
    }
