"""Loops: `for` and `repeat`, as plain statements or cut into blocks where their bodies suspend."""

from __future__ import annotations

from rulewright.compiler.elaborate import aggregates, choices, operators
from rulewright.compiler.elaborate.blocks import LoopMark
from rulewright.compiler.elaborate.context import where
from rulewright.compiler.elaborate.fit import wrong
from rulewright.compiler.elaborate.types import ANY_NUMBER, INT_HIGH
from rulewright.compiler.elaborate.writer import Writer
from rulewright.compiler.syntax import ast
from rulewright.runtime import ir

TRUTH = ir.Truth()
ONE = ir.Const(1, ir.Number(1, 1))
ZERO = ir.Const(0, ir.Number(0, 0))


def for_(writer: Writer, node: ast.For) -> None:
    """`for x in S where P`."""
    if isinstance(node.source, ast.Call) and node.source.name == "turns":
        _turns(writer, node)
        return
    if not writer.is_flow(node):
        _plain_for(writer, node)
        return
    source, kind = aggregates.source(writer.ctx, node.source, node.name)
    _check_order(writer, node, kind)
    if node.name != "you":
        writer.fresh(node.name, node.span)
    if isinstance(source.type, ir.Between):
        _range_for(writer, node, source, kind)
    else:
        _collection_for(writer, node, source, kind)


def _check_order(writer: Writer, node: ast.For, kind: ir.Type) -> None:
    """Whoever is asked for one constant after the other is not asked in the order in which they stand in braces."""
    if not isinstance(node.source, ast.SetOf):
        return
    items = [writer.ctx.elaborate(item, kind) for item in node.source.items]
    values = [item.value for item in items if isinstance(item, ir.Const)]
    if len(values) == len(items) and values != sorted(set(values)):
        message = "what stands in braces is a set: it is walked in its own order, and each comes up once"
        hint = f"a list keeps the order: 'var order: list of … up to {len(items)} = {node.source.span.text}'"
        writer.world.problems.warn("RW914", node.source.span, message, hint)


def _plain_for(writer: Writer, node: ast.For) -> None:
    if node.name != "you":
        writer.fresh(node.name, node.span)
    with writer.ctx.scope():
        gen = aggregates.generator(writer.ctx, ast.Generator(node.name, node.source, node.clauses, node.span))
        writer.loops.append(LoopMark(None))
        body = writer.inline(node.body)
        writer.loops.pop()
    writer.out.append(ir.ForEach(gen, body, where(node.span)))


def _turns(writer: Writer, node: ast.For) -> None:
    """`for you in turns(p)`: seat after seat without end."""
    assert isinstance(node.source, ast.Call)
    if len(node.source.arguments) != 1:
        wrong(writer.ctx, "RW304", node.source.span, "'turns' takes the player who begins")
    _check_endless(writer, node, node.body)
    first = writer.ctx.elaborate(node.source.arguments[0], ir.Seat())
    with writer.ctx.scope():
        slot = writer.ctx.bind(node.name, ir.Seat())
        enter = (ir.Assign(slot, first),)
        writer.out.extend(enter)
        header, step, leave = writer.new_block(), writer.new_block(), writer.new_block()
        writer.end(ir.Jump(header.number))
        writer.go(header)
        header.where = where(node.span)
        _filtered(writer, node, step.number, leave.number)
        _body(writer, node.body, leave.number, enter)
        writer.end(ir.Jump(step.number))
        writer.go(step)
        writer.out.append(ir.Assign(slot, ir.Op("turn", (ir.Local(slot, ir.Seat()), ONE), ir.Seat())))
        writer.end(ir.Jump(header.number))
    writer.go(leave)


def _check_endless(writer: Writer, node: ast.For | ast.Repeat, body: tuple[ast.Statement, ...]) -> None:
    usage = writer.procedures.usage
    if not usage.suspends(body) and not usage.escapes(body):
        wrong(
            writer.ctx,
            "RW404",
            node.span,
            "this loop can never end: nothing in it decides, stops or finishes",
            "say how often, as in 'repeat 3', or add 'stop'",
        )
    if writer.block is None:
        wrong(writer.ctx, "RW404", node.span, "this loop goes on for ever without anybody deciding")


