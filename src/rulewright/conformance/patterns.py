"""Moves by pattern: a `*` stands for anything, as in `place (2,0) *` or `* onto c3`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import islice, product

from rulewright.runtime import ir
from rulewright.runtime.backend import Move
from rulewright.runtime.domain import domain_size, value_at

STAR = "*"
PREPOSITIONS = "at to from into onto on under with by as turned linking beside".split()
MOST = 20_000  # moves looked through
Write = Callable[[Move], str]


def is_pattern(text: str) -> bool:
    return STAR in text


def fits(pattern: str, text: str) -> bool:
    """Whether the text of a move fits a pattern: its parts come one after the other, each where it is first found. (A
    regular expression would try every other place too, and many stars would never end.)"""
    (head, *parts), text = tidied(pattern).split(STAR), tidied(text)
    if not parts:
        return text == head
    *inner, tail = parts
    at, end = len(head), len(text) - len(tail)
    if not text.startswith(head) or not text.endswith(tail):
        return False
    for part in inner:
        found = text.find(part, at, end)
        if found < 0:
            return False
        at = found + len(part)
    return at <= end


def matching(pattern: str, moves: Iterable[Move], write: Write) -> list[Move]:
    """The moves whose text fits a pattern."""
    return [move for move in moves if fits(pattern, write(move))]


def tidied(text: str) -> str:
    """A text as patterns compare it: case and blanks do not matter."""
    return re.sub(r"(?<=[({,]) | (?=[)},])", "", " ".join(text.casefold().split()))


def in_domain(decision: ir.Decision, program: ir.Program) -> Iterator[Move]:
    """All moves that the types of the options' parameters admit, in their ranges or not, as far as they can be
    counted."""
    return islice(
        (move for number, option in enumerate(decision.options) for move in _of_option(number, option, program)), MOST
    )


def _of_option(number: int, option: ir.Option, program: ir.Program) -> Iterator[Move]:
    if option.silent:
        return
    try:
        ranges = [(param.type, range(domain_size(param.type, program))) for param in option.params]
    except ValueError:
        return
    for indices in product(*(indices for _, indices in ranges)):
        yield (number, *(value_at(index, kind) for index, (kind, _) in zip(indices, ranges, strict=True)))


def is_shaped_like(text: str, others: Iterable[str]) -> bool:
    """Whether a text differs from another only in its numbers and cells: `take 9` beside `take 2`, `mark d4` beside
    `mark a1`."""
    shape = _shape(text)
    return any(_shape(other) == shape for other in others)


def _shape(text: str) -> str:
    words = re.sub(r"\b[a-z]{1,2}0\b", "a0", re.sub(r"-?\d+", "0", tidied(text))).split()
    return " ".join(word for word in words if word not in PREPOSITIONS)
