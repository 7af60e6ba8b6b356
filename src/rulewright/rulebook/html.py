"""A rulebook as one HTML page that opens anywhere, offline: in the light and in the dark, on paper and on a phone."""

from __future__ import annotations

import re
from html import escape

from markdown_it import MarkdownIt

from rulewright.drawing.svg.style import sheet
from rulewright.pages import beside
from rulewright.rulebook.book import Component, Rulebook
from rulewright.rulebook.examples import Example

STYLE = beside(__file__, ".css")
WORDS = {
    "move": "move",
    "refused": "not allowed",
    "allowed": "allowed",
    "moves": "moves",
    "holds": "then",
}
_RULE = re.compile(r"(<li>(?:\s*<p>)?)\s*<strong>([A-Z][A-Z0-9]*-[0-9]+[a-z]?)[.:]?</strong>")
_CELL = re.compile(r"<td>(?:<strong>)?([A-Z][A-Z0-9]*-[0-9]+[a-z]?)(?:</strong>)?</td>")
_HEADING = re.compile(r"<h2>(.*?)</h2>")
_SHEET = re.compile(r"<style>.*?</style>", re.DOTALL)


def page(book: Rulebook, open_examples: bool = False) -> str:
    """The whole file."""
    body = _with_examples(_markdown(book.text), book, open_examples)
    body, headings = _with_anchors(body)
    parts = [
        _cover(book),
        _contents([*headings, *_others(book)]),
        _without_title(body),
        _box(book),
        _options(book),
        _variants(book),
    ]
    head = (
        "<!doctype html><html lang='en'><head><meta charset='utf-8'><meta name='viewport'"
        f" content='width=device-width,initial-scale=1'><title>{escape(book.title)}: the"
        f" rules</title><style>{STYLE}{sheet()}</style></head>"
    )
    return f"{head}<body><main>{''.join(parts)}</main></body></html>\n"


def _markdown(text: str) -> str:
    made: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    return made


def _without_title(body: str) -> str:
    return re.sub(r"<h1>.*?</h1>", "", body, count=1)


def _cover(book: Rulebook) -> str:
    low, high = book.seats
    players = f"{low} player{'s' if low > 1 else ''}" if low == high else f"{low} to {high} players"
    about = (
        f"{players} · {len(book.rules)} numbered rules · {sum(1 for found in book.examples.values() if found)} with a"
        " pictured example"
    )
    return f"<h1>{escape(book.title)}</h1><p class='about'>{about}</p><figure>{_plain(book.opening)}</figure>"


def _others(book: Rulebook) -> list[tuple[str, str]]:
    found = [("components", "Components")] if book.components else []
    found += [("options-of-the-game", "All options")] if book.options else []
    return found + ([("editions", "Variants of the game")] if book.variants else [])


def _contents(headings: list[tuple[str, str]]) -> str:
    return "<nav>" + "".join(f"<a href='#{anchor}'>{title}</a>" for anchor, title in headings) + "</nav>"


def _with_anchors(body: str) -> tuple[str, list[tuple[str, str]]]:
    found: list[tuple[str, str]] = []

    def anchored(match: re.Match[str]) -> str:
        plain = re.sub(r"<.*?>", "", match[1])
        anchor = re.sub(r"\W+", "-", plain.lower()).strip("-")
        found.append((anchor, plain))
        return f"<h2 id='{anchor}'>{match[1]}</h2>"

    return _HEADING.sub(anchored, body), found


# ---------------------------------------------------------------- rules and examples


