"""`rulewright show GAME`: a position as text or as a picture."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from rulewright.cli.common import add_settings, request_for
from rulewright.drawing.terminal.show import show, wants_colour
from rulewright.given_numbers import whole_number
from rulewright.loading import load_request
from rulewright.progress import Ticker
from rulewright.runtime.errors import MoveError, OptionError
from rulewright.runtime.files import Unreadable, put_in_place, read_text
from rulewright.runtime.game import Game
from rulewright.runtime.lookers import SPECTATOR, TABLE, Looker
from rulewright.runtime.moves import Move
from rulewright.runtime.printable import quoted
from rulewright.runtime.state import State

EXAMPLE = """\
examples:
  rulewright show chess --svg chess.svg
  rulewright show fjords --moves saved.game --seat 1
  rulewright show reykholt --players 3 --random 40 --seed 7 --svg reykholt.svg"""
WATCHING = "spectator"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--moves", metavar="FILE", help="a saved game, or moves as text, one in each line (-: standard input)"
    )
    parser.add_argument("--random", type=whole_number(0), default=0, metavar="N", help="then so many random moves")
    parser.add_argument(
        "--seed", type=whole_number(), default=1, metavar="N", help="for chance and random moves (default: 1)"
    )
    parser.add_argument(
        "--seat", metavar="SEAT", help=f"whose eyes: a seat, or {WATCHING} (default: everything is seen)"
    )
    parser.add_argument("--svg", metavar="FILE", help="write a picture (-: to standard output)")
    parser.add_argument(
        "--width", type=whole_number(240), default=720, metavar="PIXELS", help="room for the picture (default: 720)"
    )
    add_settings(parser)


def run(arguments: argparse.Namespace) -> int:
    with Ticker(now=True) as say:
        game = load_request(request_for(arguments.game, arguments), say)
    state = _played(game, arguments)
    for move in _random_moves(state, arguments):
        state.play(move)
    seat = _seat(arguments.seat)
    if not arguments.svg:
        print(show(state, seat, colour=wants_colour(), targets=True))
        return 0
    picture = state.svg(seat, width=arguments.width)
    if arguments.svg == "-":
        print(picture)
    else:
        put_in_place(arguments.svg, f"{picture}\n".encode())
        print(f"{arguments.svg}: {len(picture):,} bytes", file=sys.stderr)
    return 0


def _played(game: Game, arguments: argparse.Namespace) -> State:
    """The game after the moves that are given."""
    if not arguments.moves:
        return game.new(players=arguments.players, seed=arguments.seed)
    text = sys.stdin.read() if arguments.moves == "-" else _moves_in(arguments.moves)
    if text.lstrip().startswith("{"):
        return game.replay(text)
    state = game.new(players=arguments.players, seed=arguments.seed)
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            try:
                state.play(line.strip())
            except MoveError as problem:
                raise OptionError(f"{arguments.moves}, line {number}: {str(problem).splitlines()[0]}") from None
    return state


def _moves_in(file: str) -> str:
    """What a file with moves, or with a saved game, holds."""
    try:
        return read_text(Path(file))
    except Unreadable as why:
        raise OptionError(f"--moves: there is nothing to read in '{quoted(file)}': it {why}.") from None


def _random_moves(state: State, arguments: argparse.Namespace) -> Iterator[Move]:
    from rulewright.runtime.players.random import random_player

    player = random_player(arguments.seed)
    for _ in range(arguments.random):
        if state.over:
            return
        yield player(state)


def _seat(text: str | None) -> Looker:
    if text is None:
        return TABLE
    if text == WATCHING:
        return SPECTATOR
    if not text.isdecimal():
        raise OptionError(f"'{text}' is no seat: seats are 0, 1, …, or '{WATCHING}'.")
    return int(text)
