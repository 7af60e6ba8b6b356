"""Pictures: what is drawn, what it is called, what may be read, and what must not be told."""

from __future__ import annotations

import random
import re
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import rulewright as rw
from rulewright import library
from rulewright.cli import main
from rulewright.drawing.scene.compose import scene
from rulewright.drawing.scene.palette import GROUNDS, PAINTS, contrast, ink_on
from rulewright.drawing.scene.shapes import Form, Group, Polygon, Words
from rulewright.drawing.svg.style import sheet
from rulewright.runtime.backend import DECIDE, OVER, Fault
from rulewright.runtime.redealing import redealt
from rulewright.runtime.state import State

LARGE = ("dorfromantik", "fields_of_green", "fjords", "new_world", "reykholt")
SVG = "{http://www.w3.org/2000/svg}"


def some_state(name: str, moves: int = 40, number: int = 1) -> State:
    """A game in the middle."""
    game = rw.load(name, backend="reference" if name not in LARGE else "auto")
    return game.random_game(number, players=max(2, game.players[0]), max_decisions=moves)


def groups(group: Group) -> list[Group]:
    """A group and all within."""
    return [group, *(inner for item in group.items if isinstance(item, Group) for inner in groups(item))]


def words(group: Group) -> list[Words]:
    return [item for one in groups(group) for item in one.items if isinstance(item, Words)]


def by_id(state: State, identity: str, seat: int = 0) -> Group:
    found = [one for one in groups(scene(state, seat).group) if one.identity == identity]
    assert found, identity
    return found[0]


# ---------------------------------------------------------------- every game


@pytest.mark.parametrize("name", sorted(library.shipped()))
@pytest.mark.parametrize("width", [360, 720])
def test_every_game_is_well_formed_and_readable(name: str, width: int) -> None:
    state = some_state(name, 20)
    text = state.svg(0, width=width)
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg" and root.get("aria-label", "").startswith(state.seating.program.title)
    assert float(root.get("width", "0")) == width
    sizes = [float(one.get("font-size", "0")) for one in root.iter(f"{SVG}text")]
    assert (
        sizes and min(sizes) >= 11
    )  # in the picture's own size; what tiles print is left out where it would be smaller
    grounds = set(re.findall(r'class="[^"]*\bo-([a-z_]+)', text))
    assert all(f".rw .o-{ground}{{" in sheet() for ground in grounds), "what is written on each ground has its colour"
    outside = re.findall(r"(?:href|src|url)\s*[=(]", text)
    assert not outside, "a picture loads nothing"


def test_colours_can_be_read() -> None:
    for name, paint in PAINTS.items():
        assert contrast(paint, ink_on(paint)) >= 4.5, name
    for at, when in enumerate(("day", "night")):
        for ground in ("paper", "panel", "card", "cell"):
            assert contrast(GROUNDS["ink"][at], GROUNDS[ground][at]) >= 4.5, (ground, when)
        for ground in ("paper", "panel", "card"):
            assert contrast(GROUNDS["dim"][at], GROUNDS[ground][at]) >= 4.5, (ground, when)
        assert contrast(GROUNDS["reddish"][at], GROUNDS["card"][at]) >= 4.5, when
        assert contrast(GROUNDS["glow"][at], GROUNDS["paper"][at]) >= 3, when  # a line, not a text
    assert contrast("#ffffff", GROUNDS["back"][0]) >= 4.5 and contrast("#ffffff", GROUNDS["back"][1]) >= 4.5


@pytest.mark.parametrize("name", LARGE)
def test_pictures_are_quick(name: str) -> None:
    """Below 20 ms on an idle core (docs/pictures.md tells how to measure); here with room for a machine under load."""
    state = some_state(name, 60)
    state.svg(0)
    picture = min(_seconds(lambda: state.svg(0)) for _ in range(5))
    assert picture < 0.2


def _seconds(carry_out: object) -> float:
    began = time.perf_counter()
    carry_out()  # type: ignore[operator]
    return time.perf_counter() - began


# ---------------------------------------------------------------- what is drawn, worked out from the rules


