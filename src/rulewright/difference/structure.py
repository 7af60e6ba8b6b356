"""What is written differently in two definitions, in the authors' words, by rule id: clauses, rows of tables, options.

A name that changed everywhere is no change of a rule, nor is another order of declarations.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from typing import Any

from rulewright.compiler.front import Compiled
from rulewright.difference.change import Change
from rulewright.difference.clauses import Clause, Key, clauses_of, place_of, tokens
from rulewright.difference.renaming import Renaming, called_alike, renaming_of
from rulewright.difference.rows import TABLE, Sheet, row_changes
from rulewright.runtime import ir
from rulewright.runtime.canonical import canonical
from rulewright.runtime.words import Words

LIKE = 0.6  # of the words of two declarations, if one may be the other under another name


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
        *_tables(one, other, names, clauses[0], words),
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


def _renamed_declarations(ours: dict[Key, tuple[Clause, ...]], theirs: dict[Key, tuple[Clause, ...]]) -> dict[str, str]:
    """Declarations of one kind that stand on one side only are taken for the same, in order, if they are as many and
    most of what is written in them is the same."""
    found: dict[str, str] = {}
    for kind in dict.fromkeys(key[0] for key in ours):
        missing = [name for sort, name in ours if sort == kind and (kind, name) not in theirs]
        new = [name for sort, name in theirs if sort == kind and (kind, name) not in ours]
        if len(missing) == len(new):
            for old, now in zip(missing, new, strict=True):
                if _is_like(ours[kind, old], theirs[kind, now]):
                    found |= dict(zip(old.split(", "), now.split(", ")))
    return found


def _is_like(ours: tuple[Clause, ...], theirs: tuple[Clause, ...]) -> bool:
    mine, yours = ([word for clause in clauses for word in tokens(clause.text)] for clauses in (ours, theirs))
    return SequenceMatcher(None, mine, yours, autojunk=False).ratio() >= LIKE


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
        return [_moved(title, *pair) for pair in zip(ours, theirs) if pair[0].depth != pair[1].depth]
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


def _moved(title: str, one: Clause, other: Clause) -> Change:
    """A line that stands further in, or further out, than it did."""
    margin = min(one.depth, other.depth)
    found = _change(title, one, other)
    before, after = ("    " * (clause.depth - margin) + clause.text for clause in (one, other))
    return replace(found, before=before, after=after)


def _change(title: str, one: Clause | None, other: Clause | None) -> Change:
    rules = tuple(dict.fromkeys((*(one.rules if one else ()), *(other.rules if other else ()))))
    places = [clause.place if clause else "" for clause in (one, other)]
    return Change(title, rules, one.text if one else "", other.text if other else "", *places)


# ---------------------------------------------------------------- options and tables


def _options(one: Compiled, other: Compiled) -> list[Change]:
    """Options that are set otherwise."""
    found = []
    ours, theirs = one.program.options, other.program.options
    for name in ours:
        if name in theirs and ours[name] != theirs[name]:
            option = one.world.option_decls[name]
            texts = f"{name} = {ours[name]}", f"{name} = {theirs[name]}"
            found.append(Change(f"option {name}", option.tags.rules, *texts, place_of(option.span)))
    return found


def _tables(
    one: Compiled, other: Compiled, names: Renaming, clauses: dict[Key, tuple[Clause, ...]], words: dict[str, str]
) -> Iterator[Change]:
    """What is different in the rows of tables that both have."""
    alike = called_alike(other.program, names)
    for name, table in one.program.tables.items():
        there = words.get(name, name)
        if there in alike.tables:
            ours = Sheet(table, one.world.draft.rows[name], Words(one.program))
            theirs = Sheet(alike.tables[there], other.world.draft.rows[there], Words(alike))
            written = clauses.get((TABLE, name), ())
            yield from row_changes(ours, theirs, written, lambda text: _translated(text, words))


__all__ = ["Renaming", "Structure", "structure_of"]
