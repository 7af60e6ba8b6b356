"""Which moves must be tried before they are known to be legal, and whether a program tries anything at all."""

from __future__ import annotations

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.asked import Asked, asked
from rulewright.compiler.lower.context import Module
from rulewright.runtime import ir
from rulewright.runtime.completing import calls_need
from rulewright.runtime.walking import nodes


def _needed(option: ir.Option, within: bool, module: Module) -> bool:
    """Whether a move of an option must be tried, given whether a calling procedure stands in a scope (see ir.Block)."""
    needed, within = calls_need(module.program.blocks, [back for _, _, back in option.lent_by], within)
    leading = sum(1 for stmt in option.lead if isinstance(stmt, ir.Prefer))
    return needed or (option.rest_fails if within else option.rest_needs) or option.prefers > leading


def callers_matter(module: Module) -> bool:
    """Whether a calling procedure can need a trial of what is decided in a called one."""
    return module.remember("callers", lambda: _callers_matter(module.program))


def _callers_matter(program: ir.Program) -> bool:
    backs = [block.end.to for block in program.blocks if isinstance(block.end, ir.CallProc | ir.CallRules)]
    backs += [back for d in program.decisions for option in d.options for _, _, back in option.lent_by]
    return any(program.blocks[back].needs or program.blocks[back].scoped for back in backs)


def trial_condition(asked_: Asked, place: int, module: Module) -> low.Expr | None:
    """When a move of an option must be tried: None never, TRUE always, else a condition."""
    option = asked_.decision.options[place]
    if _needed(option, False, module):
        return low.TRUE
    if asked_.proc.number == 0 or not callers_matter(module):
        return None
    calls = low.call("calls_need", low.STATE, asked_.decision.block)
    return low.ne(calls, 0) if _needed(option, True, module) else low.eq(calls, 1)


def uses_trials(module: Module) -> bool:
    """Whether any look-ahead through the flow exists in a program."""
    return module.remember("trials", lambda: _uses_trials(module))


def _uses_trials(module: Module) -> bool:
    options = [(asked(d.number, module), place) for d in module.program.decisions for place in range(len(d.options))]
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
        program.blocks,
        program.decisions,
        program.networks,
        program.scores,
        program.rank,
    )
    return [node for node in nodes(parts) if isinstance(node, ir.Can)]
