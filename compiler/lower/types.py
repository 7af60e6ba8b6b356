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

from typing import Any

from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.read import quoted
from rulewright.compiler.lower.context import Module, braces
from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size, nothing

SET_FUNCTIONS = (
    "rw_set{n} rw_set{n}_none()",
    "rw_set{n} rw_set{n}_or(rw_set{n}, rw_set{n})",
    "rw_set{n} rw_set{n}_and(rw_set{n}, rw_set{n})",
    "rw_set{n} rw_set{n}_without(rw_set{n}, rw_set{n})",
    "bint rw_set{n}_eq(rw_set{n}, rw_set{n})",
    "bint rw_set{n}_within(rw_set{n}, rw_set{n})",
    "bint rw_set{n}_is_empty(const rw_set{n}*)",
    "int rw_set{n}_size(const rw_set{n}*)",
    "bint rw_set{n}_has(const rw_set{n}*, int, int)",
    "void rw_set{n}_put(rw_set{n}*, int, int)",
    "void rw_set{n}_join(rw_set{n}*, const rw_set{n}*)",
    "void rw_set{n}_cut(rw_set{n}*, const rw_set{n}*)",
    "void rw_set{n}_drop(rw_set{n}*, int, int)",
    "rw_set{n} rw_set{n}_single(int, int)",
    "int rw_set{n}_after(const rw_set{n}*, int)",
    "int rw_set{n}_before(const rw_set{n}*, int)",
    "int rw_set{n}_nth(const rw_set{n}*, int)",
    "rw_set{n} rw_set{n}_range(int, int, int)",
    "rw_set{n} rw_set{n}_run(rw_set{n}, rw_set{n}, bint)",
    "rw_set{n} rw_set{n}_until(rw_set{n}, rw_set{n}, bint)",
    "rw_set{n} rw_set{n}_moved(rw_set{n}, int)",
    "rw_set{n} rw_set{n}_along(rw_set{n}, rw_set{n}, int, rw_set{n}, int)",
    "rw_set{n} rw_set{n}_nearest(rw_set{n}, bint)",
    "bint rw_set{n}_is_empty_v(rw_set{n})",
    "int rw_set{n}_size_v(rw_set{n})",
    "bint rw_set{n}_has_v(rw_set{n}, int, int)",
    "int rw_set{n}_first_v(rw_set{n})",
    "uint64_t rw_set{n}_word(rw_set{n}, int)",
)
BAG_FUNCTIONS = (
    "rw_bag{n} rw_bag{n}_none()",
    "rw_bag{n} rw_bag{n}_load(const uint8_t*)",
    "int rw_bag{n}_store(uint8_t*, rw_bag{n}, int)",
    "rw_bag{n} rw_bag{n}_add(rw_bag{n}, rw_bag{n})",
    "rw_bag{n} rw_bag{n}_sub(rw_bag{n}, rw_bag{n})",
    "rw_bag{n} rw_bag{n}_minus(rw_bag{n}, rw_bag{n})",
    "rw_bag{n} rw_bag{n}_meet(rw_bag{n}, rw_bag{n})",
    "rw_bag{n} rw_bag{n}_join(rw_bag{n}, rw_bag{n})",
    "rw_bag{n} rw_bag{n}_amount(int, int)",
    "bint rw_bag{n}_eq(rw_bag{n}, rw_bag{n})",
    "bint rw_bag{n}_within(rw_bag{n}, rw_bag{n})",
    "int rw_bag{n}_size(rw_bag{n})",
    "bint rw_bag{n}_is_empty(rw_bag{n})",
    "int rw_bag{n}_count(rw_bag{n}, int)",
    "int rw_bag{n}_first(rw_bag{n})",
    "void rw_bag{n}_members(rw_bag{n}, uint64_t*, int)",
    "rw_bag{n} rw_bag{n}_of_words(const uint64_t*)",
)
LIST_FUNCTIONS = (
    "{n} {n}_none()",
    "int {n}_put({n}*, {t})",
    "int {n}_put_at({n}*, {t}, int)",
    "int {n}_index(const {n}*, {t})",
    "int {n}_count(const {n}*, {t})",
    "void {n}_cut({n}*, int)",
    "bint {n}_eq({n}, {n})",
    "{t} {n}_item(const {n}*, int, {t})",
    "{t} {n}_item_v({n}, int, {t})",
    "int {n}_index_v({n}, {t})",
    "int {n}_count_v({n}, {t})",
    "int {n}_length_v({n})",
)
RING_FUNCTIONS = (
    "{t} {n}_item(const {n}*, int)",
    "{t} {n}_item_v({n}, int)",
    "int {n}_count(const {n}*, {t})",
    "int {n}_count_v({n}, {t})",
    "bint {n}_eq({n}, {n})",
    "uint64_t {n}_rotations(const {n}*, int)",
    "uint64_t {n}_rotations_v({n}, int)",
)


