"""Grids of cells as lines of text, and blocks of lines side by side."""

from __future__ import annotations

import re

from rulewright.runtime import ir

EMPTY = "."
GAP = 3  # between blocks side by side


def grid(title: str, board: ir.Board, tokens: dict[int, str], ground: frozenset[int] | None = None) -> list[str]:
    """A grid of cells; a token may have several lines. Of the cells there are those of the `ground`, if it is said."""
    cells = range(1, len(board.names) + 1)
    there = {*tokens, *(ground or ())} if ground is not None or not board.sized else set(cells)
    cells_used = [cell for cell in cells if cell in there]
    if not cells_used:
        return [f"{title}: empty"]
    across, along = (board.first, board.second) if board.second_major else (board.second, board.first)
    columns = range(min(across[c - 1] for c in cells_used), max(across[c - 1] for c in cells_used) + 1)
    rows = list(range(min(along[c - 1] for c in cells_used), max(along[c - 1] for c in cells_used) + 1))
    if board.lattice != "hex" and _north_is_up(board):
        rows.reverse()
    at = {(across[c - 1], along[c - 1]): c for c in cells}
    width = max(
        [_width(part) for text in tokens.values() for part in text.split("\n")]
        + [len(_column_label(board, column)) for column in columns]
    )
    margin = max(len(str(row)) for row in rows)
    lines = []
    for row in rows:
        drawn = [
            tokens.get(at[column, row], _empty(board, column, row)).split("\n")
            if (column, row) in at and (ground is None or at[column, row] in there)
            else []
            for column in columns
        ]
        for number in range(max([len(part) for part in drawn], default=1)):
            parts = (_pad(part[number] if number < len(part) else "", width) for part in drawn)
            label = f"{row:>{margin}}" if number == 0 else " " * margin
            lines.append((f"{label} " + _shift(board, row - rows[0], width) + " ".join(parts)).rstrip())
    heading = " " * (margin + 1) + " ".join(_column_label(board, column).ljust(width) for column in columns).rstrip()
    drawing = [*lines, heading] if board.lattice != "hex" and _north_is_up(board) else [heading, *lines]
    return [f"{title}:", *drawing]


def _empty(board: ir.Board, column: int, row: int) -> str:
    """The sign of a cell with nothing on it; a triangle shows where its tip is."""
    if board.lattice != "triangle":
        return EMPTY
    return "△" if ((column + row) % 2 == 0) == _north_is_up(board) else "▽"


def _north_is_up(board: ir.Board) -> bool:
    """Whether the second coordinate (the first, on boards told row by row) grows upwards."""
    return next(((dy if board.second_major else dx) > 0 for name, dx, dy in board.ways if name == "N"), True)


def _shift(board: ir.Board, row: int, width: int) -> str:
    """Hex rows lean to the right by half a cell each."""
    return " " * (row * (width + 1) // 2) if board.lattice == "hex" else ""


def _column_label(board: ir.Board, column: int) -> str:
    """`a`, `b` … where cells are called by letters."""
    return chr(96 + column) if board.names[0][0].isalpha() and board.second_major else str(column)


def _width(text: str) -> int:
    return len(re.sub("\x1b\\[[0-9;]+m", "", text))


def _pad(text: str, width: int) -> str:
    return text + " " * (width - _width(text))


def beside_each_other(blocks: list[list[str]], width: int) -> list[str]:
    """Blocks of lines, side by side where two or more fit into the width."""
    lines: list[str] = []
    row: list[list[str]] = []
    for block in [*blocks, []]:
        if row and (not block or sum(_block_width(one) + GAP for one in row) + _block_width(block) > width):
            height = max(map(len, row))
            padded = [
                [_pad(line, _block_width(one)) for line in one] + [" " * _block_width(one)] * (height - len(one))
                for one in row
            ]
            lines += [(" " * GAP).join(parts).rstrip() for parts in zip(*padded, strict=True)]
            row = []
        row.append(block)
    return lines


def _block_width(block: list[str]) -> int:
    return max(map(_width, block), default=0)
