"""Saved games: JSON, one line that says which game it is, then one line for each move.

    {"rulewright": 1, "game": "pig", "options": {"target": "100"}, "players": 2, "seed": 7, "chance": "sampled",
    "holds": "everything", "rules": "1-5ca4e957d799a633"}
    {"seat": 0, "move": "roll", "as": [0]}
    {"chance": "roll 5", "as": [5]}

`rules` in the first line is the fingerprint of the rules it was played by (`canonical.py`), `as` a move without its
words. Where only names have changed since, `as` still says which move it was; under other rules a saved game is
refused. It holds everything, what is hidden from the players too, and says so. What one seat knows is in notes.py.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any

from rulewright.runtime.errors import MoveError, RulewrightError, SaveError
from rulewright.runtime.files import Unreadable, Unwritable, put_in_place, read_text
from rulewright.runtime.lookers import TABLE, Looker
from rulewright.runtime.printable import quoted
from rulewright.runtime.state import CHANCE, State

if TYPE_CHECKING:
    from rulewright.runtime.game import Game
    from rulewright.runtime.moves import Move

FORMAT = 1
FINGERPRINT = re.compile(r"\d+-[0-9a-f]+")  # its form, and what it is


def save(state: State, seated: Sequence[str] = ()) -> str:
    """The game so far as text; `seated` is who sat at each seat, if that is to be remembered. Its moves tell it only if
    it began where games begin."""
    seating, first = state.seating, state.first
    if first.to_bytes() != seating.backend.new(first.seed, True).to_bytes():
        raise SaveError(
            "This state was not played from the beginning of a game, so its moves do not tell it. bytes(state) keeps"
            " the position, and game.from_bytes reads it."
        )
    head = {
        "rulewright": FORMAT,
        "game": seating.name,
        "options": seating.options,
        "players": seating.seats,
        "seed": state.seed,
        "chance": "sampled" if state.sampled else "explicit",
        "holds": "everything",
        "rules": seating.rules,
        **({"seated": list(seated)} if seated else {}),
    }
    lines = [json.dumps(head, ensure_ascii=False)]
    for position, move in state.steps:
        entry = {"chance": str(move)} if move.is_chance else {"seat": position.actor - 1, "move": str(move)}
        lines.append(json.dumps({**entry, "as": move.raw}, ensure_ascii=False))
    return "\n".join(lines) + "\n"


def saved_text(path: str | os.PathLike[str]) -> str:
    """What a file with a saved game holds."""
    try:
        return read_text(path)
    except Unreadable as why:
        raise SaveError(f"There is no saved game in '{quoted(os.fspath(path))}': it {why}.") from None


def write_saved(state: State, path: str | os.PathLike[str], seat: Looker = TABLE, seated: Sequence[str] = ()) -> None:
    """Save a game, with who `seated` there, or what a seat knows of it, in a file: whole or not at all, and over
    nothing but a saved game."""
    if os.path.isfile(path) and not os.path.islink(path):
        if "rulewright" not in _first_line(saved_text(path)):
            raise SaveError(f"'{quoted(os.fspath(path))}' is no saved game, so nothing is written over it.")
    try:
        text = save(state, seated) if seat is TABLE else state.save(seat)
        put_in_place(path, text.encode())
    except Unwritable as why:
        raise SaveError(f"{why}.") from None


def _first_line(text: str) -> dict[str, Any]:
    try:
        return _entry(text.partition("\n")[0], 1)
    except SaveError:
        return {}


def read_head(text: str) -> dict[str, Any]:
    """The first line of a saved game, checked."""
    head = _entry(text.partition("\n")[0], 1)
    if "rulewright" not in head:
        raise SaveError("Line 1: this is not a saved game of rulewright.")
    if head["rulewright"] != FORMAT:
        raise SaveError(f"Line 1: saved in format {quoted(head['rulewright'])}; this version reads format {FORMAT}.")
    if "seat" in head:
        raise SaveError(
            "Line 1: this holds what one seat knows; it can be looked at with 'rulewright.open_notes', not gone on"
            " with."
        )
    for word, is_right in HEAD.items():
        if not is_right(head.get(word)):
            raise SaveError(f"Line 1: '{word}' is missing or not what it should be.")
    if head["chance"] not in ("sampled", "explicit"):
        raise SaveError("Line 1: 'chance' is 'sampled' or 'explicit'.")
    return head


def _is_number(value: Any) -> bool:
    return type(value) is int and 0 <= value < 2**64


HEAD: dict[str, Callable[[Any], bool]] = {  # what stands in the first line; a game is named, and never a path
    "game": lambda value: isinstance(value, str) and value.isidentifier(),
    "options": lambda value: isinstance(value, dict) and all(isinstance(each, str | int) for each in value.values()),
    "players": _is_number,
    "seed": _is_number,
    "chance": lambda value: isinstance(value, str),
    "rules": lambda value: value is None or (isinstance(value, str) and FINGERPRINT.fullmatch(value) is not None),
    "seated": lambda value: value is None or (isinstance(value, list) and all(isinstance(each, str) for each in value)),
}


def replay(game: Game, text: str) -> State:
    """The state at the end of a saved game."""
    head = read_head(text)
    if head["game"] != game.name:
        raise SaveError(f"Line 1: this is a game of {head['game']}, not of {game.name}.")
    state = begun(game, head)
    if version(head, state) is Version.OTHER:
        raise SaveError(
            f"Line 1: this was played by other rules ({quoted(head['rules'])}, now {state.seating.rules}); 'rulewright"
            " replay FILE' shows how far it goes by today's, and '--accept' takes them for it."
        )
    same = version(head, state) is Version.SAME
    for number, entry in entries(text):
        play_entry(state, entry, number, same)
    return state.with_chance(head["chance"] == "sampled")


class Version(Enum):
    """How today's rules stand to those that a game was played by."""

    SAME = "the same rules"
    OTHER = "other rules"
    UNKNOWN = "rules that it does not name"


