"""Where an element of an indexed thing lies in its flat list: mixed radix, the first index most significant."""

from __future__ import annotations

from rulewright.runtime import ir
from rulewright.runtime.domain import base_of, domain_size
from rulewright.runtime.reference.world import Evaluate, Prepared, Slots, World

THROUGH_NONE, OUTSIDE = -1, -2  # places of nothing: an index is none, or a number that is no place


def flat_index(code: Prepared, index: tuple[ir.Expr, ...], kinds: tuple[ir.Type, ...]) -> Evaluate:
    """Where an element lies in the flat list of an indexed thing; OUTSIDE if a number among the indices is, otherwise
    THROUGH_NONE if one is none."""
    parts = [
        (
            code.expression(expr),
            base_of(kind),
            domain_size(kind, code.program),
            OUTSIDE if isinstance(kind, ir.Number) else THROUGH_NONE,
        )
        for expr, kind in zip(index, kinds, strict=True)
    ]
    if len(parts) == 1:
        ((only, start, length, beyond),) = parts

        def single(w: World, s: Slots) -> int:
            at = only(w, s) - start
            return at if 0 <= at < length else beyond

        return single

    def several(w: World, s: Slots) -> int:
        flat = missing = 0
        for part, base, size, beyond in parts:
            at = part(w, s) - base
            if not 0 <= at < size:
                missing = min(missing, beyond)
            flat = flat * size + at
        return missing or flat

    return several
