"""Decisions: choices with options, `may`, `otherwise`, secret choices, and `or` between effects."""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler.elaborate import aggregates, operators, settled
from rulewright.compiler.elaborate.blocks import BlockDraft, OptionDraft
from rulewright.compiler.elaborate.context import Variable, where
from rulewright.compiler.elaborate.fit import settle, wrong
from rulewright.compiler.elaborate.not_empty import never_empty, written
from rulewright.compiler.elaborate.types import describe, item_of
from rulewright.compiler.elaborate.writer import Writer
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import Reported
from rulewright.runtime import ir

TRUTH = ir.Truth()


def choice(writer: Writer, node: ast.Choice) -> None:
    """`you choose …`, `you may …`, `players choose secretly …`."""
    if node.secretly and _are_several(writer, node.subject):
        secret(writer, node)
        return
    ask(writer, node)


def _are_several(writer: Writer, subject: ast.Expr) -> bool:
    """Whether a set of players is asked at once; a single player has nobody to wait for."""
    if isinstance(subject, ast.Name) and subject.name == "you":
        return False
    return isinstance(writer.ctx.loose(subject, ir.Seat()).type, ir.SetOf)


def ask(
    writer: Writer,
    node: ast.Choice,
    *,
    skip: int | None = None,
    passing: tuple[int, ir.Expr | None] | None = None,
    before: ir.Stmt | None = None,
    loop: ast.Tags | None = None,
) -> None:
    """A decision of one player. `skip` is where to go if nothing is possible, `passing` where `pass` leads and when it
    is offered, `before` a statement at the start of every option, `loop` the rules and the reason of the repetition it
    is in: they are about how often something can be chosen, those of the decision itself about what."""
    _check_shape(writer, node)
    loop = loop if loop and (loop.rules or loop.reason) else node.tags
    tags = node.tags if node.tags.rules or node.tags.reason else loop
    you = _subject(writer, node)
    join = writer.new_block()
    if node.may:
        skip, passing = join.number, (join.number, None)
    asking = writer.block
    assert asking is not None
    number = _reserve(writer)
    options = [_option(writer, one, join.number, before, tags) for one in node.alternatives]
    settled.check_decision(writer.world, node, options, skip is not None or passing is not None)
    if passing is not None:
        options.append(_pass(passing, node))
    writer.go(asking)
    actor = ir.Local(you, ir.Seat())
    decision = ir.Decision(
        number,
        writer.proc.number,
        asking.number,
        actor,
        you,
        tuple(options),
        skip,
        node.forced,
        join.number,
        (),
        0,
        loop.rules,
        where(node.span),
        "" if loop is node.tags else loop.reason or "",
        unseen=node.secretly,
    )
    writer.procedures.decisions[number] = decision
    writer.end(ir.Ask(number))
    writer.go(join)


def _reserve(writer: Writer) -> int:
    """A number for a decision whose options are still to be told."""
    number = len(writer.procedures.decisions)
    placeholder = ir.Decision(number, writer.proc.number, 0, ir.Const(0, ir.Seat()), 0, ())
    writer.procedures.decisions.append(placeholder)
    return number


def _check_shape(writer: Writer, node: ast.Choice) -> None:
    seen: set[str] = set()
    for at, one in enumerate(node.alternatives):
        if one.otherwise and at == 0:
            wrong(writer.ctx, "RW402", one.span, "'otherwise' comes after the options it stands in for")
        if one.otherwise and sum(other.otherwise for other in node.alternatives) > 1:
            hint = "let the first of them be an option with a guard, which says when it is there"
            wrong(writer.ctx, "RW402", one.span, "a decision has one 'otherwise' at most", hint)
        if one.name in ("else", "elif"):  # no name for a move, whoever writes it means something else
            hint = "what is there when nothing above is possible is 'otherwise'"
            wrong(writer.ctx, "RW123", one.span, f"this '{one.name}' belongs to no 'if'", hint)
        if one.name is not None:
            if one.name in seen:
                wrong(
                    writer.ctx,
                    "RW405",
                    one.span,
                    f"two options of this decision are called '{one.name}'",
                    "choose another name",
                )
            seen.add(one.name)
        if one.name == "pass" and node.may:
            wrong(writer.ctx, "RW405", one.span, "'may' offers 'pass' already", "name what else may be done")
    if node.may and node.forced:
        wrong(writer.ctx, "RW409", node.span, "'unless forced' does not go with 'may'")


