"""What lies on a board, and where, as the types of the states tell.

state on the board                     a thing on each cell: a tile, a stone, a number; of a list or set each item
state per a record with a cell         a thing on a part of a cell
set or list of cells or such records   something of the seat whose set it is
state per a tile, set of tiles, a tile   a thing on each cell where that tile lies
a cell, or cells by an index           a pawn; states with the same index say more about it
numbers called like the coordinates    a pawn that keeps its coordinates
a def of a cell                        whatever it says about the cell; the lowest, if yes/no: which cells there are
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright.runtime import ir, knowledge
from rulewright.runtime.contents import Element, elements, filled
from rulewright.runtime.domain import nothing
from rulewright.runtime.lookers import Looker, checked
from rulewright.runtime.placing import cell_field, is_place
from rulewright.runtime.walking import StatesRead

if TYPE_CHECKING:
    from rulewright.runtime.backend import Position
    from rulewright.runtime.seating import Seating
    from rulewright.runtime.state import State

SEAT_COLOURS = (31, 34, 32, 33, 35, 36)
SEAT_SYMBOLS = "XOABCDEFGHIJKLMN"


class Thing(NamedTuple):
    """Something on a cell: on which part (None: on the cell as a whole), what it is, whose, and which layer it is
    from."""

    cell: int
    part: tuple[ir.Type, int] | None
    value: int
    type: ir.Type
    seat: int
    layer: str


class Sight(NamedTuple):
    """Who looks at what: the looker and the position. `of` is the player (from 1) whose own things are
    looked at: then the program has no states per Player, but that player's part of each."""

    seating: Seating
    position: Position
    data: bytes
    seat: Looker
    program: ir.Program
    kept: dict[tuple[str, str, int], Any]  # what was read of states; positions do not change
    of: int = 0

    def of_player(self, number: int) -> Sight:
        """The same, looking at the things of one player (from 1) only."""
        states = tuple(_without_player(state) for state in self.seating.program.states)
        return self._replace(program=replace(self.seating.program, states=states), of=number)

    def seen(self, state: ir.State) -> list[Element]:
        """The elements of a state that are not nothing and not hidden."""
        key = ("seen", state.name, self.of)
        if key not in self.kept:
            whole = self._whole(state)
            found = filled(whole, self.data, self.seating.layout, self.program)
            self.kept[key] = self._own([one for one in found if knowledge.sees(self.seat, whole, one.at)], whole)
        seen: list[Element] = self.kept[key]
        return seen

    def every(self, state: ir.State) -> dict[tuple[int, ...], Any]:
        """All elements of a state, by their index."""
        key = ("every", state.name, self.of)
        if key not in self.kept:
            whole = self._whole(state)
            found = elements(whole, self.data, self.seating.layout, self.program)
            self.kept[key] = {one.at: one.value for one in self._own(found, whole)}
        every: dict[tuple[int, ...], Any] = self.kept[key]
        return every

    def _whole(self, state: ir.State) -> ir.State:
        return next(one for one in self.seating.program.states if one.name == state.name) if self.of else state

    def _own(self, found: list[Element], whole: ir.State) -> list[Element]:
        """The elements of the player whose things are looked at, without the index that says so."""
        at = player_index(whole) if self.of else None
        if at is None:
            return found
        return [Element((*one.at[:at], *one.at[at + 1 :]), one.value) for one in found if one.at[at] == self.of]


def sight_of(state: State, seat: Looker) -> Sight:
    """What a seat sees of a position."""
    looker = checked(seat, state.players)
    return Sight(state.seating, state.position, state.position.to_bytes(), looker, state.seating.program, {})


def player_index(state: ir.State) -> int | None:
    """Which index of a state is the player's."""
    return next((at for at, kind in enumerate(state.index) if isinstance(kind, ir.Seat)), None)


def _without_player(state: ir.State) -> ir.State:
    at = player_index(state)
    return state if at is None else replace(state, index=(*state.index[:at], *state.index[at + 1 :]))


def seat_symbol(seat: int) -> str:
    """The letter of a seat, from 1."""
    return SEAT_SYMBOLS[seat - 1]


def seat_colour(seat: int) -> int:
    """The colour of a seat, from 1."""
    return SEAT_COLOURS[(seat - 1) % len(SEAT_COLOURS)]


def states_of(layers: tuple[ir.Layer, ...], program: ir.Program) -> list[ir.State]:
    """The states among the layers."""
    return [state for layer in layers for state in program.states if state.name == layer.name]


# ---------------------------------------------------------------- what has to do with a board


def is_own(board: str, layers: tuple[ir.Layer, ...], program: ir.Program) -> bool:
    """Whether each player has such a board: something lies on its cells for each player apart."""
    states = states_of(layers, program)
    return any(layer.uses_you for layer in layers) or any(is_on_own(state, board) for state in states)


def is_on_own(state: ir.State, board: str) -> bool:
    """Whether a state is on the cells of a board for each player apart."""
    return player_index(state) is not None and ir.Cell(board) in state.index


