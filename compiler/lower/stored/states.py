"""States: functions that read, test, write and fill their elements, named after the author's states."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import prod

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.kept.after_write import lines_on_fill, lines_on_write, needs_old
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.storage import load, state_location, store
from rulewright.compiler.lower.types import c_type, constant, initialiser, size_of, words_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of, nothing, through_none
from rulewright.runtime.layout import words

FEW_PLANES = 3  # each is written at once: a word found by its number would have to wait for those before it


def element_count(state: ir.State, module: Module) -> int:
    """How many elements a state has."""
    return prod(size_of(kind, module) for kind in state.index)


def kind_of(state: ir.State, module: Module) -> str:
    """The encoding of a state."""
    return module.layout.by_name[state.name].encoding.kind


# ---------------------------------------------------------------- indices


def surely_inside(index: ir.Expr, kind: ir.Type, scope: Scope, module: Module) -> bool:
    """Whether a value is surely a place of an index of type `kind`."""
    return module.facts.is_inside(index, kind, lambda slot: slot in scope.some)


def flat_index(state: ir.State, module: Module) -> low.Expr:
    """The flat index made of parameters at0, at1 …"""
    found: low.Expr = low.ZERO
    for number, kind in enumerate(state.index):
        part = _parameter(number) - base_of(kind) if base_of(kind) else _parameter(number)
        found = part if number == 0 else found * size_of(kind, module) + part
    return found


def _parameter(number: int) -> low.Local:
    return low.Local(f"at{number}")


def index_parameters(state: ir.State) -> tuple[str, ...]:
    """The indices of a state as parameters of its functions."""
    return tuple(f"int {_parameter(number).name}" for number in range(len(state.index)))


def is_outside(state: ir.State, checks: tuple[bool, ...], module: Module) -> low.Expr | None:
    """The condition that an index among those to be checked is outside."""
    parts = [
        low.beyond(_parameter(number) - base_of(kind), size_of(kind, module))
        for number, kind in enumerate(state.index)
        if checks[number]
    ]
    return low.either(*parts) if parts else None


def index_values(
    state: ir.State, index: tuple[ir.Expr, ...], scope: Scope, module: Module
) -> tuple[tuple[low.Expr, ...], tuple[bool, ...]]:
    """Arguments for the indices of a state's functions, and which of them must be checked there."""
    values = tuple(module.lowered(expr, scope) for expr in index)
    checks = tuple(not surely_inside(expr, kind, scope, module) for expr, kind in zip(index, state.index, strict=True))
    return values, checks


# ---------------------------------------------------------------- reading


def read(node: ir.Read, scope: Scope, module: Module) -> low.Expr:
    """A state element."""
    state = module.states[node.state]
    if not state.index:
        return load(state_location(state.name, low.ZERO, module), module)
    values, checks = index_values(state, node.index, scope, module)
    return low.call(getter(state, checks, module, node.type), low.STATE, *values)


def of_element(
    what: str,
    state: ir.State,
    checks: tuple[bool, ...],
    kind: str,
    result: Callable[[Lines], low.Expr],
    module: Module,
    *more: str,
    outside: low.Value | None = None,
    key: Hashable = None,
) -> str:
    """The function that tells something about an element, written on first use; unchecked indices are taken as they
    are. `result` writes what it needs and says what it returns, `outside` is returned where there is no element."""

    def made(name: str) -> low.Function:
        lines = Lines()
        if outside is not None and (test := is_outside(state, checks, module)) is not None:
            lines.when(test, low.returns(outside))
        lines.add(low.returns(result(lines)))
        return lines.function(kind, name, "S* s", *index_parameters(state), *more, inline=True)

    return module.once(("element", what, state.name, checks, key), safe_name(what, state.name), made)


def getter(state: ir.State, checks: tuple[bool, ...], module: Module, read_as: ir.Type | None = None) -> str:
    """The function that reads an element, as a number of another type if one is given."""
    kind = read_as if isinstance(read_as, ir.Number) and any(checks) else state.type
    none = nothing(kind, module.program)

    def element(lines: Lines) -> low.Expr:
        empty = through_none(state.type, kind, module.program)
        numbers = tuple(none != empty and isinstance(place, ir.Number) for place in state.index)
        for found, wanted in ((none, True), (empty, False)):
            checked = tuple(check and number == wanted for check, number in zip(checks, numbers, strict=True))
            if (outside := is_outside(state, checked, module)) is not None:
                lines.when(outside, low.returns(constant(found, state.type, module)))
        flat = flat_index(state, module)
        if kind_of(state, module) == "planes":
            lines.add(low.declare("int", "i", flat))
            flat = low.Local("i")
        return flat_load(state, flat, module)

    prefix = "get" if any(checks) else "at"
    return of_element(prefix, state, checks, c_type(state.type, module), element, module, key=none)


