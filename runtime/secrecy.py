"""Which locals, score lines, draws and drawings may tell what somebody must not see: what flows.py finds, for the
runtime."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from rulewright.runtime import ir
from rulewright.runtime.flows import Flows
from rulewright.runtime.knowledge import has_secrets
from rulewright.runtime.procedures import texts_of
from rulewright.runtime.receivers import Receiver, receiver
from rulewright.runtime.rule_lines import Rules, rules_on_lines, where_of
from rulewright.runtime.taint import CLEAN, Origin, Taint
from rulewright.runtime.walking import nodes


class Secrets(NamedTuple):
    """The locals that everybody may see, as (procedure, slot); the score lines that nobody may see before the end; the
    chance points whose outcome is not seen by all; the defs that may not be drawn; and who gets what is drawn at such a
    point."""

    public_locals: frozenset[tuple[int, int]]
    scores: frozenset[str]
    draws: frozenset[int]
    layers: frozenset[str] = frozenset()
    receivers: Mapping[int, Receiver] = {}
    # the decisions whose moves and reasons may tell a secret: the author says `openly`
    meant: frozenset[int] = frozenset()
    lines: frozenset[tuple[str, int]] = frozenset()  # that are carried out or not depending on what somebody hides
    rules: frozenset[str] = frozenset()  # the ids on them
    # the decisions to which the flow comes or not depending on what somebody hides
    questions: frozenset[int] = frozenset()
    opened: frozenset[tuple[int, int]] = frozenset()  # of the public locals those that are it by `openly` alone


def secrets_of(program: ir.Program) -> Secrets:
    """What may be shown of a program's locals, and what must not of its score lines and draws."""
    flows = Flows(program) if has_secrets(program) else None
    closed = Flows(replace(program, openly=frozenset())) if flows and program.openly else flows
    secret = _secret_locals(flows)
    scores = frozenset(name for name, taint in flows.scores.items() if taint) if flows else frozenset()
    pending = {(decision.proc, slot) for decision in program.decisions for slot in decision.pending}
    named = {
        (proc.number, number)
        for proc in program.procs
        for number, slot in enumerate(proc.slots)
        if slot.framed and not slot.keeps and slot.name != "you" and slot.name.isidentifier()
    }
    draws = _draws(program, flows)
    secretly = frozenset(_done_secretly(program, flows)) if flows else frozenset()
    return Secrets(
        frozenset(named - secret - pending),
        scores,
        frozenset(draws),
        _layers(program, flows),
        {number: who for number, who in draws.items() if who is not None},
        _meant(program, flows, closed),
        frozenset(place for place, _ in secretly),
        frozenset(rule for _, rules in secretly for rule in rules),
        frozenset(
            block.end.decision
            for block in program.blocks
            if flows and isinstance(block.end, ir.Ask) and flows.way(block)
        ),
        frozenset((named - secret - pending) & _secret_locals(closed)),
    )


def _secret_locals(flows: Flows | None) -> set[tuple[int, int]]:
    slots = flows.slots if flows else {}
    return {(key[1], slot) for (key, slot), taint in slots.items() if key[0] == "proc" and taint}


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


def _meant(program: ir.Program, flows: Flows | None, closed: Flows | None) -> frozenset[int]:
    """The decisions with a guard or range that tells a secret as the author means it, in their own procedure or in what
    that calls: it stands on an open line, or the secret comes to it by one."""
    if flows is None or closed is None or not program.openly:
        return frozenset()
    reaching = {
        proc
        for proc, text in enumerate(texts_of(program))
        if _is_open(program, text) or _guarded(closed, proc, text) - _guarded(flows, proc, text)
    }
    size = -1
    while size != (size := len(reaching)):
        reaching |= {number for number, callees in enumerate(flows.callees) if not reaching.isdisjoint(callees)}
    return frozenset(decision.number for decision in program.decisions if decision.proc in reaching)


def _is_open(program: ir.Program, text: Any) -> bool:
    """Whether a guard or range, or a call of what may have some, stands on an open line."""
    for node in nodes(text):
        match node:
            case ir.Require(guard=guard) | ir.Prefer(guard=guard) | ir.Param(guard=guard):
                where = guard.where
            case ir.CallProc() | ir.CallRules() | ir.Invoke() | ir.InvokeRules():
                where = node.where
            case _:
                continue
        if ir.Where(where.file, where.line) in program.openly:
            return True
    return False


def _guarded(flows: Flows, proc: int, text: Any) -> set[Origin]:
    """What the guards and ranges of a procedure depend on."""
    found = set[Origin]()
    for node in nodes(text):
        match node:
            case ir.Require(condition) | ir.Prefer(condition):
                found |= flows.of(condition, ("proc", proc)).keys()
            case ir.Param(source=source, clauses=clauses):
                found |= flows.of((source, clauses), ("proc", proc)).keys()
    return found


def _draws(program: ir.Program, flows: Flows | None) -> dict[int, Receiver | None]:
    """The chance points at which what comes up is taken from something hidden, and not laid open at once; with who gets
    to see it even so."""
    found: dict[int, Receiver | None] = {}
    for block in program.blocks:
        if (
            flows
            and isinstance(block.end, ir.Chance)
            and flows.of((block.end.zone, block.end.source), ("proc", block.proc))
        ):
            who = receiver(program, block.end)
            if who is None or who.seen != "all" or who.held is not None:
                found[block.number] = who
    return found


def _layers(program: ir.Program, flows: Flows | None) -> frozenset[str]:
    """The defs that are drawn and read something hidden."""
    layers = (layer for show in program.shows for layer in show.layers if layer.value is not None)
    return frozenset(layer.name for layer in layers if flows and flows.of(layer.value, ("layer", 0)))
