"""All changes of a game: of its own text, and of the cells of its tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from rulewright.compiler.elaborate.cells import RowText
from rulewright.compiler.elaborate.context import marker
from rulewright.compiler.front import Bound, Compiled, Listeners, remake
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.definition import Definition, read_definition
from rulewright.compiler.syntax.diagnostics import Problems
from rulewright.compiler.syntax.source import Span
from rulewright.mutation.cells import cells_of, is_rules, other_letters, with_text, with_tree
from rulewright.mutation.mutant import InRow, InTree, Mutant, in_context
from rulewright.mutation.operators import Change, Known, changes
from rulewright.mutation.sites import Site, put, sites_in, sites_of
from rulewright.runtime import ir

LONGEST = 90  # letters of a phrase that is quoted
DECLARED = (ast.State, ast.Option, ast.Board, ast.Table, ast.Record, ast.Claim)  # settled before the game begins
PHRASES = (
    ast.Compare,
    ast.Binary,
    ast.Amount,
    ast.Range,
    ast.At,
    ast.Call,
    ast.Member,
    ast.Assign,
    ast.Tuple,
    ast.Extreme,
)


@dataclass
class Heard:
    """What became of the expressions of a definition, kept by their node."""

    exprs: dict[int, ir.Expr] = field(default_factory=dict)
    kept: list[ast.Expr] = field(default_factory=list)

    def noted(self, node: ast.Expr, expr: ir.Expr) -> None:
        self.exprs.setdefault(id(node), expr)
        self.kept.append(node)


def definition_of(path: Path) -> Definition:
    """A definition, read; DefinitionError if it cannot be."""
    problems = Problems()
    definition = read_definition(path, problems)
    problems.raise_if_any()
    assert definition is not None
    return definition


def mutants_of(definition: Definition) -> list[Mutant]:
    """Every change of a definition, in the order of its text: of a variant, only of what it says itself."""
    heard = Heard()
    compiled = remake(definition, Bound({}), Listeners(noted=heard.noted))
    known = Known(lambda node: heard.exprs.get(id(node)), lambda kind: _words(kind, compiled.program))
    found = [*_in_text(definition, known), *_in_tables(definition, compiled, known)]
    return list(_named(found))


def _named(mutants: list[Mutant]) -> Iterator[Mutant]:
    """Each with a name of its own that stays when lines move: its line as written, and what it changes."""
    seen: Counter[str] = Counter()
    for mutant in mutants:
        name = f"{mutant.file}: {mutant.line}: {mutant.before} -> {mutant.after}"
        seen[name] += 1
        yield replace(mutant, name=name if seen[name] == 1 else f"{name} ({seen[name]})")


def _words(kind: ir.Type, program: ir.Program) -> tuple[str, ...]:
    match kind:
        case ir.Member(enum):
            return program.enums[enum].members
        case ir.Row(table):
            return program.tables[table].ids
        case ir.Way(board):
            return tuple(name for name, _, _ in program.boards[board].ways)
    return ()


# ---------------------------------------------------------------- the text of the game


def _in_text(definition: Definition, known: Known) -> Iterator[Mutant]:
    own = str(definition.files[-1])
    declarations = definition.game.declarations
    for number, site in sites_of(declarations):
        if not hasattr(site.node, "span") or site.node.span.source.name != own:
            continue
        for change in (*_of_declaration(site.node), *changes(site.node, site.parent, known)):
            changed = put((declarations[number],), site.node, change.instead)
            whole = changed[0] if not (change.instead is None and site.node is declarations[number]) else None
            yield _mutant(site, change, InTree(number, whole))


def _of_declaration(node: Any) -> Iterator[Change]:
    """Changes of what is declared: conditions between options, keys of the ranking."""
    match node:
        case ast.Claim():
            yield Change("left out", None, "")
        case ast.Rank(keys) if len(keys) > 1:
            yield Change("left out", replace(node, keys=keys[:-1]), ", ".join(one.span.text for one in keys[:-1]))
            turned = (keys[1], keys[0], *keys[2:])
            yield Change("order", replace(node, keys=turned), ", ".join(one.span.text for one in turned))


def _mutant(site: Site, change: Change, made: InTree | InRow, cell: tuple[str, str, str] | None = None) -> Mutant:
    span: Span = site.node.span
    before, after = in_context(span, change.text, _phrase(site))
    if isinstance(site.node, ast.Choice | ast.Alternative):
        before = span.text.splitlines()[0].strip()
    met_in_play = not isinstance((*site.around, site.node)[0], DECLARED)
    asked = (site.node.condition,) if isinstance(site.node, ast.Require | ast.Prefer) else ()  # before a move is made
    chain = (*asked, site.node, *reversed(site.around))
    keys = tuple(marker(node.span) for node in chain if met_in_play and _is_traced(node))
    return Mutant("", change.kind, span, _short(before), _short(after), site.rules, made, keys, cell)


def _is_traced(node: Any) -> bool:
    """Whether it is noted that play comes to a node; the lines at the head of an option are asked before they are
    carried out."""
    return isinstance(node, ast.Expr | ast.Statement) and not isinstance(node, ast.Require | ast.Prefer | ast.Let)


def _phrase(site: Site) -> Span | None:
    """The phrase in which a small change is quoted: the comparison around a number, the line around a name."""
    if not isinstance(site.node, ast.Number | ast.Name | ast.Yours | ast.Constant):
        return None
    for node in reversed(site.around):
        if isinstance(node, PHRASES):
            return node.span if len(node.span.text) <= LONGEST and node.span.line == site.node.span.line else None
    return None


def _short(text: str) -> str:
    return text if len(text) <= 2 * LONGEST else f"{text[: 2 * LONGEST]}…"


# ---------------------------------------------------------------- tables


def _in_tables(definition: Definition, compiled: Compiled, known: Known) -> Iterator[Mutant]:
    below = {str(file.parent / "") for file in definition.files[:-1]}
    for name, declaration in compiled.world.table_decls.items():
        for number, row in enumerate(compiled.world.draft.rows[name]):
            if below and not _is_own(definition, row):
                continue
            for column in (one for part in declaration.columns for one in part.names):
                yield from _in_cell(compiled, name, number, row, column, known)


def _is_own(definition: Definition, row: RowText) -> bool:
    """Whether a row stands in a file that a variant brings."""
    named = {rows.file for rows in definition.changed_rows if isinstance(rows, ast.AddRows)}
    return Path(row.span.source.name).name in {Path(file).name for file in named}


def _in_cell(compiled: Compiled, table: str, number: int, row: RowText, column: str, known: Known) -> Iterator[Mutant]:
    data = compiled.program.tables[table].columns[column]
    rules = (row.rule,) if row.rule else ()
    for written in cells_of(row, column):
        place = (table, row.id, column)
        if written.parsed is None:
            text = other_letters(written.cell, data.type, compiled.program.enums, number)
            if text is not None:
                made = InRow(*place, with_text(row, written.cell, text))
                yield Mutant("", "cell", written.cell.span, written.cell.text, text, rules, made, (), place)
            continue
        for site in sites_in(written.parsed):
            if not hasattr(site.node, "span"):
                continue
            for change in changes(site.node, site.parent, known):
                if (
                    isinstance(site.node, ast.Number)
                    and not site.around
                    and site.node.value > 0
                    and change.text < site.node.span.text
                ):
                    continue  # a plain number in a table is changed once
                tree = put(written.parsed, site.node, change.instead)
                made = InRow(*place, with_tree(row, written.key, tree))
                cell = None if is_rules(written.parsed) else place
                kind = change.kind if is_rules(written.parsed) else "cell"
                mutant = _mutant(Site(site.node, site.around, site.rules or rules), change, made, cell)
                yield Mutant("", kind, mutant.span, mutant.before, mutant.after, mutant.rules, made, mutant.keys, cell)