def test_chess_begins_as_it_should() -> None:
    state = rw.load("chess", backend="reference").new(seed=1)
    signs = {
        one.identity: [item.text for item in one.items if isinstance(item, Words)]
        for one in groups(scene(state, 0).group)
    }
    assert [signs[f"grid:{column}1"] for column in "abcdefgh"] == [
        ["♜"],
        ["♞"],
        ["♝"],
        ["♛"],
        ["♚"],
        ["♝"],
        ["♞"],
        ["♜"],
    ]
    assert signs["grid:e2"] == ["♟"] and signs["grid:e4"] == []
    targets = {one.identity for one in groups(scene(state, 0).group) if one.role == "target"}
    assert targets == {"grid:b1", "grid:g1", *(f"grid:{column}2" for column in "abcdefgh")}
    assert not [one for one in groups(scene(state, 1).group) if one.role == "target"], "the other player is not asked"


def test_a1_is_dark_and_north_is_up() -> None:
    from rulewright.drawing.scene.shapes import Polygon

    state = rw.load("chess", backend="reference").new(seed=1)
    grounds = {one.identity: one.items[0] for one in groups(scene(state, 0).group) if one.identity.startswith("grid:")}
    fills = {name: shape.fill for name, shape in grounds.items() if isinstance(shape, Polygon)}
    assert (fills["grid:a1"], fills["grid:h1"], fills["grid:d1"]) == (
        "shade",
        "light",
        "light",
    )  # a queen stands on her colour
    assert (
        by_id(state, "grid:a8").y < by_id(state, "grid:a1").y and by_id(state, "grid:a1").x < by_id(state, "grid:h1").x
    )


def test_the_last_move_is_marked() -> None:
    state = rw.load("tic_tac_toe", backend="reference").new(seed=1)
    state.play("mark b2")
    marked = [
        one.identity
        for one in groups(scene(state, 1).group)
        if any(getattr(item, "edge", "") == "recent" for item in one.items)
    ]
    assert marked == ["grid:b2"]


def test_wedges_lie_as_the_tile_is_turned() -> None:
    """The first tile of Fjords, FMFFSS_F: from E clockwise farmland, mountain, farmland, farmland, sea, sea; not
    turned."""
    from rulewright.drawing.scene.shapes import Polygon, Print

    state = rw.load("fjords", backend="reference").new(seed=1)
    cell = by_id(state, "land:(0,0)")
    shown = next(item for item in cell.items if isinstance(item, Print))
    wedges = [one for one in shown.shapes if isinstance(one, Polygon) and len(one.points) == 3]
    east, south_east, *_, north_west, north_east = wedges
    assert [one.fill for one in wedges] == ["lime", "grey", "lime", "lime", "blue", "blue"]
    assert min(x for x, _ in east.points[1:]) > 40 and all(y > 0 for _, y in south_east.points[1:])
    assert all(y < 0 for _, y in north_west.points[1:]) and all(y < 0 for _, y in north_east.points[1:])


def test_numbers_called_like_an_axis_mark_their_column() -> None:
    state = rw.load("connect_four", backend="reference").new(seed=1)
    targets = [one.identity for one in groups(scene(state, 0).group) if one.role == "target"]
    assert targets == [f"grid:column:{column}" for column in range(1, 8)]


def test_backgammon_is_a_folded_board_that_both_count_from_their_own_end() -> None:
    """Where the men begin is BG-1; what is seat 0's 24 is seat 1's 1. Men that were hit or are home stand apart, each
    player's own."""
    state = rw.load("backgammon", backend="reference").new(seed=1)
    drawn = {one.identity: one.label for one in groups(scene(state, 0).group) if one.identity.startswith("men:")}
    begin = {24: 2, 13: 5, 8: 3, 6: 5}
    for point in range(1, 25):
        mine, theirs = begin.get(point, 0), begin.get(25 - point, 0)
        said = f"{mine} of player 0" if mine else f"{theirs} of player 1" if theirs else ""
        assert drawn[f"men:{point}"].partition(": ")[2] == said
    assert {"men:0:0", "men:0:25", "men:1:0", "men:1:25"} <= drawn.keys()
    right, left = by_id(state, "men:1"), by_id(state, "men:12")
    assert right.x > left.x and right.y == left.y, "the first point is at the right, below"
    assert by_id(state, "men:24").x == right.x and by_id(state, "men:24").y < right.y