def _filtered(writer: Writer, node: ast.For, skip: int, leave: int) -> None:
    """Test the clauses of a loop; goes on in the body where they hold."""
    for clause in node.clauses:
        condition = operators.truth(writer.ctx, clause.condition)
        body = writer.new_block()
        if clause.word == "until":
            wrong(
                writer.ctx,
                "RW333",
                clause.span,
                "'until' cannot stand on a loop whose body decides",
                "use 'if … stop' at its end",
            )
        writer.end(ir.Branch(condition, body.number, skip if clause.word == "where" else leave))
        writer.go(body)


def _body(writer: Writer, body: tuple[ast.Statement, ...], leave: int, enter: tuple[ir.Stmt, ...]) -> None:
    writer.loops.append(LoopMark(leave, enter, len(writer.ctx.scopes) + 1))
    writer.block_of(body)
    writer.loops.pop()


def _range_for(writer: Writer, node: ast.For, source: ir.Expr, kind: ir.Type) -> None:
    """`for n in a..b`: a counter and its end."""
    assert isinstance(kind, ir.Number)
    with writer.ctx.scope():
        counter_type = ir.Number(kind.low, min(INT_HIGH, kind.high + 1))
        slot = writer.ctx.bind(node.name, kind)
        writer.ctx.slots[slot] = ir.Slot(node.name, counter_type)
        last = writer.ctx.add_slot(f"last_{node.name}", kind, keeps="last")
        enter = (
            ir.Assign(slot, ir.Op("low", (source,), counter_type)),
            ir.Assign(last, ir.Op("high", (source,), kind)),
        )
        writer.out.extend(enter)
        header, inside, step, leave = (writer.new_block() for _ in range(4))
        writer.end(ir.Jump(header.number))
        writer.go(header)
        header.where = where(node.span)
        counter = ir.Local(slot, counter_type)
        writer.end(ir.Branch(ir.Op("le", (counter, ir.Local(last, kind)), TRUTH), inside.number, leave.number))
        writer.go(inside)
        _filtered(writer, node, step.number, leave.number)
        _body(writer, node.body, leave.number, enter)
        writer.end(ir.Jump(step.number))
        writer.go(step)
        writer.out.append(ir.Assign(slot, ir.Op("add", (counter, ONE), counter_type)))
        writer.end(ir.Jump(header.number))
    writer.go(leave)


def _collection_for(writer: Writer, node: ast.For, source: ir.Expr, kind: ir.Type) -> None:
    """`for x in S`: what is left of S, one element after the other."""
    with writer.ctx.scope():
        slot = writer.ctx.bind(node.name, kind)
        rest = writer.ctx.add_slot(f"rest_of_{node.name}", source.type, keeps="rest")
        left = ir.Local(rest, source.type)
        if isinstance(source.type, ir.SetOf):
            one = ir.Op("set", (ir.Local(slot, kind),), source.type)
            take = (
                ir.Assign(slot, ir.Op("first", (left,), kind)),
                ir.Assign(rest, ir.Op("without", (left, one), source.type)),
            )
        elif isinstance(source.type, ir.BagOf):
            copy = ir.Op("amount", (ONE, ir.Local(slot, kind)), source.type)
            take = (
                ir.Assign(slot, ir.Op("first", (left,), kind)),
                ir.Assign(rest, ir.Op("bag_sub", (left, copy), source.type)),
            )
        else:
            take = (
                ir.Assign(slot, ir.Op("item", (left, ZERO), kind)),
                ir.Assign(rest, ir.Op("tail", (left,), source.type)),
            )
        enter = (ir.Assign(rest, source, where(node.span)),)
        writer.out.extend(enter)
        header, inside, leave = writer.new_block(), writer.new_block(), writer.new_block()
        writer.end(ir.Jump(header.number))
        writer.go(header)
        header.where = where(node.span)
        writer.end(ir.Branch(ir.Op("is_empty", (left,), TRUTH), leave.number, inside.number))
        writer.go(inside)
        writer.out.extend(take)
        _filtered(writer, node, header.number, leave.number)
        _body(writer, node.body, leave.number, (*enter, *take))
        writer.end(ir.Jump(header.number))
    writer.go(leave)


# ---------------------------------------------------------------- repeat


