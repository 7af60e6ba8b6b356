"""A rulebook as Markdown: the rules as written, each with its example in words, then components, options and
variants."""

from __future__ import annotations

import re

from rulewright.rulebook.book import Rulebook
from rulewright.rulebook.examples import Example

_RULE = re.compile(r"\s*(?:[-*+]|[0-9]+[.)])\s+\*\*([A-Z][A-Z0-9]*-[0-9]+[a-z]?)[.:]?\*\*")
WORDS = {"move": "", "refused": "not allowed: ", "allowed": "allowed: ", "moves": "the moves: ", "holds": "then "}


def text(book: Rulebook) -> str:
    """The whole text."""
    parts = [_with_examples(book), *_components(book), *_options(book), *_variants(book)]
    return "\n".join(part.rstrip() + "\n" for part in parts)


def _with_examples(book: Rulebook) -> str:
    lines: list[str] = []
    waiting: list[str] = []
    for line in book.text.splitlines():
        rule = _RULE.match(line)
        if waiting and (rule or not line.startswith("  ")):
            lines += waiting
            waiting = []
        lines.append(line)
        if rule:
            waiting = [part for one in book.examples.get(rule[1], []) for part in _example(one)]
    return "\n".join([*lines, *waiting]) + "\n"


def _example(example: Example) -> list[str]:
    options = f" (with {', '.join(example.options)})" if example.options else ""
    told = "; ".join(f"{WORDS[kind]}{text}" for kind, text in example.lines)
    return [f"    - *Example: {example.title}{options}.* {told}"]


def _components(book: Rulebook) -> list[str]:
    found = ["## Components", ""] if book.components else []
    for one in book.components:
        found += [f"### {one.name} ({len(one.rows)})", ""]
        if any(told for _, told in one.rows):
            cells = [(title, told.replace("|", r"\|")) for title, told in one.rows]
            found += ["| | |", "|---|---|", *(f"| {title} | {told} |" for title, told in cells), ""]
        else:
            found += [", ".join(title for title, _ in one.rows), ""]
    return ["\n".join(found)] if found else []


def _options(book: Rulebook) -> list[str]:
    if not book.options:
        return []
    rows = [
        f"| `{name}` | {kind.replace('|', chr(92) + '|')} | {default} | {says} | {rules.replace(' ', ', ')} |"
        for name, (kind, default, rules, says) in book.options.items()
    ]
    head = ["| option | values | usually | what it decides | rules |", "|---|---|---|---|---|"]
    return ["\n".join(["## All options", "", *head, *rows, ""])]


def _variants(book: Rulebook) -> list[str]:
    if not book.variants:
        return []
    parts = [
        f"### {title} (`{name}`)\n\n{re.sub(r'^# .*', '', told, count=1).strip()}\n"
        for name, title, told in book.variants
    ]
    return ["## Variants of the game\n\n" + "\n".join(parts)]
