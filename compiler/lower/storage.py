"""Where values are kept: members of the struct for each field of the layout, and loading and storing by encoding."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module, remembered
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import safe_comment, safe_name
from rulewright.compiler.lower.types import c_type, is_word, maker, set_words, words_at
from rulewright.runtime import ir
from rulewright.runtime.layout import Encoding, Field, items_part

C_LETTERS = {
    "B": "uint8_t",
    "b": "int8_t",
    "H": "uint16_t",
    "h": "int16_t",
    "I": "uint32_t",
    "i": "int32_t",
    "Q": "uint64_t",
}
BYTE = ((1, 1, "B"),)  # the parts of a value that is one
PART_NAMES = {"list": ("", ""), "few": ("", ""), "pile": ("_top", "_top", "_bottom", "_bottom", "_middle")}


@dataclass(frozen=True, slots=True)
class Location:
    """One stored value: its encoding, and for each part its first unit (something that can be assigned to)."""

    encoding: Encoding
    parts: tuple[low.Expr, ...]


def struct_members(module: Module) -> list[tuple[str, str, int, int, str]]:
    """The members of the position region, one for each part of a field: C type, name, units, offset, comment."""
    found = []
    for field in module.layout.fields:
        offset = field.offset
        for part, (number, width, letter) in enumerate(field.encoding.parts):
            member = part_member(field, part, module)
            plain = field.name.removeprefix("#")
            comment = "" if member[2:].startswith(plain) else safe_comment(plain)  # only what its name does not say
            found.append((C_LETTERS[letter], member, number * field.count, offset, comment))
            offset += number * field.count * width
    return found


def part_member(field: Field, part: int, module: Module) -> str:
    """The member that holds one part of a field."""
    suffix, kind = "", field.encoding.kind
    if kind in PART_NAMES:
        is_length = part < 4 and not _holds_items(field.encoding, part)
        suffix = f"{PART_NAMES[kind][part]}{'_length' if is_length else ''}"
    return _member(field.name, suffix, module)


@remembered
def _member(name: str, suffix: str, module: Module) -> str:
    """The member for a field, or for the part of it that a suffix tells. What every position has is called `r_…` in
    rules.h."""
    if suffix:
        return module.written.names.fresh(_member(name, "", module) + suffix)
    return safe_name("r", name) if name.startswith("#") else module.written.names.fresh("m", name)


def _holds_items(encoding: Encoding, part: int) -> bool:
    """Whether a part of a list or pile holds items (and not a length)."""
    return part == 4 or part % 2 == items_part(encoding.parts)


def state_location(name: str, index: low.Expr, module: Module) -> Location:
    """Where an element of a state is; `index` is its flat index."""
    field = module.layout.by_name[name]
    parts = []
    for part, (number, _, _) in enumerate(field.encoding.parts):
        member = low.field(part_member(field, part, module))
        parts.append(member if number * field.count == 1 else member[_times(index, number)])
    return Location(field.encoding, tuple(parts))


def frame_location(proc: int, slot: int, module: Module, index: low.Expr = low.ZERO) -> Location:
    """Where a framed local is. The frame of `play` is always the first."""
    field = module.layout.frames[proc].fields[slot]
    frame = low.call("frame", low.STATE) if proc != 0 else low.call("first_frame", low.STATE)
    parts, offset = [], field.offset
    for number, width, letter in field.encoding.parts:
        kind = C_LETTERS[letter] if width == 1 else f"rw_loose_{C_LETTERS[letter]}"
        parts.append(low.cast(f"{kind}*", frame + offset)[_times(index, number)])
        offset += number * field.count * width
    return Location(field.encoding, tuple(parts))


def framed(proc: int, slot: int, module: Module) -> low.Expr:
    """What a framed local is, told by a function named after it; what lies there as it is need not be copied."""
    location = frame_location(proc, slot, module)
    loaded = load(location, module)
    if isinstance(loaded, low.Element):
        return loaded
    kind, name = c_type(location.encoding.type, module), _slot_name(proc, slot, module)
    return low.call(module.helper(("framed", proc, slot), name, kind, ("S* s",), low.returns(loaded)), low.STATE)


def set_framed(proc: int, slot: int, value: low.Expr, site: Callable[[], int], module: Module) -> low.Stmt:
    """The statement that gives such a local a value; `site` tells what is wrong if it does not fit."""
    location = frame_location(proc, slot, module)
    may_not_fit = location.encoding.kind in ("few", "bag", "pile")

    def made(fresh: str) -> low.Function:
        lines, given = Lines(), [f"{c_type(location.encoding.type, module)} value"]
        store(location, low.Local("value"), low.Local("site"), lines, module)
        given += ["int site"] if may_not_fit else []
        return lines.function("void", fresh, "S* s", *given, inline=True)

    name = module.once(("set framed", proc, slot), "set_" + _slot_name(proc, slot, module), made)
    return low.do(name, low.STATE, value, *((site(),) if may_not_fit else ()))


def _slot_name(proc: int, slot: int, module: Module) -> str:
    about = module.program.procs[proc]
    return safe_name(safe_name("its", about.name), about.slots[slot].name or str(slot))


def _times(index: low.Expr, number: int) -> low.Expr:
    return index if number == 1 or index == low.ZERO else index * number


def load(location: Location, module: Module) -> low.Expr:
    """The stored value lowered."""
    first = location.parts[0]
    match location.encoding.kind, location.encoding.type:
        case "scalar", ir.Number(least, _, True):
            return low.call("rw_optional", first, least)
        case "scalar", kind:
            return first if isinstance(kind, ir.Mark) else low.cast("int", first)
        case "set", kind if is_word(kind, module):
            return low.cast("uint64_t", first)
        case (("set" | "between"), kind):
            return _lying(kind, first, module)
        case "few", kind:
            stored, items, length = list_parts(location)
            return low.call(_few_storage(kind, stored, location.encoding, module)[0], low.address(items), length)
        case "bag", kind:
            return low.call(f"{c_type(kind, module)}_load", low.address(first))
        case "list", ir.ListOf() as kind:
            return _load_list(kind, location, 0, module)
        case "pile", ir.PileOf(item, capacity) as kind:
            name, ends = c_type(kind, module), ir.ListOf(item, capacity)
            top, bottom = (_load_list(ends, location, place, module) for place in (0, 2))
            middle = low.call(f"{c_type(ir.BagOf(item), module)}_load", low.address(location.parts[4]))
            return low.call(f"{name}_of", top, middle, bottom)
        case "ring", ir.Ring() as kind:
            return low.call(_ring_storage("load", kind, location.encoding, module), low.address(first))
    raise ValueError(location.encoding.kind)


def all_of(key: tuple[Hashable, ...], name: str, ring: str, count: int, one: low.Expr, module: Module) -> low.Expr:
    """So many stored values as one of a C type with `items`; `one` is that at `i`."""
    i = low.Local("i")
    each = low.loop(i, 0, count, low.assign(low.path("r.items")[i], one))
    body = low.declare("int", "i"), each
    return low.call(maker(key, name, ring, ("S* s",), module, *body, inline=False), low.STATE)


def _lying(kind: ir.Type, first: low.Expr, module: Module) -> low.Expr:
    """A struct where it lies."""
    return low.cast(f"{c_type(kind, module)}*", low.address(first))[0]


def list_parts(location: Location, first: int = 0) -> tuple[str, low.Expr, low.Expr]:
    """Of a list, a set `up to n` or an end of a pile, whose parts begin at `first`: C type of what is stored for its
    items, items, length."""
    encoding, parts = location.encoding, location.parts
    items = first if _holds_items(encoding, first) else first + 1
    return C_LETTERS[encoding.parts[items][2]], parts[items], parts[first + 1 if items == first else first]


def _few_storage(kind: ir.Type, stored: str, encoding: Encoding, module: Module) -> tuple[str, str]:
    """The functions that make a set of a list of indices and the other way round (1 if there is no room)."""
    items, n = low.names("items", "n")
    assert isinstance(kind, ir.SetOf)
    name, words, room = c_type(kind, module), set_words(kind.item, module), max(part[0] for part in encoding.parts)
    own, given = (words_at(held, words) for held in low.names("r", "a"))
    spread = low.do(f"rw_few_{stored}_spread", items, n, own, words)
    gathered = low.returns(low.call(f"rw_few_{stored}_gather", items, n, room, given, words))
    listed, other = (f"const {stored}* items", "int n"), (f"{stored}* items", "uint16_t* n", f"{name} a")
    loader = maker(("load few", name, stored), "load_few", name, listed, module, spread)
    return loader, module.helper(("store few", name, stored, room), "store_few", "int", other, gathered)


def item_offset(item: ir.Type) -> int:
    """What is added to a stored item of a list to get its value."""
    return item.low - 1 if isinstance(item, ir.Number) and item.optional else 0


def stored_item(items: low.Expr, place: low.Expr, item: ir.Type) -> low.Expr:
    """The value at a place of the stored items of a list."""
    offset = item_offset(item)
    return items[place] + offset if offset else items[place]


def _list_storage(what: str, kind: ir.ListOf, stored: str, module: Module) -> str:
    """The function that loads or stores a list."""
    name = c_type(kind, module)
    module.shape(f"{name}_load_{stored}", f"RW_DEFINE_LIST_STORAGE({name}, {stored}, {max(1, kind.capacity)})")
    return f"{name}_{what}_{stored}"


def _load_list(kind: ir.ListOf, location: Location, first: int, module: Module) -> low.Expr:
    stored, items, length = list_parts(location, first)
    loader = _list_storage("load", kind, stored, module)
    return low.call(loader, low.address(items), length, item_offset(kind.item))


def _store_list(kind: ir.ListOf, location: Location, first: int, value: low.Expr, module: Module) -> low.Stmt:
    stored, items, length = list_parts(location, first)
    storer = _list_storage("store", kind, stored, module)
    return low.do(storer, low.address(items), low.address(length), value, item_offset(kind.item))


def _ring_storage(what: str, kind: ir.Ring, encoding: Encoding, module: Module) -> str:
    """The function that loads or stores a ring."""
    name, stored = c_type(kind, module), C_LETTERS[encoding.parts[0][2]]
    module.shape(f"{name}_load_{stored}", f"RW_DEFINE_RING_STORAGE({name}, {stored}, {kind.size})")
    return f"{name}_{what}_{stored}"


def store(location: Location, value: low.Expr, site: low.Value, lines: Lines, module: Module) -> None:
    """Statements that put a value (of the location's type, within its range) there."""
    encoding, first = location.encoding, location.parts[0]
    stored = C_LETTERS[encoding.parts[0][2]]
    match encoding.kind, encoding.type:
        case "scalar", ir.Number(least, _, True):
            lines.set(first, low.cast(stored, low.call("rw_stored", value, least)))
        case (("set" | "between"), kind) if not is_word(kind, module):
            lines.set(_lying(kind, first, module), value)
        case (("scalar" | "set"), _):
            lines.set(first, low.cast(stored, value))
        case "few", kind:
            stored, items, length = list_parts(location)
            _, storer = _few_storage(kind, stored, encoding, module)
            lines.when(low.call(storer, low.address(items), low.address(length), value), low.fault(site))
        case "bag", ir.BagOf(_, capacity) as kind:
            full = low.call(f"{c_type(kind, module)}_store", low.address(first), value, capacity)
            lines.when(full, low.fault(site))
        case "list", ir.ListOf() as kind:
            lines.add(_store_list(kind, location, 0, value, module))
        case "pile", ir.PileOf(item, capacity) as kind:
            ends, pile = ir.ListOf(item, capacity), lines.let(c_type(kind, module), "pile", value)
            for end, place in (("top", 0), ("bottom", 2)):
                lines.add(_store_list(ends, location, place, low.member(pile, end), module))
            bag, counts = c_type(ir.BagOf(item), module), low.address(location.parts[4])
            lines.when(low.call(f"{bag}_store", counts, low.member(pile, "middle"), 2**31 - 1), low.fault(site))
        case "ring", ir.Ring() as kind:
            lines.add(low.do(_ring_storage("store", kind, encoding, module), low.address(first), value))
        case _:
            raise ValueError(encoding.kind)
