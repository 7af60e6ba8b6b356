"""Positions as text: maps of tiles, boards that are tables, farms, players side by side. Drawings of tiles are worked
out by hand from the tables of the games and the directions of their boards."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest
from leaks import redealt

import rulewright as rw
from rulewright.compiler.syntax.diagnostics import DefinitionError
from rulewright.drawing.terminal.moves import grouped_moves
from rulewright.drawing.terminal.rows import look
from rulewright.drawing.terminal.show import show, wants_colour
from rulewright.runtime.state import State

COLOUR = re.compile("\x1b\\[[0-9;]*m")


@cache
def reference(name: str, **options: object) -> rw.Game:
    return rw.load(name, backend="reference", **options)


def written(folder: Path, text: str) -> rw.Game:
    path = folder / "example.game"
    path.write_text(text, encoding="utf-8")
    return rw.load(path, backend="reference")


def played(state: rw.State, moves: int, seed: int = 1) -> rw.State:
    chooser = random.Random(seed)
    for _ in range(moves):
        if state.over:
            break
        state.play(chooser.choice(list(state.moves)))
    return state


# ---------------------------------------------------------------- boards of other shapes

HEXAGON = """game "Hexagon"
players 2

board land: hex growing within 3
state stone: Player? on land

def real(c: land) = distance(c, (0, 0)) < 2

show land: real, stone

play
    for you in turns(0)
        you choose put(at c in land where real(c) and stone[c] is empty)
            stone[c] = you
"""


def test_a_def_says_which_cells_there_are(tmp_path: Path) -> None:
    """A cell and its six neighbours, of the 49 of the rhombus; half a cell to the right with each row."""
    state = written(tmp_path, HEXAGON).new(seed=1).play("put (0,0)").play("put (1,0)")
    assert state.show().splitlines()[:5] == [
        "land:",
        "   -1 0  1",
        "-1    .  .",
        " 0  .  X  O",
        " 1    .  .",
    ]
    picture = state.svg()
    assert len(set(re.findall(r'data-id="land:([^"]*)"', picture))) == 7


def test_a_triangle_of_hexes() -> None:
    """Y with three cells on a side has six; the other three of the rhombus are no cells."""
    state = reference("y", size=3).new(seed=1).play("place b2")
    assert state.show().splitlines()[:5] == ["grid:", "  a b c", "1 . . .", "2  . X", "3   ."]
    assert len(set(re.findall(r'data-id="grid:([a-c][1-3])"', state.svg()))) == 6


# ---------------------------------------------------------------- bags

BAGS = """game "Bags"
players 2

enum Suit: clubs, spades
record Card(suit: Suit, rank: 1..3)

state hand: bag of Card = {Card(clubs, 1), Card(spades, 3), Card(spades, 3)}
state taken: bag of Player = {0, 0, 1}

play
    tell "{hand}; {taken}"
    for you in turns(0)
        you choose wait
