"""The flow: all blocks of all procedures as one function, `run`, that goes from point to point until it rests.

Points are block numbers, and beyond them entries from outside: making a move (`enter`), trying a secret one, a chance event
that was told (`happen`), and the beginning of a procedure for `can` (`begin`). A block that is reached from one place only is
written there.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from rulewright.compiler.emit_asking import arrive, enter
from rulewright.compiler.emit_chance import arrive_at_chance, happen
from rulewright.compiler.emit_context import Lines, Module, Scope
from rulewright.compiler.emit_decisions import asked
from rulewright.compiler.emit_expressions import arguments
from rulewright.compiler.emit_names import place_comment, safe_comment, safe_name
from rulewright.compiler.emit_places import Telling, assign_slot, flow_scope, slot_type
from rulewright.compiler.emit_search import uses_trials
from rulewright.compiler.emit_statements import NOT_MET, budget_fault, snippets_of, statements
from rulewright.compiler.emit_storage import field_member, frame_location, store
from rulewright.compiler.emit_types import c_type, converted
from rulewright.runtime import ir
from rulewright.runtime.domain import nothing

LONGEST = 200_000  # points passed between two rests


@dataclass(slots=True)
class Flow:
    """`run` being written."""

    module: Module
    lines: Lines
    scopes: dict[int, Scope]
    uses: Counter[int]
    entries: list[tuple[str, int]] = field(default_factory=list)  # points beyond the blocks: (kind, number)

    def telling(self, proc: int) -> Telling:
        """Where statements of a procedure are written."""
        return Telling(self.lines, self.scopes[proc], self.module.program.procs[proc], self.module, True)


def entry_point(kind: str, number: int, module: Module) -> int:
    """The point for an entry from outside, numbered as they come up."""
    entries: list[tuple[str, int]] = module.cache.setdefault("entries", [])
    if (kind, number) not in entries:
        entries.append((kind, number))
    return len(module.program.blocks) + entries.index((kind, number))


def enter_point(decision: int, module: Module) -> int:
    """The point at which a move of a decision is made."""
    return entry_point("enter", decision, module)


def enter_tried_point(decision: int, module: Module) -> int:
    """The point at which a move is tried; a secret one as if it were carried out at once."""
    return entry_point("enter tried" if module.program.decisions[decision].pending else "enter", decision, module)


def begin_point(proc: int, module: Module) -> int:
    """The point at which a procedure begins for `can`."""
    return entry_point("begin", proc, module)


def happen_point(block: int, module: Module) -> int:
    """The point at which a chance event that was told happens."""
    return entry_point("happen", block, module)


def run_function(module: Module) -> str:
    """The text of `run`: 0 when it rests, is over or a trial succeeds, 1 when this way fails."""
    program = module.program
    lines = Lines()
    scopes = {proc.number: flow_scope(proc, lines, module) for proc in program.procs if proc.suspends}
    flow = Flow(module, lines, scopes, _uses(program))
    lines.declared += ["cdef int spent = 0", "cdef int back", "cdef Move chosen"]
    with lines.block("while True"):
        lines.add("spent += 1")
        with lines.block(f"if spent > {LONGEST} or s.r_fault"):
            lines.add(f"fault(s, {budget_fault(ir.Where(), module)})", "return 1")
        word = "if"
        for block in program.blocks:
            if not _is_inlined(block.number, flow):
                _case(word, block.number, lines)
                word = "elif"
                _block(block, flow)
                lines.depth -= 1
        _entries(word, flow)
    head = "cdef int run(S* s, Trial* t, Sampler* rng, int point, void* given) noexcept nogil"
    return lines.text(head)


def _case(word: str, point: int, lines: Lines) -> None:
    lines.add(f"{word} point == {point}:")
    lines.depth += 1


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
    return flow.uses[number] <= 1


def go(number: int, flow: Flow) -> None:
    """Statements that go on at a block: the block itself where it is written only here."""
    if _is_inlined(number, flow):
        _block(flow.module.program.blocks[number], flow)
    else:
        flow.lines.add(f"point = {number}")


def _block(block: ir.Block, flow: Flow) -> None:
    lines, telling = flow.lines, flow.telling(block.proc)
    if uses_trials(flow.module):
        with lines.block(f"if t != NULL and settled(s, t, {block.number})"):
            lines.add("return 0")
    statements(block.body, telling)
    _end(block, flow, telling)


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
        case ir.Chance() as chance:
            arrive_at_chance(block.number, chance, telling)
        case ir.CallProc(number, args, to):
            call(number, arguments(args, module.program.procs[number].slots, telling.scope, module), to, flow, telling)
        case ir.CallRules(rules, args, to):
            _call_rules(rules, args, to, flow, telling)
        case ir.Return():
            _return(block, telling)
        case ir.Finish(winners, rules):
            lines.add(place_comment(ir.Where(), rules))
            _finish(winners, telling)
        case ir.Impossible(guard):
            telling.fail(module.fault("RW608", NOT_MET, guard.where))


# ---------------------------------------------------------------- frames


def call(number: int, texts: list[str], back: int, flow: Flow, telling: Telling) -> None:
    """Begin a procedure in a frame of its own."""
    proc = flow.module.program.procs[number]
    lines, module = flow.lines, flow.module
    held = []
    for slot, text in enumerate(texts[: proc.params]):
        name = lines.declare(c_type(slot_type(proc.slots[slot]), module), "passed")
        lines.add(f"{name} = {text}")
        held.append(name)
    if _can_recur(number, module):
        with lines.block(f"if {pusher(number, module)}(s, {back})"):
            lines.add("return 1")
    else:
        lines.add(f"{pusher(number, module)}(s, {back})")
    inner = flow.telling(number)
    for slot, name in enumerate(held):
        assign_slot(inner, slot, name)
    lines.add(f"point = {proc.entry}")


def _can_recur(number: int, module: Module) -> bool:
    """Whether a procedure can be active more than twice: only through rules."""
    return any(isinstance(block.end, ir.CallRules) for block in module.program.blocks)


def pusher(number: int, module: Module) -> str:
    """The function that makes a frame for a procedure, its locals at nothing: 1 if it is active twice already."""
    proc = module.program.procs[number]
    return module.once(("push", number), safe_name("push", proc.name), lambda name: _pusher(name, proc, module))


def _pusher(name: str, proc: ir.Proc, module: Module) -> str:
    lines = Lines()
    frame = module.layout.frames[proc.number]
    base, top, stack = (f"s.{field_member(field_name, module)}" for field_name in ("#base", "#top", "#stack"))
    if _can_recur(proc.number, module):
        site = module.fault("RW610", "rules are begun a third time while they are carried out twice", proc.where)
        with lines.block(f"if active(s, back, {proc.number}) >= 2"):
            lines.add(f"fault(s, {site})", "return 1")
    with lines.block(f"if {top} + {frame.size} > {module.layout.stack_size}"):
        lines.add(f"fault(s, {module.fault('RW610', 'procedures call each other too deeply', proc.where)})", "return 1")
    lines.add(f"{base} = {top}", f"{top} += {frame.size}")
    lines.add(f"memset(<char*>{stack} + {base}, 0, {frame.size})")
    lines.add(f"(<uint16_t*>(<char*>{stack} + {base} + {frame.return_offset}))[0] = <uint16_t>back")
    for slot in frame.fields:
        _blank(proc, slot, lines, module)
    lines.add("return 0")
    return lines.text(f"cdef inline int {name}(S* s, int back) noexcept nogil")


def _blank(proc: ir.Proc, slot: int, lines: Lines, module: Module) -> None:
    """A framed local at nothing, where that is not all zeros."""
    about = proc.slots[slot]
    empty = nothing(about.type, module.program)
    if isinstance(about.type, ir.Number) and not about.type.optional and empty != 0:
        for index in range(about.count):
            store(frame_location(proc.number, slot, module, str(index)), str(empty), 0, lines, module)


def _call_rules(rules: ir.Expr, args: tuple[ir.Expr, ...], to: int, flow: Flow, telling: Telling) -> None:
    """Begin the snippet that is asked for; an empty one fails."""
    lines, module = flow.lines, flow.module
    chosen = lines.declare("int", "rules")
    lines.add(f"{chosen} = {telling.text(rules)}")
    word = "if"
    for number in snippets_of(rules, args, module, None):
        proc = module.program.procs[module.program.snippets[number - 1].proc]
        if not proc.suspends:
            continue  # never among those of a column whose snippets are called
        with lines.block(f"{word} {chosen} == {number}"):
            texts = [
                converted(telling.text(arg), arg.type, slot.type, module)
                for arg, slot in zip(args, proc.slots[: proc.params], strict=False)
            ]
            call(proc.number, texts, to, flow, telling)
        word = "elif"
    if word == "elif":
        lines.add("else:")
        lines.depth += 1
    telling.fail(module.fault("RW608", "the rules got stuck: there is nothing to do, the rules are empty", ir.Where()))
    if word == "elif":
        lines.depth -= 1


def _return(block: ir.Block, telling: Telling) -> None:
    lines, module = telling.lines, telling.module
    frame = module.layout.frames[block.proc]
    base, top, stack = (f"s.{field_member(name, module)}" for name in ("#base", "#top", "#stack"))
    if block.proc == 0:
        _finish(None, telling)
        return
    at = f"<char*>{stack} + {base}"
    lines.add(f"back = (<uint16_t*>({at} + {frame.return_offset}))[0]", f"memset({at}, 0, {frame.size})")
    with lines.block(f"if {base} == 0"):
        lines.add("return 0")
    lines.add(f"{top} = {base}", f"{base} -= FRAME_SIZE[back]", "point = back")


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


def _entries(word: str, flow: Flow) -> None:
    """The points beyond the blocks. More of them can come up while these are written."""
    module, lines = flow.module, flow.lines
    blocks = module.program.blocks
    for decision in module.program.decisions:
        enter_point(decision.number, module)
    for block in blocks:
        if isinstance(block.end, ir.Chance):
            happen_point(block.number, module)
    entries: list[tuple[str, int]] = module.cache.setdefault("entries", [])
    done = 0
    while done < len(entries):
        kind, number = entries[done]
        _case(word, len(blocks) + done, lines)
        word = "elif"
        if kind in ("enter", "enter tried"):
            name = safe_comment(module.program.procs[module.program.decisions[number].proc].name)
            lines.add(f"# a choice in {name}")
            _enter(number, kind == "enter tried", flow)
        elif kind == "happen":
            block = blocks[number]
            assert isinstance(block.end, ir.Chance)
            happen(block.end, flow.telling(block.proc))
        else:
            _begin(number, flow)
        lines.depth -= 1
        done += 1
    with lines.block("else"):
        lines.add("return 1")


def _enter(number: int, tried: bool, flow: Flow) -> None:
    module = flow.module
    found = asked(number, module)
    telling = flow.telling(found.proc.number)

    def lend(lender: int, args: tuple[ir.Expr, ...], back: int, inner: Telling) -> Telling:
        texts = arguments(args, module.program.procs[lender].slots, inner.scope, module)
        call(lender, texts, back, flow, inner)
        return flow.telling(lender)

    enter(found, tried, telling, lend)


def _begin(number: int, flow: Flow) -> None:
    proc = flow.module.program.procs[number]
    lines, telling = flow.lines, flow.telling(number)
    top, frame = field_member("#top", flow.module), flow.module.layout.frames[number]
    lines.add(f"s.{top} = {frame.size}")
    for slot in frame.fields:
        _blank(proc, slot, lines, flow.module)
    for slot in range(proc.params):
        assign_slot(telling, slot, f"(<Given{number}*>given).a{slot}")
    lines.add(f"point = {proc.entry}")


def given_structs(module: Module) -> list[str]:
    """The arguments of procedures that `can` begins, as structs."""
    found = []
    for kind, number in module.cache.get("entries", []):
        if kind == "begin":
            proc = module.program.procs[number]
            members = [f"    {c_type(slot_type(slot), module)} a{k}" for k, slot in enumerate(proc.slots[: proc.params])]
            found.append("\n".join((f"cdef struct Given{number}:", *(members or ["    int nothing"]))))
    return found