def flat_load(state: ir.State, index: low.Expr, module: Module) -> low.Expr:
    """The element of a state at a flat index, which is surely inside."""
    match kind_of(state, module):
        case "bits":
            return bit_at(state, low.ZERO, index, module)
        case "planes":
            planes = range(size_of(state.type, module))
            parts = [(plane + 1) * bit_at(state, low.Const(plane), index, module) for plane in planes]
            return sum(parts[1:], parts[0])
    return load(state_location(state.name, index, module), module)


def address(state: ir.State, checks: tuple[bool, ...], module: Module) -> str:
    """The function that tells where a large set in a state lies; through none: where an empty one does."""
    kind = c_type(state.type, module)

    def where(lines: Lines) -> low.Expr:
        if (outside := is_outside(state, checks, module)) is not None:
            empty = module.constant(kind, initialiser(0, state.type, module), None, "NOTHING")
            lines.when(outside, low.returns(low.address(empty)))
        first = state_location(state.name, flat_index(state, module), module).parts[0]
        return low.cast(f"const {kind}*", low.address(first))

    return of_element("where", state, checks, f"const {kind}*", where, module)


def plane_words(state: ir.State, module: Module) -> tuple[int, int]:
    """Of a state kept as planes or bits: words per plane, and bits per word."""
    count, width, _ = words(element_count(state, module))
    return count, width * 8


def plane_unit(state: ir.State, plane: low.Expr, at: low.Expr, module: Module) -> low.Expr:
    """One word of a plane (of the bits, if there is only one)."""
    field = module.layout.by_name[state.name]
    each, _ = plane_words(state, module)
    total = field.encoding.parts[0][0]
    location = state_location(state.name, low.ZERO, module).parts[0]
    if total == 1:
        return location
    assert isinstance(location, low.Element)
    member = location.of
    if each == 1:
        return member[plane]
    return member[at] if total == each else member[plane * each + at]


def bit_at(state: ir.State, plane: low.Expr, index: low.Expr, module: Module) -> low.Expr:
    """Whether the bit at a flat index is set, as 0 or 1."""
    each, _ = plane_words(state, module)
    if each == 1:
        return low.cast("int", low.cast("uint64_t", plane_unit(state, plane, low.ZERO, module)) >> index & 1)
    return low.cast("int", plane_unit(state, plane, index >> 6, module) >> (index & 63) & 1)


def tester(state: ir.State, checks: tuple[bool, ...], some: bool, module: Module) -> str:
    """For planes: the function that tells whether an element has a value; `some`: that value is never none."""

    def holds(lines: Lines) -> low.Expr:
        i, value = low.names("i", "value")
        outside = is_outside(state, checks, module)
        lines.add(low.declare("int", "i", flat_index(state, module)))
        if outside and some and plane_words(state, module)[0] == 1:  # without a branch
            inside = low.cast("int", low.within(i, element_count(state, module)))
            return inside & bit_at(state, value - 1, i & 63, module)
        if outside:
            lines.when(outside, low.returns(low.eq(value, 0)))
        if not some:
            planes = [bit_at(state, low.Const(plane), i, module) for plane in range(size_of(state.type, module))]
            lines.when(low.eq(value, 0), low.returns(low.negate(low.either(*planes))))
        return bit_at(state, value - 1, i, module)

    return of_element("is", state, checks, "bint", holds, module, "int value", key=some)


# ---------------------------------------------------------------- writing


def setter(state: ir.State, module: Module) -> str:
    """The function that writes an element; `site` is the fault of writing where there is none."""
    return module.once(("set", state.name), safe_name("set", state.name), lambda name: _setter(name, state, module))


def _setter(name: str, state: ir.State, module: Module) -> low.Function:
    value, site = low.names("value", "site")
    lines = Lines()
    outside = is_outside(state, (True,) * len(state.index), module)
    if outside:
        lines.when(outside, low.fault(site), low.Return())
    set_flat(state, flat_index(state, module), value, site, lines, module)
    lines.add(*lines_on_write(state.name, _parameter(0) if state.index else low.ZERO, module))
    parameters = (*index_parameters(state), f"{c_type(state.type, module)} value", "int site")
    return lines.function("void", name, "S* s", *parameters, inline=True)


def set_flat(state: ir.State, flat: low.Expr, value: low.Expr, site: low.Expr, lines: Lines, module: Module) -> None:
    """Statements that write the element at a flat index of a state."""
    match kind_of(state, module):
        case "bits":
            _set_bit(state, flat, value, lines, module)
        case "planes":
            _set_plane(state, flat, value, lines, module)
        case _:
            store(state_location(state.name, flat, module), value, site, lines, module)


