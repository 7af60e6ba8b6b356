"""The numbered rules of a game: the ids that stand in its RULES.md, held against those that the definition carries.

- **TT-1** Two players, one 3 by 3 board.          a bullet that begins with an id in bold
| FJ-13 | A tile must touch at least two tiles. |  a table row whose first cell is an id
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path

from rulewright.compiler.elaborate.world import World
from rulewright.compiler.syntax.definition import Definition, read_source
from rulewright.compiler.syntax.diagnostics import Problems, did_you_mean
from rulewright.compiler.syntax.source import Source, Span
from rulewright.compiler.syntax.walk import tagged

RULE_ID = r"[A-Z][A-Z0-9]*-[0-9]+[a-z]?"
_BULLET = re.compile(rf"\s*(?:[-*+]|[0-9]+[.)])\s+\*\*({RULE_ID})[.:]?\*\*")
_CELL = re.compile(rf"\s*\|\s*(?:\*\*)?({RULE_ID})(?:\*\*)?\s*\|")


def rules_of(source: Source) -> dict[str, Span]:
    """The rule ids that a rulebook defines, in its order, and where."""
    found: dict[str, Span] = {}
    for number, line in enumerate(source.text.split("\n"), start=1):
        match = _BULLET.match(line) or _CELL.match(line)
        if match:
            found.setdefault(match[1], Span(source, number, match.start(1) + 1, number, match.end(1) + 1))
    return found


def check_rulebook(world: World, definition: Definition, problems: Problems) -> None:
    """Warn of ids that the rulebook does not know, and of rules that no line carries. Without a rulebook nothing is
    said."""
    books = [_read(_book_of(path, definition), problems) for path in definition.files]
    own = books[-1]
    known = {rule: span for book in books for rule, span in book.items()}
    if not known:
        return
    carried = dict(_carried(world, definition))
    for rule, span in carried.items():
        if rule not in known:
            adding = f"add it to {_book_of(_file_of(span, definition), definition).name}: '- **{rule}** …'"
            near = did_you_mean(rule, known)
            problems.warn("RW902", span, f"the rulebook has no rule {rule}", f"{near} Or {adding}" if near else adding)
    for rule, span in own.items():
        if rule not in carried:
            problems.warn(
                "RW903", span, f"no line of the game carries the rule {rule}", f"write '@{rule}' where it is told"
            )


def _file_of(span: Span, definition: Definition) -> Path:
    """The game or the variant in which something stands; what stands in a table is the game's."""
    name = Path(span.source.name).name
    return next((path for path in definition.files if path.name == name), definition.files[0])


def _book_of(path: Path, definition: Definition) -> Path:
    """Where the rules of a game, or of a variant on which others may stand, are told."""
    return path.with_suffix(".rules.md") if path.suffix == ".variant" else definition.folder / "RULES.md"


def _read(path: Path, problems: Problems) -> dict[str, Span]:
    source = read_source(path, problems) if os.path.isfile(path) else None
    return rules_of(source) if source else {}


def _carried(world: World, definition: Definition) -> Iterable[tuple[str, Span]]:
    """Every rule id of the definition, its variants and its tables, and where it stands first."""
    seen: set[str] = set()
    for rule, span in [*tagged(world.game.declarations), *tagged(definition.tags), *_in_tables(world)]:
        if rule not in seen:
            seen.add(rule)
            yield rule, span


def _in_tables(world: World) -> Iterable[tuple[str, Span]]:
    for rows in world.draft.rows.values():
        for row in rows:
            if row.rule:
                yield row.rule, row.span
    for snippet in world.draft.snippets:
        yield from tagged(snippet.statements)
