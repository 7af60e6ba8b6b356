"""Moves as text and back: the option's name, then its arguments, each after its preposition.

    place e4        sow tomato into G6a        explorers onto {2, 7}        draw king

Every argument is printed, except a subset behind a preposition that is empty. Reading is more generous: case and spaces
do not matter, a word may be cut short, prepositions and the option's name may be left out, and so may arguments that
the legal moves settle. A text is read from the decision's declared options and types, never from the list of legal
moves, so that an illegal move can be explained.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from rulewright.runtime import ir
from rulewright.runtime.words import OTHER_CASE, PREFIX, Words, match_tokens, tokens

LEFT_OUT = object()  # an argument that the text does not give
NO_PREPOSITION, NO_NAME, NO_ARGUMENT = 2, 16, 64  # costs of what a text leaves out


def may_be_nothing(param: ir.Param) -> bool:
    """Whether an argument is any subset of something, behind a preposition: the empty one is not written."""
    return (
        bool(param.preposition)
        and isinstance(param.source, ir.Op)
        and param.source.op == "subsets"
        and len(param.source.args) == 1
    )


class MoveReading(NamedTuple):
    """A move as read: arguments may be `LEFT_OUT`; the printed text itself costs 0."""

    option: int
    arguments: tuple[Any, ...]
    cost: int

    @property
    def complete(self) -> bool:
        return LEFT_OUT not in self.arguments

    def fits(self, move: tuple[Any, ...]) -> bool:
        """Whether a whole move agrees with everything that was read."""
        return move[0] == self.option and all(
            given is LEFT_OUT or given == argument for given, argument in zip(self.arguments, move[1:], strict=True)
        )


class Notation:
    """The notation of one program."""

    def __init__(self, program: ir.Program) -> None:
        self.program = program
        self.words = Words(program)

    # ------------------------------------------------------------ writing

    def write(self, decision: int, move: tuple[Any, ...]) -> str:
        """A decision's move as text."""
        return self._written(decision, move, self.words.write)

    def told(self, decision: int, move: tuple[Any, ...]) -> str:
        """A decision's move for people to read: rows of tables with their titles."""
        return self._written(decision, move, self.words.told)

    def _written(self, decision: int, move: tuple[Any, ...], word: Callable[[Any, ir.Type], str]) -> str:
        option = self.program.decisions[decision].options[move[0]]
        parts = [option.name]
        for param, argument in zip(option.params, move[1:], strict=True):
            if may_be_nothing(param) and argument == 0:
                continue
            if param.preposition:
                parts.append(param.preposition)
            parts.append(word(argument, param.type))
        return " ".join(parts)

    def write_chance(self, point: int, value: int) -> str:
        """An outcome of chance as text: `draw king`, `roll 5`."""
        chance = self._chance(point)
        return f"{chance.name} {self.words.write(value, self.chance_type(point))}"

    def chance_type(self, point: int) -> ir.Type:
        """The type of what comes up at a chance point."""
        block = self.program.blocks[point]
        return self.program.procs[block.proc].slots[self._chance(point).slot].type

    def _chance(self, point: int) -> ir.Chance:
        end = self.program.blocks[point].end
        assert isinstance(end, ir.Chance)
        return end

    def shape(self, decision: int) -> list[str]:
        """What the moves of a decision look like: `place CELL`, `pass`."""
        return [
            " ".join([option.name, *(" ".join(filter(None, (p.preposition, p.name.upper()))) for p in option.params)])
            for option in self.program.decisions[decision].options
            if not option.silent
        ]

    def names(self, decision: int) -> list[str]:
        """The names of a decision's options."""
        return [option.name for option in self.program.decisions[decision].options if not option.silent]

    # ------------------------------------------------------------ reading

    def read(self, decision: int, text: str) -> list[MoveReading]:
        """The best ways to read a text as a move of the decision; empty if there is none."""
        given = tokens(text)
        if not given:
            return []
        found: dict[tuple[Any, ...], MoveReading] = {}
        for number, option in enumerate(self.program.decisions[decision].options):
            if option.silent:
                continue
            for at, cost in self._name_readings(given, option.name):
                for arguments, more in self._arguments(given, at, option.params):
                    reading = MoveReading(number, arguments, cost + more)
                    key = (number, arguments)
                    if key not in found or found[key].cost > reading.cost:
                        found[key] = reading
        best = min((reading.cost for reading in found.values()), default=0)
        return [reading for reading in found.values() if reading.cost == best]

    def read_chance(self, point: int, text: str) -> list[int]:
        """The values a text can mean at a chance point, best first in cost."""
        given = tokens(text)
        readings = [
            (cost + one.cost, one.value)
            for at, cost in self._name_readings(given, self._chance(point).name)
            for one in self.words.read(given, at, self.chance_type(point))
            if one.end == len(given)
        ]
        best = min(readings, default=(0, 0))[0]
        return sorted({value for cost, value in readings if cost == best})

    @staticmethod
    def _name_readings(given: list[str], name: str) -> Iterator[tuple[int, int]]:
        """Where the arguments may begin, and what it cost to get there."""
        wanted = tuple(tokens(name))
        found = match_tokens(given, 0, wanted) if wanted else (0, 0)
        if found:
            yield found
        yield 0, NO_NAME

    def _arguments(
        self, given: list[str], at: int, params: tuple[ir.Param, ...]
    ) -> Iterator[tuple[tuple[Any, ...], int]]:
        if not params:
            if at == len(given):
                yield (), 0
            return
        param, rest = params[0], params[1:]
        for start, cost in self._starts(given, at, param.preposition):
            for one in self.words.read(given, start, param.type):
                for others, more in self._arguments(given, one.end, rest):
                    yield (one.value, *others), cost + one.cost + more
        for others, more in self._arguments(given, at, rest):
            if may_be_nothing(param):
                yield (0, *others), more
            else:
                yield (LEFT_OUT, *others), NO_ARGUMENT + more

    @staticmethod
    def _starts(given: list[str], at: int, preposition: str) -> Iterator[tuple[int, int]]:
        if not preposition:
            yield at, 0
            return
        if at < len(given) and given[at].casefold() == preposition.casefold():
            yield at + 1, 0 if given[at] == preposition else OTHER_CASE
        yield at, NO_PREPOSITION


__all__ = ["LEFT_OUT", "PREFIX", "MoveReading", "Notation"]
