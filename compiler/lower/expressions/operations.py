"""Operators (`runtime/ops.py`) lowered: comparison, cyclic and ordered types, boards, records."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.expressions.collections import collection
from rulewright.compiler.lower.expressions.numbers import (
    arithmetic,
    division,
    extreme,
    negative,
    present,
    texts_of,
    within,
)
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.stored.queries import query
from rulewright.compiler.lower.stored.states import index_values, kind_of, state_named, tester
from rulewright.compiler.lower.stored.values import equal, of_whole
from rulewright.compiler.lower.tables import board_table, cell_function
from rulewright.compiler.lower.types import c_type, constant, converted, is_scalar, nothing_of, set_words, size_of
from rulewright.compiler.lower.written import MISFIT
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of, join, through_none
from rulewright.runtime.lattices import LATTICES

SIGNS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}


def operation(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """A primitive, lowered."""
    if node.op in SIGNS:
        return comparison(node, scope, module)
    if node.op in BY_NAME:
        return BY_NAME[node.op](node, scope, module)
    return collection(node, scope, module)


def _not(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    return low.negate(module.lowered(node.args[0], scope))


# ---------------------------------------------------------------- comparison


def comparison(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """eq, ne, lt, le, gt, ge of two values of one type."""
    left, right = node.args
    if node.op in ("eq", "ne"):
        test = _state_test(left, right, scope, module) or _state_test(right, left, scope, module)
        if test is not None:
            return test if node.op == "eq" else low.negate(test)
    common = join(left.type, right.type)
    one = converted(module.lowered(left, scope), left.type, common, module)
    two = converted(module.lowered(right, scope), right.type, common, module)
    if isinstance(common, ir.SetOf | ir.BagOf) and node.op not in ("eq", "ne"):
        return _containment(node.op, one, two, common, module)
    if node.op in ("eq", "ne"):
        same = equal(one, two, common, module)
        return same if node.op == "eq" else low.ne(one, two) if isinstance(same, low.Compare) else low.negate(same)
    if not is_scalar(common):
        return _tuple_order(node.op, one, two, common, module)
    return low.Compare(SIGNS[node.op], one, two)


def _state_test(element: ir.Expr, value: ir.Expr, scope: Scope, module: Module) -> low.Expr | None:
    """`state[c] == v` of a state kept as planes is a test of one bit."""
    if not isinstance(element, ir.Read):
        return None
    state = state_named(element.state, module)
    if kind_of(state, module) != "planes":
        return None
    values, checks = index_values(state, element.index, scope, module)
    some = module.is_some(value, scope)
    return low.call(tester(state, checks, some, module), low.STATE, *values, module.lowered(value, scope))


def _containment(op: str, one: low.Expr, two: low.Expr, kind: ir.Type, module: Module) -> low.Expr:
    if op in ("gt", "ge"):
        one, two = two, one
    name = c_type(kind, module)
    within = low.eq(one & ~two, 0) if name == "uint64_t" else low.call(f"{name}_within", one, two)
    if op in ("le", "ge"):
        return within
    return low.both(within, low.negate(equal(one, two, kind, module)))


def _tuple_order(op: str, one: low.Expr, two: low.Expr, kind: ir.Type, module: Module) -> low.Expr:
    """Lists, rings and ranges in the order of their items."""
    return low.Compare(SIGNS[op], low.call(f"{c_type(kind, module)}_order", one, two), low.ZERO)


def _is_empty(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    (arg,) = node.args
    asked = query("size", arg, scope, module)
    if asked is not None:
        return low.eq(asked, 0)
    match arg.type:
        case ir.Number(_, _, optional):
            return low.eq(module.lowered(arg, scope), low.NIL) if optional else low.FALSE
        case ir.Truth():
            return low.FALSE
        case ir.Between():
            return low.call("rw_between_is_empty", module.lowered(arg, scope))
        case ir.SetOf(item) if set_words(item, module) == 1:
            return low.eq(module.lowered(arg, scope), 0)
        case ir.SetOf():
            return of_whole("is_empty", arg, scope, module)
        case ir.BagOf():
            return low.call(f"{c_type(arg.type, module)}_is_empty", module.lowered(arg, scope))
        case ir.ListOf() | ir.PileOf():
            return low.eq(collection(ir.Op("size", (arg,), ir.Number(0, ir.MANY)), scope, module), 0)
        case ir.Ring():
            return low.FALSE
    test = _state_test(arg, ir.Const(0, arg.type), scope, module)
    return test if test is not None else low.eq(module.lowered(arg, scope), 0)


# ---------------------------------------------------------------- cyclic and ordered types


def _turn(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    left, right = texts_of(node, scope, module)
    size = size_of(node.type, module)
    some = module.is_some(node.args[0], scope)
    if some and size == 2 and isinstance(node.args[1], ir.Const):
        return 3 - left if node.args[1].value % 2 else left
    return low.call("rw_turn", left, right, size)


def _shift(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    left, right = texts_of(node, scope, module)
    return low.call("rw_shift", left, right, size_of(node.type, module))


# ---------------------------------------------------------------- boards


def _coordinate(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    which = "first" if node.op == "first_of" else "second"
    return low.cast("int", board_table(node.data, which, module)[module.lowered(node.args[0], scope)])


def _near(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    return board_table(node.data, node.op, module)[module.lowered(node.args[0], scope)]


def _go(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    cell, way = texts_of(node, scope, module)
    ways = len(module.program.boards[node.data].ways)
    table = board_table(node.data, "ways", module)
    name = module.helper(
        ("go", node.data),
        safe_name("go", node.data),
        "int",
        ("int cell", "int way"),
        low.returns(low.select(low.Local("way"), table[low.Local("cell") * ways + low.Local("way") - 1], 0)),
    )
    return low.call(name, cell, way)


def _cell_at(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    first, second = texts_of(node, scope, module)
    return low.call(cell_function(node.data, module), first, second)


def _step(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    cell = module.lowered(node.args[0], scope)
    return low.call(step_function(node.data, module), cell, module.lowered(node.args[1], scope))


def step_function(board: str, module: Module) -> str:
    """The function that moves a cell by a step."""
    cell, step = low.names("cell", "step")
    first, second = board_table(board, "first", module), board_table(board, "second", module)
    at = cell_function(board, module)
    return module.helper(
        ("step", board),
        safe_name("step", board),
        "int",
        ("int cell", "int step"),
        low.when(low.either(low.eq(cell, 0), low.eq(step, 0)), low.returns(0)),
        low.returns(
            low.call(at, first[cell] + low.call("rw_step_first", step), second[cell] + low.call("rw_step_second", step))
        ),
    )


def _distance(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    a, b = low.names("a", "b")
    board = module.program.boards[node.data]
    first, second = board_table(node.data, "first", module), board_table(node.data, "second", module)
    length = _around(board, module) if any(board.wrap) else LATTICES[board.lattice].native
    name = module.helper(
        ("distance", node.data),
        safe_name("distance", node.data),
        "int",
        ("int a", "int b"),
        low.when(low.either(low.eq(a, 0), low.eq(b, 0)), low.returns(0)),
        low.returns(low.call(length, first[b] - first[a], second[b] - second[a], first[a] + second[a] & 1)),
    )
    one, two = texts_of(node, scope, module)
    return low.call(name, one, two)


def _around(board: ir.Board, module: Module) -> str:
    """The function that finds the shortest way from the differences of two cells of a board that wraps."""
    best, i, j, x, y = low.names("best", "i", "j", "x", "y")
    width, height = (last - first + 1 for first, last in zip(board.low, board.high, strict=True))
    (left, right), (down, up) = ((-1, 2) if wraps else (0, 1) for wraps in board.wrap)
    length = low.call(LATTICES[board.lattice].native, x + i * width, y + j * height, low.Local("odd"))
    return module.helper(
        ("around", board.name),
        safe_name("around", board.name),
        "int",
        ("int x", "int y", "int odd"),
        low.declare("int", "best", low.Global("RW_MANY")),
        low.declare("int", "i"),
        low.declare("int", "j"),
        low.loop(i, left, right, low.loop(j, down, up, low.assign(best, low.call("rw_min", best, length)))),
        low.returns(best),
    )


def _way_step(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    steps = [0, *(ir.step_code(first, second) for _, first, second in module.program.boards[node.data].ways)]
    name = module.constant(
        "int16_t", "{" + ", ".join(map(str, steps)) + "}", len(steps), safe_name("T_steps", node.data)
    )
    return low.cast("int", name[module.lowered(node.args[0], scope)])


def _step_arithmetic(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    return low.call("rw_step_of" if node.op == "make_step" else f"rw_{node.op}", *texts_of(node, scope, module))


# ---------------------------------------------------------------- records


def _record(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    fields = module.program.records[node.data].fields
    name = module.once(
        ("record", node.data), safe_name("record", node.data), lambda fresh: _record_maker(fresh, node.data, module)
    )
    values = [
        converted(module.lowered(arg, scope), arg.type, kind, module)
        for arg, (_, kind) in zip(node.args, fields, strict=True)
    ]
    return low.call(name, *values)


def _record_maker(name: str, record: str, module: Module) -> low.Function:
    fields = module.program.records[record].fields
    parameters = [f"int a{number}" for number in range(len(fields))]
    tests: list[low.Expr] = []
    value: low.Expr = low.ZERO
    for number, (_, kind) in enumerate(fields):
        base, size = base_of(kind), size_of(kind, module)
        tests.append(low.beyond(low.Local(f"a{number}") - base, size))
        value = value * size + low.Local(f"a{number}") - base
    body = (low.when(low.either(*tests), low.returns(0)), low.returns(value + 1))
    return low.function("int", name, parameters, body, inline=True)


def _field(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    a = low.Local("a")
    record, number = node.data
    fields = module.program.records[record].fields
    kind = fields[number][1]
    size, unit = size_of(kind, module), 1
    for _, later in fields[number + 1 :]:
        unit *= size_of(later, module)
    place = low.cast("unsigned int", a - 1)
    if unit > 1:
        place = place // low.Const(unit, "u")
    if number:  # the first field has no other before it
        place = place % low.Const(size, "u")
    empty = constant(through_none(kind, node.type, module.program), kind, module)
    name = module.helper(
        ("field", record, number, empty),
        safe_name("field", f"{record}_{fields[number][0]}"),
        "int",
        ("int a",),
        low.returns(low.select(a, low.cast("int", place) + base_of(kind), empty)),
    )
    return low.call(name, module.lowered(node.args[0], scope))


def _recast(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """pick, recast: the same value as a value of the result type; a group of numbers by its first node."""
    group = low.Local("group")
    (value,) = node.args
    lowered = module.lowered(value, scope)
    if isinstance(value.type, ir.Group) and isinstance(node.type, ir.Number):
        first = node.type.low
        name = module.helper(
            ("first node", node.type),
            "first_node",
            "int",
            ("int group",),
            low.returns(low.select(group, group - 1 + first, nothing_of(node.type, module))),
        )
        return low.call(name, lowered)
    if node.data:
        return _confined(lowered, node, module)
    return converted(lowered, value.type, node.type, module)


def _confined(value: low.Expr, node: ir.Op, module: Module) -> low.Expr:
    """recast where nothing may be lost: less than there was is a fault."""
    given, wanted = node.args[0].type, node.type
    kinds = [c_type(kind, module) for kind in (given, wanted)]

    def make(fresh: str) -> low.Function:
        a, r = low.names("a", "r")
        lines = Lines()
        lines.local(kinds[1], "r")
        lines.set(r, converted(a, given, wanted, module))
        lines.when(low.ne(_members(a, given, module), _members(r, wanted, module)), low.fault(low.Local("site")))
        lines.add(low.returns(r))
        return lines.function(kinds[1], fresh, "S* s", f"{kinds[0]} a", "int site", inline=True)

    name = module.once(("confined", given, wanted), "confined", make)
    return low.call(name, low.STATE, value, module.fault(*MISFIT, node.where))


def _members(value: low.Expr, kind: ir.Type, module: Module) -> low.Expr:
    """How many there are in a set or bag."""
    if isinstance(kind, ir.SetOf):
        return sets.size(value, kind.item, module)
    return low.call(f"{c_type(kind, module)}_size", value)


Emit = Callable[[ir.Op, Scope, Module], low.Expr]
BY_NAME: dict[str, Emit] = {
    "add": arithmetic,
    "sub": arithmetic,
    "mul": arithmetic,
    "gap": arithmetic,
    "div": division,
    "mod": division,
    "neg": negative,
    "present": present,
    "min": extreme,
    "max": extreme,
    "not": _not,
    "is_empty": _is_empty,
    "turn": _turn,
    "shift": _shift,
    "step": _step,
    "go": _go,
    "cell_at": _cell_at,
    "first_of": _coordinate,
    "second_of": _coordinate,
    "neighbours": _near,
    "surroundings": _near,
    "distance": _distance,
    "way_step": _way_step,
    "make_step": _step_arithmetic,
    "step_add": _step_arithmetic,
    "step_sub": _step_arithmetic,
    "step_scale": _step_arithmetic,
    "record": _record,
    "field": _field,
    "within": within,
    "pick": _recast,
    "recast": _recast,
}
