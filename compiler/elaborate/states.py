"""States and records: what they can hold, and how much."""

from __future__ import annotations

from typing import Any

from rulewright.compiler.elaborate.declared_types import type_of
from rulewright.compiler.elaborate.evaluate import evaluate
from rulewright.compiler.elaborate.types import describe, overfull
from rulewright.compiler.elaborate.world import World
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import Reported
from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size, nothing

RECORD_MAX = 2**20
ELEMENTS_MAX = 65536
WHOSE = {"owner": "its owner", "others": "all but its owner"}


def declared_record(world: World, declaration: ast.Record) -> ir.Record:
    """The record that a declaration describes."""
    fields = tuple((field.name, type_of(world, field.type)) for field in declaration.fields)
    size = 1
    for field, (_, kind) in zip(declaration.fields, fields):
        if not isinstance(kind, ir.Number | ir.Truth | ir.Member | ir.Seat | ir.Way | ir.Cell | ir.Row | ir.Rec):
            world.problems.error(
                "RW312",
                field.span,
                f"a field of a record cannot be {describe(kind)}",
                "fields are single things",
            )
            raise Reported
        size *= domain_size(kind, world.draft)
    if size > RECORD_MAX:
        world.problems.error(
            "RW370",
            declaration.span,
            f"the record {declaration.name} has {size:,} different values, more than {RECORD_MAX:,}",
            "give its fields smaller ranges",
        )
        raise Reported
    return ir.Record(declaration.name, fields)


def declared_state(world: World, name: str, declaration: ast.State) -> ir.State:
    """The state of this name that a declaration describes."""
    kind = type_of(world, declaration.type, of_state=True)
    if isinstance(kind, ir.Ring | ir.Rules):
        hint = "use an index, as in 'state edge: Player? per 0..5'" if isinstance(kind, ir.Ring) else ""
        world.problems.error("RW313", declaration.span, f"a state cannot be {describe(kind)}", hint)
        raise Reported
    index = tuple(type_of(world, one) for one in declaration.indices)
    _check_index(world, declaration, index)
    initial = nothing(kind, world.draft)
    if declaration.initial is not None:
        initial, _ = evaluate(world, declaration.initial, kind)
        _check_initial(world, declaration, kind, initial)
    seen = declaration.seen or "all"
    if seen in ir.BY_SEAT and ir.Seat() not in index:
        world.problems.error(
            "RW501",
            declaration.span,
            f"'{name}' is seen by {WHOSE[seen]}, but it is not per Player",
            "add 'per Player', or say 'seen by count'",
        )
    room = _room(world, declaration, kind, initial)
    return ir.State(name, kind, index, initial, seen, room=room)


def _room(world: World, declaration: ast.State, kind: ir.Type, initial: Any) -> int:
    """The bound of a set, 0 without one."""
    wanted = declaration.type
    if not isinstance(kind, ir.SetOf) or not isinstance(wanted, ast.CollectionType) or wanted.capacity is None:
        return 0
    room: int = evaluate(world, wanted.capacity)[0]
    if int(initial).bit_count() > room:
        world.problems.error("RW308", declaration.span, f"this set begins with more than {room} members")
        raise Reported
    return room


def _check_index(world: World, declaration: ast.State, index: tuple[ir.Type, ...]) -> None:
    size = 1
    for kind in index:
        if isinstance(kind, ir.SetOf | ir.BagOf | ir.ListOf | ir.PileOf | ir.Ring | ir.Rules | ir.Mark):
            world.problems.error("RW314", declaration.span, f"a state cannot be indexed by {describe(kind)}")
            raise Reported
        size *= domain_size(kind, world.draft)
    if size > ELEMENTS_MAX:
        hint = "index it by smaller ranges"
        world.problems.error(
            "RW371", declaration.span, f"this state has {size:,} elements, more than {ELEMENTS_MAX:,}", hint
        )
        raise Reported


def _check_initial(world: World, declaration: ast.State, kind: ir.Type, value: Any) -> None:
    if isinstance(kind, ir.Number) and value != ir.NIL and not kind.low <= value <= kind.high:
        assert declaration.initial is not None
        hint = f"widen the range, or begin with {kind.low}"
        world.problems.error("RW302", declaration.initial.span, f"{value} is outside {kind.low}..{kind.high}", hint)
    elif message := overfull(value, kind):
        assert declaration.initial is not None
        world.problems.error("RW302", declaration.initial.span, message, "widen 'up to', or begin with fewer")
