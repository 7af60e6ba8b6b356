"""Nothing leaks: states that differ only in what a seat may not see give it equal views and, where it decides, equal
moves.

Every game with hidden zones is played in pairs (see `leaks.py`). And the other way round: what a seat has seen stays in
its view.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from leaks import watch_game
from scale import scaled

import rulewright as rw
from rulewright import library
from rulewright.fuzz.failure import Failed
from rulewright.fuzz.leaks import Watched, Watcher, any_move
from rulewright.runtime.backend import DECIDE, OVER, Position
from rulewright.runtime.seating import Seating
from rulewright.runtime.views import view_of

SMALL_GAMES = 100
LARGE: dict[str, tuple[int, int, int]] = {  # games, steps of each, and how many steps from comparison to comparison
    "dorfromantik": (1, 24, 6),
    "fields_of_green": (1, 9999, 8),
    "fjords": (1, 24, 6),
    "hearts": (2, 9999, 6),
    "new_world": (1, 24, 6),
    "reykholt": (4, 9999, 8),
}
SETTINGS: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {  # (players, options)
    "fields_of_green": ((2, {}), (3, {}), (6, {}), (3, {"draft": "open"}), (3, {"draft": "kept"})),
    "reykholt": ((1, {"story": "S2"}), (3, {"story": "S1", "service_set": "C", "story_cards": True}), (4, {})),
}
DEALT_OUT = {"hearts": {"deck"}}  # zones that are empty whenever somebody decides: there is nothing to deal anew
EAGER = (  # makes secrets come up more often
    "look_at_event",
    "card SC1",
    "share SC1",
    "act share_service_card",
    "harvest",
    "build",
    "place H2",
    "place H3",
)
TEXTS = {text.split()[0] for text in EAGER if " " in text}


def hiding() -> list[str]:
    """All games of the library that hide something."""
    names = sorted(path.parent.name for path in library.shipped_folder().glob("*/*.game"))
    return [name for name in names if hides(rw.load(name, backend="reference").seating())]


def hides(seating: Seating) -> bool:
    return any(state.seen != "all" for state in seating.program.states)


def settings(name: str) -> tuple[tuple[int, dict[str, Any]], ...]:
    """How a game is played: as listed, or with the fewest and the most players."""
    players = rw.load(name, backend="reference").players
    return SETTINGS.get(name) or tuple((number, {}) for number in sorted({players[0], players[-1]}))


def seating_of(name: str, players: int, options: dict[str, Any]) -> Seating:
    return rw.load(name, backend="reference", **options).seating(players)


def eager_in(seating: Seating) -> Any:
    """Chooses any move, more often one of the eager ones."""

    def is_eager(decision: int, raw: tuple[Any, ...]) -> bool:
        name = seating.program.decisions[decision].options[raw[0]].name
        return name in EAGER or (name in TEXTS and seating.notation.write(decision, raw) in EAGER)

    def choose(position: Position, rng: random.Random) -> Any:
        if position.kind != DECIDE or rng.random() < 0.4:
            return any_move(position, rng)
        moves = position.moves()
        return rng.choice([raw for raw in moves if is_eager(position.decision, raw)] or moves)

    return choose


@pytest.mark.parametrize("name", hiding())
def test_nothing_leaks(name: str) -> None:
    """Pairs of every hidden zone; if a zone were never dealt anew, the test would prove nothing of it."""
    games, steps, every = LARGE.get(name, (SMALL_GAMES, 9999, 1))
    watched, hidden = Watched(), set[str]()
    for players, options in settings(name):
        seating = seating_of(name, players, options)
        hidden |= {state.name for state in seating.program.states if state.seen != "all"}
        watched.wanted = hidden - watched.zones
        for seed in range(scaled(games)):
            watch_game(seating, seed, eager_in(seating), every, steps, watched)
    assert watched.zones == hidden - DEALT_OUT.get(name, set()) and watched.pairs >= 5


# ---------------------------------------------------------------- the test can fail

LEAKY = """
game "Leaky"
players 2

