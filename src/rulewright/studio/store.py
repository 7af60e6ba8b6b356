"""The log of every table: append-only, in one SQLite file. A table is what its log says, so a server that is started again loses nothing."""

from __future__ import annotations

import json
import sqlite3
import threading
from pathlib import Path
from typing import Any, NamedTuple

SCHEMA = """
create table if not exists tables (id text primary key, setup text not null);
create table if not exists links (token text primary key, id text not null, seat text not null);
create table if not exists events (id text not null, number integer not null, event text not null, primary key (id, number)) without rowid;
"""


class Link(NamedTuple):
    """What a secret link opens: a table, as a seat (a number), as everybody at one screen (`here`), as the host or watching."""

    table: str
    seat: str


class Store:
    """One file of logs; in memory without a path."""

    def __init__(self, path: Path | None) -> None:
        self._lock = threading.Lock()
        self._data = sqlite3.connect(path or ":memory:", check_same_thread=False, isolation_level=None)
        self._data.execute("pragma journal_mode = wal")
        self._data.execute("pragma synchronous = normal")
        self._data.executescript(SCHEMA)

    def add_table(self, name: str, setup: dict[str, Any], links: dict[str, str]) -> None:
        """A new table with its links (token to seat), all or nothing."""
        rows = [(token, name, seat) for token, seat in links.items()]
        with self._lock:
            self._data.execute("begin")
            try:
                self._data.execute("insert into tables values (?, ?)", (name, json.dumps(setup)))
                self._data.executemany("insert into links values (?, ?, ?)", rows)
                self._data.execute("commit")
            except BaseException:
                self._data.execute("rollback")
                raise

    def append(self, name: str, number: int, event: dict[str, Any]) -> None:
        """The next event of a table; an error if that number is taken."""
        with self._lock:
            self._data.execute("insert into events values (?, ?, ?)", (name, number, json.dumps(event)))

    def link(self, token: str) -> Link | None:
        """What a link opens."""
        with self._lock:
            row = self._data.execute("select id, seat from links where token = ?", (token,)).fetchone()
        return Link(*row) if row else None

    def links(self, name: str) -> dict[str, str]:
        """The links of a table by seat."""
        with self._lock:
            rows = self._data.execute("select seat, token from links where id = ?", (name,)).fetchall()
        return dict(rows)

    def table(self, name: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """The setup of a table and all its events."""
        with self._lock:
            setup = self._data.execute("select setup from tables where id = ?", (name,)).fetchone()
            events = self._data.execute("select event from events where id = ? order by number", (name,)).fetchall()
        return json.loads(setup[0]), [json.loads(event) for (event,) in events]

    def count(self) -> int:
        """How many tables there are."""
        with self._lock:
            return int(self._data.execute("select count(*) from tables").fetchone()[0])

    def close(self) -> None:
        self._data.close()
