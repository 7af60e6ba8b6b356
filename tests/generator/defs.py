"""Defs: with parameters and their types, in blocks, in clauses, with functions as parameters; some read nothing
that changes, so that they can be worked out before."""

from __future__ import annotations

from contextlib import nullcontext

from generator.declared import kinds_of
from generator.kinds import BagOf, Enum, Kind, Num, Row, Seat, SetOf, Step, Truth
from generator.leaves import written
from generator.writer import Def, Named, Unable, Writer, makes


def defs(w: Writer) -> list[str]:
    """Up to five defs; each may use those before it."""
    lines: list[str] = []
    for _ in range(w.random.choice((0, 1, 2, 3, 4, 5))):
        still = w.chance(0.35)
        with w.still() if still else nullcontext():
            text, made = _def(w, still)
        lines += text
        w.defs.append(made)
    if w.chance(0.25):
        lines += _asking(w)
    return lines


def _def(w: Writer, still: bool) -> tuple[list[str], Def]:
    name = w.name("fun")
    item = w.random.choice(kinds_of(w))
    kind: Kind = w.random.choice((Num(), Truth(), Truth(), item, SetOf(item), Num(), Step(), BagOf(Enum("Kind"))))
    if isinstance(kind, Num):
        kind = Num()
    you = w.chance(0.6)
    if w.chance(0.2):
        return _clauses(w, name, kind, still)
    parameters = tuple(w.random.choice([*kinds_of(w), SetOf(item)]) for _ in range(w.random.choice((0, 1, 1, 2))))
    if still and not parameters:
        parameters = (item,)
    named = [Named(f"arg_{n}", one) for n, one in enumerate(parameters)]
    given = f"({', '.join(_given(w, n, kind) for n, kind in enumerate(parameters))})" if parameters else ""
    with w.alone(you), w.bound(*named):
        if w.chance(0.3):
            value = w.random.choice(kinds_of(w))
            lines = [f"def {name}{given}", f"    let mid = {w.some(value, 2)}"]
            with w.bound(Named("mid", value)):
                lines.append(f"    return {w.some(kind, 2)}")
        else:
            lines = [f"def {name}{given} = {w.some(kind, 3)}"]
    return lines, Def(name, parameters, kind, "you" in " ".join(lines), still)


def _given(w: Writer, number: int, kind: Kind) -> str:
    """A parameter as it is declared, perhaps with its type."""
    typed = not isinstance(kind, Num | SetOf) and not _is_choice(kind) and w.chance(0.3)
    return f"arg_{number}: {written(kind, w)}" if typed else f"arg_{number}"


def _is_choice(kind: Kind) -> bool:
    return isinstance(kind, Enum) and kind.name[0].islower()


def _clauses(w: Writer, name: str, kind: Kind, still: bool) -> tuple[list[str], Def]:
    """One line for each case, the last perhaps for all others; perhaps with a second parameter."""
    choices = [Enum(one) for one in w.enums] + [Row(one) for one in w.tables]
    first: Kind = w.random.choice((Num(0, 2), Seat(), *choices))
    cases = w.random.sample(["0", "1", "-1", "2"], 3)
    if isinstance(first, Enum):
        cases = list(w.enums[first.name])
    elif isinstance(first, Row):
        cases = list(w.tables[first.table].ids)
    elif first == Seat():
        cases = [str(n) for n in range(w.seats)]
    more = (w.random.choice(kinds_of(w)),) if w.chance(0.3) else ()
    second = ", arg_1" if more else ""
    lines = []
    with w.alone(False), w.bound(*(Named("arg_1", one) for one in more)):
        for case in cases[: w.between(1, len(cases))]:
            lines.append(f"def {name}({case}{second}) = {w.some(kind, 1)}")
        with w.bound(Named("arg_0", first)):
            lines.append(f"def {name}(arg_0{second}) = {w.some(kind, 1)}")
    return lines, Def(name, (first, *more), kind, "you" in " ".join(lines), still)


# ---------------------------------------------------------------- functions as parameters


def _asking(w: Writer) -> list[str]:
    """A def that is given a function and asks it of one thing, or of many."""
    item = w.random.choice([kind for kind in kinds_of(w) if not isinstance(kind, Num) and not _is_choice(kind)])
    name = w.name("ask")
    with w.alone(False), w.bound(Named("arg_0", item)):
        asked = w.random.choice(
            (
                "good(arg_0)",
                f"(good(arg_0) {w.pick('==', '!=', 'and', 'or')} {w.some(Truth(), 1)})",
                f"any(x_0 in {w.some(SetOf(item), 1)}: good(x_0))",
                f"count(x_0 in {w.some(SetOf(item), 1)} where good(x_0)) {w.pick('<', '>', '==')} {w.between(0, 3)}",
            )
        )
    w.asking.append((name, item))
    return [f"def {name}(arg_0, good) = {asked}"]


@makes(Truth)
def asked_by_function(w: Writer, kind: Kind, depth: int) -> str:
    """`ask(c, x => x.row > 2)`."""
    if not w.asking or w.pure and not w.states:
        raise Unable
    name, item = w.random.choice(w.asking)
    start = w.some(item, depth)
    with w.judging(item) as each:
        return f"{name}({start}, {each} => {w.some(kind, depth)})"
