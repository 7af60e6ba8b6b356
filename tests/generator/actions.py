"""Actions: verbs with parameters; some fail, some draw, some ask."""

from __future__ import annotations

from generator.decisions import PREPOSITIONS, among, single
from generator.declared import kinds_of
from generator.kinds import BagOf, Enum, Kind, Num, SetOf
from generator.leaves import literal, written
from generator.statements import Lines, Where, block, deeper
from generator.writer import Action, Named, Writer


def actions(w: Writer) -> Lines:
    """Up to three actions; each may use those before it."""
    lines: Lines = []
    for _ in range(w.random.choice((0, 1, 2, 3))):
        lines += _action(w)
    return lines


def _action(w: Writer) -> Lines:
    name = w.name("act")
    parameters: list[tuple[str, Kind]] = []
    given = []
    named = []
    defaults = 0
    for n in range(w.random.choice((0, 1, 1, 2))):
        kind: Kind = w.random.choice([*kinds_of(w), BagOf(Enum("Kind")), SetOf(Enum("Kind"))])
        kind = Num() if isinstance(kind, Num) else kind
        preposition = w.random.choice(PREPOSITIONS) if n else ""
        if preposition in (each for each, _ in parameters):
            continue
        typed = (
            f": {written(kind, w)}"
            if w.chance(0.4) and not isinstance(kind, Num) and not (isinstance(kind, Enum) and kind.name[0].islower())
            else ""
        )
        default = f" = {literal(w, kind)}" if typed and preposition and w.chance(0.5) else ""
        defaults = int(bool(default))  # of the last one: what follows one with a default has none
        parameters.append((preposition, kind))
        named.append(Named(f"arg_{n}", kind))
        given.append(f"{preposition} arg_{n}{typed}{default}".strip())
    form = w.pick("plain", "plain", "fails", "asks", "asks", "chance")
    with w.alone(True, pure=False), w.bound(*named):
        body, chance = _body(w, form)
    w.actions.append(Action(name, tuple(parameters), form in ("asks", "chance"), chance, form == "asks", defaults))
    return [
        f"action {name}{f'({chr(44).join(given)})'.replace(',', ', ') if given else ''}{w.tag(0.05, reason=False)}",
        *deeper(body),
    ]


def _body(w: Writer, form: str) -> tuple[Lines, bool]:
    at = Where(suspends=False, depth=2)
    if form == "fails":
        return [f"require {w.condition(2)}{w.tag(0.6)}", *block(w, at, 2)], False
    if form == "asks":
        inside = Where(suspends=False, depth=1)
        lines = among(w, inside) if w.chance(0.5) else single(w, inside, w.pick("may", "choose"))
        return [*lines, *(block(w, at, 1) if w.chance(0.5) else [])], False
    if form == "chance":
        from generator.chance import drawn, rolled
        from generator.writer import Unable

        at = Where(suspends=True, depth=1)
        try:
            lines = drawn(w, at) if w.chance(0.5) else rolled(w, at)
        except Unable:
            lines = rolled(w, at)
        return [*lines, *block(w, Where(depth=1), 1)], True
    return block(w, at, 2), False


def phase(w: Writer, lines: Lines) -> Lines:
    """The lines as a named phase."""
    return [f"phase {w.name('phase')}", *deeper(lines)]
