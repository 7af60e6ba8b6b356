"""The language server, asked by a scripted client as an editor asks it: every feature, on Reykholt and on a small game
of its own."""

from __future__ import annotations

import asyncio
import shutil
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pygls")
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.lsp.client import LanguageClient

from rulewright.library import find
from rulewright.lsp.server import make_server

PATIENCE = 300


class Editor:
    """An editor that has some texts open."""

    def __init__(self, client: LanguageClient, root: Path) -> None:
        self.client, self.root = client, root
        self.told: dict[str, list[types.Diagnostic]] = {}
        self.news = asyncio.Event()
        self.texts: dict[str, str] = {}
        self.log: list[str] = []

        @client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def told(given: types.PublishDiagnosticsParams) -> None:
            self.told[given.uri] = list(given.diagnostics)
            self.news.set()

        @client.feature(types.WINDOW_LOG_MESSAGE)
        def logged(given: types.LogMessageParams) -> None:
            self.log.append(given.message)
            self.news.set()

    def uri(self, name: str) -> str:
        return (self.root / name).resolve().as_uri()

    async def open(self, name: str) -> str:
        text = (self.root / name).read_text()
        self.texts[name] = text
        item = types.TextDocumentItem(self.uri(name), "rulewright", 1, text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(item))
        await self.until(lambda: self.uri(name) in self.told)
        return text

    async def write(self, name: str, old: str, new: str) -> float:
        """Change a text as an editor does: only what is different is sent. Returns after how long its problems were
        told."""
        text = self.texts[name]
        start = self.position(text, text.index(old))
        end = self.position(text, text.index(old) + len(old))
        self.texts[name] = text.replace(old, new, 1)
        change = types.TextDocumentContentChangePartial(types.Range(start, end), new)
        self.told.pop(self.uri(name), None)
        began = time.perf_counter()
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(types.VersionedTextDocumentIdentifier(2, self.uri(name)), [change])
        )
        await self.until(lambda: self.uri(name) in self.told)
        return time.perf_counter() - began

    async def settled(self, name: str) -> None:
        """Until a check of a text has come to its end."""
        await self.until(lambda: any(Path(name).name in line for line in self.log))
        self.log.clear()

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                self.news.clear()
                await self.news.wait()

    def problems(self, name: str) -> list[tuple[Any, int]]:
        return [(one.code, one.range.start.line + 1) for one in self.told[self.uri(name)]]

    def position(self, text: str, offset: int) -> types.Position:
        return types.Position(text.count("\n", 0, offset), offset - text.rfind("\n", 0, offset) - 1)

    def at(self, name: str, words: str, within: int = 0) -> dict[str, Any]:
        """The place where some words stand first, and `within` letters further."""
        text = self.texts[name]
        return {
            "text_document": types.TextDocumentIdentifier(self.uri(name)),
            "position": self.position(text, text.index(words) + within),
        }


@asynccontextmanager
async def editor(root: Path) -> AsyncIterator[Editor]:
    client = LanguageClient("test", "1")
    found = Editor(client, root)
    await client.start_io(sys.executable, "-m", "rulewright", "lsp")
    try:
        await client.initialize_async(
            types.InitializeParams(types.ClientCapabilities(), process_id=None, root_uri=root.resolve().as_uri())
        )
        client.initialized(types.InitializedParams())
        yield found
        await client.shutdown_async(None)
        client.exit(None)
    finally:
        await asyncio.wait_for(client.stop(), PATIENCE)


def run(talk: Callable[[Editor], Coroutine[Any, Any, None]], root: Path) -> None:
    async def all_of_it() -> None:
        async with editor(root) as one:
            await talk(one)

    asyncio.run(all_of_it())


@pytest.fixture
def pond(tmp_path: Path) -> Path:
    """A game of its own with a table, a variant, a rulebook and scenarios."""
    (tmp_path / "pond.game").write_text(GAME)
    (tmp_path / "pads.yaml").write_text(
        "- {id: lily, worth: 2, bonus: gain 1}\n- {id: lotus, worth: 3, bonus: gain 2}\n"
    )
    (tmp_path / "RULES.md").write_text("# Pond\n\n- **PO-1** A frog sits on one pad.\n- **PO-2** A pad sinks.\n")
    (tmp_path / "deep.variant").write_text(VARIANT)
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "pond.scenario").write_text(SCENARIO)
    return tmp_path


