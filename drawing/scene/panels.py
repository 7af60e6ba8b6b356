"""What no board shows: a panel for each player, and what lies beside the boards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from rulewright.drawing.scene.easel import Easel
from rulewright.drawing.scene.layout import GAP, column, cut, flow, width_of
from rulewright.drawing.scene.shapes import Block, Box, Group, Shape, Words, moved
from rulewright.drawing.scene.tracks import track
from rulewright.drawing.scene.values import block_of
from rulewright.drawing.words import NOTHING, Brief
from rulewright.runtime import ir, knowledge
from rulewright.runtime.domain import nothing
from rulewright.runtime.hidden import HIDDEN, Hidden
from rulewright.runtime.lookers import TABLE
from rulewright.runtime.looks import Style

MANY = 12  # hidden things that nobody wants to see, not even those who may
PAD = 10.0


class Seen(NamedTuple):
    """What is known beside the states: the lines of the sheet, and what procedures keep in mind."""

    scores: dict[str, Any]
    locals: dict[str, Any]


class Rest(NamedTuple):
    """The states that are left: what players have on tracks, what each has, what all have."""

    tracks: list[ir.State]
    own: list[ir.State]
    shared: list[ir.State]
    told: list[ir.State]  # what is said about rows: it stands on their cards


def rest_of(easel: Easel, shown: set[str]) -> Rest:
    """What is not drawn yet, sorted by how it is drawn."""
    states = [
        one
        for one in easel.program.states
        if one.name not in shown
        and not one.score
        and not isinstance(_inner(one.type), ir.Mark)
        and easel.looks.of(one.name).form != "nothing"
    ]
    told = [
        one
        for one in states
        if len(one.index) == 1
        and isinstance(one.index[0], ir.Row)
        and not isinstance(one.type, ir.Seat)
        and one.seen == "all"
    ]
    tracks = [
        one
        for one in states
        if easel.looks.of(one.name).form == "track" and isinstance(one.type, ir.Number) and one.index == (ir.Seat(),)
    ]
    own = [one for one in states if one not in tracks and one not in told and _is_own(one)]
    return Rest(tracks, own, [one for one in states if one not in (*tracks, *own, *told)], told)


def _inner(kind: ir.Type) -> ir.Type:
    return kind.item if isinstance(kind, ir.ListOf | ir.SetOf | ir.BagOf) else kind


def _is_own(state: ir.State) -> bool:
    first = state.index[0] if state.index else None
    return isinstance(first, ir.Seat) or (len(state.index) == 1 and isinstance(state.type, ir.Seat))


def tracks_of(easel: Easel, rest: Rest) -> Iterator[Block]:
    """The tracks of the players."""
    for state in rest.tracks:
        assert isinstance(state.type, ir.Number)
        values = [
            value
            for at, value in sorted(easel.sight.every(state).items())
            if knowledge.sees(easel.sight.seat, state, at)
        ]
        yield _titled(state.name, track(easel, state.name, values, state.type, easel.looks.of(state.name).along))


def _titled(name: str, block: Block) -> Block:
    return column(
        [
            Block(
                width_of(name, 12), 14, Group("panel", "", "", [Words(0, 7, name.replace("_", " "), 12, colour="dim")])
            ),
            block,
        ],
        gap=3,
    )


# ---------------------------------------------------------------- what all have


def shared_of(easel: Easel, rest: Rest, seen: Seen) -> Block:
    """What lies beside the boards: piles, displays, the round."""
    brief, blocks = Brief(easel.sight, rest.told), []
    facts: list[tuple[str, str]] = []
    for state in rest.shared:
        picture = _pictured(easel, state, (), easel.width)
        if picture is not None:
            blocks.append(_titled(state.name, picture))
        elif (text := brief.by_index(state)) not in (NOTHING, "", str(HIDDEN)):
            facts.append((state.name, text))
    kept = [(name, value) for name, value in seen.locals.items() if easel.looks.of(name).form != "nothing"]
    facts += [(name, _plain(value)) for name, value in kept if len(name) > 1 and isinstance(value, int | str)]
    return column([flow(_facts(facts, easel.width), easel.width, gap=6), flow(blocks, easel.width, gap=14)])


def _plain(value: int | str) -> str:
    return "yes" if value is True else "no" if value is False else str(value)


def _facts(facts: list[tuple[str, str]], width: float) -> Iterator[Block]:
    """Names and short texts, each in a chip."""
    for name, text in facts:
        label = name.replace("_", " ")
        for line in cut(text, 13, width - width_of(label, 12.5) - 28, 1, bold=True):
            room = width_of(label, 12.5) + width_of(line, 13, True) + 28
            shapes: list[Shape | Group] = [
                Box(0, 0, room, 20, 10, "panel", "line"),
                Words(8, 10, label, 12, colour="dim"),
            ]
            shapes.append(Words(room - 8, 10, line, 12, "end", on="panel", bold=True))
            yield Block(room, 20, Group("panel", name, f"{label}: {text}", shapes))


def _pictured(easel: Easel, state: ir.State, at: tuple[int, ...], width: float) -> Block | None:
    """The elements of a state that begin with an index, as pictures."""
    blocks = []
    for index, value in easel.sight.every(state).items():
        if index[: len(at)] != at:
            continue
        block = block_of(easel, state.name, _seen(easel, state, index, value), state.type, width)
        if block is not None and len(index) > len(at):
            rest = ", ".join(easel.write(one, kind) for one, kind in zip(index[len(at) :], state.index[len(at) :]))
            block = _titled(rest, block)
        blocks += [block] if block is not None else []
    return flow(blocks, width, "stock") if blocks else None


def _seen(easel: Easel, state: ir.State, at: tuple[int, ...], value: Any) -> Any:
    """A value, or what may be known of it; of large hidden piles nobody wants to see more."""
    form = knowledge.hidden_form(value, state)
    if state.seen == "none" and easel.sight.seat is not TABLE:
        return nothing(state.type, easel.program)  # nobody ever sees it: it is not worth a back
    if state.seen in ("count", "none") and (form.size or 0) > MANY:
        return form
    if knowledge.sees(easel.sight.seat, state, at):
        return value
    if form.size is None and isinstance(state.type, ir.Number | ir.Truth | ir.Seat):
        return nothing(state.type, easel.program)  # a back says nothing that the name does not
    return form


# ---------------------------------------------------------------- what each player has


def panels_of(easel: Easel, rest: Rest, seen: Seen, boards: dict[int, list[Block]], actor: int | None) -> list[Block]:
    """A panel for each player: name, points, boards, and whatever is theirs."""
    seats = easel.program.seats
    columns = 1 if any(boards.values()) or seats == 1 else max(1, min(seats, int(easel.width // 300)))
    width = (easel.width - (columns - 1) * GAP) / columns
    scores = {} if easel.program.together else seen.scores
    # below each other: one's own comes first
    first = easel.sight.seat if columns == 1 and isinstance(easel.sight.seat, int) else 0
    return [
        _panel(easel, rest, scores, boards.get(seat, []), seat, width, seat - 1 == actor)
        for seat in [*range(first + 1, seats + 1), *range(1, first + 1)]
    ]


def _panel(
    easel: Easel, rest: Rest, scores: dict[str, Any], boards: list[Block], seat: int, width: float, is_asked: bool
) -> Block:
    inner = width - 2 * PAD
    brief, facts, pictures = Brief(easel.sight, rest.told), [], []
    for state in rest.own:
        if not isinstance(state.index[0], ir.Seat):
            things = [one.at[0] for one in easel.sight.seen(state) if one.value == seat]
            facts += [(state.name, ", ".join(easel.write(one, state.index[0]) for one in things))] if things else []
            continue
        picture = _pictured(easel, state, (seat,), inner)
        text = brief.by_index(state, 1, (seat,))
        if picture is not None:
            pictures.append(_titled(state.name, picture))
        elif text not in (NOTHING, str(HIDDEN), ""):
            facts.append((state.name, text))
    body = [flow(_facts(facts, inner), inner, gap=5)] if facts else []
    body += [flow(pictures, inner, gap=14)] if pictures else []
    content = column([_head(easel, scores, seat, inner, is_asked), *body, *boards])
    height = content.height + 2 * PAD
    edge = "glow" if is_asked else "line"
    group = Group(
        "panel",
        f"Player:{seat - 1}",
        f"player {seat - 1}",
        [Box(0.5, 0.5, width - 1, height - 1, 8, "panel", edge, 2.5 if is_asked else 1)],
    )
    group.items.append(moved(content, PAD, PAD))
    return Block(width, height, group)


def _head(easel: Easel, scores: dict[str, Any], seat: int, width: float, is_asked: bool) -> Block:
    """Who it is, whether it is their turn, and their points."""
    shapes: list[Shape | Group] = [*easel.seat_token(seat, 10, 11, 10, Style())]
    shapes.append(Words(27, 11, f"player {seat - 1}" + (" to move" if is_asked else ""), 14, on="panel", bold=True))
    if scores:
        known = [values[seat - 1] for values in scores.values() if not isinstance(values, Hidden)]
        text = f"{sum(known)}{'' if len(known) == len(scores) else '?'} points"
        shapes.append(Words(width, 11, text, 14, "end", on="panel", bold=True))
    return Block(width, 22, Group("panel", "", "", shapes))
