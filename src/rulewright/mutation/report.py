"""What became of the mutants of a game: as text, and as data."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

from rulewright.intervals import wilson
from rulewright.mutation.noticing import KILLED, STILLBORN, UNMET
from rulewright.mutation.running import EQUIVALENT, Results, Tried, as_data

MOST_MOVES = 6  # of a witness that are shown


def told(results: Results) -> str:
    """The survivors as sentences, by line, and how many mutants were noticed."""
    lines: list[str] = []
    for (file, line), some in _by_line(results.survivors).items():
        rules = sorted({rule for one in some for rule in one.rules})
        lines.append(f"{file}:{line}" + (f"  {', '.join(rules)}" if rules else ""))
        for one in some:
            lines += [f"  {text}" for text in _survivor(one)]
    return "\n".join([*lines, *([""] if lines else []), *_summary(results)])


def _by_line(survivors: list[Tried]) -> dict[tuple[str, int], list[Tried]]:
    found: dict[tuple[str, int], list[Tried]] = defaultdict(list)
    for one in sorted(survivors, key=lambda one: (one.file, one.line)):
        found[one.file, one.line].append(one)
    return found


def _survivor(one: Tried) -> list[str]:
    met = "; no scenario comes here" if one.outcome == UNMET else ""
    lines = [f"{one.sentence}{met}"]
    if one.differs:
        moves = [*one.witness[-MOST_MOVES:]] if one.witness else ["the first position"]
        more = f"{len(one.witness)} moves, last " if len(one.witness) > MOST_MOVES else ""
        where = f" with {one.setup}" if one.setup else ""
        lines.append(f"    {one.differs} differs{where} after {more}{'; '.join(moves)}")
    return lines


def _summary(results: Results) -> list[str]:
    noticed, survived = len(results.of(KILLED)), len(results.survivors)
    counted = noticed + survived
    kinds = Counter(one.kind for one in results.survivors)
    lines = [
        f"{results.game}: {noticed} of {counted} mutants noticed, {100 * results.score:.1f} %"
        + (f" ({', '.join(f'{count} {kind}' for kind, count in kinds.most_common())} survive)" if survived else "")
    ]
    same, dead = len(results.of(EQUIVALENT)), len(results.of(STILLBORN))
    lines.append(f"{same} more are the same game, {dead} are no game the compiler accepts")
    lines += [f"left out, since it fails as it is: {name}" for name in results.failing]
    left = results.total - len(results.tried)
    if left > 0:
        low, high = wilson(noticed, counted)
        lines.append(
            f"{left} of {results.total} were not tried; of all, {100 * low:.0f} to {100 * high:.0f} % would be noticed"
        )
    return lines


def as_json(results: Results) -> dict[str, Any]:
    """Everything, for programs."""
    return {
        "game": results.game,
        "mutants": results.total,
        "tried": len(results.tried),
        "noticed": len(results.of(KILLED)),
        "survived": len(results.survivors),
        "same_game": len(results.of(EQUIVALENT)),
        "no_game": len(results.of(STILLBORN)),
        "score": round(results.score, 4),
        "seconds": round(results.seconds, 2),
        "interrupted": results.interrupted,
        "failing": list(results.failing),
        "survivors": [{**_plain(one), "sentence": one.sentence} for one in results.survivors],
        "equivalent": [_plain(one) for one in results.of(EQUIVALENT)],
    }


def _plain(one: Tried) -> dict[str, Any]:
    """A result without what only a later run needs."""
    return {name: value for name, value in as_data(one).items() if name != "asked"}
