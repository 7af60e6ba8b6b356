"""What the text of a game mentions: names, in rules, cells and reasons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rulewright.compiler.elaborate.world import World
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.walk import children

_PLACE = re.compile(r"\{(\w+)\}")


def mentions(world: World) -> set[str]:
    """The names that stand anywhere in the text of a game, in reasons too, save in a thing's own declaration."""
    found: set[str] = set()
    declared = [(declaration, getattr(declaration, "name", None)) for declaration in world.game.declarations]
    for text, own in (*declared, *((cell, None) for cell in texts_of_cells(world))):
        nodes = nodes_of(text)
        for node in nodes:
            if isinstance(node, ast.Name | ast.Call | ast.Command | ast.Layer) and node.name != own:
                found.add(node.name)
        found.update(name for reason in reasons_of(nodes) for name in _PLACE.findall(reason) if name != own)
    return found


def reasons_of(nodes: list[Any]) -> list[str]:
    """The reasons that are given in some nodes."""
    return [node.tags.reason for node in nodes if hasattr(node, "tags") and node.tags.reason]


def texts_of_cells(world: World) -> Iterator[Any]:
    """The texts in the cells of tables."""
    for rows in world.draft.rows.values():
        for row in rows:
            yield from row.parsed.values()


def nodes_of(node: Any) -> list[Any]:
    """A node and everything in it, in the order written."""
    found, waiting = [], [node]
    while waiting:
        one = waiting.pop()
        found.append(one)
        waiting += reversed(list(children(one)))
    return found
