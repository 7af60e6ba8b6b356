"""Characters at places, each perhaps in a colour: what maps are drawn on."""

from __future__ import annotations

from itertools import groupby

PLAIN, DIM, BOLD = "", "2", "1"
ELLIPSIS = "…"


def styled(text: str, style: str) -> str:
    """A text in a style of the terminal."""
    return f"\x1b[{style}m{text}\x1b[0m" if style else text


class Canvas:
    """Grows in all directions as it is written on; what is written later covers what was there."""

    def __init__(self) -> None:
        self._at: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, x: int, y: int, text: str, style: str = PLAIN) -> None:
        """Write a text from a place to the right."""
        for number, sign in enumerate(text):
            self._at[x + number, y] = (sign, style)

    def middle(self, x: int, y: int, text: str, style: str = PLAIN) -> None:
        """Write a text around a place."""
        self.put(x - (len(text) - 1) // 2, y, text, style)

    @property
    def left(self) -> int:
        return min((x for x, _ in self._at), default=0)

    @property
    def right(self) -> int:
        return max((x for x, _ in self._at), default=-1)

    def rows(self) -> range:
        """The rows that are written on."""
        ys = [y for _, y in self._at]
        return range(min(ys), max(ys) + 1) if ys else range(0)

    def line(self, y: int, window: range, colour: bool) -> str:
        """A row of the canvas within a window; a cut end that has something behind it is marked."""
        signs = [self._at.get((x, y), (" ", PLAIN)) for x in window]
        beyond = [x for x, row in self._at if row == y]
        if beyond and signs and min(beyond) < window.start:
            signs[0] = (ELLIPSIS, BOLD)
        if beyond and signs and max(beyond) >= window.stop:
            signs[-1] = (ELLIPSIS, BOLD)
        if not colour:
            return "".join(sign for sign, _ in signs).rstrip()
        while signs and signs[-1][0] == " ":
            signs.pop()
        runs = groupby(signs, key=lambda one: one[1])
        return "".join(styled("".join(sign for sign, _ in run), style) for style, run in runs)

    def window(self, width: int, focus: int | None) -> range:
        """As much as fits into a width, around the focus if not everything does."""
        left, right = self.left, self.right
        if right - left < width:
            return range(left, right + 1)
        middle = (left + right) // 2 if focus is None else focus
        start = max(left, min(middle - width // 2, right + 1 - width))
        return range(start, start + width)
