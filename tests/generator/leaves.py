"""Short expressions: names, states, literals."""

from __future__ import annotations

from generator.kinds import (
    BagOf,
    Cell,
    Enum,
    Group,
    Kind,
    ListOf,
    Mark,
    Num,
    PileOf,
    Rec,
    Ring,
    Row,
    Seat,
    SetOf,
    Step,
    Truth,
    Way,
    alike,
)
from generator.writer import State, Unable, Writer

NUMBERS = (0, 1, 2, 3, 4, 5, 7, 9)


def leaf(w: Writer, kind: Kind) -> str:
    """A name, a state or a literal of a kind."""
    found = w.known(kind) * 2 + [state.name for state in w.states if not state.index and alike(state.kind, kind)]
    if found and w.chance(0.75):
        return w.random.choice(found)
    try:
        return _plain(w, kind)
    except Unable:
        if found:
            return w.random.choice(found)
        indexed = [state for state in w.states if state.index and alike(state.kind, kind)]
        if indexed:
            return element(w, w.random.choice(indexed), 0)
        raise


def element(w: Writer, state: State, depth: int) -> str:
    """An element of a state; `your x` where that is possible."""
    index = state.index
    if index and index[0] == Seat() and w.you and w.chance(0.4):
        rest = "".join(f"[{_place(w, state, kind, depth)}]" for kind in index[1:])
        return f"your {state.name}{rest}"
    if len(index) > 1 and w.chance(0.5):
        return f"{state.name}[{', '.join(_place(w, state, kind, depth) for kind in index)}]"
    return state.name + "".join(f"[{_place(w, state, kind, depth)}]" for kind in index)


def _place(w: Writer, state: State, kind: Kind, depth: int) -> str:
    """An index. By a number that is outside a number is none, which is no number to compute with."""
    if isinstance(kind, Num) and isinstance(state.kind, Num) and not state.kind.optional and w.careful():
        return f"{kind.low} + ({w.some(kind, depth)}) mod {kind.high - kind.low + 1}"
    return w.fitting(kind, depth)


def _plain(w: Writer, kind: Kind) -> str:
    """A literal whose kind is plain."""
    match kind:
        case Num(low, high):
            return str(w.random.choice([n for n in NUMBERS if low <= n <= high] or [max(low, 0) if high >= 0 else 0]))
        case Truth():
            return w.pick("yes", "no") if w.chance(0.15) or not w.states else _question(w)
        case Enum(name):
            return w.random.choice(w.enums[name])
        case Seat():
            return (
                "you" if w.you and w.chance(0.8) else w.pick("first(players)", f"(first(players) + {w.between(0, 4)})")
            )
        case Way(board):
            return w.random.choice(w.boards[board].ways)
        case Cell(board):
            return cell_name(w, board) or f"first({board})"
        case Row(table):
            return w.random.choice(w.tables[table].ids)
        case Rec(name):
            return f"{name}({', '.join(w.fitting(part, 0) for _, part in w.records[name])})"
        case Step():
            if w.states and w.chance(0.3):
                return f"({w.states[0].name} mod 3, {w.between(-1, 1)})"
            return f"({w.between(-2, 2)}, {w.between(-2, 2)})"
        case Mark():
            return f"fingerprint({whole_state(w)})"
        case Group(network):
            return f"{network}({w.leaf(w.networks[network].over)})"
        case SetOf(Group(network)):
            return network
        case SetOf(item):
            return _plain_set(w, item)
        case BagOf(item):
            if isinstance(item, Truth):
                raise Unable
            return f"({w.between(0, 3)} of {w.leaf(item)})"
        case ListOf(Seat()) if w.you:
            return w.pick("clockwise(you)", "counterclockwise(you)")
        case ListOf(Cell(board)):
            return f"ray({w.leaf(Cell(board))}, ({w.between(-1, 1)}, {w.between(-1, 1)}))"
        case Ring():
            return _ring(w, kind)
    raise Unable


def whole_state(w: Writer) -> str:
    """A state of which a fingerprint can be taken."""
    if not w.states:
        raise Unable
    return w.random.choice([state.name for state in w.states if state.name != "kept_score"])


def _question(w: Writer) -> str:
    """A short question about the position."""
    numbers = [*w.known(Num()), *(state.name for state in w.states if not state.index and alike(state.kind, Num()))]
    if numbers and w.chance(0.8):
        return f"({w.random.choice(numbers)} {w.pick('<', '>', '==', '!=')} {w.between(0, 3)})"
    return f"(fingerprint({whole_state(w)}) == fingerprint({whole_state(w)}))"


def _plain_set(w: Writer, item: Kind) -> str:
    whole = name_of(item)
    if whole and w.chance(0.4):
        return whole
    if isinstance(item, Truth):
        return w.pick("{yes}", "{no}", "{yes, no}")
    items = [w.leaf(item) for _ in range(w.between(1, 3))]
    return "{" + ", ".join(f"{one} mod 8" if isinstance(item, Num) else one for one in items) + "}"


def _ring(w: Writer, kind: Ring) -> str:
    found = [
        f"{w.leaf(Row(name))}.{column}"
        for name, table in w.tables.items()
        for column, about in table.columns.items()
        if about.kind == kind and about.per is None
    ]
    if not found:
        raise Unable
    return w.random.choice(found)


def cell_name(w: Writer, board: str) -> str:
    """A cell such as b2, where that can only be a cell of this board."""
    about = w.boards[board]
    if not about.sized or sum(one.sized for one in w.boards.values()) > 1:
        return ""
    return f"{chr(96 + w.between(1, about.high[0]))}{w.between(1, about.high[1])}"


