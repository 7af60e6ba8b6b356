"""What is seen beside a cell is kept as a number: the same moves as a model finds that looks at every cell, whatever is
laid, lifted, turned or painted in between."""

from __future__ import annotations

import random
from itertools import product
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.compiler.front import compile_game
from rulewright.compiler.passes import chosen
from rulewright.compiler.pipeline import program_to_text

PIECES = {"Lane": "GRGR", "Bend": "GGRR", "Gate": "TRGR", "Keep": "TTTT", "Cloud": "GGGG"}
EDGES = {"G": "grass", "R": "road", "T": "town"}
WAYS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # N E S W
WEST = 3

# Of each piece there may be several; the Cloud shows what the sky is painted. Road meets road, the rest meets the rest;
# in the second wording equal edges meet, and each cell has a turn of its own; in the third there is a coast beside the
# first column, which shows road and grass by turns.
GAME = """game "Pieces"
players 1
enum Edge: grass(G), road(R), town(T)
table Piece from "pieces.yaml"
    edges: 4 of Edge
board land: square of row 1..20, column 1..16
    directions N (-1, 0), E (0, 1), S (1, 0), W (0, -1)
state piece: Piece? on land
state turn: 0..3 {turns}
state sky: Edge per Direction = grass
state hand: Piece = Lane
def near(c) = c.row in 9..12 and c.column in 1..4
def shown(c, d) = {shown}
def meet(one: Edge, other: Edge?) = other is empty or {meet}
def ashore(p, c, k) = c.column > 1 or p.edges[W - k] == (if c.row mod 2 == 0 then road else grass)
def fits(p, c, k) = all(d in Direction: meet(p.edges[d - k], shown(c + d, d + 2)))
play
    for you in turns(0)
        you choose
            place(at c in {{x in land where piece[x] is empty and near(x)}}, turned k in 0..3)
                require fits(hand, c, k){coast}
                piece[c] = hand
                {turned} = k
            lift(c in {{x in land where piece[x] is not empty}})
                piece[c] = none
            turn({turning}, to k in 0..3)
                turn[{at}] = k
            paint(d in Direction, e in Edge)
                sky[d] = e
            take(p in Piece)
                hand = p
            wipe
                clear piece
"""
WORDINGS = {
    "a turn for each piece": {
        "turns": "per Piece",
        "shown": "if piece[c] == Cloud then sky[d] else piece[c].edges[d - turn[piece[c]]]",
        "meet": "(one == road) == (other == road)",
        "turned": "turn[hand]",
        "turning": "p in Piece",
        "at": "p",
        "coast": "",
    },
    "a turn on each cell": {
        "turns": "on land",
        "shown": "if piece[c] == Cloud then sky[d] else piece[c].edges[d - turn[c]]",
        "meet": "one == other",
        "turned": "turn[c]",
        "turning": "c in {x in land where x.row in 9..10 and x.column in 2..3}",
        "at": "c",
        "coast": "",
    },
}
WORDINGS["a coast"] = WORDINGS["a turn on each cell"] | {"coast": "\n                require ashore(hand, c, k)"}


def written(folder: Path, wording: str) -> Path:
    rows = [f"- {{id: {name}, edges: [{', '.join(EDGES[one] for one in edges)}]}}" for name, edges in PIECES.items()]
    (folder / "pieces.yaml").write_text("\n".join(rows) + "\n")
    path = folder / "pieces.game"
    path.write_text(GAME.format(**WORDINGS[wording]))
    return path


