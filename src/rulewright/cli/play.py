"""`rulewright play GAME`: a game at the terminal, against people or players that need none."""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from pathlib import Path

from rulewright.cli.common import Progress, add_settings, request_for
from rulewright.loading import load_request
from rulewright.runtime.errors import MoveError, OptionError, RulewrightError, did_you_mean
from rulewright.runtime.moves import Move
from rulewright.runtime.state import State

EXAMPLE = """\
examples:
  rulewright play connect_four --seats human,mcts
  rulewright play pig --players 3 --seats random,random,random --seed 7"""

KINDS = ("human", "random", "mcts")
HELP = """\
  a move            as listed by 'moves'; it may be cut short
  moves             the legal moves
  why MOVE          why a move is not legal
  show              the position again
  undo              take back your last move
  save FILE         write the game so far
  quit"""
MANY = 40

Player = Callable[[State], Move]


class Quit(Exception):
    """A person has had enough."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    who = f"who sits where: {', '.join(KINDS)}; the last named also takes the seats that are left (default: human,mcts)"
    parser.add_argument("--seats", metavar="WHO,WHO", help=who)
    parser.add_argument("--seed", type=int, metavar="N", help="for chance and for the players (default: made up)")
    parser.add_argument("--simulations", type=int, default=400, metavar="N", help="how hard mcts thinks")
    add_settings(parser)


def run(arguments: argparse.Namespace) -> int:
    game = load_request(request_for(arguments.game, arguments), Progress().say)
    seed = arguments.seed if arguments.seed is not None else random.randrange(2**32)
    state = game.new(players=arguments.players, seed=seed)
    kinds = _kinds(arguments.seats or ",".join(("human", "mcts")[: state.players]), state.players)
    players = [_player(kind, seed + seat, arguments.simulations) for seat, kind in enumerate(kinds)]
    print(f"{game.title}, seed {seed}: " + ", ".join(f"{seat} {kind}" for seat, kind in enumerate(kinds)))
    try:
        return _play(state, kinds, players)
    except Quit:
        return 0


def _kinds(text: str, seats: int) -> list[str]:
    kinds = [word.strip() for word in text.split(",")]
    for kind in kinds:
        if kind not in KINDS:
            raise OptionError(f"Nobody called '{kind}' can play.{did_you_mean(kind, KINDS)} There are {', '.join(KINDS)}.")
    if len(kinds) > seats:
        raise OptionError(f"{len(kinds)} players were named, but there are {seats} seats.")
    return kinds + [kinds[-1]] * (seats - len(kinds))


def _player(kind: str, seed: int, simulations: int) -> Player:
    match kind:
        case "random":
            from rulewright.runtime.players.random import random_player

            return random_player(seed)
        case "mcts":
            from rulewright.runtime.players.mcts import mcts_player

            return mcts_player(simulations, seed)
        case _:
            return _ask


def _play(state: State, kinds: list[str], players: list[Player]) -> int:
    said = _say_history(state, 0, kinds)
    while not state.over:
        seat = state.player
        assert seat is not None
        if kinds[seat] == "human":
            _show(state, seat)
        move = players[seat](state)
        state.play(move)
        said = _say_history(state, said, kinds)
    _show(state, None)
    if any(state.scores):
        for line in state.score_sheet:
            print(f"  {line.name:<20} {'  '.join(f'{value:>5}' for value in line.values)}  {' '.join(line.rules)}")
        print(f"  {'total':<20} {'  '.join(f'{value:>5}' for value in state.scores)}")
    return 0


def _say_history(state: State, said: int, kinds: list[str]) -> int:
    """Say what was played since; what is hidden from the people at the table stays hidden."""
    from rulewright.runtime.views import watched

    humans = [seat for seat, kind in enumerate(kinds) if kind == "human"]
    steps = state.steps
    for position, move in steps[min(said, len(steps)) :]:
        who = "chance" if move.is_chance else f"player {position.actor - 1}"
        text = watched(state.seating, position, move, humans[0]) if humans else str(move)
        print(f"{who}: {text}")
    return len(steps)


def _show(state: State, seat: int | None) -> None:
    from rulewright.runtime.show import show, wants_colour

    print()
    print(show(state, seat, colour=wants_colour()))


def _ask(state: State) -> Move:
    """A person's next move; everything else that can be said is answered on the spot."""
    while True:
        try:
            line = input("> ").strip()
        except EOFError:
            print()
            raise Quit from None
        word, _, rest = line.partition(" ")
        if word in ("quit", "exit", "q"):
            raise Quit
        try:
            if not _answered(state, word, rest.strip()):
                move = state.parse(line)
                reasons = state.explain(move)
                if not reasons:
                    return move
                print(f"'{move}' is not legal: " + "; ".join(str(reason) for reason in reasons))
        except MoveError as problem:
            print(problem.sentence)
        except (RulewrightError, OSError) as problem:
            print(problem)


def _answered(state: State, word: str, rest: str) -> bool:
    """Whether a line was a question or a command rather than a move."""
    match word:
        case "" | "?" | "help":
            print(HELP)
        case "moves":
            moves = state.moves
            print("  " + "\n  ".join(str(move) for move in moves[:MANY]))
            if len(moves) > MANY:
                print(f"  … and {len(moves) - MANY} more")
        case "why" if rest:
            reasons = state.explain(rest)
            print("it is legal" if not reasons else "\n".join(str(reason) for reason in reasons))
        case "show":
            _show(state, state.player)
        case "undo":
            _take_back(state)
        case "save" if rest:
            Path(rest).write_text(state.save(), encoding="utf-8")
            print(f"wrote {rest}")
        case _:
            return False
    return True


def _take_back(state: State) -> None:
    """Back to this person's own last decision; if there is none, nothing changes."""
    earlier = state.copy()
    earlier.undo()
    while earlier.player != state.player:
        earlier.undo()
    while len(state.steps) > len(earlier.steps):
        state.undo()
    _show(state, state.player)

