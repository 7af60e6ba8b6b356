"""Calls: defs (one function for each combination of argument types), functions given as arguments, the core functions."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler import access, ast, operators
from rulewright.compiler import expressions as ex
from rulewright.compiler.context import Binding, Closure, Context, Variable, where
from rulewright.compiler.declared_types import find_type, type_like, type_of
from rulewright.compiler.diagnostics import Reported, did_you_mean, so_many
from rulewright.compiler.fit import fit, say, settle, together, wrong
from rulewright.compiler.source import Span
from rulewright.compiler.types import Nil, Unsure, Void, widened
from rulewright.compiler.walk_ast import children
from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size

CHAIN_MAX = 60  # defs within defs
INSTANCES_MAX = 12  # exact number ranges are kept for so many calls of a def, then forgotten


def call(ctx: Context, node: ast.Call) -> ir.Expr:
    """`f(a, b)`."""
    found = ctx.find(node.name)
    if isinstance(found, Closure):
        return _apply(ctx, found, node)
    if node.name in CORE and found is None:
        return CORE[node.name](ctx, node)
    if node.name in ctx.world.record_decls:
        return _record(ctx, node, node.name, node.arguments)
    if node.name in ctx.world.network_decls:
        return _group(ctx, node)
    if node.name in ctx.world.defs:
        return call_def(ctx, node.name, node.arguments, node.span)
    known = [*ctx.world.defs, *ctx.world.record_decls, *ctx.world.network_decls, *CORE]
    hint = did_you_mean(node.name, known)
    if node.name in ctx.world.actions:
        hint = f"'{node.name}' is an action: it stands on a line of its own, without brackets"
    if node.name in ctx.world.state_decls:
        hint = f"'{node.name}' is a state: write {node.name}[…]"
    wrong(ctx, "RW207", node.name_span, f"there is no def named '{node.name}'", hint)


# ---------------------------------------------------------------- defs


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
    maker = _maker(ctx)
    uses_you = maker.usage.def_uses_you(name) or any(_closure_uses_you(maker, c) for c in closures.values())
    you = ctx.you()
    if uses_you and you is None:
        wrong(
            ctx,
            "RW203",
            span,
            f"'{name}' asks about the player who acts, but nobody acts here",
            "name the player, or loop: 'for you in players'",
        )
    captured = {k: v for c in closures.values() for k, v in c.names.items() if isinstance(v, Variable) and k != "you"}
    function = maker.function(name, kinds, closures, captured, uses_you, span)
    passed = (*plain, *(ir.Local(v.slot, v.type) for v in captured.values()), *((you,) if uses_you and you else ()))
    expr = ir.Call(function.number, passed, function.result.type)
    return maker.folded_call(ctx, expr, function)


def _maker(ctx: Context) -> DefMaker:
    found = getattr(ctx.world, "maker", None)
    if found is None:
        found = DefMaker(ctx.world)
        ctx.world.maker = found  # type: ignore[attr-defined]
    assert isinstance(found, DefMaker)
    return found


def _closure_uses_you(maker: DefMaker, closure: Closure) -> bool:
    return maker.usage.uses_you(closure.body)


def _argument(ctx: Context, parameter: ast.Parameter, node: ast.Expr) -> ir.Expr | Closure:
    if isinstance(node, ast.Function):
        return Closure(node.parameter, node.body, _captures(ctx, node))
    if isinstance(node, ast.Name):
        found = ctx.find(node.name)
        if isinstance(found, Closure):
            return found
    wanted = type_of(ctx.world, parameter.type) if parameter.type is not None else None
    if wanted is not None:
        return ex.elaborate(ctx, node, access._plain(wanted))
    hint = type_like(ctx.world, parameter.name) or parameter_hint(ctx, parameter)
    expr = ex.loose(ctx, node, hint)
    if isinstance(expr.type, Nil | Void | Unsure) and hint is not None:
        expr = fit(ctx, expr, hint, node.span)
    return settle(ctx, expr, node.span)


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


def _apply(ctx: Context, closure: Closure, node: ast.Call) -> ir.Expr:
    if len(node.arguments) != 1:
        wrong(ctx, "RW304", node.span, f"'{node.name}' takes one argument")
    argument = settle(ctx, ex.elaborate(ctx, node.arguments[0], None), node.span)
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
        return ex.elaborate(ctx, closure.body, None)


class DefMaker:
    """Makes the functions of a program, one for each def and combination of argument types."""

    def __init__(self, world: object) -> None:
        from rulewright.compiler.usage import Usage
        from rulewright.compiler.world import World

        assert isinstance(world, World)
        self.world = world
        self.usage = Usage(world)
        self.made: dict[tuple[str, tuple[ir.Type, ...]], ir.Function] = {}
        self.count: dict[str, int] = {}
        self.busy: list[str] = []

    def function(
        self,
        name: str,
        kinds: tuple[ir.Type, ...],
        closures: dict[str, Closure],
        captured: dict[str, Variable],
        uses_you: bool,
        span: Span,
    ) -> ir.Function:
        """The function for a def and these argument types."""
        if self.count.get(name, 0) >= INSTANCES_MAX:
            kinds = tuple(widened(kind) for kind in kinds)
        key = (name, kinds)
        if not closures and key in self.made:
            return self.made[key]
        if name in self.busy:
            cycle = " → ".join([*self.busy[self.busy.index(name) :], name])
            ctx = Context(self.world)
            wrong(ctx, "RW204", span, f"the def '{name}' uses itself", cycle)
        if len(self.busy) >= CHAIN_MAX:
            if any(problem.code == "RW221" for problem in self.world.problems.found):
                raise Reported  # once is enough
            chain = " → ".join([*self.busy[:2], "…", *self.busy[-2:], name])
            wrong(Context(self.world), "RW221", span, f"more than {CHAIN_MAX} defs call each other", chain)
        self.busy.append(name)
        try:
            made = self._make(name, kinds, closures, captured, uses_you)
        finally:
            self.busy.pop()
        self.count[name] = self.count.get(name, 0) + 1
        if not closures:
            self.made[key] = made
        return made

    def _make(
        self,
        name: str,
        kinds: tuple[ir.Type, ...],
        closures: dict[str, Closure],
        captured: dict[str, Variable],
        uses_you: bool,
    ) -> ir.Function:
        ctx = Context(self.world)
        clauses = self.world.defs[name]
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
                tests = self._bind_parameters(ctx, clause, closures, inside, slots, kinds)
                for let in clause.lets:
                    value = settle(ctx, ex.elaborate(ctx, let.value, None), let.value.span)
                    lets.append(ir.Assign(ctx.bind(let.name, value.type), value))
                results.append(
                    (tests, settle(ctx, ex.elaborate(ctx, clause.result, None), clause.result.span), clause.result.span)
                )
        result = self._clauses(ctx, name, results, clauses[-1].span)
        function = ir.Function(
            len(self.world.functions),
            name,
            params,
            tuple(ctx.slots),
            tuple(lets),
            result,
            uses_you,
            where(clauses[0].span),
        )
        self.world.functions.append(function)
        return function

    def _bind_parameters(
        self,
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
            pattern = self._pattern(ctx, parameter, local)
            if pattern is not None:
                tests.append(operators.folded(ctx, ir.Op("eq", (local, pattern), ir.Truth())))
            else:
                ctx.scopes[-1][parameter.name] = Variable(slots[at], kinds[at])
            at += 1
        return tests

    def _pattern(self, ctx: Context, parameter: ast.Parameter, local: ir.Local) -> ir.Expr | None:
        """What a parameter of a clause must equal, if it is a number or the name of a member or row."""
        if parameter.constant is not None:
            return fit(
                ctx,
                ir.Const(parameter.constant, ir.Number(parameter.constant, parameter.constant)),
                widened(local.type),
                parameter.span,
            )
        match local.type:
            case ir.Member(enum):
                members = self.world.components.enums[enum].members
                return ir.Const(members.index(parameter.name) + 1, local.type) if parameter.name in members else None
            case ir.Row(table):
                ids = self.world.components.tables[table].ids
                return ir.Const(ids.index(parameter.name) + 1, local.type) if parameter.name in ids else None
            case _:
                return None

    def _clauses(
        self, ctx: Context, name: str, results: list[tuple[list[ir.Expr], ir.Expr, Span]], span: Span
    ) -> ir.Expr:
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
        if len(fitted) > 1 and not self._complete(fitted):
            wrong(
                ctx,
                "RW209",
                span,
                f"the clauses of '{name}' leave a case open",
                "add a clause with a plain parameter name at the end",
            )
        expr = fitted[-1][1]
        for tests, result in reversed(fitted[:-1]):
            condition = tests[0] if len(tests) == 1 else ir.And(tuple(tests)) if tests else ir.Const(1, ir.Truth())
            expr = (
                result if isinstance(condition, ir.Const) and condition.value else ir.If(condition, result, expr, kind)
            )
        return expr

    def _complete(self, clauses: list[tuple[list[ir.Expr], ir.Expr]]) -> bool:
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
                    seen.add(value)
                    size = domain_size(kind, self.world.components)
                case _:
                    return True
        return len(seen) >= size

    def folded_call(self, ctx: Context, expr: ir.Call, function: ir.Function) -> ir.Expr:
        """A call whose arguments are all constant is computed now."""
        if all(isinstance(arg, ir.Const) for arg in expr.args):
            from rulewright.compiler.constants import NotConstant, constant

            try:
                value = constant(expr, self.world)
            except NotConstant:
                return expr
            kind = ir.Number(value, value) if isinstance(expr.type, ir.Number) and value != ir.NIL else expr.type
            return ir.Const(value, kind)
        return expr


# ---------------------------------------------------------------- records, groups, can


def _record(ctx: Context, node: ast.Call, name: str, arguments: tuple[ast.Expr, ...]) -> ir.Expr:
    fields = ctx.world.record(name).fields
    if len(arguments) != len(fields):
        wrong(ctx, "RW304", node.span, f"a {name} has {len(fields)} fields: {', '.join(f for f, _ in fields)}")
    args = tuple(ex.elaborate(ctx, one, access._plain(kind)) for one, (_, kind) in zip(arguments, fields))
    return operators.folded(ctx, ir.Op("record", args, ir.Rec(name), name))


def _group(ctx: Context, node: ast.Call) -> ir.Expr:
    over = ctx.world.network_over(node.name)
    if len(node.arguments) == 1:
        member = ex.elaborate(ctx, node.arguments[0], over)
    elif isinstance(over, ir.Rec):
        member = _record(ctx, node, over.record, node.arguments)
    else:
        wrong(ctx, "RW304", node.span, f"'{node.name}' takes one argument")
    return ir.GroupOf(node.name, member, ir.Group(node.name))


def can(ctx: Context, node: ast.Can) -> ir.Expr:
    """`can place t`, `can do deed`."""
    tell = getattr(ctx.world, "teller", None)
    if tell is None:
        wrong(
            ctx,
            "RW215",
            node.span,
            "'can' is not possible here",
            "it may be used in actions, options and defs, not in tables, networks or scores",
        )
    return tell.can(ctx, node)  # type: ignore[no-any-return]


# ---------------------------------------------------------------- core functions


def _arguments(ctx: Context, node: ast.Call, low: int, high: int) -> None:
    if not low <= len(node.arguments) <= high:
        text = so_many(low, "argument") if low == high else f"{low} or {high} arguments"
        wrong(ctx, "RW304", node.span, f"'{node.name}' takes {text}, not {len(node.arguments)}")


def _cell(ctx: Context, node: ast.Expr) -> ir.Expr:
    boards = list(ctx.world.board_decls)
    hint = find_type(ctx.world, boards[0]) if len(boards) == 1 else None
    expr = ex.elaborate(ctx, node, None) if not isinstance(node, ast.Tuple) else ex.loose(ctx, node, hint)
    if not isinstance(expr.type, ir.Cell):
        wrong(ctx, "RW301", node.span, f"a cell is needed here, but this is {say(ctx, expr.type)}")
    return expr


def _flood(ctx: Context, node: ast.Call) -> ir.Expr:
    _arguments(ctx, node, 2, 3)
    start = settle(ctx, ex.elaborate(ctx, node.arguments[0], None), node.arguments[0].span)
    slot, following = _next(ctx, node.arguments[1], start.type)
    limit = operators.number(ctx, node.arguments[2]) if len(node.arguments) == 3 else None
    item = following.type.item if isinstance(following.type, ir.SetOf) else start.type
    return ir.Reach(start, slot, following, limit, ir.SetOf(item))


def _next(ctx: Context, node: ast.Expr, kind: ir.Type) -> tuple[int, ir.Expr]:
    if not isinstance(node, ast.Function):
        wrong(ctx, "RW324", node.span, "a function like 'x => x.neighbours' is needed here")
    if isinstance(kind, ir.Number):
        kind = ir.Number(kind.low, kind.high)
    with ctx.scope():
        slot = ctx.bind(node.parameter, kind)
        body = ex.loose(ctx, node.body, ir.SetOf(kind) if not isinstance(kind, ir.Number) else None)
    if isinstance(body.type, ir.SetOf) and isinstance(body.type.item, ir.Number) and isinstance(kind, ir.Number):
        wide = ir.Number(min(kind.low, body.type.item.low), max(kind.high, body.type.item.high))
        ctx.slots[slot] = ir.Slot(node.parameter, wide)
        with ctx.scope():
            ctx.scopes[-1][node.parameter] = Variable(slot, wide)
            body = ex.elaborate(ctx, node.body, ir.SetOf(wide))
        return slot, body
    return slot, fit(ctx, body, ir.SetOf(kind), node.body.span)


def _path(ctx: Context, node: ast.Call) -> ir.Expr:
    _arguments(ctx, node, 3, 3)
    start, goal = (settle(ctx, ex.elaborate(ctx, one, None), one.span) for one in node.arguments[:2])
    slot, following = _next(ctx, node.arguments[2], start.type)
    return ir.Steps(start, goal, slot, following, ir.Number(0, 65535, True))


def _ray(ctx: Context, node: ast.Call) -> ir.Expr:
    _arguments(ctx, node, 2, 3)
    cell = _cell(ctx, node.arguments[0])
    assert isinstance(cell.type, ir.Cell)
    step = ex.loose(ctx, node.arguments[1], ir.Step())
    if isinstance(step.type, ir.Way):
        step = operators.folded(ctx, ir.Op("way_step", (step,), ir.Step(), step.type.board))
    step = fit(ctx, step, ir.Step(), node.arguments[1].span)
    args = (cell, step) if len(node.arguments) == 2 else (cell, step, operators.number(ctx, node.arguments[2]))
    board = ctx.world.board(cell.type.board)
    longest = max(board.high[0] - board.low[0], board.high[1] - board.low[1]) + 1
    return ir.Op("ray", args, ir.ListOf(cell.type, longest), cell.type.board)


def _distance(ctx: Context, node: ast.Call) -> ir.Expr:
    _arguments(ctx, node, 2, 2)
    one, other = _cell(ctx, node.arguments[0]), _cell(ctx, node.arguments[1])
    assert isinstance(one.type, ir.Cell)
    return operators.folded(ctx, ir.Op("distance", (one, other), ir.Number(0, 512), one.type.board))


def _rotations(ctx: Context, node: ast.Call) -> ir.Expr:
    _arguments(ctx, node, 1, 2)
    ring = ex.elaborate(ctx, node.arguments[0], None)
    if not isinstance(ring.type, ir.Ring):
        wrong(ctx, "RW301", node.arguments[0].span, f"'rotations' needs a ring, but this is {say(ctx, ring.type)}")
    step = 1
    if len(node.arguments) == 2:
        step, _ = ctx.world.evaluate(node.arguments[1], ir.Number(1, ring.type.size))
    if step < 1 or ring.type.size % step:
        fits = ", ".join(str(n) for n in range(1, ring.type.size + 1) if ring.type.size % n == 0)
        wrong(ctx, "RW337", node.span, f"a ring of {ring.type.size} cannot be turned by {step}", f"it can by {fits}")
    return ir.Op("rotations", (ring,), ir.SetOf(ir.Number(0, ring.type.size // step - 1)), step)


def _subsets(ctx: Context, node: ast.Call) -> ir.Expr:
    _arguments(ctx, node, 1, 2)
    collection = settle(ctx, ex.elaborate(ctx, node.arguments[0], None), node.span)
    kind = collection.type
    if isinstance(kind, ir.Between):
        _, item = aggregates_source(ctx, node.arguments[0])
        collection = ex.elaborate(ctx, node.arguments[0], ir.SetOf(item))
    elif isinstance(kind, ir.ListOf | ir.BagOf):
        collection = fit(ctx, collection, ir.SetOf(kind.item), node.span)
    elif not isinstance(kind, ir.SetOf):
        wrong(ctx, "RW332", node.arguments[0].span, f"'subsets' needs a set, but this is {say(ctx, kind)}")
    rest = (operators.number(ctx, node.arguments[1]),) if len(node.arguments) == 2 else ()
    return ir.Op("subsets", (collection, *rest), ir.ListOf(collection.type, 1))


def aggregates_source(ctx: Context, node: ast.Expr) -> tuple[ir.Expr, ir.Type]:
    """As aggregates.source; here to break a cycle of imports."""
    from rulewright.compiler.aggregates import source

    return source(ctx, node)


def _splits(ctx: Context, node: ast.Call) -> ir.Expr:
    _arguments(ctx, node, 3, 3)
    total = operators.number(ctx, node.arguments[0])
    targets, item = aggregates_source(ctx, node.arguments[1])
    if isinstance(targets.type, ir.Between):
        targets = ex.elaborate(ctx, node.arguments[1], ir.SetOf(item))
    targets = fit(ctx, targets, ir.SetOf(item), node.arguments[1].span)
    function = node.arguments[2]
    if not isinstance(function, ast.Function):
        wrong(ctx, "RW324", function.span, "a function like 'x => 3' is needed here")
    with ctx.scope():
        slot = ctx.bind(function.parameter, item)
        cap = operators.number(ctx, function.body)
    caps = ir.Fold(
        "sum",
        (ir.Gen(slot, item, targets),),
        ir.Op("amount", (cap, ir.Local(slot, item)), ir.BagOf(item, 65535)),
        ir.BagOf(item, 65535),
    )
    return ir.Op("splits", (total, targets, caps), ir.ListOf(ir.BagOf(item, 65535), 1))


def _order(ctx: Context, node: ast.Call) -> ir.Expr:
    _arguments(ctx, node, 1, 1)
    seat = ex.elaborate(ctx, node.arguments[0], ir.Seat())
    return ir.Op(node.name, (seat,), ir.ListOf(ir.Seat(), ctx.world.components.seats))


def _turns(ctx: Context, node: ast.Call) -> ir.Expr:
    wrong(
        ctx,
        "RW338",
        node.span,
        "'turns' goes on for ever: it can only stand after 'for … in'",
        "use clockwise(p) for one round of the table",
    )


def _index(ctx: Context, node: ast.Call) -> ir.Expr:
    _arguments(ctx, node, 2, 2)
    items = ex.elaborate(ctx, node.arguments[0], None)
    if not isinstance(items.type, ir.ListOf):
        wrong(ctx, "RW332", node.arguments[0].span, f"'index' needs a list, but this is {say(ctx, items.type)}")
    item = ex.elaborate(ctx, node.arguments[1], items.type.item)
    return ir.Op("index_of", (items, item), ir.Number(0, items.type.capacity, True))


def _fingerprint(ctx: Context, node: ast.Call) -> ir.Expr:
    states, values = [], []
    for one in node.arguments:
        if isinstance(one, ast.Name) and one.name in ctx.world.state_decls and ctx.find(one.name) is None:
            states.append(ctx.world.state(one.name).name)
        else:
            values.append(settle(ctx, ex.elaborate(ctx, one, None), one.span))
    return ir.Fingerprint(tuple(states), tuple(values), ir.Mark())


def _absolute(ctx: Context, node: ast.Call) -> ir.Expr:
    _arguments(ctx, node, 1, 1)
    item = operators.number(ctx, node.arguments[0])
    assert isinstance(item.type, ir.Number)
    negative = ir.Op("neg", (item,), ir.Number(-item.type.high, -item.type.low))
    return operators.folded(
        ctx, ir.Op("max", (item, negative), ir.Number(0, max(abs(item.type.low), abs(item.type.high))))
    )


CORE: dict[str, Callable[[Context, ast.Call], ir.Expr]] = {
    "reach": _flood,
    "steps": _path,
    "ray": _ray,
    "distance": _distance,
    "rotations": _rotations,
    "subsets": _subsets,
    "splits": _splits,
    "clockwise": _order,
    "counterclockwise": _order,
    "turns": _turns,
    "index": _index,
    "fingerprint": _fingerprint,
    "abs": _absolute,
}
