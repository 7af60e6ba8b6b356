"""What is written differently in two definitions, in the authors' words, by rule id: clauses, rows of tables, options.

A name that changed everywhere is no change of a rule, nor is another order of declarations.
"""

from __future__ import annotations

from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any

from rulewright.compiler.front import Compiled
from rulewright.difference.clauses import Clause, Key, clauses_of, tokens
from rulewright.difference.renaming import Renaming, called_alike, renaming_of
from rulewright.runtime import ir
from rulewright.runtime.canonical import canonical
from rulewright.runtime.words import Words

ROW = "table"


@dataclass(frozen=True)
class Change:
    """Something that was added, removed (the other text is empty) or changed, and the rule ids that stand there."""

    where: str  # `action place`, `option diagonal`, `table Tile`
    rules: tuple[str, ...]
    before: str
    after: str
    place_before: str = ""  # file:line
    place_after: str = ""

    @property
    def word(self) -> str:
        return "changed" if self.before and self.after else "removed" if self.before else "added"


@dataclass(frozen=True)
class Structure:
    """All changes; `same` if the rules are the same whatever their words."""

    same: bool
    renamed: tuple[tuple[str, str], ...]
    changes: tuple[Change, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of all rules that changed, each once."""
        return tuple(dict.fromkeys(rule for change in self.changes for rule in change.rules))


def structure_of(one: Compiled, other: Compiled) -> Structure:
    """How two definitions differ as they are written."""
    names = renaming_of(one.program, other.program)
    clauses = clauses_of(one.definition), clauses_of(other.definition)
    declared = _renamed_declarations(*clauses)
    words = dict(names.pairs) | declared
    if canonical(one.program) == canonical(other.program):
        return Structure(True, _told_names(words, *clauses), ())
    written = _clauses(*clauses, Wording(words, _locals(one.program), _locals(other.program)))
    told = {change.where for change in written}
    changes = [
        *(change for change in _options(one, other) if change.where not in told),
        *written,
        *_tables(one.program, called_alike(other.program, names), clauses[0]),
    ]
    return Structure(False, _told_names(words, *clauses), tuple(dict.fromkeys(changes)))


@dataclass(frozen=True)
class Wording:
    """How things are called: what the second text calls the names of the first, and the locals of both."""

    words: dict[str, str]
    ours: frozenset[str]
    theirs: frozenset[str]


def _locals(program: ir.Program) -> frozenset[str]:
    """Every name that is bound within a declaration."""
    parts: tuple[Any, ...] = (*program.procs, *program.functions, *program.scores, *program.rank, *program.networks)
    return frozenset(slot.name for part in parts for slot in part.slots)


def _told_names(
    words: dict[str, str], ours: dict[Key, tuple[Clause, ...]], theirs: dict[Key, tuple[Clause, ...]]
) -> tuple[tuple[str, str], ...]:
    """The pairs of names of which the first stands only in the first text and the second only in the second."""
    known = [
        {word for part in texts.values() for clause in part for word in tokens(clause.text)} for texts in (ours, theirs)
    ]
    return tuple((old, new) for old, new in words.items() if old not in known[1] and new not in known[0])


# ---------------------------------------------------------------- clauses


def _renamed_declarations(ours: dict[Key, Any], theirs: dict[Key, Any]) -> dict[str, str]:
    """Declarations of one kind that stand on one side only are taken for the same, in order, if they are as many."""
    found: dict[str, str] = {}
    for kind in {key[0] for key in ours}:
        missing = [name for sort, name in ours if sort == kind and (kind, name) not in theirs]
        new = [name for sort, name in theirs if sort == kind and (kind, name) not in ours]
        if len(missing) == len(new):
            for old, now in zip(missing, new, strict=True):
                found |= dict(zip(old.split(", "), now.split(", ")))
    return found


def _clauses(
    ours: dict[Key, tuple[Clause, ...]], theirs: dict[Key, tuple[Clause, ...]], wording: Wording
) -> list[Change]:
    found: list[Change] = []
    words = wording.words
    renamed = {(kind, _in_words(name, words)): key for key in ours for kind, name in [key]}
    for key, mine in ours.items():
        there = (key[0], _in_words(key[1], words))
        found += _between(_title(key), mine, theirs.get(there, ()), wording)
    for key, yours in theirs.items():
        if key not in renamed:
            found += _between(_title(key), (), yours, wording)
    return found


def _in_words(text: str, words: dict[str, str]) -> str:
    return ", ".join(words.get(part, part) for part in text.split(", "))


def _title(key: Key) -> str:
    return " ".join(filter(None, key))


def _between(title: str, ours: tuple[Clause, ...], theirs: tuple[Clause, ...], wording: Wording) -> list[Change]:
    """The changes within one declaration."""
    mine = [_translated(clause.text, wording.words) for clause in ours]
    yours = [" ".join(tokens(clause.text)) for clause in theirs]
    if mine == yours or _alike(mine, yours, wording):
        return []
    found: list[Change] = []
    for what, a, b, c, d in SequenceMatcher(None, mine, yours, autojunk=False).get_opcodes():
        if what == "equal":
            continue
        pairs = max(b - a, d - c) if b - a == d - c else 0
        for at in range(pairs):
            found.append(_change(title, ours[a + at], theirs[c + at]))
        if not pairs:
            found += [_change(title, clause, None) for clause in ours[a:b]]
            found += [_change(title, None, clause) for clause in theirs[c:d]]
    return found


def _translated(text: str, words: dict[str, str]) -> str:
    return " ".join(words.get(word, word) for word in tokens(text))


def _alike(mine: list[str], yours: list[str], wording: Wording) -> bool:
    """Whether two texts differ in the names of locals only: one name for another, everywhere."""
    if len(mine) != len(yours):
        return False
    there: dict[str, str] = {}
    back: dict[str, str] = {}
    for one, other in zip(" ; ".join(mine).split(), " ; ".join(yours).split()):
        if one != other and not (one in wording.ours and other in wording.theirs):
            return False
        if there.setdefault(one, other) != other or back.setdefault(other, one) != one:
            return False
    return len(" ; ".join(mine).split()) == len(" ; ".join(yours).split())


def _change(title: str, one: Clause | None, other: Clause | None) -> Change:
    rules = tuple(dict.fromkeys((*(one.rules if one else ()), *(other.rules if other else ()))))
    places = [f"{clause.file}:{clause.line}" if clause else "" for clause in (one, other)]
    return Change(title, rules, one.text if one else "", other.text if other else "", *places)


# ---------------------------------------------------------------- options and tables


def _options(one: Compiled, other: Compiled) -> list[Change]:
    """Options that are set otherwise."""
    found = []
    ours, theirs = one.program.options, other.program.options
    for name in ours:
        if name in theirs and ours[name] != theirs[name]:
            option = one.world.option_decls[name]
            span = option.span
            place = f"{span.source.name}:{span.line}"
            found.append(
                Change(f"option {name}", option.tags.rules, f"{name} = {ours[name]}", f"{name} = {theirs[name]}", place)
            )
    return found


def _tables(one: ir.Program, other: ir.Program, clauses: dict[Key, tuple[Clause, ...]]) -> list[Change]:
    """Rows that came, went or changed, cell by cell; a row without a rule id goes by those of its column and its
    table."""
    found: list[Change] = []
    for name, ours in one.tables.items():
        if name in other.tables:
            found += _table(one, other, ours, other.tables[name], clauses.get((ROW, name), ()))
    return found


def _table(
    one: ir.Program, other: ir.Program, ours: ir.Table, theirs: ir.Table, clauses: tuple[Clause, ...]
) -> list[Change]:
    found: list[Change] = []
    title = f"{ROW} {ours.name}"
    heads = [clause.rules for clause in clauses[:1]]
    of_table = heads[0] if heads else ()
    of_columns = {tokens(clause.text)[0]: clause.rules for clause in clauses[1:]}
    for row, identity in enumerate(ours.ids, 1):
        of_row = tuple(filter(None, (ours.rules[row - 1],))) or of_table
        if identity not in theirs.ids:
            found.append(Change(title, of_row, f"row {identity}", ""))
            continue
        there = theirs.ids.index(identity) + 1
        for column in {**ours.columns, **theirs.columns}:
            cells = _cell(one, ours, row, column), _cell(other, theirs, there, column)
            if cells[0] != cells[1]:
                texts = [f"{identity}.{column} = {text}" if text is not None else "" for text in cells]
                rules = tuple(dict.fromkeys((*of_row, *of_columns.get(column, ()))))
                found.append(Change(title, rules, *texts))
    new = [row for row, identity in enumerate(theirs.ids) if identity not in ours.ids]
    for row in new:
        rules = tuple(filter(None, (theirs.rules[row],))) or of_table
        found.append(Change(title, rules, "", f"row {theirs.ids[row]}"))
    return found


def _cell(program: ir.Program, table: ir.Table, row: int, name: str) -> str | None:
    """A cell as it is written; None without the column."""
    column = table.columns.get(name)
    if column is None:
        return None
    if isinstance(column, ir.FormulaColumn):
        number = column.functions[row - 1]
        return "none" if number < 0 else f"the formula {_formula(program, number)}"
    value, words = column.values[row - 1], Words(program)
    if column.per is not None:
        return "[" + ", ".join(words.write(one, column.type) for one in value) + "]"
    return words.write(value, column.type)


def _formula(program: ir.Program, number: int) -> str:
    function = program.functions[number]
    return f"in line {function.where.line}"


__all__ = ["Change", "Renaming", "Structure", "structure_of"]
