"""Whole states: all elements as one value, written back, and fingerprints."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.compiler.analyse.rewrite import free_slots
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.kept.after_write import lines_on_fill
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.storage import all_of
from rulewright.compiler.lower.stored.states import element_count, flat_load, set_flat
from rulewright.compiler.lower.types import c_type, is_scalar, is_word, set_words, size_of
from rulewright.runtime import ir

HASH, AT = low.names("h", "k")
ITEM = low.path("value.items")[AT]


def whole(name: str, module: Module) -> low.Expr:
    """All elements of a state as a value."""
    state = module.states[name]
    count = element_count(state, module)
    kind = c_type(ir.Ring(count, state.type), module)
    one = flat_load(state, low.Local("i"), module)
    return all_of(("whole", name), safe_name("all", name), kind, count, one, module)


def store_whole(name: str, module: Module) -> str:
    """The function that writes all elements of a state back."""
    key, called = ("store whole", name), safe_name("restore", name)
    return module.once(key, called, lambda fresh: _store_whole(fresh, module.states[name], module))


def _store_whole(fresh: str, state: ir.State, module: Module) -> low.Function:
    lines, count, site = Lines(), element_count(state, module), low.Local("site")
    (k,) = lines.local("int", "k")
    with lines.block(low.count(k, 0, count)):
        if isinstance(state.type, ir.Number):
            lines.when(low.negate(in_range(ITEM, state.type)), low.fault(site), low.Return())
        set_flat(state, k, ITEM, site, lines, module)
    lines.add(*lines_on_fill(state.name, module))
    kind = c_type(ir.Ring(count, state.type), module)
    return lines.function("void", fresh, "S* s", f"{kind} value", "int site")


def in_range(value: low.Expr, kind: ir.Number) -> low.Expr:
    """Whether a number fits a type."""
    fits = low.both(low.le(kind.low, value), low.le(value, kind.high))
    return low.either(fits, low.eq(value, low.NIL)) if kind.optional else fits


def fingerprint(node: ir.Fingerprint, scope: Scope, module: Module) -> low.Expr:
    """A function of its own that hashes states and values."""
    free = free_slots(node)
    key = ("fingerprint", node, tuple(scope.types[slot] for slot in free), scope.some & set(free))
    name = module.once(key, "fingerprint", lambda fresh: _fingerprint(fresh, node, scope, module))
    return low.call(name, low.STATE, *(scope.values[slot] for slot in free))


def _fingerprint(fresh: str, node: ir.Fingerprint, scope: Scope, module: Module) -> low.Function:
    lines = Lines()
    held = {slot: (low.Local(lines.names.fresh("v", str(slot))), scope.types[slot]) for slot in free_slots(node)}
    parameters = [f"{c_type(kind, module)} {value.name}" for value, kind in held.values()]
    inner = Scope(where=scope.where, pure=True, some=scope.some).holding(held)
    lines.local("uint64_t", "h", value=low.Const(0x9E3779B97F4A7C15, "ULL"))
    lines.local("int", "k")
    for name in node.states:
        field = module.layout.by_name[name]
        memory = low.cast("uint8_t*", low.STATE) + field.offset
        lines.set(HASH, low.call("rw_mix_bytes", HASH, memory, field.size))
    for value in node.values:
        _mix(module.lowered(value, inner), value.type, lines, module)
    lines.add(low.returns(HASH))
    return lines.function("uint64_t", fresh, "S* s", *parameters)


def _mix(value: low.Expr, kind: ir.Type, lines: Lines, module: Module) -> None:
    """Statements that take one value into the hash."""
    if is_scalar(kind) or is_word(kind, module):
        lines.add(_mixed(value if is_word(kind, module) else _signed(value)))
        return
    for count, word in _words(lines.let(c_type(kind, module), "held", value), kind, module):
        if count is None:
            lines.add(_mixed(word))
        else:
            with lines.block(low.count(AT, 0, count)):
                lines.add(_mixed(word))


def _mixed(word: low.Expr) -> low.Stmt:
    """The statement that takes a word into the hash."""
    return low.assign(HASH, low.call("rw_mix64", HASH ^ word))


def _signed(number: low.Expr) -> low.Expr:
    return low.cast("uint64_t", low.cast("int64_t", number))


def _words(held: low.Expr, kind: ir.Type, module: Module) -> Iterator[tuple[int | None, low.Expr]]:
    """What a value consists of: single words, and words that are there so many times, by their place."""
    match kind:
        case ir.SetOf(item):
            yield set_words(item, module), low.member(held, "w")[AT]
        case ir.BagOf(item):
            yield size_of(item, module), _signed(low.member(held, "n")[AT])
        case ir.ListOf(_, capacity):
            length = low.member(held, "length")
            yield None, low.cast("uint64_t", length)
            yield capacity, low.select(low.lt(AT, length), _signed(low.member(held, "items")[AT]), 0)
        case ir.PileOf(item, capacity):
            ends = ir.ListOf(item, capacity)
            for part, of in (("top", ends), ("middle", ir.BagOf(item)), ("bottom", ends)):
                yield from _words(low.member(held, part), of, module)
        case ir.Ring(size):
            yield size, _signed(low.member(held, "items")[AT])
        case ir.Between():
            yield None, _signed(low.member(held, "low"))
            yield None, _signed(low.member(held, "high"))