"""


def test_one_card_of_a_bag_needs_no_number(tmp_path: Path) -> None:
    """But two of a kind do, and a player is no amount of anything."""
    state = written(tmp_path, BAGS).new(seed=1)
    told = "(clubs, 1), 2 (spades, 3)", "2 x 0, 1 x 1"
    assert state.show().splitlines()[0] == f"hand: {told[0]}   taken: {told[1]}"
    assert state.log(0) == (f"{told[0]}; {told[1]}",)


# ---------------------------------------------------------------- boards of squares


def test_a_position_of_chess() -> None:
    """After 1 e4 d5 2 exd5: white in capital letters, black in small ones."""
    state = reference("chess").new(seed=1)
    for move in ("move e2 to e4", "move d7 to d5", "move e4 to d5"):
        state.play(move)
    assert state.show().splitlines() == [
        "man and side:",
        "8 r n b q k b n r",
        "7 p p p . p p p p",
        "6 . . . . . . . .",
        "5 . . . P . . . .",
        "4 . . . . . . . .",
        "3 . . . . . . . .",
        "2 P P P P . P P P",
        "1 R N B Q K B N R",
        "  a b c d e f g h",
        "unmoved: a1, e1, h1, a8, e8, h8",
        "player 1 (O) to move",
    ]


# ---------------------------------------------------------------- maps of hexes


def test_starting_tiles_of_fjords() -> None:
    """FMFFSS_F at (0,0), FMFFSF_F at (1,0), MFSFMF_F at (0,1), wedges clockwise from E."""
    assert reference("fjords").new(chance="explicit", seed=1).play("roll 0").show().splitlines()[:8] == [
        "land:",
        "       /S S\\ /S F\\",
        "(0,0) |F F F|F F F|",
        "       \\F M/ \\F M/",
        "          /M F\\",
        "(0,1)    |F F M|",
        "          \\S F/",
        "M mountain   F farmland   S sea",
    ]


def test_corners() -> None:
    """PSPPMM at (0,-1), MPPPPP at (-1,0), PPPPPP at (0,0): corners clockwise from the top."""
    assert reference("fjords_2005").new(chance="explicit", seed=1).play("roll 0").show().splitlines()[1:7] == [
        "           /MFS\\",
        "(0,-1)    |     |",
        "           \\MFF/",
        "        /FMF\\ /FFF\\",
        "(-1,0) |     |     |",
        "        \\FFF/ \\FFF/",
    ]


def signs(text: str) -> dict[tuple[int, int], str]:
    return {(x, y): sign for y, line in enumerate(text.splitlines()) for x, sign in enumerate(line)}


def test_neighbours_agree_in_the_drawing() -> None:
    """Terrain matches along shared edges (FJ-14), so the letters on both sides of an edge are the same."""
    at = signs(played(reference("fjords", rounds=1).new(seed=5), 110).show())
    middles = [(x + 3, y) for (x, y), sign in at.items() if sign == "|" and at.get((x + 6, y)) == "|"]
    compared = 0
    for x, y in middles:
        # to the east, to the south-east and to the south-west: my letter, its letter
        for (dx, dy), mine, theirs in (
            ((6, 0), (2, 0), (-2, 0)),
            ((3, 3), (1, 1), (-1, -1)),
            ((-3, 3), (-1, 1), (1, -1)),
        ):
            if (x + dx, y + dy) in middles:
                one, other = at[x + mine[0], y + mine[1]], at[x + dx + theirs[0], y + dy + theirs[1]]
                if one in "MFS" and other in "MFS":
                    assert one == other, (x, y, one, other)
                    compared += 1
    assert compared > 40


def test_tokens_stand_on_their_parts() -> None:
    state = reference("fjords", rounds=1).new(chance="explicit", seed=1).play("roll 0")
    for move in ("draw", "draw FFFFMM_F", "place at (1,1) turned 5", "farm on ((1,1), 0)"):
        state.play(move)
    text = state.show()
    assert text.splitlines()[4:7] == ["          /M F\\ /M F\\", "(0,1)    |F F M|M F X|", "          \\S F/ \\F F/"]
    assert "X O farm" in text and "parts: 0 E, 1 SE" in text


# ---------------------------------------------------------------- maps of squares


def new_world(*moves: str) -> rw.State:
    state = reference("new_world").new(players=2, chance="explicit", seed=1)
    for move in ("roll 0", "explorers {1, 2}", "explorers {3, 12}", *moves):
        state.play(move)
    return state


def test_square_tiles_are_turned() -> None:
    """L14 (towns N and E, apart) by half a turn: S and W. L04 (a trail from N to S) by a quarter: E and W, joined."""
    state = new_world(
        "draw L14", "place (7,1) turned 2", "deploy onto two", "draw L04", "place (5,1) turned 1", "nobody"
    )
    lines = state.show().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(" 7 "))
    assert lines[1].split() == ["1", "0"], "columns count from the coast to the west"
    assert lines[at - 1].rstrip() == "   |  P  |"
    assert lines[at].rstrip() == " 7 |x   P|  P", "the shopkeeper covers the town in the west"
    assert lines[at + 1].rstrip() == "   |  W  |"
    at = next(number for number, line in enumerate(lines) if line.startswith(" 5 "))
    assert lines[at - 1 : at + 2] == ["   |  P  |", " 5 |T───T|  T", "   |  P  |"]
    assert any(line.startswith(" 1 ") and line.endswith("PX") for line in lines), "an explorer on its starting space"
    assert "x o settled   X O explorer" in state.show()


def test_a_tile_from_near() -> None:
    state = new_world("draw L14", "place (7,1) turned 2")
    lines = look(state, "(7, 1)", 0)
    assert lines[:4] == [
        "(7,1) of land: L14 (Tile)",
        "  |  P  |  | c cc|",
        "  |W   P|  |b    | a one, b two, c three",
        "  |  W  |  |  a c|",
    ]
    assert "  kind: one town, two town, three plains" in lines
    assert look(state, "l14", 0)[0] == "L14 (Tile)" and look(state, "(1,1)", 0) == ["(1,1) of land: empty"]
    assert look(state, "no such thing", 0) == []


def test_a_row_from_near_tells_its_numbers() -> None:
    """The least value of a number says something, too: only 0 is nothing."""
    state = reference("reykholt", start_player=0).new(players=2, seed=1)
    assert look(state, "table_1", 0) == ["table_1 (Signpost)", "  good: tomato", "  asks: 1"]


def test_tiles_in_hand_in_every_turn() -> None:
    """L05 is a straight trail: after half a turn it looks the same."""
    lines = new_world("draw L05").show().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("hand "))
    assert lines[at - 2].split() == ["turned", "0", "turned", "1"]
    assert lines[at] == "hand |P │ P|  |T───T|"


def test_of_most_of_many_the_rest_is_told(tmp_path: Path) -> None:
    text = 'game "G"\nplayers 2\nstate left: set of 1..30 per Player = {n in 1..30}\nstate few: set of 1..30 = {4, 5}\n'
    text += "play\n    for you in turns(0)\n        you choose\n            take(n in your left)\n"
    text += "                remove n from your left\n            otherwise\n                finish\n"
    state = written(tmp_path, text).new(seed=1).play("take 7").play("take 1").play("take 9")
    assert re.split(r"  +", state.show().splitlines()[1]) == ["left", "all but 7, 9", "all but 1"]
    assert "few: 4, 5" in state.show() and "left  all " in written(tmp_path, text).new(seed=1).show()


def test_legal_cells_are_named() -> None:
    state = new_world("draw L14")
    assert " 4,1 " in show(state, 0, targets=True) and " 4,1 " not in show(state, 0)


# ---------------------------------------------------------------- how wide, and in which colours


@pytest.mark.parametrize(
    ("name", "moves"), [("fjords", 110), ("new_world", 30), ("reykholt", 40), ("fields_of_green", 40)]
)
@pytest.mark.parametrize("players", [2, 4])
def test_everything_fits_into_eighty_columns(name: str, moves: int, players: int) -> None:
    state = played(reference(name).new(players=players, seed=3), moves, seed=3)
    for seat in (rw.TABLE, 0):
        text = show(state, seat, targets=True)
        assert max(len(line) for line in text.splitlines()) <= 80
        assert COLOUR.sub("", show(state, seat, colour=True, targets=True)) == text, "colours change no sign"


def test_what_does_not_fit_is_cut_with_a_mark() -> None:
    state = played(reference("fjords", rounds=1).new(seed=5), 110)
    lines = show(state, width=40).splitlines()
    assert max(len(line) for line in lines) <= 40
    assert any("…" in line for line in lines[1:20]) and any(line.startswith("(… cuts off ") for line in lines)


def test_colours() -> None:
    state = reference("fjords").new(seed=1)
    assert "\x1b" not in state.show()
    assert "\x1b[34mS\x1b[0m" in state.show(colour=True), "the sea is blue"


def test_colour_is_for_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert wants_colour()
    monkeypatch.setenv("NO_COLOR", "1")
    assert not wants_colour()
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert not wants_colour()


# ---------------------------------------------------------------- tables, farms, players


def test_a_board_that_is_a_table() -> None:
    state = reference("reykholt", start_player=0).new(players=2, seed=1).play("place sM1")
    lines = state.show().splitlines()
    assert lines[:2] == ["Space:", "  property           field              market             hall"]
    row = next(line for line in lines if line.startswith("1 "))
    assert row.split() == ["1", "sP1", "flag", "sF1", "flag", "sM1", "X", "sH1"]
    assert "take house 3..4" in lines[lines.index(row) + 1]
    assert not any("F6" in line for line in lines[:20]), "spaces of the other side are not there"


def test_what_belongs_to_players_stands_side_by_side() -> None:
    state = reference("reykholt", start_player=0).new(players=2, seed=1).play("place sM1")
    lines = state.show().splitlines()
    assert next(line for line in lines if line.startswith("stock")).split() == "stock 1 tomato, 1 lettuce -".split()
    assert next(line for line in lines if line.startswith("idle")).split() == ["idle", "2", "3"]
    assert not any(line.startswith(("cards", "used", "planted", "hoard")) for line in lines), "nothing is left out"


def test_farms_are_drawn_for_each_player() -> None:
    text = reference("fields_of_green", first_seat=0).new(players=2, seed=1).show()
    assert text.splitlines()[:4] == [
        "farm of player 0:   farm of player 1:",
        "0 1 Tower 2 Silo    0 1 Tower 2 Silo",
        "  3w                  3w",
        "  0       1           0       1",
    ]


def test_a_cell_of_a_farm_says_which_cards_lie_there() -> None:
    state = reference("fields_of_green", first_seat=0).new(players=2, seed=1)
    assert look(state, "(0,0)", 0) == [
        "(0,0) of farm",
        "  player 0, 1: Tower Water Tower, water 3",
        "  player 1, 1: Tower Water Tower, water 3",
    ]
    assert look(state, "(0, 1)", 1) == ["(0,1) of farm: empty"]


def test_everybody_sees_from_which_piles_somebody_drew() -> None:
    state = reference("fields_of_green", first_seat=0).new(players=2, seed=1)
    state.play("draw {field: 3, livestock: 2, facility: 1}")
    (line,) = (line for line in show(state, 1).splitlines() if line.startswith("drawn"))
    assert line.split() == "drawn 3 field, 2 livestock, 1 facility -".split()


def test_players_one_below_the_other() -> None:
    state = reference("reykholt", start_player=0).new(players=4, seed=1)
    lines = show(state, width=50).splitlines()
    assert "player 0 (X)" in lines and "player 3 (B)" in lines and "  idle: 3" in lines


# ---------------------------------------------------------------- secrets


def test_nothing_hidden_is_shown() -> None:
    shown = []
    for other in ("jack", "queen"):
        state = reference("kuhn_poker").new(chance="explicit")
        shown.append(show(state.play("draw king").play(f"draw {other}"), 0))
    assert shown[0] == shown[1] and "king" in shown[0] and "hidden" in shown[0]


@pytest.mark.parametrize(
    ("name", "players", "moves"),
    [
        ("fields_of_green", 3, 30),
        ("fields_of_green", 2, 30),
        ("reykholt", 3, 20),
        ("leduc_poker", 2, 1),
        ("fjords", 2, 10),
    ],
)
def test_what_is_shown_depends_on_what_is_seen(name: str, players: int, moves: int) -> None:
    """Everything that a seat may not see is dealt anew: what it is shown stays the same."""
    state = played(reference(name).new(players=players, seed=2), moves)
    for seat in range(players):
        for seed in range(4):
            other = State(state.seating, redealt(state.seating, state.position, seat, random.Random(seed)), False)
            assert show(other, seat, targets=seat == state.player) == show(
                State(state.seating, state.position, False), seat, targets=seat == state.player
            )


SECRET = """\
game "Mines"
players 2

