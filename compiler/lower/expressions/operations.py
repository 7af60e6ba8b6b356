"""Operators (`runtime/ops.py`) lowered: comparison, cyclic and ordered types, boards, records."""

from __future__ import annotations

from functools import reduce
from math import prod

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.expressions.collections import collection
from rulewright.compiler.lower.expressions.numbers import arithmetic, division, operands, present, within
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.own_function import fitted
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.stored.bags import few_kinds
from rulewright.compiler.lower.stored.queries import query
from rulewright.compiler.lower.stored.states import index_values, kind_of, tester
from rulewright.compiler.lower.stored.values import equal, of_whole
from rulewright.compiler.lower.tables import board_table, cell_function, stepped
from rulewright.compiler.lower.types import c_type, constant, converted, is_scalar, is_word, nothing_of, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of, counts_from_one, join, through_none
from rulewright.runtime.lattices import LATTICES

SIGNS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}


def operation(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """A primitive, lowered."""
    match node.op:
        case "eq" | "ne" | "lt" | "le" | "gt" | "ge":
            return comparison(node, scope, module)
        case "add" | "sub" | "mul":
            return arithmetic(node, scope, module)
        case "gap":  # of two places in an order
            left, right = operands(node, scope, module)
            return left - right
        case "div" | "mod":
            return division(node, scope, module)
        case "neg":  # the least number is no int32's negative, so it always fits
            return -module.lowered(node.args[0], scope.at(node.where))
        case "present":
            return present(node, scope, module)
        case "within":
            return within(node, scope, module)
        case "min" | "max":
            return reduce(lambda one, two: low.call(f"rw_{node.op}", one, two), operands(node, scope, module))
        case "not":
            return low.negate(module.lowered(node.args[0], scope))
        case "is_empty":
            return _is_empty(node.args[0], scope, module)
        case "turn":
            return _turn(node, scope, module)
        case "shift":
            return low.call("rw_shift", *operands(node, scope, module), size_of(node.type, module))
        case "make_step":
            return low.call("rw_step_of", *operands(node, scope, module))
        case "step_add" | "step_sub" | "step_scale":
            return low.call(f"rw_{node.op}", *operands(node, scope, module))
        case "record":
            return _record(node, scope, module)
        case "field":
            return _field(node, scope, module)
        case "pick" | "recast":
            return _recast(node, scope, module)
    return _on_board(node, scope, module) or collection(node, scope, module)


# ---------------------------------------------------------------- comparison


def comparison(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """eq, ne, lt, le, gt, ge of two values of one type."""
    left, right = node.args
    if node.op in ("eq", "ne"):
        test = _state_test(left, right, scope, module) or _state_test(right, left, scope, module)
        if test is not None:
            return test if node.op == "eq" else low.negate(test)
    if node.op in ("le", "ge") and (asked := _can_be_taken(node, scope, module)) is not None:
        return asked
    common = join(left.type, right.type)
    one, two = (fitted(arg, common, scope, module) for arg in node.args)
    if isinstance(common, ir.SetOf | ir.BagOf) and node.op not in ("eq", "ne"):
        return _containment(node.op, one, two, common, module)
    if node.op in ("eq", "ne"):
        same = equal(one, two, common, module)
        return same if node.op == "eq" else low.ne(one, two) if isinstance(same, low.Compare) else low.negate(same)
    if not is_scalar(common):
        one, two = low.call(f"{c_type(common, module)}_order", one, two), low.ZERO
    return low.Compare(SIGNS[node.op], one, two)


def _can_be_taken(node: ir.Op, scope: Scope, module: Module) -> low.Expr | None:
    """`2 of x <= goods[you]` is asked of the bag where it lies, and so is a constant amount of a few kinds."""
    part, whole = node.args if node.op == "le" else reversed(node.args)
    if not module.uses("in_place"):
        return None
    if not isinstance(whole, ir.Read) or not isinstance(whole.type, ir.BagOf) or module.faulting.may(node):
        return None
    kind, wanted = whole.type.item, list[tuple[low.Expr, low.Expr]]()
    match part:
        case ir.Op("amount", (count, item), ir.BagOf(same)) if (
            same == kind == item.type and counts_from_one(kind) and module.is_some(item, scope)
        ):
            wanted = [(module.lowered(item, scope), module.lowered(count, scope))]
        case _ if all(isinstance(index, ir.Local | ir.Const) for index in whole.index):  # asked for each kind
            kinds = few_kinds(part, whole.type) or {}
            wanted = [(low.Const(at + base_of(kind)), low.Const(many)) for at, many in kinds.items()]
    tallies = [query("tally", whole, scope, module, item) for item, _ in wanted]
    tests = [low.ge(tally, many) for tally, (_, many) in zip(tallies, wanted, strict=True) if tally is not None]
    return low.both(*tests) if tests and len(tests) == len(wanted) else None


def _state_test(element: ir.Expr, value: ir.Expr, scope: Scope, module: Module) -> low.Expr | None:
    """`state[c] == v` of a state kept as planes is a test of one bit."""
    if not isinstance(element, ir.Read):
        return None
    state = module.states[element.state]
    if kind_of(state, module) != "planes":
        return None
    values, checks = index_values(state, element.index, scope, module)
    some = module.is_some(value, scope)
    return low.call(tester(state, checks, some, module), low.STATE, *values, module.lowered(value, scope))


def _containment(op: str, one: low.Expr, two: low.Expr, kind: ir.Type, module: Module) -> low.Expr:
    if op in ("gt", "ge"):
        one, two = two, one
    within = low.eq(one & ~two, 0) if is_word(kind, module) else low.call(f"{c_type(kind, module)}_within", one, two)
    if op in ("le", "ge"):
        return within
    return low.both(within, low.negate(equal(one, two, kind, module)))


def _is_empty(arg: ir.Expr, scope: Scope, module: Module) -> low.Expr:
    asked = query("any" if isinstance(arg.type, ir.BagOf) else "size", arg, scope, module)
    if asked is not None:
        return low.eq(asked, 0)
    match arg.type:
        case ir.Number(_, _, True):
            return low.eq(module.lowered(arg, scope), low.NIL)
        case ir.Number() | ir.Truth() | ir.Ring():
            return low.FALSE
        case ir.Between():
            return low.call("rw_between_is_empty", module.lowered(arg, scope))
        case ir.SetOf() if is_word(arg.type, module):
            return low.eq(module.lowered(arg, scope), 0)
        case ir.SetOf():
            return of_whole("is_empty", arg, scope, module)
        case ir.BagOf():
            return low.call(f"{c_type(arg.type, module)}_is_empty", module.lowered(arg, scope))
        case ir.ListOf() | ir.PileOf():
            return low.eq(collection(ir.Op("size", (arg,), ir.Number(0, ir.MANY)), scope, module), 0)
    return _state_test(arg, ir.Const(0, arg.type), scope, module) or low.eq(module.lowered(arg, scope), 0)


def _turn(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    left, right = operands(node, scope, module)
    size = size_of(node.type, module)
    some = module.is_some(node.args[0], scope)
    if some and size == 2 and isinstance(node.args[1], ir.Const):
        return 3 - left if node.args[1].value % 2 else left
    return low.call("rw_turn", left, right, size)


# ---------------------------------------------------------------- boards


def _on_board(node: ir.Op, scope: Scope, module: Module) -> low.Expr | None:
    """A primitive on the cells and steps of a board; None if it is another."""
    board: str = node.data
    match node.op:
        case "first_of" | "second_of":
            which = board_table(board, "first" if node.op == "first_of" else "second", module)
            return low.cast("int", which[module.lowered(node.args[0], scope)])
        case "neighbours" | "surroundings":
            return board_table(board, node.op, module)[module.lowered(node.args[0], scope)]
        case "way_step":
            steps = [0, *(ir.step_code(first, second) for _, first, second in module.program.boards[board].ways)]
            table = module.constant("int16_t", low.braces(steps), len(steps), safe_name("T_steps", board))
            return low.cast("int", table[module.lowered(node.args[0], scope)])
        case "cell_at":
            places = operands(node, scope, module)
            return low.call(cell_function(board, module), *places)
        case "step":
            cell = module.lowered(node.args[0], scope)
            return low.call(_step_function(board, module), cell, module.lowered(node.args[1], scope))
        case "go":
            way = operands(node, scope, module)
            return low.call(_go_function(board, module), *way)
        case "distance":
            return low.call(_distance_function(board, module), *operands(node, scope, module))
    return None


def _of_board(what: str, board: str, parameters: tuple[str, ...], module: Module, *body: low.Stmt) -> str:
    """A function on numbers, named after what it does and after the board."""
    return module.helper((what, board), safe_name(what, board), "int", parameters, *body)


def _go_function(board: str, module: Module) -> str:
    """The function that goes from a cell in a direction."""
    cell, way = low.names("cell", "way")
    found = board_table(board, "ways", module)[cell * len(module.program.boards[board].ways) + way - 1]
    return _of_board("go", board, ("int cell", "int way"), module, low.returns(low.select(way, found, 0)))


def _step_function(board: str, module: Module) -> str:
    """The function that moves a cell by a step."""
    cell, step = low.names("cell", "step")
    found = low.returns(stepped(board, cell, step, module))
    nowhere = low.when(low.either(low.eq(cell, 0), low.eq(step, 0)), low.returns(0))
    return _of_board("step", board, ("int cell", "int step"), module, nowhere, found)


def _distance_function(name: str, module: Module) -> str:
    a, b = low.names("a", "b")
    board = module.program.boards[name]
    first, second = board_table(name, "first", module), board_table(name, "second", module)
    length = _around(board, module) if any(board.wrap) else LATTICES[board.lattice].native
    found = low.call(length, first[b] - first[a], second[b] - second[a], first[a] + second[a] & 1)
    nowhere = low.when(low.either(low.eq(a, 0), low.eq(b, 0)), low.returns(0))
    return _of_board("distance", name, ("int a", "int b"), module, nowhere, low.returns(found))


def _around(board: ir.Board, module: Module) -> str:
    """The function that finds the shortest way from the differences of two cells of a board that wraps."""
    best, i, j, x, y = low.names("best", "i", "j", "x", "y")
    width, height = (last - first + 1 for first, last in zip(board.low, board.high, strict=True))
    (left, right), (down, up) = ((-1, 2) if wraps else (0, 1) for wraps in board.wrap)
    length = low.call(LATTICES[board.lattice].native, x + i * width, y + j * height, low.Local("odd"))
    return _of_board(
        "around",
        board.name,
        ("int x", "int y", "int odd"),
        module,
        low.declare("int", "best", low.Global("RW_MANY")),
        low.declare("int", "i"),
        low.declare("int", "j"),
        low.loop(i, left, right, low.loop(j, down, up, low.assign(best, low.call("rw_min", best, length)))),
        low.returns(best),
    )


# ---------------------------------------------------------------- records


def _record(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    fields = module.program.records[node.data].fields
    names = [f"a{number}" for number in range(len(fields))]
    tests: list[low.Expr] = []
    value: low.Expr = low.ZERO
    for one, (_, kind) in zip(low.names(*names), fields, strict=True):
        base, size = base_of(kind), size_of(kind, module)
        tests.append(low.beyond(one - base, size))
        value = value * size + one - base
    body = low.when(low.either(*tests), low.returns(0)), low.returns(value + 1)
    parameters = tuple(f"int {name}" for name in names)
    made = module.helper(("record", node.data), safe_name("record", node.data), "int", parameters, *body)
    pairs = zip(node.args, fields, strict=True)
    return low.call(made, *(fitted(arg, kind, scope, module) for arg, (_, kind) in pairs))


def _field(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    a = low.Local("a")
    record, number = node.data
    fields = module.program.records[record].fields
    name, kind = fields[number]
    unit = prod(size_of(later, module) for _, later in fields[number + 1 :])
    place = low.cast("unsigned int", a - 1)
    if unit > 1:
        place = place // low.Const(unit, "u")
    if number:  # the first field has no other before it
        place = place % low.Const(size_of(kind, module), "u")
    empty = constant(through_none(kind, node.type, module.program), kind, module)
    found = low.returns(low.select(a, low.cast("int", place) + base_of(kind), empty))
    key, name = ("field", record, number, empty), safe_name("field", f"{record}_{name}")
    return low.call(module.helper(key, name, "int", ("int a",), found), module.lowered(node.args[0], scope))


def _recast(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """pick, recast: the same value as a value of the result type; a group of numbers by its first node."""
    group = low.Local("group")
    (value,) = node.args
    lowered = module.lowered(value, scope)
    if isinstance(value.type, ir.Group) and isinstance(node.type, ir.Number):
        found = low.returns(low.select(group, group - 1 + node.type.low, nothing_of(node.type, module)))
        name = module.helper(("first node", node.type), "first_node", "int", ("int group",), found)
        return low.call(name, lowered)
    if node.data:
        return _confined(lowered, node, module)
    return converted(lowered, value.type, node.type, module)


def _confined(value: low.Expr, node: ir.Op, module: Module) -> low.Expr:
    """recast where nothing may be lost: less than there was is a fault."""
    given, wanted = node.args[0].type, node.type
    a, r = low.names("a", "r")
    one, other = c_type(given, module), c_type(wanted, module)
    moved = low.assign(r, converted(a, given, wanted, module))
    less = low.ne(_members(a, given, module), _members(r, wanted, module))
    body = low.declare(other, "r"), moved, low.when(less, low.fault(low.Local("site"))), low.returns(r)
    parameters = ("S* s", f"{one} a", "int site")
    name = module.helper(("confined", given, wanted), "confined", other, parameters, *body)
    return low.call(name, low.STATE, value, module.misfit(node.where))


def _members(value: low.Expr, kind: ir.Type, module: Module) -> low.Expr:
    """How many there are in a set or bag."""
    if isinstance(kind, ir.SetOf):
        return sets.size(value, kind.item, module)
    return low.call(f"{c_type(kind, module)}_size", value)