def repeat(writer: Writer, node: ast.Repeat) -> None:
    """`repeat`, `repeat n`, `repeat a..b`, `repeat while C`, `repeat while possible`."""
    match node.kind:
        case "forever":
            _check_endless(writer, node, node.body)
            _while(writer, node, None)
        case "while":
            assert node.value is not None
            _while(writer, node, node.value)
        case "possible":
            _check_head(writer, node, "'repeat while possible' must begin with a decision", "")
            _possible(writer, node)
        case _:
            _counted(writer, node)


def _counted(writer: Writer, node: ast.Repeat) -> None:
    """`repeat n`, `repeat a..b`. One whose body begins with a decision, however it is wrapped, is a counted choice: the
    least number of times must still be possible."""
    assert node.value is not None
    times = operators.present(writer.ctx.elaborate(node.value, None), node.value.span)
    if not isinstance(times.type, ir.Number | ir.Between):
        wrong(writer.ctx, "RW301", node.value.span, "how often? a number or a range is needed here")
    if isinstance(times.type, ir.Between):
        text = "a loop with a range of times must begin with a decision"
        _check_head(writer, node, text, "then 'pass' can be offered there")
        _counted_choice(writer, node, times)
    elif isinstance(node.body[0], ast.Either) or (isinstance(node.body[0], ast.Choice) and _is_plain(node.body[0])):
        _counted_choice(writer, node, times)
    elif writer.procedures.usage.begins_with_decision(node.body):
        leave = writer.new_block()
        writer.open_scope()
        _times(writer, node, times)
        writer.end(ir.Jump(leave.number))
        writer.close_scope()
        writer.go(leave)
    else:
        _times(writer, node, times)


def _is_plain(choice: ast.Choice) -> bool:
    """Whether a decision is of one player, who has to choose."""
    return not choice.may and not choice.secretly


def _check_head(writer: Writer, node: ast.Repeat, text: str, hint: str) -> None:
    """A loop that ends at the decision it begins with needs one, and one that can be without a move."""
    head = node.body[0]
    if not writer.procedures.usage.begins_with_decision(head) or not isinstance(head, ast.Choice | ast.Effect):
        wrong(writer.ctx, "RW401", node.span, text, hint)
    if isinstance(head, ast.MayDo) or (isinstance(head, ast.Choice) and not _is_plain(head)):
        what = (
            "a choice that is made 'secretly' has no 'pass'"
            if isinstance(head, ast.Choice) and head.secretly
            else "'may' ends nothing"
        )
        hint = (
            "write 'repeat n', with an option of your own for whoever wants no more"
            if isinstance(head, ast.Choice) and head.secretly
            else "write 'choose' or the verb alone; 'repeat 0..n' offers 'pass'"
        )
        wrong(writer.ctx, "RW415", head.span, f"{what}, so this loop would not know when to end", hint)


def _while(writer: Writer, node: ast.Repeat, condition: ast.Expr | None) -> None:
    if not writer.is_flow(node):
        test = operators.truth(writer.ctx, condition) if condition is not None else ir.Const(1, TRUTH)
        writer.loops.append(LoopMark(None))
        body = writer.inline(node.body)
        writer.loops.pop()
        writer.out.append(ir.Loop(test, body, where(node.span)))
        return
    header, leave = writer.new_block(), writer.new_block()
    writer.end(ir.Jump(header.number))
    writer.go(header)
    header.where = where(node.span)
    if condition is not None:
        test = operators.truth(writer.ctx, condition)
        inside = writer.new_block()
        writer.end(ir.Branch(test, inside.number, leave.number, where(node.span)))
        writer.go(inside)
    _body(writer, node.body, leave.number, ())
    writer.end(ir.Jump(header.number))
    writer.go(leave)


def _times(writer: Writer, node: ast.Repeat, times: ir.Expr) -> None:
    """A plain counted loop."""
    with writer.ctx.scope():
        left = writer.ctx.add_slot("times_left", ANY_NUMBER, keeps="times")
        enter = (ir.Assign(left, times),)
        writer.out.extend(enter)
        more = ir.Op("gt", (ir.Local(left, ANY_NUMBER), ZERO), TRUTH)
        less = ir.Assign(left, ir.Op("sub", (ir.Local(left, ANY_NUMBER), ONE), ANY_NUMBER))
        if not writer.is_flow(node):
            writer.loops.append(LoopMark(None))
            body = writer.inline(node.body)
            writer.loops.pop()
            writer.out.append(ir.Loop(more, (less, *body), where(node.span)))
            return
        header, inside, leave = writer.new_block(), writer.new_block(), writer.new_block()
        writer.end(ir.Jump(header.number))
        writer.go(header)
        header.where = where(node.span)
        writer.end(ir.Branch(more, inside.number, leave.number, where(node.span)))
        writer.go(inside)
        writer.out.append(less)
        _body(writer, node.body, leave.number, (*enter, less))
        writer.end(ir.Jump(header.number))
    writer.go(leave)


