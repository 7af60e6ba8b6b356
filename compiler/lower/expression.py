"""Expressions lowered. What needs statements becomes a small function of its own, with its free locals as
parameters."""

from __future__ import annotations

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.can import by_snippet, can
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.expressions.aggregates import fold, without_each
from rulewright.compiler.lower.expressions.calls import call, formula
from rulewright.compiler.lower.expressions.fills import reach, steps
from rulewright.compiler.lower.expressions.in_order import in_order
from rulewright.compiler.lower.expressions.operations import operation
from rulewright.compiler.lower.few_values import abstracted
from rulewright.compiler.lower.masks.windows import in_windows
from rulewright.compiler.lower.networks.networks import group_of, groups, tally_of
from rulewright.compiler.lower.own_function import fitted
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.scores import score_name
from rulewright.compiler.lower.stored.states import read
from rulewright.compiler.lower.stored.whole_states import fingerprint, whole
from rulewright.compiler.lower.tables import column, computed_table, tabulated
from rulewright.compiler.lower.types import constant, converted, is_scalar, is_word
from rulewright.runtime import ir


def expression(expr: ir.Expr, scope: Scope, module: Module) -> low.Expr:
    """An expression lowered; its C type is that of `expr.type`."""
    found = tabulated(expr, scope, module) or _turned(expr, scope, module) or in_order(expr, scope, module)
    if found is not None:
        return found
    match expr:
        case ir.Const(value, kind):
            return constant(value, kind, module)
        case ir.Local(slot, kind):
            return converted(scope.values[slot], scope.types[slot], kind, module)
        case ir.Read():
            return converted(read(expr, scope, module), module.states[expr.state].type, expr.type, module)
        case ir.Whole(state):
            return whole(state, module)
        case ir.Op("way", (condition,)):
            is_way = low.call("is_way", low.STATE, module.lowered(condition, scope))
            return low.either(low.ne(low.field("r_fault"), 0), is_way)
        case ir.Op("surely" | "possibly" as what, (rules, *args)):
            return by_snippet(what, rules, tuple(args), expr.data, scope, module)
        case ir.Op("without"):
            return without_each(expr, scope, module) or operation(expr, scope, module)
        case ir.Op():
            return operation(expr, scope, module)
        case ir.And(items) | ir.Or(items):
            join = low.both if isinstance(expr, ir.And) else low.either
            return join(*(module.lowered(item, scope) for item in items))
        case ir.If():
            return _if(expr, scope, module)
        case ir.Column():
            return column(expr, scope, module)
        case ir.Formula():
            return formula(expr, scope, module)
        case ir.Fold():
            return in_windows(expr, scope, module) or fold(expr, scope, module)
        case ir.Call(number, args):
            return in_windows(expr, scope, module) or call(number, args, expr.type, scope, module)
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
            return low.call(score_name(score, module), low.STATE, module.lowered(seat, scope))
        case ir.Winners():
            return low.cast("uint64_t", low.field("r_winners"))
        case ir.Fingerprint():
            return fingerprint(expr, scope, module)


def _turned(expr: ir.Expr, scope: Scope, module: Module) -> low.Expr | None:
    """What depends on a ring of constants, such as the edge of a tile that lies turned or the turns in which it looks
    different, as a look-up by what the ring and the place depend on."""
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
    condition = module.lowered(expr.condition, scope)
    is_kept = isinstance(expr.then, ir.Local) and expr.otherwise == ir.Const(0, expr.type)
    by_bits = is_kept and is_word(expr.type, module)
    then = fitted(expr.then, expr.type, scope, module)
    if by_bits:
        return then & 0 - low.cast("uint64_t", low.ne(condition, 0))  # without a branch
    otherwise = fitted(expr.otherwise, expr.type, scope, module)
    if isinstance(expr.type, ir.Truth):  # else Cython finds no common type for a truth and a number
        return low.select(condition, low.call("rw_truth", then), low.call("rw_truth", otherwise))
    return low.select(condition, then, otherwise)
