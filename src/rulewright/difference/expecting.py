"""Values as an author writes them in a scenario, where that can be said in one expression."""

from __future__ import annotations

from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.domain import nothing
from rulewright.runtime.words import Words

_PLAIN = (ir.Number, ir.Truth, ir.Member, ir.Seat, ir.Way, ir.Cell, ir.Row)


def expectation(state: ir.State, at: tuple[int, ...], value: Any, words: Words) -> str | None:
    """`expect disc[d5] == 0`; None where there are no words for it."""
    indices = [_written(one, kind, words) for one, kind in zip(at, state.index, strict=True)]
    if None in indices:
        return None
    element = state.name + (f"[{', '.join(filter(None, indices))}]" if indices else "")
    if isinstance(state.type, ir.PileOf):
        parts = _of_pile(element, value, state.type.item, words)
    else:
        parts = [_compared(element, value, state.type, words)]
    return None if None in parts else f"expect {' and '.join(filter(None, parts))}"


def _of_pile(text: str, value: Any, item: ir.Type, words: Words) -> list[str | None]:
    top, middle, bottom = value
    if not any(middle):  # then all of it is known from either end
        top, bottom = top + bottom, ()
    cards = ir.ListOf(item, 0)
    parts = [
        _compared(f"known_top({text})", top, cards, words),
        _compared(f"unknown({text})", middle, ir.BagOf(item), words),
    ]
    return [*parts, _compared(f"known_bottom({text})", bottom[::-1], cards, words)] if any(middle) else parts


def _compared(text: str, value: Any, kind: ir.Type, words: Words) -> str | None:
    if value == nothing(kind, words.program) and not isinstance(kind, ir.Number | ir.Truth):
        return f"{text} is empty"
    written = _written(value, kind, words)
    return None if written is None else f"{text} == {written}"


def _written(value: Any, kind: ir.Type, words: Words) -> str | None:
    match kind:
        case ir.Rec(record):
            fields = [one for _, one in words.program.records[record].fields]
            parts = [_written(one, field, words) for one, field in zip(words.fields(value, kind), fields, strict=True)]
            return None if None in parts else f"{record}({', '.join(filter(None, parts))})"
        case ir.SetOf(item):
            members = [_written(one, item, words) for one in words.members(value, item)]
            return None if None in members else "{" + ", ".join(filter(None, members)) + "}"
        case ir.ListOf(item):
            items = [_written(one, item, words) for one in value]
            return None if None in items else "{" + ", ".join(filter(None, items)) + "}"
        case ir.BagOf(item):
            counted = [(_written(one, item, words), count) for one, count in words.counts(value, item)]
            return None if any(one is None for one, _ in counted) else " + ".join(f"{n} of {one}" for one, n in counted)
    return words.write(value, kind) if isinstance(kind, _PLAIN) else None
