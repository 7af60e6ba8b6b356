"""Colours and shapes: what each name means in a picture.

Players and enums of which nothing is said get the colours of Okabe and Ito, which the colour-blind can tell apart, and
beside the colour always a letter, a number or a shape.
"""

from __future__ import annotations

from math import cos, pi, sin

PAINTS = {
    "black": "#1d1d1f",
    "white": "#fbfaf5",
    "grey": "#9aa0a6",
    "red": "#c8442e",
    "orange": "#e69f00",
    "gold": "#d9a514",
    "yellow": "#f0dc5a",
    "lime": "#b9d36c",
    "green": "#6aa84f",
    "teal": "#009e73",
    "cyan": "#7cc4ee",
    "blue": "#2f7fc1",
    "purple": "#7d5ba6",
    "magenta": "#cc79a7",
    "pink": "#f3b8c4",
    "brown": "#8d6748",
    "cream": "#f6ecd2",
    "vermillion": "#d55e00",
    "deep": "#0072b2",
    "sky": "#56b4e9",
}
OKABE_ITO = ("vermillion", "deep", "teal", "orange", "magenta", "sky", "yellow", "black")
SEAT_FORMS = ("disc", "square", "triangle", "diamond", "pentagon", "star", "hexagon", "ring")

GROUNDS = {  # by day and by night
    "paper": ("#ffffff", "#16181c"),
    "panel": ("#f3f1ec", "#22262c"),
    "cell": ("#ece6d8", "#3a3f47"),
    "shade": ("#b58863", "#5b6470"),
    "light": ("#f0d9b5", "#8a93a0"),
    "line": ("#b9b2a4", "#555c66"),
    "ink": ("#1b1d20", "#eef0f2"),
    "dim": ("#5c5f66", "#b3b9c2"),
    "card": ("#fffdf8", "#2d323a"),
    "back": ("#5b6b8c", "#41506e"),
    "glow": ("#0a7d4f", "#4be3a3"),
    "rim": ("#1d1d1f", "#9aa0a6"),  # of black things, which would be lost in the dark
    "reddish": ("#b3261e", "#ff8a80"),
    "recent": ("#b3261e", "#ffb020"),
}


def luminance(colour: str) -> float:
    """How bright a colour is, as WCAG reckons."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (one / 12.92 if one <= 0.03928 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def ink_on(colour: str) -> str:
    """Black or white, whichever is better to read on a colour."""
    return max(("#000000", "#ffffff"), key=lambda ink: contrast(ink, colour))


def _regular(corners: int, inner: float = 1) -> tuple[tuple[float, float], ...]:
    """A regular polygon, or with `inner` a star, standing on its base."""
    steps = corners if inner == 1 else 2 * corners
    radii = [1 if inner == 1 or at % 2 == 0 else inner for at in range(steps)]
    return tuple(
        (round(r * sin(2 * pi * at / steps), 3), round(-r * cos(2 * pi * at / steps), 3)) for at, r in enumerate(radii)
    )


FORMS: dict[str, tuple[tuple[float, float], ...] | str] = {  # corners, or a path, in a circle of radius 1
    "disc": "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z",
    "ring": "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0ZM-.5 0A.5 .5 0 1 0 .5 0A.5 .5 0 1 0-.5 0Z",
    "square": ((-0.84, -0.84), (0.84, -0.84), (0.84, 0.84), (-0.84, 0.84)),
    "triangle": ((0, -1), (0.95, 0.75), (-0.95, 0.75)),
    "diamond": ((0, -1.05), (0.95, 0), (0, 1.05), (-0.95, 0)),
    "pentagon": _regular(5),
    "hexagon": _regular(6),
    "star": _regular(5, 0.5),
    "house": ((0, -1), (1, -0.2), (0.8, -0.2), (0.8, 0.85), (-0.8, 0.85), (-0.8, -0.2), (-1, -0.2)),
    "pawn": (
        "M0-1A.42 .42 0 0 1 .3-.28C1 -.2 1 .1 .95 .3L.45 .25L.8 1H.2L0 .6L-.2 1H-.8L-.45 .25L-.95 .3C-1"
        " .1-1-.2-.3-.28A.42 .42 0 0 1 0-1Z"
    ),
    "heart": "M0 .95C-1.5-.2-.9-1.05-.4-.9C-.1-.8 0-.55 0-.45C0-.55 .1-.8 .4-.9C.9-1.05 1.5-.2 0 .95Z",
    "flag": "M-.7 1V-1L.9-.5L-.45 0V1Z",
    "drop": "M0-1C.9 .1 .75 .95 0 .95C-.75 .95-.9 .1 0-1Z",
    "sheaf": "M-.12 1V.1L-.75-.5L-.3-.45L-.5-1L0-.6L.5-1L.3-.45L.75-.5L.12 .1V1Z",
    "tree": "M0-1L.75 .1H.35L.85 .7H.18V1H-.18V.7H-.85L-.35 .1H-.75Z",
}


def seat_paint(seat: int, said: str = "") -> str:
    """The colour of a seat (from 1)."""
    return said or OKABE_ITO[(seat - 1) % len(OKABE_ITO)]


def seat_form(seat: int) -> str:
    """The shape that doubles the colour of a seat (from 1)."""
    return SEAT_FORMS[(seat - 1) % len(SEAT_FORMS)]
