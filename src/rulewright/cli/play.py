"""`rulewright play GAME`: a game at the terminal, against people or players that need none."""

from __future__ import annotations

import argparse
import random
import sys
import textwrap
from collections.abc import Callable

from rulewright.cli.common import Progress, add_settings, request_for
from rulewright.cli.numbers import whole_number
from rulewright.cli.play_commands import answered, chosen, command_in, print_position, print_question, width
from rulewright.library import find
from rulewright.loading import load_request, request
from rulewright.runtime.backend import Position
from rulewright.runtime.errors import MoveError, OptionError, RulewrightError, because, did_you_mean
from rulewright.runtime.game import Game
from rulewright.runtime.knowledge import FORCED, has_secrets, watched
from rulewright.runtime.lookers import TABLE
from rulewright.runtime.moves import Move
from rulewright.runtime.saved import read_head, saved_text
from rulewright.runtime.state import State

EXAMPLE = """\
examples:
  rulewright play connect_four --seats human,mcts
  rulewright play pig --players 3 --seats random,random,random --seed 7"""

KINDS = ("human", "random", "mcts")
CLEAR = "\x1b[2J\x1b[H"

Player = Callable[[State], Move]


class Quit(Exception):
    """A person has had enough."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    who = f"who sits where: {', '.join(KINDS)}; the last named also takes the seats that are left (default: human,mcts)"
    parser.add_argument("--seats", metavar="WHO,WHO", help=who)
    parser.add_argument("--seed", type=whole_number(), metavar="N", help="for chance and for the players (default: made up)")
    parser.add_argument("--simulations", type=whole_number(1), default=400, metavar="N", help="how hard mcts thinks")
    parser.add_argument("--resume", metavar="FILE", help="go on with a game that was saved at the table")
    add_settings(parser)


def run(arguments: argparse.Namespace) -> int:
    named = _named(arguments.seats) if arguments.seats else []
    game, state = _resumed(arguments) if arguments.resume else _begun(arguments)
    seed = state.seed
    kinds = _seated(named or ["human", "mcts"][: state.players], state.players)
    people = frozenset(seat for seat, kind in enumerate(kinds) if kind == "human")
    players = [_player(kind, seed + seat, arguments.simulations, people) for seat, kind in enumerate(kinds)]
    print(f"{game.title}, seed {seed}: " + ", ".join(f"{seat} {kind}" for seat, kind in enumerate(kinds)))
    try:
        return _play(state, people, players)
    except Quit:
        return 0


def _begun(arguments: argparse.Namespace) -> tuple[Game, State]:
    """A new game."""
    game = load_request(request_for(arguments.game, arguments), Progress().say)
    seed = arguments.seed if arguments.seed is not None else random.randrange(2**32)
    return game, game.new(players=arguments.players, seed=seed)


def _resumed(arguments: argparse.Namespace) -> tuple[Game, State]:
    """A game that was saved: options, players and seed are those it was played with."""
    if arguments.set or arguments.players is not None or arguments.seed is not None:
        raise OptionError("A resumed game has its options, players and seed already.")
    text = saved_text(arguments.resume)
    wanted = request(find(arguments.game), read_head(text)["options"], arguments.backend)
    game = load_request(wanted, Progress().say)
    return game, game.replay(text)


def _named(text: str) -> list[str]:
    """The players named with `--seats`."""
    kinds = [word.strip() for word in text.split(",")]
    for kind in kinds:
        if kind not in KINDS:
            raise OptionError(
                f"Nobody called '{kind}' can play.{did_you_mean(kind, KINDS)} There are {', '.join(KINDS)}."
            )
    return kinds


def _seated(kinds: list[str], seats: int) -> list[str]:
    """Who sits at each seat."""
    if len(kinds) > seats:
        raise OptionError(f"{len(kinds)} players were named, but there are {seats} seats.")
    return kinds + [kinds[-1]] * (seats - len(kinds))


def _player(kind: str, seed: int, simulations: int, people: frozenset[int]) -> Player:
    match kind:
        case "random":
            from rulewright.runtime.players.random import random_player

            return random_player(seed)
        case "mcts":
            from rulewright.runtime.players.mcts import mcts_player

            return mcts_player(simulations, seed)
        case _:
            return lambda state: _ask(state, people)


def _play(state: State, people: frozenset[int], players: list[Player]) -> int:
    said = _say_history(state, 0, people)
    last = None  # the person who sat at the screen last
    while not state.over:
        seat = state.player
        assert seat is not None
        if seat in people:
            if last not in (None, seat):
                _hand_over(state, seat)
            said, last = _say_history(state, said, people), seat
            print_position(state, seat)
            print_question(state)
        move = players[seat](state)
        said = min(said, len(state.events))  # something may have been taken back
        state.play(move)
        if state.over or state.player != seat:
            said = said if _waits_for_another(state, people, last) else _say_history(state, said, people)
    print_position(state, TABLE)
    _print_sheet(state)
    return 0


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


def _say_history(state: State, said: int, people: frozenset[int]) -> int:
    """Say what was played since, a line for each player's turn; what is hidden from a person at the table stays hidden."""
    steps = state.events
    turns: list[tuple[str, list[str]]] = []
    for position, move in steps[said:]:
        text = _seen_move(state, position, move, people)
        if move.is_chance and turns:
            if turns[-1][1][-1] != f"[{text}]":  # what is hidden looks the same every time
                turns[-1][1].append(f"[{text}]")
            continue
        seat = position.actor - 1 if move.forced_on is None else move.forced_on
        who = "chance" if move.is_chance else f"player {seat}"
        if not turns or turns[-1][0] != who:
            turns.append((who, []))
        turns[-1][1].append(text)
    for who, texts in turns:
        print(textwrap.fill(f"{who}: {'; '.join(texts)}", width(), subsequent_indent="    ", break_on_hyphens=False))
    return len(steps)


def _seen_move(state: State, position: Position, move: Move, people: frozenset[int]) -> str:
    """A move as everybody at the terminal may see it."""
    from rulewright.runtime.hidden import HIDDEN

    plain = watched(TABLE, state.seating, position, move)
    texts = {watched(seat, state.seating, position, move) for seat in people} or {plain}
    if texts == {plain} and not move.is_chance:
        return (FORCED if move.is_forced else "") + state.seating.notation.told(move.decision, move.raw)
    return texts.pop() if len(texts) == 1 else str(HIDDEN)


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
    """A line from the person; the end of the input means that they leave. What does not come from a keyboard is repeated, so
    that the conversation can be read."""
    try:
        line = input(prompt).strip()
    except EOFError:
        print()
        raise Quit from None
    if not sys.stdin.isatty():
        print(line)
    return line


def _ask(state: State, people: frozenset[int]) -> Move:
    """A person's next move; everything else that can be said is answered on the spot."""
    while True:
        line = _read_line("> ")
        if command_in(state, line)[0] in ("quit", "exit", "q"):
            raise Quit
        try:
            if not answered(state, line, people):
                move = chosen(state, line) or state.parse(line)
                reasons = state.explain(move)
                if not reasons:
                    return move
                print(textwrap.fill(f"'{move}' is not legal: {because(reasons)}", width(), subsequent_indent="    "))
        except MoveError as problem:
            print(textwrap.fill(problem.sentence, width(), subsequent_indent="    "))
        except (RulewrightError, OSError) as problem:
            print(problem)
