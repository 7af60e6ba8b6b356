"""What scenarios can say, each on both backends: positions, examples, repetition, patterns, rejected setups, starts in
the middle."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

import pytest

from rulewright.conformance import main
from rulewright.conformance.machine import Machine, why_not_compiled
from rulewright.conformance.run import open_book, run_scenario

GAME = """
game "Market"
players 2..3

option stalls: 1..5 = 3
option size: 2..5 = 3
require stalls <= size                                      @MK-1 "there is no room for so many stalls"

enum Good: fig, nut

board grid: square size by size
state stall: Player? on grid
state coins: 0..20 per Player
state opener: Player
state day: 0..9
state hour: 0..9
state log: list of Player up to 20

invariant "never five": all(p in players: coins[p] != 5)
invariant "one stall each": all(p in players: count(c in grid where stall[c] == p) <= stalls)

def price(n) = n + your coins

action earn(n)
    require n < 9                                           @MK-2 "that is too much"
    your coins += n

play
    opener = 0
    for d in 1..3
        day = d; hour = 0
        for h in 1..2
            hour = h
            phase trading
                for you in clockwise(opener)
                    put you into log at count(log)
                    you choose
                        build(at cell in grid @MK-3 "no such place", with good in Good)
                            require stall[cell] is empty    @MK-4 "a stall stands there"
                            require good == fig or cell.row > 1   @MK-5 "nuts need shade"
                            stall[cell] = you
                        sell(n in 1..4 @MK-6 "a few only")
                            coins[you] += n
                        wait
    finish

score purse = coins[you]
score stalls_built = count(c in grid where stall[c] == you)
rank by purse
"""


@pytest.fixture
def market(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "market.game").write_text(GAME, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


BACKENDS = ["reference", "reference" if why_not_compiled() else "compiled"]


def run(text: str, backend: str = "reference") -> dict[str, Any]:
    """The JSON of a run of scenarios for the market."""
    Path("market.scenario").write_text(f"scenarios for market\n\n{text}", encoding="utf-8")
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        main(["market.scenario", "--backend", backend, "--json", "--jobs", "1"])
    report: dict[str, Any] = json.loads(said.getvalue())
    return report


def passes(text: str, backend: str = "reference", count: int = 1) -> None:
    report = run(text, backend)
    assert (report["passed"], report["failures"]) == (count, [])


def message(text: str, backend: str = "reference") -> str:
    (failure,) = run(text, backend)["failures"]
    return str(failure["message"])


# ---------------------------------------------------------------- invariants

FIVE = """scenario "five"
    {}
    given
        coins[0] = {}
    play
        0: sell 2
"""


@pytest.mark.parametrize("backend", BACKENDS)
def test_invariants_hold_after_every_move_and_after_what_is_given(market: Path, backend: str) -> None:
    told = message(FIVE.format("players 2", 3), backend)
    assert 'market.scenario:8:12: failed: the invariant "never five" does not hold' in told
    assert "invariant: market.game:19" in told and "coins" in told and "0: sell 2" in told
    told = message(FIVE.format("players 2", 5), backend)
    assert 'market.scenario:5:5: failed: the invariant "never five" does not hold' in told and "last moves" not in told


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_scenario_or_a_file_may_do_without_an_invariant(market: Path, backend: str) -> None:
    passes(FIVE.format('without invariant "never five"', 5), backend)
    passes('without invariant "never five"\n\n' + FIVE.format("players 2", 3), backend)


def test_without_an_invariant_that_there_is_not(market: Path) -> None:
    assert "error[RW816]: the game has no invariant 'never fife'" in message(
        FIVE.format('without invariant "never fife"', 0)
    )


# ---------------------------------------------------------------- compiled means compiled


@pytest.mark.skipif(bool(why_not_compiled()), reason="no C compiler")
@pytest.mark.parametrize("what", ["scores", "standing", "winners"])
def test_a_module_that_counts_wrong_fails(market: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """Though its bytes are right, and the reference judges the expectation."""
    text = (
        'scenario "all wait"\n    play\n        repeat 6\n            0: wait\n            1: wait\n    expect over\n  '
        "  expect total[0] == 0\n"
    )
    passes(text, "compiled")
    book = open_book(market / "market.scenario")
    monkeypatch.setattr(Machine, "compiled", Sabotaged(book.workshop.any_machine().compiled, what))
    failure = run_scenario(book, book.tree.scenarios[0], "compiled").failure
    assert failure is not None
    assert f"the two backends disagree about {'ranks' if what == 'standing' else what}" in failure.message


class Sabotaged:
    """A compiled backend, or one of its positions, that gives one wrong answer."""

    def __init__(self, sound: Any, what: str) -> None:
        self.sound, self.what = sound, what

    def __getattr__(self, name: str) -> Any:
        if name == self.what:
            wrong = getattr(self.sound, name)()
            return lambda: wrong ^ 1 if isinstance(wrong, int) else [[value + 1 for value in line] for line in wrong]
        return getattr(self.sound, name)

    def from_bytes(self, *arguments: Any) -> Any:
        return Sabotaged(self.sound.from_bytes(*arguments), self.what)


# ---------------------------------------------------------------- positions, examples, repetition

POSITIONS = """position "rich"
    players 3
    given
        coins[0] = 7; coins[1] = 1

