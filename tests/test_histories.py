"""What the rulebooks of Reykholt and Fields of Green say of whole games (their sections 6), checked along random games.

What can be said of a single position is declared as an invariant in the definitions; it is checked here at every step.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from peek import Peek, numbers_in
from scale import scaled

import rulewright as rw
from rulewright.runtime import ir
from rulewright.runtime.backend import DECIDE, OVER
from rulewright.runtime.interpret import ReferencePosition
from rulewright.runtime.seating import Seating

GAMES = 2
NUMBERS = 48  # cards for which a farm of Fields of Green has room
PER_ROUND = 1  # of the limits of Reykholt's service cards: round, game, never


def seated(name: str, players: int, options: dict[str, Any] | None = None) -> tuple[Seating, Peek]:
    seating = rw.load(name, backend="reference", **(options or {})).seating(players)
    return seating, Peek(seating)


def steps(seating: Seating, seed: int) -> Iterator[tuple[ReferencePosition, str, tuple[Any, ...], ReferencePosition]]:
    """A random game: position, option, move, position after it."""
    rng = random.Random(seed)
    position = seating.reference.new(seed, False)
    while position.kind != OVER:
        assert position.kind == DECIDE
        moves = position.moves()
        assert moves, "the list of moves is never empty before the end"
        raw = rng.choice(moves)
        option = seating.program.decisions[position.decision].options[raw[0]].name
        after = position.copy()
        after.play(raw)
        assert not after.broken(), option
        yield position, option, raw, after
        position = after
    assert not position.moves()


@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {}), (2, {"service_set": "E", "story_cards": True}), (3, {"story": "S3"}), (4, {"service_set": "B"})],
)
def test_reykholt(players: int, options: dict[str, Any]) -> None:
    """Invariants 8, 9, 13, 14, 15 and 16."""
    seating, peek = seated("reykholt", players, options)
    limits: Any = seating.program.tables["Service"].columns["limit"]
    for seed in range(scaled(GAMES)):
        bonuses, placed, used = Counter[tuple[int, int]](), Counter[int](), Counter[tuple[int, ...]]()
        for position, option, raw, after in steps(seating, seed):
            number, seat = peek.one(position, "round"), position.actor
            before, now = peek.all(position, "progress"), peek.all(after, "progress")
            assert all(new >= old for old, new in zip(before, now)), "managers never go back"
            if option == "use":
                used[seat, raw[1], number if limits.values[raw[1] - 1] == PER_ROUND else 0] += 1
            if option == "sow":
                farm_girl = all(
                    bonuses[number, one + 1] for one in range(players)
                )  # the Bonus is used: it is Homecoming
                filled_up(peek, position, after, farm_girl)
            bonuses[number, seat] += option == "bonus"
            placed[number] += option in ("place", "lay_aside")
            if peek.one(after, "round") > number or after.kind == OVER:
                assert all(progress >= number for progress in now), "a table a round"
        rounds = len(placed)
        assert rounds == 7 and set(placed.values()) == {3 * players}, "all workers are placed or laid aside"
        assert all(times == 1 for times in used.values()), "cards are used within their limits"
        assert all(bonuses[number, seat + 1] == 1 for number in placed for seat in range(players)), "one Bonus a round"
        assert after.winners().bit_count() == (0 if "story" in options and not after.winners() else 1), "one winner"
        standing = after.standing()
        ranking = sorted(range(players), key=lambda seat: standing[seat], reverse=True)
        assert [seat + 1 for seat in ranking] == list(peek.one(after, "track")), "the ranking is the order on the track"


def filled_up(peek: Peek, position: ReferencePosition, after: ReferencePosition, farm_girl: bool) -> None:
    """A seeded greenhouse is full, or holds three goods of Farm Girl; what Harvest Time takes at once after the last
    placement is one good, or two with Hot Spring."""
    parcels: Any = peek.program.tables["House"].columns["parcels"]
    before, now = (peek.all(one, "planted") for one in (position, after))
    (house,) = (at for at, goods in enumerate(now) if sum(goods) and not sum(before[at]))
    hot_spring = peek.rows("Service").index("E2") + 1 in numbers_in(peek.all(position, "cards")[position.actor - 1])
    harvested = 0 if farm_girl or any(peek.all(after, "idle")) else 2 if hot_spring else 1
    full = 3 if farm_girl else parcels.values[house]
    assert full - harvested <= sum(now[house]) <= full, "no greenhouse is half seeded"


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_fields_of_green(players: int) -> None:
    """Invariants 4 to 9 and 12."""
    seating, peek = seated("fields_of_green", players)
    hand = 5 if players == 6 else 6
    for seed in range(scaled(GAMES)):
        actions = Counter[int]()
        handled = dict[tuple[int, int], list[int]]()  # by year and seat: what is harvested or left
        for position, option, raw, after in steps(seating, seed):
            year, seat = peek.one(position, "year"), position.actor - 1
            actions[year] += option in ("build", "tower", "silo", "market")
            before, now = peek.all(position, "purse"), peek.all(after, "purse")
            assert all(new[3] >= old[3] for old, new in zip(before, now)), "tokens stay"
            open_areas(peek, position, after)
            if option in ("build", "tower", "silo", "market"):
                gained = coins_of(peek, position, option, raw, seat)
                assert now[seat][0] - before[seat][0] in gained or peek.one(after, "year") > year, option
                built_beside_a_location(peek, position, after, seat)
            if option in ("harvest", "leave"):
                assert not any(sum(cards) for cards in peek.all(position, "hand")), "all hands are empty"
                cards = handled.setdefault((year, seat), sorted(to_harvest(peek, position, seat)))
                cards.remove(raw[1])
                stays = option == "harvest" or tile_of(peek, position, seat, raw[1]) == "FrostCover"
                assert (raw[1] in numbers_in(peek.all(after, "locations")[seat])) == stays, option
        assert actions == dict.fromkeys(range(1, 5), players * hand)
        assert not any(handled.values()), "each harvest card is handled once a year"


def to_harvest(peek: Peek, position: ReferencePosition, seat: int) -> set[int]:
    """The face-up cards of a seat with a harvest ability, by number."""
    column: Any = peek.program.tables["Card"].columns["harvest"]
    cards = peek.all(position, "card")[seat * NUMBERS : (seat + 1) * NUMBERS]
    return {
        number for number in numbers_in(peek.all(position, "locations")[seat]) if column.values[cards[number - 1] - 1]
    }


def tile_of(peek: Peek, position: ReferencePosition, seat: int, number: int) -> str | None:
    """The tile on a card."""
    tile = peek.all(position, "tool")[seat * NUMBERS + number - 1]
    return peek.rows("Equipment")[tile - 1] if tile else None


def built_beside_a_location(peek: Peek, position: ReferencePosition, after: ReferencePosition, seat: int) -> None:
    """A new card lies beside a card that lies face up."""
    mine = slice(seat * NUMBERS, (seat + 1) * NUMBERS)
    before, now = (peek.all(one, "place")[mine] for one in (position, after))
    up = {peek.farm_cells[before[number - 1] - 1] for number in numbers_in(peek.all(position, "locations")[seat])}
    for old, new in zip(before, now):
        if new and not old:
            x, y = peek.farm_cells[new - 1]
            assert up & {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def open_areas(peek: Peek, position: ReferencePosition, after: ReferencePosition) -> None:
    """Cards that lie face down stay so."""
    for seat, built in enumerate(peek.all(position, "built")):
        up, later = (peek.all(one, "locations")[seat] for one in (position, after))
        down = set(range(1, built + 1)) - set(numbers_in(up))
        assert not down & set(numbers_in(later))


def coins_of(peek: Peek, position: ReferencePosition, option: str, raw: tuple[Any, ...], seat: int) -> set[int]:
    """By how much an action may change the coins of who takes it: its cost, and what comes of it without a rest."""
    match option:
        case "tower":
            return {-2}
        case "silo":
            return {0}
        case "market":
            return {2 + 2 * raw[1]}
    card = peek.all(position, "pick")[seat]
    table = peek.program.tables["Card"]
    name = table.ids[card - 1]
    cost: Any = table.columns["cost"]
    paid = -cost.values[card - 1][0]
    fields = peek.call(position, "number", 1, seat + 1)
    if name == "FA07":
        paid += 1 + fields  # Roadside Stand
    toolbox = {0, 4} if re.match(r"FA0[1245]|FA07|FA10", name) else {0}  # on facilities with an immediate ability
    return {paid + more for more in toolbox}


def test_a_farm_scores_however_it_lies() -> None:
    """Invariant 11 of Fields of Green: moved, turned or mirrored, a farm scores the same."""
    seating, peek = seated("fields_of_green", 3)
    cells = peek.farm_cells
    number = {cell: at for at, cell in enumerate(cells, 1)}
    kinds = {state.name: state for state in seating.program.states}["place"]
    compared = 0
    for position, option, _, _ in steps(seating, 7):
        if option != "leave":
            continue
        changed = position.copy()
        for at, place in enumerate(peek.all(position, "place")):
            if place:
                x, y = cells[place - 1]
                seat, card = divmod(at, NUMBERS)
                turned = [(y + 2, x - 1), (-y, x), (x + 3, y - 2)][seat]  # mirrored and moved, turned, moved
                where = ir.Place(
                    "place",
                    None,
                    (ir.Const(seat + 1, ir.Seat()), ir.Const(card + 1, kinds.index[1])),
                    None,
                    kinds.type,
                    ir.Where(),
                )
                changed.execute((ir.Store(where, ir.Const(number[turned], kinds.type)),))
        assert changed.scores() == position.scores()
        compared += 1
    assert compared > 5