board field: square 3 by 2
state mine: set of field seen by none
state dug: set of field
{show}

def near(cell: field) = if cell in mine then 1 else none
def dug_out(cell: field) = if cell in dug then 7 else none

play
    roll first_seat in players
    add b2 to mine
    for you in turns(first_seat)
        you choose dig(at cell in field)
            require cell not in dug                         @MI-1 "dug already"
            add cell to dug
            if near(cell) == 1
                finish you
"""


def test_a_def_that_looks_at_secrets_is_drawn_for_nobody(tmp_path: Path) -> None:
    text = SECRET.format(show="show field: near, dug_out\nhide dug")
    state = written(tmp_path, text).new(seed=1).play("dig a1")
    assert state.show().splitlines()[:4] == ["field:", "2 . 1 .", "1 7 . .", "  a b c"]
    assert show(state, 0).splitlines()[:4] == ["field:", "2 . . .", "1 7 . .", "  a b c"]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("show feild: dug", "there is no board, table or enum named 'feild' to show"),
        ("show field: dag", "there is no state, and no def with one parameter, named 'dag'"),
        ("show field: dug as dots", "nothing is drawn as 'dots'"),
        ("hide dag", "there is no state named 'dag' to hide"),
        ("state gold: 0..9\nshow field: gold", "the state 'gold' does not lie on field"),
        ("enum Stone: red, blue\nshow Stone: red as rad", "'red' needs a colour"),
        ("enum Stone: red, blue\nshow Stone: rad as red", "Stone has no member 'rad'"),
    ],
)
def test_what_cannot_be_shown(tmp_path: Path, line: str, message: str) -> None:
    with pytest.raises(DefinitionError, match=re.escape(message)) as caught:
        written(tmp_path, SECRET.format(show=line)).new(seed=1)
    assert "RW222" in str(caught.value)


# ---------------------------------------------------------------- moves


def test_moves_stand_together() -> None:
    state = new_world("draw L14")
    lines = grouped_moves(state, 80)
    assert lines[0] == "  place at (1,1) turned 2, 3" and len(lines) < len(state.moves)
    assert grouped_moves(state, 80, "(4,1)") == ["  place at (4,1) turned 0, 1"]


def test_moves_say_what_cards_and_spaces_are() -> None:
    state = reference("reykholt", start_player=0).new(players=2, seed=1)
    assert "  place sM1  gain 1 tomato + 1 lettuce" in grouped_moves(state, 80)


def test_why_a_move_with_arguments_left_out_is_refused() -> None:
    state = new_world("draw L14")
    with pytest.raises(rw.IllegalMoveError, match="NW-11 NW-14: a tile goes on an empty cell") as caught:
        state.play("place (13,5)")
    assert [reason.rule for reason in caught.value.reasons] == ["NW-11", "NW-14"]


# ---------------------------------------------------------------- boards that each player has

KINGDOMS = """\
game "Kingdoms"
players 3

