"""The types of the language as somebody who writes a definition sees them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Num:
    """A number; `optional` means that it may be none."""

    low: int = 0
    high: int = 9
    optional: bool = False


@dataclass(frozen=True)
class Truth:
    pass


@dataclass(frozen=True)
class Enum:
    name: str


@dataclass(frozen=True)
class Seat:
    pass


@dataclass(frozen=True)
class Way:
    board: str


@dataclass(frozen=True)
class Cell:
    board: str


@dataclass(frozen=True)
class Row:
    table: str


@dataclass(frozen=True)
class Rec:
    name: str


@dataclass(frozen=True)
class Step:
    pass


@dataclass(frozen=True)
class Mark:
    pass


@dataclass(frozen=True)
class Group:
    network: str


@dataclass(frozen=True)
class SetOf:
    item: Kind


@dataclass(frozen=True)
class BagOf:
    item: Kind
    room: int = 0  # as written after `up to`; 0: not written


@dataclass(frozen=True)
class ListOf:
    item: Kind
    room: int = 6


@dataclass(frozen=True)
class PileOf:
    item: Kind


@dataclass(frozen=True)
class Ring:
    size: int
    item: Kind


Kind = Num | Truth | Enum | Seat | Way | Cell | Row | Rec | Step | Mark | Group | SetOf | BagOf | ListOf | PileOf | Ring
COLLECTIONS = (SetOf, BagOf, ListOf, PileOf)
NAMED = (Enum, Seat, Way, Cell, Row, Rec)  # what may be none without being declared so


def alike(one: Kind, other: Kind) -> bool:
    """Whether a value of one kind can stand where the other is wanted, whatever their ranges and bounds."""
    match one, other:
        case Num(), Num():
            return one.optional <= other.optional
        case (SetOf(a), SetOf(b)) | (BagOf(a), BagOf(b)) | (ListOf(a), ListOf(b)) | (PileOf(a), PileOf(b)):
            return alike(a, b)
    return one == other
