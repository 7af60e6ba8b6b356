"""A position as a C struct, and the numbers that rules.h wants to know."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler.lower.chance import most_outcomes
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.decisions.prepared import arg_words
from rulewright.compiler.lower.kept.cell_numbers import beside_members
from rulewright.compiler.lower.networks.networks import network_members
from rulewright.compiler.lower.scores import total_members
from rulewright.compiler.lower.storage import struct_members
from rulewright.runtime import ir
from rulewright.runtime.effort import ASKED, CHUNK, TRIAL_DEPTH, TRIAL_STEPS, WORK, most_moves

SMALL = 8192  # a derived region up to so many bytes is copied along; a larger one is found afresh
BREATH = 256  # decisions of a playout between two looks at whether the user has interrupted
FEW = 16  # so many moves need no memory of their own
RUN = (
    *(("uint64_t", f"r_{name}") for name in ("seed", "counter", "explicit", "floor")),
    *(("int32_t", f"r_{name}") for name in ("fault", "failure", "spent", "alarm", "depth", "asked", "look", "listed")),
    *(("int32_t", "r_place"), ("uint32_t", "r_known"), ("uint32_t", "r_true"), ("int32_t", "r_chain")),
)
RUN_SIZE = 80


@dataclass(frozen=True, slots=True)
class Member:
    """A member of the struct."""

    kind: str
    name: str
    extent: str
    offset: int | None
    comment: str


def members(module: Module) -> tuple[list[Member], bool]:
    """The members of the struct, and whether it must be packed so that they lie where the layout says."""
    members: list[Member] = []
    packed = any(offset % _width(kind) for kind, _, _, offset, _ in struct_members(module))
    end = 0
    for kind, name, count, offset, comment in struct_members(module):
        if offset > end and packed:
            members.append(Member("uint8_t", f"pad_{end}", f"[{offset - end}]", end, ""))
        members.append(Member(kind, name, f"[{count}]" if count > 1 or name == "r_stack" else "", offset, comment))
        end = offset + count * _width(kind)
    if module.layout.size > end:
        members.append(Member("uint8_t", "pad_end", f"[{module.layout.size - end}]", end, ""))
    members += [Member(kind, name, "", None, "") for kind, name in RUN]
    members += [Member(kind, name, f"[{n}]" if n > 1 else "", None, "") for kind, name, n in _derived(module)]
    return members, packed


def _width(kind: str) -> int:
    """Bytes of a C integer type."""
    return int("".join(c for c in kind if c.isdigit())) // 8


def _derived(module: Module) -> list[tuple[str, str, int]]:
    """The members of the derived region, widest first, so that there is no padding between them."""
    found = [*network_members(module), *beside_members(module), *total_members(module)]
    return sorted(found, key=lambda member: -_width(member[0]))


def is_found_afresh(module: Module) -> bool:
    """Whether what is derived from a position is too large to be copied along."""
    return sum(count * _width(kind) for kind, _, count in _derived(module)) > SMALL


def numbers(module: Module) -> dict[str, object]:
    """The numbers that rules.h wants to know."""
    program, layout = module.program, module.layout
    options = [option for decision in program.decisions for option in decision.options]
    words = [sum(arg_words(param.type, module) for param in option.params) for option in options]
    return {
        "SEATS": program.seats,
        "TOGETHER": int(program.together),
        "PLAIN": layout.size,
        "COPIED": layout.size + RUN_SIZE if is_found_afresh(module) else "sizeof(S)",
        "STACK": layout.stack_size,
        "MOST_FRAMES": layout.stack_size // 8 + 1,
        "BLOCKS": len(program.blocks),
        "ENTRY": program.procs[0].entry,
        "RULES_CALL_RULES": int(any(isinstance(block.end, ir.CallRules) for block in program.blocks)),
        "MOVE_WORDS": max([1, *words]),
        "FEW": FEW,
        "MOST_MOVES": most_moves(program),
        "MOST_OUTCOMES": most_outcomes(module),
        "SCORE_LINES": len(program.scores),
        "RANK_KEYS": len(program.rank) or 1,
        "INVARIANTS": len(program.invariants),
        "MEMORY": module.fault("memory", "there is no memory left", ir.Where()),
        "UNFINISHED": module.fault("RW612", "the game is not over", ir.Where()),
        "INTERRUPTED": module.fault("interrupted", "interrupted", ir.Where()),
        "WORK": WORK,
        "CHUNK": CHUNK,
        "BREATH": BREATH,
        "TRIAL_STEPS": TRIAL_STEPS,
        "TRIAL_DEPTH": TRIAL_DEPTH,
        "MOST_ASKED": ASKED,
    }
