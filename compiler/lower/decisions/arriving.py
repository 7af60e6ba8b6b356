"""Arriving at a decision in the flow, and making a move there."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.decisions.drawing import sample
from rulewright.compiler.lower.decisions.legal_moves import any_legal, legal
from rulewright.compiler.lower.decisions.looking_ahead import search
from rulewright.compiler.lower.decisions.prepared import Asked, arg_offsets, asked, passed_from, unpack_arg
from rulewright.compiler.lower.decisions.trials import trial_condition, uses_trials
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.storage import field_member, frame_location, store
from rulewright.compiler.lower.stored.places import Telling, assign_slot
from rulewright.compiler.lower.types import constant
from rulewright.runtime import ir

GIVEN = low.cast("Move*", low.Local("given"))  # the move that is made
CHOSEN = low.path("r.chosen")  # the move that was drawn
Lend = Callable[[int], None]  # enters an option, by its place, that other procedures lend


def arrive(asked_: Asked, enter_point: int, telling: Telling) -> None:
    """The flow comes to a decision: a trial searches on, a playout draws a move, anything else rests here."""
    lines, module, decision = telling.lines, telling.module, asked_.decision
    you = lines.declare("int", "actor")
    lines.add(low.assign(you, telling.lowered(decision.actor)))
    if not module.is_some(decision.actor, telling.scope):
        with lines.block(low.If(low.eq(you, 0))):
            site = module.fault("RW602", "nobody is asked: the player who should choose is none", decision.where)
            lines.add(low.fault(site), low.returns(1))
    passed = passed_from(asked_, you, telling.scope)
    if uses_trials(module):
        _search(asked_, passed, telling)
    lines.add(low.assign(low.field(field_member("#actor", module)), low.cast("uint8_t", you)))
    if module.compact and decision.forced:
        _by_list(asked_, passed, enter_point, telling)
        return
    with lines.block(low.If(low.ne(low.Local("rng"), low.NULL))):
        _play_on(asked_, passed, enter_point, telling)
    with lines.otherwise():
        if module.compact:
            _rest_by_list(asked_, passed, telling)
        else:
            _rest(asked_, passed, enter_point, telling)


def _go(point: int) -> tuple[low.Stmt, ...]:
    """The flow goes on elsewhere."""
    return low.assign(low.Local("point"), point), low.Continue()


def _make(enter_point: int) -> tuple[low.Stmt, ...]:
    """The move that was drawn, `r.chosen`, is made."""
    return low.assign(low.Local("given"), low.address(CHOSEN)), *_go(enter_point)


def _search(asked_: Asked, passed: tuple[low.Expr, ...], telling: Telling) -> None:
    lines, skip, t = telling.lines, asked_.decision.skip, low.Local("t")
    with lines.block(low.If(low.ne(t, low.NULL))):
        call = low.call(search(asked_, telling.module), *passed, t)
        if skip is None:
            lines.add(low.returns(call))
        else:
            result = lines.declare("int", "way")
            lines.add(low.assign(result, call))
            lines.when(low.ne(result, 2), low.returns(result))
            lines.add(*_go(skip))


def _others(asked_: Asked) -> tuple[int, ...]:
    """The options that are neither `pass` nor simply happen."""
    return tuple(p for p, option in enumerate(asked_.decision.options) if not option.is_pass and not option.silent)


def _silent(asked_: Asked) -> int | None:
    return next((place for place, option in enumerate(asked_.decision.options) if option.silent), None)


def _above(asked_: Asked, silent: int) -> tuple[int, ...]:
    """The options whose legal moves keep a silent `otherwise` away."""
    options = asked_.decision.options
    return tuple(place for place in range(silent) if not options[place].otherwise and not options[place].is_pass)


def _happens(asked_: Asked, silent: int, telling: Telling) -> None:
    """The silent option is carried out."""
    assign_slot(telling, asked_.decision.bind_you, low.cast("int", low.field(field_member("#actor", telling.module))))
    telling.lines.add(*_go(asked_.decision.options[silent].entry))


def _play_on(asked_: Asked, passed: tuple[low.Expr, ...], enter_point: int, telling: Telling) -> None:
    """In a playout a move is drawn and made at once."""
    lines, module, decision, rng = telling.lines, telling.module, asked_.decision, low.Local("rng")
    silent, skip = _silent(asked_), decision.skip
    at_once = _goes_on_at_once(asked_, module)
    chosen = lines.declare("Move", "drawn") if at_once else CHOSEN
    goes_on = low.call("plays_on", low.STATE, rng, low.address(chosen), decision.block)
    if decision.forced:
        count = low.path("rng.moves.count")
        lines.add(low.assign(count, 0), low.do(legal(asked_, module), *passed, low.address(low.path("rng.moves"))))
        _exceptions(asked_, passed, telling)
        with lines.block(low.If(low.eq(count, 0))):
            _stuck(decision, telling)
        lines.add(
            low.assign(
                low.path("r.chosen"),
                low.path("rng.moves.items")[
                    low.call("rw_below", low.address(low.path("rng.state")), low.path("rng.moves.count"))
                ],
            )
        )
        lines.when(low.both(low.ne(count, 1), low.negate(goes_on)), low.returns(0))
        lines.add(*_make(enter_point))
        return
    if silent is not None and not _covers(asked_, silent):
        _exceptions(asked_, passed, telling)
    drawn = low.call(sample(asked_, module), *passed, rng, low.address(chosen))
    if skip is not None and _passes(asked_):
        way = lines.declare("int", "way")
        lines.add(low.assign(way, drawn))
        lines.when(low.eq(way, 2), *_go(skip))
        drawn = way
    with lines.block(low.If(drawn)):
        if skip is not None:
            _skip_pass(asked_, passed, chosen, telling)
        lines.when(low.negate(goes_on), low.returns(0))
        if at_once:
            bound = isinstance(decision.actor, ir.Local) and decision.actor.slot == decision.bind_you
            _enter_options(asked_, chosen, None if bound else passed[1], telling)
            lines.add(low.Continue())
        else:
            lines.add(*_make(enter_point))
    if skip is not None and not _passes(asked_):
        lines.add(*_go(skip))
    elif silent is not None:
        _happens(asked_, silent, telling)
    else:
        _stuck(decision, telling)


def draw_again(asked_: Asked, enter_point: int, lines: Lines, module: Module) -> None:
    """Another move is drawn where one that was made to see was taken back."""
    rng, decision = low.Local("rng"), asked_.decision
    actor = low.cast("int", low.field(field_member("#actor", module)))
    with lines.block(low.If(low.call(sample(asked_, module), low.STATE, actor, rng, low.address(CHOSEN)))):
        goes_on = low.call("plays_on", low.STATE, rng, low.address(CHOSEN), decision.block)
        lines.when(low.negate(goes_on), low.returns(0))
        lines.add(low.assign(low.path("r.given"), low.address(CHOSEN)), low.assign(low.path("r.point"), enter_point))
        lines.add(low.returns(-1))
    lines.add(low.fault(_stuck_site(decision, module)), low.returns(1))


def _goes_on_at_once(asked_: Asked, module: Module) -> bool:
    """Whether all that comes of a move is that what it says is bound and its option goes on. A drawn one then lies in a
    local of the flow, of which the C compiler knows that nothing else changes it."""
    decision = asked_.decision
    waits = decision.forced or decision.pending or any(option.lent_by for option in decision.options)
    return module.uses("enter_drawn") and not waits and not module.compact


def _covers(asked_: Asked, silent: int) -> bool:
    """Whether having no move at all is the same as the silent option's condition."""
    return set(_above(asked_, silent)) == {p for p, o in enumerate(asked_.decision.options) if not o.silent}


