"""Coverage as one HTML file: the definition coloured line by line, beside its rulebook; options and tables below."""

from __future__ import annotations

import json
from html import escape

from rulewright.conformance.covering import DECIDES, MET, UNMET, Covered, Line, Shown
from rulewright.pages import page, section

CLASSES = {DECIDES: "decides", MET: "met", UNMET: "unmet"}
STYLE = """
:root { --decides: #2e8b57; --met: #c98a00; --unmet: #c8372d; --tint: 14% }
@media (prefers-color-scheme: dark) { :root { --decides: #57c48a; --met: #e3b341; --unmet: #f47067; --tint: 16% } }
body { max-width: 110rem } .beside { display: grid; grid-template-columns: minmax(0, 3fr) minmax(16rem, 2fr); gap: 1.5rem; align-items: start }
@media (max-width: 60rem) { .beside { grid-template-columns: 1fr } }
.code { font: 12.5px/1.5 ui-monospace, monospace; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; padding: .4rem 0 }
.code div { white-space: pre; padding-right: 1rem; border-left: 4px solid transparent; min-width: max-content }
.code div[data-a] { cursor: pointer } .code .n { display: inline-block; width: 3.2em; text-align: right; color: var(--quiet); user-select: none }
.code .c { display: inline-block; width: 4.2em; text-align: right; padding-right: .9em; color: var(--quiet); user-select: none }
.decides { border-left-color: var(--decides) !important; background: color-mix(in srgb, var(--decides) var(--tint), transparent) }
.met { border-left-color: var(--met) !important; background: color-mix(in srgb, var(--met) var(--tint), transparent) }
.unmet { border-left-color: var(--unmet) !important; background: color-mix(in srgb, var(--unmet) var(--tint), transparent) }
.rules { position: sticky; top: 1rem; max-height: 94vh; overflow-y: auto } .rules p { border-left: 4px solid; margin: .3rem 0; padding: .15rem .6rem; cursor: pointer }
.rules b { margin-right: .4em } .rules small, .who { color: var(--quiet) } .who { border: 1px solid var(--line); border-radius: 6px; padding: .5rem .8rem; margin-bottom: .8rem; font-size: 13px }
.who ul { margin: .3rem 0 0; padding-left: 1.1rem } .who i { color: var(--met) } .lit { outline: 2px solid var(--ink); outline-offset: -2px }
.grid td, .grid th { text-align: left; padding: .1rem .5rem; font-size: 13px } .grid td[class] { border-left: 3px solid }
.key span { border-left: 4px solid; padding: 0 .6rem; margin-right: .8rem }
"""
SCRIPT = """
document.querySelectorAll('.game').forEach(game => {
  const titles = JSON.parse(game.querySelector('script').textContent), who = game.querySelector('.who');
  const list = (name, some) => some.length ? `<p>${name}</p><ul>${some.map(n => `<li>${titles[n]}</li>`).join('')}</ul>` : '';
  const tell = (what, one) => {
    const decides = JSON.parse(one.dataset.b), met = JSON.parse(one.dataset.a).filter(n => !decides.includes(n));
    who.innerHTML = `<b></b>${one.dataset.r ? `<br><i></i>` : ''}` + (list('decides in', decides) + list('met in', met) || '<p>no scenario</p>');
    who.querySelector('b').textContent = what; if (one.dataset.r) who.querySelector('i').textContent = one.dataset.r;
  };
  const light = some => { game.querySelectorAll('.lit').forEach(x => x.classList.remove('lit')); some.forEach(x => x.classList.add('lit')) };
  game.querySelectorAll('[data-a]').forEach(one => one.addEventListener('click', () => {
    tell(one.dataset.t, one);
    const ids = (one.dataset.i || '').split(' ').filter(Boolean);
    const same = [...game.querySelectorAll('[data-i]')].filter(x => x.dataset.i.split(' ').some(i => ids.includes(i)));
    light([one, ...same]);
    const other = same.find(x => x.parentNode !== one.parentNode);
    if (other) other.scrollIntoView({ block: 'nearest' });
  }));
});
"""


