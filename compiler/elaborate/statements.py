"""Statements: what is written for each of them."""

from __future__ import annotations

from rulewright.compiler.elaborate import aggregates, choices, loops, operators, places, settled
from rulewright.compiler.elaborate.blocks import ProcDraft
from rulewright.compiler.elaborate.context import file_name, marker, where
from rulewright.compiler.elaborate.declared_types import type_of
from rulewright.compiler.elaborate.fit import fit, settle, wrong
from rulewright.compiler.elaborate.not_empty import filled_if, written
from rulewright.compiler.elaborate.procedures import ProcedureMaker
from rulewright.compiler.elaborate.types import ANY_NUMBER, Void, describe, is_wide, item_of
from rulewright.compiler.elaborate.verbs import BUILT_IN
from rulewright.compiler.elaborate.world import World
from rulewright.compiler.elaborate.writer import Writer
from rulewright.compiler.syntax import ast
from rulewright.runtime import ir


def procedure_maker(world: World) -> ProcedureMaker:
    """What makes the procedures of a game."""
    return ProcedureMaker(world, _write_procedure, frozenset(BUILT_IN))


def _write_procedure(
    procedures: ProcedureMaker, proc: ProcDraft, body: tuple[ast.Statement, ...], tags: ast.Tags
) -> None:
    writer = Writer(procedures, proc, statement)
    if proc.suspends:
        first = writer.new_block()
        proc.entry = first.number
        writer.go(first)
        writer.touch(tags)
        writer.write(body)
        writer.end(ir.Return())
    else:
        writer.touch(tags)
        writer.write(body)
        proc.body = tuple(writer.out)
    proc.done = True


def write_plain(procedures: ProcedureMaker, proc: ProcDraft, body: tuple[ast.Statement, ...]) -> tuple[ir.Stmt, ...]:
    """Statements that do not suspend, written in the locals of a procedure that is not part of the program."""
    writer = Writer(procedures, proc, statement)
    writer.write(body)
    return tuple(writer.out)


# ------------------------------------------------------------ blocks


# ------------------------------------------------------------ statements


def statement(writer: Writer, node: ast.Statement) -> None:
    """Write one statement."""
    writer.procedures.sources[file_name(node.span.source.name)] = node.span.source
    if node.tags.openly_span is not None:
        writer.procedures.open_line(node.span)
    if isinstance(node, ast.If):
        for span in node.openly_spans:
            writer.procedures.open_line(span)
    if writer.world.given.noted is not None:
        writer.out.append(ir.Touch((marker(node.span),)))
    if not isinstance(node, ast.Require | ast.Prefer | ast.Finish | ast.Choice):
        writer.touch(node.tags)
    match node:
        case ast.Let():
            _let(writer, node)
        case ast.Var():
            _var(writer, node)
        case ast.Assign():
            places.assign(writer, node)
            writer.note(writer.out[-1])
        case ast.Require():
            _require(writer, node)
        case ast.Prefer():
            _prefer(writer, node)
        case ast.Finish():
            _finish(writer, node)
        case ast.Stop():
            _stop(writer, node)
        case ast.Draw():
            _draw(writer, node)
        case ast.Roll():
            _roll(writer, node)
        case ast.Tell():
            _tell_line(writer, node)
        case ast.Command():
            _command(writer, node)
        case ast.Do():
            _do(writer, node)
        case ast.Does():
            _does(writer, node)
        case ast.Sequence(statements):
            writer.block_of(statements)
        case ast.If():
            _if(writer, node)
        case ast.Phase():
            _phase(writer, node)
        case ast.For():
            loops.for_(writer, node)
        case ast.Repeat():
            loops.repeat(writer, node)
        case ast.Choice():
            choices.choice(writer, node)
        case ast.Either() | ast.MayDo():
            choices.either(writer, node)


def _let(writer: Writer, node: ast.Let) -> None:
    value = settle(writer.ctx, writer.ctx.elaborate(node.value, None), node.value.span)
    writer.fresh(node.name, node.span)
    writer.out.append(ir.Assign(writer.ctx.bind(node.name, value.type), value, where(node.span)))


def _var(writer: Writer, node: ast.Var) -> None:
    if node.type is not None:
        kind = type_of(writer.world, node.type)
        value = writer.ctx.elaborate(node.value, kind)
    else:
        value = writer.ctx.elaborate(node.value, None)
        if isinstance(value.type, Void):
            wrong(
                writer.ctx,
                "RW317",
                node.span,
                "what can this variable hold?",
                f"write 'var {node.name}: set of … = {{}}'",
            )
        settle(writer.ctx, value, node.value.span)
        kind = ANY_NUMBER if isinstance(value.type, ir.Number) else value.type
    writer.fresh(node.name, node.span)
    writer.out.append(ir.Assign(writer.ctx.bind(node.name, kind, changes=True), value, where(node.span)))


