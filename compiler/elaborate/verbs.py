"""The built-in verbs: add, remove, put, clear, shuffle."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler.elaborate import access, operators
from rulewright.compiler.elaborate.context import where
from rulewright.compiler.elaborate.fit import check_constant, wrong
from rulewright.compiler.elaborate.places import is_kept, place_of
from rulewright.compiler.elaborate.types import describe, item_of
from rulewright.compiler.elaborate.writer import Writer
from rulewright.compiler.syntax import ast
from rulewright.runtime import ir
from rulewright.runtime.domain import nothing


def _phrase(writer: Writer, node: ast.Command, words: tuple[str, ...], usage: str) -> tuple[ast.Expr, str, ast.Expr]:
    """The thing, the preposition and the place of `add x to s`. Only `into` has more to say: `at i`."""
    if (
        len(node.arguments) < 2
        or node.arguments[0].preposition is not None
        or node.arguments[1].preposition not in words
    ):
        lays = node.name == "add" and any(one.preposition in ("onto", "under", "into") for one in node.arguments)
        hint = "a pile is laid on: 'put x onto p', 'put x under p'" if lays else ""
        wrong(writer.ctx, "RW364", node.span, f"'{node.name}' is used as: {usage}", hint)
    second = node.arguments[1]
    assert second.preposition is not None
    if len(node.arguments) > 2 and second.preposition != "into":
        more = node.arguments[2]
        hint = "at a place of a list: 'put x into l at i'; on top: 'put x onto l'"
        wrong(
            writer.ctx,
            "RW364",
            more.value.span,
            f"'{more.preposition or more.value.span.text}' says nothing to '{node.name}': {usage}",
            hint,
        )
    return node.arguments[0].value, second.preposition, second.value


def _add(writer: Writer, node: ast.Command) -> None:
    thing, _, target = _phrase(writer, node, ("to",), "add x to s")
    place = place_of(writer, target)
    _mutate(writer, node, "add", place, thing)


def _remove(writer: Writer, node: ast.Command) -> None:
    thing, _, target = _phrase(writer, node, ("from",), "remove x from s")
    place = place_of(writer, target)
    _mutate(writer, node, "remove", place, thing)


def _mutate(writer: Writer, node: ast.Command, word: str, place: ir.Place, thing: ast.Expr) -> None:
    kind = item_of(place.type)
    if kind is None or isinstance(place.type, ir.PileOf):
        hint = "use 'put x onto' or 'put x under'" if isinstance(place.type, ir.PileOf) else ""
        if isinstance(place.type, ir.Number):
            hint = "a number changes with '+=' and '-='"
        wrong(
            writer.ctx,
            "RW363",
            node.span,
            f"one cannot {word} anything {'to' if word == 'add' else 'from'} {describe(place.type)}",
            hint,
        )
    if isinstance(thing, ast.Amount) and isinstance(place.type, ir.BagOf):
        amount = writer.ctx.elaborate(thing, place.type)
        writer.out.append(ir.Mutate("plus" if word == "add" else "minus", place, (amount,)))
        return
    item = writer.ctx.elaborate(thing, kind)
    check_constant(writer.ctx, item, kind, thing.span)
    writer.out.append(ir.Mutate(word, place, (item,)))


def _put(writer: Writer, node: ast.Command) -> None:
    thing, word, target = _phrase(
        writer, node, ("onto", "under", "into"), "put x onto p, put x under p, put x into l at i"
    )
    place = place_of(writer, target)
    if not isinstance(place.type, ir.ListOf | ir.PileOf):
        wrong(
            writer.ctx,
            "RW363",
            node.span,
            f"'put' needs a list or a pile, but this is {describe(place.type)}",
            "use 'add x to s'",
        )
    item = writer.ctx.elaborate(thing, place.type.item)
    check_constant(writer.ctx, item, place.type.item, thing.span)
    if word != "into":
        writer.out.append(ir.Mutate("put_top" if word == "onto" else "put_bottom", place, (item,)))
        return
    if len(node.arguments) != 3 or node.arguments[2].preposition != "at" or not isinstance(place.type, ir.ListOf):
        hint = "a pile has no places: 'put x onto p', 'put x under p'" if isinstance(place.type, ir.PileOf) else ""
        wrong(writer.ctx, "RW364", node.span, "'put … into' is used as: put x into l at i, with a list l", hint)
    position = operators.number(writer.ctx, node.arguments[2].value)
    writer.out.append(ir.Mutate("put_at", place, (item, position)))


def _clear(writer: Writer, node: ast.Command) -> None:
    if len(node.arguments) != 1 or node.arguments[0].preposition is not None:
        wrong(writer.ctx, "RW364", node.span, "'clear' is used as: clear s")
    target = node.arguments[0].value
    root, indices = access.parts(writer.ctx, target)
    if isinstance(root, ast.Name) and writer.ctx.find(root.name) is None and is_kept(writer, root.name):
        state = writer.world.state(root.name)
        index = access.state_index(writer.ctx, state, tuple(indices), target) if indices else None
        writer.out.append(ir.Reset(state.name, index, where(node.span)))
        return
    place = place_of(writer, target)
    assert place.slot is not None
    writer.out.append(ir.Assign(place.slot, ir.Const(nothing(place.type, writer.world.draft), place.type)))


def _shuffle(writer: Writer, node: ast.Command) -> None:
    if len(node.arguments) != 1 or node.arguments[0].preposition is not None:
        wrong(writer.ctx, "RW364", node.span, "'shuffle' is used as: shuffle p")
    place = place_of(writer, node.arguments[0].value)
    if not isinstance(place.type, ir.PileOf):
        wrong(
            writer.ctx,
            "RW363",
            node.span,
            f"only a pile is shuffled, but this is {describe(place.type)}",
            "bags are drawn from by chance anyway",
        )
    writer.out.append(ir.Mutate("shuffle", place, ()))


BUILT_IN: dict[str, Callable[[Writer, ast.Command], None]] = {
    "add": _add,
    "remove": _remove,
    "put": _put,
    "clear": _clear,
    "shuffle": _shuffle,
}
