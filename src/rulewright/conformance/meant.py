"""The moves that the text of an `illegal` step means: one, all that fit a pattern or complete a text, or none that
there could be."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from rulewright.compiler.syntax import ast
from rulewright.conformance.machine import Machine, NotAMove
from rulewright.conformance.model import ScenarioError
from rulewright.conformance.patterns import MOST, in_domain, is_pattern, is_shaped_like, matching
from rulewright.runtime import ir
from rulewright.runtime.backend import Move
from rulewright.runtime.interpret import Reason, ReferencePosition

EXPLAINED = 500  # moves whose reasons are looked at


class Meant:
    """What one text means in a position. `moves` are in their ranges where any of them is; there may be none at all
    where the text names numbers or cells that do not exist."""

    def __init__(self, machine: Machine, position: ReferencePosition, move: ast.Move) -> None:
        self.machine, self.position, self.move = machine, position, move
        self.moves = self._pattern(move.text) if is_pattern(move.text) else self._plain()

    def reasons(self) -> Iterator[tuple[tuple[str, ...], str]]:
        """Why each of the moves is illegal: the rules, and all in words."""
        for move in self.moves[:EXPLAINED]:
            reason = self.machine.explain(self.position, move)
            yield reason.rules, told_reason(reason)
        if not self.moves:
            rules = self._ranges()
            yield rules, ": ".join(filter(None, (", ".join(rules), "there is nothing of the kind to choose")))

    def _plain(self) -> list[Move]:
        try:
            return [self.machine.read_move(self.position, self.move.text)]
        except NotAMove as problem:
            if completed := self._completed():
                return completed
            if self._is_out_of_range():
                return []
            raise ScenarioError("RW802", self.move.span, str(problem)) from None

    def _completed(self) -> list[Move]:
        """The moves that complete a text which leaves arguments out: in their ranges, or, if there are none, as types
        admit."""
        readings = self.machine.seating.notation.read(self.position.decision, self.move.text)
        for source in (self.position.candidates(), in_domain(self._decision, self.machine.program)):
            found = [move for move in islice(source, MOST) if any(reading.fits(move) for reading in readings)]
            if found:
                return found
        return []

    def _pattern(self, pattern: str) -> list[Move]:
        found = self._matching(pattern)
        if not found:
            message = f"nothing that could be chosen here is written like '{pattern}'"
            raise ScenarioError("RW802", self.move.span, message, f"a move is: {' or '.join(self._shapes())}")
        return found

    def _matching(self, pattern: str) -> list[Move]:
        """The moves that fit a pattern: of those in their ranges, or, if there are none, of all that types admit."""
        chosen = matching(pattern, islice(self.position.candidates(), MOST), self._write)
        return chosen or matching(pattern, in_domain(self._decision, self.machine.program), self._write)

    def _is_out_of_range(self) -> bool:
        """Whether the text differs from a move only in numbers or cells that do not exist."""
        return is_shaped_like(self.move.text, map(self._write, in_domain(self._decision, self.machine.program)))

    def _ranges(self) -> tuple[str, ...]:
        """The rules behind the ranges of the option that a text begins with."""
        word = self.move.text.split()[0].casefold()
        options = [option for option in self._decision.options if option.name.split()[0].casefold() == word]
        guards = [param.guard for option in options for param in option.params if param.guard is not None]
        return tuple(dict.fromkeys(rule for guard in guards for rule in guard.rules))

    @property
    def _decision(self) -> ir.Decision:
        return self.machine.program.decisions[self.position.decision]

    def _shapes(self) -> list[str]:
        return self.machine.seating.notation.shape(self.position.decision)

    def _write(self, move: Move) -> str:
        return self.machine.seating.notation.write(self.position.decision, move)


def told_reason(reason: Reason) -> str:
    """A reason in words: its rules, then its sentence."""
    return ": ".join(filter(None, (", ".join(reason.rules), reason.text))) or "no reason is given"
