"""Maps of tiles with everything on them: labels, window, legend. `tiles.py` draws the tiles themselves."""

from __future__ import annotations

import textwrap
from typing import NamedTuple

from rulewright.drawing.layers import Sight, Thing, is_figure, is_owned_figure, item_of, pawns, things_of
from rulewright.drawing.terminal.canvas import PLAIN, styled
from rulewright.drawing.terminal.tiles import TileMap, letter, seat_letter
from rulewright.drawing.tiling import Kind
from rulewright.drawing.words import NOTHING
from rulewright.runtime import ir


class Drawing(NamedTuple):
    """A board as lines of text, the states that it shows, and whether the letters of seats stand on it."""

    shows: tuple[str, ...]
    lines: list[str]
    has_seats: bool = False


class Paper(NamedTuple):
    """How to draw: in colour or not, how wide at most; cells that may be chosen, by board; where something happened
    last."""

    colour: bool
    width: int
    targets: dict[str, dict[int, str]]
    focus: dict[str, int]


def draw_map(
    kind: Kind, board: ir.Board, layers: tuple[ir.Layer, ...], states: list[ir.State], sight: Sight, paper: Paper
) -> Drawing:
    """A map, with everything that lies on it."""
    title = title_of(board.name, sight)
    drawn = TileMap(kind, board, sight)
    tiles = {kind.state.name, kind.turn.name if kind.turn else ""}
    signs = Signs(board, [layer for layer in layers if layer.name not in tiles], sight)
    for cell, face in drawn.faces.items():
        drawn.draw_face(face, drawn.compass.middle(cell))
    found = [thing for layer in signs.layers for thing in things_of(layer, board, sight)]
    found += pawns(states, board, sight)
    for thing in found:
        drawn.put_thing(thing, *signs.sign(thing))
    targets = paper.targets.get(board.name, {})
    drawn.finish(targets)
    cells = {*drawn.faces, *targets, *(thing.cell for thing in found)}
    shows = tuple(state.name for state in states)
    if not cells:
        return Drawing(shows, [f"{title}: empty"])
    lines = _framed(drawn, board, cells, paper)
    lines += _legend(kind, signs, drawn, found, sight, paper)
    return Drawing(shows, [f"{title}:", *lines], bool(signs.owned))


def title_of(name: str, sight: Sight) -> str:
    """What stands over a drawing: the name, and whose it is if each player has one."""
    return f"{name} of player {sight.of - 1}" if sight.of else name


class Signs:
    """Which letter stands for what on one board."""

    def __init__(self, board: ir.Board, layers: list[ir.Layer], sight: Sight) -> None:
        self.layers, self.program = layers, sight.program
        states = {state.name: state for state in sight.program.states}
        owned = [
            layer.name for layer in layers if layer.name in states and _shows_owner(states[layer.name], sight.program)
        ]
        axes = [name for name in owned if name in board.axes]
        records = [(name, states[name].index[0]) for name in axes]
        self.titles = {name: kind.record.lower() for name, kind in records if isinstance(kind, ir.Rec)}
        self.owned = [name for name in owned if name not in axes[1:]]
        self.letters: dict[str, str] = {}
        for layer in layers:
            state = states.get(layer.name)
            if state is not None and layer.name not in owned and not _has_own_sign(state, sight.program):
                free = [sign for sign in layer.name if sign.isalpha() and sign not in self.letters.values()]
                self.letters[layer.name] = free[0] if free else "*"

    def sign(self, thing: Thing) -> tuple[str, str]:
        """The text and the style of a thing."""
        if thing.layer in self.letters:
            return self.letters[thing.layer], "1"
        if isinstance(thing.type, ir.Truth):
            return thing.layer[0], PLAIN  # of a piece: the field that holds
        if isinstance(thing.type, ir.Rec):
            return NOTHING, PLAIN
        if isinstance(thing.type, ir.Seat) and thing.value:
            return seat_letter(thing.value, thing.layer in self.owned[:-1])
        if isinstance(thing.type, ir.Row):
            return self.program.tables[thing.type.table].ids[thing.value - 1], PLAIN
        return letter(thing.value, thing.type, self.program)


def _has_own_sign(state: ir.State, program: ir.Program) -> bool:
    """Whether the values of a state can be written; otherwise they only say where something is."""
    kind = item_of(state.type, program) if state.index else state.type
    if is_figure(kind, program):
        return True
    return isinstance(kind, ir.Number | ir.Member) or (isinstance(kind, ir.Row) and bool(state.index))


