"""Questions and moves at a table, through a secret link. A browser gets pictures and moves made for its seat, and
nothing else."""

from __future__ import annotations

import asyncio
import copy
import secrets
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from rulewright import library
from rulewright.loading import load_request, options_of
from rulewright.loading import request as wanted
from rulewright.rules_text import rule_texts
from rulewright.runtime.errors import UnknownGameError
from rulewright.studio.answers import LARGEST_SAVE, message, told
from rulewright.studio.bots import KINDS, PERSON
from rulewright.studio.choices import why_not
from rulewright.studio.guard import HEADERS
from rulewright.studio.table import HERE, HOST, Refused, Table
from rulewright.studio.tables import Tables

MOST_SEATS = 16
NARROWEST, WIDEST = 280, 1600


async def games(request: Request) -> Response:
    """The games and variants within reach: the author's own first."""
    ours = [name for name, path in _within_reach().items() if not path.is_relative_to(library.shipped_folder())]
    groups = {
        "in this folder": sorted(ours),
        "games": [name for name in library.shipped() if name not in ours],
        "variants": [name for name in library.variants() if name not in ours],
    }
    own_first = next((name for name in (*library.games(), *ours) if name in ours), "connect_four")
    return told({"groups": groups, "first": request.app.state.first or own_first, "kinds": KINDS})


async def address(request: Request) -> Response:
    """By which address others reach this studio; nothing if only this machine does."""
    return told({"address": request.app.state.address})


def _within_reach() -> dict[str, Any]:
    return {**library.variants(), **library.games()}


def known(name: object) -> str:
    """The name of a game within reach: a page names no files."""
    if not isinstance(name, str) or name not in _within_reach():
        raise UnknownGameError(f"There is no game called '{str(name)[:100]}'.")
    return name


async def game(request: Request) -> Response:
    """What the form asks about a game: seats and options."""
    path = library.find(known(request.path_params["name"]))
    loaded = await asyncio.to_thread(lambda: load_request(wanted(path, {}, "reference")))
    players = [loaded.players.start, loaded.players.stop - 1]
    texts = rule_texts(path)
    options = {
        name: {**about, "rulebook": [texts[rule] for rule in about["rules"].split() if rule in texts]}
        for name, about in options_of(path).items()
    }
    return told({"title": loaded.title, "players": players, "options": options})


async def create(request: Request) -> Response:
    """A new table, from a form or from a saved game."""
    asked = await message(request, LARGEST_SAVE)
    if "from" in asked:
        asked |= await _branched(request, asked)
    seats, options, seed, saved = (asked.get(name) for name in ("seats", "options", "seed", "saved"))
    if not isinstance(seats, list) or not 1 <= len(seats) <= MOST_SEATS or any(kind not in KINDS for kind in seats):
        raise Refused(f"each seat is one of {', '.join(KINDS)}")
    if not isinstance(options or {}, dict) or not isinstance(saved, str | None):
        raise Refused("a table needs a game")
    if saved:
        from rulewright.runtime.saved import read_head

        head = read_head(saved)
        options, seats = head["options"], (seats + [PERSON] * MOST_SEATS)[: head["players"]]
    setup = {
        "game": known(asked.get("game")),
        "options": {str(name): str(value) for name, value in (options or {}).items()},
        "players": len(seats),
        "seats": seats,
        "seed": seed if isinstance(seed, int) and 0 <= seed < 2**63 else secrets.randbits(63),
        "saved": saved,
    }
    return told(await request.app.state.tables.create(setup, bool(asked.get("together"))))


async def _branched(request: Request, asked: dict[str, Any]) -> dict[str, Any]:
    """What a new table begins with that goes on from a moment of another: all at one screen see everything there."""
    link = request.app.state.tables.store.link(str(asked["from"]))
    at = asked.get("at")
    if link is None or link.seat != HERE or not isinstance(at, int):
        raise Refused("only a game at one screen can be played on from a moment of it")
    table: Table = await request.app.state.tables.table(link.table)
    state = table.at(at)
    return {"game": table.setup["game"], "saved": state.save(), "together": False}


