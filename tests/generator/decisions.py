"""Decisions: choose, may, secretly, otherwise, or; their options with ranges, guards and bodies; counted choices."""

from __future__ import annotations

from dataclasses import replace

from generator.calls import command, hook
from generator.changes import change
from generator.declared import collections_of, kinds_of
from generator.kinds import BagOf, Kind, ListOf, Num, Rec, Seat, SetOf, Truth
from generator.leaves import element
from generator.numbers import optional_number
from generator.statements import STEP, Lines, Where, block, deeper
from generator.writer import Named, Unable, Writer

PREPOSITIONS = ("at", "to", "from", "into", "onto", "under", "with", "by", "turned", "as", "linking", "beside", "on")


def asked(w: Writer, at: Where) -> Lines:
    """A decision of one player."""
    if at.option and at.chance_happened:
        return single(w, at, "may")
    form = w.between(0, 5)
    if form == 0:
        return single(w, at, "may")
    if form == 1:
        return single(w, at, "choose", forced=w.chance(0.5))
    if form == 2 and not at.option:
        return secretly(w, at)
    return among(w, at)


def subject(w: Writer) -> str:
    """Who is asked."""
    seats = [each.name for each in w.locals if each.kind == Seat()]
    if not w.you and not seats:
        raise Unable
    if w.chance(0.04):
        return str(w.between(0, w.seats - 1))
    if not w.careful():  # nobody may be there
        held = [element(w, state, 0) for state in w.states if state.kind == Seat()]
        spots = [each.name for each in w.locals if each.kind == Rec("Spot")]
        owners = [name for name, part in w.records.get("Spot", ()) if part == Seat()]
        held += [f"{spot}.{owner}" for spot in spots for owner in owners]
        if held:
            return w.random.choice(held)
    return "you" if w.you and (not seats or w.chance(0.9)) else w.random.choice(seats)


def single(w: Writer, at: Where, word: str, forced: bool = False) -> Lines:
    """`you may lay(c in grid)` with its body."""
    who = subject(w)
    with w.acting():
        option = _option(w, at, w.name("act"))
    word = w.pick("choose", "chooses") if word == "choose" else word
    return [f"{who} {word} {option[0]}{' unless forced' if forced else ''}{w.tag(0.1)}", *option[1:]]


def among(w: Writer, at: Where) -> Lines:
    """Several options, perhaps with an `otherwise`."""
    who = subject(w)
    may = w.chance(0.3)
    forced = " unless forced" if not may and w.chance(0.2) else ""
    lines = [f"{who} {'may' if may else 'choose'}{forced}"]
    with w.acting():
        for _ in range(w.between(1, 3)):
            option = _option(w, at, w.name("act"))
            lines += deeper([option[0] + w.tag(0.1), *option[1:]])
        if w.chance(0.6) or not may and w.careful():
            name = w.pick("", f" {w.name('else')}")
            with w.bound():
                if name and w.chance(0.4):
                    name += f"({_range(w)})"
                asks = at.suspends and at.depth > 1 and w.chance(0.4)
                body = block(w, replace(at, option=True, guards=False, suspends=asks), 2)
            lines += deeper([f"otherwise{name}{w.tag(0.1, reason=False)}", *deeper(body)])
    return lines


def secretly(w: Writer, at: Where) -> Lines:
    """All choose unseen."""
    who = w.pick("players", "players", *(["opponents", "you"] if w.you else []))
    inside = replace(at, suspends=False)
    lines = []
    with w.acting():
        if w.chance(0.5):
            option = _option(w, inside, w.name("act"))
            return [f"{who} choose secretly {option[0]}", *option[1:]]
        lines = [f"{who} choose secretly"]
        for _ in range(w.between(1, 2)):
            lines += deeper(_option(w, inside, w.name("act")))
        if w.chance(0.5):
            lines += deeper([f"otherwise {w.name('else')}", STEP + "number = 2"])
    return lines


def _option(w: Writer, at: Where, name: str) -> Lines:
    """`sow(crop in Crop, into row in 1..3)` and its body."""
    kept = list(w.locals)
    ranges = [_range(w) for _ in range(w.random.choice((0, 1, 1, 1, 2)))]
    given = f"({', '.join(ranges)})" if ranges else ""
    inside = replace(at, option=True, guards=True, chance_happened=False, depth=max(1, at.depth - 1), loop=False)
    lines: Lines = []
    for _ in range(w.random.choice((0, 0, 1, 1, 2))):
        lines.append(f"require {w.condition(2)}{w.tag(0.5)}")
    numbers = [each.name for each in w.locals[len(kept) :] if isinstance(each.kind, Num)]
    if numbers and w.chance(0.15):  # a guard that goes wrong for some values, which those before it may rule out
        name = w.random.choice(numbers)
        lines.append(w.pick(f"require {name} > {w.between(0, 3)}", f"require {w.some(Truth(), 1)}"))
        lines.append(
            f"require {w.between(1, 9)} {w.pick('div', 'mod')} {name} {w.pick('<', '>', '==')}"
            f" {w.between(0, 3)}{w.tag(0.3)}"
        )
    if w.chance(0.1):
        lines.append(f"prefer {w.condition(1)}{w.tag(0.3)}")
    lines += block(w, replace(inside, suspends=at.suspends and at.depth > 1 and w.chance(0.5)), 3)
    w.locals = kept
    return [f"{name}{given}", *deeper(lines)]