def coverage_page(games: list[Covered]) -> str:
    """The report of some games."""
    key = "<p class='key'><span class='decides'>decides in a scenario</span><span class='met'>met, but never decides</span><span class='unmet'>not met</span></p>"
    parts = [f"<style>{STYLE}</style>", key, *(_game(one) for one in games), f"<script>{SCRIPT}</script>"]
    names = ", ".join(one.game for one in games)
    about = "Which scenarios come to each rule, line, value and cell, and in which of them it decides: a guard that is false, a branch that is taken, a line that is done. Click one."
    return page(f"Coverage: {names}", about, parts)


def _game(found: Covered) -> str:
    titles = [escape(title) for title in found.scenarios]
    data = json.dumps(titles).replace("</", "<\\/")
    code = "".join(_line(number, line) for number, line in enumerate(found.lines, start=1))
    rules = "".join(_rule(rule, shown, found.rulebook.get(rule, "")) for rule, shown in found.rules.items())
    beside = f"<div class='beside'><div class='code'>{code}</div><div class='rules'><div class='who'>Click a line or a rule to see its scenarios.</div>{rules}</div></div>"
    tables = "".join(section(f"Cells of {table}", _cells(rows)) for table, rows in found.cells.items() if rows)
    options = section("Values of options", _options(found)) if found.options else ""
    script = f"<script type='application/json'>{data}</script>"
    return (
        f"<div class='game'>{script}{section(f'{found.game}: {len(titles)} scenarios', beside)}{options}{tables}</div>"
    )


def _line(number: int, line: Line) -> str:
    text = escape(line.text) or " "
    if line.shown is None:
        return f"<div><span class='n'>{number}</span><span class='c'></span>{text}</div>"
    count = f"{len(line.shown.decides)}/{len(line.shown.met)}"
    told = _told(line.shown, f"line {number}", line.rules, "; ".join(line.remarks))
    return f"<div class='{CLASSES[line.state]}' {told}><span class='n'>{number}</span><span class='c'>{count}</span>{text}</div>"


def _rule(rule: str, shown: Shown, text: str) -> str:
    told = _told(shown, rule, (rule,))
    return f"<p class='{CLASSES[shown.state]}' {told}><b>{escape(rule)}</b>{escape(text)} <small>{len(shown.decides)}/{len(shown.met)}</small></p>"


def _told(shown: Shown, name: str, rules: tuple[str, ...] = (), remarks: str = "") -> str:
    hover = f" title='{escape(remarks, quote=True)}' data-r='{escape(remarks, quote=True)}'" if remarks else ""
    ids = escape(" ".join(rules), quote=True)
    title = escape(name, quote=True)
    return f"data-t='{title}' data-i='{ids}' data-a='{sorted(shown.met)}' data-b='{sorted(shown.decides)}'{hover}"


def _options(found: Covered) -> str:
    rows = [
        f"<tr><th>{escape(name)}</th>{''.join(_cell(value, f'{name} = {value}', one) for value, one in values.items())}</tr>"
        for name, values in found.options.items()
    ]
    return f"<table class='grid'>{''.join(rows)}</table>"


def _cells(rows: dict[str, dict[str, Shown]]) -> str:
    columns = list(dict.fromkeys(column for cells in rows.values() for column in cells))
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    body = "".join(
        f"<tr><th>{escape(row)}</th>{''.join(_cell(_count(cells.get(column)), f'{row}.{column}', cells.get(column)) for column in columns)}</tr>"
        for row, cells in rows.items()
    )
    return f"<table class='grid'><tr><th></th>{head}</tr>{body}</table>"


def _count(shown: Shown | None) -> str:
    return f"{len(shown.decides)}/{len(shown.met)}" if shown is not None else ""


def _cell(text: str, name: str, shown: Shown | None) -> str:
    if shown is None:
        return "<td></td>"
    return f"<td class='{CLASSES[shown.state]}' {_told(shown, name)}>{escape(text)}</td>"
