"""One row per aggregate: what it takes, what it yields in words, its type and its meaning as a function of the values
it gathers.

Elaboration, the interpreter, the evaluator of constants, the verifier and lowering read these rows, so a new aggregate
is its word in the grammar, a row here, its lowering and a test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from functools import reduce
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.domain import base_of, domain_size, nothing
from rulewright.runtime.ops import Site
from rulewright.runtime.signature import Signature, signature
from rulewright.runtime.values import collections, numbers

Gather = Callable[[Iterable[Any]], Any]  # what comes of values, which are computed one by one as they are asked for


class Needs(Enum):
    """What the values of an aggregate must be."""

    CONDITIONS = "conditions"
    ORDER = "values that can be ordered"
    NUMBERS_OR_BAGS = "numbers or bags"
    FEW_NUMBERS = "numbers of a small range"
    SETS = "sets"


@dataclass(frozen=True, slots=True)
class Gathered:
    """What is known of the values of an aggregate: their type, that of the outermost generator's elements, how many
    there can be."""

    value: ir.Type
    element: ir.Type
    most: int


@dataclass(frozen=True, slots=True)
class Aggregate:
    """A row. `rule` is over the type of the value, then, if `pairs`, that of the outermost generator's elements."""

    name: str
    rule: Signature
    text: str
    type: Callable[[Gathered], ir.Type]
    meaning: Callable[[Site], Gather]
    copies: bool = False  # two equal values count twice
    pairs: bool = False  # it is given each value together with the element it belongs to
    computes: bool = False  # it may have no result
    alike: bool = False  # values count their members as the result does
    needs: Needs | None = None  # none: whatever its values are, or it has none
    written: bool = True  # an author can write `name(x in S: value)`


AGGREGATES: dict[str, Aggregate] = {}


def _row(
    name: str,
    rule: str,
    text: str,
    type: Callable[[Gathered], ir.Type],  # noqa: A002
    meaning: Callable[[Site], Gather],
    **more: Any,
) -> None:
    AGGREGATES[name] = Aggregate(name, signature(rule), text, type, meaning, **more)


def _value(given: Gathered) -> ir.Type:
    return given.value


def _value_or_nothing(given: Gathered) -> ir.Type:
    """The type of one of the values, or of nothing where there are none."""
    kind = given.value
    return ir.Number(min(0, kind.low), max(0, kind.high)) if isinstance(kind, ir.Number) else kind


def _value_or_none(given: Gathered) -> ir.Type:
    kind = given.value
    return ir.Number(kind.low, kind.high, True) if isinstance(kind, ir.Number) else kind


def _total(given: Gathered) -> ir.Type:
    match given.value:
        case ir.Number(low, high):
            least, most = low * given.most, high * given.most
            return ir.Number(max(numbers.LEAST, min(0, least)), min(numbers.MOST, max(0, most)))
        case ir.BagOf(item):
            return ir.BagOf(item, 65535)
        case other:
            return other


def _sum(site: Site) -> Gather:
    if isinstance(site.type, ir.BagOf):
        empty = nothing(site.type, site.program)
        return lambda bags: reduce(collections.bag_add, bags, empty)
    return lambda values: numbers.checked(sum(values))


def _extreme(choose: Callable[..., Any]) -> Callable[[Site], Gather]:
    def meaning(site: Site) -> Gather:
        empty = nothing(site.type, site.program)
        return lambda values: choose(values, default=empty)

    return meaning


def _median(site: Site) -> Gather:
    empty = nothing(site.type, site.program)

    def middle(values: Iterable[int]) -> int:
        ordered = sorted(values)
        return ordered[(len(ordered) - 1) // 2] if ordered else empty

    return middle


def _first(site: Site) -> Gather:
    empty = nothing(site.type, site.program)
    return lambda values: next(iter(values), empty)


def _set(site: Site) -> Gather:
    assert isinstance(site.type, ir.SetOf)
    base, size = base_of(site.type.item), domain_size(site.type.item, site.program)
    return lambda values: collections.set_of(values, base, size)


def _best(sign: int) -> Callable[[Site], Gather]:
    """The set of the elements whose value is greatest, or least."""

    def meaning(site: Site) -> Gather:
        as_set = _set(site)

        def gather(pairs: Iterable[tuple[Any, Any]]) -> int:
            top, found = None, []
            for value, element in pairs:
                if top is None or sign * value > top:
                    top, found = sign * value, [element]
                elif sign * value == top:
                    found.append(element)
            return as_set(found)  # type: ignore[no-any-return]

        return gather

    return meaning


_row(
    "count",
    "-> number",
    "how many there are",
    lambda given: ir.Number(0, given.most),
    lambda _: lambda values: sum(1 for _ in values),
    copies=True,
)
_row(
    "sum",
    "number | bag of a -> number | bag of a",
    "the numbers or bags added",
    _total,
    _sum,
    copies=True,
    computes=True,
    alike=True,
    needs=Needs.NUMBERS_OR_BAGS,
)
_row(
    "any",
    "truth -> truth",
    "whether one holds, from left to right until one does; of nothing: no",
    lambda _: ir.Truth(),
    lambda _: lambda values: 1 if any(values) else 0,
    needs=Needs.CONDITIONS,
)
_row(
    "all",
    "truth -> truth",
    "whether all hold, from left to right until one does not; of nothing: yes",
    lambda _: ir.Truth(),
    lambda _: lambda values: 1 if all(values) else 0,
    needs=Needs.CONDITIONS,
)
_row("min", "a -> a", "the least value; of nothing: nothing", _value_or_nothing, _extreme(min), needs=Needs.ORDER)
_row("max", "a -> a", "the greatest value; of nothing: nothing", _value_or_nothing, _extreme(max), needs=Needs.ORDER)
_row(
    "median",
    "number -> number",
    "the middle one of the numbers in their order, of two middle ones the lower; of nothing: nothing",
    _value_or_nothing,
    _median,
    copies=True,
    computes=True,
    needs=Needs.FEW_NUMBERS,
)
_row("first", "a -> a", "the first value; of nothing: none", _value_or_none, _first)
_row(
    "union",
    "set of a -> set of a",
    "the union of sets",
    _value,
    lambda _: lambda sets: reduce(int.__or__, sets, 0),
    alike=True,
    needs=Needs.SETS,
)
_row(
    "most",
    "any, a -> set of a",
    "the set of the outermost generator's elements whose value is greatest",
    lambda given: ir.SetOf(given.element),
    _best(1),
    pairs=True,
    needs=Needs.ORDER,
)
_row(
    "least",
    "any, a -> set of a",
    "the set of the outermost generator's elements whose value is least",
    lambda given: ir.SetOf(given.element),
    _best(-1),
    pairs=True,
    needs=Needs.ORDER,
)
_row("set", "a -> set of a", "the set of the values", lambda given: ir.SetOf(given.value), _set, written=False)
