"""What can be chosen, step by step, and why something else cannot.

A move is the name of its option, then its arguments: a path in a trie. Each step has a text, and the identities of the
things in the picture that mean it, so that a click chooses it.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import shorten
from typing import Any

from rulewright.drawing.descriptions import description
from rulewright.drawing.layers import sight_of
from rulewright.drawing.scene.easel import Easel, Marks
from rulewright.drawing.scene.marks import meant
from rulewright.runtime import ir, knowledge
from rulewright.runtime.backend import DECIDE
from rulewright.runtime.domain import domain_size, value_at
from rulewright.runtime.errors import Reason
from rulewright.runtime.lookers import Looker
from rulewright.runtime.state import State
from rulewright.runtime.words import tokens

MOST = 4000  # moves that a page gets; more can be typed
LONGEST = 44  # letters of what is told about a row
TRIED = 60  # values of the arguments behind the one that is asked about


def choices(state: State, seat: Looker) -> dict[str, Any]:
    """The legal moves as steps, for the seat that is asked; nothing for anybody else."""
    if not knowledge.is_asked(seat, state.position):
        return {"moves": [], "count": 0}
    raws = state.raw_moves()
    easel = Easel(sight_of(state, seat), state.seating.looks, Marks(), 0)
    moves = [{"text": str(state.known(raw)), "steps": list(_steps(state, raw, easel))} for raw in raws[:MOST]]
    return {"moves": moves, "count": len(raws)}


def _steps(state: State, raw: tuple[Any, ...], easel: Easel) -> Iterator[dict[str, Any]]:
    option = state.seating.program.decisions[state.position.decision].options[raw[0]]
    yield {"text": option.name or "move", "ids": []}
    for param, value in zip(option.params, raw[1:], strict=True):
        words = " ".join(filter(None, (param.preposition, easel.write(value, param.type))))
        yield {
            "text": words,
            "ids": _ids(param, value, easel, state.position.actor),
            "told": _told(param.type, value, easel),
            **_label(param, value, easel),
            **_parts(param.name, param.type, value, easel),
        }


def _parts(name: str, kind: ir.Type, value: Any, easel: Easel) -> dict[str, Any]:
    """What a set, a split or an order is made of, so that it can be chosen part by part; the value of a number, so that
    it can be stepped to."""
    words = easel.sight.seating.notation.words
    match kind:
        case ir.Number():
            return {"of": "number", "value": value}
        case ir.SetOf(item):
            counted = [(one, 1) for one in words.members(value, item)]
        case ir.BagOf(item):
            counted = list(words.counts(value, item))
        case ir.ListOf(item):
            counted = [(one, 1) for one in value]
        case _:
            return {}
    of = {ir.SetOf: "set", ir.BagOf: "split"}.get(type(kind), "order")
    return {"of": of, "parts": [_part(name, one, count, item, easel) for one, count in counted]}


def _part(name: str, value: Any, count: int, item: ir.Type, easel: Easel) -> dict[str, Any]:
    ids = list(meant(name, value, easel)) if isinstance(item, ir.Number) else [easel.identity(item, value)]
    told = _told(item, value, easel)
    signs = easel.signs(item, value) if isinstance(item, ir.Rec) else ""
    label = {"label": signs} if signs else {}
    return {"text": easel.write(value, item), "count": count, "ids": ids, "told": told, "order": value, **label}


def _told(kind: ir.Type, value: Any, easel: Easel) -> str:
    """What a row is, where its id says little: its name, or what it does."""
    if isinstance(kind, ir.Row) and value:
        return shorten(description(value, kind, easel.program), LONGEST, placeholder=" …")
    return ""


def _label(param: ir.Param, value: Any, easel: Easel) -> dict[str, str]:
    """A card is called by its signs, as people do."""
    signs = easel.signs(param.type, value) if isinstance(param.type, ir.Rec) and value else ""
    return {"label": " ".join(filter(None, (param.preposition, signs)))} if signs else {}


def _ids(param: ir.Param, value: Any, easel: Easel, actor: int) -> list[str]:
    """The things in the picture that mean a value: itself, what a number is called there, the cells of a row or column,
    the record one of whose numbers it is."""
    boards = easel.program.boards
    found = [easel.identity(param.type, value)] if not isinstance(param.type, ir.SetOf | ir.ListOf | ir.BagOf) else []
    if isinstance(param.type, ir.Number):
        for line in meant(param.name, value, easel):
            found.append(line)
            thing, axis, *_ = line.split(":")
            if thing in boards and boards[thing].sized:
                board = boards[thing]
                numbers = board.first if axis == board.axes[0] else board.second
                found += [f"{thing}:{name}" for name, at in zip(board.names, numbers, strict=True) if at == value]
        found += _records(param.name, value, actor, easel)
    if isinstance(param.type, ir.Cell):
        found.append(f"{param.type.board}:{actor - 1}:{easel.write(value, param.type)}")  # on a board of one's own
    return [one for one in found if one]


def _records(name: str, value: int, actor: int, easel: Easel) -> Iterator[str]:
    """The mover's own records with a number of this name: the pit that is sown."""
    for record in easel.program.records.values():
        fields = dict(record.fields)
        owner = next((field for field, kind in record.fields if isinstance(kind, ir.Seat)), None)
        if len(fields) == 2 and owner and isinstance(fields.get(name), ir.Number):
            parts = [str(actor - 1) if field == owner else str(value) for field in fields]
            yield f"{record.name}:({', '.join(parts)})"
            yield f"{record.name}:({','.join(parts)})"