def test_numbers_in_moves_mean_what_look_lines_say() -> None:
    """Backgammon: the dice, and the points from which the player may move; New World: rows of the coast."""
    state = rw.load("backgammon", backend="reference").new(seed=1)
    seat = state.player
    assert seat is not None
    targets = {one.identity for one in groups(scene(state, seat).group) if one.role == "target"}
    from_points = {int(str(move).rpartition(" ")[2]) for move in state.moves}
    assert {f"men:{25 - point if seat else point}" for point in from_points} == {
        one for one in targets if one.startswith("men:")
    }
    assert {one for one in targets if one.startswith("dice:")} <= {f"dice:{die}" for die in range(1, 7)}
    state = rw.load("new_world", backend="reference").new(seed=1)
    targets = {one.identity for one in groups(scene(state, state.player).group) if one.role == "target"}
    assert targets == {f"land:row:{row}" for row in range(1, 13)}, "NW-07: any two of the twelve starting spaces"


def test_what_a_board_shows_is_not_drawn_again() -> None:
    """The explorers of New World keep their row and column by a record: they are pawns, not pits."""
    state = rw.load("new_world", backend="reference").new(seed=1)
    assert not [one for one in groups(scene(state, 0).group) if one.identity in ("row", "column")]


def test_a_definition_without_look_lines_is_drawn(tmp_path: Path) -> None:
    text = (
        'game "Coins <&>"\nplayers 2\nenum Metal: gold(G), silver\nstate purse: bag of Metal per Player = 2 gold + 1'
        " silver\nplay\n    for you in turns(0)\n        you choose spend(metal in your purse)\n            remove 1 of"
        " metal from your purse\n"
    )
    (tmp_path / "coins.game").write_text(text, encoding="utf-8")
    state = rw.load(tmp_path / "coins.game", backend="reference").new(seed=1)
    picture = state.svg(0)
    assert "Coins &lt;&amp;&gt;" in picture and "Coins <" not in picture
    assert [one.text for one in words(scene(state, 0).group)][-6:].count("G") >= 1


# ---------------------------------------------------------------- look lines


def test_look_lines_that_cannot_be_followed_are_told_and_left_out(tmp_path: Path) -> None:
    game = (library.shipped_folder() / "tic_tac_toe" / "tic_tac_toe.game").read_text(encoding="utf-8")
    (tmp_path / "ttt.game").write_text(game, encoding="utf-8")
    (tmp_path / "ttt.look").write_text("look gird as checkered\nlook players: 0 as black\n", encoding="utf-8")
    state = rw.load(tmp_path / "ttt.game", backend="reference").new(seed=1)
    state.play("mark b2")
    with pytest.warns(rw.RulewrightWarning, match=r"ttt.look:1:6: error\[RW223\]"):
        picture = state.svg()
    assert "f-black" in picture.split("</style>")[1]


def test_a_look_file_that_cannot_be_read_is_a_mistake_with_a_caret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = (library.shipped_folder() / "tic_tac_toe" / "tic_tac_toe.game").read_text(encoding="utf-8")
    (tmp_path / "ttt.game").write_text(game, encoding="utf-8")
    (tmp_path / "ttt.look").write_text("look grid like checkered\n", encoding="utf-8")
    assert main(["check", str(tmp_path / "ttt.game")]) == 1
    told = capsys.readouterr().out
    assert "ttt.look:1:11" in told and "^^^^" in told and "lark" not in told.casefold()


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("look column as column of gird", "there is no board or state named 'gird'"),
        ("look columm as column of grid", "there is nothing named 'columm' whose look could be told"),
        ("look column as spot of disc", "nothing can look 'spot' here"),
        ("look disc: 1 as red", "disc has no part '1'"),
    ],
)
def test_a_number_in_a_move_must_be_one_and_mean_something(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, told: str
) -> None:
    game = (library.shipped_folder() / "connect_four" / "connect_four.game").read_text(encoding="utf-8")
    (tmp_path / "four.game").write_text(game, encoding="utf-8")
    (tmp_path / "four.look").write_text(f"{line}\n", encoding="utf-8")
    assert main(["check", str(tmp_path / "four.game")]) == 1
    assert told in capsys.readouterr().out


def test_variants_look_like_their_game() -> None:
    assert "♚" in rw.load("los_alamos_chess", backend="reference").new(seed=1).svg()


# ---------------------------------------------------------------- secrets


