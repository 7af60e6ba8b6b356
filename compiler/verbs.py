"""The built-in verbs: add, remove, put, clear, shuffle."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulewright.compiler import access, ast, operators
from rulewright.compiler import expressions as ex
from rulewright.compiler.context import where
from rulewright.compiler.fit import check_constant, say, wrong
from rulewright.compiler.places import is_kept, place_of
from rulewright.compiler.types import item_of
from rulewright.runtime import ir
from rulewright.runtime.domain import nothing

if TYPE_CHECKING:
    from rulewright.compiler.statements import Telling


def _phrase(telling: Telling, node: ast.Command, words: tuple[str, ...], usage: str) -> tuple[ast.Expr, str, ast.Expr]:
    """The thing, the preposition and the place of `add x to s`."""
    if (
        len(node.arguments) < 2
        or node.arguments[0].preposition is not None
        or node.arguments[1].preposition not in words
    ):
        wrong(telling.ctx, "RW364", node.span, f"'{node.name}' is used as: {usage}")
    second = node.arguments[1]
    assert second.preposition is not None
    return node.arguments[0].value, second.preposition, second.value


def _add(telling: Telling, node: ast.Command) -> None:
    thing, _, target = _phrase(telling, node, ("to",), "add x to s")
    place = place_of(telling, target)
    _mutate(telling, node, "add", place, thing)


def _remove(telling: Telling, node: ast.Command) -> None:
    thing, _, target = _phrase(telling, node, ("from",), "remove x from s")
    place = place_of(telling, target)
    _mutate(telling, node, "remove", place, thing)


def _mutate(telling: Telling, node: ast.Command, word: str, place: ir.Place, thing: ast.Expr) -> None:
    kind = item_of(place.type)
    if kind is None or isinstance(place.type, ir.PileOf):
        hint = "use 'put x onto' or 'put x under'" if isinstance(place.type, ir.PileOf) else ""
        if isinstance(place.type, ir.Number):
            hint = "a number changes with '+=' and '-='"
        wrong(
            telling.ctx,
            "RW363",
            node.span,
            f"one cannot {word} anything {'to' if word == 'add' else 'from'} {say(telling.ctx, place.type)}",
            hint,
        )
    if isinstance(thing, ast.Amount) and isinstance(place.type, ir.BagOf):
        amount = ex.elaborate(telling.ctx, thing, place.type)
        telling.out.append(ir.Mutate("plus" if word == "add" else "minus", place, (amount,)))
        return
    item = ex.elaborate(telling.ctx, thing, kind)
    check_constant(telling.ctx, item, kind, thing.span)
    telling.out.append(ir.Mutate(word, place, (item,)))


def _put(telling: Telling, node: ast.Command) -> None:
    thing, word, target = _phrase(
        telling, node, ("onto", "under", "into"), "put x onto p, put x under p, put x into l at i"
    )
    place = place_of(telling, target)
    if not isinstance(place.type, ir.ListOf | ir.PileOf):
        wrong(
            telling.ctx,
            "RW363",
            node.span,
            f"'put' needs a list or a pile, but this is {say(telling.ctx, place.type)}",
            "use 'add x to s'",
        )
    item = ex.elaborate(telling.ctx, thing, place.type.item)
    check_constant(telling.ctx, item, place.type.item, thing.span)
    if word != "into":
        telling.out.append(ir.Mutate("put_top" if word == "onto" else "put_bottom", place, (item,)))
        return
    if len(node.arguments) != 3 or node.arguments[2].preposition != "at" or not isinstance(place.type, ir.ListOf):
        wrong(telling.ctx, "RW364", node.span, "'put … into' is used as: put x into l at i, with a list l")
    position = operators.number(telling.ctx, node.arguments[2].value)
    telling.out.append(ir.Mutate("put_at", place, (item, position)))


def _clear(telling: Telling, node: ast.Command) -> None:
    if len(node.arguments) != 1 or node.arguments[0].preposition is not None:
        wrong(telling.ctx, "RW364", node.span, "'clear' is used as: clear s")
    target = node.arguments[0].value
    root, indices = access.parts(telling.ctx, target)
    if isinstance(root, ast.Name) and telling.ctx.find(root.name) is None and is_kept(telling, root.name):
        state = telling.world.state(root.name)
        index = access.state_index(telling.ctx, state, tuple(indices), target) if indices else None
        telling.out.append(ir.Reset(state.name, index, where(node.span)))
        return
    place = place_of(telling, target)
    assert place.slot is not None
    telling.out.append(ir.Assign(place.slot, ir.Const(nothing(place.type, telling.world.components), place.type)))


def _shuffle(telling: Telling, node: ast.Command) -> None:
    if len(node.arguments) != 1 or node.arguments[0].preposition is not None:
        wrong(telling.ctx, "RW364", node.span, "'shuffle' is used as: shuffle p")
    place = place_of(telling, node.arguments[0].value)
    if not isinstance(place.type, ir.PileOf):
        wrong(
            telling.ctx,
            "RW363",
            node.span,
            f"only a pile is shuffled, but this is {say(telling.ctx, place.type)}",
            "bags are drawn from by chance anyway",
        )
    telling.out.append(ir.Mutate("shuffle", place, ()))


BUILT_IN: dict[str, Callable[[Telling, ast.Command], None]] = {
    "add": _add,
    "remove": _remove,
    "put": _put,
    "clear": _clear,
    "shuffle": _shuffle,
}
