"""Games that several tables share: what is worked out for one of them serves all."""

from __future__ import annotations

from pathlib import Path
from threading import Lock

from rulewright.loading import is_built, load_request, request
from rulewright.runtime.game import Game

MOST = 100  # games with their options that are kept
Wanted = tuple[str, tuple[tuple[str, str], ...], int, str]

_GAMES: dict[Wanted, Game] = {}
_LOCKS: dict[Wanted, Lock] = {}


def shared_game(path: Path, options: dict[str, str], players: int, backend: str) -> Game:
    """A game for some seats, ready to be played. It is loaded once, however many tables ask for it at the same time."""
    wanted = request(path, options, backend)
    key = (wanted.fingerprint, tuple(sorted(options.items())), players, backend)
    with _LOCKS.setdefault(key, Lock()):
        if key not in _GAMES:
            game = load_request(wanted)
            game.seating(players)
            if len(_GAMES) >= MOST:
                _GAMES.pop(next(iter(_GAMES)), None)
            _GAMES[key] = game
        return _GAMES[key]


def quickest(path: Path, options: dict[str, str], players: int, backend: str) -> str:
    """The backend with which a game can begin at once: that of its module if it is built already."""
    if backend == "reference" or not is_built(request(path, options, backend), players):
        return "reference"
    return backend