enum Rank: jack, queen, king
state deck: bag of Rank = {{jack, queen, king}} seen by none
state hand: Rank? per Player seen by owner
state turns: 0..9

play
    for p in players
        draw r from deck
        hand[p] = r
    repeat 3
        for you in players
            {moves}
    finish none
"""
MOVES_TELL = """you choose
                wait
                    turns += 1
                dare
                    require hand[you + 1] != king
                    turns += 1"""
LOCAL_TELLS = """let other = hand[you + 1]
            you choose wait
                turns += if other == king then 1 else 1"""


def small_game(tmp_path: Path, moves: str) -> Seating:
    path = tmp_path / "leaky.game"
    path.write_text(LEAKY.format(moves=moves), encoding="utf-8")
    return rw.load(path, backend="reference").seating(2)


def test_moves_that_tell_are_noticed(tmp_path: Path) -> None:
    seating = small_game(tmp_path, MOVES_TELL)
    with pytest.raises(Failed, match="moves"):
        for seed in range(20):
            watch_game(seating, seed)


def test_locals_that_tell_are_noticed(tmp_path: Path) -> None:
    """The local that keeps the other hand is secret; were it shown, the test would say so."""
    seating = small_game(tmp_path, LOCAL_TELLS)
    for seed in range(20):
        watch_game(seating, seed)
    secrets = seating.secrets
    every = {(proc.number, slot) for proc in seating.program.procs for slot, one in enumerate(proc.slots) if one.framed}
    seating.secrets = secrets._replace(public_locals=frozenset(every))
    with pytest.raises(Failed, match="locals"):
        for seed in range(20):
            watch_game(seating, seed)


SECRET_DICE = """roll n in 1..6 seen by you
            your cup = n
            you choose secretly
                stake(k in 1..your cup)
                    add k to your aside
                hold
            turns += 1"""


def test_what_comes_up_and_is_chosen_for_some_eyes_does_not_leak(tmp_path: Path) -> None:
    path = tmp_path / "leaky.game"
    states = "state cup: 0..6 per Player seen by owner\nstate aside: bag of 1..6 per Player seen by owner\nstate turns"
    path.write_text(LEAKY.format(moves=SECRET_DICE).replace("state turns", states), encoding="utf-8")
    seating, watched = rw.load(path, backend="reference").seating(2), Watched()
    for seed in range(30):
        watch_game(seating, seed, watched=watched)
    assert watched.zones >= {"cup", "hand"} and watched.pairs > 100


def test_sizes_are_no_secret(tmp_path: Path) -> None:
    """Two positions that differ in something the seat may see are no pair."""
    seating = small_game(tmp_path, "you choose wait\n                turns += 1")
    one, later = seating.reference.new(1, False), seating.reference.new(1, False)
    later.play(later.moves()[0])
    assert not Watcher(seating, 0).same_to_see(one, later)


# ---------------------------------------------------------------- what was seen stays in view


def decisions_of(seating: Seating, seed: int) -> Any:
    """A random game with eager players: each position where somebody decides, with the move made there."""
    rng, choose = random.Random(seed), eager_in(seating)
    position = seating.reference.new(seed, False)
    while position.kind != OVER:
        raw = choose(position, rng)
        yield position, seating.notation.write(position.decision, raw)
        position = position.copy()
        position.play(raw)


def seen_by(seating: Seating, position: Position, seat: int, state: str) -> Any:
    """A state as a seat sees it."""
    return view_of(seating, position, seat)["states"][state]


@pytest.mark.parametrize("players", [3, 4])
def test_hands_passed_on_are_remembered(players: int) -> None:
    """Fields of Green: until the end of the year a player sees what he gave away in each turn; the others do not."""
    seating = seating_of("fields_of_green", players, {"years": 3})
    given: list[dict[str, dict[str, int]]] = [{} for _ in range(players)]  # by seat, by turn: passed on this year
    checked = 0
    for number, (position, move) in enumerate(decisions_of(seating, players)):
        seat = position.actor - 1
        if move.startswith("draw "):
            given[seat].clear()
        elif move.startswith("pick "):
            states = view_of(seating, position, seat)["states"]
            rest = {**states["hand"][seat]}
            rest[move[5:]] -= 1
            given[seat][str(states["turn"])] = {card: n for card, n in rest.items() if n}
        elif number % 5 == 0 and move.startswith(("build", "tower", "silo", "market", "harvest", "leave")):
            own, other = (seen_by(seating, position, one, "passed_on")[seat] for one in (seat, (seat + 1) % players))
            for turn, rest in given[seat].items():
                assert own[turn] == rest and other[turn] == rw.Hidden(sum(rest.values()))
                checked += 1
    assert checked > 20


def test_returned_tiles_are_remembered() -> None:
    """Fields of Green: who put a tile under the stack knows it to the end, in this order; the others only how many."""
    seating = seating_of("fields_of_green", 3, {})
    known: list[list[str]] = [[], [], []]
    for seed in range(scaled(3)):
        known = [[], [], []]
        for position, move in decisions_of(seating, seed):
            if move.startswith("keep "):
                seat = position.actor - 1
                looked_at = dict(seen_by(seating, position, seat, "looked_at")[seat])
                looked_at[move[5:]] -= 1
                known[seat] += [tile for tile, n in looked_at.items() if n]
            last = position
        for seat in range(3):
            own, other = (seen_by(seating, last, one, "returned")[seat] for one in (seat, (seat + 1) % 3))
            rest = iter(own)
            assert all(tile in rest for tile in known[seat]), "in the same order; two alike tiles need no choice"
            assert other == rw.Hidden(len(own))
    assert any(known)


def test_a_peeked_event_is_remembered() -> None:
    """Reykholt: who looked at the next event sees it until it is revealed, and then it is the event; nobody else does.

    Where two players use the Weather Station, the second is asked while the first already knows."""
    seating = seating_of("reykholt", 3, {"story": "S1", "service_set": "C", "story_cards": True})
    looking = {one.number for one in seating.program.decisions if one.options[0].name == "look_at_event"}
    checked = 0
    for seed in range(scaled(12)):
        seen: dict[int, tuple[int, str]] = {}  # by seat: in which round, and what
        for position, _ in decisions_of(seating, seed):
            if not seen and position.decision not in looking:
                continue
            views = [view_of(seating, position, seat)["states"] for seat in range(3)]
            for seat, (when, event) in seen.items():
                same_round = views[0]["round"] == when
                assert views[seat]["foreseen"][seat] == (event if same_round else None)
                assert same_round or views[0]["weather"] == event
                checked += 1
            know = [seat for seat in range(3) if views[seat]["foreseen"][seat]]
            assert all(
                views[other]["foreseen"][seat] == rw.HIDDEN for seat in know for other in range(3) if other != seat
            )
            seen = {seat: (views[0]["round"], views[seat]["foreseen"][seat]) for seat in know}
    assert checked


def test_the_log_tells_who_looked_at_the_next_event_and_nobody_else() -> None:
    """Reykholt, section 4.5: the top event is known to the user of Weather Station who looked, until it is revealed."""
    game = rw.load("reykholt", backend="reference", service_set="C", story_cards=True, story="S3")
    state = game.new(2, seed=1, chance="explicit")
    setup = ("roll 0", *(f"draw {card}" for card in ("SC1", "C7", "C1", "C2", "C3", "EV13")))
    work = ("place sH1", "card SC1", "place sM1", "place sM0", "place sM2", "place sM3", "gain 1 carrot", "place sH0")
    # seat 1 takes a card to be used at any time, so that it is asked before the event is revealed
    tourism = ("card C7", "pass", "pass", "pass", "bonus", "end", "bonus", "end")
    for move in (*setup, *work, *tourism, "look_at_event", "draw EV05"):
        state.play(move)
    assert state.player == 1
    assert state.log(0)[-1] == "chance: draw EV05"
    for looker in (1, rw.SPECTATOR):
        assert state.log(looker)[-1] == "chance: draw hidden"
    assert state.play("pass").view(1)["states"]["weather"] == "EV05"