def _passes(asked_: Asked) -> tuple[int, ...]:
    return tuple(place for place, option in enumerate(asked_.decision.options) if option.is_pass)


def _skip_pass(asked_: Asked, passed: tuple[low.Expr, ...], chosen: low.Expr, telling: Telling) -> None:
    """`pass` was drawn: if nothing else is possible, nobody was asked."""
    lines, decision, passes = telling.lines, asked_.decision, _passes(asked_)
    if not passes:
        return
    assert decision.skip is not None
    drawn = low.either(*(low.eq(low.member(chosen, "option"), place) for place in passes))
    others = _others(asked_)
    test = low.negate(low.call(any_legal(asked_, others, telling.module), *passed)) if others else low.TRUE
    lines.when(low.both(drawn, test), *_go(decision.skip))


def _stuck(decision: ir.Decision, telling: Telling) -> None:
    telling.lines.add(low.fault(_stuck_site(decision, telling.module)), low.returns(1))


def _stuck_site(decision: ir.Decision, module: Module) -> int:
    return module.fault("RW606", "the game is stuck: there is a choice to make and no legal move", decision.where)


def _exceptions(asked_: Asked, passed: tuple[low.Expr, ...], telling: Telling) -> None:
    """Passed over, or a silent `otherwise`: in either case nobody is asked."""
    lines, module, decision = telling.lines, telling.module, asked_.decision
    silent = _silent(asked_)
    if decision.skip is not None:
        others, passes = _others(asked_), _passes(asked_)
        tests = [low.negate(low.call(any_legal(asked_, others, module), *passed))] if others else []
        tests += [low.call(any_legal(asked_, passes, module), *passed)] if passes else []
        lines.when(low.both(*tests) if tests else low.TRUE, *_go(decision.skip))
    if silent is not None:
        above = _above(asked_, silent)
        test = low.negate(low.call(any_legal(asked_, above, module), *passed)) if above else low.TRUE
        with lines.block(low.If(test)):
            _happens(asked_, silent, telling)