enum Terrain: grass(G), lake(L), wheat(W)

board land: square 2 by 2
state terrain: Terrain? {index} {seen}
state castle: land? per Player
state road: 0..9 on land

def crowns(cell: land) = if terrain{yours} == lake then 2 else 0

{show}

play
    terrain{first} = grass
    terrain{second} = lake
    terrain{third} = wheat
    castle[0] = a1
    road[b1] = 7
    for you in turns(0)
        you choose wait
"""
BY_PLAYER = {
    "index": "per Player, land",
    "seen": "",
    "yours": "[you][cell]",
    "show": "show land: terrain, castle",
    "first": "[0][a1]",
    "second": "[1][a1]",
    "third": "[2][b2]",
}
BY_CELL = {
    **BY_PLAYER,
    "index": "on land per Player",
    "yours": "[cell][you]",
    "first": "[a1][0]",
    "second": "[a1][1]",
    "third": "[b2][2]",
}
THREE_KINGDOMS = [
    "land of player 0:   land of player 1:   land of player 2:",
    "2 .  .              2 . .               2 . W",
    "1 Gc .              1 L .               1 . .",
    "  a  b                a b                 a b",
]


@pytest.mark.parametrize("words", [BY_PLAYER, BY_CELL])
def test_a_board_of_each_player_is_drawn_for_each(tmp_path: Path, words: dict[str, str]) -> None:
    state = written(tmp_path, KINGDOMS.format(**words)).new(seed=1)
    assert state.show().splitlines()[:4] == THREE_KINGDOMS


def test_boards_of_players_without_a_line_that_says_how(tmp_path: Path) -> None:
    state = written(tmp_path, KINGDOMS.format(**{**BY_PLAYER, "show": ""})).new(seed=1)
    assert state.show().splitlines()[:4] == [
        "road:   terrain of player 0:   terrain of player 1:   terrain of player 2:",
        "2 . .   2 . .                  2 . .                  2 . W",
        "1 . 7   1 G .                  1 L .                  1 . .",
        "  a b     a b                    a b                    a b",
    ]


def test_a_def_about_you_is_drawn_on_each_board(tmp_path: Path) -> None:
    state = written(tmp_path, KINGDOMS.format(**{**BY_PLAYER, "show": "show land: terrain, crowns"})).new(seed=1)
    assert state.show().splitlines()[:4] == [
        "land of player 0:   land of player 1:   land of player 2:",
        "2 . .               2 .  .              2 . W",
        "1 G .               1 L2 .              1 . .",
        "  a b                 a  b                a b",
    ]


def test_a_board_that_only_its_owner_sees(tmp_path: Path) -> None:
    state = written(tmp_path, KINGDOMS.format(**{**BY_PLAYER, "seen": "seen by owner"})).new(seed=1)
    assert state.show(seat=1).splitlines()[:4] == [
        "land of player 0: hidden   land of player 1:   land of player 2: hidden",
        "                           2 . .",
        "                           1 L .",
        "                             a b",
    ]
    assert state.show().splitlines()[:4] == THREE_KINGDOMS


def test_tiles_of_each_player_make_a_map_of_each(tmp_path: Path) -> None:
    (tmp_path / "tiles.yaml").write_text("- {id: river, edges: LGLG}\n", encoding="utf-8")
    text = """\
