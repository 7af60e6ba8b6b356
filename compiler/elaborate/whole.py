"""Everything that a game declares, elaborated: the parts of a program, not yet put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from rulewright.compiler.elaborate import operators
from rulewright.compiler.elaborate.context import Context, where
from rulewright.compiler.elaborate.declared_types import named_type, parameter_types
from rulewright.compiler.elaborate.defs import function_of
from rulewright.compiler.elaborate.evaluate import evaluate
from rulewright.compiler.elaborate.fit import fit, wrong
from rulewright.compiler.elaborate.procedures import ProcedureMaker
from rulewright.compiler.elaborate.shows import hides_of, shows_of
from rulewright.compiler.elaborate.statements import procedure_maker
from rulewright.compiler.elaborate.types import describe
from rulewright.compiler.elaborate.world import World
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.definition import LIBRARY
from rulewright.compiler.syntax.diagnostics import Reported, did_you_mean
from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size

NODES_MAX = 65535  # of a network: modules number them in 16 bits, and one number is none

Thing = TypeVar("Thing")
Made = TypeVar("Made")


@dataclass(frozen=True)
class Elaborated:
    """The parts of a program; blocks and procedures are drafts that the analyses complete."""

    world: World
    procedures: ProcedureMaker
    networks: tuple[ir.Network, ...]
    snippets: tuple[ir.Snippet, ...]
    scores: tuple[ir.Score, ...]
    rank: tuple[ir.RankKey, ...]
    invariants: tuple[ir.Invariant, ...]
    shows: tuple[ir.Show, ...]
    hides: tuple[str, ...]


def elaborate_game(world: World) -> Elaborated | None:
    """The parts of a program, or None if there are mistakes."""
    for step in (_options, _components, _claims):
        _attempt(lambda one: one(world), step)
    procedures = procedure_maker(world)
    networks = _all_of(partial(_network, world), world.network_decls.values())
    procedures.check_parameters()
    if world.play is not None:
        _attempt(lambda _: procedures.play(), None)
    snippets = _attempt(lambda _: procedures.snippets(), None)
    if snippets is not None:
        _attempt(lambda _: procedures.check_unused(), None)
    scores = _all_of(partial(_score, world), world.score_decls.values())
    rank = _rank(world)
    invariants = _all_of(partial(_invariant, world), world.invariants)
    shows, hides = shows_of(world), hides_of(world)
    _unused_defs(world)
    if world.problems.errors:
        world.problems.forget_warnings()
        return None
    return Elaborated(world, procedures, networks, snippets or (), scores, rank, invariants, shows, hides)


def _attempt(make: Callable[[Thing], Made], thing: Thing) -> Made | None:
    """What is made of a thing; None where a mistake was told. A mistake in one does not hide those of the next."""
    try:
        return make(thing)
    except Reported:
        return None


def _all_of(make: Callable[[Thing], Made], things: Iterable[Thing]) -> tuple[Made, ...]:
    made = [_attempt(make, thing) for thing in things]
    return tuple(one for one in made if one is not None)


def _options(world: World) -> None:
    _all_of(world.option, world.option_decls)
    for name in world.given.options:
        if name not in world.option_decls:
            given = world.given.options[name]
            span = given.span if hasattr(given, "span") else world.game.span
            hint = did_you_mean(name, world.option_decls) or (
                f"its options are {', '.join(world.option_decls)}" if world.option_decls else "it has no options"
            )
            world.problems.error("RW321", span, f"the game has no option '{name}'", hint)


def _components(world: World) -> None:
    _all_of(world.board, world.board_decls)
    _all_of(world.record, world.record_decls)
    _all_of(world.network_over, world.network_decls)
    _all_of(world.state, world.state_decls)
    _all_of(world.state, [n for n, d in world.score_decls.items() if d.value is None])
    for table, declaration in world.table_decls.items():
        for column in declaration.columns:
            _all_of(partial(world.column_data, table), column.names)


def _claims(world: World) -> None:
    for claim in world.claims:
        try:
            value, kind = evaluate(world, claim.condition)
        except Reported:
            continue
        if not isinstance(kind, ir.Truth):
            world.problems.error("RW318", claim.condition.span, "a condition between options is needed here")
        elif not value:
            world.problems.error("RW322", claim.span, claim.tags.reason or "these options do not go together")


def _network(world: World, node: ast.Network) -> ir.Network:
    over = world.network_over(node.name)
    nodes = domain_size(over, world.draft)
    if nodes > NODES_MAX:
        message = f"a network cannot be over {nodes:,} different values"
        world.problems.error("RW309", node.span, message, f"at most {NODES_MAX:,} are possible")
        raise Reported
    ctx = Context(world, without_you=_per_player(over))
    ctx.bind(node.node, over)
    condition = operators.truth(ctx, node.where) if node.where is not None else ir.Const(1, ir.Truth())
    joins = ctx.elaborate(node.joins, ir.SetOf(over))
    tallies = tuple(_tally(ctx, one) for one in node.tallies)
    return ir.Network(node.name, over, tuple(ctx.slots), condition, joins, tallies, where(node.span))


def _per_player(over: ir.Type) -> str:
    """How a network tells whose a node is."""
    if not isinstance(over, ir.Cell):
        return "name the player"
    spot = f"record Spot(owner: Player, cell: {over.board})"
    return f"a network is everybody's: let it go over a record that says whose, '{spot}'"


def _tally(ctx: Context, node: ast.Tally) -> ir.TallyRule:
    with ctx.scope():
        index, slot = None, -1
        if node.index_type is not None and node.index_name is not None:
            index = named_type(ctx.world, node.index_type, node.span)
            slot = ctx.bind(node.index_name, index)
        distinct = isinstance(node.value, ast.Call) and node.value.name == "distinct" and len(node.value.arguments) == 1
        inner = node.value.arguments[0] if distinct and isinstance(node.value, ast.Call) else node.value
        value = ctx.elaborate(inner, None)
        if not distinct and not isinstance(value.type, ir.Number):
            wrong(
                ctx,
                "RW366",
                node.span,
                f"a tally is a number, but this is {describe(value.type)}",
                "count it, or write distinct(…)",
            )
    return ir.TallyRule(node.name, value, distinct, index, slot)


def _player_context(world: World) -> Context:
    """A context in which a player is looked at: the rows of a score sheet."""
    ctx = Context(world)
    if world.draft.together:
        ctx.add_slot("everybody", ir.Seat())
    else:
        ctx.bind("you", ir.Seat())
    return ctx


def _score(world: World, node: ast.Score) -> ir.Score:
    ctx = _player_context(world)
    value = operators.number(ctx, node.value) if node.value is not None else None
    return ir.Score(node.name, tuple(ctx.slots), value, node.tags.rules)


def _rank(world: World) -> tuple[ir.RankKey, ...]:
    if world.rank is None:
        ctx = _player_context(world)
        you = ir.Local(0, ir.Seat())
        return (ir.RankKey(tuple(ctx.slots), ir.ScoreOf("total", you, operators.ANY)),) if world.score_decls else ()
    return _all_of(partial(_rank_key, world, world.rank.tags.rules), world.rank.keys)


def _rank_key(world: World, rules: tuple[str, ...], node: ast.Expr) -> ir.RankKey:
    ctx = Context(world)
    ctx.bind("you", ir.Seat())
    value = operators.present(fit(ctx, ctx.elaborate(node, None), operators.ANY, node.span), node.span)
    return ir.RankKey(tuple(ctx.slots), value, rules)


def _invariant(world: World, node: ast.Invariant) -> ir.Invariant:
    ctx = Context(world)
    condition = operators.truth(ctx, node.condition)
    return ir.Invariant(node.text, tuple(ctx.slots), condition, where(node.span))


def _unused_defs(world: World) -> None:
    """Check defs that were not needed, as far as their parameters have types.

    What is needed may depend on options and on the number of players."""
    called = {name for name, _ in world.functions.made} | set(world.functions.count)
    for name, clauses in world.defs.items():
        if name in called or clauses[0].span.source.name == LIBRARY:
            continue
        try:
            kinds = parameter_types(world, clauses[0].parameters)
            if kinds is not None:
                function_of(world, name, kinds, {}, {}, world.usage.def_uses_you(name), clauses[0].span)
        except Reported:
            continue
