"""Problems an author can act on: data first, prose in one place."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from rulewright.compiler.syntax.source import Span
from rulewright.runtime.errors import nearest
from rulewright.runtime.printable import printable
from rulewright.runtime.travelling import Travelling

MOST_SHOWN = 20  # problems of one file
WIDEST, BEFORE = 160, 60  # letters of a line that are shown, and how many of them before the caret

IDLE = ("RW901", "RW904", "RW905", "RW906", "RW907", "RW908", "RW909", "RW912")  # something is not needed


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake: its code, where it is, what is wrong, and a way out."""

    code: str
    span: Span
    message: str
    hint: str = ""
    warning: bool = False

    def render(self) -> str:
        """The problem as an author sees it: place, sentence, line, caret, hint."""
        kind = "warning" if self.warning else "error"
        lines = [f"{self.span}: {kind}[{self.code}]: {printable(self.message)}"]
        if self.span.source.line_text(self.span.line).strip():
            lines += marked(self.span)
        if self.hint:
            lines.append(f"  hint: {printable(self.hint)}")
        return "\n".join(lines)


class Reported(Exception):
    """A problem has been noted; what led to it is given up."""


class DefinitionError(Travelling):
    """Raised when a definition cannot be compiled; carries every problem found."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(told(self.problems))


class TooMany(Exception):
    """So much is wrong that there is no use in looking for more."""


@dataclass
class Problems:
    """Collects what is wrong, so that one run reports every mistake; TooMany when there are more than `most`."""

    found: list[Problem] = field(default_factory=list)
    most: int | None = None
    _seen: set[tuple[str, Problem]] = field(default_factory=set)

    def add(self, problem: Problem) -> None:
        """One more, if it has not been told already."""
        known = (problem.span.source.name, problem)
        if known not in self._seen:
            self._seen.add(known)
            self.found.append(problem)

    def error(self, code: str, span: Span, message: str, hint: str = "") -> None:
        self.add(Problem(code, span, message, hint))
        if self.most is not None and len(self.found) >= self.most:
            raise TooMany

    def warn(self, code: str, span: Span, message: str, hint: str = "") -> None:
        self.add(Problem(code, span, message, hint, warning=True))

    @contextmanager
    def apart(self) -> Iterator[Problems]:
        """What is found inside stands apart, and is forgotten behind it."""
        kept = self.found, self._seen, self.most
        self.found, self._seen, self.most = [], set(), None
        try:
            yield self
        finally:
            self.found, self._seen, self.most = kept

    def forget_warnings(self) -> None:
        """Leave only the errors: what follows from a mistake need not be told."""
        self.found = self.errors

    def forget_idle(self, files: Collection[str]) -> None:
        """Leave out warnings that something is not needed in files that are not the author's to change."""
        self.found = [one for one in self.found if not (one.code in IDLE and one.span.source.name in files)]

    @property
    def errors(self) -> list[Problem]:
        return [problem for problem in self.found if not problem.warning]

    def raise_if_any(self) -> None:
        if self.errors:
            raise DefinitionError(sorted(self.errors, key=lambda p: (p.span.source.name, p.span.line, p.span.column)))


def told(problems: Iterable[Problem]) -> str:
    """Problems as an author sees them: of each file so many that they can be read, and how many more there are."""
    shown, left = [], 0
    by_file: dict[str, int] = {}
    for text, file in {problem.render(): problem.span.source.name for problem in problems}.items():
        by_file[file] = by_file.get(file, 0) + 1
        if by_file[file] <= MOST_SHOWN:
            shown.append(text)
        else:
            left += 1
    return "\n\n".join([*shown, *([f"… and {left:,} more"] if left else [])])


def marked(span: Span) -> list[str]:
    """The line where a span begins, and carets below it; of a long line the part around the carets."""
    text = printable(span.source.line_text(span.line))
    end = span.end_column if span.end_line == span.line else len(text) + 1
    width = max(1, min(end, len(text) + 1) - span.column)
    at, before, after = span.column - 1, "", ""
    if len(text) > WIDEST:
        first = min(max(0, at - BEFORE), len(text) - WIDEST)
        before, after = "…" * (first > 0), "…" * (first + WIDEST < len(text))
        text, at = text[first : first + WIDEST], at - first
        width = min(width, max(1, WIDEST - at))
    pad = "".join("\t" if letter == "\t" else " " for letter in text[:at])
    return [f"    {before}{text}{after}", f"    {' ' * len(before)}{pad}{'^' * width}"]


def so_many(number: int, word: str) -> str:
    """`1 argument`, `3 arguments`."""
    return f"{number} {word}{'' if number == 1 else 's'}"


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """A hint naming the known word nearest to `name`, or nothing."""
    found = nearest(name, list(known))
    return f"did you mean '{found}'?" if found else ""