position "richer" from "rich"
    given
        coins[1] += 2

scenario "one"                                              from "rich"
    expect coins[0] == 7 and coins[1] == 1 and count(players) == 3

scenario "two" from "richer"
    players 2
    given
        coins[0] = 8
    expect coins[0] == 8 and coins[1] == 3 and count(players) == 2
"""


@pytest.mark.parametrize("backend", BACKENDS)
def test_scenarios_begin_with_positions_and_refine_them(market: Path, backend: str) -> None:
    passes(POSITIONS, backend, 2)


FINALLY = """position "all that is left goes to the last"
    given
        coins[0] = 1
    finally
        coins[1] = 9 - coins[0]; hour += 1

position "richer" from "all that is left goes to the last"
    given
        coins[0] += 1
    finally
        hour = 3 * hour

scenario "one" from "all that is left goes to the last"
    expect coins[0] == 1 and coins[1] == 8

scenario "two" from "richer"
    given
        coins[0] += 1; hour = 1
    start at trading with opener = 0
    expect coins[0] == 3 and coins[1] == 6 and hour == 6
"""


@pytest.mark.parametrize("backend", BACKENDS)
def test_what_a_position_does_finally_comes_after_all_that_is_given(market: Path, backend: str) -> None:
    passes(FINALLY, backend, 2)


def test_where_finally_is_wrong(market: Path) -> None:
    text = (
        'position "a"\n    finally\n        {}\n\nscenario "x" from "a"\n    given\n        coins[0] = 20\n    moves'
        " 19\n"
    )
    assert message(text.format("coins[0] += 1")).startswith(
        "market.scenario:5:9: failed: a rule of the game went wrong"
    )
    assert "market.scenario:5:20: error[RW301]" in message(text.format("coins[0] = fig"))
    assert "'finally' stands twice" in message(text.format("coins[0] -= 1\n    finally\n        day = 1"))
    told = message(text.format("coins[0] = 5"))
    assert told.startswith('market.scenario:8:5: failed: the invariant "never five" does not hold')


LENDER = """scenarios for market

position "rich"
    given
        coins[0] = 7

position "mine"
    given
        coins[0] = 1
"""
BORROWER = """positions from "table.scenario"

position "mine" from "rich"
    given
        coins[1] = 2

scenario "x" from "mine"
    expect coins[0] == 7 and coins[1] == 2
"""


def test_positions_of_another_file(market: Path) -> None:
    """The file's own count where titles are equal; files may borrow from each other."""
    (market / "table.scenario").write_text(LENDER + 'positions from "market.scenario"\n', encoding="utf-8")
    passes(BORROWER)


def test_positions_of_a_file_that_cannot_be_read(market: Path) -> None:
    failures = run(BORROWER)["failures"]
    assert "market.scenario:3:16: error[RW819]: there is no file 'table.scenario'" in failures[0]["message"]
    assert "there is no position 'rich'" in failures[1]["message"] and len(failures) == 2
    (market / "table.scenario").write_text(LENDER.replace("given", "givn", 1), encoding="utf-8")
    failures = run(BORROWER)["failures"]
    assert failures[0]["message"].startswith("table.scenario:4:5: error[RW119]: 'givn' cannot begin a step")
    assert (failures[0]["file"], failures[0]["line"]) == ("table.scenario", 4)


