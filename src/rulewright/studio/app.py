"""The server: pages, tables behind secret links, the author's desk. It holds the positions; browsers get what was made
for them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from rulewright.studio import playing, reports, writing
from rulewright.studio.answers import for_author, for_owner, guarded
from rulewright.studio.guard import HEADERS, Guard, Key
from rulewright.studio.store import Store
from rulewright.studio.tables import Tables
from rulewright.studio.writing import Desk

STATIC = Path(__file__).parent / "static"
WRITING = {
    "save": writing.save,
    "new": writing.new,
    "problems": writing.problems,
    "ask": writing.ask,
    "play": writing.play,
    "why": writing.why,
    "scenarios": writing.scenarios,
    "scenario": writing.add_scenario,
}


async def home(request: Request) -> Response:
    """The first page; the link that brings the key leaves it as a cookie and is forgotten."""
    key: Key = request.app.state.key
    if key.is_brought_by(request):
        answer = RedirectResponse(request.url.path, 303, headers=HEADERS)
        answer.set_cookie(key.cookie, key.text or "", httponly=True, samesite="strict", max_age=365 * 86400)
        return answer
    if not key.is_held_by(request):
        return FileResponse(STATIC / "closed.html", 403, headers=HEADERS)
    return FileResponse(STATIC / "index.html", headers=HEADERS)


async def page(request: Request) -> Response:
    return FileResponse(STATIC / "table.html", headers=HEADERS)


def make_app(
    store: Store,
    first: str | None = None,
    backend: str = "auto",
    key: str | None = None,
    names: Iterable[str] = (),
    address: str = "",
) -> Starlette:
    """The application. `key` is what whoever starts it holds; `names` are the names by which it may be called;
    `address` is how others on the network reach it."""
    tables, desk, looking = Tables(store, backend), Desk(Path.cwd()), reports.Reports()

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        yield
        tables.close()
        desk.close()
        looking.close()

    routes = [
        Route("/", home),
        Route("/t/{token}", page),
        Route("/api/address", guarded(playing.address)),
        Route("/api/games", for_owner(playing.games)),
        Route("/api/games/{name}", for_owner(playing.game)),
        Route("/api/tables", for_owner(playing.create), methods=["POST"]),
        Route("/api/t/{token}", guarded(playing.look)),
        Route("/api/t/{token}/account", guarded(playing.account)),
        Route("/api/t/{token}/act", guarded(playing.act), methods=["POST"]),
        Route("/api/t/{token}/why", guarded(playing.why), methods=["POST"]),
        Route("/api/t/{token}/save", guarded(playing.save)),
        Route("/look", for_author(reports.page)),
        Route("/api/look", for_author(reports.state)),
        Route("/api/look/make", for_author(reports.make), methods=["POST"]),
        Route("/api/look/report", for_author(reports.made)),
        Route("/write", for_author(writing.page)),
        Route("/api/write/files", for_author(writing.files)),
        Route("/api/write/file", for_author(writing.read)),
        *(Route(f"/api/write/{name}", for_author(answer), methods=["POST"]) for name, answer in WRITING.items()),
        WebSocketRoute("/ws/{token}", playing.listen),
        Mount("/static", StaticFiles(directory=STATIC)),
    ]
    app = Starlette(routes=routes, lifespan=life, middleware=[Middleware(Guard, names=tuple(names))])
    app.state.desk, app.state.reports = desk, looking
    app.state.address = address
    app.state.tables, app.state.first, app.state.key = tables, first, Key(key)
    return app
