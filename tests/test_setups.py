"""Setups: what the games refuse, what they accept, and what lies on the table at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rulewright as rw
from rulewright import library

REFUSED: list[tuple[str, int, dict[str, Any], str]] = [
    ("fields_of_green", 5, {"years": 5}, "not enough cards"),  # FG-87: 150 cards
    ("fields_of_green", 6, {"hand_size": 6}, "not enough cards"),  # 144
    ("fields_of_green", 1, {"draft": "kept"}, "lie open"),
    ("reykholt", 3, {"service_set": "E"}, "for fewer players"),  # RK-17
    ("reykholt", 2, {"solo": "challenge"}, "for one player"),  # RK-122
]
ACCEPTED: list[tuple[str, int, dict[str, Any]]] = [
    ("fields_of_green", 4, {"years": 5}),  # FG-87: 120 cards
    ("fields_of_green", 5, {"years": 4}),
    ("fields_of_green", 6, {"hand_size": 5}),
    ("reykholt", 2, {"service_set": "E"}),
    ("reykholt", 1, {"solo": "challenge"}),
]


@pytest.mark.parametrize(("name", "players", "options", "reason"), REFUSED)
def test_refused(name: str, players: int, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(rw.OptionError, match=reason):
        rw.load(name, backend="reference", **options).new(players, seed=1)


@pytest.mark.parametrize(("name", "players", "options"), ACCEPTED)
def test_accepted(name: str, players: int, options: dict[str, Any]) -> None:
    assert not rw.load(name, backend="reference", **options).new(players, seed=1).over


def test_an_any_time_card_needs_a_limit(tmp_path: Path) -> None:
    """RK-75, and section 4.3: an author of a new any-time card must give a limit."""
    folder = Path(library.find("reykholt")).parent
    for path in folder.glob("*.*"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    row = '- {id: X1, set: A, name: Endless, any_time: "gain 1 tomato"LIMIT}\n'
    (tmp_path / "endless.variant").write_text('variant "Endless" of reykholt\n\nrows Service from "endless.yaml"\n')
    for limit in (", limit: round", ""):
        (tmp_path / "endless.yaml").write_text(row.replace("LIMIT", limit), encoding="utf-8")
        if limit:
            rw.load(tmp_path / "endless.variant", backend="reference")
        else:
            with pytest.raises(rw.DefinitionError, match="needs a limit"):
                rw.load(tmp_path / "endless.variant", backend="reference")


def test_boxes_summary_cards_and_stickers_are_not_in_the_state() -> None:
    """RK-07: these are all states that a player has, and none of them is a box, a summary card or a sticker."""
    program = rw.load("reykholt", backend="reference").seating(4).program
    owned = {state.name for state in program.states if any(str(kind) == "Seat()" for kind in state.index)}
    assert owned == {"stock", "farm", "cards", "used", "foreseen", "idle", "progress"}


@pytest.mark.parametrize(("players", "cards"), [(1, 11), (2, 13), (3, 18), (4, 23)])
def test_greenhouses_in_play(players: int, cards: int) -> None:
    """Invariant 3 of section 6 of Reykholt's rulebook."""
    table = rw.load("reykholt", backend="reference").new(players, seed=1).view(0)["states"]
    randoms = table["randoms"]
    assert len(table["shed"]) + len(randoms["top"]) + len(randoms["middle"]) == cards


def test_small_spaces_do_not_share() -> None:
    """RK-73: no space of the small side, and none of the covering tile, lets a player share."""
    program = rw.load("reykholt", backend="reference").seating(2).program
    spaces, snippets = program.tables["Space"], program.snippets
    actions: Any = spaces.columns["actions"]
    texts = {
        space: " ".join(snippets[one - 1].text for one in row)
        for space, row in zip(spaces.ids, actions.values, strict=True)
    }
    assert [space for space, text in texts.items() if "share" in text] == ["H3"]
    assert sum(space.startswith("s") for space in texts) == 16