def test_positions_are_of_a_file_of_scenarios(market: Path) -> None:
    """No other file is read, nor are its lines told."""
    (market / "secret.txt").write_text("a line that nobody may read\n", encoding="utf-8")
    told = run(BORROWER.replace("table.scenario", "secret.txt"))["failures"][0]["message"]
    assert "error[RW819]: 'secret.txt' is no file of scenarios" in told and "nobody may read" not in told


def test_a_position_may_play(market: Path) -> None:
    begun = 'position "begun"\n    play\n        0: sell 3\n\nscenario "x" from "begun"\n'
    passes(f"{begun}    expect coins[0] == 3\n    expect to move 1\n")
    passes(f"{begun}    seed 3\n    players 3\n    set stalls = 1\n    expect coins[0] == 3 and count(players) == 3\n")
    told = message(f"{begun}    given\n        coins[1] = 1\n    expect coins[0] == 3\n")
    assert "'given' comes too late: the position that the scenario begins with has made moves" in told
    assert "error[RW807]: 'seed' comes too late" in message(f"{begun}    expect to move 1\n    seed 3\n")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('scenario "x" from "rihc"\n    moves 1\n', "there is no position 'rihc' in this file"),
        (
            (
                'position "a" from "b"\n    players 2\nposition "b" from "a"\n    players 2\nscenario "x" from "a"\n   '
                " moves 1\n"
            ),
            "begins with itself",
        ),
    ],
)
def test_positions_that_are_not_there(market: Path, text: str, told: str) -> None:
    said = message(text)
    assert "error[RW819]" in said and told in said


EXAMPLES = """scenario "<seller> sells <n>"
    play
        0: <move>
    expect coins[0] == <n>
    examples                                                # one line, one scenario
        seller     n   move
        a baker    1   sell 1
        a tailor   4   sell 4
        nobody     0   wait
"""


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_line_of_a_table_is_a_scenario(market: Path, backend: str) -> None:
    passes(EXAMPLES, backend, 3)


def test_an_example_that_fails_is_named(market: Path) -> None:
    report = run(EXAMPLES.replace("4   sell 4", "3   sell 4"))
    assert report["passed"] == 2
    (failure,) = report["failures"]
    assert (failure["scenario"], failure["line"]) == ("a tailor sells 3", 6)
    assert "    expect coins[0] == 3\n" in failure["message"]
    assert "example: line 10, seller = a tailor, n = 3, move = sell 4" in failure["message"]
    untitled = run(
        EXAMPLES.replace('"<seller> sells <n>"', '"selling"')
        .replace("seller  ", "")
        .replace("a baker ", "")
        .replace("a tailor", "")
        .replace("nobody  ", "")
    )
    assert untitled["passed"] == 3


def test_titles_without_a_cell_get_the_example(market: Path) -> None:
    report = run(
        'scenario "selling"\n    play\n        0: sell <n>\n    expect coins[0] == 9\n    examples\n        n\n      '
        "  1\n"
    )
    assert [failure["scenario"] for failure in report["failures"]] == ["selling: n = 1"]


@pytest.mark.parametrize(
    ("table", "code", "told"),
    [
        ("", "RW817", "this table has no examples"),
        ("        n\n", "RW817", "this table has no examples"),
        ("        n\n        1  2\n", "RW817", "this example has 2 cells; the columns are n"),
        ("        n  m\n        1  2\n", "RW818", "the column 'm' is not used"),
        ("        m\n        1\n", "RW818", "the examples have no column 'n'"),
    ],
)
def test_tables_that_do_not_fit(market: Path, table: str, code: str, told: str) -> None:
    failures = run(f'scenario "x"\n    play\n        0: sell <n>\n    examples\n{table}')["failures"]
    assert any(f"error[{code}]: {told}" in failure["message"] for failure in failures)


