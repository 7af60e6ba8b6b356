"""Put the body of a small function in place of its call, where no argument would be computed twice.

def empty(c) = disc[c] is empty
count(x in grid where empty(x))      ->  count(x in grid where disc[x] is empty)
"""

from __future__ import annotations

from typing import Any

from rulewright.compiler.analyse.rewrite import rewritten, rewritten_program
from rulewright.runtime import ir
from rulewright.runtime.walking import nodes

SMALL = 12  # nodes of a body that is copied to every call
GROWN = 96  # nodes of such a body when all calls within it have been replaced


def inline_calls(program: ir.Program) -> ir.Program:
    """The program with calls of small functions replaced by their bodies."""
    small = {f.number: f for f in program.functions if _is_small(f)}
    sizes: dict[int, int] = {}
    fitting = {number: function for number, function in small.items() if _grown(function, small, sizes) <= GROWN}
    return rewritten_program(program, lambda node: _inlined(node, fitting))


def _is_small(function: ir.Function) -> bool:
    if function.lets or len(function.slots) > function.params:
        return False  # a body with locals of its own would need new ones at every call
    return sum(1 for _ in nodes(function.result)) <= SMALL


def _grown(function: ir.Function, small: dict[int, ir.Function], sizes: dict[int, int]) -> int:
    """The nodes of a body at the most; where small functions call each other twice, level by level, they double each
    time."""
    if function.number not in sizes:
        sizes[function.number] = 0
        for node in nodes(function.result):
            called = small.get(node.function) if isinstance(node, ir.Call) else None
            grown = _grown(called, small, sizes) if called is not None else 1
            sizes[function.number] += grown if grown <= GROWN else 1
    return sizes[function.number]


def _fit(args: tuple[ir.Expr, ...], body: ir.Expr) -> bool:
    """Whether no argument would be computed twice: a plain read must stand in the body once, and not inside a loop."""
    reads = {slot for slot, arg in enumerate(args) if _is_read(arg)}
    if not all(slot in reads or isinstance(arg, ir.Local | ir.Const) for slot, arg in enumerate(args)):
        return False
    if not reads:
        return True
    inside = [node for node in nodes(body)]
    loops = any(isinstance(node, ir.Fold | ir.Reach | ir.Steps) for node in inside)
    used = [node.slot for node in inside if isinstance(node, ir.Local)]
    return not loops and all(used.count(slot) <= 1 for slot in reads)


def _is_read(expr: ir.Expr) -> bool:
    return isinstance(expr, ir.Read) and all(isinstance(index, ir.Local | ir.Const) for index in expr.index)


def _inlined(node: Any, small: dict[int, ir.Function]) -> Any:
    match node:
        case ir.Call(number, args) if number in small and _fit(args, small[number].result):
            function = small[number]
            body = rewritten(function.result, lambda inner: args[inner.slot] if isinstance(inner, ir.Local) else inner)
            return rewritten(body, lambda inner: _inlined(inner, small) if isinstance(inner, ir.Call) else inner)
        case _:
            return node