GAME = """\
game "Pond"
players 2

option depth: 1..3 = 1
enum Frog: green, brown
table Pad from "pads.yaml"
    worth: 0..9
    bonus: rules
state sunk: yes/no per Pad
state flies: 0..20 per Player

action gain(n)
    flies[you] = min(20, flies[you] + n)

play
    for you in players
        you choose
            hop(to pad in Pad)
                require not sunk[pad]                           @PO-1 "{pad} has sunk"
                sunk[pad] = yes                                 @PO-2
                gain pad.worth + depth
                do pad.bonus
            rest
    finish

score eaten = flies[you]
"""
VARIANT = """\
variant "Deep pond" of pond

set depth = 2
after gain
    flies[you] = min(20, flies[you] + 1)
"""
SCENARIO = """\
scenarios for pond

scenario "a pad sinks" covers PO-1, PO-2
    play
        0: hop to lily
    expect sunk[lily] and flies[0] == 4
    illegal 1: hop to lily                                      because PO-1
"""


def test_reykholt() -> None:
    """Every question an editor asks, on the largest game; the times are printed (`pytest -s`)."""
    game, cards, scenarios = "reykholt.game", "services.yaml", "scenarios/service_cards.scenario"

    async def talk(one: Editor) -> None:
        text = await one.open(game)
        await one.settled(game)
        assert one.problems(game) == []

        # a mistake, told with its hint; the way out as an edit; mended
        first = await one.write(game, "progress[you]", "progres[you]")
        await one.settled(game)
        line = text[: text.index("progress[you]")].count("\n") + 1
        assert one.problems(game) == [("RW201", line)]
        (told,) = one.told[one.uri(game)]
        assert "'progres'" in told.message and "did you mean 'progress'?" in told.message
        (action,) = await one.client.text_document_code_action_async(
            types.CodeActionParams(
                types.TextDocumentIdentifier(one.uri(game)), told.range, types.CodeActionContext([told])
            )
        )
        assert [edit.new_text for edit in action.edit.changes[one.uri(game)]] == ["progress"]
        second = await one.write(game, "progres[you]", "progress[you]")
        await one.settled(game)
        assert one.problems(game) == []
        print(f"\nproblems told after {first * 1000:.0f} and {second * 1000:.0f} ms")

        # hover: the rulebook's words behind a rule id, a declaration, a word of the language
        hover = await one.client.text_document_hover_async(types.HoverParams(**one.at(game, "RK-84", 2)))
        assert "harvests once from each of his filled greenhouses" in hover.contents.value
        hover = await one.client.text_document_hover_async(types.HoverParams(**one.at(game, "progress[you]", 3)))
        assert "state progress: 0..250 per Player" in hover.contents.value
        hover = await one.client.text_document_hover_async(types.HoverParams(**one.at(game, "require ", 3)))
        assert "this way does not exist" in hover.contents.value

        # definition: of a state, of a rule
        (place,) = await one.client.text_document_definition_async(
            types.DefinitionParams(**one.at(game, "progress[you]", 3))
        )
        declared = text[: text.index("state progress")].count("\n")
        assert (place.uri, place.range.start.line) == (one.uri(game), declared)
        (place,) = await one.client.text_document_definition_async(types.DefinitionParams(**one.at(game, "RK-84", 2)))
        assert place.uri == one.uri("RULES.md")

        # outline, links, colours, shape
        symbols = await one.client.text_document_document_symbol_async(
            types.DocumentSymbolParams(types.TextDocumentIdentifier(one.uri(game)))
        )
        house = next(symbol for symbol in symbols if symbol.name == "House")
        assert [child.name for child in house.children] == [
            "parcels",
            "allowed",
            "golden",
            "scarecrow",
            "random",
            "flip",
        ]
        links = await one.client.text_document_document_link_async(
            types.DocumentLinkParams(types.TextDocumentIdentifier(one.uri(game)))
        )
        assert len(links) == text.count("@RK-") and all("RULES.md#L" in link.target for link in links)
        tokens = await one.client.text_document_semantic_tokens_full_async(
            types.SemanticTokensParams(types.TextDocumentIdentifier(one.uri(game)))
        )
        assert len(tokens.data) % 5 == 0 and len(tokens.data) > 5000
        edits = await one.client.text_document_formatting_async(
            types.DocumentFormattingParams(
                types.TextDocumentIdentifier(one.uri(game)), types.FormattingOptions(4, True)
            )
        )
        assert not edits  # shipped games are in shape

        # completion: the columns of a row, rule ids
        await one.write(game, "state progress:", "def first_column(house: House) = house.\nstate progress:")
        items = await one.client.text_document_completion_async(types.CompletionParams(**one.at(game, "= house.", 8)))
        assert {"parcels", "golden"} <= {item.label for item in items.items} and "asks" not in {
            item.label for item in items.items
        }
        await one.write(game, "= house.\n", "= house.parcels @RK-1\n")
        items = await one.client.text_document_completion_async(types.CompletionParams(**one.at(game, " @RK-1\n", 6)))
        assert {item.label for item in items.items} >= {"RK-10", "RK-19", "RK-101"}
        await one.write(game, "def first_column(house: House) = house.parcels @RK-1\n", "")

        # a table: a mistake in a cell
        await one.open(cards)
        await one.write(cards, "gain 3 tomato", "gian 3 tomato")
        await one.settled(cards)
        assert [code for code, _ in one.problems(cards)] == ["RW218"]
        await one.write(cards, "gian 3 tomato", "gain 3 tomato")

        # scenarios: a rule that is none, a name that is none
        await one.open(scenarios)
        took = await one.write(scenarios, "covers RK-", "covers RK-9")
        assert [code for code, _ in one.problems(scenarios)] == ["RW811"]
        print(f"problems of scenarios told after {took * 1000:.0f} ms")
        await one.write(scenarios, "covers RK-9", "covers RK-")

        # references: in the game, its tables and its scenarios
        places = await one.client.text_document_references_async(
            types.ReferenceParams(context=types.ReferenceContext(True), **one.at(game, "state progress", 8))
        )
        assert {Path(place.uri).suffix for place in places} == {".game", ".yaml", ".scenario", ".look"}

    run(talk, find("reykholt").resolve().parent)


