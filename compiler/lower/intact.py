"""Bytes from outside: what every number of a position must lie within, as a table the runtime goes through."""

from __future__ import annotations

from math import prod

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.stored.queries import few_at
from rulewright.compiler.lower.tables import table
from rulewright.compiler.lower.types import size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import counts_from_one, domain_size
from rulewright.runtime.layout import Encoding, Field
from rulewright.runtime.reached import return_points

Check = tuple[int, int, str, int, int]  # offset, count, letter, low, high


def checks_of(field: Field, module: Module, elements: int) -> list[Check]:
    """The checks of one field; `elements` are the values a bits or planes field stands for."""
    found: list[Check] = []
    offset = field.offset
    for part, (number, width, letter) in enumerate(field.encoding.parts):
        count = number * field.count
        found += _part(field.encoding, part, (offset, count, letter), elements, module)
        offset += count * width
    return found


def _part(encoding: Encoding, part: int, place: tuple[int, int, str], elements: int, module: Module) -> list[Check]:
    kind = encoding.type
    number, width, _ = encoding.parts[part]
    match encoding.kind:
        case "scalar":
            return [] if isinstance(kind, ir.Mark) else [(*place, *_range(kind, module))]
        case "set":
            assert isinstance(kind, ir.SetOf)
            return _masks(place, number, width, domain_size(kind.item, module.program))
        case "few":
            assert isinstance(kind, ir.SetOf)
            is_items = part == _items(encoding)
            most = domain_size(kind.item, module.program) - 1 if is_items else max(one[0] for one in encoding.parts)
            return [(*place, 0, most)]
        case "bits":
            return _masks(place, number, width, elements)
        case "planes":
            return _masks(place, number // size_of(kind, module), width, elements)
        case "list" | "pile" if part < 4:
            assert isinstance(kind, ir.ListOf | ir.PileOf)
            if part % 2 != _items(encoding):
                return [(*place, 0, kind.capacity)]
            return [(*place, 0, _range(kind.item, module)[1])] if counts_from_one(kind.item) else []
        case "ring":
            assert isinstance(kind, ir.Ring)
            return [] if isinstance(kind.item, ir.Mark) else [(*place, *_range(kind.item, module))]
    return []


def _items(encoding: Encoding) -> int:
    """Which part of a list holds its items, and not its length."""
    return 1 if encoding.parts[1][1] == 1 else 0


def _range(kind: ir.Type, module: Module) -> tuple[int, int]:
    match kind:
        case ir.Number(low, high, True):
            return 0, high - low + 1
        case ir.Number(low, high, _):
            return low, high
        case ir.Truth():
            return 0, 1
        case ir.Step():
            return 0, ir.STEP_CODES - 1
    return 0, size_of(kind, module)


def _masks(place: tuple[int, int, str], each: int, width: int, members: int) -> list[Check]:
    """Sets one after the other, `each` words long: no bit beyond the members may be set."""
    offset, count, letter = place
    last = members - 64 * (each - 1)
    high = (1 << last) - 1 if last < 64 else -1
    if each == 1:
        return [(*place, 0, high)]
    return [(offset + (k * each + each - 1) * width, 1, letter, 0, high) for k in range(count // each)]


def check_tables(module: Module) -> list[low.Function]:
    """The function that tells whether a position is one: numbers in range, the flow at a rest, the frames a chain."""
    program, layout = module.program, module.layout
    position: list[Check] = []
    for state in program.states:
        elements = prod(domain_size(index, program) for index in state.index)
        position += checks_of(layout.by_name[state.name], module, elements)
    lines = Lines()
    (base,) = lines.local("int", "base", value=low.field("r_base"))
    (block,) = lines.local("int", "block", value=low.field("r_point"))
    (k,) = lines.local("int", "k")
    lines.add(*_test(low.STATE, position, module))
    for state in program.states:
        lines.add(*_whole_lists(layout.by_name[state.name], low.STATE), *_planes_apart(state, module))
        if state.room:
            stored, items, length = few_at(state, k, module)
            whole = low.call(f"rw_few_{stored}_intact", low.address(items), length, state.room)
            lines.add(low.loop(k, 0, layout.by_name[state.name].count, _refused(low.negate(whole))))
    blocks, seats = len(program.blocks), program.seats
    points = return_points(program)
    returns = table([at in points for at in range(blocks)], ir.Truth(), module, "RETURNED_TO")
    point, bottom, top, over, actor = map(low.field, ("r_point", "r_base", "r_top", "r_over", "r_actor"))
    kind, size, proc = (low.Global(name)[block] for name in ("POINT_KIND", "FRAME_SIZE", "PROC_OF"))
    beyond = low.call("first_frame", low.STATE)[k]
    lines.add(low.loop(k, top, layout.stack_size, _refused(low.ne(beyond, 0))))
    lines.add(_refused(low.either(low.gt(over, 2), low.gt(actor, seats), low.ne(low.field("r_winners") >> seats, 0))))
    lines.when(over, low.returns(low.both(*(low.eq(one, 0) for one in (point, bottom, top, actor)))))
    nobody_asked = low.both(low.eq(kind, 0), low.eq(actor, 0))
    lines.add(_refused(low.either(low.ge(block, blocks), low.eq(kind, 2), nobody_asked)))
    lines.add(_refused(low.either(low.gt(top, layout.stack_size), low.ne(top, base + size))))
    with lines.block(low.While(low.TRUE)):
        intact = low.call("intact_frame", low.STATE, base, proc)
        filled = low.call("filled", low.STATE, base, block, low.eq(base, bottom))
        lines.add(_refused(low.either(low.negate(intact), low.negate(filled))))
        lines.when(low.eq(base, 0), low.returns(low.eq(proc, 0)))
        lines.set(block, low.call("below", low.STATE, base, block))
        lines.add(_refused(low.either(low.ge(block, blocks), low.negate(returns[block]))))
        lines.add(low.assign(base, size, "-"), _refused(low.lt(base, 0)))
    return [_frame_checks(module), _filled(module), lines.function("bint", "intact", "S* s", known_as="rules_intact")]


def _whole_lists(field: Field, memory: low.Expr) -> list[low.Stmt]:
    """Statements that refuse a list with a none in it."""
    kind = field.encoding.type
    if field.encoding.kind != "list" or not isinstance(kind, ir.ListOf) or not counts_from_one(kind.item):
        return []
    (number, width, _), _ = field.encoding.parts
    offsets = [field.offset, field.offset + field.count * number * width]
    items = _items(field.encoding)
    capacity, width, _ = field.encoding.parts[items]
    k: low.Value = low.Local("k") if field.count > 1 else 0
    first, length = offsets[items] + k * (capacity * width), offsets[1 - items] + 2 * k
    refused = _refused(low.negate(low.call("rw_items_whole", memory, first, width, length)))
    return [low.loop(k, 0, field.count, refused) if isinstance(k, low.Expr) else refused]


def _planes_apart(state: ir.State, module: Module) -> list[low.Stmt]:
    """Statements that refuse a cell with two values."""
    field = module.layout.by_name[state.name]
    if field.encoding.kind != "planes":
        return []
    planes = size_of(state.type, module)
    apart = low.call("rw_planes_apart", low.STATE, field.offset, planes, field.size // planes)
    return [_refused(low.negate(apart))]


def _filled(module: Module) -> low.Function:
    """The function that tells whether the locals that count in a frame, and are never none where they count, are
    not."""
    base, block, resting = low.names("base", "block", "resting")
    lines = Lines()
    (at,) = lines.local("char*", "at", value=low.call("first_frame", low.STATE) + base)
    groups: dict[tuple[Check, ...], int] = {(): 0}  # what is checked, numbered as it comes up

    def checked(block: ir.Block, slots: tuple[int, ...]) -> int:
        found = [check for slot in slots if (check := _some(block.proc, slot, module)) is not None]
        return groups.setdefault(tuple(found), len(groups))

    blocks = module.program.blocks
    by_block = {"FILLED_RESTING": [checked(one, one.kept) for one in blocks]}
    by_block["FILLED"] = [checked(one, one.live) for one in blocks]
    if len(groups) > 1:
        tables = (table(values, ir.Number(0, 0), module, name) for name, values in by_block.items())
        still, moving = (one[block] for one in tables)
        lines.local("int", "what", value=low.select(resting, still, moving))
    for checks, number in groups.items():
        if checks:
            lines.when(low.eq(low.Local("what"), number), *_test(at, list(checks), module))
    lines.add(low.returns(low.TRUE))
    return lines.function("bint", "filled", "S* s", "int base", "int block", "bint resting")


def _some(proc: int, slot: int, module: Module) -> Check | None:
    """The check that a local is not none, if it never is."""
    about, field = module.program.procs[proc].slots[slot], module.layout.frames[proc].fields.get(slot)
    never_none = counts_from_one(about.type) and (("p", proc), slot) in module.facts.some
    if field is None or about.count > 1 or not never_none:
        return None
    return field.offset, 1, field.encoding.parts[0][2], 1, size_of(about.type, module)


def _frame_checks(module: Module) -> low.Function:
    lines = Lines()
    (at,) = lines.local("char*", "at", value=low.call("first_frame", low.STATE) + low.Local("base"))
    lines.local("int", "k")
    for number, frame in module.layout.frames.items():
        found = [check for field in frame.fields.values() for check in checks_of(field, module, 1)]
        with lines.block(low.If(low.eq(low.Local("proc"), number))):
            lines.add(*_test(at, found, module))
            lines.add(*(line for field in frame.fields.values() for line in _whole_lists(field, at)))
    lines.add(low.returns(low.TRUE))
    return lines.function("bint", "intact_frame", "S* s", "int base", "int proc")


def _test(memory: low.Expr, checks: list[Check], module: Module) -> list[low.Stmt]:
    """Statements that refuse memory in which a number is out of its range."""
    if not checks:
        return []
    rows = (low.braces((offset, count, f"'{letter}'", least, most)) for offset, count, letter, least, most in checks)
    table = module.constant("rw_check", low.braces(rows), len(checks), "T_checks")
    return [_refused(low.negate(low.call("rw_intact", memory, table, len(checks))))]


def _refused(condition: low.Expr) -> low.Stmt:
    """What holds of no position."""
    return low.when(condition, low.returns(low.FALSE))
