"""Bytes from outside: what every number of a position must lie within, as a table the runtime goes through."""

from __future__ import annotations

from math import prod

from rulewright.compiler.analyse.number_ranges import Check, checks_of, items_part
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.stored.queries import few_at
from rulewright.compiler.lower.tables import table
from rulewright.compiler.lower.types import size_of
from rulewright.runtime import ir
from rulewright.runtime.domain import counts_from_one
from rulewright.runtime.layout import Field
from rulewright.runtime.reached import return_points


def check_tables(module: Module) -> list[low.Function]:
    """The function that tells whether a position is one: numbers in range, the flow at a rest, the frames a chain."""
    program, layout = module.program, module.layout
    lines = Lines()
    (base,) = lines.local("int", "base", value=low.field("r_base"))
    (block,) = lines.local("int", "block", value=low.field("r_point"))
    (k,) = lines.local("int", "k")
    _states(lines, k, module)
    blocks, seats, points = len(program.blocks), program.seats, return_points(program)
    returns = table([at in points for at in range(blocks)], ir.Truth(), module, "RETURNED_TO")
    point, bottom, top, over, actor = map(low.field, ("r_point", "r_base", "r_top", "r_over", "r_actor"))
    kind, size, proc = (low.Global(name)[block] for name in ("POINT_KIND", "FRAME_SIZE", "PROC_OF"))
    nobody_asked = low.both(low.eq(kind, 0), low.eq(actor, 0))
    beyond = low.ne(low.call("first_frame", low.STATE)[k], 0)
    lines.add(
        low.loop(k, top, layout.stack_size, _refused(beyond)),
        _refused(low.gt(over, 2), low.gt(actor, seats), low.ne(low.field("r_winners") >> seats, 0)),
        low.when(over, low.returns(low.both(*(low.eq(one, 0) for one in (point, bottom, top, actor))))),
        _refused(low.ge(block, blocks), low.eq(kind, 2), nobody_asked),
        _refused(low.gt(top, layout.stack_size), low.ne(top, base + size)),
    )
    with lines.block(low.While(low.TRUE)):
        intact = low.call("intact_frame", low.STATE, base, proc)
        filled = low.call("filled", low.STATE, base, block, low.eq(base, bottom))
        lines.add(
            _refused(low.negate(intact), low.negate(filled)),
            low.when(low.eq(base, 0), low.returns(low.eq(proc, 0))),
            low.assign(block, low.call("below", low.STATE, base, block)),
            _refused(low.ge(block, blocks), low.negate(returns[block])),
            low.assign(base, size, "-"),
            _refused(low.lt(base, 0)),
        )
    return [_frame_checks(module), _filled(module), lines.function("bint", "intact", "S* s", known_as="rules_intact")]


def _states(lines: Lines, k: low.Expr, module: Module) -> None:
    """Statements that refuse a position with a state that is none."""
    position: list[Check] = []
    odd: list[low.Stmt] = []
    for state in module.program.states:
        field, elements = module.layout.by_name[state.name], prod(size_of(kind, module) for kind in state.index)
        position += checks_of(field, module.program, elements)
        odd += _whole_lists(field, low.STATE)
        if field.encoding.kind == "planes":  # a cell has one value
            planes = size_of(state.type, module)
            odd.append(_refuse_unless("rw_planes_apart", low.STATE, field.offset, planes, field.size // planes))
        if state.room:
            stored, items, length = few_at(state, k, module)
            whole = _refuse_unless(f"rw_few_{stored}_intact", low.address(items), length, state.room)
            odd.append(low.loop(k, 0, field.count, whole))
    lines.add(*_test(low.STATE, position, module), *odd)


def _whole_lists(field: Field, memory: low.Expr) -> list[low.Stmt]:
    """Statements that refuse a list with a none in it."""
    kind = field.encoding.type
    if field.encoding.kind != "list" or not isinstance(kind, ir.ListOf) or not counts_from_one(kind.item):
        return []
    (number, width, _), _ = field.encoding.parts
    offsets = [field.offset, field.offset + field.count * number * width]
    items = items_part(field.encoding)
    capacity, width, _ = field.encoding.parts[items]
    k: low.Value = low.Local("k") if field.count > 1 else 0
    first, length = offsets[items] + k * (capacity * width), offsets[1 - items] + 2 * k
    refused = _refuse_unless("rw_items_whole", memory, first, width, length)
    return [low.loop(k, 0, field.count, refused) if isinstance(k, low.Expr) else refused]


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
    still = [checked(one, one.kept) for one in blocks]
    moving = [checked(one, one.live) for one in blocks]
    if len(groups) > 1:
        named = ("FILLED_RESTING", still), ("FILLED", moving)
        ways = (table(values, ir.Number(0, 0), module, name)[block] for name, values in named)
        lines.local("int", "what", value=low.select(resting, *ways))
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
        found = [check for field in frame.fields.values() for check in checks_of(field, module.program, 1)]
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
    return [_refuse_unless("rw_intact", memory, table, len(checks))]


def _refuse_unless(function: str, *args: low.Value) -> low.Stmt:
    """What is true of all positions."""
    return _refused(low.negate(low.call(function, *args)))


def _refused(*conditions: low.Expr) -> low.Stmt:
    """What holds of no position."""
    return low.when(low.either(*conditions), low.returns(low.FALSE))