def owner_of(state: ir.State, at: tuple[int, ...], program: ir.Program) -> int:
    """The seat among the indices of an element (or in a record among them), from 1; 0 if there is none."""
    from rulewright.runtime.words import Words

    for kind, value in zip(state.index, at, strict=True):
        if isinstance(kind, ir.Seat):
            return value
        if isinstance(kind, ir.Rec):
            fields = program.records[kind.record].fields
            for (_, field), inner in zip(fields, Words(program).fields(value, kind), strict=True):
                if isinstance(field, ir.Seat):
                    return inner
    return 0


def is_wanted(board: ir.Board, program: ir.Program) -> bool:
    """Whether the game says how a board is drawn."""
    return any(show.name == board.name for show in program.shows)


def layers_of(board: ir.Board, sight: Sight) -> tuple[ir.Layer, ...]:
    """What is drawn on a board, from the bottom to the top: what the game says, or what the types of its states say."""
    program = sight.program
    wanted = next((show.layers for show in program.shows if show.name == board.name), None)
    return _by_types(board, program) if wanted is None else _without_secrets(wanted, sight)


def _without_secrets(layers: tuple[ir.Layer, ...], sight: Sight) -> tuple[ir.Layer, ...]:
    """What a seat may be shown: a def that looks at hidden things is for nobody's eyes."""
    return tuple(layer for layer in layers if knowledge.sees_drawn(sight.seat, sight.seating, layer))


def _by_types(board: ir.Board, program: ir.Program) -> tuple[ir.Layer, ...]:
    """What is drawn on a board of which the game says nothing: the states on it that everybody sees, but for those that
    it hides."""
    return tuple(
        ir.Layer(state.name)
        for state in program.states
        if _is_on(state, board) and _is_token(item_of(state.type, program), program) and state.name not in program.hides
    )


def _is_on(state: ir.State, board: ir.Board) -> bool:
    """Whether a state everybody sees is on a board, or one of which each player sees the own part, or the others'."""
    if is_on_own(state, board.name):
        return len(state.index) == 2 and state.seen in ("all", *ir.BY_SEAT)
    return state.index == (ir.Cell(board.name),) and state.seen == "all"


def _is_token(kind: ir.Type, program: ir.Program) -> bool:
    if isinstance(kind, ir.Rec):
        return is_figure(kind, program) or any(isinstance(field, ir.Row) for field in _fields(kind, program))
    return isinstance(kind, ir.Seat | ir.Member | ir.Row | ir.Truth | ir.Number | ir.Way)


def is_figure(kind: ir.Type, program: ir.Program) -> bool:
    """Whether a record is a piece, with what it is: `Man(owner: Player, rank: Rank)`, `Piece(tall, dark: yes/no)`."""
    if not isinstance(kind, ir.Rec):
        return False
    fields = _fields(kind, program)
    return fields.count(ir.Seat()) <= 1 and all(
        isinstance(field, ir.Seat | ir.Member | ir.Truth | ir.Number | ir.Way) for field in fields
    )


def is_owned_figure(kind: ir.Type, program: ir.Program) -> bool:
    """Whether a record is somebody's piece."""
    return isinstance(kind, ir.Rec) and is_figure(kind, program) and ir.Seat() in _fields(kind, program)


def item_of(kind: ir.Type, program: ir.Program) -> ir.Type:
    """What lies on a place: of a list or a set of such things one of them."""
    match kind:
        case ir.ListOf(item) | ir.SetOf(item) if _is_token(item, program):
            return item
        case _:
            return kind


def _fields(kind: ir.Rec, program: ir.Program) -> list[ir.Type]:
    return [field for _, field in program.records[kind.record].fields]


class Part(NamedTuple):
    """Something that there is to see of a piece, and the field that tells it."""

    field: str
    type: ir.Type
    value: int


def parts_of_figure(value: int, kind: ir.Rec, sight: Sight) -> list[Part]:
    """What there is to see of a piece: what it is, and last whose, if it is somebody's."""
    fields = sight.program.records[kind.record].fields
    values = sight.seating.notation.words.fields(value, kind)
    parts = [Part(name, field, one) for (name, field), one in zip(fields, values, strict=True)]
    there = [part for part in parts if part.value != nothing(part.type, sight.program)]
    return sorted(there, key=lambda part: isinstance(part.type, ir.Seat))


# ---------------------------------------------------------------- things


def things_of(layer: ir.Layer, board: ir.Board, sight: Sight) -> Iterator[Thing]:
    """Everything that a layer puts on the board."""
    program = sight.program
    if layer.value is not None:
        yield from _asked(layer, board, sight)
        return
    state = next(one for one in program.states if one.name == layer.name)
    for element in sight.seen(state):
        owner = owner_of(state, element.at, program)
        for kind, value in zip(state.index, element.at, strict=True):
            for place in _places(kind, value, board.name, sight):
                yield from _lying(place, element.value, state, owner, sight)
        for kind, value in members_of(element.value, state.type, sight):
            for place in _places(kind, value, board.name, sight):
                if not any(is_place(one, board.name, program, program.states) for one in state.index):
                    yield Thing(*place, owner, ir.Seat(), owner, state.name)


