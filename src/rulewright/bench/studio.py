"""`rulewright bench studio`: many browsers at many tables, through the page's own protocol, while the server is killed
and started again.

Each client has a link to a seat, listens, looks at the table after every change and, when it is asked, thinks a moment
and sends a move. What was answered is compared with the log of every table at the end: no move may be lost or doubled.
The server is a process of its own.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rulewright.runtime.errors import OptionError
from rulewright.studio.store import Store

GAMES = ("connect_four", "fields_of_green", "hearts", "reykholt")  # a table of each in turn, full
PAUSE = 2.0  # seconds that a client thinks before a move, on average
PATIENCE = 60.0  # seconds until a client that gets no answer gives up
WARMING = 5.0  # seconds after the server's start that are not measured: everybody connects, modules are loaded


@dataclass
class Heard:
    """What came of it."""

    moves: list[float] = field(default_factory=list)  # seconds from sending a move to its answer
    looks: list[float] = field(default_factory=list)
    answered: list[tuple[str, int, str]] = field(default_factory=list)  # (table, version it made, move)
    refused: list[str] = field(default_factory=list)
    cut: int = 0  # connections that the server's end has cut
    before_the_end: int = 0  # how many were answered when the server was killed
    ended: set[str] = field(default_factory=set)  # links that saw the end of their game
    measuring: bool = False
    stopped: bool = False


class Server:
    """A studio in a process of its own, on a port that stays the same."""

    def __init__(self, folder: Path) -> None:
        self.data, self.port, self.key = folder / "tables.sqlite", 0, ""
        self.process = self._started()

    def _started(self) -> subprocess.Popen[str]:
        command = (sys.executable, "-m", "rulewright", "studio", "--no-open", "--data", str(self.data))
        process = subprocess.Popen([*command, "--port", str(self.port)], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        told = re.search(r":(\d+)/\?key=(\S+)", process.stdout.readline())
        if not told:
            raise OptionError("The studio could not be started.")
        self.port, self.key = int(told[1]), told[2]
        return process

    def kill_and_start_again(self) -> None:
        self.end(signal.SIGKILL)
        self.process = self._started()

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()


def run_studio(
    seconds: float,
    echo: Callable[[str], None],
    clients: int = 200,
    tables: int = 50,
    games: tuple[str, ...] = GAMES,
    pause: float = PAUSE,
    warming: float = WARMING,
) -> dict[str, Any]:
    """Let clients play for some seconds; the server dies in the middle. What was found, as numbers."""
    try:
        import httpx  # noqa: F401
        import websockets  # noqa: F401
    except ImportError:
        raise OptionError("This needs more packages: pip install 'rulewright[studio]' httpx.") from None
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            heard = asyncio.run(_play(server, (seconds, warming), clients, tables, games, pause, echo))
        finally:
            server.end()
        found = _compared(heard, server.data, seconds)
    found |= {"clients": clients, "tables": tables, "seconds": seconds, "pause_s": pause, "games": list(games)}
    echo(_in_words(found))
    return found


async def _play(
    server: Server,
    times: tuple[float, float],
    clients: int,
    tables: int,
    games: tuple[str, ...],
    pause: float,
    echo: Callable[[str], None],
) -> Heard:
    import httpx

    heard, (seconds, warming) = Heard(), times
    address = f"http://127.0.0.1:{server.port}"
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as asking:
        await asking.get("/", params={"key": server.key})
        links = [await _table(asking, games[number % len(games)], clients // tables) for number in range(tables)]
        echo(f"{tables} tables, {clients} clients; {seconds:g} s, the server is killed in the middle …")
        playing = [asyncio.create_task(_client(server, token, heard, pause)) for table in links for token in table]
        await asyncio.sleep(warming)
        heard.measuring = True
        await _while_moving(heard, seconds / 2, tables)
        heard.measuring = False
        heard.before_the_end = len(heard.answered)
        await asyncio.to_thread(server.kill_and_start_again)
        await asyncio.sleep(warming)
        heard.measuring = True
        await _while_moving(heard, seconds / 2, 3 * tables)
        heard.stopped = True
        problems = await asyncio.gather(*playing, return_exceptions=True)
    for problem in problems:
        if isinstance(problem, BaseException):
            raise problem
    return heard


async def _while_moving(heard: Heard, seconds: float, least: int) -> None:
    """Some time, or longer on a busy machine: until some more moves have been answered."""
    before = len(heard.answered)
    await asyncio.sleep(seconds)
    for _ in range(int(10 * PATIENCE)):
        if len(heard.answered) - before >= least:
            return
        await asyncio.sleep(0.1)


async def _table(asking: Any, game: str, clients: int) -> list[str]:
    """A new table: links to its seats, then for watching, as many as there are clients."""
    about = (await asking.get(f"/api/games/{game}")).json()
    least, most = about["players"]
    setup = {"game": game, "seats": ["person"] * max(least, min(clients, most)), "together": True}
    links = (await asking.post("/api/tables", json=setup)).json()
    seats = sorted(seat for seat in links if seat.isdecimal())
    return [links[seat] for seat in (*seats, *["watch"] * clients)][: max(clients, len(seats))]


async def _client(server: Server, token: str, heard: Heard, pause: float) -> None:
    """One browser: listens, looks, moves; connects again when the server is gone for a while."""
    import httpx
    from websockets.asyncio.client import connect
    from websockets.exceptions import WebSocketException

    rng = random.Random(token)
    address = f"http://127.0.0.1:{server.port}"
    while not heard.stopped:
        try:  # connections of its own, as a browser has
            async with (
                httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False) as asking,
                connect(f"ws://127.0.0.1:{server.port}/ws/{token}") as socket,
            ):
                while await _is_told(socket, heard):
                    await _turn(asking, token, heard, pause, rng)
        except (httpx.TransportError, WebSocketException, OSError):
            heard.cut += 1
            await asyncio.sleep(0.2 + 0.5 * rng.random())


async def _is_told(socket: Any, heard: Heard) -> bool:
    """Wait until the table has changed; False when it is time to go."""
    while not heard.stopped:
        try:
            await asyncio.wait_for(socket.recv(), 1)
        except TimeoutError:
            continue
        return True
    return False


async def _turn(asking: Any, token: str, heard: Heard, pause: float, rng: random.Random) -> None:
    """Look at the table, and move as long as it is our turn; a move that got no answer is sent again as it was."""
    import httpx

    while not heard.stopped:
        begun = time.perf_counter()
        seen = (await asking.get(f"/api/t/{token}", params={"width": 720})).json()
        _note(heard, heard.looks, begun)
        if seen["over"]:
            heard.ended.add(token)
        if not seen["may_move"] or not seen["choices"]["moves"]:
            return
        await asyncio.sleep(2 * pause * rng.random())
        move = rng.choice(seen["choices"]["moves"])["text"]
        while True:
            begun = time.perf_counter()
            try:
                answer = await asking.post(
                    f"/api/t/{token}/act", json={"kind": "move", "move": move, "version": seen["version"]}
                )
            except httpx.TransportError:
                heard.cut += 1
                await asyncio.sleep(0.3)
                continue
            break
        _note(heard, heard.moves, begun)
        if answer.status_code == 200:
            heard.answered.append((token, seen["version"], move))
        else:
            heard.refused.append(answer.json()["error"])


def _note(heard: Heard, into: list[float], begun: float) -> None:
    if heard.measuring:
        into.append(time.perf_counter() - begun)


def _compared(heard: Heard, data: Path, seconds: float) -> dict[str, Any]:
    """What clients were told beside what the logs hold: every move that was answered stands there once, and no other
    one."""
    store = Store(data)
    logs = {name: store.table(name)[1] for name in store.names()}
    lost = 0
    told: dict[str, dict[int, str]] = {}
    went_on: set[str] = set()  # tables at which a move was made after the restart, or whose game had ended
    for number, (token, version, move) in enumerate(heard.answered):
        link = store.link(token)
        assert link is not None
        if number >= heard.before_the_end or token in heard.ended:
            went_on.add(link.table)
        told.setdefault(link.table, {})[version] = move
        log = logs[link.table]
        lost += version >= len(log) or log[version] != {"kind": "move", "move": move}
    entries = sum(len(log) for log in logs.values())
    store.close()
    return {
        "moves": entries,
        "moves_per_s": round(entries / seconds, 1),
        "lost": lost,
        "doubled": entries - sum(len(versions) for versions in told.values()),
        "refused": len(heard.refused),
        "cut_connections": heard.cut,
        "tables_that_went_on": len(went_on),
        "move_ms": _spread(heard.moves),
        "look_ms": _spread(heard.looks),
    }


def _spread(times: list[float]) -> dict[str, float]:
    """The middle and the slow end, in milliseconds."""
    ordered = sorted(times) or [0.0]
    return {
        name: round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))], 1)
        for name, share in (("p50", 0.5), ("p99", 0.99), ("max", 1.0))
    }


def _in_words(found: dict[str, Any]) -> str:
    shown = json.dumps({name: found[name] for name in ("move_ms", "look_ms")})
    return (
        f"{found['moves']} moves ({found['moves_per_s']} per second), {found['lost']} lost, {found['doubled']} doubled,"
        f" {found['refused']} refused; {found['tables_that_went_on']} of {found['tables']} tables went on;"
        f" {found['cut_connections']} connections cut when the server was killed\n{shown}"
    )
