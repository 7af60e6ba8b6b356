"""Reports as one HTML file that opens anywhere, offline: sections, tables, pictures in the light and in the dark."""

from __future__ import annotations

from html import escape
from typing import Any

STYLE = """
:root { color-scheme: light dark; --ink: #222; --quiet: #666; --line: #ddd; --paper: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #ddd; --quiet: #9a9a9a; --line: #3a3a3a; --paper: #1b1b1d } }
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: var(--ink); background: var(--paper) }
h1 { font-size: 1.5rem; margin-bottom: .2rem } h2 { font-size: 1.1rem; margin: 2rem 0 .4rem; border-bottom: 1px solid var(--line) }
p.about { color: var(--quiet); margin-top: 0 } table { border-collapse: collapse; display: block; overflow-x: auto }
td, th { padding: .15rem .8rem .15rem 0; text-align: right } td:first-child, th:first-child { text-align: left }
th { font-weight: 600; color: var(--quiet) } tr.clear td { font-weight: 600 }
.pictures { display: flex; flex-wrap: wrap; gap: 1rem } .pictures svg { max-width: 100%; height: auto }
"""


def page(title: str, about: str, parts: list[str]) -> str:
    """The whole file."""
    head = f"<meta charset='utf-8'><meta name='viewport' content='width=device-width'><title>{escape(title)}</title><style>{STYLE}</style>"
    head = f"<!doctype html><html lang='en'><head>{head}</head>"
    return f"{head}<body><h1>{escape(title)}</h1><p class='about'>{escape(about)}</p>{''.join(parts)}</body></html>\n"


def section(title: str, content: str) -> str:
    """A part of the page under a heading."""
    return f"<section><h2>{escape(title)}</h2>{content}</section>"


def table(head: tuple[str, ...], rows: list[Any], clear: set[str] | None = None) -> str:
    """Rows under a head; those whose first cell is in `clear` stand out."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(
        f"<tr{' class=clear' if clear and row[0] in clear else ''}>{''.join(f'<td>{escape(str(cell))}</td>' for cell in row)}</tr>"
        for row in rows
    )
    return f"<table><tr>{top}</tr>{body}</table>"


def pictures(*drawings: str) -> str:
    """SVG drawings side by side where there is room."""
    return f"<div class='pictures'>{''.join(drawings)}</div>"
