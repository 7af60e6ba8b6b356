"""Coverage as one HTML file: the definition coloured line by line, beside its rulebook; options and tables below."""

from __future__ import annotations

import json
from collections.abc import Iterable
from html import escape

from rulewright.conformance.covering import DECIDES, MET, UNMET, Covered, Line, Shown
from rulewright.pages import beside, page, section

CLASSES = {DECIDES: "decides", MET: "met", UNMET: "unmet"}
STYLE = beside(__file__, ".css")
SCRIPT = beside(__file__, ".js")


def coverage_page(games: list[Covered]) -> str:
    """The report of some games."""
    key = (
        "<p class='key'><span class='decides'>decides in a scenario</span><span class='met'>met, but never"
        " decides</span><span class='unmet'>not met</span></p>"
    )
    parts = [f"<style>{STYLE}</style>", key, *(_game(one) for one in games), f"<script>{SCRIPT}</script>"]
    names = ", ".join(one.game for one in games)
    about = (
        "Which scenarios come to each rule, line, value and cell, and in which of them it decides: a guard that is"
        " false, a branch that is taken, a line that is done. Click one."
    )
    return page(f"Coverage: {names}", about, parts)


def _game(found: Covered) -> str:
    titles = [escape(title) for title in found.scenarios]
    data = json.dumps(titles).replace("</", "<\\/")
    code = "".join(_line(number, line) for number, line in enumerate(found.lines, start=1))
    rules = "".join(_rule(rule, shown, found.rulebook.get(rule, "")) for rule, shown in found.rules.items())
    who = "<div class='who'>Click a line or a rule to see its scenarios.</div>"
    panes = f"<div class='beside'><div class='code'>{code}</div><div class='rules'>{who}{rules}</div></div>"
    tables = "".join(section(f"Cells of {table}", _cells(rows)) for table, rows in found.cells.items() if rows)
    options = section("Values of options", _options(found)) if found.options else ""
    script = f"<script type='application/json'>{data}</script>"
    return (
        f"<div class='game'>{script}{section(f'{found.game}: {len(titles)} scenarios', panes)}{options}{tables}</div>"
    )


def _line(number: int, line: Line) -> str:
    text = escape(line.text) or " "
    if line.shown is None:
        return f"<div><span class='n'>{number}</span><span class='c'></span>{text}</div>"
    count = f"{len(line.shown.decides)}/{len(line.shown.met)}"
    told = _told(line.shown, f"line {number}", line.rules, "; ".join(line.remarks))
    return (
        f"<div class='{CLASSES[line.state]}' {told}><span class='n'>{number}</span><span"
        f" class='c'>{count}</span>{text}</div>"
    )


def _rule(rule: str, shown: Shown, text: str) -> str:
    told = _told(shown, rule, (rule,))
    return (
        f"<p class='{CLASSES[shown.state]}' {told}><b>{escape(rule)}</b>{escape(text)}"
        f" <small>{len(shown.decides)}/{len(shown.met)}</small></p>"
    )


def _told(shown: Shown, name: str, rules: tuple[str, ...] = (), remarks: str = "") -> str:
    hover = f" title='{escape(remarks, quote=True)}' data-r='{escape(remarks, quote=True)}'" if remarks else ""
    ids = escape(" ".join(rules), quote=True)
    title = escape(name, quote=True)
    return f"data-t='{title}' data-i='{ids}' data-a='{sorted(shown.met)}' data-b='{sorted(shown.decides)}'{hover}"


def _options(found: Covered) -> str:
    rows = [
        _row(name, (_cell(value, f"{name} = {value}", one) for value, one in values.items()))
        for name, values in found.options.items()
    ]
    return f"<table class='grid'>{''.join(rows)}</table>"


def _cells(rows: dict[str, dict[str, Shown]]) -> str:
    columns = list(dict.fromkeys(column for cells in rows.values() for column in cells))
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    body = "".join(
        _row(row, (_cell(_count(cells.get(column)), f"{row}.{column}", cells.get(column)) for column in columns))
        for row, cells in rows.items()
    )
    return f"<table class='grid'><tr><th></th>{head}</tr>{body}</table>"


def _row(name: str, cells: Iterable[str]) -> str:
    return f"<tr><th>{escape(name)}</th>{''.join(cells)}</tr>"


def _count(shown: Shown | None) -> str:
    return f"{len(shown.decides)}/{len(shown.met)}" if shown is not None else ""


def _cell(text: str, name: str, shown: Shown | None) -> str:
    if shown is None:
        return "<td></td>"
    return f"<td class='{CLASSES[shown.state]}' {_told(shown, name)}>{escape(text)}</td>"
