"""Whole states: all elements as one value, written back, and fingerprints."""

from __future__ import annotations

from rulewright.compiler.emit_context import Lines, Module, Scope
from rulewright.compiler.emit_hooks import lines_on_fill
from rulewright.compiler.emit_names import safe_name
from rulewright.compiler.emit_states import bit_text, element_count, kind_of, set_flat, state_named
from rulewright.compiler.emit_storage import load, state_location, store
from rulewright.compiler.emit_types import c_type, set_words, size_of
from rulewright.compiler.rewrite import free_slots
from rulewright.runtime import ir


def flat_load(state: ir.State, index: str, module: Module) -> str:
    """The element of a state at a flat index, which is surely inside."""
    match kind_of(state, module):
        case "bits":
            return bit_text(state, "0", index, module)
        case "planes":
            parts = [f"{plane + 1} * {bit_text(state, str(plane), index, module)}" for plane in range(size_of(state.type, module))]
            return f"({' + '.join(parts)})"
    return load(state_location(state.name, index, module), module)


def whole(name: str, module: Module) -> str:
    """All elements of a state as a value."""
    state = state_named(name, module)
    count = element_count(state, module)
    kind = c_type(ir.Ring(count, state.type), module)
    maker = module.once(("whole", name), safe_name("all", name), lambda fresh: (
        f"cdef {kind} {fresh}(S* s) noexcept nogil:\n    cdef {kind} r\n    cdef int i\n    for i in range({count}):\n"
        f"        r.items[i] = {flat_load(state, 'i', module)}\n    return r\n"
    ))  # fmt: skip
    return f"{maker}(s)"


def store_whole(name: str, module: Module) -> str:
    """The function that writes all elements of a state back."""
    state = state_named(name, module)
    return module.once(("store whole", name), safe_name("restore", name), lambda fresh: _store_whole(fresh, state, module))


def _store_whole(fresh: str, state: ir.State, module: Module) -> str:
    lines = Lines()
    count = element_count(state, module)
    lines.declare("int", "k")
    with lines.block(f"for k in range({count})"):
        if kind_of(state, module) in ("bits", "planes"):
            set_flat(state, "k", "value.items[k]", lines, module)
        else:
            if isinstance(state.type, ir.Number):
                with lines.block(f"if not {in_range('value.items[k]', state.type)}"):
                    lines.add("fault(s, site)", "return")
            store(state_location(state.name, "k", module), "value.items[k]", 0, lines, module)
    lines.lines = [line.replace("fault(s, 0)", "fault(s, site)") for line in lines.lines]
    for line in lines_on_fill(state.name, module):
        lines.add(line)
    kind = c_type(ir.Ring(count, state.type), module)
    return lines.text(f"cdef void {fresh}(S* s, {kind} value, int site) noexcept nogil")


def in_range(text: str, kind: ir.Number) -> str:
    """Whether a number fits a type."""
    fits = f"({kind.low} <= {text} and {text} <= {kind.high})"
    return f"({fits} or {text} == RW_NIL)" if kind.optional else fits


def fingerprint(node: ir.Fingerprint, scope: Scope, module: Module) -> str:
    """A function of its own that hashes states and values."""
    free = free_slots(node)
    lines = Lines()
    inner = Scope(where=scope.where, pure=True, some=scope.some)
    parameters = ["S* s"]
    for slot in free:
        name = lines.names.fresh("v", str(slot))
        inner.texts[slot], inner.types[slot] = name, scope.types[slot]
        parameters.append(f"{c_type(scope.types[slot], module)} {name}")
    key = ("fingerprint", node, tuple(scope.types[slot] for slot in free), scope.some & set(free))
    name = module.once(key, "fingerprint", lambda fresh: _fingerprint(fresh, node, inner, lines, parameters, module))
    return f"{name}({', '.join(('s', *(scope.texts[slot] for slot in free)))})"


def _fingerprint(
    fresh: str, node: ir.Fingerprint, scope: Scope, lines: Lines, parameters: list[str], module: Module
) -> str:
    lines.declared += ["cdef uint64_t h = 0x9E3779B97F4A7C15ULL", "cdef int i", "cdef int k"]
    for name in node.states:
        state = state_named(name, module)
        with lines.block(f"for i in range({element_count(state, module)})"):
            _mix(flat_load(state, "i", module), state.type, lines, module)
    for value in node.values:
        _mix(module.text(value, scope), value.type, lines, module)
    lines.add("return h")
    return lines.text(f"cdef uint64_t {fresh}({', '.join(parameters)}) noexcept nogil")


def _mix(text: str, kind: ir.Type, lines: Lines, module: Module) -> None:
    """Statements that take one value into the hash."""
    match kind:
        case ir.SetOf(item) if set_words(item, module) == 1:
            lines.add(f"h = rw_mix64(h ^ {text})")
            return
        case ir.SetOf() | ir.BagOf() | ir.ListOf() | ir.PileOf() | ir.Ring() | ir.Between():
            held = lines.declare(c_type(kind, module), "held")
            lines.add(f"{held} = {text}")
            _mix_parts(held, kind, lines, module)
        case ir.Mark():
            lines.add(f"h = rw_mix64(h ^ {text})")
        case _:
            lines.add(f"h = rw_mix64(h ^ <uint64_t><int64_t>({text}))")


def _mix_parts(held: str, kind: ir.Type, lines: Lines, module: Module) -> None:
    match kind:
        case ir.SetOf(item):
            with lines.block(f"for k in range({set_words(item, module)})"):
                lines.add(f"h = rw_mix64(h ^ {held}.w[k])")
        case ir.BagOf(item):
            with lines.block(f"for k in range({size_of(item, module)})"):
                lines.add(f"h = rw_mix64(h ^ <uint64_t><int64_t>{held}.n[k])")
        case ir.ListOf(_, capacity):
            lines.add(f"h = rw_mix64(h ^ <uint64_t>{held}.length)")
            with lines.block(f"for k in range({capacity})"):
                lines.add(f"h = rw_mix64(h ^ (<uint64_t><int64_t>{held}.items[k] if k < {held}.length else 0))")
        case ir.PileOf(item, capacity):
            _mix_parts(f"{held}.top", ir.ListOf(item, capacity), lines, module)
            _mix_parts(f"{held}.middle", ir.BagOf(item), lines, module)
            _mix_parts(f"{held}.bottom", ir.ListOf(item, capacity), lines, module)
        case ir.Ring(size):
            with lines.block(f"for k in range({size})"):
                lines.add(f"h = rw_mix64(h ^ <uint64_t><int64_t>{held}.items[k])")
        case ir.Between():
            lines.add(f"h = rw_mix64(h ^ <uint64_t><int64_t>{held}.low)", f"h = rw_mix64(h ^ <uint64_t><int64_t>{held}.high)")
