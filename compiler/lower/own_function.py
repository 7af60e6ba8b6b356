"""Expressions that need statements: each becomes a small function of its own, its free locals the parameters."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler.analyse.rewrite import free_slots
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import place_comment
from rulewright.compiler.lower.scope import Choice, Scope
from rulewright.compiler.lower.types import c_type, converted, set_words
from rulewright.runtime import ir

COPIED = 8  # words of a set that is handed over as it is


def lifted(node: ir.Expr, name: str, scope: Scope, module: Module, write: Callable[[Scope, Lines], None]) -> low.Expr:
    """A call of a function of its own, made for an expression; its free locals are the parameters."""
    free = free_slots(node)
    some = frozenset(slot for slot in free if slot in scope.some)
    within = scope.within or module.effort.is_long(node)
    kinds = tuple((slot, scope.types[slot]) for slot in free)
    values = tuple(scope.choices[slot].values for slot in free if slot in scope.choices)
    lent = frozenset(slot for slot in free if _is_lent(scope.values[slot], scope.types[slot], module))
    key = ("lifted", node, kinds, some, values, within, lent)
    if key not in module.written.functions.known:
        lines = Lines()
        parameters = ["S* s"]
        held, chosen = {}, {}
        for slot in free:
            value, kind = low.Local(lines.names.fresh(f"v{slot}")), c_type(scope.types[slot], module)
            held[slot] = value[0] if slot in lent else value, scope.types[slot]
            parameters.append(f"const {kind}* {value.name}" if slot in lent else f"{kind} {value.name}")
            if slot in scope.choices:
                index = low.Local(lines.names.fresh(f"k{slot}"))
                chosen[slot] = Choice(scope.choices[slot].values, index)
                parameters.append(f"int {index.name}")
        write(Scope(where=scope.where, pure=True, some=some, within=within, choices=chosen).holding(held), lines)
        fresh = module.written.names.fresh(name, f"line_{scope.where.line}" if scope.where.line else "anywhere")
        kind, comment = c_type(node.type, module), place_comment(scope.where)
        module.written.functions.written.append(lines.function(kind, fresh, *parameters, inline=True, comment=comment))
        module.written.functions.known[key] = fresh
    passed: list[low.Expr] = [low.STATE]
    for slot in free:
        passed.append(low.address(scope.values[slot]) if slot in lent else scope.values[slot])
        if slot in scope.choices:
            passed.append(scope.choices[slot].index)
    return low.call(module.written.functions.known[key], *passed)


def _is_lent(value: low.Expr, kind: ir.Type, module: Module) -> bool:
    """Whether a value is so large that a function is told where it lies, which must be known, and gets no copy."""
    lies = isinstance(value, low.Local) or isinstance(value, low.Element) and isinstance(value.of, low.Local)
    return lies and isinstance(kind, ir.SetOf) and set_words(kind.item, module) > COPIED


def fitted(value: ir.Expr, kind: ir.Type, scope: Scope, module: Module) -> low.Expr:
    """A value as one of another type."""
    return converted(module.lowered(value, scope), value.type, kind, module)
