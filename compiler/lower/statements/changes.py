"""Changes of collections in place (`Mutate`, `TakeFirst`): the collection is read, changed and written back."""

from __future__ import annotations

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.statements.set_changes import change_set
from rulewright.compiler.lower.stored import places
from rulewright.compiler.lower.stored.bags import change_bag, change_few_kinds
from rulewright.compiler.lower.stored.lists import lies_in_a_state, lying_list
from rulewright.compiler.lower.stored.piles import pile_at, shuffle_pile
from rulewright.compiler.lower.stored.places import Telling, change_fault, guarded, index_of_item, refused
from rulewright.compiler.lower.stored.whole_states import in_range
from rulewright.compiler.lower.types import c_type, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of


def mutate(stmt: ir.Mutate, telling: Telling) -> None:
    """add, remove, put, plus, minus, shuffle."""
    ways = (_change_where_it_lies, change_set, change_bag, change_few_kinds)
    if any(change(stmt, telling) for change in ways):
        return
    place = stmt.place
    held = telling.lines.let(c_type(place.type, telling.module), "held", places.container(place, telling)[0])
    match place.type:
        case ir.SetOf(item):
            _on_set(held, item, stmt, telling)
        case ir.BagOf(item):
            _on_bag(held, item, stmt, telling)
            places.write_place(place, held, place.type, telling)
            return
        case ir.ListOf(item):
            _on_list(held, item, stmt, telling)
        case ir.PileOf(item, capacity):
            _on_pile(held, item, c_type(ir.ListOf(item, capacity), telling.module), stmt, telling)
    places.write_container(place, held, telling)


def _on_set(held: low.Expr, item: ir.Type, stmt: ir.Mutate, telling: Telling) -> None:
    lines, module = telling.lines, telling.module
    if stmt.op in ("plus", "minus"):
        join = sets.either if stmt.op == "plus" else sets.without
        lines.set(held, join(held, telling.fitted(stmt.args[0], stmt.place.type), item, module))
        return
    at, change = index_of_item(stmt.args[0], item, telling), sets.drop
    if stmt.op == "add":
        guarded(low.beyond(at, size_of(item, module)), "RW602", stmt, telling)
        change = sets.put
    lines.add(change(held, at, item, module))


def _on_bag(held: low.Expr, item: ir.Type, stmt: ir.Mutate, telling: Telling) -> None:
    lines, module, name = telling.lines, telling.module, c_type(ir.BagOf(item), telling.module)
    if stmt.op in ("add", "remove"):
        at = index_of_item(stmt.args[0], item, telling)
        outside, counted = low.beyond(at, size_of(item, module)), low.member(held, "n")[at]
        if stmt.op == "add":
            guarded(outside, "RW602", stmt, telling)
        else:
            guarded(low.either(outside, low.lt(counted, 1)), "RW603", stmt, telling)
        lines.set(counted, 1, "+" if stmt.op == "add" else "-")
    elif stmt.op == "plus":
        lines.set(held, low.call(f"{name}_add", held, telling.fitted(stmt.args[0], ir.BagOf(item))))
    else:
        other = lines.let(name, "other", telling.fitted(stmt.args[0], ir.BagOf(item)))
        guarded(low.negate(low.call(f"{name}_within", other, held)), "RW603", stmt, telling)
        lines.set(held, low.call(f"{name}_minus", held, other))


def _is_none(value: low.Expr, given: ir.Type, item: ir.Type) -> low.Expr | None:
    """The condition that a value is none of those that a list or pile can hold."""
    match item, given:
        case ir.Number(first, last), ir.Number(least, most, False) if first <= least and most <= last:
            return None
        case ir.Number(first, last), _:
            return low.negate(in_range(value, ir.Number(first, last)))
        case ir.Truth(), _:
            return None
    return low.eq(value, 0)


def _value(arg: ir.Expr, item: ir.Type, telling: Telling) -> low.Expr:
    return telling.lines.let(c_type(item, telling.module), "value", telling.fitted(arg, item))


def _on_list(held: low.Expr, item: ir.Type, stmt: ir.Mutate, telling: Telling) -> None:
    lines, module = telling.lines, telling.module
    name, value = c_type(stmt.place.type, module), _value(stmt.args[0], item, telling)
    if stmt.op == "remove":
        at, turn = lines.declare("int", "at"), lines.declare("int", "turn")
        with lines.block(low.count(turn, 0, 1)):
            lines.set(at, low.call(f"{name}_index", low.address(held), value))
            lines.when(low.lt(at, 0), low.fault(change_fault("RW603", stmt.place, module)), low.Break())
            lines.add(low.do(f"{name}_cut", low.address(held), at))
        return
    at_place = lines.let("int", "wanted", telling.lowered(stmt.args[1])) if stmt.op == "put_at" else low.ZERO
    none = _is_none(value, stmt.args[0].type, item)
    some = module.is_some(stmt.args[0], telling.scope)
    if none is not None and (isinstance(item, ir.Number) or not some):  # a number may be some and yet out of range
        guarded(none, "RW602", stmt, telling)
    full = _put(name, held, value, at_place if stmt.op in ("put_top", "put_at") else None)
    lines.when(full, low.fault(change_fault("RW604", stmt.place, module)))


