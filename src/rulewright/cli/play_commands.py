"""What a person can say at the table besides a move."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from rulewright.drawing.terminal.moves import counted_moves, grouped_moves, numbered_moves
from rulewright.rules_text import rule_texts
from rulewright.runtime.errors import InvalidMoveError, MoveError, because
from rulewright.runtime.knowledge import has_secrets
from rulewright.runtime.lookers import Looker, mover
from rulewright.runtime.moves import Move
from rulewright.runtime.saved import write_saved
from rulewright.runtime.state import State

HELP = """\
  a move            as 'moves' lists them; words may be cut short, what is clear left out
  #3                the third move of the list; '3' where that is no move itself
  moves             the legal moves; 'moves WORD': those in which the word occurs
  why               which rules fired in the last move, and where points come from
  why MOVE          why a move is not legal, with the rule
  rules WORD        the rules with this word in them; 'rules FJ-13': one; 'rules': all
  look NAME         a card, tile, space or cell from near: look {example}
  show              the position again
  undo              take back the last move that a person made
  save FILE         write the game so far; where there are secrets: what you know of it
  save FILE everything   write a game that can be gone on with, secrets and all
  quit              leave the table
  /save FILE        any of these where a move is called so too"""
EVERYTHING = " everything"
_MARKS = re.compile(r"[*`]")  # of Markdown
MOVE = "move"  # no word of a command
LONGEST_NUMBER = 9
MANY, FEW = 40, 8  # lines of moves that are printed when asked for, and without being asked


@dataclass(frozen=True)
class Table:
    """Who sits at each seat, and the game that is played."""

    kinds: Sequence[str]
    path: Path


def width() -> int:
    """How wide the terminal is; 80 where nobody knows."""
    return min(200, max(40, shutil.get_terminal_size((80, 24)).columns)) if sys.stdout.isatty() else 80


def print_position(state: State, seat: Looker) -> None:
    """The position as a seat sees it."""
    from rulewright.drawing.terminal.show import show, wants_colour

    print()
    print(show(state, seat, colour=wants_colour(), width=width(), targets=isinstance(seat, int)))


def print_question(state: State) -> None:
    """What the person is asked: all moves if they are few, otherwise how many of each kind."""
    from rulewright.drawing.terminal.rows import look_at_parts
    from rulewright.drawing.terminal.show import last_cells, wants_colour

    seat = mover(state.position)
    for line in look_at_parts(state, last_cells(state, seat), seat, wants_colour()):
        print(line)
    lines = grouped_moves(state, width(), numbered=True)
    if len(lines) <= FEW:
        print("\n".join(lines))
    else:
        print(f"  {counted_moves(state)}: 'moves' lists them, 'help' says what else there is")


def people_of(kinds: Sequence[str]) -> frozenset[int]:
    """The seats of people."""
    return frozenset(seat for seat, kind in enumerate(kinds) if kind == "human")


def answered(state: State, line: str, table: Table) -> bool:
    """Whether a line was a question or a command, which is answered, rather than a move."""
    word, rest = command_in(state, line)
    match word:
        case "" | "?" | "help":
            print(HELP.format(example=_example(state)))
        case "moves":
            _print_moves(state, rest)
        case "why" if rest:
            reasons = state.explain(rest)
            print(because(reasons) if reasons else "it is legal")
            _print_rules(table.path, [reason.rule for reason in reasons if reason.rule])
        case "rules" | "rule":
            print_rules(table.path, rest)
        case "why":
            print(state.why(mover(state.position)))
        case "look" if rest:
            from rulewright.drawing.terminal.rows import look
            from rulewright.drawing.terminal.show import wants_colour

            print(
                "\n".join(look(state, rest, mover(state.position), wants_colour()))
                or f"There is no card, tile or cell '{rest}'."
            )
        case "save" if rest:
            _save(state, rest, table.kinds)
        case "look" | "save":
            print(f"Say what: {word} {'FILE' if word == 'save' else _example(state)}")
        case "show":
            print_position(state, mover(state.position))
            print_question(state)
        case "undo":
            _take_back(
                state, frozenset((state.player or 0,)) if has_secrets(state.seating.program) else people_of(table.kinds)
            )
        case _:
            return False
    return True


def print_rules(path: Path, words: str) -> None:
    """The rules of the game: all of them, the one with an id, or those in which some words occur."""
    known = rule_texts(path)
    wanted = words.upper().removeprefix("@")
    found = (
        [wanted]
        if wanted in known
        else [rule for rule, text in known.items() if words.casefold() in f"{rule} {text}".casefold()]
    )
    if not known:
        print("This game has no rulebook: a file RULES.md beside it.")
    elif not found:
        print(f"No rule has '{words}' in it.")
    _print_rules(path, found)


def _print_rules(path: Path, rules: Iterable[str]) -> None:
    known = rule_texts(path)
    for rule in dict.fromkeys(rules):
        if rule in known:
            text = _MARKS.sub("", known[rule])
            print(
                textwrap.fill(f"{rule}  {text}", width(), initial_indent="  ", subsequent_indent=" " * (len(rule) + 4))
            )


def _save(state: State, rest: str, kinds: Sequence[str]) -> None:
    """Write the game; where there are secrets, what the person at the screen knows, and everything only if that is
    said."""
    file = rest.removesuffix(EVERYTHING).strip()
    secrets, whole = has_secrets(state.seating.program), rest.endswith(EVERYTHING)
    if secrets and not whole:
        write_saved(state, file, mover(state.position))
        print(
            f"wrote {file}: what player {state.player} knows; 'save {file}{EVERYTHING}' writes a game that can be gone"
            " on with"
        )
        return
    write_saved(state, file, seated=kinds)
    beware = ", and holds everything, what is hidden too" if secrets else ""
    print(f"wrote {file}; 'rulewright play {state.seating.name} --resume {file}' goes on from here{beware}")


def command_in(state: State, line: str) -> tuple[str, str]:
    """The word of a command and what follows it. Where a move is called like a command, the move is meant, and '/'
    before the word makes it a command."""
    word, _, rest = line.partition(" ")
    moves = [name.casefold() for name in state.seating.notation.names(state.position.decision)]
    is_move = word.casefold() in moves
    return (MOVE if is_move else word.casefold().removeprefix("/")), rest.strip()


def chosen(state: State, line: str) -> Move | None:
    """The move that a number of the list means: `#3`, or `3` where that can be no move by itself."""
    digits = line.removeprefix("#")
    if not digits.isdecimal() or len(digits) > LONGEST_NUMBER:
        return None
    if digits == line:
        with suppress(MoveError):
            return state.parse(line)
    moves = numbered_moves(state)
    if not 1 <= int(digits) <= len(moves):
        many = "There is one move, #1." if len(moves) == 1 else f"There are the moves #1 to #{len(moves)}."
        raise InvalidMoveError(many, line, "")
    return state.wrap(moves[int(digits) - 1])


def _example(state: State) -> str:
    """Something of this game that can be looked at."""
    program = state.seating.program
    names = [table.ids[0] for table in program.tables.values() if table.ids]
    names += [board.names[len(board.names) // 2] for board in program.boards.values()]
    return names[0] if names else "NAME"


def _print_moves(state: State, words: str) -> None:
    lines = grouped_moves(state, width(), words, numbered=True)
    if not lines:
        print(f"No legal move has '{words}' in it.")
    print("\n".join(lines[:MANY]))
    if len(lines) > MANY:
        print(f"  … and {len(lines) - MANY} lines more; 'moves WORD' lists those with the word in them")


def _take_back(state: State, people: frozenset[int]) -> None:
    """Back to the last decision of one of these people; if there is none, nothing changes."""
    earlier = state.copy()
    earlier.undo()
    while earlier.player not in people:
        earlier.undo()
    while len(state.steps) > len(earlier.steps):
        state.undo()
    print_position(state, mover(state.position))
    print_question(state)
