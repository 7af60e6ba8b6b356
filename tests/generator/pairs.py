"""Which construct stands inside which: the pairs that definitions make, and those they could make and never do.

Two tables. *Of the text*: each rule of the grammar with each that can stand right inside it, brackets left out; what
can is worked out from the grammar, so much of it has no type. *Of the program*: each place of a node with each
expression that stands there, by its type; what can is whatever makes a value of a type that this place takes, anywhere.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, get_args

from lark import Tree

from generator.constructs import cells_of, kind_name, tree_of
from generator.definition import Definition
from rulewright.compiler.syntax import parse
from rulewright.runtime import ir

Pair = tuple[str, str]  # what stands outside, what stands inside
BRACKETS = "group"
EXPRESSIONS = get_args(ir.Expr)


# ---------------------------------------------------------------- of the text


def text_pairs(one: Definition) -> Iterator[Pair]:
    """The pairs of a definition and of the cells of its tables."""
    trees = [tree_of(one.text)]
    for cell in cells_of(one):
        trees += [tree for start in ("formula", "rules") if (tree := _read(cell, start)) is not None][:1]
    for tree in trees:
        for node in tree.iter_subtrees():
            yield from ((str(node.data), name) for name in _inside(node) if node.data != BRACKETS)


def _read(text: str, start: str) -> Tree[Any] | None:
    try:
        return tree_of(text, start)
    except Exception:  # a cell of data
        return None


def _inside(node: Tree[Any]) -> Iterator[str]:
    for child in node.children:
        if isinstance(child, Tree):
            yield from _inside(child) if child.data == BRACKETS else [str(child.data)]


@cache
def possible_in_text() -> frozenset[Pair]:
    """All pairs that the grammar admits."""
    rules = parse._parser("game").rules
    made: dict[str, set[str]] = defaultdict(set)  # by a part of the grammar: the names of the trees it can be read as
    shown = {rule: _label(rule) for rule in rules}
    before = -1
    while before != (before := sum(map(len, made.values()))):
        for rule in rules:
            label = shown[rule]
            inner = [made[part.name] for part in rule.expansion if not part.is_term]
            made[rule.origin.name] |= {label} if label and label != BRACKETS else set().union(*inner)
    return frozenset(
        (label, inside)
        for rule in rules
        if (label := shown[rule]) and label != BRACKETS
        for part in rule.expansion
        if not part.is_term
        for inside in made[part.name]
    )


def _label(rule: Any) -> str:
    """The name of the tree that a rule makes; nothing if it is taken apart, or hands on what it holds."""
    kept = [one for one in rule.expansion if not (one.is_term and one.filter_out)]
    if rule.alias:
        return str(rule.alias)
    if rule.origin.name.startswith("_") or rule.options.expand1 and len(kept) == 1:
        return ""
    return str(rule.origin.name)


# ---------------------------------------------------------------- of the program


def program_pairs(program: ir.Program) -> Iterator[tuple[str, str, str]]:
    """(place, type, what stands there)."""
    work: list[Any] = [program]
    while work:
        node = work.pop()
        for field in fields(node):
            for number, value in enumerate(_held(getattr(node, field.name))):
                if isinstance(value, EXPRESSIONS):
                    at = f".{min(number, 2)}" if isinstance(node, ir.Op) else ""
                    yield f"{_name(node)}.{field.name}{at}", kind_name(value.type), _name(value)
                if is_dataclass(value):
                    work.append(value)


def _held(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        value = tuple(value.values())
    if isinstance(value, tuple | list):
        for one in value:
            yield from _held(one)
    else:
        yield value


def _name(node: Any) -> str:
    return f"{type(node).__name__} {node.op}" if isinstance(node, ir.Op | ir.Fold | ir.Mutate) else type(node).__name__


# ---------------------------------------------------------------- both


def report(definitions: Iterable[tuple[Definition, ir.Program]], shown: int = 400) -> str:
    """How many pairs there are and how many were never made, those first that one would expect most often."""
    of_text: Counter[Pair] = Counter()
    of_program: Counter[tuple[str, str, str]] = Counter()
    for one, program in definitions:
        of_text.update(text_pairs(one))
        of_program.update(program_pairs(program))
    never = sorted(possible_in_text() - set(of_text))
    lines = [f"text: {len(possible_in_text())} pairs, {len(never)} never made", *(f"  {a} > {b}" for a, b in never)]
    places: Counter[tuple[str, str]] = Counter()
    makers: Counter[tuple[str, str]] = Counter()
    for (place, kind, name), count in of_program.items():
        places[place, kind] += count
        makers[kind, name] += count
    expected = {
        (place, kind, name): places[place, kind] * made
        for place, kind in places
        for (its, name), made in makers.items()
        if its == kind
    }
    none = sorted((pair for pair in expected if pair not in of_program), key=lambda pair: -expected[pair])
    lines += [f"program: {len(expected)} pairs, {len(none)} never made"]
    return "\n".join((*lines, *(f"  {place} > {name}: {kind}" for place, kind, name in none[:shown])))