@pytest.mark.parametrize("backend", BACKENDS)
def test_moves_are_repeated(market: Path, backend: str) -> None:
    text = (
        'scenario "x"\n    play\n        repeat 2\n            0: sell 1\n            repeat 1\n                1: sell'
        " 4\n    expect coins[0] == 2 and coins[1] == 8\n"
    )
    passes(text, backend)
    assert "too large" in message(text.replace("repeat 1", "repeat 100000"))


# ---------------------------------------------------------------- patterns

PATTERNS = """scenario "patterns"
    play
        0: build b2 with fig
        1: wait
    moves 13 like build *                                   @MK-4
    moves 2 like build at a3 *
    moves like *b1*
        build b1 with fig
    moves
        build *
        sell 1
        sell *
        wait
    legal 0: build at c3 *
    illegal 0: build at b2 *                                because MK-4
    illegal 0: build b2                                     because MK-4
    illegal build at *1 with nut                            because MK-5
"""


@pytest.mark.parametrize("backend", BACKENDS)
def test_moves_by_pattern(market: Path, backend: str) -> None:
    """Of 18 ways to build, two at b2 are taken, and nuts need one of the upper six cells, less b2."""
    passes(PATTERNS, backend)


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ("moves 3 like sell *", "the number of legal moves is another"),
        ("moves like sell *\n        sell 1", "legal, but not listed"),
        ("legal build at d* *", "some move like 'build at d* *' should be legal"),
        ("illegal sell *", "'sell *' should be illegal"),
        ("illegal build * with nut because MK-5", "should be illegal because MK-5"),
        ("illegal build at a1 with nut because MK-4", "is illegal for another reason"),
        ("illegal build a1 because MK-4", "'build a1' should be illegal because MK-4"),
        ("illegal sall *", "error[RW802]: nothing that could be chosen here is written like 'sall *'"),
        ("illegal sall 3", "error[RW802]"),
        ("moves\n        sall *\n        wait", "some move like 'sall *' should be legal"),
    ],
)
def test_patterns_that_do_not_hold(market: Path, step: str, told: str) -> None:
    assert told in message(f'scenario "x"\n    {step}\n')


def test_what_is_found_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """900 moves that should be illegal: the first of them are told, and how many more there are."""
    (tmp_path / "many.game").write_text(
        'game "Many"\nplayers 1\nstate n: 0..999\nplay\n    for you in turns(0)\n        you choose go(n in 0..899)\n'
        "            finish\n"
    )
    (tmp_path / "many.scenario").write_text('scenarios for many\n\nscenario "x"\n    illegal go *\n')
    monkeypatch.chdir(tmp_path)
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        assert main(["many.scenario", "--backend", "reference"]) == 1
    lines = said.getvalue().splitlines()
    assert "    go 30" in lines and "    (840 more)" in lines and "    go 100" not in lines


@pytest.mark.parametrize("backend", BACKENDS)
def test_moves_out_of_their_range_are_illegal(market: Path, backend: str) -> None:
    text = (
        'scenario "x"\n    illegal 0: sell 9    because MK-6\n    illegal sell 7\n    illegal build d4 with fig  '
        " because MK-3\n"
    )
    passes(text, backend)
    assert "is illegal for another reason" in message(text.replace("MK-3", "MK-4"))


# ---------------------------------------------------------------- rejected


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_setup_that_the_game_rejects(market: Path, backend: str) -> None:
    passes('scenario "x"                       covers MK-1\n    set stalls = 4\n    rejected because MK-1\n', backend)
    passes(
        'scenario "x"\n    given\n        for you in players\n            earn 9\n    rejected because MK-2\n', backend
    )
    passes('scenario "x"\n    players 4\n    rejected\n', backend)
    passes('scenario "x"\n    set size = 9\n    rejected\n', backend)


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        ("set stalls = 2\n    rejected", "this should be rejected"),
        ("set stalls = 4\n    rejected because MK-2", "this is rejected for another reason"),
        ("set stals = 4\n    rejected", "error[RW805]"),
        (
            "set stalls = 4\n    rejected\n    moves 3",
            "error[RW807]: where the game is rejected nothing else can happen",
        ),
        ("set stalls = 4\n    moves 3", "there is no room for so many stalls"),
    ],
)
def test_rejections_that_do_not_happen(market: Path, steps: str, told: str) -> None:
    assert told in message(f'scenario "x"\n    {steps}\n')


