"""Who knows what: the one place that says what a looker may know of a state, a local, a score line, a drawing, an
event, the moves on offer and their reasons. Views, information, logs, drawings, saved games, errors and players at the
table all ask here.

    a state      by its `seen by`: its owner is the seat in its first Player index; of what is hidden at most
                 the size is known
    a local      seen by all if nothing hidden can flow into it, else by nobody (see secrecy.py)
    a score      a line that reads something hidden is secret until the game is over; of one that reads only how much is
                 hidden nobody is told what the points come from
    chance       what comes up is seen by those whom `seen by` names; without it by all, unless what it was taken
                 from is hidden: then by whoever sees the state it goes straight into (see receivers.py)
    a choice     what is chosen `secretly` is seen by whoever chose it; the others learn that a choice was made
    a line told  is heard by those whom `tell` names, by all if it names nobody; whoever hears it knows the values in it
    a rule       that fired, or a line that did something, is known to all, unless it is carried out or not by what
                 somebody hides
    moves        those on offer, and why another is not, are for the player who is asked
    a question   that somebody is asked is known to all, and which question it is, unless that depends on what
                 somebody hides
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulewright.runtime import backend as machine
from rulewright.runtime import ir
from rulewright.runtime.domain import index_of
from rulewright.runtime.hidden import HIDDEN, Hidden
from rulewright.runtime.lookers import TABLE, Looker
from rulewright.runtime.walking import nodes

if TYPE_CHECKING:
    from rulewright.runtime.backend import Position
    from rulewright.runtime.contents import LocalValue
    from rulewright.runtime.moves import Move
    from rulewright.runtime.reference.world import Told
    from rulewright.runtime.seating import Seating


FORCED = "forced: "  # before a move that was made without asking


def has_secrets(program: ir.Program) -> bool:
    """Whether anything in a game is not for everybody's eyes."""
    return any(state.seen != "all" for state in program.states) or parts_players(program)


def parts_players(program: ir.Program) -> bool:
    """Whether a player may know what another may not; a covered pile alone is nobody's secret."""
    unseen = any(one.pending or one.unseen for one in program.decisions)
    return (
        unseen or any(state.seen in ir.BY_SEAT for state in program.states) or any(True for _ in _named_eyes(program))
    )


def _named_eyes(program: ir.Program) -> Iterator[ir.Expr]:
    """The sets of players for whom alone something comes up, or is told."""
    for node in nodes((tuple(program.blocks), tuple(program.procs))):
        match node:
            case ir.Chance(seen=ir.Const(value)) | ir.Tell(seen=ir.Const(value)) if value == (1 << program.seats) - 1:
                continue
            case ir.Chance(seen=seen) | ir.Tell(seen=seen) if seen is not None:
                yield seen


# ---------------------------------------------------------------- a position


def sees(looker: Looker, state: ir.State, at: tuple[int, ...]) -> bool:
    """Whether a looker may see the element of a state at an index."""
    if state.seen == "all" or looker is TABLE:
        return True
    owner = next((value for kind, value in zip(state.index, at) if isinstance(kind, ir.Seat)), None)
    return isinstance(looker, int) and state.seen in ir.BY_SEAT and (owner == looker + 1) == (state.seen == "owner")


def hidden_form(value: Any, state: ir.State) -> Hidden:
    """What somebody who may not see a value knows of it: at most how much it is."""
    return HIDDEN if state.seen == "none" else _size(value, state.type)


def _size(value: Any, kind: ir.Type) -> Hidden:
    match kind:
        case ir.SetOf():
            return Hidden(int(value).bit_count())
        case ir.BagOf():
            return Hidden(sum(value))
        case ir.ListOf():
            return Hidden(len(value))
        case ir.PileOf():
            return Hidden(len(value[0]) + sum(value[1]) + len(value[2]))
        case _:
            return HIDDEN


def sees_local(seating: Seating, local: LocalValue) -> bool:
    """Whether a local lies open for everybody; otherwise nobody sees it, not even the table, for whom it is
    bookkeeping."""
    return (local.proc, local.slot) in seating.secrets.public_locals


def sees_score(looker: Looker, seating: Seating, position: Position, line: str) -> bool:
    """Whether a looker may know what a line of the sheet amounts to."""
    return looker is TABLE or position.kind == machine.OVER or line not in seating.secrets.scores


def covered(looker: Looker, seating: Seating) -> frozenset[str]:
    """The states of which a looker may be told at most how much there is: what points come from would tell more."""
    return frozenset(state.name for state in seating.program.states if looker is not TABLE and state.seen != "all")


