"""Types during elaboration: two that never reach the IR, and how types print, join and fit."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from rulewright.runtime import ir

INT_LOW, INT_HIGH = -(2**31) + 1, 2**31 - 1
ANY_NUMBER = ir.Number(INT_LOW, INT_HIGH)
MOST_OF_A_KIND = 255  # in a bag
MOST_MEMBERS = 65535  # that a set or bag of numbers may be over, less one


@dataclass(frozen=True, slots=True)
class Nil:
    """The type of `none` before its context is known."""


@dataclass(frozen=True, slots=True)
class Void:
    """The type of `{}` before its context is known."""


@dataclass(frozen=True, slots=True)
class Unsure:
    """The type of a word that several enums have as a member, before its context is known."""

    word: str


def describe(kind: object) -> str:
    """A type in the author's words."""
    match kind:
        case ir.Number(low, high, optional):
            text = f"a number {low}..{high}" if low != high else f"the number {low}"
            if (low, high) == (INT_LOW, INT_HIGH):
                text = "a number"
            return text + (" or none" if optional else "")
        case ir.Truth():
            return "yes/no"
        case ir.Member(enum):
            if "|" in enum:  # a choice that was written where its type is needed
                return enum.replace("|", " | ")
            return f"a {enum}"
        case ir.Seat():
            return "a Player"
        case ir.Way():
            return "a Direction"
        case ir.Cell(board):
            return f"a cell of {board}"
        case ir.Row(table):
            return f"a {table}"
        case ir.Rec(record):
            return f"a {record}"
        case ir.Step():
            return "a step"
        case ir.Mark():
            return "a fingerprint"
        case ir.Rules():
            return "rules"
        case ir.Group(network):
            return f"a group of {network}"
        case ir.Between():
            return "a range"
        case ir.SetOf(item):
            return f"a set of {plural(item)}"
        case ir.BagOf(item):
            return f"a bag of {plural(item)}"
        case ir.ListOf(item):
            return f"a list of {plural(item)}"
        case ir.PileOf(item):
            return f"a pile of {plural(item)}"
        case ir.Ring(size, item):
            return f"a ring of {size} {plural(item)}"
        case Nil():
            return "none"
        case Void():
            return "an empty collection"
        case Unsure(word):
            return f"'{word}'"
        case _:
            return "something"


def plural(item: object) -> str:
    """A type as the items of a collection."""
    match item:
        case ir.Number(low, high):
            return f"{low}..{high}"
        case ir.Cell(board):
            return f"cells of {board}"
        case ir.Seat():
            return "players"
        case ir.Way():
            return "directions"
        case ir.Step():
            return "steps"
        case _:
            return describe(item).removeprefix("a ").removeprefix("an ")


def item_of(kind: object) -> ir.Type | None:
    """The type of the items of a collection, or None."""
    match kind:
        case ir.SetOf(item) | ir.BagOf(item) | ir.ListOf(item) | ir.PileOf(item):
            return item
        case ir.Ring(_, item):
            return item
        case ir.Between():
            return ANY_NUMBER
        case _:
            return None


def is_wide(item: ir.Type | None) -> bool:
    """Whether a set or bag cannot be over these: they are too many numbers."""
    return isinstance(item, ir.Number) and item.high - item.low > MOST_MEMBERS


def foretold(hint: ir.Type | None) -> ir.Type | None:
    """The items that are expected of a set, bag or list. Too many numbers are no help: the items then say for
    themselves."""
    if isinstance(hint, ir.SetOf | ir.BagOf) and is_wide(hint.item):
        return None
    return hint.item if isinstance(hint, ir.SetOf | ir.BagOf | ir.ListOf) else None


def holding(hint: ir.Type, item: ir.Type) -> ir.Type:
    """The items of a collection of which only the sort is foretold: numbers beyond the hint are not left out of it,
    unless there would be too many."""
    if not isinstance(hint, ir.Number) or not isinstance(item, ir.Number):
        return hint
    low, high = min(hint.low, item.low), max(hint.high, item.high)
    return ir.Number(low, high) if high - low <= MOST_MEMBERS else hint


def widened(kind: ir.Type) -> ir.Type:
    """The type with every plain number range forgotten; parameters of actions have such types."""
    if isinstance(kind, ir.Number):
        return ir.Number(INT_LOW, INT_HIGH, kind.optional)
    return kind


def optional(kind: ir.Type) -> ir.Type:
    """The type, if it is a number's, of a number or none."""
    return replace(kind, optional=True) if isinstance(kind, ir.Number) else kind


def through_none(kind: ir.Type) -> ir.Type:
    """The type of what is read where that may be through none: 0 stands for no number whose range does not hold it."""
    match kind:
        case ir.Number(low, high) if not low <= 0 <= high:
            return optional(kind)
        case ir.Ring(size, item):
            return ir.Ring(size, through_none(item))
        case _:
            return kind


def clamp(low: int, high: int) -> ir.Number:
    """A number type kept within int32."""
    return ir.Number(max(INT_LOW, min(low, INT_HIGH)), min(INT_HIGH, max(high, INT_LOW)))


def reach(op: str, left: ir.Number, right: ir.Number) -> tuple[int, int]:
    """The least and greatest result of add, sub, mul, div or mod on numbers of these ranges, int32 or not."""
    a, b, c, d = left.low, left.high, right.low, right.high
    match op:
        case "add":
            return a + c, b + d
        case "sub":
            return a - d, b - c
        case "mul":
            corners = (a * c, a * d, b * c, b * d)
            return min(corners), max(corners)
        case "div" if c > 0:
            return min(a // c, a // d), max(b // c, b // d)
        case "div":
            most = max(abs(a), abs(b))
            return -most, most
        case _:
            bound = max(abs(c), abs(d))
            return (0, bound - 1) if c > 0 else (-bound, bound)


def can_fault(op: str, left: ir.Number, right: ir.Number) -> bool:
    """Whether add, sub, mul, div or mod may have no result: division by zero, beyond int32."""
    low, high = reach(op, left, right)
    by_zero = op in ("div", "mod") and right.low <= 0 <= right.high
    return by_zero or low < INT_LOW or high > INT_HIGH


def overfull(value: Any, kind: ir.Type) -> str:
    """What to say of a constant that a list or bag has no room for; nothing if it has."""
    match kind:
        case ir.ListOf(_, room):
            found = len(value)
        case ir.BagOf(_, room) if sum(value) > room or max(value, default=0) <= MOST_OF_A_KIND:
            found = sum(value)
        case ir.BagOf():
            room, found = MOST_OF_A_KIND, max(value)
        case _:
            return ""
    return f"at most {room} items are possible here, not {found}" if found > room else ""
