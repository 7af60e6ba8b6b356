"""Which constructs a run of definitions has reached. The list of all there are is taken from where they are defined:
the nodes and operators of the IR, the rules and words of the grammars, the library, the codes of run-time faults. A new
one must therefore be reached, or the test fails."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

import yaml
from lark import Token, Tree

from generator.definition import Definition
from generator.operands import admitted
from rulewright.compiler.elaborate.core_functions import CORE
from rulewright.compiler.elaborate.verbs import BUILT_IN
from rulewright.compiler.errors.running import RUNNING
from rulewright.compiler.optimise import optimised
from rulewright.compiler.syntax import parse
from rulewright.compiler.syntax.shape.tree import Origin
from rulewright.compiler.syntax.source import Source
from rulewright.runtime import ir
from rulewright.runtime.ops import OPERATORS

DEEP = 10_000  # calls within calls, as while a module is written
FREE = ("NAME", "INT", "STRING", "RULE", "COMMENT", "RULE_NAME")  # words that authors make up
LIBRARY = re.findall(r"^def (\w+)", (parse.GRAMMARS / "library.game").read_text(encoding="utf-8"), re.MULTILINE)
APART = {  # faults that no position brings about
    "RW607": "a move that is not legal is played",
    "RW612": "told of random games that do not end",
    "RW630": "told by those who check invariants",
}


# ---------------------------------------------------------------- all there are


@cache
def all_constructs() -> frozenset[str]:
    """Every construct by its name."""
    found = {f"node {name}" for name, one in vars(ir).items() if isinstance(one, type) and is_dataclass(one)}
    found |= {f"operator {name}" for name in OPERATORS}
    found |= {f"operator {op} of {kinds}" for op, kinds in admitted()}
    found |= {f"a number that may be none by {way}" for way in ("Read", "Column", "Formula", "field", "item")}
    for grammar in ("game", "variant"):
        found |= {f"{grammar} grammar: {name}" for name in (*_rule_names(grammar), *_words(grammar))}
    found |= (
        {f"library {name}" for name in LIBRARY}
        | {f"function {name}" for name in CORE}
        | {f"verb {name}" for name in BUILT_IN}
    )
    found |= {f"fault {code}" for code in RUNNING if code not in APART}
    return frozenset(found)


def _rule_names(grammar: str) -> Iterator[str]:
    """The names that nodes of a parsed text can have."""
    for rule in parse._parser(grammar).rules:
        kept = [one for one in rule.expansion if not (one.is_term and one.filter_out)]
        name = str(rule.alias or rule.origin.name)
        if name.startswith("game__"):
            continue  # a variant's part that is like a game's
        if rule.alias:
            yield name
        elif not rule.origin.name.startswith("_") and not (rule.options.expand1 and len(kept) == 1):
            yield name


def _words(grammar: str) -> Iterator[str]:
    """The words and signs that stay in the tree, one by one where a terminal is several."""
    kept = {
        one.name
        for rule in parse._parser(grammar).rules
        for one in rule.expansion
        if one.is_term and not one.filter_out
    }
    for terminal in parse._parser(grammar).terminals:
        if terminal.name in kept and terminal.name not in FREE and not terminal.name.startswith("game__"):
            yield from (f"{terminal.name} {word}" for word in _alternatives(terminal.pattern))


def _alternatives(pattern: Any) -> list[str]:
    """The words of a pattern such as `(columns|rows|both)\\b`."""
    text = (
        re.sub(r"\(\?[=!].*$|\\b", "", pattern.value.replace("(?:", "(")).replace("[ \\t]+", " ").replace("[ \t]+", " ")
    )
    return (
        [word.replace("\\", "") for word in text.replace("(", "").replace(")", "").split("|")] if text != "|" else ["|"]
    )


# ---------------------------------------------------------------- what is reached


def reached(definition: Definition, program: ir.Program, faults: list[str]) -> Counter[str]:
    """The constructs of one definition, each with how often it occurs."""
    found: Counter[str] = Counter()
    sys.setrecursionlimit(max(DEEP, sys.getrecursionlimit()))
    for one in (program, optimised(program)):
        for node in _nodes(one):
            found.update(_of_node(node))
    found.update(_of_text("game", "game", definition.text))
    for variant in definition.variants:
        found.update(_of_text("variant", "variant", variant))
    for cell in cells_of(definition):
        found.update(_of_text("game", "formula", cell) or _of_text("game", "rules", cell))
    found.update(f"fault {code}" for code in faults)
    return found


def cells_of(definition: Definition) -> Iterator[str]:
    """The texts in the cells of its tables."""
    work = [yaml.safe_load(text) for text in definition.files.values()]
    while work:
        value = work.pop()
        if isinstance(value, str):
            yield value
        else:
            work += value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()


def _nodes(value: Any) -> Iterator[Any]:
    if is_dataclass(value):
        yield value
        for field in fields(value):
            yield from _nodes(getattr(value, field.name))
    elif isinstance(value, tuple | list):
        for one in value:
            yield from _nodes(one)
    elif isinstance(value, dict):
        for one in value.values():
            yield from _nodes(one)


def _of_node(node: Any) -> Iterator[str]:
    yield f"node {type(node).__name__}"
    if isinstance(getattr(node, "type", None), ir.Number) and node.type.optional:
        yield f"a number that may be none by {getattr(node, 'op', type(node).__name__)}"
    if isinstance(node, ir.Op):
        yield f"operator {node.op}"
        yield f"operator {node.op} of {operands(node)}"


def operands(node: ir.Op) -> str:
    """The kinds of an operator's operands: of collections with what they hold."""
    return ", ".join(kind_name(arg.type) for arg in node.args[:2])


def kind_name(kind: Any) -> str:
    name = type(kind).__name__
    return (
        f"{name} of {kind_name(kind.item)}"
        if isinstance(kind, ir.SetOf | ir.BagOf | ir.ListOf | ir.PileOf | ir.Ring)
        else name
    )


def _of_text(grammar: str, start: str, text: str) -> Counter[str]:
    """The rules and words of a text; nothing if it cannot be read so."""
    try:
        framed, _ = parse._framed(text, Origin(Source("random", text)))
        tree = parse._parser(grammar).parse(framed, start=start)
    except Exception:
        return Counter()
    found: Counter[str] = Counter()
    for node in tree.iter_subtrees():
        found[f"{grammar} grammar: {node.data}"] += 1
        for child in node.children:
            if isinstance(child, Token) and child.type not in FREE:
                found[f"{grammar} grammar: {child.type} {' '.join(child.split())}"] += 1
            if isinstance(child, Token) and child.type == "NAME":
                found.update(f"{sort} {child}" for sort, names in NAMES.items() if child in names)
    return found


NAMES = {"library": LIBRARY, "function": CORE, "verb": BUILT_IN}


def table(found: Counter[str]) -> str:
    """Construct × count, what was never reached first."""
    every = sorted(all_constructs() | set(found), key=lambda name: (found[name], name))
    return "\n".join(f"{found[name]:>8}  {name}" for name in every if name in all_constructs())


def missing(found: Counter[str]) -> list[str]:
    """The constructs that were never reached."""
    return sorted(name for name in all_constructs() if not found[name])


def tree_of(text: str, start: str = "game") -> Tree[Any]:
    """The tree of a definition, or of a cell of a table."""
    framed, _ = parse._framed(text, Origin(Source("random", text)))
    return parse._parser("game").parse(framed, start=start)
