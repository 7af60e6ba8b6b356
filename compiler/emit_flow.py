"""The flow: the blocks of each procedure as a function that goes from point to point until it rests.

Points are block numbers, and beyond them entries from outside: making a move (`enter`), trying a secret one, an option that
another procedure lends (`lent`), a chance event that was told (`happen`), and the beginning of a procedure (`begin`).
A block that is reached from one place only is written there.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from rulewright.compiler.emit_asking import Lend, arrive, bind, enter
from rulewright.compiler.emit_chance import arrive_at_chance, happen
from rulewright.compiler.emit_context import Lines, Module, Scope, braces
from rulewright.compiler.emit_decisions import asked
from rulewright.compiler.emit_expressions import arguments
from rulewright.compiler.emit_names import place_comment, safe_name
from rulewright.compiler.emit_places import Telling, assign_slot, flow_scope, is_framed, slot_type
from rulewright.compiler.emit_search import uses_trials
from rulewright.compiler.emit_statements import snippets_of, statements
from rulewright.compiler.emit_storage import frame_location, store
from rulewright.compiler.emit_tables import narrowest
from rulewright.compiler.emit_types import c_type
from rulewright.runtime import ir
from rulewright.runtime.domain import nothing
from rulewright.runtime.effort import PER_STATEMENT

FEW = 3  # snippets that are told apart one by one
DEEP = "procedures call each other too deeply"


@dataclass(slots=True)
class Flow:
    """The flow of one procedure being written."""

    module: Module
    lines: Lines
    proc: ir.Proc
    scope: Scope
    uses: Counter[int]

    @property
    def telling(self) -> Telling:
        """Where its statements are written."""
        return Telling(self.lines, self.scope, self.proc, self.module, True)


def entry_point(kind: str, number: int, module: Module, place: int = 0) -> int:
    """The point for an entry from outside, numbered as they come up."""
    entries: dict[tuple[str, int, int], int] = module.cache.setdefault("entries", {})
    return entries.setdefault((kind, number, place), len(module.program.blocks) + len(entries))


def enter_point(decision: int, module: Module) -> int:
    """The point at which a move of a decision is made."""
    return entry_point("enter", decision, module)


def enter_tried_point(decision: int, module: Module) -> int:
    """The point at which a move is tried; a secret one as if it were carried out at once."""
    return entry_point("enter tried" if module.program.decisions[decision].pending else "enter", decision, module)


def begin_point(proc: int, module: Module) -> int:
    """The point at which a procedure begins, its arguments in a struct."""
    return entry_point("begin", proc, module)


def happen_point(block: int, module: Module) -> int:
    """The point at which a chance event that was told happens."""
    return entry_point("happen", block, module)


def flow_functions(module: Module) -> list[str]:
    """A function for the flow of each procedure that suspends, and `run`, which goes from one to the other.

    Each is 0 when the flow rests, is over or a trial succeeds, 1 when this way fails, -1 when another procedure goes on."""
    program = module.program
    uses = _uses(program)
    for decision in program.decisions:
        enter_point(decision.number, module)
    for block in program.blocks:
        if isinstance(block.end, ir.Chance):
            happen_point(block.number, module)
    suspending = [proc for proc in program.procs if proc.suspends]
    written: dict[int, Flow] = {}
    for proc in suspending:
        lines = Lines()
        lines.declared += ["cdef int point = r.point", "cdef void* given = r.given"]
        written[proc.number] = Flow(module, lines, proc, flow_scope(proc, lines, module), uses)
        _blocks(written[proc.number])
    _entries(written, module)
    texts = []
    for flow in written.values():
        with flow.lines.block("else"):
            flow.lines.add("r.point = point", "return -1")
        flow.lines.depth = 0
        head = f"cdef int {flow_name(flow.proc)}(S* s, Trial* t, Sampler* rng, Run* r) noexcept nogil"
        texts.append(flow.lines.text(head, place_comment(flow.proc.where)))
    return [*texts, _run(suspending, module)]


def flow_name(proc: ir.Proc) -> str:
    """The function of a procedure's flow."""
    return safe_name(f"flow{proc.number}", proc.name)


def _run(suspending: list[ir.Proc], module: Module) -> str:
    lines = Lines()
    lines.declared += ["cdef Run r", "cdef int way", "cdef int proc"]
    lines.add("r.point = point", "r.given = given", "r.passed = &r.arguments")
    with lines.block("while True"):
        if len(suspending) == 1:
            lines.add(f"way = {flow_name(suspending[0])}(s, t, rng, &r)")
        else:
            lines.add("proc = PROC_AT[r.point]")
            for number, proc in enumerate(suspending):
                with lines.block(f"{'if' if number == 0 else 'elif'} proc == {proc.number}"):
                    lines.add(f"way = {flow_name(proc)}(s, t, rng, &r)")
            with lines.block("else"):
                lines.add("return 1")
        with lines.block("if way >= 0"):
            lines.add("return way")
        with lines.block("if s.r_fault"):
            lines.add("return 1")
    return lines.text("cdef int run(S* s, Trial* t, Sampler* rng, int point, void* given) noexcept nogil")


