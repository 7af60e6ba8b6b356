"""Variables that nobody asks for are not declared.

cdef int a                  ->  return 1
cdef int b = 3
return 1
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.rewrite import is_pure, walk


def drop_unused(module: low.Module) -> low.Module:
    """The module without variables that are not used."""
    return replace(
        module,
        functions=tuple(_without(one) for one in module.functions),
        checks=tuple(_without(one) for one in module.checks),
    )


def _without(function: low.Function) -> low.Function:
    used = {part.name for part in walk(function) if isinstance(part, low.Local | low.For)}

    def is_kept(stmt: low.Stmt) -> bool:
        if not isinstance(stmt, low.Declare) or stmt.name in used:
            return True
        return stmt.value is not None and not is_pure(stmt.value)

    return replace(function, body=tuple(stmt for stmt in function.body if is_kept(stmt)))
