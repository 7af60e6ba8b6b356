"""What every number in the bytes of a position must lie within, as data."""

from __future__ import annotations

from rulewright.runtime import ir
from rulewright.runtime.domain import counts_from_one, domain_size
from rulewright.runtime.layout import Encoding, Field, items_part

Place = tuple[int, int, str]  # offset, count, letter
Check = tuple[int, int, str, int, int]  # the same, low, high


def checks_of(field: Field, program: ir.Program, elements: int) -> list[Check]:
    """What is checked of one field; `elements` are the values a bits or planes field stands for."""
    found: list[Check] = []
    offset = field.offset
    for part, (number, width, letter) in enumerate(field.encoding.parts):
        count = number * field.count
        found += _part(field.encoding, part, (offset, count, letter), elements, program)
        offset += count * width
    return found


def _part(encoding: Encoding, part: int, place: Place, elements: int, program: ir.Program) -> list[Check]:
    kind, (number, width, _) = encoding.type, encoding.parts[part]
    match encoding.kind, kind:
        case ("scalar", item) | ("ring", ir.Ring(_, item)) if not isinstance(item, ir.Mark):
            return [(*place, *_range(item, program))]
        case "set", ir.SetOf(item):
            return _masks(place, number, width, domain_size(item, program))
        case "few", ir.SetOf(item):
            is_items = part == items_part(encoding.parts)
            most = domain_size(item, program) - 1 if is_items else max(one[0] for one in encoding.parts)
            return [(*place, 0, most)]
        case "bits" | "planes", _:
            planes = domain_size(kind, program) if encoding.kind == "planes" else 1
            return _masks(place, number // planes, width, elements)
        case "list" | "pile", ir.ListOf(item, capacity) | ir.PileOf(item, capacity) if part < 4:
            if part % 2 != items_part(encoding.parts):
                return [(*place, 0, capacity)]
            return [(*place, 0, _range(item, program)[1])] if counts_from_one(item) else []
    return []


def _range(kind: ir.Type, program: ir.Program) -> tuple[int, int]:
    match kind:
        case ir.Number(low, high, True):
            return 0, high - low + 1
        case ir.Number(low, high, _):
            return low, high
        case ir.Truth():
            return 0, 1
        case ir.Step():
            return 0, ir.STEP_CODES - 1
    return 0, domain_size(kind, program)


def _masks(place: Place, each: int, width: int, members: int) -> list[Check]:
    """Sets one after the other, `each` words long: no bit beyond the members may be set."""
    offset, count, letter = place
    last = members - 64 * (each - 1)
    high = (1 << last) - 1 if last < 64 else -1
    if each == 1:
        return [(*place, 0, high)]
    return [(offset + (k * each + each - 1) * width, 1, letter, 0, high) for k in range(count // each)]
