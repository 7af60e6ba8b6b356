"""Why a move is not legal: the first point that fails."""

from __future__ import annotations

from rulewright.runtime import ir
from rulewright.runtime.backend import Move
from rulewright.runtime.reference import decide
from rulewright.runtime.reference.execute import NOT_MET, reason_of
from rulewright.runtime.reference.options import Asking, Choice
from rulewright.runtime.reference.world import Failure, Reason, Slots, Trial, World


def reasons(w: World, asking: Asking, move: Move, legal: list[Move]) -> list[Reason]:
    """The first point that fails, and for a choice further on also what failed there; nothing for a legal move."""
    if move in legal:
        return []
    options = asking.decision.options
    if not move or not isinstance(move[0], int) or not 0 <= move[0] < len(options) or options[move[0]].silent:
        return [Reason((), "there is no such option", asking.decision.where)]
    choice = asking.choices[move[0]]
    found = _first_failure(w, asking, choice, move, legal)
    if w.reached is not None:
        w.reached.update(found[0].rules)
    return found


def _first_failure(w: World, asking: Asking, choice: Choice, move: Move, legal: list[Move]) -> list[Reason]:
    option, slots = choice.option, decide.asking_slots(w, asking)
    if option.otherwise and any(decide.counts_above(asking.decision, other[0], choice.number) for other in legal):
        return [Reason(option.rules, "there is another legal move", option.where)]
    rules = option.rules or asking.decision.rules
    if choice.available is not None and not choice.available(w, slots):
        return [Reason(rules, "this is to be done more often first", option.where)]
    outside = _outside(w, slots, choice, move[1:])
    if outside is not None:
        return [outside]
    noted: decide.Noted = {}
    for step in choice.lead:
        if not step.passes(w, slots, noted):
            assert step.tell is not None
            return [step.tell(w, slots)]
    trial = Trial(whole=False, telling=True)
    if decide.trial_needed(w, choice):
        try:
            noted = decide.try_move(w, asking, choice, move[1:], trial)
        except Failure as failure:
            return failure.reasons
    return [_waived_for_another(w, asking, choice, slots, noted)]


def _outside(w: World, slots: Slots, choice: Choice, args: Move) -> Reason | None:
    """What to say of the first argument outside its range; None if all are within."""
    option = choice.option
    if len(args) != len(choice.loops):
        text = f"'{option.name}' takes {len(choice.loops)} arguments, not {len(args)}"
        return Reason(option.rules, text, option.where)
    for param, loop, value in zip(option.params, choice.loops, args, strict=True):
        if not any(element == value for element in loop(w, slots)):
            return reason_of(w.code, param.guard)(w, slots, f"not among the choices: {param.name}")
    return None


def _waived_for_another(w: World, asking: Asking, choice: Choice, slots: Slots, noted: decide.Noted) -> Reason:
    """The prefer that another move satisfies and this one does not."""
    trial = Trial(whole=False)
    left = decide.judged(w, asking, choice, trial)
    for order in range(choice.option.prefers):
        better = [(args, others) for args, others in left if others.get(order)]
        if better and not noted.get(order):
            guard = choice.prefer_guards.get(order)
            if guard is not None:
                return reason_of(w.code, guard)(w, slots, NOT_MET)
        left = better or left
    return Reason(choice.option.rules, NOT_MET, choice.option.where)


def nobody_is_asked() -> Reason:
    """Where there is no decision, no move is legal."""
    return Reason((), "nobody is asked to choose now", ir.Where())
