"""Places: where values are stored, and how they are given new ones."""

from __future__ import annotations

from math import prod

from rulewright.compiler.elaborate import access, operators
from rulewright.compiler.elaborate.context import Variable, where
from rulewright.compiler.elaborate.fit import check_constant, fit, loosened, wrong
from rulewright.compiler.elaborate.types import describe, optional, plural
from rulewright.compiler.elaborate.writer import Writer
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.source import Span
from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size

STEPPED = (ir.Seat, ir.Way, ir.Member, ir.Row, ir.Cell)  # the next one is 'x + 1', a step away 'c + d'


def place_of(writer: Writer, node: ast.Expr, words: str = "changed") -> ir.Place:
    """Where something is stored."""
    root, indices = access.parts(writer.ctx, node)
    if not isinstance(root, ast.Name):
        hint = "only states and variables can"
        if isinstance(root, ast.Attribute) and root.name in writer.world.state_decls:
            hint = f"write '{root.name}[{root.item.span.text}]'"
        elif isinstance(root, ast.Attribute) and root.name in writer.world.members:
            hint = f"write '{root.item.span.text}[{root.name}]'"
        wrong(writer.ctx, "RW360", node.span, f"this cannot be {words}", hint)
    found = writer.ctx.find(root.name)
    if isinstance(found, Variable):
        if not found.changes:
            wrong(
                writer.ctx,
                "RW361",
                node.span,
                f"'{root.name}' cannot be {words}: it is only a name for a value",
                "the next seat comes by its loop: 'for you in turns(0)'; for the lines below, 'let you = …'"
                if root.name == "you"
                else f"declare it with 'var {root.name} = …'",
            )
        return _element(writer, ir.Place(None, found.slot, (), None, found.type, where(node.span)), indices, node)
    if not is_kept(writer, root.name):
        new = f"a new name for a value is 'let {root.name} = …' or 'var'; what lasts is declared as a state"
        access.name(writer.ctx, root, None, new)  # says what it is if it is nothing at all
        wrong(writer.ctx, "RW360", node.span, f"'{root.name}' cannot be {words}", "only states and variables can")
    state = writer.world.state(root.name)
    index = access.state_index(writer.ctx, state, tuple(indices), node)
    place = ir.Place(state.name, None, index, None, state.type, where(node.span))
    return _element(writer, place, indices[len(index) :], node)


def is_kept(writer: Writer, name: str) -> bool:
    """Whether a name is that of a state, or of a score that is filled during play."""
    return name in writer.world.state_decls or _is_tally(writer, name)


def _is_tally(writer: Writer, name: str) -> bool:
    return name in writer.world.score_decls and writer.world.score_decls[name].value is None


def _element(writer: Writer, place: ir.Place, indices: list[ast.Expr], node: ast.Expr) -> ir.Place:
    if not indices:
        return place
    if len(indices) > 1 or not isinstance(place.type, ir.BagOf | ir.ListOf):
        wrong(writer.ctx, "RW329", node.span, f"{describe(place.type)} has nothing in brackets")
    if isinstance(place.type, ir.BagOf):
        item, kind = writer.ctx.elaborate(indices[0], place.type.item), ir.Number(0, 65535)
        return ir.Place(place.state, place.slot, place.index, item, kind, place.where)
    access.check_inside(writer.ctx, indices[0], 0, place.type.capacity - 1, access.LAST_OF_LIST)
    position = access.ordinal(writer.ctx, writer.ctx.elaborate(indices[0], None), indices[0])
    return ir.Place(place.state, place.slot, place.index, position, place.type.item, place.where)


def _read(writer: Writer, place: ir.Place) -> ir.Expr:
    """What a place holds now."""
    base: ir.Expr = (
        ir.Local(place.slot, writer.ctx.slots[place.slot].type)
        if place.slot is not None
        else access.read_state(writer.world.state(place.state or ""), place.index)
    )
    match base.type:
        case _ if place.element is None:
            return base
        case ir.BagOf():
            return ir.Op("count_of", (base, place.element), place.type)
        case _:
            return ir.Op("item", (base, place.element), optional(place.type))


