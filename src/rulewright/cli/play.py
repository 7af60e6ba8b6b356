"""`rulewright play GAME`: a game at the terminal, against people or players that need none."""

from __future__ import annotations

import argparse
import sys
import textwrap

from rulewright.cli.common import add_settings, request_for
from rulewright.cli.play_commands import (
    Table,
    answered,
    chosen,
    command_in,
    people_of,
    print_position,
    print_question,
    width,
)
from rulewright.cli.play_history import NOTHING_YET, say_history, say_to
from rulewright.given_numbers import whole_number
from rulewright.library import find
from rulewright.loading import load_request, request
from rulewright.named_players import STRENGTHS, USUAL, Maker, Player, player_named
from rulewright.pins import pinned_rules
from rulewright.progress import Ticker
from rulewright.runtime.errors import MoveError, OptionError, RulewrightError, because, did_you_mean
from rulewright.runtime.game import Game
from rulewright.runtime.knowledge import has_secrets
from rulewright.runtime.lookers import TABLE
from rulewright.runtime.moves import Move
from rulewright.runtime.printable import quoted
from rulewright.runtime.saved import read_head, saved_text
from rulewright.runtime.state import State

EXAMPLE = """\
examples:
  rulewright play connect_four --seats human,mcts:hard
  rulewright play pig --players 3 --seats random,random,random --seed 7"""

KINDS = ("human", "random", "mcts")
CLEAR = "\x1b[2J\x1b[H"


