"""Which locals, score lines, draws and drawings may tell what somebody must not see: what flows.py finds, for the
runtime."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rulewright.runtime import ir
from rulewright.runtime.flows import Flows
from rulewright.runtime.knowledge import has_secrets
from rulewright.runtime.procedures import texts_of
from rulewright.runtime.receivers import Receiver, is_laid_open, receiver
from rulewright.runtime.rule_lines import Rules, rules_on_lines, where_of
from rulewright.runtime.taint import CLEAN, Taint
from rulewright.runtime.walking import nodes


class Secrets(NamedTuple):
    """The locals that everybody may see, as (procedure, slot); the score lines that nobody may see before the end; the
    chance points whose outcome is not seen by all; the defs that may not be drawn; and who gets what is drawn at such a
    point."""

    public_locals: frozenset[tuple[int, int]]
    scores: frozenset[str]
    draws: frozenset[int]
    layers: frozenset[str] = frozenset()
    tells: bool = False  # whether anything is told
    receivers: Mapping[int, Receiver] = {}
    # the decisions whose moves and reasons may tell a secret: the author says `openly`
    meant: frozenset[int] = frozenset()
    lines: frozenset[tuple[str, int]] = frozenset()  # that are carried out or not depending on what somebody hides
    rules: frozenset[str] = frozenset()  # the ids on them
    # the decisions to which the flow comes or not depending on what somebody hides
    questions: frozenset[int] = frozenset()


def secrets_of(program: ir.Program) -> Secrets:
    """What may be shown of a program's locals, and what must not of its score lines and draws."""
    flows = Flows(program) if has_secrets(program) else None
    secret = (
        {(key[1], slot) for (key, slot), taint in flows.slots.items() if key[0] == "proc" and taint} if flows else set()
    )
    scores = frozenset(name for name, taint in flows.scores.items() if taint) if flows else frozenset()
    pending = {(decision.proc, slot) for decision in program.decisions for slot in decision.pending}
    named = {
        (proc.number, number)
        for proc in program.procs
        for number, slot in enumerate(proc.slots)
        if slot.framed and not slot.keeps and slot.name != "you" and slot.name.isidentifier()
    }
    tells = any(map(_tells, nodes((program.blocks, program.procs))))
    draws = _draws(program, flows)
    secretly = frozenset(_done_secretly(program, flows)) if flows else frozenset()
    return Secrets(
        frozenset(named - secret - pending),
        scores,
        draws,
        _layers(program, flows),
        tells,
        _receivers(program, draws),
        _meant(program, flows),
        frozenset(place for place, _ in secretly),
        frozenset(rule for _, rules in secretly for rule in rules),
        frozenset(
            block.end.decision
            for block in program.blocks
            if flows and isinstance(block.end, ir.Ask) and flows.way(block)
        ),
    )


def _done_secretly(program: ir.Program, flows: Flows) -> Iterator[tuple[tuple[str, int], tuple[str, ...]]]:
    """The lines, with the ids on them, whose being carried out depends on something hidden."""
    rules = rules_on_lines(program)
    for proc in program.procs:
        yield from _secret_lines(flows, proc.body, proc.number, flows.called.get(proc.number, CLEAN), rules)
    for block in program.blocks:
        yield from _secret_lines(flows, block.body, block.proc, flows.way(block), rules)
        if flows.way(block) and isinstance(block.end, ir.Finish):
            yield ("", 0), block.end.rules


def _secret_lines(
    flows: Flows, statements: tuple[ir.Stmt, ...], proc: int, way: Taint, rules: Rules
) -> Iterator[tuple[tuple[str, int], tuple[str, ...]]]:
    for one in statements:
        where = where_of(one)
        if way and where is not None:
            yield (where.file, where.line), rules.get((where.file, where.line), ())
        elif way and isinstance(one, ir.Touch):
            yield ("", 0), one.rules
        if isinstance(one, ir.When | ir.ForEach | ir.Loop):
            for body, inside in flows.inner(one, ("proc", proc), way):
                yield from _secret_lines(flows, body, proc, inside, rules)


def _tells(node: object) -> bool:
    """Whether something is told here; a card that is known to lie on a pile is, since no event of chance says it."""
    match node:
        case ir.Chance(zone=ir.Place(type=ir.PileOf()), seen=seen):
            return seen is not None
        case _:
            return isinstance(node, ir.Tell)


def _meant(program: ir.Program, flows: Flows | None) -> frozenset[int]:
    """The decisions with a guard or range on an open line, in their own procedure or in what that calls."""
    open_procs = {proc for proc, text in enumerate(texts_of(program)) if _has_open_guard(program, text)}
    if flows is None or not open_procs:
        return frozenset()
    reaching = set(open_procs)
    size = -1
    while size != (size := len(reaching)):
        reaching |= {number for number, callees in enumerate(flows.callees) if not reaching.isdisjoint(callees)}
    return frozenset(decision.number for decision in program.decisions if decision.proc in reaching)


def _has_open_guard(program: ir.Program, text: Any) -> bool:
    for node in nodes(text):
        if isinstance(node, ir.Require | ir.Prefer | ir.Param):
            if ir.Where(node.guard.where.file, node.guard.where.line) in program.openly:
                return True
    return False


def _draws(program: ir.Program, flows: Flows | None) -> frozenset[int]:
    """The chance points at which what comes up is taken from something hidden, and not laid open at once."""
    return frozenset(
        block.number
        for block in program.blocks
        if flows
        and isinstance(block.end, ir.Chance)
        and flows.of((block.end.zone, block.end.source), ("proc", block.proc))
        and not is_laid_open(program, block.end)
    )


def _receivers(program: ir.Program, draws: frozenset[int]) -> dict[int, Receiver]:
    """Who gets to see what is drawn out of others' sight, by chance point."""
    ends = {number: program.blocks[number].end for number in sorted(draws)}
    found = {number: receiver(program, end) for number, end in ends.items() if isinstance(end, ir.Chance)}
    return {number: who for number, who in found.items() if who is not None}


def _layers(program: ir.Program, flows: Flows | None) -> frozenset[str]:
    """The defs that are drawn and read something hidden."""
    layers = (layer for show in program.shows for layer in show.layers if layer.value is not None)
    return frozenset(layer.name for layer in layers if flows and flows.of(layer.value, ("layer", 0)))
