"""Declarations of components: options, enums, records, boards."""

from __future__ import annotations

from generator.declared import kinds_of
from generator.edges import SIZES
from generator.kinds import Enum, Kind, Num, Seat, Truth
from generator.leaves import literal, written
from generator.truths import settled
from generator.writer import Board, Named, Writer

COLOURS = ("red", "green", "blue", "black", "white", "pink")
FRUITS = ("apple", "pear", "plum", "fig")
CHOICES = (("quick", "slow"), ("near", "far", "wide"))
TRIANGLES = 400  # from this seed on some boards are of triangles: the definitions before it are as they were
SQUARE_WAYS, HEX_WAYS = ("N", "E", "S", "W"), ("E", "SE", "SW", "W", "NW", "NE")


def options(w: Writer) -> list[str]:
    """Options and conditions between them."""
    lines = []
    for _ in range(w.random.choice((0, 1, 2, 3))):
        name = w.name("opt")
        kind: Kind = w.random.choice((Num(1, 4), Num(-2, 5), Truth(), Truth(), Enum("Kind")))
        default = literal(w, kind)
        if isinstance(kind, Num) and w.chance(0.2):
            default = "min(4, count(players))"
        elif isinstance(kind, Truth) and w.options and w.chance(0.4):
            default = settled(w, 0)
        if w.chance(0.15) and "quick|slow" not in w.enums:
            w.enums["quick|slow"], kind, default = CHOICES[0], Enum("quick|slow"), w.pick("quick", "slow")
            w.letters["quick|slow"] = ("", "")
        lines.append(f"option {name}: {written(kind, w)} = {default}")
        if isinstance(kind, Num) and w.chance(0.3):
            lines.append(f"require {name} <= {kind.high}{w.tag(1)}")
        w.options.append(Named(name, kind))
    return lines


def enums(w: Writer) -> list[str]:
    """One or two enums, some with letters."""
    lines = []
    for name, words in (("Kind", COLOURS), ("Fruit", FRUITS))[: w.random.choice((1, 1, 2))]:
        members = words[: w.between(2, len(words))]
        with_letters = w.chance(0.6)
        letters = tuple(word[:2].title()[0] if with_letters and i < 3 else "" for i, word in enumerate(members))
        letters = tuple(letter if letters.count(letter) == 1 else "" for letter in letters)
        w.enums[name], w.letters[name] = members, letters
        shown = ", ".join(m + (f"({letter})" if letter else "") for m, letter in zip(members, letters, strict=True))
        lines.append(f"enum {name}: {shown}{w.tag(0.05, reason=False)}")
    return lines


def records(w: Writer) -> list[str]:
    """A small product."""
    if not w.chance(0.5):
        return []
    kinds = [kind for kind in kinds_of(w) if size_of(w, kind) <= 16]
    fields = [(f"part_{n}", w.random.choice([*kinds, Num(1, 3), Seat()])) for n in range(w.between(1, 2))]
    if fields and w.chance(0.3):
        fields.append(("part_9", Num(-1, 1)))
    w.records["Spot"] = tuple(fields)
    held = [f"{name}: {written(kind, w)}" for name, kind in fields]
    return [f"record Spot({', '.join(held)})"]


def size_of(w: Writer, kind: Kind) -> int:
    """How many values there are of a single kind."""
    from generator.kinds import Cell, Rec, Row, Way

    match kind:
        case Num(low, high):
            return high - low + 1
        case Truth():
            return 2
        case Enum(name):
            return len(w.enums[name])
        case Seat():
            return w.seats
        case Way(board):
            return len(w.boards[board].ways)
        case Cell(board):
            about = w.boards[board]
            return (about.high[0] - about.low[0] + 1) * (about.high[1] - about.low[1] + 1)
        case Row(table):
            return len(w.tables[table].ids)
        case Rec(name):
            size = 1
            for _, part in w.records[name]:
                size *= size_of(w, part)
            return size
    return 1


def boards(w: Writer) -> list[str]:
    """None, one or two boards of any shape."""
    lines = []
    for name in ("grid", "land")[: w.random.choice((0, 1, 1, 1, 2))]:
        lines += _board(w, name)
    return lines


def _board(w: Writer, name: str) -> list[str]:
    lattice = w.pick("square", "square", "hex")
    ways = SQUARE_WAYS if lattice == "square" else HEX_WAYS
    if lattice == "square" and w.seed >= TRIANGLES and w.seed % 3 == 0:
        lattice = "triangle"  # with the same directions and axes
    own = []
    if w.chance(0.15):
        ways = ("ahead", "right", "back", "left")
        own = ["    directions ahead (0, 1), right (1, 0), back (0, -1), left (-1, 0)"]
    shape = w.pick("sized", "sized", "sized", "growing", "axes")
    if shape == "sized":
        wide, high = w.between(1, 5), w.between(2, 5)
        if w.edges and w.chance(0.25):
            wide, high = w.random.choice(SIZES)
        size = next((o.name for o in w.options if o.kind == Num(1, 4) and w.chance(0.3)), str(wide))
        wrapping = w.pick("", "", " wrapping columns", " wrapping rows", " wrapping both")
        w.boards[name] = Board(lattice, ("column", "row"), (1, 1), (wide if size == str(wide) else 1, high), True, ways)
        return [f"board {name}: {lattice} {size} by {high}{wrapping}", *own]
    if shape == "growing":
        within = w.between(1, 2)
        axes = ("q", "r") if lattice == "hex" else ("column", "row")
        w.boards[name] = Board(lattice, axes, (-within, -within), (within, within), False, ways)
        return [f"board {name}: {lattice} growing within {within}", *own]
    low = (w.between(-2, 2), w.between(0, 3))
    high = (low[0] + w.between(0, 3), low[1] + w.between(1, 4))
    w.boards[name] = Board(lattice, ("file", "rank_of"), low, high, False, ways)
    return [f"board {name}: {lattice} of file {low[0]}..{high[0]}, rank_of {low[1]}..{high[1]}", *own]
