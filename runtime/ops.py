"""One row per operator of the IR: its type rule, what it yields in words, and its meaning as a function of values.

The interpreter, the evaluator of constants, the verifier and lowering read these rows, so a new operator is a row here,
its lowering and a test. `Op.data` is a name or a constant that some of them need; numbers are int32, and what has no
result there (division by 0, a number beyond int32, an optional number that is none) is run-time error RW605.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.domain import Components
from rulewright.runtime.signature import Signature, signature
from rulewright.runtime.values import collections, lattice, numbers
from rulewright.runtime.values.conversion import as_type, confined

Plain = Callable[..., Any]  # a function of values


@dataclass(frozen=True, slots=True)
class Site:
    """Where an operator stands: the types around it and its data, of which some meanings depend."""

    operands: tuple[ir.Type, ...]
    type: ir.Type
    data: Any
    program: Components
    lattice: Callable[[str], lattice.Lattice]  # boards made ready


class Alike(Enum):
    """Sets and bags of numbers begin at the least number they can hold: before such operands meet, they are counted
    from the same one."""

    AS_RESULT = "from that of the result"
    AS_BOTH = "from the least of both operands"


@dataclass(frozen=True, slots=True)
class Operator:
    """A row. `meaning` is None where values alone do not tell: the interpreter says what such an operator means."""

    name: str
    rule: Signature
    text: str
    meaning: Callable[[Site], Plain] | None
    foldable: bool = True  # what is constant may be computed when compiling
    alike: Alike | None = None  # operands that count their members alike first
    board: bool = False  # its data is the name of the board of its cells


OPERATORS: dict[str, Operator] = {}


def _row(name: str, rule: str, text: str, meaning: Callable[[Site], Plain] | None, **more: Any) -> None:
    OPERATORS[name] = Operator(name, signature(rule), text, meaning, **more)


def _always(plain: Plain) -> Callable[[Site], Plain]:
    """A meaning that is the same wherever the operator stands."""
    return lambda _: plain


# ---------------------------------------------------------------- numbers and truths


_row("present", "maybe -> number", "the number a, which must not be none", _always(numbers.present))
_row("add", "number, number -> number", "a + b", _always(numbers.add))
_row("sub", "number, number -> number", "a - b", _always(numbers.subtract))
_row("mul", "number, number -> number", "a * b", _always(numbers.multiply))
_row("div", "number, number -> number", "a div b, rounded towards minus infinity", _always(numbers.divide))
_row("mod", "number, number -> number", "a mod b, with the sign of b", _always(numbers.remainder))
_row("neg", "number -> number", "-a", _always(numbers.negate))
_row("min", "number... -> number", "the smallest of the arguments", _always(lambda *values: min(values)))
_row("max", "number... -> number", "the greatest of the arguments", _always(lambda *values: max(values)))
_row("not", "truth -> truth", "not a", _always(lambda a: 0 if a else 1))
_row(
    "is_empty",
    "a -> truth",
    "a is none, an empty collection, or absent rules, by the type of a",
    lambda site: numbers.emptiness(site.operands[0]),
)


# ---------------------------------------------------------------- comparison: bags by 'can be taken', sets by 'subset'


def _comparison(name: str, text: str) -> None:
    meaning: Callable[[Site], Plain] = lambda site: numbers.comparison(name, site.operands[0])  # noqa: E731
    _row(name, "a, a -> truth", text, meaning, alike=Alike.AS_BOTH)


_comparison("eq", "a == b")
_comparison("ne", "a != b")
_comparison("lt", "a < b")
_comparison("le", "a <= b")
_comparison("gt", "a > b")
_comparison("ge", "a >= b")


# ---------------------------------------------------------------- cyclic and ordered types

_row(
    "turn",
    "a, number -> a",
    "a Seat or Way moved on by b, cyclically; none stays none",
    lambda site: numbers.turning(site.type, site.program),
)
_row(
    "shift",
    "a, number -> a",
    "a Member, Row or other 1..n value without a board moved by b; none if outside 1..n or a is none",
    lambda site: numbers.shifting(site.type, site.program),
)
_row("gap", "a, a -> number", "difference of two values of a 1..n type", _always(lambda a, b: a - b))


# ---------------------------------------------------------------- boards


def _on_board(name: str, rule: str, text: str) -> None:
    _row(name, rule, text, lambda site: getattr(site.lattice(site.data), name), board=True)


_on_board("step", "cell, step -> cell", "cell a moved by step b; none off the board or from none")
_on_board("go", "cell, way -> cell", "cell a moved in direction b; none off the board or from none")
_on_board(
    "cell_at",
    "number, number -> cell",
    "the cell with coordinates (a, b), around where the board wraps; none outside",
)
_on_board("first_of", "cell -> number", "first coordinate of cell a; 0 through none")
_on_board("second_of", "cell -> number", "second coordinate; 0 through none")
_on_board("neighbours", "cell -> set of cell", "set of the cells next to cell a")
_on_board("surroundings", "cell -> set of cell", "set of the cells around a")
_on_board(
    "distance",
    "cell, cell -> number",
    "steps from cell a to b on their kind of lattice, the shorter way around where the board wraps; 0 if one is none",
)
_on_board("way_step", "way -> step", "the step of direction a")
_on_board(
    "ray",
    "cell, step, number? -> list of cell",
    "list of cells from a (not included) by step b until off the board, at most c if a third argument is given; on a"
    " wrapping board it ends before coming back to a",
)
_row("make_step", "number, number -> step", "step with differences a, b", _always(lattice.bounded_step))
_row("step_add", "step, step -> step", "step a + b", _always(lattice.add_steps))
_row("step_sub", "step, step -> step", "step a - b", _always(lattice.subtract_steps))
_row("step_scale", "step, number -> step", "step a times number b", _always(lattice.scale_step))


# ---------------------------------------------------------------- sets


def _of_sets(name: str, text: str, plain: Plain) -> None:
    _row(name, "set of a, set of a -> set of a", text, _always(plain), alike=Alike.AS_RESULT)


_row(
    "set",
    "a... -> set of a",
    "set of the arguments (none is left out)",
    lambda site: collections.set_maker(site.type, site.program),
)
_of_sets("union", "a | b", lambda a, b: a | b)
_of_sets("meet", "a & b", lambda a, b: a & b)
_of_sets("without", "a - b", lambda a, b: a & ~b)
_row(
    "in",
    "a, set of a | bag of a | list of a | ring of a | between | number -> truth",
    "item a in collection b; none is in nothing",
    lambda site: collections.membership(site.operands[1]),
)
_row(
    "size",
    "set of a | bag of a | list of a | ring of a | pile of a | between -> number",
    "number of elements of a set, total of a bag, length of a list, whole size of a pile",
    lambda site: collections.size(site.operands[0]),
)
_row(
    "range",
    "a, a -> set of a",
    "set of everything from a to b: of numbers, or a run of a 1..n type; numbers outside are left out or, if the data"
    " says so, run-time error RW601",
    lambda site: collections.run_maker(site.type, site.program, bool(site.data)),
)
_row(
    "whole",
    "-> set of a",
    "the full set of its item type",
    lambda site: lambda everything=collections.full_set(site.type, site.program): everything,
)
_row(
    "first",
    "set of a | bag of a | list of a | ring of a -> a",
    "first element of a collection; none if it is empty (a number: NIL)",
    lambda site: collections.first(site.operands[0], site.type, site.program),
)


# ---------------------------------------------------------------- bags


def _of_bags(name: str, text: str, plain: Plain) -> None:
    _row(name, "bag of a, bag of a -> bag of a", text, _always(plain), alike=Alike.AS_RESULT)


_row(
    "amount",
    "number, a -> bag of a",
    "a of item b: a bag with count a (negative counts as 0)",
    lambda site: collections.amount(site.type, site.program),
)
_row(
    "bag",
    "a... -> bag of a",
    "bag of the arguments (none is left out)",
    lambda site: collections.bag_maker(site.type, site.program),
)
_of_bags("bag_add", "a + b", collections.bag_add)
_of_bags("bag_sub", "a - b, never below 0", collections.bag_subtract)
_of_bags("bag_meet", "least counts", collections.bag_meet)
_of_bags("bag_join", "greatest counts", collections.bag_join)
_row(
    "count_of",
    "bag of a, a -> number",
    "how often item b is in bag a (0 for none)",
    lambda site: collections.count_of(site.operands[0]),
)
_row(
    "set_bag",
    "set of a -> bag of a",
    "a set as a bag (each once)",
    lambda site: collections.as_bag(site.operands[0], site.type, site.program),
)
_row(
    "list_bag",
    "list of a -> bag of a",
    "a list as a bag",
    lambda site: collections.as_bag(site.operands[0], site.type, site.program),
)
_row(
    "bag_set",
    "bag of a | list of a -> set of a",
    "the different members of a bag or list as a set",
    lambda site: collections.as_set(site.operands[0], site.type, site.program),
)
_row(
    "recast",
    "set of number | bag of number -> set of number | bag of number",
    "set or bag a of numbers over the number range of the result; members outside are left out or, if the data says so,"
    " run-time error RW601",
    lambda site: (confined if site.data else as_type)(site.operands[0], site.type, site.program),
)


# ---------------------------------------------------------------- lists, rings, piles, ranges

_row(
    "known_top",
    "pile of a -> list of a",
    "list of the known cards of pile a from the top down: all of them if nothing is in its middle",
    _always(lambda pile: pile[0] if any(pile[1]) else pile[0] + pile[2]),
)
_row(
    "known_bottom",
    "pile of a -> list of a",
    "likewise from the bottom up",
    _always(lambda pile: (pile[2] if any(pile[1]) else pile[0] + pile[2])[::-1]),
)
_row("unknown", "pile of a -> bag of a", "the middle of pile a as a bag", _always(lambda pile: pile[1]))
_row("tail", "list of a -> list of a", "list a without its first item", _always(lambda items: items[1:]))
_row(
    "distinct",
    "list of a -> list of a",
    "list a without the items that equal an earlier one",
    _always(lambda items: tuple(dict.fromkeys(items))),
)
_row(
    "list",
    "a... -> list of a",
    "list of the arguments (none is left out)",
    lambda site: collections.list_maker(site.type),
)
_row(
    "room_for",
    "list of a | pile of a -> list of a | pile of a",
    "list or pile a, where neither the list nor a known end may be longer than the result type has room for; otherwise"
    " run-time error RW604",
    lambda site: collections.bounded(site.type),
)
_row(
    "item",
    "list of a | ring of a, maybe -> a",
    "item b (from 0) of list a, or of ring a, which wraps (nothing at -1 if data is NAMED: the position was none);"
    " nothing outside",
    lambda site: collections.item_reader(site.operands[0], site.type, site.program, site.data == ir.NAMED),
)
_row(
    "index_of",
    "list of a, a -> maybe",
    "position of item b in list a, from 0; NIL if absent",
    _always(collections.position_of),
)
_row("between", "number, number -> between", "the range a..b as a value", _always(lambda a, b: (a, b)))
_row("low", "between -> number", "lower end of a range", _always(lambda ends: ends[0]))
_row("high", "between -> number", "upper end of a range", _always(lambda ends: ends[1]))
_row(
    "rotations",
    "ring of a -> set of number",
    "set of the turns k from 0, each of `data` places, for which the ring looks different from all smaller k",
    lambda site: collections.rotations(site.data or 1),
)
_row(
    "subsets",
    "set of a, number | between? -> list of any",
    "only as a range of an option: all subsets of set a, of size b if given, ordered by mask as an integer",
    None,
    foldable=False,
)
_row(
    "splits",
    "number, set of a, bag of a -> list of any",
    "only as a range of an option: bags of total a over the set b with at most as many of each as in bag c; ordered by"
    " the first member's count ascending, then the next",
    None,
    foldable=False,
)


# ---------------------------------------------------------------- records, turn order, other types

_row(
    "record",
    "any... -> record",
    "record of the arguments (data: its name)",
    lambda site: numbers.record_maker(site.data, site.program),
)
_row(
    "field",
    "record -> a",
    "field number data[1] of record a (data: (record, number)); nothing through none",
    lambda site: numbers.field_reader(site.data[0], site.data[1], site.type, site.program),
)
_row(
    "clockwise",
    "seat -> list of seat",
    "list of all seats from a on, +1",
    lambda site: numbers.around_the_table(site.program.seats, 1),
)
_row(
    "counterclockwise",
    "seat -> list of seat",
    "list of all seats from a on, -1",
    lambda site: numbers.around_the_table(site.program.seats, -1),
)
_row(
    "pick",
    "any -> any",
    "a itself, as a value of the result type (a group as its first node, a number as an optional number)",
    lambda site: as_type(site.operands[0], site.type, site.program),
)
_row(
    "within",
    "maybe -> maybe",
    "the number a, which must lie in the range of the result type (none: only if that is optional); otherwise run-time"
    " error RW601 (data: the name of the parameter that it is passed for)",
    None,
    foldable=False,
)


# ---------------------------------------------------------------- made by passes only (data: names of states)

_row(
    "surely",
    "rules, any... -> truth",
    "what is foreseen of the snippet a with the other arguments (Foreseen.sure), when the states data have been written"
    " since; no where nothing is foreseen",
    None,
    foldable=False,
)
_row(
    "possibly",
    "rules, any... -> truth",
    "likewise Foreseen.possible; yes where nothing is",
    None,
    foldable=False,
)
_row(
    "way",
    "truth -> truth",
    "a, a condition that was foreseen; yes where computing it faults, as the trial that it stands for would find",
    None,
    foldable=False,
)
