"""A decision made ready: what its functions are called and take, and how its moves lie in memory.

Every function of a decision takes the actor and the locals of the asking procedure that its options use (`captured`),
so that it can be called from the flow, from outside, and by `can` with arguments in place of a frame.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from itertools import accumulate

from rulewright.compiler.analyse.rewrite import free_slots
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module, remembered
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.masks.followers import leading_on
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.stored.places import slot_type
from rulewright.compiler.lower.types import c_type, is_word, set_words, size_of
from rulewright.runtime import ir

Passed = tuple[low.Expr, ...]  # what every function of a decision takes first
Write = Callable[[Lines], None]  # writes the body of a function


class Kinds:
    """The options of a decision by what they are, as their places."""

    def __init__(self, options: tuple[ir.Option, ...]) -> None:
        offered = tuple(enumerate(options))
        self.passes = tuple(place for place, one in offered if one.is_pass)
        self.silent = next((place for place, one in offered if one.silent), None)  # simply happens
        self.loud = tuple(place for place, one in offered if not one.silent)
        self.others = tuple(place for place in self.loud if place not in self.passes)
        self.named = tuple(place for place in self.loud if options[place].otherwise)
        self.plain = tuple(place for place in self.loud if place not in self.named)
        self.above = self.above_of(self.silent or 0)

    def above_of(self, otherwise: int) -> tuple[int, ...]:
        """Those whose legal moves keep an `otherwise`, by default the silent one, away."""
        return tuple(place for place in self.plain if place in self.others and place < otherwise)


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision, the slots it captures, and the names its functions begin with."""

    module: Module
    decision: ir.Decision
    proc: ir.Proc
    captured: tuple[int, ...]
    names: tuple[str, ...]  # of the options

    @property
    def number(self) -> int:
        return self.decision.number

    @property
    def options(self) -> tuple[ir.Option, ...]:
        return self.decision.options

    @property
    def kinds(self) -> Kinds:
        """Its options by what they are."""
        return Kinds(self.options)

    def available(self, place: int) -> tuple[low.Expr, ...]:
        """The condition that an option is there; nothing where it always is."""
        condition = self.options[place].available
        return () if condition is None else (self.module.lowered(condition, self.scope),)

    @property
    def passed(self) -> Passed:
        """What one function of a decision passes to another."""
        return (low.STATE, low.Local("you"), *(low.Local(f"c{slot}") for slot in self.captured))

    def passed_from(self, you: low.Expr, scope: Scope) -> Passed:
        """The same, from where the asking procedure's locals are in scope."""
        return (low.STATE, you, *(scope.values[slot] for slot in self.captured))

    @property
    def scope(self) -> Scope:
        """The locals inside a function of a decision."""
        proc, decision, facts = self.proc, self.decision, self.module.facts
        within = any(map(self.module.effort.lists_long, decision.options))
        some = facts.some_slots(("p", proc.number), len(proc.slots))
        captured = {slot: (low.Local(f"c{slot}"), slot_type(proc.slots[slot])) for slot in self.captured}
        scope = Scope(where=decision.where, some=some, pure=True, within=within).holding(captured)
        return scope.bind(decision.bind_you, ir.Seat(), low.Local("you"), True)

    def function(
        self,
        kind: str,
        name: str,
        write: Write,
        *more: str,
        key: Hashable = None,
        inline: bool = False,
        comment: str = "",
    ) -> str:
        """A function of a decision that takes `more` than all of them do, written on first use; its name."""

        def make(fresh: str) -> low.Function:
            lines = Lines()
            write(lines)
            kinds = {slot: c_type(slot_type(self.proc.slots[slot]), self.module) for slot in self.captured}
            first = ("S* s", "int you", *(f"{kind} c{slot}" for slot, kind in kinds.items()))
            return lines.function(kind, fresh, *first, *more, inline=inline, comment=comment)

        return self.module.once((name, key), name, make)


@remembered
def asked(number: int, module: Module) -> Asked:
    """A decision made ready."""
    decision = module.program.decisions[number]
    titles = enumerate(option.name or "otherwise" for option in decision.options)
    names = tuple(safe_name(f"d{number}_{place}", title) for place, title in titles)
    plain = Asked(module, decision, module.program.procs[decision.proc], _captured(decision), names)
    options = tuple(leading_on(option, plain.scope, module) for option in decision.options)
    return replace(plain, decision=replace(decision, options=options))


def _captured(decision: ir.Decision) -> tuple[int, ...]:
    used: set[int] = set()
    for option in decision.options:
        own = {one.slot for one in (*option.params, *option.lead) if isinstance(one, ir.Param | ir.Assign)}
        ranges = tuple((param.source, param.clauses) for param in option.params)
        used |= set(free_slots((ranges, option.lead, option.available, option.sure))) - own
    return tuple(sorted(used - {decision.bind_you}))


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
    return [0, *accumulate(arg_words(param.type, module) for param in option.params)][: len(option.params)]


def pack_arg(move: low.Expr, offset: int, value: low.Expr, kind: ir.Type, module: Module) -> low.Stmt:
    """The statement that puts an argument into a move."""
    word = low.member(move, "args")[offset]
    match kind:
        case ir.SetOf() | ir.Mark():
            return low.assign(_words(word, kind, module), value)
        case ir.BagOf():
            return low.do(f"{c_type(kind, module)}_store", counts_at(word), value, low.Global("RW_MANY"))
    return low.assign(word, low.cast("uint64_t", low.cast("int64_t", value)))


def unpack_arg(move: low.Expr, offset: int, kind: ir.Type, module: Module) -> low.Expr:
    """An argument of a move lowered."""
    word = low.member(move, "args")[offset]
    match kind:
        case ir.SetOf() | ir.Mark():
            return _words(word, kind, module)
        case ir.BagOf():
            return low.call(f"{c_type(kind, module)}_load", counts_at(word))
    return low.cast("int", low.cast("int64_t", word))


def unpacked(option: ir.Option, move: low.Expr, module: Module) -> list[low.Expr]:
    """All arguments of a move."""
    offsets = arg_offsets(option, module)
    return [unpack_arg(move, at, param.type, module) for param, at in zip(option.params, offsets, strict=True)]


def counts_at(word: low.Expr) -> low.Expr:
    """The counts of a bag that begin at a word of a move."""
    return low.cast("uint8_t*", low.address(word))


def _words(word: low.Expr, kind: ir.SetOf | ir.Mark, module: Module) -> low.Expr:
    """The set that begins at a word of a move."""
    return word if is_word(kind, module) else low.cast(f"{c_type(kind, module)}*", low.address(word))[0]
