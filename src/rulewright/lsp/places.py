"""Places as the protocol counts them, and as we do: lines from 0 and from 1, columns in UTF-16 and in characters."""

from __future__ import annotations

from pathlib import Path

from lsprotocol import types
from pygls import uris
from pygls.workspace import PositionCodec

from rulewright import library
from rulewright.compiler.syntax.source import Span

Codec = PositionCodec


def path_of(uri: str) -> Path | None:
    """The file that a document is, or None if it is none, or has a name that no file can have."""
    path = uris.to_fs_path(uri)
    if not uri.startswith("file:") or not path:
        return None
    try:
        return library.resolved(Path(path))
    except ValueError:
        return None


def uri_of(path: Path | str) -> str:
    return str(uris.from_fs_path(str(library.resolved(Path(path)))))


def place_in(codec: Codec, text: str, position: types.Position) -> tuple[int, int]:
    """A position as line and column, counted from 1."""
    lines = text.split("\n")
    found = codec.position_from_client_units(lines, types.Position(position.line, position.character))
    return found.line + 1, found.character + 1


def range_of(codec: Codec, span: Span) -> types.Range:
    """A span as the protocol writes it."""
    lines = span.source.text.split("\n")
    return types.Range(
        _position(codec, lines, span.line, span.column), _position(codec, lines, span.end_line, span.end_column)
    )


def _position(codec: Codec, lines: list[str], line: int, column: int) -> types.Position:
    text = lines[line - 1][: column - 1] if line <= len(lines) else ""
    return types.Position(line - 1, codec.client_num_units(text))


def location_of(codec: Codec, span: Span) -> types.Location:
    return types.Location(uri_of(span.source.name), range_of(codec, span))


def whole(text: str) -> types.Range:
    """All of a text."""
    return types.Range(types.Position(0, 0), types.Position(text.count("\n") + 1, 0))
