"""A definition that fails made small: blocks left out, blocks put in place of what holds them, expressions made simple.

It works on text, so it needs nothing from whoever wrote the definition; whatever no longer compiles is no smaller
failure.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from generator.definition import Definition

Fails = Callable[[Definition], bool]
SIMPLE = ("yes", "no", "0", "1", "none", "{}", "you", "number")
OPENING, CLOSING = "([{", ")]}"


def shrunk(definition: Definition, fails: Fails, tries: int = 400) -> Definition:
    """A definition as small as can be found in so many tries that still fails."""
    left = tries
    smaller = True
    while smaller and left > 0:
        smaller = False
        for candidate in _candidates(definition):
            left -= 1
            if left <= 0:
                break
            if _size(candidate) < _size(definition) and fails(candidate):
                definition, smaller = candidate, True
                break
    return definition


def _size(definition: Definition) -> int:
    return sum(len(text) for text in (definition.text, *definition.variants, *definition.files.values()))


def _candidates(definition: Definition) -> Iterator[Definition]:
    """Definitions that are smaller by one step, large steps first."""
    lines = definition.text.splitlines()
    spans = [(end - start, start, end) for start, end in _blocks(lines)]
    for _, start, end in sorted(spans, reverse=True):
        yield replace(definition, text=_joined([*lines[:start], *lines[end:]]))
    for at, variant in enumerate(definition.variants):
        before, after = definition.variants[:at], definition.variants[at + 1 :]
        if not after:
            yield replace(definition, variants=before)
        patches = variant.splitlines()
        for start, end in _blocks(patches):
            yield replace(definition, variants=(*before, _joined([*patches[:start], *patches[end:]]), *after))
    for _, start, end in sorted(spans, reverse=True):
        if end - start > 1:
            lifted = [line.removeprefix("    ") for line in lines[start + 1 : end]]
            yield replace(definition, text=_joined([*lines[:start], *lifted, *lines[end:]]))
    for at, line in sorted(enumerate(lines), key=lambda each: -len(each[1])):
        for simpler in _simpler(line):
            yield replace(definition, text=_joined([*lines[:at], simpler, *lines[at + 1 :]]))
    for name, text in definition.files.items():
        rows = text.splitlines()
        for at in range(len(rows)):
            if len(rows) > 1:
                yield replace(definition, files={**definition.files, name: _joined([*rows[:at], *rows[at + 1 :]])})
        for at, row in enumerate(rows):
            for simpler in _simpler(row):
                yield replace(
                    definition, files={**definition.files, name: _joined([*rows[:at], simpler, *rows[at + 1 :]])}
                )


def _joined(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _blocks(lines: list[str]) -> Iterator[tuple[int, int]]:
    """Each line with what is indented below it."""
    for start, line in enumerate(lines):
        end = start + 1
        while end < len(lines) and _indent(lines[end]) > _indent(line):
            end += 1
        yield start, end


def _simpler(line: str) -> Iterator[str]:
    """The line with one expression in brackets made simple, or one part of a list left out."""
    for start, end in sorted(_groups(line), key=lambda span: span[0] - span[1]):
        inner = line[start + 1 : end - 1]
        before, after = line[:start], line[end:]
        called = re.search(r"[a-z_]+$", before)
        if called and line[start] == "(":
            before = before[: called.start()]
        for word in SIMPLE:
            yield before + word + after
        for a, b in _groups(inner):
            yield before + inner[a:b] + after
        if match := re.fullmatch(r"if (.*) then (.*) else (.*)", inner):
            yield from (before + part + after for part in match.groups())
        if line[start] == "(" and not called and "," not in inner:
            yield before + inner + after
        for part in _parts(inner):
            yield line[: start + 1] + part + line[end - 1 :]
    for pattern in (
        r" @RG-\d+",
        r' "[^"]*"',
        r" where .*?(?=[,)\]}]|$)",
        r"; .*$",
        r" unless forced",
        r" seen by \w+",
        r" = [^=].*$",
    ):
        for match in re.finditer(pattern, line):
            yield line[: match.start()] + line[match.end() :]


def _groups(text: str) -> Iterator[tuple[int, int]]:
    """Every part in brackets, brackets included."""
    open_at = []
    for at, sign in enumerate(text):
        if sign in OPENING:
            open_at.append(at)
        elif sign in CLOSING and open_at:
            yield open_at.pop(), at + 1


def _parts(inner: str) -> Iterator[str]:
    """A list in brackets with one part left out."""
    parts = []
    depth = last = 0
    for at, sign in enumerate(inner):
        depth += (sign in OPENING) - (sign in CLOSING)
        if sign == "," and depth == 0:
            parts.append(inner[last:at])
            last = at + 1
    parts.append(inner[last:])
    if len(parts) > 1:
        for left_out in range(len(parts)):
            yield ", ".join(part.strip() for at, part in enumerate(parts) if at != left_out)
