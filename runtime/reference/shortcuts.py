"""What makes the interpreter usable where there is no compiler: results are remembered until a state they depend on is
written, and so are the elements of the sets that loops walk.

None of it changes what comes out, nor what effort is charged: who asks again is charged as whoever asked first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from rulewright.runtime import ir
from rulewright.runtime.reference.world import FunctionCode, Prepared, Walk, World, spend
from rulewright.runtime.walking import EVERYTHING, StatesRead

Found = TypeVar("Found")
REMEMBERED = 100_000  # results kept of a function that depends on its arguments alone
WALKED = 1000  # sets whose elements a loop keeps


class Shortcuts:
    """What is remembered, under a number: functions under theirs, networks under -1, -2, …, what can be done below
    those."""

    def __init__(self, code: Prepared) -> None:
        self.program, self.states_read = code.program, StatesRead(code.program)
        self._state_number = code.state_number
        self._can_key = -1 - len(code.program.networks)
        self._dependents = [[self._can_key] for _ in code.program.states]  # what to forget when a state is written

    def written(self, w: World, state: int) -> None:
        """A state is written: what depends on it is forgotten."""
        for key in self._dependents[state]:
            w.derived.pop(key, None)

    def _depend(self, key: int, root: object) -> None:
        states = self.states_read.within(root)
        for name in self._state_number if EVERYTHING in states else states:
            self._dependents[self._state_number[name]].append(key)

    def function(self, function: ir.Function, plain: FunctionCode) -> FunctionCode:
        """A function whose results are remembered as long as what they depend on stays the same."""
        states = self.states_read.by_function(function.number)
        if EVERYTHING in states:
            return plain
        if not states:
            return _remembering(plain, function.where)
        self._depend(function.number, function)
        return _remembering_in_world(plain, function.number, function.where)

    def walk(self, kind: ir.Type, plain: Walk) -> Walk:
        """The elements of what a loop walks; the same few sets come again and again."""
        if not isinstance(kind, ir.SetOf):
            return plain
        known: dict[int, Iterable[Any]] = {}

        def members(mask: int) -> Iterable[Any]:
            found = known.get(mask)
            if found is None:
                if len(known) >= WALKED:
                    known.clear()
                found = known[mask] = plain(mask)
            return found

        return members

    def network(self, name: str, plain: Callable[[World], Found]) -> Callable[[World], Found]:
        """The groups of a network, kept until a state they depend on is written."""
        number = next(number for number, network in enumerate(self.program.networks) if network.name == name)
        key = -1 - number
        self._depend(key, self.program.networks[number])

        def find(w: World) -> Found:
            grouping: Found | None = w.derived.get(key)
            if grouping is None:
                grouping = w.derived[key] = plain(w)
            return grouping

        return find

    def can(self, w: World, proc: int, args: list[Any], ask: Callable[[], int]) -> int:
        """Whether there is a way through a procedure; the answer stays until a state is written."""
        known: dict[tuple[Any, ...], tuple[int, int]] = w.derived.setdefault(self._can_key, {})
        question = (proc, *args)
        if question in known:
            spend(w, known[question][1], self.program.procs[proc].where)
        else:
            before = w.meter.spent
            known[question] = ask(), w.meter.spent - before
        return known[question][0]


def _priced(plain: FunctionCode, w: World, args: tuple[Any, ...]) -> tuple[Any, int]:
    """A result and the effort that it took: who asks for it again is charged the same."""
    before = w.meter.spent
    result = plain(w, args)
    return result, w.meter.spent - before


def _remembering(plain: FunctionCode, where: ir.Where) -> FunctionCode:
    """A function of its arguments alone."""
    known: dict[tuple[Any, ...], tuple[Any, int]] = {}

    def compute(w: World, args: tuple[Any, ...]) -> Any:
        if args not in known:
            if len(known) >= REMEMBERED:
                known.clear()
            known[args] = _priced(plain, w, args)
            return known[args][0]
        result, units = known[args]
        if units:
            spend(w, units, where)
        return result

    return compute


def _remembering_in_world(plain: FunctionCode, key: int, where: ir.Where) -> FunctionCode:
    """A function of its arguments and of states."""

    def compute(w: World, args: tuple[Any, ...]) -> Any:
        known = w.derived.get(key)
        if known is None:
            known = w.derived[key] = {}
        if args not in known:
            known[args] = _priced(plain, w, args)
            return known[args][0]
        result, units = known[args]
        if units:
            spend(w, units, where)
        return result

    return compute