class Model:
    """The board as the moves that were made leave it."""

    def __init__(self, wording: str) -> None:
        self.equal = WORDINGS[wording]["meet"] == "one == other"
        self.on_cells = WORDINGS[wording]["at"] == "c"
        self.coast = bool(WORDINGS[wording]["coast"])
        self.piece: dict[tuple[int, int], str] = {}
        self.turn: dict[object, int] = {}
        self.sky, self.hand = ["grass"] * 4, "Lane"

    def shown(self, cell: tuple[int, int], way: int) -> str | None:
        """The edge that what lies on a cell shows in a direction."""
        name = self.piece.get(cell)
        if name is None or name == "Cloud":
            return name and self.sky[way]
        return EDGES[PIECES[name][(way - self.turn.get(cell if self.on_cells else name, 0)) % 4]]

    def meet(self, one: str, other: str | None) -> bool:
        return other is None or (one == other if self.equal else (one == "road") == (other == "road"))

    def places(self) -> set[str]:
        """Where and how the piece in hand can be laid."""
        found = set()
        for row, column, turn in product(range(9, 13), range(1, 5), range(4)):
            sides = [EDGES[PIECES[self.hand][(way - turn) % 4]] for way in range(4)]
            beside = [self.shown((row + a, column + b), (way + 2) % 4) for way, (a, b) in enumerate(WAYS)]
            if self.coast and column == 1 and sides[WEST] != ("grass" if row % 2 else "road"):
                continue
            if (row, column) not in self.piece and all(map(self.meet, sides, beside)):
                found.add(f"place at ({row},{column}) turned {turn}")
        return found

    def play(self, move: str) -> None:
        """What a move does."""
        verb, *words = move.replace("(", " ").replace(")", " ").replace(",", " ").split()
        numbers = [int(word) for word in words if word.isdigit()]
        match verb:
            case "place":
                cell = numbers[0], numbers[1]
                self.piece[cell] = self.hand
                self.turn[cell if self.on_cells else self.hand] = numbers[2]
            case "lift":
                del self.piece[numbers[0], numbers[1]]
            case "turn":
                self.turn[(numbers[0], numbers[1]) if self.on_cells else words[0]] = numbers[-1]
            case "paint":
                self.sky["NESW".index(words[0])] = words[1]
            case "take":
                self.hand = words[0]
            case "wipe":
                self.piece.clear()


@pytest.mark.parametrize("wording", WORDINGS)
def test_what_fits_is_what_a_model_finds(wording: str, tmp_path: Path) -> None:
    path = written(tmp_path, wording)
    games = [rw.load(path), rw.load(path, passes=False), rw.load(path, backend="reference")]
    for seed in range(4):
        states, model, dice = [game.new(1, seed=1) for game in games], Model(wording), random.Random(seed)
        for _ in range(60):
            moves = [str(move) for move in states[0].moves]
            expected = model.places()
            for state in states:
                assert {str(move) for move in state.moves if str(move).startswith("place")} == expected
            verb = dice.choices(("place", "take", "turn", "paint", "lift", "wipe"), (40, 20, 12, 12, 15, 1))[0]
            move = dice.choice([move for move in moves if move.startswith(verb)] or moves)
            model.play(move)
            for state in states:
                state.play(move)
            if dice.random() < 0.1:  # a position from its bytes, and a copy, know nothing of what was kept
                states = [state.copy() for state in states]
        assert len({bytes(state) for state in states}) == 1


@pytest.mark.parametrize("wording", WORDINGS)
def test_it_is_looked_up(wording: str, tmp_path: Path) -> None:
    program = compile_game(written(tmp_path, wording)).program
    shown = "s.b_written_0 = index" if WORDINGS[wording]["at"] == "c" else "show_beside_0(s, index)"
    assert shown in program_to_text(program, chosen(), verify=True)
    assert "beside_0(" not in program_to_text(program, chosen(("keep_beside",)), verify=True)


def test_a_random_game_counts_what_fits(tmp_path: Path) -> None:
    """What follows each cell is found quickly, so pairs are counted and drawn."""
    program = compile_game(written(tmp_path, "a turn on each cell")).program
    assert "rw_share(" in program_to_text(program, chosen())
    assert "rw_share(" not in program_to_text(program, chosen(("count_moves",)))


def test_what_a_cell_always_is_is_looked_up_with_it(tmp_path: Path) -> None:
    """The number of a cell begins with what the coast shows it: ten bits, one table."""
    text = program_to_text(compile_game(written(tmp_path, "a coast")).program, chosen(), verify=True)
    assert "memcpy(s.b_cells_0, T_cells" in text
    assert "memcpy(s.b_cells_0" not in program_to_text(compile_game(written(tmp_path, "a turn on each cell")).program)
