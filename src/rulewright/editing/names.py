"""What names mean across the texts of a game: the thing that a mention stands for, and every place where it stands.

A thing is known by its kind, its owner, its name and its home: the definition, lowest in the stack, that declares it.
So two variants may each have a `def hill` of their own, while a state that a variant replaces is the state of its game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from rulewright.compiler.syntax.diagnostics import Problems
from rulewright.compiler.syntax.parse import parse_game, parse_looks, parse_pieces, parse_scenarios, parse_variant
from rulewright.compiler.syntax.source import Source, Span
from rulewright.editing.moments import remembered
from rulewright.editing.naming import OPTION, PARTS, VALUES, Declared, Mention, Names
from rulewright.editing.table_names import names_of_rows
from rulewright.editing.texts import DEFINITIONS, TABLES, definition_of, family_of, source_of, stack_of, tables_of
from rulewright.editing.visits import names_in
from rulewright.runtime import ir

KEPT = 256  # texts whose names are known

Place = tuple[str, int, int, int, int]  # a span as it can be looked up
Types = Mapping[Place, object]


@dataclass(frozen=True)
class Thing:
    """Something with a name, wherever it is declared and mentioned."""

    kind: str
    owner: str
    name: str
    home: Path


def place_of(span: Span) -> Place:
    return span.source.name, span.line, span.column, span.end_line, span.end_column


# ---------------------------------------------------------------- names of one text

_GOOD: dict[str, Names] = {}  # of each text the names of the last version that could be read whole


@remembered
def names_of(path: Path, definition: Path | None) -> Names:
    """The names of a text. What is broken in it is taken from its last good version."""
    source = source_of(path)
    if path.suffix in TABLES:
        table = tables_of(definition).get(path, "") if definition else ""
        read: Names | None = _rows(source, table, _columns(definition) if definition else ())
        return _kept(source.name, read or Names(), read is not None)
    names, whole = _read(source)
    return _kept(source.name, names, whole)


def _kept(name: str, names: Names, whole: bool) -> Names:
    if whole:
        _GOOD[name] = names
        return names
    known = {(one.kind, one.owner, one.name) for one in names.declared}
    lost = [one for one in _GOOD.get(name, Names()).declared if (one.kind, one.owner, one.name) not in known]
    return Names((*names.declared, *(one for one in lost if one.kind != "local")), names.mentioned)


@lru_cache(KEPT)
def _read(source: Source) -> tuple[Names, bool]:
    """The names of a text, and whether all of it could be read."""
    problems = Problems()
    if source.name.endswith(".scenario"):
        tree = parse_scenarios(source, problems)
        parts = (tree.rows, tree.positions, tree.scenarios) if tree else ()
        return names_in(parts), not problems.found
    if source.name.endswith(".look"):
        lines = parse_looks(source, problems) or ()
        mentions = [Mention(one.name.text, (*VALUES, "field"), one.name.span) for one in lines]
        parts_of = [(line.name.text, part) for line in lines for part, _ in line.parts]
        mentions += [Mention(part.text, ("member", "column"), part.span, owner) for owner, part in parts_of]
        return Names((), tuple(mentions)), not problems.found
    (parse_variant if source.name.endswith(".variant") else parse_game)(source, problems)
    return names_in(parse_pieces(source)), not problems.found


@lru_cache(KEPT)
def _rows(source: Source, table: str, columns: tuple[Declared, ...]) -> Names | None:
    return names_of_rows(source, table, columns)


@remembered
def _columns(definition: Path) -> tuple[Declared, ...]:
    names = [names_of(one, None) for one in stack_of(definition)]
    return tuple(one for each in names for one in each.declared if one.kind == "column")


# ---------------------------------------------------------------- names of a game


class Scope:
    """What the names in one text can mean: what is declared in it and in all that it stands on."""

    def __init__(self, path: Path, types: Types | None = None) -> None:
        self.path, self.types = path, types or {}
        self.definition = definition_of(path)
        self.own = names_of(path, self.definition)
        self.texts: dict[Path, Names] = {}
        for one in stack_of(self.definition) if self.definition else ():
            self.texts[one] = names_of(one, None)
            self.texts.update({table: names_of(table, one) for table in tables_of(one)})
        self.texts[path] = self.own
        self.things: dict[str, dict[Thing, list[Declared]]] = {}
        for home, names in self.texts.items():
            for declared in names.declared:
                self._add(home, declared)

    def _add(self, home: Path, declared: Declared) -> None:
        of_name = self.things.setdefault(declared.name, {})
        below = next((one for one in of_name if (one.kind, one.owner) == (declared.kind, declared.owner)), None)
        local = declared.kind == "local"
        if below is None or (local and below.home != home):
            below = Thing(declared.kind, declared.owner, declared.name, home)
        of_name.setdefault(below, []).append(declared)

    def declared(self) -> Iterator[tuple[Thing, Declared]]:
        """Everything declared, with its first declaration."""
        for of_name in self.things.values():
            for thing, places in of_name.items():
                yield thing, places[0]

    def declarations(self, thing: Thing) -> list[Declared]:
        return self.things.get(thing.name, {}).get(thing, [])

    def meant(self, mention: Mention) -> list[Thing]:
        """What a mention stands for: one thing, several if that cannot be told, or nothing that is declared."""
        known = [one for one in self.things.get(mention.name, {}) if one.kind in mention.kinds]
        known = [one for one in known if one.kind != "local" or one.home == self.path]
        owner = self._wanted(mention.owner)
        if owner:
            known = [one for one in known if one.owner == owner] or (known if len(known) == 1 else [])
        if len(known) > 1:
            known = self._by_type(mention, known)
        if len(known) > 1 and mention.kinds[0] not in PARTS:
            first = min(mention.kinds.index(one.kind) for one in known)
            known = [one for one in known if mention.kinds.index(one.kind) == first]
        return known

    def _wanted(self, owner: str) -> str:
        """Whose member or row is wanted; behind `set option =` what the option's declaration says."""
        if not owner.startswith(OPTION):
            return owner
        name = owner.removeprefix(OPTION)
        declared = [places[0] for one, places in self.things.get(name, {}).items() if one.kind == "option"]
        kind = declared[0].detail.partition(":")[2].partition("=")[0] if declared else ""
        return "".join(kind.split()).rstrip("?")

    def _by_type(self, mention: Mention, known: list[Thing]) -> list[Thing]:
        """Those that the type of the word, or of what stands before its point, allows."""
        owner = _owner(self.types.get(place_of(mention.of or mention.span)))
        kinds = PARTS if mention.of else ("member", "row")
        fitting = [one for one in known if one.owner == owner and one.kind in kinds]
        return fitting or known

    def at(self, line: int, column: int) -> tuple[Span, list[Thing]] | None:
        """The name at a place, and what it stands for."""
        for declared in self.own.declared:
            if _holds(declared.span, line, column) and declared.span.source.name == source_of(self.path).name:
                own = [one for one, places in self.things[declared.name].items() if declared in places]
                return declared.span, own
        for mention in self.own.mentioned:
            if _holds(mention.span, line, column):
                return mention.span, self.meant(mention)
        return None


def _owner(kind: object) -> str:
    match kind:
        case ir.Row(name) | ir.Rec(name) | ir.Group(name) | ir.Cell(name) | ir.Member(name):
            return str(name)
    return ""


def _holds(span: Span, line: int, column: int) -> bool:
    return span.line == line and span.column <= column <= span.end_column


def places_of(thing: Thing, definition: Path | None, types: Mapping[Path, Types] | None = None) -> list[Span]:
    """Every place where a thing is declared or mentioned, in all texts of its game."""
    found: dict[Place, Span] = {}
    texts = [thing.home] if thing.kind == "local" or definition is None else family_of(definition)
    for path in texts:
        if thing.home != path and thing.home.suffix in DEFINITIONS and thing.home not in _reach(path):
            continue
        scope = Scope(path, (types or {}).get(path))
        for declared in scope.declarations(thing):
            if declared in scope.own.declared:
                found[place_of(declared.span)] = declared.span
        for mention in scope.own.mentioned:
            if mention.name == thing.name and thing in scope.meant(mention):
                found[place_of(mention.span)] = mention.span
    return list(found.values())


def _reach(path: Path) -> tuple[Path, ...]:
    definition = definition_of(path)
    return stack_of(definition) if definition else ()