def _blocks(flow: Flow) -> None:
    """The cases of a procedure's blocks; the loop around them is left open for its entries."""
    lines, module = flow.lines, flow.module
    lines.add("while True:")
    lines.depth += 1
    lines.add(f"s.r_spent += {PER_STATEMENT}")
    with lines.block("if s.r_fault or (s.r_spent > s.r_alarm and alarmed(s, ENDLESS_AT[point]))"):
        lines.add("return 1")
    word = "if"
    for block in module.program.blocks:
        if block.proc == flow.proc.number and not _is_inlined(block.number, flow):
            with lines.block(f"{word} point == {block.number}"):
                _block(block, flow)
            word = "elif"


def _uses(program: ir.Program) -> Counter[int]:
    """How often each block is referred to; whatever is entered by its number counts twice."""
    uses: Counter[int] = Counter()
    for block in program.blocks:
        match block.end:
            case ir.Jump(to):
                uses[to] += 1
            case ir.Branch(_, then, otherwise):
                uses[then] += 1
                uses[otherwise] += 1
            case ir.Chance(to=to):
                uses[to] += 2
            case ir.CallProc(to=to) | ir.CallRules(to=to):
                uses[to] += 2
    for proc in program.procs:
        if proc.suspends:
            uses[proc.entry] += 2
    for decision in program.decisions:
        for point in (decision.skip, decision.after if decision.pending else None):
            if point is not None:
                uses[point] += 2
        for option in decision.options:
            uses[option.entry] += 2
            for _, _, back in option.lent_by:
                uses[back] += 2
    for phase in program.phases:
        for _, _, block_number in phase.path:
            uses[block_number] += 2
    return uses


def _is_inlined(number: int, flow: Flow) -> bool:
    return flow.uses[number] <= 1 and flow.module.program.blocks[number].proc == flow.proc.number


def go(number: int, flow: Flow) -> None:
    """Statements that go on at a block: the block itself where it is written only here."""
    if _is_inlined(number, flow):
        _block(flow.module.program.blocks[number], flow)
    else:
        flow.lines.add(f"point = {number}")


def _block(block: ir.Block, flow: Flow) -> None:
    lines, telling = flow.lines, flow.telling
    if ("b", block.number) in flow.module.effort.within:
        telling.scope = replace(telling.scope, within=True)
    if uses_trials(flow.module) and _can_settle(block, flow.module):
        with lines.block(f"if t != NULL and settled(s, t, {block.number})"):
            lines.add("return 0")
    statements(block.body, telling)
    _end(block, flow, telling)


def _can_settle(block: ir.Block, module: Module) -> bool:
    """Whether a trial can have succeeded at the start of a block, and it matters here and not just as well in the next."""
    decisions = module.program.decisions
    joins: set[int] = module.cache.setdefault("joins", {decision.join for decision in decisions})
    ends: set[int] = module.cache.setdefault("bodies_end", {decision.bodies_end for decision in decisions})
    is_passage = not block.body and isinstance(block.end, ir.Jump) and block.number not in joins
    return block.number in ends or (not block.needs and not is_passage)


def _end(block: ir.Block, flow: Flow, telling: Telling) -> None:
    lines, module = flow.lines, flow.module
    match block.end:
        case ir.Jump(to):
            go(to, flow)
        case ir.Branch(condition, then, otherwise):
            with lines.block(f"if {telling.text(condition)}"):
                go(then, flow)
            with lines.block("else"):
                go(otherwise, flow)
        case ir.Ask(number):
            arrive(asked(number, module), enter_point(number, module), telling)
            enter_tried_point(number, module)  # known before the entries are written
        case ir.Chance() as chance:
            arrive_at_chance(block.number, chance, telling)
        case ir.CallProc(number, args, to, idle):
            if idle is not None:  # a trial has succeeded where somebody else would be asked, so it goes there
                with lines.block(f"if t == NULL and {telling.text(idle)}"):
                    lines.add(f"point = {to}", "continue")
            call(number, arguments(args, module.program.procs[number].slots, telling.scope, module), to, flow)
        case ir.CallRules(rules, args, to):
            _call_rules(rules, args, to, flow, telling)
        case ir.Return():
            _return(block, telling)
        case ir.Finish(winners, rules):
            lines.add(place_comment(ir.Where(), rules))
            _finish(winners, telling)


# ---------------------------------------------------------------- frames


