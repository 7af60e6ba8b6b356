"""Decisions: arriving at one, its legal moves, trials of what follows a move, and `can`.

A move is *tried* on a copy of the world: the option is entered and the flow goes on, through further decisions
depth first, until nothing that must be completed can fail any more."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, TypeVar

from rulewright.runtime import ir
from rulewright.runtime.backend import POSTPONED, Fault, Forced, Move
from rulewright.runtime.effort import ASKED, ASKED_AGAIN, TOO_DEEP, TOO_MANY, TRIAL_DEPTH, TRIAL_STEPS
from rulewright.runtime.reference import flow
from rulewright.runtime.reference.options import Asking, Choice
from rulewright.runtime.reference.places import replaced
from rulewright.runtime.reference.trials import calls_need, chain_needs
from rulewright.runtime.reference.world import REST, Failure, Frame, Prepared, Reason, Slots, Trial, World

CALLS = 40 * TRIAL_DEPTH  # of Python, within calls: as deep as a look-ahead may go

Noted = dict[int, int]  # prefers: order -> truth
Found = TypeVar("Found")


def arrive(w: World, s: Slots, asking: Asking) -> int:
    """The flow comes to a decision: it is passed over, carried out silently, or rests."""
    actor = asking.actor(w, s)
    if not actor:
        raise Fault("RW602", "nobody is asked: the player who should choose is none", asking.decision.where)
    if w.trial is not None:
        return search(w, asking, actor)
    w.actor = actor
    moves = legal_moves(w, asking)
    decision = asking.decision
    if may_skip(decision, moves) and all(decision.options[move[0]].is_pass for move in moves):
        assert decision.skip is not None
        return decision.skip
    silent = asking.silent
    if silent is not None and not any(counts_above(decision, move[0], silent) for move in moves):
        w.reach(decision.rules)
        return enter(w, asking, (silent,))
    if decision.forced and len(moves) == 1:
        w.reach(decision.rules)
        if w.forced is not None:
            w.forced.append(Forced(decision.block, decision.number, actor, moves[0]))
        return enter(w, asking, moves[0])
    if not moves:
        raise Fault("RW606", "the game is stuck: there is a choice to make and no legal move", decision.where)
    w.reach(decision.rules)
    w.moves = moves
    return flow.rest(w)


def may_skip(decision: ir.Decision, moves: list[Move]) -> bool:
    """Whether a decision may be passed over: it has no `pass`, or one that is available now."""
    passes = [number for number, option in enumerate(decision.options) if option.is_pass]
    return decision.skip is not None and (not passes or any(move[0] in passes for move in moves))


def counts_above(decision: ir.Decision, option: int, otherwise: int) -> bool:
    """Whether a legal move of an option keeps an `otherwise` away."""
    return option < otherwise and not decision.options[option].otherwise and not decision.options[option].is_pass


def enter(w: World, asking: Asking, move: Move) -> int:
    """Make a move: bind what it says, begin the procedures that lend the option; the block where it goes on."""
    decision, frame = asking.decision, w.frames[-1]
    choice = asking.choices[move[0]]
    option, args = choice.option, move[1:]
    w.reach(option.rules)
    if decision.pending:
        for slot, value in zip(asking.pending_slots(move[0]), move, strict=True):
            kept = frame.slots[slot]
            frame.slots[slot] = replaced(kept, w.actor - 1, value) if w.code.program.seats > 1 else value
        return decision.after
    frame.slots[decision.bind_you] = w.actor
    for param, value in zip(option.params, args, strict=True):
        frame.slots[param.slot] = value
    for proc, parts, back in choice.lenders:
        flow.push(w, proc, [part(w, w.frames[-1].slots) for part in parts], back)
    for slot, value in zip(option.hand_over, args, strict=False):
        w.frames[-1].slots[slot] = value
    return option.entry


# ---------------------------------------------------------------- legal moves


def legal_moves(w: World, asking: Asking) -> list[Move]:
    """The legal moves of the actor: options as written, `pass` last, parameters as nested loops."""
    trial = Trial(whole=False)
    moves: list[Move] = []
    passes: list[Move] = []
    above = False
    for number, choice in enumerate(asking.choices):
        option = choice.option
        if option.silent or (option.otherwise and above):
            continue
        found: list[Move] = [(number, *args) for args in option_moves(w, asking, choice, trial)]
        if option.is_pass:
            passes += found
            continue
        moves += found
        above = above or bool(found) and not option.otherwise
    return moves + passes


def option_moves(w: World, asking: Asking, choice: Choice, trial: Trial) -> list[Move]:
    """The arguments with which an option is legal, as far as the option itself can say."""
    found = judged(w, asking, choice, trial)
    for order in range(choice.option.prefers):
        better = [(args, noted) for args, noted in found if noted.get(order)]
        found = better or found
    return [args for args, _ in found]


def judged(w: World, asking: Asking, choice: Choice, trial: Trial) -> list[tuple[Move, Noted]]:
    """The arguments with which an option can be carried out, and which prefers they satisfy."""
    needed = trial_needed(w, choice)
    found: list[tuple[Move, Noted]] = []
    slots = asking_slots(w, asking)
    most = w.code.most_moves
    if choice.available is not None and not choice.available(w, slots):
        return []
    for args in combinations(w, slots, choice):
        noted = lead(w, slots, choice)
        if noted is not None and len(found) >= most:
            raise Fault("RW613", TOO_MANY.format(most), asking.decision.where)
        if noted is not None and needed:
            noted = tried(w, asking, choice, args, trial) if _hopeful(w, slots, choice) else None
        if noted is not None:
            found.append((args, noted))
    return found


def asking_slots(w: World, asking: Asking) -> Slots:
    """The locals of the asking procedure, with `you` bound to the actor; ranges and guards are judged in these."""
    slots = w.frames[-1].slots[:]
    slots[asking.decision.bind_you] = w.actor
    return slots


def combinations(w: World, slots: Slots, choice: Choice) -> Iterator[Move]:
    """All arguments in their ranges; the slots are bound to them when they come."""
    if not choice.loops:
        yield ()
        return

    def bind(at: int, so_far: tuple[Any, ...]) -> Iterator[Move]:
        for value in choice.loops[at](w, slots):
            if at + 1 == len(choice.loops):
                yield (*so_far, value)
            else:
                yield from bind(at + 1, (*so_far, value))

    yield from bind(0, ())


def lead(w: World, slots: Slots, choice: Choice) -> Noted | None:
    """The prefers of the leading guards, or None where a guard is false."""
    noted: Noted = {}
    for step in choice.lead:
        if not step.passes(w, slots, noted):
            return None
    return noted


# ---------------------------------------------------------------- trials


def trial_needed(w: World, choice: Choice) -> bool:
    """Whether something after the leading guards can make a move illegal, or must be known of it."""
    option = choice.option
    needed, within = calls_need(w, tuple(back for _, _, back in choice.lenders))
    rest = option.rest_fails if within else option.rest_needs
    return needed or rest or option.prefers > choice.leading_prefers


def _hopeful(w: World, slots: Slots, choice: Choice) -> bool:
    """Whether a trial of a move is worth it."""
    try:
        return choice.hopeful is None or choice.hopeful(w, slots)
    except Fault as fault:
        return postponed(fault, True)


def postponed(fault: Fault, found: Found) -> Found:
    """What is found where a look-ahead meets a fault: this way counts as one, and the fault is told when the move is
    made. What takes too long is told at once."""
    if fault.code not in POSTPONED:
        raise fault
    return found


def tried(w: World, asking: Asking, choice: Choice, args: Move, trial: Trial) -> Noted | None:
    """What a trial of a move notes of its prefers; None where the move cannot be carried through."""
    try:
        return try_move(w, asking, choice, args, trial)
    except Failure:
        return None
    except Fault as fault:
        return postponed(fault, {})


def try_move(w: World, asking: Asking, choice: Choice, args: Move, trial: Trial) -> Noted:
    """As `tried`; a move that cannot be carried through raises the Failure of the last branch."""
    trial.wanted, trial.prefers = choice.prefer_orders, len(choice.prefer_guards)
    trial.depth, trial.join, trial.bodies_end = len(w.frames), asking.decision.join, asking.decision.bodies_end
    trial.steps = TRIAL_STEPS
    scratch = w.scratch(trial)
    if asking.decision.pending:
        scratch.block = _enter_pending(scratch, asking, choice, args)
    else:
        scratch.block = enter(scratch, asking, (choice.number, *args))
    flow.run(scratch)
    return scratch.noted


def _enter_pending(w: World, asking: Asking, choice: Choice, args: Move) -> int:
    """A secret choice is judged as if it were carried out at once."""
    frame = w.frames[-1]
    frame.slots[asking.decision.bind_you] = w.actor
    for param, value in zip(choice.option.params, args, strict=True):
        frame.slots[param.slot] = value
    return choice.option.entry


def search(w: World, asking: Asking, actor: int) -> int:
    """A decision met in a trial: is there a move, `pass` first, that leads on to success?"""
    trial, decision = w.trial, asking.decision
    assert trial is not None
    w.actor = actor
    if not trial.whole and not chain_needs(w):
        return REST  # only prefers were still wanted
    trial.steps -= 1
    w.looking = decision.where
    if trial.steps < 0 or w.depth >= TRIAL_DEPTH:
        raise Fault("RW609", TOO_DEEP, decision.where)
    _allow_calls()
    failure: Failure | None = None
    for choice in sorted(asking.choices, key=lambda choice: not choice.option.is_pass):
        if choice.option.silent and decision.skip is not None:
            continue
        for branch in _branches(w, asking, choice):
            try:
                flow.run(branch)
            except Failure as problem:
                failure = problem
                continue
            except Fault as fault:
                postponed(fault, {})
            w.noted = branch.noted
            return REST
        if choice.option.silent:
            break  # it would simply happen, whatever stands below it
    if decision.skip is not None and not any(option.is_pass for option in decision.options):
        return decision.skip  # where there is a `pass`, it was tried above
    raise _dead_end(decision, failure)


def _allow_calls() -> None:
    """Python allows as many calls, one within the other, as a look-ahead may take."""
    if sys.getrecursionlimit() < CALLS:
        sys.setrecursionlimit(CALLS)


def _branches(w: World, asking: Asking, choice: Choice) -> Iterator[World]:
    """Copies of the world, each with one move of an option made."""
    assert w.trial is not None
    slots = asking_slots(w, asking)
    if choice.available is not None and not choice.available(w, slots):
        return
    for args in combinations(w, slots, choice):
        if not choice.option.silent and lead(w, slots, choice) is None:
            continue
        if not w.trial.telling and not _hopeful(w, slots, choice):
            continue
        branch = w.copy()
        branch.depth += 1
        branch.block = enter(branch, asking, (choice.number, *args))
        yield branch


def _dead_end(decision: ir.Decision, failure: Failure | None) -> Failure:
    """A mandatory choice that cannot be made: told by its own rule ids, then by the last way that was tried."""
    reasons = failure.reasons if failure is not None else []
    if decision.rules or not reasons:
        text = decision.reason or "what must be chosen next cannot be chosen"
        reasons = [Reason(decision.rules, text, decision.where), *reasons]
    return Failure(reasons)


def can(code: Prepared, w: World, proc: int, args: list[Any]) -> int:
    """Is there a way through a procedure? Tried on a copy, in a frame below which nothing matters."""
    procedure = code.program.procs[proc]
    if not procedure.can_fail:
        return 1
    if proc in code.asked_again and w.asked >= ASKED:
        raise Fault("RW609", ASKED_AGAIN, code.asked_again[proc])
    scratch = w.scratch(Trial(whole=True), [Frame(proc, 0, code.frame_slots(proc, args))])
    scratch.asked += proc in code.asked_again
    _allow_calls()
    try:
        if procedure.suspends:
            scratch.block = procedure.entry
            flow.run(scratch)
        else:
            code.body(proc)(scratch, scratch.frames[0].slots)
    except Failure:
        return 0
    except Fault as fault:
        postponed(fault, {})
    return 1
