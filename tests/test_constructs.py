"""Which constructs each game uses; none is used by one alone without a reason written down."""

from __future__ import annotations

import pytest
from constructs import PAGE, REASONS, TILES, alone, alone_among_tiles, constructs_of, games, page, users


def test_the_page_is_up_to_date(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--update"):
        PAGE.write_text(page(), encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == page(), "run: pytest tests/test_constructs.py --update"


def test_what_one_game_alone_uses_has_a_reason() -> None:
    found = users()
    shared = {word for word, name in alone_among_tiles().items() if len(found[word]) > 1}
    wanting = (set(alone()) | set(alone_among_tiles())) - shared - set(REASONS)
    assert not wanting, f"used by one game alone, without a reason in tests/constructs.py: {sorted(wanting)}"


def test_reasons_are_needed() -> None:
    assert set(REASONS) <= set(alone()) | set(alone_among_tiles()), "a reason for what several games use"


def test_the_tile_games_share_their_mechanism() -> None:
    assert set(TILES) <= set(games())
    common = frozenset.intersection(*(constructs_of(name) for name in TILES))
    assert {
        "ring column",
        "state on a board",
        "named directions",
        "bag of …",
        "draw",
        "otherwise",
    } <= common
