"""Defs: one function for each combination of argument types; functions given as arguments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from rulewright.compiler.elaborate import operators
from rulewright.compiler.elaborate.context import Binding, Closure, Context, Variable, where
from rulewright.compiler.elaborate.declared_types import find_type, type_like, type_of
from rulewright.compiler.elaborate.fit import confined, fit, is_absent, settle, together, wrong
from rulewright.compiler.elaborate.types import Nil, Unsure, Void, widened
from rulewright.compiler.elaborate.world import World
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import Reported, did_you_mean, so_many
from rulewright.compiler.syntax.source import Span
from rulewright.compiler.syntax.walk import children
from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size, index_of

CHAIN_MAX = 60  # defs within defs
NOBODY = ir.Const(0, ir.Truth())  # the test of a clause for a seat that is not there
INSTANCES_MAX = 12  # exact number ranges are kept for so many calls of a def, then forgotten


def call_def(ctx: Context, name: str, nodes: tuple[ast.Expr, ...], span: Span) -> ir.Expr:
    """A call of a def: of the function made for these argument types."""
    clauses = ctx.world.defs[name]
    first = clauses[0]
    if len(nodes) != len(first.parameters):
        names = ", ".join(p.name for p in first.parameters)
        wrong(
            ctx,
            "RW304",
            span,
            f"'{name}' takes {so_many(len(first.parameters), 'argument')}, not {len(nodes)}",
            f"it is declared as {name}({names})" if names else f"write just {name}",
        )
    arguments = [_argument(ctx, parameter, node) for parameter, node in zip(first.parameters, nodes)]
    closures = {p.name: a for p, a in zip(first.parameters, arguments) if isinstance(a, Closure)}
    plain = [a for a in arguments if not isinstance(a, Closure)]
    kinds = tuple(a.type for a in plain)
    usage = ctx.world.usage
    uses_you = usage.def_uses_you(name) or any(usage.uses_you(c.body) for c in closures.values())
    you = ctx.you()
    if uses_you and you is None:
        wrong(
            ctx,
            "RW203",
            span,
            f"'{name}' asks about the player who acts, but nobody acts here",
            ctx.without_you,
        )
    captured = {k: v for c in closures.values() for k, v in c.names.items() if isinstance(v, Variable) and k != "you"}
    function = function_of(ctx.world, name, kinds, closures, captured, uses_you, span)
    passed = (*plain, *(ir.Local(v.slot, v.type) for v in captured.values()), *((you,) if uses_you and you else ()))
    return operators.folded(ctx, ir.Call(function.number, passed, function.result.type))


def _argument(ctx: Context, parameter: ast.Parameter, node: ast.Expr) -> ir.Expr | Closure:
    if isinstance(node, ast.Function):
        return Closure(node.parameter, node.body, _captures(ctx, node))
    if isinstance(node, ast.Name):
        found = ctx.find(node.name)
        if isinstance(found, Closure):
            return found
    wanted = type_of(ctx.world, parameter.type) if parameter.type is not None else None
    if wanted is not None:
        return confined(ctx, ctx.elaborate(node, widened(wanted)), wanted, parameter.name, node.span)
    hint = type_like(ctx.world, parameter.name) or parameter_hint(ctx, parameter)
    expr = ctx.loose(node, hint)
    if isinstance(expr.type, Nil | Void | Unsure) and hint is not None:
        expr = fit(ctx, expr, hint, node.span)
    return settle(ctx, expr, node.span, f"the parameter '{parameter.name}'")


def parameter_hint(ctx: Context, parameter: ast.Parameter) -> ir.Type | None:
    """What a parameter without annotation is likely to be, to read tuples and members given for it."""
    if parameter.name in ("p", "q"):
        return ir.Seat()
    if parameter.name in ("c", "a", "b", "at", "here", "site") and len(ctx.world.board_decls) == 1:
        return find_type(ctx.world, next(iter(ctx.world.board_decls)))
    return None


def _captures(ctx: Context, node: ast.Function) -> dict[str, Binding]:
    """The locals of the caller that the function uses."""
    used: dict[str, Binding] = {}

    def visit(part: object) -> None:
        if isinstance(part, ast.Name | ast.Yours):
            word = "you" if isinstance(part, ast.Yours) else part.name
            found = ctx.find(word)
            if found is not None:
                used.setdefault(word, found)
        if isinstance(part, ast.Call) and isinstance(ctx.find(part.name), Closure):
            closure = ctx.find(part.name)
            assert isinstance(closure, Closure)
            used.setdefault(part.name, closure)
            for name, binding in closure.names.items():
                used.setdefault(name, binding)
        for child in children(part):
            visit(child)

    visit(node.body)
    used.pop(node.parameter, None)
    return used


def function_of(
    world: World,
    name: str,
    kinds: tuple[ir.Type, ...],
    closures: dict[str, Closure],
    captured: dict[str, Variable],
    uses_you: bool,
    span: Span,
) -> ir.Function:
    """The function for a def and these argument types, made when it is first needed."""
    known = world.functions
    if known.count.get(name, 0) >= INSTANCES_MAX:
        kinds = tuple(widened(kind) for kind in kinds)
    key = (name, kinds)
    if not closures and key in known.made:
        return known.made[key]
    if name in known.busy:
        cycle = " → ".join([*known.busy[known.busy.index(name) :], name])
        ctx = Context(world)
        wrong(ctx, "RW204", span, f"the def '{name}' uses itself", cycle)
    if len(known.busy) >= CHAIN_MAX:
        if any(problem.code == "RW221" for problem in world.problems.found):
            raise Reported  # once is enough
        chain = " → ".join([*known.busy[:2], "…", *known.busy[-2:], name])
        wrong(Context(world), "RW221", span, f"more than {CHAIN_MAX} defs call each other", chain)
    known.busy.append(name)
    try:
        made = _make(world, name, kinds, closures, captured, uses_you)
    finally:
        known.busy.pop()
    known.count[name] = known.count.get(name, 0) + 1
    if not closures:
        known.made[key] = made
    return made


def _make(
    world: World,
    name: str,
    kinds: tuple[ir.Type, ...],
    closures: dict[str, Closure],
    captured: dict[str, Variable],
    uses_you: bool,
) -> ir.Function:
    ctx = Context(world)
    clauses = world.defs[name]
    names = [p.name for p in clauses[0].parameters if p.name not in closures]
    slots = [ctx.add_slot(word, kind) for word, kind in zip(names, kinds)]
    inside: dict[str, Binding] = {k: Variable(ctx.add_slot(k, v.type), v.type) for k, v in captured.items()}
    params = len(ctx.slots)
    if uses_you:
        inside["you"] = Variable(ctx.add_slot("you", ir.Seat()), ir.Seat())
        params += 1
    lets: list[ir.Assign] = []
    results: list[tuple[list[ir.Expr], ir.Expr, Span]] = []
    for clause in clauses:
        if len(clause.parameters) != len(clauses[0].parameters):
            first = so_many(len(clauses[0].parameters), "argument")
            hint = f"the first clause takes {first}, this one {len(clause.parameters)}"
            wrong(ctx, "RW208", clause.span, f"the clauses of '{name}' take different numbers of arguments", hint)
        with ctx.scope():
            if uses_you:
                ctx.scopes[-1]["you"] = inside["you"]
            tests = _bind_parameters(ctx, clause, closures, inside, slots, kinds)
            if clause is not clauses[-1] and not tests:
                _never_reached(ctx, name, clause, dict(zip(names, kinds)))
            for let in clause.lets:
                value = settle(ctx, ctx.elaborate(let.value, None), let.value.span)
                lets.append(ir.Assign(ctx.bind(let.name, value.type), value))
            result = settle(ctx, ctx.elaborate(clause.result, None), clause.result.span)
            if NOBODY not in tests:
                results.append((tests, result, clause.result.span))
    result = _clauses(ctx, name, results, clauses[-1].span)
    function = ir.Function(
        len(world.draft.functions),
        name,
        params,
        tuple(ctx.slots),
        tuple(lets),
        result,
        uses_you,
        where(clauses[0].span),
    )
    world.draft.functions.append(function)
    return function


def _bind_parameters(
    ctx: Context,
    clause: ast.Def,
    closures: dict[str, Closure],
    inside: dict[str, Binding],
    slots: list[int],
    kinds: tuple[ir.Type, ...],
) -> list[ir.Expr]:
    tests: list[ir.Expr] = []
    at = 0
    for parameter in clause.parameters:
        if parameter.name in closures:
            closure = closures[parameter.name]
            names: dict[str, Binding] = {k: inside.get(k, v) for k, v in closure.names.items()}
            ctx.scopes[-1][parameter.name] = Closure(closure.parameter, closure.body, names)
            continue
        local = ir.Local(slots[at], kinds[at])
        alone = len(ctx.world.defs[clause.name]) == 1
        pattern = _pattern(ctx, parameter, local, alone)
        if pattern == NOBODY:
            tests.append(NOBODY)
        elif pattern is not None:
            tests.append(operators.folded(ctx, ir.Op("eq", (local, pattern), ir.Truth())))
        else:
            ctx.scopes[-1][parameter.name] = Variable(slots[at], kinds[at])
        at += 1
    return tests


def _pattern(ctx: Context, parameter: ast.Parameter, local: ir.Local, alone: bool) -> ir.Expr | None:
    """What a parameter of a clause must equal, if it is a number or the name of a member, row, cell or direction (a def
    that is told in one clause may well call its cells c1 and c2)."""
    if parameter.constant is not None:
        if isinstance(local.type, ir.Seat) and is_absent(ctx, parameter.constant):
            return NOBODY
        return fit(
            ctx,
            ir.Const(parameter.constant, ir.Number(parameter.constant, parameter.constant)),
            widened(local.type),
            parameter.span,
        )
    known = () if alone and isinstance(local.type, ir.Cell | ir.Way) else _named(ctx, local.type)
    return ir.Const(known.index(parameter.name) + 1, local.type) if parameter.name in known else None


def _named(ctx: Context, kind: ir.Type) -> Sequence[str]:
    """The names of the values of a type."""
    draft = ctx.world.draft
    match kind:
        case ir.Member(enum):
            return draft.enums[enum].members
        case ir.Row(table):
            return draft.tables[table].ids
        case ir.Cell(board):
            return draft.boards[board].names
        case ir.Way(board):
            return [name for name, _, _ in draft.boards[board].ways]
    return ()


def _never_reached(ctx: Context, name: str, clause: ast.Def, kinds: dict[str, ir.Type]) -> NoReturn:
    """A clause that takes anything stands before another one."""
    hint = ""
    for parameter, kind in zip(clause.parameters, kinds.values()):
        hint = hint or did_you_mean(parameter.name, _named(ctx, kind))
    message = f"the clauses of '{name}' below this one are never reached: this one takes anything"
    wrong(ctx, "RW229", clause.span, message, hint or "what takes anything stands last")


def _clauses(ctx: Context, name: str, results: list[tuple[list[ir.Expr], ir.Expr, Span]], span: Span) -> ir.Expr:
    """The clauses as one expression; the last may stand for whatever is left."""
    kind: ir.Type | None = None
    fitted: list[tuple[list[ir.Expr], ir.Expr]] = []
    for tests, result, place in results:
        if kind is not None:
            _, result, kind = together(ctx, ir.Const(0, kind), result, (place, place))
        else:
            kind = result.type
        fitted.append((tests, result))
    assert kind is not None
    fitted = [(tests, fit(ctx, result, kind, results[at][2])) for at, (tests, result) in enumerate(fitted)]
    if not _complete(ctx, fitted):
        hint = "add a clause with a plain parameter name at the end"
        if span.source.name.endswith(".variant"):
            hint = f"all clauses of '{name}' are replaced: write those that stay, too, each with 'replace def'"
        wrong(ctx, "RW209", span, f"the clauses of '{name}' leave a case open", hint)
    expr = fitted[-1][1]
    for tests, result in reversed(fitted[:-1]):
        condition = tests[0] if len(tests) == 1 else ir.And(tuple(tests)) if tests else ir.Const(1, ir.Truth())
        expr = result if isinstance(condition, ir.Const) and condition.value else ir.If(condition, result, expr, kind)
    return expr


def _complete(ctx: Context, clauses: list[tuple[list[ir.Expr], ir.Expr]]) -> bool:
    """Whether the clauses cover every case: the last is plain, or single tests name every value of the type."""
    if not clauses[-1][0]:
        return True
    seen: set[object] = set()
    size = 0
    for tests, _ in clauses:
        if len(tests) != 1:
            return False
        match tests[0]:
            case ir.Op("eq", (ir.Local(_, kind), ir.Const(value))):
                size = domain_size(kind, ctx.world.draft)
                if 0 <= index_of(value, kind) < size:
                    seen.add(value)
            case _:
                return True
    return len(seen) >= size
