"""Secrets that slip out: what is drawn in secret and held over a decision, and options that tell what nobody may know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from rulewright.compiler import ast
from rulewright.compiler.context import Context
from rulewright.compiler.source import Span
from rulewright.compiler.usage import Usage
from rulewright.compiler.walk_ast import children
from rulewright.compiler.world import World
from rulewright.runtime import ir

SIZES = ("size", "is_empty")  # what one may ask of a zone whose size everybody sees


def check_draw(world: World, usage: Usage, node: ast.Draw, rest: tuple[ast.Statement, ...]) -> None:
    """A value drawn from a hidden zone, and used again when somebody has been asked. `rest` follows the draw."""
    state = _root(node.zone)
    declaration = world.state_decls.get(state)
    if declaration is None or (declaration.seen or "all") == "all":
        return
    asked = False
    for statement in rest:
        asking = _asking(usage, statement)
        if _mentions(statement if asked else asking, node.name):
            message = f"'{node.name}' comes from '{state}', which not all see, and is kept while somebody is asked"
            hint = "nobody sees it then: put it into a state that says who does"
            world.problems.warn("RW520", node.span, message, hint)
            return
        asked = asked or bool(asking)


def _root(node: ast.Expr) -> str:
    while isinstance(node, ast.At):
        node = node.item
    return node.name if isinstance(node, ast.Name | ast.Yours) else ""


def _asking(usage: Usage, node: Any) -> tuple[Any, ...]:
    """The parts of a statement in which somebody is asked."""
    match node:
        case ast.Choice():
            return (node,)
        case ast.Command(name):
            return (node,) if usage.action_suspends(name) else ()
        case _:
            return tuple(found for part in children(node) for found in _asking(usage, part))


def _mentions(node: Any, name: str) -> bool:
    if isinstance(node, ast.Name):
        return node.name == name
    return any(_mentions(part, name) for part in children(node))


# ---------------------------------------------------------------- options that tell


def check_option(ctx: Context, node: ast.Alternative, option: ir.Option, you: int) -> None:
    """The ranges of an option read nothing that the player who chooses may not see."""
    for ranging, param in zip(node.ranges, option.params):
        unseen = next(_unseen(ctx.world, param.source, frozenset((you,)), 0), None)
        if unseen is not None:
            _warn(ctx, ranging.source.span, unseen)


def _warn(ctx: Context, span: Span, state: ir.State) -> None:
    whom = {"owner": "only its owner sees", "count": "only its size is seen", "none": "nobody sees"}[state.seen]
    message = f"this range depends on '{state.name}', which {whom}: the options would tell the player what it holds"
    ctx.world.problems.warn("RW521", span, message, "range over what the player sees, and let the body find out")


def _unseen(world: World, node: Any, mine: frozenset[int], depth: int) -> Iterator[ir.State]:
    """The states an expression reads that the player in the slots `mine` may not see."""
    match node:
        case ir.Op(op, (ir.Read(name),)) if op in SIZES and world.states[name].seen != "none":
            return
        case ir.Read(name, index):
            state = world.states[name]
            seats = [one for one, kind in zip(index, state.index) if isinstance(kind, ir.Seat)]
            is_own = bool(seats) and isinstance(seats[0], ir.Local) and seats[0].slot in mine
            if state.seen in ("count", "none") or (state.seen == "owner" and not is_own):
                yield state
            yield from _unseen(world, index, mine, depth)
        case ir.Whole(name):
            if world.states[name].seen != "all":
                yield world.states[name]
        case ir.Call(function, args) if depth < 20:
            called = world.functions[function]
            own = frozenset(at for at, arg in enumerate(args) if isinstance(arg, ir.Local) and arg.slot in mine)
            yield from _unseen(world, args, mine, depth)
            yield from _unseen(world, (called.lets, called.result), own, depth + 1)
        case tuple():
            for item in node:
                yield from _unseen(world, item, mine, depth)
        case _ if is_dataclass(node) and not isinstance(node, ir.Where | ir.Const):
            for field in fields(node):
                if field.name != "type":
                    yield from _unseen(world, getattr(node, field.name), mine, depth)
