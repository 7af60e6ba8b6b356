"""What procedures are made of and call, and which of their locals are laid down for all to see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.receivers import held_whole
from rulewright.runtime.walking import nodes

Key = tuple[str, int]  # ('proc', number), ('function', number), …: whose slots are meant
Slot = tuple[Key, int]


def texts_of(program: ir.Program) -> list[tuple[Any, ...]]:
    """For each procedure everything that it is made of."""
    found: list[list[Any]] = [[proc.body] for proc in program.procs]
    for block in program.blocks:
        found[block.proc] += (block.body, block.end)
    for decision in program.decisions:
        found[decision.proc].append(decision.options)
    return list(map(tuple, found))


def cells_of(program: ir.Program, rules: ir.Expr | None, args: tuple[ir.Expr, ...]) -> tuple[int, ...]:
    """The procedures of the cells that an expression may yield, as far as its column and the number of arguments
    tell."""
    column = (rules.table, rules.column) if isinstance(rules, ir.Column) else None
    return tuple(
        dict.fromkeys(
            one.proc
            for one in program.snippets
            if column in (None, (one.table, one.column)) and program.procs[one.proc].params <= len(args)
        )
    )


def callees_of(program: ir.Program) -> list[set[int]]:
    """For each procedure those that it calls."""
    return [_called_in(text, program) for text in texts_of(program)]


def _called_in(text: Any, program: ir.Program) -> set[int]:
    found = set()
    for one in nodes(text):
        match one:
            case ir.CallProc(number) | ir.Invoke(number):
                found.add(number)
            case ir.CallRules(rules, args) | ir.InvokeRules(rules, args):
                found.update(cells_of(program, rules, args))
            case ir.Option(lent_by=lent):
                found |= {number for number, _, _ in lent}
    return found


def laid_down(program: ir.Program, states: dict[str, ir.State]) -> frozenset[Slot]:
    """The locals whose value is put, as it is, into a place that everybody sees."""
    found: set[Slot] = set()
    putting: list[tuple[Key, Any]] = [
        (("proc", proc), one)
        for proc, text in enumerate(texts_of(program))
        for one in nodes(text)
        if isinstance(one, _PUTTING)
    ]
    size = -1
    while size != (size := len(found)):
        for key, one in putting:
            found |= {(key, slot) for slot in _shown(one, key, program, states, found)}
    return frozenset(found)


_PUTTING = (
    ir.Store,
    ir.Mutate,
    ir.Assign,
    ir.CallProc,
    ir.Invoke,
    ir.CallRules,
    ir.InvokeRules,
)  # what can put a value somewhere


def _shown(one: Any, key: Key, program: ir.Program, states: dict[str, ir.State], found: set[Slot]) -> Iterator[int]:
    match one:
        case ir.Store(place, value) if place.state is not None and states[place.state].seen == "all":
            given: tuple[Any, ...] = (value, *place.index, place.element)
        case ir.Mutate(_, place, args) if place.state is not None and states[place.state].seen == "all":
            given = (*args, *place.index, place.element)
        case ir.Assign(slot, value) if (key, slot) in found:
            given = (value,)
        case ir.CallProc(proc, args) | ir.Invoke(proc, args):
            given = tuple(arg for at, arg in enumerate(args) if (("proc", proc), at) in found)
        case ir.CallRules(rules, args) | ir.InvokeRules(rules, args):
            procs = cells_of(program, rules, args)
            given = tuple(arg for at, arg in enumerate(args) if any((("proc", proc), at) in found for proc in procs))
        case _:
            return
    for value in given:
        yield from held_whole(value)
