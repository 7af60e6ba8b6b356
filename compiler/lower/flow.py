"""The flow: the blocks of each procedure as a function that goes from point to point until it rests.

Points are block numbers, and beyond them entries from outside: making a move (`enter`), trying a secret one, an option
that another procedure lends (`lent`), a chance event that was told (`happen`), and the beginning of a procedure
(`begin`). A block that is reached from one place only is written there.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import entries
from rulewright.compiler.lower.chance import arrive_at_chance, happen
from rulewright.compiler.lower.context import Module, remembered
from rulewright.compiler.lower.counting import ALARM, PLACE, SPENT
from rulewright.compiler.lower.decisions import after_choice
from rulewright.compiler.lower.decisions.arriving import GIVEN, arrive, bind, draw_again, enter
from rulewright.compiler.lower.decisions.prepared import asked
from rulewright.compiler.lower.decisions.trials import TRYING, uses_trials
from rulewright.compiler.lower.expressions.calls import arguments
from rulewright.compiler.lower.expressions.in_order import operands_first
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import place_comment, safe_name
from rulewright.compiler.lower.reached import written_blocks, written_decisions
from rulewright.compiler.lower.statements.statements import EMPTY_RULES, snippets_of, statements
from rulewright.compiler.lower.stored.places import Telling, assign_slot, flow_scope, is_framed, slot_type
from rulewright.compiler.lower.tables import table
from rulewright.compiler.lower.types import c_type
from rulewright.runtime import ir
from rulewright.runtime.circles import circles, endless_places
from rulewright.runtime.effort import COMPILED, PER_STATEMENT, TOO_LONG

FEW = 3  # snippets that are told apart one by one
POINT, R, RNG, T = low.names("point", "r", "rng", "t")


def flow_functions(module: Module) -> list[low.Function]:
    """A function for the flow of each procedure that suspends, and `run`, which goes from one to the other.

    Each is 0 when the flow rests, is over or a trial succeeds, 1 when this way fails, -1 when another procedure goes
    on."""
    for decision in written_decisions(module):
        entries.entry_point("enter", decision.number, module)
    for block in written_blocks(module):
        if isinstance(block.end, ir.Chance):
            entries.entry_point("happen", block.number, module)
    reached_procs = {block.proc for block in written_blocks(module)}
    suspending = [proc for proc in module.program.procs if proc.number in reached_procs]
    written: dict[int, Telling] = {}
    for proc in suspending:
        lines = Lines()
        lines.local("int", "point", value=low.path("r.point"))
        lines.local("void*", "given", value=low.path("r.given"))
        written[proc.number] = Telling(lines, flow_scope(proc, lines, module), proc, module, True)
        _blocks(written[proc.number])
    _entries(written, module)
    return [*map(_finished, written.values()), _run(suspending, module)]


def _finished(flow: Telling) -> low.Function:
    """The function of a procedure's flow, which leaves whatever is no point of its own to others."""
    with flow.lines.otherwise():
        flow.lines.add(low.assign(low.path("r.point"), POINT), low.returns(-1))
    flow.lines.depth = 0
    parameters, comment = ("S* s", "Trial* t", "Sampler* rng", "Run* r"), place_comment(flow.proc.where)
    return flow.lines.function("int", flow_name(flow.proc), *parameters, comment=comment)


def flow_name(proc: ir.Proc) -> str:
    """The function of a procedure's flow."""
    return safe_name(f"flow{proc.number}", proc.name)


def _run(suspending: list[ir.Proc], module: Module) -> low.Function:
    run, proc = low.address(R), low.Local("proc")
    lines = Lines()
    lines.local("Run", "r")
    (way, _) = lines.local("int", "way", "proc")
    lines.add(*(low.assign(low.member(R, name), low.Local(name)) for name in ("point", "given")))
    if module.part(entries.Entries).structs:
        (arguments,) = lines.local("Passed", "arguments")
        lines.set(low.path("r.passed"), low.address(arguments))
    calls = {one.number: low.assign(way, low.call(flow_name(one), low.STATE, T, RNG, run)) for one in suspending}
    with lines.block(low.While(low.TRUE)):
        if len(calls) == 1:
            lines.add(*calls.values())
        else:
            lines.set(proc, low.Global("PROC_AT")[low.path("r.point")])
            lines.switch(proc, calls.items())
            with lines.otherwise():
                lines.add(low.returns(1))
        if after_choice.decisions_made_to_see(module):
            taken_back = low.both(low.eq(way, 1), low.call("taken_back", low.STATE, RNG))
            lines.when(taken_back, low.assign(way, low.call(_drawn_again(module), low.STATE, RNG, run)))
        lines.when(low.ge(way, 0), low.returns(way))
        lines.when(low.field("r_fault"), low.returns(1))
    parameters = ("S* s", "Trial* t", "Sampler* rng", "int point", "void* given")
    return lines.function("int", "run", *parameters, known_as="rules_run")


