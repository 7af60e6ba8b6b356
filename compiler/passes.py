"""Everything that is done only for speed, by name and in order: over the Program, in lowering, over the low IR.

None of it is needed for correctness: whatever is left out, the same moves, bytes and results come out.
"""

from __future__ import annotations

from rulewright.compiler.lower.ways import WAYS
from rulewright.compiler.optimise import PASSES
from rulewright.compiler.optimise_low import LOW_PASSES

ALL: tuple[str, ...] = (
    *(one.__name__ for one in PASSES),
    *WAYS,
    *(one.__name__ for one in LOW_PASSES),
)
NONE: frozenset[str] = frozenset()


def chosen(without: tuple[str, ...] = ()) -> frozenset[str]:
    """All passes but some."""
    return frozenset(ALL) - set(without)
