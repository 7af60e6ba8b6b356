"""Assemble a program: everything declared is elaborated, analysed and put together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from rulewright.compiler import ast, checks, operators
from rulewright.compiler import expressions as ex
from rulewright.compiler.context import Context, file_name, where
from rulewright.compiler.declared_types import named_type, parameter_types
from rulewright.compiler.definition import LIBRARY
from rulewright.compiler.diagnostics import Reported
from rulewright.compiler.emit_facts import Facts
from rulewright.compiler.failing import mark_failing
from rulewright.compiler.fit import fit, say, wrong
from rulewright.compiler.flow import ProcDraft
from rulewright.compiler.liveness import frame_locals
from rulewright.compiler.printing import print_value
from rulewright.compiler.sheet import check_sheet
from rulewright.compiler.shows import hides_of, shows_of
from rulewright.compiler.source import Span
from rulewright.compiler.tell import Teller
from rulewright.compiler.telltale import check_secrets
from rulewright.compiler.walk_ast import tagged
from rulewright.compiler.world import World
from rulewright.runtime import ir
from rulewright.runtime.domain import counts_from_one


def assemble(world: World) -> ir.Program | None:
    """The whole program, or None if there are mistakes."""
    if world.unread_tables:
        return None  # names of rows are missing everywhere; one mistake would be told a hundred times
    checks.check_names(world)
    for step in (_options, _components, _claims):
        _attempt(world, step)
    teller = Teller(world)
    networks = _networks(world)
    if world.play is not None:
        _attempt(world, lambda _: teller.play())
    snippets: tuple[ir.Snippet, ...] = ()
    try:
        snippets = teller.snippets()
        teller.check_unused()
    except Reported:
        pass
    scores = tuple(_score(world, one) for one in world.score_decls.values())
    rank = _rank(world)
    invariants = tuple(found for one in world.invariants if (found := _invariant(world, one)) is not None)
    shows, hides = shows_of(world), hides_of(world)
    _unused_defs(world)
    if world.problems.errors:
        world.problems.forget_warnings()
        return None
    checks.check_used(world)
    _check_chance(world, mark_failing(teller.procs, teller.blocks, teller.decisions, snippets))
    if world.problems.errors:
        return None
    frame_locals(teller.procs, teller.blocks, teller.decisions, world.components)
    program = replace(
        world.components,
        options={
            name: print_value(option.value, option.type, world.components) for name, option in world.options.items()
        },
        states=tuple(world.states.values()),
        networks=networks,
        functions=tuple(world.functions),
        procs=as_procs(teller.procs),
        snippets=snippets,
        blocks=tuple(
            ir.Block(b.number, b.proc, tuple(b.body), b.end or ir.Return(), b.needs, b.fails, bool(b.scopes), b.where, b.live, b.kept)
            for b in teller.blocks
        ),
        decisions=tuple(teller.decisions),
        guards=tuple(teller.guards),
        scores=tuple(score for score in scores if score is not None),
        rank=rank,
        invariants=invariants,
        phases=_phases(teller),
        rules=rule_ids(world),
        shows=shows,
        hides=hides,
        openly=frozenset(teller.openly),
    )
    program = _with_facts(program)
    checks.check_size(program, world)
    check_sheet(world, program)
    check_secrets(program, world.problems, teller.sources)
    if world.problems.errors:
        world.problems.forget_warnings()
        return None
    return program


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
            place = f"line {failing.line}" if failing.line else "something called after it"
            world.problems.error(
                "RW410",
                span,
                f"behind this chance event, {place} can fail, and then the option would turn out not to be possible",
                "move the guard before the chance event, or give the choice an 'otherwise'",
            )


def _attempt(world: World, step: Callable[[World], Any]) -> None:
    try:
        step(world)
    except Reported:
        pass


def _each(world: World, names: Any, resolve: Callable[[str], Any]) -> None:
    for name in names:
        try:
            resolve(name)
        except Reported:
            continue


def _options(world: World) -> None:
    _each(world, world.option_decls, world.option)
    for name in world.given_options:
        if name not in world.option_decls:
            from rulewright.compiler.diagnostics import did_you_mean

            given = world.given_options[name]
            span = given.span if hasattr(given, "span") else world.game.span
            hint = did_you_mean(name, world.option_decls) or (
                f"its options are {', '.join(world.option_decls)}" if world.option_decls else "it has no options"
            )
            world.problems.error("RW321", span, f"the game has no option '{name}'", hint)


def _components(world: World) -> None:
    _each(world, world.board_decls, world.board)
    _each(world, world.record_decls, world.record)
    _each(world, world.network_decls, world.network_over)
    _each(world, [n for n, d in world.state_decls.items()], world.state)
    _each(world, [n for n, d in world.score_decls.items() if d.value is None], world.state)
    for table, declaration in world.table_decls.items():
        for column in declaration.columns:
            _each(world, column.names, partial(world.column_data, table))


def _claims(world: World) -> None:
    for claim in world.claims:
        try:
            value, kind = world.evaluate(claim.condition)
        except Reported:
            continue
        if not isinstance(kind, ir.Truth):
            world.problems.error("RW318", claim.condition.span, "a condition between options is needed here")
        elif not value:
            world.problems.error("RW322", claim.span, claim.tags.reason or "these options do not go together")


def _networks(world: World) -> tuple[ir.Network, ...]:
    made = []
    for declaration in world.network_decls.values():
        try:
            made.append(_network(world, declaration))
        except Reported:
            continue
    return tuple(made)


def _network(world: World, node: ast.Network) -> ir.Network:
    over = world.network_over(node.name)
    ctx = Context(world)
    ctx.bind(node.node, over)
    condition = operators.truth(ctx, node.where) if node.where is not None else ir.Const(1, ir.Truth())
    joins = ex.elaborate(ctx, node.joins, ir.SetOf(over))
    tallies = tuple(_tally(ctx, one) for one in node.tallies)
    return ir.Network(node.name, over, tuple(ctx.slots), condition, joins, tallies, where(node.span))


def _tally(ctx: Context, node: ast.Tally) -> ir.TallyRule:
    with ctx.scope():
        index, slot = None, -1
        if node.index_type is not None and node.index_name is not None:
            index = named_type(ctx.world, node.index_type, node.span)
            slot = ctx.bind(node.index_name, index)
        distinct = isinstance(node.value, ast.Call) and node.value.name == "distinct" and len(node.value.arguments) == 1
        inner = node.value.arguments[0] if distinct and isinstance(node.value, ast.Call) else node.value
        value = ex.elaborate(ctx, inner, None)
        if not distinct and not isinstance(value.type, ir.Number):
            wrong(
                ctx,
                "RW366",
                node.span,
                f"a tally is a number, but this is {say(ctx, value.type)}",
                "count it, or write distinct(…)",
            )
    return ir.TallyRule(node.name, value, distinct, index, slot)


def _player_context(world: World) -> Context:
    """A context in which a player is looked at: the rows of a score sheet."""
    ctx = Context(world)
    if world.components.together:
        ctx.add_slot("everybody", ir.Seat())
    else:
        ctx.bind("you", ir.Seat())
    return ctx


def _score(world: World, node: ast.Score) -> ir.Score | None:
    ctx = _player_context(world)
    try:
        value = operators.number(ctx, node.value) if node.value is not None else None
    except Reported:
        return None
    return ir.Score(node.name, tuple(ctx.slots), value, node.tags.rules)


def _rank(world: World) -> tuple[ir.RankKey, ...]:
    if world.rank is None:
        ctx = _player_context(world)
        you = ir.Local(0, ir.Seat())
        return (ir.RankKey(tuple(ctx.slots), ir.ScoreOf("total", you, operators.ANY)),) if world.score_decls else ()
    keys = []
    for node in world.rank.keys:
        ctx = Context(world)
        ctx.bind("you", ir.Seat())
        try:
            value = ex.elaborate(ctx, node, None)
            keys.append(ir.RankKey(tuple(ctx.slots), fit(ctx, value, operators.ANY, node.span)))
        except Reported:
            continue
    return tuple(keys)


def _invariant(world: World, node: ast.Invariant) -> ir.Invariant | None:
    ctx = Context(world)
    try:
        condition = operators.truth(ctx, node.condition)
    except Reported:
        return None
    return ir.Invariant(node.text, tuple(ctx.slots), condition, where(node.span))


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


def _phases(teller: Teller) -> tuple[ir.PhaseEntry, ...]:
    entries = []
    for name, proc, first_pass, block in teller.phases:
        path = [(proc, first_pass, block)]
        at, seen = proc, {proc}
        while at != 0:
            callers = [caller for caller in teller.procs[at].callers if caller[0] not in seen]
            if not callers:
                break
            path.insert(0, callers[0])
            at = callers[0][0]
            seen.add(at)
        if at == 0:
            entries.append(ir.PhaseEntry(name, tuple(path)))
    return tuple(entries)


def _unused_defs(world: World) -> None:
    """Check defs that were not needed, as far as their parameters have types; those that no line mentions are told.

    What is needed may depend on options and on the number of players."""
    maker = world.maker
    called = {name for name, _ in maker.made} | set(maker.count)
    mentioned = checks.mentions(world)
    for name, clauses in world.defs.items():
        if name in called or clauses[0].span.source.name == LIBRARY:
            continue
        try:
            kinds = parameter_types(world, clauses[0].parameters)
            if kinds is not None:
                maker.function(name, kinds, {}, {}, maker.usage.def_uses_you(name), clauses[0].span)
        except Reported:
            continue
        if name not in mentioned:
            world.problems.warn("RW901", clauses[0].name_span, f"the def '{name}' is never used")


def rule_ids(world: World) -> tuple[str, ...]:
    """Every rule id that stands in the definition and its tables, in order."""
    trees = (world.game.declarations, tuple(snippet.statements for snippet in world.snippets))
    in_rows = [rule for table in world.components.tables.values() for rule in table.rules if rule]
    return tuple(dict.fromkeys([*(rule for rule, _ in tagged(trees)), *in_rows]))
