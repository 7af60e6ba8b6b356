"""Which moves must be tried before they are known to be legal, and whether a program tries anything at all."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module, remembered
from rulewright.compiler.lower.decisions.prepared import Asked, asked
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.reached import written_blocks, written_decisions
from rulewright.runtime import ir
from rulewright.runtime.completing import calls_need
from rulewright.runtime.procedures import cells_of
from rulewright.runtime.walking import nodes

TRIAL = low.address(low.Local("trial"))
BEGIN = low.do("begin_trial", TRIAL, low.FALSE)
TRYING = low.ne(low.Local("t"), low.NULL)  # whether the flow is that of a trial


def _needed(option: ir.Option, within: bool, module: Module) -> bool:
    """Whether a move of an option must be tried, given whether a calling procedure stands in a scope (see ir.Block)."""
    needed, within = calls_need(module.program.blocks, [back for _, _, back in option.lent_by], within)
    return needed or (option.rest_fails if within else option.rest_needs) or prefers_late(option)


def prefers_late(option: ir.Option) -> bool:
    """Whether some of its prefers are known only when its body is carried out."""
    return option.prefers > len(leading_prefers(option))


def leading_prefers(option: ir.Option) -> list[int]:
    """Those prefers of an option that are known before its body begins."""
    return [stmt.order for stmt in option.lead if isinstance(stmt, ir.Prefer)]


@remembered
def _backs_below(module: Module) -> list[set[int]]:
    """For each procedure the blocks in which those go on that can be under way when it is."""
    program = module.program
    backs: list[set[int]] = [set() for _ in program.procs]
    for block in written_blocks(module):
        match block.end:
            case ir.CallProc(number, to=to):
                backs[number].add(to)
            case ir.CallRules(rules, args, to):
                for number in cells_of(program, rules, args):
                    backs[number].add(to)
    for decision in written_decisions(module):
        for option in decision.options:
            for number, _, to in option.lent_by:
                backs[number].add(to)
    size = -1
    while size != (size := sum(map(len, backs))):
        for found in backs:
            found |= {further for back in found for further in backs[program.blocks[back].proc]}
    return backs


def trial_condition(asked_: Asked, place: int) -> low.Expr | None:
    """When a move of an option must be tried: None never, TRUE always, else a condition."""
    option, module = asked_.options[place], asked_.module
    if _needed(option, False, module):
        return low.TRUE
    below = [module.program.blocks[back] for back in _backs_below(module)[asked_.proc.number]]
    if not any(block.needs or block.scoped for block in below):
        return None  # nothing that calls this procedure, or calls what calls it, needs a trial of what is decided here
    calls = low.call("calls_need", low.STATE, asked_.decision.block)
    return low.ne(calls, 0) if _needed(option, True, module) else low.eq(calls, 1)


def any_tried(asked_: Asked, places: Iterable[int]) -> bool:
    """Whether moves of some options must ever be tried."""
    return any(trial_condition(asked_, place) is not None for place in places)


def begin_trials(asked_: Asked, places: Iterable[int], lines: Lines) -> None:
    """What trials need, where moves of some options are tried."""
    if any_tried(asked_, places):
        lines.local("Trial", "trial")
        lines.add(BEGIN)


def tried(asked_: Asked, move: low.Expr) -> low.Expr:
    """A trial of a move on a copy; it notes which prefers the move satisfies."""
    return low.call("tried", low.STATE, TRIAL, move, asked_.number)


@remembered
def uses_trials(module: Module) -> bool:
    """Whether any look-ahead through the flow exists in a program."""
    decisions, program = written_decisions(module), module.program
    if any(any_tried(asked(one.number, module), range(len(one.options))) for one in decisions):
        return True
    parts = program.functions, program.procs, program.networks, program.scores, program.rank
    everything = nodes((*parts, tuple(written_blocks(module)), tuple(decisions)))
    return any(_tries(node, program) for node in everything if isinstance(node, ir.Can))


def _tries(node: ir.Can, program: ir.Program) -> bool:
    """Whether a `can` may have to be tried."""
    if node.proc is not None:
        return program.procs[node.proc].can_fail
    procs = {program.procs[snippet.proc] for snippet in program.snippets}
    known = [program.foreseen.get(proc.number, ir.UNKNOWN) for proc in procs if proc.can_fail]
    return any(one.sure != one.possible for one in known)
