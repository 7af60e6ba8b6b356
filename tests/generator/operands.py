"""Every operator with every kind of operand that the language's types admit. Written from docs/language.md; what a run
reaches beyond this list is allowed, what stands here and is never reached fails the test."""

from __future__ import annotations

from collections.abc import Iterator

NAMED = ("Member", "Seat", "Way", "Cell", "Row", "Rec")
SINGLE = ("Number", "Truth", *NAMED)
ORDERED = ("Number", "Member", "Seat", "Row", "Way")
STEPPED = ("Member", "Row")


def admitted() -> Iterator[tuple[str, str]]:
    """(operator, operands) as `constructs.operands` writes them."""
    for kind in (*SINGLE, "Step", "Mark", "Group"):
        for op in ("eq", "ne"):
            yield op, f"{kind}, {kind}"
    for op in ("lt", "le", "gt", "ge"):
        yield from ((op, f"{kind}, {kind}") for kind in ORDERED)
    for item in (*SINGLE, "Step"):
        held = f"SetOf of {item}"
        for op in ("eq", "le", "union", "meet", "without"):
            yield op, f"{held}, {held}"
        yield from ((op, held) for op in ("size", "is_empty"))
    for item in SINGLE:
        yield from (
            ("in", f"{item}, SetOf of {item}"),
            ("in", f"{item}, BagOf of {item}"),
            ("in", f"{item}, ListOf of {item}"),
        )
        yield from ((op, f"{kind} of {item}") for op in ("size", "is_empty") for kind in ("BagOf", "ListOf", "PileOf"))
        held = f"BagOf of {item}"
        yield from ((op, f"{held}, {held}") for op in ("eq", "le", "bag_add", "bag_sub", "bag_meet", "bag_join"))
        yield from (("count_of", f"{held}, {item}"), ("set_bag", f"SetOf of {item}"))
        if item != "Truth":
            yield "amount", f"Number, {item}"
        yield from (("first", f"SetOf of {item}"), ("bag_set", held), ("index_of", f"ListOf of {item}, {item}"))
    for kind in (*NAMED, "Group", "Rules"):
        yield "is_empty", kind
    yield from (("turn", f"{kind}, Number") for kind in ("Seat", "Way"))
    yield from (("shift", f"{kind}, Number") for kind in STEPPED)
    yield from (("gap", f"{kind}, {kind}") for kind in ("Member", "Row", "Seat", "Way"))
    yield from (("range", f"{kind}, {kind}") for kind in ("Number", "Member", "Row", "Cell"))
    yield from (("item", f"{one} of {item}, Number") for one in ("ListOf", "Ring") for item in ("Member", "Number"))
    yield from ((op, "Number") for op in ("is_empty", "present"))
