"""Calls: of core functions, records, networks, defs and functions given as arguments; `can`."""

from __future__ import annotations

from rulewright.compiler.elaborate import access, core_functions, defs, operators
from rulewright.compiler.elaborate.context import Binding, Closure, Context, Variable
from rulewright.compiler.elaborate.fit import settle, wrong
from rulewright.compiler.syntax import ast, foreign
from rulewright.compiler.syntax.diagnostics import did_you_mean
from rulewright.runtime import ir


def call(ctx: Context, node: ast.Call) -> ir.Expr:
    """`f(a, b)`."""
    found = ctx.find(node.name)
    if isinstance(found, Closure):
        return _apply(ctx, found, node)
    own = node.name in core_functions.YIELDING and node.name in ctx.world.defs
    if node.name in core_functions.CORE and found is None and not own:
        return core_functions.CORE[node.name](ctx, node)
    if node.name in ctx.world.record_decls:
        return _record(ctx, node, node.name, node.arguments)
    if node.name in ctx.world.network_decls:
        return _group(ctx, node)
    if node.name in ctx.world.defs:
        return defs.call_def(ctx, node.name, node.arguments, node.span)
    known = [*ctx.world.defs, *ctx.world.record_decls, *ctx.world.network_decls, *core_functions.CORE]
    hint = foreign.FUNCTIONS.get(node.name) or did_you_mean(node.name, known)
    if node.name in ctx.world.actions:
        hint = f"'{node.name}' is an action: it stands on a line of its own, without brackets"
    if node.name in ctx.world.state_decls:
        hint = f"'{node.name}' is a state: write {node.name}[…]"
    wrong(ctx, "RW207", node.name_span, f"there is no def named '{node.name}'", hint)


def _apply(ctx: Context, closure: Closure, node: ast.Call) -> ir.Expr:
    if len(node.arguments) != 1:
        wrong(ctx, "RW304", node.span, f"'{node.name}' takes one argument")
    argument = settle(ctx, ctx.elaborate(node.arguments[0], None), node.span)
    names: dict[str, Binding] = dict(closure.names)
    you = ctx.find("you")
    if you is not None:
        names.setdefault("you", you)
    if isinstance(argument, ir.Local):
        names[closure.parameter] = Variable(argument.slot, argument.type)
    elif isinstance(argument, ir.Const):
        names[closure.parameter] = argument
    else:
        wrong(ctx, "RW336", node.span, f"give '{node.name}' a plain name", "write 'let x = …' before it")
    with ctx.only(names):
        return ctx.elaborate(closure.body, None)


def _record(ctx: Context, node: ast.Call, name: str, arguments: tuple[ast.Expr, ...]) -> ir.Expr:
    fields = ctx.world.record(name).fields
    if len(arguments) != len(fields):
        wrong(ctx, "RW304", node.span, f"a {name} has {len(fields)} fields: {', '.join(f for f, _ in fields)}")
    args = tuple(ctx.elaborate(one, access._plain(kind)) for one, (_, kind) in zip(arguments, fields))
    return operators.folded(ctx, ir.Op("record", args, ir.Rec(name), name))


def _group(ctx: Context, node: ast.Call) -> ir.Expr:
    over = ctx.world.network_over(node.name)
    if len(node.arguments) == 1:
        member = ctx.elaborate(node.arguments[0], over)
    elif isinstance(over, ir.Rec):
        member = _record(ctx, node, over.record, node.arguments)
    else:
        wrong(ctx, "RW304", node.span, f"'{node.name}' takes one argument")
    return ir.GroupOf(node.name, member, ir.Group(node.name))


def can(ctx: Context, node: ast.Can) -> ir.Expr:
    """`can place t`, `can do deed`."""
    if ctx.world.can is None:
        hint = "it may be used in actions, options and defs, not in tables, networks or scores"
        wrong(ctx, "RW215", node.span, "'can' is not possible here", hint)
    return ctx.world.can(ctx, node)