game "Rivers"
players 2

enum Terrain: grass(G), lake(L)

table Tile from "tiles.yaml"
    edges: 4 of Terrain

board land: square growing within 2
state tile: Tile? per Player, land
state turn: 0..3 per Player, land
show land: tile, turn

play
    tile[0][(0, 0)] = river
    tile[1][(0, 0)] = river
    turn[1][(0, 0)] = 1
    for you in turns(0)
        you choose wait
"""
    lines = written(tmp_path, text).new(seed=1).show().splitlines()
    assert lines[0] == "land of player 0:   land of player 1:"
    assert [line.split() for line in lines[2:5]] == [
        ["|", "L", "|", "|", "G", "|"],
        ["0", "|G", "G|", "0", "|L", "L|"],
        ["|", "L", "|", "|", "G", "|"],
    ]


def test_a_cell_from_near_says_whose_things_lie_there(tmp_path: Path) -> None:
    show_line = "show land: terrain, castle, crowns"
    state = written(tmp_path, KINGDOMS.format(**{**BY_PLAYER, "show": show_line})).new(seed=1)
    assert look(state, "a1", rw.TABLE) == [
        "a1 of land",
        "  terrain of player 0: grass",
        "  terrain of player 1: lake",
        "  castle: player 0",
        "  crowns of player 1: 2",
    ]


# ---------------------------------------------------------------- points

COINS = """\
game "Coins"
players 2

