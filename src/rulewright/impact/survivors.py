"""Slips of the pen in the changed rules: which of them would no scenario notice?"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import replace

from rulewright.conformance.find import Found
from rulewright.conformance.meeting import Meetings
from rulewright.difference.clauses import place_of
from rulewright.difference.rows import TABLE
from rulewright.difference.sides import Side
from rulewright.difference.structure import Structure
from rulewright.impact.model import Slip, Survivors
from rulewright.mutation.equivalent import marked_in
from rulewright.mutation.finding import definition_of, mutants_of
from rulewright.mutation.mutant import InRow, Mutant
from rulewright.mutation.noticing import KILLED, SURVIVED, UNMET, Bench
from rulewright.mutation.running import Tried, Wanted, Work, try_out

WITNESS = 0.5  # seconds for a game that shows a survivor


def tried_out(
    new: Side, structure: Structure, meetings: Meetings, seed: int, until: float, tell: Callable[[Survivors], None]
) -> None:
    """The mutants of the changed rules, in random order, as long as there is time."""
    definition = definition_of(new.path)
    mutants = [one for one in mutants_of(definition) if concerns(one, structure)]
    random.Random(seed).shuffle(mutants)
    marked = marked_in(Found(new.path.stem, new.path).folder)
    work = Work(Bench(definition, meetings), mutants, Wanted(new.path, witness=WITNESS), marked)
    known = Survivors(total=len(mutants))
    tell(known)
    for one in mutants:
        if time.time() > until:
            break
        known = _with(known, try_out(work, one))
        tell(known)


def concerns(mutant: Mutant, structure: Structure) -> bool:
    """Whether a mutant is of a changed rule, or of a line that changed."""
    if set(mutant.rules) & set(structure.rules):
        return True
    if isinstance(mutant.made, InRow):
        begins = tuple(f"{word}{mutant.made.row}{end}" for word, end in (("", "."), ("row ", ":")))
        title = f"{TABLE} {mutant.made.table}"
        return any(change.where == title and change.after.startswith(begins) for change in structure.changes)
    return place_of(mutant.span) in {change.place_after for change in structure.changes}


def _with(known: Survivors, tried: Tried) -> Survivors:
    known = replace(known, tried=known.tried + 1)
    if tried.outcome == KILLED:
        return replace(known, noticed=known.noticed + 1)
    if tried.outcome in (SURVIVED, UNMET):
        slip = Slip(tried.file, tried.line, tried.rules, tried.sentence, tried.differs, tried.witness)
        return replace(known, slips=(*known.slips, slip))
    return known
