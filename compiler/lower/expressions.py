"""Expressions as Cython text. What needs statements becomes a small function of its own, with its free locals as parameters."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler.analyse.rewrite import substituted
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.abstract import abstracted
from rulewright.compiler.lower.aggregates import fold
from rulewright.compiler.lower.context import Choice, Lines, Module, Scope
from rulewright.compiler.lower.fills import reach, steps
from rulewright.compiler.lower.names import place_comment, safe_name
from rulewright.compiler.lower.networks import group_of, groups, tally_of
from rulewright.compiler.lower.operations import operation
from rulewright.compiler.lower.scores import score_name
from rulewright.compiler.lower.search import can, foreseen_rules
from rulewright.compiler.lower.states import read, state_named
from rulewright.compiler.lower.storage import field_member
from rulewright.compiler.lower.tables import column, computed_table, static_choice, tabulated
from rulewright.compiler.lower.types import c_type, constant, converted, is_scalar, nothing_text, set_words
from rulewright.compiler.lower.whole import fingerprint, whole
from rulewright.runtime import ir

BIG = 8  # words of a constant set for which a function gets a version of its own


def expression(expr: ir.Expr, scope: Scope, module: Module) -> low.Expr:
    """The text of an expression; its C type is that of `expr.type`."""
    table = tabulated(expr, scope, module) or _turned(expr, scope, module)
    if table is not None:
        return table
    match expr:
        case ir.Const(value, kind):
            return constant(value, kind, module)
        case ir.Local(slot, kind):
            return converted(scope.texts[slot], scope.types[slot], kind, module)
        case ir.Read():
            return converted(read(expr, scope, module), state_named(expr.state, module).type, expr.type, module)
        case ir.Whole(state):
            return whole(state, module)
        case ir.Op("way", (condition,)):
            return low.either(
                low.ne(low.field("r_fault"), 0), low.call("is_way", low.STATE, module.text(condition, scope))
            )
        case ir.Op("surely" | "possibly"):
            return foreseen_rules(expr, scope, module)
        case ir.Op():
            return operation(expr, scope, module)
        case ir.And(items) | ir.Or(items):
            join = low.both if isinstance(expr, ir.And) else low.either
            return join(*(module.text(item, scope) for item in items))
        case ir.If():
            return _if(expr, scope, module)
        case ir.Column():
            return column(expr, scope, module)
        case ir.Formula():
            return _formula(expr, scope, module)
        case ir.Fold():
            return fold(expr, scope, module)
        case ir.Call(number, args):
            return _call(number, args, expr.type, scope, module)
        case ir.Reach():
            return reach(expr, scope, module)
        case ir.Steps():
            return steps(expr, scope, module)
        case ir.Can():
            return can(expr, scope, module)
        case ir.GroupOf():
            return group_of(expr, scope, module)
        case ir.TallyOf():
            return tally_of(expr, scope, module)
        case ir.Groups():
            return groups(expr, module)
        case ir.ScoreOf(score, seat):
            return low.call(score_name(score, module), low.STATE, module.text(seat, scope))
        case ir.Winners():
            return low.cast("uint64_t", low.field(field_member("#winners", module)))
        case ir.Fingerprint():
            return fingerprint(expr, scope, module)


def _turned(expr: ir.Expr, scope: Scope, module: Module) -> low.Expr | None:
    """What depends on a ring of constants, such as the edge of a tile that lies turned or the turns in which it looks different,
    as a look-up by what the ring and the place depend on."""
    match expr:
        case ir.Op("item", (ir.Column(row=row), place)) if is_scalar(expr.type):
            is_plain = isinstance(row, ir.Local) and isinstance(place, ir.Local | ir.Const)
        case ir.Op("rotations", (ir.Column(row=row),)):
            is_plain = False
        case _:
            return None
    if is_plain or not module.uses("tables"):
        return None
    found = abstracted(expr, frozenset(), scope, module, leaves=True)
    return None if found is None else computed_table(found[0], found[1], module)


def _if(expr: ir.If, scope: Scope, module: Module) -> low.Expr:
    condition = module.text(expr.condition, scope)
    if (
        isinstance(expr.then, ir.Local)
        and expr.otherwise == ir.Const(0, expr.type)
        and c_type(expr.type, module) == "uint64_t"
    ):
        kept = converted(module.text(expr.then, scope), expr.then.type, expr.type, module)
        return kept & 0 - low.cast("uint64_t", low.ne(condition, 0))  # without a branch
    then = converted(module.text(expr.then, scope), expr.then.type, expr.type, module)
    otherwise = converted(module.text(expr.otherwise, scope), expr.otherwise.type, expr.type, module)
    if isinstance(expr.type, ir.Truth):  # else Cython finds no common type for a truth and a number
        return low.select(condition, low.call("rw_truth", then), low.call("rw_truth", otherwise))
    return low.select(condition, then, otherwise)


def arguments(args: tuple[ir.Expr, ...], slots: tuple[ir.Slot, ...], scope: Scope, module: Module) -> list[low.Expr]:
    """Arguments as the parameters' types want them."""
    return [
        converted(module.text(arg, scope), arg.type, slot.type, module) for arg, slot in zip(args, slots, strict=False)
    ]


