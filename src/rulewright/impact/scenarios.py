"""Which scenarios notice: they pass by the old rules and fail by the new ones. Those that cover a changed rule come
first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rulewright.compiler.syntax import ast
from rulewright.conformance.machine import Workshop
from rulewright.conformance.meeting import Meeting, Meetings, meetings_of
from rulewright.conformance.model import REFERENCE
from rulewright.conformance.run import carry_out
from rulewright.difference.sides import Side
from rulewright.impact.model import Noticing, Scenarios
from rulewright.mutation.finding import definition_of


class Noticed:
    """Scenarios carried out one by one; what is known so far is told after each."""

    def __init__(self, old: Side, tell: Callable[[Scenarios], None]) -> None:
        self.old, self.tell, self.known = old, tell, Scenarios()
        self._shops: dict[tuple[ast.ExtraRow, ...], Workshop] = {}  # the old game, with the rows that files add

    def meetings(self, new: Side, rules: frozenset[str], until: float) -> Meetings:
        """Every scenario of the new game that there is time for."""
        path = new.path
        return meetings_of(definition_of(path), path, first=rules, until=until, heard=self._heard)

    def _heard(self, meeting: Meeting, total: int) -> None:
        known = replace(self.known, run=self.known.run + 1, total=total)
        if meeting.failed and self._fails_before(meeting):
            known = replace(known, failed_before=known.failed_before + 1)
        elif meeting.failed:
            scenario = meeting.scenario
            says = meeting.failed.strip().splitlines()[0]
            one = Noticing(meeting.book.file, scenario.line, scenario.title, scenario.covers, says)
            known = replace(known, noticing=(*known.noticing, one))
        self.known = known
        self.tell(known)

    def _fails_before(self, meeting: Meeting) -> bool:
        rows = meeting.book.tree.rows
        shop = self._shops.setdefault(rows, Workshop(self.old.path, rows, None))
        try:
            carry_out(replace(meeting.book, workshop=shop), meeting.scenario, REFERENCE)
        except Exception:  # whatever goes wrong, it did not pass
            return True
        return False
