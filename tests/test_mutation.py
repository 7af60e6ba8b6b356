"""Mutation: what is changed, who notices, what is told of those that nobody notices."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from rulewright import library
from rulewright.cli import main
from rulewright.cli.mutate import rules_named
from rulewright.compiler.front import Bound
from rulewright.mutation.equivalent import Proving
from rulewright.mutation.finding import definition_of, mutants_of
from rulewright.mutation.making import Tables, made
from rulewright.mutation.noticing import KILLED, SURVIVED, Endless, within
from rulewright.mutation.running import EQUIVALENT, Results, Wanted, mutate
from rulewright.runtime.errors import OptionError

POND = """game "Pond"
players 2

state frogs: 0..9 = 5
state lead: Player?

play
    for you in turns(0)
        you choose catch(n in 1..3)
            require n <= frogs                              @PO-1 "there are not so many frogs"
            frogs -= n                                      @PO-2
            if frogs == 0
                finish you                                  @PO-3
"""
SHOWN = """scenarios for pond

scenario "nobody catches more than there are" covers PO-1, PO-2
    given
        frogs = 2
    illegal 0: catch 3 because PO-1
    legal 0: catch 2
    play
        0: catch 1
    expect frogs == 1
"""


@pytest.fixture
def pond(tmp_path: Path) -> Path:
    folder = tmp_path / "pond"
    (folder / "scenarios").mkdir(parents=True)
    (folder / "pond.game").write_text(POND)
    (folder / "scenarios" / "pond.scenario").write_text(SHOWN)
    return folder / "pond.game"


def tried(path: Path, **given: object) -> Results:
    more: dict[str, object] = {"witness": 60.0, **given}  # the pond is gone through whole, however busy the machine is
    results = Results("pond")
    mutate(Wanted(path, **more), results, {}, lambda _: None, lambda _: None)  # type: ignore[arg-type]
    return results


def test_a_number_a_comparison_a_line_and_a_player_are_changed(pond: Path) -> None:
    sentences = [one.sentence for one in mutants_of(definition_of(pond))]
    assert '"n <= frogs" becomes "n < frogs"' in sentences
    assert '"frogs -= n" becomes "frogs += n"' in sentences
    assert '"require n <= frogs" is left out' in sentences
    assert '"1..3" becomes "1..4"' in sentences
    assert '"you" becomes "you + 1"' in sentences
    assert len(set(sentences)) > 12


def test_what_a_scenario_shows_is_noticed_and_the_rest_is_told_with_a_game_that_shows_it(pond: Path) -> None:
    found = {(one.before, one.after): one for one in tried(pond).tried}
    assert found["n <= frogs", "n < frogs"].outcome == KILLED
    assert found["n <= frogs", "n < frogs"].scenario.endswith('"nobody catches more than there are"')
    assert found["frogs -= n", "frogs += n"].outcome == KILLED
    unseen = found["finish you", ""]
    assert unseen.outcome != KILLED and unseen.differs
    assert unseen.sentence == 'no scenario notices if "finish you" is left out'
    assert (unseen.file, unseen.rules) == ("pond.game", ("PO-3",))


VARIANT = """variant "Deep Pond" of pond

replace PO-1 with require n < frogs                         @PO-1 "one frog stays"
"""
OF_THE_VARIANT = """scenarios for deep_pond

scenario "one frog stays, and the game goes on" covers PO-1
    given
        frogs = 3
    illegal 0: catch 3 because PO-1
    play
        0: catch 1
    expect to move 1

scenario "three at once" covers PO-2
    play
        0: catch 3
    expect frogs == 2
