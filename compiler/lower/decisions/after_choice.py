"""What surely follows a choice: the blocks that only a move leads to that has just been chosen.

A random game need not ask the guards there again of a move that it has drawn. And where all that a trial would find out
is told by them, no trial is needed: the move is made where the game stands, its guards are asked on the way, and if one
does not hold, the position is given back and another move is drawn.
"""

from __future__ import annotations

from collections import Counter

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module, remembered
from rulewright.compiler.lower.decisions.prepared import Asked, asked
from rulewright.compiler.lower.decisions.trials import trial_condition
from rulewright.compiler.lower.reached import written_blocks, written_decisions
from rulewright.runtime import ir
from rulewright.runtime.walking import straight_on


@remembered
def block_uses(module: Module) -> Counter[int]:
    """How often each block is referred to; whatever is entered by its number counts twice."""
    program, blocks = module.program, written_blocks(module)
    uses = Counter(to for block in blocks for to in _next(block) or ())
    entered = [proc.entry for proc in program.procs if proc.suspends]
    entered += [number for phase in program.phases for _, _, number in phase.path]
    entered += [to for block in blocks if _next(block) is None for to in straight_on(block.end)]
    for decision in written_decisions(module):
        entered += [] if decision.skip is None else [decision.skip]
        entered += [decision.after] if decision.pending else []
        entered += [option.entry for option in decision.options]
        entered += [back for option in decision.options for _, _, back in option.lent_by]
    uses.update(entered + entered)
    return uses


@remembered
def after_choosing(module: Module) -> frozenset[int]:
    """The blocks that are reached only by a move that is made as soon as it is chosen, and before anything else can
    happen."""
    uses = block_uses(module)
    entered: dict[int, list[bool]] = {}
    for decision in written_decisions(module):
        for option in decision.options:
            entered.setdefault(option.entry, []).append(bool(decision.pending))
    waiting = [number for number, late in entered.items() if not any(late) and uses[number] == 2 * len(late)]
    found: set[int] = set()
    while waiting:
        block = module.program.blocks[waiting.pop()]
        found.add(block.number)
        waiting += [number for number in _next(block) or () if uses[number] == 1 and number not in found]
    return frozenset(found)


def _next(block: ir.Block) -> tuple[int, ...] | None:
    """The blocks behind one; None where something else than going on there happens."""
    return straight_on(block.end) if isinstance(block.end, ir.Jump | ir.Branch | ir.Finish) else None


# ---------------------------------------------------------------- moves that are made instead of tried


@remembered
def decisions_made_to_see(module: Module) -> list[Asked]:
    """The decisions of which a drawn move may be made to see if it is legal."""
    return [
        asked(decision.number, module) for decision in written_decisions(module) if made_to_see(decision.number, module)
    ]


@remembered
def made_to_see(number: int, module: Module) -> frozenset[int]:
    """The options of a decision of which a drawn move is made to see if it is legal, by their places."""
    asked_ = asked(number, module)
    decision = asked_.decision
    plain = decision.proc == 0 and decision.skip is None and not (decision.forced or decision.pending)
    if not module.uses("make_to_see") or not module.uses("trust_drawn") or not plain or asked_.captured:
        return frozenset()
    if any(one.prefers or one.otherwise or one.silent or one.lent_by for one in decision.options):
        return frozenset()

    def is_seen(place: int, option: ir.Option) -> bool:
        blocks = _undecided(option, module) if trial_condition(asked_, place) == low.TRUE else None
        return option.sure is None and blocks is not None and blocks <= after_choosing(module)

    return frozenset(place for place, option in enumerate(decision.options) if is_seen(place, option))


def _undecided(option: ir.Option, module: Module) -> frozenset[int] | None:
    """The blocks of an option in which a trial of it has not succeeded yet; None if more than guards may decide
    there."""
    blocks = module.program.blocks
    waiting, found = [option.entry], {option.entry}
    while waiting:
        following = _next(blocks[waiting.pop()])
        if following is None:
            return None
        more = {number for number in following if blocks[number].needs} - found
        found |= more
        waiting += more
    return frozenset(found)


@remembered
def undecided_blocks(module: Module) -> frozenset[int]:
    """The blocks in which it is not decided yet whether a move that was made to see is legal."""
    options = [one.options[place] for one in decisions_made_to_see(module) for place in made_to_see(one.number, module)]
    return frozenset().union(*(_undecided(option, module) or () for option in options))


@remembered
def deciding_blocks(module: Module) -> frozenset[int]:
    """The blocks behind those: a move that comes here is legal."""
    undecided, blocks = undecided_blocks(module), module.program.blocks
    return frozenset(to for number in undecided for to in _next(blocks[number]) or ()) - undecided
