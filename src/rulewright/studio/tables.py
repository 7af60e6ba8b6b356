"""All tables of one server: opened from their logs, made anew, and who listens to them."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Coroutine
from typing import Any

from rulewright.library import find
from rulewright.runtime.errors import RulewrightError
from rulewright.studio.bots import LIMIT, PERSON, RANDOM, bot, think
from rulewright.studio.crew import Busy, Crew
from rulewright.studio.games import quickest
from rulewright.studio.store import Store
from rulewright.studio.table import HERE, HOST, WATCH, Refused, Table

MOST_TABLES = 10_000
MOST_LISTENERS = 200  # browsers at one table
KIND = 10  # what bots leave to others: they think at this niceness


class Tables:
    """The tables of a server. Everything here happens in one thread, but for opening a table, building its module and
    the bots."""

    def __init__(self, store: Store, backend: str = "auto") -> None:
        self.store, self.backend = store, backend
        self.opened: dict[str, Table] = {}
        self.drawing, self.telling = asyncio.Lock(), asyncio.Lock()
        self.locks: dict[str, asyncio.Lock] = {}
        self.listeners: dict[str, set[asyncio.Event]] = {}
        self.thinking: set[str] = set()
        self.working: set[asyncio.Task[None]] = set()
        self.bots = Crew(max(1, (os.cpu_count() or 1) - 1), LIMIT, MOST_TABLES, niceness=KIND)

    async def table(self, name: str) -> Table:
        """A table, from its log if it is not at hand."""
        if name not in self.opened:
            async with self.locks.setdefault(name, asyncio.Lock()):
                if name not in self.opened:
                    setup, events = self.store.table(name)
                    self.opened[name] = await asyncio.to_thread(self._begun, name, setup, events)
                    self._soon(self._quicken(self.opened[name]))
                    self._let_bots_play(self.opened[name])
            self.locks.pop(name, None)
        return self.opened[name]

    def _begun(self, name: str, setup: dict[str, Any], events: list[dict[str, Any]]) -> Table:
        backend = quickest(find(setup["game"]), setup["options"], setup["players"], self.backend)
        return Table(name, setup, events, self.store, backend)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.working.add(task)
        task.add_done_callback(self.working.discard)

    async def _quicken(self, table: Table) -> None:
        """Nobody waits for a module: a game begins on the reference backend, and goes on with the module once that is
        built."""
        while self.backend != "reference" and not table.is_quick:
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
        table = await asyncio.to_thread(self._begun, name, setup, [])
        seats = [str(seat) for seat, kind in enumerate(table.seats) if kind == PERSON] if together else [HERE]
        links = {secrets.token_urlsafe(16): seat for seat in (*seats, WATCH, *([HOST] if together else []))}
        self.store.add_table(name, setup, links)
        self.opened[name] = table
        self._soon(self._quicken(table))
        self.changed(table)
        return {seat: token for token, seat in links.items()}

    # ------------------------------------------------------------ who listens, and bots

    def listen(self, table: Table) -> asyncio.Event:
        """Something that is set at every change; refused if too many listen."""
        listening = self.listeners.setdefault(table.name, set())
        if len(listening) >= MOST_LISTENERS:
            raise Refused("too many browsers look at this table")
        event = asyncio.Event()
        listening.add(event)
        return event

    def leave(self, table: Table, event: asyncio.Event) -> None:
        self.listeners[table.name].discard(event)
        if not self.listeners[table.name]:
            del self.listeners[table.name]

    def changed(self, table: Table) -> None:
        """Tell everybody that a table has changed, and let a bot think if it is its turn."""
        for event in self.listeners.get(table.name, ()):
            event.set()
        self._let_bots_play(table)

    def _let_bots_play(self, table: Table) -> None:
        if table.is_bots_turn and table.name not in self.thinking:
            self.thinking.add(table.name)
            self._soon(self._bots_play(table))

    async def _bots_play(self, table: Table) -> None:
        try:
            while table.is_bots_turn:
                version = table.version
                move = await self._thought(table)
                if table.version == version:
                    table.add({"kind": "move", "move": move}, version)
                    for event in self.listeners.get(table.name, ()):
                        event.set()
                await asyncio.sleep(0)
        finally:
            self.thinking.discard(table.name)

    async def _thought(self, table: Table) -> str:
        """The move of the bot whose turn it is; any move if it cannot find one in its time."""
        state, seed = table.state.copy(), secrets.randbits(32)
        kind = table.seats[table.asked or 0]
        while kind != RANDOM:
            try:
                return await self.bots.do(think, kind, seed, state)
            except Busy:
                await asyncio.sleep(1)
            except RulewrightError:
                break
        return str(await asyncio.to_thread(bot(RANDOM, seed), state))

    def close(self) -> None:
        for task in self.working:
            task.cancel()
        self.bots.close()
        self.store.close()
