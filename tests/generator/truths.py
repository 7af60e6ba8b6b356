"""Expressions that are yes or no."""

from __future__ import annotations

from generator.declared import collections_of, kinds_of
from generator.kinds import (
    NAMED,
    BagOf,
    Cell,
    Enum,
    Kind,
    ListOf,
    Mark,
    Num,
    PileOf,
    Row,
    Seat,
    SetOf,
    Step,
    Truth,
    Way,
)
from generator.leaves import element, whole_state
from generator.numbers import optional_number
from generator.walks import walks
from generator.writer import Unable, Writer, makes

ORDERED = (Num, Enum, Row, Seat, Way)


@makes(Truth, often=3)
def compared(w: Writer, kind: Kind, depth: int) -> str:
    """`==` and the others, of numbers and of whatever has an order."""
    del kind
    one = w.any_kind(*ORDERED)
    return f"({w.some(one, depth)} {w.pick('<', '<=', '>', '>=', '==', '!=')} {w.fitting(one, depth)})"


@makes(Truth)
def equal(w: Writer, kind: Kind, depth: int) -> str:
    """`==` and `!=` of anything."""
    del kind
    one = w.random.choice([*kinds_of(w), Step(), *(state.kind for state in w.states)])
    if one == Num(optional=True) or w.chance(0.1):
        return f"({optional_number(w, depth)} {w.pick('==', '!=')} {w.pick('none', w.some(Num(), depth))})"
    if isinstance(one, PileOf | ListOf):
        return f"({w.leaf(one)} {w.pick('==', '!=')} {w.leaf(one)})"
    right = w.fitting(one, depth)
    if right in ("none", "{}") or isinstance(one, Truth):
        right = f"({w.some(one, depth)})"
    return f"(({w.some(one, depth)}) {w.pick('==', '!=')} {right})"


@makes(Truth)
def of_truths(w: Writer, kind: Kind, depth: int) -> str:
    """Truths compared with truths: two, or a third with whether two are the same."""
    sides = [w.some(kind, depth) for _ in range(w.random.choice((2, 2, 3)))]
    return "(" + f" {w.pick('==', '!=')} ".join(f"({side})" for side in sides) + ")"


@makes(Truth)
def by_option(w: Writer, kind: Kind, depth: int) -> str:
    del kind
    return settled(w, depth)


def settled(w: Writer, depth: int) -> str:
    """A condition that the options decide, wholly or together with what is asked in play."""
    if not w.options:
        raise Unable
    option = w.random.choice(w.options)
    if isinstance(option.kind, Num):
        text = (
            f"({option.name} {w.pick('<', '<=', '>', '>=', '==', '!=')} {w.between(option.kind.low, option.kind.high)})"
        )
    elif isinstance(option.kind, Truth):
        text = w.pick(option.name, f"(not {option.name})", f"({option.name} == {w.pick('yes', 'no')})")
    else:
        text = f"({option.name} {w.pick('==', '!=')} {w.leaf(option.kind)})"
    if w.chance(0.6):
        return text
    asked = w.some(Truth(), depth)
    return w.pick(f"({text} and {asked})", f"({asked} or {text})", f"({text} or {asked})", f"({asked} and {text})")


@makes(Truth)
def doubtful(w: Writer, kind: Kind, depth: int) -> str:
    """A condition that goes wrong where a number is zero, of whatever it is asked."""
    del kind, depth
    if w.careful():
        raise Unable
    return f"({w.between(1, 9)} {w.pick('div', 'mod')} {w.leaf(Num())} {w.pick('<', '>', '==')} {w.between(0, 3)})"


@makes(Truth)
def contained(w: Writer, kind: Kind, depth: int) -> str:
    """`<=` and the others, of sets and bags."""
    del kind
    item = w.random.choice((w.any_kind(), w.any_kind(), Step()))
    kinds = [one for one in collections_of(w, item) if isinstance(one, SetOf | BagOf)]
    one = w.random.choice(kinds)
    return f"({w.some(one, depth)} {w.pick('<', '<=', '>', '>=', '==', '!=')} {w.some(one, depth)})"


