"""Pieces: what stands together on one place of a board, as tokens."""

from __future__ import annotations

from rulewright.drawing.layers import Thing
from rulewright.drawing.scene.easel import READABLE, Easel
from rulewright.drawing.scene.shapes import Form, Shape, Words
from rulewright.runtime import ir

BESIDE = 1.7  # from one token to the next, by their radius


def pieces_on(easel: Easel, things: list[Thing], x: float, y: float, radius: float, room: float) -> list[Shape]:
    """All things of one place: a piece and whose it is make one token; others stand side by side within the room there
    is."""
    seats = [one for one in things if isinstance(one.type, ir.Seat) and one.value]
    kinds = [one for one in things if isinstance(one.type, ir.Member)]
    if len(seats) == len(kinds) == 1 and _lies(easel, seats[0]) and _lies(easel, kinds[0]):
        others = [one for one in things if one is not seats[0] and one is not kinds[0]]
        return _owned(easel, seats[0].value, kinds[0], x, y, radius) + _spread(easel, others, x, y, radius * 0.6, room)
    crowns = [one for one in things if isinstance(one.type, ir.Truth) and not one.seat]
    if len(seats) == 1 and crowns and len(things) == 1 + len(crowns):
        token = easel.seat_token(seats[0].value, x, y, radius, easel.looks.of(seats[0].layer))
        return token + [shape for one in crowns for shape in _crown(easel, one, x, y, radius)]
    pairs = _pairs(things)
    if len(pairs) > 1:
        shrunk = min(radius * 0.72, room / (BESIDE * (len(pairs) - 1) + 2))
        return [
            shape
            for number, (kind, seat) in enumerate(pairs)
            for shape in _owned(easel, seat.value, kind, x + _aside(number, len(pairs)) * shrunk, y, shrunk)
        ]
    return _spread(easel, _topmost(things), x, y, radius, room)


def _pairs(things: list[Thing]) -> list[tuple[Thing, Thing]]:
    """A list of somebody's pieces, if that is all there is: what each is, and whose."""
    pairs = list(zip(things[::2], things[1::2]))
    is_list = all(
        isinstance(kind.type, ir.Member) and isinstance(seat.type, ir.Seat) and kind.layer == seat.layer
        for kind, seat in pairs
    )
    return pairs if is_list and len(things) == 2 * len(pairs) else []


def _aside(number: int, count: int) -> float:
    """How far from the middle one of several tokens is, by their radius."""
    return (number - (count - 1) / 2) * BESIDE


def _lies(easel: Easel, thing: Thing) -> bool:
    """Whether a thing is told cell by cell, not by where somebody's pawn is."""
    state = next((one for one in easel.program.states if one.name == thing.layer), None)
    return state is not None and any(isinstance(kind, ir.Cell) for kind in state.index)


def _topmost(things: list[Thing]) -> list[Thing]:
    """Of two tokens of one seat on one part only the upper is seen: a farm stands on its field."""
    last: dict[tuple[object, ...], Thing] = {}
    for thing in things:
        same = (
            (thing.part, thing.seat, thing.type) if thing.part and thing.seat else (thing.layer, thing.value, len(last))
        )
        last[same] = thing
    return list(last.values())


def _spread(easel: Easel, things: list[Thing], x: float, y: float, radius: float, room: float) -> list[Shape]:
    if not things:
        return []
    shrunk = radius if len(things) == 1 else max(radius * 0.72, radius * 1.6 / len(things))
    shrunk = min(shrunk, room / (BESIDE * (len(things) - 1) + 2))
    found: list[Shape] = []
    for number, thing in enumerate(things):
        found += _piece(easel, thing, x + _aside(number, len(things)) * shrunk, y, shrunk)
    return found


def _piece(easel: Easel, thing: Thing, x: float, y: float, radius: float) -> list[Shape]:
    """One thing as a token: a seat's, a member's, a number, or a mark of its layer."""
    said = easel.looks.of(thing.layer)
    if isinstance(thing.type, ir.Seat) and thing.value:
        return easel.seat_token(thing.value, x, y, radius, said)
    if isinstance(thing.type, ir.Member) and thing.value:
        return easel.member_token(thing.type, thing.value, x, y, radius)
    if isinstance(thing.type, ir.Number):
        size = max(READABLE, radius * 1.1)
        paint = said.colour or "white"
        return [
            Form(said.shape or "disc", x, y, radius, paint),
            Words(x, y, str(thing.value), size, "middle", on=paint, bold=True),
        ]
    paint = said.colour or (easel.paint(ir.Seat(), thing.seat) if thing.seat else "black")
    if said.sign:
        return [
            Words(
                x,
                y,
                said.sign,
                radius * 2,
                "middle",
                paint,
                outline="white" if paint != "white" else "black",
                bold=True,
            )
        ]
    shapes: list[Shape] = [Form(said.shape or "disc", x, y, radius, paint)]
    return shapes if said.shape else [*shapes, Words(x, y, thing.layer[0], max(READABLE, radius), "middle", on=paint)]


def _owned(easel: Easel, seat: int, kind: Thing, x: float, y: float, radius: float) -> list[Shape]:
    """A piece of somebody: its sign in the seat's colour, or its letter on a disc of that colour."""
    paint = easel.paint(ir.Seat(), seat)
    style = easel.style(kind.type, kind.value)
    if style.sign:
        other = "black" if paint != "black" else "white"
        return [Words(x, y + radius * 0.06, style.sign, radius * 2.1, "middle", paint, outline=other)]
    shapes: list[Shape] = [Form(style.shape or "disc", x, y, radius, paint)]
    if style.shape:
        return [*shapes, Words(x, y, str(seat - 1), max(READABLE, radius * 0.8), "middle", on=paint)]
    return [
        *shapes,
        Words(x, y, easel.sign(kind.type, kind.value), max(READABLE, radius), "middle", on=paint, bold=True),
    ]


def _crown(easel: Easel, thing: Thing, x: float, y: float, radius: float) -> list[Shape]:
    said = easel.looks.of(thing.layer)
    if said.sign:
        return [Words(x, y, said.sign, radius * 1.3, "middle", said.colour or "gold", outline="black")]
    return [Form(said.shape or "star", x, y - radius * 0.1, radius * 0.55, said.colour or "gold")]
