"""A second opinion that nobody here wrote: games played in lockstep with OpenSpiel.

At every step both sides must name the same player, the same legal moves and the same chances, and at the end the same
result; in the poker games a player must be able to tell apart on our side exactly what can be told apart on theirs.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from scale import scaled

import rulewright as rw

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is in the test extra")

from lockstep import PAIRINGS, Pairing

from rulewright.second_opinion import Turn

BATCHES = 2  # the games of a pairing are shared out, so that two processes can work on them


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("pairing", PAIRINGS, ids=lambda pairing: pairing.name)
@pytest.mark.parametrize("backend", ["compiled", "reference"])
def test_lockstep(backend: str, pairing: Pairing, batch: int) -> None:
    game = rw.load(pairing.game, backend=backend, **pairing.options)
    seeds = range(batch, scaled(pairing.games[backend]), BATCHES)
    steps = rw.lockstep(
        game, pairing.theirs, pairing.to_action, seeds=seeds, returns=pairing.returns, seats=pairing.seats
    )
    assert steps > 0


def test_what_differs_is_told() -> None:
    game = rw.load("tic_tac_toe", backend="reference")
    cells = next(one.to_action for one in PAIRINGS if one.game == "tic_tac_toe")
    assert rw.lockstep(game, "tic_tac_toe", lambda move, turn: 8 - cells(move, turn), seeds=range(5)) >= 25, (
        "half a turn"
    )
    with pytest.raises(
        rw.LockstepError, match="only ours has mark b3, mark c3, only theirs has nothing. After no move."
    ):
        rw.lockstep(game, "connect_four", cells)
    with pytest.raises(rw.LockstepError, match=r"only ours has nothing, only theirs has x\(0,1\)"):
        rw.lockstep(game, "tic_tac_toe", lambda move, turn: 0)
    with pytest.raises(rw.LockstepError, match="the result is"):
        rw.lockstep(game, "tic_tac_toe", cells, returns=lambda state: [0.5, -0.5])
    with pytest.raises(rw.LockstepError, match="theirs is not asked, ours may choose mark a1, mark b1,"):
        rw.lockstep(game, "tic_tac_toe", lambda move, turn: ())
    with pytest.raises(rw.LockstepError, match=r"is said to be a part of an action .None., but the game is over"):
        rw.lockstep(game, "tic_tac_toe", lambda move, turn: None)
    with pytest.raises(rw.LockstepError, match="but after 100 moves of ours there is still none. After roll, roll 1,"):
        rw.lockstep(rw.load("pig", backend="reference"), "pig", lambda move, turn: None)
    with pytest.raises(rw.LockstepError, match="mark a1 is no whole action of theirs"):
        rw.lockstep(game, "tic_tac_toe", lambda move, turn: cells(move, turn) or ())
    wide = rw.load("connect_four", backend="reference", columns=8)
    with pytest.raises(rw.LockstepError, match="several moves of ours are their action 6: drop 7, drop 8"):
        rw.lockstep(wide, "connect_four", lambda move, turn: min(6, move.arguments["column"] - 1))
    with pytest.raises(rw.OptionError, match="OpenSpiel has no game 'tictactoe'. Did you mean 'tic_tac_toe'"):
        rw.lockstep(game, "tictactoe", cells)


# ---------------------------------------------------------------- what players can tell apart

Views = tuple[tuple[str, ...], ...]  # for each seat, what it has seen so far


def decisions(
    pairing: Pairing, ours: rw.State, theirs: pyspiel.State, seen: Views
) -> Iterator[tuple[int, str, tuple[str, ...]]]:
    """Every decision of the whole game: seat, what OpenSpiel says it knows, what it saw on our side."""
    if ours.over:
        return
    if ours.player != rw.CHANCE:
        seen = tuple((*views, repr(ours.view(seat))) for seat, views in enumerate(seen))
        for seat, views in enumerate(seen):
            yield seat, theirs.information_state_string(seat), views
    for move in ours.moves:
        action = pairing.to_action(move, Turn())
        yield from decisions(pairing, ours.copy().play(move), theirs.child(action), seen)


@pytest.mark.parametrize("name", ["kuhn_poker", "leduc_poker"])
def test_information(name: str) -> None:
    pairing = next(one for one in PAIRINGS if one.name == name)
    ours = rw.load(name, backend="reference").new(seed=1, chance="explicit")
    theirs = pyspiel.load_game(name).new_initial_state()
    to_ours: dict[tuple[int, str], tuple[str, ...]] = {}
    to_theirs: dict[tuple[int, tuple[str, ...]], str] = {}
    for seat, their_text, views in decisions(pairing, ours, theirs, ((), ())):
        assert to_ours.setdefault((seat, their_text), views) == views, "our views tell apart what OpenSpiel does not"
        assert to_theirs.setdefault((seat, views), their_text) == their_text, "our views do not tell apart enough"
    assert len(to_ours) == len(to_theirs)
    deciding = sum(1 for seat, views in to_theirs if f"'to_move': {seat}," in views[-1])
    assert deciding == {"kuhn_poker": 12, "leduc_poker": 936}[name]  # the known numbers of information sets


def test_information_of_a_state() -> None:
    """`state.information` tells apart just what the views do: in Kuhn poker twelve situations to decide in."""
    known: set[tuple[int, tuple[str, ...]]] = set()

    def walk(state: rw.State) -> None:
        if state.player != rw.CHANCE and not state.over:
            known.add((state.player, state.information(state.player)))
        for move in state.moves:
            walk(state.copy().play(move))

    walk(rw.load("kuhn_poker", backend="reference").new(seed=1, chance="explicit"))
    assert len(known) == 12
