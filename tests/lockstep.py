"""Which games of ours are which of OpenSpiel's, and how their moves are told apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import rulewright as rw
from rulewright.second_opinion import ToAction, Turn, points, winners_take_all


@dataclass(frozen=True)
class Pairing:
    """A game of ours, the same game of theirs, and our moves as their actions."""

    game: str
    theirs: str
    to_action: ToAction
    options: dict[str, Any] = field(default_factory=dict)
    returns: Callable[[rw.State], list[float]] = winners_take_all
    seats: Sequence[int] | None = None  # ours for each of theirs, if they differ
    games: Mapping[str, int] = field(default_factory=lambda: {"compiled": 1000, "reference": 50})  # how many, on each backend

    @property
    def name(self) -> str:
        return self.theirs


# ---------------------------------------------------------------- moves as actions


def first_argument(move: rw.Move, _: Turn) -> int:
    """Cells and columns are numbered alike, ours from one."""
    return int(move.raw[1]) - 1


def othello_action(move: rw.Move, _: Turn) -> int:
    return int(move.raw[1]) - 1 if len(move.raw) > 1 else 64


def hex_action(size: int) -> ToAction:
    """Cells are numbered alike; the swap comes after them."""
    return lambda move, _: int(move.raw[1]) - 1 if len(move.raw) > 1 else size * size


def breakthrough_action(columns: int) -> ToAction:
    """Theirs are numbered by square, direction (three for each seat) and capture; seat 0 starts at row 0."""

    def to_action(move: rw.Move, turn: Turn) -> int:
        (row, column), (target_row, target) = (divmod(cell - 1, columns) for cell in move.raw[1:])
        direction = (1 if target_row > row else 4) + target - column
        quiet = 2 * (6 * (columns * row + column) + direction)
        return quiet if quiet in turn.legal else quiet + 1

    return to_action


QUEEN_WAYS = ((0, 1), (1, 0), (1, 1), (1, -1))  # there and back, one to seven squares far
KNIGHT_LEAPS = ((-2, -1), (-2, 1), (-1, -2), (-1, 2), (2, -1), (2, 1), (1, -2), (1, 2))
LOWER_RANKS = {"rook": 0, "bishop": 1, "knight": 2}


def chess_action(move: rw.Move, turn: Turn) -> int:
    """Theirs are numbered by square, seen from the player's side, and within it by promotion or offset; castling comes last."""
    arguments = move.arguments
    if move.name == "castle":
        return 4672 if arguments["r"][0] == "a" else 4673
    (x, y), (to_x, to_y) = (("abcdefgh".index(cell[0]), int(cell[1]) - 1) for cell in (arguments["a"], arguments["b"]))
    if turn.player == 1:
        y, to_y = 7 - y, 7 - to_y
    rank = arguments.get("new", "queen")
    within = 3 * LOWER_RANKS[rank] + (to_x - x) % 3 if rank in LOWER_RANKS else 9 + chess_offset(to_x - x, to_y - y)
    return 73 * (8 * x + y) + within


def chess_offset(x: int, y: int) -> int:
    """The number of a move by its offset: first those of a queen, then those of a knight."""
    if (x, y) in KNIGHT_LEAPS:
        return 56 + KNIGHT_LEAPS.index((x, y))
    far = max(abs(x), abs(y))
    way = (x // far, y // far)
    forth = way in QUEEN_WAYS
    return 14 * QUEEN_WAYS.index(way if forth else (-way[0], -way[1])) + (6 + far if forth else 7 - far)


KUHN = {"check": 0, "fold": 0, "bet": 1, "call": 1}
LEDUC = {"fold": 0, "call": 1, "raise": 2}
PIG = {"roll": 0, "hold": 1}


def by_name(names: dict[str, int]) -> ToAction:
    """Moves by name; what chance does is numbered alike, ours from one."""

    def to_action(move: rw.Move, _: Turn) -> int:
        return int(move.raw[0]) - 1 if move.is_chance else names[move.name]

    return to_action


PAIRINGS = (
    Pairing("tic_tac_toe", "tic_tac_toe", first_argument),
    Pairing("connect_four", "connect_four", first_argument),
    Pairing("connect_four", "connect_four(columns=5,rows=4)", first_argument, {"columns": 5, "rows": 4}),
    Pairing("connect_four", "connect_four(columns=9,x_in_row=5)", first_argument, {"columns": 9, "run": 5}),
    Pairing("connect_five", "connect_four(columns=9,rows=6,x_in_row=5)", first_argument),
    Pairing("othello", "othello", othello_action),
    Pairing("hex", "hex", hex_action(11)),
    Pairing("hex", "hex(board_size=3)", hex_action(3), {"size": 3}),
    Pairing("hex", "hex(board_size=5,swap=True)", hex_action(5), {"size": 5, "pie_rule": True}),
    Pairing("hex", "hex(board_size=8)", hex_action(8), {"size": 8}),
    Pairing("breakthrough", "breakthrough", breakthrough_action(8)),
    Pairing("breakthrough", "breakthrough(rows=5,columns=3)", breakthrough_action(3), {"rows": 5, "columns": 3}),
    Pairing("breakthrough", "breakthrough(rows=6,columns=5)", breakthrough_action(5), {"rows": 6, "columns": 5}),
    Pairing("chess", "chess", chess_action, seats=(1, 0), games={"compiled": 60, "reference": 2}),
    Pairing("kuhn_poker", "kuhn_poker", by_name(KUHN), returns=points),
    Pairing("leduc_poker", "leduc_poker", by_name(LEDUC), returns=points),
    Pairing("pig", "pig(winscore=40,horizon=100000)", by_name(PIG), {"target": 40}),
)