def sees_rule(looker: Looker, seating: Seating, rule: str) -> bool:
    """Whether a looker may know that a rule fired: not where that depends on what somebody hides."""
    return looker is TABLE or rule not in seating.secrets.rules


def sees_line(looker: Looker, seating: Seating, file: str, line: int) -> bool:
    """Whether a looker may know which line did something."""
    return looker is TABLE or (file, line) not in seating.secrets.lines


def sees_drawn(looker: Looker, seating: Seating, layer: ir.Layer) -> bool:
    """Whether a layer may be drawn for a looker: a def that reads hidden things is for the table only."""
    return looker is TABLE or layer.value is None or layer.name not in seating.secrets.layers


def is_asked(looker: Looker, position: Position) -> bool:
    """Whether a looker is the one who decides now, and may know the moves on offer and why another is not."""
    return position.kind == machine.DECIDE and (looker is TABLE or looker == position.actor - 1)


def sees_question(looker: Looker, seating: Seating, position: Position) -> bool:
    """Whether a looker may know at which place in the rules somebody is asked, not only who."""
    return is_asked(looker, position) or position.decision not in seating.secrets.questions


# ---------------------------------------------------------------- what happens


def sees_event(looker: Looker, seating: Seating, position: Position, move: Move) -> bool:
    """Whether a looker sees which move is made in a position, or what chance brings there."""
    if looker is TABLE:
        return True
    if move.is_chance:
        chance = seating.program.blocks[move.point].end
        if isinstance(chance, ir.Chance) and chance.seen is not None:
            return _is_among(looker, seating.read(position).audience() or 0, seating.seats)
        return move.point not in seating.secrets.draws or _receives(looker, seating, position, move)
    decision = seating.program.decisions[move.decision]
    whose = position.actor - 1 if move.forced_on is None else move.forced_on
    return looker == whose or not (decision.pending or decision.unseen)


def _receives(looker: Looker, seating: Seating, position: Position, move: Move) -> bool:
    """Whether what is drawn goes straight into what a looker sees."""
    receiver = seating.secrets.receivers.get(move.point)
    if receiver is None:
        return False
    reading = seating.read(position)
    if receiver.owner is not None:
        if not isinstance(looker, int):
            return False
        is_owner: bool = looker == reading.in_frame(receiver.owner) - 1
        if is_owner != (receiver.seen == "owner"):
            return False
    if receiver.held is None:
        return True
    kind = receiver.held.type
    at = index_of(move.raw[0], kind.item) if isinstance(kind, ir.SetOf) else -1
    return at < 0 or not reading.in_frame(receiver.held) >> at & 1


def _is_among(looker: Looker, seats: int, players: int) -> bool:
    """Whether a looker sees what a set of seats does; a spectator sees what all do."""
    if looker is TABLE:
        return True
    return bool(seats >> looker & 1) if isinstance(looker, int) else seats == (1 << players) - 1


def watched(looker: Looker, seating: Seating, position: Position, move: Move) -> str:
    """A move, or what chance brings, as a looker could watch it. What was made without asking is marked, and no more of
    it is seen than if it had been chosen."""
    mark = FORCED if move.is_forced else ""
    if sees_event(looker, seating, position, move):
        return f"{mark}{move}"
    return f"{move.name} {HIDDEN}" if move.is_chance else f"{mark}{HIDDEN}"


def told(looker: Looker, seating: Seating, position: Position, move: Move) -> tuple[str, ...]:
    """The lines that a looker is told on the way from a move to the next rest. The step is played again for them:
    positions do not hold them, and compiled code does not know them."""
    if not seating.telling.may_follow(move.decision, move.point):
        return ()
    reading = seating.read(position)
    lines: list[Told] = []
    reading.told = lines
    if move.is_chance:
        reading.play_chance(move.raw[0])
    else:
        reading.play(move.raw)
    return tuple(line.text for line in lines if _is_among(looker, line.seats, seating.seats))


def told_first(looker: Looker, seating: Seating, first: Position) -> tuple[str, ...]:
    """The lines that a looker is told before the first move, if the game began with this position."""
    if not seating.telling.anything:
        return ()
    begun = seating.reference.blank(first.seed, True)
    lines: list[Told] = []
    begun.told = lines
    begun.run_play()
    if begun.to_bytes() != first.to_bytes():
        return ()
    return tuple(line.text for line in lines if _is_among(looker, line.seats, seating.seats))