def _subject(writer: Writer, node: ast.Choice) -> int:
    """The slot that holds the player who is asked."""
    if isinstance(node.subject, ast.Name) and node.subject.name == "you":
        found = writer.ctx.find("you")
        if isinstance(found, Variable):
            return found.slot
    seat = writer.ctx.elaborate(node.subject, None)
    if isinstance(seat.type, ir.SetOf):
        wrong(
            writer.ctx,
            "RW406",
            node.subject.span,
            "several players choose only 'secretly'",
            "or loop: 'for you in players'",
        )
    seat = writer.ctx.elaborate(node.subject, ir.Seat())
    slot = writer.ctx.bind("you", ir.Seat())
    writer.out.append(ir.Assign(slot, seat))
    return slot


def _pass(passing: tuple[int, ir.Expr | None], node: ast.Statement) -> ir.Option:
    to, available = passing
    return ir.Option("pass", (), (), to, available=available, is_pass=True, where=where(node.span))


def _option(writer: Writer, node: ast.Alternative, join: int, before: ir.Stmt | None, tags: ast.Tags) -> ir.Option:
    """One option: its parameters, the guards at its head, and its body as blocks that lead to `join`."""
    around, draft = writer.option, OptionDraft()
    writer.option = draft
    writer.open_scope()
    entry = writer.new_block()
    writer.go(entry)
    for said in (tags, node.tags, *(one.tags for one in node.ranges)):
        if said.openly_span is not None:
            writer.procedures.open_line(said.openly_span)
    with writer.ctx.scope():
        own = ast.Tags(node.tags.rules or tags.rules, node.tags.reason or tags.reason)
        params = tuple(_param(writer, one, own) for one in node.ranges)
        lead_count = _leading(node.body)
        for said in (node.tags, *(one.tags for one in node.ranges)):
            writer.touch(said)
        writer.write(node.body[:lead_count])
        lead = tuple(s for s in entry.body if isinstance(s, ir.Assign | ir.Require | ir.Prefer))
        rest = writer.new_block()
        writer.end(ir.Jump(rest.number))
        writer.go(rest)
        if before is not None:
            writer.out.append(before)
        writer.write(node.body[lead_count:])
        writer.close_scope()
        writer.end(ir.Jump(join))
    writer.option = around
    return ir.Option(
        node.name or "otherwise",
        params,
        lead,
        entry.number,
        node.otherwise,
        node.name is None,
        rules=own.rules,
        prefers=draft.prefers,
        where=where(node.span),
    )


def _leading(body: tuple[ast.Statement, ...]) -> int:
    """How many statements at the head of an option are only names and guards."""
    count = 0
    for statement in body:
        if not isinstance(statement, ast.Let | ast.Require | ast.Prefer):
            break
        count += 1
    while count and isinstance(body[count - 1], ast.Let):
        count -= 1  # a name nobody guards with belongs to the body
    return count


def _param(writer: Writer, node: ast.Ranging, tags: ast.Tags) -> ir.Param:
    """`at cell in sites(1) where P`. Where it says no reason of its own, that of its option is given: `tags`."""
    ctx = writer.ctx
    said = node.tags if node.tags.rules or node.tags.reason else tags
    guard = writer.procedures.guard(ctx, said, node.span)
    writer.fresh(node.name, node.span)
    source = settle(ctx, ctx.walk(node.source), node.source.span)
    source = operators.present(source, node.source.span)
    if isinstance(source.type, ir.Number) and not isinstance(source, ir.Const):
        kind: ir.Type = source.type  # a number is the range of itself
        source = ir.Op("between", (source, source), ir.Between())
    elif isinstance(source.type, ir.Between):
        source, kind = aggregates.source(ctx, node.source)
    else:
        found = item_of(source.type)
        if found is None or isinstance(source.type, ir.PileOf):
            wrong(
                ctx,
                "RW332",
                node.source.span,
                f"one cannot choose from {describe(source.type)}",
                "a set, bag, list, range or type is needed",
            )
        kind, source = found, aggregates.different(source)
    slot = ctx.bind(node.name, kind)
    clauses = tuple((clause.word, operators.truth(ctx, clause.condition)) for clause in node.clauses)
    sure = never_empty(source) or written(node.source) in writer.not_empty
    return ir.Param(node.name, node.preposition or "", slot, kind, source, clauses, guard, sure and not clauses)


# ---------------------------------------------------------------- secret choices


