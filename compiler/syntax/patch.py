"""Variants: a game's tree with named things replaced. A patch that names something absent is an error."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import Any

from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import Problems, did_you_mean, so_many
from rulewright.compiler.syntax.source import Span
from rulewright.compiler.syntax.walk import tagged

Rows = ast.AddRows | ast.DropRows | ast.NewColumn


def apply_variant(
    game: ast.Game, variant: ast.Variant, problems: Problems
) -> tuple[ast.Game, dict[str, ast.Expr], tuple[Rows, ...]]:
    """The patched game, the options the variant sets, and its changes to table rows."""
    patcher = _Patcher(game, problems)
    for patch in variant.patches:
        patcher.apply(patch)
    return ast.Game(tuple(patcher.declarations), game.span), patcher.options, tuple(patcher.rows)


class _Patcher:
    def __init__(self, game: ast.Game, problems: Problems) -> None:
        self.declarations = list(game.declarations)
        self.problems = problems
        self.options: dict[str, ast.Expr] = {}
        self.rows: list[Rows] = []
        self.replaced: dict[str, Span] = {}

    def apply(self, patch: ast.Patch) -> None:
        match patch:
            case ast.SetOption(name, value, span):
                self.set_option(name, value, span)
            case ast.DropRule(rule, span):
                self.rewrite_rule(rule, (), span)
            case ast.ReplaceRule(rule, statements, span):
                if self.once(rule, span):
                    self.rewrite_rule(rule, statements, span, single=True)
            case ast.ReplaceNamed(declaration, span):
                self.replace_named(declaration, span)
            case ast.ExtendOption(action, option, body, span):
                self.change_option(action, option, span, lambda old: _extended(old, body))
            case ast.ReplaceOption(action, option, body, span):
                if self.once(f"{action}.{option}", span):
                    self.change_option(action, option, span, lambda old: replace(old, body=body))
            case ast.Around():
                self.around(patch)
            case ast.AddRows(table, _, span) | ast.DropRows(table, _, span):
                self.table_named(table, span)
                self.rows.append(patch)
            case ast.NewColumn():
                self.new_column(patch)
            case ast.New(declaration, span):
                self.declarations.append(declaration)

    def once(self, name: str, span: Span) -> bool:
        """A thing is replaced once in a file."""
        if name in self.replaced:
            first = self.replaced[name].line
            self.problems.error(
                "RW703", span, f"'{name}' stands twice in this variant", f"it stands first in line {first}"
            )
            return False
        self.replaced[name] = span
        return True

    def absent(self, span: Span, what: str, name: str, known: list[str]) -> None:
        self.problems.error("RW701", span, f"the game has no {what} '{name}'", did_you_mean(name, known))

    def names(self, kind: type) -> list[str]:
        return [getattr(d, "name", "") for d in self.declarations if isinstance(d, kind)]

    def set_option(self, name: str, value: ast.Expr, span: Span) -> None:
        known = self.names(ast.Option)
        if name not in known:
            self.absent(span, "option", name, known)
        elif self.once(f"set {name}", span):
            self.options[name] = value

    def table_named(self, table: str, span: Span) -> None:
        known = self.names(ast.Table)
        if table not in known:
            self.absent(span, "table", table, known)

    def new_column(self, patch: ast.NewColumn) -> None:
        """A table gets one more column."""
        self.table_named(patch.table, patch.span)
        for at, declaration in enumerate(self.declarations):
            if isinstance(declaration, ast.Table) and declaration.name == patch.table:
                known = {name for column in declaration.columns for name in column.names}
                twice = next((name for name in patch.column.names if name in known), None)
                if twice is not None:
                    text = f"the table {patch.table} has a column '{twice}' already"
                    self.problems.error("RW707", patch.span, text, f"'replace table {patch.table}' changes a column")
                    return
                self.declarations[at] = replace(declaration, columns=(*declaration.columns, patch.column))
                self.rows.append(patch)

    # ------------------------------------------------------------ rules

    def rewrite_rule(self, rule: str, statements: tuple[ast.Statement, ...], span: Span, single: bool = False) -> None:
        """Put statements where the rule id is the first of a guard or statement."""
        places = 0

        def rewrite(body: tuple[ast.Statement, ...]) -> tuple[ast.Statement, ...]:
            nonlocal places
            result: list[ast.Statement] = []
            for one in body:
                if one.tags.rules[:1] == (rule,):
                    places += 1
                    result += statements
                else:
                    result.append(one)
            return tuple(result)

        self.declarations = [map_bodies(d, rewrite) for d in self.declarations]
        known = [rule for rule, _ in tagged(tuple(self.declarations))]
        if not places:
            self.absent(span, "guard or statement whose first rule id is", rule, known)
        if single and places > 1:
            self.problems.error(
                "RW704",
                span,
                f"{places} lines begin with {rule}; it is not clear which is meant",
                "replace the action that holds them",
            )

    # ------------------------------------------------------------ named things

    def replace_named(self, new: ast.Declaration, span: Span) -> None:
        if isinstance(new, ast.Rank):
            if self.once("rank", span):
                self.declarations = [d for d in self.declarations if not isinstance(d, ast.Rank)] + [new]
            return
        if isinstance(new, ast.State):
            self.replace_state(new, span)
            return
        name = getattr(new, "name", "")
        same = [d for d in self.declarations if type(d) is type(new) and getattr(d, "name", None) == name]
        if not same:
            self.absent(span, _word(new), name, self.names(type(new)))
            return
        key = f"{_word(new)} {name}"
        another = isinstance(new, ast.Def) and key in self.replaced  # one more clause of what replaces it
        if not another and not self.once(key, span):
            return
        old = same[0]
        if (
            isinstance(new, ast.Def | ast.Action)
            and isinstance(old, ast.Def | ast.Action)
            and len(new.parameters) != len(old.parameters)
        ):
            self.problems.error(
                "RW705",
                span,
                f"'{name}' has {so_many(len(old.parameters), 'parameter')} in the game, {len(new.parameters)} here",
            )
        if another:
            self.declarations.insert(self.declarations.index(same[-1]) + 1, new)
            return
        at = self.declarations.index(old)
        self.declarations = [d for d in self.declarations if d not in same]
        self.declarations.insert(at, new)

    def replace_state(self, new: ast.State, span: Span) -> None:
        for at, declaration in enumerate(self.declarations):
            if isinstance(declaration, ast.State) and declaration.names == new.names:
                if self.once(f"state {', '.join(new.names)}", span):
                    self.declarations[at] = new
                return
        known = [", ".join(d.names) for d in self.declarations if isinstance(d, ast.State)]
        self.absent(span, "state", ", ".join(new.names), known)

    def around(self, patch: ast.Around) -> None:
        for at, declaration in enumerate(self.declarations):
            if isinstance(declaration, ast.Action) and declaration.name == patch.action:
                parts = (patch.body, declaration.body) if patch.word == "before" else (declaration.body, patch.body)
                self.declarations[at] = replace(declaration, body=(*parts[0], *parts[1]))
                return
        self.absent(patch.span, "action", patch.action, self.names(ast.Action))

    def change_option(
        self, action: str, option: str, span: Span, change: Callable[[ast.Alternative], ast.Alternative]
    ) -> None:
        """Change the options of that name in an action; `play.drop` is an option of the telling."""
        found = False

        def rewrite(alternatives: tuple[ast.Alternative, ...]) -> tuple[ast.Alternative, ...]:
            nonlocal found
            found = found or any(one.name == option for one in alternatives)
            return tuple(change(one) if one.name == option else one for one in alternatives)

        for at, declaration in enumerate(self.declarations):
            is_play = isinstance(declaration, ast.Play) and action == "play"
            if is_play or (isinstance(declaration, ast.Action) and declaration.name == action):
                self.declarations[at] = map_alternatives(declaration, rewrite)
                if not found:
                    self.absent(span, f"option in '{action}' named", option, _options_in(declaration))
                return
        self.absent(span, "action", action, [*self.names(ast.Action), "play"])


def _extended(option: ast.Alternative, body: tuple[ast.Statement, ...]) -> ast.Alternative:
    """An option with guards and effects added after its leading guards."""
    head = 0
    while head < len(option.body) and isinstance(option.body[head], ast.Let | ast.Require | ast.Prefer):
        head += 1
    return replace(option, body=(*option.body[:head], *body, *option.body[head:]))


def _word(declaration: ast.Declaration) -> str:
    return type(declaration).__name__.lower()


# ---------------------------------------------------------------- walking declarations


def _map(node: Any, change: Callable[[Any], Any]) -> Any:
    """A tree with `change` applied to every tuple in it, innermost first."""
    if isinstance(node, tuple):
        return change(tuple(_map(item, change) for item in node))
    if is_dataclass(node) and not isinstance(node, Span | ast.Tags | type):
        parts = {f.name: _map(getattr(node, f.name), change) for f in fields(node) if _is_tree(getattr(node, f.name))}
        return replace(node, **parts) if parts else node
    return node


def _is_tree(value: Any) -> bool:
    return isinstance(value, tuple) or (is_dataclass(value) and not isinstance(value, Span | ast.Tags | type))


def map_bodies(declaration: Any, change: Callable[[tuple[ast.Statement, ...]], tuple[ast.Statement, ...]]) -> Any:
    """A declaration with every block of statements changed."""
    if not isinstance(declaration, ast.Action | ast.Play):
        return declaration

    def visit(items: tuple[Any, ...]) -> tuple[Any, ...]:
        return change(items) if items and all(isinstance(item, ast.Statement) for item in items) else items

    return _map(declaration, visit)


def map_alternatives(
    declaration: Any, change: Callable[[tuple[ast.Alternative, ...]], tuple[ast.Alternative, ...]]
) -> Any:
    """A declaration with the options of every decision changed."""

    def visit(items: tuple[Any, ...]) -> tuple[Any, ...]:
        return change(items) if items and all(isinstance(item, ast.Alternative) for item in items) else items

    return _map(declaration, visit)


def _options_in(declaration: Any) -> list[str]:
    names: list[str] = []

    def collect(alternatives: tuple[ast.Alternative, ...]) -> tuple[ast.Alternative, ...]:
        names.extend(one.name for one in alternatives if one.name)
        return alternatives

    map_alternatives(declaration, collect)
    return names
