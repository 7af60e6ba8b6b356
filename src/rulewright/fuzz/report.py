"""What was found, in words, as JSON and as scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from rulewright.faults import rule_went_wrong
from rulewright.fuzz.failure import Failure, Kind
from rulewright.fuzz.search import Findings
from rulewright.fuzz.table import Table
from rulewright.runtime.backend import Fault
from rulewright.runtime.errors import RuleError
from rulewright.runtime.state import State

MOST_LINES = 60  # of a game that could not be made short


class Line(NamedTuple):
    """A step of a failing game: who ('chance', or the seat), what, and the rules that fired."""

    who: str
    text: str
    rules: tuple[str, ...]


def told(game: Path, findings: Findings) -> str:
    """Every failure with the game that leads to it, and how far the search went."""
    parts = [_failure_in_words(game, findings.tables[one.setting], one) for one in findings.failures]
    return "\n\n".join([*parts, summary(findings)])


def summary(findings: Findings) -> str:
    """How far the search went."""
    tables = findings.tables.values()
    both = any(table.compiled for table in tables)
    sentence = (
        f"{findings.games:,} games, {findings.steps:,} steps, {len(findings.tables)} of {findings.planned} settings"
    )
    if both:
        sentence += f", {findings.compared:,} steps compared on both backends"
    elif tables:
        sentence += ", on the reference backend only"
    if any(table.hides for table in tables):
        sentence += f", {findings.watched.pairs:,} pairs of positions with other secrets"
    count = len(findings.failures)
    verdict = "nothing is wrong" if not count else "1 failure" if count == 1 else f"{count} failures"
    stopped = "interrupted: " if findings.interrupted else ""
    return f"{stopped}{verdict} ({sentence}, {findings.seconds:.0f} s)"


def as_json(game: str, findings: Findings) -> dict[str, Any]:
    """The same as plain data."""
    return {
        "game": game,
        "games": findings.games,
        "steps": findings.steps,
        "compared": findings.compared,
        "pairs": findings.watched.pairs,
        "settings": {"tried": len(findings.tables), "planned": findings.planned},
        "seconds": round(findings.seconds, 2),
        "interrupted": findings.interrupted,
        "failures": [_failure_as_json(findings.tables[one.setting], one) for one in findings.failures],
    }


def _failure_as_json(table: Table, failure: Failure) -> dict[str, Any]:
    return {
        "kind": failure.found.kind.name.lower(),
        "message": failure.found.message,
        "players": failure.setting.players,
        "options": dict(failure.setting.options),
        "seed": failure.seed,
        "moves": [{"who": one.who, "move": one.text, "rules": list(one.rules)} for one in lines_of(table, failure)],
    }


def _failure_in_words(game: Path, table: Table, failure: Failure) -> str:
    found = failure.found
    message = rule_went_wrong(RuleError(found.fault), game) if found.fault else found.message
    lines = lines_of(table, failure)
    left_out = len(lines) - MOST_LINES
    shown = [f"  … {left_out} steps before …"] if left_out > 0 else []
    width = max((len(f"{one.who}: {one.text}") for one in lines[-MOST_LINES:]), default=0)
    shown += [f"  {f'{one.who}: {one.text}':<{width}}  {' '.join(one.rules)}".rstrip() for one in lines[-MOST_LINES:]]
    many = "1 step" if len(lines) == 1 else f"{len(lines)} steps"
    head = f"{found.kind}, with {failure.setting} (seed {failure.seed})"
    where = f"after {many}:" if lines else "at the start"
    drawn = "\n".join(f"  {line}".rstrip() for line in _position(table, failure).splitlines())
    return "\n".join([head, message, where, *shown, *(["the position then:", drawn] if drawn else [])])


def lines_of(table: Table, failure: Failure) -> list[Line]:
    """The steps of a failing game in words, with the rules that fire at each."""
    found = []
    position: Any = table.seating.reference.new(failure.seed, True) if failure.steps else None
    for step in failure.steps:
        who = "chance" if step.decision < 0 else str(position.actor - 1)
        position.reached = reached = set[str]()
        try:
            table.make(position, step)
        except Fault:
            pass  # the last one, where a rule goes wrong
        found.append(Line(who, table.words(step), tuple(sorted(reached))))
    return found


def _position(table: Table, failure: Failure) -> str:
    """The last position that could be reached, drawn."""
    try:
        position = table.seating.reference.new(failure.seed, True)
        for step in failure.steps:
            table.make(position, step)
    except Fault:
        if not failure.steps:
            return ""
    return State(table.seating, position, sampled=False).show()


# ---------------------------------------------------------------- scenarios


def scenarios(game: str, findings: Findings) -> str:
    """The failing games as a file of scenarios. A rule that goes wrong, a broken invariant and a disagreement of the
    backends make theirs fail until they are mended; the others are games to look at."""
    parts = [f"scenarios for {game}\n"]
    for failure in findings.failures:
        lines = lines_of(findings.tables[failure.setting], failure)
        if len(lines) <= MOST_LINES:
            parts.append(_scenario(failure, lines))
    return "\n".join(parts)


def _scenario(failure: Failure, lines: list[Line]) -> str:
    title = failure.found.message.splitlines()[0].replace('"', "'")
    text = [f"# found by rulewright fuzz: {failure.found.kind}"]
    text += [f'scenario "{title}"', f"    players {failure.setting.players}"]
    text += [f"    set {name} = {value}" for name, value in failure.setting.options]
    if lines:
        text += ["    play", *(f"        {one.who}: {one.text}" for one in lines)]
    if failure.found.kind in (Kind.LEAK, Kind.ENDLESS):
        text.append(f"    # {failure.found.message.splitlines()[0]}")
    return "\n".join(text) + "\n"