def test_a_rejected_setup_is_told_at_the_line_that_is_rejected(market: Path) -> None:
    told = message(
        'scenario "x"\n    given\n        coins[0] = 3\n        for you in players\n            earn 9\n    moves 1\n'
    )
    assert told.startswith(
        "market.scenario:6:9: failed: a rule of the game went wrong at the start\n            for you in players"
    )
    assert "that is too much" in told


def test_options_that_do_not_fit_are_told_at_the_scenario(market: Path) -> None:
    told = message('scenario "x"\n    set stalls = 4\n    moves 3\n')
    assert told.startswith(
        "market.scenario:4:5: error[RW322]: there is no room for so many stalls (in market.game:7:1)"
    )


# ---------------------------------------------------------------- starting in the middle


@pytest.mark.parametrize("backend", BACKENDS)
def test_starting_in_the_middle_of_loops_sets_what_they_note(market: Path, backend: str) -> None:
    start = 'scenario "x"\n    start at trading with opener = 1, d = 2, h = 2\n'
    passes(f"{start}    expect day == 2 and hour == 2 and opener == 1\n    expect to move 1\n", backend)
    day = "    play\n        1: wait\n        0: wait\n    expect day == 3 and hour == 1\n"
    passes(
        f"{start}{day}    play\n        repeat 2\n            1: wait\n            0: wait\n    expect over\n", backend
    )


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_loop_over_a_collection_goes_on_behind_its_variable(market: Path, backend: str) -> None:
    """The seats that come before are over and done with: with 1 to move first of 1, 2, 0 and 2 bound, 0 is next."""
    game = (
        GAME.replace(
            "                for you in clockwise(opener)\n",
            "                for you in clockwise(opener)\n                    phase turn_of\n",
        )
        .replace("                    put you", "                        put you")
        .replace("                    you choose", "                        you choose")
    )
    lines = game.splitlines()
    at = next(i for i, line in enumerate(lines) if "you choose" in line)
    shifted = [("    " + line if i > at and line.startswith(" " * 24) else line) for i, line in enumerate(lines)]
    Path("market.game").write_text("\n".join(shifted) + "\n", encoding="utf-8")
    text = (
        'scenario "x"\n    players 3\n    start at turn_of with opener = 1, you = 2\n    play\n        2: wait\n       '
        " 0: wait\n    expect hour == 2\n    expect to move 1\n"
    )
    passes(text, backend)


def test_values_that_a_loop_never_comes_to(market: Path) -> None:
    told = message('scenario "x"\n    start at trading with opener = 0, d = 7\n    moves 1\n')
    assert "error[RW806]: the loop never comes to this value of 'd'" in told
    assert "error[RW806]: no loop around the phase 'trading' has a variable 'dd'" in message(
        'scenario "x"\n    start at trading with dd = 7\n    moves 1\n'
    )
    for name, is_looping in (("you", True), ("n", False), ("cell", False)):  # of options and actions there is no loop
        told = message(f'scenario "x"\n    start at trading with {name} = 1\n    moves 1\n')
        assert (f"put 'phase trading' inside the loop of '{name}'" in told) == is_looping


def test_what_is_given_counts_for_more_than_what_the_loops_note(market: Path) -> None:
    passes(
        'scenario "x"\n    given\n        day = 7; opener = 0\n    start at trading\n    expect day == 7 and hour'
        " == 1\n"
    )


def test_a_state_that_the_skipped_lines_set_must_be_given(market: Path) -> None:
    told = message('scenario "x"\n    start at trading\n    expect to move 0\n')
    assert "market.scenario:4:5: error[RW820]: 'opener' is never given" in told
    assert "start at trading with opener = …" in told


# ---------------------------------------------------------------- expectations


@pytest.mark.parametrize("backend", BACKENDS)
def test_an_expectation_about_a_seat(market: Path, backend: str) -> None:
    passes(
        'scenario "x"\n    given\n        coins[1] = 4\n    expect 1: price(3) == 7\n    expect 0: price(3) == 3\n',
        backend,
    )
    told = message('scenario "x"\n    expect 1: price(3) == 8\n', backend)
    assert "left side: 3" in told and "right side: 8" in told
    assert "error[RW810]" in message('scenario "x"\n    expect 2: price(3) == 8\n', backend)


