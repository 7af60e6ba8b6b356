"""Trees of pieces of text, as they were read last: an edit changes one declaration, and the others need not be read
again, neither in this process nor in the next one that looks at the same definition."""

from __future__ import annotations

import contextlib
import io
import pickle
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from threading import Lock
from typing import Any

from rulewright.compiler.cache.entries import keep, kept
from rulewright.compiler.cache.plain_data import thawed_in_turn
from rulewright.compiler.depth import room

FOLDER = "trees"
MODULES = ("lark.tree", "lark.lexer")
DEEP = 5000  # of trees within trees
PARTS = 20  # of a file, each what one edit added; then it is written anew, without what is gone

Key = tuple[str, str, str]  # grammar, start, text


class Trees:
    """The trees asked for last, so many of them. An editor's server asks in several threads."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[Key, Any] = {}
        self._changing = Lock()
        self._asked: _Asked | None = None  # while a definition is read whose trees are to be kept

    def of(self, key: Key, make: Callable[[], Any]) -> Any:
        """The tree of a text, made if it is not known."""
        found = self._known.get(key)
        is_new = found is None
        if is_new:
            found = make()
        with self._changing:
            self._known.pop(key, None)
            self._known[key] = found  # the last one asked for is the last to go
            while len(self._known) > self._most:
                del self._known[next(iter(self._known))]
            if self._asked is not None:
                self._asked.all[key] = found
                if is_new:
                    self._asked.new[key] = found
        return found

    def forget(self) -> None:
        """As if nothing had been read."""
        self._known = {}

    @contextlib.contextmanager
    def kept_as(self, name: str) -> Iterator[None]:
        """Know what was asked for last time under this name, and keep what is asked for now."""
        before, parts = b"", 0
        if not self._known:
            before = kept(FOLDER, name) or b""
            self._known, parts = _read(before)
        self._asked = asked = _Asked()
        try:
            yield
        finally:
            with self._changing:
                self._asked = None
        if not asked.new:
            return
        is_added = 0 < parts < PARTS
        data = _written(asked.new if is_added else asked.all)
        if data is not None:
            keep(FOLDER, name, before + data if is_added else data)


@dataclass
class _Asked:
    """The trees asked for, and those that had to be made."""

    all: dict[Key, Any] = field(default_factory=dict)
    new: dict[Key, Any] = field(default_factory=dict)


def _read(data: bytes) -> tuple[dict[Key, Any], int]:
    """The trees in a file, and in how many parts; none if it is not what was written."""
    try:
        parts = list(thawed_in_turn(data, *MODULES))
        return {key: tree for part in parts for key, tree in part.items()}, len(parts)
    except Exception:  # noqa: BLE001 - whatever is wrong with them, they are read anew
        return {}, 0


def _written(trees: dict[Key, Any]) -> bytes | None:
    stream = io.BytesIO()
    try:
        with room(DEEP):
            _Writer(stream, pickle.HIGHEST_PROTOCOL).dump(trees)
    except (RecursionError, pickle.PicklingError):
        return None
    return stream.getvalue()


class _Writer(pickle.Pickler):
    def reducer_override(self, value: Any) -> Any:
        """Leaves with their ends, which they would forget by themselves."""
        if not isinstance(value, str):
            return NotImplemented
        leaf: Any = value
        where = leaf.start_pos, leaf.line, leaf.column, leaf.end_line, leaf.end_column, leaf.end_pos
        return type(leaf), (leaf.type, str(leaf), *where)
