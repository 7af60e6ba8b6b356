"""Decisions: the functions that judge, generate and ask for moves.

Every function of a decision takes the actor and the locals of the asking procedure that its options use (`captured`), so that
it can be called from the flow, from outside, and by `can` with arguments in place of a frame.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.compiler.emit_context import Lines, Module, Scope
from rulewright.compiler.emit_loops import loop
from rulewright.compiler.emit_names import place_comment, safe_name
from rulewright.compiler.emit_places import Telling, slot_type
from rulewright.compiler.emit_types import c_type, set_words, size_of
from rulewright.compiler.rewrite import bound_slots, free_slots
from rulewright.runtime import ir
from rulewright.runtime.effort import TOO_MANY, most_moves


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision, the slots it captures, and the names its functions begin with."""

    decision: ir.Decision
    proc: ir.Proc
    captured: tuple[int, ...]
    names: tuple[str, ...]  # of the options

    @property
    def number(self) -> int:
        return self.decision.number


def asked(number: int, module: Module) -> Asked:
    """A decision made ready."""
    return module.remember(("asked", number), lambda: _asked(module.program.decisions[number], module))


def _asked(decision: ir.Decision, module: Module) -> Asked:
    names = tuple(
        safe_name(f"d{decision.number}_{place}", option.name or "otherwise") for place, option in enumerate(decision.options)
    )
    return Asked(decision, module.program.procs[decision.proc], _captured(decision), names)


def _captured(decision: ir.Decision) -> tuple[int, ...]:
    used: set[int] = set()
    for option in decision.options:
        own = {param.slot for param in option.params} | {stmt.slot for stmt in option.lead if isinstance(stmt, ir.Assign)}
        sources = tuple((param.source, param.clauses) for param in option.params)
        clauses = tuple(condition for param in option.params for _, condition in param.clauses)
        parts = (tuple(source for source, _ in sources), clauses, option.lead, option.available, option.sure)
        used |= set(free_slots(parts)) - own - bound_slots(parts)
    return tuple(sorted(used - {decision.bind_you}))


# ---------------------------------------------------------------- parameters and scopes


def head_parameters(asked_: Asked, module: Module) -> str:
    """Parameters every function of a decision begins with."""
    parts = ["S* s", "int you"]
    parts += [f"{c_type(slot_type(asked_.proc.slots[slot]), module)} c{slot}" for slot in asked_.captured]
    return ", ".join(parts)


def passed_on(asked_: Asked) -> str:
    """The same as arguments, from one function of a decision to another."""
    return ", ".join(("s", "you", *(f"c{slot}" for slot in asked_.captured)))


def passed_from(asked_: Asked, you: str, scope: Scope, state: str = "s") -> str:
    """The same as arguments, from where the asking procedure's locals are in scope."""
    return ", ".join((state, you, *(scope.texts[slot] for slot in asked_.captured)))


def inner_scope(asked_: Asked, module: Module) -> Scope:
    """The locals inside a function of a decision."""
    proc = asked_.proc
    within = any(module.effort.lists_long(option) for option in asked_.decision.options)
    some = module.facts.some_slots(("p", proc.number), len(proc.slots))
    scope = Scope(where=asked_.decision.where, some=some, pure=True, within=within)
    for slot in asked_.captured:
        scope.texts[slot], scope.types[slot] = f"c{slot}", slot_type(proc.slots[slot])
    return scope.bind(asked_.decision.bind_you, ir.Seat(), "you", True)


def param_gen(param: ir.Param) -> ir.Gen:
    """A parameter's range as a generator."""
    return ir.Gen(param.slot, param.type, param.source, param.clauses)


# ---------------------------------------------------------------- moves in memory


def arg_words(kind: ir.Type, module: Module) -> int:
    """How many words of a move an argument takes."""
    match kind:
        case ir.SetOf(item):
            return set_words(item, module)
        case ir.BagOf(item):
            return (size_of(item, module) + 7) // 8
    return 1


def arg_offsets(option: ir.Option, module: Module) -> list[int]:
    """Where each argument of an option begins in a move."""
    found, at = [], 0
    for param in option.params:
        found.append(at)
        at += arg_words(param.type, module)
    return found


