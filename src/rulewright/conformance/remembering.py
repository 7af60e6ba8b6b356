"""What the scenarios of a file met, kept between runs: whoever changes one file need not wait for the others."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, field
from pathlib import Path

from rulewright import library, warm
from rulewright.compiler.cache.entries import keep, kept
from rulewright.compiler.cache.plain_data import frozen, thawed
from rulewright.conformance.run import Book
from rulewright.conformance.tracing import Cell, Key, Origins

KIND = "meetings"


@dataclass(frozen=True)
class Met:
    """What one scenario meets. `machine` says with which options and seats it plays; `positions` are those it comes
    through, in which the invariants are known to hold; `rules` those it reaches."""

    seconds: float  # of the processor
    machine: tuple[object, ...]
    met: dict[Key, int]
    cells: frozenset[Cell]
    rules: frozenset[str]
    options: dict[str, str]
    positions: frozenset[bytes]
    traceable: frozenset[Key]  # the texts of which it is known whether the scenario meets them
    scored: frozenset[str] = frozenset()  # score lines that count for somebody in the end
    failed: str = ""


@dataclass
class Memory:
    """What is known of the scenarios of one file, by their number in it, and of the texts of the machines they play
    on."""

    key: str
    known: dict[int, Met] = field(default_factory=dict)
    origins: Origins = field(default_factory=Origins)
    is_kept: bool = False

    def keep(self) -> None:
        """Keep it for the next run, once all scenarios of the file are known."""
        if self.is_kept:
            return
        self.is_kept = True
        texts = self.origins
        data = frozen((self.known, (texts.happening, texts.constant, texts.settled, texts.called)))
        if data is not None:
            keep(KIND, self.key, data)


def remembered(game: Path, book: Book) -> Memory:
    """What an earlier run found out about the scenarios of a file: nothing, if a text changed since, or rulewright
    itself."""
    texts = {book.file, *(one.span.source.name for one in book.tree.positions)}
    key = warm.fingerprint([*library.definition_files(game), *sorted(map(Path, texts))])
    data = kept(KIND, key)
    try:
        known, texts_of = thawed(data, __name__) if data is not None else ({}, None)
    except (pickle.UnpicklingError, EOFError, AttributeError, TypeError, ValueError):
        known, texts_of = {}, None
    if texts_of is None:
        return Memory(key)
    happening, constant, settled, called = texts_of
    origins = Origins(happening=happening, constant=constant, settled=settled, called=called)
    return Memory(key, known, origins, is_kept=True)
