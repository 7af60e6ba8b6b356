"""Statements that change something, on one line each."""

from __future__ import annotations

from generator.kinds import BagOf, Kind, ListOf, Mark, Num, PileOf, Seat, SetOf, Truth
from generator.leaves import element, literal, whole_state
from generator.writer import Named, State, Unable, Writer

Place = State | Named


def change(w: Writer, depth: int) -> str:
    """A random change of a random place."""
    places: list[Place] = [*w.states, *(each for each in w.locals if each.changes)]
    place = w.random.choice(places)
    if isinstance(place, State) and place.index and place.name != "kept_score" and w.chance(0.12):
        return _whole(w, place, depth)
    where = target(w, place, min(depth, 1)) if isinstance(place, State) else place.name
    if w.chance(0.06):
        return f"clear {where}"
    room = place.room if isinstance(place, State) else 0
    return _change(w, where, place.kind, depth, room)


def target(w: Writer, state: State, depth: int) -> str:
    """An element to be changed; where care is taken it is surely there."""
    if not w.careful():
        return element(w, state, depth)
    if state.index and state.index[0] == Seat() and w.you and w.chance(0.5):
        return f"your {state.name}" + "".join(f"[{_sure(w, kind)}]" for kind in state.index[1:])
    return state.name + "".join(f"[{_sure(w, kind)}]" for kind in state.index)


def _sure(w: Writer, kind: Kind) -> str:
    if isinstance(kind, Seat) and w.you and w.chance(0.5):
        return "you"
    moving = [each.name for each in w.locals if each.kind == kind and each.name.startswith(("par", "each"))]
    if moving and w.chance(0.7):
        return w.random.choice(moving)
    if isinstance(kind, Num) and w.chance(0.5):
        return f"{kind.low} + ({w.some(Num(), 1)}) mod {kind.high - kind.low + 1}"
    return literal(w, kind)


def _whole(w: Writer, state: State, depth: int) -> str:
    """All elements of an indexed state."""
    if w.chance(0.4):
        return f"clear {state.name}"
    same = [o.name for o in w.states if o.kind == state.kind and o.index == state.index]
    if w.chance(0.4):
        return f"{state.name} = {w.random.choice(same)}"
    if isinstance(state.kind, PileOf):
        return f"clear {state.name}"
    return f"{state.name} = {_value(w, state.kind, depth)}"


def _value(w: Writer, kind: Kind, depth: int) -> str:
    """A value to store: where care is taken, a number within its range."""
    if not isinstance(kind, Num):
        return w.fitting(kind, depth)
    if kind.optional and w.chance(0.3):
        return w.pick("none", w.some(Num(optional=True), depth))
    text = w.some(Num(), depth)
    if not w.careful() and not text.isalnum() and text not in w.known(Num()):  # what surely does not fit is refused
        return text
    span = kind.high - kind.low + 1
    return w.pick(f"{kind.low} + ({text}) mod {span}", f"max({kind.low}, min({kind.high}, {text}))")


def _change(w: Writer, where: str, kind: Kind, depth: int, room: int) -> str:
    match kind:
        case Num(_, _, optional):
            if not optional and w.chance(0.3) and not w.careful():
                return f"{where} {w.pick('+=', '-=')} {w.some(Num(), depth)}"
            return f"{where} = {_value(w, kind, depth)}"
        case SetOf(item):
            return _change_set(w, where, kind, item, depth, room)
        case BagOf(item):
            return _change_bag(w, where, kind, item, depth)
        case ListOf(item):
            return _change_list(w, where, kind, item, depth)
        case PileOf(item):
            return w.pick(f"put {_filled(w, item, depth)} {w.pick('onto', 'under')} {where}", f"shuffle {where}")
    return f"{where} = {w.fitting(kind, depth)}"


def _filled(w: Writer, item: Kind, depth: int) -> str:
    """An item that is surely there, if care is taken."""
    if isinstance(item, Num):
        return _value(w, item, depth)
    if w.careful() and not isinstance(item, Truth | Mark):
        text = literal(w, item)
        return text if not text.startswith("(") else f"({text})" if "," not in text else text
    return w.some(item, depth)


def _change_set(w: Writer, where: str, kind: Kind, item: Kind, depth: int, room: int) -> str:
    if room and w.careful():
        return w.pick(f"remove {_filled(w, item, depth)} from {where}", f"clear {where}")
    return w.pick(
        f"{where} = {w.fitting(kind, depth)}",
        f"{where} {w.pick('+=', '-=')} {w.fitting(kind, depth)}",
        f"add {_filled(w, item, depth)} to {where}",
        f"remove {_filled(w, item, depth)} from {where}",
    )


def _change_bag(w: Writer, where: str, kind: Kind, item: Kind, depth: int) -> str:
    if w.careful():
        return w.pick(
            f"{where} = {where} - {w.some(kind, depth)}", f"add {_filled(w, item, 0)} to {where}", f"clear {where}"
        )
    amount = f"{w.between(1, 2)} of ({_filled(w, item, 0)})"
    if isinstance(item, Truth):
        amount = _filled(w, item, 0)
    return w.pick(
        f"{where} = {w.fitting(kind, depth)}",
        f"{where} {w.pick('+=', '-=')} {w.fitting(kind, depth)}",
        f"add {amount} to {where}",
        f"remove {amount} from {where}",
        f"remove {w.some(item, depth)} from {where}" if not isinstance(item, Num) else f"clear {where}",
        f"{where}[{w.fitting(item, depth)}] = {w.some(Num(), depth)}",
    )


def _change_list(w: Writer, where: str, kind: Kind, item: Kind, depth: int) -> str:
    if isinstance(item, Mark):
        return f"add fingerprint({whole_state(w)}) to {where}" if not w.careful() else f"clear {where}"
    if w.careful():
        return w.pick(f"{where} = {w.fitting(kind, 0)}", f"clear {where}")
    thing = _filled(w, item, depth)
    return w.pick(
        f"{where} = {w.fitting(kind, depth)}",
        f"add {thing} to {where}",
        f"remove {thing} from {where}",
        f"put {thing} {w.pick('onto', 'under')} {where}",
        f"put {thing} into {where} at {w.some(Num(), 0)}",
        f"{where}[{w.some(Num(), 0)}] = {thing}",
    )


def guarded(w: Writer, depth: int) -> list[str]:
    """A change that needs a condition, with it: so that careful games also fill lists and take from bags."""
    states = [state for state in w.states if isinstance(state.kind, BagOf | ListOf | SetOf)]
    if not states:
        raise Unable
    state = w.random.choice(states)
    where = target(w, state, 0)
    kind = state.kind
    assert isinstance(kind, BagOf | ListOf | SetOf)
    item = _filled(w, kind.item, 0)
    if isinstance(kind, ListOf):
        if kind.item == Mark():
            item = f"fingerprint({whole_state(w)})"
        verb = w.pick(
            f"add {item} to {where}",
            f"put {item} onto {where}",
            f"put {item} under {where}",
            f"put {item} into {where} at 1",
        )
        return [f"if count({where}) < {kind.room}", f"    {verb}"]
    if isinstance(kind, BagOf):
        return w.random.choice(
            (
                [f"if {item} in {where}", f"    remove {item} from {where}"],
                [f"if count({where}) < {kind.room or 9}", f"    add {item} to {where}"],
            )
        )
    return [f"if count({where}) < {state.room or 99}", f"    add {item} to {where}"]
