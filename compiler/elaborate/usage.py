"""What a piece of text uses, found without types: the acting player, and whether it can suspend."""

from __future__ import annotations

from dataclasses import is_dataclass
from typing import Any

from rulewright.compiler.elaborate.cells import formula_cells
from rulewright.compiler.elaborate.declarations import Declarations
from rulewright.compiler.elaborate.draft import Draft
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.walk import children


class Usage:
    """Answers about one game, remembered per name."""

    def __init__(self, declared: Declarations, draft: Draft) -> None:
        self.declared, self.draft = declared, draft
        self._you: dict[str, bool] = {}
        self._suspends: dict[str, bool] = {}
        self._rules: bool | None = None

    # ------------------------------------------------------------ you

    def def_uses_you(self, name: str) -> bool:
        """Whether a def asks about the player who acts."""
        return self._named(
            "def " + name, lambda: any(self.uses_you((*d.lets, d.result)) for d in self.declared.defs[name])
        )

    def action_uses_you(self, name: str) -> bool:
        """Whether an action is about the player who acts."""
        return self._named("action " + name, lambda: self.uses_you(self.declared.actions[name].body))

    def _named(self, key: str, ask: Any) -> bool:
        if key not in self._you:
            self._you[key] = False  # for recursion, which is an error found elsewhere
            self._you[key] = ask()
        return self._you[key]

    def uses_you(self, node: Any) -> bool:
        """Whether `you` of outside is used in a text."""
        match node:
            case ast.Name("you") | ast.Yours():
                return True
            case ast.Name(name) | ast.Call(name) if name in self.declared.defs:
                own = self.def_uses_you(name)
                return own or any(self.uses_you(part) for part in children(node))
            case ast.Name(name) if self._is_score(name):
                return not self.draft.together
            case ast.At(ast.Name(name), indices) if self._is_score(name):
                return self.uses_you(indices)  # `towns[p]` says whose
            case ast.Attribute(_, name) | ast.FormulaCall(_, name):
                return self.column_uses_you(name) or any(self.uses_you(part) for part in children(node))
            case ast.Comprehension(item, generators):
                return self._generators(generators, (item,) if item else ())
            case ast.Aggregate(_, generators, value):
                return self._generators(generators, (value,) if value else ())
            case ast.For(name, source, clauses, body):
                return self.uses_you(source) or (name != "you" and self.uses_you((clauses, body)))
            case ast.Choice(subject):
                # a set of players chooses for itself; anybody else is named by the subject
                return self.uses_you(subject)
            case ast.Does(subject):
                return self.uses_you(subject)
            case ast.Command(name):
                if name in self.declared.actions and self.action_uses_you(name):
                    return True
                return any(self.uses_you(part) for part in children(node))
            case ast.Do():
                return True
            case tuple():
                return self._sequence(node)
            case _:
                return any(self.uses_you(part) for part in children(node))

    def _is_score(self, name: str) -> bool:
        return name in self.declared.score_decls or name == "total"

    def _sequence(self, parts: tuple[Any, ...]) -> bool:
        """Things one after the other: from a line on that says who `you` are, that player is meant."""
        for part in children(parts):
            if self.uses_you(part):
                return True
            if isinstance(part, ast.Let | ast.Var | ast.Draw | ast.Roll) and part.name == "you":
                return False
        return False

    def _generators(self, generators: tuple[ast.Generator, ...], rest: tuple[Any, ...]) -> bool:
        for generator in generators:
            if self.uses_you(generator.source):
                return True
            if generator.name == "you":
                return False
            if self.uses_you(generator.clauses):
                return True
        return any(self.uses_you(part) for part in rest)

    def column_uses_you(self, name: str) -> bool:
        """Whether a column with this name holds formulas about the player who acts."""
        return self._named("column " + name, lambda: self._ask_column(name))

    def _ask_column(self, name: str) -> bool:
        for table, declaration in self.declared.table_decls.items():
            for column in declaration.columns:
                if name in column.names and not isinstance(column.type, ast.RulesType):
                    for cell in formula_cells(self.draft.rows.get(table, []), name, column):
                        if self.uses_you(cell):
                            return True
        return False

    # ------------------------------------------------------------ suspension

    def action_suspends(self, name: str) -> bool:
        """Whether an action decides, draws by chance or finishes."""
        if name not in self._suspends:
            self._suspends[name] = False
            action = self.declared.actions.get(name)
            self._suspends[name] = action is not None and self.suspends(action.body)
        return self._suspends[name]

    def rules_suspend(self) -> bool:
        """Whether a snippet of any table suspends; then all are carried out the same way."""
        if self._rules is None:
            self._rules = False
            self._rules = any(
                self.suspends(snippet.statements) or self.does_rules(snippet.statements, set())
                for snippet in self.draft.snippets
            )
            if self._rules:
                self._suspends.clear()  # found while it was not known that rules do
        return self._rules

    def does_rules(self, node: Any, seen: set[str]) -> bool:
        """Whether a text does rules, itself or by actions; rules that do rules need frames, which bound how deep they
        go."""
        if isinstance(node, ast.Do):
            return True
        if isinstance(node, ast.Command) and node.name in self.declared.actions and node.name not in seen:
            seen.add(node.name)
            if self.does_rules(self.declared.actions[node.name].body, seen):
                return True
        return any(self.does_rules(part, seen) for part in children(node))

    def suspends(self, node: Any) -> bool:
        """Whether carrying out a text can reach a rest."""
        match node:
            case ast.Choice() | ast.Roll() | ast.Finish() | ast.Either() | ast.MayDo():
                return True
            case ast.Repeat(kind) if kind == "possible":
                return True
            case ast.Draw(_, zone):
                return not self._is_list(zone)
            case ast.Command(name):
                return self.action_suspends(name)
            case ast.Do():
                return self.rules_suspend()
            case _ if isinstance(node, tuple) or is_dataclass(node):
                return any(self.suspends(part) for part in children(node))
            case _:
                return False

    def begins_with_decision(self, node: Any, seen: frozenset[str] = frozenset()) -> bool:
        """Whether the first thing a text does is to ask somebody: itself, or by an action or a cell of rules."""
        match node:
            case ast.Choice() | ast.Either() | ast.MayDo():
                return True
            case (first, *_):
                return self.begins_with_decision(first, seen)
            case ast.Sequence(statements):
                return self.begins_with_decision(statements, seen)
            case ast.Phase(body=body):
                return self.begins_with_decision(body, seen)
            case ast.Does(effect=effect):
                return self.begins_with_decision(effect, seen)
            case ast.Command(name) if name in self.declared.actions and name not in seen:
                return self.begins_with_decision(self.declared.actions[name].body, seen | {name})
            case ast.Do(path) if "do" not in seen:
                column = path.name if isinstance(path, ast.Attribute | ast.FormulaCall) else None
                return any(
                    self.begins_with_decision(snippet.statements, seen | {"do"})
                    for snippet in self.draft.snippets
                    if column in (None, snippet.column)
                )
        return False

    def _is_list(self, zone: ast.Expr) -> bool:
        while isinstance(zone, ast.At):
            zone = zone.item
        if isinstance(zone, ast.Name | ast.Yours) and zone.name in self.declared.state_decls:
            kind = self.declared.state_decls[zone.name].type
            return isinstance(kind, ast.CollectionType) and kind.word == "list"
        return False

    def escapes(self, node: Any) -> bool:
        """Whether a text can leave a loop that stands around it."""
        match node:
            case ast.Stop():
                return True
            case ast.For() | ast.Repeat():
                return False
            case ast.Choice():
                return any(self.escapes(alternative.body) for alternative in node.alternatives)
            case _ if isinstance(node, tuple) or is_dataclass(node):
                return any(self.escapes(part) for part in children(node))
            case _:
                return False
