"""Places: slots of procedures in C locals or in frames, and reading and writing whatever a `Place` names."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.kept.after_write import lines_on_write
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.storage import all_of, frame_location, framed, list_parts, load, set_framed
from rulewright.compiler.lower.stored.states import first_index, flat_at, index_values, read, setter
from rulewright.compiler.lower.stored.whole_states import in_range
from rulewright.compiler.lower.types import c_type, converted, nothing_of, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of, counts_from_one

NOT_CHANGED = {
    "RW602": "none cannot be put there",
    "RW603": "what is taken is not there",
    "RW604": "there is no more room",
}


@dataclass(slots=True)
class Telling:
    """Where statements are written: lines, scope, the procedure, and what is said where a way fails."""

    lines: Lines
    scope: Scope
    proc: ir.Proc
    module: Module
    in_flow: bool  # inside `run`: framed locals are in the frame
    known_legal: bool = False  # a random game has drawn the move that is made here, and has seen that its guards hold,
    seeing: bool = False  # unless it is made to see that
    behind: tuple[ir.Stmt, ...] = ()  # what comes right behind these guards

    def lowered(self, expr: ir.Expr) -> low.Expr:
        """An expression here."""
        return self.module.lowered(expr, self.scope)

    def fitted(self, expr: ir.Expr, kind: ir.Type) -> low.Expr:
        """An expression as a value of a type."""
        return converted(self.lowered(expr), expr.type, kind, self.module)

    def among(self, scope: Scope) -> Telling:
        """The same with other locals; nothing is known of guards there."""
        return Telling(self.lines, scope, self.proc, self.module, self.in_flow)

    def fail(self, site: int) -> None:
        """This way does not exist."""
        self.lines.add(low.assign(low.field("r_failure"), site), low.returns(1))


def slot_type(slot: ir.Slot) -> ir.Type:
    """The type of what a slot holds; several values are a ring."""
    return slot.type if slot.count == 1 else ir.Ring(slot.count, slot.type)


def is_framed(proc: ir.Proc, slot: int, module: Module) -> bool:
    """Whether a slot lives in the frame."""
    return proc.suspends and slot in module.layout.frames[proc.number].fields


def flow_scope(proc: ir.Proc, lines: Lines | None, module: Module) -> Scope:
    """The locals of a procedure that suspends. Those not framed are C locals of `run`; outside they are nothing."""
    held: dict[int, tuple[low.Expr, ir.Type]] = {}
    for slot, about in enumerate(proc.slots):
        kind = slot_type(about)
        if is_framed(proc, slot, module):
            value = load_slot(proc, slot, module)
        elif lines is not None:
            value = lines.declare(c_type(kind, module), f"p{proc.number}_v{slot}", about.name)
        else:
            value = nothing_of(kind, module)
        held[slot] = value, kind
    return Scope(where=proc.where, some=module.facts.some_slots(("p", proc.number), len(proc.slots))).holding(held)


def load_slot(proc: ir.Proc, slot: int, module: Module) -> low.Expr:
    """A framed local lowered."""
    about = proc.slots[slot]
    if about.count == 1:
        return framed(proc.number, slot, module)
    ring = c_type(slot_type(about), module)
    one = load(frame_location(proc.number, slot, module, low.Local("i")), module)
    return all_of(("load slot", proc.number, slot), safe_name("slot", about.name), ring, about.count, one, module)


def assign_slot(telling: Telling, slot: int, value: low.Expr) -> None:
    """A local gets a value of its own type."""
    proc, module = telling.proc, telling.module
    if not (telling.in_flow and is_framed(proc, slot, module)):
        telling.lines.set(telling.scope.values[slot], value)
    else:
        telling.lines.add(set_framed(proc.number, slot, value, lambda: module.misfit(telling.scope.where), module))


def drop_first(telling: Telling, slot: int) -> bool:
    """A list that is kept over a rest loses its first item where it lies; False if it is not such a list."""
    proc, module, kind = telling.proc, telling.module, telling.proc.slots[slot].type
    if not (telling.in_flow and is_framed(proc, slot, module)) or not isinstance(kind, ir.ListOf):
        return False
    location = frame_location(proc.number, slot, module)
    stored, items, length = list_parts(location)
    each = low.SizeOf(low.type_named(stored))
    telling.lines.add(low.do("rw_drop_first", low.address(items), low.address(length), each, max(1, kind.capacity)))
    return True


# ---------------------------------------------------------------- places


def container(place: ir.Place, telling: Telling) -> tuple[low.Expr, ir.Type]:
    """What lies at a place, without `element`, and its type; nothing through none."""
    if place.state is None:
        assert place.slot is not None
        return telling.scope.values[place.slot], telling.proc.slots[place.slot].type
    kind = telling.module.states[place.state].type
    return read(ir.Read(place.state, place.index, kind), telling.scope, telling.module), kind


def through_none(where: ir.Where, module: Module) -> int:
    """The fault of writing where there is nothing to write to."""
    return module.fault("RW602", "something is written through none: there is no such place", where)


def write_container(place: ir.Place, value: low.Expr, telling: Telling) -> None:
    """Put a value, which fits, to a place, without `element`."""
    module, lines = telling.module, telling.lines
    site = through_none(place.where, module)
    if place.state is not None:
        state = module.states[place.state]
        values, _ = index_values(state, place.index, telling.scope, module)
        write = setter(state, module)
        if not state.index:  # nothing is written through none; what can go wrong is a value that does not fit
            site = module.misfit(place.where)
        lines.add(low.do(write, low.STATE, *values, value, site))
        return
    assert place.slot is not None
    assign_slot(telling, place.slot, value)


def write_place(place: ir.Place, value: low.Expr, given: ir.Type, telling: Telling) -> None:
    """Put a value to a place, checked against its range; `element` of bags and lists included. It is the last
    of what is written for a statement (see `refused`)."""
    lines, module = telling.lines, telling.module
    held = lines.let(c_type(place.type, module), "held", value)
    tests = misfit(held, given, place.type, module)
    room = 0 if place.state is None else module.states[place.state].room
    if room and isinstance(place.type, ir.SetOf):
        tests = low.gt(sets.size(held, place.type.item, module), room)
    if tests is not None:
        refused(tests, module.misfit(place.where, full=isinstance(place.type, ir.SetOf)), telling)
    if _is_item(place, telling):
        refused(low.eq(held, 0), change_fault("RW602", place, module), telling)
    if place.element is None:
        write_container(place, held, telling)
    else:
        _write_element(place, held, telling)


def _is_item(place: ir.Place, telling: Telling) -> bool:
    """Whether a place is in a list that holds no none, which is 0."""
    if place.element is None or not counts_from_one(place.type):
        return False
    if place.state is not None:
        return isinstance(telling.module.states[place.state].type, ir.ListOf)
    return place.slot is not None and isinstance(telling.proc.slots[place.slot].type, ir.ListOf)


def misfit(value: low.Expr, given: ir.Type, wanted: ir.Type, module: Module) -> low.Expr | None:
    """The condition that a value does not fit a type; None if it surely fits, or storing it tells."""
    a, i, scratch = low.names("a", "i", "scratch")
    match wanted, given:
        case ir.Number(first, last, optional), ir.Number(least, most, may_be_none):
            if first <= least and most <= last and (optional or not may_be_none):
                return None
            return low.negate(in_range(value, wanted))
        case ir.BagOf(item, capacity), _:
            name = c_type(wanted, module)
            taken = low.declare("uint8_t", "scratch", extent=size_of(item, module))
            found = low.returns(low.call(f"{name}_store", scratch, a, low.Local("capacity")))
            parameters = (f"{name} a", "int capacity")
            check = module.helper(("bag fits", name), "bag_misfits", "bint", parameters, taken, found)
            return low.call(check, value, capacity)
        case ir.ListOf(ir.Number() as item, _), ir.ListOf(ir.Number() as held) if (
            misfit(low.ZERO, held, item, module) is not None
        ):
            name = c_type(wanted, module)
            wrong = low.when(low.negate(in_range(low.path("a.items")[i], item)), low.returns(low.TRUE))
            body = low.declare("int", "i"), low.loop(i, 0, low.path("a.length"), wrong), low.returns(low.FALSE)
            check = module.helper(("list fits", name, item), "list_misfits", "bint", (f"const {name}* a",), *body)
            return low.call(check, low.address(value))
    return None


def _write_element(place: ir.Place, value: low.Expr, telling: Telling) -> None:
    """One count of a bag, or one item of a list."""
    lines, module = telling.lines, telling.module
    site = through_none(place.where, module)
    found, kind = container(place, telling)
    assert place.element is not None and isinstance(kind, ir.BagOf | ir.ListOf)
    whole = lines.let(c_type(kind, module), "whole", found)
    base = base_of(kind.item) if isinstance(kind, ir.BagOf) else 0
    at = lines.let("int", "at", telling.lowered(place.element) - base)
    count, target = low.member(whole, "length"), low.member(whole, "items")[at]
    if isinstance(kind, ir.BagOf):
        count, target = low.expr(size_of(kind.item, module)), low.member(whole, "n")[at]
    refused(low.ge(low.cast("unsigned int", at), low.cast("unsigned int", count)), site, telling)
    lines.set(target, value)
    if (too_many := misfit(whole, kind, kind, module)) is not None:
        refused(too_many, module.misfit(place.where), telling)
    write_container(place, whole, telling)


# ---------------------------------------------------------------- changes in place


def flat_of(place: ir.Place, telling: Telling) -> low.Expr:
    """A variable with the flat index of a state element, -1 through none; 0 if there is only one."""
    if not place.index:
        return low.ZERO
    assert place.state is not None
    state = telling.module.states[place.state]
    return telling.lines.let("int", "flat", flat_at(state, place.index, telling.scope, telling.module))


def tell(place: ir.Place, flat: low.Expr, telling: Telling, member: low.Expr | None = None) -> None:
    """What depends on a state is told that the element at a flat index has changed, or one member of it."""
    assert place.state is not None
    first = first_index(telling.module.states[place.state], flat, telling.module)
    telling.lines.add(*lines_on_write(place.state, first, telling.module, member))


def change_fault(code: str, place: ir.Place, module: Module) -> int:
    """The fault of a change that cannot be made."""
    return module.fault(code, NOT_CHANGED[code], place.where)


def guarded(test: low.Expr, code: str, stmt: ir.Mutate, telling: Telling) -> None:
    """A change that cannot be made where the test holds."""
    refused(test, change_fault(code, stmt.place, telling.module), telling)


def refused(test: low.Expr, site: int, telling: Telling) -> None:
    """A fault where the test holds; all that is still written for the statement stands under the `else`."""
    telling.lines.when(test, low.fault(site))
    telling.lines.begin_otherwise()


def index_of_item(arg: ir.Expr, item: ir.Type, telling: Telling) -> low.Expr:
    """A variable with the index of an item in its domain."""
    return telling.lines.let("int", "at", telling.lowered(arg) - base_of(item))
