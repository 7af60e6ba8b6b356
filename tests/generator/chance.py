"""Chance: draws from every kind of zone, rolls over every kind of thing."""

from __future__ import annotations

from generator.changes import target
from generator.declared import kinds_of
from generator.kinds import BagOf, ListOf, PileOf, Seat, SetOf
from generator.statements import STEP, Lines, Where, block, deeper
from generator.walks import source_of
from generator.writer import Named, Unable, Writer


def drawn(w: Writer, at: Where) -> Lines:
    """`draw x from zone`."""
    found = [state for state in w.states if isinstance(state.kind, BagOf | ListOf | PileOf)]
    if not found:
        raise Unable
    state = w.random.choice(found)
    assert isinstance(state.kind, BagOf | ListOf | PileOf)
    zone = target(w, state, 0)
    name = w.name("drawn")
    line = f"draw {name} from {zone}{seen_by(w)}{w.tag(0.2)}"
    if not isinstance(state.kind, ListOf):
        at.chance_happened = True
    if w.careful() or at.option:
        with w.bound(Named(name, state.kind.item)):
            rest = block(w, at, 2)
        return [f"if {zone} is not empty", STEP + line, *deeper(rest)]
    w.locals.append(Named(name, state.kind.item))
    return [line]


def seen_by(w: Writer) -> str:
    """Who sees what comes up."""
    if not w.chance(0.3):
        return ""
    known = w.pick("you", "opponents") if w.you else "all"
    return " seen by " + w.pick("all", "none", "players", known, known, w.some(SetOf(Seat()), 1))


def rolled(w: Writer, at: Where) -> Lines:
    """`roll x in S`."""
    item = w.random.choice(kinds_of(w))
    source, _ = source_of(w, item, 1)
    if w.chance(0.5):
        low = w.between(-1, 3)
        source = f"{low}..{low + w.between(0, 5)}"
        item = kinds_of(w)[0]
    name = w.name("rolled")
    at.chance_happened = True
    line = f"roll {name} in {source}{seen_by(w)}{w.tag(0.2)}"
    if (w.careful() or at.option) and ".." not in source:
        with w.bound(Named(name, item)):
            rest = block(w, at, 2)
        whole = w.some(SetOf(item), w.between(0, 1))
        return [f"if {whole} is not empty", f"{STEP}roll {name} in {whole}", *deeper(rest)]
    w.locals.append(Named(name, item))
    return [line]
