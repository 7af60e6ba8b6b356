"""What can go wrong when a game is used from Python. Every error is a `RulewrightError`.

The three about moves follow python-chess: not a move at all, a move but not legal now, ambiguous. Each carries the
position, and its message ends with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rulewright.runtime.backend import Fault
from rulewright.runtime.printable import printable
from rulewright.runtime.travelling import Travelling


class Reason(NamedTuple):
    """Why a move is not legal: the rule id ('' where the author gave none) and the sentence that goes with it."""

    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.text}" if self.rule and self.text else self.rule or self.text


def because(reasons: Sequence[Reason]) -> str:
    """Reasons as a text; rules that give the same reason stand together: `NW-11 NW-14: the cell is taken`."""
    by_text: dict[str, list[str]] = {}
    for reason in reasons:
        by_text.setdefault(reason.text, []).append(reason.rule)
    pairs = ((" ".join(filter(None, rules)), text) for text, rules in by_text.items())
    return "; ".join(": ".join(filter(None, pair)) for pair in pairs)


class RulewrightWarning(RuntimeWarning):
    """Something is slower than it could be: no C compiler, no cache. Given with the module `warnings`."""


class RulewrightError(Travelling, ValueError):
    """The base of all errors that this package raises on purpose. What it quotes cannot harm a terminal."""

    def __init__(self, message: str) -> None:
        super().__init__(printable(message))


class UnknownGameError(RulewrightError):
    """There is no such game."""


class OptionError(RulewrightError):
    """An option that does not exist, a value it cannot have, or a number of players the game does not take."""


class SaveError(RulewrightError):
    """A saved game that cannot be read or does not fit the game."""


class RuleError(RulewrightError):
    """A rule of the definition went wrong while a game was played; the message names the author's line. `story` says in
    which game, at which decision and how to see it again."""

    def __init__(self, fault: Fault, story: str = "") -> None:
        self.code, self.where, self.message, self.story = fault.code, fault.where, fault.message, story
        super().__init__(f"{fault}{story}")


class UnfinishedGameError(RuleError):
    """A game that is not over after as many decisions as it may take."""

    code = "RW612"


class MoveError(RulewrightError):
    """The base of the errors about moves. `position` is the position as text."""

    def __init__(self, sentence: str, move: str, position: str) -> None:
        self.sentence, self.move, self.position = sentence, move, position
        super().__init__(f"{sentence}\n{position}" if position else sentence)


class InvalidMoveError(MoveError):
    """Not a move: the text cannot be read as any option of the decision."""


class IllegalMoveError(MoveError):
    """A move, but not legal now; `reasons` say why."""

    def __init__(self, sentence: str, move: str, position: str, reasons: Sequence[Reason] = ()) -> None:
        self.reasons = tuple(reasons)
        super().__init__(sentence, move, position)


class AmbiguousMoveError(MoveError):
    """The text fits several legal moves; `candidates` are some of them."""

    def __init__(self, sentence: str, move: str, position: str, candidates: Sequence[str] = ()) -> None:
        self.candidates = tuple(candidates)
        super().__init__(sentence, move, position)


def did_you_mean(word: str, known: Sequence[str]) -> str:
    """` Did you mean 'x'?` with the known word nearest to `word`, or nothing."""
    found = nearest(word, known, 0.5)  # whole moves are among them, which differ more
    return f" Did you mean '{found}'?" if found else ""


def nearest(word: str, known: Sequence[str], likeness: float = 0.6) -> str | None:
    """The known word that is most like another, if one is; whether letters are capitals does not count."""
    from difflib import get_close_matches  # only wanted when something is wrong

    found = get_close_matches(word.casefold(), [one.casefold() for one in known], n=1, cutoff=likeness)
    return next((one for one in known if found and one.casefold() == found[0]), None)
