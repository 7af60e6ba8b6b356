"""Which moves must be tried before they are known to be legal, and whether a program tries anything at all."""

from __future__ import annotations

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.decisions.prepared import Asked, asked
from rulewright.compiler.lower.reached import written_blocks, written_decisions
from rulewright.runtime import ir
from rulewright.runtime.completing import calls_need
from rulewright.runtime.procedures import cells_of
from rulewright.runtime.walking import nodes


def _needed(option: ir.Option, within: bool, module: Module) -> bool:
    """Whether a move of an option must be tried, given whether a calling procedure stands in a scope (see ir.Block)."""
    needed, within = calls_need(module.program.blocks, [back for _, _, back in option.lent_by], within)
    leading = sum(1 for stmt in option.lead if isinstance(stmt, ir.Prefer))
    return needed or (option.rest_fails if within else option.rest_needs) or option.prefers > leading


def callers_matter(proc: int, module: Module) -> bool:
    """Whether a procedure that calls this one, or calls what calls it, can need a trial of what is decided here."""
    blocks = module.program.blocks
    below = module.remember("callers", lambda: _backs_below(module))
    return any(blocks[back].needs or blocks[back].scoped for back in below[proc])


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


def trial_condition(asked_: Asked, place: int, module: Module) -> low.Expr | None:
    """When a move of an option must be tried: None never, TRUE always, else a condition."""
    option = asked_.decision.options[place]
    if _needed(option, False, module):
        return low.TRUE
    if not callers_matter(asked_.proc.number, module):
        return None
    calls = low.call("calls_need", low.STATE, asked_.decision.block)
    return low.ne(calls, 0) if _needed(option, True, module) else low.eq(calls, 1)


def uses_trials(module: Module) -> bool:
    """Whether any look-ahead through the flow exists in a program."""
    return module.remember("trials", lambda: _uses_trials(module))


def _uses_trials(module: Module) -> bool:
    options = [(asked(d.number, module), place) for d in written_decisions(module) for place in range(len(d.options))]
    tried = any(trial_condition(one, place, module) for one, place in options)
    return tried or any(_tries(node, module.program) for node in _all_cans(module))


def _tries(node: ir.Can, program: ir.Program) -> bool:
    """Whether a `can` may have to be tried."""
    if node.proc is not None:
        return program.procs[node.proc].can_fail
    procs = {program.procs[snippet.proc] for snippet in program.snippets}
    known = [program.foreseen.get(proc.number, ir.UNKNOWN) for proc in procs if proc.can_fail]
    return any(one.sure != one.possible for one in known)


def _all_cans(module: Module) -> list[ir.Can]:
    program = module.program
    parts = (
        program.functions,
        program.procs,
        tuple(written_blocks(module)),
        tuple(written_decisions(module)),
        program.networks,
        program.scores,
        program.rank,
    )
    return [node for node in nodes(parts) if isinstance(node, ir.Can)]
