"""What `look` lines say: colours, shapes, signs and forms for the things of a game. Plain data; nothing of it touches
the rules.

compiler/look.py reads them from `<game>.look`, drawing/scene follows them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

COLOURS = (
    "black",
    "white",
    "grey",
    "red",
    "orange",
    "gold",
    "yellow",
    "lime",
    "green",
    "teal",
    "cyan",
    "blue",
    "purple",
    "magenta",
    "pink",
    "brown",
    "cream",
)
SHAPES = (
    "disc",
    "square",
    "triangle",
    "diamond",
    "pentagon",
    "hexagon",
    "star",
    "house",
    "pawn",
    "heart",
    "flag",
    "drop",
    "ring",
    "tree",
    "sheaf",
)
BOARD_FORMS = ("checkered", "crossings", "holes")
MEMBER_FORMS = ("line",)
STATE_FORMS = ("track", "points", "nothing")
FACING = "facing"  # a word beside `points`
COLUMN_FORMS = ("colour", "pips", "corner", "slots", "nothing")
SPACE, ONE = "space", "one"  # what a number in a move is of a state: one of its spaces, one of its members
PLAYERS = "players"


@dataclass(frozen=True, slots=True)
class Style:
    """How one thing looks; what is empty is left to the types."""

    colour: str = ""
    shape: str = ""
    sign: str = ""
    form: str = ""
    along: str = ""  # the table whose rows a track goes along
    of: str = ""  # the board or state that a number in a move is a part of
    facing: bool = False  # who sits across counts from the other end


@dataclass(frozen=True, slots=True)
class Look:
    """What is said about a name, and about its parts: members of an enum, columns of a table, numbers of a field,
    seats."""

    style: Style = Style()
    parts: dict[str, Style] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Looks:
    """All that is said about one game."""

    by_name: dict[str, Look] = field(default_factory=dict)

    def of(self, name: str) -> Style:
        """How a thing looks."""
        found = self.by_name.get(name)
        return found.style if found else Style()

    def part(self, name: str, part: str) -> Style:
        """How a part of it looks."""
        found = self.by_name.get(name)
        return found.parts.get(part, Style()) if found else Style()

    def parts(self, name: str) -> dict[str, Style]:
        """All parts of which something is said."""
        found = self.by_name.get(name)
        return found.parts if found else {}
