"""Who gets in: names, other pages, keys, how much at once; and that work elsewhere ends."""

from __future__ import annotations

import asyncio
import json
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

from rulewright.runtime.backend import Fault
from rulewright.runtime.errors import RulewrightError
from rulewright.runtime.redealing import redealt, visible
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


def test_a_key_of_other_letters_is_a_wrong_key(tmp_path: Path) -> None:
    with opened(tmp_path, key=KEY) as client:
        cookie = client.app.state.key.cookie.encode() + b"=\xe9"
        assert client.get("/api/games", headers=[(b"cookie", cookie)]).status_code == 403
        for key in ("%C3%A9", "%ED%A0%80", "%00"):
            assert client.get(f"/?key={key}").status_code == 403


def test_halves_of_characters_are_no_message(client: TestClient) -> None:
    token = begin(client, "connect_four", ["person", "person"])["here"]
    for path, sent in ((f"/api/t/{token}/act", {"move": "\ud800"}), ("/api/tables", {"from": "\ud800", "at": 1})):
        body = json.dumps({"kind": "move", "version": 0, "game": "fjords", "seats": ["person"], **sent})
        answer = client.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400 and "JSON" in answer.json()["error"]


def test_what_cannot_be_kept_does_not_count(client: TestClient) -> None:
    """A disk that is full, or a file that may be read only."""
    token = begin(client, "connect_four", ["person", "person"])["here"]
    store = client.app.state.tables.store
    store._data.execute("pragma query_only = 1")
    refused = act(client, token, 0, "drop 4")
    assert refused.status_code == 400 and "does not count" in refused.json()["error"]
    other = client.post("/api/tables", json={"game": "connect_four", "seats": ["person", "person"]})
    assert other.status_code == 400 and "cannot be kept" in other.json()["error"]
    store._data.execute("pragma query_only = 0")
    assert look(client, token)["version"] == 0
    assert act(client, token, 0, "drop 4").json() == {"version": 1}


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
    """Random messages, headers and addresses with and without a link: refused in words, never a crash, and the table is
    as before."""
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


@pytest.mark.parametrize(
    ("name", "players", "steps", "unequal"),
    [
        ("kuhn_poker", 2, 6, 0),  # all moves are open there, only the deal is not
        ("leduc_poker", 2, 8, 0),
        ("liars_dice", 2, 6, 0),
        ("goofspiel", 2, 8, 3),
        ("hearts", 4, 18, 9),
        ("fields_of_green", 2, 14, 3),
    ],
)
def test_traffic_tells_a_seat_nothing_it_may_not_know(
    client: TestClient, name: str, players: int, steps: int, unequal: int
) -> None:
    """The leak test of the rules on recorded traffic. Two tables are played side by side: the second begins from
    another deal of what a seat may not see, and the others choose other moves there, as long as the declarations let
    the seat see no difference. Then every byte that the seat is sent must be the same, though deals and logs are
    not."""
    compared = differing = 0
    for seed in range(4):
        for seat in range(players):
            pair = Pair(client, name, players, seat, seed)
            for _ in range(steps):
                if not pair.is_same_for_the_seat():
                    break
                first, second = pair.sent()
                assert first == second, (name, seed, seat, pair.logs())
                compared += pair.differs()
                one, other = pair.logs()
                differing += one != other
                if not pair.goes_on():
                    break
    assert compared >= 8 and differing >= unequal, (compared, differing)


@pytest.mark.parametrize("telling", ["log", "why"])
def test_traffic_that_tells_is_noticed(client: TestClient, monkeypatch: pytest.MonkeyPatch, telling: str) -> None:
    """Were everything in the log, or told of the last move, the bytes would differ."""
    tells = getattr(State, telling)
    monkeypatch.setattr(State, telling, lambda state, looker=None: tells(state))
    pair = Pair(client, "hearts", 4, 0, 1)
    while pair.logs()[0] == pair.logs()[1]:
        assert pair.goes_on()
    first, second = pair.sent()
    assert first != second


AMBUSH = """\
game "Ambush"
players 2

state plan: 0..1 per Player seen by owner

action lie_in_wait
    you choose secretly wait(n in 1..2)                     @AM-2
        your plan = 0

action march_on
    you choose secretly march(n in 1..2)                    @AM-3
        your plan = 0

play
    for you in turns(0)
        you choose secretly plan(n in 0..1)                 @AM-1
            your plan = n
        if your plan == 1
            lie_in_wait
        else
            march_on
"""


