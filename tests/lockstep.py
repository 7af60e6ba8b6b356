"""Which games of ours are which of OpenSpiel's, and how their moves are told apart."""

from __future__ import annotations

import re
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
    games: Mapping[str, int] = field(
        default_factory=lambda: {"compiled": 1000, "reference": 50}
    )  # how many, on each backend

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
    """Theirs are numbered by square, seen from the player's side, and within it by promotion or offset; castling comes
    last."""
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


def cell_from_top(size: int, cell: int) -> int:
    """The number of a cell where rows are counted from the top."""
    row, column = divmod(cell - 1, size)
    return (size - 1 - row) * size + column


def mancala_action(move: rw.Move, turn: Turn) -> int:
    """Pits are numbered around the board, 0 and 7 are the stores."""
    return 7 * turn.player + int(move.raw[1])


def morris_action(move: rw.Move, _: Turn) -> int:
    """Points are numbered alike; what moves is numbered by both ends, after the points."""
    first = int(move.raw[1]) - 1
    return first if move.name != "move" else 24 * (first + 1) + int(move.raw[2]) - 1


CHECKERS_WAYS = ((-1, -1), (-1, 1), (1, 1), (1, -1))  # rows from the top, columns


def checkers_action(move: rw.Move, _: Turn) -> int:
    """By square (rows from the top), direction and whether it is a jump."""
    (row, column), (to_row, to_column) = (divmod(cell_from_top(8, cell), 8) for cell in move.raw[1:])
    far = abs(to_row - row)
    way = CHECKERS_WAYS.index(((to_row - row) // far, (to_column - column) // far))
    return 8 * (8 * row + column) + 2 * way + (far == 2)


def amazons_action(move: rw.Move, _: Turn) -> tuple[int, ...]:
    """Each square that is named is an action of its own."""
    return tuple(cell_from_top(10, cell) for cell in move.raw[1:])


def liars_dice_action(dice: int) -> ToAction:
    """Bids are numbered by how many of all dice they are, then by face; doubt comes after them."""

    def to_action(move: rw.Move, _: Turn) -> int:
        if move.is_chance:
            return int(move.raw[0]) - 1
        return 6 * dice if move.name == "liar" else 6 * (int(move.raw[1]) - 1) + int(move.raw[2]) - 1

    return to_action


def go_action(size: int) -> ToAction:
    """Points are numbered alike; passing comes after them."""
    return lambda move, _: int(move.raw[1]) - 1 if len(move.raw) > 1 else size * size


def backgammon_action(move: rw.Move, turn: Turn) -> int | None:
    """Theirs are two dice at once, and two men at once: one digit (of 26) for where each begins, counted from the other
    end for seat 0; the bar is 24, no man 25; those that begin with the lower die come later. What comes to the same is
    one action."""
    moves = (*turn.before, move)
    if move.is_chance:
        return _backgammon_roll(moves, turn) if turn.before else None
    assert turn.ours is not None
    is_part = len(moves) == 1 and move.name != "pass" and not turn.ours.copy().play(move).over
    if is_part:
        return None
    seat = turn.ours.player
    digits = [25 if one.name == "pass" else _backgammon_place(one.arguments["point"], seat) for one in moves]
    high = max(int(digit) for digit in re.findall(r"Dice: (\d)(\d)", str(turn.theirs))[0])
    lower_first = moves[0].name == "pass" or moves[0].arguments["die"] < high
    action = digits[0] + 26 * (digits[1] if len(digits) == 2 else 25) + 676 * lower_first
    return next(
        (one for one in (action, *turn.legal) if one in turn.legal and _told(one, turn) == _told(action, turn)), action
    )


def _told(action: int, turn: Turn) -> str:
    return str(turn.theirs.action_to_string(turn.theirs.current_player(), action)).partition(" - ")[2]


def _backgammon_place(point: int, seat: int) -> int:
    return 24 if point == 25 else 24 - point if seat == 0 else point - 1


def _backgammon_roll(rolls: Sequence[rw.Move], turn: Turn) -> int:
    """Two dice in order; those that say who begins stand the other way round."""
    first, second = (str(roll).split()[-1] for roll in rolls)
    told = {action: turn.theirs.action_to_string(-1, action) for action in turn.legal}
    return next(
        action
        for action, text in told.items()
        if f"roll: {second}{first}" in text
        and "starts" in text
        or f"roll: {first}{second}" in text
        and "starts" not in text
    )


def backgammon_returns(state: rw.State) -> list[float]:
    """The winner's points, against the other."""
    worth = float(max(state.scores))
    return [worth if seat in state.winners else -worth for seat in range(2)]


def card_action(move: rw.Move, _: Turn) -> int:
    """Cards are numbered alike; what is rolled before they are dealt counts from zero."""
    rolled = move.is_chance and move.name == "roll"
    return int(move.raw[0]) if rolled else int(move.raw[0 if move.is_chance else 1]) - 1


def goofspiel_action(move: rw.Move, turn: Turn) -> int | tuple[()]:
    """In the last round, where there is nothing to choose, they are not asked."""
    return () if turn.theirs.is_terminal() else card_action(move, turn)


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
    Pairing("chess", "chess", chess_action, seats=(1, 0), games={"compiled": 100, "reference": 2}),
    Pairing("kuhn_poker", "kuhn_poker", by_name(KUHN), returns=points),
    Pairing("leduc_poker", "leduc_poker", by_name(LEDUC), returns=points),
    Pairing("mancala", "mancala", mancala_action, games={"compiled": 200, "reference": 20}),
    Pairing(
        "gomoku",
        "gomoku(size=6,connect=4)",
        first_argument,
        {"size": 6, "run": 4},
        games={"compiled": 100, "reference": 10},
    ),
    Pairing("gomoku", "gomoku", first_argument, games={"compiled": 100, "reference": 2}),
    Pairing("nine_mens_morris", "nine_mens_morris", morris_action, games={"compiled": 100, "reference": 4}),
    Pairing("checkers", "checkers", checkers_action, games={"compiled": 100, "reference": 4}),
    Pairing("amazons", "amazons", amazons_action, games={"compiled": 100, "reference": 2}),
    Pairing("y", "y(board_size=5)", first_argument, {"size": 5}, games={"compiled": 100, "reference": 10}),
    Pairing("y", "y(board_size=11)", first_argument, games={"compiled": 100, "reference": 4}),
    Pairing("liars_dice", "liars_dice", liars_dice_action(2), games={"compiled": 200, "reference": 50}),
    Pairing(
        "liars_dice",
        "liars_dice(numdice=3)",
        liars_dice_action(6),
        {"dice_each": 3},
        games={"compiled": 100, "reference": 20},
    ),
    Pairing(
        "goofspiel",
        "turn_based_simultaneous_game(game=goofspiel(num_cards=5))",
        goofspiel_action,
        {"cards": 5},
        games={"compiled": 200, "reference": 20},
    ),
    Pairing("hearts", "hearts", card_action, returns=points, games={"compiled": 100, "reference": 2}),
    Pairing(
        "go", "go(board_size=5)", go_action(5), {"size": 5, "ko": "simple"}, games={"compiled": 200, "reference": 4}
    ),
    Pairing("go", "go(board_size=9)", go_action(9), {"ko": "simple"}, games={"compiled": 100, "reference": 2}),
    Pairing(
        "backgammon",
        "backgammon(scoring_type=full_scoring)",
        backgammon_action,
        returns=backgammon_returns,
        games={"compiled": 100, "reference": 2},
    ),
    Pairing("pig", "pig(winscore=40,horizon=100000)", by_name(PIG), {"target": 40}),
)
