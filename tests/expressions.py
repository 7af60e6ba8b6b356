"""An independent evaluator of the expression language, written from docs/language.md alone.

Random expressions are written together with what they are worth, worked out in the most obvious Python: a member is its
name, a cell its coordinates, a seat its number, a set a frozenset, a bag a Counter, a list a tuple, none is None.
Nothing here knows how either backend computes.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

MEMBERS = ("red", "green", "blue", "black")
SEATS = 3
WIDE, HIGH = 4, 3
CELLS = [(x, y) for y in range(1, HIGH + 1) for x in range(1, WIDE + 1)]  # row by row, as the board is walked
LOW, TOP = -4, 8  # the numbers of sets and bags


class Said(NamedTuple):
    """An expression and what it is worth."""

    text: str
    worth: Any


class NoWorth(Exception):
    """The expression would go wrong: another one is written instead."""


GIVEN: dict[str, tuple[str, Any]] = {  # states: their type, and what they hold
    "small": ("-9..9", 3),
    "other": ("2..12", 7),
    "maybe": ("0..9?", None),
    "tint": ("Kind?", "green"),
    "lost": ("Kind?", None),
    "seat": ("Player?", 1),
    "spot": ("grid?", (2, 3)),
    "nowhere": ("grid?", None),
    "flag": ("yes/no", True),
    "paints": ("set of Kind", frozenset({"red", "blue"})),
    "digits": (f"set of {LOW}..{TOP}", frozenset({-2, 3, 5})),
    "marks": ("set of grid", frozenset({(1, 1), (2, 2), (4, 3)})),
    "purse": ("bag of Kind", Counter({"red": 3, "black": 1})),
    "dice": (f"bag of {LOW}..{TOP}", Counter({5: 2, -1: 1, 3: 1})),
    "line": ("list of Kind up to 6", ("blue", "red", "blue")),
    "rolls": ("list of 1..6 up to 5", (4, 6, 1)),
    "crew": ("set of Player", frozenset({0, 2})),
}
EVERYWHERE = {  # states that hold the same at each of their places: type, places, what they hold
    "grade": ("2..9", "per 1..3", 5),
    "level": ("0..9", "per 1..3", 5),
    "tall": ("2..4", "on grid", 3),
    "deep": ("0..4", "on grid", 3),
}
SORTS = {
    "number": ("small", "other"),
    "member": ("tint", "lost"),
    "seat": ("seat",),
    "cell": ("spot", "nowhere"),
    "truth": ("flag",),
    "members": ("paints",),
    "numbers": ("digits",),
    "cells": ("marks",),
    "bag": ("purse",),
    "dice": ("dice",),
    "list": ("line",),
    "rolls": ("rolls",),
    "seats": ("crew",),
    "perhaps": ("maybe",),
}


def literal(worth: Any) -> str:
    """A constant as a definition writes it."""
    match worth:
        case None:
            return "none"
        case bool():
            return "yes" if worth else "no"
        case int() | str():
            return str(worth)
        case (int(), int()):
            return f"({worth[0]}, {worth[1]})"
        case Counter():
            return "{" + ", ".join(literal(one) for one in walked(worth)) + "}"
        case _:
            return "{" + ", ".join(literal(one) for one in walked(worth)) + "}"


def place(item: Any) -> Any:
    """Where an item stands in the order of its kind."""
    return MEMBERS.index(item) if item in MEMBERS else CELLS.index(item) if item in CELLS else item


def walked(items: Any) -> list[Any]:
    """What a walk visits: sets in order, lists in theirs, bags copy by copy."""
    if isinstance(items, tuple):
        return list(items)
    if isinstance(items, Counter):
        return [one for one in sorted(items, key=place) for _ in range(items[one])]
    return sorted(items, key=place)


def kept(bag: Counter[Any]) -> Counter[Any]:
    """A bag without what it holds none of."""
    return Counter({item: count for item, count in bag.items() if count > 0})


def on_board(cell: tuple[int, int] | None) -> Any:
    return cell if cell in CELLS else None


class Speaker:
    """Writes expressions of one seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.names: dict[str, list[Said]] = {
            sort: [Said(n, GIVEN[n][1]) for n in names] for sort, names in SORTS.items()
        }
        self.count = 0

    def say(self, sort: str, depth: int) -> Said:
        """An expression of a sort."""
        if depth <= 0:
            return self.short(sort)
        for _ in range(20):
            try:
                return self.random.choice(FORMS[sort])(self, depth - 1)
            except NoWorth:
                continue
        return self.short(sort)

    def short(self, sort: str) -> Said:
        """A state or a constant."""
        if self.random.random() < 0.7:
            return self.random.choice(self.names[sort])
        made: dict[str, Callable[[], Said]] = {
            "number": lambda: _plain(self.random.randint(0, 9)),
            "member": lambda: _plain(self.random.choice(MEMBERS)),
            "truth": lambda: _plain(self.random.random() < 0.5),
            "cell": lambda: _named_cell(self.random.choice(CELLS)),
            "members": lambda: Said("Kind", frozenset(MEMBERS)),
            "cells": lambda: Said("grid", frozenset(CELLS)),
            "seats": lambda: Said("players", frozenset(range(SEATS))),
        }
        return made[sort]() if sort in made else self.random.choice(self.names[sort])

    def over(self, sort: str, items: str, depth: int, body: Callable[[], Any]) -> tuple[str, list[Any]]:
        """`x in items where …` and, for each x that is visited, what the body is worth: the body is written anew for
        each x from the same random choices, so that only what x stands for differs."""
        source = self.say(items, depth)
        self.count += 1
        name = f"x_{self.count}"
        kept_state = self.random.getstate()
        kept_count = self.count
        asks = self.random.random() < 0.6
        said: list[Any] = []
        head = ""
        for item in [*walked(source.worth), None]:  # at least once, so that there is a text
            self.random.setstate(kept_state)
            self.count = kept_count
            self.random.random()
            self.names[sort].append(Said(name, item if item is not None else _any_of(sort)))
            try:
                where = self.say("truth", depth) if asks else Said("", True)
                made = body()
            finally:
                self.names[sort].pop()
            head = f"{name} in {source.text}" + (f" where {where.text}" if asks else "")
            if item is not None and where.worth:
                said.append((item, made.worth if isinstance(made, Said) else None))
            text = made.text if isinstance(made, Said) else ""
        return f"{head}: {text}" if text else head, said


