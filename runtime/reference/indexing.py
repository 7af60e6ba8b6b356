"""Where an element of an indexed thing lies in its flat list: mixed radix, the first index most significant."""

from __future__ import annotations

from rulewright.runtime import ir
from rulewright.runtime.domain import base_of, domain_size
from rulewright.runtime.reference.world import Evaluate, Prepared, Slots, World


def flat_index(code: Prepared, index: tuple[ir.Expr, ...], kinds: tuple[ir.Type, ...]) -> Evaluate:
    """Where an element lies in the flat list of an indexed thing; -1 through none or outside."""
    parts = [
        (code.expression(expr), base_of(kind), domain_size(kind, code.program))
        for expr, kind in zip(index, kinds, strict=True)
    ]
    if not parts:
        return lambda w, s: 0
    if len(parts) == 1:
        ((only, start, length),) = parts

        def single(w: World, s: Slots) -> int:
            at = only(w, s) - start
            return at if 0 <= at < length else -1

        return single

    def several(w: World, s: Slots) -> int:
        flat = 0
        for part, base, size in parts:
            at = part(w, s) - base
            if not 0 <= at < size:
                return -1
            flat = flat * size + at
        return flat

    return several
