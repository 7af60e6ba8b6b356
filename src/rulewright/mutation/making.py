"""Changed games: the machines on which scenarios meet a mutant."""

from __future__ import annotations

from dataclasses import replace

from rulewright.compiler.elaborate.begin import MAKERS
from rulewright.compiler.elaborate.cells import RowText
from rulewright.compiler.elaborate.tables import load_table
from rulewright.compiler.elaborate.world import World
from rulewright.compiler.front import Bound, Compiled, Listeners, remake
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.definition import Definition
from rulewright.conformance.machine import Machine, Workshop
from rulewright.mutation.mutant import InRow, InTree, Mutant
from rulewright.mutation.standing import Standing
from rulewright.runtime import ir

Rows = dict[tuple[tuple[ast.ExtraRow, ...], str], list[RowText]]


class Tables:
    """The rows of a game's tables, read once for all mutants."""

    def __init__(self) -> None:
        self._rows: Rows = {}

    def rows(self, world: World, declaration: ast.Table) -> list[RowText]:
        """The rows as they are."""
        key = (world.given.extra_rows, declaration.name)
        if key not in self._rows:
            self._rows[key] = load_table(world, declaration)
        return self._rows[key]

    def changed(self, change: InRow, world: World, declaration: ast.Table) -> list[RowText]:
        """The rows with one that is changed."""
        rows = self.rows(world, declaration)
        if declaration.name != change.table:
            return rows
        return [change.changed if row.id == change.row else row for row in rows]


def made(
    definition: Definition, bound: Bound, mutant: Mutant | None, tables: Tables, standing: Standing | None = None
) -> Compiled:
    """The program of a mutant, or of the game as it is, or of a variant of either; DefinitionError where it makes no
    sense."""
    makers = replace(MAKERS, rows=tables.rows)
    match mutant:
        case Mutant(made=InTree(number, changed)):
            kept = definition.game.declarations
            middle = () if changed is None else (changed,)
            game = replace(definition.game, declarations=(*kept[:number], *middle, *kept[number + 1 :]))
            definition = replace(definition, game=game)
        case Mutant(made=InRow() as change):
            makers = replace(MAKERS, rows=lambda world, declaration: tables.changed(change, world, declaration))
    return remake(standing.on(definition.game) if standing else definition, bound, Listeners(), makers)


class MutantWorkshop(Workshop):
    """Makes the machines of a mutant, or of the game as it is, for the scenarios of all files that add the same rows;
    or those of a variant that stands on it."""

    def __init__(
        self,
        definition: Definition,
        rows: tuple[ast.ExtraRow, ...],
        mutant: Mutant | None,
        tables: Tables,
        standing: Standing | None = None,
    ):
        super().__init__(standing.path if standing else definition.files[-1], rows)
        self.definition, self.mutant, self.tables, self.standing = definition, mutant, tables, standing
        self.others: dict[
            int, tuple[ir.Invariant, ...]
        ] = {}  # by program: invariants that say something else than before

    def _make(self, values: dict[str, ast.Expr], seats: int | None, options: tuple[tuple[str, str], ...]) -> Machine:
        game = made(self.definition, Bound(values, seats, self.rows), self.mutant, self.tables, self.standing)
        return Machine(game, None, options)