state {name}: 0..9 per Player = 3

play
    for you in turns(0)
        you choose take
            {name}[you] += 1

score worth = {name}[you]
"""


def test_points_are_told_even_if_another_row_reads_the_same(tmp_path: Path) -> None:
    rows = [line.split() for line in written(tmp_path, COINS.format(name="coins")).new(seed=1).show().splitlines()]
    assert ["coins", "3", "3"] in rows and ["points", "3", "3"] in rows


def test_points_that_are_a_state_of_that_name_are_told_once(tmp_path: Path) -> None:
    rows = [line.split() for line in written(tmp_path, COINS.format(name="points")).new(seed=1).show().splitlines()]
    assert rows.count(["points", "3", "3"]) == 1


FIGURES = """game "Figures"
players 2

enum Rank: student(s), master(m)
record Man(owner: Player, rank: Rank)

board grid: square 3 by 2
state man: Man? on grid
SHOW
play
    man[a1] = Man(0, master)
    man[c2] = Man(1, student)
    man[b2] = Man(1, master)
    for you in turns(0)
        you choose wait
"""


@pytest.mark.parametrize(
    ("line", "rows"),
    [("", ["2 . m s", "1 M . .", "  a b c"]), ("show grid: man", ["2 .  mO sO", "1 mX .  .", "  a  b  c"])],
)
def test_somebodys_piece_told_by_a_record_stands_on_its_cell(tmp_path: Path, line: str, rows: list[str]) -> None:
    """As in chess: capital letters for the first player; with a line that says what is shown, everything side by
    side."""
    drawn = show(written(tmp_path, FIGURES.replace("SHOW", line)).new(seed=1))
    assert [row.rstrip() for row in drawn.splitlines() if row.lstrip()[:1] in ("1", "2", "a")][:3] == rows


STACKS = """game "Stacks"
players 2

enum Rank: student(s), master(m)
record Man(owner: Player, rank: Rank)
record Shape(tall: yes/no, dark: yes/no, round: yes/no)

board grid: square 3 by 2
state men: list of Man up to 4 on grid
state shape: Shape? on grid
state seen: set of Player on grid
state lifted: Player? on grid
hide lifted
SHOW
play
    men[a1] = {Man(0, master), Man(1, student)}
    men[c2] = {Man(1, master)}
    shape[b1] = Shape(yes, no, yes)
    shape[b2] = Shape(no, no, no)
    seen[c1] = {0, 1}
    lifted[a1] = 1
    for you in turns(0)
        you choose wait
"""


@pytest.mark.parametrize(
    ("line", "rows"),
    [
        (
            "",
            [
                "men:          shape:      seen:",
                "2 .   .   m   2 .  -  .   2 .   .   .",
                "1 M s .   .   1 .  tr .   1 .   .   X O",
                "  a   b   c     a  b  c     a   b   c",
            ],
        ),
        ("show grid: men, shape, seen", ["grid:", "2 .    -    mo", "1 mxso tr   XO", "  a    b    c"]),
    ],
)
def test_lists_and_records_stand_on_their_cells(tmp_path: Path, line: str, rows: list[str]) -> None:
    """A list one after the other, a piece that is nobody's by the letters of what holds; what is hidden on none."""
    drawn = show(written(tmp_path, STACKS.replace("SHOW", line)).new(seed=1))
    assert [row.rstrip() for row in drawn.splitlines()][: len(rows)] == rows and "lifted" not in drawn
