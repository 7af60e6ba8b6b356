"""What callers hand over, checked: a whole number, a text, bytes, a move in the backend's own form."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any

from rulewright.runtime.errors import OptionError
from rulewright.runtime.printable import quoted

if TYPE_CHECKING:
    from rulewright.runtime.ir import Program, Type

MOST = 2**31 - 1


def number_of(value: Any) -> int | None:
    """The whole number that something is, one of numpy's too; None if it is something else. Yes and no are none."""
    if type(value) is int:
        return value
    try:
        return None if isinstance(value, bool) else index(value)
    except TypeError:
        return None


def whole(given: Any, name: str, least: int = 0, most: int = MOST) -> int:
    """A whole number within bounds."""
    number = number_of(given)
    if number is None or not least <= number <= most:
        raise OptionError(f"{name} is a whole number from {least} to {most}, not {quoted(repr(given))}.")
    return number


def seed_of(given: Any) -> int:
    """A seed, as both backends take it."""
    number = number_of(given)
    if number is None:
        raise OptionError(f"A seed is a whole number, not {quoted(repr(given))}.")
    return number & (2**64 - 1)


def seat_of(given: Any, seats: int) -> int:
    """A seat at the table, or an error that says which there are."""
    number = number_of(given)
    if number is None or not 0 <= number < seats:
        raise OptionError(f"There is no seat {quoted(repr(given))}; seats are 0 to {seats - 1}.")
    return number


def text_of(text: Any, name: str) -> str:
    """A text."""
    if not isinstance(text, str):
        raise TypeError(f"{name} is a text, not {quoted(repr(text))}")
    return text


def is_argument(value: Any, kind: Type, program: Program) -> bool:
    """Whether something has the form of an argument of a move. A number outside the range has: the rule of the range
    says why not."""
    from rulewright.runtime import ir

    return (
        _is_number(value, -MOST, MOST)
        if isinstance(kind, ir.Number) and value != ir.NIL
        else is_value(value, kind, program)
    )


def is_value(value: Any, kind: Type, program: Program) -> bool:
    """Whether something is a value of a type, as ir.py tells how values are made."""
    from rulewright.runtime import ir
    from rulewright.runtime.domain import counts_from_one, domain_size

    match kind:
        case ir.BagOf(item):
            return _are_counts(value, domain_size(item, program))
        case ir.ListOf(item, capacity):
            return _are_values(value, item, program, 0, capacity)
        case ir.PileOf(item, capacity):
            ends = (
                isinstance(value, tuple)
                and len(value) == 3
                and all(_are_values(value[at], item, program, 0, capacity) for at in (0, 2))
            )
            return ends and _are_counts(value[1], domain_size(item, program))
        case ir.Ring(size, item):
            return _are_values(value, item, program, size, size)
        case ir.Between():
            return isinstance(value, tuple) and len(value) == 2 and all(_is_number(each, -MOST, MOST) for each in value)
        case ir.Number(low, high, optional):
            return _is_number(value, low, high) or (optional and value == ir.NIL and type(value) is int)
        case ir.SetOf(item):
            return _is_number(value, 0, value) and value.bit_length() <= domain_size(item, program)
        case ir.Mark():
            return _is_number(value, -(2**63), 2**64 - 1)
        case _:
            return _is_number(value, 0, domain_size(kind, program) - (0 if counts_from_one(kind) else 1))


def _is_number(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def _are_counts(value: Any, size: int) -> bool:
    return isinstance(value, tuple) and len(value) == size and all(_is_number(each, 0, 255) for each in value)


def _are_values(value: Any, item: Type, program: Program, least: int, most: int) -> bool:
    return (
        isinstance(value, tuple)
        and least <= len(value) <= most
        and all(is_value(each, item, program) for each in value)
    )