def _put(name: str, held: low.Expr, value: low.Expr, place: low.Expr | None) -> low.Expr:
    """The condition that a list has no room for a value; otherwise it is put in, behind the last or at a place."""
    if place is None:
        return low.call(f"{name}_put", low.address(held), value)
    return low.call(f"{name}_put_at", low.address(held), value, place)


def _on_pile(held: low.Expr, item: ir.Type, end: str, stmt: ir.Mutate, telling: Telling) -> None:
    if stmt.op == "shuffle":
        _shuffle(held, item, stmt.place.where, telling)
        return
    value = _value(stmt.args[0], item, telling)
    none = _is_none(value, stmt.args[0].type, item)
    if none is not None:
        guarded(none, "RW602", stmt, telling)
    part, place = ("top", low.ZERO) if stmt.op == "put_top" else ("bottom", None)
    full = _put(end, low.member(held, part), value, place)
    telling.lines.when(full, low.fault(change_fault("RW604", stmt.place, telling.module)))


def _shuffle(held: low.Expr, item: ir.Type, where: ir.Where, telling: Telling) -> None:
    lines, at = telling.lines, telling.lines.declare("int", "at")
    for part in ("top", "bottom"):
        items, length = low.member(held, part, "items"), low.member(held, part, "length")
        with lines.block(low.count(at, 0, length)):
            lines.set(low.member(held, "middle", "n")[items[at] - base_of(item)], 1, "+")
        lines.set(length, 0)
    unknown = ir.BagOf(item, ir.MANY)
    too_many = places.misfit(low.member(held, "middle"), unknown, unknown, telling.module)
    assert too_many is not None
    refused(too_many, telling.module.misfit(where), telling)


def _change_where_it_lies(stmt: ir.Mutate, telling: Telling) -> bool:
    """An item put into a list or pile in a state, or taken out of a list, or a pile shuffled; False where it is
    anything else."""
    lines, place, kind = telling.lines, stmt.place, stmt.place.type
    if stmt.op == "shuffle":
        return shuffle_pile(place, telling)
    if not isinstance(kind, ir.ListOf | ir.PileOf) or not lies_in_a_state(place, telling):
        return False
    value = _value(stmt.args[0], kind.item, telling)
    wanted = lines.let("int", "wanted", telling.lowered(stmt.args[1])) if stmt.op == "put_at" else low.ZERO
    pile, lying = pile_at(place, telling), lying_list(place, telling)
    if pile is not None:
        lying = pile.bottom if stmt.op == "put_bottom" else pile.top
    assert lying is not None
    if stmt.op == "remove":
        at = lines.let("int", "at", 0)
        with lines.block(low.While(low.both(low.lt(at, lying.size()), low.ne(lying.at(at), value)))):
            lines.set(at, 1, "+")
        guarded(low.ge(at, lying.size()), "RW603", stmt, telling)
        lines.add(lying.cut(at))
    else:
        none, nowhere = _is_none(value, stmt.args[0].type, kind.item), low.lt(lying.flat, 0)
        wrong = [none] if none is not None else []
        wrong += [nowhere] if lying.flat != low.ZERO else []
        if wrong:
            guarded(low.either(*wrong), "RW602", stmt, telling)
        guarded(low.ge(lying.length, kind.capacity), "RW604", stmt, telling)
        at = low.ZERO if stmt.op == "put_top" else lying.length
        if stmt.op == "put_at":
            at = lines.let("int", "at", low.call("rw_max", 0, low.call("rw_min", wanted, lying.length)))
        lines.add(*lying.put(at, value))
    places.tell(place, lying.flat, telling)
    return True


def take_first(stmt: ir.TakeFirst, telling: Telling) -> None:
    """The front of a list, removed; an empty one fails."""
    lines, module = telling.lines, telling.module
    kind = stmt.zone.type
    assert isinstance(kind, ir.ListOf)
    name, lying = c_type(kind, module), lying_list(stmt.zone, telling)
    held = low.ZERO if lying else lines.let(name, "held", places.container(stmt.zone, telling)[0])
    with lines.block(low.If(low.eq(lying.size() if lying else low.member(held, "length"), 0))):
        telling.fail(module.fault("RW603", "the rules got stuck: there is nothing left to take", stmt.guard.where))
    first = lines.declare(c_type(kind.item, module), "first")
    if lying:
        lines.add(low.assign(first, lying.at(low.ZERO)), lying.cut(low.ZERO))
        places.tell(stmt.zone, lying.flat, telling)
    else:
        lines.add(low.assign(first, low.member(held, "items")[0]), low.do(f"{name}_cut", low.address(held), 0))
        places.write_container(stmt.zone, held, telling)
    places.assign_slot(telling, stmt.slot, first)