def _range(w: Writer) -> str:
    """A parameter; it is known from here on."""
    preposition = w.random.choice((*PREPOSITIONS, "of")) + " " if w.chance(0.5) else ""
    name = w.name("par")
    text, kind = _source(w)
    said = w.tag(0.1)
    w.locals.append(Named(name, kind))
    words = ("where", "while", "until") if ".." in text and w.chance(0.3) else ("where",)
    clause = "".join(f" {w.pick(*words)} {w.condition(1)}" for _ in range(w.random.choice((0, 0, 0, 0, 1, 2))))
    return f"{preposition}{name} in {text}{clause}{said}"


def _doubtful_source(w: Writer) -> tuple[str, Kind]:
    """A range that goes wrong for some of what was chosen or has happened before: none, or nothing to divide by."""
    number = w.leaf(Num()) if w.chance(0.6) else optional_number(w, 1)
    top = w.pick(f"{w.between(1, 9)} {w.pick('div', 'mod')} {number}", f"{number} + 1", f"{number} * 2")
    if w.chance(0.3):
        return f"{{({top}) mod 7, {w.between(0, 3)}}}", Num()
    low = w.between(-1, 1)
    return f"{low}..min({low + w.between(0, 3)}, {top})", Num()


def _source(w: Writer) -> tuple[str, Kind]:
    item = w.random.choice(kinds_of(w))
    form = w.between(0, 11)
    if not w.careful() or w.care < 1 and w.chance(0.1):
        return _doubtful_source(w)
    if form <= 2:
        low = w.between(-2, 2)
        return f"{low}..{low + w.between(0, 4)}", Num()
    if form == 3:
        small = w.some(SetOf(item), 1)
        most = f", {w.between(0, 2)}" if w.chance(0.6) else ""
        if not most:
            small = "{" + ", ".join(w.leaf(item) for _ in range(2)) + "}"
        if isinstance(item, Num):
            return f"subsets({w.between(0, 2)}..{w.between(3, 4)}{most})", SetOf(item)
        return f"subsets({small}{most})", SetOf(item)
    if form == 4 and not isinstance(item, Truth | Num):
        few = "{" + ", ".join(w.leaf(item) for _ in range(2)) + "}"
        return f"splits({w.between(0, 3)}, {few}, {w.name('x')} => {w.between(0, 2)})", BagOf(item)
    if form == 5:
        numbers = w.known(Num()) or ["number"]
        return f"1..{w.random.choice(numbers)}", Num()
    kind = w.random.choice(collections_of(w, item))
    assert isinstance(kind, SetOf | BagOf | ListOf)
    return w.some(kind, 1), Num() if isinstance(kind.item, Num) else kind.item


def counted_choice(w: Writer, at: Where) -> Lines:
    """`repeat 2..3`, `repeat while possible` and the like over a decision."""
    if at.option and at.chance_happened:
        raise Unable
    few = [option.name for option in w.options if option.kind == Num(1, 4)]
    times = w.pick(
        str(w.between(1, 2)),
        *few[:1],
        f"{w.between(0, 1)}..{w.between(1, 3)}",
        f"at least {w.between(0, 1)}",
        f"up to {w.between(1, 2)}",
    )
    quiet = replace(at, suspends=False)
    if w.chance(0.3):
        lines = single(w, quiet, "choose")
        return [
            f"var {(name := w.name('var'))} = 0",
            "repeat while possible",
            *deeper(lines[:1]),
            f"{STEP}{STEP}require {name} < 3",
            f"{STEP}{STEP}{name} += 1",
            *deeper(lines[1:]),
        ]
    lines = single(w, quiet, "choose") if w.chance(0.6) else among(w, replace(quiet))
    if times.startswith("at least"):
        lines = single(w, quiet, "choose")
        name = w.name("var")
        return [
            f"var {name} = 0",
            f"repeat {times}{w.tag(0.1)}",
            *deeper(lines[:1]),
            f"{STEP}{STEP}require {name} < 3",
            f"{STEP}{STEP}{name} += 1",
            *deeper(lines[1:]),
        ]
    return [f"repeat {times}{w.tag(0.1)}", *deeper(lines)]


def either(w: Writer, at: Where) -> Lines:
    """`A or B`, `may A`."""
    if not w.you or at.option and at.chance_happened:
        raise Unable
    sides = []
    hooks = [(table, name, given) for table, about in w.tables.items() for name, given in about.hooks]
    for _ in range(w.random.choice((1, 2, 2, 3))):
        found = [action for action in w.actions if not action.chance]
        if found and w.chance(0.7):
            side = command(w, w.random.choice(found), 1)
            seats = [each.name for each in w.locals if each.kind == Seat()]
            sides.append(f"{w.random.choice(seats)} does {side}" if seats and w.chance(0.1) else side)
        elif hooks and w.chance(0.4):
            sides.append(hook(w, *w.random.choice(hooks), 1))
        else:
            sides.append(f"({change(w, 1)}; {change(w, 0)})")
    if len(sides) == 1:
        return [f"may {sides[0]}"]
    return [" or ".join(sides) + w.tag(0.1, reason=False)]
