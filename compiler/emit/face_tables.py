"""Constant tables about decisions, moves and places in the flow, which rules.h and positions.pyx read."""

from __future__ import annotations

from itertools import accumulate

from rulewright.compiler.emit.intact import check_tables
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.decisions.arriving import arrival_tables
from rulewright.compiler.lower.decisions.prepared import arg_offsets
from rulewright.compiler.lower.entries import enter_tried_point, entry_point, entry_procs
from rulewright.compiler.lower.reached import written_blocks, written_decisions
from rulewright.compiler.lower.tables import narrowest
from rulewright.compiler.lower.types import is_word, set_words, size_of
from rulewright.runtime import ir
from rulewright.runtime.backend import POSTPONED
from rulewright.runtime.circles import endless_places
from rulewright.runtime.effort import TOO_LONG
from rulewright.runtime.reached import resting_points
from rulewright.runtime.walking import prefers_of

# read by positions.pyx too
SHARED = ("OPTION_COUNT", "FIRST_OPTION", "FIRST_ARG", "ARG_KIND", "ARG_SIZE", "ARG_OFFSET")
Tables = dict[str, list[int]]


def face_tables(module: Module) -> list[low.Table]:
    """All of them."""
    blocks = module.program.blocks
    checks, checked = check_tables(module)
    found = checked | _point_tables(module) | _option_tables(module)
    found |= arrival_tables(module) if module.compact else {}
    flags = {name: [int(getattr(one, name.lower())) for one in blocks] for name in ("NEEDS", "FAILS", "SCOPED")}
    flags["POSTPONED"] = [0, *(int(code in POSTPONED) for code, _, _ in module.written.faults.sites)]
    return [
        checks,
        *(_table(name, values, "int32_t" if name in SHARED else narrowest(values)) for name, values in found.items()),
        *(_table(name, values or [0], "uint8_t") for name, values in flags.items()),
    ]


def _table(name: str, values: list[int], kind: str) -> low.Table:
    return low.Table(low.type_named(kind), name, low.braces(values), len(values))


def _point_tables(module: Module) -> Tables:
    """By block: what rests there, whose frame it belongs to, and where that lies."""
    program, blocks, resting = module.program, module.program.blocks, resting_points(module.program)
    events = {block.number for block in written_blocks(module) if isinstance(block.end, ir.Chance)}
    frames = [module.layout.frames[block.proc] for block in blocks]
    procs = [block.proc for block in blocks]
    happen_at = [entry_point("happen", block.number, module) if block.number in events else 0 for block in blocks]
    places = [*endless_places(program), *(program.procs[number].where for number in entry_procs(module))]
    return {
        "POINT_KIND": [2 if block.number not in resting else int(block.number in events) for block in blocks],
        "DECISION_AT": [block.end.decision if isinstance(block.end, ir.Ask) else -1 for block in blocks],
        "HAPPEN_AT": happen_at,
        "FRAME_SIZE": [frame.size for frame in frames],
        "RETURN_AT": [frame.return_offset for frame in frames],
        "PROC_OF": procs,
        "PROC_AT": [*procs, *entry_procs(module)],
        "ENDLESS_AT": [module.fault("RW611", TOO_LONG, place) for place in places],
    }


def _option_tables(module: Module) -> Tables:
    """By decision and option: the kinds of the arguments of moves, and where they lie in a move."""
    decisions = module.program.decisions
    written = written_decisions(module)
    options = [(decision, option) for decision in decisions for option in decision.options]
    kinds = [_arg_kind(param.type, module) for _, option in options for param in option.params]
    counts = [len(decision.options) for decision in decisions]
    prefers = (prefers_of(module.program, decision, option) for decision, option in options)
    found = {
        "ENTER_AT": [entry_point("enter", one.number, module) if one in written else 0 for one in decisions],
        "OPTION_COUNT": counts,
        "FIRST_OPTION": [0, *accumulate(counts)][: len(counts)],
        "FIRST_ARG": [0, *accumulate(len(option.params) for _, option in options)],
        "ARG_KIND": [kind for kind, _ in kinds],
        "ARG_SIZE": [size for _, size in kinds],
        "ARG_OFFSET": [offset for _, option in options for offset in arg_offsets(option, module)],
        "WANTED": [len({prefer.order for prefer in some}) for some in prefers],
        "TRIED_AT": [enter_tried_point(one.number, module) if one in written else 0 for one in decisions],
        "JOIN_OF": [decision.join for decision in decisions],
        "BODIES_END": [decision.bodies_end for decision in decisions],
        "BLOCK_OF": [decision.block for decision in decisions],
    }
    return {name: values or [0] for name, values in found.items()}


def _arg_kind(kind: ir.Type, module: Module) -> tuple[int, int]:
    """0 a number, 1 a word, 2 words, 3 counts; and how many bytes."""
    match kind:
        case _ if is_word(kind, module):
            return 1, 8
        case ir.SetOf(item):
            return 2, 8 * set_words(item, module)
        case ir.BagOf(item):
            return 3, size_of(item, module)
    return 0, 8