def _any_of(sort: str) -> Any:
    return {"number": 1, "member": "red", "cell": (1, 1), "seat": 0}[sort]


def _plain(worth: Any) -> Said:
    return Said(literal(worth), worth)


def _named_cell(cell: tuple[int, int]) -> Said:
    return Said(f"{chr(96 + cell[0])}{cell[1]}", cell)


Form = Callable[[Speaker, int], Said]
WALKS = {
    "member": ("members", "bag", "list"),
    "number": ("numbers", "dice", "rolls"),
    "cell": ("cells",),
    "seat": ("seats",),
}
HELD = {
    "members": "member",
    "bag": "member",
    "list": "member",
    "numbers": "number",
    "dice": "number",
    "rolls": "number",
    "cells": "cell",
    "seats": "seat",
}


# ---------------------------------------------------------------- numbers


def arithmetic(s: Speaker, depth: int) -> Said:
    one, two = s.say("number", depth), s.say("number", depth)
    sign = s.random.choice(("+", "-", "*", "div", "mod"))
    if sign in ("div", "mod") and two.worth == 0:
        raise NoWorth
    worth = {
        "+": lambda a, b: a + b,
        "-": lambda a, b: a - b,
        "*": lambda a, b: a * b,
        "div": lambda a, b: a // b,
        "mod": lambda a, b: a % b,
    }[sign]
    found = worth(one.worth, two.worth)
    if abs(found) > 10**6:
        raise NoWorth
    return Said(f"({one.text} {sign} {two.text})", found)


def loose_arithmetic(s: Speaker, depth: int) -> Said:
    """Without brackets: the loose and the tight signs."""
    del depth
    a, b, c = (s.short("number") for _ in range(3))
    form = s.random.randrange(4)
    if form == 0:
        return Said(f"({a.text} + {b.text} * {c.text})", a.worth + b.worth * c.worth)
    if form == 1:
        return Said(f"({a.text} - {b.text} - {c.text})", a.worth - b.worth - c.worth)
    if form == 2:
        return Said(f"(-{a.text} + {b.text})", -a.worth + b.worth)
    if b.worth == 0:
        raise NoWorth
    return Said(f"({a.text} mod {b.text} * {c.text})", a.worth % b.worth * c.worth)


