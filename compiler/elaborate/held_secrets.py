"""A secret that is drawn and held over a decision: nobody sees it then. What tells a secret is in telltale.py."""

from __future__ import annotations

from typing import Any

from rulewright.compiler.elaborate.usage import Usage
from rulewright.compiler.elaborate.world import World
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.walk import children


def check_draw(world: World, usage: Usage, node: ast.Draw, rest: tuple[ast.Statement, ...]) -> None:
    """A value drawn from a hidden zone, and used again when somebody has been asked. `rest` follows the draw."""
    if node.seen is not None:
        return  # it says who sees it
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
