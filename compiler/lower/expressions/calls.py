"""Calls of defs and of formulas in tables: a function for each, in versions for what is known of its arguments."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler.analyse.rewrite import substituted
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.counting import begin_long
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import place_comment, safe_name
from rulewright.compiler.lower.own_function import fitted
from rulewright.compiler.lower.scope import Choice, Scope
from rulewright.compiler.lower.tables import static_choice, tabulated
from rulewright.compiler.lower.types import c_type, constant, converted, nothing_of, set_words
from rulewright.runtime import ir

BIG = 8  # words of a constant set for which a function gets a version of its own


def arguments(args: tuple[ir.Expr, ...], slots: tuple[ir.Slot, ...], scope: Scope, module: Module) -> list[low.Expr]:
    """Arguments as the parameters' types want them."""
    return [fitted(arg, slot.type, scope, module) for arg, slot in zip(args, slots, strict=False)]


@dataclass(frozen=True, slots=True)
class Version:
    """What is known of a function's parameters in one version of it: constants, and those that run over constants."""

    fixed: tuple[tuple[int, ir.Const], ...] = ()
    choices: tuple[tuple[int, tuple[int, ...]], ...] = ()


def call(number: int, args: tuple[ir.Expr, ...], kind: ir.Type, scope: Scope, module: Module) -> low.Expr:
    """A def, called in the version for what is known of its arguments."""
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
    given, left_out = enumerate(arguments(args, function.slots, scope, module)), dict(fixed)
    values = [value for slot, value in given if slot not in left_out]
    return converted(low.call(name, low.STATE, *values, *places), function.result.type, kind, module)


def function_name(number: int, module: Module, version: Version = Version()) -> str:
    """The emitted function of a def, in one version of it."""
    function = module.program.functions[number]
    key = ("function", number, version)
    return module.once(key, safe_name("f", function.name), lambda name: _function(name, function, version, module))


def _function(name: str, function: ir.Function, version: Version, module: Module) -> low.Function:
    lines = Lines()
    within = ("f", function.number) in module.effort.within
    some = module.facts.some_slots(("f", function.number), len(function.slots))
    parameters = []
    locals_, chosen = {}, {}
    fixed: dict[int, ir.Expr] = dict(version.fixed)
    for slot, about in enumerate(function.slots):
        value = low.Local(lines.names.fresh("v", about.name))
        locals_[slot] = value, about.type
        if slot < function.params and slot not in fixed:
            parameters.append(f"{c_type(about.type, module)} {value.name}")
    for slot, values in version.choices:
        index = low.Local(lines.names.fresh(f"k{slot}"))
        chosen[slot] = Choice(values, index)
        parameters.append(f"int {index.name}")
    scope = Scope(where=function.where, pure=True, some=some, within=within, choices=chosen).holding(locals_)
    nothing = nothing_of(function.result.type, module)
    looked_up = None if function.lets else tabulated(substituted(function.result, fixed), scope, module)
    units = module.effort.call(function.number) if looked_up is None else 0
    ending = begin_long(units, lines, function.where, module, low.returns(nothing))
    for let in substituted(function.lets, fixed):
        slot_kind = function.slots[let.slot].type
        held_in, _ = locals_[let.slot]
        if all(one.name != held_in.name for one in lines.declared):
            lines.local(c_type(slot_kind, module), held_in.name)
        lines.set(held_in, fitted(let.value, slot_kind, scope, module))
    result = looked_up or module.lowered(substituted(function.result, fixed), scope)
    if ending:
        result = lines.let(c_type(function.result.type, module), "held", result)
        lines.add(ending)
    lines.add(low.returns(result))
    kind, comment = c_type(function.result.type, module), place_comment(function.where)
    return lines.function(kind, name, "S* s", *parameters, inline=True, comment=comment)


def formula(expr: ir.Formula, scope: Scope, module: Module) -> low.Expr:
    """A column whose rows compute: the formula of the row, called."""
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
    values = (module.lowered(expr.row, scope), *arguments(expr.args, slots, scope, module))
    return converted(low.call(name, low.STATE, *values), data.type, expr.type, module)


def _formula_function(name: str, data: ir.FormulaColumn, slots: tuple[ir.Slot, ...], module: Module) -> low.Function:
    """A switch over the rows that have a formula of their own."""
    lines = Lines()
    count = max(module.program.functions[number].params for number in data.functions if number >= 0) - 1
    names = [low.Local(f"a{number}") for number in range(count)]
    parameters = [f"{c_type(slot.type, module)} a{number}" for number, slot in enumerate(slots[:count])]
    cases = []
    for row, number in enumerate(data.functions, 1):
        if number >= 0:
            function = module.program.functions[number]
            passed = (low.STATE, low.Local("row"), *names[: function.params - 1])
            found = low.call(function_name(number, module), *passed)
            cases.append((row, low.returns(converted(found, function.result.type, data.type, module))))
    lines.switch(low.Local("row"), cases)
    lines.add(low.returns(constant(data.default, data.type, module)))
    return lines.function(c_type(data.type, module), name, "S* s", "int row", *parameters)
