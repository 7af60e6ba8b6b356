"""Generators and what is made of them: aggregates, flood fills, shortest paths."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size, nothing
from rulewright.runtime.reference import containers
from rulewright.runtime.reference.arithmetic import checked
from rulewright.runtime.reference.fitting import fit
from rulewright.runtime.reference.primitives import placed, present_number
from rulewright.runtime.reference.world import Evaluate, Slots, World, spend

if TYPE_CHECKING:
    from rulewright.runtime.reference.code import Code

Each = Callable[[World, Slots], Iterator[Any]]


def each(code: Code, gen: ir.Gen | ir.Param, units: int = 0, where: ir.Where = ir.Where()) -> Each:
    """A loop: binds the slot to each element that passes the clauses, and yields it; each is counted as `units` of effort."""
    slot, clauses = gen.slot, gen.clauses
    elements = _counted(_elements(code, gen.source), units, where)
    if not clauses:
        return _plain_loop(slot, elements)
    tests = [(word, code.expression(condition)) for word, condition in clauses]
    if len(tests) == 1 and tests[0][0] == "where":
        return _filtered_loop(slot, elements, tests[0][1])

    def loop(w: World, s: Slots) -> Iterator[Any]:
        for element in elements(w, s):
            s[slot] = element
            verdict = _judge(tests, w, s)
            if verdict == "ends":
                return
            if verdict != "skipped":
                yield element
            if verdict == "last":
                return

    return loop


def _elements(code: Code, source: ir.Expr) -> Callable[[World, Slots], Iterable[Any]]:
    match source:
        case ir.Op("subsets" | "splits"):
            return _special_range(code, source)
        case _:
            evaluate, walk = code.expression(source), containers.walk(source.type)
            return lambda w, s: walk(evaluate(w, s))


def _counted(
    elements: Callable[[World, Slots], Iterable[Any]], units: int, where: ir.Where
) -> Callable[[World, Slots], Iterable[Any]]:
    if not units:
        return elements

    def counted(w: World, s: Slots) -> Iterator[Any]:
        for element in elements(w, s):
            spend(w, units, where)
            yield element

    return counted


def _plain_loop(slot: int, elements: Callable[[World, Slots], Iterable[Any]]) -> Each:
    def loop(w: World, s: Slots) -> Iterator[Any]:
        for element in elements(w, s):
            s[slot] = element
            yield element

    return loop


def _filtered_loop(slot: int, elements: Callable[[World, Slots], Iterable[Any]], condition: Evaluate) -> Each:
    def loop(w: World, s: Slots) -> Iterator[Any]:
        for element in elements(w, s):
            s[slot] = element
            if condition(w, s):
                yield element

    return loop


def _judge(tests: list[tuple[str, Evaluate]], w: World, s: Slots) -> str:
    """What the clauses say of an element: 'ends' the loop before it, 'skipped', 'last' of the loop, or 'taken'."""
    verdict = "taken"
    for word, condition in tests:
        holds = condition(w, s)
        if word == "where" and not holds:
            return "ends" if verdict == "last" else "skipped"
        if word == "while" and not holds:
            return "ends"
        if word == "until" and holds:
            verdict = "last"
    return verdict


def _special_range(code: Code, source: ir.Op) -> Callable[[World, Slots], Iterable[Any]]:
    args = [code.expression(arg) for arg in source.args]
    if source.op == "splits":
        total, members, caps = args
        return lambda w, s: containers.splits(total(w, s), list(containers.bits(members(w, s))), caps(w, s))
    if len(args) == 1:
        return lambda w, s: containers.subsets(args[0](w, s), None)
    sizes = fit(args[1], source.args[1].type, ir.Between(), code.program)
    return lambda w, s: containers.subsets(args[0](w, s), sizes(w, s))


def nested(loops: list[Each]) -> Each:
    """Loops within loops, the first the outermost; yields once for each combination."""
    if len(loops) == 1:
        return loops[0]
    outer, inner = loops[0], nested(loops[1:])

    def loop(w: World, s: Slots) -> Iterator[Any]:
        for _ in outer(w, s):
            yield from inner(w, s)

    return loop


def fold(code: Code, node: ir.Fold) -> Evaluate:
    """An aggregate."""
    charges = code.effort.loops(node.gens, node.value)
    loop = nested([each(code, gen, charges.get(gen.slot, 0)) for gen in node.gens])
    if node.op == "count":
        return lambda w, s: sum(1 for _ in loop(w, s))
    assert node.value is not None
    value = code.expression(node.value)
    match node.op:
        case "any":
            return _settled_by(value, loop, 1)
        case "all":
            return _settled_by(value, loop, 0)
        case "list":
            return lambda w, s: tuple([value(w, s) for _ in loop(w, s)])
        case "sum":
            return _sum(code, node, fit(value, node.value.type, node.type, code.program), loop)
        case "min" | "max" | "first":
            return _single(code, node, value, loop)
        case "set" | "union":
            return _gather(code, node, value, loop)
        case "most" | "least":
            return _best(code, node, value, loop)
    raise ValueError(f"no aggregate '{node.op}'")


def _settled_by(value: Evaluate, loop: Each, settling: int) -> Evaluate:
    """`any` is settled by the first true value, `all` by the first false one."""

    def compute(w: World, s: Slots) -> int:
        for _ in loop(w, s):
            if value(w, s) == settling:
                return settling
        return 1 - settling

    return compute


def _sum(code: Code, node: ir.Fold, value: Evaluate, loop: Each) -> Evaluate:
    if not isinstance(node.type, ir.BagOf):
        assert node.value is not None
        number = present_number(value, node.value.type)
        return placed(lambda w, s: checked(sum(number(w, s) for _ in loop(w, s))), node.where)
    empty = nothing(node.type, code.program)

    def total(w: World, s: Slots) -> Any:
        bag = empty
        for _ in loop(w, s):
            bag = containers.bag_add(bag, value(w, s))
        return bag

    return total


def _single(code: Code, node: ir.Fold, value: Evaluate, loop: Each) -> Evaluate:
    empty = nothing(node.type, code.program)
    match node.op:
        case "min":
            return lambda w, s: min((value(w, s) for _ in loop(w, s)), default=empty)
        case "max":
            return lambda w, s: max((value(w, s) for _ in loop(w, s)), default=empty)
        case _:
            return lambda w, s: next((value(w, s) for _ in loop(w, s)), empty)


def _gather(code: Code, node: ir.Fold, value: Evaluate, loop: Each) -> Evaluate:
    assert isinstance(node.type, ir.SetOf) and node.value is not None
    base, size = containers.base_of(node.type.item), domain_size(node.type.item, code.program)
    if node.op == "set":

        def gather(w: World, s: Slots) -> int:
            mask = 0
            for _ in loop(w, s):
                at = value(w, s) - base
                if 0 <= at < size:
                    mask |= 1 << at
            return mask

        return gather
    part = fit(value, node.value.type, node.type, code.program)

    def union(w: World, s: Slots) -> int:
        mask = 0
        for _ in loop(w, s):
            mask |= part(w, s)
        return mask

    return union


def _best(code: Code, node: ir.Fold, value: Evaluate, loop: Each) -> Evaluate:
    assert isinstance(node.type, ir.SetOf)
    slot, sign = node.gens[0].slot, 1 if node.op == "most" else -1
    base, size = containers.base_of(node.type.item), domain_size(node.type.item, code.program)

    def best(w: World, s: Slots) -> int:
        top, found = None, []
        for _ in loop(w, s):
            key = sign * value(w, s)
            if top is None or key > top:
                top, found = key, [s[slot]]
            elif key == top:
                found.append(s[slot])
        return containers.set_of(found, base, size)

    return best


# ---------------------------------------------------------------- paths


def reach(code: Code, node: ir.Reach) -> Evaluate:
    """A flood fill, round by round."""
    assert isinstance(node.type, ir.SetOf)
    start, slot = code.expression(node.start), node.slot
    following = fit(code.expression(node.next), node.next.type, node.type, code.program)
    limit = code.expression(node.limit) if node.limit is not None else None
    base, size, units = containers.base_of(node.type.item), domain_size(node.type.item, code.program), code.effort.fill(node)
    around = _around(following, slot, base, units)

    def fill(w: World, s: Slots) -> int:
        found = edge = containers.set_of((start(w, s),), base, size)
        rounds = limit(w, s) if limit is not None else ir.MANY
        while edge and rounds > 0:
            edge = around(w, s, edge) & ~found
            found |= edge
            rounds -= 1
        return found

    return fill


def steps(code: Code, node: ir.Steps) -> Evaluate:
    """The length of a shortest path, round by round."""
    item = node.next.type
    assert isinstance(item, ir.SetOf)
    start, goal, slot = code.expression(node.start), code.expression(node.goal), node.slot
    following = code.expression(node.next)
    base, size, units = containers.base_of(item.item), domain_size(item.item, code.program), code.effort.fill(node)
    around = _around(following, slot, base, units)

    def length(w: World, s: Slots) -> int:
        found = edge = containers.set_of((start(w, s),), base, size)
        wanted = containers.set_of((goal(w, s),), base, size)
        rounds = 0
        while edge and wanted:
            if edge & wanted:
                return rounds
            edge = around(w, s, edge) & ~found
            found |= edge
            rounds += 1
        return ir.NIL

    return length


def _around(following: Evaluate, slot: int, base: int, units: int) -> Callable[[World, Slots, int], int]:
    """All that follows the members of a set, which `slot` takes one by one."""

    def around(w: World, s: Slots, edge: int) -> int:
        more = 0
        for index in containers.bits(edge):
            spend(w, units)
            s[slot] = index + base
            more |= following(w, s)
        return more

    return around
