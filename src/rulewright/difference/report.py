"""What was found, in words, as JSON and as a scenario."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Any, NamedTuple

from rulewright.difference.change import Change
from rulewright.difference.lockstep import Lockstep
from rulewright.difference.sides import Side
from rulewright.difference.structure import Structure
from rulewright.difference.witness import Looked, Witness
from rulewright.fuzz.table import Step
from rulewright.runtime.backend import Fault, Position
from rulewright.runtime.errors import MoveError, RuleError
from rulewright.runtime.seating import Seating
from rulewright.runtime.state import State

MOST_LINES = 40  # of a game that could not be made short
MOST_ROWS = 12  # of a table, that are told one by one
RED, GREEN, DIM, PLAIN = "\x1b[31m", "\x1b[32m", "\x1b[2m", "\x1b[0m"


@dataclass(frozen=True)
class Found:
    """Everything that is known of how two games differ."""

    sides: tuple[Side, Side]
    structure: Structure
    looked: Looked
    table: Lockstep | None = None


class Line(NamedTuple):
    """A step: who ('chance', or the seat), what, and the rules that fire in each game."""

    who: str
    text: str
    rules: tuple[str, ...]
    other_rules: tuple[str, ...]


# ---------------------------------------------------------------- words


def told(found: Found, colour: bool = False) -> str:
    """The whole story for a terminal."""
    a, b = found.sides
    parts = [f"A: {a.label}\nB: {b.label}", "\n".join(structure_lines(found.structure, colour))]
    if found.looked.witness and found.table:
        parts.append("\n".join(witness_lines(found.table, found.looked.witness, colour)))
    parts.append(how_far(found))
    return "\n\n".join(filter(None, parts))


def structure_lines(structure: Structure, colour: bool = False) -> list[str]:
    """What is written differently, by rule id."""
    lines = [f"{old} is called {new} in B" for old, new in structure.renamed]
    if structure.same:
        return [*lines, "the rules are the same" + (": only names differ" if lines else "")]
    if not structure.changes:
        return [*lines, "no rule is written differently that can be told in words"]
    lines.append(f"written differently: {', '.join(structure.rules) or 'lines without a rule id'}")
    for (where, rules), group in groupby(structure.changes, lambda change: (change.where, change.rules)):
        changes = list(group)
        places = list(dict.fromkeys(filter(None, (change.place_after or change.place_before for change in changes))))
        lines.append(f"  {' '.join(rules) or '-'}  {where}" + (f"  ({places[0]})" if places else ""))
        lines += _change_lines(changes, colour)
    return lines


def _change_lines(changes: list[Change], colour: bool) -> list[str]:
    lines = []
    for change in changes[:MOST_ROWS]:
        for sign, text, paint in (("-", change.before, RED), ("+", change.after, GREEN)):
            if text:
                line = f"    {sign} {text}"
                lines.append(f"{paint}{line}{PLAIN}" if colour else line)
    left = len(changes) - MOST_ROWS
    return [*lines, f"    … and {left} more (--json lists them)"] if left > 0 else lines


def witness_lines(table: Lockstep, witness: Witness, colour: bool = False) -> list[str]:
    """The game that shows it, what differs behind it, and the position drawn."""
    steps = lines_of(table, witness)
    kind = "the shortest game" if witness.shortest else "the shortest game found"
    many = "before the first move" if not steps else "1 step" if len(steps) == 1 else f"{len(steps)} steps"
    lines = [f"{kind} that shows it ({many}):"]
    left = len(steps) - MOST_LINES
    if left > 0:
        lines.append(f"  … {left} steps before (--save writes them all) …")
    width = max((len(f"{one.who}: {one.text}") for one in steps[-MOST_LINES:]), default=0)
    lines += [_step_line(one, width) for one in steps[-MOST_LINES:]]
    lines.append(f"then: {witness.difference.sentence}")
    position = position_of(table.one, witness, table, 0)
    if position is None:
        return lines
    drawn = position.show(colour=colour).splitlines()
    return [*lines, "the position in A:", *(f"  {line}".rstrip() for line in drawn)]


def _step_line(one: Line, width: int) -> str:
    rules = " ".join(one.rules)
    if one.other_rules != one.rules:
        rules += f"   (in B: {' '.join(one.other_rules) or 'none'})"
    return f"  {f'{one.who}: {one.text}':<{width}}  {rules}".rstrip()


def how_far(found: Found) -> str:
    """How far the search went."""
    looked = found.looked
    if found.structure.same and not looked.positions:
        return "nothing to look for: both play alike whatever is done"
    far = [f"{looked.positions:,} position{'' if looked.positions == 1 else 's'} compared"]
    if looked.complete:
        far.append("all there are")
    elif looked.depth:
        far.append(f"all games of {looked.depth} {'step' if looked.depth == 1 else 'steps'}")
    if looked.games:
        far.append(f"{looked.games:,} random games")
    verdict = "" if looked.witness else "no game found that shows a difference: "
    stopped = "interrupted: " if looked.interrupted else ""
    return f"{stopped}{verdict}{', '.join(far)}, {looked.seconds:.0f} s"


@lru_cache(1)  # the reference is slow, and text, page and data ask
def lines_of(table: Lockstep, witness: Witness) -> tuple[Line, ...]:
    """The steps of a witness in words, with the rules that fire."""
    found: list[Line] = []
    if not witness.steps:
        return ()
    positions: list[Any] = [side.reference.new(witness.seed, True) for side in (table.one, table.other)]
    for step in witness.steps:
        who = "chance" if step.decision < 0 else str(positions[0].actor - 1)
        raws = [step.raw, table.pairing.translate(positions[0], positions[1], step.raw)]
        rules = [fired(position, raw) for position, raw in zip(positions, raws, strict=True)]
        found.append(Line(who, table.words(step), *rules))
    return tuple(found)


def fired(position: Any, raw: tuple[Any, ...] | None) -> tuple[str, ...]:
    """The rules that fire at a step, which is made."""
    position.reached = reached = set[str]()
    try:
        if raw is not None:
            play(position, raw)
    except Fault:
        pass  # the last one, where a rule goes wrong
    return tuple(sorted(reached))


def play(position: Position, raw: tuple[Any, ...]) -> None:
    """Make a move, or an outcome of chance."""
    if position.decision < 0:
        position.play_chance(raw[0])
    else:
        position.play(raw)


def position_of(seating: Seating, witness: Witness, table: Lockstep, side: int) -> State | None:
    """The last position that can be reached, as one of the games knows it; none if a rule goes wrong before it."""
    pair = _before_last(table, witness)
    if pair[side] is None:
        return None
    state = State(seating, pair[side].copy(), sampled=False)
    for step in witness.steps[-1:]:
        raw = step.raw if side == 0 else table.pairing.translate(pair[0], pair[1], step.raw)
        try:
            if raw is not None:
                state.play(state.known(raw))
        except RuleError:  # the position before it is the last one
            return State(seating, pair[side].copy(), sampled=False)
    return state


@lru_cache(1)
def _before_last(table: Lockstep, witness: Witness) -> tuple[Any, Any]:
    """The positions of both games in which the last step is made; up to there they go the same way. None of a game that
    does not begin."""
    one, other = (_begun(side, witness.seed) for side in (table.one, table.other))
    for step in witness.steps[:-1]:
        raw = table.pairing.translate(one, other, step.raw)
        play(one, step.raw)
        if raw is not None:
            play(other, raw)
    return one, other


def _begun(seating: Seating, seed: int) -> Any:
    try:
        return seating.reference.new(seed, True)
    except Fault:
        return None


# ---------------------------------------------------------------- data


def as_json(found: Found) -> dict[str, Any]:
    """The same as plain data."""
    looked = found.looked
    return {
        "a": found.sides[0].label,
        "b": found.sides[1].label,
        "same_rules": found.structure.same,
        "renamed": [list(pair) for pair in found.structure.renamed],
        "rules": list(found.structure.rules),
        "changes": [_change_as_json(change) for change in found.structure.changes],
        "witness": _witness_as_json(found.table, looked.witness) if looked.witness and found.table else None,
        "looked": {
            "positions": looked.positions,
            "all_games_of": looked.depth,
            "complete": looked.complete,
            "random_games": looked.games,
            "seconds": round(looked.seconds, 2),
            "interrupted": looked.interrupted,
        },
    }


def _change_as_json(change: Change) -> dict[str, Any]:
    return {
        "where": change.where,
        "rules": list(change.rules),
        "change": change.word,
        "before": change.before,
        "after": change.after,
        "place_before": change.place_before,
        "place_after": change.place_after,
    }


def _witness_as_json(table: Lockstep, witness: Witness) -> dict[str, Any]:
    return {
        "what": witness.difference.what,
        "sentence": witness.difference.sentence,
        "shortest": witness.shortest,
        "length": len(witness.steps),
        "steps": [
            {"who": one.who, "move": one.text, "rules": list(one.rules), "rules_in_b": list(one.other_rules)}
            for one in lines_of(table, witness)
        ],
    }


# ---------------------------------------------------------------- a scenario


def scenario(found: Found) -> str | None:
    """The witness as a scenario that passes on A and fails on B; None where there are no words for it."""
    witness, table = found.looked.witness, found.table
    assert witness is not None and table is not None
    if witness.difference.expect is None:
        return None
    a, b = found.sides
    title = witness.difference.sentence.replace('"', "'")
    lines = [
        f"# found by rulewright diff: passes on A ({a.label}), fails on B ({b.label})",
        f"scenarios for {a.path.stem}",
        "",
    ]
    lines += [f'scenario "{title}"', f"    players {table.one.seats}"]
    lines += [f"    set {name} = {value}" for name, value in a.options.items()]
    steps = lines_of(table, witness)
    if steps:
        lines += ["    play", *(f"        {one.who}: {one.text}" for one in steps)]
    expect = _refusal(table, witness) or witness.difference.expect
    return "\n".join([*lines, *([f"    {expect}"] if expect else [])]) + "\n"


def _refusal(table: Lockstep, witness: Witness) -> str:
    """That A refuses a move which B allows, and why; empty where A has no such move at all."""
    move = witness.difference.refused
    state = position_of(table.one, witness, table, 0) if move else None
    if state is None:
        return ""
    try:
        known = state.parse(move)
    except MoveError:
        return ""
    if str(known) != move:  # the beginning of another one
        return ""
    rules = [reason.rule for reason in state.explain(known)]
    return f"illegal {state.player}: {move}" + (f"    because {rules[0]}" if rules and rules[0] else "")


__all__ = ["Found", "Step", "as_json", "scenario", "told"]
