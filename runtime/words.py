"""How the values of a program are written and read: `e4`, `tomato`, `{coin: 2}`, `(1,-2)`, `yes`, `none`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from rulewright.runtime import ir
from rulewright.runtime.domain import bits_of, domain_size, index_of, value_at

OTHER_CASE, TITLE, PREFIX = 1, 2, 4  # what it costs a reading to differ from the printed text

_TOKEN = re.compile(r"-?\d+(?!\w)|\w+|[^\w\s]")


class Reading(NamedTuple):
    """A value read from tokens: where its text ends, and how far it was from the printed text."""

    value: Any
    end: int
    cost: int


def tokens(text: str) -> list[str]:
    """The words, numbers and signs of a text; spaces only separate."""
    return _TOKEN.findall(text)


def match_tokens(given: list[str], at: int, wanted: tuple[str, ...]) -> tuple[int, int] | None:
    """Where `wanted` ends if it stands at `at`, and the cost; the last word may be cut short."""
    cost = 0
    for number, word in enumerate(wanted):
        if at + number >= len(given):
            return None
        found = given[at + number]
        if found == word:
            continue
        if found.casefold() == word.casefold():
            cost += OTHER_CASE
        elif number == len(wanted) - 1 and found[0].isalpha() and word.casefold().startswith(found.casefold()):
            return at + len(wanted), cost + PREFIX
        else:
            return None
    return at + len(wanted), cost


class _Name(NamedTuple):
    """A name as tokens, what it means, and what it costs to call it so."""

    wanted: tuple[str, ...]
    value: int
    cost: int


class Words:
    """Writes and reads the values of one program."""

    def __init__(self, program: ir.Program) -> None:
        self.program = program
        self._names: dict[ir.Type, tuple[str, ...]] = {}
        self._by_first: dict[ir.Type, dict[str, list[_Name]]] = {}

    # ------------------------------------------------------------ writing

    def names(self, kind: ir.Type) -> tuple[str, ...] | None:
        """The names of a type's values 1..n, where they are fixed words; None where they are composed."""
        if kind not in self._names:
            names = self._fixed_names(kind)
            if names is None:
                return None
            self._names[kind] = names
        return self._names[kind]

    def _fixed_names(self, kind: ir.Type) -> tuple[str, ...] | None:
        match kind:
            case ir.Member(enum):
                return self.program.enums[enum].members
            case ir.Way(board):
                return tuple(way[0] for way in self.program.boards[board].ways)
            case ir.Cell(board):
                return self.program.boards[board].names
            case ir.Row(table):
                return self.program.tables[table].ids
            case ir.Seat():
                return tuple(str(seat) for seat in range(self.program.seats))
            case ir.Rules():
                return tuple(snippet.text for snippet in self.program.snippets)
            case _:
                return None

    def write(self, value: Any, kind: ir.Type) -> str:
        """A value as text."""
        names = self.names(kind)
        if names is not None:
            return names[value - 1] if value else "none"
        match kind:
            case ir.Number():
                return "none" if value == ir.NIL else str(value)
            case ir.Truth():
                return "yes" if value else "no"
            case ir.Rec():
                return self._write_record(value, kind)
            case ir.Group():
                return self.write(value, self._nodes(kind))
            case ir.Step():
                return "({},{})".format(*ir.step_of(value))
            case ir.Mark():
                return f"{value & (2**64 - 1):016x}"
            case ir.Between():
                return self._write_range(*value)
            case ir.SetOf(item):
                return "{" + ", ".join(self.write(one, item) for one in self.members(value, item)) + "}"
            case ir.BagOf(item):
                counted = (f"{self.write(one, item)}: {count}" for one, count in self.counts(value, item))
                return "{" + ", ".join(counted) + "}"
            case ir.ListOf(item) | ir.Ring(_, item):
                return "[" + ", ".join(self.write(one, item) for one in value) + "]"
            case ir.PileOf(item):
                top, middle, bottom = value
                ends = [self.write(end, ir.ListOf(item, 0)) for end in (top, bottom)]
                return f"{ends[0]} {self.write(middle, ir.BagOf(item))} {ends[1]}"
            case _:
                raise ValueError(f"no text for {kind}")

    def told(self, value: Any, kind: ir.Type) -> str:
        """A value for people to read: a row of a table with its title, if it has one."""
        text = self.write(value, kind)
        if not isinstance(kind, ir.Row) or not value:
            return text
        title = self.program.tables[kind.table].titles[value - 1]
        return text if title.casefold() == text.casefold() else f"{text} ({title})"

    def sentence(self, text: str, values: list[tuple[Any, ir.Type]]) -> str:
        """A text with a value at each `{}`, as people say it; a value of None is one that cannot be had."""
        first, *rest = text.split("{}")
        said = ("?" if value is None else self._said(value, kind) for value, kind in values)
        return first + "".join(one + part for one, part in zip(said, rest, strict=True))

    def _said(self, value: Any, kind: ir.Type) -> str:
        """`4 apple, 1 plum` of a bag, `a1, b2` of a set or list."""
        match kind:
            case ir.SetOf(item):
                said = [self.write(one, item) for one in self.members(value, item)]
            case ir.BagOf(item):
                said = [self._counted(one, count, item) for one, count in self.counts(value, item)]
            case ir.ListOf(item) | ir.Ring(_, item):
                said = [self.write(one, item) for one in value]
            case _:
                return self.write(value, kind)
        return ", ".join(said) or "nothing"

    def _counted(self, value: Any, count: int, item: ir.Type) -> str:
        """As positions are drawn: `3 tomato`, `2 x 5`; a single row of a table, or record, needs no number."""
        text = self.write(value, item)
        if isinstance(item, ir.Number | ir.Seat):
            return f"{count} x {text}"
        return text if count == 1 and isinstance(item, ir.Row | ir.Rec) else f"{count} {text}"

    def _write_record(self, value: int, kind: ir.Rec) -> str:
        if not value:
            return "none"
        fields = zip(self.fields(value, kind), self.program.records[kind.record].fields, strict=True)
        return "(" + ", ".join(self.write(one, field) for one, (_, field) in fields) + ")"

    @staticmethod
    def _write_range(low: int, high: int) -> str:
        if low == high:
            return str(low)
        return f"{low}.." if high == ir.MANY else f"{low}..{high}"

    def plain(self, value: Any, kind: ir.Type) -> Any:
        """A value as plain data: numbers, yes/no as bool, none as None, names as text, collections as lists and
        dicts."""
        match kind:
            case ir.Number():
                return None if value == ir.NIL else value
            case ir.Truth():
                return bool(value)
            case ir.Seat():
                return value - 1 if value else None
            case ir.SetOf(item):
                return [self.plain(one, item) for one in self.members(value, item)]
            case ir.BagOf(item):
                return {self.write(one, item): count for one, count in self.counts(value, item)}
            case ir.ListOf(item) | ir.Ring(_, item):
                return [self.plain(one, item) for one in value]
            case ir.PileOf(item):
                top, middle, bottom = value
                ends = [[self.plain(one, item) for one in end] for end in (top, bottom)]
                return {"top": ends[0], "middle": self.plain(middle, ir.BagOf(item)), "bottom": ends[1]}
            case _:
                text = self.write(value, kind)
                return None if text == "none" else text

    def members(self, mask: int, item: ir.Type) -> Iterator[int]:
        """The values in a set, in index order."""
        return (value_at(index, item) for index in bits_of(mask))

    def counts(self, bag: tuple[int, ...], item: ir.Type) -> Iterator[tuple[int, int]]:
        """The values in a bag and how many there are of each."""
        return ((value_at(index, item), count) for index, count in enumerate(bag) if count)

    def fields(self, value: int, kind: ir.Rec) -> list[int]:
        """The fields of a record that is not none."""
        rest, found = value - 1, []
        for _, field in reversed(self.program.records[kind.record].fields):
            rest, index = divmod(rest, domain_size(field, self.program))
            found.append(value_at(index, field))
        return found[::-1]

    def _nodes(self, kind: ir.Group) -> ir.Type:
        return next(network.over for network in self.program.networks if network.name == kind.network)

    # ------------------------------------------------------------ reading

    def read(self, given: list[str], at: int, kind: ir.Type) -> list[Reading]:
        """Every way to read a value of the type from the tokens at `at`."""
        if at >= len(given):
            return []
        if self.names(kind) is not None:
            return self._read_name(given, at, kind)
        match kind:
            case ir.Number(low, high, optional):
                return self._read_number(given, at, low, high) + (
                    [Reading(ir.NIL, at + 1, 0)] if optional and given[at] == "none" else []
                )
            case ir.Truth():
                return self._read_words(given, at, (("no", 0), ("yes", 1)))
            case ir.Rec(record):
                return self._read_record(given, at, record)
            case ir.Group():
                return self.read(given, at, self._nodes(kind))
            case ir.Step():
                return self._read_step(given, at)
            case ir.Between():
                return self._read_range(given, at)
            case ir.SetOf(item):
                return self._read_set(given, at, item)
            case ir.BagOf(item):
                return self._read_bag(given, at, item)
            case ir.ListOf(item) | ir.Ring(_, item):
                return [Reading(tuple(r.value), r.end, r.cost) for r in self._read_items(given, at, item, "[", "]")]
            case _:
                return []

    def _read_name(self, given: list[str], at: int, kind: ir.Type) -> list[Reading]:
        index = self._by_first.get(kind)
        if index is None:
            index = self._by_first[kind] = {}
            for one in self._callings(kind):
                index.setdefault(one.wanted[0].casefold() if one.wanted else "", []).append(one)
        found = []
        for wanted, value, cost in index.get(given[at].casefold(), ()):
            match_ = match_tokens(given, at, wanted)
            if match_:
                found.append(Reading(value, match_[0], match_[1] + cost))
        if not found and given[at][0].isalpha():  # perhaps a name cut short
            start = given[at].casefold()
            found = [
                Reading(value, at + 1, PREFIX + cost)
                for first, entries in index.items()
                if first.startswith(start)
                for wanted, value, cost in entries
                if len(wanted) == 1
            ]
        return found or self._read_words(given, at, (("none", 0),))

    def _callings(self, kind: ir.Type) -> Iterator[_Name]:
        """How the values of a type may be called: by their names; a row of a table also by its title."""
        names = self.names(kind) or ()
        yield from (_Name(tuple(tokens(name)), number, 0) for number, name in enumerate(names, 1))
        if isinstance(kind, ir.Row):
            titles = enumerate(self.program.tables[kind.table].titles, 1)
            yield from (_Name(tuple(tokens(title)), row, TITLE) for row, title in titles if title != names[row - 1])

    @staticmethod
    def _read_words(given: list[str], at: int, words: tuple[tuple[str, int], ...]) -> list[Reading]:
        found = [(value, match_tokens(given, at, (word,))) for word, value in words]
        return [Reading(value, *match_) for value, match_ in found if match_]

    @staticmethod
    def _read_number(given: list[str], at: int, low: int, high: int) -> list[Reading]:
        if re.fullmatch(r"-?\d{1,10}", given[at]) and low <= int(given[at]) <= high:
            return [Reading(int(given[at]), at + 1, 0)]
        return []

    def _read_record(self, given: list[str], at: int, record: str) -> list[Reading]:
        if given[at] != "(":
            return self._read_words(given, at, (("none", 0),))
        partial = [Reading(0, at, 0)]
        for number, (_, field) in enumerate(self.program.records[record].fields):
            partial = [
                Reading(
                    so_far.value * domain_size(field, self.program) + index_of(one.value, field),
                    one.end,
                    so_far.cost + one.cost,
                )
                for so_far in partial
                if so_far.end < len(given) and given[so_far.end] == ("," if number else "(")
                for one in self.read(given, so_far.end + 1, field)
            ]
        return [Reading(r.value + 1, r.end + 1, r.cost) for r in partial if r.end < len(given) and given[r.end] == ")"]

    def _read_step(self, given: list[str], at: int) -> list[Reading]:
        if len(given) >= at + 5 and (given[at], given[at + 2], given[at + 4]) == ("(", ",", ")"):
            pair = [self._read_number(given, at + place, -ir.STEP_REACH, ir.STEP_REACH) for place in (1, 3)]
            return [Reading(ir.step_code(pair[0][0].value, pair[1][0].value), at + 5, 0)] if all(pair) else []
        return []

    def _read_range(self, given: list[str], at: int) -> list[Reading]:
        low = self._read_number(given, at, ir.NIL + 1, ir.MANY)
        if not low:
            return []
        if given[at + 1 : at + 3] != [".", "."]:
            return [Reading((low[0].value, low[0].value), at + 1, 0)]
        high = self._read_number(given, at + 3, ir.NIL + 1, ir.MANY) if at + 3 < len(given) else []
        return [
            Reading((low[0].value, high[0].value), at + 4, 0) if high else Reading((low[0].value, ir.MANY), at + 3, 0)
        ]

    def _read_items(self, given: list[str], at: int, item: ir.Type, left: str, right: str) -> list[Reading]:
        """Lists of items between brackets, separated by commas; the values are Python lists."""
        if given[at] != left:
            return []
        if at + 1 < len(given) and given[at + 1] == right:
            return [Reading([], at + 2, 0)]
        found: list[Reading] = []
        partial = [Reading([], at, 0)]
        while partial:
            longer = [
                Reading([*so_far.value, one.value], one.end, so_far.cost + one.cost)
                for so_far in partial
                for one in self.read(given, so_far.end + 1, item)
            ]
            found += [
                Reading(r.value, r.end + 1, r.cost) for r in longer if r.end < len(given) and given[r.end] == right
            ]
            partial = [r for r in longer if r.end < len(given) and given[r.end] == ","]
        return found

    def _read_set(self, given: list[str], at: int, item: ir.Type) -> list[Reading]:
        return [
            Reading(sum({1 << index_of(value, item) for value in r.value}), r.end, r.cost)
            for r in self._read_items(given, at, item, "{", "}")
            if all(index_of(value, item) >= 0 for value in r.value)
        ]

    def _read_bag(self, given: list[str], at: int, item: ir.Type) -> list[Reading]:
        """`{tomato: 2, carrot: 1}` as it is written, or `2 tomato + 1 of carrot` as in rules."""
        if given[at] != "{":
            return self._read_amounts(given, at, item)
        empty = (0,) * domain_size(item, self.program)
        if at + 1 < len(given) and given[at + 1] == "}":
            return [Reading(empty, at + 2, 0)]
        found: list[Reading] = []
        partial = [Reading(empty, at, 0)]
        while partial:
            longer = [one for so_far in partial for one in self._read_counted(given, so_far, item)]
            found += [Reading(r.value, r.end + 1, r.cost) for r in longer if r.end < len(given) and given[r.end] == "}"]
            partial = [r for r in longer if r.end < len(given) and given[r.end] == ","]
        return found

    def _read_amounts(self, given: list[str], at: int, item: ir.Type) -> list[Reading]:
        found: list[Reading] = []
        partial = [Reading((0,) * domain_size(item, self.program), at - 1, 0)]
        while partial:
            longer = [one for so_far in partial for one in self._read_amount(given, so_far, item)]
            found += longer
            partial = [one for one in longer if one.end < len(given) and given[one.end] == "+"]
        return found

    def _read_amount(self, given: list[str], so_far: Reading, item: ir.Type) -> Iterator[Reading]:
        """One more `2 of item`, or `2 item`."""
        at = so_far.end + 1
        for many in self._read_number(given, at, 0, 255) if at < len(given) else ():
            what = many.end + (many.end < len(given) and given[many.end] == "of")
            for one in self.read(given, what, item) if what < len(given) else ():
                index = index_of(one.value, item)
                if index >= 0:
                    value = so_far.value[:index] + (so_far.value[index] + many.value,) + so_far.value[index + 1 :]
                    yield Reading(value, one.end, so_far.cost + one.cost)

    def _read_counted(self, given: list[str], so_far: Reading, item: ir.Type) -> Iterator[Reading]:
        """One more `item: count` (or just `item`) of a bag."""
        for one in self.read(given, so_far.end + 1, item):
            index, count, end = index_of(one.value, item), 1, one.end
            if end + 1 < len(given) and given[end] == ":":
                numbers = self._read_number(given, end + 1, 0, 255)
                if not numbers:
                    continue
                count, end = numbers[0].value, end + 2
            if index >= 0:
                value = so_far.value[:index] + (so_far.value[index] + count,) + so_far.value[index + 1 :]
                yield Reading(value, end, so_far.cost + one.cost)
