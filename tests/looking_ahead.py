"""Small texts about picking rising numbers, written in every way, and the sequences of moves that lead through them.

The sequences follow from docs/language.md alone: where a whole text stands in an option's body (or is a counted
choice), a move is legal iff the text can still be done, so the games that can be played are exactly the ways through it
that never fail. `ways` finds them without trials, blocks or frames: it tries every answer.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

MOST = 3  # numbers are picked from 1 to this, each larger than the last

HEAD = f"""game "Looking ahead"
players 2

table Basket from "baskets.yaml"
    play: rules
    idle: yes/no = no

state last: 0..{MOST}
state basket: Basket = twig
state chosen: 0..999

action take(n: 1..{MOST})
    require n > last                                        @LA-1 "it must be larger"
    last = n

action pick_one
    you choose pick(n in 1..{MOST})
        require n > last                                    @LA-1 "it must be larger"
        last = n

action pick_deep
    pick_middle

action pick_middle
    pick_one

action pick_to(most)
    you choose pick(n in 1..most)
        take n

action pick_kindly
    you choose
        pick(n in 1..{MOST})
            take n
        otherwise
            require last > {MOST}                           @LA-2 "never"

"""

BASKETS = f"""\
- {{id: twig, play: "pick_one"}}
- {{id: reed, play: "you choose pick(n in 1..{MOST})\\n    last = n * (if n > last then 1 else 0)\\n    require last == n"}}
- {{id: rush, idle: yes, play: "last = last"}}
"""


# ---------------------------------------------------------------- texts


@dataclass(frozen=True)
class Pick:
    """A decision `pick n`. `how` it is written; `label`: what it is called as a side of `or` and `may`, if it lends no
    options."""

    how: str
    label: str = ""


@dataclass(frozen=True)
class Take:
    """Not a decision: the number is taken, or it cannot be."""

    n: int


@dataclass(frozen=True)
class Reached:
    """A guard: so far it must have come."""

    n: int


@dataclass(frozen=True)
class Or:
    sides: tuple[Any, ...]


@dataclass(frozen=True)
class May:
    side: Any


@dataclass(frozen=True)
class Option:
    """A decision with one option, and a text as its body."""

    name: str
    body: tuple[Any, ...]


@dataclass(frozen=True)
class Repeat:
    least: int
    most: int
    body: tuple[Any, ...]
    made: int = 0


@dataclass(frozen=True)
class WhilePossible:
    body: tuple[Any, ...]


@dataclass(frozen=True)
class Each:
    """For each player: the text is about that player."""

    body: tuple[Any, ...]


INLINE = ("you choose pick(n in 1..3)", "    require n > last", "    last = n")
LATE = ("you choose pick(n in 1..3)", "    let old = last", "    last = n", "    require last > old")
BY_ACTION = ("you choose pick(n in 1..3)", "    take n")
PICKS = {
    "inline": (Pick("inline"), INLINE),
    "guarded after the effect": (Pick("guarded after the effect"), LATE),
    "guarded by an action": (Pick("guarded by an action"), BY_ACTION),
    "action": (Pick("action"), ("pick_one",)),
    "nested actions": (Pick("nested actions", "pick_deep"), ("pick_deep",)),
    "parameter": (Pick("parameter"), ("pick_to 3",)),
    "otherwise": (Pick("otherwise", "pick_kindly"), ("pick_kindly",)),
    "cell": (Pick("cell", "do twig.play"), ("do twig.play",)),
    "cell with a decision": (Pick("cell with a decision", "do reed.play"), ("do reed.play",)),
    "cell of a state": (Pick("cell of a state", "do basket.play"), ("do basket.play",)),
    "does": (Pick("does", "you does pick_one"), ("you does pick_one",)),
    "sequence": (Pick("sequence", "pick_one; last = last"), ("(pick_one; last = last)",)),
}
EFFECTS = tuple(
    how for how, (_, lines) in PICKS.items() if len(lines) == 1
)  # what may stand beside `or` and behind `may`


def pick(how: str) -> Pick:
    return PICKS[how][0]


# ---------------------------------------------------------------- as lines of a game


def effect(text: Any) -> str:
    """A side of `or`, `may`."""
    return f"take {text.n}" if isinstance(text, Take) else PICKS[text.how][1][0]


def written(texts: tuple[Any, ...]) -> Iterator[str]:
    for text in texts:
        match text:
            case Pick(how):
                yield from PICKS[how][1]
            case Take(n):
                yield f"take {n}"
            case Reached(n):
                yield f"require last >= {n}"
            case Or(sides):
                yield " or ".join(effect(side) for side in sides)
            case May(side):
                yield f"may {effect(side)}"
            case Option(name, body):
                yield f"you choose {name}"
                yield from indented(written(body))
            case Repeat(least, most, body):
                yield f"repeat {least}" if least == most else f"repeat {least}..{most}"
                yield from indented(written(body))
            case WhilePossible(body):
                yield "repeat while possible"
                yield from indented(written(body))
            case Each(body):
                yield "for you in players"
                yield from indented(written(body))


def indented(lines: Iterator[str]) -> Iterator[str]:
    return ("    " + line for line in lines)


def game_of(cases: list[tuple[Any, ...]]) -> str:
    """One game for all texts: the first move says which one is played."""
    lines = [f"you choose case(k in 1..{len(cases)})", "    chosen = k"]
    for number, texts in enumerate(cases, 1):
        lines += [f"{'if' if number == 1 else 'elif'} chosen == {number}", *indented(written(texts))]
    return HEAD + "\n".join(["play", "    for you in players where you == 0", *indented(indented(iter(lines)))]) + "\n"


# ---------------------------------------------------------------- the ways through them

Ways = frozenset[tuple[str, ...]]
STUCK: Ways = frozenset()


def ways(todo: tuple[Any, ...], last: int) -> Ways:
    """Every sequence of moves that leads through the texts."""
    if not todo:
        return frozenset({()})
    text, rest = todo[0], todo[1:]
    match text:
        case Pick():
            return STUCK.union(*(after(f"pick {n}", ways(rest, n)) for n in range(last + 1, MOST + 1)))
        case Take(n):
            return ways(rest, n) if n > last else STUCK
        case Reached(n):
            return ways(rest, last) if last >= n else STUCK
        case Or(sides):
            return STUCK.union(*(side_ways(side, rest, last) for side in sides))
        case May(side):
            return unless_nothing(side_ways(side, rest, last), ways(rest, last))
        case Option(name, body):
            return after(name, ways((*body, *rest), last))
        case Repeat(least, most, body, made):
            if made == most:
                return ways(rest, last)
            again = (*body[1:], Repeat(least, most, body, made + 1), *rest)
            if least == most:
                return ways((body[0], *again), last)
            chosen = side_ways(body[0], again, last) if isinstance(body[0], Pick) else ways((body[0], *again), last)
            return unless_nothing(chosen, ways(rest, last)) if made >= least else chosen
        case WhilePossible(body):
            again = (*body[1:], text, *rest)
            chosen = side_ways(body[0], again, last) if isinstance(body[0], Pick) else ways((body[0], *again), last)
            return chosen or ways(rest, last)
        case Each(body):
            return ways((*body, *body, *rest), last)
    raise AssertionError(text)


def side_ways(side: Any, rest: tuple[Any, ...], last: int) -> Ways:
    """A side of `or` or `may` is one move named by its text, unless it lends its options."""
    through = ways((side, *rest), last)
    label = f"take {side.n}" if isinstance(side, Take) else side.label
    return after(label, through) if label else through


def after(move: str, sequences: Ways) -> Ways:
    return frozenset((move, *sequence) for sequence in sequences)


def unless_nothing(chosen: Ways, passing: Ways) -> Ways:
    """`pass` beside what can be chosen; where nothing can, nobody is asked."""
    return chosen | after("pass", passing) if chosen else passing


# ---------------------------------------------------------------- texts at random


def random_texts(chooser: random.Random) -> tuple[Any, ...]:
    """A text that stands in an option, and can be done."""
    while True:
        text = (Option("go", _texts(chooser, 2)),)
        if ways(text, 0):
            return text


def _texts(chooser: random.Random, depth: int) -> tuple[Any, ...]:
    return tuple(_text(chooser, depth) for _ in range(chooser.randint(1, 3)))


def _text(chooser: random.Random, depth: int) -> Any:
    kinds = ["pick", "pick", "or", "may", "take", "reached"] + ["option", "repeat", "ranged", "possible", "each"] * (
        depth > 0
    )
    match chooser.choice(kinds):
        case "pick":
            return pick(chooser.choice(sorted(PICKS)))
        case "or":
            return Or((Take(chooser.randint(1, MOST)), pick(chooser.choice(EFFECTS))))
        case "may":
            return May(chooser.choice([Take(chooser.randint(1, MOST)), pick(chooser.choice(EFFECTS))]))
        case "take":
            return Take(chooser.randint(1, MOST))
        case "reached":
            return Reached(chooser.randint(1, MOST))
        case "option":
            return Option(chooser.choice(["this", "that"]), _texts(chooser, depth - 1))
        case "repeat":
            times = chooser.randint(1, 2)
            return Repeat(times, times, _texts(chooser, depth - 1))
        case "ranged":
            least = chooser.randint(0, 1)
            return Repeat(least, least + chooser.randint(1, 2), _begun(chooser, depth))
        case "possible":
            return WhilePossible(_begun(chooser, depth))
        case _:
            return Each(_texts(chooser, depth - 1))


def _begun(chooser: random.Random, depth: int) -> tuple[Any, ...]:
    """A body that begins with a decision, and gets on."""
    first = chooser.choice(
        [pick(chooser.choice(sorted(PICKS))), Or((Take(chooser.randint(1, MOST)), pick(chooser.choice(EFFECTS))))]
    )
    return (first, *_texts(chooser, depth - 1)[1:])