class Quit(Exception):
    """A person has had enough."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    who = (
        f"who sits where: {', '.join(KINDS)}, mcts:hard, mcts:0.5s, mcts:2000, module:function; the last named also"
        " takes the seats that are left (default: human,mcts)"
    )
    parser.add_argument("--seats", metavar="WHO,WHO", help=who)
    parser.add_argument(
        "--seed", type=whole_number(), metavar="N", help="for chance and for the players (default: made up)"
    )
    strengths = f"how hard mcts thinks: {', '.join(STRENGTHS)}, or seconds for each move, '0.5s' (default: {USUAL})"
    parser.add_argument("--strength", default=USUAL, metavar="HOW", help=strengths)
    parser.add_argument(
        "--simulations", type=whole_number(1), metavar="N", help="the same in simulations for each move"
    )
    parser.add_argument("--resume", metavar="FILE", help="go on with a game that was saved at the table")
    add_settings(parser)


def run(arguments: argparse.Namespace) -> int:
    named = _named(arguments.seats) if arguments.seats else []
    game, state, seated = _resumed(arguments) if arguments.resume else (*_begun(arguments), [])
    seed, secrets = state.seed, has_secrets(state.seating.program)
    kinds = _seated(named or seated or ["human", "mcts"][: state.players], state.players)
    people = people_of(kinds)
    how = str(arguments.simulations or arguments.strength)
    thinking = player_named(f"mcts:{how}")
    table = Table(kinds, find(arguments.game))
    players = [_player(kind, seed + seat, thinking, table) for seat, kind in enumerate(kinds)]
    shown = f", seed {seed}" if arguments.seed is not None or not secrets else ""
    sitting = (f"{seat} {kind}{f' ({how})' if kind == 'mcts' else ''}" for seat, kind in enumerate(kinds))
    print(f"{game.title}{shown}: {', '.join(sitting)}")
    if secrets and len(people) > 1:
        print("There are secrets, and one screen for several people: look away when it is not your turn.")
    try:
        _play(state, people, players)
        if not shown:
            print(f"  seed {seed}")
    except Quit:
        pass
    return 0


def _begun(arguments: argparse.Namespace) -> tuple[Game, State]:
    """A new game."""
    with Ticker(now=True) as say:
        game = load_request(request_for(arguments.game, arguments), say)
    return game, game.new(players=arguments.players, seed=arguments.seed)


def _resumed(arguments: argparse.Namespace) -> tuple[Game, State, list[str]]:
    """A game that was saved, and who sat where: options, players and seed are those it was played with."""
    if arguments.set or arguments.players is not None or arguments.seed is not None:
        raise OptionError("A resumed game has its options, players and seed already.")
    text = saved_text(arguments.resume)
    head = read_head(text)
    with Ticker(now=True) as say:
        game = load_request(
            request(pinned_rules(arguments.resume) or find(arguments.game), head["options"], arguments.backend), say
        )
    seated: list[str] = head.get("seated") or []
    known = all(kind in KINDS or kind.startswith("mcts:") for kind in seated)  # no file says which program is begun
    return game, game.replay(text), seated if known else []


def _named(text: str) -> list[str]:
    """The players named with `--seats`."""
    kinds = [word.strip() for word in text.split(",")]
    for kind in kinds:
        if ":" in kind:
            player_named(kind)
        elif kind not in KINDS:
            raise OptionError(
                f"Nobody called '{quoted(kind)}' can play.{did_you_mean(kind, KINDS)} There are {', '.join(KINDS)},"
                " mcts:hard and module:function."
            )
    return kinds


def _seated(kinds: list[str], seats: int) -> list[str]:
    """Who sits at each seat."""
    if len(kinds) > seats:
        raise OptionError(f"{len(kinds)} players were named, but there are {seats} seats.")
    return kinds + [kinds[-1]] * (seats - len(kinds))


def _player(kind: str, seed: int, thinking: Maker, table: Table) -> Player:
    if kind == "human":
        return lambda state: _ask(state, table)
    return thinking(seed) if kind == "mcts" else player_named(kind)(seed)


def _play(state: State, people: frozenset[int], players: list[Player]) -> None:
    said = say_history(state, NOTHING_YET, people)
    last = None  # the person who sat at the screen last
    heard: dict[int, int] = {}  # by person: how much of the history has been told to that person alone
    while not state.over:
        seat = state.player
        assert seat is not None
        if seat in people:
            if last not in (None, seat):
                _hand_over(state, seat)
            said, last = say_history(state, said, people), seat
            heard[seat] = say_to(state, seat, min(heard.get(seat, NOTHING_YET), len(state.events)), people)
            print_position(state, seat)
            print_question(state)
        move = players[seat](state)
        said = min(said, len(state.events))  # something may have been taken back
        state.play(move)
        if state.over or state.player != seat:
            said = said if _waits_for_another(state, people, last) else say_history(state, said, people)
    print_position(state, TABLE)
    _print_sheet(state)


def _print_sheet(state: State) -> None:
    """The score term by term, with the rules each term rests on."""
    if not any(state.scores):
        return
    lines = [(line.name, line.values, " ".join(line.rules)) for line in state.score_sheet if any(line.values)]
    if len(lines) > 1:
        lines.append(("total", state.scores, ""))
    for name, values, rules in lines:
        shown = values[:1] if state.seating.program.together else values
        print(f"  {name:<20} {'  '.join(f'{value:>5}' for value in shown)}  {rules}".rstrip())


def _waits_for_another(state: State, people: frozenset[int], last: int | None) -> bool:
    """Whether another person is to come to the screen, who will be told then what was played."""
    return state.player in people and last not in (None, state.player)


def _hand_over(state: State, seat: int) -> None:
    """Between two people at one terminal, in a game with secrets: nobody looks at the screen of another."""
    if has_secrets(state.seating.program) and sys.stdout.isatty() and sys.stdin.isatty():
        print(CLEAR, end="")
        _read_line(f"player {seat}, press Enter when nobody else looks ")
        print(CLEAR, end="")


def _read_line(prompt: str) -> str:
    """A line from the person; the end of the input means that they leave. What does not come from a keyboard is
    repeated, so that the conversation can be read."""
    try:
        line = input(prompt).strip()
    except EOFError:
        print()
        raise Quit from None
    if not sys.stdin.isatty():
        print(line)
    return line


def _ask(state: State, table: Table) -> Move:
    """A person's next move; everything else that can be said is answered on the spot."""
    while True:
        line = _read_line("> ")
        if command_in(state, line)[0] in ("quit", "exit", "q"):
            raise Quit
        try:
            if not answered(state, line, table):
                move = chosen(state, line) or state.parse(line)
                reasons = state.explain(move)
                if not reasons:
                    return move
                print(textwrap.fill(f"'{move}' is not legal: {because(reasons)}", width(), subsequent_indent="    "))
        except MoveError as problem:
            print(textwrap.fill(problem.sentence, width(), subsequent_indent="    "))
        except (RulewrightError, OSError) as problem:
            print(problem)