def _possible(writer: Writer, node: ast.Repeat) -> None:
    header, leave = writer.new_block(), writer.new_block()
    writer.end(ir.Jump(header.number))
    writer.go(header)
    header.where = where(node.span)
    _loop_of_choices(writer, node, leave.number, None, ())
    writer.end(ir.Jump(header.number))
    writer.go(leave)


def _counted_choice(writer: Writer, node: ast.Repeat, times: ir.Expr) -> None:
    """A choice made so many times: fewer than the least number fails, after it `pass` is offered."""
    ranged = isinstance(times.type, ir.Between)
    with writer.ctx.scope():
        leave = writer.new_block()
        writer.open_scope()
        made = writer.ctx.add_slot("times_made", ir.Number(0, 65535), keeps="times")
        most = writer.ctx.add_slot("times_most", ANY_NUMBER, keeps="times")
        least = writer.ctx.add_slot("times_least", ANY_NUMBER, keeps="times") if ranged else most
        enter = [ir.Assign(made, ZERO), ir.Assign(most, ir.Op("high", (times,), ANY_NUMBER) if ranged else times)]
        if ranged:
            enter.append(ir.Assign(least, ir.Op("low", (times,), ANY_NUMBER)))
        writer.out.extend(enter)
        header, inside = writer.new_block(), writer.new_block()
        writer.end(ir.Jump(header.number))
        writer.go(header)
        header.where = where(node.span)
        count = ir.Local(made, ir.Number(0, 65535))
        writer.end(ir.Branch(ir.Op("lt", (count, ir.Local(most, ANY_NUMBER)), TRUTH), inside.number, leave.number))
        writer.go(inside)
        passing = None
        if ranged:
            from_the_start = isinstance(times, ir.Op) and times.op == "between" and times.args[0] == ZERO
            enough = ir.Op("ge", (count, ir.Local(least, ANY_NUMBER)), TRUTH)
            passing = (leave.number, None if from_the_start else enough)
        writer.touch(node.tags)
        step = ir.Assign(made, ir.Op("add", (count, ONE), ir.Number(0, 65535)))
        _loop_of_choices(writer, node, leave.number, passing, tuple(enter), step)
        writer.end(ir.Jump(header.number))
        writer.close_scope()
    writer.go(leave)


def _loop_of_choices(
    writer: Writer,
    node: ast.Repeat,
    leave: int,
    passing: tuple[int, ir.Expr | None] | None,
    enter: tuple[ir.Stmt, ...],
    step: ir.Stmt | None = None,
) -> None:
    """The body of a loop at whose head somebody is asked: a decision, or an effect that is offered like a side of
    `or`."""
    writer.loops.append(LoopMark(leave, enter))
    skip = leave if step is None or passing is not None else None
    head = node.body[0]
    with writer.ctx.scope():
        if isinstance(head, ast.Choice):
            choices.ask(writer, head, skip=skip, passing=passing, before=step, loop=node.tags)
        else:
            assert isinstance(head, ast.Effect)
            choices.either(writer, head, skip=skip, passing=passing, step=step, loop=node.tags)
        writer.write(node.body[1:])
    writer.loops.pop()


def check_only(writer: Writer, body: tuple[ast.Statement, ...]) -> None:
    """Find the mistakes in a block that the options leave out; what is told is thrown away."""
    procedures = writer.procedures
    counts = (len(procedures.blocks), len(procedures.decisions), len(procedures.guards), len(procedures.phases))
    procs = len(procedures.procs)
    kept = (writer.block, writer.out, writer.dead)
    writer.out = []
    if writer.block is not None:
        writer.go(writer.new_block())
    writer.block_of(body)
    writer.block, writer.out, writer.dead = kept
    if len(procedures.procs) == procs:  # an action that was made on the way stays, and so does what it counts on
        del procedures.blocks[counts[0] :]
        del procedures.decisions[counts[1] :]
        del procedures.guards[counts[2] :]
    del procedures.phases[counts[3] :]
