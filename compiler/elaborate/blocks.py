"""Procedures as blocks: what a procedure under construction looks like."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from rulewright.compiler.elaborate.context import Context
from rulewright.runtime import ir


@dataclass
class OptionDraft:
    """The body of an option while it is written: how often something is preferred, and whether somebody is asked or
    something comes up before what is written next."""

    prefers: int = 0
    late: bool = False


@dataclass
class BlockDraft:
    """A block under construction. `scopes` are the option bodies and counted choices it stands in, outermost first."""

    number: int
    proc: int
    scopes: tuple[int, ...]
    body: list[ir.Stmt] = field(default_factory=list)
    end: ir.End | None = None
    needs: bool = False
    fails: bool = False
    where: ir.Where = ir.Where()
    live: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()


@dataclass
class ProcDraft:
    """A procedure under construction."""

    number: int
    name: str
    ctx: Context
    suspends: bool
    where: ir.Where
    params: int = 0
    uses_you: bool = False
    entry: int = -1
    body: tuple[ir.Stmt, ...] = ()
    can_fail: bool = False
    text: str = ""
    done: bool = False
    callers: list[tuple[int, tuple[ir.Stmt, ...], int]] = field(
        default_factory=list
    )  # (caller, first pass, return block)


@dataclass
class LoopMark:
    """A loop that `stop` can leave: to a block, or (None) by a plain Break."""

    exit: int | None
    first_pass: tuple[ir.Stmt, ...] = ()
    depth: int = 0  # scopes that are open in its body
    notes: list[ir.Stmt] = field(default_factory=list)  # states that keep where the loop is, as in `round = number`


def nested(statement: ir.Stmt) -> Iterator[tuple[ir.Stmt, ...]]:
    """The bodies inside a statement."""
    match statement:
        case ir.When(_, then, otherwise):
            yield then
            yield otherwise
        case ir.ForEach(_, body) | ir.Loop(_, body):
            yield body
