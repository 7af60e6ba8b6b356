"""What a change does, in words and as plain data. What is written differently and the witness are told by
`difference.report`."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from rulewright.difference.report import as_json as difference_as_json
from rulewright.difference.report import told as difference_told
from rulewright.impact.model import BROKEN, OTHERWISE, PINNED, REFUSED, Impact, SavedGame, Saves, Scenarios
from rulewright.lab.comparing import lines as balance_lines

SHOWN = 12  # of each kind, on a terminal


def told(impact: Impact, colour: bool = False) -> str:
    """The whole story for a terminal."""
    parts = [difference_told(impact.found, colour)]
    if not impact.same:
        parts += [
            "\n".join(scenario_lines(impact.scenarios)),
            "\n".join(save_lines(impact.saves, impact.against)),
            "\n".join(survivor_lines(impact)),
            "\n".join(_balance(impact)),
            "\n".join(used_lines(impact)),
        ]
    parts += [f"note: {note}" for note in impact.notes]
    return "\n\n".join(filter(None, parts)) + f"\n\n{impact.seconds:.0f} s in all"


def scenario_lines(found: Scenarios) -> list[str]:
    """Who notices."""
    noticed = [f"  {one.name}" for one in found.noticing[:SHOWN]]
    head = f"{len(found.noticing)} of {found.run} scenarios notice"
    if found.run < found.total:
        head += f" (there was time for {found.run} of {found.total}, those of the changed rules first)"
    if found.failed_before:
        head += f"; {found.failed_before} failed before, too"
    return [head + (":" if noticed else ""), *noticed, *_rest(len(found.noticing))]


def save_lines(found: Saves, against: str) -> list[str]:
    """Saved games, and what to do about those that go another way."""
    if not found.total:
        return ["no saved games lie beside the game (--saves names some)"]
    changed = found.of(OTHERWISE, REFUSED)
    head = f"{len(changed)} of {len(found.games)} saved games go another way"
    if len(found.games) < found.total:
        head += f" (there was time for {len(found.games)} of {found.total})"
    lines = [head + (":" if changed else "")]
    for one in changed[:SHOWN]:
        lines += [f"  {one.file}: {saved_sentence(one)}", *(f"    {command}" for command in ways_on(one, against))]
    lines += _rest(len(changed))
    return lines + [
        f"  {one.file} {one.outcome}{f': {one.says}' if one.says else ''}" for one in found.of(PINNED, BROKEN)
    ]


def saved_sentence(one: SavedGame) -> str:
    """What becomes of a saved game: where it goes another way, then where it is refused."""
    before = f"{saved_sentence(one.first)}; " if one.first else ""
    where = f"move {one.step} of {one.moves} ({one.move})" if one.step else "the start"
    rules = f" by {' '.join(one.rules)}" if one.rules else ""
    return before + (
        f"{where} is refused{rules}: {one.says}"
        if one.outcome == REFUSED
        else f"otherwise from {where} on{rules}: {one.says}"
    )


def ways_on(one: SavedGame, against: str) -> list[str]:
    """The commands that accept the new rules for a game, where they allow all its moves, or pin it to the old ones."""
    accept = [f"rulewright replay {one.file} --accept"] if one.outcome == OTHERWISE else []
    return [*accept, *([f"rulewright replay {one.file} --pin {against}"] if against else [])]


def survivor_lines(impact: Impact) -> list[str]:
    """Slips that nobody notices."""
    found = impact.survivors
    lines = [survivor_head(impact)]
    for slip in found.slips[:SHOWN]:
        lines.append(f"  {slip.file}:{slip.line}  {' '.join(slip.rules)}  {slip.sentence}")
        if slip.differs:
            lines.append(f"      {slip.differs} differs after {'; '.join(slip.witness[-3:]) or 'no move'}")
    return [*lines, *_rest(len(found.slips))]


def survivor_head(impact: Impact) -> str:
    """How many slips were tried, and by whom: a scenario that fails as it is notices nothing more."""
    found, scenarios = impact.survivors, impact.scenarios
    if not found.total:
        return "nothing in the changed rules could be mistaken in a way that 'rulewright mutate' knows"
    some = f"{found.tried} of {found.total}" if found.tried < found.total else f"{found.tried}"
    failing = len(scenarios.noticing) + scenarios.failed_before
    on = f" on the {scenarios.run - failing} scenarios that do not fail now" if failing else ""
    return f"{some} slips in the changed rules tried{on}: {found.noticed} noticed, {len(found.slips)} not noticed"


def _balance(impact: Impact) -> list[str]:
    balance = impact.balance
    if not balance.games:
        return list(balance.wrong) or ["no game was finished in time, so nothing is known of balance"]
    return [
        (f"{balance.many} before (A) and after (B) with the same seeds, {balance.players} players, {impact.backend}"),
        *balance.wrong,
        *balance_lines(balance.figures),
    ]


def used_lines(impact: Impact) -> list[str]:
    """What is used clearly more or less than before."""
    moved = sorted((one for one in impact.balance.used if one.clear), key=lambda one: -abs(one.after - one.before))
    if not moved:
        return ["nothing is clearly used more or less than before"] if impact.balance.games else []
    lines = [f"{'used (times a game)':<34}{'A':>10}{'B':>10}{'B - A':>10}   19 times out of 20, all together"]
    for one in moved[:SHOWN]:
        figures = f"{one.before:>10.2f}{one.after:>10.2f}{one.after - one.before:>10.2f}"
        lines.append(f"{f'{one.kind}: {one.name}':<34}{figures}   {one.low:.2f} to {one.high:.2f}")
    return [*lines, *_rest(len(moved))]


def _rest(count: int) -> list[str]:
    return [f"  … and {count - SHOWN} more (--report, --json)"] if count > SHOWN else []


def as_json(impact: Impact) -> dict[str, Any]:
    """The same as plain data."""
    balance = impact.balance
    return {
        **difference_as_json(impact.found),
        "scenarios": {**asdict(impact.scenarios), "noticing": [asdict(one) for one in impact.scenarios.noticing]},
        "saves": {"total": impact.saves.total, "games": [asdict(one) for one in impact.saves.games]},
        "survivors": {**asdict(impact.survivors), "slips": [asdict(one) for one in impact.survivors.slips]},
        "balance": {
            "games": balance.games,
            "players": balance.players,
            "figures": balance.figures,
            "wrong": balance.wrong,
        },
        "used": [asdict(one) for one in balance.used],
        "backend": impact.backend,
        "seconds": round(impact.seconds, 2),
        "notes": list(impact.notes),
    }