def _shows_owner(state: ir.State, program: ir.Program) -> bool:
    """Whether the things of a state are somebody's."""
    kind = item_of(state.type, program) if state.index else state.type
    if isinstance(kind, ir.Seat) or is_owned_figure(kind, program):
        return True
    fields = [
        field for kind in state.index if isinstance(kind, ir.Rec) for _, field in program.records[kind.record].fields
    ]
    return any(isinstance(kind, ir.Seat) for kind in (*state.index, *fields))


def _framed(drawn: TileMap, board: ir.Board, cells: set[int], paper: Paper) -> list[str]:
    """The rows of a map with labels to the left: the first cell of the row on a hex board, the row on a square one."""
    compass, canvas = drawn.compass, drawn.canvas
    ordered = sorted(cells, key=lambda cell: compass.middle(cell)[0])
    labels: dict[int, str] = {}
    for cell in ordered:
        labels.setdefault(
            compass.middle(cell)[1], board.names[cell - 1] if compass.is_hex else compass.coordinate(cell, 1)
        )
    margin = max(len(label) for label in labels.values()) + 1
    focus = paper.focus.get(board.name)
    window = canvas.window(paper.width - margin, compass.middle(focus)[0] if focus in cells and focus else None)
    lines = [] if compass.is_hex else [" " * margin + _heading(drawn, ordered, window)]
    for y in canvas.rows():
        line = (labels.get(y, "").rjust(margin - 1) + " " + canvas.line(y, window, paper.colour)).rstrip()
        if line or compass.is_hex:  # rows of a square map that hold no tile need not be as high as tiles
            lines.append(line)
    return lines + _cut_note(window, canvas.left, canvas.right)


def _heading(drawn: TileMap, cells: list[int], window: range) -> str:
    signs = [" "] * (len(window) + 3)
    for cell in cells:
        x, label = drawn.compass.middle(cell)[0] - window.start, drawn.compass.coordinate(cell, 0)
        if 0 <= x < len(window):
            signs[x : x + len(label)] = label
    return "".join(signs).rstrip()


def _cut_note(window: range, left: int, right: int) -> list[str]:
    cut = ((window.start - left, "left"), (right + 1 - window.stop, "right"))
    missing = [f"{count} signs on the {side}" for count, side in cut if count > 0]
    return [f"(… cuts off {' and '.join(missing)})"] if missing else []


def _legend(kind: Kind, signs: Signs, drawn: TileMap, found: list[Thing], sight: Sight, paper: Paper) -> list[str]:
    """What the letters mean."""
    program = sight.program
    item = kind.printed.type.item if isinstance(kind.printed.type, ir.Ring) else kind.printed.type
    assert isinstance(item, ir.Member)
    enum = program.enums[item.enum]
    entries = []
    for number, name in enumerate(enum.members):
        text, style = letter(number + 1, item, program)
        entries.append((f"{text} {name}", style and styled(text, style) + f" {name}"))
    present = {thing.layer for thing in found}
    seats = range(1, program.seats + 1)
    for name in signs.owned:
        if name in present:
            shown = [seat_letter(seat, name in signs.owned[:-1]) for seat in seats]
            title = signs.titles.get(name, name)
            entries.append(
                (
                    f"{' '.join(text for text, _ in shown)} {title}",
                    " ".join(styled(*one) for one in shown) + f" {title}",
                )
            )
    entries += [(f"{sign} {name}", "") for name, sign in signs.letters.items() if name in present]
    lines = _wrapped(
        [(plain, coloured if paper.colour and coloured else plain) for plain, coloured in entries], paper.width
    )
    if any(thing.part and isinstance(thing.part[0], ir.Number) for thing in found) and not kind.corners:
        names = [f"{number} {name}" for number, (name, _, _) in enumerate(drawn.board.ways)]
        lines += textwrap.wrap(f"parts: {', '.join([*names, f'{len(names)} middle'])}", paper.width)
    return lines


def _wrapped(entries: list[tuple[str, str]], width: int) -> list[str]:
    """Entries side by side, in as many lines as they need; each as it counts and as it is printed."""
    lines: list[str] = []
    used = width
    for plain, printed in entries:
        if used + len(plain) + 3 > width or not lines:
            lines.append(printed)
            used = len(plain)
        else:
            lines[-1] += "   " + printed
            used += len(plain) + 3
    return lines
