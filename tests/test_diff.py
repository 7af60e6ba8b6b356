"""`rulewright diff`: what is written differently, and the shortest game that shows it; the fewest steps are worked out
by hand."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from rulewright import library
from rulewright.cli import main
from rulewright.compiler.front import compile_game
from rulewright.difference.structure import structure_of
from rulewright.runtime.canonical import fingerprint

NIM = """game "Nim"
players 2
option most: 1..3 = 2                                       @NI-1

state heap: 0..9 = 4

play
    for you in turns(0)                                     @NI-2
        you choose take(n in 1..most)
            require n <= heap                               @NI-3 "there are not so many"
            heap -= n
        if heap == 0
            finish you                                      @NI-4
"""


def written(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_text(text)
    return str(path)


def diff(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, Any]]:
    capsys.readouterr()
    code = main(["diff", *arguments, "--json"])
    return code, json.loads(capsys.readouterr().out)


def other(capsys: pytest.CaptureFixture[str], folder: Path, text: str) -> tuple[int, dict[str, Any]]:
    """Nim beside another text for it, on the reference."""
    files = written(folder, "nim.game", NIM), written(folder, "other.game", text)
    return diff(capsys, *files, "--backend", "reference", "--seconds", "20")


# ---------------------------------------------------------------- witness, witness, none, none


def test_chess_without_castling(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Knight, pawn and bishop out of the way: after three moves of each side white may castle, and not sooner."""
    file = tmp_path / "castling.scenario"
    code, found = diff(capsys, "chess", "no_castling_chess", "--seconds", "15", "--save", str(file))
    assert code == 1 and found["rules"] == ["NC-1"]
    assert found["witness"]["what"] == "moves" and 6 <= found["witness"]["length"] <= 12
    assert "legal in A only: castle with" in found["witness"]["sentence"]
    assert main(["test", str(file), "--backend", "reference"]) == 0
    file.write_text(file.read_text().replace("scenarios for chess", "scenarios for no_castling_chess"))
    assert main(["test", str(file), "--backend", "reference"]) == 1


