"""The log of every table: append-only, in one SQLite file. A table is what its log says, so a server that is started
again loses nothing."""

from __future__ import annotations

import json
import secrets
import sqlite3
import threading
from pathlib import Path
from typing import Any, NamedTuple

from rulewright.runtime.errors import RulewrightError

SCHEMA = """
create table if not exists tables (id text primary key, setup text not null);
create table if not exists links (token text primary key, id text not null, seat text not null);
create table if not exists facts (name text primary key, value text not null);
create table if not exists events (
  id text not null, number integer not null, event text not null, primary key (id, number)
) without rowid;
"""


class Taken(RulewrightError):
    """This number of a log is taken already."""


class Unkept(RulewrightError):
    """The file of logs cannot be written: the disk is full, say."""


class Link(NamedTuple):
    """What a secret link opens: a table, as a seat (a number), as everybody at one screen (`here`), as the host or
    watching."""

    table: str
    seat: str


class Store:
    """One file of logs; in memory without a path."""

    def __init__(self, path: Path | None) -> None:
        self._lock = threading.Lock()
        if path is not None and not path.exists():
            path.touch(0o600)  # links are secret: nobody else on this machine may read them
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
            except sqlite3.Error as problem:
                raise Unkept(f"a table cannot be kept: {problem}") from None
            finally:
                if self._data.in_transaction:
                    self._data.execute("rollback")

    def append(self, name: str, number: int, event: dict[str, Any]) -> None:
        """The next event of a table; Taken if another server on the same file was quicker."""
        with self._lock:
            try:
                self._data.execute("insert into events values (?, ?, ?)", (name, number, json.dumps(event)))
            except sqlite3.IntegrityError:
                raise Taken("the game goes on in another studio, which has the same file open") from None
            except sqlite3.Error as problem:
                raise Unkept(f"this cannot be kept, so it does not count: {problem}") from None

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

    def key(self) -> str:
        """The key of whoever starts the studio with this file: made once."""
        with self._lock:
            self._data.execute("insert or ignore into facts values ('key', ?)", (secrets.token_urlsafe(16),))
            return str(self._data.execute("select value from facts where name = 'key'").fetchone()[0])

    def names(self) -> list[str]:
        """All tables."""
        with self._lock:
            return [name for (name,) in self._data.execute("select id from tables").fetchall()]

    def count(self) -> int:
        """How many tables there are."""
        with self._lock:
            return int(self._data.execute("select count(*) from tables").fetchone()[0])

    def close(self) -> None:
        self._data.close()