def test_rename(pond: Path) -> None:
    """A state, an action, a column, a row, an option and an option of a decision, renamed in every text; all still
    holds."""
    names = ("pond.game", "deep.variant", "pads.yaml", "scenarios/pond.scenario")
    renamed = {
        ("state sunk", 7): "drowned",
        ("action gain", 8): "eat",
        ("    worth", 5): "value",
        ("option depth", 8): "fathoms",
        ("hop(to", 0): "leap",
        ("table Pad", 7): "Leaf",
        ("enum Frog: green", 12): "light",
    }

    async def talk(one: Editor) -> None:
        for name in names:
            await one.open(name)
        assert all(one.problems(name) == [] for name in names if name != "pond.game")
        for (words, within), new in renamed.items():
            found = await one.client.text_document_prepare_rename_async(
                types.PrepareRenameParams(**one.at("pond.game", words, within))
            )
            assert found is not None
            edit = await one.client.text_document_rename_async(
                types.RenameParams(new_name=new, **one.at("pond.game", words, within))
            )
            await apply(one, names, edit)
        edit = await one.client.text_document_rename_async(
            types.RenameParams(new_name="lilly", **one.at("pads.yaml", "lily", 1))
        )
        await apply(one, names, edit)
        with pytest.raises(JsonRpcException, match="already"):
            await one.client.text_document_rename_async(
                types.RenameParams(new_name="flies", **one.at("pond.game", "state drowned", 8))
            )
        with pytest.raises(JsonRpcException, match="capital"):
            await one.client.text_document_rename_async(
                types.RenameParams(new_name="leaf", **one.at("pond.game", "table Leaf", 8))
            )

    run(talk, pond)
    expected = {"pond.game": GAME, "deep.variant": VARIANT, "scenarios/pond.scenario": SCENARIO}
    for name, text in expected.items():
        for old, new in PLAIN.items():
            text = text.replace(old, new)
        assert (pond / name).read_text() == text
    assert "{id: lilly, value: 2, bonus: eat 1}" in (pond / "pads.yaml").read_text()

    from rulewright.conformance import main

    assert main([str(pond / "scenarios"), "--backend", "reference"]) == 0


PLAIN = {
    "sunk[": "drowned[",
    "state sunk": "state drowned",
    "gain": "eat",
    "worth": "value",
    "depth": "fathoms",
    "hop": "leap",
    "table Pad": "table Leaf",
    "per Pad": "per Leaf",
    "in Pad": "in Leaf",
    "green": "light",
    "lily": "lilly",
}


