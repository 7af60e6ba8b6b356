"""Who may ask at all: stands before every page, question and socket.

A page from elsewhere must not use the reader's browser to get in: not by a name that it lets point at this machine (the
Host must be one that we answer to), not by requests across (the Origin must be our own), and not without the key, which
only he who started the studio has.
"""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
import socket
import time
from collections.abc import Iterable

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

PER_SECOND, AT_ONCE = 40.0, 200.0  # requests of one address on the network
MOST_ADDRESSES = 10_000
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'self'; form-action 'self'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}


class Guard:
    """Middleware: refuses what comes by a strange name, from another page, or too often."""

    def __init__(self, app: ASGIApp, names: Iterable[str] = ()) -> None:
        self.app = app
        self.names = {"localhost", socket.gethostname().lower(), *(name.lower() for name in names)}
        self.pace = Pace()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        status, reason = self._refusal(scope)
        if not reason:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose(4403, reason)(scope, receive, send)
        else:
            await JSONResponse({"error": reason}, status, HEADERS)(scope, receive, send)

    def _refusal(self, scope: Scope) -> tuple[int, str]:
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin", "")
        if not self._answers_to(host):
            return 421, "the studio does not answer to this name; say --name to let it"
        if origin and origin.split("://")[-1] != host:
            return 403, "this comes from another page"
        if headers.get("sec-fetch-site") == "cross-site" and headers.get("sec-fetch-mode") != "navigate":
            return 403, "this comes from another page"
        if not is_local(scope) and not self.pace.allows((scope.get("client") or ("",))[0]):
            return 429, "too much at once; wait a moment"
        return 200, ""

    def _answers_to(self, host: str) -> bool:
        """Names of our own; a number cannot be made to point here by anybody."""
        name = host.rsplit(":", 1)[0] if host.count(":") == 1 or host.startswith("[") and "]:" in host else host
        return name.lower().rstrip(".") in self.names or _is_number(name.strip("[]"))


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_local(scope: Scope) -> bool:
    """Whether a request comes from this machine."""
    address = (scope.get("client") or ("",))[0]
    return _is_number(address) and ipaddress.ip_address(address.split("%")[0]).is_loopback


class Pace:
    """How often an address may ask: a bucket that fills slowly."""

    def __init__(self) -> None:
        self._left: dict[str, tuple[float, float]] = {}

    def allows(self, address: str) -> bool:
        now = time.monotonic()
        if len(self._left) > MOST_ADDRESSES:
            self._left.clear()
        left, last = self._left.get(address, (AT_ONCE, now))
        left = min(AT_ONCE, left + (now - last) * PER_SECOND)
        self._left[address] = (max(0.0, left - 1), now)
        return left >= 1


class Key:
    """The key of whoever started the studio; a link brings it once, then a cookie that no other page can send. Without
    one all doors are open, which is for tests."""

    def __init__(self, text: str | None) -> None:
        self.text = text
        self.cookie = "rulewright_" + hashlib.sha256((text or "").encode()).hexdigest()[:8]

    def is_held_by(self, request: HTTPConnection) -> bool:
        return self.text is None or _is_same(request.cookies.get(self.cookie, ""), self.text)

    def is_brought_by(self, request: HTTPConnection) -> bool:
        return self.text is not None and _is_same(request.query_params.get("key", ""), self.text)


def _is_same(given: str, key: str) -> bool:
    """Whether somebody has given the key; how long that takes to see tells nothing of it."""
    return secrets.compare_digest(given.encode(), key.encode())
