"""Which scenarios pass, and which rules they show."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from rulewright.conformance.model import Coverage, Failure, FileResult, Outcome, Report, RowCoverage
from rulewright.conformance.rows import rows_covered


def report_of(results: Iterable[FileResult], rulebooks: Mapping[str, tuple[str, ...]]) -> Report:
    """The whole run in numbers; `rulebooks` are the rule ids of each game it is held against."""
    kept = list(results)
    groups = _by_scenario(outcome for result in kept for outcome in result.outcomes)
    broken = [failure for result in kept for failure in result.broken]
    failures = [_told_once(group) for group in groups if _failed(group)]
    return Report(
        passed=sum(not _failed(group) for group in groups),
        failures=(*broken, *failures),
        coverage=coverage_of(rulebooks, groups),
        rows=_rows_of(kept, groups),
    )


def _rows_of(results: list[FileResult], groups: list[list[Outcome]]) -> tuple[RowCoverage, ...]:
    """The rows with rules of every game that was run, and who names them."""
    rows: dict[str, dict[tuple[str, str], None]] = defaultdict(dict)
    for result in results:
        rows[result.game].update(dict.fromkeys(result.rows))
    passed = [group[0] for group in groups if not _failed(group)]
    return tuple(
        line
        for game, demanded in rows.items()
        for line in rows_covered(demanded, game, (one for one in passed if one.game == game))
    )


def coverage_of(rulebooks: Mapping[str, tuple[str, ...]], groups: Iterable[list[Outcome]]) -> tuple[Coverage, ...]:
    """For each game that has rules: which of them a scenario covers that passes on every backend."""
    shown: dict[str, set[str]] = defaultdict(set)
    for group in groups:
        if not _failed(group):
            shown[group[0].game] |= set(group[0].covers)
    lines = []
    for game, rules in sorted(rulebooks.items()):
        missing = tuple(rule for rule in rules if rule not in shown[game])
        if rules:
            lines.append(Coverage(game, len(rules), len(rules) - len(missing), missing))
    return tuple(lines)


def _by_scenario(outcomes: Iterable[Outcome]) -> list[list[Outcome]]:
    groups: dict[tuple[str, int], list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        groups[outcome.file, outcome.line].append(outcome)
    return list(groups.values())


def _failed(group: list[Outcome]) -> bool:
    return any(outcome.failure for outcome in group)


def _told_once(group: list[Outcome]) -> Failure:
    """One failure per scenario; the backend is named only where the backends differ."""
    messages: dict[str, list[str]] = defaultdict(list)
    failures = [outcome.failure for outcome in group if outcome.failure]
    for outcome in group:
        if outcome.failure:
            messages[outcome.failure.message].append(outcome.backend)
    texts = [
        message if len(backends) == len(group) else f"{message}\n  backend: only {', '.join(backends)}"
        for message, backends in messages.items()
    ]
    return Failure(failures[0].scenario, failures[0].file, failures[0].line, "\n\n".join(texts))
