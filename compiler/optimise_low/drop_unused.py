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
from rulewright.compiler.low.rewrite import is_pure, walk


def drop_unused(module: low.Module) -> low.Module:
    """The module without variables that are not used."""
    return replace(
        module,
        functions=tuple(_without(one) for one in module.functions),
        checks=tuple(_without(one) for one in module.checks),
    )


def _without(function: low.Function) -> low.Function:
    """Without what nobody asks for; what is dropped may have asked for more, so it is looked at again."""
    while True:
        uses = _Uses(function)
        if not uses.idle:
            return function
        function = replace(function, body=uses.kept(function.body))


class _Uses:
    """Where the variables of a function are mentioned, and the statements that only concern those nobody asks for."""

    def __init__(self, function: low.Function) -> None:
        given = {param.name for param in function.params}
        mentioned, assigned, counted = Counter[str](), Counter[str](), set[str]()
        settings: list[low.Declare | low.Assign] = []
        for part in walk(function):
            match part:
                case low.Local(name):
                    mentioned[name] += 1
                case low.Assign(low.Local(name)):
                    assigned[name] += 1
                    settings.append(part)
                case low.Declare():
                    settings.append(part)
                case low.For(name):
                    counted.add(name)
        self.asked_for = {name for name, times in mentioned.items() if times > assigned[name]} | given
        self.set = self.asked_for | counted | assigned.keys()
        self.idle = {id(stmt) for stmt in settings if self.is_idle(stmt)}  # the function outlives this

    def is_idle(self, stmt: low.Declare | low.Assign) -> bool:
        match stmt:
            case low.Declare(name=name, value=value):
                return name not in self.set and (value is None or is_pure(value))
            case low.Assign(low.Local(name), value):
                return name not in self.asked_for and is_pure(value)
        return False

    def kept(self, body: low.Body) -> low.Body:
        return tuple(self.kept_statement(stmt) for stmt in body if id(stmt) not in self.idle)

    def kept_statement(self, stmt: low.Stmt) -> low.Stmt:
        match stmt:
            case low.If(condition, then, otherwise):
                return low.If(condition, self.kept(then), self.kept(otherwise))
            case low.While(condition, inner):
                return low.While(condition, self.kept(inner))
            case low.For(name, first, last, step, inner):
                return low.For(name, first, last, step, self.kept(inner))
        return stmt
