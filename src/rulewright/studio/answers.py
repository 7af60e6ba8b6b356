"""What all questions to the server share: their messages, what is told, what is refused."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response

from rulewright.runtime.errors import RulewrightError
from rulewright.studio.guard import HEADERS, Key, is_local
from rulewright.studio.table import Refused, problem_of

LARGEST = 100_000  # bytes of a message, but for saved games and texts
LARGEST_SAVE = 5_000_000
SLOWEST = 20  # seconds until a message has come

Answer = Callable[[Request], Awaitable[Response]]


async def message(request: Request, most: int = LARGEST) -> dict[str, Any]:
    """The message of a request, if it is a small object of JSON. That it is called JSON keeps forms of other pages
    out."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise Refused("a message is an object of JSON")
    data = bytearray()
    try:
        async with asyncio.timeout(SLOWEST):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise Refused(f"a message has at most {most:,} bytes")
    except (TimeoutError, ClientDisconnect):
        raise Refused("the message did not come") from None
    try:
        found = json.loads(data.decode())
        json.dumps(found, ensure_ascii=False).encode()  # halves of characters are no text
    except (ValueError, RecursionError):
        raise Refused("a message is an object of JSON") from None
    if not isinstance(found, dict):
        raise Refused("a message is an object of JSON")
    return found


def told(answer: Any, status: int = 200) -> JSONResponse:
    return JSONResponse(answer, status, headers=HEADERS)


def guarded(carry_out: Answer) -> Answer:
    """What is refused is a sentence; nothing else is told about it."""

    async def answer(request: Request) -> Response:
        from rulewright.compiler.syntax.diagnostics import DefinitionError

        try:
            return await carry_out(request)
        except (Refused, RulewrightError) as error:
            return told({"error": problem_of(error)}, 400)
        except DefinitionError as error:
            return told({"error": str(error)}, 400)

    return answer


def for_owner(carry_out: Answer) -> Answer:
    """Only for whoever started the studio."""

    async def answer(request: Request) -> Response:
        key: Key = request.app.state.key
        if not key.is_held_by(request):
            return told({"error": "this is for the one who started the studio: open the address that it printed"}, 403)
        return await carry_out(request)

    return guarded(answer)


def for_author(carry_out: Answer) -> Answer:
    """Only for whoever started the studio, and at this machine: what he writes is carried out here."""

    async def answer(request: Request) -> Response:
        if not is_local(request.scope):
            return told({"error": "rules are written at the machine on which the studio runs"}, 403)
        return await carry_out(request)

    return for_owner(answer)