@dataclass(frozen=True, slots=True)
class Version:
    """What is known of a function's parameters in one version of it: constants, and those that run over constants."""

    fixed: tuple[tuple[int, ir.Const], ...] = ()
    choices: tuple[tuple[int, tuple[int, ...]], ...] = ()


def _call(number: int, args: tuple[ir.Expr, ...], kind: ir.Type, scope: Scope, module: Module) -> low.Expr:
    function = module.program.functions[number]
    fixed, choices, places = [], [], []
    for slot, arg in enumerate(args):
        if isinstance(arg, ir.Const) and isinstance(arg.type, ir.SetOf) and set_words(arg.type.item, module) > BIG:
            fixed.append((slot, arg))
        elif isinstance(arg.type, ir.Step) and module.uses("step_versions"):
            choice = static_choice(arg, scope, module)
            if choice is not None:
                choices.append((slot, choice.values))
                places.append(choice.index)
    name = function_name(number, module, Version(tuple(fixed), tuple(choices)))
    left_out = {slot for slot, _ in fixed}
    texts = [text for slot, text in enumerate(arguments(args, function.slots, scope, module)) if slot not in left_out]
    call = low.call(name, low.STATE, *texts, *places)
    return converted(call, function.result.type, kind, module)


def function_name(number: int, module: Module, version: Version = Version()) -> str:
    """The emitted function of a def, in one version of it."""
    function = module.program.functions[number]
    key = ("function", number, version)
    return module.once(key, safe_name("f", function.name), lambda name: _function(name, function, version, module))


def _function(name: str, function: ir.Function, version: Version, module: Module) -> low.Function:
    lines = Lines()
    within = ("f", function.number) in module.effort.within
    some = module.facts.some_slots(("f", function.number), len(function.slots))
    scope = Scope(where=function.where, pure=True, some=some, within=within)
    parameters = []
    fixed: dict[int, ir.Expr] = dict(version.fixed)
    for slot, about in enumerate(function.slots):
        text = low.Local(lines.names.fresh("v", about.name))
        scope.texts[slot], scope.types[slot] = text, about.type
        if slot < function.params and slot not in fixed:
            parameters.append(f"{c_type(about.type, module)} {text.name}")
    for slot, values in version.choices:
        scope.choices[slot] = Choice(values, low.Local(lines.names.fresh(f"k{slot}")))
        parameters.append(f"int {scope.choices[slot].index}")
    nothing = nothing_text(function.result.type, module)
    ending = module.begin_long(module.effort.call(function.number), lines, function.where, low.returns(nothing))
    for let in substituted(function.lets, fixed):
        slot_kind = function.slots[let.slot].type
        held_in = scope.texts[let.slot]
        declared = f"cdef {c_type(slot_kind, module)} {held_in}"
        if declared not in lines.declared:
            lines.declared.append(declared)
        lines.add(low.assign(held_in, converted(module.text(let.value, scope), let.value.type, slot_kind, module)))
    result = module.text(substituted(function.result, fixed), scope)
    if ending:
        held = lines.declare(c_type(function.result.type, module), "held")
        lines.add(low.assign(held, result), ending)
        result = held
    lines.add(low.returns(result))
    head = (
        f"cdef inline {c_type(function.result.type, module)} {name}({', '.join(('S* s', *parameters))}) noexcept nogil"
    )
    return lines.function(head, place_comment(function.where))


def _formula(expr: ir.Formula, scope: Scope, module: Module) -> low.Expr:
    data = module.program.tables[expr.table].columns[expr.column]
    assert isinstance(data, ir.FormulaColumn)
    first = next((number for number in data.functions if number >= 0), None)
    if first is None:
        return constant(data.default, expr.type, module)
    slots = module.program.functions[first].slots[1:]
    name = module.once(
        ("formula", expr.table, expr.column),
        safe_name("formula", f"{expr.table}_{expr.column}"),
        lambda name: _formula_function(name, data, slots, module),
    )
    texts = (module.text(expr.row, scope), *arguments(expr.args, slots, scope, module))
    return converted(low.call(name, low.STATE, *texts), data.type, expr.type, module)


def _formula_function(name: str, data: ir.FormulaColumn, slots: tuple[ir.Slot, ...], module: Module) -> low.Function:
    """A switch over the rows that have a formula of their own."""
    lines = Lines()
    count = max(module.program.functions[number].params for number in data.functions if number >= 0) - 1
    names = [low.Local(f"a{number}") for number in range(count)]
    kinds = [c_type(slot.type, module) for slot in slots[:count]]
    word = "if"
    for row, number in enumerate(data.functions, 1):
        if number < 0:
            continue
        function = module.program.functions[number]
        passed = (low.STATE, low.Local("row"), *names[: function.params - 1])
        with lines.block(low.If(low.eq(low.Local("row"), row)), chained=word == "elif"):
            call = low.call(function_name(number, module), *passed)
            lines.add(low.returns(converted(call, function.result.type, data.type, module)))
        word = "elif"
    lines.add(low.returns(constant(data.default, data.type, module)))
    parameters = ", ".join(
        ("S* s", "int row", *(f"{kind} {name.name}" for kind, name in zip(kinds, names, strict=True)))
    )
    return lines.function(f"cdef {c_type(data.type, module)} {name}({parameters}) noexcept nogil")
