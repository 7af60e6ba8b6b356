"""Primitives on sets, bags, lists, rings, piles and ranges as text."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler.analyse.facts import bag_of_kinds
from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.read import quoted
from rulewright.compiler.lower.bounded_sets import few_query
from rulewright.compiler.lower.context import Module, Scope
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.queries import query
from rulewright.compiler.lower.states import address, index_texts, state_named
from rulewright.compiler.lower.tables import board_table, cell_function
from rulewright.compiler.lower.types import c_type, constant, converted, nothing_text, set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of, counts_from_one

SET_OPERATIONS = {"union": "or", "meet": "and", "without": "without"}
BAG_OPERATIONS = {"bag_add": "add", "bag_sub": "sub", "bag_meet": "meet", "bag_join": "join"}


def collection(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """The text of a primitive on collections."""
    return BY_NAME[node.op](node, scope, module)


def equal(one: low.Expr, two: low.Expr, kind: ir.Type, module: Module) -> low.Expr:
    """Whether two values of a type are the same."""
    name = c_type(kind, module)
    return low.eq(one, two) if name in ("int", "uint64_t") else low.call(f"{name}_eq", one, two)


def _is_constant(text: low.Expr) -> bool:
    """Whether it is a constant of the module, or an element of one."""
    return isinstance(text, low.Global) or isinstance(text, low.Element) and isinstance(text.of, low.Global)


def _is_loaded(text: low.Expr) -> bool:
    """Whether it is a struct where it lies: `(<rw_set2*>&s.m_stone[0])[0]`."""
    return isinstance(text, low.Element) and isinstance(text.of, low.Cast)


def pointer(expr: ir.Expr, scope: Scope, module: Module) -> low.Expr | None:
    """The address of a value that lies in memory as it is; None if it must be computed."""
    match expr:
        case ir.Local(slot, kind) if scope.types[slot] == kind:
            text = scope.texts[slot]
            return low.address(text) if isinstance(text, low.Local) or _is_loaded(text) else None
        case ir.Read(name, index, ir.SetOf(item)) if index and set_words(item, module) > 1:
            state = state_named(name, module)
            if state.type != expr.type or state.room:
                return None
            texts, checks = index_texts(state, index, scope, module)
            return low.call(address(state, checks, module), low.STATE, *texts)
        case ir.Const() | ir.Column() | ir.Read():
            text = module.text(expr, scope)
            return low.address(text) if _is_constant(text) or _is_loaded(text) else None
    return None


def from_index(index: low.Expr, item: ir.Type, module: Module) -> low.Expr:
    """The value at an index; -1 stands for none (NIL of Numbers)."""
    if counts_from_one(item):
        return index + 1
    if isinstance(item, ir.Number):
        name = module.once(
            "number at",
            "number_at",
            lambda fresh: quoted(
                f"cdef inline int {fresh}(int i, int low) noexcept nogil:\n    return RW_NIL if i < 0 else i + low\n"
            ),
        )
        return low.call(name, index, item.low)
    return low.call("rw_max", 0, index)


# ---------------------------------------------------------------- sets


def _set(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    assert isinstance(node.type, ir.SetOf)
    item = node.type.item
    size, base, name = size_of(item, module), base_of(item), c_type(node.type, module)
    if not node.args:
        return constant(0, node.type, module)
    single = "rw_single" if name == "uint64_t" else f"{name}_single"
    parts = [low.call(single, _index(module.text(arg, scope), base), size) for arg in node.args]
    if name == "uint64_t":
        found = parts[0]
        for part in parts[1:]:
            found = found | part
        return found
    text = parts[0]
    for part in parts[1:]:
        text = low.call(f"{name}_or", text, part)
    return text


def _index(text: low.Expr, base: int) -> low.Expr:
    return text - base if base else text


def _set_operation(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    one, two = (converted(module.text(arg, scope), arg.type, node.type, module) for arg in node.args)
    name = c_type(node.type, module)
    if name == "uint64_t":
        return {"union": one | two, "meet": one & two, "without": one & ~two}[node.op]
    return low.call(f"{name}_{SET_OPERATIONS[node.op]}", one, two)


def _in(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    item, source = node.args
    source = bag_of_kinds(source) or source  # among the kinds of a bag is what is in the bag
    text = module.text(item, scope)
    match source.type:
        case ir.SetOf(kind):
            return has(text, source, kind, scope, module)
        case ir.BagOf() | ir.ListOf() | ir.Ring():
            return _in_items(item, text, source, scope, module)
        case ir.Between():
            name = module.once(
                "inside",
                "inside",
                lambda fresh: quoted(
                    f"cdef inline bint {fresh}(int a, rw_between b) noexcept nogil:\n"
                    "    return a != RW_NIL and b.low <= a and a <= b.high\n"
                ),
            )
            return low.call(name, text, module.text(source, scope))
        case _:
            name = module.once(
                "just_this",
                "just_this",
                lambda fresh: quoted(
                    f"cdef inline bint {fresh}(int a, int b) noexcept nogil:\n    return a == b and a != RW_NIL\n"
                ),
            )
            return low.call(name, text, module.text(source, scope))


def has(item: low.Expr, source: ir.Expr, kind: ir.Type, scope: Scope, module: Module) -> low.Expr:
    """Whether a set has an item."""
    index, size = _index(item, base_of(kind)), size_of(kind, module)
    asked = few_query("has", source, item, scope, module)
    if asked is not None:
        return asked
    if set_words(kind, module) == 1:
        return low.call("rw_has", module.text(source, scope), index, size)
    name, address = c_type(source.type, module), pointer(source, scope, module)
    if address:
        return low.call(f"{name}_has", address, index, size)
    return low.call(f"{name}_has_v", module.text(source, scope), index, size)


def _in_items(item: ir.Expr, text: low.Expr, source: ir.Expr, scope: Scope, module: Module) -> low.Expr:
    """In a bag, list or ring. None is in nothing."""
    count = _count(source, text, scope, module)
    kind = source.type
    assert isinstance(kind, ir.BagOf | ir.ListOf | ir.Ring)
    if isinstance(kind, ir.BagOf) or not counts_from_one(kind.item) and not isinstance(kind.item, ir.Number):
        return low.gt(count, 0)
    if isinstance(kind.item, ir.Number):
        none = kind.item.low - 1 if not isinstance(item.type, ir.Number) or not item.type.optional else ir.NIL
        return low.gt(count, 0) if none != ir.NIL else low.both(low.ne(text, low.NIL), low.gt(count, 0))
    if module.facts.is_some(item, lambda slot: slot in scope.some):
        return low.gt(count, 0)
    return low.both(low.ne(text, 0), low.gt(count, 0))


def _count(source: ir.Expr, wanted: low.Expr, scope: Scope, module: Module) -> low.Expr:
    """How often an item is in a bag, list, ring or pile."""
    name = c_type(source.type, module)
    match source.type:
        case ir.BagOf(kind):
            asked = query("tally", source, [wanted], scope, module)
            return asked or low.call(f"{name}_count", module.text(source, scope), _index(wanted, base_of(kind)))
        case ir.ListOf():
            asked = query("tally", source, [wanted], scope, module)
            if asked:
                return asked
        case ir.SetOf(kind):
            return low.cast("int", has(wanted, source, kind, scope, module))
        case ir.PileOf(kind):
            return _pile_count(source, wanted, kind, scope, module)
    address = pointer(source, scope, module)
    return (
        low.call(f"{name}_count", address, wanted)
        if address
        else low.call(f"{name}_count_v", module.text(source, scope), wanted)
    )


def _pile_count(source: ir.Expr, wanted: low.Expr, kind: ir.Type, scope: Scope, module: Module) -> low.Expr:
    name, bag = c_type(source.type, module), c_type(ir.BagOf(kind), module)
    assert isinstance(source.type, ir.PileOf)
    end = c_type(ir.ListOf(kind, source.type.capacity), module)
    counter = module.once(
        ("pile count", name),
        "count_in",
        lambda fresh: quoted(
            f"cdef inline int {fresh}({name} a, {c_type(kind, module)} wanted) noexcept nogil:\n"
            f"    return {end}_count(&a.top, wanted) + {end}_count(&a.bottom, wanted) + {bag}_count(a.middle, wanted - {base_of(kind)})\n"
        ),
    )
    return low.call(counter, module.text(source, scope), wanted)


def _count_of(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    return _count(node.args[0], module.text(node.args[1], scope), scope, module)


def _size(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    (source,) = node.args
    name = c_type(source.type, module)
    few = few_query("size", source, None, scope, module)
    if few is not None:
        return few
    match source.type:
        case ir.SetOf(item) if set_words(item, module) == 1:
            return low.call("rw_size", module.text(source, scope))
        case ir.SetOf():
            address = pointer(source, scope, module)
            return (
                low.call(f"{name}_size", address) if address else low.call(f"{name}_size_v", module.text(source, scope))
            )
        case ir.Ring(size):
            return low.Const(size)
        case ir.Between():
            length = module.once(
                "length",
                "length_of",
                lambda fresh: quoted(
                    f"cdef inline int {fresh}(rw_between a) noexcept nogil:\n    return rw_max(0, a.high - a.low + 1)\n"
                ),
            )
            return low.call(length, module.text(source, scope))
    asked = query("size", source, [], scope, module)
    if asked:
        return asked
    text = module.text(source, scope)
    match source.type:
        case ir.BagOf():
            return low.call(f"{name}_size", text)
        case ir.PileOf(item):
            total = module.once(
                ("pile size", name),
                "size_of",
                lambda fresh: quoted(
                    f"cdef inline int {fresh}({name} a) noexcept nogil:\n"
                    f"    return a.top.length + a.bottom.length + {c_type(ir.BagOf(item), module)}_size(a.middle)\n"
                ),
            )
            return low.call(total, text)
    return low.call(f"{name}_length_v", text)


def _range(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    assert isinstance(node.type, ir.SetOf)
    base, size, name = base_of(node.type.item), size_of(node.type.item, module), c_type(node.type, module)
    first, last = (_index(module.text(arg, scope), base) for arg in node.args)
    return low.call(f"{('rw' if name == 'uint64_t' else name)}_range", first, last, size)


def _whole_set(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    assert isinstance(node.type, ir.SetOf)
    return constant((1 << size_of(node.type.item, module)) - 1, node.type, module)


def _first(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    (source,) = node.args
    name, kind = c_type(source.type, module), source.type
    match kind:
        case ir.SetOf(item):
            few = few_query("first", source, None, scope, module)
            if few is not None:
                return from_index(few, item, module)
            if name == "uint64_t":
                return from_index(low.call("rw_lowest", module.text(source, scope)), item, module)
            place = pointer(source, scope, module)
            index = (
                low.call(f"{name}_after", place, -1)
                if place
                else low.call(f"{name}_first_v", module.text(source, scope))
            )
            return from_index(index, item, module)
        case ir.BagOf(item):
            asked = query("first", source, [], scope, module)
            return from_index(asked or low.call(f"{name}_first", module.text(source, scope)), item, module)
        case ir.ListOf():
            return _item_at(source, low.ZERO, _none(node.type, module), scope, module)
        case ir.Ring():
            return low.call(f"{name}_item_v", module.text(source, scope), 0)
        case ir.Between():
            finder = module.once(
                "first of",
                "first_of",
                lambda fresh: quoted(
                    f"cdef inline int {fresh}(rw_between a) noexcept nogil:\n    return a.low if a.low <= a.high else RW_NIL\n"
                ),
            )
            return low.call(finder, module.text(source, scope))
    return module.text(source, scope)


def _none(kind: ir.Type, module: Module) -> low.Expr:
    return low.NIL if isinstance(kind, ir.Number) else nothing_text(kind, module)


# ---------------------------------------------------------------- bags


def _amount(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    assert isinstance(node.type, ir.BagOf)
    count, item = (module.text(arg, scope) for arg in node.args)
    return low.call(f"{c_type(node.type, module)}_amount", count, _index(item, base_of(node.type.item)))


def _bag(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    assert isinstance(node.type, ir.BagOf)
    name, base = c_type(node.type, module), base_of(node.type.item)
    text = low.call(f"{name}_none")
    for number, arg in enumerate(node.args):
        one = low.call(f"{name}_amount", 1, _index(module.text(arg, scope), base))
        text = one if number == 0 else low.call(f"{name}_add", text, one)
    return text


def _bag_operation(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    one, two = (converted(module.text(arg, scope), arg.type, node.type, module) for arg in node.args)
    return low.call(f"{c_type(node.type, module)}_{BAG_OPERATIONS[node.op]}", one, two)


def _as_bag(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """set_bag, list_bag."""
    (source,) = node.args
    given, wanted = c_type(source.type, module), c_type(node.type, module)
    assert isinstance(node.type, ir.BagOf)
    base, size = base_of(node.type.item), size_of(node.type.item, module)
    match source.type:
        case ir.SetOf(item):
            words = set_words(item, module)
            same = ir.BagOf(item)
            name = module.once(
                ("set_bag", given, size_of(item, module)),
                "bag_of",
                lambda fresh: quoted(
                    f"cdef inline {c_type(same, module)} {fresh}({given} a) noexcept nogil:\n"
                    f"    return {c_type(same, module)}_of_words({'&a' if words == 1 else 'a.w'})\n"
                ),
            )
            return converted(low.call(name, module.text(source, scope)), same, node.type, module)
        case ir.BagOf():
            return converted(module.text(source, scope), source.type, node.type, module)
    count = str(source.type.size) if isinstance(source.type, ir.Ring) else "a.length"
    name = module.once(
        ("list_bag", given, wanted, base),
        "bag_of",
        lambda fresh: quoted(
            f"cdef inline {wanted} {fresh}({given} a) noexcept nogil:\n    cdef {wanted} r = {wanted}_none()\n    cdef int k\n"
            f"    for k in range({count}):\n        if <unsigned int>(a.items[k] - {base}) < {size}u:\n"
            f"            r.n[a.items[k] - {base}] += 1\n    return r\n"
        ),
    )
    return low.call(name, module.text(source, scope))


def _bag_set(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """The members of a bag or list as a set."""
    r, a, k = low.names("r", "a", "k")
    (source,) = node.args
    assert isinstance(node.type, ir.SetOf)
    given, wanted = c_type(source.type, module), c_type(node.type, module)
    base, size, words = base_of(node.type.item), size_of(node.type.item, module), set_words(node.type.item, module)
    match source.type:
        case ir.SetOf():
            return converted(module.text(source, scope), source.type, node.type, module)
        case ir.BagOf(item):
            same = ir.SetOf(item)
            members, count = c_type(same, module), set_words(item, module)
            name = module.once(
                ("bag_set", given),
                "members_of",
                lambda fresh: quoted(
                    f"cdef inline {members} {fresh}({given} a) noexcept nogil:\n    cdef {members} r\n"
                    f"    {given}_members(a, {'&r' if count == 1 else 'r.w'}, {count})\n    return r\n"
                ),
            )
            return converted(low.call(name, module.text(source, scope)), same, node.type, module)
    put = (
        low.assign(r, low.call("rw_single", low.member(a, "items")[k] - base, size), "|")
        if words == 1
        else low.call(
            f"{wanted}_put",
            low.address(r),
            low.member(a, "items")[k] - base,
            size,
        )
    )
    empty = "0" if words == 1 else low.call(f"{wanted}_none")
    count_text = str(source.type.size) if isinstance(source.type, ir.Ring) else "a.length"
    name = module.once(
        ("list_set", given, wanted, base),
        "members_of",
        lambda fresh: quoted(
            f"cdef inline {wanted} {fresh}({given} a) noexcept nogil:\n    cdef {wanted} r = {empty}\n    cdef int k\n"
            f"    for k in range({count_text}):\n        {put}\n    return r\n"
        ),
    )
    return low.call(name, module.text(source, scope))


# ---------------------------------------------------------------- lists, rings, ranges


def _list(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    assert isinstance(node.type, ir.ListOf)
    name, item = c_type(node.type, module), c_type(node.type.item, module)
    count = len(node.args)
    if count == 0:
        return low.call(f"{name}_none")
    puts = "".join(f"    {name}_put(&r, a{k})\n" for k in range(count))
    maker = module.once(
        ("list", name, count),
        "list_of",
        lambda fresh: quoted(
            f"cdef inline {name} {fresh}({', '.join(f'{item} a{k}' for k in range(count))}) noexcept nogil:\n"
            f"    cdef {name} r = {name}_none()\n{puts}    return r\n"
        ),
    )
    return low.call(maker, *(module.text(arg, scope) for arg in node.args))


def _item(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    source, at = node.args
    index = module.text(at, scope)
    if isinstance(source, ir.Local) and not isinstance(scope.types[source.slot], ir.Ring | ir.ListOf):
        return scope.texts[source.slot]  # an array of one
    if isinstance(source.type, ir.Ring):
        name, address = c_type(source.type, module), pointer(source, scope, module)
        if node.data == ir.NAMED and not _is_there(at, scope, module):
            kind, empty = c_type(node.type, module), nothing_text(node.type, module)
            named = module.once(
                ("named item", name),
                "named_item",
                lambda fresh: quoted(
                    f"cdef inline {kind} {fresh}({name} a, int k) noexcept nogil:\n"
                    f"    return {name}_item_v(a, k) if k >= 0 else {empty}\n"
                ),
            )
            return low.call(named, module.text(source, scope), index)
        return (
            low.call(f"{name}_item", address, index)
            if address
            else low.call(f"{name}_item_v", module.text(source, scope), index)
        )
    return _item_at(source, index, nothing_text(node.type, module), scope, module)


def _is_there(position: ir.Expr, scope: Scope, module: Module) -> bool:
    """Whether the value that names a position is surely not none."""
    if not (isinstance(position, ir.Op) and position.op == "gap"):
        return isinstance(position, ir.Const) and position.value >= 0
    return module.facts.is_some(position.args[0], lambda slot: slot in scope.some)


def _item_at(source: ir.Expr, index: low.Expr, empty: low.Expr, scope: Scope, module: Module) -> low.Expr:
    name, address = c_type(source.type, module), pointer(source, scope, module)
    assert isinstance(source.type, ir.ListOf)
    if empty == nothing_text(source.type.item, module):
        asked = query("item", source, [index], scope, module)
        if asked:
            return asked
    if address:
        return low.call(f"{name}_item", address, index, empty)
    return low.call(f"{name}_item_v", module.text(source, scope), index, empty)


def _tail(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    (source,) = node.args
    given = c_type(source.type, module)
    name = module.once(
        ("tail", given),
        "tail_of",
        lambda fresh: quoted(
            f"cdef inline {given} {fresh}({given} a) noexcept nogil:\n    if a.length:\n        {given}_cut(&a, 0)\n    return a\n"
        ),
    )
    return converted(low.call(name, module.text(source, scope)), source.type, node.type, module)


def _known_end(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """The known cards of a pile, from the top down or from the bottom up."""
    (source,) = node.args
    assert isinstance(source.type, ir.PileOf)
    given, wanted, bag = (c_type(kind, module) for kind in (source.type, node.type, ir.BagOf(source.type.item)))
    places = {"top": "a.top.items[k]", "bottom": "a.bottom.items[k]"}
    ends = ["top", "bottom"]
    if node.op == "known_bottom":
        places = {end: place.replace("[k]", f"[a.{end}.length - 1 - k]") for end, place in places.items()}
        ends.reverse()
    first, second = (
        f"for k in range(a.{end}.length):\n{{indent}}    {wanted}_put(&r, {places[end]})\n" for end in ends
    )
    name = module.once(
        (node.op, given),
        node.op,
        lambda fresh: quoted(
            f"cdef inline {wanted} {fresh}({given} a) noexcept nogil:\n    cdef {wanted} r = {wanted}_none()\n    cdef int k\n"
            f"    {first.format(indent='    ')}    if {bag}_size(a.middle) == 0:\n        {second.format(indent='        ')}    return r\n"
        ),
    )
    return low.call(name, module.text(source, scope))


def _unknown(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    (source,) = node.args
    assert isinstance(source.type, ir.PileOf)
    given, middle = c_type(source.type, module), c_type(ir.BagOf(source.type.item), module)
    name = module.once(
        ("unknown", given),
        "unknown",
        lambda fresh: quoted(f"cdef inline {middle} {fresh}({given} a) noexcept nogil:\n    return a.middle\n"),
    )
    return low.call(name, module.text(source, scope))


def _distinct(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    (source,) = node.args
    given = c_type(source.type, module)
    name = module.once(
        ("distinct", given),
        "different",
        lambda fresh: quoted(
            f"cdef inline {given} {fresh}({given} a) noexcept nogil:\n    cdef {given} r = {given}_none()\n    cdef int k\n"
            f"    for k in range(a.length):\n        if {given}_index(&r, a.items[k]) < 0:\n"
            f"            {given}_put(&r, a.items[k])\n    return r\n"
        ),
    )
    return converted(low.call(name, module.text(source, scope)), source.type, node.type, module)


def _index_of(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    source, item = node.args
    wanted = module.text(item, scope)
    asked = query("find", source, [wanted], scope, module)
    if asked is None:
        name, address = c_type(source.type, module), pointer(source, scope, module)
        asked = (
            low.call(f"{name}_index", address, wanted)
            if address
            else low.call(f"{name}_index_v", module.text(source, scope), wanted)
        )
    return from_index(asked, ir.Number(0, ir.MANY), module)


def _between(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    first, last = (module.text(arg, scope) for arg in node.args)
    return low.call("rw_between_of", first, last)


def _end(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    (source,) = node.args
    text = converted(module.text(source, scope), source.type, ir.Between(), module)
    return low.member(text, node.op)


def _rotations(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    (source,) = node.args
    assert isinstance(source.type, ir.Ring) and isinstance(node.type, ir.SetOf)
    name, address, unit = c_type(source.type, module), pointer(source, scope, module), int(node.data or 1)
    text = (
        low.call(f"{name}_rotations", address, unit)
        if address
        else low.call(f"{name}_rotations_v", module.text(source, scope), unit)
    )
    return converted(text, ir.SetOf(ir.Number(0, source.type.size // unit - 1)), node.type, module)


def _ray(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """A ray as a list; loops over rays do without."""
    name = c_type(node.type, module)
    first, second = board_table(node.data, "first", module), board_table(node.data, "second", module)
    at = cell_function(node.data, module)
    maker = module.once(
        ("ray", node.data, name),
        safe_name("ray", node.data),
        lambda fresh: quoted(
            f"cdef {name} {fresh}(int cell, int step, int limit) noexcept nogil:\n    cdef {name} r = {name}_none()\n"
            f"    cdef int c = cell\n    if cell == 0 or step == 0:\n        return r\n    while r.length < limit:\n"
            f"        c = {at}({first}[c] + (step >> 7) - 64, {second}[c] + (step & 127) - 64)\n"
            f"        if c == 0 or c == cell or {name}_put(&r, c):\n            break\n    return r\n"
        ),
    )
    texts = [module.text(arg, scope) for arg in node.args]
    return low.call(maker, *(texts if len(texts) == 3 else [*texts, low.Global("RW_MANY")]))


def _seats(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    name, seats = c_type(node.type, module), module.program.seats
    by = 1 if node.op == "clockwise" else -1
    maker = module.once(
        (node.op, name),
        node.op,
        lambda fresh: quoted(
            f"cdef inline {name} {fresh}(int start) noexcept nogil:\n    cdef {name} r = {name}_none()\n    cdef int k\n"
            f"    if start:\n        for k in range({seats}):\n            {name}_put(&r, rw_turn(start, {by} * k, {seats}))\n    return r\n"
        ),
    )
    return low.call(maker, module.text(node.args[0], scope))


Emit = Callable[[ir.Op, Scope, Module], low.Expr]
BY_NAME: dict[str, Emit] = {
    "set": _set,
    "union": _set_operation,
    "meet": _set_operation,
    "without": _set_operation,
    "in": _in,
    "size": _size,
    "range": _range,
    "whole": _whole_set,
    "first": _first,
    "amount": _amount,
    "bag": _bag,
    "bag_add": _bag_operation,
    "bag_sub": _bag_operation,
    "bag_meet": _bag_operation,
    "bag_join": _bag_operation,
    "count_of": _count_of,
    "set_bag": _as_bag,
    "list_bag": _as_bag,
    "bag_set": _bag_set,
    "tail": _tail,
    "distinct": _distinct,
    "known_top": _known_end,
    "known_bottom": _known_end,
    "unknown": _unknown,
    "list": _list,
    "item": _item,
    "index_of": _index_of,
    "between": _between,
    "low": _end,
    "high": _end,
    "rotations": _rotations,
    "ray": _ray,
    "clockwise": _seats,
    "counterclockwise": _seats,
}
