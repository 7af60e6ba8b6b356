"""Types of the IR as C types: which one, its constants, its nothing, and conversions between them.

Number, Truth, 1..n types, Step    int
Mark                               uint64_t
SetOf up to 64 members             uint64_t
SetOf more                         rw_setW, W words
BagOf                              rw_bagN, N counts
ListOf                             rw_listC of int, or rw_longsC of uint64_t
PileOf                             rw_pileC_N: two lists and a bag
Ring                               rw_ringN
Between                            rw_between
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.names import safe_name
from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size, nothing


def is_scalar(kind: ir.Type) -> bool:
    """Whether values of the type are single integers other than sets."""
    return not isinstance(kind, ir.SetOf | ir.BagOf | ir.ListOf | ir.PileOf | ir.Ring | ir.Between)


def is_word(kind: ir.Type, module: Module) -> bool:
    """Whether values of the type are the bits of one machine word: marks, and sets of up to 64 members."""
    return isinstance(kind, ir.Mark) or isinstance(kind, ir.SetOf) and set_words(kind.item, module) == 1


def size_of(kind: ir.Type, module: Module) -> int:
    """Members of the domain of a type."""
    return domain_size(kind, module.program)


def set_words(kind: ir.Type, module: Module) -> int:
    """How many words a set of items of this type takes."""
    return max(1, (size_of(kind, module) + 63) // 64)


def c_type(kind: ir.Type, module: Module) -> str:
    """The C type of values, defined in the module if it is not yet."""
    match kind:
        case _ if is_word(kind, module):
            return "uint64_t"
        case ir.SetOf(item):
            words = set_words(item, module)
            return module.shape(f"rw_set{words}", f"RW_DEFINE_SET({words}, {'RW_INLINE' if words <= 2 else 'RW_LATE'})")
        case ir.BagOf(item):
            size = size_of(item, module)
            return module.shape(f"rw_bag{size}", f"RW_DEFINE_BAG({size})")
        case ir.ListOf(item, capacity):
            held, room = c_type(item, module), max(1, capacity)
            name = f"rw_list{room}" if held == "int" else f"rw_longs{room}"
            return module.shape(name, f"RW_DEFINE_LIST({name}, {held}, {room})")
        case ir.PileOf(item, capacity):
            ends, middle = c_type(ir.ListOf(item, capacity), module), c_type(ir.BagOf(item), module)
            name = f"rw_pile_{ends[3:]}_{middle[3:]}"
            return module.shape(name, f"RW_DEFINE_PILE({name}, {ends}, {middle}, {c_type(item, module)})")
        case ir.Ring(size, item):
            held = c_type(item, module)
            name = f"rw_ring{size}" if held == "int" else f"rw_ring{size}_{held.removeprefix('rw_')}"
            if not (is_scalar(item) or is_word(item, module)):  # all elements of a state with collections
                return module.shape(name, f"RW_DEFINE_ARRAY({name}, {held}, {size})")
            return module.shape(name, f"RW_DEFINE_RING({name}, {held}, {size})")
        case ir.Between():
            return "rw_between"
        case _:
            return "int"


def list_move(one: str, other: str, capacity: int, module: Module) -> str:
    """The function that turns one list type into another."""
    return module.shape(f"{one}_as_{other}", f"RW_DEFINE_LIST_MOVE({one}, {other}, {capacity})")


# ---------------------------------------------------------------- constants


def word(value: int) -> low.Expr:
    """A 64-bit constant."""
    return low.Const(value & (2**64 - 1), "ULL")


def words_of(mask: int, count: int) -> list[low.Expr]:
    """A set as constants, low word first."""
    return [word(mask >> (64 * k)) for k in range(count)]


def words_at(held: low.Expr, words: int) -> low.Expr:
    """Where the words of a set variable lie."""
    return low.address(held) if words == 1 else low.member(held, "w")


def _word_text(value: int) -> str:
    held = value & (2**64 - 1)
    return f"0x{held:X}ULL" if ~held & (2**64 - 1) else "~0ULL"


def initialiser(value: Any, kind: ir.Type, module: Module) -> str:
    """The C initialiser of a value."""
    match kind:
        case _ if is_word(kind, module):
            return _word_text(value)
        case ir.SetOf(item):
            return "{" + low.braces(_word_text(value >> (64 * k)) for k in range(set_words(item, module))) + "}"
        case ir.BagOf():
            return "{" + low.braces(value) + "}"
        case ir.ListOf(item):
            return low.braces(
                (len(value), low.braces(initialiser(one, item, module) for one in value) if value else "{0}")
            )
        case ir.PileOf(item, capacity):
            top, middle, bottom = value
            ends = (initialiser(end, ir.ListOf(item, capacity), module) for end in (top, bottom))
            return low.braces((*ends, initialiser(middle, ir.BagOf(item), module)))
        case ir.Ring(_, item):
            return "{" + low.braces(initialiser(one, item, module) for one in value) + "}"
        case ir.Between():
            return low.braces(number(int(one)) for one in value)
        case _:
            return number(int(value))


def number(value: int) -> str:
    """An int constant."""
    return "RW_NIL" if value == ir.NIL else str(value)


def constant(value: Any, kind: ir.Type, module: Module) -> low.Expr:
    """A value as a node."""
    match kind:
        case _ if is_word(kind, module):
            return word(value)
        case ir.Between():
            return low.call("rw_between_of", _plain(int(value[0])), _plain(int(value[1])))
        case ir.SetOf() | ir.BagOf() | ir.ListOf() if not any(value if isinstance(value, tuple) else (value,)):
            if not isinstance(kind, ir.ListOf) or not value:
                return low.call(f"{c_type(kind, module)}_none")
    if is_scalar(kind):
        return _plain(int(value))
    return module.constant(c_type(kind, module), initialiser(value, kind, module), None, constant_name(kind))


def constant_name(kind: ir.Type) -> str:
    """What a constant is called after: its type."""
    item = getattr(kind, "item", kind)
    told = next(
        (getattr(item, name) for name in ("board", "table", "enum", "record", "network") if hasattr(item, name)), ""
    )
    return safe_name(f"{type(kind).__name__.removesuffix('Of').upper()}_OF", told or type(item).__name__.lower())


def _plain(value: int) -> low.Expr:
    return low.NIL if value == ir.NIL else low.Const(value)


def nothing_of(kind: ir.Type, module: Module) -> low.Expr:
    """The nothing of a type lowered."""
    return constant(nothing(kind, module.program), kind, module)


def maker(
    key: tuple[Hashable, ...],
    name: str,
    kind: str,
    parameters: tuple[str, ...],
    module: Module,
    *body: low.Stmt,
    first: low.Expr | None = None,
    inline: bool = True,
) -> str:
    """A small function that makes a value in a variable `r`, which begins as `first`; its name."""
    begun, made = low.declare(kind, "r", first), low.returns(low.Local("r"))
    return module.helper(key, name, kind, parameters, begun, *body, made, inline=inline)


# ---------------------------------------------------------------- conversions


def converted(value: low.Expr, given: ir.Type, wanted: ir.Type, module: Module) -> low.Expr:
    """A value of one type as a value of another (as `runtime/reference/fitting.py` does it)."""
    match given, wanted:
        case ir.SetOf(ir.Number() as held), ir.SetOf(ir.Number() as item):
            return _moved_set(value, held, item, module)
        case ir.BagOf(ir.Number(first, high)), ir.BagOf(ir.Number(least, most)) if (first, high) != (least, most):
            return _moved_bag(value, given, wanted, first - least, module)
        case ir.Number(), ir.Between():
            return low.call("rw_between_just", value)
        case ir.ListOf(_, capacity), ir.ListOf(_, wanted_capacity) if capacity != wanted_capacity:
            one, other = c_type(given, module), c_type(wanted, module)
            return value if one == other else low.call(list_move(one, other, max(1, wanted_capacity), module), value)
        case ir.PileOf(), ir.PileOf() if given != wanted:
            return _moved_pile(value, given, wanted, module)
        case _:
            return value


def _moved_pile(value: low.Expr, given: ir.PileOf, wanted: ir.PileOf, module: Module) -> low.Expr:
    one, other = c_type(given, module), c_type(wanted, module)
    if one == other:
        return value
    ends = [c_type(ir.ListOf(kind.item, kind.capacity), module) for kind in (given, wanted)]
    move = list_move(ends[0], ends[1], max(1, wanted.capacity), module)
    return low.call(module.shape(f"{one}_as_{other}", f"RW_DEFINE_PILE_MOVE({one}, {other}, {move})"), value)


def _moved_set(value: low.Expr, given: ir.Number, wanted: ir.Number, module: Module) -> low.Expr:
    few, many, size = set_words(given, module), set_words(wanted, module), size_of(wanted, module)
    by = given.low - wanted.low
    if not by and few == many and given.high <= wanted.high:
        return value
    if few == many == 1:
        return (low.call("rw_moved", value, by) if by else value) & word((1 << size) - 1)
    one, other = c_type(ir.SetOf(given), module), c_type(ir.SetOf(wanted), module)
    a, r = low.names("a", "r")
    body = [low.do("rw_words_moved", words_at(r, many), many, words_at(a, few), few, by)]
    if size % 64:
        last = r if many == 1 else low.member(r, "w")[many - 1]
        body.append(low.assign(last, word((1 << size % 64) - 1), "&"))
    return low.call(maker(("move_set", one, other, by, size), "move_set", other, (f"{one} a",), module, *body), value)


def _moved_bag(value: low.Expr, given: ir.BagOf, wanted: ir.BagOf, by: int, module: Module) -> low.Expr:
    i = low.Local("i")
    one, other = c_type(given, module), c_type(wanted, module)
    few, many = size_of(given.item, module), size_of(wanted.item, module)
    moved = low.assign(low.path("r.n")[i + by], low.path("a.n")[i])
    each = low.declare("int", "i"), low.loop(i, max(0, -by), min(few, many - by), moved)
    key, none = ("move_bag", one, other, by), low.call(f"{other}_none")
    return low.call(maker(key, "move_bag", other, (f"{one} a",), module, *each, first=none), value)
