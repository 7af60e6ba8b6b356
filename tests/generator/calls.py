"""Calls of actions and of rules cells."""

from __future__ import annotations

from generator.kinds import Kind, Row
from generator.leaves import element
from generator.writer import Action, Writer


def command(w: Writer, action: Action, depth: int) -> str:
    """`lay t at c turned 2`."""
    text = action.name
    for preposition, kind in action.parameters[: len(action.parameters) - w.between(0, action.defaults)]:
        value = w.some(kind, min(depth, 1))
        text += f" {preposition} ({value})" if preposition else f" ({value})"
    return text


def hook(w: Writer, table: str, name: str, given: tuple[Kind, ...], depth: int) -> str:
    """`do card.play(2)`."""
    row = w.leaf(Row(table))
    held = [state for state in w.states if state.kind == Row(table)]
    if held and w.chance(0.3) and not w.careful():  # no card may be there
        row = element(w, w.random.choice(held), 0)
    elif not row.replace("_", "").isalnum():
        row = w.random.choice(w.tables[table].ids)
    arguments = f"({', '.join(w.fitting(kind, depth) for kind in given)})" if given else ""
    return f"do {row}.{name}{arguments}"
