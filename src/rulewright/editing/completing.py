"""What can be written at a place: judged by what stands before it on its line, since the text is not yet whole."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rulewright.editing import words
from rulewright.editing.asking import scope_at
from rulewright.editing.names import Scope
from rulewright.editing.naming import PARTS, TYPES, VALUES
from rulewright.editing.problems import kinds_of
from rulewright.editing.texts import TABLES, source_of, tables_of
from rulewright.rules_text import rules_by_id
from rulewright.runtime import ir
from rulewright.runtime.looks import BOARD_FORMS, COLOURS, COLUMN_FORMS, FACING, MEMBER_FORMS, SHAPES, STATE_FORMS

MOST = 400
_POINT = re.compile(r"([A-Za-z_]\w*)(?:\[[^\]]*\])?\.(\w*)$")
_RULE = re.compile(r"(?:@|\bbecause\s+|\bcovers\s+(?:[A-Z0-9-]+\s*,\s*)*|^\s*drop\s+)([A-Z0-9-]*)$")
_WORD = re.compile(r"(\w*)$")
_TYPE = re.compile(
    r"^\s*(?:(?:new|replace)\s+)?(?:(?:state|option|board|record|column)\b[^=]*|[\w,"
    r" ]+(?:\([^)]*\))?):\s*(?:(?:set|bag|list|pile)\s+of\s+)?\w*$"
)
_PER = re.compile(r"\b(?:per|on)\s+(?:[\w.]+\s*,\s*)*\w*$")
_MOVE = re.compile(r"^\s+(?:(?:illegal|legal|expect\s+forced)\s+)?(?:(?:[0-9]+|chance)\s*:\s*|like\s+)(.*)$")


@dataclass(frozen=True)
class Completion:
    """Something that can be written."""

    text: str
    kind: str
    detail: str = ""
    doc: str = ""


def completions_at(path: Path, line: int, column: int) -> list[Completion]:
    """What can be written at a place, the nearest first."""
    source = source_of(path)
    before = source.line_text(line)[: column - 1] if line <= len(source.line_starts) else ""
    scope = scope_at(path)
    if path.suffix not in TABLES and ("#" in before.replace('"', "") or before.count('"') % 2):
        return []
    if found := _RULE.search(before):
        return _some(_rules(scope), found[1])
    if found := _POINT.search(before):
        return _some(_parts(scope, found[1]), found[2])
    word = _WORD.search(before)
    return _some(_here(scope, path, line, before), word[1] if word else "")


def _some(found: Iterable[Completion], prefix: str) -> list[Completion]:
    """Those that begin like what is written, then those that contain it."""
    known = list({(one.text, one.kind): one for one in found}.values())
    low = prefix.lower()
    first = [one for one in known if one.text.lower().startswith(low)]
    return [*first, *(one for one in known if low in one.text.lower() and one not in first)][:MOST]


def _rules(scope: Scope) -> Iterator[Completion]:
    for rule, text in (rules_by_id(scope.definition) if scope.definition else {}).items():
        yield Completion(rule, "rule", "", text.text)


# ---------------------------------------------------------------- by place


def _here(scope: Scope, path: Path, line: int, before: str) -> Iterator[Completion]:
    if path.suffix == ".look":
        yield from _in_look(scope, before)
    elif path.suffix == ".scenario":
        yield from _in_scenario(scope, path, line, before)
    elif path.suffix in TABLES:
        yield from _in_table(scope, path, before)
    elif re.fullmatch(r"\w*", before):
        yield from _margin(path)
    elif found := re.match(r"\s*(set|new|replace|extend|before|after|rows|without)\s+\w*$", before):
        yield from _patched(scope, found[1])
    elif (
        _TYPE.match(before)
        and not before.lstrip().startswith(("if", "for", "enum", "show", "invariant"))
        or _PER.search(before)
    ):
        yield from _things(scope, TYPES)
        yield from _words(words.TYPES)
    elif re.fullmatch(r"\s+\w*", before) or re.search(r";\s*\w*$", before):
        yield from _statement(scope, line)
    else:
        yield from _value(scope, line)


def _margin(path: Path) -> Iterator[Completion]:
    yield from _words(
        {**words.DECLARATIONS, "require": words.STATEMENTS["require"]}
        if path.suffix == ".game"
        else {**words.VARIANTS, "set": words.TYPES["set"], "rows": words.WORDS["rows"]}
    )


def _patched(scope: Scope, word: str) -> Iterator[Completion]:
    kinds = {"set": ("option",), "rows": ("table",), "without": ("table",), "before": ("action",), "after": ("action",)}
    if word in kinds:
        yield from _things(scope, kinds[word])
    elif word == "extend":
        yield from _things(scope, ("action",))
        yield Completion("play", "keyword", "", words.DECLARATIONS["play"])
    else:
        yield from _words({**words.DECLARATIONS, "column": words.VARIANTS["column"]})


def _statement(scope: Scope, line: int) -> Iterator[Completion]:
    yield from _things(scope, ("action",))
    yield from _words({**words.STATEMENTS, **words.VERBS})
    yield from _value(scope, line)


def _value(scope: Scope, line: int) -> Iterator[Completion]:
    yield from _locals(scope, line)
    yield from _things(scope, VALUES)
    yield from _words(
        {
            **words.CONSTANTS,
            **words.AGGREGATES,
            **words.FUNCTIONS,
            "players": words.DECLARATIONS["players"],
            "your": words.WORDS["your"],
        }
    )
    yield from _words(
        {
            one: words.WORDS[one]
            for one in ("is", "empty", "in", "and", "or", "not", "can", "where", "while", "until", "div", "mod")
        }
    )


def _in_scenario(scope: Scope, path: Path, line: int, before: str) -> Iterator[Completion]:
    if re.fullmatch(r"\w*", before):
        yield from _words(
            {one: words.SCENARIOS[one] for one in ("scenarios", "scenario", "position", "positions", "row")}
        )
    elif found := re.match(r"\s*(set|start at|scenarios for)\s+\w*$", before):
        yield from _things(scope, ("phase",) if found[1] == "start at" else ("option",))
    elif _MOVE.match(before) or _lists_moves(path, line):
        yield from _things(scope, ("choice", "row", "member", "action"))
    elif re.fullmatch(r"\s+\w*", before):
        yield from _words(
            {
                **words.SCENARIOS,
                "players": words.DECLARATIONS["players"],
                "set": words.TYPES["set"],
                "play": words.DECLARATIONS["play"],
            }
        )
        yield from _things(scope, ("state", "action"))
    else:
        yield from _value(scope, line)


def _lists_moves(path: Path, line: int) -> bool:
    """Whether a line stands in a list of moves."""
    source = source_of(path)
    own = source.line_text(line)
    depth = len(own) - len(own.lstrip())
    for above in range(line - 1, 0, -1):
        text = source.line_text(above)
        if text.strip() and len(text) - len(text.lstrip()) < depth:
            return text.split()[0] in ("moves", "play")
    return False


def _in_table(scope: Scope, path: Path, before: str) -> Iterator[Completion]:
    table = tables_of(scope.definition).get(path, "") if scope.definition else ""
    if re.search(r"(?:^\s*-?\s*|[{,]\s*)\w*$", before):
        for thing, declared in scope.declared():
            if thing.kind == "column" and thing.owner == table:
                yield Completion(thing.name, "column", declared.detail)
        yield from (Completion(one, "column") for one in ("id", "name", "rule"))
    yield from _things(scope, ("action", *VALUES))
    yield from _words({**words.VERBS, **words.STATEMENTS})


def _in_look(scope: Scope, before: str) -> Iterator[Completion]:
    if re.fullmatch(r"\w*", before):
        yield from _words(words.LOOKS)
    elif re.match(r"\s*look\s+\w*$", before):
        yield from _things(scope, ("board", "table", "enum", "state", "field"))
        yield Completion("players", "keyword")
    elif re.search(r"\bas\s+(?:\w+\s+)*\w*$", before):
        for one in (*COLOURS, *SHAPES, *BOARD_FORMS, *MEMBER_FORMS, *STATE_FORMS, FACING, *COLUMN_FORMS):
            yield Completion(one, "constant")
    else:
        yield from _things(scope, ("member", "column"))


# ---------------------------------------------------------------- what there is


def _words(known: dict[str, str]) -> Iterator[Completion]:
    yield from (Completion(word, "keyword", "", doc) for word, doc in known.items())


def _things(scope: Scope, kinds: tuple[str, ...]) -> Iterator[Completion]:
    for thing, declared in scope.declared():
        if thing.kind in kinds:
            yield Completion(thing.name, thing.kind, declared.detail)


def _locals(scope: Scope, line: int) -> Iterator[Completion]:
    """The locals of the declaration in which a line stands, the nearest first."""
    source = source_of(scope.path)
    top = next((at for at in range(line, 0, -1) if re.match(r"\S", source.line_text(at))), 1)
    own = [one for one in scope.own.declared if one.kind == "local" and top <= one.span.line <= line]
    for one in reversed(own):
        yield Completion(one.name, "local", one.detail)
    text = "\n".join(source.line_text(at) for at in range(top, line + 1))
    for found in re.finditer(r"\b(?:let|var|for)\s+(\w+)|[(,{]\s*(?:\w+\s+)?(\w+)\s+in\b", text):
        yield Completion(found[1] or found[2], "local")


def _parts(scope: Scope, item: str) -> Iterator[Completion]:
    """What can stand behind a point: the parts of what the word before it has been anywhere in the text."""
    kinds = list(_kinds_of(scope, item))
    owners = {
        str(getattr(kind, "table", "") or getattr(kind, "record", "") or getattr(kind, "network", "")) for kind in kinds
    }
    known = [(thing, one) for thing, one in scope.declared() if thing.kind in PARTS]
    fitting = [(thing, one) for thing, one in known if thing.owner in owners]
    cells = any(isinstance(kind, ir.Cell) for kind in kinds)
    for thing, one in fitting or ([] if cells else known):
        yield Completion(thing.name, thing.kind, one.detail)
    if cells or not fitting:
        for name in ("row", "column", "q", "r", "neighbours", "surroundings"):
            yield Completion(name, "axis")
    if choices := [thing for thing, _ in scope.declared() if thing.kind == "choice"]:
        if item in {thing.name for thing, _ in scope.declared() if thing.kind == "action"} or item == "play":
            yield from (Completion(one.name, "choice") for one in choices)


def _kinds_of(scope: Scope, item: str) -> Iterator[object]:
    if scope.definition is not None:
        yield from kinds_of(scope.definition, item)
    for thing in scope.things.get(item, {}):
        if thing.kind == "row":
            yield ir.Row(thing.owner)