def pack_arg(target: str, offset: int, text: str, kind: ir.Type, module: Module) -> str:
    """The statement that puts an argument into a move."""
    match kind:
        case ir.SetOf(item) if set_words(item, module) > 1:
            return f"(<{c_type(kind, module)}*>&{target}.args[{offset}])[0] = {text}"
        case ir.SetOf() | ir.Mark():
            return f"{target}.args[{offset}] = {text}"
        case ir.BagOf():
            return f"{c_type(kind, module)}_store(<uint8_t*>&{target}.args[{offset}], {text}, RW_MANY)"
    return f"{target}.args[{offset}] = <uint64_t><int64_t>({text})"


def unpack_arg(source: str, offset: int, kind: ir.Type, module: Module) -> str:
    """An argument of a move as text."""
    match kind:
        case ir.SetOf(item) if set_words(item, module) > 1:
            return f"(<{c_type(kind, module)}*>&{source}.args[{offset}])[0]"
        case ir.SetOf() | ir.Mark():
            return f"{source}.args[{offset}]"
        case ir.BagOf():
            return f"{c_type(kind, module)}_load(<uint8_t*>&{source}.args[{offset}])"
    return f"(<int><int64_t>{source}.args[{offset}])"


# ---------------------------------------------------------------- functions per option


def option_parameters(option: ir.Option, module: Module) -> list[str]:
    """The option's own parameters as C parameters."""
    return [f"{c_type(param.type, module)} a{place}" for place, param in enumerate(option.params)]


def judge(asked_: Asked, place: int, module: Module) -> str:
    """The function that tells whether the leading guards of an option hold; it notes leading prefers."""
    name = "leads_" + asked_.names[place]
    return module.once(("judge", asked_.number, place), name, lambda fresh: _judge(fresh, asked_, place, module))


def _judge(name: str, asked_: Asked, place: int, module: Module) -> str:
    option = asked_.decision.options[place]
    lines = Lines()
    scope = inner_scope(asked_, module)
    for at, param in enumerate(option.params):
        scope = scope.bind(param.slot, param.type, f"a{at}", param.slot in scope.some)
    telling = Telling(lines, scope, asked_.proc, module, False)
    lines.declared.append("cdef uint32_t known = 0")
    for stmt in option.lead:
        _judge_statement(stmt, telling)
    lines.add("noted[0] = known", "return True")
    parameters = ", ".join((head_parameters(asked_, module), *option_parameters(option, module), "uint32_t* noted"))
    return lines.text(f"cdef inline bint {name}({parameters}) noexcept nogil", place_comment(option.where, option.rules))


def _judge_statement(stmt: ir.Stmt, telling: Telling) -> None:
    """A let, a guard or a prefer in front of the first effect."""
    lines, module, slots = telling.lines, telling.module, telling.proc.slots
    match stmt:
        case ir.Assign(slot, value):
            kind = slot_type(slots[slot])
            text = lines.names.fresh(f"v{slot}", slots[slot].name)
            lines.declared.append(f"cdef {c_type(kind, module)} {text}")
            lines.add(f"{text} = {telling.fitted(value, kind)}")
            some = (("p", telling.proc.number), slot) in module.facts.some
            telling.scope = telling.scope.bind(slot, kind, text, some)
        case ir.Require(condition, guard):
            lines.add(place_comment(guard.where, guard.rules))
            with lines.block(f"if not {telling.text(condition)}"):
                lines.add("return False")
        case ir.Prefer(condition, _, order):
            with lines.block(f"if {telling.text(condition)}"):
                lines.add(f"known |= 1u << {order}")


