"""How a decision can be drawn from: which options have ranges that candidates are drawn from, and whether that pays."""

from __future__ import annotations

from math import comb

from rulewright.compiler.analyse.facts import bag_of_kinds
from rulewright.compiler.analyse.rewrite import free_slots
from rulewright.compiler.analyse.set_sizes import constant_ends, most_members
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.decisions.candidates import has_lead
from rulewright.compiler.lower.decisions.prepared import Asked, Kinds, param_gen
from rulewright.compiler.lower.decisions.trials import trial_condition
from rulewright.compiler.lower.masks.conditions import numbers_mask
from rulewright.compiler.lower.masks.every import item_of, only_where
from rulewright.compiler.lower.types import set_words, size_of
from rulewright.runtime import ir

PLENTY = 24  # so many candidates are not listed in order to draw one of them
SMALL = 12  # a dependent range that can never be larger is drawn from by rejection
COUNTED = 4  # words of sets that are counted
MANY = 10  # options among which one is drawn directly
WIDE = 1024  # words of a set whose members are counted in less time than candidates are listed
LARGE = (4, 256)  # so many words (more than the first): members are listed once, on the stack, and drawn from the list


def may_fault(option: ir.Option, module: Module) -> bool:
    """Whether asking if a candidate is legal may fault: then every candidate is asked, as it is where moves are
    listed."""
    faulting = module.remember("besides trials", module.faulting.besides_trials)
    return faulting.may((option.available, option.params, option.lead))


def leading_prefers(option: ir.Option) -> list[int]:
    """Those prefers of an option that are known before its body begins."""
    return [stmt.order for stmt in option.lead if isinstance(stmt, ir.Prefer)]


def is_certain(asked_: Asked, place: int) -> bool:
    """Whether the one candidate of an option is legal where the option is available, so that the first draw counts."""
    option = asked_.options[place]
    judged = option.params or has_lead(option) or trial_condition(asked_, place)
    return not (judged or asked_.kinds.named or is_asked_late(option, asked_.module))


def is_asked_late(option: ir.Option, module: Module) -> bool:
    """Whether it is dear to know if an option is there: then it is asked only when a candidate of it was drawn."""
    return option.available is not None and module.effort.is_long(option.available)


def draws_directly(asked_: Asked) -> bool:
    """Whether candidates are drawn from the ranges of the options: in a large program only where there is much to draw
    from, since it takes more text."""
    places, module = asked_.kinds.plain, asked_.module
    options = [asked_.options[place] for place in places]
    if not module.uses("draw_directly") or not 0 < len(options) <= MANY:
        return False
    if not all(_is_direct(asked_, place) for place in places) or any(may_fault(option, module) for option in options):
        return False
    return not module.compact or any(_candidates_of(option, module) >= PLENTY for option in options)


def _candidates_of(option: ir.Option, module: Module) -> int:
    """How many candidates an option can have, if nothing but the types of its parameters counts."""
    most = 1
    for param in option.params:
        kind = param.source.type
        if is_split(param):
            most *= PLENTY
        elif isinstance(kind, ir.SetOf) and bag_of_kinds(param.source) is None:
            most *= size_of(kind.item, module)
    return most


def otherwise_last(kinds: Kinds) -> bool:
    """Whether no named `otherwise` can be legal beside other moves."""
    return not kinds.named or kinds.plain == kinds.above_of(kinds.named[0])


def _is_direct(asked_: Asked, place: int) -> bool:
    """Whether candidates of an option can be drawn from its ranges."""
    if is_counted(asked_, place):
        return True
    option, most = asked_.options[place], 1
    for param in option.params:
        places = _places(param, option, asked_)
        if places is None:
            return False
        most *= places
    return most < 2**24