def _drawn_again(module: Module) -> str:
    """The function that draws another move where one was taken back: -1 if there is one, otherwise what the flow
    returns."""

    def make(name: str) -> low.Function:
        lines = Lines()
        for one in after_choice.decisions_made_to_see(module):
            with lines.block(low.If(low.eq(low.path("rng.asked"), one.number))):
                draw_again(one, lines)
        lines.add(low.returns(1))
        return lines.function("int", name, "S* s", "Sampler* rng", "Run* r")

    return module.once("drawn again", "drawn_again", make)


def _blocks(flow: Telling) -> None:
    """The cases of a procedure's blocks; the loop around them is left open for its entries."""
    lines, module = flow.lines, flow.module
    lines.add(low.While(low.TRUE))
    lines.depth += 1
    stop = low.field("r_fault")
    if any(module.program.blocks[number].proc == flow.proc.number for number in _circling(module)):
        lines.set(SPENT, PER_STATEMENT, "+")
        endless = low.call("circling", low.STATE, low.Global("ENDLESS_AT")[POINT])
        stop = low.either(stop, low.both(low.gt(SPENT, ALARM), endless))
    lines.when(stop, low.returns(1))
    own = (block for block in written_blocks(module) if block.proc == flow.proc.number)
    for number in lines.cases(POINT, (block.number for block in own if not _is_inlined(block, flow))):
        _block(module.program.blocks[number], flow)


def _is_inlined(block: ir.Block, flow: Telling) -> bool:
    return after_choice.block_uses(flow.module)[block.number] <= 1 and block.proc == flow.proc.number


def _go(number: int, flow: Telling) -> None:
    """Statements that go on at a block: the block itself where it is written only here."""
    block = flow.module.program.blocks[number]
    if _is_inlined(block, flow):
        _block(block, flow)
    else:
        flow.lines.set(POINT, number)


def _block(block: ir.Block, flow: Telling) -> None:
    lines, module, telling = flow.lines, flow.module, replace(flow)
    if ("b", block.number) in module.effort.within:
        telling.scope = replace(telling.scope, within=True)
    if module.effort.of(block) > COMPILED.fine:
        lines.set(PLACE, _circle(block, module))
    if uses_trials(module) and _can_settle(block, module):
        lines.when(low.both(TRYING, low.call("settled", low.STATE, T, block.number)), low.returns(0))
    if block.number in after_choice.deciding_blocks(module):
        lines.when(low.ne(RNG, low.NULL), low.assign(low.path("rng.seeing"), 0))
    known_legal = module.uses("trust_drawn") and block.number in after_choice.after_choosing(module)
    seeing = block.number in after_choice.undecided_blocks(module)
    behind = _behind_guards(block, module.program)
    statements(block.body, replace(telling, known_legal=known_legal, seeing=seeing, behind=behind))
    _end(block, flow, telling)


def _behind_guards(block: ir.Block, program: ir.Program) -> tuple[ir.Stmt, ...]:
    """The first statement that is no guard, here or in the block that follows."""
    following = program.blocks[block.end.to].body if isinstance(block.end, ir.Jump) else ()
    return tuple(stmt for stmt in (*block.body, *following) if not isinstance(stmt, ir.Require))[:1]


def _circle(block: ir.Block, module: Module) -> int:
    """What is named if something in a block takes too long: the circle it stands in, otherwise nothing but that."""
    return module.fault("RW611", TOO_LONG, _endless(module)[block.number]) if block.number in _circling(module) else 0