def version(head: dict[str, Any], state: State) -> Version:
    """By which rules a game was played; fingerprints of another form cannot be compared."""
    named, now = head.get("rules"), state.seating.rules
    if named is None or named.partition("-")[0] != now.partition("-")[0]:
        return Version.UNKNOWN
    return Version.SAME if named == now else Version.OTHER


def begun(game: Game, head: dict[str, Any]) -> State:
    """The state before the first move of a saved game, its options held against those of the game."""
    state = game.new(head["players"], seed=head["seed"], chance="explicit")
    for word, value in state.seating.options.items():
        if str(head["options"].get(word, value)) != value:
            played = quoted(head["options"][word])
            raise SaveError(f"Line 1: played with {word} = {played}, but the game here has {value}.")
    return state


def entries(text: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """The moves of a saved game, each with its line."""
    for number, line in enumerate(text.splitlines()[1:], 2):
        if line.strip():
            yield number, _entry(line, number)


def _entry(line: str, number: int) -> dict[str, Any]:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        raise SaveError(f"Line {number}: this is not JSON.") from None
    if not isinstance(entry, dict):
        raise SaveError(f"Line {number}: a line is one JSON object.")
    return entry


def play_entry(state: State, entry: dict[str, Any], number: int, same: bool) -> None:
    """Make the move of a line. By the `same` rules a move whose words mean nothing any more is known without them."""
    seat = CHANCE if "chance" in entry else entry.get("seat")
    move = entry.get("chance", entry.get("move"))
    if not isinstance(move, str) or type(seat) is not int:
        raise SaveError(f'Line {number}: a line is {{"seat": 0, "move": "…"}} or {{"chance": "…"}}.')
    if state.player != seat:
        raise SaveError(f"Line {number}: {quoted(_who(seat), 40)} moves, but it is the turn of {_who(state.player)}.")
    try:
        state.play(_known_by_numbers(state, move, entry["as"], number) if same and "as" in entry else move)
    except RulewrightError as problem:
        raise SaveError(f"Line {number}: {problem}") from None


def _known_by_numbers(state: State, text: str, numbers: Any, line: int) -> Move:
    """The move that numbers mean, where the words for it may have changed; words that mean another move are told."""
    move = state.wrap(_as_raw(numbers))
    try:
        read = state.parse(text)
    except MoveError:
        return move  # only its name is another
    if read != move:
        raise SaveError(f"Line {line}: '{quoted(text)}' and {quoted(numbers)} are two moves; one of them was changed.")
    return move


def _as_raw(value: Any) -> Any:
    return tuple(map(_as_raw, value)) if isinstance(value, list) else value


def _who(player: int | None) -> str:
    return "nobody" if player is None else "chance" if player == CHANCE else f"seat {player}"