def secret(writer: Writer, node: ast.Choice) -> None:
    """Each of several players chooses unseen; then the bodies are carried out in seat order."""
    ctx = writer.ctx
    _check_shape(writer, node)
    seats = ctx.elaborate(node.subject, None)
    everyone = ir.SetOf(ir.Seat())
    if writer.procedures.usage.suspends(tuple(one.body for one in node.alternatives)):
        wrong(ctx, "RW407", node.span, "what is chosen secretly may not decide or draw anything itself")
    count = writer.world.draft.seats
    writer.touch(node.tags)
    with ctx.scope():
        you = ctx.bind("you", ir.Seat())
        rest = ctx.add_slot("still_to_choose", everyone, keeps="asked")
        pending = [ctx.add_slot("chosen", ir.Number(0, len(node.alternatives)), count)]
        writer.out.append(ir.Assign(rest, seats))
        header, asking, carrying, next_seat, doing, leave = (writer.new_block() for _ in range(6))
        writer.end(ir.Jump(header.number))
        _each_seat(writer, header, asking, carrying.number, rest, you)
        number = _reserve(writer)
        options = [_option(writer, one, next_seat.number, None, node.tags) for one in node.alternatives]
        for option in options:
            pending += [ctx.add_slot(f"chosen_{param.name}", param.type, count) for param in option.params]
        writer.go(asking)
        writer.procedures.decisions[number] = ir.Decision(
            number,
            writer.proc.number,
            asking.number,
            ir.Local(you, ir.Seat()),
            you,
            tuple(options),
            None,
            node.forced,
            leave.number,
            tuple(pending),
            header.number,
            node.tags.rules,
            where(node.span),
            bodies_end=next_seat.number,
        )
        writer.end(ir.Ask(number))
        writer.go(carrying)
        writer.out.append(ir.Assign(rest, seats))
        writer.end(ir.Jump(next_seat.number))
        _each_seat(writer, next_seat, doing, leave.number, rest, you)
        writer.go(doing)
        _carry_out(writer, options, pending, you, count)
    writer.go(leave)


def _each_seat(writer: Writer, header: BlockDraft, inside: BlockDraft, leave: int, rest: int, you: int) -> None:
    """Take the next seat off `rest`, or leave."""
    everyone = ir.SetOf(ir.Seat())
    left = ir.Local(rest, everyone)
    writer.go(header)
    writer.end(ir.Branch(ir.Op("is_empty", (left,), TRUTH), leave, inside.number))
    writer.go(inside)
    writer.out.append(ir.Assign(you, ir.Op("first", (left,), ir.Seat())))
    this = ir.Op("set", (ir.Local(you, ir.Seat()),), everyone)
    writer.out.append(ir.Assign(rest, ir.Op("without", (left, this), everyone)))


def _carry_out(writer: Writer, options: list[ir.Option], pending: list[int], you: int, count: int) -> None:
    """Bind what the seat chose and enter the option."""
    ctx = writer.ctx
    seat = ir.Op("gap", (ir.Local(you, ir.Seat()), ir.Const(1, ir.Seat())), ir.Number(0, count - 1))

    def chosen(slot: int) -> ir.Expr:
        kind = ctx.slots[slot].type
        return ir.Op("item", (ir.Local(slot, ir.Ring(count, kind)), seat), kind)

    at = 1
    for index, option in enumerate(options):
        other = None
        if option is not options[-1]:
            enter, other = writer.new_block(), writer.new_block()
            is_this = ir.Op("eq", (chosen(pending[0]), ir.Const(index, ir.Number(index, index))), TRUTH)
            writer.end(ir.Branch(is_this, enter.number, other.number))
            writer.go(enter)
        for param in option.params:
            writer.out.append(ir.Assign(param.slot, chosen(pending[at])))
            at += 1
        writer.end(ir.Jump(option.entry))
        if other is not None:
            writer.go(other)


# ---------------------------------------------------------------- or, may between effects


def either(
    writer: Writer,
    node: ast.Effect,
    *,
    skip: int | None = None,
    passing: tuple[int, ir.Expr | None] | None = None,
    step: ir.Stmt | None = None,
    loop: ast.Tags | None = None,
) -> None:
    """`A or B`, `may A`, and an effect that is chosen again and again: a decision without moves of its own. A side that
    is an action beginning with a decision of `you` lends its options; any other side is one option named by its text.
    `step` is a statement behind every option; the rest as in `ask`."""
    loop = loop if loop and (loop.rules or loop.reason) else node.tags
    sides = node.sides if isinstance(node, ast.Either) else (node.effect,) if isinstance(node, ast.MayDo) else (node,)
    found = writer.ctx.find("you")
    if not isinstance(found, Variable):
        wrong(
            writer.ctx,
            "RW203",
            node.span,
            "nobody acts here, so nobody can choose",
            "write 'p does (…)', or loop: 'for you in players'",
        )
    join = writer.new_block()
    asking = writer.block
    assert asking is not None
    number = _reserve(writer)
    options: list[ir.Option] = []
    with writer.ctx.scope():
        for side in sides:
            options += _side(writer, side, asking, join)
    if isinstance(node, ast.MayDo):
        skip, passing = join.number, (join.number, None)
    if passing is not None:
        options.append(_pass(passing, node))
    writer.go(asking)
    writer.procedures.decisions[number] = ir.Decision(
        number,
        writer.proc.number,
        asking.number,
        ir.Local(found.slot, ir.Seat()),
        found.slot,
        tuple(options),
        skip,
        False,
        join.number,
        (),
        0,
        loop.rules,
        where(node.span),
        "" if loop is node.tags else loop.reason or "",
    )
    writer.end(ir.Ask(number))
    writer.go(join)
    if step is not None:
        writer.out.append(step)


