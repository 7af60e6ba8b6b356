"""Which locals hold the player who is asked, where a guard or a range is judged: this player learns what comes of it.

`you` is not always that player: in an action that another does (`p does pay 3`), and in a loop over players inside an
option, it is the one whose turn it is there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.flows import Flows
from rulewright.runtime.procedures import cells_of, texts_of
from rulewright.runtime.taint import ANYTHING
from rulewright.runtime.walking import nodes

Calls = Iterator[tuple[int, tuple[ir.Expr, ...], ir.Where]]  # which procedure, with what, on which line


class Asked:
    """What is known of a program's locals."""

    def __init__(self, flows: Flows) -> None:
        self._flows, self._program = flows, flows.program
        self._same: dict[int, list[tuple[int, int]]] = {proc.number: [] for proc in self._program.procs}
        self._decisions: dict[int, list[ir.Decision]] = {proc.number: [] for proc in self._program.procs}
        for proc, text in enumerate(texts_of(self._program)):
            for one in nodes(text):
                if isinstance(one, ir.Assign) and isinstance(one.value, ir.Local) and self._is_you(proc, one.slot):
                    self._same[proc].append((one.slot, one.value.slot))
        for decision in self._program.decisions:
            self._decisions[decision.proc].append(decision)
        self._handed = {proc.number: set(range(proc.params)) for proc in self._program.procs}
        self._judge()

    def of(self, decision: ir.Decision) -> set[int]:
        """The locals with the player whom a decision asks."""
        return self._with_others(decision.proc, self._asks(decision))

    def within(self, proc: int) -> set[int]:
        """The locals with the player who is asked by a decision of a procedure, or was before it was called."""
        own = (self._asks(one) for one in self._decisions[proc])
        return self._with_others(proc, self._handed[proc].union(*own))

    # ------------------------------------------------------------ how it is found

    def _is_you(self, proc: int, slot: int) -> bool:
        return self._program.procs[proc].slots[slot].name == "you"

    @staticmethod
    def _asks(decision: ir.Decision) -> set[int]:
        return {slot for slot in (decision.bind_you, _slot(decision.actor)) if slot is not None}

    def _with_others(self, proc: int, slots: set[int]) -> set[int]:
        """These, and the same player under other names: `p chooses …`, `let you = p`."""
        found, size = set(slots), -1
        while size != (size := len(found)):
            for pair in self._same[proc]:
                if not found.isdisjoint(pair):
                    found.update(pair)
        return found

    def _judge(self) -> None:
        """Find the parameters that are handed the player who is asked by whatever calls a procedure for the sake of an
        option."""
        carried, size = set[int](), (-1, -1)
        while size != (size := (len(carried), sum(map(len, self._handed.values())))):
            for caller, calls in self._calls(carried):
                seen = self.within(caller)
                for proc, args, where in calls:
                    carried.add(proc)
                    kept = self._handed[proc]
                    others = {at for at in kept if _slot(args[at]) not in seen}
                    if others and self._flows.passing(ANYTHING, where):
                        kept -= others
        for proc in self._handed.keys() - carried:
            self._handed[proc] = {at for at in self._handed[proc] if self._is_you(proc, at)}

    def _calls(self, carried: set[int]) -> Iterator[tuple[int, Calls]]:
        """What each procedure calls in an option's body, or where it was called in one."""
        for proc in self._program.procs:
            if proc.number in carried:
                yield proc.number, self._called_in(proc.body)
        for block in self._program.blocks:
            if block.scoped or block.proc in carried:
                yield block.proc, self._called_in((block.body, block.end))
        for decision in self._program.decisions:
            lent = (one for option in decision.options for one in option.lent_by)
            yield decision.proc, ((proc, args, ir.Where()) for proc, args, _ in lent)

    def _called_in(self, text: Any) -> Calls:
        for one in nodes(text):
            match one:
                case ir.CallProc(proc, args, where=where) | ir.Invoke(proc, args, where):
                    yield proc, args, where
                case ir.CallRules(rules, args, where=where) | ir.InvokeRules(rules, args, where):
                    yield from ((proc, args, where) for proc in cells_of(self._program, rules, args))


def _slot(value: ir.Expr) -> int | None:
    return value.slot if isinstance(value, ir.Local) else None
