"""How a decision can be drawn from: which options have ranges that candidates are drawn from, and whether that pays."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb
from typing import Literal

from rulewright.compiler.analyse.conditions import only_where
from rulewright.compiler.analyse.facts import bag_of_kinds
from rulewright.compiler.analyse.faulting import Faulting
from rulewright.compiler.analyse.rewrite import free_slots
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module, remembered
from rulewright.compiler.lower.decisions.candidates import has_lead
from rulewright.compiler.lower.decisions.prepared import Asked, Kinds, param_gen
from rulewright.compiler.lower.decisions.trials import trial_condition
from rulewright.compiler.lower.masks.conditions import numbers_mask
from rulewright.compiler.lower.masks.every import item_of
from rulewright.compiler.lower.types import set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.members import constant_ends, most_members

PLENTY = 24  # so many candidates are not listed in order to draw one of them
SMALL = 12  # a dependent range that can never be larger is drawn from by rejection
COUNTED = 4  # words of sets that are counted
MANY = 10  # options among which one is drawn directly
WIDE = 1024  # words of a set whose members are counted in less time than candidates are listed
LARGE = (4, 256)  # so many words (more than the first): members are listed once, on the stack, and drawn from the list


@dataclass(frozen=True, slots=True)
class Form:
    """What a range is that values are drawn from."""

    kind: Literal["numbers", "run", "split", "members", "subsets"]  # see `form_of`
    most: int  # values that there can ever be
    item: ir.Type  # what it, or the set behind it, consists of
    members: ir.Expr  # that set
    taken: ir.Expr | None = None  # how many members subsets must have, if that is said


def form_of(param: ir.Param, module: Module) -> Form | None:
    """What a range is: 'numbers' that are always the same, a 'run' of a few whose ends change, all ways to 'split' a
    number, the 'members' of a set, or the 'subsets' of one of a word; None if values cannot be drawn from it."""
    kind, source, ends = param.type, param.source, constant_ends(param.source)
    few = isinstance(kind, ir.Number) and not kind.optional and size_of(kind, module) <= SMALL
    match source:
        case _ if ends is not None:
            return Form("numbers", len(ends), kind, source)
        case ir.Op("between") if few and module.uses("masks"):
            return Form("run", size_of(kind, module), kind, source)
        case ir.Op("splits"):
            return Form("split", 1, kind, source)
        case ir.Op("subsets", (members, *taken)):
            if not isinstance(members.type, ir.SetOf) or set_words(members.type.item, module) > 1:
                return None
            most, ways = most_members(members, module.program), None
            match taken:
                case [ir.Const(int(size))]:
                    ways = comb(most, size) if size >= 0 else 0
            return Form("subsets", 1 << most if ways is None else ways, members.type.item, members, *taken)
        case _ if isinstance(source.type, ir.SetOf) and bag_of_kinds(source) is None:
            return Form("members", most_members(source, module.program), source.type.item, source)
    return None  # of a bag's kinds, few of very many, a list is made sooner than one is found by chance


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
    from, since it takes more text. Where asking if one is legal may fault, every candidate is asked, as it is where
    moves are listed."""
    places, module = asked_.kinds.plain, asked_.module
    options = [asked_.options[place] for place in places]
    if not module.uses("draw_directly") or not 0 < len(options) <= MANY:
        return False
    if not all(_is_direct(asked_, place) for place in places):
        return False
    if any(_faulting(module).may((option.available, option.params, option.lead)) for option in options):
        return False
    return not module.compact or any(_candidates_of(option, module) >= PLENTY for option in options)


@remembered
def _faulting(module: Module) -> Faulting:
    return module.faulting.besides_trials()


def _candidates_of(option: ir.Option, module: Module) -> int:
    """How many candidates an option can have, if nothing but the types of its parameters counts."""
    most = 1
    for param in option.params:
        match param.source:
            case ir.Op("splits"):
                most *= PLENTY
            case source if isinstance(source.type, ir.SetOf) and bag_of_kinds(source) is None:
                most *= size_of(source.type.item, module)
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
    """How many places a range counts for at most; None if it is not drawn from."""
    module, form, depends = asked_.module, form_of(param, asked_.module), depends_on_earlier(option, param)
    if form is None or not only_where(param.clauses):
        return None
    is_late = depends and (form.most > SMALL or form.taken is not None)
    match form.kind:
        case "split" if len(option.params) > 1 or len(asked_.options) > 1:
            return None
        case "members" | "subsets" if is_late or set_words(form.item, module) > WIDE:
            return None
        case "members" if not depends:
            return size_of(form.item, module)
    return form.most


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
    forms = [(param, form_of(param, module)) for param in option.params if only_where(param.clauses)]
    found = [(param, form) for param, form in forms if form is not None and form.kind == "members"]
    if len(found) < len(option.params) or any(set_words(form.item, module) > COUNTED for _, form in found):
        return False
    if any(module.effort.is_long(param.source) for param, _ in found):
        return False  # what is dear is not found twice
    return any(form.most > SMALL and depends_on_earlier(option, param) for param, form in found)


def is_listed_quickly(asked_: Asked, place: int) -> bool:
    """Whether all values of a parameter that fit the earlier ones are found at once; then a list costs no more than
    some rejections."""
    scope = asked_.scope
    for number, param in enumerate(asked_.options[place].params):
        if number and numbers_mask(param_gen(param), scope, asked_.module) is not None:
            return True
        scope = scope.bind(param.slot, param.type, low.Local(f"a{param.slot}"), True)
    return False


def is_large(option: ir.Option, param: ir.Param, module: Module) -> bool:
    """Whether the members of a set are listed before one is drawn: it has many words, and what is chosen after may not
    be there."""
    least, most = LARGE
    return len(option.params) > 1 and least < set_words(item_of(param.source), module) <= most
