"""The server: pages, tables behind secret links, one small message per change. It holds the positions; a browser gets pictures and moves made for
its seat, and nothing else."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from rulewright import library
from rulewright.loading import options_of
from rulewright.runtime.errors import RulewrightError
from rulewright.studio.bots import KINDS, PERSON, bot
from rulewright.studio.choices import why_not
from rulewright.studio.rules_text import rule_texts
from rulewright.studio.store import Store
from rulewright.studio.table import HERE, HOST, WATCH, Refused, Table, problem_of

STATIC = Path(__file__).parent / "static"
LARGEST = 100_000  # bytes of a message, but for saved games
LARGEST_SAVE = 5_000_000
MOST_TABLES = 10_000
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}


class Studio:
    """All tables of one server, and who listens to them."""

    def __init__(self, store: Store, first: str | None = None, backend: str = "auto") -> None:
        self.store, self.first, self.backend = store, first, backend
        self.tables: dict[str, Table] = {}
        self.locks: dict[str, asyncio.Lock] = {}
        self.listeners: dict[str, set[asyncio.Queue[int]]] = {}
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.working: set[asyncio.Task[None]] = set()

    async def table(self, name: str) -> Table:
        """A table, from its log if it is not at hand."""
        async with self.locks.setdefault(name, asyncio.Lock()):
            if name not in self.tables:
                setup, events = self.store.table(name)
                self.tables[name] = await asyncio.to_thread(Table, name, setup, events, self.store)
                self._soon(self._quicken(self.tables[name]))
        return self.tables[name]

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.working.add(task)
        task.add_done_callback(self.working.discard)

    async def _quicken(self, table: Table) -> None:
        """Nobody waits for a module: a game begins on the reference backend, and goes on with the module once that is built."""
        while self.backend != "reference":
            setup, events = self.store.table(table.name)
            try:
                quick = await asyncio.to_thread(Table, table.name, setup, events, self.store, self.backend)
            except Exception:  # whatever keeps a module from being built, the game goes on as it is
                return
            if quick.version == table.version:
                table.state = quick.state
                return

    async def create(self, setup: dict[str, Any], together: bool) -> dict[str, str]:
        """A new table and its links by seat."""
        if self.store.count() >= MOST_TABLES:
            raise Refused("there are too many tables")
        name = secrets.token_urlsafe(16)
        table = await asyncio.to_thread(Table, name, setup, [], self.store)
        seats = [str(seat) for seat, kind in enumerate(table.seats) if kind == PERSON] if together else [HERE]
        links = {secrets.token_urlsafe(16): seat for seat in (*seats, WATCH, *([HOST] if together else []))}
        self.store.add_table(name, setup, links)
        self.tables[name] = table
        self._soon(self._quicken(table))
        self.after(table)
        return {seat: token for token, seat in links.items()}

    def after(self, table: Table) -> None:
        """Tell everybody that a table has changed, and let a bot think if it is its turn."""
        for queue in self.listeners.get(table.name, ()):
            queue.put_nowait(table.version)
        if table.is_bots_turn and table.name not in self.thinking:
            self.thinking[table.name] = asyncio.create_task(self._let_bots_play(table))

    async def _let_bots_play(self, table: Table) -> None:
        try:
            while table.is_bots_turn:
                seat, version, state = table.asked or 0, table.version, table.state.copy()
                player = bot(table.seats[seat], (state.seed + version) % 2**32)
                move = await asyncio.to_thread(player, state)
                if table.version == version:
                    table.add({"kind": "move", "move": str(move)}, version)
                    for queue in self.listeners.get(table.name, ()):
                        queue.put_nowait(table.version)
                await asyncio.sleep(0)
        finally:
            self.thinking.pop(table.name, None)


# ---------------------------------------------------------------- pages and questions


async def home(request: Request) -> Response:
    return FileResponse(STATIC / "index.html", headers=HEADERS)


async def page(request: Request) -> Response:
    return FileResponse(STATIC / "table.html", headers=HEADERS)


async def games(request: Request) -> Response:
    """The games and variants within reach."""
    found = [*library.games(), *library.variants()]
    return _told({"games": found, "first": request.app.state.studio.first, "kinds": KINDS})


async def game(request: Request) -> Response:
    """What the form asks about a game: seats and options."""
    path = library.find(request.path_params["name"])
    from rulewright.loading import load_request
    from rulewright.loading import request as wanted

    loaded = await asyncio.to_thread(lambda: load_request(wanted(path, {}, "reference")))
    options = options_of(path)
    return _told(
        {"title": loaded.title, "players": [loaded.players.start, loaded.players.stop - 1], "options": options}
    )


async def create(request: Request) -> Response:
    """A new table, from a form or from a saved game."""
    asked = await _body(request, LARGEST_SAVE)
    seats = asked.get("seats")
    if not isinstance(seats, list) or not 1 <= len(seats) <= 16 or any(kind not in KINDS for kind in seats):
        raise Refused(f"each seat is one of {', '.join(KINDS)}")
    options, seed, saved = asked.get("options") or {}, asked.get("seed"), asked.get("saved")
    if not isinstance(options, dict) or not isinstance(asked.get("game"), str) or not isinstance(saved, str | None):
        raise Refused("a table needs a game")
    if saved:
        from rulewright.runtime.saved import read_head

        head = read_head(saved)
        options, seats = head["options"], (seats + [PERSON] * 16)[: head["players"]]
    setup = {
        "game": asked["game"],
        "options": {str(name): str(value) for name, value in options.items()},
        "players": len(seats),
        "seats": seats,
        "seed": seed if isinstance(seed, int) and 0 <= seed < 2**63 else secrets.randbits(63),
        "saved": saved,
    }
    return _told(await request.app.state.studio.create(setup, bool(asked.get("together"))))


async def look(request: Request) -> Response:
    """The table as a link sees it."""
    table, seat = await _opened(request)
    at, width = request.query_params.get("at", ""), request.query_params.get("width", "")
    room = min(1600, max(280, int(width))) if width.isdecimal() and len(width) < 6 else 720
    return _told(table.shown(seat, room, int(at) if at.isdecimal() and len(at) < 6 else None))


async def act(request: Request) -> Response:
    """A move, or one taken back or made again."""
    table, seat = await _opened(request)
    asked = await _body(request, LARGEST)
    kind, version = asked.get("kind"), asked.get("version")
    if not isinstance(version, int):
        raise Refused("an event says to which version of the table it answers")
    if kind == "move":
        event = {"kind": "move", "move": _move(table, seat, asked.get("move"), version)}
    elif kind in ("undo", "redo") and seat in (HERE, HOST):
        event = {"kind": kind}
    else:
        raise Refused("this link cannot do that")
    if table.add(event, version):
        while kind == "undo" and table.is_bots_turn and len(table.state.chosen) > table.begun:
            table.add(event, table.version)  # behind the answers of bots
        request.app.state.studio.after(table)
    return _told({"version": table.version})


def _move(table: Table, seat: str, text: object, version: int) -> str:
    """The notation of a legal move that this link may make."""
    if not isinstance(text, str) or len(text) > 2000:
        raise Refused("a move is a text")
    if version != table.version:
        return text  # an old or a doubled one, about which `add` decides
    if not table.may_move(seat):
        raise Refused("it is not your turn")
    move = table.state.parse(text)
    if not table.state.is_legal(move):
        reasons = table.state.explain(move)
        raise Refused("; ".join(dict.fromkeys(f"{one.text} ({one.rule})" if one.rule else one.text for one in reasons)))
    return str(move)


async def why(request: Request) -> Response:
    """Why a thing of the picture cannot be chosen."""
    table, seat = await _opened(request)
    asked = await _body(request, LARGEST)
    chosen = [str(one) for one in asked.get("chosen") or []][:20]
    if not table.may_move(seat):
        return _told({"reasons": [{"rule": "", "text": "it is not your turn", "told": ""}]})
    texts = rule_texts(table.path)
    reasons = why_not(table.state, table.looker(seat), str(asked.get("id"))[:500], chosen)
    return _told(
        {"reasons": [{"rule": one.rule, "text": one.text, "told": texts.get(one.rule, "")} for one in reasons]}
    )


async def save(request: Request) -> Response:
    """The game as a file: everything at one screen, and for all once it is over; otherwise what the seat knows."""
    table, seat = await _opened(request)
    whole = seat == HERE or table.state.over
    text = table.state.save() if whole else table.state.save(table.looker(seat))
    name = f"{table.state.seating.name}.{'game' if whole else 'notes'}.jsonl"
    return PlainTextResponse(text, headers={**HEADERS, "Content-Disposition": f'attachment; filename="{name}"'})


async def listen(socket: WebSocket) -> None:
    """One small message per change: the version of the table."""
    studio: Studio = socket.app.state.studio
    link = studio.store.link(socket.path_params["token"])
    origin, host = socket.headers.get("origin", ""), socket.headers.get("host", "")
    if link is None or (origin and origin.split("://")[-1] != host):
        await socket.close(4403)
        return
    await socket.accept()
    table = await studio.table(link.table)
    queue: asyncio.Queue[int] = asyncio.Queue()
    studio.listeners.setdefault(table.name, set()).add(queue)
    try:
        await socket.send_json({"version": table.version})
        leaving = asyncio.create_task(_gone(socket))
        while not leaving.done():
            coming = asyncio.create_task(queue.get())
            await asyncio.wait({coming, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if coming.done():
                await socket.send_json({"version": coming.result()})
            else:
                coming.cancel()
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        studio.listeners[table.name].discard(queue)


async def _gone(socket: WebSocket) -> None:
    """Until the browser leaves; what it says meanwhile means nothing."""
    try:
        while True:
            await socket.receive_text()
    except (WebSocketDisconnect, RuntimeError, KeyError):
        return


# ---------------------------------------------------------------- what requests share


async def _opened(request: Request) -> tuple[Table, str]:
    studio: Studio = request.app.state.studio
    link = studio.store.link(request.path_params["token"])
    if link is None:
        raise Refused("there is no table behind this link")
    table = await studio.table(link.table)
    if table.is_bots_turn:  # after a restart
        studio.after(table)
    return table, link.seat


async def _body(request: Request, most: int) -> dict[str, Any]:
    """The message of a request, if it is a small object of JSON from our own page."""
    origin = request.headers.get("origin", "")
    if origin and origin.split("://")[-1] != request.headers.get("host", ""):
        raise Refused("this comes from another page")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refused(f"a message has at most {most:,} bytes")
    try:
        found = json.loads(data.decode())
    except (ValueError, RecursionError):
        raise Refused("a message is an object of JSON") from None
    if not isinstance(found, dict):
        raise Refused("a message is an object of JSON")
    return found


def _told(answer: dict[str, Any], status: int = 200) -> JSONResponse:
    return JSONResponse(answer, status, headers=HEADERS)


def _guarded(carry_out: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """What is refused is a sentence; nothing else is told about it."""

    async def answer(request: Request) -> Response:
        from rulewright.compiler.syntax.diagnostics import DefinitionError

        try:
            return await carry_out(request)
        except (Refused, RulewrightError) as error:
            return _told({"error": problem_of(error)}, 400)
        except DefinitionError as error:
            return _told({"error": str(error)}, 400)

    return answer


def make_app(store: Store, first: str | None = None, backend: str = "auto") -> Starlette:
    """The application."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        yield
        store.close()

    routes = [
        Route("/", home),
        Route("/t/{token}", page),
        Route("/api/games", _guarded(games)),
        Route("/api/games/{name}", _guarded(game)),
        Route("/api/tables", _guarded(create), methods=["POST"]),
        Route("/api/t/{token}", _guarded(look)),
        Route("/api/t/{token}/act", _guarded(act), methods=["POST"]),
        Route("/api/t/{token}/why", _guarded(why), methods=["POST"]),
        Route("/api/t/{token}/save", _guarded(save)),
        WebSocketRoute("/ws/{token}", listen),
        Mount("/static", StaticFiles(directory=STATIC)),
    ]
    app = Starlette(routes=routes, lifespan=life)
    app.state.studio = Studio(store, first, backend)
    return app