@pytest.mark.parametrize(
    "name", ["fields_of_green", "goofspiel", "hearts", "kuhn_poker", "leduc_poker", "liars_dice", "reykholt"]
)
def test_what_a_seat_may_not_know_is_not_in_its_picture(name: str) -> None:
    """Positions that differ only in what the seat may not see have the same picture, to the byte."""
    rng = random.Random(7)
    options = {"story": "S1", "service_set": "C", "story_cards": True} if name == "reykholt" else {}  # with secrets
    game = rw.load(name, backend="auto" if name in LARGE else "reference", **options)
    seating = game.seating(3 if name == "reykholt" else max(2, game.players[0]))
    pairs = 0
    for number in range(6 if name in LARGE else 30):
        position = rng.choice(game.random_game(number, players=seating.seats, max_decisions=60).steps)[0]
        seat = rng.randrange(seating.seats)
        if position.kind == OVER:
            continue
        one = seating.read(position)
        try:
            other = redealt(seating, one, seat, rng)
            if one.kind == DECIDE and not other.moves():
                continue
        except (Fault, ValueError):
            continue
        if one.kind == DECIDE and one.decision in seating.secrets.meant:
            continue
        pairs += one.to_bytes() != other.to_bytes()
        assert State(seating, one, False).svg(seat) == State(seating, other, False).svg(seat)
    assert pairs, "no pair differed: nothing was tried"


# ---------------------------------------------------------------- the command


def test_show_writes_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("moves.txt").write_text("drop 4\n# a remark\ndrop 4\n", encoding="utf-8")
    command = ["show", "connect_four", "--backend", "reference", "--moves", "moves.txt"]
    assert main([*command, "--svg", "four.svg", "--seat", "0"]) == 0
    assert ElementTree.fromstring(Path("four.svg").read_text(encoding="utf-8")).tag == f"{SVG}svg"
    assert main(command) == 0
    assert "player 0 (X) to move" in capsys.readouterr().out
    Path("moves.txt").write_text("drop 4\nfly 4\n", encoding="utf-8")
    assert main(command) == 2
    assert "moves.txt, line 2" in capsys.readouterr().err


def test_show_refuses_a_seat_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "tic_tac_toe", "--backend", "reference", "--seat", "7"]) == 2
    assert "There is no seat 7" in capsys.readouterr().err
    assert main(["show", "tic_tac_toe", "--backend", "reference", "--seat", "me"]) == 2


def test_notebooks_show_what_the_player_who_is_asked_sees() -> None:
    state = rw.load("kuhn_poker", backend="reference").new(seed=3)
    assert state._repr_svg_() == state.svg(state.player or 0)


CROWDED = """game "Crowded"
players 2

board grid: square 3 by 3
state owner: Player? on grid
state wall: yes/no on grid
state high: 0..9 on grid
show grid: wall, owner, high

play
    for c in grid
        owner[c] = 1; wall[c] = yes; high[c] = 3
    for you in turns(0)
        you choose wait
"""


def test_what_stands_side_by_side_stays_in_its_cell(tmp_path: Path) -> None:
    """Cells are squares around their middle, from where their things are drawn."""
    (tmp_path / "crowded.game").write_text(CROWDED)
    cell = by_id(rw.load(tmp_path / "crowded.game", backend="reference").new(seed=1), "grid:b2")
    half = max(x for shape in cell.items if isinstance(shape, Polygon) for x, _ in shape.points)
    tokens = [shape for shape in cell.items if isinstance(shape, Form)]
    assert len(tokens) == 3
    assert all(abs(token.x) + token.radius <= half for token in tokens)


GROWING = """game "Growing"
players 2

enum Rank: student(s), master(m)
record Man(owner: Player, rank: Rank)

board land: hex growing within 2
state men: list of Man up to 4 on land
state lifted: Player? on land
hide lifted

play
    men[(0, 0)] = {Man(0, master), Man(1, student)}
    men[(1, 0)] = {Man(0, student)}
    for you in turns(0)
        you choose move(from a in land, to b in a.neighbours)
            require men[a] is not empty and men[a][0].owner == you
            finish you
"""


def test_what_may_be_chosen_on_a_growing_board_is_still_seen(tmp_path: Path) -> None:
    """The mark is a ring around the piece; it was a hexagon over it. Of a list every piece is drawn."""
    (tmp_path / "growing.game").write_text(GROWING)
    state = rw.load(tmp_path / "growing.game", backend="reference").new(seed=1)
    alone, stack = by_id(state, "land:(1,0)"), by_id(state, "land:(0,0)")
    *below, mark = alone.items
    token = next(shape for shape in below if isinstance(shape, Form))
    assert alone.role == "target" and isinstance(mark, Form) and not mark.fill and mark.radius > token.radius
    assert [one.text for one in words(stack)] == ["m", "s"]
    assert len({one.x for one in words(stack)}) == 2
    assert [one.identity for one in groups(scene(state, 0).group) if one.role == "board"] == ["land"]