"""


def test_scenarios_of_a_variant_are_asked_about_what_it_leaves_as_it_is(pond: Path) -> None:
    """Only the variant's scenarios show that the game goes on while there are frogs (its first) and that there are five
    in the beginning (its second); what the variant replaces, they say nothing about."""
    before = {(one.before, one.after): one.outcome for one in tried(pond).tried}
    (pond.parent / "deep_pond.variant").write_text(VARIANT)
    (pond.parent / "scenarios" / "deep_pond.scenario").write_text(OF_THE_VARIANT)
    found = {(one.before, one.after): one for one in tried(pond).tried}
    for change, title in {("5", "6"): "three at once", ("frogs == 0", "frogs != 0"): "one frog stays"}.items():
        assert before[change] == SURVIVED and found[change].outcome == KILLED and title in found[change].scenario
    assert "nobody catches more" in found["n <= frogs", "n < frogs"].scenario
    assert before.keys() == found.keys()


def test_of_some_rules_only_their_lines_are_changed(pond: Path) -> None:
    assert {one.rules for one in tried(pond, rules=frozenset({"PO-2"})).tried} == {("PO-2",)}
    assert rules_named("FJ-09..11,EX-2") == {"FJ-09", "FJ-10", "FJ-11", "EX-2"}
    with pytest.raises(OptionError, match="names no rules"):
        rules_named("FJ-11..9")


def test_a_scenario_that_fails_as_it_is_notices_nothing_and_is_named(
    pond: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (pond.parent / "scenarios" / "pond.scenario").write_text(SHOWN.replace("frogs == 1", "frogs == 2"))
    assert main(["mutate", str(pond), "--rules", "PO-2", "--jobs", "1", "--witness", "0"]) == 1
    said = capsys.readouterr().out
    assert "left out, since it fails as it is: " in said and 'pond.scenario:3 "nobody catches more than' in said


def test_a_cell_is_told_with_its_row_and_column(pond: Path) -> None:
    """Two cells of a line may say the same."""
    (pond.parent / "frogs.yaml").write_text("- {id: Green, weight: 2 * 1, height: 2 * 1}\n")
    table = 'table Frog from "frogs.yaml"\n    weight: 0..9\n    height: 0..9\n\nplay\n'
    pond.write_text(POND.replace("play\n", table))
    sentences = [one.sentence for one in mutants_of(definition_of(pond))]
    assert (
        '"2 * 1" of Green.weight becomes "3 * 1"' in sentences
        and '"2 * 1" of Green.height becomes "3 * 1"' in sentences
    )


def test_a_change_that_is_none_is_proved_or_marked(pond: Path) -> None:
    text = POND.replace("require n <= frogs", "require n <= frogs and 0 <= n")
    pond.write_text(text)
    (pond.parent / "equivalent.yaml").write_text(
        "- {line: 'require n <= frogs and 0 <= n @PO-1 \"there are not so many frogs\"', before: 0 <= n, after: 1 <= n,"
        " why: nobody catches none}\n"
    )
    found = {(one.before, one.after): one for one in tried(pond).tried}
    assert found["0 <= n", "1 <= n"].why == "nobody catches none"
    assert found["0 <= n", "0 < n"].outcome == EQUIVALENT
    assert found["0 <= n", "0 < n"].why.startswith("the same in all ")
    assert found["finish you", ""].outcome == SURVIVED or found["finish you", ""].differs


def test_the_command_tells_survivors_and_goes_on_where_it_ended(
    pond: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = str(tmp_path / "pond.mutants")
    assert main(["mutate", str(pond), "--rules", "PO-3", "--resume", kept, "--jobs", "1"]) == 1
    told = capsys.readouterr().out
    assert "pond.game:13  PO-3" in told and 'no scenario notices if "finish you" is left out' in told
    scenario = SHOWN + "    play\n        1: catch 1\n    expect winner 1\n"
    (pond.parent / "scenarios" / "pond.scenario").write_text(scenario)
    assert main(["mutate", str(pond), "--rules", "PO-3", "--resume", kept, "--jobs", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["score"] == 1.0 and found["survivors"] == []
    pond.write_text(POND.replace("1..3", "1..4"))
    assert main(["mutate", str(pond), "--resume", kept]) == 2
    assert "other rules" in capsys.readouterr().err


def test_two_processes_find_what_one_finds(pond: Path) -> None:
    one, two = (sorted((x.name, x.outcome) for x in tried(pond, jobs=jobs, witness=0).tried) for jobs in (1, 2))
    assert one == two


def test_what_is_worked_out_before_the_game_is_part_of_the_proof() -> None:
    definition = definition_of(library.find("hex"))
    turned = next(one for one in mutants_of(definition) if one.before == "if stone[c] == 0 then c.row else c.column")
    tables = Tables()
    game = Proving(made(definition, Bound({}), None, tables).program)
    assert game.same(made(definition, Bound({}), None, tables).program) == "the same program"
    assert game.same(made(definition, Bound({}), turned, tables).program) == ""  # seat 0 would join the columns


def test_a_busy_machine_makes_nothing_endless() -> None:
    """A mutant that waits for its turn is not noticed for that; one that goes on and on is."""
    with within(0.05):
        time.sleep(0.2)
    with pytest.raises(Endless), within(0.05):
        while True:
            pass


def test_a_cell_that_only_an_expectation_names(pond: Path) -> None:
    """What the compiler works out of a cell is not read in play: the scenario that names the row is asked all the
    same."""
    flies = 'table Fly from "flies.yaml"\n    worth: 0..9\n\nstate frogs'
    bite = "require n <= frogs and n > any_fly.worth - 1"
    text = POND.replace("state frogs", flies, 1).replace(
        "catch(n in 1..3)", "catch(n in 1..3, with any_fly in {midge, gnat})"
    )
    pond.write_text(text.replace("require n <= frogs", bite))
    (pond.parent / "flies.yaml").write_text("- {id: midge, worth: 1}\n- {id: gnat, worth: 0}\n- {id: moth, worth: 4}\n")
    played = SHOWN.replace("catch 3", "catch 3 with gnat").replace("catch 2", "catch 2 with gnat")
    played = played.replace("catch 1", "catch 1 with gnat")
    (pond.parent / "scenarios" / "pond.scenario").write_text(
        f'{played}\nscenario "a moth"\n    expect moth.worth == 4\n'
    )
    changed = next(one for one in tried(pond).tried if one.kind == "cell" and one.before == "4")
    assert changed.outcome == KILLED and "a moth" in changed.scenario