def extremes(s: Speaker, depth: int) -> Said:
    parts = [s.say("number", depth) for _ in range(s.random.choice((2, 3)))]
    word, worth = s.random.choice((("min", min), ("max", max)))
    return Said(f"{word}({', '.join(part.text for part in parts)})", worth(part.worth for part in parts))


def absolute(s: Speaker, depth: int) -> Said:
    one = s.say("number", depth)
    return Said(f"abs({one.text})", abs(one.worth))


def size(s: Speaker, depth: int) -> Said:
    one = s.say(s.random.choice(tuple(HELD)), depth)
    return Said(f"count({one.text})", len(walked(one.worth)))


def counted(s: Speaker, depth: int) -> Said:
    items = s.random.choice(tuple(HELD))
    text, said = s.over(HELD[items], items, depth, lambda: None)
    return Said(f"count({text})", len(said))


def added(s: Speaker, depth: int) -> Said:
    items = s.random.choice(tuple(HELD))
    text, said = s.over(HELD[items], items, depth, lambda: s.say("number", min(depth, 1)))
    if abs(sum(worth for _, worth in said)) > 10**6:
        raise NoWorth
    return Said(f"sum({text})", sum(worth for _, worth in said))


def greatest(s: Speaker, depth: int) -> Said:
    items = s.random.choice(tuple(HELD))
    text, said = s.over(HELD[items], items, depth, lambda: s.say("number", min(depth, 1)))
    word, worth = s.random.choice((("min", min), ("max", max)))
    return Said(f"{word}({text})", worth((one for _, one in said), default=0))


def copies(s: Speaker, depth: int) -> Said:
    bag, sort = s.random.choice((("bag", "member"), ("dice", "number")))
    one, item = s.say(bag, depth), s.say(sort, depth)
    return Said(f"({one.text})[{item.text}]", one.worth[item.worth] if item.worth is not None else 0)


def apart(s: Speaker, depth: int) -> Said:
    one, two = s.say("member", depth), s.say("member", depth)
    if one.worth is None or two.worth is None:
        raise NoWorth
    return Said(f"({one.text} - {two.text})", MEMBERS.index(one.worth) - MEMBERS.index(two.worth))


def coordinate(s: Speaker, depth: int) -> Said:
    """Reading through none gives nothing: 0."""
    cell = s.say("cell", depth)
    at = s.random.randrange(2)
    return Said(f"({cell.text}).{('column', 'row')[at]}", cell.worth[at] if cell.worth else 0)


def depth_of(s: Speaker, depth: int) -> Said:
    """Reading through none gives nothing: 0, where the range has it."""
    cell = s.say("cell", depth)
    return Said(f"deep[{cell.text}]", EVERYWHERE["deep"][2] if cell.worth else 0)


def taken_for_a_number(s: Speaker, depth: int) -> Said:
    """A number that may be none is computed with only where it is there."""
    one = s.say("perhaps", depth)
    if one.worth is None:
        raise NoWorth
    return Said(f"({one.text} + 0)", one.worth)


# ---------------------------------------------------------------- numbers that may be none


def roll_at(s: Speaker, depth: int) -> Said:
    """A place of a list that is not there is none."""
    one, at = s.say("rolls", depth), s.say("number", depth)
    return Said(f"({one.text})[{at.text}]", one.worth[at.worth] if 0 <= at.worth < len(one.worth) else None)


def by_number(s: Speaker, depth: int) -> Said:
    """So is what a state holds at a number that is no place of it, whatever its range."""
    name, at = s.random.choice(("grade", "level")), s.say(s.random.choice(("number", "perhaps")), depth)
    inside = at.worth is not None and 1 <= at.worth <= 3
    return Said(f"{name}[{at.text}]", EVERYWHERE[name][2] if inside else None)


def height_of(s: Speaker, depth: int) -> Said:
    """Through none a number whose range does not have 0 is none."""
    cell = s.say("cell", depth)
    return Said(f"tall[{cell.text}]", EVERYWHERE["tall"][2] if cell.worth else None)


# ---------------------------------------------------------------- truths


