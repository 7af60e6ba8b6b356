"""Loops: `for` and `repeat`, as plain statements or cut into blocks where their bodies suspend."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.compiler import aggregates, ast, choices, operators
from rulewright.compiler import expressions as ex
from rulewright.compiler.context import where
from rulewright.compiler.fit import wrong
from rulewright.compiler.flow import LoopMark
from rulewright.compiler.types import ANY_NUMBER, INT_HIGH
from rulewright.runtime import ir

if TYPE_CHECKING:
    from rulewright.compiler.statements import Telling

TRUTH = ir.Truth()
ONE = ir.Const(1, ir.Number(1, 1))
ZERO = ir.Const(0, ir.Number(0, 0))


def for_(telling: Telling, node: ast.For) -> None:
    """`for x in S where P`."""
    if isinstance(node.source, ast.Call) and node.source.name == "turns":
        _turns(telling, node)
        return
    if not telling.is_flow(node):
        _plain_for(telling, node)
        return
    source, kind = aggregates.source(telling.ctx, node.source, node.name)
    if node.name != "you":
        telling.fresh(node.name, node.span)
    if isinstance(source.type, ir.Between):
        _range_for(telling, node, source, kind)
    else:
        _collection_for(telling, node, source, kind)


def _plain_for(telling: Telling, node: ast.For) -> None:
    if node.name != "you":
        telling.fresh(node.name, node.span)
    with telling.ctx.scope():
        gen = aggregates.generator(telling.ctx, ast.Generator(node.name, node.source, node.clauses, node.span))
        telling.loops.append(LoopMark(None))
        body = telling.inline(node.body)
        telling.loops.pop()
    telling.out.append(ir.ForEach(gen, body, where(node.span)))


def _turns(telling: Telling, node: ast.For) -> None:
    """`for you in turns(p)`: seat after seat without end."""
    assert isinstance(node.source, ast.Call)
    if len(node.source.arguments) != 1:
        wrong(telling.ctx, "RW304", node.source.span, "'turns' takes the player who begins")
    _check_endless(telling, node, node.body)
    first = ex.elaborate(telling.ctx, node.source.arguments[0], ir.Seat())
    with telling.ctx.scope():
        slot = telling.ctx.bind(node.name, ir.Seat())
        enter = (ir.Assign(slot, first),)
        telling.out.extend(enter)
        header, step, leave = telling.new_block(), telling.new_block(), telling.new_block()
        telling.end(ir.Jump(header.number))
        telling.go(header)
        header.where = where(node.span)
        _filtered(telling, node, step.number, leave.number)
        _body(telling, node.body, leave.number, enter)
        telling.end(ir.Jump(step.number))
        telling.go(step)
        telling.out.append(ir.Assign(slot, ir.Op("turn", (ir.Local(slot, ir.Seat()), ONE), ir.Seat())))
        telling.end(ir.Jump(header.number))
    telling.go(leave)


def _check_endless(telling: Telling, node: ast.For | ast.Repeat, body: tuple[ast.Statement, ...]) -> None:
    usage = telling.teller.usage
    if not usage.suspends(body) and not usage.escapes(body):
        wrong(
            telling.ctx,
            "RW404",
            node.span,
            "this loop can never end: nothing in it decides, stops or finishes",
            "say how often, as in 'repeat 3', or add 'stop'",
        )
    if telling.block is None:
        wrong(telling.ctx, "RW404", node.span, "this loop goes on for ever without anybody deciding")


def _filtered(telling: Telling, node: ast.For, skip: int, leave: int) -> None:
    """Test the clauses of a loop; goes on in the body where they hold."""
    for clause in node.clauses:
        condition = operators.truth(telling.ctx, clause.condition)
        body = telling.new_block()
        if clause.word == "until":
            wrong(
                telling.ctx,
                "RW333",
                clause.span,
                "'until' cannot stand on a loop whose body decides",
                "use 'if … stop' at its end",
            )
        telling.end(ir.Branch(condition, body.number, skip if clause.word == "where" else leave))
        telling.go(body)


def _body(telling: Telling, body: tuple[ast.Statement, ...], leave: int, enter: tuple[ir.Stmt, ...]) -> None:
    telling.loops.append(LoopMark(leave, enter, len(telling.ctx.scopes) + 1))
    telling.block_of(body)
    telling.loops.pop()


def _range_for(telling: Telling, node: ast.For, source: ir.Expr, kind: ir.Type) -> None:
    """`for n in a..b`: a counter and its end."""
    assert isinstance(kind, ir.Number)
    with telling.ctx.scope():
        counter_type = ir.Number(kind.low, min(INT_HIGH, kind.high + 1))
        slot = telling.ctx.bind(node.name, kind)
        telling.ctx.slots[slot] = ir.Slot(node.name, counter_type)
        last = telling.ctx.add_slot(f"last_{node.name}", kind)
        enter = (
            ir.Assign(slot, ir.Op("low", (source,), counter_type)),
            ir.Assign(last, ir.Op("high", (source,), kind)),
        )
        telling.out.extend(enter)
        header, inside, step, leave = (telling.new_block() for _ in range(4))
        telling.end(ir.Jump(header.number))
        telling.go(header)
        header.where = where(node.span)
        counter = ir.Local(slot, counter_type)
        telling.end(ir.Branch(ir.Op("le", (counter, ir.Local(last, kind)), TRUTH), inside.number, leave.number))
        telling.go(inside)
        _filtered(telling, node, step.number, leave.number)
        _body(telling, node.body, leave.number, enter)
        telling.end(ir.Jump(step.number))
        telling.go(step)
        telling.out.append(ir.Assign(slot, ir.Op("add", (counter, ONE), counter_type)))
        telling.end(ir.Jump(header.number))
    telling.go(leave)


def _collection_for(telling: Telling, node: ast.For, source: ir.Expr, kind: ir.Type) -> None:
    """`for x in S`: what is left of S, one element after the other."""
    with telling.ctx.scope():
        slot = telling.ctx.bind(node.name, kind)
        rest = telling.ctx.add_slot(f"rest_of_{node.name}", source.type)
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
        telling.out.extend(enter)
        header, inside, leave = telling.new_block(), telling.new_block(), telling.new_block()
        telling.end(ir.Jump(header.number))
        telling.go(header)
        header.where = where(node.span)
        telling.end(ir.Branch(ir.Op("is_empty", (left,), TRUTH), leave.number, inside.number))
        telling.go(inside)
        telling.out.extend(take)
        _filtered(telling, node, header.number, leave.number)
        _body(telling, node.body, leave.number, (*enter, *take))
        telling.end(ir.Jump(header.number))
    telling.go(leave)


# ---------------------------------------------------------------- repeat


def repeat(telling: Telling, node: ast.Repeat) -> None:
    """`repeat`, `repeat n`, `repeat a..b`, `repeat while C`, `repeat while possible`."""
    match node.kind:
        case "forever":
            _check_endless(telling, node, node.body)
            _while(telling, node, None)
        case "while":
            assert node.value is not None
            _while(telling, node, node.value)
        case "possible":
            _check_head(telling, node, "'repeat while possible' must begin with a decision", "")
            _possible(telling, node)
        case _:
            _counted(telling, node)


def _counted(telling: Telling, node: ast.Repeat) -> None:
    """`repeat n`, `repeat a..b`. One whose body begins with a decision, however it is wrapped, is a counted choice: the least
    number of times must still be possible."""
    assert node.value is not None
    times = ex.elaborate(telling.ctx, node.value, None)
    if not isinstance(times.type, ir.Number | ir.Between):
        wrong(telling.ctx, "RW301", node.value.span, "how often? a number or a range is needed here")
    if isinstance(times.type, ir.Between):
        text = "a loop with a range of times must begin with a decision"
        _check_head(telling, node, text, "then 'pass' can be offered there")
        _counted_choice(telling, node, times)
    elif isinstance(node.body[0], ast.Either) or (isinstance(node.body[0], ast.Choice) and _is_plain(node.body[0])):
        _counted_choice(telling, node, times)
    elif telling.teller.usage.begins_with_decision(node.body):
        leave = telling.new_block()
        telling.open_scope()
        _times(telling, node, times)
        telling.end(ir.Jump(leave.number))
        telling.close_scope()
        telling.go(leave)
    else:
        _times(telling, node, times)


def _is_plain(choice: ast.Choice) -> bool:
    """Whether a decision is of one player, who has to choose."""
    return not choice.may and not choice.secretly


def _check_head(telling: Telling, node: ast.Repeat, text: str, hint: str) -> None:
    """A loop that ends at the decision it begins with needs one, and one that can be without a move."""
    head = node.body[0]
    if not telling.teller.usage.begins_with_decision(head) or not isinstance(head, ast.Choice | ast.Effect):
        wrong(telling.ctx, "RW401", node.span, text, hint)
    if isinstance(head, ast.MayDo) or (isinstance(head, ast.Choice) and not _is_plain(head)):
        what = "'secretly' asks several players" if isinstance(head, ast.Choice) and head.secretly else "'may' ends nothing"
        hint = "write 'choose' or the verb alone; 'repeat up to n' offers 'pass'"
        wrong(telling.ctx, "RW415", head.span, f"{what}, so this loop would not know when to end", hint)


def _while(telling: Telling, node: ast.Repeat, condition: ast.Expr | None) -> None:
    if not telling.is_flow(node):
        test = operators.truth(telling.ctx, condition) if condition is not None else ir.Const(1, TRUTH)
        telling.loops.append(LoopMark(None))
        body = telling.inline(node.body)
        telling.loops.pop()
        telling.out.append(ir.Loop(test, body, where(node.span)))
        return
    header, leave = telling.new_block(), telling.new_block()
    telling.end(ir.Jump(header.number))
    telling.go(header)
    header.where = where(node.span)
    if condition is not None:
        test = operators.truth(telling.ctx, condition)
        inside = telling.new_block()
        telling.end(ir.Branch(test, inside.number, leave.number, where(node.span)))
        telling.go(inside)
    _body(telling, node.body, leave.number, ())
    telling.end(ir.Jump(header.number))
    telling.go(leave)


def _times(telling: Telling, node: ast.Repeat, times: ir.Expr) -> None:
    """A plain counted loop."""
    with telling.ctx.scope():
        left = telling.ctx.add_slot("times_left", ANY_NUMBER)
        enter = (ir.Assign(left, times),)
        telling.out.extend(enter)
        more = ir.Op("gt", (ir.Local(left, ANY_NUMBER), ZERO), TRUTH)
        less = ir.Assign(left, ir.Op("sub", (ir.Local(left, ANY_NUMBER), ONE), ANY_NUMBER))
        if not telling.is_flow(node):
            telling.loops.append(LoopMark(None))
            body = telling.inline(node.body)
            telling.loops.pop()
            telling.out.append(ir.Loop(more, (less, *body), where(node.span)))
            return
        header, inside, leave = telling.new_block(), telling.new_block(), telling.new_block()
        telling.end(ir.Jump(header.number))
        telling.go(header)
        header.where = where(node.span)
        telling.end(ir.Branch(more, inside.number, leave.number))
        telling.go(inside)
        telling.out.append(less)
        _body(telling, node.body, leave.number, (*enter, less))
        telling.end(ir.Jump(header.number))
    telling.go(leave)


def _possible(telling: Telling, node: ast.Repeat) -> None:
    header, leave = telling.new_block(), telling.new_block()
    telling.end(ir.Jump(header.number))
    telling.go(header)
    header.where = where(node.span)
    _loop_of_choices(telling, node, leave.number, None, ())
    telling.end(ir.Jump(header.number))
    telling.go(leave)


def _counted_choice(telling: Telling, node: ast.Repeat, times: ir.Expr) -> None:
    """A choice made so many times: fewer than the least number fails, after it `pass` is offered."""
    ranged = isinstance(times.type, ir.Between)
    with telling.ctx.scope():
        leave = telling.new_block()
        telling.open_scope()
        made = telling.ctx.add_slot("times_made", ir.Number(0, 65535))
        most = telling.ctx.add_slot("times_most", ANY_NUMBER)
        least = telling.ctx.add_slot("times_least", ANY_NUMBER) if ranged else most
        enter = [ir.Assign(made, ZERO), ir.Assign(most, ir.Op("high", (times,), ANY_NUMBER) if ranged else times)]
        if ranged:
            enter.append(ir.Assign(least, ir.Op("low", (times,), ANY_NUMBER)))
        telling.out.extend(enter)
        header, inside = telling.new_block(), telling.new_block()
        telling.end(ir.Jump(header.number))
        telling.go(header)
        header.where = where(node.span)
        count = ir.Local(made, ir.Number(0, 65535))
        telling.end(ir.Branch(ir.Op("lt", (count, ir.Local(most, ANY_NUMBER)), TRUTH), inside.number, leave.number))
        telling.go(inside)
        passing = None
        if ranged:
            from_the_start = isinstance(times, ir.Op) and times.op == "between" and times.args[0] == ZERO
            enough = ir.Op("ge", (count, ir.Local(least, ANY_NUMBER)), TRUTH)
            passing = (leave.number, None if from_the_start else enough)
        telling.touch(node.tags)
        step = ir.Assign(made, ir.Op("add", (count, ONE), ir.Number(0, 65535)))
        _loop_of_choices(telling, node, leave.number, passing, tuple(enter), step)
        telling.end(ir.Jump(header.number))
        telling.close_scope()
    telling.go(leave)


def _loop_of_choices(
    telling: Telling,
    node: ast.Repeat,
    leave: int,
    passing: tuple[int, ir.Expr | None] | None,
    enter: tuple[ir.Stmt, ...],
    step: ir.Stmt | None = None,
) -> None:
    """The body of a loop at whose head somebody is asked: a decision, or an effect that is offered like a side of `or`."""
    telling.loops.append(LoopMark(leave, enter))
    skip = leave if step is None or passing is not None else None
    head = node.body[0]
    with telling.ctx.scope():
        if isinstance(head, ast.Choice):
            choices.ask(telling, head, skip=skip, passing=passing, before=step, loop=node.tags)
        else:
            assert isinstance(head, ast.Effect)
            choices.either(telling, head, skip=skip, passing=passing, step=step, loop=node.tags)
        telling.tell(node.body[1:])
    telling.loops.pop()


def check_only(telling: Telling, body: tuple[ast.Statement, ...]) -> None:
    """Find the mistakes in a block that the options leave out; what is told is thrown away."""
    teller = telling.teller
    counts = (len(teller.blocks), len(teller.decisions), len(teller.guards), len(teller.phases))
    kept = (telling.block, telling.out, telling.dead)
    telling.out = []
    if telling.block is not None:
        telling.go(telling.new_block())
    telling.block_of(body)
    telling.block, telling.out, telling.dead = kept
    procs_made = any(block.proc != telling.proc.number for block in teller.blocks[counts[0] :])
    if not procs_made:
        del teller.blocks[counts[0] :]
        del teller.decisions[counts[1] :]
        del teller.guards[counts[2] :]
    del teller.phases[counts[3] :]
