"""Defs: with parameters, in blocks, in clauses, with functions as parameters."""

from __future__ import annotations

from generator.declared import kinds_of
from generator.kinds import BagOf, Enum, Kind, Num, Seat, SetOf, Step, Truth
from generator.writer import Def, Named, Writer


def defs(w: Writer) -> list[str]:
    """Up to three defs; each may use those before it."""
    lines: list[str] = []
    for _ in range(w.random.choice((0, 1, 2, 3))):
        lines += _def(w)
    return lines


def _def(w: Writer) -> list[str]:
    name = w.name("fun")
    item = w.random.choice(kinds_of(w))
    kind: Kind = w.random.choice((Num(), Truth(), item, SetOf(item), Num(), Step(), BagOf(Enum("Kind"))))
    if isinstance(kind, Num):
        kind = Num()
    you = w.chance(0.6)
    if w.chance(0.15):
        return _clauses(w, name, kind)
    parameters = tuple(w.random.choice([*kinds_of(w), SetOf(item)]) for _ in range(w.random.choice((0, 1, 1, 2))))
    named = [Named(f"arg_{n}", one) for n, one in enumerate(parameters)]
    given = f"({', '.join(each.name for each in named)})" if named else ""
    with w.alone(you), w.bound(*named):
        if w.chance(0.3):
            value = w.random.choice(kinds_of(w))
            lines = [f"def {name}{given}", f"    let mid = {w.some(value, 2)}"]
            with w.bound(Named("mid", value)):
                lines.append(f"    return {w.some(kind, 2)}")
        else:
            lines = [f"def {name}{given} = {w.some(kind, 3)}"]
    w.defs.append(Def(name, parameters, kind, "you" in " ".join(lines)))
    return lines


def _clauses(w: Writer, name: str, kind: Kind) -> list[str]:
    """One line for each case, the last perhaps for all others."""
    first: Kind = w.random.choice((Enum("Kind"), Num(0, 2), Seat()))
    cases = list(w.enums["Kind"]) if isinstance(first, Enum) else w.random.sample(["0", "1", "-1", "2"], 3)
    if first == Seat():
        cases = [str(n) for n in range(w.seats)]
    lines = []
    with w.alone(False):
        for case in cases[: w.between(1, len(cases))]:
            lines.append(f"def {name}({case}) = {w.some(kind, 1)}")
        with w.bound(Named("arg_0", first)):
            lines.append(f"def {name}(arg_0) = {w.some(kind, 1)}")
    w.defs.append(Def(name, (first,), kind, False))
    return lines