def test_a_start_square_flipped(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = library.find("othello").read_text().replace("disc[d5] = 0", "disc[d5] = 1")
    code, found = diff(capsys, "othello", written(tmp_path, "flipped.game", text), "--backend", "reference")
    assert code == 1 and found["rules"] == ["OT-1"]
    assert [found["changes"][0][part] for part in ("before", "after")] == ["disc[d5] = 0", "disc[d5] = 1"]
    assert (found["witness"]["length"], found["witness"]["shortest"]) == (0, True)


def test_only_names_differ(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = library.find("othello").read_text()
    for old, new in (("disc", "stone"), ("place(", "put("), ("flipped", "taken_over"), ("cell", "square")):
        text = text.replace(old, new)
    code, found = diff(capsys, "othello", written(tmp_path, "renamed.game", text))
    assert (code, found["same_rules"], found["witness"], found["changes"]) == (0, True, None, [])
    assert ["place", "put"] in found["renamed"] and ["disc", "stone"] in found["renamed"]


def test_other_words_for_the_same(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Not the same program, and the same game: every position of it was compared. There are heaps of 4 to 0 for either
    player."""
    text = NIM.replace("require n <= heap", "require heap - n >= 0").replace("heap == 0", "heap < 1")
    code, found = other(capsys, tmp_path, text.replace("heap", "stones"))
    assert (code, found["same_rules"], found["witness"]) == (0, False, None)
    assert found["looked"]["complete"] and found["looked"]["positions"] >= 9
    assert {change["before"] for change in found["changes"]} == {"require n <= heap", "if heap == 0"}


# ---------------------------------------------------------------- what differs, and how soon

CHANGES = {
    "one more may be taken than there are": ("require n <= heap ", "require n <= heap + 1 ", "NI-3", "moves", 2),
    "who wins": ("finish you", "finish you + 1", "NI-4", "result", 2),
    "how many": ("= 2  ", "= 3  ", "NI-1", "moves", 0),
    "at the start": ("heap: 0..9 = 4", "heap: 0..9 = 5", "", "position", 0),
}


@pytest.mark.parametrize("name", CHANGES)
def test_fewest_steps(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    before, after, rule, what, steps = CHANGES[name]
    code, found = other(capsys, tmp_path, NIM.replace(before, after))
    assert code == 1 and found["rules"] == [rule] * bool(rule)
    assert (found["witness"]["what"], found["witness"]["length"]) == (what, steps)
    assert found["witness"]["shortest"]


def test_an_option_and_its_scenario(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    written(tmp_path, "nim.game", NIM)
    arguments = ["nim.game", "--set", "most=1", "--save", "found.scenario", "--backend", "reference"]
    code, found = diff(capsys, *arguments)
    assert code == 1 and found["changes"][0]["after"] == "most = 1"
    assert found["witness"]["sentence"] == "legal in A only: take 2"
    assert main(["test", "found.scenario", "--backend", "reference"]) == 0
    text = Path("found.scenario").read_text()
    Path("found.scenario").write_text(text.replace("    players 2\n", "    players 2\n    set most = 1\n"))
    assert main(["test", "found.scenario", "--backend", "reference"]) == 1


def test_a_revision(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: Any) -> None:
    """What was committed beside what lies there now, both ways to ask."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "nim").mkdir()
    written(tmp_path / "nim", "nim.game", NIM)
    who = ("-c", "user.name=a", "-c", "user.email=a@example.org")
    for words in (("init", "-q"), ("add", "."), (*who, "commit", "-qm", "one")):
        subprocess.run(["git", *words], check=True)
    written(tmp_path / "nim", "nim.game", NIM.replace("finish you", "finish you + 1"))
    for arguments in (["nim", "--against", "HEAD"], ["nim@HEAD", "nim"]):
        code, found = diff(capsys, *arguments, "--backend", "reference")
        assert code == 1 and found["rules"] == ["NI-4"] and found["a"] == "nim@HEAD"
        assert (found["changes"][0]["place_before"], found["changes"][0]["place_after"]) == (
            "nim/nim.game:13 at HEAD",
            "nim/nim.game:13",
        ), "what was taken out of git is told where it lies today"
    assert main(["diff", "nim", "--against", "nowhere"]) == 2
    assert "git does not know that revision" in capsys.readouterr().err


def test_against_another_game_by_name(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: Any) -> None:
    """A variant that lies in the game's folder, as 'check' and 'play' find it; three seats win where it was one."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "nim").mkdir()
    written(tmp_path / "nim", "nim.game", NIM.replace("players 2", "players 4").replace("0..9 = 4", "0..9 = 1"))
    shared = 'variant "Shared Nim" of nim\n\nreplace NI-4 with finish {p in players where p != you}   @NI-4\n'
    written(tmp_path / "nim", "shared_nim.variant", shared)
    code, found = diff(capsys, "nim", "--against", "shared_nim", "--backend", "reference", "--seconds", "20")
    assert code == 1 and found["a"] == "shared_nim" and found["witness"]["length"] == 1
    assert found["witness"]["sentence"] == "players 1, 2 and 3 win in A, player 0 wins in B"


def test_boards_of_other_sizes_and_chance(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Cells are compared by name; what chance may bring by how likely it is: a die with seven sides is another die."""
    code, found = diff(capsys, "hex", "--set", "size=4", "--backend", "reference", "--seconds", "5")
    assert code == 1 and found["witness"]["length"] == 0 and "legal in A only" in found["witness"]["sentence"]
    pig = library.find("pig").read_text()
    other_pig = written(tmp_path, "pig7.game", pig.replace("1..6", "1..7"))
    code, found = diff(capsys, "pig", other_pig, "--backend", "reference", "--seconds", "5")
    assert code == 1 and found["witness"]["what"] == "chance" and found["witness"]["length"] == 1
    assert found["witness"]["sentence"] == "possible in B only: roll 7 (1 of 7)"


def test_long_collections_are_told_by_what_differs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Of nine kinds one is there twice before and three times after."""
    text = """game "Bags"
players 2
enum Kind: a, b, c, d, e, f, g, h, i
state box: bag of Kind
play
    box = 2 of a
    for k in Kind where k != a
        add k to box
    for you in turns(0)
        you choose wait
        finish you
"""
    files = written(tmp_path, "bags.game", text), written(tmp_path, "more.game", text.replace("2 of a", "3 of a"))
    _, found = diff(capsys, *files, "--backend", "reference", "--seconds", "20")
    assert found["witness"]["sentence"] == "box is {a: 2, …} in A, {a: 3, …} in B"


def test_an_interruption_keeps_what_was_found(capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    def interrupted(*given: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("rulewright.difference.witness._Hunt._look", interrupted)
    code, found = diff(capsys, "tic_tac_toe", "misere_tic_tac_toe", "--backend", "reference")
    assert code == 130 and found["looked"]["interrupted"] and found["rules"] == ["TT-3"]


def test_wrong_calls(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["diff", "pig"]) == 2
    assert main(["diff", "pig", "hex", "--against", "HEAD"]) == 2
    assert main(["diff", "pig", "dorfromantik", "--players", "7"]) == 2
    told = capsys.readouterr().err
    assert "Name two games" in told and "'--against' says what A is" in told and "not 7" in told
    (tmp_path / "precious").write_text("mine")
    assert main(["diff", "pig", "hex", "--save", str(tmp_path / "precious")]) == 2


# ---------------------------------------------------------------- fingerprints

SAME = {
    "comments and spaces": NIM.replace("state heap", "# the heap\n\nstate heap").replace("    ", "  "),
    "ids and reasons": NIM.replace("NI-3", "XX-9").replace("there are not so many", "too few"),
    "names": NIM.replace("heap", "pile_of_nuts")
    .replace("take", "grab")
    .replace("n in", "k in")
    .replace("n <=", "k <=")
    .replace("-= n", "-= k"),
    "something unused": NIM + '\ndef spare(x: 0..9) = x + 1\ninvariant "always": heap >= 0\n',
    "the order of declarations": NIM.replace("state heap: 0..9 = 4\n", "") + "\nstate heap: 0..9 = 4\n",
}
OTHER = (
    ("1..3 = 2", "1..3 = 3"),
    ("n <= heap", "n < heap"),
    ("-= n", "-= 1"),
    ("finish you", "finish none"),
    ("= 4", "= 5"),
)


def test_a_fingerprint_is_of_rules_not_of_words(tmp_path: Path) -> None:
    def printed(text: str) -> str:
        return fingerprint(compile_game(Path(written(tmp_path, "one.game", text))).program)

    wanted = printed(NIM)
    assert {name: printed(text) for name, text in SAME.items()} == dict.fromkeys(SAME, wanted)
    others = [printed(NIM.replace(*change)) for change in OTHER]
    assert len({wanted, *others}) == 1 + len(OTHER)


def test_the_family_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    """Tic-tac-toe has no option and one variant, in which whoever makes a row loses."""
    assert main(["variants", "tic_tac_toe", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["options"] == [] and [one["name"] for one in found["variants"]] == ["misere_tic_tac_toe"]
    assert found["variants"][0]["lines"] == 2 and found["variants"][0]["changes"][0]["after"] == "finish you + 1"
    assert main(["variants", "pig"]) == 0
    assert "two_dice_pig" in capsys.readouterr().out


# ---------------------------------------------------------------- tables and what lies on the table

INN = """game "Inn"
players 2

enum Good: wood(W), grain(G)

table Card from "cards.yaml"
    price: 0..5
    worth: 0..9 = 0
    income: rules

state deck: bag of Card = {c in Card} seen by count
state goods: list of Good up to 4
state rows: pile of Good up to 4
state hand: bag of Card per Player

play
    draw gone from deck
    repeat 2
        for you in players
            you choose
                rest
                pick(card in kinds(deck))
                    require card.price < 3                  @IN-1 "it is dear"
                    remove card from deck
                    add card to your hand
    finish

score cards = sum(c in your hand: c.worth)
"""
CARDS = """\
- {id: Hut, price: 1, worth: 1}
- {id: Mill, price: 2, worth: "count(your hand) div 2", income: "add wood to goods"}
- {id: Fair, price: 4, worth: count(goods)}
"""


def inns(folder: Path, game: tuple[str, str] = ("", ""), cards: tuple[str, str] = ("", "")) -> list[str]:
    """The inn in two folders, in the second one with another text."""
    files = []
    for name, text, rows in (("one", INN, CARDS), ("two", INN.replace(*game), CARDS.replace(*cards))):
        (folder / name).mkdir(exist_ok=True)
        written(folder / name, "cards.yaml", rows)
        files.append(written(folder / name, f"{name}.game", text))
    return [*files, "--backend", "reference", "--seconds", "4"]


def told_cells(found: dict[str, Any]) -> list[tuple[str, str]]:
    return [(change["before"], change["after"]) for change in found["changes"]]


def test_formulas_and_rules_of_cells_as_they_are_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    _, found = diff(capsys, *inns(tmp_path, cards=('hand) div 2"', 'hand) div 3"')))
    assert told_cells(found) == [("Mill.worth = count(your hand) div 2", "Mill.worth = count(your hand) div 3")]
    assert found["changes"][0]["place_after"].endswith("two/cards.yaml:2")
    _, found = diff(capsys, *inns(tmp_path, cards=("add wood to goods", "add grain to goods")))
    assert told_cells(found) == [("Mill.income = add wood to goods", "Mill.income = add grain to goods")]
    _, found = diff(capsys, *inns(tmp_path, cards=("price: 1", "price: 1 + 1")))
    assert told_cells(found) == [("Hut.price = 1", "Hut.price = 1 + 1")]


def test_a_new_row_is_told_whole(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    _, found = diff(
        capsys, *inns(tmp_path, cards=("- {id: Fair", "- {id: Well, name: Old Well, price: 5}\n- {id: Fair"))
    )
    assert told_cells(found) == [("", "row Well: name = Old Well, price = 5")]


def test_rows_in_another_order_are_the_same_cards(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """No game can show which row stands first in a file: the same cards are drawn and picked."""
    lines = CARDS.splitlines(keepends=True)
    code, found = diff(capsys, *inns(tmp_path, cards=(CARDS, "".join(reversed(lines)))))
    assert (code, found["witness"], found["looked"]["complete"]) == (0, None, True)
    assert told_cells(found) == [("the rows in the order Hut, Mill, Fair", "the rows in the order Fair, Mill, Hut")]


def test_a_new_column_changes_the_rows_that_have_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = inns(tmp_path)[0]
    text = 'variant "Heavy" of one\n\nnew column Card.weight: 0..9 = 1\n    Fair = 4\n'
    text += "new score weights = sum(c in your hand: c.weight)\n"
    _, found = diff(capsys, game, written(tmp_path / "one", "heavy.variant", text), "--backend", "reference")
    assert ("", "weight: 0..9 = 1") in told_cells(found) and ("", "Fair.weight = 4") in told_cells(found)
    assert {change["where"] for change in found["changes"]} == {"table Card", "score weights"}
    assert len(found["changes"]) == 3


def test_a_line_of_the_score_sheet_that_only_one_has(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A card is drawn, and whoever picks another has one."""
    code, found = diff(capsys, *inns(tmp_path, game=("score cards", "score many = count(your hand)\nscore cards")))
    assert (code, found["witness"]["what"], found["witness"]["length"]) == (1, "score", 2)
    assert found["witness"]["sentence"].startswith("total of player 0: ")


REST = "                rest\n"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param(REST, REST + "                    add grain to goods; add wood to goods\n", id="a list"),
        pytest.param(REST, REST + "                    put wood onto rows; put grain onto rows\n", id="a pile"),
        pytest.param(REST, REST + "                    put wood onto rows; shuffle rows\n", id="a shuffled pile"),
        pytest.param("= {c in Card}", "= 2 of Hut + 1 of Mill + 1 of Fair", id="odds"),
        pytest.param("= {c in Card}", "= {Hut, Mill}", id="what can be drawn"),
        pytest.param("require card.price < 3", "require card.price < 5", id="what may be done"),
    ],
)
def test_what_is_saved_passes_on_one_and_fails_on_the_other(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str
) -> None:
    games = inns(tmp_path, game=(old, new))
    for names in (("one", "two"), ("two", "one")):
        file = tmp_path / names[0] / "witness.scenario"
        both = [str(tmp_path / name / f"{name}.game") for name in names]
        assert diff(capsys, *both, *games[2:], "--save", str(file))[0] == 1
        assert main(["test", str(file), "--backend", "reference"]) == 0
        there = written(tmp_path / names[1], "there.scenario", file.read_text().replace(*(f"for {n}" for n in names)))
        assert main(["test", there, "--backend", "reference"]) == 1


def test_a_move_that_only_the_other_allows_is_refused_by_its_rule(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "dear.scenario"
    diff(capsys, *inns(tmp_path, game=("card.price < 3", "card.price < 5")), "--save", str(file))
    assert file.read_text().splitlines()[-1].split() == "illegal 0: pick Fair because IN-1".split()


def test_a_rule_that_goes_wrong_in_one_only(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The moves alone are a scenario of the one in which they can be made; of the other there is none."""
    games = inns(tmp_path, game=("remove card from deck", "deck -= 2 of card"))
    files = [tmp_path / "one" / "right.scenario", tmp_path / "wrong.scenario"]
    diff(capsys, *games, "--save", str(files[0]))
    assert main(["test", str(files[0]), "--backend", "reference"]) == 0
    assert main(["diff", games[1], games[0], *games[2:], "--save", str(files[1])]) == 1
    assert "not written" in capsys.readouterr().err and not files[1].exists()


def test_a_variant_beside_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    """Canadian draughts is played on twelve by twelve: that is its default, and what it changes."""
    assert main(["variants", "canadian_draughts", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [option["default"] for option in found["options"] if option["name"] == "size"] == ["12"]
    assert [(change["before"], change["after"]) for change in found["changes"]] == [("size = 10", "size = 12")]


def test_what_is_of_another_kind_is_no_other_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Coins go and tiredness comes: neither is the other, and neither is asked about."""
    before = NIM.replace("state heap", "state coins: 0..9 per Player\nstate heap").replace(
        "heap -= n", "coins[you] += n; heap -= n"
    )
    after = NIM.replace("state heap", "state tired: yes/no\nstate heap").replace("heap -= n", "tired = yes; heap -= n")
    files = written(tmp_path, "nim.game", before), written(tmp_path, "other.game", after)
    code, found = diff(capsys, *files, "--backend", "reference", "--seconds", "20")
    assert (code, found["renamed"], found["witness"]) == (0, [], None)
    assert {(change["where"], change["change"]) for change in found["changes"]} >= {
        ("state coins", "removed"),
        ("state tired", "added"),
    }


LINES = """game "Lines"
players 2
board pond: square 3 by 3
    directions N (0, 1), E (1, 0)
state frog: Player? on pond
network group over c in pond where frog[c] is not empty
    joins to {n in c.neighbours where frog[n] == frog[c]}
    size = 1
def worth(p)
    let cells = count(c in pond where frog[c] == p)
    return cells * 2
action sit_on(cell)
    require frog[cell] is empty                             @LI-1 "somebody sits there"
    frog[cell] = you
action rest
    require can sit_on a1 or worth(you) > 0
play
    for you in turns(0)
        you choose
            sit(on cell in pond)
                if cell.row == 1
                    sit_on cell
                elif cell.row == 2
                    sit_on cell
                else
                    finish
            rest
        you choose look(at cell in pond) unless forced
        if group(a1).size > 2
            sit_on b2 or rest
score points = worth(you)
"""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("return cells * 2", "return cells * 3"),
        ("joins to {n in c.neighbours where frog[n] == frog[c]}", "joins to {n in c.neighbours}"),
        ("size = 1", "size = 2"),
        ("directions N (0, 1), E (1, 0)", "directions N (0, 1), E (-1, 0)"),
        ("elif cell.row == 2", "elif cell.row == 3"),
        ("require can sit_on a1 or worth(you) > 0", "require can sit_on a1 or worth(you) > 1"),
        ("sit_on b2 or rest", "sit_on b2"),
        ("you choose unless forced", "you choose"),
    ],
)
def test_every_line_that_changes_is_told(tmp_path: Path, old: str, new: str) -> None:
    """Also those that are no statements, and what stands behind a statement on its line."""
    change = (old, new) if old in LINES else ("look(at cell in pond) unless forced", "look(at cell in pond)")
    one, other = (
        compile_game(Path(written(tmp_path, f"{name}.game", text)))
        for name, text in (("one", LINES), ("other", LINES.replace(*change)))
    )
    assert [(change.before, change.after) for change in structure_of(one, other).changes] == [(old, new)]


def test_a_statement_that_moves_behind_else_is_told(tmp_path: Path) -> None:
    texts = LINES, LINES.replace("                else\n                    finish\n", "                    finish\n")
    one, other = (
        compile_game(Path(written(tmp_path, f"{name}.game", text))) for name, text in zip(("one", "other"), texts)
    )
    assert [(change.before, change.after) for change in structure_of(one, other).changes] == [("else", "")]


def test_a_line_that_stands_further_out_is_told(tmp_path: Path) -> None:
    """Not a word is written otherwise, but it is done once for all players, not for each."""
    head = 'game "Far"\nplayers 2\nstate n: 0..9\nplay\n'
    game = f"{head}    repeat 2\n        for you in players\n            n += 1\n        n += 2\n"
    texts = game, game.replace("        n += 2", "            n += 2")
    one, other = (
        compile_game(Path(written(tmp_path, f"{name}.game", text))) for name, text in zip(("one", "other"), texts)
    )
    assert [(change.before, change.after) for change in structure_of(one, other).changes] == [("n += 2", "    n += 2")]
    assert [change.before for change in structure_of(other, one).changes] == ["    n += 2"]
