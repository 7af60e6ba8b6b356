"""A game in numbers: pages that other commands write, made by calling them, one at a time, with progress and an end by
request."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from rulewright.library import find
from rulewright.studio.answers import message, told
from rulewright.studio.guard import HEADERS
from rulewright.studio.playing import known
from rulewright.studio.table import Refused

STATIC = Path(__file__).parent / "static"
KINDS = {
    "statistics": ("stats", "{game}", "--games", "200", "--report", "{page}"),
    "coverage": ("test", "{game}", "--backend", "reference", "--coverage", "--report", "{page}"),
    "impact of what changed since the last commit": ("impact", "{game}", "--against", "HEAD", "--report", "{page}"),
}
FRAMED = {**HEADERS, "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"}
_ESCAPES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


class Reports:
    """The report that is being made, or was made last."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="rulewright-")
        self.page = Path(self.folder.name) / "report.html"
        self.process: asyncio.subprocess.Process | None = None
        self.said, self.state, self.is_ended = "", "nothing", False
        self.task: asyncio.Task[None] | None = None

    async def make(self, kind: str, game: str) -> None:
        if self.state == "working":
            raise Refused("a report is being made; end it first")
        self.page.unlink(missing_ok=True)
        filled = [part.format(game=find(game), page=self.page) for part in KINDS[kind]]
        self.said, self.state, self.is_ended = "", "working", False
        command = (sys.executable, "-m", "rulewright", *filled)
        both = asyncio.subprocess.STDOUT
        self.process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, stderr=both)
        self.task = asyncio.create_task(self._follow(self.process))

    async def _follow(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        while chunk := await process.stdout.read(4000):
            self.said = _ESCAPES.sub("", (self.said + chunk.decode(errors="replace")).replace("\r", "\n"))[-4000:]
        await process.wait()
        self.state = "ready" if self.page.is_file() else "ended" if self.is_ended else "failed"

    def end(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.is_ended = True
            with contextlib.suppress(ProcessLookupError):
                self.process.terminate()

    def close(self) -> None:
        self.end()
        self.folder.cleanup()


async def page(request: Request) -> Response:
    return FileResponse(STATIC / "look.html", headers=HEADERS)


async def state(request: Request) -> Response:
    """How far the report is."""
    reports = _reports(request)
    return told({"kinds": list(KINDS), "state": reports.state, "said": reports.said})


async def make(request: Request) -> Response:
    """Make a report, or end the one that is being made."""
    asked: dict[str, Any] = await message(request)
    reports = _reports(request)
    if asked.get("end"):
        reports.end()
    elif str(asked.get("kind")) in KINDS:
        await reports.make(str(asked["kind"]), known(asked.get("game")))
    else:
        raise Refused(f"a report is one of {', '.join(KINDS)}")
    return told({"state": reports.state})


async def made(request: Request) -> Response:
    """The report itself: a page that can do nothing."""
    reports = _reports(request)
    if not reports.page.is_file():
        raise Refused("there is no report yet")
    return FileResponse(reports.page, headers=FRAMED)


def _reports(request: Request) -> Reports:
    found: Reports = request.app.state.reports
    return found