def call(number: int, texts: list[str], back: int, flow: Flow) -> None:
    """Begin a procedure in a frame of its own; its arguments wait in a struct."""
    lines, module = flow.lines, flow.module
    params = module.program.procs[number].params
    kind = given_struct(number, module)
    lines.add(*(f"(<{kind}*>r.passed).a{slot} = {text}" for slot, text in enumerate(texts[:params])))
    lines.add(f"return begun(r, {push(number, 's', back, module)}, {begin_point(number, module)})")


def push(number: int, state: str, back: int, module: Module) -> str:
    """A call that makes a frame for a procedure, its locals at nothing; it is 1 if that cannot be."""
    proc, frame = module.program.procs[number], module.layout.frames[number]
    site = module.fault("RW610", DEEP, proc.where)
    sizes = f"{frame.size}, {frame.return_offset}"
    call_text = f"push({state}, {back}, {number}, {sizes}, {site})"
    blanks = _blanks(proc, module)
    if not blanks:
        return call_text
    name = module.once(("push", number), safe_name("push", proc.name), lambda fresh: _pusher(fresh, number, sizes, site, blanks))
    return f"{name}({state}, {back})"


def _pusher(name: str, number: int, sizes: str, site: int, blanks: list[str]) -> str:
    """The function that makes a frame whose locals do not begin at zeros."""
    lines = Lines()
    with lines.block(f"if push(s, back, {number}, {sizes}, {site})"):
        lines.add("return 1")
    lines.add(*blanks, "return 0")
    return lines.text(f"cdef int {name}(S* s, int back) noexcept nogil")


def _blanks(proc: ir.Proc, module: Module) -> list[str]:
    """Statements that put the framed locals at nothing, where that is not all zeros."""
    lines = Lines()
    for slot in module.layout.frames[proc.number].fields:
        about = proc.slots[slot]
        empty = nothing(about.type, module.program)
        if isinstance(about.type, ir.Number) and not about.type.optional and empty != 0:
            for index in range(about.count):
                store(frame_location(proc.number, slot, module, str(index)), str(empty), 0, lines, module)
    return lines.lines


def _call_rules(rules: ir.Expr, args: tuple[ir.Expr, ...], to: int, flow: Flow, telling: Telling) -> None:
    """Begin the snippet that is asked for; an empty one fails."""
    lines, module = flow.lines, flow.module
    chosen = lines.declare("int", "rules")
    lines.add(f"{chosen} = {telling.text(rules)}")
    groups: dict[tuple[tuple[str, str], ...], dict[int, ir.Proc]] = {}  # by the arguments they are given
    for number in snippets_of(rules, args, module, None):
        proc = module.program.procs[module.program.snippets[number - 1].proc]
        if proc.suspends:  # one that does not is never among those of a column whose snippets are called
            kinds = [c_type(slot_type(slot), module) for slot in proc.slots[: proc.params]]
            given = tuple(zip(kinds, arguments(args, proc.slots[: proc.params], telling.scope, module), strict=False))
            groups.setdefault(given, {})[number] = proc
    for given, procs in groups.items():
        _call_one_of(chosen, [text for _, text in given], procs, to, flow)
    telling.fail(module.fault("RW608", "the rules got stuck: there is nothing to do, the rules are empty", ir.Where()))


def _call_one_of(chosen: str, texts: list[str], procs: dict[int, ir.Proc], back: int, flow: Flow) -> None:
    """Begin one of some snippets that take the same arguments."""
    lines, module = flow.lines, flow.module
    if len(procs) <= FEW:
        for number, proc in procs.items():
            with lines.block(f"if {chosen} == {number}"):
                call(proc.number, texts, back, flow)
        return
    rows = [(0, 0, 0, 0, 0)] * (len(module.program.snippets) + 1)
    for number, proc in procs.items():
        frame = module.layout.frames[proc.number]
        site = module.fault("RW610", DEEP, proc.where)
        rows[number] = (begin_point(proc.number, module), proc.number, frame.size, frame.return_offset, site)
    tables = [
        module.constant(narrowest(list(column)), braces(column), f"[{len(rows)}]", "BEGIN")
        for column in zip(*rows, strict=True)
    ]
    point, *rest = (f"{table}[{chosen}]" for table in tables)
    with lines.block(f"if {point} != 0"):
        first = next(iter(procs.values())).number
        kind = given_struct(first, module)
        lines.add(*(f"(<{kind}*>r.passed).a{slot} = {text}" for slot, text in enumerate(texts)))
        pushed = f"push(s, {back}, {', '.join(rest)})"
        special = {proc.number: blanks for proc in procs.values() if (blanks := _blanks(proc, module))}
        if special:
            with lines.block(f"if {pushed}"):
                lines.add("return 1")
            pushed = "0"
        for number, blanks in special.items():
            with lines.block(f"if {rest[0]} == {number}"):
                lines.add(*blanks)
        lines.add(f"return begun(r, {pushed}, {point})")


