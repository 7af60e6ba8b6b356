"""The types that a definition names: enums, records, tables, boards, ranges and collections of them."""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler.elaborate.evaluate import evaluate
from rulewright.compiler.elaborate.types import INT_HIGH, INT_LOW, MOST_OF_A_KIND, describe
from rulewright.compiler.elaborate.world import World
from rulewright.compiler.syntax import ast, foreign
from rulewright.compiler.syntax.diagnostics import Reported, did_you_mean
from rulewright.compiler.syntax.source import Span
from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size

SET_MAX = 65536
LIST_MAX = 4096
RING_MAX = 64
PILE_ENDS = 60  # known cards at each end of a pile that says nothing else


def type_of(world: World, node: ast.TypeExpr, of_state: bool = False) -> ir.Type:
    """The type that a type expression names; only a set that is a state (`of_state`) can have a bound."""
    match node:
        case ast.NamedType(name):
            return named_type(world, name, node.span)
        case ast.RangeType(low, high):
            return _range_type(world, low, high, node.span)
        case ast.ChoiceType(members):
            name = "|".join(members)
            if name not in world.draft.enums:
                world.add_enum(name, members, ("",) * len(members), anonymous=True)
            return ir.Member(name)
        case ast.YesNoType():
            return ir.Truth()
        case ast.RulesType():
            return ir.Rules()
        case ast.CollectionType():
            return _collection_type(world, node, of_state)
        case ast.RingType(size, item):
            if not 1 <= size <= RING_MAX:
                world.problems.error("RW367", node.span, f"a ring has 1 to {RING_MAX} items, not {size}")
                raise Reported
            return ir.Ring(size, type_of(world, item))
        case ast.OptionalType(item):
            inner = type_of(world, item)
            return replace(inner, optional=True) if isinstance(inner, ir.Number) else inner


def named_type(world: World, name: str, span: Span) -> ir.Type:
    """A type by its name."""
    found = find_type(world, name)
    if found is None:
        known = [*world.enum_decls, *world.record_decls, *world.table_decls, *world.board_decls]
        known += ["Player", "Direction", "rules", "fingerprint"]
        hint = foreign.TYPES.get(name) or did_you_mean(name, known)
        world.problems.error("RW205", span, f"there is no type named '{name}'", hint)
        raise Reported
    return found


def find_type(world: World, name: str) -> ir.Type | None:
    """The type with a name, or None."""
    if name == "Player":
        return ir.Seat()
    if name == "fingerprint":
        return ir.Mark()
    if name == "Direction" and len(world.board_decls) >= 1:
        return ir.Way(world.board(next(iter(world.board_decls))).name)
    if name in world.enum_decls:
        return ir.Member(name)
    if name in world.record_decls:
        world.record(name)
        return ir.Rec(name)
    if name in world.table_decls:
        return ir.Row(name)
    if name in world.board_decls:
        world.board(name)
        return ir.Cell(name)
    return None


def type_like(world: World, name: str) -> ir.Type | None:
    """The type a parameter has by its name: `house` is a House, `cell` a cell of the only board."""
    for known in (*world.enum_decls, *world.table_decls, *world.record_decls):
        if known.lower() == name.replace("_", "").lower():
            return find_type(world, known)
    if name == "cell" and len(world.board_decls) == 1:
        return find_type(world, next(iter(world.board_decls)))
    if name in ("player", "seat"):
        return ir.Seat()
    return None


def parameter_types(world: World, parameters: tuple[ast.Parameter, ...]) -> tuple[ir.Type, ...] | None:
    """The types of parameters by annotation or name; None if one of them tells nothing."""
    kinds = [type_of(world, p.type) if p.type is not None else type_like(world, p.name) for p in parameters]
    known = tuple(kind for kind in kinds if kind is not None)
    return known if len(known) == len(kinds) else None


def _range_type(world: World, low: ast.Expr, high: ast.Expr, span: Span) -> ir.Type:
    """`0..20`, or a whole enum by its first and last member."""
    first, last = evaluate(world, low), evaluate(world, high)
    match first[1], last[1]:
        case ir.Member(enum), ir.Member(other) if enum == other:
            if (first[0], last[0]) != (1, len(world.draft.enums[enum].members)):
                message = f"{low.span.text}..{high.span.text} is no type: it is only a part of {enum}"
                hint = f"write {enum}, and let the rules say which of it; or give the part an enum of its own"
                world.problems.error("RW118", span, message, hint)
                raise Reported
            return ir.Member(enum)
        case ir.Number(), ir.Number():
            if first[0] > last[0]:
                world.problems.error(
                    "RW306", span, f"the range {first[0]}..{last[0]} is empty", "the smaller number comes first"
                )
                raise Reported
            if first[0] < INT_LOW or last[0] > INT_HIGH:
                world.too_large(span)
            return ir.Number(first[0], last[0])
        case _:
            world.problems.error(
                "RW301",
                span,
                "a range goes from one number to another, or from one member of an enum to a later one",
            )
            raise Reported


def _collection_type(world: World, node: ast.CollectionType, of_state: bool) -> ir.Type:
    item = type_of(world, node.item)
    if not isinstance(
        item, ir.Number | ir.Truth | ir.Member | ir.Seat | ir.Way | ir.Cell | ir.Row | ir.Rec | ir.Rules | ir.Mark
    ):
        world.problems.error(
            "RW307", node.span, f"a {node.word} cannot hold {describe(item)}", "collections hold single things"
        )
        raise Reported
    if isinstance(item, ir.Mark) and node.word != "list":
        world.problems.error("RW307", node.span, f"a {node.word} cannot hold fingerprints", "use a list")
        raise Reported
    capacity = None
    if node.capacity is not None:
        capacity, kind = evaluate(world, node.capacity)
        if not isinstance(kind, ir.Number) or not 1 <= capacity <= LIST_MAX:
            world.problems.error("RW308", node.capacity.span, f"'up to' needs a number from 1 to {LIST_MAX}")
            raise Reported
    if not isinstance(item, ir.Rules | ir.Mark) and domain_size(item, world.draft) > SET_MAX:
        world.problems.error(
            "RW309",
            node.span,
            f"a {node.word} cannot be over {domain_size(item, world.draft):,} different values",
            f"at most {SET_MAX:,} are possible",
        )
        raise Reported
    match node.word:
        case "set":
            if capacity is not None and not of_state:
                world.problems.error("RW308", node.span, "only a set that is a state has a bound", "leave out 'up to'")
                raise Reported
            return ir.SetOf(item)
        case "bag":
            return ir.BagOf(item, capacity or 65535)
        case "list":
            if capacity is None:
                world.problems.error("RW303", node.span, "a list needs a bound", "write 'list of X up to 10'")
                raise Reported
            return ir.ListOf(item, capacity)
        case _:
            return ir.PileOf(item, capacity or max(PILE_ENDS, min(domain_size(item, world.draft), MOST_OF_A_KIND)))
