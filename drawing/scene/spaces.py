"""Counts by player and number, such as the men of Backgammon: a folded board of points, and places apart."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.drawing.scene.boards import Drawn
from rulewright.drawing.scene.easel import READABLE, Easel, space_of
from rulewright.drawing.scene.palette import seat_form
from rulewright.drawing.scene.shapes import Block, Box, Form, Group, Polygon, Shape, Words
from rulewright.runtime import ir

SIDE = 44.0  # of a space
APART = 52.0  # how wide places apart are
HIGH = 5  # men on top of each other; of more there is a number
EDGE = 16.0  # for numbers beside the board
FOLD = 10.0


def spaces_of(easel: Easel) -> Iterator[Drawn]:
    """A board for each state by player and number of which look lines say that it is one of points."""
    for state in easel.program.states:
        if easel.looks.of(state.name).form == "points" and _has_points(state):
            yield Drawn(PointsPicture(easel, state).block(), (state.name,))


def _has_points(state: ir.State) -> bool:
    by_number = len(state.index) == 2 and isinstance(state.index[0], ir.Seat) and isinstance(state.index[1], ir.Number)
    return by_number and isinstance(state.type, ir.Number) and state.seen == "all"


class PointsPicture:
    """The points from the right below to the left, and back above; numbers with a sign are places apart, each player's
    own."""

    def __init__(self, easel: Easel, state: ir.State) -> None:
        self.easel, self.state = easel, state
        self.apart = easel.looks.parts(state.name)
        kind = state.index[1]
        assert isinstance(kind, ir.Number)
        self.points = [number for number in range(kind.low, kind.high + 1) if str(number) not in self.apart]
        self.half = (len(self.points) + 1) // 2
        beside = APART + FOLD if self.apart else 0.0
        self.side = min(SIDE, (easel.width - beside - FOLD) / self.half)
        self.long = self.side * HIGH * 0.92 + 4
        self.width = self.half * self.side + FOLD
        self.height = 2 * self.long + self.side

    def block(self) -> Block:
        """The board with the places beside it."""
        group = Group("board", self.state.name, self.state.name)
        group.items.append(Box(0, EDGE, self.width, self.height, 5, "cell"))
        seats = range(1, self.easel.program.seats + 1)
        here: dict[str, list[tuple[int, int]]] = {}
        for seat in seats:
            for number in self.points:
                many = self.easel.sight.every(self.state)[seat, number]
                here.setdefault(space_of(self.easel, self.state, seat, number), []).append((seat, many))
        for at, number in enumerate(self.points):
            identity = space_of(self.easel, self.state, 1, number)
            group.items.append(self._point(at, identity, [one for one in here[identity] if one[1]]))
            group.items.append(self._number(at, identity))
        group.items.append(Box(0, EDGE, self.width, self.height, 5, "", "line", 1.5))
        width = self.width
        if self.apart:
            width += FOLD + APART
            high = (self.height + 4) / (len(self.apart) * len(seats))
            places = [(seat, number) for seat in seats for number in map(int, self.apart)]
            for at, (seat, number) in enumerate(reversed(places)):
                group.items.append(self._place_apart(seat, number, EDGE + at * high, high - 4))
        return Block(width, self.height + 2 * EDGE, group)

    def _corner(self, at: int) -> tuple[float, float, bool]:
        """The left upper corner of a point, and whether it is below."""
        below = at < self.half
        column = self.half - 1 - at if below else at - self.half
        x = column * self.side + (FOLD if column * 2 >= self.half else 0)
        return x, EDGE + (self.height - self.long if below else 0), below

    def _point(self, at: int, identity: str, men: list[tuple[int, int]]) -> Group:
        x, y, below = self._corner(at)
        side, base, tip = self.side, self.long if below else 0.0, 0.0 if below else self.long
        shapes: list[Shape | Group] = [
            Box(0, 0, side, self.long, 0, "cell"),
            Polygon(((1, base), (side - 1, base), (side / 2, tip)), "shade" if at % 2 else "light", "line", 0.6),
        ]
        step = side * 0.92
        places = [(seat, many) for seat, all_of in men for many in range(all_of)]
        for level, (seat, _) in enumerate(places[:HIGH]):
            height = step * (level + 0.5)
            shapes += self._man(seat, side / 2, base - height if below else height)
        if len(places) > HIGH:
            height = step * (HIGH - 0.5)
            paint = self.easel.paint(ir.Seat(), places[HIGH - 1][0])
            shapes += [
                Form("disc", side / 2, base - height if below else height, side * 0.44, paint),
                Words(
                    side / 2,
                    base - height if below else height,
                    str(len(places)),
                    max(READABLE, side * 0.4),
                    "middle",
                    on=paint,
                    bold=True,
                ),
            ]
        shapes += self._mark(identity, 1, 1, side - 2, self.long - 2)
        said = ", ".join(f"{many} of player {seat - 1}" for seat, many in men)
        return self._group(identity, f"{identity}: {said}" if said else identity, shapes, x, y)

    def _man(self, seat: int, x: float, y: float) -> list[Shape]:
        paint = self.easel.paint(ir.Seat(), seat)
        inner = Form(seat_form(seat), x, y, self.side * 0.22, "", "black" if paint != "black" else "grey")
        return [Form("disc", x, y, self.side * 0.44, paint), inner]

    def _number(self, at: int, identity: str) -> Words:
        """The number beside a point, as the player who looks counts; of others, the one who is asked."""
        x, _, below = self._corner(at)
        looker = self.easel.sight.seat
        seat = looker + 1 if isinstance(looker, int) else self.easel.sight.position.actor or 1
        number = next(one for one in self.points if space_of(self.easel, self.state, seat, one) == identity)
        y = EDGE + self.height + EDGE / 2 + 1 if below else EDGE / 2
        return Words(x + self.side / 2, y, str(number), READABLE, "middle", "dim")

    def _place_apart(self, seat: int, number: int, y: float, high: float) -> Group:
        identity = space_of(self.easel, self.state, seat, number)
        many, paint = self.easel.sight.every(self.state)[seat, number], self.easel.paint(ir.Seat(), seat)
        sign = self.apart[str(number)].sign
        shapes: list[Shape | Group] = [
            Box(0, 0, APART, high, 5, "panel", "line"),
            Words(APART / 2, 10, sign, READABLE, "middle", "dim"),
        ]
        if many:
            radius, middle = min(APART * 0.3, high * 0.28), high / 2 + 8
            shapes += [
                Form("disc", APART / 2, middle, radius, paint),
                Words(APART / 2, middle, str(many), max(READABLE, radius), "middle", on=paint, bold=True),
            ]
        shapes += self._mark(identity, 0, 0, APART, high)
        label = f"player {seat - 1}, {sign}: {many}"
        return self._group(identity, label, shapes, self.width + FOLD, y)

    def _mark(self, identity: str, x: float, y: float, width: float, high: float) -> list[Shape]:
        if identity in self.easel.marks.targets:
            return [Box(x, y, width, high, 5, "", "glow", 2.5)]
        return [Box(x, y, width, high, 5, "", "recent", 2)] if identity in self.easel.marks.recent else []

    def _group(self, identity: str, label: str, shapes: list[Shape | Group], x: float, y: float) -> Group:
        return Group("target" if identity in self.easel.marks.targets else "cell", identity, label, shapes, x, y)
