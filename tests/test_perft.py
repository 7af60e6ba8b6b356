"""Counts of whole trees against numbers from outside: the files in fixtures/perft name their sources.

game connect_four columns=4 rows=3      which game, with which options
perft 4 2401                            ways to play the first four moves
positions 4 1120                        different positions after four moves
games 356232                            ways to play to the end
turns 4 4265                            ways to play the first four turns, where a turn may take several moves; what
                                        leads to one position counts once
position 8/8/8/8/8/8/8/K6k w - - 0 1    chess: where the counts that follow begin
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from fen import scenario_of
from scale import is_long

import rulewright as rw
from rulewright import library
from rulewright.compiler.syntax.diagnostics import Problems
from rulewright.compiler.syntax.parse import parse_scenarios
from rulewright.compiler.syntax.source import Source
from rulewright.conformance.beginning import Beginning
from rulewright.conformance.machine import Workshop
from rulewright.conformance.setup import setup_of

FOLDER = Path(__file__).parent / "fixtures" / "perft"
LIMITS = {"compiled": 6_200_000, "reference": 600}
OF_TURNS = 20  # turns are counted in Python, and take so much longer
LONG_LIMITS = {"compiled": 30_000_000, "reference": 20_000}


class Count(NamedTuple):
    """One line of a fixture."""

    file: str
    game: str
    options: tuple[tuple[str, str], ...]
    kind: str
    depth: int
    number: int
    position: str = ""  # where to begin, if not at the start

    @property
    def name(self) -> str:
        options = ",".join("=".join(option) for option in self.options)
        placed = self.position.split(" ")[0]
        return f"{self.game}({options}) {placed} {self.kind} {self.depth or ''}".strip()


def read_counts(path: Path) -> list[Count]:
    """The lines of a fixture."""
    counts, game, options, position = [], "", (), ""
    for line in path.read_text(encoding="utf-8").splitlines():
        match line.split("#")[0].split():
            case []:
                continue
            case ["game", game, *settings]:
                options = tuple((name, value) for name, _, value in (one.partition("=") for one in settings))
                position = ""
            case ["position", *words]:
                position = " ".join(words)
            case ["games", number]:
                counts.append(Count(path.name, game, options, "games", 0, int(number)))
            case [kind, depth, number] if kind in ("perft", "positions", "turns"):
                counts.append(Count(path.name, game, options, kind, int(depth), int(number), position))
            case _:
                raise ValueError(f"{path.name}: cannot read {line!r}")
    return counts


def within_reach(counts: list[Count]) -> list[tuple[str, Count]]:
    """What is counted, and on which backend: the deep ones with --long only."""
    limits = LONG_LIMITS if is_long() else LIMITS
    return [(backend, count) for backend, limit in limits.items() for count in counts if _effort(count) <= limit]


def _effort(count: Count) -> int:
    return count.number * (OF_TURNS if count.kind == "turns" else 1)


COUNTS = [count for path in sorted(FOLDER.glob("*.perft")) for count in read_counts(path)]


def value_of(text: str) -> int | bool:
    """An option's value as Python takes it."""
    return text == "yes" if text in ("yes", "no") else int(text)


@pytest.mark.parametrize(
    ("backend", "count"), [pytest.param(*one, id=f"{one[0]}: {one[1].name}") for one in within_reach(COUNTS)]
)
def test_count(backend: str, count: Count) -> None:
    game = rw.load(count.game, backend=backend, **{name: value_of(text) for name, text in count.options})
    state = game.new(seed=1)
    match count.kind:
        case "perft" if count.position:
            assert perft_from(count.position, game, count.depth) == count.number
        case "perft":
            assert state.perft(count.depth) == count.number
        case "positions":
            assert count_positions(state, count.depth) == count.number
        case "turns":
            assert count_turns(state, count.depth) == count.number
        case "games":
            assert count_games(state) == count.number


def perft_from(fen: str, game: rw.Game, depth: int) -> int:
    """The same count from a position of chess, set up as a scenario would."""
    problems = Problems()
    tree = parse_scenarios(Source(fen, scenario_of(fen)), problems)
    assert tree is not None, problems.errors
    setup = setup_of(tree.scenarios[0], tree)
    begun = Beginning(Workshop(library.find(game.name), ()).machine(setup), setup).position()
    seating = game.seating()
    return seating.perft(seating.backend.from_bytes(begun.to_bytes(), begun.seed, begun.counter, True), depth)


def count_positions(state: rw.State, depth: int) -> int:
    """How many different positions there are after `depth` moves; equal positions have equal bytes."""
    layer = {bytes(state): state}
    for _ in range(depth):
        reached: dict[bytes, rw.State] = {}
        for position in layer.values():
            for move in position.moves:
                after = position.copy().play(move)
                reached.setdefault(bytes(after), after)
        layer = reached
    return len(layer)


def count_turns(state: rw.State, depth: int) -> int:
    """How many ways there are to play so many turns, each of them all moves of one player."""
    if depth == 0 or state.over:
        return depth == 0
    after: dict[bytes, rw.State] = {}
    on_turn = [state]
    while on_turn:
        position = on_turn.pop()
        for move in position.moves:
            following = position.copy().play(move)
            if not following.over and following.player == state.player:
                on_turn.append(following)
            else:
                after[bytes(following)] = following
    return len(after) if depth == 1 else sum(count_turns(one, depth - 1) for one in after.values())


def count_games(state: rw.State, known: dict[bytes, int] | None = None) -> int:
    """How many ways there are to play to the end; positions met again are not walked again."""
    known = {} if known is None else known
    if state.over:
        return 1
    key = bytes(state)
    if key not in known:
        known[key] = sum(count_games(state.copy().play(move), known) for move in state.moves)
    return known[key]


def test_every_board_game_has_counts() -> None:
    assert {count.game for count in COUNTS} >= {
        "tic_tac_toe",
        "connect_four",
        "hex",
        "othello",
        "breakthrough",
        "chess",
    }


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.perft")), ids=lambda path: path.stem)
def test_sources_are_named(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "ource:" in text or "http" in text or "OpenSpiel" in text
