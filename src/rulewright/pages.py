"""Reports as one HTML file that opens anywhere, offline: sections, tables, pictures in the light and in the dark."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any


def beside(file: str, ending: str) -> str:
    """The text that lies beside a module: how its page looks, or what it does when it is clicked."""
    return Path(file).with_suffix(ending).read_text(encoding="utf-8")


STYLE = beside(__file__, ".css")


def page(title: str, about: str, parts: list[str]) -> str:
    """The whole file."""
    meta = "<meta charset='utf-8'><meta name='viewport' content='width=device-width'>"
    head = f"<head>{meta}<title>{escape(title)}</title><style>{STYLE}</style></head>"
    return (
        f"<!doctype html><html lang='en'>{head}<body><h1>{escape(title)}</h1><p"
        f" class='about'>{escape(about)}</p>{''.join(parts)}</body></html>\n"
    )


def section(title: str, content: str) -> str:
    """A part of the page under a heading."""
    return f"<section><h2>{escape(title)}</h2>{content}</section>"


def table(head: tuple[str, ...], rows: list[Any], clear: set[str] | None = None) -> str:
    """Rows under a head; those whose first cell is in `clear` stand out."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(_row(row, clear is not None and row[0] in clear) for row in rows)
    return f"<table><tr>{top}</tr>{body}</table>"


def _row(cells: Any, stands_out: bool) -> str:
    inside = "".join(f"<td>{escape(str(cell))}</td>" for cell in cells)
    return f"<tr{' class=clear' if stands_out else ''}>{inside}</tr>"


def pictures(*drawings: str) -> str:
    """SVG drawings side by side where there is room."""
    return f"<div class='pictures'>{''.join(drawings)}</div>"
