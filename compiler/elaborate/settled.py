"""Conditions and decisions that are settled before the game begins, whatever the options are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulewright.compiler.elaborate.world import World
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.walk import children
from rulewright.runtime import ir

VARYING = ("players", "Player", "this")  # what differs from one number of players, or from one row, to the next


def check_condition(world: World, node: ast.Expr, condition: ir.Expr, words: str) -> None:
    """A condition that is always the same, whatever the options are; a plain `yes` or `no` is written on purpose."""
    if not isinstance(condition, ir.Const) or isinstance(node, ast.Constant) or _depends(world, node, set()):
        return
    if condition.value:
        world.problems.warn("RW904", node.span, f"this {words} always holds", "it needs no test")
    else:
        world.problems.warn("RW905", node.span, f"this {words} never holds", "nothing in the game can change that")


def _depends(world: World, node: Any, seen: set[str]) -> bool:
    """Whether a text asks about options or the number of players, itself or through defs; it may by the number of a
    seat that is there only with more of them."""
    if isinstance(node, ast.Number) and world.draft.seats <= node.value < world.seat_range()[1]:
        return True
    if isinstance(node, ast.Name | ast.Call) and node.name not in seen:
        seen.add(node.name)
        if node.name in world.option_decls or node.name in world.board_decls or node.name in VARYING:
            return True
        if any(_depends(world, (clause.lets, clause.result), seen) for clause in world.defs.get(node.name, ())):
            return True
    return any(_depends(world, part, seen) for part in children(node))


def check_decision(world: World, node: ast.Choice, options: Iterable[ir.Option], can_be_skipped: bool) -> None:
    """Options that can never be chosen, and decisions that have no other."""
    pairs = list(zip(node.alternatives, options))
    if not can_be_skipped and all(_is_empty_handed(world, *pair) or _is_barred(world, *pair) for pair in pairs):
        hint = "without a move the game is stuck here; add an option, or 'otherwise'"
        world.problems.warn("RW910", node.span, "this decision can never have a move", hint)
        return
    for one, option in pairs:
        if _is_empty_handed(world, one, option):
            world.problems.warn("RW911", one.span, f"the option '{one.name}' can never be chosen: its range is empty")


def _is_empty_handed(world: World, node: ast.Alternative, option: ir.Option) -> bool:
    """Whether there is never anything to choose from."""
    pairs = zip(node.ranges, option.params)
    return any(_is_empty(param.source) and not _depends(world, ranging.source, set()) for ranging, param in pairs)


def _is_barred(world: World, node: ast.Alternative, option: ir.Option) -> bool:
    """Whether a guard at the head of an option never holds."""
    guards = [one for one in node.body if isinstance(one, ast.Require)]
    tests = [one for one in option.lead if isinstance(one, ir.Require)]
    return any(
        test.condition == ir.Const(0, ir.Truth()) and not _depends(world, guard.condition, set())
        for guard, test in zip(guards, tests)
    )


def _is_empty(source: ir.Expr) -> bool:
    match source:
        case ir.Const(value, ir.SetOf() | ir.ListOf()):
            return not value
        case ir.Op("between", (ir.Const(low), ir.Const(high))):
            return bool(low > high)
        case _:
            return False
