"""Whether values lie within the types of their nodes. Modules rely on it: they store a number in as many bits as its
type has, and ask nothing that a type answers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from generator.compare import Difference
from rulewright.runtime import ir
from rulewright.runtime.backend import CHANCE, OVER, Fault
from rulewright.runtime.domain import domain_size
from rulewright.runtime.interpret import ReferenceBackend
from rulewright.runtime.reference.code import Code

STEPS = 30


def compare_with_types(program: ir.Program, seed: int) -> None:
    """A random game on the plain interpreter; Difference where a value is none of its type."""
    with _checked():
        backend = ReferenceBackend(program, plain=True)
        choose = random.Random(seed)
        try:
            position = backend.new(seed, True)
            for _ in range(STEPS):
                if position.kind == OVER:
                    return
                _ask(position)
                if position.kind == CHANCE:
                    position.play_chance(choose.choice(position.outcomes())[0])
                else:
                    position.play(choose.choice(position.moves()))
        except (Fault, IndexError):  # a rule goes wrong, or there is no move
            return


def _ask(position: Any) -> None:
    """What is computed when somebody asks for it."""
    for ask in (position.scores, position.standing, position.broken):
        try:
            ask()
        except Fault:
            continue


@contextmanager
def _checked() -> Iterator[None]:
    """Within, closures of expressions look at what they yield."""
    made = Code.expression
    Code.expression = _watched(made)  # type: ignore[method-assign]
    try:
        yield
    finally:
        Code.expression = made  # type: ignore[method-assign]


def _watched(make: Any) -> Any:
    def expression(self: Code, node: Any) -> Any:
        compute, kind = make(self, node), getattr(node, "type", None)
        if kind is None or isinstance(node, ir.Const):
            return compute

        def watched(w: Any, s: Any) -> Any:
            value = compute(w, s)
            if not is_of(value, kind, self.program):
                raise Difference(f"a value outside its type: {value} is no {kind}, in {node}")
            return value

        return watched

    return expression


def is_of(value: Any, kind: Any, program: ir.Program) -> bool:
    """Whether a value is one of a type; of what is made member by member nothing is asked."""
    match kind:
        case ir.Number(low, high, optional):
            return optional if value == ir.NIL else bool(low <= value <= high)
        case ir.Truth():
            return value in (0, 1)
        case ir.Member() | ir.Row() | ir.Cell() | ir.Seat() | ir.Way() | ir.Rec():
            return bool(0 <= value <= domain_size(kind, program))
        case ir.SetOf(item) if isinstance(value, int):
            return 0 <= value and not value >> domain_size(item, program)
        case ir.BagOf(item, capacity) if isinstance(value, tuple):
            fits = len(value) == domain_size(item, program) and sum(value) <= capacity
            return fits and all(0 <= count for count in value)
        case ir.ListOf(item, capacity) if isinstance(value, tuple) and not isinstance(item, ir.SetOf | ir.BagOf):
            return len(value) <= capacity and all(is_of(one, item, program) for one in value)
        case _:
            return True