def ground_of(layers: tuple[ir.Layer, ...], board: ir.Board, sight: Sight) -> frozenset[int] | None:
    """The cells that there are, where the lowest layer is a def that says so with yes or no; None where none does."""
    lowest = layers[0].value if layers else None
    if lowest is None or not isinstance(lowest.type, ir.Truth):
        return None
    return frozenset(thing.cell for thing in _asked(layers[0], board, sight))


def _lying(
    place: tuple[int, tuple[ir.Type, int] | None], value: Any, state: ir.State, owner: int, sight: Sight
) -> Iterator[Thing]:
    """What a state has at a place: one thing, the items of a list or set, or what a piece is and whose."""
    if item_of(state.type, sight.program) != state.type:
        for kind, one in members_of(value, state.type, sight):
            yield from _lying(place, one, replace(state, type=kind), owner, sight)
        return
    kind = state.type
    parts = parts_of_figure(value, kind, sight) if isinstance(kind, ir.Rec) and is_figure(kind, sight.program) else []
    for part in parts:
        seat = parts[-1].value if isinstance(parts[-1].type, ir.Seat) else owner
        layer = part.field if isinstance(part.type, ir.Truth) else state.name
        yield Thing(*place, part.value, part.type, seat, layer)
    if not parts:
        yield Thing(*place, value, state.type, owner, state.name)


def members_of(value: Any, kind: ir.Type, sight: Sight) -> Iterator[tuple[ir.Type, int]]:
    """The items of a set or list; of anything else, itself."""
    match kind:
        case ir.SetOf(item):
            yield from ((item, one) for one in sight.seating.notation.words.members(value, item))
        case ir.ListOf(item):
            yield from ((item, one) for one in value)
        case ir.Cell() | ir.Row() | ir.Rec():
            yield kind, value


def _places(kind: ir.Type, value: int, board: str, sight: Sight) -> Iterator[tuple[int, tuple[ir.Type, int] | None]]:
    """The cells that a cell, a record or a tile on the board means, each with the part of it."""
    if kind == ir.Cell(board):
        yield value, None
    elif isinstance(kind, ir.Row):
        for state in sight.program.states:
            if state.type == kind and state.index == (ir.Cell(board),):
                yield from ((one.at[0], None) for one in sight.seen(state) if one.value == value)
    elif isinstance(kind, ir.Rec):
        at = cell_field(kind, board, sight.program)
        if at is not None:
            fields = sight.program.records[kind.record].fields
            values = sight.seating.notation.words.fields(value, kind)
            parts = [(field, values[number]) for number, (_, field) in enumerate(fields) if number != at]
            yield values[at], parts[0] if len(parts) == 1 else None


def _asked(layer: ir.Layer, board: ir.Board, sight: Sight) -> list[Thing]:
    """What a def says about every cell. One that reads no state says the same in every position, and is asked once."""
    key = ("asked", layer.name, board.name, sight.of)
    if key not in sight.seating.pictures:
        found = list(_answers(layer, board, sight))
        if StatesRead(sight.seating.program).within(layer.value):
            return found
        sight.seating.pictures[key] = found
    kept: list[Thing] = sight.seating.pictures[key]
    return kept


def _answers(layer: ir.Layer, board: ir.Board, sight: Sight) -> Iterator[Thing]:
    assert layer.value is not None
    position, kind = sight.seating.read(sight.position), layer.value.type
    empty = nothing(kind, sight.program)
    players = [sight.of] if sight.of or not layer.uses_you else range(1, sight.program.seats + 1)
    for cell, player in product(range(1, len(board.names) + 1), players):
        value = position.evaluate(layer.value, layer.slots, (cell, player) if layer.uses_you else (cell,))
        if value != empty:
            yield Thing(cell, None, value, kind, player if layer.uses_you else 0, layer.name)


def pawns(states: list[ir.State], board: ir.Board, sight: Sight) -> Iterator[Thing]:
    """Pawns that keep their coordinates: two states of one index, called like the axes of the board."""
    by_axis = {state.name: state for state in states if isinstance(state.type, ir.Number) and state.name in board.axes}
    if len(by_axis) < 2 or len({state.index for state in by_axis.values()}) != 1:
        return
    first, second = (by_axis[axis] for axis in board.axes)
    cells = {place: number + 1 for number, place in enumerate(zip(board.first, board.second, strict=True))}
    ups, downs = sight.every(first), sight.every(second)
    empty = (nothing(first.type, sight.program), nothing(second.type, sight.program))
    for at, up in ups.items():
        place = (up, downs[at])
        if place != empty and place in cells:
            owner = owner_of(first, at, sight.program)
            yield Thing(cells[place], None, owner, ir.Seat(), owner, first.name)
