"""A position as SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.drawing.scene.compose import scene
from rulewright.drawing.svg.writer import write
from rulewright.runtime.lookers import TABLE, Looker

if TYPE_CHECKING:
    from rulewright.runtime.state import State


def svg(state: State, seat: Looker = TABLE, width: float = 720, targets: bool = True) -> str:
    """The picture of a position as a seat sees it."""
    return write(scene(state, seat, width, targets))