# ---------------------------------------------------------------- why not


def why_not(state: State, seat: Looker, identity: str, chosen: list[str]) -> list[Reason]:
    """Why a thing of the picture cannot be chosen now, as the rules tell it; `chosen` are the steps taken so far."""
    position = state.position
    if position.kind != DECIDE or not knowledge.is_asked(seat, position):
        return [Reason("", "another player is asked" if position.kind == DECIDE else "nobody is asked now")]
    found: list[Reason] = []
    for raw in _meant(state, identity, chosen):
        for reason in state.explain(state.known(raw)):
            if reason not in found:
                found.append(reason)
        if found:
            break
    return found or [Reason("", "no choice here is about this")]


def _meant(state: State, identity: str, chosen: list[str]) -> Iterator[tuple[Any, ...]]:
    """Moves that would choose a thing: of each option that is still open, the first argument of its type."""
    program, looks = state.seating.program, state.seating.looks
    easel = Easel(sight_of(state, state.position.actor - 1), looks, Marks(), 0)
    legal = state.raw_moves()
    for number, option in enumerate(program.decisions[state.position.decision].options):
        if option.silent or (chosen and chosen[0] != (option.name or "move")):
            continue
        for at, param in enumerate(option.params):
            values = _values(param, identity, easel, state.position.actor)
            if at + 1 < len(chosen) or not values:
                continue
            yield from _filled(state, number, option, at, values[0], chosen, legal)
            break


def _values(param: ir.Param, identity: str, easel: Easel, actor: int) -> list[int]:
    """The value of a parameter that an identity means, if it can mean one."""
    kind = param.type
    match kind:
        case ir.Cell(name) | ir.Row(name) | ir.Member(name) | ir.Rec(name):
            text = (
                identity.removeprefix(f"{name}:").removeprefix(f"{actor - 1}:")
                if identity.startswith(f"{name}:")
                else ""
            )
            given = tokens(text)
            read = easel.sight.seating.notation.words.read(given, 0, kind) if given else []
            return [one.value for one in read if one.end == len(given) and not one.cost]
        case ir.Number(low, high) if high - low < 100:
            return [value for value in range(low, high + 1) if identity in _ids(param, value, easel, actor)]
        case _:
            return []


def _filled(
    state: State, number: int, option: ir.Option, at: int, value: int, chosen: list[str], legal: list[tuple[Any, ...]]
) -> Iterator[tuple[Any, ...]]:
    """Whole moves with a value in its place: what was chosen before it, behind it what legal moves have there, or
    anything."""
    program, words = state.seating.program, state.seating.notation.words
    like = next((raw for raw in legal if raw[0] == number and _begins(raw, option, chosen, words)), None)
    before = list(like[1 : at + 1]) if like else [value_at(0, param.type) for param in option.params[:at]]
    rest = option.params[at + 1 :]
    tails = [raw[at + 2 :] for raw in legal if raw[0] == number][:TRIED] if legal else []
    if not tails and all(domain_size(param.type, program) > 0 for param in rest):
        tails = [tuple(value_at(0, param.type) for param in rest)]
    for tail in tails[:TRIED]:
        raw = (number, *before, value, *tail)
        if state.seating.is_move(state.position, raw):
            yield raw


def _begins(raw: tuple[Any, ...], option: ir.Option, chosen: list[str], words: Any) -> bool:
    texts = [
        " ".join(filter(None, (param.preposition, words.write(one, param.type))))
        for param, one in zip(option.params, raw[1:], strict=True)
    ]
    return all(text == said for text, said in zip(texts, chosen[1:]))
