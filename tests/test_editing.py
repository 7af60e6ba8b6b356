"""What an editor asks, answered from a text that is not saved: on small texts, each with a cursor `|` in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright import editing
from rulewright.library import find, shipped_folder
from rulewright.runtime.files import unsaved

GAME = """\
game "Market"
players 2

enum Good: apple(A), pear(P)
enum Colour: red, apple
table Stall from "stalls.yaml"
    good: Good
    price: 1..9 = 2
    sale: rules
record Spot(row: 1..3, owner: Player)
state purse: 0..20 per Player = 5                               @MK-1
state open: yes/no per Stall
state tint: Colour?
def dear(stall) = stall.price > 3
action earn(n)
    purse[you] = min(20, purse[you] + n)

play
    phase morning
        for you in players
            you choose visit(stall in Stall)
                require purse[you] >= stall.price               @MK-2 "{stall} is too dear"
                purse[you] -= stall.price
                do stall.sale
    tint = apple
    finish

score money = purse[you]
"""


@pytest.fixture
def market(tmp_path: Path) -> Path:
    (tmp_path / "market.game").write_text(GAME)
    (tmp_path / "stalls.yaml").write_text(
        "- {id: fruit, good: apple, price: 3, sale: earn 1}\n- {id: nuts, good: pear, sale: earn 2}\n"
    )
    (tmp_path / "RULES.md").write_text(
        "# Market\n\n- **MK-1** Everybody begins with five coins.\n- **MK-2** Who has not\n  got the price stays"
        " away.\n"
    )
    return tmp_path / "market.game"


def cursor(marked: str) -> tuple[str, int, int]:
    """A text without its cursor, and where that was."""
    before, _, after = marked.partition("|")
    return before + after, before.count("\n") + 1, len(before.rpartition("\n")[2]) + 1


def texts_of(spans: list[editing.Span]) -> list[str]:
    return [f"{Path(span.source.name).name}:{span.line}" for span in spans]


def mistakes(text: str, path: Path) -> list[editing.Found]:
    return [one for one in editing.problems(text, path) if not one.warning]


def test_problems_have_a_way_out(market: Path) -> None:
    text = GAME.replace("do stall.sale", "do stall.sail")
    (problem,) = mistakes(text, market)
    assert (problem.code, problem.span.line, problem.hint) == ("RW330", 24, "did you mean 'sale'?")
    ((_, mend),) = editing.actions(text, market, 24)
    (edit,) = mend.edits
    assert (edit.span.text, edit.text) == ("sail", "sale")
    assert len(mistakes("game", market)) == 1
    text = GAME.replace("@MK-2", "@MK-7")
    _, mend = editing.actions(text, market, 22)[0]
    assert "MK-2" in mend.title or "RULES.md" in mend.title


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("stall.pri|ce   ", "price: 1..9 = 2"),
        ("@MK|-2", "Who has not got the price stays away."),
        ("ear|n(n)", "action earn(n)"),
        ("req|uire", "this way does not exist"),
        ("state pu|rse", "Everybody begins with five coins."),
        ("for y|ou in", "a local name"),
    ],
)
def test_hover(words: str, told: str, market: Path) -> None:
    plain = words.replace("|", "")
    text, line, column = cursor(GAME.replace(plain.rstrip(), words.rstrip(), 1))
    found = editing.hover(text, market, line, column)
    assert found is not None and told in found.text


def test_a_word_means_what_its_type_says(market: Path) -> None:
    """`apple` is a good and a colour; which one is told by where it stands."""
    text, line, column = cursor(GAME.replace("tint = apple", "tint = app|le"))
    assert texts_of(editing.definition(text, market, line, column)) == ["market.game:5"]
    text, line, column = cursor(GAME.replace("Colour: red, apple", "Colour: red, app|le"))
    assert texts_of(editing.references(text, market, line, column)) == ["market.game:5", "market.game:25"]
    text, line, column = cursor(GAME.replace("Good: apple", "Good: app|le"))
    assert texts_of(editing.references(text, market, line, column)) == ["market.game:4", "stalls.yaml:1"]


def test_completion(market: Path) -> None:
    def offered(old: str, new: str) -> set[str]:
        text, line, column = cursor(GAME.replace(old, new, 1))
        return {one.text for one in editing.completions(text, market, line, column)}

    editing.problems(GAME, market)
    assert offered("do stall.sale", "do stall.|") == {"good", "price", "sale"}
    assert offered("@MK-2", "@|") == {"MK-1", "MK-2"}
    assert {"Good", "Player", "yes/no"} <= offered("state tint: Colour?", "state tint: |")
    assert {"earn", "require", "purse", "stall"} <= offered("do stall.sale", "|")
    assert "state" in offered("state open", "sta| open") and "earn" not in offered("state open", "sta| open")
    assert offered("is too dear", "is |too dear") == set(), "nothing is offered in a text"


def test_names_of_the_last_good_version(market: Path) -> None:
    editing.symbols(GAME, market)
    text, line, column = cursor(
        GAME.replace("action earn(n)", "action earn(n").replace("min(20, purse", "min(20, pu|rse")
    )
    assert {"purse"} <= {one.text for one in editing.completions(text, market, line, column)}
    assert "earn" in {one.name for one in editing.symbols(text, market)}


def test_what_else_is_open_counts(market: Path) -> None:
    table = market.parent / "stalls.yaml"
    with unsaved({str(table): table.read_text().replace("earn 2", "ern 2")}):
        assert mistakes(GAME, market) == []
        assert [one.code for one in mistakes(table.read_text().replace("earn 2", "ern 2"), table)] == ["RW218"]
    assert mistakes(table.read_text(), table) == []


def test_a_rename_that_would_be_misunderstood_is_refused(market: Path) -> None:
    text, line, column = cursor(GAME.replace("state open", "state op|en"))
    with pytest.raises(editing.CannotRename, match="already"):
        editing.rename(text, market, line, column, "purse")
    with pytest.raises(editing.CannotRename, match="letters"):
        editing.rename(text, market, line, column, "a b")
    with pytest.raises(editing.CannotRename, match="misunderstood"):
        editing.rename(text, market, line, column, "you")
    assert len(editing.rename(text, market, line, column, "closed")) == 1


def test_every_shipped_text_is_understood() -> None:
    """Names of small games: whatever is mentioned in a definition is declared, and every rule id is linked."""
    from rulewright.editing.asking import scope_at

    for name in ("chess", "hearts", "pig", "mancala"):
        path = find(name).resolve()
        scope = scope_at(path)
        known = editing.words_of(path)
        missing = {one.name for one in scope.own.mentioned if not scope.meant(one)} - known
        missing = {word for word in missing if not (len(word) == 2 and word[1].isdigit())}  # cells
        assert not missing - {"row", "column", "neighbours", "surroundings"}, name
        text = path.read_text()
        assert len(editing.links(text, path)) == text.count("@")
        assert editing.formatting(text, path) == text
    assert editing.symbols((shipped_folder() / "pig" / "pig.game").read_text(), shipped_folder() / "pig" / "pig.game")