def name_of(kind: Kind) -> str:
    """The name of a type that is a name."""
    match kind:
        case Enum(name) | Rec(name) if name[0].isupper():
            return name
        case Row(name) | Cell(name):
            return name
        case Seat():
            return "players"
        case Way():
            return "Direction"
    return ""


def written(kind: Kind, w: Writer) -> str:
    """A kind as a declaration writes it."""
    match kind:
        case Num(low, high, optional):
            return f"{low}..{high}" + ("?" if optional else "")
        case Truth():
            return "yes/no"
        case Enum(name):
            return name if name[0].isupper() else " | ".join(w.enums[name])
        case Seat():
            return "Player"
        case Way():
            return "Direction"
        case Mark():
            return "fingerprint"
        case Cell(name) | Row(name) | Rec(name):
            return name
        case SetOf(item):
            return f"set of {written(item, w)}"
        case BagOf(item, room):
            return f"bag of {written(item, w)}" + (f" up to {room}" if room else "")
        case ListOf(item, room):
            return f"list of {written(item, w)} up to {room}"
        case PileOf(item):
            return f"pile of {written(item, w)}" + (" up to 5" if w.chance(0.3) else "")
        case Ring(size, item):
            return f"{size} of {written(item, w)}"
    raise Unable


# ---------------------------------------------------------------- what only its surroundings explain


def explained(w: Writer, kind: Kind) -> str | None:
    """`none`, `{}`, a pair that is a cell, a number that is a seat: read by the kind that is wanted."""
    match kind:
        case Num(_, _, True):
            return "none"
        case Enum() | Way() | Row() | Rec():
            return "none" if w.chance(0.5) else None
        case Seat():
            return w.pick("none", str(w.between(0, w.seats - 1)), str(w.between(0, w.seats - 1)))
        case Cell(board):
            return w.pick("none", coordinates(w, board), coordinates(w, board))
        case SetOf(Num()):
            return w.pick("{}", f"{w.between(-1, 4)}..{w.between(2, 8)}")
        case SetOf() | PileOf():
            return "{}"
        case ListOf(item, room):
            return "{" + ", ".join(_member(w, item) for _ in range(w.between(0, min(2, room)))) + "}"
        case BagOf(item) if w.edges and not isinstance(item, Num | Truth) and w.chance(0.4):
            from generator.edges import braces

            return braces(w, item)
        case BagOf(item):
            lists = [
                state.name
                for state in w.states
                if not state.index and isinstance(state.kind, ListOf) and alike(state.kind.item, item)
            ]
            mixed = "{" + ", ".join(_member(w, item) for _ in range(2)) + "}"
            return w.random.choice(("{}", literal(w, kind), w.some(SetOf(item), 1), mixed, *lists))
    return None


def _member(w: Writer, item: Kind) -> str:
    """An item that is computed; a number stays within its range."""
    if isinstance(item, Num):
        return f"{item.low} + {w.leaf(Num())} mod {item.high - item.low + 1}"
    return w.leaf(item)


def coordinates(w: Writer, board: str) -> str:
    """A cell by its two coordinates: on the board if they are constants, anywhere if they are not."""
    about = w.boards[board]
    if w.chance(0.5):
        return f"({w.between(about.low[0], about.high[0])}, {w.between(about.low[1], about.high[1])})"
    return f"({_computed(w, about.low[0], about.high[0])}, {_computed(w, about.low[1], about.high[1])})"


def _computed(w: Writer, low: int, high: int) -> str:
    moving = [each.name for each in w.locals if isinstance(each.kind, Num) and not each.kind.optional]
    moving += [state.name for state in w.states if not state.index and alike(state.kind, Num())]
    if not moving:
        return str(w.between(low, high))
    return f"{w.random.choice(moving)} + {w.between(low - 1, high + 1)}" if w.chance(0.3) else w.random.choice(moving)


def literal(w: Writer, kind: Kind) -> str:
    """A constant of a known kind, for what is declared."""
    match kind:
        case Truth():
            return w.pick("yes", "no")
        case Num(low, high, optional):
            return "none" if optional and w.chance(0.4) else str(w.between(low, high))
        case Seat():
            return str(w.between(0, w.seats - 1))
        case Cell(board):
            about = w.boards[board]
            return f"({w.between(about.low[0], about.high[0])}, {w.between(about.low[1], about.high[1])})"
        case Rec(name):
            return f"{name}({', '.join(literal(w, part) for _, part in w.records[name])})"
        case SetOf(item):
            return "{" + ", ".join(literal(w, item) for _ in range(w.between(0, 3))) + "}"
        case BagOf(item, room):
            return _bag(w, item, room or 9)
        case ListOf(item, room):
            return "{" + ", ".join(literal(w, item) for _ in range(w.between(0, min(3, room)))) + "}"
        case PileOf():
            return "{}"
        case Mark() | Group():
            raise Unable
    return _plain(w, kind)


def _bag(w: Writer, item: Kind, room: int) -> str:
    most = min(4, room)
    form = w.between(0, 3)
    if form == 0 or isinstance(item, Truth):
        return "{" + ", ".join(literal(w, item) for _ in range(w.between(0, most))) + "}"
    if form == 1 and isinstance(item, Enum) and item.name[0].isupper():
        return f"{w.between(1, most)} {w.random.choice(w.enums[item.name])}"
    if form == 2 and most >= 2:
        return f"1 of ({literal(w, item)}) + {w.between(1, most - 1)} of ({literal(w, item)})"
    return f"{w.between(1, most)} of ({literal(w, item)})"