def _require(writer: Writer, node: ast.Require) -> None:
    condition = operators.truth(writer.ctx, node.condition)
    settled.check_condition(writer.world, node.condition, condition, "guard")
    guard = writer.procedures.guard(writer.ctx, node.tags, node.span)
    writer.out.append(ir.Require(condition, guard))


def _prefer(writer: Writer, node: ast.Prefer) -> None:
    option = writer.option
    if option is None:
        text = "'prefer' compares the moves of an option, but it stands in none here"
        wrong(writer.ctx, "RW416", node.span, text, "write it in the body of the option whose moves it is about")
    if option.late:
        text = "'prefer' compares moves before they are made, and what comes before it here is not known by then"
        wrong(writer.ctx, "RW416", node.span, text, "write it before the first decision, draw or roll of the option")
    condition = operators.truth(writer.ctx, node.condition)
    guard = writer.procedures.guard(writer.ctx, node.tags, node.span)
    writer.out.append(ir.Prefer(condition, guard, option.prefers))
    option.prefers += 1


def _finish(writer: Writer, node: ast.Finish) -> None:
    winners = writer.players(node.winners) if node.winners is not None else None
    writer.end(ir.Finish(winners, node.tags.rules))


def _stop(writer: Writer, node: ast.Stop) -> None:
    if not writer.loops:
        wrong(
            writer.ctx,
            "RW403",
            node.span,
            "'stop' leaves a loop, but there is none around it here",
            "'finish' ends the game",
        )
    mark = writer.loops[-1]
    if mark.exit is None:
        writer.out.append(ir.Break())
    else:
        writer.end(ir.Jump(mark.exit))


# ------------------------------------------------------------ chance


def _draw(writer: Writer, node: ast.Draw) -> None:
    place = places.place_of(writer, node.zone, "drawn from")
    kind = item_of(place.type)
    if kind is None or isinstance(place.type, ir.SetOf):
        hint = "declare it as a bag" if isinstance(place.type, ir.SetOf) else "one draws from a bag, a pile or a list"
        wrong(writer.ctx, "RW362", node.zone.span, f"one cannot draw from {describe(place.type)}", hint)
    seen = writer.players(node.seen.who) if node.seen is not None else None
    writer.fresh(node.name, node.span)
    guard = writer.procedures.guard(writer.ctx, node.tags, node.span, "there is nothing to draw")
    slot = writer.ctx.bind(node.name, kind)
    if isinstance(place.type, ir.ListOf):
        writer.out.append(ir.TakeFirst(slot, place, guard, written(node.zone) in writer.not_empty))
        if seen is not None:  # nothing is left to chance, so nothing else says what was drawn
            writer.out.append(ir.Tell(seen, "draw {}", (ir.Local(slot, kind),), where(node.span)))
        return
    following = writer.new_block()
    sure = written(node.zone) in writer.not_empty
    writer.end(ir.Chance("draw", slot, place, None, following.number, "draw", guard, sure, seen))
    writer.go(following)


def _roll(writer: Writer, node: ast.Roll) -> None:
    source, kind = aggregates.source(writer.ctx, node.source)
    if item_of(kind) is not None:
        wrong(writer.ctx, "RW307", node.source.span, f"{describe(kind)} cannot be rolled", "roll single things")
    if isinstance(source.type, ir.Between):
        if is_wide(kind):
            text = "it is not clear how large the number that is rolled can be"
            wrong(writer.ctx, "RW309", node.source.span, text, "limit it with min, max or mod")
        source = writer.ctx.elaborate(node.source, ir.SetOf(kind))
    if aggregates.different(source) != source:
        held = describe(source.type)
        hint = "write 'draw x from …' to take one of them, or 'roll x in kinds(…)' to roll each kind alike"
        wrong(
            writer.ctx,
            "RW377",
            node.source.span,
            f"a roll is over a set, but this is {held}, which may hold copies",
            hint,
        )
    if isinstance(source.type, ir.ListOf):
        source = fit(writer.ctx, source, ir.SetOf(kind), node.source.span)
    seen = writer.players(node.seen.who) if node.seen is not None else None
    writer.fresh(node.name, node.span)
    guard = writer.procedures.guard(writer.ctx, node.tags, node.span, "there is nothing to roll")
    slot = writer.ctx.bind(node.name, kind)
    following = writer.new_block()
    writer.end(ir.Chance("roll", slot, None, source, following.number, "roll", guard, seen=seen))
    writer.go(following)


