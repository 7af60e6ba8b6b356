"""What one seat knows of a game, as text: JSON, one line that says which game and whose eyes, then what the seat saw.

    {"rulewright": 1, "game": "kuhn_poker", "options": {}, "players": 2, "holds": "what seat 0 knows", "seat": 0}
    {"view": {"states": {"hand": ["king", "hidden"], …}, …}}
    {"event": "player 0: bet"}
    {"told": "…"}
    {"view": {"states": {"pot": 3}}}                        only what has changed

Nothing else is in it: no seed, no draw the seat did not see. So it can be looked at, and not gone on with.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright.runtime import knowledge
from rulewright.runtime.errors import SaveError
from rulewright.runtime.lookers import checked
from rulewright.runtime.views import as_text, line_of, view_of

if TYPE_CHECKING:
    from rulewright.runtime.state import State

FORMAT = 1


class Notes(NamedTuple):
    """A game as a seat saw it: `log` are the events and what it was told, `views` what it saw between them."""

    game: str
    options: dict[str, str]
    players: int
    seat: int
    log: tuple[str, ...]
    views: tuple[dict[str, Any], ...]


def notes(state: State, seat: Any) -> str:
    """What a seat knows, as text."""
    looker, seating = checked(seat, state.players), state.seating
    if not isinstance(looker, int):
        raise SaveError("Notes are those of a seat.")
    head = {
        "rulewright": FORMAT,
        "game": seating.name,
        "options": seating.options,
        "players": seating.seats,
        "holds": f"what seat {looker} knows",
        "seat": looker,
    }
    entries = [head, *_changes_only(_entries(state, looker))]
    return "".join(json.dumps(entry, ensure_ascii=False) + "\n" for entry in entries)


def _entries(state: State, seat: int) -> Iterator[dict[str, Any]]:
    seating = state.seating
    yield from ({"told": line} for line in knowledge.told_first(seat, seating, state.first))
    for position, move in state.events:
        if not move.is_forced:
            yield {"view": json.loads(as_text(view_of(seating, position, seat)))}
        yield {"event": line_of(seat, seating, position, move)}
        if not move.is_forced:
            yield from ({"told": line} for line in knowledge.told(seat, seating, position, move))
    yield {"view": json.loads(as_text(view_of(seating, state.position, seat)))}


def _changes_only(entries: Iterator[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    before: dict[str, Any] = {"states": {}}
    for entry in entries:
        if "view" not in entry:
            yield entry
            continue
        seen = entry["view"]
        changed = {
            word: value
            for word, value in seen.items()
            if word != "states" and (word not in before or before[word] != value)
        }
        states = {name: value for name, value in seen["states"].items() if before["states"].get(name, entry) != value}
        yield {"view": {**changed, **({"states": states} if states else {})}}
        before = seen


def read_notes(text: str) -> Notes:
    """The notes that a text holds."""
    try:
        head, *entries = [json.loads(line) for line in text.splitlines() if line.strip()]
        if head["rulewright"] != FORMAT or "seat" not in head:
            raise SaveError("These are no notes of a seat; 'game.replay' goes on with a saved game.")
        log = tuple(entry.get("event", entry.get("told")) for entry in entries if "view" not in entry)
        views: list[dict[str, Any]] = []
        seen: dict[str, Any] = {"states": {}}
        for entry in entries:
            if "view" in entry:
                seen = {**seen, **entry["view"], "states": {**seen["states"], **entry["view"].get("states", {})}}
                views.append(seen)
        return Notes(head["game"], head["options"], head["players"], head["seat"], log, tuple(views))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as problem:
        if isinstance(problem, SaveError):
            raise
        raise SaveError("These are no notes of a seat.") from None
