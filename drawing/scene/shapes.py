"""The scene: groups of shapes between a position and a picture of it.

A group has a role (board, cell, token, card, target …), a text alternative and an identity that is the language's own
name for what it shows (`grid:c4`, `Space:sF3`, `Spot:((0,1),2)`). Colours are names; the writer of pictures knows what
they are in the light and in the dark.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

Point = tuple[float, float]


class Polygon(NamedTuple):
    """A closed line through points; `edge` is the colour of its border."""

    points: tuple[Point, ...]
    fill: str = ""
    edge: str = ""
    width: float = 1
    dashed: bool = False


class Curve(NamedTuple):
    """A line: its points, the second of three being what it bends towards."""

    points: tuple[Point, ...]
    colour: str
    width: float
    dashed: bool = False


class Box(NamedTuple):
    """A rectangle with round corners."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0
    fill: str = ""
    edge: str = ""
    line: float = 1


class Form(NamedTuple):
    """A shape of the catalogue (`palette.FORMS`) with its middle, its radius and colours."""

    form: str
    x: float
    y: float
    radius: float
    fill: str
    edge: str = "black"
    line: float = 1


class Words(NamedTuple):
    """A line of text. `on` is the colour it stands on; without one it has `colour`."""

    x: float
    y: float
    text: str
    size: float = 12
    anchor: str = "start"
    colour: str = "ink"
    on: str = ""
    bold: bool = False
    outline: str = ""


class Print(NamedTuple):
    """Shapes that are drawn often and always alike, in another size."""

    shapes: tuple[Polygon | Curve | Box | Form | Words, ...]
    scale: float


Shape = Polygon | Curve | Box | Form | Words | Print


@dataclass(slots=True)
class Group:
    """Shapes that belong together, moved to a place."""

    role: str
    identity: str = ""
    label: str = ""
    items: list[Shape | Group] = field(default_factory=list)
    x: float = 0
    y: float = 0


class Block(NamedTuple):
    """A group with the room it takes, to be laid out."""

    width: float
    height: float
    group: Group


class Scene(NamedTuple):
    """A whole picture."""

    width: float
    height: float
    title: str
    group: Group


def moved(block: Block, x: float, y: float) -> Group:
    """The group of a block at a place."""
    block.group.x, block.group.y = x, y
    return block.group