def _places(param: ir.Param, option: ir.Option, asked_: Asked) -> int | None:
    """How many places a range counts for at most; None if it cannot be drawn from."""
    module, ends, members = asked_.module, constant_ends(param.source), members_of(param)
    if not only_where(param.clauses):
        return None
    if ends is not None:
        return len(ends)
    if is_run(param, module):
        return size_of(param.type, module)
    if members is None:
        return 1 if is_split(param) and len(option.params) == len(asked_.options) == 1 else None
    item, size, depends = item_of(members), most_of(param, members, module), depends_on_earlier(option, param)
    if set_words(item, module) > (WIDE if members is param.source else 1):
        return None
    if depends and (size > SMALL or taken_of(param) is not None):
        return None
    return size if depends or members is not param.source else size_of(item, module)


def depends_on_earlier(option: ir.Option, param: ir.Param) -> bool:
    """Whether what is chosen before decides what a range is."""
    earlier = {one.slot for one in option.params[: option.params.index(param)]}
    return not earlier.isdisjoint(free_slots((param.source, param.clauses)))


def is_counted(asked_: Asked, place: int) -> bool:
    """Whether candidates of an option are counted: sets, of which one is large and follows from what was chosen
    before."""
    option, module = asked_.options[place], asked_.module
    if not module.uses("count_moves") or len(option.params) < 2 or module.compact or asked_.kinds.named:
        return False
    for param in option.params:
        if members_of(param) is not param.source or not only_where(param.clauses):
            return False
        if set_words(item_of(param.source), module) > COUNTED or module.effort.is_long(param.source):
            return False  # what is dear is not found twice
    dependent = (param.source for param in option.params if depends_on_earlier(option, param))
    return any(most_members(source, module.program) > SMALL for source in dependent)


def is_run(param: ir.Param, module: Module) -> bool:
    """Whether a range is a run of a few numbers whose ends change."""
    if not isinstance(param.source, ir.Op) or param.source.op != "between" or not module.uses("masks"):
        return False
    return isinstance(param.type, ir.Number) and not param.type.optional and size_of(param.type, module) <= SMALL


def is_split(param: ir.Param) -> bool:
    """Whether a range is that of all ways to split a number."""
    return isinstance(param.source, ir.Op) and param.source.op == "splits"


def is_listed_quickly(asked_: Asked, place: int) -> bool:
    """Whether all values of a parameter that fit the earlier ones are found at once; then a list costs no more than
    some rejections."""
    scope = asked_.scope
    for number, param in enumerate(asked_.options[place].params):
        if number and numbers_mask(param_gen(param), scope, asked_.module) is not None:
            return True
        scope = scope.bind(param.slot, param.type, low.Local(f"a{param.slot}"), True)
    return False


def members_of(param: ir.Param) -> ir.Expr | None:
    """The set whose members, or whose subsets, a range consists of; None if it is no such range."""
    match param.source:
        case ir.Op("subsets", (members, *_)) if isinstance(members.type, ir.SetOf):
            return members
        case ir.Op("subsets" | "splits"):
            return None
    if bag_of_kinds(param.source) is not None:
        return None  # few of very many: they are listed sooner than found by chance
    return param.source if isinstance(param.source.type, ir.SetOf) else None


def taken_of(param: ir.Param) -> ir.Expr | None:
    """How many members subsets must have, if a range consists of such."""
    match param.source:
        case ir.Op("subsets", (_, size)):
            return size
    return None


def most_of(param: ir.Param, members: ir.Expr, module: Module) -> int:
    """How large a range can ever be."""
    most = most_members(members, module.program)
    if members is param.source:
        return most
    match taken_of(param):
        case ir.Const(int(size)):
            return comb(most, size) if size >= 0 else 0
    return 1 << most


def is_large(option: ir.Option, param: ir.Param, module: Module) -> bool:
    """Whether the members of a set are listed before one is drawn: it has many words, and what is chosen after may not
    be there."""
    least, most = LARGE
    return len(option.params) > 1 and least < set_words(item_of(param.source), module) <= most
