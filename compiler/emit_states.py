"""States: functions that read, test, write and fill their elements, named after the author's states."""

from __future__ import annotations

from rulewright.compiler.emit_context import Lines, Module, Scope
from rulewright.compiler.emit_hooks import lines_on_fill, lines_on_write, needs_old
from rulewright.compiler.emit_names import safe_name
from rulewright.compiler.emit_storage import load, state_location, store
from rulewright.compiler.emit_types import base_of, c_type, constant, initialiser, nothing_text, size_of, words_of
from rulewright.runtime import ir
from rulewright.runtime.domain import nothing
from rulewright.runtime.layout import words


def state_named(name: str, module: Module) -> ir.State:
    """The state with a name."""
    found: dict[str, ir.State] = module.cache.setdefault("states", {state.name: state for state in module.program.states})
    return found[name]


def element_count(state: ir.State, module: Module) -> int:
    """How many elements a state has."""
    count = 1
    for kind in state.index:
        count *= size_of(kind, module)
    return count


def kind_of(state: ir.State, module: Module) -> str:
    """The encoding of a state."""
    return module.layout.by_name[state.name].encoding.kind


# ---------------------------------------------------------------- indices


def surely_inside(index: ir.Expr, kind: ir.Type, scope: Scope, module: Module) -> bool:
    """Whether a value is surely a place of an index of type `kind`."""
    match kind, index.type:
        case ir.Number(low, high), ir.Number(least, most, False):
            return low <= least and most <= high
        case ir.Truth(), ir.Truth():
            return True
        case ir.Number(), _:
            return False
        case _:
            return module.facts.is_some(index, lambda slot: slot in scope.some)


def flat_text(state: ir.State, module: Module) -> str:
    """The flat index made of parameters a, b, c …"""
    text = ""
    for number, kind in enumerate(state.index):
        base = base_of(kind)
        part = f"({_parameter(number)} - {base})" if base else _parameter(number)
        text = part if not text else f"({text} * {size_of(kind, module)} + {part})"
    return text or "0"


def _parameter(number: int) -> str:
    return f"at{number}"


def parameters_text(state: ir.State) -> str:
    return "".join(f", int {_parameter(number)}" for number in range(len(state.index)))


def outside_text(state: ir.State, checks: tuple[bool, ...], module: Module) -> str:
    """The condition that an index among those to be checked is outside."""
    parts = []
    for number, kind in enumerate(state.index):
        if checks[number]:
            base, name = base_of(kind), _parameter(number)
            parts.append(f"<unsigned int>({name} - {base}) >= {size_of(kind, module)}u")
    return " or ".join(parts)


def index_texts(state: ir.State, index: tuple[ir.Expr, ...], scope: Scope, module: Module) -> tuple[str, tuple[bool, ...]]:
    """Arguments for the indices of a state's functions, and which of them must be checked there."""
    texts = "".join(", " + module.text(expr, scope) for expr in index)
    checks = tuple(
        not surely_inside(expr, kind, scope, module) for expr, kind in zip(index, state.index, strict=True)
    )
    return texts, checks


# ---------------------------------------------------------------- reading


def read(node: ir.Read, scope: Scope, module: Module) -> str:
    """A state element."""
    state = state_named(node.state, module)
    if not state.index:
        return load(state_location(state.name, "0", module), module)
    texts, checks = index_texts(state, node.index, scope, module)
    return f"{getter(state, checks, module)}(s{texts})"


def getter(state: ir.State, checks: tuple[bool, ...], module: Module) -> str:
    """The function that reads an element; unchecked indices are taken as they are."""
    prefix = "get" if any(checks) else "at"
    return module.once(
        ("get", state.name, checks), safe_name(prefix, state.name), lambda name: _getter(name, state, checks, module)
    )


def _getter(name: str, state: ir.State, checks: tuple[bool, ...], module: Module) -> str:
    lines = Lines()
    outside = outside_text(state, checks, module)
    if outside:
        with lines.block(f"if {outside}"):
            lines.add(f"return {nothing_text(state.type, module)}")
    flat = flat_text(state, module)
    match kind_of(state, module):
        case "bits":
            lines.add(f"return {bit_text(state, '0', flat, module)}")
        case "planes":
            lines.add(f"cdef int i = {flat}")
            planes = range(size_of(state.type, module))
            parts = [f"{plane + 1} * {bit_text(state, str(plane), 'i', module)}" for plane in planes]
            lines.add(f"return {' + '.join(parts)}")
        case _:
            lines.add(f"return {load(state_location(state.name, flat, module), module)}")
    return lines.text(f"cdef inline {c_type(state.type, module)} {name}(S* s{parameters_text(state)}) noexcept nogil")


