"""What an author reads when a scenario does not pass: place, caret, what was expected and found, position, last
moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulewright.compiler.native.build import BuildFailed
from rulewright.compiler.syntax.diagnostics import DefinitionError, Problem, marked
from rulewright.compiler.syntax.source import Span
from rulewright.conformance.model import ScenarioError, Unmet
from rulewright.runtime.backend import Fault
from rulewright.runtime.errors import RulewrightError

LAST_MOVES = 8
MOST_LINES = 60  # of what was found


def tidy(span: Span) -> Span:
    """The first line of a span, without the comment and the spaces after it."""
    text = span.source.line_text(span.line)
    end = span.end_column if span.end_line == span.line else len(text) + 1
    shown = text[span.column - 1 : end - 1].split("#")[0].rstrip()
    return Span(span.source, span.line, span.column, span.line, span.column + max(1, len(shown)))


def problem_of(error: Exception, step: Span) -> tuple[Span, str, list[tuple[str, str]]]:
    """Where an error is, how it is told, and what was found; `step` is where the scenario was."""
    match error:
        case Unmet():
            span = tidy(error.span)
            return span, _told(span, error.sentence), list(error.lines)
        case ScenarioError():
            problem = error.problem
            span = tidy(problem.span)
            return span, Problem(problem.code, span, problem.message, problem.hint).render(), []
        case DefinitionError():
            return tidy(error.problems[0].span), str(error), []
        case Fault() | RulewrightError():
            span = tidy(step)
            return span, _told(span, "a rule of the game went wrong here"), [("found", str(error))]
        case BuildFailed():
            span = tidy(step)
            return span, _told(span, str(error)), []
        case _:
            span = tidy(step)
            found = f"{type(error).__name__}: {error}"
            return span, _told(span, "rulewright itself went wrong here, not the game"), [("found", found)]


def message_of(told: str, title: str, lines: Iterable[tuple[str, str]], position: str, history: Sequence[str]) -> str:
    """The whole message."""
    parts = [told, _labelled("scenario", f'"{title}"')]
    parts += [_labelled(label, _cut(text)) for label, text in lines]
    if position:
        parts.append(_labelled("position", "\n" + position))
    if history:
        left_out = len(history) - LAST_MOVES
        shown = [f"({left_out} before)"] * (left_out > 0) + list(history[-LAST_MOVES:])
        parts.append(_labelled("last moves", "\n" + "\n".join(shown)))
    return "\n".join(parts)


def _told(span: Span, sentence: str) -> str:
    return "\n".join([f"{span}: failed: {sentence}", *marked(span)])


def _cut(text: str) -> str:
    """A finding of at most so many lines: nobody reads twelve thousand moves."""
    lines = text.split("\n")
    if len(lines) <= MOST_LINES:
        return text
    return "\n".join([*lines[:MOST_LINES], f"({len(lines) - MOST_LINES:,} more)"])


def _labelled(label: str, text: str) -> str:
    """`label: text`; a text of several lines stands below its label."""
    if "\n" not in text:
        return f"  {label}: {text}"
    return "\n".join([f"  {label}:", *(f"    {line}".rstrip() for line in text.strip("\n").split("\n"))])
