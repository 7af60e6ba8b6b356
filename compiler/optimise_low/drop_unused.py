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
from rulewright.compiler.low.rewrite import is_pure, walk, without
from rulewright.compiler.low.types import Surroundings


def drop_unused(module: low.Functions, around: Surroundings) -> low.Functions:
    """The module without variables that are not used and functions that do nothing."""
    functions, checks = (tuple(map(_without_unused, some)) for some in (module.functions, module.checks))
    idle = _idle(functions, checks)
    if not idle:
        return replace(module, functions=functions, checks=checks)

    def is_idle(stmt: low.Stmt) -> bool:
        return isinstance(stmt, low.Do) and isinstance(stmt.call, low.Call) and stmt.call.function in idle

    called, checked = (
        tuple(replace(one, body=without(one.body, is_idle)) for one in some if one.name not in idle)
        for some in (functions, checks)
    )
    return drop_unused(replace(module, functions=called, checks=checked), around)


def _idle(functions: tuple[low.Function, ...], checks: tuple[low.Function, ...]) -> set[str]:
    """The functions that do nothing, and are told nothing for which something must be done."""
    empty = {one.name for one in functions if not one.body and not one.known_as}
    calls = (part for part in walk((functions, checks)) if isinstance(part, low.Call)) if empty else ()
    return empty - {call.function for call in calls if not all(map(is_pure, call.args))}


def _without_unused(function: low.Function) -> low.Function:
    """Without what nobody asks for; what is dropped may have asked for more, so it is looked at again."""
    mentioned, assigned, counted = Counter[str](), Counter[str](), set[str]()
    settings: list[low.Stmt] = []
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
    asked_for = {name for name, times in mentioned.items() if times > assigned[name]}
    asked_for |= {param.name for param in function.params}
    known = asked_for | counted | assigned.keys()

    def is_idle(stmt: low.Stmt) -> bool:
        match stmt:
            case low.Declare(name=name, value=value):
                return name not in known and (value is None or is_pure(value))
            case low.Assign(low.Local(name), value):
                return name not in asked_for and is_pure(value)
        return False

    if not any(map(is_idle, settings)):
        return function
    return _without_unused(replace(function, body=without(function.body, is_idle)))
