"""Who gets in: names, other pages, keys, how much at once; and that work elsewhere ends."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette")
pytest.importorskip("httpx")

from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from test_studio import act, begin, look, opened

import rulewright as rw
from rulewright.runtime.backend import Fault
from rulewright.runtime.errors import RulewrightError
from rulewright.runtime.redealing import redealt
from rulewright.runtime.state import State
from rulewright.studio.crew import Busy, Crew, TookTooLong
from rulewright.studio.guard import AT_ONCE, Pace

KEY = "k" * 22


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with opened(tmp_path) as made:
        yield made


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example:80", "127.0.0.1.evil.example", "", "[evil]"])
def test_a_name_that_somebody_else_lets_point_here_is_refused(client: TestClient, host: str) -> None:
    answer = client.get("/api/games", headers={"Host": host})
    assert answer.status_code == 421 and "name" in answer.json()["error"]


@pytest.mark.parametrize("host", ["localhost:8700", "127.0.0.1:8700", "[::1]:8700", "192.168.1.7", "LOCALHOST."])
def test_own_names_and_numbers_are_answered(client: TestClient, host: str) -> None:
    assert client.get("/api/games", headers={"Host": host}).status_code == 200


def test_other_pages_are_refused(client: TestClient) -> None:
    token = begin(client, "connect_four", ["person", "person"])["here"]
    sent = {"kind": "move", "move": "drop 4", "version": 0}
    for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        assert client.post(f"/api/t/{token}/act", json=sent, headers=headers).status_code == 403
    form = client.post(f"/api/t/{token}/act", data={"kind": "move"})
    assert form.status_code == 400, "forms, which pages may send elsewhere, are no messages"
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"/ws/{token}", headers={"Origin": "http://evil"}),
    ):
        pass
    assert look(client, token)["version"] == 0


def test_a_socket_is_for_listening(client: TestClient) -> None:
    token = begin(client, "connect_four", ["person", "person"])["here"]
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws/guessed"):
        pass
    with client.websocket_connect(f"/ws/{token}") as socket:
        assert socket.receive_json() == {"version": 0}
        socket.send_text('{"kind": "move", "move": "drop 4", "version": 0}')
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
    assert look(client, token)["version"] == 0


def test_games_are_begun_by_whoever_has_the_key(tmp_path: Path) -> None:
    setup = {"game": "connect_four", "seats": ["person", "person"]}
    with opened(tmp_path, key=KEY) as client:
        assert client.get("/").status_code == 403 and client.get("/?key=wrong").status_code == 403
        assert client.post("/api/tables", json=setup).status_code == 403
        answer = client.get(f"/?key={KEY}")
        assert answer.status_code == 200 and "key" not in str(answer.url), "the key does not stay in the address"
        token = client.post("/api/tables", json=setup).json()["here"]
        client.cookies.clear()
        assert client.get("/api/games").status_code == 403
        assert look(client, token)["version"] == 0, "a link to a seat needs no key"


def test_a_page_names_no_files(client: TestClient, tmp_path: Path) -> None:
    (tmp_path / "x.game").write_text("")
    for name in (str(tmp_path / "x.game"), "../x", "/etc/passwd", 7, None, {"a": 1}):
        answer = client.post("/api/tables", json={"game": name, "seats": ["person"]})
        assert answer.status_code == 400 and "no game called" in answer.json()["error"]


def test_an_address_may_ask_only_so_often() -> None:
    pace = Pace()
    assert all(pace.allows("10.0.0.9") for _ in range(int(AT_ONCE)))
    assert not pace.allows("10.0.0.9") and pace.allows("10.0.0.8")


def test_whatever_a_stranger_sends_changes_nothing(client: TestClient) -> None:
    """Random messages, headers and addresses with and without a link: refused in words, never a crash, and the table is as before."""
    links = begin(client, "kuhn_poker", ["person", "person"], together=True, seed=1)
    before = {seat: look(client, token) for seat, token in links.items()}
    rng = random.Random(7)
    junk: list[Any] = [None, True, -1, 10**30, 1.5, "", "check", "\x00", "é" * 999, [], {}, [[]], {"kind": "move"}]
    for _ in range(150):
        token = rng.choice([links["1"], links["watch"], "x" * 22, "%00", "..", "é"])
        sent = {
            name: rng.choice(junk) for name in ("kind", "version", "move", "id", "chosen", "seats", "saved", "game")
        }
        sent["kind"] = rng.choice(["move", "undo", "redo", "load", *junk])
        path = rng.choice([f"/api/t/{token}/act", f"/api/t/{token}/why", "/api/tables"])
        answer = client.post(path, json=sent)
        assert answer.status_code in (400, 404) or path.endswith("why"), (path, sent, answer.text)
        assert answer.status_code < 500 and "Traceback" not in answer.text
    for query in ("?at=-1", "?at=99999", "?width=0", "?width=1e9", "?width=٣", "?at=" + "9" * 5000):
        assert client.get(f"/api/t/{links['watch']}{query}").status_code == 200
    assert {seat: look(client, token) for seat, token in links.items()} == before


def test_a_recorded_move_sent_again_counts_once(client: TestClient) -> None:
    links = begin(client, "connect_four", ["person", "person"], together=True)
    assert act(client, links["0"], 0, "drop 4").json() == {"version": 1}
    assert act(client, links["1"], 1, "drop 3").json() == {"version": 2}
    for version, token, move in ((0, "0", "drop 4"), (1, "1", "drop 3"), (1, "0", "drop 3"), (2, "1", "drop 3")):
        act(client, links[token], version, move)
    assert look(client, links["0"])["version"] == 2


# ---------------------------------------------------------------- what is sent to a seat, byte for byte


@pytest.mark.parametrize(("name", "seeds"), [("leduc_poker", 4), ("hearts", 1)])
def test_traffic_tells_a_seat_nothing_it_may_not_know(client: TestClient, name: str, seeds: int) -> None:
    """The leak test of the rules on recorded traffic: a game is played twice, the second time from a position that differs only in what
    a seat may not know; as long as it cannot see a difference, every byte that it is sent is the same."""
    from rulewright.studio.table import Table
    from rulewright.studio.tables import Tables

    tables: Tables = client.app.state.tables  # type: ignore[attr-defined]
    compared = 0
    for seed in range(3):
        links = begin(
            client, name, ["person"] * rw.load(name, backend="reference").players[0], together=True, seed=seed
        )
        table: Table = next(reversed(tables.opened.values()))
        rng = random.Random(seed)
        for _ in range(4):
            if table.state.over:
                break
            for seat in range(len(table.seats)):
                compared += _same_bytes(client, table, links[str(seat)], seat, seed)
            move = str(rng.choice(list(table.state.moves)))
            assert act(client, links[str(table.asked)], table.version, move).status_code == 200
    assert compared >= 8


def _same_bytes(client: TestClient, table: Any, token: str, seat: int, seed: int) -> bool:
    real = table.state
    try:
        position = redealt(real.seating, real.seating.read(real.position), seat, random.Random(seed))
    except (Fault, ValueError):  # what was dealt anew need not be a possible position
        return False
    other = State(real.seating, position, real.sampled, real._last)
    sent = client.get(f"/api/t/{token}").content
    table.state = other
    again = client.get(f"/api/t/{token}").content
    table.state = real
    assert sent == again
    return bytes(other) != bytes(real)


# ---------------------------------------------------------------- processes of their own


def _endless() -> None:
    while True:
        pass


def _greedy() -> int:
    return len(b"x" * (4 << 30))


def _wrong() -> None:
    raise RulewrightError("no")


def test_work_elsewhere_ends_in_time_and_the_next_is_done() -> None:
    async def tried() -> None:
        crew = Crew(1, 1.0, 1, memory=2 << 30)
        assert await crew.do(abs, -3) == 3
        begun = time.monotonic()
        with pytest.raises(TookTooLong, match="longer than 1 s"):
            await crew.do(_endless)
        assert time.monotonic() - begun < 60
        with pytest.raises(TookTooLong, match="memory"):
            await crew.do(_greedy)
        with pytest.raises(RulewrightError, match="no"):
            await crew.do(_wrong)
        waiting = [asyncio.create_task(crew.do(abs, -1)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await crew.do(abs, -1)
        assert await asyncio.gather(*waiting) == [1, 1]
        crew.close()

    asyncio.run(tried())


def test_a_small_crowd_and_a_server_that_dies(capfd: pytest.CaptureFixture[str]) -> None:
    """`rulewright bench studio` in small: no move is lost or doubled though the server is killed in the middle."""
    from rulewright.bench_studio import run_studio

    found = run_studio(1, print, clients=4, tables=2, games=("connect_four", "tic_tac_toe"), pause=0.1)
    assert found["lost"] == found["doubled"] == found["refused"] == 0
    assert found["tables_that_went_on"] == 2 and found["moves"] >= 8
