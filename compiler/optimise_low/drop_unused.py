"""Variables that nobody asks for are neither declared nor given a value; functions that do nothing are not called.

cdef int a                  ->  return 1
cdef int b = 3
b = 4
nothing(s)
return 1
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.rewrite import is_pure, rewritten_body, walk


def drop_unused(module: low.Module) -> low.Module:
    """The module without variables that are not used and functions that do nothing."""
    functions, checks = (tuple(map(_without, some)) for some in (module.functions, module.checks))
    idle = _idle(functions, checks)
    if not idle:
        return replace(module, functions=functions, checks=checks)
    called, checked = (
        tuple(replace(one, body=_uncalled(one.body, idle)) for one in some if one.name not in idle)
        for some in (functions, checks)
    )
    return drop_unused(replace(module, functions=called, checks=checked))


def _idle(functions: tuple[low.Function, ...], checks: tuple[low.Function, ...]) -> set[str]:
    """The functions that do nothing, and are told nothing for which something must be done."""
    empty = {one.name for one in functions if not one.body and not one.known_as}
    calls = (part for part in walk((functions, checks)) if isinstance(part, low.Call)) if empty else ()
    return empty - {call.function for call in calls if not all(map(is_pure, call.args))}


def _uncalled(body: low.Body, idle: set[str]) -> low.Body:
    """Statements without calls of what does nothing."""

    def kept(body: low.Body) -> low.Body:
        return tuple(
            stmt
            for stmt in body
            if not (isinstance(stmt, low.Do) and isinstance(stmt.call, low.Call) and stmt.call.function in idle)
        )

    return rewritten_body(body, lambda one: one, kept)


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
