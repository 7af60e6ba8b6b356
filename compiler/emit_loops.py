"""Loops over generators: sets, bags, lists, rings, ranges, rays, subsets and splits, with their clauses."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler import emit_sets as sets
from rulewright.compiler.emit_collections import pointer
from rulewright.compiler.emit_context import Choice, Lines, Module, Scope, braces
from rulewright.compiler.emit_facts import bag_of_kinds
from rulewright.compiler.emit_few import few_items, few_state
from rulewright.compiler.emit_masks import narrowed, numbers_mask
from rulewright.compiler.emit_states import flat_function, index_texts, state_named
from rulewright.compiler.emit_storage import item_offset, list_parts, state_location
from rulewright.compiler.emit_tables import narrowest, near_table
from rulewright.compiler.emit_types import (
    base_of,
    c_type,
    converted,
    set_words,
    size_of,
)  # fmt: skip
from rulewright.compiler.rewrite import rewritten
from rulewright.runtime import ir
from rulewright.runtime.domain import value_at

WORD = 64  # bits
MEMBERS = 70_000  # locals from here on: the members over which a number is split
COPIES = 2_000_000  # locals from here on: how many of an element of a weighed loop there are
Body = Callable[[Scope], None]
Clauses = tuple[tuple[str, ir.Expr], ...]


def loop(gen: ir.Gen, scope: Scope, lines: Lines, module: Module, body: Body, weighed: bool = False) -> None:
    """A loop over a generator; `body` writes what happens to each element. If it is `weighed`, each kind in a bag comes up
    once, and `copies` of its scope says how many there are."""
    clauses = gen.clauses
    source: ir.Expr = gen.source
    text = None
    numbers = numbers_mask(gen, scope, module)
    if numbers is not None:
        text, kind, clauses = numbers
        _set(gen, text, kind, scope, lines, module, lambda inner: judged(clauses, inner, lines, module, body))
        return
    if _is_narrow_set(source) and not is_listed(source, module):
        text, clauses = narrowed(gen, scope, module)

    def inside(inner: Scope) -> None:
        module.count(lines.charges.get(gen.slot, 0), lines, scope.where, times=copies(inner))
        judged(clauses, inner, lines, module, body)

    if isinstance(source.type, ir.BagOf) and weighed:
        _kinds(gen, source, scope, lines, module, inside, weighed)
    else:
        _elements(gen, text, scope, lines, module, inside)


def copies(scope: Scope) -> str:
    """How often the present elements of weighed loops come up."""
    counts = [text for slot, text in sorted(scope.texts.items()) if slot >= COPIES]
    return " * ".join(f"<int64_t>{text}" for text in counts) or "1"


def _is_narrow_set(source: ir.Expr) -> bool:
    """Sets whose loops gain from masks: not runs of numbers and not constant steps, which have loops of their own."""
    if not isinstance(source.type, ir.SetOf) or isinstance(source.type.item, ir.Number | ir.Step) or bag_of_kinds(source) is not None:
        return False
    return not (isinstance(source, ir.Op) and source.op in ("subsets", "splits"))


def is_listed(source: ir.Expr, module: Module) -> bool:
    """Cells around a cell of a large board: a short list is looped over more quickly than a long set."""
    if not isinstance(source, ir.Op) or source.op not in ("neighbours", "surroundings") or not module.lowering:
        return False
    return set_words(ir.Cell(source.data), module) > 2


def judged(clauses: Clauses, scope: Scope, lines: Lines, module: Module, body: Body) -> None:
    """The clauses of an element in order, then the body; an `until` that holds ends the loop after it."""
    depth = lines.depth
    last = None
    if any(clause == "until" for clause, _ in clauses):
        last = lines.declare("bint", "last")
        lines.add(f"{last} = False")
    for clause, condition in clauses:
        text = module.text(condition, scope)
        match clause:
            case "where":
                lines.add(f"if {text}:")
                lines.depth += 1
            case "while":
                with lines.block(f"if not {text}"):
                    lines.add("break")
            case _:
                with lines.block(f"if {text}"):
                    lines.add(f"{last} = True")
    before = len(lines.lines)
    body(scope)
    if len(lines.lines) == before:
        lines.add("pass")
    lines.depth = depth
    if last is not None:
        with lines.block(f"if {last}"):
            lines.add("break")


def _elements(gen: ir.Gen, text: str | None, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    source, kind = gen.source, gen.source.type
    match kind:
        case _ if isinstance(source, ir.Op) and source.op in ("subsets", "splits"):
            _special(gen, source, scope, lines, module, inside)
        case ir.SetOf(ir.Number(low, high)) if isinstance(source, ir.Op) and source.op == "range":
            first, last = (module.text(arg, scope) for arg in source.args)
            _count(gen, f"rw_max({first}, {low})", f"rw_min({last}, {high})", scope, lines, inside)
        case ir.SetOf() if text is None and (bag := bag_of_kinds(source)) is not None:
            _kinds(gen, bag, scope, lines, module, inside)
        case ir.SetOf() if text is None and isinstance(source, ir.Op) and is_listed(source, module):
            _listed(gen, source, scope, lines, module, inside)
        case ir.SetOf(item) if isinstance(source, ir.Op) and source.op == "whole" and text in (None, sets.full(item, module)):
            _count(gen, str(base_of(item)), str(base_of(item) + size_of(item, module) - 1), scope, lines, inside)
        case ir.SetOf(item) if text is None and isinstance(source, ir.Const):
            _constant_set(gen, source, item, scope, lines, module, inside)
        case ir.SetOf(item) if text in (None, module.text(source, scope)) and few_state(source, module) is not None:
            assert isinstance(source, ir.Read)
            _few(gen, source, item, scope, lines, module, inside)
        case ir.SetOf(item) if text in (None, module.text(source, scope)) and _lies_still(source, scope, module):
            _in_place(gen, item, scope, lines, module, inside)
        case ir.SetOf(item):
            _set(gen, text if text is not None else module.text(source, scope), item, scope, lines, module, inside)
        case ir.BagOf():
            _copies(gen, source, scope, lines, module, inside)
        case ir.ListOf() if isinstance(source, ir.Op) and source.op == "ray":
            _ray(gen, source, scope, lines, module, inside)
        case ir.ListOf() if isinstance(source, ir.Op) and source.op in ("clockwise", "counterclockwise"):
            _round(gen, source, scope, lines, module, inside)
        case ir.ListOf() | ir.Ring():
            _items(gen, scope, lines, module, inside)
        case ir.Between() if isinstance(source, ir.Const):
            _count(gen, str(source.value[0]), str(source.value[1]), scope, lines, inside)
        case ir.Between():
            ends = lines.declare("rw_between", "ends")
            lines.add(f"{ends} = {module.text(source, scope)}")
            _count(gen, f"{ends}.low", f"{ends}.high", scope, lines, inside)
        case _:
            number = module.text(source, scope)
            _count(gen, number, number, scope, lines, inside)


def _variable(gen: ir.Gen, kind: str, lines: Lines) -> str:
    return lines.declare(kind, f"x{gen.slot}")


def _count(gen: ir.Gen, first: str, last: str, scope: Scope, lines: Lines, inside: Body) -> None:
    name = _variable(gen, "int", lines)
    with lines.block(f"for {name} in range({first}, {last} + 1)"):
        inside(scope.bind(gen.slot, gen.type, name, True))


def _round(gen: ir.Gen, source: ir.Op, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    """Once around the table from a seat on; from none there is nothing to go around."""
    start, place, name = lines.declare("int", "start"), lines.declare("int", "k"), _variable(gen, "int", lines)
    seats, by = module.program.seats, "" if source.op == "clockwise" else "-"
    lines.add(f"{start} = {module.text(source.args[0], scope)}")
    with lines.block(f"for {place} in range({seats} if {start} else 0)"):
        lines.add(f"{name} = rw_turn({start}, {by}{place}, {seats})")
        inside(scope.bind(gen.slot, gen.type, name, True))


def _constant_set(
    gen: ir.Gen, source: ir.Const, item: ir.Type, scope: Scope, lines: Lines, module: Module, inside: Body
) -> None:
    """A constant set is a constant array, or a plain count if it has no gaps."""
    values = tuple(value_at(i, item) for i in range(source.value.bit_length()) if source.value >> i & 1)
    if values and not isinstance(item, ir.Step) and values[-1] - values[0] + 1 == len(values):
        _count(gen, str(values[0]), str(values[-1]), scope, lines, inside)
        return
    name, place = _variable(gen, "int", lines), lines.declare("int", f"k{gen.slot}")
    if not values:
        with lines.block("if False"):
            lines.add("pass")
        return
    table = module.constant(narrowest(list(values)), braces(values), f"[{len(values)}]", "T")
    with lines.block(f"for {place} in range({len(values)})"):
        lines.add(f"{name} = {table}[{place}]")
        inside(scope.bind(gen.slot, gen.type, name, True, Choice(values, place)))


def _listed(gen: ir.Gen, source: ir.Op, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    name, place, start = _variable(gen, "int", lines), lines.declare("int", f"k{gen.slot}"), lines.declare("int", f"at{gen.slot}")
    table, most = near_table(source.data, source.op, module)
    lines.add(f"{start} = {module.text(source.args[0], scope)} * {most}")
    with lines.block(f"for {place} in range({start}, {start} + {most})"):
        lines.add(f"{name} = {table}[{place}]")
        with lines.block(f"if {name} == 0"):
            lines.add("break")
        inside(scope.bind(gen.slot, gen.type, name, True))


def _few(gen: ir.Gen, source: ir.Read, item: ir.Type, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    """A set `up to n` of a state: its members as they are listed there."""
    name, place = _variable(gen, "int", lines), lines.declare("int", f"k{gen.slot}")
    items, count = few_items(source, scope, lines, module)
    with lines.block(f"for {place} in range({count})"):
        lines.add(f"{name} = {items}[{place}] + {base_of(item)}")
        inside(scope.bind(gen.slot, gen.type, name, True))


def _lies_still(source: ir.Expr, scope: Scope, module: Module) -> bool:
    """Whether a large set lies somewhere in memory and stays as it is while the loop runs, so that no copy is needed."""
    assert isinstance(source.type, ir.SetOf)
    if set_words(source.type.item, module) == 1 or not scope.pure and not isinstance(source, ir.Const | ir.Column):
        return False
    return pointer(source, scope, module) is not None


def _in_place(gen: ir.Gen, item: ir.Type, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    """A large set where it lies."""
    kind = c_type(ir.SetOf(item), module)
    held = lines.declare(f"const {kind}*", f"in{gen.slot}")
    lines.add(f"{held} = {pointer(gen.source, scope, module)}")
    _members(gen, held, item, scope, lines, module, inside)


def _set(gen: ir.Gen, text: str, item: ir.Type, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    left = lines.declare(c_type(ir.SetOf(item), module), f"left{gen.slot}")
    lines.add(f"{left} = {text}")
    if set_words(item, module) == 1:
        name, base = _variable(gen, "int", lines), base_of(item)
        with lines.block(f"while {left}"):
            lines.add(f"{name} = rw_lowest({left}) + {base}" if base else f"{name} = rw_lowest({left})")
            lines.add(f"{left} &= {left} - 1")
            inside(scope.bind(gen.slot, gen.type, name, True))
        return
    _members(gen, f"&{left}", item, scope, lines, module, inside)


def _members(gen: ir.Gen, held: str, item: ir.Type, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    """The members of a set of several words; `held` is its address."""
    name, base, place = _variable(gen, "int", lines), base_of(item), lines.declare("int", f"k{gen.slot}")
    lines.add(f"{place} = -1")
    with lines.block("while True"):
        lines.add(f"{place} = {c_type(ir.SetOf(item), module)}_after({held}, {place})")
        with lines.block(f"if {place} < 0"):
            lines.add("break")
        lines.add(f"{name} = {place} + {base}")
        inside(scope.bind(gen.slot, gen.type, name, True))


def _kinds(
    gen: ir.Gen, bag: ir.Expr, scope: Scope, lines: Lines, module: Module, inside: Body, weighed: bool = False
) -> None:
    """The different members of a bag."""
    assert isinstance(bag.type, ir.BagOf)
    name, place = _variable(gen, "int", lines), lines.declare("int", f"k{gen.slot}")
    member, size = _counts(gen, bag, place, scope, lines, module)
    with lines.block(f"for {place} in range({size})"):
        with lines.block(f"if {member} != 0"):
            lines.add(f"{name} = {place} + {base_of(bag.type.item)}")
            inner = scope.bind(gen.slot, gen.type, name, True)
            inside(inner.bind(COPIES + gen.slot, ir.Number(0, ir.MANY), member, True) if weighed else inner)


def _copies(gen: ir.Gen, bag: ir.Expr, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    """Every member of a bag as often as it is there. One loop, so that its body can leave it."""
    assert isinstance(bag.type, ir.BagOf)
    name, place, left = _variable(gen, "int", lines), lines.declare("int", f"k{gen.slot}"), lines.declare("int", f"left{gen.slot}")
    member, size = _counts(gen, bag, place, scope, lines, module)
    lines.add(f"{place} = -1", f"{left} = 0")
    with lines.block("while True"):
        with lines.block(f"while {left} <= 0 and {place} + 1 < ({size})"):
            lines.add(f"{place} += 1", f"{left} = {member}")
        with lines.block(f"if {left} <= 0"):
            lines.add("break")
        lines.add(f"{left} -= 1", f"{name} = {place} + {base_of(bag.type.item)}")
        inside(scope.bind(gen.slot, gen.type, name, True))


def _counts(gen: ir.Gen, bag: ir.Expr, place: str, scope: Scope, lines: Lines, module: Module) -> tuple[str, str]:
    """The count at `place` in a bag, and how many places there are; in the state itself if it stays as it is meanwhile."""
    assert isinstance(bag.type, ir.BagOf)
    size = str(size_of(bag.type.item, module))
    if scope.pure and isinstance(bag, ir.Read) and bag.type == state_named(bag.state, module).type:
        at = _flat_index(gen, bag, scope, lines, module)
        member = f"(<uint8_t*>&{state_location(bag.state, at, module).parts[0]})[{place}]"
        return member, f"{size} if {at} >= 0 else 0" if bag.index else size
    held = lines.declare(c_type(bag.type, module), f"held{gen.slot}")
    lines.add(f"{held} = {module.text(bag, scope)}")
    return f"{held}.n[{place}]", size


def _flat_index(gen: ir.Gen, source: ir.Read, scope: Scope, lines: Lines, module: Module) -> str:
    """Where a collection that is looped over in place begins; -1 through none."""
    if not source.index:
        return "0"
    at, state = lines.declare("int", f"at{gen.slot}"), state_named(source.state, module)
    texts, _ = index_texts(state, source.index, scope, module)
    lines.add(f"{at} = {flat_function(state, module)}({texts.removeprefix(', ')})")
    return at


def _items(gen: ir.Gen, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    """A list or ring in order. What is offered once only is marked as it comes up, where a word has room for the marks."""
    source, kind = gen.source, gen.source.type
    assert isinstance(kind, ir.ListOf | ir.Ring)
    marked = _can_be_marked(source, scope, module)
    if marked:
        assert isinstance(source, ir.Op)
        source = source.args[0]
    name = _variable(gen, c_type(kind.item, module), lines)
    place = lines.declare("int", f"k{gen.slot}")
    some = module.facts.has_some_items(source, lambda slot: slot in scope.some)
    if scope.pure and isinstance(source, ir.Read) and source.type == kind and isinstance(kind, ir.ListOf):
        at = _flat_index(gen, source, scope, lines, module)
        location = state_location(source.state, at, module)
        stored, items, length = list_parts(location.encoding, location.parts, 0)
        length = f"{length} if {at} >= 0 else 0" if source.index else length
        offset = item_offset(kind.item)
        item = f"(<{stored}*>&{items})[{place}]" + (f" + {offset}" if offset else "")
    else:
        held = lines.declare(c_type(kind, module), f"held{gen.slot}")
        lines.add(f"{held} = {module.text(source, scope)}")
        item, length = f"{held}.items[{place}]", f"{held}.length" if isinstance(kind, ir.ListOf) else str(kind.size)
    seen = lines.declare("uint64_t", f"seen{gen.slot}") if marked else None
    if seen:
        lines.add(f"{seen} = 0")
    with lines.block(f"for {place} in range({length})"):
        lines.add(f"{name} = {item}")
        if seen:
            mark = f"<uint64_t>1 << ({name} - {base_of(kind.item)})"
            with lines.block(f"if {seen} & ({mark})"):
                lines.add("continue")
            lines.add(f"{seen} |= {mark}")
        inside(scope.bind(gen.slot, gen.type, name, some))


def _can_be_marked(source: ir.Expr, scope: Scope, module: Module) -> bool:
    """Whether a loop over the different items of a list can do without a list of its own."""
    if not (isinstance(source, ir.Op) and source.op == "distinct" and isinstance(source.type, ir.ListOf)):
        return False
    some = module.facts.has_some_items(source.args[0], lambda slot: slot in scope.some)
    return some and source.args[0].type == source.type and size_of(source.type.item, module) <= WORD


def _ray(gen: ir.Gen, source: ir.Op, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    """Cell after cell, without making the list."""
    name = _variable(gen, "int", lines)
    start = lines.declare("int", f"start{gen.slot}")
    cell = ir.Cell(source.data)
    lines.add(f"{start} = {module.text(source.args[0], scope)}", f"{name} = {start}")
    taken = None
    if len(source.args) == 3:
        taken = lines.declare("int", f"taken{gen.slot}")
        lines.add(f"{taken} = {module.text(source.args[2], scope)}")
    inner = scope.bind(gen.slot, cell, name, True)
    step = ir.Op("step", (ir.Local(gen.slot, cell), source.args[1]), cell, source.data)
    with lines.block("while True"):
        lines.add(f"{name} = {module.text(step, inner)}")
        with lines.block(f"if {name} == 0 or {name} == {start}" + (f" or {taken} <= 0" if taken else "")):
            lines.add("break")
        if taken:
            lines.add(f"{taken} -= 1")
        inside(inner)


def _special(gen: ir.Gen, source: ir.Op, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    """All subsets of a set, or all ways to split a number."""
    kind = c_type(gen.type, module)
    name = _variable(gen, kind, lines)
    if source.op == "splits":
        _splits(gen, source, name, scope, lines, module, inside)
        return
    of = source.args[0].type
    assert isinstance(of, ir.SetOf)
    words = set_words(of.item, module)
    whole, number = lines.declare(kind, f"of{gen.slot}"), lines.declare("uint64_t", f"k{gen.slot}")
    members = lines.declare("int", f"members{gen.slot}")
    address, target = (f"&{whole}", f"&{name}") if words == 1 else (f"{whole}.w", f"{name}.w")
    lines.add(f"{whole} = {converted(module.text(source.args[0], scope), of, gen.type, module)}")
    lines.add(f"{members} = {sets.size(whole, of.item, module)}")
    following = f"{number} + 1"
    if len(source.args) == 2:
        sizes = lines.declare("rw_between", f"sizes{gen.slot}")
        lines.add(f"{sizes} = {converted(module.text(source.args[1], scope), source.args[1].type, ir.Between(), module)}")
        lines.add(f"{number} = rw_first_subset({sizes})")
        following = f"rw_next_subset({number}, {sizes})"
    else:
        lines.add(f"{number} = 0")
    with lines.block(f"while {number} >> {members} == 0"):
        # the next one is found before the body, which may leave this turn of the loop early
        lines.add(f"rw_deposit({target}, {address}, {words}, {number})", f"{number} = {following}")
        inside(scope.bind(gen.slot, gen.type, name, True))


def _splits(gen: ir.Gen, source: ir.Op, name: str, scope: Scope, lines: Lines, module: Module, inside: Body) -> None:
    total, members, caps = source.args
    assert isinstance(gen.type, ir.BagOf) and isinstance(members.type, ir.SetOf)
    item = gen.type.item
    size, kind = size_of(item, module), ir.SetOf(item)
    mask, most = lines.declare(c_type(kind, module), f"over{gen.slot}"), lines.declare(c_type(gen.type, module), f"caps{gen.slot}")
    more, amount = lines.declare("bint", f"more{gen.slot}"), lines.declare("int", f"total{gen.slot}")
    lines.add(f"{amount} = {module.text(total, scope)}")
    over = f"&{mask}" if set_words(item, module) == 1 else f"{mask}.w"
    with lines.block(f"if {amount} != 0"):  # else there is one way, whatever the members are
        lines.add(f"{mask} = {converted(module.text(members, scope), members.type, kind, module)}")
        if members.type == kind:  # what each holds is mostly asked of the same members
            slot = MEMBERS + gen.slot
            caps = rewritten(caps, lambda node: ir.Local(slot, kind) if node == members else node)
            scope_of_caps = scope.bind(slot, kind, mask, True)
        else:
            scope_of_caps = scope
        lines.add(f"{most} = {converted(module.text(caps, scope_of_caps), caps.type, gen.type, module)}")
    lines.add(f"{more} = rw_split_first({name}.n, {over}, {most}.n, {size}, {amount})")
    with lines.block(f"while {more}"):
        # the next one is found before the body, which may leave this turn of the loop early
        held = lines.declare(c_type(gen.type, module), f"next{gen.slot}")
        lines.add(f"{held} = {name}", f"{more} = {amount} != 0 and rw_split_next({held}.n, {over}, {most}.n, {size})")
        inside(scope.bind(gen.slot, gen.type, name, True))
        lines.add(f"{name} = {held}")


def nested(gens: tuple[ir.Gen, ...], scope: Scope, lines: Lines, module: Module, body: Body, weighed: bool = False) -> None:
    """Loops within loops, the first the outermost."""
    if not gens:
        body(scope)
        return
    loop(gens[0], scope, lines, module, lambda inner: nested(gens[1:], inner, lines, module, body, weighed), weighed)


def put(target: str, index: str, item: ir.Type, module: Module) -> str:
    """The statement that puts an index (if it is one) into a set variable."""
    if set_words(item, module) == 1:
        return f"{target} |= rw_single({index}, {size_of(item, module)})"
    return f"{c_type(ir.SetOf(item), module)}_put(&{target}, {index}, {size_of(item, module)})"