def each_candidate(
    asked_: Asked, place: int, scope: Scope, lines: Lines, module: Module, found: Callable[[list[str]], None], lead: bool = True
) -> None:
    """Nested loops over the ranges of an option; `found` writes what happens to a candidate, given its arguments' texts."""
    option = asked_.decision.options[place]
    lines.charges |= module.effort.moves(option)

    def innermost(inner: Scope) -> None:
        texts = [inner.texts[param.slot] for param in option.params]
        if lead and has_lead(asked_, place):
            call = ", ".join((passed_on(asked_), *texts, "&noted"))
            with lines.block(f"if {judge(asked_, place, module)}({call})"):
                found(texts)
        else:
            found(texts)

    def nest(at: int, inner: Scope) -> None:
        if at == len(option.params):
            innermost(inner)
        else:
            loop(param_gen(option.params[at]), inner, lines, module, lambda deeper: nest(at + 1, deeper))

    nest(0, scope)


def has_lead(asked_: Asked, place: int) -> bool:
    """Whether an option has leading guards or prefers."""
    return any(isinstance(stmt, ir.Require | ir.Prefer) for stmt in asked_.decision.options[place].lead)


def generate(asked_: Asked, place: int, module: Module, lead: bool = True) -> str:
    """The function that appends the candidates of an option (in their ranges, leading guards met) to a list of moves."""
    name = "generate_" + asked_.names[place]
    return module.once(
        ("generate", asked_.number, place, lead), name, lambda fresh: _generate(fresh, asked_, place, lead, module)
    )


def _generate(name: str, asked_: Asked, place: int, lead: bool, module: Module) -> str:
    from rulewright.compiler.emit_search import trial_condition

    option = asked_.decision.options[place]
    lines = Lines()
    lines.declared += ["cdef Move* m", "cdef uint32_t noted = 0"]
    scope = inner_scope(asked_, module)
    _stop_unless_available(option, scope, lines, module, "return")
    many = TOO_MANY.format(most_moves(module.program))
    lines.add(f"s.r_listed = {module.fault('RW613', many, asked_.decision.where)}" if option.params else "")
    sure = "noted"
    told = option.sure is not None and trial_condition(asked_, place, module) is not None
    if told and option.sure is not None:
        depends = set(free_slots(option.sure)) & {param.slot for param in option.params}
        if not depends:
            lines.declared.append("cdef uint32_t sure")
            lines.add(f"sure = SURE if {module.text(option.sure, scope)} else 0")
            sure = "noted | sure"

    def found(texts: list[str]) -> None:
        lines.add("m = another(s, out)")
        lines.add(f"m.option = {place}", f"m.noted = {sure}")
        if told and option.sure is not None and sure == "noted":
            bound = scope
            for text, param in zip(texts, option.params, strict=True):
                bound = bound.bind(param.slot, param.type, text, True)
            lines.add(f"if {module.text(option.sure, bound)}:", "    m.noted |= SURE")
        for text, param, offset in zip(texts, option.params, arg_offsets(option, module), strict=True):
            lines.add(pack_arg("m", offset, text, param.type, module))

    each_candidate(asked_, place, scope, lines, module, found, lead)
    parameters = head_parameters(asked_, module) + ", Moves* out"
    return lines.text(f"cdef void {name}({parameters}) noexcept nogil", place_comment(option.where, option.rules))


def _stop_unless_available(option: ir.Option, scope: Scope, lines: Lines, module: Module, stop: str) -> None:
    if option.available is not None:
        with lines.block(f"if not {module.text(option.available, scope)}"):
            lines.add(stop)


def any_candidate(asked_: Asked, place: int, module: Module) -> str:
    """The function that tells whether an option has a candidate; no trial is made."""
    name = "any_" + asked_.names[place]
    return module.once(("any", asked_.number, place), name, lambda fresh: _any_candidate(fresh, asked_, place, module))


def _any_candidate(name: str, asked_: Asked, place: int, module: Module) -> str:
    option = asked_.decision.options[place]
    lines = Lines()
    lines.declared.append("cdef uint32_t noted = 0")
    scope = inner_scope(asked_, module)
    _stop_unless_available(option, scope, lines, module, "return False")
    each_candidate(asked_, place, scope, lines, module, lambda texts: lines.add("return True"))
    if not (lines.lines and lines.lines[-1] == "return True"):
        lines.add("return False")
    return lines.text(f"cdef inline bint {name}({head_parameters(asked_, module)}) noexcept nogil")

