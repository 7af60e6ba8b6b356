"""The author's page, asked as the page asks: files, mistakes, the game played on, scenarios written from it; in a
browser: `test_browser.py`."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette")
pytest.importorskip("httpx")

from starlette.testclient import TestClient
from test_studio import opened

STONES = """game "Stones"
players 2

state stones: 0..5 = 5

play
    for you in turns(0)
        you choose take(n in 1..3)
            require n <= stones                             @ST-1 "so many are not there"
            stones -= n
        if stones == 0
            finish you
"""
RULES = "# Stones\n\n- **ST-1** Take one to three stones, as many as there are.\n"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    (tmp_path / "stones").mkdir()
    (tmp_path / "stones" / "stones.game").write_text(STONES)
    (tmp_path / "stones" / "RULES.md").write_text(RULES)
    monkeypatch.chdir(tmp_path)
    with opened(tmp_path) as made:
        yield made


def asked(client: TestClient, what: str, **message: Any) -> Any:
    return client.post(f"/api/write/{what}", json={"name": "stones/stones.game", "texts": {}, "moves": [], **message})


def test_files_are_those_of_games_in_the_folder(client: TestClient, tmp_path: Path) -> None:
    found = client.get("/api/write/files").json()["games"]
    assert found == [{"game": "stones", "files": ["stones/stones.game", "stones/RULES.md"]}]
    (tmp_path / "secret.txt").write_text("x")
    (tmp_path / "link.game").symlink_to("/etc/passwd")
    for name in ("../x.game", "/etc/passwd", "secret.txt", "link.game", "", "stones/../../x.game", "a\0.game"):
        assert client.get("/api/write/file", params={"name": name}).status_code == 400, name
        assert asked(client, "save", name=name, text="", stamp="").status_code == 400, name


NOTHING_TO_DIVIDE_BY = "\nplay\n    stones = 6 div (stones - 5)\n"
LONG = "é" * 130  # in bytes more than the name of a file holds


@pytest.mark.parametrize(
    ("what", "message", "told"),
    [
        ("save", {"name": f"{LONG}.md", "text": "", "stamp": ""}, "too long"),
        ("save", {"name": "a\ud800.md", "text": "", "stamp": ""}, "an object of JSON"),
        ("save", {"name": "a.md", "text": "\ud800", "stamp": ""}, "an object of JSON"),
        ("save", {"name": "latin.game", "text": "", "stamp": ""}, "'latin.game' is not written in UTF-8"),
        ("problems", {"name": "latin.game"}, "'latin.game' is not written in UTF-8"),
        ("problems", {"name": "nothing.game"}, "'nothing.game' is not there"),
        ("ask", {"name": "nothing.game", "question": "hover", "line": 1, "column": 1}, "'nothing.game' is not there"),
        ("play", {"name": "nothing.game"}, "RW125"),
        ("play", {"texts": {"stones/stones.game": "game"}}, "RW1"),
        ("play", {"texts": {"stones/stones.game": STONES.replace("\nplay\n", NOTHING_TO_DIVIDE_BY)}}, "RW605"),
        ("new", {"name": "x" * 300}, "cannot be written"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(
    client: TestClient, tmp_path: Path, what: str, message: dict[str, Any], told: str
) -> None:
    (tmp_path / "latin.game").write_bytes(b"\xe9")
    sent = json.dumps({"name": "stones/stones.game", "texts": {}, "moves": [], **message}).encode()
    answer = client.post(f"/api/write/{what}", content=sent, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert told in answer.text and "Traceback" not in answer.text and "took longer" not in answer.text


def test_an_empty_text_and_a_moment_before_the_first(client: TestClient, tmp_path: Path) -> None:
    told = asked(client, "problems", texts={"stones/stones.game": ""}).json()
    assert told["problems"], "what is not saved counts, also where it is empty"
    assert asked(client, "play", moves=["take 3"], at=-5).json()["at"] == 0


def test_a_file_that_changed_on_the_disk_is_not_written_over(client: TestClient, tmp_path: Path) -> None:
    read = client.get("/api/write/file", params={"name": "stones/stones.game"}).json()
    assert read["text"] == STONES and read["ours"]
    kept = asked(client, "save", text=STONES + "# mine\n", stamp=read["stamp"]).json()
    assert (tmp_path / "stones" / "stones.game").read_text().endswith("# mine\n")
    (tmp_path / "stones" / "stones.game").write_text("theirs")
    refused = asked(client, "save", text="mine", stamp=kept["stamp"])
    assert refused.status_code == 400 and "changed on the disk" in refused.json()["error"]
    assert (tmp_path / "stones" / "stones.game").read_text() == "theirs"


def test_only_at_this_machine_and_with_the_key(tmp_path: Path) -> None:
    with opened(tmp_path, key="k" * 22) as client:
        assert client.get("/write").status_code == 403 and client.get("/api/write/files").status_code == 403
        client.get("/?key=" + "k" * 22)
        assert client.get("/write").status_code == 200
        elsewhere = TestClient(client.app, client=("192.168.1.9", 40000), cookies=dict(client.cookies))
        assert elsewhere.get("/write").status_code == 403


def test_mistakes_the_game_goes_on_and_scenarios(client: TestClient, tmp_path: Path) -> None:
    """One desk, asked one thing after the other: a process is started once."""
    told = asked(client, "problems", texts={"stones/stones.game": STONES.replace("n <= stones", "n <= stnes")}).json()
    assert [(one["code"], one["line"]) for one in told["problems"]] == [("RW201", 9)]
    assert "stones" in told["problems"][0]["hint"]

    moves = ["take 3", "take 2"]
    assert asked(client, "play", moves=moves).json()["over"]
    stricter = STONES.replace("1..3", "1..2")
    told = asked(client, "play", moves=moves, texts={"stones/stones.game": stricter}).json()
    assert told["refused"]["number"] == 1 and told["moves"] == 0 and not told["over"], "the first move stands no longer"
    assert asked(client, "play", moves=moves).json()["refused"] is None

    refused = asked(client, "why", moves=["take 3"], id="x", chosen=[])
    assert refused.status_code == 200

    kept = asked(client, "scenario", moves=["take 3"], title="two are left", move="take 1", rule="ST-1").json()
    assert kept["name"] == "stones/scenarios/stones.scenario"
    assert (tmp_path / kept["name"]).read_text().splitlines()[0] == "scenarios for stones"
    assert asked(client, "scenario", moves=moves, title="all are taken").status_code == 200
    shown = asked(client, "scenarios").json()["scenarios"]
    assert [(one["title"], bool(one["failure"])) for one in shown] == [("two are left", True), ("all are taken", False)]
    assert all(one["svg"].startswith("<svg") for one in shown)
    assert asked(client, "scenario", moves=[], title='a "quoted" one').status_code == 400

    unsaved = (tmp_path / kept["name"]).read_text() + "\n# mine\n"
    assert asked(client, "scenario", title="at first", texts={kept["name"]: unsaved}).status_code == 200
    written = (tmp_path / kept["name"]).read_text()
    assert "# mine" in written and written.index("# mine") < written.index("at first"), "what was not saved is kept"
    assert asked(client, "play").json()["rules"] == {"ST-1": "Take one to three stones, as many as there are."}


def test_new_games_and_files_are_begun_in_the_page(client: TestClient, tmp_path: Path) -> None:
    def new(name: str) -> Any:
        return client.post("/api/write/new", json={"name": name, "beside": "stones/stones.game"})

    assert new("pond").json()["name"] == "pond/pond.game" and (tmp_path / "pond" / "RULES.md").is_file()
    assert [one["game"] for one in client.get("/api/write/files").json()["games"]] == ["pond", "stones"]
    assert new("few_stones.variant").json()["name"] == "stones/few_stones.variant"
    assert (tmp_path / "stones" / "few_stones.variant").read_text() == 'variant "Few Stones" of stones\n\n'
    assert new("more.scenario").json()["name"] == "stones/scenarios/more.scenario"
    before = sorted(tmp_path.rglob("*"))
    for name in ("pond", "Pond!", "few_stones.variant", "../x.variant", "x.exe", "", ".variant/..", "a/b.look"):
        assert new(name).status_code == 400, name
    assert sorted(tmp_path.rglob("*")) == before, "what is refused writes nothing"
    groups = client.get("/api/games").json()
    assert groups["groups"]["in this folder"] == ["few_stones", "pond", "stones"] and groups["first"] == "pond"


def test_rules_without_an_end_are_ended(client: TestClient) -> None:
    from rulewright.studio.crew import Crew

    client.app.state.desk.player = Crew(1, 60.0, 1)  # type: ignore[attr-defined]
    endless = STONES.replace("        if stones == 0\n            finish you\n", "        stones = 5\n")
    slow = "def deep(n) = sum(a in 1..60, b in 1..60, c in 1..60, d in 1..60: a + b + c + d + n)\n\nplay"
    endless = endless.replace("play", slow, 1).replace("stones = 5", "stones = 5 + 0 * min(1, deep(1))")
    told = asked(client, "play", moves=["take 1"], texts={"stones/stones.game": endless})
    reason = told.json()["refused"]["reasons"][0]["text"]
    assert told.json()["moves"] == 0 and "a million steps" in reason, "a sentence, and the game stands where it stood"
    assert asked(client, "play", moves=["take 1"]).status_code == 200


def report(client: TestClient, kind: str, game: str = "stones", end: bool = False) -> dict[str, Any]:
    """Ask for a report, and for its end if so, and wait for what becomes of it."""
    assert client.post("/api/look/make", json={"kind": kind, "game": game}).json() == {"state": "working"}
    if end:
        assert client.post("/api/look/make", json={"end": True}).status_code == 200
    while (told := client.get("/api/look").json())["state"] == "working":
        time.sleep(0.1)
    return told


def test_a_report_is_made_shown_and_ended(client: TestClient, tmp_path: Path) -> None:
    assert client.get("/api/look/report").status_code == 400
    for wrong in ({"kind": "x", "game": "stones"}, {"kind": "statistics", "game": "/etc/passwd"}):
        assert client.post("/api/look/make", json=wrong).status_code == 400
    assert report(client, "coverage", end=True)["state"] == "ended"
    assert client.get("/api/look/report").status_code == 400, "nothing half made is shown"
    assert asked(client, "scenario", moves=["take 1"], title="one is taken").status_code == 200
    assert report(client, "coverage")["state"] == "ready"
    shown = client.get("/api/look/report")
    assert "ST-1" in shown.text and "sandbox" in shown.headers["content-security-policy"]
    rules = tmp_path / "stones" / "stones.game"
    rules.write_text(rules.read_text().replace("stones", "stonez", 1))
    failed = report(client, "statistics")
    assert failed["state"] == "failed" and "RW" in failed["said"], "the command's own words say why"
