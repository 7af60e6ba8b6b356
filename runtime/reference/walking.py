"""Walking the IR: which statements stand within others, and which states an expression reads."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from rulewright.runtime import ir


def statements_within(program: ir.Program, stmts: tuple[ir.Stmt, ...]) -> Iterator[ir.Stmt]:
    """The statements, those within them, and those of procedures they invoke."""
    for stmt in stmts:
        yield stmt
        match stmt:
            case ir.When(_, then, otherwise):
                yield from statements_within(program, then)
                yield from statements_within(program, otherwise)
            case ir.ForEach(_, body) | ir.Loop(_, body):
                yield from statements_within(program, body)
            case ir.Invoke(proc):
                yield from statements_within(program, program.procs[proc].body)


def nodes_within(node: Any) -> Iterator[Any]:
    """Everything made of dataclasses within something, itself included; types and places in texts are left out."""
    if isinstance(node, tuple):
        for part in node:
            yield from nodes_within(part)
    elif is_dataclass(node) and not isinstance(node, ir.Type | ir.Where | type):
        yield node
        if not isinstance(node, ir.Const):
            for field in fields(node):
                yield from nodes_within(getattr(node, field.name))


def states_read(program: ir.Program, root: Any) -> frozenset[str] | None:
    """The states that something depends on, through functions and networks; None where it depends on more than states."""
    states: set[str] = set()
    seen: set[int] = set()
    networks = {network.name: network for network in program.networks}
    waiting = [root]
    while waiting:
        for node in nodes_within(waiting.pop()):
            match node:
                case ir.Read(state) | ir.Whole(state):
                    states.add(state)
                case ir.Fingerprint(names):
                    states.update(names)
                case ir.Can():
                    states.update(state.name for state in program.states)
                case ir.ScoreOf() | ir.Winners():
                    return None
                case ir.Call(number):
                    waiting += _unseen(seen, program, (number,))
                case ir.Formula(table, name):
                    column = program.tables[table].columns[name]
                    assert isinstance(column, ir.FormulaColumn)
                    waiting += _unseen(seen, program, column.functions)
                case ir.GroupOf(name) | ir.TallyOf(name) | ir.Groups(name):
                    if name in networks:
                        waiting.append(networks.pop(name))
    return frozenset(states)


def _unseen(seen: set[int], program: ir.Program, numbers: tuple[int, ...]) -> list[ir.Function]:
    fresh = {number for number in numbers if number >= 0} - seen
    seen |= fresh
    return [program.functions[number] for number in fresh]
