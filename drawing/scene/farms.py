"""Numbered cards of a player that know where they lie: a plan of cards."""

from __future__ import annotations

from rulewright.drawing.layers import states_of
from rulewright.drawing.numbered import Card, cards_of
from rulewright.drawing.scene.cards import row_face
from rulewright.drawing.scene.easel import READABLE, Easel
from rulewright.drawing.scene.lattice import Lattice
from rulewright.drawing.scene.layout import cut, letters_in
from rulewright.drawing.scene.shapes import Block, Box, Form, Group, Shape, Words, moved
from rulewright.runtime import ir

WIDEST, NARROWEST, HEIGHT = 104.0, 66.0, 66.0  # below the second there is room for ids only


def farm_of(board: ir.Board, layers: tuple[ir.Layer, ...], easel: Easel, number: int) -> Block:
    """The cards of one player (from 1), and where another may be laid."""
    states = states_of(layers, easel.program)
    cards = {card.cell: card for card in cards_of(board, states, easel.sight) if card.seat == number}
    kind = ir.Cell(board.name)
    mine = number == easel.sight.position.actor
    sites = [one for of, one in easel.marks.named.values() if of == kind and one not in cards] if mine else []
    group = Group("board", f"{board.name}:{number - 1}", f"{board.name} of player {number - 1}")
    title = Words(
        0, 8, f"{board.name} of player {number - 1}" if easel.program.seats > 1 else board.name, 13, bold=True
    )
    group.items.append(title)
    compass = Lattice(board, 1.0)
    places = {cell: compass.middle(cell) for cell in (*cards, *sites)}
    if not places:
        return Block(160, 24, group)
    left, top = min(x for x, _ in places.values()), min(y for _, y in places.values())
    columns = max(x for x, _ in places.values()) - left + 1
    width = min(WIDEST, (easel.width - 24) / columns - 4)
    high = HEIGHT if width >= NARROWEST else width
    for cell, (x, y) in places.items():
        block = _card(easel, cards[cell], board, width) if cell in cards else _site(easel, board, cell, width)
        group.items.append(moved(block, (x - left) * (width + 4), 20 + (y - top) * (high + 4)))
    height = max(y for _, y in places.values()) - top + 1
    return Block(columns * (width + 4) - 4, 20 + height * (high + 4), group)


def _card(easel: Easel, card: Card, board: ir.Board, width: float) -> Block:
    """A card as it lies: face up with what lies on it, or turned down."""
    name = f"{board.name}:{board.names[card.cell - 1]}"
    rows = [
        (easel.program.tables[state.type.table], value) for state, value in card.more if isinstance(state.type, ir.Row)
    ]
    numbers = [(state.name, value) for state, value in card.more if isinstance(state.type, ir.Number) and value]
    if width < NARROWEST:
        return _small(easel, card, rows, name, width)
    more: list[Shape] = []
    for at, (state, value) in enumerate(numbers):
        said = easel.looks.of(state)
        paint = said.colour or "blue"
        more += [
            Form(said.shape or "disc", width - 13 - at * 22, HEIGHT - 13, 10, paint),
            Words(width - 13 - at * 22, HEIGHT - 12, str(value), READABLE, "middle", on=paint, bold=True),
        ]
    for table, row in rows[1:]:
        more.append(Box(3, HEIGHT - 17, width - 36, 15, 3, "white", "line"))
        more += [
            Words(6, HEIGHT - 9, text, READABLE, on="white")
            for text in cut(table.titles[row - 1], READABLE, width - 38)
        ]
    if not rows:
        return Block(
            width, HEIGHT, Group("card", name, str(card.number), [Box(0, 0, width, HEIGHT, 6, "card", "line")])
        )
    block = row_face(easel, *rows[0], width, HEIGHT, more, f"#{card.number}")
    if not card.up:
        shapes: list[Shape | Group] = [
            Box(0, 0, width, HEIGHT, 6, "back", "card", 1.5),
            Words(width / 2, HEIGHT / 2, f"#{card.number}", 13, "middle", on="back"),
        ]
        return Block(width, HEIGHT, Group("hidden", name, f"card {card.number}, face down", shapes))
    block.group.label = f"{card.number}: {block.group.label}"
    return block


def _small(easel: Easel, card: Card, rows: list[tuple[ir.Table, int]], name: str, side: float) -> Block:
    """A card where there is little room: its colour, and its name if no word of it is too long."""
    table, row = rows[0]
    paint = easel.row_paint(table, row) if card.up else "back"
    title, letters = table.titles[row - 1], letters_in(side - 2, READABLE)
    text = (title if max(map(len, title.split())) <= letters else table.ids[row - 1]) if card.up else f"#{card.number}"
    lines = cut(text, READABLE, side - 2, 3)
    shapes: list[Shape | Group] = [Box(0, 0, side, side, 4, paint, "line")]
    shapes += [
        Words(side / 2, side / 2 + (at - (len(lines) - 1) / 2) * 13, one, READABLE, "middle", on=paint)
        for at, one in enumerate(lines)
    ]
    label = f"{card.number}: {table.titles[row - 1]}" if card.up else f"card {card.number}, face down"
    return Block(side, side, Group("card" if card.up else "hidden", name, label, shapes))


def _site(easel: Easel, board: ir.Board, cell: int, width: float) -> Block:
    """An empty place where a card may be laid."""
    name = f"{board.name}:{board.names[cell - 1]}"
    is_target = name in easel.marks.targets
    high = HEIGHT if width >= NARROWEST else width
    shapes: list[Shape | Group] = [Box(1, 1, width - 2, high - 2, 6, "panel", "glow" if is_target else "line", 2)]
    if width >= NARROWEST:
        shapes.append(Words(width / 2, high / 2, board.names[cell - 1], READABLE, "middle", "dim"))
    return Block(width, high, Group("target" if is_target else "cell", name, board.names[cell - 1], shapes))