def assign(writer: Writer, node: ast.Assign) -> None:
    """`x = v`, `x += v`, `x -= v`."""
    root, indices = access.parts(writer.ctx, node.path)
    if (
        isinstance(root, ast.Name)
        and not indices
        and writer.ctx.find(root.name) is None
        and root.name in writer.world.state_decls
    ):
        state = writer.world.state(root.name)
        if state.index:
            _assign_whole(writer, node, state)
            return
    place = place_of(writer, node.path)
    if node.operator == "=":
        value = writer.ctx.elaborate(node.value, place.type)
        check_constant(writer.ctx, value, place.type, node.value.span)
        _store(writer, place, value)
        return
    if isinstance(place.type, ir.Number):
        added = operators.number(writer.ctx, node.value)
        changed = operators.arithmetic(
            node.operator[0], operators.present(_read(writer, place), node.path.span), added, node.span
        )
        assert changed is not None
        _store(writer, place, changed)
    elif isinstance(place.type, ir.SetOf | ir.BagOf):
        value = writer.ctx.elaborate(node.value, place.type)
        if node.operator == "-=" and isinstance(place.type, ir.SetOf):
            value = loosened(value)
        writer.out.append(ir.Mutate("plus" if node.operator == "+=" else "minus", place, (value,)))
    else:
        message = f"'{node.operator}' does not go with {describe(place.type)}"
        wrong(writer.ctx, "RW323", node.span, message, _instead(place.type, node))


def _instead(kind: ir.Type, node: ast.Assign) -> str:
    """How something changes that has no `+=` and `-=`."""
    name, more = node.path.span.text, node.operator == "+="
    match kind:
        case ir.ListOf() | ir.PileOf() if more:
            one = f"add x to {name}" if isinstance(kind, ir.ListOf) else f"put x onto {name}"
            return f"write '{one}'; for all that is in s, 'for x in s', and below it '{one}'"
        case ir.ListOf():
            return f"write 'remove x from {name}'"
        case ir.PileOf():
            return f"write 'draw x from {name}'"
        case _ if isinstance(kind, STEPPED):
            return f"write '{name} = {name} {node.operator[0]} …'"
        case _:
            return ""


def _store(writer: Writer, place: ir.Place, value: ir.Expr) -> None:
    if place.slot is not None and place.element is None and not isinstance(place.type, ir.Number):
        writer.out.append(ir.Assign(place.slot, value, place.where))
    else:
        writer.out.append(ir.Store(place, value))


def _check_copy(writer: Writer, state: ir.State, value: ir.Expr, given: ir.Ring, span: Span) -> None:
    """All elements of a state are stored at once where there are as many of the same sort; numbers and bags that do not
    fit are told at run time."""
    hint = f"store them one by one: '{state.name}[…] = …'"
    if isinstance(value, ir.Whole) and writer.world.state(value.state).index != state.index:
        wrong(writer.ctx, "RW301", span, f"'{value.state}' has values for other things than '{state.name}'", hint)
    match given.item, state.type:
        case (ir.Number(), ir.Number()):
            fits = True
        case (ir.BagOf(one), ir.BagOf(other)) | (one, other):
            fits = one == other
    count = prod(domain_size(kind, writer.world.draft) for kind in state.index)
    if not fits or given.size != count:
        wanted, found = f"{count} of {plural(state.type)}", f"{given.size} of {plural(given.item)}"
        differ = f", but this is {found}" if wanted != found else " with another 'up to' than this"
        wrong(writer.ctx, "RW301", span, f"'{state.name}' is {wanted}{differ}", hint)


def _assign_whole(writer: Writer, node: ast.Assign, state: ir.State) -> None:
    if node.operator != "=":
        kinds = ", ".join(describe(kind) for kind in state.index)
        hint = f"write {state.name}[…], with {kinds} in brackets"
        wrong(writer.ctx, "RW339", node.path.span, f"which element of '{state.name}'?", hint)
    value = writer.ctx.loose(node.value, state.type)
    if isinstance(value.type, ir.Ring):
        _check_copy(writer, state, value, value.type, node.value.span)
        writer.out.append(ir.StoreWhole(state.name, value, where(node.span)))
        return
    fitted = fit(writer.ctx, value, state.type, node.value.span)
    check_constant(writer.ctx, fitted, state.type, node.value.span)
    writer.out.append(ir.Fill(state.name, fitted, where(node.span)))