def compared_with_none(s: Speaker, depth: int) -> Said:
    one, two = s.say("perhaps", depth), s.say(s.random.choice(("number", "perhaps")), depth)
    if s.random.random() < 0.5:
        return Said(f"({one.text} == {two.text})", one.worth == two.worth)
    return Said(f"({one.text} != {two.text})", one.worth != two.worth)


def compared(s: Speaker, depth: int) -> Said:
    one, two = s.say("number", depth), s.say("number", depth)
    return _compared(s, one, two, one.worth, two.worth)


def compared_members(s: Speaker, depth: int) -> Said:
    one, two = s.say("member", depth), s.say("member", depth)
    if one.worth is None or two.worth is None:
        raise NoWorth
    return _compared(s, one, two, place(one.worth), place(two.worth))


def _compared(s: Speaker, one: Said, two: Said, a: Any, b: Any) -> Said:
    signs = {"==": a == b, "!=": a != b, "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}
    sign = s.random.choice(tuple(signs))
    return Said(f"({one.text} {sign} {two.text})", signs[sign])


def same(s: Speaker, depth: int) -> Said:
    sort = s.random.choice(("member", "cell", "seat", "truth", "members", "numbers", "cells", "bag", "dice", "seats"))
    one, two = s.say(sort, depth), s.say(sort, depth)
    equal = one.worth == two.worth
    return (
        Said(f"(({one.text}) == ({two.text}))", equal)
        if s.random.random() < 0.5
        else Said(f"(({one.text}) != ({two.text}))", not equal)
    )


def within(s: Speaker, depth: int) -> Said:
    """Sets: part of; bags: can be taken from."""
    sort = s.random.choice(("members", "numbers", "cells", "bag", "dice"))
    one, two = s.say(sort, depth), s.say(sort, depth)
    if isinstance(one.worth, Counter):
        return Said(f"({one.text} <= {two.text})", all(two.worth[item] >= count for item, count in one.worth.items()))
    return Said(f"({one.text} <= {two.text})", one.worth <= two.worth)


def member(s: Speaker, depth: int) -> Said:
    items = s.random.choice(tuple(HELD))
    sort = HELD[items] if HELD[items] != "number" else s.random.choice(("number", "perhaps"))
    one, two = s.say(sort, depth), s.say(items, depth)
    found = one.worth is not None and one.worth in walked(two.worth)
    return (
        Said(f"({one.text} in {two.text})", found)
        if s.random.random() < 0.6
        else Said(f"({one.text} not in {two.text})", not found)
    )


def absent(s: Speaker, depth: int) -> Said:
    one = s.say(s.random.choice(("member", "cell", "seat", "perhaps", *HELD)), depth)
    empty = (
        one.worth is None or (not isinstance(one.worth, int | str | tuple) and not walked(one.worth)) or one.worth == ()
    )
    return (
        Said(f"({one.text} is empty)", empty)
        if s.random.random() < 0.5
        else Said(f"({one.text} is not empty)", not empty)
    )


def joined(s: Speaker, depth: int) -> Said:
    one, two = s.say("truth", depth), s.say("truth", depth)
    if s.random.random() < 0.5:
        return Said(f"({one.text} and {two.text})", one.worth and two.worth)
    return Said(f"({one.text} or {two.text})", one.worth or two.worth)


def denied(s: Speaker, depth: int) -> Said:
    one = s.say("truth", depth)
    return Said(f"(not {one.text})", not one.worth)


def quantified(s: Speaker, depth: int) -> Said:
    items = s.random.choice(tuple(HELD))
    text, said = s.over(HELD[items], items, depth, lambda: s.say("truth", min(depth, 1)))
    if s.random.random() < 0.5:
        return Said(f"any({text})", any(worth for _, worth in said))
    return Said(f"all({text})", all(worth for _, worth in said))


# ---------------------------------------------------------------- members, seats, cells


def next_member(s: Speaker, depth: int) -> Said:
    one, by = s.say("member", depth), s.random.randint(-2, 3)
    at = -99 if one.worth is None else MEMBERS.index(one.worth) + by
    text = f"({one.text} + {by})" if by >= 0 else f"({one.text} - {-by})"
    return Said(text, MEMBERS[at] if 0 <= at < len(MEMBERS) else None)


def next_seat(s: Speaker, depth: int) -> Said:
    one, by = s.say("seat", depth), s.random.randint(0, 4)
    return Said(f"({one.text} + {by})", None if one.worth is None else (one.worth + by) % SEATS)


def stepped(s: Speaker, depth: int) -> Said:
    one, dx, dy = s.say("cell", depth), s.random.randint(-2, 2), s.random.randint(-2, 2)
    return Said(f"({one.text} + ({dx}, {dy}))", on_board((one.worth[0] + dx, one.worth[1] + dy)) if one.worth else None)


def gone(s: Speaker, depth: int) -> Said:
    one = s.say("cell", depth)
    way, (dx, dy) = s.random.choice((("N", (0, 1)), ("E", (1, 0)), ("S", (0, -1)), ("W", (-1, 0))))
    return Said(f"({one.text} + {way})", on_board((one.worth[0] + dx, one.worth[1] + dy)) if one.worth else None)


def first_of(sort: str) -> Form:
    def form(s: Speaker, depth: int) -> Said:
        one = s.say(s.random.choice(WALKS[sort]), depth)
        return Said(f"first({one.text})", next(iter(walked(one.worth)), None))

    return form


def at_place(s: Speaker, depth: int) -> Said:
    one, at = s.say("list", depth), s.random.randint(0, 4)
    return Said(f"({one.text})[{at}]", one.worth[at] if at < len(one.worth) else None)


def either(sort: str) -> Form:
    def form(s: Speaker, depth: int) -> Said:
        test, one, two = s.say("truth", depth), s.say(sort, depth), s.say(sort, depth)
        return Said(f"(if {test.text} then {one.text} else {two.text})", one.worth if test.worth else two.worth)

    return form


# ---------------------------------------------------------------- collections


def combined(sort: str) -> Form:
    def form(s: Speaker, depth: int) -> Said:
        one, two = s.say(sort, depth), s.say(sort, depth)
        signs = {"|": one.worth | two.worth, "&": one.worth & two.worth, "-": one.worth - two.worth}
        sign = s.random.choice(tuple(signs))
        return Said(f"({one.text} {sign} {two.text})", signs[sign])

    return form


def bags(sort: str) -> Form:
    def form(s: Speaker, depth: int) -> Said:
        one, two = s.say(sort, depth), s.say(sort, depth)
        signs = {
            "+": one.worth + two.worth,
            "-": one.worth - two.worth,
            "&": one.worth & two.worth,
            "|": one.worth | two.worth,
        }
        sign = s.random.choice(tuple(signs))
        found = kept(signs[sign])
        if sum(found.values()) > 60:
            raise NoWorth
        return Said(f"({one.text} {sign} {two.text})", found)

    return form


def amount(sort: str) -> Form:
    def form(s: Speaker, depth: int) -> Said:
        del depth
        number = s.random.randint(0, 4)
        if sort == "bag":
            item = s.random.choice(MEMBERS)
            return Said(s.random.choice((f"({number} {item})", f"({number} of {item})")), kept(Counter({item: number})))
        value = s.random.randint(0, TOP)
        return Said(f"({number} of {value})", kept(Counter({value: number})))

    return form


def filtered(sort: str) -> Form:
    def form(s: Speaker, depth: int) -> Said:
        text, said = s.over(HELD[sort], sort, depth, lambda: None)
        return Said("{" + text + "}", frozenset(item for item, _ in said))

    return form


def mapped(sort: str, item: str) -> Form:
    def form(s: Speaker, depth: int) -> Said:
        items = s.random.choice(tuple(HELD))
        text, said = s.over(HELD[items], items, depth, lambda: s.say(item, min(depth, 1)))
        head, value = text.rsplit(": ", 1)
        return Said(f"{{{value} for {head}}}", frozenset(worth for _, worth in said if worth is not None))

    return form


def united(s: Speaker, depth: int) -> Said:
    text, said = s.over(
        "member", s.random.choice(("members", "bag", "list")), depth, lambda: s.say("members", min(depth, 1))
    )
    return Said(f"union({text})", frozenset().union(*(worth for _, worth in said)))


def best(sort: str) -> Form:
    def form(s: Speaker, depth: int) -> Said:
        text, said = s.over(HELD[sort], sort, depth, lambda: s.say("number", min(depth, 1)))
        word, worth = s.random.choice((("most", max), ("least", min)))
        top = worth((one for _, one in said), default=None)
        return Said(f"{word}({text})", frozenset(item for item, one in said if one == top))

    return form


def kinds(sort: str, bag: str) -> Form:
    del sort

    def form(s: Speaker, depth: int) -> Said:
        one = s.say(bag, depth)
        return Said(f"kinds({one.text})", frozenset(one.worth))

    return form


def around(s: Speaker, depth: int) -> Said:
    cell = s.say("cell", depth)
    word = s.random.choice(("neighbours", "surroundings"))
    near: Iterable[tuple[int, int]] = (
        (x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0) and (word == "surroundings" or 0 in (x, y))
    )
    found = {on_board((cell.worth[0] + x, cell.worth[1] + y)) for x, y in near} - {None} if cell.worth else set()
    return Said(f"({cell.text}).{word}", frozenset(found))


def run(s: Speaker, depth: int) -> Said:
    del depth
    low, high = s.random.choice(MEMBERS), s.random.choice(MEMBERS)
    return Said(f"({low}..{high})", frozenset(MEMBERS[MEMBERS.index(low) : MEMBERS.index(high) + 1]))


FORMS: dict[str, list[Form]] = {
    "number": [
        arithmetic,
        arithmetic,
        loose_arithmetic,
        extremes,
        absolute,
        size,
        counted,
        added,
        greatest,
        copies,
        apart,
        coordinate,
        depth_of,
        taken_for_a_number,
        either("number"),
    ],
    "perhaps": [roll_at, by_number, height_of, first_of("number"), either("perhaps")],
    "truth": [
        compared,
        compared_with_none,
        compared_members,
        same,
        within,
        member,
        absent,
        joined,
        denied,
        quantified,
        either("truth"),
    ],
    "member": [next_member, first_of("member"), at_place, either("member")],
    "seat": [next_seat, first_of("seat"), either("seat")],
    "cell": [stepped, gone, first_of("cell"), either("cell")],
    "members": [
        combined("members"),
        filtered("members"),
        mapped("members", "member"),
        united,
        best("members"),
        kinds("members", "bag"),
        run,
    ],
    "numbers": [
        combined("numbers"),
        filtered("numbers"),
        best("numbers"),
        kinds("numbers", "dice"),
        mapped("numbers", "perhaps"),
    ],
    "cells": [combined("cells"), filtered("cells"), mapped("cells", "cell"), best("cells"), around],
    "seats": [combined("seats"), filtered("seats"), best("seats")],
    "bag": [bags("bag"), amount("bag"), either("bag")],
    "dice": [bags("dice"), amount("dice"), either("dice")],
    "list": [lambda s, depth: s.short("list")],
    "rolls": [lambda s, depth: s.short("rolls")],
}
TYPES = {
    "number": "-2000000..2000000",
    "perhaps": "-2000000..2000000?",
    "truth": "yes/no",
    "member": "Kind?",
    "seat": "Player?",
    "cell": "grid?",
    "members": "set of Kind",
    "numbers": f"set of {LOW}..{TOP}",
    "cells": "set of grid",
    "seats": "set of Player",
    "bag": "bag of Kind",
    "dice": f"bag of {LOW}..{TOP}",
}


def game(said: list[tuple[str, Said]]) -> str:
    """A tiny game that works the expressions out and keeps what they are worth in states."""
    lines = [
        'game "Expressions"',
        f"players {SEATS}",
        f"enum Kind: {', '.join(MEMBERS)}",
        f"board grid: square {WIDE} by {HIGH}",
    ]
    lines += [f"state {name}: {kind} = {literal(worth)}" for name, (kind, worth) in GIVEN.items()]
    lines += [f"state {name}: {kind} {places} = {worth}" for name, (kind, places, worth) in EVERYWHERE.items()]
    lines += [f"state out_{n}: {TYPES[sort]}" for n, (sort, _) in enumerate(said)]
    lines += [
        "play",
        *(f"    out_{n} = {one.text}" for n, (_, one) in enumerate(said)),
        "    for you in players",
        "        you choose",
        "            stay",
    ]
    return "\n".join(lines) + "\n"


def shown(worth: Any) -> Any:
    """A value as `state.view` tells it."""
    match worth:
        case Counter():
            return {str(item): count for item, count in worth.items()}
        case frozenset():
            return [shown(one) for one in walked(worth)]
        case (int(x), int(y)):
            return f"{chr(96 + x)}{y}"
    return worth
