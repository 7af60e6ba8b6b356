"""Changes of collections in place: `add`, `remove`, `put`, `shuffle`, `+=`, `-=`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.backend import Fault
from rulewright.runtime.domain import base_of, domain_size
from rulewright.runtime.reference.fitting import fit
from rulewright.runtime.reference.places import Spot, replaced
from rulewright.runtime.reference.world import Prepared, Slots, World
from rulewright.runtime.values.collections import bag_add, bag_of

Change = Callable[..., Any]  # the collection and the arguments -> the changed collection


def change(code: Prepared, op: str, target: Spot, args: tuple[ir.Expr, ...]) -> Callable[[World, Slots], None]:
    """A Mutate statement: the collection is read, changed and written back."""
    kind = target.type
    parts = code.expressions(args)
    if op in ("plus", "minus"):
        parts = [fit(part, arg.type, kind, code.program) for part, arg in zip(parts, args, strict=True)]
    apply = _changes(code, op, target)

    def run(w: World, s: Slots) -> None:
        given = [part(w, s) for part in parts]
        target.write(w, s, apply(target.read(w, s), *given))

    return run


def _changes(code: Prepared, op: str, target: Spot) -> Change:
    match target.type:
        case ir.SetOf(item):
            return _on_set(op, base_of(item), domain_size(item, code.program), target)
        case ir.BagOf(item):
            return _on_bag(op, base_of(item), target)
        case ir.ListOf(item):
            return _on_list(op, item, target)
        case ir.PileOf(item):
            return _on_pile(op, item, domain_size(item, code.program), target)
    raise ValueError(f"{target.type} is no collection")


def _nothing_added(target: Spot) -> Fault:
    return Fault(
        "RW602",
        f"'{target.name}' cannot hold what is put into it: it is none, or a number outside its range",
        target.where,
    )


def _not_there(target: Spot) -> Fault:
    return Fault("RW603", f"what is taken from '{target.name}' is not there", target.where)


def _on_set(op: str, base: int, size: int, target: Spot) -> Change:
    def add(mask: int, value: int) -> int:
        if not 0 <= value - base < size:
            raise _nothing_added(target)
        return mask | 1 << (value - base)

    def remove(mask: int, value: int) -> int:
        return mask & ~(1 << (value - base)) if value >= base else mask

    match op:
        case "add":
            return add
        case "remove":
            return remove
        case "plus":
            return lambda mask, other: mask | other
        case "minus":
            return lambda mask, other: mask & ~other
    raise ValueError(f"no '{op}' on sets")


def _on_bag(op: str, base: int, target: Spot) -> Change:
    def add(bag: tuple[int, ...], value: int) -> tuple[int, ...]:
        at = value - base
        if not 0 <= at < len(bag):
            raise _nothing_added(target)
        return replaced(bag, at, bag[at] + 1)

    def remove(bag: tuple[int, ...], value: int) -> tuple[int, ...]:
        at = value - base
        if not 0 <= at < len(bag) or bag[at] < 1:
            raise _not_there(target)
        return replaced(bag, at, bag[at] - 1)

    def minus(bag: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
        left = tuple(have - taken for have, taken in zip(bag, other, strict=True))
        if min(left, default=0) < 0:
            raise _not_there(target)
        return left

    match op:
        case "add":
            return add
        case "remove":
            return remove
        case "plus":
            return bag_add
        case "minus":
            return minus
    raise ValueError(f"no '{op}' on bags")


def _is_none(value: Any, item: ir.Type) -> bool:
    """Whether a value is none of those that a list or pile of this type can hold."""
    match item:
        case ir.Number(low, high):
            return not low <= value <= high
        case ir.Truth():
            return False
        case _:
            return bool(value == 0)


def _on_list(op: str, item: ir.Type, target: Spot) -> Change:
    def insert(items: tuple[Any, ...], value: Any, at: int) -> tuple[Any, ...]:
        if _is_none(value, item):
            raise _nothing_added(target)
        at = max(0, min(at, len(items)))
        return (*items[:at], value, *items[at:])

    def remove(items: tuple[Any, ...], value: Any) -> tuple[Any, ...]:
        if value not in items:
            raise _not_there(target)
        at = items.index(value)
        return (*items[:at], *items[at + 1 :])

    match op:
        case "add" | "put_bottom":
            return lambda items, value: insert(items, value, len(items))
        case "remove":
            return remove
        case "put_top":
            return lambda items, value: insert(items, value, 0)
        case "put_at":
            return insert
    raise ValueError(f"no '{op}' on lists")


Pile = tuple[tuple[Any, ...], tuple[int, ...], tuple[Any, ...]]


def _on_pile(op: str, item: ir.Type, size: int, target: Spot) -> Change:
    base = base_of(item)

    def put_top(pile: Pile, value: Any) -> Pile:
        if _is_none(value, item):
            raise _nothing_added(target)
        return (value, *pile[0]), pile[1], pile[2]

    def put_bottom(pile: Pile, value: Any) -> Pile:
        if _is_none(value, item):
            raise _nothing_added(target)
        return pile[0], pile[1], (*pile[2], value)

    def shuffle(pile: Pile) -> Pile:
        return (), bag_add(pile[1], bag_of((*pile[0], *pile[2]), base, size)), ()

    match op:
        case "put_top":
            return put_top
        case "put_bottom":
            return put_bottom
        case "shuffle":
            return shuffle
    raise ValueError(f"no '{op}' on piles")
