"""What an editor asks about a place in a text: what stands there, where it is declared, where else it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rulewright.compiler.elaborate.types import describe
from rulewright.compiler.syntax.source import Source, Span
from rulewright.editing.names import Place, Scope, Thing, Types, names_of, place_of, places_of
from rulewright.editing.naming import Declared
from rulewright.editing.problems import check
from rulewright.editing.texts import DEFINITIONS, TABLES, definition_of, family_of, source_of
from rulewright.editing.tokens import RULE
from rulewright.editing.words import BY_ENDING
from rulewright.rules_text import RuleText, rules_by_id

_RULE = re.compile(rf"@?({RULE})")
_WORD = re.compile(r"yes/no|[A-Za-z_]\w*")
_SAYS = re.compile(r'"([^"]*)"\s*(#.*)?$')
_COMMENT = re.compile(r"#\s*(.*)$")


@dataclass(frozen=True)
class Hover:
    """What is told about a place, in Markdown, and the stretch that it is about."""

    text: str
    span: Span


@dataclass(frozen=True)
class Link:
    """A rule id in a text, and where the rulebook tells the rule."""

    span: Span
    rule: str
    to: RuleText


@dataclass(frozen=True)
class Symbol:
    """A declared thing of a text, with what is inside it."""

    name: str
    kind: str
    span: Span
    whole: Span
    detail: str
    children: tuple[Symbol, ...] = ()


def scope_at(path: Path) -> Scope:
    """What names mean in a text; with types, if its game could be checked."""
    definition = definition_of(path)
    return Scope(path, check(definition).types if definition else None)


# ---------------------------------------------------------------- hovering


def hover_at(path: Path, line: int, column: int) -> Hover | None:
    """What a word says: a rule of the rulebook, something declared, a word of the language."""
    source = source_of(path)
    for link in links_in(path, line):
        if link.span.column <= column <= link.span.end_column:
            return Hover(f"**{link.rule}** {link.to.text}", link.span)
    scope = scope_at(path)
    found = scope.at(line, column)
    if found is not None and found[1]:
        span, things = found
        told = [_told(scope, thing) for thing in things[:4]]
        kind = scope.types.get(place_of(span))
        return Hover("\n\n---\n\n".join(told) + (f"\n\nHere: {describe(kind)}." if kind is not None else ""), span)
    return _word_at(source, path, line, column)


def _told(scope: Scope, thing: Thing) -> str:
    declared = scope.declarations(thing)
    first = declared[0]
    lines = "\n".join(dict.fromkeys(one.detail for one in declared[:6]))
    owner = f" of `{thing.owner}`" if thing.owner and thing.kind not in ("local",) and "|" not in thing.owner else ""
    parts = [f"```rulewright\n{lines}\n```", f"{_article(thing.kind)}{owner}{_comment(first)}"]
    parts += [f"**{rule}** {text}" for rule, text in _rules_on(scope, first)]
    return "\n\n".join(parts)


def _article(kind: str) -> str:
    return {"local": "a local name", "choice": "an option of a decision", "row": "a row"}.get(
        kind, f"{'an' if kind[0] in 'aeo' else 'a'} {kind}"
    )


def _comment(declared: Declared) -> str:
    """The remark at the end of the line that declares a thing; of an option, what it says it is for."""
    source, line = declared.whole.source, declared.whole.line
    says = _SAYS.search(source.line_text(line)) if declared.kind == "option" else None
    if says:
        return f": {says[1]}"
    found = _COMMENT.search(source.line_text(line)) if '"' not in source.line_text(line) else None
    return f": {found[1]}" if found and found[1] else ""


def _rules_on(scope: Scope, declared: Declared) -> Iterator[tuple[str, str]]:
    if scope.definition is None:
        return
    known = rules_by_id(scope.definition)
    for found in _RULE.finditer(declared.whole.source.line_text(declared.whole.line)):
        if found[1] in known:
            yield found[1], known[found[1]].text


def _word_at(source: Source, path: Path, line: int, column: int) -> Hover | None:
    if line > len(source.line_starts):
        return None
    text = source.line_text(line)
    words = BY_ENDING.get(path.suffix, {})
    for found in _WORD.finditer(text.partition("#")[0]):
        if found.start() < column <= found.end() + 1 and found[0] in words:
            span = Span(source, line, found.start() + 1, line, found.end() + 1)
            return Hover(words[found[0]], span)
    return None


# ---------------------------------------------------------------- going


def definition_at(path: Path, line: int, column: int) -> list[Span]:
    """Where the name at a place is declared; for a rule id, where the rulebook tells it."""
    for link in links_in(path, line):
        if link.span.column <= column <= link.span.end_column:
            book = source_of(link.to.book)
            return [Span(book, link.to.line, 1, link.to.line, len(book.line_text(link.to.line)) + 1)]
    scope = scope_at(path)
    found = scope.at(line, column)
    things = found[1] if found else []
    return [declared.span for thing in things for declared in scope.declarations(thing)]


def references_at(path: Path, line: int, column: int) -> list[Span]:
    """Every place where the name at a place stands, in all texts of its game."""
    for link in links_in(path, line):
        if link.span.column <= column <= link.span.end_column:
            return rule_places(path, link.rule)
    scope = scope_at(path)
    found = scope.at(line, column)
    things = found[1] if found else []
    spans = {
        place_of(span): span
        for thing in things
        for span in places_of(thing, scope.definition, _types(scope.definition))
    }
    return list(spans.values())


def _types(definition: Path | None) -> dict[Path, Types]:
    if definition is None:
        return {}
    texts = [one for one in family_of(definition) if one.suffix in (*DEFINITIONS, *TABLES)]
    return {one: _types_of(one) for one in texts}


def _types_of(path: Path) -> dict[Place, object]:
    definition = definition_of(path)
    return check(definition).types if definition else {}


def rule_places(path: Path, rule: str) -> list[Span]:
    """Where a rule id stands in the texts of a game."""
    definition = definition_of(path)
    texts = family_of(definition) if definition else [path]
    return [span for one in texts for span, found in rule_ids(one) if found == rule]


def rule_ids(path: Path, only: int | None = None) -> Iterator[tuple[Span, str]]:
    """The rule ids in a text, outside of remarks."""
    source = source_of(path)
    for number, line in enumerate(source.text.split("\n"), start=1):
        if only is None or number == only:
            code = line if path.suffix in TABLES else line.partition("#")[0]
            for found in _RULE.finditer(code):
                yield Span(source, number, found.start() + 1, number, found.end() + 1), found[1]


def links_in(path: Path, only: int | None = None) -> list[Link]:
    """The rule ids of a text, or of one of its lines, that the rulebook tells."""
    definition = definition_of(path)
    if definition is None:
        return []
    known = rules_by_id(definition)
    return [Link(span, rule, known[rule]) for span, rule in rule_ids(path, only) if rule in known]


# ---------------------------------------------------------------- outline


def symbols_in(path: Path) -> list[Symbol]:
    """What a text declares, in its order; members, columns, fields, phases and options below what they belong to."""
    if path.suffix == ".scenario":
        return _scenarios(source_of(path))
    source = source_of(path)
    names = names_of(path, definition_of(path))
    own = [one for one in names.declared if one.kind != "local" and one.span.source.name == source.name]
    own = sorted({place_of(one.span): one for one in own if "|" not in one.owner}.values(), key=_place)
    groups: list[list[Declared]] = []
    for one in own:
        inside = bool(one.owner) or one.kind in ("phase", "choice")
        if groups and inside and path.suffix not in TABLES:
            groups[-1].append(one)
        else:
            groups.append([one])
    return [_symbol(top, tuple(map(_symbol, parts))) for top, *parts in groups]


def _place(declared: Declared) -> tuple[int, int]:
    return declared.span.line, declared.span.column


def _symbol(declared: Declared, children: tuple[Symbol, ...] = ()) -> Symbol:
    last = children[-1].whole if children else declared.whole
    whole = declared.whole.to(last) if last.end_line > declared.whole.end_line else declared.whole
    return Symbol(declared.name, declared.kind, declared.span, whole, declared.detail, children)


_SCENARIO = re.compile(r'^(scenario|position)\s+"([^"\n]*)"', re.MULTILINE)


def _scenarios(source: Source) -> list[Symbol]:
    found = []
    for one in _SCENARIO.finditer(source.text):
        line = source.text.count("\n", 0, one.start()) + 1
        span = Span(source, line, 1, line, one.end() - one.start() + 1)
        found.append(Symbol(one[2], one[1], span, span, one[0]))
    return found


def named_in(path: Path) -> list[tuple[Span, str]]:
    """Every name in a text whose meaning is clear, and what kind of thing it is."""
    scope = Scope(path)
    name = source_of(path).name
    found = {place_of(one.span): (one.span, one.kind) for one in scope.own.declared if one.span.source.name == name}
    for mention in scope.own.mentioned:
        kinds = {thing.kind for thing in scope.meant(mention)}
        if len(kinds) == 1:
            found.setdefault(place_of(mention.span), (mention.span, kinds.pop()))
    return list(found.values())