@makes(Truth)
def member(w: Writer, kind: Kind, depth: int) -> str:
    """`x in S`, `x not in S`."""
    del kind
    item = w.any_kind()
    source = w.some(w.random.choice(collections_of(w, item)), depth)
    if isinstance(item, Num) and w.chance(0.4):
        source = f"{w.some(item, 0)}..{w.some(item, 0)}"
    return f"({w.some(item, depth)} {w.pick('in', 'not in')} {source})"


@makes(Truth, often=2)
def joined(w: Writer, kind: Kind, depth: int) -> str:
    word = w.pick("and", "or")
    return "(" + f" {word} ".join(w.some(kind, depth) for _ in range(w.between(2, 3))) + ")"


@makes(Truth)
def denied(w: Writer, kind: Kind, depth: int) -> str:
    return f"(not ({w.some(kind, depth)}))"


@makes(Truth)
def absent(w: Writer, kind: Kind, depth: int) -> str:
    """`is empty`, `is not empty`."""
    del kind
    one = w.any_kind(*NAMED)
    kinds = [
        one,
        *collections_of(w, one),
        SetOf(Step()),
        *(state.kind for state in w.states if not isinstance(state.kind, Truth | Num)),
    ]
    text = optional_number(w, depth) if w.chance(0.2) else w.some(w.random.choice(kinds), depth)
    return f"({text} is {w.pick('', 'not ')}empty)"


@makes(Truth)
def no_rules(w: Writer, kind: Kind, depth: int) -> str:
    """Whether a cell of rules is empty."""
    del kind
    hooks = [(table, name) for table, about in w.tables.items() for name, _ in about.hooks]
    if not hooks:
        raise Unable
    table, name = w.random.choice(hooks)
    return f"({w.some(Row(table), depth)}.{name} is {w.pick('', 'not ')}empty)"


@makes(Truth)
def quantified(w: Writer, kind: Kind, depth: int) -> str:
    with walks(w, w.any_kind(), depth) as (_, text):
        if w.chance(0.1):
            return f"any({text})"
        return f"{w.pick('any', 'all')}({text}: {w.some(kind, depth)})"


@makes(Truth)
def in_a_line(w: Writer, kind: Kind, depth: int) -> str:
    """`in_line(c, n, good)` of the library."""
    cell = w.any_kind(Cell)
    start = w.some(cell, depth)
    with w.judging(cell) as name:
        return f"in_line({start}, {w.between(1, 3)}, {name} => {w.some(kind, depth)})"


@makes(Truth)
def connected(w: Writer, kind: Kind, depth: int) -> str:
    """`chain(a) == chain(b)`."""
    del kind
    if not w.networks:
        raise Unable
    name = w.random.choice(list(w.networks))
    over = w.networks[name].over
    one, other = w.some(over, depth), w.some(over, depth)
    return w.pick(
        f"({name}({one}) {w.pick('==', '!=')} {name}({other}))", f"({name}({one}) is {w.pick('', 'not ')}empty)"
    )


@makes(Truth)
def repeated(w: Writer, kind: Kind, depth: int) -> str:
    """Fingerprints compared."""
    del kind
    marks = [state for state in w.states if state.kind == Mark() or state.kind == ListOf(Mark(), 6)]
    now = f"fingerprint({', '.join(whole_state(w) for _ in range(w.between(1, 2)))})"
    if w.chance(0.3):
        now = f"fingerprint({w.some(w.any_kind(), depth)}, {w.some(Num(), depth)})"
    if not marks:
        return f"({now} == {now})"
    state = w.random.choice(marks)
    return f"({now} {'in' if isinstance(state.kind, ListOf) else '=='} {element(w, state, depth)})"


@makes(Truth)
def possible(w: Writer, kind: Kind, depth: int) -> str:
    """`can pay(2)`, `can do card.play`."""
    del kind
    if not w.you or w.pure:
        raise Unable
    if w.actions and w.chance(0.7):
        from generator.calls import command

        return f"(can {command(w, w.random.choice(w.actions), depth)})"
    hooks = [(table, name, params) for table, about in w.tables.items() for name, params in about.hooks]
    if not hooks:
        raise Unable
    from generator.calls import hook

    return f"(can {hook(w, *w.random.choice(hooks), depth)})"
