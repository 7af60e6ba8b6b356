"""How much a compiler does for one game, so that no definition can keep it busy for ever."""

from __future__ import annotations

from rulewright.compiler.syntax.diagnostics import Problems, Reported
from rulewright.compiler.syntax.source import Span

EXPRESSIONS_MAX = 100_000  # expressions elaborated; the largest shipped game takes some thousand
CONSTANT_MAX = 200_000  # parts and elements looked at for one constant
CONSTANTS_MAX = 4_000_000  # for all constants of a game


class Exhausted(Exception):
    """A constant takes longer to compute than a compiler should take."""


class Budget:
    """The effort of compiling one game so far."""

    def __init__(self, problems: Problems) -> None:
        self.problems = problems
        self.begin()

    def begin(self) -> None:
        """From here on everything is counted anew."""
        self.expressions = self.constants = self._most = 0

    def elaborate(self, span: Span) -> None:
        """One more expression; each use of a def with other types is elaborated anew, which can explode."""
        self.expressions += 1
        if self.expressions <= EXPRESSIONS_MAX:
            return
        if self.expressions == EXPRESSIONS_MAX + 1:
            hint = "defs that call defs several times, each with functions as arguments, grow with every level"
            self.problems.error("RW373", span, "this game grows too large while it is compiled", hint)
        raise Reported

    def begin_constant(self) -> None:
        """One constant more, which may take so much."""
        self._most = min(CONSTANTS_MAX, self.constants + CONSTANT_MAX)

    def compute(self, steps: int = 1) -> None:
        """Some steps of computing a constant."""
        self.constants += steps
        if self.constants > self._most:
            self.constants = self._most
            raise Exhausted
