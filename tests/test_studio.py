"""The studio's server: what a link may see and do, what is refused, and that nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette")
pytest.importorskip("httpx")

from starlette.testclient import TestClient

import rulewright as rw
from rulewright.rules_text import rule_texts
from rulewright.studio.answers import LARGEST
from rulewright.studio.app import make_app
from rulewright.studio.store import Store


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with opened(tmp_path) as made:
        yield made


def opened(folder: Path, **settings: Any) -> TestClient:
    """A browser at this machine, on a server whose tables lie in a folder."""
    app = make_app(Store(folder / "tables.sqlite"), backend="reference", names=["testserver"], **settings)
    return TestClient(app, client=("127.0.0.1", 50000))


def begin(client: TestClient, game: str, seats: list[str], **more: Any) -> dict[str, str]:
    answer = client.post("/api/tables", json={"game": game, "seats": seats, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def look(client: TestClient, token: str, **query: Any) -> dict[str, Any]:
    answer = client.get(f"/api/t/{token}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def act(client: TestClient, token: str, version: int, move: str, kind: str = "move") -> Any:
    return client.post(f"/api/t/{token}/act", json={"kind": kind, "move": move, "version": version})


def test_a_game_at_one_screen(client: TestClient) -> None:
    token = begin(client, "tic_tac_toe", ["person", "person"])["here"]
    seen = look(client, token)
    assert seen["asked"] == 0 and seen["may_move"] and seen["choices"]["count"] == 9
    assert {
        "text": "mark a1",
        "steps": [{"text": "mark", "ids": []}, {"text": "a1", "ids": ["grid:a1", "grid:0:a1"], "told": ""}],
    } in seen["choices"]["moves"]
    for version, move in enumerate(("mark a1", "mark b1", "mark a2", "mark b2", "mark a3")):
        assert act(client, token, version, move).json() == {"version": version + 1}
    seen = look(client, token)
    assert seen["over"] and seen["log"][-1] == "player 0: mark a3" and seen["choices"]["moves"] == []


def test_an_illegal_thing_says_why_with_its_rule(client: TestClient) -> None:
    token = begin(client, "tic_tac_toe", ["person", "person"])["here"]
    act(client, token, 0, "mark b2")
    told = client.post(f"/api/t/{token}/why", json={"id": "grid:b2", "chosen": []}).json()["reasons"]
    assert [(one["rule"], one["text"]) for one in told] == [("TT-2", "the cell is taken")] and "empty" in told[0][
        "told"
    ]
    refused = act(client, token, 1, "mark b2")
    assert refused.status_code == 400 and "the cell is taken" in refused.json()["error"]


def test_a_full_column_says_why(client: TestClient) -> None:
    token = begin(client, "connect_four", ["person", "person"])["here"]
    for version in range(6):
        act(client, token, version, "drop 4")
    told = client.post(f"/api/t/{token}/why", json={"id": "grid:d3", "chosen": []}).json()["reasons"]
    assert [one["rule"] for one in told] == ["C4-2"]


def account(client: TestClient, token: str, **query: Any) -> dict[str, Any]:
    answer = client.get(f"/api/t/{token}/account", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_what_the_last_move_did_and_where_points_came_from(client: TestClient) -> None:
    """Black at d3 takes the white disc on d4 (OT-5): four black discs against one. Before the first move there are two
    each."""
    token = begin(client, "othello", ["person", "person"])["here"]
    act(client, token, 0, "place d3")
    told = account(client, token)
    (step,) = told["steps"]
    assert (told["version"], told["at"], step["who"], step["move"]) == (1, 1, "player 0", "place d3")
    turned = next(one for one in step["fired"] if one["rule"] == "OT-5")
    assert [(one["what"], one["before"], one["after"]) for one in turned["changes"]] == [("disc[d4]", "1", "0")]
    things = {line["seat"]: {one["thing"] for one in line["points"]} for line in told["sheet"]}
    assert things == {0: {"d3", "d4", "d5", "e4"}, 1: {"e5"}}
    assert all(one["points"] == 1 for line in told["sheet"] for one in line["points"])
    before = account(client, token, at=0)
    assert before["at"] == 0 and not before["steps"] and all(len(line["points"]) == 2 for line in before["sheet"])


def test_undo_redo_and_time(client: TestClient) -> None:
    token = begin(client, "connect_four", ["person", "person"])["here"]
    for version, move in enumerate(("drop 4", "drop 3", "drop 4")):
        act(client, token, version, move)
    assert act(client, token, 3, "", "undo").json() == {"version": 4}
    seen = look(client, token)
    assert seen["moves"] == 2 and seen["undone"] == 1
    assert act(client, token, 4, "", "redo").json() == {"version": 5}
    assert look(client, token)["moves"] == 3
    past = look(client, token, at=1)
    assert past["at"] == 1 and past["log"] == ["player 0: drop 4"] and not past["may_move"]
    assert act(client, token, 5, "", "redo").json()["error"] == "there is nothing to do again"


def test_old_and_doubled_moves(client: TestClient) -> None:
    token = begin(client, "connect_four", ["person", "person"])["here"]
    assert act(client, token, 0, "drop 4").json() == {"version": 1}
    assert act(client, token, 0, "drop 4").json() == {"version": 1}, "the same twice counts once"
    refused = act(client, token, 0, "drop 5")
    assert refused.status_code == 400 and "gone on" in refused.json()["error"]
    assert look(client, token)["moves"] == 1


def test_bots_answer(client: TestClient) -> None:
    token = begin(client, "connect_four", ["person", "random"])["here"]
    with client.websocket_connect(f"/ws/{token}") as socket:
        assert socket.receive_json() == {"version": 0}
        act(client, token, 0, "drop 4")
        while socket.receive_json()["version"] < 2:
            pass
    assert look(client, token)["moves"] == 2


def test_a_restarted_server_loses_nothing(tmp_path: Path) -> None:
    with opened(tmp_path) as first:
        token = begin(first, "kuhn_poker", ["person", "person"], seed=5)["here"]
        act(first, token, 0, "check")
        before = look(first, token)
    with opened(tmp_path) as second:
        assert look(second, token) == before


def test_saved_games_go_on(client: TestClient) -> None:
    token = begin(client, "connect_four", ["person", "person"])["here"]
    act(client, token, 0, "drop 4")
    saved = client.get(f"/api/t/{token}/save").text
    again = begin(client, "connect_four", ["person", "person"], saved=saved)["here"]
    assert look(client, again)["log"] == ["player 0: drop 4"]
    assert rw.load("connect_four", backend="reference").replay(saved).player == 1


# ---------------------------------------------------------------- together


def test_a_seat_gets_only_what_it_may_see(client: TestClient) -> None:
    """Kuhn poker, seed by seed: whatever the other holds, the bytes sent to a seat that is not asked are the same."""
    sent: dict[str, set[str]] = {}
    for seed in range(12):
        links = begin(client, "kuhn_poker", ["person", "person"], together=True, seed=seed)
        state = rw.load("kuhn_poker", backend="reference").new(seed=seed)
        text = client.get(f"/api/t/{links['1']}").text
        sent.setdefault(str(state.view(1)["states"]["hand"]), set()).add(text)
        watched = client.get(f"/api/t/{links['watch']}").text
        sent.setdefault("watching", set()).add(watched)
        assert str(seed + 10**9) not in text and '"links":{}' in text
    assert len(sent["watching"]) == 1 and all(len(texts) == 1 for texts in sent.values()) and len(sent) > 2


def test_links_do_what_they_may(client: TestClient) -> None:
    links = begin(client, "kuhn_poker", ["person", "person"], together=True, seed=1)
    assert set(links) == {"0", "1", "watch", "host"} and all(len(token) >= 22 for token in links.values())
    assert "not your turn" in act(client, links["1"], 0, "check").json()["error"]
    assert act(client, links["watch"], 0, "check").status_code == 400
    assert act(client, links["1"], 0, "", "undo").status_code == 400
    assert look(client, links["0"])["may_move"] and not look(client, links["1"])["may_move"]
    assert set(look(client, links["host"])["links"]) == set(links)
    assert act(client, links["0"], 0, "check").json() == {"version": 1}
    notes = client.get(f"/api/t/{links['1']}/save").text
    assert json.loads(notes.splitlines()[0])["holds"] != "everything" and "seed" not in notes
    assert "seed" not in client.get(f"/api/t/{links['host']}/save").text, "the host may play, too"


JSON = {"Content-Type": "application/json"}
RUBBISH: list[bytes] = [
    b"",
    b"[]",
    b"{",
    b"\xff\xfe",
    b'"move"',
    b"[" * 50_000,
    b"x" * (LARGEST + 1),
    b"x" * 1_000_000,
    b'{"kind": "move"}',
    b'{"kind": "fly", "version": 0}',
]
RUBBISH += [
    b'{"kind": "move", "move": 7, "version": 0}',
    b'{"kind": "move", "move": "drop 99", "version": 0}',
    b'{"kind": "move", "move": "drop 4", "version": -1}',
]


@pytest.mark.parametrize("body", RUBBISH, ids=lambda body: repr(body[:20]))
def test_rubbish_is_refused_with_a_reason_and_changes_nothing(client: TestClient, body: bytes) -> None:
    token = begin(client, "connect_four", ["person", "person"])["here"]
    answer = client.post(f"/api/t/{token}/act", content=body, headers=JSON)
    assert answer.status_code == 400 and answer.json()["error"] and "Traceback" not in answer.text
    assert look(client, token)["version"] == 0


def test_strangers_are_refused(client: TestClient) -> None:
    token = begin(client, "connect_four", ["person", "person"])["here"]
    assert client.get("/api/t/guessed").json()["error"] == "there is no table behind this link"
    assert act(client, "guessed", 0, "drop 4").json()["error"] == "there is no table behind this link"
    other = client.post(
        f"/api/t/{token}/act",
        json={"kind": "move", "move": "drop 4", "version": 0},
        headers={"Origin": "http://elsewhere"},
    )
    assert other.status_code == 403 and "another page" in other.json()["error"]
    for seats in ([], ["person"] * 40, ["wizard"], "person"):
        assert client.post("/api/tables", json={"game": "connect_four", "seats": seats}).status_code == 400
    assert "no game called" in client.post("/api/tables", json={"game": "nothing", "seats": ["person"]}).json()["error"]


def test_nothing_comes_from_elsewhere(client: TestClient) -> None:
    for path in (
        "/",
        "/static/table.html",
        "/static/studio.css",
        "/static/table.js",
        "/static/setup.js",
        "/static/shared.js",
    ):
        text = client.get(path).text
        assert (
            "http://" not in text.replace("http://www.w3.org", "") and "https://" not in text and "eval(" not in text
        ), path


def test_rulebooks_are_read() -> None:
    from rulewright.library import find

    assert (
        rule_texts(find("tic_tac_toe"))["TT-2"]
        and rule_texts(find("reykholt"))["RK-84"]
        and rule_texts(find("fjords"))["FJ-13"]
    )


def test_a_covered_pile_alone_needs_no_curtain(client: TestClient) -> None:
    assert not look(client, begin(client, "fjords", ["person", "person"])["here"])["secrets"]
    assert look(client, begin(client, "kuhn_poker", ["person", "person"])["here"])["secrets"]