def test_a_mistake_behind_an_expectation_is_told_at_its_own_line(market: Path) -> None:
    told = message('scenario "x"\n    expect 0: price(yes) == 3\n')
    assert told.startswith("market.scenario:4:15: error[RW") and "(in market.game:22:" in told


def test_two_numbers_before_a_point_are_a_cell(market: Path) -> None:
    passes(
        'scenario "x"\n    expect count((2, 2).surroundings) == 8 and (3, 1).column == 3 and (1, 1).neighbours == {a2,'
        " b1}\n"
    )


def test_ids_stand_on_any_expectation(market: Path) -> None:
    passes(
        'scenario "x"      covers MK-1, MK-2, MK-3\n    moves 18 like build * @MK-1\n    legal wait @MK-2\n    moves'
        " like sell *   @MK-3\n        sell *\n".replace("18", "15")
    )
    assert "error[RW811]" in message('scenario "x"\n    legal wait @MK-9\n')


LAST_COIN = """
game "Coins"
players 2

state coins: 0..9 = 3

play
    repeat while coins > 0
        for you in players
            if coins > 0
                you choose take(n in 1..coins) unless forced
                    coins -= n
    finish
"""


@pytest.mark.parametrize("backend", BACKENDS)
def test_what_is_done_without_asking_can_be_expected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, backend: str
) -> None:
    (tmp_path / "market.game").write_text(LAST_COIN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    text = (
        'scenario "x"\n    play\n        0: take 2\n    expect forced 1: take 1\n    expect forced take *\n    expect'
        " over\n"
    )
    passes(text, backend)
    assert "'take 1' was not forced" in message(text.replace("1: take 1", "0: take 1"), backend)
    assert "nothing was done without asking" in message('scenario "x"\n    expect forced take 1\n', backend)


def test_the_rule_of_a_row_is_reached_when_its_rules_are_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = """
game "Cards"
players 2

table Card from "cards.yaml"
    effect: rules

state points: 0..9

action gain(n: 0..9)
    points += n

play
    for you in turns(0)
        you choose use(card in Card)
            do card.effect
"""
    (tmp_path / "market.game").write_text(game, encoding="utf-8")
    rows = '- {id: A1, rule: CA-1, effect: "gain 1"}\n- {id: A2, rule: CA-2, effect: "gain 2"}\n'
    (tmp_path / "cards.yaml").write_text(rows, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    passes('scenario "x"      covers CA-1\n    play\n        0: use A1\n')
    assert "error[RW812]" in message('scenario "x"      covers CA-2\n    play\n        0: use A1\n')


@pytest.mark.skipif(bool(why_not_compiled()), reason="no C compiler")
def test_what_is_built_is_told(
    market: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("RULEWRIGHT_PLAIN", "1")
    told = []
    for _ in range(2):
        passes('scenario "x"\n    players 3\n    set size = 4\n    legal wait\n', "compiled")
        told.append(capsys.readouterr().err)
    assert told == ["building the module of Market for 3, size = 4\n", ""]


# ---------------------------------------------------------------- files


def test_a_mistake_in_one_scenario_does_not_stop_the_others(market: Path) -> None:
    report = run(
        'scenario "one"\n    legal wait\n\nscenario "two"\n    expext over\n\nscenario "three"\n    legal wait\n'
    )
    assert report["passed"] == 2
    (failure,) = report["failures"]
    assert failure["line"] == 7 and "error[RW119]" in failure["message"]


def test_a_file_that_covers_nothing_is_not_held_against_the_rules(
    market: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("RULES.md").write_text("- **MK-1** Stalls.\n- **MK-2** Coins.\n", encoding="utf-8")
    assert run('scenario "x"\n    legal wait\n')["rules"] == {}
    assert run('scenario "x"     covers MK-2\n    legal wait   @MK-2\n')["rules"]["market"]["uncovered"] == ["MK-1"]
    main([".", "--backend", "reference"])
    assert "MK-1" in capsys.readouterr().out
