"""The primitives of `ir.OPS`: a plain function of values for each, lifted over the expressions that yield them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulewright.runtime import ir
from rulewright.runtime.backend import POSTPONED, Fault
from rulewright.runtime.domain import counts_from_one, join, nothing
from rulewright.runtime.reference import arithmetic, containers, lattice
from rulewright.runtime.reference.fitting import fit
from rulewright.runtime.reference.indexing import flat_index
from rulewright.runtime.reference.places import checker
from rulewright.runtime.reference.world import Evaluate, Slots, World

if TYPE_CHECKING:
    from rulewright.runtime.reference.code import Code

Plain = Callable[..., Any]


def operation(code: Code, node: ir.Op) -> Evaluate:
    """The closure that computes a primitive."""
    args = code.expressions(node.args)
    if node.op in _ALIKE:  # both sides and the result count their members alike
        wanted = node.type if node.op in _RESULT_ALIKE else join(node.args[0].type, node.args[1].type)
        args = [fit(arg, expr.type, wanted, code.program) for arg, expr in zip(args, node.args, strict=True)]
    if node.op in arithmetic.COMPUTING:
        args = [present_number(arg, expr.type) for arg, expr in zip(args, node.args, strict=True)]
    match node.op:
        case "whole":
            everything = containers.full_set(node.type, code.program)
            return lambda w, s: everything
        case "pick" | "recast":
            return _as_type(code, node)
        case "within":
            return _within(args[0], node)
        case "element":
            return _element(code, node)
        case "way":
            return _way(args[0])
    compute = _frequent(node, args) or _lifted(_primitive(code, node), args)
    return placed(compute, node.where) if node.where.line else compute


def placed(compute: Evaluate, where: ir.Where) -> Evaluate:
    """The same closure, whose faults name the place of the computation."""

    def located(w: World, s: Slots) -> Any:
        try:
            return compute(w, s)
        except Fault as fault:
            raise fault if fault.where.line else Fault(fault.code, fault.message, where) from None

    return located


def present_number(value: Evaluate, kind: ir.Type) -> Evaluate:
    """The closure that faults where an optional number is none."""
    if not (isinstance(kind, ir.Number) and kind.optional):
        return value
    return lambda w, s: arithmetic.present(value(w, s))


def _frequent(node: ir.Op, args: list[Evaluate]) -> Evaluate | None:
    """The commonest primitives, without a function call in between."""
    match node.op, args:
        case "eq", [left, right]:
            return lambda w, s: 1 if left(w, s) == right(w, s) else 0
        case "not", [only]:
            return lambda w, s: 0 if only(w, s) else 1
        case "is_empty", [only] if counts_from_one(node.args[0].type):
            return lambda w, s: 0 if only(w, s) else 1
    return None


_RESULT_ALIKE = {"union", "meet", "without", "bag_add", "bag_sub", "bag_meet", "bag_join"}
_ALIKE = _RESULT_ALIKE | {"eq", "ne", "lt", "le", "gt", "ge"}


def _lifted(plain: Plain, args: list[Evaluate]) -> Evaluate:
    """A function of values as a closure over the expressions that yield them, left to right."""
    match args:
        case [only]:
            return lambda w, s: plain(only(w, s))
        case [left, right]:
            return lambda w, s: plain(left(w, s), right(w, s))
        case _:
            return lambda w, s: plain(*[arg(w, s) for arg in args])


def _as_type(code: Code, node: ir.Op) -> Evaluate:
    """pick, recast: the same value, as a value of the result type."""
    value, given = code.expression(node.args[0]), node.args[0].type
    if isinstance(given, ir.Group) and isinstance(node.type, ir.Number):
        low, empty = node.type.low, nothing(node.type, code.program)
        return lambda w, s: value(w, s) - 1 + low if value(w, s) else empty
    return fit(value, given, node.type, code.program)


def _way(condition: Evaluate) -> Evaluate:
    """way: a condition, or yes where it faults."""

    def holds(w: World, s: Slots) -> int:
        try:
            return int(condition(w, s))
        except Fault as fault:
            if fault.code in POSTPONED:
                return 1
            raise

    return holds


def _within(value: Evaluate, node: ir.Op) -> Evaluate:
    """within: a number that a declared parameter can be."""
    check = checker(node.type, node.data, node.where)
    assert check is not None

    def tested(w: World, s: Slots) -> Any:
        number = value(w, s)
        check(number)
        return number

    return tested


def _element(code: Code, node: ir.Op) -> Evaluate:
    """element: of a Whole value or of an array of choices, by its indices."""
    elements, index = code.expression(node.args[0]), node.args[1:]
    kinds = tuple(arg.type for arg in index)
    if isinstance(node.data, str) and node.data in code.state_number:
        kinds = code.program.states[code.state_number[node.data]].index
    elif isinstance(node.args[0], ir.Whole):
        kinds = code.program.states[code.state_number[node.args[0].state]].index
    where = flat_index(code, index, kinds)
    empty = nothing(node.type, code.program)

    def element(w: World, s: Slots) -> Any:
        values, at = elements(w, s), where(w, s)
        if not isinstance(values, tuple):  # the only element of an array
            values = (values,)
        return values[at] if 0 <= at < len(values) else empty

    return element


def _primitive(code: Code, node: ir.Op) -> Plain:
    """The function of values that a primitive is."""
    if node.op in _NUMBERS:
        return _NUMBERS[node.op]
    if node.op in _STEPS:
        return _STEPS[node.op]
    if node.op in _ON_BOARDS:
        return _ON_BOARDS[node.op](code.lattice(node.data))
    kinds = [arg.type for arg in node.args]
    match node.op:
        case "eq" | "ne" | "lt" | "le" | "gt" | "ge":
            return arithmetic.comparison(node.op, kinds[0])
        case "is_empty":
            return arithmetic.emptiness(kinds[0])
        case "turn":
            return arithmetic.turning(node.type, code.program)
        case "shift":
            return arithmetic.shifting(node.type, code.program)
        case "record":
            return arithmetic.record_maker(node.data, code.program)
        case "field":
            return arithmetic.field_reader(node.data[0], node.data[1], code.program)
        case "clockwise" | "counterclockwise":
            return _seats(code.program.seats, 1 if node.op == "clockwise" else -1)
        case _:
            return _on_collections(node, kinds, code.program)


def _on_collections(node: ir.Op, kinds: list[ir.Type], program: ir.Program) -> Plain:
    match node.op:
        case "set":
            return containers.set_maker(node.type, program)
        case "union":
            return lambda a, b: a | b
        case "meet":
            return lambda a, b: a & b
        case "without":
            return lambda a, b: a & ~b
        case "in":
            return containers.membership(kinds[1])
        case "size":
            return containers.size(kinds[0])
        case "range":
            return containers.run_maker(node.type, program)
        case "first":
            return containers.first(kinds[0], node.type, program)
        case "amount":
            return containers.amount(node.type, program)
        case "bag":
            return containers.bag_maker(node.type, program)
        case "count_of":
            return containers.count_of(kinds[0])
        case "set_bag" | "list_bag":
            return containers.as_bag(kinds[0], node.type, program)
        case "bag_set":
            return containers.as_set(kinds[0], node.type, program)
        case "item":
            return containers.item_reader(kinds[0], node.type, program, node.data == ir.NAMED)
        case "rotations":
            return containers.rotations(node.data or 1)
        case _:
            return _SIMPLE[node.op]


def _seats(count: int, by: int) -> Plain:
    return lambda start: tuple((start - 1 + by * turn) % count + 1 for turn in range(count)) if start else ()


_NUMBERS: dict[str, Plain] = {
    "add": arithmetic.add, "sub": arithmetic.subtract, "mul": arithmetic.multiply, "div": arithmetic.divide,
    "mod": arithmetic.remainder, "neg": arithmetic.negate,
    "min": lambda *values: min(values), "max": lambda *values: max(values),
    "not": lambda a: 0 if a else 1, "gap": lambda a, b: a - b,
}  # fmt: skip

_STEPS: dict[str, Plain] = {
    "make_step": lattice.bounded_step, "step_add": lattice.add_steps, "step_sub": lattice.subtract_steps,
    "step_scale": lattice.scale_step,
}  # fmt: skip

_ON_BOARDS: dict[str, Callable[[lattice.Lattice], Plain]] = {
    "step": lambda board: board.step, "go": lambda board: board.go, "cell_at": lambda board: board.cell_at,
    "first_of": lambda board: board.first_of, "second_of": lambda board: board.second_of,
    "neighbours": lambda board: board.neighbours, "surroundings": lambda board: board.surroundings,
    "distance": lambda board: board.distance, "ray": lambda board: board.ray, "way_step": lambda board: board.way_step,
}  # fmt: skip

_SIMPLE: dict[str, Plain] = {
    "bag_add": containers.bag_add, "bag_sub": containers.bag_subtract, "bag_meet": containers.bag_meet,
    "bag_join": containers.bag_join, "list": lambda *items: items, "index_of": containers.position_of,
    "known_top": lambda pile: pile[0] if any(pile[1]) else pile[0] + pile[2],
    "known_bottom": lambda pile: (pile[2] if any(pile[1]) else pile[0] + pile[2])[::-1], "unknown": lambda pile: pile[1],
    "tail": lambda items: items[1:], "distinct": lambda items: tuple(dict.fromkeys(items)), "between": lambda a, b: (a, b), "low": lambda ends: ends[0], "high": lambda ends: ends[1],
}  # fmt: skip
