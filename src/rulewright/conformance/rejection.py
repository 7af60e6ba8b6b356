"""`rejected because FJ-3`: the game refuses to begin as the scenario says."""

from __future__ import annotations

from rulewright.compiler.syntax.diagnostics import DefinitionError
from rulewright.conformance.beginning import Beginning
from rulewright.conformance.machine import Workshop, about_setup
from rulewright.conformance.model import Unmet
from rulewright.conformance.rulebook import ids_on_line
from rulewright.conformance.setup import Setup
from rulewright.runtime.backend import Fault

REFUSALS = (
    "RW212",
    "RW320",
    "RW322",
)  # so many players, a value that an option cannot have, options that do not go together


def check_rejected(workshop: Workshop, setup: Setup) -> None:
    """Raises Unmet if the game begins after all, or is rejected for another reason."""
    step = setup.rejected
    assert step is not None
    rules, why = _refusal(workshop, setup)
    if not why:
        raise Unmet(step.span, "this should be rejected", [("found", "the game begins")])
    if step.because and step.because not in rules:
        found = ": ".join(filter(None, (", ".join(rules), why)))
        raise Unmet(step.span, "this is rejected for another reason", [("expected", step.because), ("found", found)])


def _refusal(workshop: Workshop, setup: Setup) -> tuple[tuple[str, ...], str]:
    """The rules by which the game refuses to begin, and why; empty if it does begin."""
    try:
        Beginning(workshop.made(setup), setup).position()
    except Fault as fault:
        return fault.rules, fault.message
    except DefinitionError as error:
        problem = error.problems[0]
        if problem.code not in REFUSALS:
            raise about_setup(error, setup) from None
        return ids_on_line(problem.span.source, problem.span.line), problem.message
    return (), ""