def address(state: ir.State, checks: tuple[bool, ...], module: Module) -> str:
    """The function that tells where a large set in a state lies; through none: where an empty one does."""
    return module.once(
        ("where", state.name, checks), safe_name("where", state.name), lambda name: _address(name, state, checks, module)
    )


def _address(name: str, state: ir.State, checks: tuple[bool, ...], module: Module) -> str:
    lines = Lines()
    kind = c_type(state.type, module)
    outside = outside_text(state, checks, module)
    if outside:
        with lines.block(f"if {outside}"):
            lines.add(f"return &{module.constant(kind, initialiser(0, state.type, module))}")
    lines.add(f"return <const {kind}*>&{state_location(state.name, flat_text(state, module), module).parts[0]}")
    return lines.text(f"cdef inline const {kind}* {name}(S* s{parameters_text(state)}) noexcept nogil")


def plane_words(state: ir.State, module: Module) -> tuple[int, int]:
    """Of a state kept as planes or bits: words per plane, and bits per word."""
    count, width, _ = words(element_count(state, module))
    return count, width * 8


def plane_unit(state: ir.State, plane: str, at: str, module: Module) -> str:
    """The text of one word of a plane (of the bits, if there is only one)."""
    field = module.layout.by_name[state.name]
    each, _ = plane_words(state, module)
    total = field.encoding.parts[0][0]
    location = state_location(state.name, "0", module).parts[0]
    if total == 1:
        return location
    member = location[: location.rindex("[")]
    if each == 1:
        return f"{member}[{plane}]"
    return f"{member}[{at}]" if total == each else f"{member}[({plane}) * {each} + {at}]"


def bit_text(state: ir.State, plane: str, index: str, module: Module) -> str:
    """Whether the bit at a flat index is set, as 0 or 1."""
    each, _ = plane_words(state, module)
    if each == 1:
        return f"<int>(<uint64_t>{plane_unit(state, plane, '0', module)} >> {index} & 1)"
    return f"<int>({plane_unit(state, plane, f'({index} >> 6)', module)} >> ({index} & 63) & 1)"


def tester(state: ir.State, checks: tuple[bool, ...], some: bool, module: Module) -> str:
    """For planes: the function that tells whether an element has a value; `some`: that value is never none."""
    return module.once(
        ("is", state.name, checks, some), safe_name("is", state.name), lambda name: _tester(name, state, checks, some, module)
    )


def _tester(name: str, state: ir.State, checks: tuple[bool, ...], some: bool, module: Module) -> str:
    lines = Lines()
    outside = outside_text(state, checks, module)
    lines.add(f"cdef int i = {flat_text(state, module)}")
    if outside and some and plane_words(state, module)[0] == 1:  # without a branch
        count = element_count(state, module)
        lines.add(f"return <int>(<unsigned int>i < {count}u) & {bit_text(state, 'value - 1', '(i & 63)', module)}")
        return lines.text(f"cdef inline bint {name}(S* s{parameters_text(state)}, int value) noexcept nogil")
    if outside:
        with lines.block(f"if {outside}"):
            lines.add("return value == 0")
    if not some:
        with lines.block("if value == 0"):
            planes = [bit_text(state, str(plane), "i", module) for plane in range(size_of(state.type, module))]
            lines.add(f"return not ({' or '.join(planes)})")
    lines.add(f"return {bit_text(state, 'value - 1', 'i', module)}")
    return lines.text(f"cdef inline bint {name}(S* s{parameters_text(state)}, int value) noexcept nogil")


# ---------------------------------------------------------------- writing


def setter(state: ir.State, module: Module) -> str:
    """The function that writes an element; `site` is the fault of writing where there is none."""
    return module.once(("set", state.name), safe_name("set", state.name), lambda name: _setter(name, state, module))


def _setter(name: str, state: ir.State, module: Module) -> str:
    lines = Lines()
    outside = outside_text(state, (True,) * len(state.index), module)
    if outside:
        with lines.block(f"if {outside}"):
            lines.add("fault(s, site)", "return")
    flat = flat_text(state, module)
    written = Lines()
    match kind_of(state, module):
        case "bits":
            _set_bit(state, flat, "value", written, module)
        case "planes":
            _set_plane(state, flat, "value", written, module)
        case _:
            store(state_location(state.name, flat, module), "value", 0, written, module)
    written.lines = [line.replace("fault(s, 0)", "fault(s, site)") for line in written.lines]
    lines.declared += written.declared
    lines.lines += written.lines
    for line in lines_on_write(state.name, _parameter(0) if state.index else "0", module):
        lines.add(line)
    value = c_type(state.type, module)
    return lines.text(f"cdef inline void {name}(S* s{parameters_text(state)}, {value} value, int site) noexcept nogil")