@remembered
def _endless(module: Module) -> list[ir.Where]:
    return endless_places(module.program)


@remembered
def _circling(module: Module) -> frozenset[int]:
    """The blocks that can be come to again without anybody being asked."""
    return frozenset().union(*circles(module.program))


def _can_settle(block: ir.Block, module: Module) -> bool:
    """Whether a trial can have succeeded at the start of a block, and it matters here and not just as well in the
    next."""
    decisions = module.program.decisions
    if any(block.number == decision.bodies_end for decision in decisions):
        return True
    joins = any(block.number == decision.join for decision in decisions)
    return not block.needs and (joins or bool(block.body) or not isinstance(block.end, ir.Jump))


def _end(block: ir.Block, flow: Telling, telling: Telling) -> None:
    lines, module = flow.lines, flow.module
    match block.end:
        case ir.Jump(to):
            _go(to, flow)
        case ir.Branch(condition, then, otherwise):
            with lines.block(low.If(telling.lowered(condition))):
                _go(then, flow)
            with lines.otherwise():
                _go(otherwise, flow)
        case ir.Ask(number):
            arrive(asked(number, module), telling)
            entries.enter_tried_point(number, module)  # known before the entries are written
        case ir.Chance() as chance:
            arrive_at_chance(block.number, chance, telling)
        case ir.CallProc(number, args, to, idle):
            if idle is not None and (skipped := _skipped(idle, telling)) == low.ONE:
                _go(to, flow)
                return
            if idle is not None:
                lines.when(skipped, low.assign(POINT, to), low.Continue())
            _call(number, arguments(args, module.program.procs[number].slots, telling.scope, module), to, flow)
        case ir.CallRules() as begun:
            begun, telling = operands_first(begun, telling)
            _call_rules(begun.rules, begun.args, begun.to, flow, telling)
        case ir.Return() if block.proc == 0:
            _finish(None, telling)
        case ir.Return():
            frame = module.layout.frames[block.proc]
            lines.add(low.returns(low.call("leave", low.STATE, R, frame.size, frame.return_offset)))
        case ir.Finish(winners, rules):
            lines.note(place_comment(ir.Where(), rules))
            _finish(winners, telling)


def _skipped(idle: ir.Expr, telling: Telling) -> low.Expr:
    """When a call is not made. A trial has succeeded where somebody else would be asked, so it goes there."""
    condition = telling.lowered(idle)
    return low.both(low.eq(T, low.NULL), condition) if uses_trials(telling.module) else condition


# ---------------------------------------------------------------- frames


def _call(number: int, values: list[low.Expr], back: int, flow: Telling) -> None:
    """Begin a procedure in a frame of its own; its arguments wait in a struct."""
    lines, module = flow.lines, flow.module
    lines.add(*entries.handed_over(number, values[: module.program.procs[number].params], module))
    pushed = entries.push(number, low.STATE, back, module)
    lines.add(low.returns(low.call("begun", R, pushed, entries.entry_point("begin", number, module))))


def _call_rules(rules: ir.Expr, args: tuple[ir.Expr, ...], to: int, flow: Telling, telling: Telling) -> None:
    """Begin the snippet that is asked for; an empty one fails."""
    lines, module = flow.lines, flow.module
    chosen = lines.let("int", "rules", telling.lowered(rules))
    groups: dict[tuple[str, tuple[low.Expr, ...]], dict[int, ir.Proc]] = {}  # by the arguments they are given
    for number in snippets_of(rules, args, module, None):
        proc = module.program.procs[module.program.snippets[number - 1].proc]
        if proc.suspends:  # one that does not is never among those of a column whose snippets are called
            values = tuple(arguments(args, proc.slots[: proc.params], telling.scope, module))
            groups.setdefault((entries.given_struct(proc.number, module), values), {})[number] = proc
    for (_, values), procs in groups.items():
        _call_one_of(chosen, list(values), procs, to, flow)
    telling.fail(module.fault("RW608", EMPTY_RULES, ir.Where()))