def _return(block: ir.Block, telling: Telling) -> None:
    lines, module = telling.lines, telling.module
    frame = module.layout.frames[block.proc]
    if block.proc == 0:
        _finish(None, telling)
        return
    lines.add(f"return leave(s, r, {frame.size}, {frame.return_offset})")


def _finish(winners: ir.Expr | None, telling: Telling) -> None:
    lines = telling.lines
    if uses_trials(telling.module):
        with lines.block("if t != NULL"):
            lines.add("return 0")
    if winners is None:
        lines.add("over(s, 1, ranked_first(s))")
    else:
        lines.add(f"over(s, 2, {telling.fitted(winners, ir.SetOf(ir.Seat()))})")
    lines.add("return 0")


# ---------------------------------------------------------------- entries from outside


def _entries(written: dict[int, Flow], module: Module) -> None:
    """The points beyond the blocks. More of them can come up while these are written."""
    entries: dict[tuple[str, int, int], int] = module.cache.setdefault("entries", {})
    done = 0
    while done < len(entries):
        (kind, number, place), point = list(entries.items())[done]
        done += 1
        flow = written[_proc_of_entry(kind, number, place, module)]
        with flow.lines.block(f"elif point == {point}"):
            match kind:
                case "happen":
                    end = module.program.blocks[number].end
                    assert isinstance(end, ir.Chance)
                    happen(end, flow.telling)
                case "begin":
                    for slot in range(flow.proc.params):
                        assign_slot(flow.telling, slot, f"(<{given_struct(number, module)}*>given).a{slot}")
                    flow.lines.add(f"point = {flow.proc.entry}")
                case "lent":
                    option = module.program.decisions[number].options[place]
                    bind(option, list(option.hand_over), flow.telling)
                    flow.lines.add(f"point = {option.entry}")
                case _:
                    enter(asked(number, module), kind == "enter tried", flow.telling, _lender(number, flow))


def _proc_of_entry(kind: str, number: int, place: int, module: Module) -> int:
    program = module.program
    match kind:
        case "happen":
            return program.blocks[number].proc
        case "begin":
            return number
        case "lent":
            return program.decisions[number].options[place].lent_by[-1][0]
    return program.decisions[number].proc


def entry_procs(module: Module) -> list[int]:
    """For each point beyond the blocks the procedure in whose flow it is."""
    entries: dict[tuple[str, int, int], int] = module.cache.get("entries", {})
    return [_proc_of_entry(kind, number, place, module) for kind, number, place in entries]


def _lender(number: int, flow: Flow) -> Lend:
    """How an option that other procedures lend is entered: they begin one after the other, and the last goes on."""

    def lend(place: int) -> None:
        module, lines = flow.module, flow.lines
        option = module.program.decisions[number].options[place]
        scope = flow.scope
        for lender, args, back in option.lent_by:
            proc = module.program.procs[lender]
            names = []
            for slot, text in enumerate(arguments(args[: proc.params], proc.slots, scope, module)):
                names.append(lines.declare(c_type(slot_type(proc.slots[slot]), module), "passed"))
                lines.add(f"{names[-1]} = {text}")
            with lines.block(f"if {push(lender, 's', back, module)}"):
                lines.add("return 1")
            inner = Telling(lines, flow_scope(proc, None, module), proc, module, True)
            for slot, name in enumerate(names):
                if is_framed(proc, slot, module):
                    assign_slot(inner, slot, name)
                inner.scope.texts[slot] = name
            scope = inner.scope
        lines.add("r.given = given", f"r.point = {entry_point('lent', number, module, place)}", "return -1")

    return lend


def given_struct(number: int, module: Module) -> str:
    """The struct for the arguments of a procedure that begins; one for all that take the same."""
    proc = module.program.procs[number]
    kinds = tuple(c_type(slot_type(slot), module) for slot in proc.slots[: proc.params])
    structs: dict[tuple[str, ...], str] = module.cache.setdefault("given", {})
    return structs.setdefault(kinds, f"Given{len(structs)}")


def given_structs(module: Module) -> list[str]:
    """The arguments of procedures that begin, as structs."""
    structs: dict[tuple[str, ...], str] = module.cache.get("given", {})
    found = []
    for kinds, name in structs.items():
        members = [f"    {kind} a{slot}" for slot, kind in enumerate(kinds)]
        found.append("\n".join((f"cdef struct {name}:", *(members or ["    int nothing"]))))
    return found


def passed_members(module: Module) -> list[str]:
    """The members of the union that holds the arguments of a procedure that begins."""
    structs: dict[tuple[str, ...], str] = module.cache.get("given", {})
    return [f"{name} {name.lower()}" for name in structs.values()]