def _with_examples(body: str, book: Rulebook, open_examples: bool) -> str:
    """Each rule with its id in the margin, and its example below it."""
    shown: dict[int, str] = {}
    pieces: list[str] = []
    at = 0
    for match in _RULE.finditer(body):
        pieces.append(body[at : match.start()])
        rule = match[2]
        opening = match[1].replace("<li>", f"<li class='rule' id='{rule}'>")
        pieces.append(f"{opening}<a class='id' href='#{rule}'>{rule}</a>")
        end = _end_of_item(body, match.end())
        text = body[match.end() : end].rstrip().removesuffix("</p>")
        pieces.append(text + ("</p>" if "<p>" in match[1] else ""))
        pieces += [_example(one, rule, shown, open_examples) for one in book.examples.get(rule, [])]
        at = end
    pieces.append(body[at:])
    return _CELL.sub(lambda found: f"<td id='{found[1]}'><span class='id'>{found[1]}</span></td>", "".join(pieces))


def _end_of_item(body: str, start: int) -> int:
    """Where the item of a list ends, those within it counted."""
    depth = 1
    for found in re.finditer(r"<li[ >]|</li>", body[start:]):
        depth += 1 if found[0] != "</li>" else -1
        if depth == 0:
            return start + found.start()
    return len(body)


def _example(example: Example, rule: str, shown: dict[int, str], open_examples: bool) -> str:
    """An example; one that stands with another rule already is linked there."""
    title = escape(example.title)
    if id(example) in shown:
        first = shown[id(example)]
        return f"<p class='tag'>Example: <a href='#{first}'>{title} (at {first})</a></p>"
    shown[id(example)] = rule
    lines = "".join(f"<li class='{kind}'><b>{WORDS[kind]}</b>{escape(text)}</li>" for kind, text in example.lines)
    options = f"<span class='tag'> with {escape(', '.join(example.options))}</span>" if example.options else ""
    before = _figure(example.before, "before" if example.after else "")
    after = _figure(example.after, "after")
    return (
        f"<details{' open' if open_examples else ''}><summary>Example: {title}{options}</summary>"
        f"<div class='example'>{before}<ol>{lines}</ol>{after}</div></details>"
    )


def _figure(picture: str, caption: str) -> str:
    if not picture:
        return ""
    told = f"<figcaption>{caption}</figcaption>" if caption else ""
    return f"<figure>{told}{_plain(picture)}</figure>"


def _plain(picture: str) -> str:
    """A picture without its style sheet, which the page has."""
    return _SHEET.sub("", picture, count=1)


# ---------------------------------------------------------------- what else there is


def _box(book: Rulebook) -> str:
    if not book.components:
        return ""
    return "<h2 id='components'>Components</h2>" + "".join(map(_component, book.components))


def _component(one: Component) -> str:
    told = [(title, text) for title, text in one.rows if text]
    rows = "".join(f"<tr><td>{escape(title)}</td><td><code>{escape(text)}</code></td></tr>" for title, text in told)
    words = f"<details><summary>What each does</summary><table>{rows}</table></details>" if rows else ""
    return f"<h3>{escape(one.name)} ({len(one.rows)})</h3><figure>{_plain(one.picture)}</figure>{words}"


def _options(book: Rulebook) -> str:
    if not book.options:
        return ""
    rows = "".join(
        f"<tr><td><code>{escape(name)}</code></td><td>{escape(kind)}</td><td>{escape(default)}</td><td>{escape(says)}"
        f" {_linked(rules)}</td></tr>"
        for name, (kind, default, rules, says) in book.options.items()
    )
    heads = "".join(f"<th>{head}</th>" for head in ("option", "values", "usually", "what it decides"))
    return f"<h2 id='options-of-the-game'>All options</h2><table><tr>{heads}</tr>{rows}</table>"


def _linked(rules: str) -> str:
    return ", ".join(f"<a href='#{escape(rule)}'>{escape(rule)}</a>" for rule in rules.split())


def _variants(book: Rulebook) -> str:
    if not book.variants:
        return ""
    parts = []
    for name, title, text in book.variants:
        told = _without_title(_markdown(text)) if text else ""
        told = _RULE.sub(lambda found: f"<li class='rule'><span class='id'>{found[2]}</span>", told)
        parts.append(f"<h3>{escape(title)} <span class='tag'>rulewright play {escape(name)}</span></h3>{told}")
    return "<h2 id='editions'>Variants of the game</h2>" + "".join(parts)
