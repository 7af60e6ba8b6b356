"""Blocks beside and below each other, and how much room texts take."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

from rulewright.drawing.scene.shapes import Block, Group, moved

GAP = 8.0
BESIDE = 264.0  # the room that things beside a board need
NARROW, WIDE = 0.56, 0.66  # of the size of a letter: how wide it is on the average, and in bold


def width_of(text: str, size: float, bold: bool = False) -> float:
    """About how wide a text is."""
    return len(text) * size * (WIDE if bold else NARROW)


def letters_in(width: float, size: float, bold: bool = False) -> int:
    """About how many letters there is room for."""
    return max(3, int(width / (size * (WIDE if bold else NARROW))))


def cut(text: str, size: float, width: float, lines: int = 1, bold: bool = False) -> list[str]:
    """A text in so many lines at most, each as wide as there is room; a word that is hardly too long is not broken."""
    letters = letters_in(width, size, bold)
    longest = max(map(len, text.split()), default=0)
    letters = longest if letters < longest <= letters * 1.2 else letters
    return textwrap.wrap(text, letters, max_lines=lines, placeholder="…", break_on_hyphens=False) or []


def flow(blocks: Iterable[Block], width: float, role: str = "panel", gap: float = GAP) -> Block:
    """Blocks from left to right, in as many rows as they need."""
    group = Group(role)
    x = y = height = widest = 0.0
    for block in blocks:
        if x and x + block.width > width:
            x, y, height = 0.0, y + height + gap, 0.0
        group.items.append(moved(block, x, y))
        x += block.width + gap
        widest, height = max(widest, x - gap), max(height, block.height)
    return Block(widest, y + height, group)


def column(blocks: Iterable[Block], role: str = "panel", gap: float = GAP) -> Block:
    """Blocks from top to bottom."""
    group = Group(role)
    y = widest = 0.0
    for block in blocks:
        group.items.append(moved(block, 0, y))
        y += block.height + gap
        widest = max(widest, block.width)
    return Block(widest, max(0.0, y - gap), group)
