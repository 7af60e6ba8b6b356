"""Type rules as short text: `a, set of a | list of a -> truth`.

Operands stand before the arrow, what comes out behind it. A word is a type of `ir.py` (`number`, `truth`, `cell`, …),
`set of a` one that holds others, `any` whatever there is, and a single letter any type, the same wherever it stands.
`number?` may be left out, `a...` comes any number of times. Numbers of all ranges are alike, and so are collections of
alike items. A `number` is there; one that can be none is a `maybe`.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rulewright.runtime import ir
from rulewright.runtime.domain import alike

WORDS: dict[str, type] = {
    "any": object,
    "number": ir.Number,
    "maybe": ir.Number,
    "truth": ir.Truth,
    "member": ir.Member,
    "seat": ir.Seat,
    "way": ir.Way,
    "cell": ir.Cell,
    "row": ir.Row,
    "record": ir.Rec,
    "step": ir.Step,
    "mark": ir.Mark,
    "rules": ir.Rules,
    "group": ir.Group,
    "between": ir.Between,
    "set": ir.SetOf,
    "bag": ir.BagOf,
    "list": ir.ListOf,
    "pile": ir.PileOf,
    "ring": ir.Ring,
}


class Pattern(NamedTuple):
    """One type in a rule: a word, a letter, or a word `of` a pattern."""

    word: str
    item: Pattern | None = None


Alternatives = tuple[Pattern, ...]
Letters = dict[str, ir.Type]


class Signature(NamedTuple):
    """A type rule, read."""

    operands: tuple[Alternatives, ...]
    result: Alternatives
    least: int  # operands that cannot be left out
    repeats: bool  # the last operand comes any number of times

    def admits(self, operands: tuple[ir.Type, ...], result: ir.Type) -> bool:
        """Whether an operator with this rule can take such operands and yield such a result."""
        letters: Letters = {}
        if not self.takes(len(operands)):
            return False
        places = zip(operands, self._places(len(operands)), strict=True)
        return all(_fits(kind, place, letters) for kind, place in places) and _fits(result, self.result, letters)

    def takes(self, count: int) -> bool:
        """Whether there can be so many operands."""
        return self.least <= count and (self.repeats or count <= len(self.operands))

    def _places(self, count: int) -> tuple[Alternatives, ...]:
        return tuple(self.operands[min(at, len(self.operands) - 1)] for at in range(count))


@cache
def signature(text: str) -> Signature:
    """A type rule as written."""
    before, after = text.split("->")
    written = [part.strip() for part in before.split(",") if part.strip()]
    plain = [part for part in written if not part.endswith(("?", "..."))]
    operands = tuple(_alternatives(part.removesuffix("?").removesuffix("...")) for part in written)
    return Signature(operands, _alternatives(after), len(plain), before.rstrip().endswith("..."))


def _alternatives(text: str) -> Alternatives:
    return tuple(_pattern(part.strip()) for part in text.split("|"))


def _pattern(text: str) -> Pattern:
    word, _, item = text.partition(" of ")
    if word not in WORDS and len(word) != 1:
        raise ValueError(f"a type rule knows no '{word}'")
    return Pattern(word, _pattern(item) if item else None)


def _fits(kind: ir.Type, place: Alternatives, letters: Letters) -> bool:
    return any(_matches(kind, pattern, letters) for pattern in place)


def _matches(kind: ir.Type, pattern: Pattern, letters: Letters) -> bool:
    if pattern.word not in WORDS:
        return alike(letters.setdefault(pattern.word, kind), kind)
    if not isinstance(kind, WORDS[pattern.word]):
        return False
    if pattern.word == "number" and isinstance(kind, ir.Number) and kind.optional:
        return False
    if pattern.item is None:
        return True
    assert isinstance(kind, ir.SetOf | ir.BagOf | ir.ListOf | ir.PileOf | ir.Ring)
    return _matches(kind.item, pattern.item, letters)