def _tell_line(writer: Writer, node: ast.Tell) -> None:
    """`tell p "…"`: a line in the log."""
    seen = writer.players(node.who)
    text, values = writer.procedures.filled_text(writer.ctx, node.text, node.text_span)
    writer.out.append(ir.Tell(seen, text, values, where(node.span)))


# ------------------------------------------------------------ calls


def _command(writer: Writer, node: ast.Command) -> None:
    if node.name in BUILT_IN and node.name not in writer.world.actions:
        BUILT_IN[node.name](writer, node)
        return
    _, args = writer.procedures.arguments(writer.ctx, node)
    proc = writer.procedures.action(node.name, tuple(arg.type for arg in args), node.span)
    passed = writer.procedures.with_you(writer.ctx, proc, args, node.span)
    if not proc.suspends:
        writer.out.append(ir.Invoke(proc.number, passed, where(node.span)))
        return
    following = writer.new_block()
    proc.callers.append((writer.proc.number, writer.first_pass(), following.number))
    writer.end(ir.CallProc(proc.number, passed, following.number, where=where(node.span)))
    writer.go(following)


def _do(writer: Writer, node: ast.Do) -> None:
    rules, args = writer.procedures.rules_call(writer.ctx, node)
    if not writer.procedures.usage.rules_suspend():
        writer.out.append(ir.InvokeRules(rules, args, where(node.span)))
        return
    following = writer.new_block()
    writer.end(ir.CallRules(rules, args, following.number, where(node.span)))
    writer.go(following)


def _does(writer: Writer, node: ast.Does) -> None:
    seat = writer.ctx.elaborate(node.subject, ir.Seat())
    with writer.ctx.scope():
        writer.out.append(ir.Assign(writer.ctx.bind("you", ir.Seat()), seat))
        writer.statement(node.effect)


# ------------------------------------------------------------ if, phase


def _if(writer: Writer, node: ast.If) -> None:
    flow = writer.is_flow(node)
    _branches(writer, list(node.branches), node.otherwise, flow)


def _branches(
    writer: Writer,
    branches: list[tuple[ast.Expr, tuple[ast.Statement, ...]]],
    otherwise: tuple[ast.Statement, ...],
    flow: bool,
) -> None:
    if not branches:
        if flow:
            writer.block_of(otherwise)
        else:
            writer.out.extend(writer.inline(otherwise))
        return
    (node, body), rest = branches[0], branches[1:]
    condition = operators.truth(writer.ctx, node)
    if isinstance(condition, ir.Const):
        settled.check_condition(writer.world, node, condition, "condition")
        _check_dead(writer, body if not condition.value else None, rest, otherwise, bool(condition.value))
        if condition.value:
            _branches(writer, [], body, flow)
        else:
            _branches(writer, rest, otherwise, flow)
        return
    known = writer.not_empty
    if not flow:
        writer.not_empty = known | filled_if(node, True)
        then = writer.inline(body)
        kept, writer.out = writer.out, []
        writer.not_empty = known | filled_if(node, False)
        _branches(writer, rest, otherwise, False)
        other, writer.out = tuple(writer.out), kept
        writer.out.append(ir.When(condition, then, other, where(node.span)))
        return
    then_block, else_block, join = writer.new_block(), writer.new_block(), writer.new_block()
    writer.end(ir.Branch(condition, then_block.number, else_block.number, where(node.span)))
    writer.go(then_block)
    writer.not_empty = known | filled_if(node, True)
    writer.block_of(body)
    writer.end(ir.Jump(join.number))
    writer.go(else_block)
    writer.not_empty = known | filled_if(node, False)
    _branches(writer, rest, otherwise, True)
    writer.end(ir.Jump(join.number))
    writer.go(join)


def _check_dead(
    writer: Writer,
    body: tuple[ast.Statement, ...] | None,
    rest: list[tuple[ast.Expr, tuple[ast.Statement, ...]]],
    otherwise: tuple[ast.Statement, ...],
    taken: bool,
) -> None:
    """Check a branch that the options leave out, without writer it."""
    left_out = [body] if body is not None else [*(b for _, b in rest), otherwise] if taken else []
    for one in left_out:
        loops.check_only(writer, one)


def _phase(writer: Writer, node: ast.Phase) -> None:
    if writer.block is None:
        writer.block_of(node.body)
        return
    start = writer.new_block()
    writer.end(ir.Jump(start.number))
    writer.go(start)
    if any(name == node.name for name, _, _, _ in writer.procedures.phases):
        if not any(name == node.name and proc != writer.proc.number for name, proc, _, _ in writer.procedures.phases):
            wrong(writer.ctx, "RW202", node.span, f"there are two phases named '{node.name}'")
    writer.procedures.phases.append((node.name, writer.proc.number, writer.first_pass(), start.number))
    writer.block_of(node.body)
