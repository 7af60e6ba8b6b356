"""`scene`: a whole position as one picture. Boards first, then tracks, what lies beside them, and a panel for each
player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.drawing.layers import layers_of, sight_of
from rulewright.drawing.scene.boards import Drawn, boards_of
from rulewright.drawing.scene.easel import Easel, Marks
from rulewright.drawing.scene.layout import BESIDE, column, cut, flow
from rulewright.drawing.scene.marks import marks_of
from rulewright.drawing.scene.panels import Seen, panels_of, rest_of, shared_of, tracks_of
from rulewright.drawing.scene.pits import pits_of
from rulewright.drawing.scene.shapes import Block, Group, Scene, Words, moved
from rulewright.drawing.scene.spaces import spaces_of
from rulewright.drawing.scene.tables import tables_of
from rulewright.drawing.situation import situation
from rulewright.drawing.tiling import Kind, kind_of
from rulewright.runtime import ir
from rulewright.runtime.contents import locals_alive
from rulewright.runtime.hidden import Hidden
from rulewright.runtime.lookers import TABLE, Looker
from rulewright.runtime.views import locals_of, scores_of

if TYPE_CHECKING:
    from rulewright.runtime.state import State

EDGE = 12.0
LOW = 200.0  # a board that is no higher has nothing beside it


def scene(state: State, seat: Looker = TABLE, width: float = 720, targets: bool = True) -> Scene:
    """The position as a seat sees it."""
    sight = sight_of(state, seat)
    easel = Easel(sight, state.seating.looks, Marks(), width - 2 * EDGE)
    marks = marks_of(state, easel)
    easel = easel._replace(marks=marks if targets else marks._replace(targets=frozenset(), named={}))
    easel = easel._replace(tiles=_tiles_of(easel))
    drawn = [*tables_of(easel), *boards_of(easel), *spaces_of(easel)]
    drawn += pits_of(easel, {name for one in drawn for name in one.shows} | set(easel.program.hides))
    title = f"{state.seating.program.title}: {situation(state)}"
    body = column([_heading(title, easel.width), *_parts(state, easel, drawn)], "scene", 12)
    return Scene(width, body.height + 2 * EDGE, title, moved(body, EDGE, EDGE))


def _tiles_of(easel: Easel) -> dict[str, tuple[Kind, ir.Board]]:
    """The tables whose rows lie on boards as tiles."""
    found = {}
    for board in easel.program.boards.values():
        kind = kind_of(board, layers_of(board, easel.sight), easel.program)
        if kind is not None:
            found[kind.table.name] = kind, board
    return found


def _parts(state: State, easel: Easel, drawn: list[Drawn]) -> list[Block]:
    seen = Seen(scores_of(state.seating, state.position, easel.sight.seat), _kept_in_mind(state, easel.sight.data))
    rest = rest_of(easel, {name for one in drawn for name in one.shows} | set(easel.program.hides))
    own: dict[int, list[Block]] = {}
    for one in drawn:
        if one.of:
            own.setdefault(one.of, []).append(one.block)
    boards = flow([one.block for one in drawn if not one.of], easel.width, "scene", 16)
    tracks = list(tracks_of(easel, rest))

    def others(width: float) -> Block:
        """What lies on the table but for boards and tracks."""
        narrow = easel._replace(width=width)
        panels = flow(panels_of(narrow, rest, seen, own, state.player), width)
        together = [_together(seen, width)] if easel.program.together else []
        return column([block for block in (shared_of(narrow, rest, seen), *together, panels) if block.height], gap=12)

    left = easel.width - boards.width - 16
    if not own and boards.height > LOW and left >= BESIDE:
        beside = others(left)
        if beside.height < 1.5 * boards.height:  # a board, and beside it all that belongs to it
            return [flow([boards, beside], easel.width, "scene", 16), *tracks]
    return [block for block in (boards, *tracks, others(easel.width)) if block.height]


def _kept_in_mind(state: State, data: bytes) -> dict[str, Any]:
    """What procedures keep in mind and a reader can make something of: not fingerprints."""
    alive = locals_alive(data, state.seating.layout, state.seating.program)
    marks = {one.name for one in alive if isinstance(one.type, ir.Mark)}
    return {name: value for name, value in locals_of(state.seating, data).items() if name not in marks}


def _heading(title: str, width: float) -> Block:
    lines = cut(title, 17, width, 2)
    words = [Words(0, 10 + at * 20, text, 16, bold=True) for at, text in enumerate(lines)]
    return Block(width, 20.0 * len(lines), Group("scene", "", title, [*words]))


def _together(seen: Seen, width: float) -> Block:
    """The points of a game played together: the sum, and what it is made of."""
    known = {name: values[0] for name, values in seen.scores.items() if not isinstance(values, Hidden)}
    parts = [f"{value} {name.replace('_', ' ')}" for name, value in known.items() if value]
    text = f"{sum(known.values())} points" + (f": {', '.join(parts)}" if parts else "")
    lines = cut(text, 12.5, width, 3)
    words = [Words(0, 8 + at * 16, one, 12.5, bold=not at) for at, one in enumerate(lines)]
    return Block(width, 16.0 * len(lines), Group("panel", "", text, [*words]))
