"""Constant tables about decisions, moves and places in the flow, which rules.h and positions.pyx read."""

from __future__ import annotations

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.decisions.arriving import arrival_tables
from rulewright.compiler.lower.decisions.prepared import arg_offsets
from rulewright.compiler.lower.entries import enter_point, enter_tried_point, entry_procs, happen_point
from rulewright.compiler.lower.reached import reached
from rulewright.compiler.lower.tables import narrowest
from rulewright.compiler.lower.types import set_words, size_of
from rulewright.compiler.lower.written import braces
from rulewright.runtime import ir
from rulewright.runtime.backend import POSTPONED
from rulewright.runtime.circles import endless_places
from rulewright.runtime.effort import TOO_LONG
from rulewright.runtime.reached import resting_points
from rulewright.runtime.walking import prefers_of

SHARED = (
    "OPTION_COUNT",
    "FIRST_OPTION",
    "FIRST_ARG",
    "ARG_KIND",
    "ARG_SIZE",
    "ARG_OFFSET",
)  # read by positions.pyx too


def face_tables(module: Module) -> list[low.Table]:
    """All of them."""
    blocks = module.program.blocks
    found = _point_tables(module) | _option_tables(module) | (arrival_tables(module) if module.compact else {})
    flags = {
        name: [int(getattr(block, name.lower())) for block in blocks] or [0] for name in ("NEEDS", "FAILS", "SCOPED")
    }
    flags["POSTPONED"] = [0, *(int(code in POSTPONED) for code, _, _ in module.written.faults.sites)]
    return [
        *(_table(name, values, "int32_t" if name in SHARED else narrowest(values)) for name, values in found.items()),
        *(_table(name, values, "uint8_t") for name, values in flags.items()),
    ]


def _table(name: str, values: list[int], kind: str) -> low.Table:
    return low.Table(low.type_named(kind), name, braces(values), len(values))


def _point_tables(module: Module) -> dict[str, list[int]]:
    """By block: what rests there, whose frame it belongs to, and where that lies."""
    program, frames = module.program, module.layout.frames
    found: dict[str, list[int]] = {
        name: [] for name in ("POINT_KIND", "DECISION_AT", "HAPPEN_AT", "FRAME_SIZE", "RETURN_AT", "PROC_OF")
    }
    resting = resting_points(program)
    for block in program.blocks:
        is_chance = isinstance(block.end, ir.Chance) and block.number in reached(module)
        found["POINT_KIND"].append(2 if block.number not in resting else 1 if is_chance else 0)
        found["DECISION_AT"].append(block.end.decision if isinstance(block.end, ir.Ask) else -1)
        found["HAPPEN_AT"].append(happen_point(block.number, module) if is_chance else 0)
        found["FRAME_SIZE"].append(frames[block.proc].size)
        found["RETURN_AT"].append(frames[block.proc].return_offset)
        found["PROC_OF"].append(block.proc)
    found["PROC_AT"] = [*found["PROC_OF"], *entry_procs(module)]
    places = [*endless_places(program), *(program.procs[number].where for number in entry_procs(module))]
    found["ENDLESS_AT"] = [module.fault("RW611", TOO_LONG, place) for place in places]
    return found


def _option_tables(module: Module) -> dict[str, list[int]]:
    """By decision and option: the kinds of the arguments of moves, and where they lie in a move."""
    found: dict[str, list[int]] = {
        "ENTER_AT": [],
        "OPTION_COUNT": [],
        "FIRST_OPTION": [],
        "FIRST_ARG": [],
        "ARG_KIND": [],
        "ARG_SIZE": [],
        "ARG_OFFSET": [],
        "WANTED": [],
        "TRIED_AT": [],
        "JOIN_OF": [],
        "BODIES_END": [],
        "BLOCK_OF": [],
    }
    options = 0
    for decision in module.program.decisions:
        is_written = decision.block in reached(module)
        found["ENTER_AT"].append(enter_point(decision.number, module) if is_written else 0)
        found["TRIED_AT"].append(enter_tried_point(decision.number, module) if is_written else 0)
        found["JOIN_OF"].append(decision.join)
        found["BODIES_END"].append(decision.bodies_end)
        found["BLOCK_OF"].append(decision.block)
        found["OPTION_COUNT"].append(len(decision.options))
        found["FIRST_OPTION"].append(options)
        options += len(decision.options)
        for option in decision.options:
            found["FIRST_ARG"].append(len(found["ARG_KIND"]))
            for param, offset in zip(option.params, arg_offsets(option, module), strict=True):
                kind, size = _arg_kind(param.type, module)
                found["ARG_KIND"].append(kind)
                found["ARG_SIZE"].append(size)
                found["ARG_OFFSET"].append(offset)
            found["WANTED"].append(len({prefer.order for prefer in prefers_of(module.program, decision, option)}))
    found["FIRST_ARG"].append(len(found["ARG_KIND"]))
    return {name: values or [0] for name, values in found.items()}


def _arg_kind(kind: ir.Type, module: Module) -> tuple[int, int]:
    """0 a number, 1 a word, 2 words, 3 counts; and how many bytes."""
    match kind:
        case ir.SetOf(item):
            words = set_words(item, module)
            return (1, 8) if words == 1 else (2, 8 * words)
        case ir.BagOf(item):
            return 3, size_of(item, module)
        case ir.Mark():
            return 1, 8
    return 0, 8