def _side(writer: Writer, side: ast.Statement, asking: BlockDraft, join: BlockDraft) -> list[ir.Option]:
    lender = side if isinstance(side, ast.Command) else None
    action = writer.world.actions.get(lender.name) if lender is not None else None
    if lender is not None and action is not None and _begins_with_own_choice(action):
        return _lent(writer, lender, action, asking, join)
    around, writer.option = writer.option, None
    writer.open_scope()
    entry, rest = writer.new_block(), writer.new_block()
    entry.end = ir.Jump(rest.number)  # no leading guards: everything stands in the block behind
    writer.go(rest)
    writer.statement(side)
    writer.close_scope()
    writer.option = around
    writer.end(ir.Jump(join.number))
    return [
        ir.Option(
            _text(side),
            (),
            (),
            entry.number,
            rules=side.tags.rules,
            where=where(side.span),
        )
    ]


def _begins_with_own_choice(action: ast.Action) -> bool:
    first = action.body[0]
    return (
        isinstance(first, ast.Choice)
        and not first.secretly
        and not first.may
        and isinstance(first.subject, ast.Name)
        and first.subject.name == "you"
        and not any(one.otherwise for one in first.alternatives)
    )


def _text(side: ast.Statement) -> str:
    """A side as written, on one line."""
    text = " ".join(side.span.text.split())
    return text[1:-1] if text.startswith("(") and text.endswith(")") else text


def _lent(
    writer: Writer, node: ast.Command, action: ast.Action, asking: BlockDraft, join: BlockDraft
) -> list[ir.Option]:
    """The options of the decision an action begins with, offered here; choosing one enters the action."""
    ctx = writer.ctx
    _, args = writer.procedures.arguments(ctx, node)
    proc = writer.procedures.action(node.name, tuple(arg.type for arg in args), node.span)
    passed = writer.procedures.with_you(ctx, proc, args, node.span)
    lending = next((d for d in writer.procedures.decisions if d.proc == proc.number and d.block == proc.entry), None)
    choice_node = action.body[0]
    assert isinstance(choice_node, ast.Choice)
    if lending is None:
        raise Reported  # the decision that the action begins with has a mistake of its own
    writer.go(asking)
    names: dict[str, Variable] = {}
    tmps: list[ir.Expr] = []
    for parameter, value in zip(action.parameters, passed):
        slot = ctx.add_slot(parameter.name, value.type)
        writer.out.append(ir.Assign(slot, value))
        names[parameter.name] = Variable(slot, value.type)
        tmps.append(ir.Local(slot, value.type))
    tmps += passed[len(tmps) :]
    you = ctx.find("you")
    writer.open_scope()
    back = writer.new_block()
    back.end = ir.Jump(join.number)
    writer.close_scope()
    options = []
    for alternative, original in zip(choice_node.alternatives, lending.options):
        with ctx.only({**names, **({"you": you} if you is not None else {})}):
            kept, writer.out = writer.out, []
            kept_block, writer.block = writer.block, None
            around, writer.option = writer.option, OptionDraft()
            tags = ast.Tags(original.rules, alternative.tags.reason or choice_node.tags.reason)
            params = tuple(_param(writer, one, tags) for one in alternative.ranges)
            writer.write(alternative.body[: _leading(alternative.body)])
            lead = tuple(s for s in writer.out if isinstance(s, ir.Assign | ir.Require | ir.Prefer))
            writer.out, writer.block, writer.option = kept, kept_block, around
        options.append(
            replace(
                original,
                params=params,
                lead=lead,
                lent_by=((proc.number, tuple(tmps), back.number),),
                hand_over=tuple(param.slot for param in original.params),
            )
        )
    proc.callers.append((writer.proc.number, writer.first_pass(), back.number))
    return options