# ---------------------------------------------------------------- at a table


async def _opened(request: Request) -> tuple[Table, str]:
    tables: Tables = request.app.state.tables
    link = tables.store.link(request.path_params["token"])
    if link is None:
        raise Refused("there is no table behind this link")
    return await tables.table(link.table), link.seat


async def look(request: Request) -> Response:
    """The table as a link sees it."""
    table, seat = await _opened(request)
    at, width = _number(request, "at"), _number(request, "width")
    room = min(WIDEST, max(NARROWEST, width)) if width is not None else 720
    if not table.is_quick:
        return _as_sent(await asyncio.to_thread(copy.copy(table).sent, seat, room, at))  # meanwhile the game may go on
    async with request.app.state.tables.drawing:
        await asyncio.sleep(0)  # one picture after the other, and moves that have come in between go first
        return _as_sent(table.sent(seat, room, at))


async def account(request: Request) -> Response:
    """Why it is as it is, as a link may know it. It is worked out on the reference: one after the other, beside the
    games."""
    table, seat = await _opened(request)
    at = _number(request, "at")
    async with request.app.state.tables.telling:
        return _as_sent(await asyncio.to_thread(copy.copy(table).sent_why, seat, at))


def _as_sent(data: bytes) -> Response:
    return Response(data, media_type="application/json", headers=HEADERS)


def _number(request: Request, name: str) -> int | None:
    text = request.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else None


async def act(request: Request) -> Response:
    """A move, or one taken back or made again."""
    table, seat = await _opened(request)
    asked = await message(request)
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
        request.app.state.tables.changed(table)
    return told({"version": table.version})


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
    asked = await message(request)
    chosen = asked.get("chosen")
    steps = [str(one)[:500] for one in chosen[:20]] if isinstance(chosen, list) else []
    if not table.may_move(seat):
        return told({"reasons": [{"rule": "", "text": "it is not your turn", "told": ""}]})
    texts, thing = table.rulebook, str(asked.get("id"))[:500]
    reasons = await asyncio.to_thread(why_not, table.state.copy(), table.looker(seat), thing, steps)
    return told({"reasons": [{"rule": one.rule, "text": one.text, "told": texts.get(one.rule, "")} for one in reasons]})


async def save(request: Request) -> Response:
    """The game as a file: everything at one screen, and for all once it is over; otherwise what the seat knows."""
    table, seat = await _opened(request)
    whole = seat == HERE or table.state.over
    text = table.state.save() if whole else table.state.save(table.looker(seat))
    name = f"{table.state.seating.name}.{'game' if whole else 'notes'}.jsonl"
    return PlainTextResponse(text, headers={**HEADERS, "Content-Disposition": f'attachment; filename="{name}"'})


async def listen(socket: WebSocket) -> None:
    """One small message per change: the version of the table."""
    tables: Tables = socket.app.state.tables
    link = tables.store.link(socket.path_params["token"])
    if link is None:
        await socket.close(4403, "there is no table behind this link")
        return
    await socket.accept()
    table = await tables.table(link.table)
    try:
        changed = tables.listen(table)
    except Refused as problem:
        await socket.close(4429, str(problem))
        return
    leaving = asyncio.create_task(_gone(socket))
    try:
        await socket.send_json({"version": table.version})
        while not leaving.done():
            coming = asyncio.create_task(changed.wait())
            await asyncio.wait({coming, leaving}, return_when=asyncio.FIRST_COMPLETED)
            coming.cancel()
            if changed.is_set():
                changed.clear()
                await socket.send_json({"version": table.version})
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        leaving.cancel()
        tables.leave(table, changed)


async def _gone(socket: WebSocket) -> None:
    """Until the browser leaves, or says something, which nobody does here."""
    try:
        await socket.receive()
        await socket.close(4400, "nothing is said here")
    except (WebSocketDisconnect, RuntimeError, KeyError):
        return