def _by_list(asked_: Asked, passed: tuple[low.Expr, ...], enter_point: int, telling: Telling) -> None:
    """Playing on or resting, by way of the whole list: less text. A single move is made without asking."""
    rng = low.Local("rng")
    lines = telling.lines
    listed, found, way = lines.declare("Moves", "listed"), lines.declare("Moves*", "found"), lines.declare("int", "way")
    lines.add(
        low.assign(found, low.call("list_for", rng, low.address(listed))),
        low.do(legal(asked_, telling.module), *passed, found),
    )
    lines.add(
        low.assign(way, low.call("drawn", low.STATE, found, low.address(low.path("r.chosen")), rng, asked_.number))
    )
    lines.when(low.eq(way, 3), *_make(enter_point))
    _not_asked(asked_, way, telling)


def _rest_by_list(asked_: Asked, passed: tuple[low.Expr, ...], telling: Telling) -> None:
    """Resting, by way of the whole list."""
    lines = telling.lines
    found, way = lines.declare("Moves", "listed"), lines.declare("int", "way")
    lines.add(
        low.do("no_moves", low.address(found)), low.do(legal(asked_, telling.module), *passed, low.address(found))
    )
    lines.add(
        low.assign(
            way,
            low.call(
                "drawn", low.STATE, low.address(found), low.address(low.path("r.chosen")), low.NULL, asked_.number
            ),
        )
    )
    _not_asked(asked_, way, telling)


def _not_asked(asked_: Asked, way: low.Expr, telling: Telling) -> None:
    """The decision is passed over, an option simply happens, there is no move, or it rests here."""
    lines, decision, silent = telling.lines, asked_.decision, _silent(asked_)
    if decision.skip is not None:
        lines.when(low.eq(way, 1), *_go(decision.skip))
    if silent is not None:
        with lines.block(low.If(low.eq(way, 2))):
            _happens(asked_, silent, telling)
    with lines.block(low.If(low.eq(way, 4))):
        _stuck(decision, telling)
    _stay(asked_, telling)


def _stay(asked_: Asked, telling: Telling) -> None:
    point = field_member("#point", telling.module)
    telling.lines.add(low.assign(low.field(point), asked_.decision.block), low.do("rested", low.STATE), low.returns(0))


def arrival_tables(module: Module) -> dict[str, list[int]]:
    """By decision: 1 it can be passed over, 2 it has a `pass`, 4 an option simply happens, 8 a single move is made
    silently. By option: 1 `pass`, 2 it keeps an option that simply happens away."""
    found: dict[str, list[int]] = {"ASKED_HOW": [], "OFFERED_HOW": []}
    for decision in module.program.decisions:
        asked_ = asked(decision.number, module)
        silent = _silent(asked_)
        above = () if silent is None else _above(asked_, silent)
        has = (decision.skip is not None, _passes(asked_), silent is not None, decision.forced)
        found["ASKED_HOW"].append(sum(1 << place for place, one in enumerate(has) if one))
        found["OFFERED_HOW"] += [
            int(option.is_pass) + 2 * int(place in above) for place, option in enumerate(decision.options)
        ]
    return found


