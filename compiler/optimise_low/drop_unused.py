"""Variables that nobody asks for are neither declared nor given a value.

cdef int a                  ->  return 1
cdef int b = 3
b = 4
return 1
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.rewrite import is_pure, rewritten_body, walk


def drop_unused(module: low.Module) -> low.Module:
    """The module without variables that are not used."""
    return replace(
        module,
        functions=tuple(_without(one) for one in module.functions),
        checks=tuple(_without(one) for one in module.checks),
    )


def _without(function: low.Function) -> low.Function:
    while True:
        less = _less(function)
        if less == function:
            return function
        function = less


def _less(function: low.Function) -> low.Function:
    """Without what nobody asks for now; then there may be more of it."""
    given = {param.name for param in function.params}
    targets = Counter(
        stmt.target.name
        for stmt in walk(function)
        if isinstance(stmt, low.Assign) and isinstance(stmt.target, low.Local)
    )
    found = Counter(part.name for part in walk(function) if isinstance(part, low.Local))
    counted = {part.name for part in walk(function) if isinstance(part, low.For)}
    used = {name for name, times in found.items() if times > targets[name]} | given

    def is_kept(stmt: low.Stmt) -> bool:
        match stmt:
            case low.Declare(name=name, value=value):
                is_set = name in used or name in counted or targets[name] > 0
                return is_set or value is not None and not is_pure(value)
            case low.Assign(low.Local(name), value):
                return name in used or not is_pure(value)
        return True

    def kept(body: low.Body) -> low.Body:
        return tuple(stmt for stmt in body if is_kept(stmt))

    return replace(function, body=rewritten_body(function.body, lambda expr: expr, kept))