def test_which_question_another_seat_is_asked_tells_no_secret_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both plans lead to a question to the same player, but to another one: only that player is told which."""
    (tmp_path / "ambush").mkdir()
    (tmp_path / "ambush" / "ambush.game").write_text(AMBUSH)
    monkeypatch.chdir(tmp_path)
    with opened(tmp_path) as client:
        sent: dict[str, list[bytes]] = {"0": [], "1": [], "watch": []}
        for plan in (0, 1):
            links = begin(client, "ambush", ["person", "person"], together=True, seed=1)
            assert look(client, links["1"])["why_asked"] == [{"rule": "AM-1", "text": ""}], "nothing is hidden yet"
            assert act(client, links["0"], 0, f"plan {plan}").status_code == 200
            for seat in sent:
                pages = [client.get(f"/api/t/{links[seat]}{query}").content for query in ("", "/account")]
                sent[seat].append(b"\n".join(pages))
            asked = look(client, links["0"])
            assert asked["phase"] == ("lie in wait" if plan else "march on")
            assert [one["rule"] for one in asked["why_asked"]] == ["AM-2" if plan else "AM-3"]
        assert sent["0"][0] != sent["0"][1]
        for seat in ("1", "watch"):
            assert sent[seat][0] == sent[seat][1], seat


class Pair:
    """Two tables at one server that should look the same to a seat."""

    def __init__(self, client: TestClient, name: str, players: int, seat: int, seed: int) -> None:
        self.client, self.seat, self.rng = client, seat, random.Random(f"{name} {seat} {seed}")
        self.links = [begin(client, name, ["person"] * players, together=True, seed=seed) for _ in range(2)]
        store, opened = client.app.state.tables.store, client.app.state.tables.opened  # type: ignore[attr-defined]
        self.tables = [opened[store.link(links["host"]).table] for links in self.links]
        second = self.tables[1]
        seating = second.state.seating
        for _ in range(20):
            try:
                dealt = redealt(seating, seating.read(second.state.position), seat, self.rng)
            except (Fault, ValueError):  # what was dealt anew need not be a possible position
                continue
            second.state = State(seating, dealt, second.state.sampled, second.state._last)
            return

    def is_same_for_the_seat(self) -> bool:
        """By the declarations and the bytes alone: nothing of views or logs is asked."""
        first, second = (table.state for table in self.tables)
        if (first.over, first.player) != (second.over, second.player):
            return False
        read = [visible(one.seating, bytes(one), self.seat) for one in (first, second)]
        return read[0] == read[1] and (first.player != self.seat or list(first.moves) == list(second.moves))

    def differs(self) -> bool:
        return bytes(self.tables[0].state) != bytes(self.tables[1].state)

    def logs(self) -> list[list[str]]:
        return [[str(move) for move in table.state.history] for table in self.tables]

    def sent(self) -> list[bytes]:
        """All that the seat is sent: the table as it is and as it was, why it is so, and what it is told over the
        socket."""
        found = []
        for links in self.links:
            token = links[str(self.seat)]
            asked = ("", "?at=0", "?width=360", "/account", "/account?at=0")
            pages = [self.client.get(f"/api/t/{token}{query}").content for query in asked]
            with self.client.websocket_connect(f"/ws/{token}") as socket:
                pages.append(socket.receive_text().encode())
            found.append(b"\n".join(pages))
        return found

    def goes_on(self) -> bool:
        """One move at each table: the seat's own is the same, others may choose another if the seat sees no
        difference."""
        first, second = self.tables
        if first.state.over:
            return False
        move = str(self.rng.choice(list(first.state.moves)))
        answered = act(self.client, self.links[0][str(first.asked)], first.version, move)
        assert answered.status_code == 200, answered.text
        own = second.asked == self.seat
        others = (
            []
            if own
            else self.rng.sample(all_moves := [str(one) for one in second.state.moves], min(12, len(all_moves)))
        )
        before = second.state
        for one in (*others, move):
            second.state = before.copy()
            if act(self.client, self.links[1][str(second.asked)], second.version, one).status_code != 200:
                continue
            if self.is_same_for_the_seat():
                return True
            taken_back(second, before)
        return False


def taken_back(table: Any, before: State) -> None:
    """As if the last event had never been: the seat would have seen it."""
    table.store._data.execute("delete from events where id = ? and number = ?", (table.name, table.version - 1))
    table.state, table.version = before, table.version - 1
    table._sent = {}


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
    from rulewright.bench.studio import run_studio

    games = ("othello", "breakthrough")  # long enough to be cut in the middle
    found = run_studio(1, print, clients=4, tables=2, games=games, pause=0.2, warming=0.5)
    assert found["lost"] == found["doubled"] == found["refused"] == 0
    assert found["tables_that_went_on"] == 2 and found["moves"] >= 8
