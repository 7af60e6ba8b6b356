"""`new column` in a variant: a table of the game gets one more column, with a default and the cells of some rows."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright as rw
from rulewright.compiler.front import compile_game
from rulewright.compiler.syntax.diagnostics import DefinitionError
from rulewright.compiler.syntax.format import formatted

GAME = """game "Cards"
players 2
enum Time: day, dusk
table Card from "cards.yaml"
    cost: 0..5
state hand: set of Card per Player = {Well, Mill, Fair}
state coins: 0..60 per Player = 3
action gain(n)
    coins[you] = min(60, coins[you] + n)
action evening
    gain 0
play
    for you in players
        you choose play(card in your hand)
            coins[you] -= card.cost
            remove card from your hand
        evening
    finish
score money = coins[you]
"""
ROWS = """\
- {id: Well, cost: 1}
- {id: Mill, cost: 3}
- {id: Fair, cost: 2}
"""
HEAVY = """variant "Heavy cards" of cards

new column Card.weight: 0..9 = 1                            @CA-2
    Mill = 4
new column Card.late(times: 1..3): rules                    # what it does in the evening
    Well = "gain times; gain 1"
new column Card.worth: 0..99 = 2
    Fair = "10 * count(your hand)"
    Well = 7
new column Card.at: 0..9 per Time
    Mill.dusk = 5
new column Card.partner: Card?
    Mill = Fair
rows Card from "more.yaml"
after evening
    for card in your hand where card.late is not empty
        do card.late(3)
new score weights = sum(c in your hand: c.weight)
new score worths = sum(c in your hand: c.worth)
new score dusks = sum(c in your hand: c.at[dusk])
new score partners = count(c in your hand where c.partner in your hand)
"""
MORE = "- {id: Lamp, cost: 0, weight: 9}\n"
HEAVIER = """variant "Heavier cards" of heavy

new column Card.extra: 0..9 = 0
    Lamp = 3
    Mill = 1
new score extras = sum(c in Card: c.extra)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {
        "cards.game": GAME,
        "cards.yaml": ROWS,
        "heavy.variant": HEAVY,
        "more.yaml": MORE,
        "heavier.variant": HEAVIER,
    }.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def sheet(state: rw.State) -> dict[str, tuple[int, ...]]:
    return {line.name: line.values for line in state.score_sheet}


@pytest.mark.parametrize("backend", ["reference", "compiled"])
def test_cells_defaults_rules_and_formulas(folder: Path, backend: str) -> None:
    state = rw.load(folder / "heavy.variant", backend=backend).new(seed=1)
    for move in ("play Well", "play Mill"):
        state.play(move)
    # seat 0 keeps Mill and Fair; seat 1 keeps Well and Fair, and gains 3 + 1 in the evening
    assert sheet(state) == {
        "money": (3 - 1, 3 - 3 + 4),
        "weights": (4 + 1, 1 + 1),
        "worths": (2 + 20, 7 + 20),
        "dusks": (5, 0),
        "partners": (1, 0),
    }


def test_a_variant_of_a_variant_adds_another(folder: Path) -> None:
    state = rw.load(folder / "heavier.variant", backend="reference").new(seed=1)
    assert sheet(state)["extras"] == (4, 4) and sheet(state)["weights"] == (6, 6)


WRONG = {
    "new column Crad.weight: 0..9 = 1": ("RW701", "the game has no table 'Crad'", "did you mean 'Card'?"),
    "new column Card.cost: 0..9 = 1": ("RW707", "the table Card has a column 'cost' already", "replace table Card"),
    "new column Card.weight: 0..9 = 1\n    Mil = 4": (
        "RW701",
        "the table Card has no row 'Mil'",
        "did you mean 'Mill'?",
    ),
    "new column Card.weight: 0..9 = 1\n    Mill = 4\n    Mill = 5": (
        "RW349",
        "the column 'weight' stands twice in this row",
        "",
    ),
    "new column Card.weight: 0..9 = 1\n    Mill = 10": ("RW356", "10 is outside 0..9, the range of 'weight'", ""),
    "new column Card.weight: 1..9\n    Mill = 4": (
        "RW351",
        "2 rows have no 'weight': 'Well', 'Fair'",
        "give the new column a default in wrong.variant:2:17",
    ),
    'new column Card.late: rules\n    Mill = "gian 1"': (
        "RW218",
        "there is no action named 'gian'",
        "did you mean 'gain'?",
    ),
}


@pytest.mark.parametrize("text", WRONG)
def test_mistakes_are_told_where_they_stand(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    Path("wrong.variant").write_text(f'variant "Wrong" of cards\n{text}\n', encoding="utf-8")
    with pytest.raises(DefinitionError) as told:
        compile_game(Path("wrong.variant"))
    assert all(part in str(told.value) for part in WRONG[text]), str(told.value)


def test_a_row_with_an_unknown_column_is_told_of_it(folder: Path) -> None:
    (folder / "more.yaml").write_text("- {id: Lamp, cost: 0, shine: 9}\n", encoding="utf-8")
    with pytest.raises(DefinitionError, match="a variant adds a column with 'new column'"):
        compile_game(folder / "heavy.variant")


def test_it_is_formatted_as_it_is() -> None:
    assert formatted(HEAVY) == HEAVY
