"""A decision made ready: what its functions are called and take, and how its moves lie in memory.

Every function of a decision takes the actor and the locals of the asking procedure that its options use (`captured`),
so that it can be called from the flow, from outside, and by `can` with arguments in place of a frame.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulewright.compiler.analyse.rewrite import bound_slots, free_slots
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.masks.followers import leading_on
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.stored.places import slot_type
from rulewright.compiler.lower.types import c_type, set_words, size_of
from rulewright.runtime import ir


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
        safe_name(f"d{decision.number}_{place}", option.name or "otherwise")
        for place, option in enumerate(decision.options)
    )
    plain = Asked(decision, module.program.procs[decision.proc], _captured(decision), names)
    scope = inner_scope(plain, module)
    options = tuple(leading_on(option, scope, module) for option in decision.options)
    return replace(plain, decision=replace(decision, options=options))


def _captured(decision: ir.Decision) -> tuple[int, ...]:
    used: set[int] = set()
    for option in decision.options:
        own = {param.slot for param in option.params} | {
            stmt.slot for stmt in option.lead if isinstance(stmt, ir.Assign)
        }
        sources = tuple((param.source, param.clauses) for param in option.params)
        clauses = tuple(condition for param in option.params for _, condition in param.clauses)
        parts = (tuple(source for source, _ in sources), clauses, option.lead, option.available, option.sure)
        used |= set(free_slots(parts)) - own - bound_slots(parts)
    return tuple(sorted(used - {decision.bind_you}))


# ---------------------------------------------------------------- parameters and scopes


def head_parameters(asked_: Asked, module: Module) -> tuple[str, ...]:
    """Parameters every function of a decision begins with."""
    kinds = {slot: c_type(slot_type(asked_.proc.slots[slot]), module) for slot in asked_.captured}
    return ("S* s", "int you", *(f"{kind} c{slot}" for slot, kind in kinds.items()))


def passed_on(asked_: Asked) -> tuple[low.Expr, ...]:
    """The same as arguments, from one function of a decision to another."""
    return (low.STATE, low.Local("you"), *(low.Local(f"c{slot}") for slot in asked_.captured))


def passed_from(asked_: Asked, you: low.Expr, scope: Scope) -> tuple[low.Expr, ...]:
    """The same as arguments, from where the asking procedure's locals are in scope."""
    return (low.STATE, you, *(scope.values[slot] for slot in asked_.captured))


def inner_scope(asked_: Asked, module: Module) -> Scope:
    """The locals inside a function of a decision."""
    proc = asked_.proc
    within = any(module.effort.lists_long(option) for option in asked_.decision.options)
    some = module.facts.some_slots(("p", proc.number), len(proc.slots))
    scope = Scope(where=asked_.decision.where, some=some, pure=True, within=within)
    captured = {slot: (low.Local(f"c{slot}"), slot_type(proc.slots[slot])) for slot in asked_.captured}
    return scope.holding(captured).bind(asked_.decision.bind_you, ir.Seat(), low.Local("you"), True)


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


def pack_arg(target: low.Expr, offset: int, value: low.Expr, kind: ir.Type, module: Module) -> low.Stmt:
    """The statement that puts an argument into a move."""
    match kind:
        case ir.SetOf(item) if set_words(item, module) > 1:
            return low.assign(
                low.cast(f"{c_type(kind, module)}*", low.address(low.member(target, "args")[offset]))[0], value
            )
        case ir.SetOf() | ir.Mark():
            return low.assign(low.member(target, "args")[offset], value)
        case ir.BagOf():
            place = low.cast("uint8_t*", low.address(low.member(target, "args")[offset]))
            return low.do(f"{c_type(kind, module)}_store", place, value, low.Global("RW_MANY"))
    return low.assign(low.member(target, "args")[offset], low.cast("uint64_t", low.cast("int64_t", value)))


def unpack_arg(source: low.Expr, offset: int, kind: ir.Type, module: Module) -> low.Expr:
    """An argument of a move lowered."""
    match kind:
        case ir.SetOf(item) if set_words(item, module) > 1:
            return low.cast(f"{c_type(kind, module)}*", low.address(low.member(source, "args")[offset]))[0]
        case ir.SetOf() | ir.Mark():
            return low.member(source, "args")[offset]
        case ir.BagOf():
            return low.call(
                f"{c_type(kind, module)}_load", low.cast("uint8_t*", low.address(low.member(source, "args")[offset]))
            )
    return low.cast("int", low.cast("int64_t", low.member(source, "args")[offset]))