def is_scalar(kind: ir.Type) -> bool:
    """Whether values of the type are single integers other than sets."""
    return not isinstance(kind, ir.SetOf | ir.BagOf | ir.ListOf | ir.PileOf | ir.Ring | ir.Between)


def size_of(kind: ir.Type, module: Module) -> int:
    """Members of the domain of a type."""
    return domain_size(kind, module.program)


def set_words(kind: ir.Type, module: Module) -> int:
    """How many words a set of items of this type takes."""
    return max(1, (size_of(kind, module) + 63) // 64)


def c_type(kind: ir.Type, module: Module) -> str:
    """The C type of values, defined in the module if it is not yet."""
    match kind:
        case ir.Mark():
            return "uint64_t"
        case ir.SetOf(item):
            words = set_words(item, module)
            return "uint64_t" if words == 1 else _define_set(words, module)
        case ir.BagOf(item):
            return _define_bag(size_of(item, module), module)
        case ir.ListOf(item, capacity):
            return list_type(c_type(item, module), max(1, capacity), module)
        case ir.PileOf(item, capacity):
            return _define_pile(kind, module)
        case ir.Ring(size, item):
            return _define_ring(size, c_type(item, module), module)
        case ir.Between():
            return "rw_between"
        case _:
            return "int"


def _define_set(words: int, module: Module) -> str:
    name = f"rw_set{words}"
    if name not in module.shapes:
        module.shapes[name] = (f"RW_DEFINE_SET({words}, {'RW_INLINE' if words <= 2 else 'RW_LATE'})",)
        module.declarations[name] = _declaration(
            f"ctypedef struct {name}:\n    uint64_t w[{words}]", SET_FUNCTIONS, n=words
        )
    return name


def _define_bag(size: int, module: Module) -> str:
    name = f"rw_bag{size}"
    if name not in module.shapes:
        module.shapes[name] = (f"RW_DEFINE_BAG({size})",)
        module.declarations[name] = _declaration(
            f"ctypedef struct {name}:\n    int32_t n[{size}]", BAG_FUNCTIONS, n=size
        )
    return name


def list_type(item: str, capacity: int, module: Module) -> str:
    """The C type of lists of `capacity` items, each an int or a uint64_t."""
    name = f"rw_list{capacity}" if item == "int" else f"rw_longs{capacity}"
    if name not in module.shapes:
        module.shapes[name] = (f"RW_DEFINE_LIST({name}, {item}, {capacity})",)
        head = f"ctypedef struct {name}:\n    int32_t length\n    {item} items[{capacity}]"
        module.declarations[name] = _declaration(head, LIST_FUNCTIONS, n=name, t=item)
    return name


def list_storage(name: str, item: str, capacity: int, module: Module) -> None:
    """Make sure that lists of a type can be loaded from and stored as items of C type `item`."""
    key = f"{name}_load_{item}"
    if key not in module.shapes:
        module.shapes[key] = (f"RW_DEFINE_LIST_STORAGE({name}, {item}, {capacity})",)
        module.declarations[key] = (
            f"{name} {name}_load_{item}(const {item}*, int, int)\n"
            f"void {name}_store_{item}({item}*, uint16_t*, {name}, int)"
        )


def list_move(one: str, other: str, capacity: int, module: Module) -> str:
    """The function that turns one list type into another."""
    name = f"{one}_as_{other}"
    if name not in module.shapes:
        module.shapes[name] = (f"RW_DEFINE_LIST_MOVE({one}, {other}, {capacity})",)
        module.declarations[name] = f"{other} {name}({one})"
    return name


def _define_pile(kind: ir.PileOf, module: Module) -> str:
    ends = c_type(ir.ListOf(kind.item, kind.capacity), module)
    middle = c_type(ir.BagOf(kind.item), module)
    name = f"rw_pile_{ends[3:]}_{middle[3:]}"
    if name not in module.shapes:
        module.shapes[name] = (
            f"typedef struct {{ {ends} top, bottom; {middle} middle; }} {name};",
            f"RW_LATE int {name}_eq({name} a, {name} b) {{ return {ends}_eq(a.top, b.top) && {ends}_eq(a.bottom, b.bottom)"
            f" && {middle}_eq(a.middle, b.middle); }}",
        )
        head = f"ctypedef struct {name}:\n    {ends} top\n    {ends} bottom\n    {middle} middle"
        module.declarations[name] = _declaration(head, ("bint {n}_eq({n}, {n})",), n=name)
    return name


def _define_ring(size: int, item: str, module: Module) -> str:
    name = f"rw_ring{size}" if item == "int" else f"rw_ring{size}_{item.removeprefix('rw_')}"
    if name not in module.shapes and item not in ("int", "uint64_t"):  # all elements of a state with collections
        module.shapes[name] = (f"RW_DEFINE_ARRAY({name}, {item}, {size})",)
        head = f"ctypedef struct {name}:\n    {item} items[{size}]"
        module.declarations[name] = _declaration(head, RING_FUNCTIONS[:2], n=name, t=item)
    if name not in module.shapes:
        module.shapes[name] = (f"RW_DEFINE_RING({name}, {item}, {size})",)
        head = f"ctypedef struct {name}:\n    {item} items[{size}]"
        module.declarations[name] = _declaration(head, RING_FUNCTIONS, n=name, t=item)
    return name


def _declaration(head: str, functions: tuple[str, ...], **names: Any) -> str:
    return "\n".join((head, *(line.format(**names) for line in functions)))


# ---------------------------------------------------------------- constants


def word(value: int) -> low.Expr:
    """A 64-bit constant."""
    return low.Const(value & (2**64 - 1), "ULL")


def _word(value: int) -> str:
    return f"0x{value & (2**64 - 1):X}ULL"


def words_of(mask: int, count: int) -> list[low.Expr]:
    """A set as constants, low word first."""
    return [word(mask >> (64 * k)) for k in range(count)]


def initialiser(value: Any, kind: ir.Type, module: Module) -> str:
    """The C initialiser of a value."""
    match kind:
        case ir.SetOf(item):
            words = set_words(item, module)
            return _word(value) if words == 1 else "{" + braces(words_of(value, words)) + "}"
        case ir.BagOf():
            return "{" + braces(value) + "}"
        case ir.ListOf(item):
            return braces((len(value), braces(initialiser(one, item, module) for one in value) if value else "{0}"))
        case ir.PileOf(item, capacity):
            top, middle, bottom = value
            ends = (initialiser(end, ir.ListOf(item, capacity), module) for end in (top, bottom))
            return braces((*ends, initialiser(middle, ir.BagOf(item), module)))
        case ir.Ring(_, item):
            return "{" + braces(initialiser(one, item, module) for one in value) + "}"
        case ir.Between():
            return braces(number(int(one)) for one in value)
        case ir.Mark():
            return _word(value)
        case _:
            return number(int(value))


def number(value: int) -> str:
    """An int constant."""
    return "RW_NIL" if value == ir.NIL else str(value)


def constant(value: Any, kind: ir.Type, module: Module) -> low.Expr:
    """A value as a node."""
    match kind:
        case ir.SetOf(item) if set_words(item, module) == 1:
            return word(value)
        case ir.Mark():
            return word(value)
        case ir.Between():
            return low.call("rw_between_of", _plain(int(value[0])), _plain(int(value[1])))
        case ir.SetOf() | ir.BagOf() | ir.ListOf() if not any(value if isinstance(value, tuple) else (value,)):
            if not isinstance(kind, ir.ListOf) or not value:
                return low.call(f"{c_type(kind, module)}_none")
    if is_scalar(kind):
        return _plain(int(value))
    return module.constant(c_type(kind, module), initialiser(value, kind, module))


def _plain(value: int) -> low.Expr:
    return low.NIL if value == ir.NIL else low.Const(value)


def nothing_text(kind: ir.Type, module: Module) -> low.Expr:
    """The nothing of a type as text."""
    return constant(nothing(kind, module.program), kind, module)


# ---------------------------------------------------------------- conversions


def converted(text: low.Expr, given: ir.Type, wanted: ir.Type, module: Module) -> low.Expr:
    """A value of one type as a value of another (as `runtime/reference/fitting.py` does it)."""
    match given, wanted:
        case ir.SetOf(ir.Number(first, high) as a), ir.SetOf(ir.Number(least, most) as b) if (
            first,
            set_words(a, module),
        ) != (least, set_words(b, module)) or high > most:
            return _moved_set(text, a, b, first - least, module)
        case ir.BagOf(ir.Number(first, high)), ir.BagOf(ir.Number(least, most)) if (first, high) != (least, most):
            return _moved_bag(text, given, wanted, first - least, module)
        case ir.Number(), ir.Between():
            name = module.once(
                "rw_just",
                "just",
                lambda name: quoted(
                    f"cdef inline rw_between {name}(int a) noexcept nogil:\n    return rw_between_of(a, a)\n"
                ),
            )
            return low.call(name, text)
        case ir.ListOf(_, capacity), ir.ListOf(_, wanted_capacity) if capacity != wanted_capacity:
            one, other = c_type(given, module), c_type(wanted, module)
            return text if one == other else low.call(list_move(one, other, max(1, wanted_capacity), module), text)
        case ir.PileOf(), ir.PileOf() if given != wanted:
            return _moved_pile(text, given, wanted, module)
        case _:
            return text


def _moved_pile(text: low.Expr, given: ir.PileOf, wanted: ir.PileOf, module: Module) -> low.Expr:
    one, other = c_type(given, module), c_type(wanted, module)
    if one == other:
        return text
    ends = [c_type(ir.ListOf(kind.item, kind.capacity), module) for kind in (given, wanted)]
    move = list_move(ends[0], ends[1], max(1, wanted.capacity), module)
    name = module.once(
        ("move_pile", one, other),
        "move_pile",
        lambda name: quoted(
            f"cdef inline {other} {name}({one} a) noexcept nogil:\n    cdef {other} r\n    r.top = {move}(a.top)\n"
            f"    r.bottom = {move}(a.bottom)\n    r.middle = a.middle\n    return r\n"
        ),
    )
    return low.call(name, text)


def _moved_set(text: low.Expr, given: ir.Number, wanted: ir.Number, by: int, module: Module) -> low.Expr:
    few, many = set_words(given, module), set_words(wanted, module)
    size = size_of(wanted, module)
    if few == many == 1:
        return (low.call("rw_moved", text, by) if by else text) & word((1 << size) - 1)
    one, other = c_type(ir.SetOf(given), module), c_type(ir.SetOf(wanted), module)
    source = "&a" if few == 1 else "a.w"
    target = "&r" if many == 1 else "r.w"
    last = f"    {'r' if many == 1 else f'r.w[{many - 1}]'} &= {word((1 << size % 64) - 1)}\n" if size % 64 else ""
    name = module.once(
        ("move_set", one, other, by, size),
        "move_set",
        lambda name: quoted(
            f"cdef inline {other} {name}({one} a) noexcept nogil:\n    cdef {other} r\n"
            f"    rw_words_moved({target}, {many}, {source}, {few}, {by})\n{last}    return r\n"
        ),
    )
    return low.call(name, text)


def _moved_bag(text: low.Expr, given: ir.BagOf, wanted: ir.BagOf, by: int, module: Module) -> low.Expr:
    one, other = c_type(given, module), c_type(wanted, module)
    few, many = size_of(given.item, module), size_of(wanted.item, module)
    name = module.once(
        ("move_bag", one, other, by),
        "move_bag",
        lambda name: quoted(
            f"cdef inline {other} {name}({one} a) noexcept nogil:\n    cdef {other} r = {other}_none()\n    cdef int i\n"
            f"    for i in range({max(0, -by)}, {min(few, many - by)}):\n        r.n[i + {by}] = a.n[i]\n    return r\n"
        ),
    )
    return low.call(name, text)