def _set_bit(state: ir.State, flat: low.Expr, value: low.Expr, lines: Lines, module: Module) -> None:
    i, (each, size) = lines.let("int", "i", flat), plane_words(state, module)
    unit, shift = plane_unit(state, low.ZERO, i >> 6, module), i if each == 1 else i & 63
    others = unit & ~(low.cast("uint64_t", 1) << shift)
    lines.set(unit, low.cast(f"uint{size}_t", others | low.cast("uint64_t", low.ne(value, 0)) << shift))


def _set_plane(state: ir.State, flat: low.Expr, value: low.Expr, lines: Lines, module: Module) -> None:
    i, old, (each, size) = lines.let("int", "i", flat), lines.let("int", "old", 0), plane_words(state, module)
    kind, shift = f"uint{size}_t", i if each == 1 else i & 63
    bit = lines.let("uint64_t", "bit", low.cast("uint64_t", 1) << shift)
    few = size_of(state.type, module) <= FEW_PLANES
    for plane in range(size_of(state.type, module)):
        unit = plane_unit(state, low.Const(plane), i >> 6, module)
        if needs_old(state.name, module):
            lines.when(unit & bit, low.assign(old, plane + 1))
        kept = unit & ~bit
        if few:
            kept = kept | low.cast("uint64_t", low.eq(value, plane + 1)) << shift
        lines.set(unit, low.cast(kind, kept))
    if not few:
        unit = plane_unit(state, value - 1, i >> 6, module)
        lines.when(low.gt(value, 0), low.assign(unit, low.cast(kind, unit | bit)))


def filler(state: ir.State, module: Module) -> str:
    """The function that gives every element a value."""
    return module.once(("fill", state.name), safe_name("fill", state.name), lambda name: _filler(name, state, module))


def _filler(name: str, state: ir.State, module: Module) -> low.Function:
    value, site = low.names("value", "site")
    lines, count, kind = Lines(), element_count(state, module), kind_of(state, module)
    if kind in ("bits", "planes"):
        each, size = plane_words(state, module)
        for plane in range(1 if kind == "bits" else size_of(state.type, module)):
            wanted = low.ne(value, 0) if kind == "bits" else low.eq(value, plane + 1)
            for at, full in enumerate(words_of((1 << count) - 1, each)):
                unit = plane_unit(state, low.Const(plane), low.Const(at), module)
                lines.set(unit, low.cast(f"uint{size}_t", low.select(wanted, full, 0)))
    elif not state.index:
        store(state_location(state.name, low.ZERO, module), value, site, lines, module)
    else:
        i = lines.declare("int", "i")
        with lines.block(low.count(i, 0, count)):
            store(state_location(state.name, i, module), value, site, lines, module)
    lines.add(*lines_on_fill(state.name, module))
    return lines.function("void", name, "S* s", f"{c_type(state.type, module)} value", "int site", inline=True)


def _starts_above_zero(kind: ir.Type) -> bool:
    """Whether the nothing of a type is not stored as zeros."""
    return isinstance(kind, ir.Number) and not kind.optional and not kind.low <= 0 <= kind.high


def initial(module: Module) -> low.Function:
    """The function that makes the first position: all states at their initial values."""
    lines = Lines()
    lines.add(low.do("blank", low.STATE))
    for state in module.program.states:
        if state.initial != nothing(state.type, module.program) or _starts_above_zero(state.type):
            lines.add(low.do(filler(state, module), low.STATE, constant(state.initial, state.type, module), 0))
    lines.add(*lines_on_fill(None, module))
    return lines.function("void", "initialise", "S* s", known_as="rules_initialise")


def first_index(state: ir.State, flat: low.Expr, module: Module) -> low.Expr:
    """The first index of the element at a flat index."""
    if not state.index:
        return low.ZERO
    others = element_count(state, module) // size_of(state.index[0], module)
    return (flat // others if others > 1 else flat) + base_of(state.index[0])


def flat_at(state: ir.State, index: tuple[ir.Expr, ...], scope: Scope, module: Module) -> low.Expr:
    """The flat index of an element, told by a function from indices; -1 outside."""
    values = [module.lowered(expr, scope) for expr in index]
    outside = is_outside(state, (True,) * len(state.index), module)
    body = low.when(outside or low.FALSE, low.returns(-1)), low.returns(flat_index(state, module))
    name, parameters = safe_name("place_in", state.name), index_parameters(state)
    return low.call(module.helper(("flat", state.name), name, "int", parameters, *body), *values)
