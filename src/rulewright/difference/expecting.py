"""Values as an author writes them in a scenario, where that can be said in one expression."""

from __future__ import annotations

from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.domain import nothing
from rulewright.runtime.words import Words

_PLAIN = (ir.Number, ir.Truth, ir.Member, ir.Seat, ir.Way, ir.Cell, ir.Row)


def expectation(state: ir.State, at: tuple[int, ...], value: Any, words: Words) -> str:
    """`expect disc[d5] == 0`; empty where there are no words for it."""
    indices = [_written(one, kind, words) for one, kind in zip(at, state.index, strict=True)]
    if None in indices:
        return ""
    element = state.name + (f"[{', '.join(filter(None, indices))}]" if indices else "")
    if value == nothing(state.type, words.program) and not isinstance(state.type, ir.Number | ir.Truth | ir.PileOf):
        return f"expect {element} is empty"
    text = _written(value, state.type, words)
    return "" if text is None else f"expect {element} == {text}"


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
            return None if None in items else "[" + ", ".join(filter(None, items)) + "]"
        case ir.BagOf(item):
            counted = [(_written(one, item, words), count) for one, count in words.counts(value, item)]
            return None if any(one is None for one, _ in counted) else " + ".join(f"{n} of {one}" for one, n in counted)
    return words.write(value, kind) if isinstance(kind, _PLAIN) else None
