"""Statements: names, changes, conditions, loops, calls, chance and decisions, in blocks.

`Where` says what may stand at a place: whether somebody may be asked, whether a guard may still stand (not behind
chance inside an option), whether a loop is open.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from generator.calls import command, hook
from generator.changes import change, guarded
from generator.declared import collections_of, kinds_of
from generator.kinds import BagOf, Enum, Kind, ListOf, Num, PileOf, Seat, SetOf
from generator.leaves import element, written
from generator.walks import source_of
from generator.writer import Named, Unable, Writer

STEP = "    "
Lines = list[str]


@dataclass
class Where:
    """What may stand here."""

    suspends: bool = False  # decisions and chance
    guards: bool = False  # inside an option, and not behind chance
    option: bool = False  # inside an option
    loop: bool = False
    depth: int = 2  # how deep statements may still nest
    chance_happened: bool = False


def deeper(lines: Lines) -> Lines:
    return [STEP + line for line in lines]


def block(w: Writer, at: Where, most: int = 3) -> Lines:
    """Some statements; their names are forgotten after them."""
    kept = list(w.locals)
    lines: Lines = []
    inside = replace(at, depth=at.depth - 1)
    for _ in range(w.between(1, most)):
        lines += statement(w, inside)
    at.chance_happened = at.chance_happened or inside.chance_happened
    w.locals = kept
    return lines


def statement(w: Writer, at: Where) -> Lines:
    """One statement."""
    forms = [changed, changed, changed, named, varied, careful_change, called, done, told]
    if at.depth > 0:
        forms += [branched, looped, repeated, sequence, for_another]
        if w.chance(0.15):
            forms += [in_phase, finished, as_another]
    if at.guards and not at.chance_happened:
        forms += [required]
    if at.loop and w.chance(0.3):
        forms += [stopped]
    if at.suspends and at.depth > 0:
        from generator.chance import drawn, rolled
        from generator.decisions import asked, counted_choice, either

        forms += [drawn, rolled, asked, asked, either, counted_choice, counted_choice]
    for form in w.random.sample(forms, len(forms)):
        try:
            return form(w, at)
        except Unable:
            continue
    return ["number = 1"]


def changed(w: Writer, at: Where) -> Lines:
    del at
    text = change(w, 2)
    if w.chance(0.1):
        text += f"; {change(w, 1)}"
    return [text + w.tag(0.08, reason=False)]


def careful_change(w: Writer, at: Where) -> Lines:
    del at
    return guarded(w, 1)


def named(w: Writer, at: Where) -> Lines:
    del at
    item = w.random.choice(kinds_of(w))
    kind: Kind = w.random.choice([item, Num(), *collections_of(w, item)])
    name = w.name("let")
    line = f"let {name} = {w.some(kind, 3)}"
    w.locals.append(Named(name, Num() if isinstance(kind, Num) else kind))
    return [line]


def varied(w: Writer, at: Where) -> Lines:
    del at
    item = w.random.choice([one for one in kinds_of(w) if not (isinstance(one, Enum) and one.name[0].islower())])
    kind: Kind = w.random.choice((item, SetOf(item), Num(-99, 99), BagOf(item), ListOf(item, 4)))
    name = w.name("var")
    typed = isinstance(kind, SetOf | BagOf | ListOf) or w.chance(0.5)
    value = w.fitting(kind, 2) if typed else w.some(kind, 2)
    if isinstance(kind, Num) and typed:
        value = f"max({kind.low}, min({kind.high}, {value}))"
    elif isinstance(kind, BagOf | ListOf) and value == "{}":
        typed = True
    line = f"var {name}{f': {written(kind, w)}' if typed else ''} = {value}"
    w.locals.append(Named(name, kind, True))
    return [line]


def told(w: Writer, at: Where) -> Lines:
    """A line in the log, for all or for some."""
    del at
    if w.chance(0.6):
        raise Unable
    named_ones = [each.name for each in w.locals if not isinstance(each.kind, BagOf | ListOf | PileOf | SetOf)]
    value = f" {{{w.random.choice(named_ones)}}}" if named_ones and w.chance(0.6) else ""
    who = w.pick("", "you " if w.you else "", "players ", "opponents " if w.you else "", f"{w.some(SetOf(Seat()), 1)} ")
    return [f'tell {who}"so it is{value}"']


def required(w: Writer, at: Where) -> Lines:
    del at
    return [f"require {w.condition(2)}{w.tag(0.5)}"]


def stopped(w: Writer, at: Where) -> Lines:
    del at
    return [f"if {w.condition(1)}", f"{STEP}stop"]


def branched(w: Writer, at: Where) -> Lines:
    lines = [f"if {w.condition(2)}", *deeper(block(w, at, 2))]
    if w.chance(0.2):
        lines += [f"elif {w.condition(1)}", *deeper(block(w, at, 1))]
    if w.chance(0.4):
        lines += ["else", *deeper(block(w, at, 2))]
    return lines


def looped(w: Writer, at: Where) -> Lines:
    """`for x in S where P`."""
    item = w.random.choice(kinds_of(w))
    source, ordered = source_of(w, item, 1)
    name = "you" if item == Seat() and w.chance(0.5) else w.name("each")
    inside = replace(at, suspends=at.suspends and w.chance(0.4), loop=True)
    with w.acting(w.you or name == "you"), w.bound(Named(name, item)):
        words = (
            ("where", "while", "until")
            if ordered and not inside.suspends
            else ("where", "while")
            if ordered
            else ("where",)
        )
        clause = "".join(f" {w.pick(*words)} {w.condition(1)}" for _ in range(w.random.choice((0, 0, 0, 1, 1, 2))))
        lines = [f"for {name} in {source}{clause}", *deeper(block(w, inside, 2))]
    at.chance_happened = at.chance_happened or inside.chance_happened
    return lines


def repeated(w: Writer, at: Where) -> Lines:
    """`repeat n`, `repeat while C` with an end."""
    inside = replace(at, loop=True, suspends=at.suspends and w.chance(0.4))
    form = w.between(0, 4)
    if form == 4 and at.suspends:
        name = w.name("var")
        return [
            f"var {name} = 0",
            "repeat",
            *deeper([f"{name} += 1", f"if {name} > 2", f"{STEP}stop", *block(w, inside, 1)]),
        ]
    if form <= 1:
        few = [option.name for option in w.options if option.kind == Num(1, 4)]
        times = f"({w.some(Num(), 1)}) mod {w.between(2, 4)}" if w.chance(0.5) else w.pick(str(w.between(0, 3)), *few)
        body = block(w, inside, 2)
        if body[0].split(" ")[1:2] and body[0].split(" ")[1] in ("choose", "may", "chooses"):
            body = ["number = 0", *body]
        return [f"repeat {times}", *deeper(body)]
    name = w.name("var")
    if form == 2 and not inside.suspends:
        lines = [f"var {name} = {w.between(1, 3)}", f"repeat while {name} > 0"]
        return [*lines, *deeper([f"{name} -= 1", *block(w, inside, 2)])]
    if not w.careful() and w.chance(0.2):
        return [f"repeat while {w.condition(1)}", *deeper(block(w, replace(inside, suspends=False), 1))]
    condition = w.condition(1)
    return [
        f"var {name} = 0",
        f"repeat while {condition} and {name} < 3",
        *deeper([f"{name} += 1", *block(w, inside, 1)]),
    ]


def called(w: Writer, at: Where) -> Lines:
    """An action."""
    found = [action for action in w.actions if at.suspends or not action.suspends]
    if not found or not w.you:
        raise Unable
    action = w.random.choice(found)
    if at.option and action.suspends:
        at.chance_happened = at.chance_happened or action.chance
    return [command(w, action, 1) + w.tag(0.05, reason=False)]


def done(w: Writer, at: Where) -> Lines:
    """A cell of rules."""
    hooks = [(table, name, given) for table, about in w.tables.items() for name, given in about.hooks]
    if not hooks or not w.you or not at.suspends:
        raise Unable
    table, name, given = w.random.choice(hooks)
    text = hook(w, table, name, given, 1)
    cell = text.removeprefix("do ").split("(")[0]
    if w.careful() and "[" not in cell:
        return [f"if {cell} is not empty", f"{STEP}{text}"]
    return [text]


def sequence(w: Writer, at: Where) -> Lines:
    """Several statements in brackets, names and guards among them."""
    kept = list(w.locals)
    parts = [_part(w, at) for _ in range(w.between(1, 2))]
    parts.append(change(w, 1))
    w.locals = kept
    return [f"({'; '.join(parts)})"]


def _part(w: Writer, at: Where) -> str:
    form = w.between(0, 5)
    if form == 0:
        return "; ".join(named(w, at))
    if form == 1 and at.guards and not at.chance_happened:
        return f"require {w.condition(1)}"
    quiet = [action for action in w.actions if not action.suspends]
    if form == 2 and quiet and w.you:
        return command(w, w.random.choice(quiet), 1)
    return change(w, 1)


def in_phase(w: Writer, at: Where) -> Lines:
    """A named block within others."""
    return [f"phase {w.name('phase')}", *deeper(block(w, at, 2))]


def finished(w: Writer, at: Where) -> Lines:
    """The end of the game, if something holds."""
    if at.option and not at.suspends:
        raise Unable
    who = w.pick("", "", " none", " players" if w.together else " first(players)")
    return [f"if turns_taken > 2 and {w.condition(1)}", f"{STEP}finish{who}"]


def as_another(w: Writer, at: Where) -> Lines:
    """`let you = p`, for what follows in a block of its own."""
    with w.bound():
        line = f"let you = {w.some(Seat(), 1)}"
        with w.acting():
            return [f"if {w.condition(1)}", *deeper([line, *block(w, replace(at, suspends=False), 2)])]


def for_another(w: Writer, at: Where) -> Lines:
    """`p does effect`."""
    found = [action for action in w.actions if at.suspends or not action.suspends]
    seats = [each.name for each in w.locals if each.kind == Seat()]
    seats += [element(w, state, 0) for state in w.states if state.kind == Seat()]
    if not found or not seats:
        raise Unable
    seat = w.random.choice(seats)
    action = w.random.choice(found)
    at.chance_happened = at.chance_happened or action.chance
    with w.acting():
        text = f"{seat} does {command(w, action, 0)}"
        if w.chance(0.2):
            text = f"{seat} does ({change(w, 1)}; {change(w, 0)})"
        elif w.chance(0.15) and at.suspends and not action.chance:
            text = f"{seat} does may {command(w, action, 0)}"
    return [f"if {seat} is not empty", f"{STEP}{text}"] if w.careful() else [text]


Form = Callable[[Writer, Where], Lines]


def zones(w: Writer) -> list[str]:
    """What can be drawn from."""
    return [element(w, state, 0) for state in w.states if isinstance(state.kind, BagOf | ListOf | PileOf)]