def _call_one_of(chosen: low.Expr, values: list[low.Expr], procs: dict[int, ir.Proc], back: int, flow: Telling) -> None:
    """Begin one of some snippets that take the same arguments."""
    lines, module = flow.lines, flow.module
    if len(procs) <= FEW:
        for number, proc in procs.items():
            with lines.block(low.If(low.eq(chosen, number))):
                _call(proc.number, values, back, flow)
        return
    rows = [(0, 0, 0, 0, 0)] * (len(module.program.snippets) + 1)
    for number, proc in procs.items():
        frame, site = module.layout.frames[proc.number], module.fault("RW610", entries.DEEP, proc.where)
        point = entries.entry_point("begin", proc.number, module)
        rows[number] = (point, proc.number, frame.size, frame.return_offset, site)
    columns = map(list, zip(*rows, strict=True))
    chosen_point, *rest = (table(column, ir.Number(0, 0), module, "BEGIN")[chosen] for column in columns)
    with lines.block(low.If(low.ne(chosen_point, 0))):
        lines.add(*entries.handed_over(next(iter(procs.values())).number, values, module))
        pushed = low.call("push", low.STATE, back, *rest)
        special = {proc.number: blanks for proc in procs.values() if (blanks := entries.blanks_of(proc, module))}
        if special:
            lines.when(pushed, low.returns(1))
            pushed = low.ZERO
        for number, blanks in special.items():
            lines.when(low.eq(rest[0], number), *blanks)
        lines.add(low.returns(low.call("begun", R, pushed, chosen_point)))


def _finish(winners: ir.Expr | None, telling: Telling) -> None:
    lines = telling.lines
    if uses_trials(telling.module):
        lines.when(TRYING, low.returns(0))
    how, first = 1, low.call("ranked_first", low.STATE)
    if winners is not None:
        how, first = 2, telling.fitted(winners, ir.SetOf(ir.Seat()))
    lines.add(low.do("over", low.STATE, how, first), low.returns(0))


# ---------------------------------------------------------------- entries from outside


def _entries(written: dict[int, Telling], module: Module) -> None:
    """The points beyond the blocks. More of them can come up while these are written."""
    points = module.part(entries.Entries).points
    done = 0
    while done < len(points):
        (kind, number, place), point = list(points.items())[done]
        done += 1
        flow = written[entries.proc_of_entry(kind, number, place, module)]
        with flow.lines.block(low.If(low.eq(POINT, point)), chained=True):
            _entry(kind, number, place, replace(flow))


def _entry(kind: str, number: int, place: int, flow: Telling) -> None:
    """What happens at a point beyond the blocks."""
    module, lines = flow.module, flow.lines
    match kind:
        case "happen":
            end = module.program.blocks[number].end
            assert isinstance(end, ir.Chance)
            happen(end, flow)
        case "begin":
            for slot in range(flow.proc.params):
                passed = low.cast(f"{entries.given_struct(number, module)}*", low.Local("given"))
                assign_slot(flow, slot, low.member(passed, f"a{slot}"))
            lines.set(POINT, flow.proc.entry)
        case "lent":
            option = module.program.decisions[number].options[place]
            bind(option, GIVEN, list(option.hand_over), flow)
            lines.set(POINT, option.entry)
        case _:
            enter(asked(number, module), kind == "enter tried", flow, partial(_lend, number, flow))


def _lend(number: int, flow: Telling, place: int) -> None:
    """An option that other procedures lend is entered: they begin one after the other, and the last goes on."""
    module, lines, scope = flow.module, flow.lines, flow.scope
    for lender, args, back in module.program.decisions[number].options[place].lent_by:
        proc = module.program.procs[lender]
        passed: dict[int, tuple[low.Expr, ir.Type]] = {}
        for slot, value in enumerate(arguments(args[: proc.params], proc.slots, scope, module)):
            kind = slot_type(proc.slots[slot])
            passed[slot] = lines.let(c_type(kind, module), "passed", value), kind
        lines.when(entries.push(lender, low.STATE, back, module), low.returns(1))
        inner = Telling(lines, flow_scope(proc, None, module), proc, module, True)
        for slot, (name, _) in passed.items():
            if is_framed(proc, slot, module):
                assign_slot(inner, slot, name)
        scope = inner.scope.holding(passed)
    point = entries.entry_point("lent", number, module, place)
    lines.add(low.assign(low.path("r.given"), low.Local("given")), low.assign(low.path("r.point"), point))
    lines.add(low.returns(-1))