def set_flat(state: ir.State, flat: str, value: str, lines: Lines, module: Module) -> None:
    """Statements that write the element at a flat index of a state kept as bits or planes."""
    if kind_of(state, module) == "bits":
        _set_bit(state, flat, value, lines, module)
    else:
        _set_plane(state, flat, value, lines, module)


def _set_bit(state: ir.State, flat: str, value: str, lines: Lines, module: Module) -> None:
    each, size = plane_words(state, module)
    lines.declare("int", "i")
    lines.add(f"i = {flat}")
    unit = plane_unit(state, "0", "i >> 6", module)
    kind = f"uint{size}_t"
    shift = "i" if each == 1 else "(i & 63)"
    lines.add(f"{unit} = <{kind}>(({unit} & ~(<uint64_t>1 << {shift})) | (<uint64_t>({value} != 0) << {shift}))")


def _set_plane(state: ir.State, flat: str, value: str, lines: Lines, module: Module) -> None:
    each, size = plane_words(state, module)
    lines.declare("int", "i")
    lines.declare("int", "old")
    lines.add(f"i = {flat}", "old = 0")
    kind = f"uint{size}_t"
    shift = "i" if each == 1 else "(i & 63)"
    lines.declare("uint64_t", "bit")
    lines.add(f"bit = <uint64_t>1 << {shift}")
    for plane in range(size_of(state.type, module)):
        unit = plane_unit(state, str(plane), "(i >> 6)", module)
        if needs_old(state.name, module):
            with lines.block(f"if {unit} & bit"):
                lines.add(f"old = {plane + 1}")
        lines.add(f"{unit} = <{kind}>({unit} & ~bit)")
    unit = plane_unit(state, f"{value} - 1", "(i >> 6)", module)
    with lines.block(f"if {value} > 0"):
        lines.add(f"{unit} = <{kind}>({unit} | bit)")


def filler(state: ir.State, module: Module) -> str:
    """The function that gives every element a value."""
    return module.once(("fill", state.name), safe_name("fill", state.name), lambda name: _filler(name, state, module))


def _filler(name: str, state: ir.State, module: Module) -> str:
    lines = Lines()
    count = element_count(state, module)
    match kind_of(state, module):
        case "bits" | "planes":
            each, size = plane_words(state, module)
            planes = 1 if kind_of(state, module) == "bits" else size_of(state.type, module)
            for plane in range(planes):
                for at, full in enumerate(words_of((1 << count) - 1, each)):
                    wanted = "value != 0" if planes == 1 and kind_of(state, module) == "bits" else f"value == {plane + 1}"
                    unit = plane_unit(state, str(plane), str(at), module)
                    lines.add(f"{unit} = <uint{size}_t>({full} if {wanted} else 0)")
        case _ if not state.index:
            store(state_location(state.name, "0", module), "value", 0, lines, module)
        case _:
            lines.declare("int", "i")
            with lines.block(f"for i in range({count})"):
                store(state_location(state.name, "i", module), "value", 0, lines, module)
    lines.lines = [line.replace("fault(s, 0)", "fault(s, site)") for line in lines.lines]
    for line in lines_on_fill(state.name, module):
        lines.add(line)
    return lines.text(f"cdef inline void {name}(S* s, {c_type(state.type, module)} value, int site) noexcept nogil")


def _starts_above_zero(kind: ir.Type) -> bool:
    """Whether the nothing of a type is not stored as zeros."""
    return isinstance(kind, ir.Number) and not kind.optional and not kind.low <= 0 <= kind.high


def initial(module: Module) -> str:
    """The function that makes the first position: all states at their initial values."""
    lines = Lines()
    lines.add("memset(s, 0, sizeof(S))")
    for state in module.program.states:
        if state.initial != nothing(state.type, module.program) or _starts_above_zero(state.type):
            lines.add(f"{filler(state, module)}(s, {constant(state.initial, state.type, module)}, 0)")
    for line in lines_on_fill(None, module):
        lines.add(line)
    return lines.text("cdef void initialise(S* s) noexcept nogil")


def first_index(state: ir.State, flat: str, module: Module) -> str:
    """The first index of the element at a flat index."""
    if not state.index:
        return "0"
    others = element_count(state, module) // size_of(state.index[0], module)
    return f"({flat}) // {others} + {base_of(state.index[0])}" if others > 1 else f"({flat}) + {base_of(state.index[0])}"


def flat_function(state: ir.State, module: Module) -> str:
    """The function from indices to the flat index; -1 outside."""
    outside = outside_text(state, (True,) * len(state.index), module)
    parameters = parameters_text(state).removeprefix(", ")
    return module.once(("flat", state.name), safe_name("place_in", state.name), lambda fresh: (
        f"cdef inline int {fresh}({parameters}) noexcept nogil:\n    if {outside}:\n        return -1\n"
        f"    return {flat_text(state, module)}\n"
    ))  # fmt: skip