async def apply(one: Editor, names: tuple[str, ...], edit: types.WorkspaceEdit) -> None:
    """The edits written to the disk and into the open texts, the last one first."""
    for name in names:
        text = one.texts[name]
        changes = edit.changes.get(one.uri(name), [])
        if not changes:
            continue
        lines = text.split("\n")
        for change in sorted(changes, key=lambda c: (c.range.start.line, c.range.start.character), reverse=True):
            at = change.range
            line = lines[at.start.line]
            lines[at.start.line] = line[: at.start.character] + change.new_text + line[at.end.character :]
        (one.root / name).write_text("\n".join(lines))
        one.texts[name] = "\n".join(lines)
        whole = types.TextDocumentContentChangeWholeDocument(one.texts[name])
        one.client.text_document_did_change(
            types.DidChangeTextDocumentParams(types.VersionedTextDocumentIdentifier(3, one.uri(name)), [whole])
        )


def test_scenarios_are_played_when_saved(pond: Path) -> None:
    """What fails is told at its line; a game that changes is told beside the scenarios that rest on it."""
    scenarios = "scenarios/pond.scenario"

    async def talk(one: Editor) -> None:
        await one.open(scenarios)
        await one.open("pond.game")
        await one.write(scenarios, "flies[0] == 4", "flies[0] == 5")
        one.told.clear()
        one.client.text_document_did_save(
            types.DidSaveTextDocumentParams(types.TextDocumentIdentifier(one.uri(scenarios)))
        )
        await one.until(lambda: bool(one.told.get(one.uri(scenarios))))
        assert one.problems(scenarios) == [("failed", 6)]
        await one.write("pond.game", "state sunk: yes/no per Pad", "state gone: yes/no per Pad")
        await one.until(lambda: ("RW201", 19) in one.problems("pond.game"))
        unknown = await one.client.text_document_hover_async(types.HoverParams(**one.at("pond.game", "Pond", 1)))
        assert unknown is None

    run(talk, pond)


def test_broken_texts(tmp_path: Path) -> None:
    """Whatever stands in a text, every question is answered."""
    shutil.copytree(find("tic_tac_toe").resolve().parent, tmp_path / "ttt")
    texts = [
        "",
        "game",
        'game "X"\nplay\n    \n',
        "\x00\ud7ff",
        "state mark: Player? on\n",
        "(" * 500,
        'game "é𝄞" \nboard 𝄞',
    ]

    async def talk(one: Editor) -> None:
        name = "tic_tac_toe.game"
        await one.open(name)
        for text in texts:
            one.texts[name] = text
            whole = types.TextDocumentContentChangeWholeDocument(text)
            one.told.pop(one.uri(name), None)
            one.client.text_document_did_change(
                types.DidChangeTextDocumentParams(types.VersionedTextDocumentIdentifier(3, one.uri(name)), [whole])
            )
            last = types.Position(text.count("\n"), len(text.rpartition("\n")[2]))
            place: dict[str, Any] = {"text_document": types.TextDocumentIdentifier(one.uri(name)), "position": last}
            await one.client.text_document_hover_async(types.HoverParams(**place))
            await one.client.text_document_completion_async(types.CompletionParams(**place))
            await one.client.text_document_definition_async(types.DefinitionParams(**place))
            await one.client.text_document_document_symbol_async(types.DocumentSymbolParams(place["text_document"]))
            await one.until(lambda: bool(one.told.get(one.uri(name))))

    run(talk, tmp_path / "ttt")


def test_a_document_that_no_file_can_be_is_left_alone(pond: Path) -> None:
    """Other documents are answered as before: one with a zero in its name made all questions fail."""

    async def talk(one: Editor) -> None:
        await one.open("pond.game")
        for uri in ("file:///tmp/%00.game", "untitled:Untitled-1", "", "file:///" + "x" * 300 + ".game"):
            one.client.text_document_did_open(
                types.DidOpenTextDocumentParams(types.TextDocumentItem(uri, "rulewright", 1, "game"))
            )
            await one.client.text_document_hover_async(
                types.HoverParams(types.TextDocumentIdentifier(uri), types.Position(0, 1))
            )
        assert await one.client.text_document_hover_async(types.HoverParams(**one.at("pond.game", "players")))

    run(talk, pond)


def test_an_editor_that_is_gone_is_told_once(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """It closes its end while something is being checked: the server ends, and does not tell of its failure to tell."""
    server, tried = make_server(), []

    class Gone:
        def write(self, data: bytes) -> None:
            tried.append(data)
            raise ValueError("write to closed file")

    monkeypatch.setattr(server.protocol, "writer", Gone())
    server.window_log_message(types.LogMessageParams(types.MessageType.Log, "checked"))
    assert 1 <= len(tried) <= 2
