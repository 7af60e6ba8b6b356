"""Assemble a program: the parts of a game are analysed and put together."""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler.analyse.facts import Facts
from rulewright.compiler.analyse.failing import mark_failing
from rulewright.compiler.analyse.liveness import frame_locals
from rulewright.compiler.check import idle
from rulewright.compiler.elaborate.blocks import BlockDraft, ProcDraft
from rulewright.compiler.elaborate.context import file_name
from rulewright.compiler.elaborate.printing import print_value
from rulewright.compiler.elaborate.procedures import ProcedureMaker
from rulewright.compiler.elaborate.sheet import check_sheet
from rulewright.compiler.elaborate.whole import Elaborated
from rulewright.compiler.elaborate.world import World
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.source import Span
from rulewright.compiler.syntax.walk import everything, tagged
from rulewright.runtime import ir
from rulewright.runtime.domain import counts_from_one


def assemble(parts: Elaborated) -> ir.Program | None:
    """The program that the parts of a game make; None if that shows mistakes."""
    world, made = parts.world, parts.procedures
    _check_chance(world, mark_failing(made.procs, made.blocks, made.decisions, parts.snippets))
    if world.problems.errors:
        return None
    frame_locals(made.procs, made.blocks, made.decisions, world.draft)
    program = _with_facts(_put_together(parts))
    idle.check_size(program, world)
    check_sheet(world, program)
    if world.problems.errors:
        world.problems.forget_warnings()
        return None
    return program


def _put_together(parts: Elaborated) -> ir.Program:
    draft, made = parts.world.draft, parts.procedures
    return ir.Program(
        name=draft.name,
        title=draft.title,
        seats=draft.seats,
        together=draft.together,
        options={name: print_value(option.value, option.type, draft) for name, option in draft.options.items()},
        enums=dict(draft.enums),
        records=dict(draft.records),
        tables=dict(draft.tables),
        boards=dict(draft.boards),
        states=tuple(draft.states.values()),
        networks=parts.networks,
        functions=tuple(draft.functions),
        procs=as_procs(made.procs),
        snippets=parts.snippets,
        blocks=tuple(_block(one) for one in made.blocks),
        decisions=tuple(made.decisions),
        guards=tuple(made.guards),
        scores=parts.scores,
        rank=parts.rank,
        invariants=parts.invariants,
        phases=_phases(made),
        rules=rule_ids(parts.world),
        shows=parts.shows,
        hides=parts.hides,
        openly=frozenset(made.openly),
    )


def _block(draft: BlockDraft) -> ir.Block:
    return ir.Block(
        draft.number,
        draft.proc,
        tuple(draft.body),
        draft.end or ir.Return(),
        draft.needs,
        draft.fails,
        bool(draft.scopes),
        draft.where,
        draft.live,
        draft.kept,
    )


def _with_facts(program: ir.Program) -> ir.Program:
    """The program with what is known of its framed locals: bytes from outside must agree with it."""
    facts = Facts(program)

    def some(proc: ir.Proc) -> tuple[int, ...]:
        known = facts.some_slots(("p", proc.number), len(proc.slots))
        return tuple(slot for slot in sorted(known) if _is_single(proc.slots[slot]))

    return replace(program, procs=tuple(replace(proc, some=some(proc)) for proc in program.procs))


def _is_single(slot: ir.Slot) -> bool:
    return slot.framed and slot.count == 1 and counts_from_one(slot.type)


def _check_chance(world: World, found: list[tuple[ir.Where, ir.Where]]) -> None:
    """Nobody can look ahead through chance, so nothing behind it may decide whether an option is legal."""
    for chance, failing in found:
        if chance.file == file_name(world.game.span.source.name) and chance.line:
            span = Span(world.game.span.source, chance.line, chance.column, chance.line, chance.column + 4)
            world.problems.error(
                "RW410",
                span,
                f"behind this chance event, line {failing.line} can fail, and then the option would turn out not to be"
                " possible",
                _out_of_chance(world, failing),
            )


def _out_of_chance(world: World, failing: ir.Where) -> str:
    """The way out where something can fail behind chance: perhaps rounds are told as so many choices of one thing."""
    hint = "move the guard before the chance event, or give the choice an 'otherwise'"
    for node in everything(world.game.declarations):
        if isinstance(node, ast.Repeat) and node.kind == "times" and node.span.line < failing.line:
            if any(getattr(part, "span", node.span).line == failing.line for part in everything(node.body)):
                line = node.span.line
                return f"{hint}; if line {line} tells rounds, 'for round in 1..n': 'repeat n' is one choice of n"
    return hint


def as_procs(drafts: list[ProcDraft]) -> tuple[ir.Proc, ...]:
    """Procedures as they stand in a program."""
    return tuple(
        ir.Proc(
            p.number,
            p.name,
            p.params,
            tuple(p.ctx.slots),
            p.suspends,
            p.entry,
            p.body,
            p.uses_you,
            p.can_fail,
            p.where,
            p.text,
        )
        for p in drafts
    )


def _phases(made: ProcedureMaker) -> tuple[ir.PhaseEntry, ...]:
    entries = []
    for name, proc, first_pass, block in made.phases:
        path = [(proc, first_pass, block)]
        at, seen = proc, {proc}
        while at != 0:
            callers = [caller for caller in made.procs[at].callers if caller[0] not in seen]
            if not callers:
                break
            path.insert(0, callers[0])
            at = callers[0][0]
            seen.add(at)
        if at == 0:
            entries.append(ir.PhaseEntry(name, tuple(path)))
    return tuple(entries)


def rule_ids(world: World) -> tuple[str, ...]:
    """Every rule id that stands in the definition and its tables, in order."""
    trees = (world.game.declarations, tuple(snippet.statements for snippet in world.draft.snippets))
    in_rows = [rule for table in world.draft.tables.values() for rule in table.rules if rule]
    return tuple(dict.fromkeys([*(rule for rule, _ in tagged(trees)), *in_rows]))
