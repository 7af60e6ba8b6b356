"""Boards: squares and hexagons with everything on them, and maps of tiles that grow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import inf
from typing import NamedTuple

from rulewright.drawing.layers import (
    Sight,
    Thing,
    ground_of,
    is_on_own,
    is_own,
    is_wanted,
    layers_of,
    pawns,
    player_index,
    states_of,
    things_of,
)
from rulewright.drawing.numbered import has_cards
from rulewright.drawing.scene.easel import READABLE, Easel
from rulewright.drawing.scene.farms import farm_of
from rulewright.drawing.scene.lattice import SIZES, Lattice
from rulewright.drawing.scene.layout import BESIDE
from rulewright.drawing.scene.pieces import pieces_on
from rulewright.drawing.scene.shapes import Block, Box, Curve, Form, Group, Point, Polygon, Shape, Words
from rulewright.drawing.scene.tiles import UNIT, tiles_of
from rulewright.drawing.tiling import Face, faces_of, kind_of
from rulewright.runtime import ir, knowledge
from rulewright.runtime.placing import cell_field

ROOM = 2.5  # across a cell, by the radius of a piece on it
MARGIN = 18.0  # for letters and numbers beside a board
GROWN, TALL = 1.5, 600.0  # how many times larger cells get in a wide picture, as long as the board is not taller


class Drawn(NamedTuple):
    """A board as a block, the states that it shows, and whose it is (from 1; 0: everybody's)."""

    block: Block
    shows: tuple[str, ...]
    of: int = 0


def boards_of(easel: Easel) -> Iterator[Drawn]:
    """Every board that has something to show; one for each player of a board that each player has."""
    program = easel.program
    for board in program.boards.values():
        layers = layers_of(board, easel.sight)
        if has_cards(board, states_of(layers, program)):
            for number in range(1, program.seats + 1):
                yield Drawn(farm_of(board, layers, easel, number), tuple(layer.name for layer in layers), number)
        elif not is_own(board.name, layers, program):
            yield from _drawn(board, layers, easel)
        else:
            yield from _own_boards(board, layers, easel)


def _own_boards(board: ir.Board, layers: tuple[ir.Layer, ...], easel: Easel) -> Iterator[Drawn]:
    program = easel.program
    if not is_wanted(board, program):
        mine = [one for one in layers if any(player_index(state) is not None for state in states_of((one,), program))]
        yield from _drawn(board, tuple(one for one in layers if one not in mine), easel)
        layers = tuple(mine)
    own = [state for state in states_of(layers, program) if is_on_own(state, board.name)]
    for number in range(1, program.seats + 1):
        if all(knowledge.sees(easel.sight.seat, state, (number,) * len(state.index)) for state in own):
            yield from _drawn(board, layers, easel.of_player(number), number)
        else:
            back = Group("hidden", f"{board.name}:{number - 1}", f"{board.name} of player {number - 1}: hidden")
            back.items.append(Words(0, 10, f"{board.name} of player {number - 1}: hidden", 12, colour="dim"))
            yield Drawn(Block(easel.width / 2, 24, back), tuple(state.name for state in own), number)


def _drawn(board: ir.Board, layers: tuple[ir.Layer, ...], easel: Easel, of: int = 0) -> Iterator[Drawn]:
    if layers:
        block = BoardPicture(board, layers, easel, of).block()
        if block is not None:
            yield Drawn(block, tuple(layer.name for layer in layers), of)


class BoardPicture:
    """One board with its layers."""

    def __init__(self, board: ir.Board, layers: tuple[ir.Layer, ...], easel: Easel, of: int) -> None:
        self.board, self.layers, self.easel, self.of = board, layers, easel, of
        sight, program = easel.sight, easel.program
        states = states_of(layers, program)
        self.kind = kind_of(board, layers, program)
        self.faces = faces_of(self.kind, sight) if self.kind else {}
        tiles = {self.kind.state.name, self.kind.turn.name if self.kind.turn else ""} if self.kind else set()
        self.ground = ground_of(layers, board, sight)
        self.grows = not board.sized and self.ground is None
        self.things: dict[int, list[Thing]] = {}
        above = layers if self.ground is None else layers[1:]
        for thing in self._things((layer for layer in above if layer.name not in tiles), states, sight):
            self.things.setdefault(thing.cell, []).append(thing)
        self.parts = self._named_parts()
        self.cells = self._cells()
        self.lattice = Lattice(board, self._size())
        self.tiles = tiles_of(self.kind, board, easel, self.lattice.size) if self.kind else None

    def _things(self, layers: Iterable[ir.Layer], states: list[ir.State], sight: Sight) -> Iterator[Thing]:
        for layer in layers:
            yield from things_of(layer, self.board, sight)
        yield from pawns(states, self.board, sight)

    def _named_parts(self) -> dict[int, list[tuple[str, tuple[ir.Type, int]]]]:
        """The parts of cells that legal moves name, with their identities, by cell."""
        found: dict[int, list[tuple[str, tuple[ir.Type, int]]]] = {}
        words = self.easel.sight.seating.notation.words
        for identity, (kind, value) in self.easel.marks.named.items() if self._is_movers() else ():
            at = cell_field(kind, self.board.name, self.easel.program)
            if at is not None and isinstance(kind, ir.Rec):
                values, fields = words.fields(value, kind), self.easel.program.records[kind.record].fields
                others = [(field, inner) for (_, field), inner in zip(fields, values) if field != fields[at][1]]
                if len(others) == 1:
                    found.setdefault(values[at], []).append((identity, others[0]))
        return found

    def _is_movers(self) -> bool:
        return not self.of or self.of == self.easel.sight.position.actor

    def _cells(self) -> list[int]:
        """The cells that are drawn: those that there are, as the game says or all of a sized board, otherwise where
        something is or may be laid."""
        if self.board.sized and self.ground is None:
            return list(range(1, len(self.board.names) + 1))
        kind = ir.Cell(self.board.name)
        sites = {one for of, one in self.easel.marks.named.values() if of == kind} if self._is_movers() else set()
        return sorted({*(self.ground or ()), *self.faces, *self.things, *sites, *self.parts})

    def _size(self) -> float:
        """As large as a cell may be, and as all cells fit into the width."""
        sizes = SIZES[self.board.lattice]
        largest = sizes.largest_tile if self.kind else sizes.largest
        if not self.cells:
            return largest
        unit = Lattice(self.board, 1.0)
        xs, ys = zip(*(unit.middle(cell) for cell in self.cells))
        across = max(xs) - min(xs) + (1.74 if unit.is_hex else 1)
        down = max(ys) - min(ys) + (2 if unit.is_hex else 1)
        if not self.of:
            beside = (self.easel.width - BESIDE - 3 * MARGIN) / across  # what lies beside it has its room
            largest = max(largest, min(largest * GROWN, beside, TALL / down))
        size: float = min(largest, (self.easel.width - 2 * MARGIN) / across)
        return size

    # ------------------------------------------------------------ the whole

    def block(self) -> Block | None:
        """The board with the room it takes; nothing if there is nothing to see."""
        if not self.cells:
            return None
        places = {cell: self.lattice.middle(cell) for cell in self.cells}
        half = max(abs(x) for x, _ in self.lattice.corners), max(abs(y) for _, y in self.lattice.corners)
        edge = MARGIN if self._has_labels() else 4.0
        left = min(x for x, _ in places.values()) - half[0] - edge
        top = min(y for _, y in places.values()) - half[1] - edge
        width = max(x for x, _ in places.values()) + half[0] + 4 - left
        height = max(y for _, y in places.values()) + half[1] + 4 - top
        name = f"{self.board.name} of player {self.of - 1}" if self.of else self.board.name
        group = Group("board", self.board.name, name)
        group.items += self._plate(places, (left, top))
        for cell, (x, y) in places.items():
            group.items.append(self._cell(cell, (x - left, y - top)))
        group.items += self._labels(places, (left, top)) if self._has_labels() else []
        group.items += self._strips(places, (left, top)) if not self.board.sized and self._is_movers() else []
        return Block(width, height, group)

    def _plate(self, places: dict[int, Point], origin: Point) -> list[Shape | Group]:
        """What lies under the cells: a plate with holes, or the lines of crossings."""
        style, size = self.easel.looks.of(self.board.name), self.lattice.size
        middles = [(x - origin[0], y - origin[1]) for x, y in places.values()]
        xs, ys = [x for x, _ in middles], [y for _, y in middles]
        if style.form == "crossings":
            half, left, right, top, bottom = size / 2, min(xs), max(xs), min(ys), max(ys)
            corners = (
                (left - half, top - half),
                (right + half, top - half),
                (right + half, bottom + half),
                (left - half, bottom + half),
            )
            lines: list[Shape | Group] = [Polygon(corners, style.colour or "light")]
            lines += [Curve(((x, top), (x, bottom)), "line", 1) for x in sorted(set(xs))]
            return lines + [Curve(((left, y), (right, y)), "line", 1) for y in sorted(set(ys))]
        return []

    def _cell(self, cell: int, middle: Point) -> Group:
        name = self.board.names[cell - 1]
        identity = f"{self.board.name}:{name}" if not self.of else f"{self.board.name}:{self.of - 1}:{name}"
        here = self.things.get(cell, [])
        said = ", ".join(dict.fromkeys(self._said(thing) for thing in here))
        shapes: list[Shape | Group] = []
        face = self.faces.get(cell)
        if face is not None and self.kind is not None and self.tiles is not None:
            shapes += [
                self.tiles.print(face, self.lattice.size),
                Polygon(self.lattice.outline(cell=cell), "", "line", 1.2),
            ]
            said = ", ".join(filter(None, (self.kind.table.ids[face.row - 1], said)))
        else:
            shapes += self._ground(cell)
        if f"{self.board.name}:{name}" in self.easel.marks.recent and self._is_recent():
            shapes.append(Polygon(self.lattice.outline(0.9, cell), "", "recent", 2.5))
        shapes += self._tokens(here, face)
        shapes += self._targets(cell, face)
        is_target = f"{self.board.name}:{name}" in self.easel.marks.targets and self._is_movers()
        label = f"{name}: {said}" if said else name
        return Group("target" if is_target else "cell", identity, label, shapes, *middle)

    def _is_recent(self) -> bool:
        return not self.of or self.of - 1 == self.easel.marks.mover

    def _said(self, thing: Thing) -> str:
        what = (
            f"player {thing.value - 1}"
            if isinstance(thing.type, ir.Seat) and thing.value
            else self.easel.write(thing.value, thing.type)
        )
        return f"{thing.layer} {what}"

    def _ground(self, cell: int) -> list[Shape]:
        """A cell without a tile."""
        style = self.easel.looks.of(self.board.name)
        if self.grows or style.form == "crossings":
            return [Polygon(self.lattice.outline(0.94 if self.grows else 1, cell), "", "", 1)]
        if style.form == "holes":
            radius = self.lattice.size * (0.24 if self.lattice.is_triangle else 0.41)
            return [
                Polygon(self.lattice.outline(cell=cell), style.colour or "deep", style.colour or "deep"),
                Form("disc", 0, 0, radius, "paper", "line"),
            ]
        if style.form == "checkered":
            x, y = self.lattice.compass.unit(cell)
            return [
                Polygon(self.lattice.outline(cell=cell), "shade" if (x + y) % 2 == self._dark_corner() else "light")
            ]
        return [Polygon(self.lattice.outline(cell=cell), "cell", "line", 1)]

    def _dark_corner(self) -> int:
        """Whether the first cell, which is dark, lies on an even diagonal."""
        x, y = self.lattice.compass.unit(1)
        return (x + y) % 2

    def _tokens(self, here: list[Thing], face: Face | None) -> list[Shape]:
        """What stands on a cell: on its parts, or in the middle."""
        size = self.lattice.size
        found: list[Shape] = []
        by_place: dict[Point, list[Thing]] = {}
        for thing in here:
            place = self._place(thing.part, face)
            by_place.setdefault(place, []).append(thing)
        for (x, y), things in by_place.items():
            small = 0.15 if self.tiles and things[0].part else 0.24 if self.tiles else self.lattice.sizes.piece
            room = inf if self.tiles else ROOM * size * small  # tiles have more room than their parts
            found += pieces_on(self.easel, things, x, y, size * small, room)
        return found

    def _place(self, part: tuple[ir.Type, int] | None, face: Face | None) -> Point:
        """Where a part of a cell is, around its middle."""
        if self.tiles is None or part is None:
            return 0.0, 0.0
        x, y = self.tiles.place_on(part, face)
        return x * self.lattice.size / UNIT, y * self.lattice.size / UNIT

    def _targets(self, cell: int, face: Face | None) -> list[Shape | Group]:
        """Marks for what may be chosen here: the cell, or parts of it."""
        found: list[Shape | Group] = []
        marks, name = self.easel.marks, f"{self.board.name}:{self.board.names[cell - 1]}"
        if name in marks.targets and self._is_movers():
            empty = not face and self.grows and cell not in self.things
            found.append(
                Polygon(self.lattice.outline(0.88, cell), "panel" if empty else "", "glow", 2, True)
                if empty or self.tiles
                else Form(
                    "disc",
                    0,
                    0,
                    self.lattice.size * (0.14 if cell not in self.things else self.lattice.sizes.ring),
                    "glow" if cell not in self.things else "",
                    "glow",
                    2.5,
                )
            )
        elif name in marks.named and not face and self.grows and self._is_movers():
            found.append(Polygon(self.lattice.outline(0.88, cell), "", "line", 1, True))
        for identity, part in self.parts.get(cell, []):
            x, y = self._place(part, face)
            ring = Form("disc", x, y, self.lattice.size * 0.17, "", "glow" if identity in marks.targets else "line", 2)
            found.append(Group("target" if identity in marks.targets else "part", identity, identity, [ring]))
        return found

    def _strips(self, places: dict[int, Point], origin: Point) -> Iterator[Group]:
        """Rows and columns of a growing map that may be chosen: a strip over what is drawn of each, with its number."""
        wide, high = max(x for x, _ in self.lattice.corners), max(y for _, y in self.lattice.corners)
        for axis, numbers in zip(self.board.axes, (self.board.first, self.board.second)):
            for number in sorted({numbers[cell - 1] for cell in places}):
                identity = f"{self.board.name}:{axis}:{number}"
                if identity not in self.easel.marks.targets:
                    continue
                xs, ys = zip(*(places[cell] for cell in places if numbers[cell - 1] == number))
                x, y = min(xs) - wide - origin[0], min(ys) - high - origin[1]
                size = max(xs) - min(xs) + 2 * wide, max(ys) - min(ys) + 2 * high
                shapes: list[Shape | Group] = [
                    Box(x + 1.5, y + 1.5, size[0] - 3, size[1] - 3, 6, "", "glow", 2),
                    Words(x + 6, y + 11, str(number), READABLE, colour="glow", bold=True),
                ]
                yield Group("target", identity, f"{axis} {number}", shapes)

    # ------------------------------------------------------------ letters and numbers beside the board

    def _has_labels(self) -> bool:
        return self.board.sized and self.lattice.size * (1 if not self.lattice.is_hex else 1.5) >= READABLE * 1.4

    def _labels(self, places: dict[int, Point], origin: Point) -> list[Shape | Group]:
        by_row: dict[int, list[Point]] = {}  # triangles of a row lie at two heights
        by_column: dict[int, tuple[float, float, int]] = {}
        across, down = (
            (self.board.first, self.board.second) if self.board.second_major else (self.board.second, self.board.first)
        )
        for cell, (x, y) in places.items():
            by_row.setdefault(down[cell - 1], []).append((x, y))
            here = (y if self.lattice.is_hex else -y, x, cell)
            by_column[across[cell - 1]] = min(by_column.get(across[cell - 1], here), here)
        half = self.lattice.size * (0.87 if self.lattice.is_hex else 0.5)
        found: list[Shape | Group] = []
        for row, there in by_row.items():
            x, heights = min(there)[0], [y for _, y in there]
            y = (min(heights) + max(heights)) / 2
            found.append(Words(x - half - 4 - origin[0], y - origin[1], str(row), READABLE, "end", "dim"))
        for column, (y, x, _) in by_column.items():
            text = chr(96 + column) if self.board.names[0][0].isalpha() and column <= 26 else str(column)
            top = (
                y - self.lattice.size - 6 if self.lattice.is_hex else min(one for _, one in places.values()) - half - 8
            )
            identity = f"{self.board.name}:{self.board.axes[0 if self.board.second_major else 1]}:{column}"
            is_target = identity in self.easel.marks.targets
            words = Words(0, 0, text, READABLE, "middle", "glow" if is_target else "dim", bold=is_target)
            role = "target" if is_target else "edge"
            found.append(Group(role, identity, identity, [words], x - origin[0], top - origin[1]))
        return found
