"""Places: where values are stored, and how they are given new ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.compiler import access, ast, operators
from rulewright.compiler import expressions as ex
from rulewright.compiler.context import Variable, where
from rulewright.compiler.fit import check_constant, fit, say, wrong
from rulewright.runtime import ir

if TYPE_CHECKING:
    from rulewright.compiler.statements import Telling


def place_of(telling: Telling, node: ast.Expr, words: str = "changed") -> ir.Place:
    """Where something is stored."""
    root, indices = access.parts(telling.ctx, node)
    if not isinstance(root, ast.Name):
        hint = "only states and variables can"
        if isinstance(root, ast.Attribute) and root.name in telling.world.state_decls:
            hint = f"write '{root.name}[{root.item.span.text}]'"
        elif isinstance(root, ast.Attribute) and root.name in telling.world.members:
            hint = f"write '{root.item.span.text}[{root.name}]'"
        wrong(telling.ctx, "RW360", node.span, f"this cannot be {words}", hint)
    found = telling.ctx.find(root.name)
    if isinstance(found, Variable):
        if not found.changes:
            wrong(
                telling.ctx,
                "RW361",
                node.span,
                f"'{root.name}' cannot be {words}: it is only a name for a value",
                f"declare it with 'var {root.name} = …'",
            )
        return _element(telling, ir.Place(None, found.slot, (), None, found.type, where(node.span)), indices, node)
    if not is_kept(telling, root.name):
        new = f"a new name for a value is 'let {root.name} = …' or 'var'; what lasts is declared as a state"
        access.name(telling.ctx, root, None, new)  # says what it is if it is nothing at all
        wrong(telling.ctx, "RW360", node.span, f"'{root.name}' cannot be {words}", "only states and variables can")
    state = telling.world.state(root.name)
    index = access.state_index(telling.ctx, state, tuple(indices), node)
    place = ir.Place(state.name, None, index, None, state.type, where(node.span))
    return _element(telling, place, indices[len(index) :], node)


def is_kept(telling: Telling, name: str) -> bool:
    """Whether a name is that of a state, or of a score that is filled during play."""
    return name in telling.world.state_decls or _is_tally(telling, name)


def _is_tally(telling: Telling, name: str) -> bool:
    return name in telling.world.score_decls and telling.world.score_decls[name].value is None


def _element(telling: Telling, place: ir.Place, indices: list[ast.Expr], node: ast.Expr) -> ir.Place:
    if not indices:
        return place
    if len(indices) > 1 or not isinstance(place.type, ir.BagOf | ir.ListOf):
        wrong(telling.ctx, "RW329", node.span, f"{say(telling.ctx, place.type)} has nothing in brackets")
    if isinstance(place.type, ir.BagOf):
        item, kind = ex.elaborate(telling.ctx, indices[0], place.type.item), ir.Number(0, 65535)
        return ir.Place(place.state, place.slot, place.index, item, kind, place.where)
    position = access.ordinal(telling.ctx, ex.elaborate(telling.ctx, indices[0], None), indices[0])
    return ir.Place(place.state, place.slot, place.index, position, place.type.item, place.where)


def _read(telling: Telling, place: ir.Place) -> ir.Expr:
    """What a place holds now."""
    whole = _place_type(telling, place)
    base: ir.Expr = (
        ir.Local(place.slot, whole) if place.slot is not None else ir.Read(place.state or "", place.index, whole)
    )
    if place.element is None:
        return base
    return ir.Op("count_of" if isinstance(whole, ir.BagOf) else "item", (base, place.element), place.type)


def _place_type(telling: Telling, place: ir.Place) -> ir.Type:
    if place.slot is not None:
        return telling.ctx.slots[place.slot].type
    return telling.world.state(place.state or "").type


def assign(telling: Telling, node: ast.Assign) -> None:
    """`x = v`, `x += v`, `x -= v`."""
    root, indices = access.parts(telling.ctx, node.path)
    if (
        isinstance(root, ast.Name)
        and not indices
        and telling.ctx.find(root.name) is None
        and root.name in telling.world.state_decls
    ):
        state = telling.world.state(root.name)
        if state.index:
            _assign_whole(telling, node, state)
            return
    place = place_of(telling, node.path)
    if node.operator == "=":
        value = ex.elaborate(telling.ctx, node.value, place.type)
        check_constant(telling.ctx, value, place.type, node.value.span)
        _store(telling, place, value)
        return
    if isinstance(place.type, ir.Number):
        added = operators.number(telling.ctx, node.value)
        changed = operators.arithmetic(node.operator[0], _read(telling, place), added, node.span)
        assert changed is not None
        _store(telling, place, changed)
    elif isinstance(place.type, ir.SetOf | ir.BagOf):
        value = ex.elaborate(telling.ctx, node.value, place.type)
        telling.out.append(ir.Mutate("plus" if node.operator == "+=" else "minus", place, (value,)))
    else:
        wrong(telling.ctx, "RW323", node.span, f"'{node.operator}' does not go with {say(telling.ctx, place.type)}")


def _store(telling: Telling, place: ir.Place, value: ir.Expr) -> None:
    if place.slot is not None and place.element is None and not isinstance(place.type, ir.Number):
        telling.out.append(ir.Assign(place.slot, value, place.where))
    else:
        telling.out.append(ir.Store(place, value))


def _assign_whole(telling: Telling, node: ast.Assign, state: ir.State) -> None:
    if node.operator != "=":
        kinds = ", ".join(say(telling.ctx, kind) for kind in state.index)
        hint = f"write {state.name}[…], with {kinds} in brackets"
        wrong(telling.ctx, "RW339", node.path.span, f"which element of '{state.name}'?", hint)
    value = ex.loose(telling.ctx, node.value, state.type)
    if isinstance(value.type, ir.Ring):
        telling.out.append(ir.StoreWhole(state.name, value, where(node.span)))
        return
    fitted = fit(telling.ctx, value, state.type, node.value.span)
    check_constant(telling.ctx, fitted, state.type, node.value.span)
    telling.out.append(ir.Fill(state.name, fitted, where(node.span)))
