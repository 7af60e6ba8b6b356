"""Where values are kept: members of the struct for each field of the layout, and loading and storing by encoding."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import safe_comment, safe_name
from rulewright.compiler.lower.types import c_type, list_storage, set_words, words_at
from rulewright.runtime import ir
from rulewright.runtime.layout import Encoding, Field

C_LETTERS = {
    "B": "uint8_t",
    "b": "int8_t",
    "H": "uint16_t",
    "h": "int16_t",
    "I": "uint32_t",
    "i": "int32_t",
    "Q": "uint64_t",
}
PART_NAMES = {"list": ("", ""), "few": ("", ""), "pile": ("_top", "_top", "_bottom", "_bottom", "_middle")}


@dataclass(frozen=True, slots=True)
class Location:
    """One stored value: its encoding, and for each part its first unit (something that can be assigned
    to)."""

    encoding: Encoding
    parts: tuple[low.Expr, ...]


def states_by_name(module: Module) -> dict[str, ir.State]:
    """All states."""
    return module.remember("states", lambda: {state.name: state for state in module.program.states})


def struct_members(module: Module) -> list[tuple[str, str, int, int, str]]:
    """The members of the position region: (C type, name, how many units, offset, comment); each part of a field is
    one."""
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


def field_member(name: str, module: Module) -> str:
    """The member name of a layout field."""
    prefix = "r" if name.startswith("#") else "m"
    return module.remember(("member", name), lambda: module.written.names.fresh(prefix, name))


def part_member(field: Field, part: int, module: Module) -> str:
    """The member that holds one part of a field."""
    name = field_member(field.name, module)
    kind = field.encoding.kind
    if kind not in PART_NAMES:
        return name
    number, _, _ = field.encoding.parts[part]
    is_length = part < 4 and not _holds_items(field.encoding, part)
    return f"{name}{PART_NAMES[kind][part]}{'_length' if is_length else ''}"


def _holds_items(encoding: Encoding, part: int) -> bool:
    """Whether a part of a list or pile holds items (and not a length)."""
    items = 1 if encoding.parts[1][1] == 1 else 0
    return part == 4 or part % 2 == items


def state_location(name: str, index: low.Expr, module: Module) -> Location:
    """Where an element of a state is; `index` is its flat index."""
    field = module.layout.by_name[name]
    parts = []
    for part, (number, _, _) in enumerate(field.encoding.parts):
        member = low.field(part_member(field, part, module))
        if number * field.count == 1:
            parts.append(member)
        else:
            parts.append(member[_times(index, number)])
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
    """What a framed local is, told by a function that is named after it; what lies there as it is need not be
    copied."""
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
    if number == 1 or index == low.ZERO:
        return index
    return index * number


def load(location: Location, module: Module) -> low.Expr:
    """The stored value lowered."""
    encoding, parts = location.encoding, location.parts
    kind = encoding.type
    match encoding.kind:
        case "scalar":
            if isinstance(kind, ir.Number) and kind.optional:
                return low.call("rw_optional", parts[0], kind.low)
            return parts[0] if isinstance(kind, ir.Mark) else low.cast("int", parts[0])
        case "set":
            assert isinstance(kind, ir.SetOf)
            if set_words(kind.item, module) == 1:
                return low.cast("uint64_t", parts[0])
            return low.cast(f"{c_type(kind, module)}*", low.address(parts[0]))[0]
        case "few":
            stored, items, length = few_parts(encoding, parts)
            return low.call(_few_storage(kind, stored, encoding, module)[0], low.address(items), length)
        case "between":
            return low.cast("rw_between*", low.address(parts[0]))[0]
        case "bag":
            return low.call(f"{c_type(kind, module)}_load", low.address(parts[0]))
        case "list":
            assert isinstance(kind, ir.ListOf)
            return _load_list(kind, encoding, parts, 0, module)
        case "pile":
            assert isinstance(kind, ir.PileOf)
            return _load_pile(kind, encoding, parts, module)
        case "ring":
            assert isinstance(kind, ir.Ring)
            return low.call(_ring_storage("load", kind, encoding, module), low.address(parts[0]))
    raise ValueError(encoding.kind)


def list_parts(encoding: Encoding, parts: tuple[low.Expr, ...], first: int) -> tuple[str, low.Expr, low.Expr]:
    """Of a list (or an end of a pile, whose parts begin at `first`): C type of its stored items, items, length."""
    items = first if _holds_items(encoding, first) else first + 1
    return C_LETTERS[encoding.parts[items][2]], parts[items], parts[first + 1 if items == first else first]


def few_parts(encoding: Encoding, parts: tuple[low.Expr, ...]) -> tuple[str, low.Expr, low.Expr]:
    """Of a set `up to n`: C type of its stored indices, indices, length."""
    return list_parts(encoding, parts, 0)


def _few_storage(kind: ir.Type, stored: str, encoding: Encoding, module: Module) -> tuple[str, str]:
    """The functions that make a set of a list of indices and the other way round (1 if there is no room)."""
    items, n, r = low.names("items", "n", "r")
    assert isinstance(kind, ir.SetOf)
    name, words, room = c_type(kind, module), set_words(kind.item, module), max(part[0] for part in encoding.parts)
    own, given = (words_at(held, words) for held in low.names("r", "a"))
    loader = module.helper(
        ("load few", name, stored),
        "load_few",
        name,
        (f"const {stored}* items", "int n"),
        low.declare(name, "r"),
        low.do(f"rw_few_{stored}_spread", items, n, own, words),
        low.returns(r),
    )
    storer = module.helper(
        ("store few", name, stored, room),
        "store_few",
        "int",
        (f"{stored}* items", "uint16_t* n", f"{name} a"),
        low.returns(low.call(f"rw_few_{stored}_gather", items, n, room, given, words)),
    )
    return loader, storer


def item_offset(item: ir.Type) -> int:
    """What is added to a stored item of a list to get its value."""
    return item.low - 1 if isinstance(item, ir.Number) and item.optional else 0


def _load_list(
    kind: ir.ListOf, encoding: Encoding, parts: tuple[low.Expr, ...], first: int, module: Module
) -> low.Expr:
    name = c_type(kind, module)
    stored, items, length = list_parts(encoding, parts, first)
    list_storage(name, stored, max(1, kind.capacity), module)
    return low.call(f"{name}_load_{stored}", low.address(items), length, item_offset(kind.item))


def _load_pile(kind: ir.PileOf, encoding: Encoding, parts: tuple[low.Expr, ...], module: Module) -> low.Expr:
    name, ends = c_type(kind, module), ir.ListOf(kind.item, kind.capacity)
    top, bottom = _load_list(ends, encoding, parts, 0, module), _load_list(ends, encoding, parts, 2, module)
    middle = low.call(f"{c_type(ir.BagOf(kind.item), module)}_load", low.address(parts[4]))
    return low.call(f"{name}_of", top, middle, bottom)


def _ring_storage(what: str, kind: ir.Ring, encoding: Encoding, module: Module) -> str:
    """The function that loads or stores a ring."""
    name, stored = c_type(kind, module), C_LETTERS[encoding.parts[0][2]]
    module.shape(f"{name}_load_{stored}", f"RW_DEFINE_RING_STORAGE({name}, {stored}, {kind.size})")
    return f"{name}_{what}_{stored}"


def store(location: Location, value: low.Expr, site: low.Value, lines: Lines, module: Module) -> None:
    """Statements that put a value (of the location's type, within its range) there."""
    encoding, parts = location.encoding, location.parts
    kind = encoding.type
    stored = C_LETTERS[encoding.parts[0][2]]
    match encoding.kind:
        case "scalar":
            if isinstance(kind, ir.Number) and kind.optional:
                value = low.call("rw_stored", value, kind.low)
            lines.add(low.assign(parts[0], low.cast(stored, value)))
        case "set":
            assert isinstance(kind, ir.SetOf)
            if set_words(kind.item, module) == 1:
                lines.add(low.assign(parts[0], low.cast(stored, value)))
            else:
                lines.add(low.assign(low.cast(f"{c_type(kind, module)}*", low.address(parts[0]))[0], value))
        case "few":
            stored, items, length = few_parts(encoding, parts)
            lines.when(
                low.call(
                    _few_storage(kind, stored, encoding, module)[1], low.address(items), low.address(length), value
                ),
                low.fault(site),
            )
        case "between":
            lines.add(low.assign(low.cast("rw_between*", low.address(parts[0]))[0], value))
        case "bag":
            assert isinstance(kind, ir.BagOf)
            lines.when(
                low.call(f"{c_type(kind, module)}_store", low.address(parts[0]), value, kind.capacity), low.fault(site)
            )
        case "list":
            assert isinstance(kind, ir.ListOf)
            _store_list(kind, encoding, parts, 0, value, lines, module)
        case "pile":
            assert isinstance(kind, ir.PileOf)
            _store_pile(kind, location, value, site, lines, module)
        case "ring":
            assert isinstance(kind, ir.Ring)
            lines.add(low.do(_ring_storage("store", kind, encoding, module), low.address(parts[0]), value))
        case _:
            raise ValueError(encoding.kind)


def _store_list(
    kind: ir.ListOf,
    encoding: Encoding,
    parts: tuple[low.Expr, ...],
    first: int,
    value: low.Expr,
    lines: Lines,
    module: Module,
) -> None:
    name = c_type(kind, module)
    stored, items, length = list_parts(encoding, parts, first)
    list_storage(name, stored, max(1, kind.capacity), module)
    lines.add(low.do(f"{name}_store_{stored}", low.address(items), low.address(length), value, item_offset(kind.item)))


def _store_pile(
    kind: ir.PileOf, location: Location, value: low.Expr, site: low.Value, lines: Lines, module: Module
) -> None:
    ends, parts = ir.ListOf(kind.item, kind.capacity), location.parts
    pile = lines.declare(c_type(kind, module), "pile")
    lines.add(low.assign(pile, value))
    _store_list(ends, location.encoding, parts, 0, low.member(pile, "top"), lines, module)
    _store_list(ends, location.encoding, parts, 2, low.member(pile, "bottom"), lines, module)
    bag = c_type(ir.BagOf(kind.item), module)
    lines.when(low.call(f"{bag}_store", low.address(parts[4]), low.member(pile, "middle"), 2**31 - 1), low.fault(site))
