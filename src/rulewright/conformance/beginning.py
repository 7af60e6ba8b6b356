"""The position a scenario begins with: what is given, then the telling from its start or from a phase."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from rulewright.compiler.extend import MoreStatements
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import did_you_mean
from rulewright.compiler.syntax.source import Span
from rulewright.compiler.syntax.walk import everything
from rulewright.conformance.machine import Machine
from rulewright.conformance.model import ScenarioError
from rulewright.conformance.setup import Setup
from rulewright.conformance.unset import given_states
from rulewright.runtime import ir
from rulewright.runtime.backend import Fault
from rulewright.runtime.interpret import ReferencePosition
from rulewright.runtime.layout import layout_of

NEVER_NONE = (ir.Seat, ir.Member, ir.Row, ir.Cell, ir.Way, ir.Rec)  # types whose nothing is none


class Beginning:
    """How one scenario begins on a machine."""

    def __init__(self, machine: Machine, setup: Setup) -> None:
        self.machine, self.setup = machine, setup

    def position(self) -> ReferencePosition:
        """The position at its first rest."""
        start = self.setup.start
        bindings = self._bindings(start) if start else {}
        position = self._after(self.blocks)
        if start is None:
            position.run_play()
            return position
        self._insist_on(start)
        try:
            position.start_at(self.phase(start), bindings, self.given)
        except Fault as fault:
            if fault.code == "RW806":
                raise ScenarioError("RW806", start.span, fault.message) from None
            raise
        return position

    def culprit(self) -> Span:
        """Where the beginning goes wrong: the first line of what is given that cannot be carried out, or all of it."""
        done: list[MoreStatements] = []
        for given in self.setup.given:
            for count in range(1, len(given.body) + 1):
                part = self.machine.statements(given.body[:count], given.span)
                try:
                    self._after([*done, part])
                except Fault:
                    return given.body[count - 1].span
            done.append(self.machine.statements(given.body, given.span))
        return self.setup.begins_at

    def never_given(self) -> list[str]:
        """States that the lines before the phase would have set, and the scenario does not."""
        if self.setup.start is None:
            return []
        return sorted(self.machine.skipped_by(self.phase(self.setup.start))[0] - self.given - self._noted)

    def changed(self) -> list[str]:
        """States that are given, and that the telling changes from its start to its first rest."""
        if self.setup.start is not None or not self.given:
            return []
        position = self._after(self.blocks)
        before = position.to_bytes()
        position.run_play()
        after = position.to_bytes()
        fields = layout_of(self.machine.more.program).by_name
        parts = {name: slice(fields[name].offset, fields[name].offset + fields[name].size) for name in self.given}
        return sorted(name for name, part in parts.items() if before[part] != after[part])

    # ------------------------------------------------------------ what is given

    @cached_property
    def blocks(self) -> list[MoreStatements]:
        """What is given, block by block; last the states that `start at … with` sets."""
        found = [self.machine.statements(given.body, given.span) for given in self.setup.given]
        stores = tuple(
            ast.Assign(ast.Name(name, value.span.word_before(name)), "=", value, ast.Tags(), value.span)
            for name, value in (self.setup.start.bindings if self.setup.start else ())
            if name not in self._variables
        )
        return [*found, *([self.machine.statements(stores, stores[0].span)] if stores else [])]

    @cached_property
    def given(self) -> frozenset[str]:
        """The states that the scenario gives a value."""
        return given_states(self.machine.more.program, [one for block in self.blocks for one in block.statements])

    def _after(self, blocks: list[MoreStatements]) -> ReferencePosition:
        backend = self.machine.reference(self.machine.more.program)
        position = backend.blank(self.setup.seed_value, explicit_chance=True)
        position.reached, position.told, position.forced = set(), [], []
        for block in blocks:
            position.execute(block.statements, block.slots)
        return position

    # ------------------------------------------------------------ where it starts

    def phase(self, start: ast.StartAt) -> ir.PhaseEntry:
        """The phase that a scenario starts at (RW803 if there is none)."""
        phases = {phase.name: phase for phase in self.machine.program.phases}
        if start.phase not in phases:
            hint = did_you_mean(start.phase, phases) or (
                f"its phases are {', '.join(phases)}"
                if phases
                else f"name a block of the telling: 'phase {start.phase}'"
            )
            raise ScenarioError("RW803", start.span, f"{self.machine.program.name} has no phase '{start.phase}'", hint)
        return phases[start.phase]

    @cached_property
    def _variables(self) -> dict[str, ir.Type]:
        """The variables that are set when the phase is entered: those of the loops around it, and parameters."""
        found: dict[str, ir.Type] = {}
        for number, first_pass, _ in self.phase(self.setup.start).path if self.setup.start else ():
            proc = self.machine.program.procs[number]
            numbers = {*range(proc.params), *(step.slot for step in first_pass if isinstance(step, ir.Assign))}
            found.update({proc.slots[at].name: proc.slots[at].type for at in numbers})
        return found

    def _bindings(self, start: ast.StartAt) -> dict[str, Any]:
        """The values of loop variables (RW806 for what is neither one of these nor a state)."""
        bindings = {}
        plain = [state.name for state in self.machine.program.states if not state.index]
        for name, value in start.bindings:
            if name in self._variables:
                text = self.machine.expression(value, self._variables[name])
                bindings[name] = self.machine.reference(text.program).blank().evaluate(text.expr, text.slots)
            elif name not in plain:
                message = f"no loop around the phase '{start.phase}' has a variable '{name}', and no state is called so"
                hint = self._is_within(start, name) or did_you_mean(name, [*self._variables, *plain])
                raise ScenarioError("RW806", value.span.word_before(name), message, hint)
        return bindings

    def _is_within(self, start: ast.StartAt, name: str) -> str:
        """The way out where the loop of a variable lies in the phase, and so begins anew."""
        tree = self.machine.game.definition.game
        looping = {node.name for node in everything(tree) if isinstance(node, ast.For)}
        inside = f"put 'phase {start.phase}' inside the loop of '{name}': a loop within a phase begins anew"
        return inside if name in looping else ""

    @cached_property
    def _noted(self) -> set[str | None]:
        """The states that are set when the phase is entered."""
        path = self.phase(self.setup.start).path if self.setup.start else ()
        return {step.place.state for _, steps, _ in path for step in steps if isinstance(step, ir.Store)}

    def _insist_on(self, start: ast.StartAt) -> None:
        """A state that is never none is given, if the skipped lines would surely have set it (RW820)."""
        declared = self.machine.game.world.state_decls
        missing = self.machine.skipped_by(self.phase(start))[1] - self.given - self._noted
        for state in self.machine.program.states:
            never_none = isinstance(state.type, NEVER_NONE) and not state.index and not state.initial
            if state.name in missing and never_none and not isinstance(declared[state.name].type, ast.OptionalType):
                message = (
                    f"'{state.name}' is never given, and the lines before '{start.phase}' that set it are not"
                    " carried out"
                )
                hint = f"give it: 'start at {start.phase} with {state.name} = …', or a line below 'given'"
                raise ScenarioError("RW820", start.span, message, hint)