def _rest(asked_: Asked, passed: tuple[low.Expr, ...], enter_point: int, telling: Telling) -> None:
    """The flow rests here, unless nobody need be asked."""
    lines, module, decision = telling.lines, telling.module, asked_.decision
    _exceptions(asked_, passed, telling)
    if decision.forced:
        moves = lines.declare("Moves", "forced")
        lines.add(low.do("no_moves", low.address(moves)), low.do(legal(asked_, module), *passed, low.address(moves)))
        lines.when(
            low.eq(low.member(moves, "count"), 1),
            low.assign(low.path("r.chosen"), low.member(moves, "items")[0]),
            low.do("drop", low.address(moves)),
            *_make(enter_point),
        )
        lines.add(low.do("drop", low.address(moves)))
    if not _surely_possible(asked_, telling):
        places = tuple(place for place, option in enumerate(decision.options) if not option.silent)
        with lines.block(low.If(low.negate(low.call(any_legal(asked_, places, module), *passed)))):
            _stuck(decision, telling)
    _stay(asked_, telling)


def _surely_possible(asked_: Asked, telling: Telling) -> bool:
    """Whether an option without parameters and guards is always there."""
    return any(
        not (option.params or option.lead or option.silent or option.otherwise or option.available is not None)
        and trial_condition(asked_, place, telling.module) is None
        for place, option in enumerate(asked_.decision.options)
    )


# ---------------------------------------------------------------- making a move


def enter(asked_: Asked, tried: bool, telling: Telling, lend: Lend) -> None:
    """Bind what a move says and go on at its option; `tried`: a secret choice, as if it were carried out at once."""
    if asked_.decision.pending and not tried:
        _each_option(asked_, GIVEN, lambda place: _keep_secret(asked_, place, telling), telling)
    else:
        actor = low.cast("int", low.field(field_member("#actor", telling.module)))
        _enter_options(asked_, GIVEN, actor, telling, lend)
    with telling.lines.otherwise():
        telling.lines.add(low.returns(1))


def _enter_options(
    asked_: Asked, move: low.Expr, actor: low.Expr | None, telling: Telling, lend: Lend | None = None
) -> None:
    """Bind what a move says, where it lies, and who makes it, unless that is bound already; go on at its option."""
    decision = asked_.decision

    def one(place: int) -> None:
        option = decision.options[place]
        if actor is not None:
            assign_slot(telling, decision.bind_you, actor)
        bind(option, move, [param.slot for param in option.params], telling)
        if option.lent_by and lend is not None:
            lend(place)
        else:
            telling.lines.add(low.assign(low.Local("point"), option.entry))

    _each_option(asked_, move, one, telling)


def _each_option(asked_: Asked, move: low.Expr, write: Callable[[int], None], telling: Telling) -> None:
    """Statements for each option, by its place, that a move may be of."""
    for place in range(len(asked_.decision.options)):
        with telling.lines.block(low.If(low.eq(low.member(move, "option"), place)), chained=place > 0):
            write(place)


def bind(option: ir.Option, move: low.Expr, slots: list[int], telling: Telling) -> None:
    """Arguments of a move into slots."""
    module = telling.module
    for param, offset, slot in zip(option.params, arg_offsets(option, module), slots, strict=False):
        assign_slot(telling, slot, unpack_arg(move, offset, param.type, module))


def _keep_secret(asked_: Asked, place: int, telling: Telling) -> None:
    """The choice is kept in the frame until all have chosen."""
    module, lines, decision = telling.module, telling.lines, asked_.decision
    option = decision.options[place]
    seat = low.field(field_member("#actor", module)) - 1
    start = 1
    if len(decision.pending) == 1 + sum(len(one.params) for one in decision.options):
        start += sum(len(one.params) for one in decision.options[:place])
    values = [constant(place, ir.Number(0, 255), module)]
    values += [
        unpack_arg(GIVEN, offset, param.type, module)
        for param, offset in zip(option.params, arg_offsets(option, module), strict=True)
    ]
    for slot, value in zip((decision.pending[0], *decision.pending[start:]), values, strict=False):
        count = asked_.proc.slots[slot].count
        location = frame_location(asked_.proc.number, slot, module, seat if count > 1 else low.ZERO)
        store(location, value, module.fault("RW601", "a value does not fit its place", decision.where), lines, module)
    lines.add(low.assign(low.Local("point"), decision.after))
