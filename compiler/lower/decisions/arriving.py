"""Arriving at a decision in the flow, and making a move there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.decisions.drawing import COUNT, LISTED, draw_listed, sample
from rulewright.compiler.lower.decisions.legal_moves import any_legal, list_legal, none_legal
from rulewright.compiler.lower.decisions.looking_ahead import search
from rulewright.compiler.lower.decisions.prepared import Asked, Passed, asked, unpacked
from rulewright.compiler.lower.decisions.trials import TRYING, trial_condition, uses_trials
from rulewright.compiler.lower.entries import entry_point
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.storage import frame_location, store
from rulewright.compiler.lower.stored.places import Telling, assign_slot
from rulewright.compiler.lower.types import constant
from rulewright.runtime import ir

GIVEN = low.cast("Move*", low.Local("given"))  # the move that is made
CHOSEN = low.path("r.chosen")  # the move that was drawn
RNG = low.Local("rng")
ACTOR = low.field("r_actor")
CHOOSER = low.cast("int", ACTOR)
Lend = Callable[[int], None]  # enters an option, by its place, that other procedures lend


@dataclass(frozen=True, slots=True)
class Arrival:
    """Where the flow comes to a decision, and what is passed to its functions there."""

    asked: Asked
    telling: Telling
    passed: Passed

    @property
    def decision(self) -> ir.Decision:
        return self.asked.decision

    @property
    def lines(self) -> Lines:
        return self.telling.lines

    def make(self) -> tuple[low.Stmt, ...]:
        """The move that was drawn, `r.chosen`, is made."""
        point = entry_point("enter", self.asked.number, self.asked.module)
        return low.assign(low.Local("given"), low.address(CHOSEN)), *_go(point)

    def happens(self, silent: int) -> None:
        """The silent option is carried out."""
        assign_slot(self.telling, self.decision.bind_you, CHOOSER)
        self.lines.add(*_go(self.asked.options[silent].entry))


def arrive(asked_: Asked, telling: Telling) -> None:
    """The flow comes to a decision: a trial searches on, a playout draws a move, anything else rests here."""
    lines, module, decision = telling.lines, telling.module, asked_.decision
    you = lines.let("int", "actor", telling.lowered(decision.actor))
    if not module.is_some(decision.actor, telling.scope):
        site = module.fault("RW602", "nobody is asked: the player who should choose is none", decision.where)
        lines.when(low.eq(you, 0), low.fault(site), low.returns(1))
    arrival = Arrival(asked_, telling, asked_.passed_from(you, telling.scope))
    if uses_trials(module):
        _search(arrival)
    lines.set(ACTOR, low.cast("uint8_t", you))
    if module.compact and decision.forced:
        _by_list(arrival, RNG)
        return
    with lines.block(low.If(low.ne(RNG, low.NULL))):
        _play_on(arrival)
    with lines.otherwise():
        if module.compact:
            _by_list(arrival, low.NULL)
        else:
            _rest(arrival)


def rest(block: int, telling: Telling) -> None:
    """The flow rests at a block."""
    telling.lines.add(low.assign(low.field("r_point"), block), low.do("rested", low.STATE), low.returns(0))


def _go(point: int) -> tuple[low.Stmt, ...]:
    """The flow goes on elsewhere."""
    return low.assign(low.Local("point"), point), low.Continue()


def _stuck(asked_: Asked) -> tuple[low.Stmt, ...]:
    """There is no move."""
    message = "the game is stuck: there is a choice to make and no legal move"
    return low.fault(asked_.module.fault("RW606", message, asked_.decision.where)), low.returns(1)


def _search(at: Arrival) -> None:
    lines, skip = at.lines, at.decision.skip
    with lines.block(low.If(TRYING)):
        call = low.call(search(at.asked), *at.passed, low.Local("t"))
        if skip is None:
            lines.add(low.returns(call))
        else:
            result = lines.let("int", "way", call)
            lines.when(low.ne(result, 2), low.returns(result))
            lines.add(*_go(skip))


# ---------------------------------------------------------------- playing on


def _play_on(at: Arrival) -> None:
    """In a playout a move is drawn and made at once."""
    lines, asked_, decision, kinds = at.lines, at.asked, at.decision, at.asked.kinds
    skip, at_once = decision.skip, _goes_on_at_once(asked_)
    chosen = lines.declare("Move", "drawn") if at_once else CHOSEN
    stops = _stops(asked_, chosen)
    if decision.forced:
        lines.add(low.assign(COUNT, 0), list_legal(asked_, LISTED, at.passed))
        _exceptions(at)
        lines.when(low.negate(draw_listed(low.address(CHOSEN))), *_stuck(asked_))
        lines.when(low.both(low.ne(COUNT, 1), stops), low.returns(0))
        lines.add(*at.make())
        return
    if kinds.silent is not None and kinds.above != kinds.loud:  # else it happens where there is no move at all
        _exceptions(at)
    drawn = low.call(sample(asked_), *at.passed, RNG, low.address(chosen))
    if skip is not None and kinds.passes:
        drawn = lines.let("int", "way", drawn)
        lines.when(low.eq(drawn, 2), *_go(skip))
    with lines.block(low.If(drawn)):
        if skip is not None and kinds.passes:  # if nothing else is possible, nobody was asked
            passes = low.either(*(low.eq(low.member(chosen, "option"), place) for place in kinds.passes))
            lines.when(low.both(passes, none_legal(asked_, kinds.others, at.passed)), *_go(skip))
        lines.when(stops, low.returns(0))
        if at_once:
            bound = isinstance(decision.actor, ir.Local) and decision.actor.slot == decision.bind_you
            _enter_options(asked_, chosen, None if bound else at.passed[1], at.telling)
            lines.add(low.Continue())
        else:
            lines.add(*at.make())
    if skip is not None and not kinds.passes:
        lines.add(*_go(skip))
    elif kinds.silent is not None:
        at.happens(kinds.silent)
    else:
        lines.add(*_stuck(asked_))


def draw_again(asked_: Asked, lines: Lines) -> None:
    """Another move is drawn where one that was made to see was taken back."""
    chosen, point = low.address(CHOSEN), entry_point("enter", asked_.number, asked_.module)
    with lines.block(low.If(low.call(sample(asked_), low.STATE, CHOOSER, RNG, chosen))):
        lines.when(_stops(asked_, CHOSEN), low.returns(0))
        lines.add(low.assign(low.path("r.given"), chosen), low.assign(low.path("r.point"), point), low.returns(-1))
    lines.add(*_stuck(asked_))


def _stops(asked_: Asked, chosen: low.Expr) -> low.Expr:
    """Whether a playout ends before a move that was drawn is made."""
    return low.negate(low.call("plays_on", low.STATE, RNG, low.address(chosen), asked_.decision.block))


def _goes_on_at_once(asked_: Asked) -> bool:
    """Whether all that comes of a move is that what it says is bound and its option goes on. A drawn one then lies in a
    local of the flow, of which the C compiler knows that nothing else changes it."""
    decision, module = asked_.decision, asked_.module
    waits = decision.forced or decision.pending or any(option.lent_by for option in decision.options)
    return module.uses("enter_drawn") and not waits and not module.compact


def _exceptions(at: Arrival) -> None:
    """Passed over, or a silent `otherwise`: in either case nobody is asked."""
    kinds, skip = at.asked.kinds, at.decision.skip
    if skip is not None:
        tests = [none_legal(at.asked, kinds.others, at.passed)] if kinds.others else []
        tests += [any_legal(at.asked, kinds.passes, at.passed)] if kinds.passes else []
        at.lines.when(low.both(*tests), *_go(skip))
    if kinds.silent is not None:
        with at.lines.block(low.If(none_legal(at.asked, kinds.above, at.passed))):
            at.happens(kinds.silent)


# ---------------------------------------------------------------- resting


def _by_list(at: Arrival, rng: low.Expr) -> None:
    """Resting, and where `rng` may be there playing on, by way of the whole list: less text. A single move is made
    without asking."""
    lines, skip, silent = at.lines, at.decision.skip, at.asked.kinds.silent
    listed = low.address(lines.declare("Moves", "listed"))
    found = listed if rng == low.NULL else lines.declare("Moves*", "found")
    way = lines.declare("int", "way")
    begin = low.do("no_moves", listed) if rng == low.NULL else low.assign(found, low.call("list_for", rng, listed))
    lines.add(begin, list_legal(at.asked, found, at.passed))
    lines.set(way, low.call("drawn", low.STATE, found, low.address(CHOSEN), rng, at.asked.number))
    if rng != low.NULL:
        lines.when(low.eq(way, 3), *at.make())
    if skip is not None:
        lines.when(low.eq(way, 1), *_go(skip))
    if silent is not None:
        with lines.block(low.If(low.eq(way, 2))):
            at.happens(silent)
    lines.when(low.eq(way, 4), *_stuck(at.asked))
    rest(at.decision.block, at.telling)


def arrival_tables(module: Module) -> dict[str, list[int]]:
    """By decision: 1 it can be passed over, 2 it has a `pass`, 4 an option simply happens, 8 a single move is made
    silently. By option: 1 `pass`, 2 it keeps an option that simply happens away."""
    found: dict[str, list[int]] = {"ASKED_HOW": [], "OFFERED_HOW": []}
    for decision in module.program.decisions:
        kinds = asked(decision.number, module).kinds
        has = (decision.skip is not None, kinds.passes, kinds.silent is not None, decision.forced)
        found["ASKED_HOW"].append(sum(1 << place for place, one in enumerate(has) if one))
        found["OFFERED_HOW"] += [(at in kinds.passes) + 2 * (at in kinds.above) for at in range(len(decision.options))]
    return found


def _rest(at: Arrival) -> None:
    """The flow rests here, unless nobody need be asked."""
    lines, asked_ = at.lines, at.asked
    _exceptions(at)
    if at.decision.forced:
        moves = lines.declare("Moves", "forced")
        drop = low.do("drop", low.address(moves))
        lines.add(low.do("no_moves", low.address(moves)), list_legal(asked_, low.address(moves), at.passed))
        only = low.assign(CHOSEN, low.member(moves, "items")[0])
        lines.when(low.eq(low.member(moves, "count"), 1), only, drop, *at.make())
        lines.add(drop)
    if not _surely_possible(asked_):
        lines.when(low.negate(any_legal(asked_, at.asked.kinds.loud, at.passed)), *_stuck(asked_))
    rest(at.decision.block, at.telling)


def _surely_possible(asked_: Asked) -> bool:
    """Whether an option without parameters and guards is always there."""
    return any(
        not (option.params or option.lead or option.silent or option.otherwise or option.available is not None)
        and trial_condition(asked_, place) is None
        for place, option in enumerate(asked_.options)
    )


# ---------------------------------------------------------------- making a move


def enter(asked_: Asked, tried: bool, telling: Telling, lend: Lend) -> None:
    """Bind what a move says and go on at its option; `tried`: a secret choice, as if it were carried out at once."""
    if asked_.decision.pending and not tried:
        for place in _each_option(asked_, GIVEN, telling):
            _keep_secret(asked_, place, telling)
    else:
        _enter_options(asked_, GIVEN, CHOOSER, telling, lend)
    with telling.lines.otherwise():
        telling.lines.add(low.returns(1))


def _enter_options(
    asked_: Asked, move: low.Expr, actor: low.Expr | None, telling: Telling, lend: Lend | None = None
) -> None:
    """Bind what a move says, where it lies, and who makes it, unless that is bound already; go on at its option."""
    for place in _each_option(asked_, move, telling):
        option = asked_.options[place]
        if actor is not None:
            assign_slot(telling, asked_.decision.bind_you, actor)
        bind(option, move, [param.slot for param in option.params], telling)
        if option.lent_by and lend is not None:
            lend(place)
        else:
            telling.lines.set(low.Local("point"), option.entry)


def _each_option(asked_: Asked, move: low.Expr, telling: Telling) -> Iterator[int]:
    """The options that a move may be of, by their places, while statements are written for each."""
    return telling.lines.cases(low.member(move, "option"), range(len(asked_.options)))


def bind(option: ir.Option, move: low.Expr, slots: list[int], telling: Telling) -> None:
    """Arguments of a move into slots."""
    for slot, value in zip(slots, unpacked(option, move, telling.module), strict=False):
        assign_slot(telling, slot, value)


def _keep_secret(asked_: Asked, place: int, telling: Telling) -> None:
    """The choice is kept in the frame until all have chosen."""
    module, decision, options = telling.module, asked_.decision, asked_.options
    seat = ACTOR - 1
    start = 1
    if len(decision.pending) == 1 + sum(len(one.params) for one in options):
        start += sum(len(one.params) for one in options[:place])
    values = [constant(place, ir.Number(0, 255), module), *unpacked(options[place], GIVEN, module)]
    for slot, value in zip((decision.pending[0], *decision.pending[start:]), values, strict=False):
        count = asked_.proc.slots[slot].count
        location = frame_location(asked_.proc.number, slot, module, seat if count > 1 else low.ZERO)
        site = module.fault("RW601", "a value does not fit its place", decision.where)
        store(location, value, site, telling.lines, module)
    telling.lines.set(low.Local("point"), decision.after)
