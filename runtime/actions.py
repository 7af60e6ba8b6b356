"""Moves as numbers, for learners: every move of a game, with its options and seats, has one number from 0 on.

The numbers of an option's moves lie together, options in the order of the program; within them the arguments count like
digits, the last one fastest. An option with more than `FLAT` possible moves (a set out of many, an amount of goods) has
none of its own: its legal moves are numbered as they come in the list of moves, behind all others, and mean that only
in this position.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright.runtime import ir
from rulewright.runtime.domain import counts_from_one, domain_size

if TYPE_CHECKING:
    from rulewright.runtime.backend import Position

FLAT = 32_768  # so many moves of an option have numbers that never change
LISTED = 4_096  # so many numbers are kept for the moves of larger options


class Digit(NamedTuple):
    """An argument as a digit: its least value, how many there are, and what one step of it counts."""

    low: int
    radix: int
    stride: int


class Span(NamedTuple):
    """The numbers of an option's moves: the first one, and how many; 0 if its moves are numbered as they are listed."""

    first: int
    size: int
    digits: tuple[Digit, ...]


class Numbering:
    """The numbers of all moves of a program. `count` of them; those from `flat` on are places in the list of moves."""

    def __init__(self, program: ir.Program) -> None:
        self.spans: list[list[Span]] = []
        self.flat = 0
        for decision in program.decisions:
            self.spans.append([self._span(option, program) for option in decision.options])
        listed = any(not span.size for spans in self.spans for span in spans)
        self.count = self.flat + (LISTED if listed else 0)
        self._chance = {
            block.number: _least(program.procs[block.proc].slots[block.end.slot].type)
            for block in program.blocks
            if isinstance(block.end, ir.Chance)
        }
        self._program = program

    def _span(self, option: ir.Option, program: ir.Program) -> Span:
        sizes = [_radix(param.type, program) for param in option.params]
        if not all(sizes) or prod(sizes) > FLAT:
            return Span(0, 0, ())
        strides = [prod(sizes[at + 1 :]) for at in range(len(sizes))]
        lows = [_least(param.type) for param in option.params]
        first, self.flat = self.flat, self.flat + prod(sizes)
        return Span(first, prod(sizes), tuple(map(Digit, lows, sizes, strides)))

    @property
    def chance_count(self) -> int:
        """How many numbers outcomes of chance need."""
        slots = (
            self._program.procs[block.proc].slots[block.end.slot].type
            for block in self._program.blocks
            if isinstance(block.end, ir.Chance)
        )
        return max((domain_size(kind, self._program) for kind in slots), default=0)

    @property
    def packed(self) -> bytes:
        """The same for compiled modules: flat, count, how many options; first and size of each; low, radix, stride of
        each argument."""
        options = [span for spans in self.spans for span in spans]
        digits = [number for span in options for digit in span.digits or () for number in digit]
        firsts, at = [], 0
        for span in options:
            firsts.append(at)
            at += 3 * len(span.digits)
        heads = [number for span, first in zip(options, firsts) for number in (span.first, span.size, first)]
        return array("q", [self.flat, self.count, len(options), *heads, *digits]).tobytes()

    # ------------------------------------------------------------ from moves to numbers

    def number(self, decision: int, raw: tuple[Any, ...]) -> int | None:
        """The number of a move; None if it is numbered as it is listed."""
        span: Span = self.spans[decision][raw[0]]
        if not span.size:
            return None
        number = span.first
        for value, digit in zip(raw[1:], span.digits, strict=True):
            number += int(value - digit.low) * digit.stride
        return number

    def numbers(self, decision: int, moves: Iterable[tuple[Any, ...]]) -> Iterator[int]:
        """The numbers of the legal moves of a position, in their order. Those of large options that come too late have
        -1."""
        listed = self.flat
        for raw in moves:
            number = self.number(decision, raw)
            if number is None:
                number, listed = (listed if listed < self.count else -1), listed + 1
            yield number

    def outcome(self, point: int, value: int) -> int:
        """The number of an outcome of chance."""
        return value - self._chance[point]

    # ------------------------------------------------------------ from numbers to moves

    def move(self, number: int) -> tuple[int, tuple[Any, ...]] | None:
        """The decision and the move with a number; None for one that is a place in a list."""
        for decision, spans in enumerate(self.spans):
            for option, span in enumerate(spans):
                if span.size and span.first <= number < span.first + span.size:
                    rest = number - span.first
                    digits = (digit.low + rest // digit.stride % digit.radix for digit in span.digits)
                    return decision, (option, *digits)
        return None

    def here(self, position: Position, number: int) -> tuple[Any, ...] | None:
        """The legal move with a number in a position, if there is one."""
        moves = position.moves()
        return next((raw for raw, one in zip(moves, self.numbers(position.decision, moves)) if one == number), None)


def _radix(kind: ir.Type, program: ir.Program) -> int:
    """How many values an argument can have; 0: too many, or not to be counted."""
    match kind:
        case ir.SetOf(item):
            size = domain_size(item, program)
            return 1 << size if 1 << min(size, 60) <= FLAT else 0
        case ir.Number(optional=True) | ir.Mark() | ir.Between():
            return 0
        case ir.BagOf() | ir.ListOf() | ir.PileOf() | ir.Ring():
            return 0
    return domain_size(kind, program)


def _least(kind: ir.Type) -> int:
    return kind.low if isinstance(kind, ir.Number) else int(counts_from_one(kind))
