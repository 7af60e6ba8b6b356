"""Chess positions in the notation of Forsyth and Edwards, as the beginning of a scenario."""

from __future__ import annotations

from collections.abc import Iterator

MEN = {"p": "pawn", "n": "knight", "b": "bishop", "r": "rook", "q": "queen", "k": "king"}
CASTLING = {"K": ("e1", "h1"), "Q": ("e1", "a1"), "k": ("e8", "h8"), "q": ("e8", "a8")}


def scenario_of(fen: str) -> str:
    """A scenario that begins with this position."""
    rows, side, castling, passed, quiet, _ = fen.split()
    given = [*pieces(rows), f"quiet = {quiet}"]
    if castling != "-":
        given.append(f"unmoved = {{{', '.join(sorted({cell for right in castling for cell in CASTLING[right]}))}}}")
    if passed != "-":
        given.append(f"passed = {passed}")
    lines = ["scenarios for chess", f'scenario "{fen}"', "    given", *(f"        {one}" for one in given)]
    return "\n".join([*lines, f"    start at turn with you = {'wb'.index(side)}", ""])


def pieces(rows: str) -> Iterator[str]:
    """A statement for each piece; the last row is written first."""
    for row, text in zip(range(8, 0, -1), rows.split("/"), strict=True):
        column = 0
        for letter in text:
            if letter.isdigit():
                column += int(letter)
                continue
            yield f"place {MEN[letter.lower()]} by {int(letter.islower())} at {'abcdefgh'[column]}{row}"
            column += 1
