"""Probes: for the kind of things a definition is about, every operator on its collections once, so that none is left to
luck."""

from __future__ import annotations

from generator.kinds import BagOf, Enum, ListOf, Num, PileOf, Row, Seat, SetOf, Truth, Way
from generator.leaves import literal, written
from generator.statements import Lines
from generator.writer import State, Writer


def probe_states(w: Writer) -> Lines:
    """Collections of everything, for `probes`."""
    item = w.focus
    if item is None or not w.chance(0.25):
        return []
    lines = []
    for name, kind in (
        ("held_set", SetOf(item)),
        ("other_set", SetOf(item)),
        ("held_bag", BagOf(item)),
        ("other_bag", BagOf(item)),
        ("held_list", ListOf(item, 4)),
    ):
        w.states.append(State(name, kind))
        lines.append(f"state {name}: {written(kind, w)} = {literal(w, kind)}")
    w.states.append(State("held_pile", PileOf(item)))
    return [*lines, f"state held_pile: {written(PileOf(item), w)}"]


def probes(w: Writer) -> Lines:
    """Every operator on them, each with something to show for it."""
    item = w.focus
    if item is None or not any(state.name == "held_pile" for state in w.states):
        return []
    thing = literal(w, item)
    thing = f"({thing})" if not thing.startswith("(") else thing
    questions = [
        f"held_{one} {sign} other_{one}" for one in ("set", "bag") for sign in ("==", "!=", "<", "<=", ">", ">=")
    ]
    questions += [f"held_{one} is {word}empty" for one in ("set", "bag", "list", "pile") for word in ("", "not ")]
    questions += [f"{_in(thing)} in held_{one}" for one in ("set", "bag", "list")] + [f"{_in(thing)} not in other_set"]
    sums = [f"count(held_{one} {sign} other_{one})" for one in ("set", "bag") for sign in ("|", "&", "-", "+")]
    sums += [f"count(held_{one})" for one in ("set", "bag", "list", "pile")] + [
        "count(kinds(held_bag))",
        f"held_bag[{_in(thing)}]",
    ]
    if isinstance(item, Num | Enum | Seat | Row | Way):
        questions += [f"{_in(thing)} {sign} first(held_set)" for sign in ("<", "<=", ">", ">=", "==", "!=")]
    questions += ["fingerprint(held_set) != fingerprint(held_bag)"]
    sums += ["count({(number mod 3, 1), (1, 0)})", *_on_boards(w)]
    w.random.shuffle(questions)
    lines = [f"if {question}" for question in questions]
    lines = [each for line in lines for each in (line, "    number = (number + 1) mod 50")]
    lines += [f"number = (number + {each}) mod 50" for each in sums]
    lines += [
        f"number = if index(held_list, {_in(thing)}) is empty then 0 else 1",
        "held_bag = held_list",
        "held_bag = held_set | other_set",
    ]
    if not isinstance(item, Truth | Num):
        lines += ["if top(held_pile) is empty", "    number = 3", "if bottom(held_pile) is not empty", "    number = 4"]
    lines += [f"number = count({word}(held_pile)) mod 9" for word in ("known_top", "known_bottom", "unknown")]
    lines += [f"held_set = held_set - {{{_in(thing)}}}"]
    if isinstance(item, Num):
        lines += ["held_set = 0..number mod 3"]
    if not isinstance(item, Truth):
        lines += [
            f"other_bag = (number mod 3) of {_in(thing)}",
            "if first(held_set) is not empty",
            "    other_set = {first(held_set)}",
        ]
    else:
        lines += ["other_set = {first(held_set)}"]
    return lines


def _on_boards(w: Writer) -> Lines:
    """Steps and directions that are not known before the game begins."""
    if not w.boards:
        return []
    board = next(iter(w.boards))
    return [
        f"count(ray(first({board}), first(Direction) + number))",
        f"distance(first({board}), first({board}) + ((number mod 2, 0) + (0, 1)))",
    ]


def _in(thing: str) -> str:
    """A literal without the brackets that it does not need."""
    return thing if "," in thing or "-" in thing else thing.strip("()") if not thing.endswith("))") else thing
