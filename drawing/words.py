"""Values in few words, for people: `3 tomato, 1 lettuce`, `G3a (2 carrot), G4b`, `5 hidden`, `-` for nothing."""

from __future__ import annotations

from typing import Any

from rulewright.drawing.layers import Sight
from rulewright.runtime import ir, knowledge
from rulewright.runtime.domain import domain_size, nothing
from rulewright.runtime.hidden import Hidden

NOTHING = "-"
FEW = 6  # rows that are written with their titles
MANY = 12  # things that are not written out: hidden ones even for all-seeing eyes, a set with most of what there is


class Brief:
    """Writes values briefly. States with one index, a table, say more about its rows: they are written after each row
    that is mentioned, in brackets; `told` are the rows of which that has been done."""

    def __init__(self, sight: Sight, more: list[ir.State]) -> None:
        self.sight, self.words = sight, sight.seating.notation.words
        self._more: dict[ir.Type, list[tuple[ir.State, dict[tuple[int, ...], Any]]]] = {}
        for state in more:
            self._more.setdefault(state.index[0], []).append((state, sight.every(state)))
        self.told: dict[ir.Type, set[int]] = {}
        self.titled = False  # whether rows are written with their titles

    def with_titles(self, state: ir.State) -> str:
        """A whole state; its rows with their titles if they are few."""
        text = self.by_index(state)
        if isinstance(state.type, ir.Row | ir.SetOf | ir.ListOf | ir.BagOf) and text.count(",") < FEW:
            self.titled = True
            text = self.by_index(state)
            self.titled = False
        return text

    def write(self, value: Any, kind: ir.Type) -> str:
        """A value briefly."""
        match kind:
            case ir.SetOf(item):
                return self._set(value, item)
            case ir.BagOf(item):
                return self._listed([self._counted(one, count, item) for one, count in self.words.counts(value, item)])
            case ir.ListOf(item) | ir.Ring(_, item):
                return self._listed([self.write(one, item) for one in value])
            case ir.PileOf(item):
                return self._pile(value, item)
            case ir.Row():
                return self._row(value, kind)
            case _:
                text = self.words.write(value, kind)
                return NOTHING if text == "none" else text

    def _set(self, value: int, item: ir.Type) -> str:
        """What is in a set; where that is most of very many, what is not."""
        missing = ~value & (1 << domain_size(item, self.sight.program)) - 1
        there = value.bit_count()
        if there <= MANY or missing.bit_count() * 2 > there or item in self._more:
            return self._listed([self.write(one, item) for one in self.words.members(value, item)])
        return f"all but {self._set(missing, item)}" if missing else "all"

    def _counted(self, value: Any, count: int, item: ir.Type) -> str:
        """`3 tomato`, `2 x 5`; a single row of a table, or record, needs no number."""
        text = self.write(value, item)
        if isinstance(item, ir.Number | ir.Seat):
            return f"{count} x {text}"
        return text if count == 1 and isinstance(item, ir.Row | ir.Rec) else f"{count} {text}"

    @staticmethod
    def _listed(texts: list[str]) -> str:
        return ", ".join(texts) or NOTHING

    def _pile(self, value: Any, item: ir.Type) -> str:
        top, middle, bottom = value
        parts = [self.write(top, ir.ListOf(item, 0)), f"{sum(middle)} shuffled", self.write(bottom, ir.ListOf(item, 0))]
        return self._listed([part for part, there in zip(parts, (top, sum(middle), bottom), strict=True) if there])

    def _row(self, row: int, kind: ir.Type) -> str:
        name = self.words.write(row, kind)
        if self.titled and row and isinstance(kind, ir.Row):
            name = id_and_title(row, self.sight.program.tables[kind.table])
        if not row or kind not in self._more:
            return NOTHING if name == "none" else name
        self.told.setdefault(kind, set()).add(row)
        texts = [
            self.write(values[row,], state.type)
            for state, values in self._more[kind]
            if values[row,] != nothing(state.type, self.sight.program)
        ]
        return f"{name} ({'; '.join(texts)})" if texts else name

    def element(self, state: ir.State, at: tuple[int, ...], value: Any) -> str:
        """An element of a state, or what may be known of it."""
        form = knowledge.hidden_form(value, state)
        if state.seen == "count" and form.size is not None and form.size > MANY:
            return short_hidden(form)  # nobody at the table sees them, and whoever sees everything would not read them
        if knowledge.sees(self.sight.seat, state, at):
            is_nothing = value == nothing(state.type, self.sight.program)
            return NOTHING if is_nothing else self.write(value, state.type)
        return NOTHING if form.size == 0 else short_hidden(form)

    def by_index(self, state: ir.State, first: int = 0, at: tuple[int, ...] = ()) -> str:
        """All of a state whose first indices are `at`: `tower 3, silo 1`, `field: 2 hidden; building: FI03, FI04`."""
        entries = []
        many = isinstance(state.type, ir.SetOf | ir.BagOf | ir.ListOf | ir.PileOf)
        numbered = isinstance(state.index[-1], ir.Number) if state.index else False
        for index, value in self.sight.every(state).items():
            if index[:first] != at:
                continue
            text = self.element(state, index, value)
            if text != NOTHING:
                rest = ", ".join(
                    self.words.write(one, kind) for one, kind in zip(index[first:], state.index[first:], strict=True)
                )
                entries.append(f"{rest}{':' if many or numbered else ''} {text}" if rest else text)
        return ("; " if many else ", ").join(entries) or NOTHING


def id_and_title(row: int, table: ir.Table) -> str:
    """A row of a table: its id, and its title if that is another word."""
    return " ".join(dict.fromkeys((table.ids[row - 1], table.titles[row - 1])))


def short_hidden(form: Hidden) -> str:
    """`hidden`, `3 hidden`."""
    return "hidden" if form.size is None else f"{form.size} hidden"
