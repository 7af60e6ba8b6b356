"""Procedures: `play`, actions and snippets, each made once for each combination of argument types."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rulewright.compiler.elaborate import access
from rulewright.compiler.elaborate.blocks import BlockDraft, ProcDraft
from rulewright.compiler.elaborate.context import Context, Variable, where
from rulewright.compiler.elaborate.declared_types import parameter_types, type_like, type_of
from rulewright.compiler.elaborate.defs import CHAIN_MAX, parameter_hint
from rulewright.compiler.elaborate.fit import confined, fit, settle, wrong
from rulewright.compiler.elaborate.types import Nil, Unsure, Void, describe, widened
from rulewright.compiler.elaborate.world import World
from rulewright.compiler.syntax import ast, foreign
from rulewright.compiler.syntax.call_shape import Told, call_hint, call_shape, declared_shape
from rulewright.compiler.syntax.diagnostics import Reported, did_you_mean
from rulewright.compiler.syntax.mistakes import STATEMENT_WORDS
from rulewright.compiler.syntax.source import Source, Span
from rulewright.runtime import ir

PROCS_MAX = 3000


Write = Callable[["ProcedureMaker", ProcDraft, tuple[ast.Statement, ...], ast.Tags], None]


class ProcedureMaker:
    """Makes the procedures of a program, one for each action and combination of argument types. `write` writes the
    statements of one; `verbs` are the names of what every game can do."""

    def __init__(self, world: World, write: Write, verbs: frozenset[str]) -> None:
        self.world, self.write, self.verbs = world, write, verbs
        world.can = self.can
        self.usage = world.usage
        self.procs: list[ProcDraft] = []
        self.blocks: list[BlockDraft] = []
        self.decisions: list[ir.Decision] = []
        self.guards: list[ir.Guard] = []
        self.phases: list[tuple[str, int, tuple[ir.Stmt, ...], int]] = []  # name, procedure, first pass, block
        self.made: dict[tuple[str, tuple[ir.Type, ...]], ProcDraft] = {}
        self.busy: list[str] = []
        self.called: set[str] = set()
        self.openly: set[ir.Where] = set()  # lines (column 0)
        self.sources: dict[str, Source] = {}  # by the name that places at run time have

    # ------------------------------------------------------------ procedures

    def play(self) -> None:
        """The procedure of the whole game."""
        assert self.world.play is not None
        proc = self._new("play", True, self.world.play.span)
        self.write(self, proc, self.world.play.body, ast.Tags())

    def snippets(self) -> tuple[ir.Snippet, ...]:
        """The procedures of all cells of the rules columns."""
        made = []
        for draft in self.world.draft.snippets:
            proc = self._new(f"{draft.table}.{draft.column}", self.usage.rules_suspend(), draft.span)
            proc.text = draft.text
            proc.ctx.scopes[-1]["this"] = ir.Const(draft.row, ir.Row(draft.table))
            for name, kind in draft.parameters:
                proc.ctx.bind(name, kind)
            proc.ctx.bind("you", ir.Seat())
            proc.params, proc.uses_you = len(proc.ctx.slots), True
            made.append((draft, proc))
        for draft, proc in made:
            self.write(self, proc, draft.statements, ast.Tags())
        return tuple(ir.Snippet(proc.number, d.table, d.row, d.column, d.text) for d, proc in made)

    def action(self, name: str, kinds: tuple[ir.Type, ...], span: Span, calling: bool = True) -> ProcDraft:
        """The procedure of an action for these argument types."""
        parameters = self.world.actions[name].parameters
        kinds = tuple(kind if p.type is not None else widened(kind) for p, kind in zip(parameters, kinds))
        key = (name, kinds)
        self.called.add(name)
        if name in self.busy and calling:
            cycle = " → ".join([*self.busy[self.busy.index(name) :], name])
            wrong(Context(self.world), "RW204", span, f"the action '{name}' uses itself", cycle)
        if key in self.made:
            return self.made[key]
        if len(self.busy) >= CHAIN_MAX:
            chain = " → ".join([*self.busy[:2], "…", *self.busy[-2:], name])
            wrong(Context(self.world), "RW221", span, f"more than {CHAIN_MAX} actions call each other", chain)
        declaration = self.world.actions[name]
        proc = self._new(name, self.usage.action_suspends(name), declaration.span)
        self.made[key] = proc
        for parameter, kind in zip(declaration.parameters, kinds):
            if (
                parameter.name in self.world.members
                and parameter.type is None
                and parameter.name not in self.world.enum_decls
            ):
                wrong(
                    proc.ctx,
                    "RW216",
                    parameter.span,
                    f"'{parameter.name}' is the name of a member; a parameter needs another name",
                )
            proc.ctx.bind(parameter.name, kind)
        proc.uses_you = self.usage.action_uses_you(name)
        if proc.uses_you:
            proc.ctx.bind("you", ir.Seat())
        proc.params = len(proc.ctx.slots)
        self.busy.append(name)
        told = len(self.world.problems.found)
        try:
            self.write(self, proc, declaration.body, declaration.tags)
        finally:
            self.busy.pop()
            self._name_caller(told, name, kinds, span)
        return proc

    def _name_caller(self, told: int, name: str, kinds: tuple[ir.Type, ...], span: Span) -> None:
        """Say in the problems found since which call brought them about, where the action itself says nothing of
        types."""
        free = [kind for one, kind in zip(self.world.actions[name].parameters, kinds) if one.type is None]
        if not free:
            return
        given = " and ".join(describe(kind) for kind in free)
        found = self.world.problems.found
        for at, problem in enumerate(found[told:], told):
            if problem.code == "RW301" and not problem.hint:
                found[at] = replace(problem, hint=f"'{name}' is given {given} in {span}")

    def _new(self, name: str, suspends: bool, span: Span) -> ProcDraft:
        proc = ProcDraft(len(self.procs), name, Context(self.world), suspends, where(span))
        self.procs.append(proc)
        if len(self.procs) > PROCS_MAX:
            wrong(proc.ctx, "RW217", span, f"the game has more than {PROCS_MAX} procedures")
        return proc

    # ------------------------------------------------------------ guards, calls, can

    def guard(self, ctx: Context, tags: ast.Tags, span: Span, default: str = "") -> ir.Guard:
        """What is said when a guard is not met; `{name}` in the reason becomes the value."""
        said = tags.reason if tags.reason is not None else default
        text, values = self.filled_text(ctx, said, tags.reason_span or span)
        guard = ir.Guard(len(self.guards), tags.rules, text, where(span), values)
        self.guards.append(guard)
        return guard

    def filled_text(self, ctx: Context, said: str, span: Span) -> tuple[str, tuple[ir.Expr, ...]]:
        """A text, its names in braces taken out, and their values. `span` is the text with its quotes."""
        text, values, rest = "", [], said
        while "{" in rest:
            before, _, after = rest.partition("{")
            name, closed, behind = after.partition("}")
            column = span.column + 1 + len(said) - len(after)
            place = Span(span.source, span.line, column, span.line, column + max(1, len(name)))
            if not closed:
                place = Span(span.source, span.line, column - 1, span.line, column)
                wrong(ctx, "RW127", place, "this '{' is never closed", "put '}' behind the name")
            if not name.isidentifier():
                hint = "a text may name a parameter, a 'let' or a def: \"only {number} are left\""
                wrong(ctx, "RW127", place, f"between the braces of a text stands a name, not '{name}'", hint)
            values.append(settle(ctx, ctx.elaborate(ast.Name(name, place), None), place))
            text += before + "{}"
            rest = behind
        return text + rest, tuple(values)

    def open_line(self, span: Span) -> None:
        """What stands on this line is meant to be known."""
        place = where(span)
        self.openly.add(ir.Where(place.file, place.line))

    def arguments(self, ctx: Context, node: ast.Command) -> tuple[ast.Action, tuple[ir.Expr, ...]]:
        """The arguments of a phrase in the order of the action's parameters."""
        action = self.world.actions.get(node.name)
        if action is None:
            known = [*self.world.actions, *sorted(self.verbs), *STATEMENT_WORDS]
            hint = foreign.VERBS.get(node.name, "").format(node.name) or did_you_mean(node.name, known)
            if node.name in self.world.defs:
                hint = f"'{node.name}' is a def: it is a value, not something to carry out"
            wrong(ctx, "RW218", node.name_span, f"there is no action named '{node.name}'", hint)
        _refuse_brackets(ctx, action, node)
        left = list(node.arguments)
        args = []
        for parameter in action.parameters:
            given = next((one for one in left if one.preposition == parameter.preposition), None)
            if given is not None:
                left.remove(given)
                args.append(self.argument(ctx, parameter, given.value))
            elif parameter.default is not None:
                args.append(self.argument(ctx, parameter, parameter.default))
            else:
                hint = f"it is used as: {call_shape(node.name, _told(action))}"
                if any(isinstance(one.value, ast.Amount) for one in node.arguments):
                    hint = "an amount such as '2 coin' is one argument"
                wrong(ctx, "RW364", node.span, f"'{node.name}' needs its '{parameter.name}'", hint)
        if left:
            word = left[0].preposition
            text = f"'{node.name}' has no '{word}'" if word else f"'{node.name}' has too many arguments"
            wrong(ctx, "RW364", left[0].span, text)
        return action, tuple(args)

    def argument(self, ctx: Context, parameter: ast.Parameter, node: ast.Expr) -> ir.Expr:
        """One argument, of the parameter's type if it has one."""
        if parameter.type is not None:
            wanted = type_of(self.world, parameter.type)
            expr = confined(ctx, ctx.elaborate(node, widened(wanted)), wanted, parameter.name, node.span)
            return expr if not isinstance(wanted, ir.Number) or expr.type == wanted else ir.Op("pick", (expr,), wanted)
        hint = type_like(self.world, parameter.name) or parameter_hint(ctx, parameter)
        expr = ctx.loose(node, hint)
        if isinstance(expr.type, Nil | Void | Unsure) and hint is not None:
            expr = fit(ctx, expr, hint, node.span)
        return settle(ctx, expr, node.span, f"the parameter '{parameter.name}'")

    def with_you(self, ctx: Context, proc: ProcDraft, args: tuple[ir.Expr, ...], span: Span) -> tuple[ir.Expr, ...]:
        """The arguments and, if the procedure is about the acting player, that player."""
        if not proc.uses_you:
            return args
        you = ctx.you()
        if you is None:
            wrong(
                ctx,
                "RW203",
                span,
                f"'{proc.name}' is about the player who acts, but nobody acts here",
                f"say who: '0 does {proc.name} …' or 'p does {proc.name} …'; or loop: 'for you in players'",
            )
        return (*args, you)

    def rules_call(self, ctx: Context, node: ast.Do) -> tuple[ir.Expr, tuple[ir.Expr, ...]]:
        """The snippet and the arguments of `do`."""
        path = node.path
        kinds: tuple[tuple[str, ir.Type], ...] = ()
        if isinstance(path, ast.FormulaCall):
            row = settle(ctx, ctx.elaborate(path.item, None), path.item.span)
            rules = access.column(
                ctx, ast.Attribute(path.item, path.name, path.span, path.name_span), row, _table(ctx, row, path), None
            )
            arguments = path.arguments
        else:
            rules = ctx.elaborate(path, None)
            arguments = node.arguments
        if isinstance(path, ast.FormulaCall | ast.Attribute):
            row = settle(ctx, ctx.elaborate(path.item, None), path.item.span)
            _, _, kinds = self.world.column_type(_table(ctx, row, path), path.name)
        if not isinstance(rules.type, ir.Rules):
            wrong(ctx, "RW357", path.span, "only rules can be done", "a column of type 'rules' is needed")
        if len(arguments) != len(kinds):
            wrong(ctx, "RW304", node.span, f"these rules take {len(kinds)} arguments, not {len(arguments)}")
        args = tuple(
            confined(ctx, ctx.elaborate(one, widened(kind)), kind, name, one.span)
            for one, (name, kind) in zip(arguments, kinds)
        )
        you = ctx.you() or ir.Const(0, ir.Seat())
        return rules, (*args, you)

    def can(self, ctx: Context, node: ast.Can) -> ir.Expr:
        """`can place t`, `can do deed`."""
        effect = node.effect
        if isinstance(effect, ast.Do):
            rules, args = self.rules_call(ctx, effect)
            return ir.Can(None, rules, args)
        if effect.name in self.verbs and effect.name not in self.world.actions:
            wrong(
                ctx,
                "RW215",
                effect.span,
                f"'can' asks about actions; '{effect.name}' is always possible or an error",
                "test the thing itself, as in 'x in s' or 's is not empty'",
            )
        _, args = self.arguments(ctx, effect)
        proc = self.action(effect.name, tuple(arg.type for arg in args), node.span, calling=False)
        return ir.Can(proc.number, None, self.with_you(ctx, proc, args, node.span))

    # ------------------------------------------------------------ what is never called

    def check_parameters(self) -> None:
        """Find the parameters that no call could give: of those without a preposition all but the first."""
        for name, declaration in self.world.actions.items():
            plain = [one for one in declaration.parameters if one.preposition is None]
            if len(plain) > 1:
                told = _told(declaration)
                hint = f"write '{declared_shape(name, told)}', and call it as '{call_shape(name, told)}'"
                message = (
                    f"no call can give '{plain[1].name}': only one parameter of an action is without a preposition"
                )
                self.world.problems.error("RW228", plain[1].span, message, hint)

    def check_unused(self) -> None:
        """Make actions nobody calls too, so that their mistakes are found."""
        for name, declaration in self.world.actions.items():
            if name in self.called:
                continue
            try:
                kinds = parameter_types(self.world, declaration.parameters)
                if kinds is not None:
                    self.action(name, kinds, declaration.span)
            except Reported:
                continue


def _told(action: ast.Action) -> list[Told]:
    return [(one.preposition, one.name) for one in action.parameters]


def _refuse_brackets(ctx: Context, action: ast.Action, node: ast.Command) -> None:
    """`lay(piece, cell, k)` would be one argument, a cell or a step."""
    if len(action.parameters) < 2 or len(node.arguments) != 1:
        return
    given = node.arguments[0]
    needed = sum(one.default is None for one in action.parameters)
    if isinstance(given.value, ast.Tuple) and given.preposition is None and (needed > 1 or len(given.value.items) > 2):
        text = f"'{node.name}' is an action: its arguments do not stand in brackets"
        wrong(ctx, "RW364", node.span, text, call_hint(node.name, _told(action)))


def _table(ctx: Context, row: ir.Expr, node: ast.FormulaCall | ast.Attribute) -> str:
    if not isinstance(row.type, ir.Row):
        wrong(ctx, "RW357", node.span, "only rules in a table can be done")
    return row.type.table


def variable(ctx: Context, name: str) -> Variable | None:
    """A local by name, if it is one."""
    found = ctx.find(name)
    return found if isinstance(found, Variable) else None
