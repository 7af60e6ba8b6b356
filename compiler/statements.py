"""Statements: one procedure told from top to bottom, into plain statements where nothing suspends and blocks where it can."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.compiler import access, aggregates, ast, checks, choices, loops, operators, visibility
from rulewright.compiler import expressions as ex
from rulewright.compiler.context import Broken, Variable, where
from rulewright.compiler.declared_types import type_of
from rulewright.compiler.diagnostics import Reported
from rulewright.compiler.fit import fit, say, settle, wrong
from rulewright.compiler.flow import BlockDraft, ProcDraft
from rulewright.compiler.source import Span
from rulewright.compiler.tell import BUILT_IN, Teller
from rulewright.compiler.types import ANY_NUMBER, Void, item_of
from rulewright.runtime import ir
from rulewright.runtime.domain import nothing


@dataclass
class LoopMark:
    """A loop that `stop` can leave: to a block, or (None) by a plain Break."""

    exit: int | None
    first_pass: tuple[ir.Stmt, ...] = ()


class Telling:
    """One procedure being told. `out` takes plain statements; `block` is the block they belong to, if any."""

    def __init__(self, teller: Teller, proc: ProcDraft) -> None:
        self.teller, self.proc, self.ctx, self.world = teller, proc, proc.ctx, teller.world
        self.out: list[ir.Stmt] = []
        self.block: BlockDraft | None = None
        self.loops: list[LoopMark] = []
        self.scopes: tuple[int, ...] = ()
        self.prefers = 0
        self.dead = False
        self.filled: frozenset[str] = frozenset()  # what is known not to be empty, as written

    # ------------------------------------------------------------ blocks

    def new_block(self) -> BlockDraft:
        """A new block in the scopes that are open now."""
        block = BlockDraft(len(self.teller.blocks), self.proc.number, self.scopes)
        self.teller.blocks.append(block)
        return block

    def go(self, block: BlockDraft) -> None:
        """Go on telling in this block."""
        self.block, self.out, self.dead = block, block.body, False

    def end(self, end: ir.End) -> None:
        """Close the current block, unless it is closed."""
        if self.block is not None and self.block.end is None:
            self.block.end = end
        self.dead = True

    def open_scope(self) -> None:
        """From here on, failing makes the option chosen before illegal."""
        self.scopes = (*self.scopes, len(self.teller.blocks))

    def close_scope(self) -> None:
        self.scopes = self.scopes[:-1]

    def inline(self, body: tuple[ast.Statement, ...]) -> tuple[ir.Stmt, ...]:
        """Statements that do not suspend, as a body of their own."""
        kept, self.out = self.out, []
        kept_block, self.block = self.block, None
        with self.ctx.scope():
            self.tell(body)
        result, self.out, self.block = tuple(self.out), kept, kept_block
        self.dead = False
        return result

    def is_flow(self, node: object) -> bool:
        """Whether a statement must be cut into blocks."""
        if self.block is None:
            return False
        usage = self.teller.usage
        return usage.suspends(node) or (usage.escapes(node) and bool(self.loops) and self.loops[-1].exit is not None)

    # ------------------------------------------------------------ statements

    def tell(self, body: tuple[ast.Statement, ...]) -> None:
        """Tell statements one after the other; a mistake in one does not hide those of the next."""
        for at, statement in enumerate(body):
            if self.dead and self.block is not None:
                self.world.problems.warn("RW906", statement.span, "this is never reached")
                self.go(self.new_block())
            try:
                self.statement(statement)
                if isinstance(statement, ast.Draw):
                    visibility.check_draw(self.world, self.teller.usage, statement, body[at + 1 :])
                self.forget(statement)
            except Reported:
                if isinstance(statement, ast.Let | ast.Var | ast.Draw | ast.Roll):
                    self.ctx.scopes[-1][statement.name] = Broken()

    def forget(self, node: ast.Statement) -> None:
        """After a statement that may change the state, nothing is known to be filled."""
        if not isinstance(node, ast.Let | ast.Require | ast.Prefer):
            self.filled = frozenset()

    def block_of(self, body: tuple[ast.Statement, ...]) -> None:
        """Tell a nested block: its names are forgotten after it."""
        with self.ctx.scope():
            self.tell(body)

    def touch(self, tags: ast.Tags) -> None:
        """Note that a rule id is reached here."""
        if tags.rules:
            self.out.append(ir.Touch(tags.rules))

    def statement(self, node: ast.Statement) -> None:
        """Tell one statement."""
        if not isinstance(node, ast.Require | ast.Prefer | ast.Finish | ast.Choice):
            self.touch(node.tags)
        match node:
            case ast.Let():
                self.let(node)
            case ast.Var():
                self.var(node)
            case ast.Assign():
                self.assign(node)
            case ast.Require():
                self.require(node)
            case ast.Prefer():
                self.prefer(node)
            case ast.Finish():
                self.finish(node)
            case ast.Stop():
                self.stop(node)
            case ast.Draw():
                self.draw(node)
            case ast.Roll():
                self.roll(node)
            case ast.Command():
                self.command(node)
            case ast.Do():
                self.do(node)
            case ast.Does():
                self.does(node)
            case ast.Sequence(statements):
                self.block_of(statements)
            case ast.If():
                self.if_(node)
            case ast.Phase():
                self.phase(node)
            case ast.For():
                loops.for_(self, node)
            case ast.Repeat():
                loops.repeat(self, node)
            case ast.Choice():
                choices.choice(self, node)
            case ast.Either() | ast.MayDo():
                choices.either(self, node)

    def let(self, node: ast.Let) -> None:
        value = settle(self.ctx, ex.elaborate(self.ctx, node.value, None), node.value.span)
        self.fresh(node.name, node.span)
        self.out.append(ir.Assign(self.ctx.bind(node.name, value.type), value))

    def fresh(self, name: str, span: Span) -> None:
        """A new local may not hide another local."""
        if name != "you" and self.ctx.find(name) is not None:
            wrong(self.ctx, "RW219", span, f"'{name}' is already a name here", "choose another name")

    def var(self, node: ast.Var) -> None:
        if node.type is not None:
            kind = type_of(self.world, node.type)
            value = ex.elaborate(self.ctx, node.value, kind)
        else:
            value = ex.elaborate(self.ctx, node.value, None)
            if isinstance(value.type, Void):
                wrong(
                    self.ctx,
                    "RW317",
                    node.span,
                    "what can this variable hold?",
                    f"write 'var {node.name}: set of … = {{}}'",
                )
            settle(self.ctx, value, node.value.span)
            kind = ANY_NUMBER if isinstance(value.type, ir.Number) else value.type
        self.fresh(node.name, node.span)
        self.out.append(ir.Assign(self.ctx.bind(node.name, kind, changes=True), value))

    def require(self, node: ast.Require) -> None:
        condition = operators.truth(self.ctx, node.condition)
        checks.check_condition(self.world, node.condition, condition, "guard")
        guard = self.teller.guard(self.ctx, node.tags, node.span)
        self.out.append(ir.Require(condition, guard))

    def prefer(self, node: ast.Prefer) -> None:
        condition = operators.truth(self.ctx, node.condition)
        guard = self.teller.guard(self.ctx, node.tags, node.span)
        self.out.append(ir.Prefer(condition, guard, self.prefers))
        self.prefers += 1

    def finish(self, node: ast.Finish) -> None:
        winners: ir.Expr | None = None
        if node.winners is not None:
            everyone = ir.SetOf(ir.Seat())
            if isinstance(node.winners, ast.Constant):
                winners = ir.Const(0, everyone)
            else:
                winners = ex.loose(self.ctx, node.winners, ir.Seat())
                if isinstance(winners.type, ir.SetOf | Void):
                    winners = fit(self.ctx, winners, everyone, node.winners.span)
                else:
                    seat = fit(self.ctx, winners, ir.Seat(), node.winners.span)
                    winners = operators.folded(self.ctx, ir.Op("set", (seat,), everyone))
        self.end(ir.Finish(winners, node.tags.rules))

    def stop(self, node: ast.Stop) -> None:
        if not self.loops:
            wrong(
                self.ctx,
                "RW403",
                node.span,
                "'stop' leaves a loop, but there is none around it here",
                "'finish' ends the game",
            )
        mark = self.loops[-1]
        if mark.exit is None:
            self.out.append(ir.Break())
        else:
            self.end(ir.Jump(mark.exit))

    # ------------------------------------------------------------ places

    def place(self, node: ast.Expr, words: str = "changed") -> ir.Place:
        """Where something is stored."""
        root, indices = access.parts(self.ctx, node)
        if not isinstance(root, ast.Name):
            wrong(self.ctx, "RW360", node.span, f"this cannot be {words}", "only states and variables can")
        found = self.ctx.find(root.name)
        if isinstance(found, Variable):
            if not found.changes:
                wrong(
                    self.ctx,
                    "RW361",
                    node.span,
                    f"'{root.name}' cannot be {words}: it is only a name for a value",
                    f"declare it with 'var {root.name} = …'",
                )
            return self.element(ir.Place(None, found.slot, (), None, found.type, where(node.span)), indices, node)
        if root.name not in self.world.state_decls and not self.is_tally(root.name):
            access.name(self.ctx, root, None)  # says what it is if it is nothing at all
            wrong(self.ctx, "RW360", node.span, f"'{root.name}' cannot be {words}", "only states and variables can")
        state = self.world.state(root.name)
        index = access.state_index(self.ctx, state, tuple(indices), node)
        place = ir.Place(state.name, None, index, None, state.type, where(node.span))
        return self.element(place, indices[len(index) :], node)

    def is_tally(self, name: str) -> bool:
        return name in self.world.score_decls and self.world.score_decls[name].value is None

    def element(self, place: ir.Place, indices: list[ast.Expr], node: ast.Expr) -> ir.Place:
        if not indices:
            return place
        if len(indices) > 1 or not isinstance(place.type, ir.BagOf | ir.ListOf):
            wrong(self.ctx, "RW329", node.span, f"{say(self.ctx, place.type)} has nothing in brackets")
        if isinstance(place.type, ir.BagOf):
            item, kind = ex.elaborate(self.ctx, indices[0], place.type.item), ir.Number(0, 65535)
            return ir.Place(place.state, place.slot, place.index, item, kind, place.where)
        position = access.ordinal(self.ctx, ex.elaborate(self.ctx, indices[0], None), indices[0])
        return ir.Place(place.state, place.slot, place.index, position, place.type.item, place.where)

    def read(self, place: ir.Place) -> ir.Expr:
        """What a place holds now."""
        whole = self.place_type(place)
        base: ir.Expr = (
            ir.Local(place.slot, whole) if place.slot is not None else ir.Read(place.state or "", place.index, whole)
        )
        if place.element is None:
            return base
        return ir.Op("count_of" if isinstance(whole, ir.BagOf) else "item", (base, place.element), place.type)

    def place_type(self, place: ir.Place) -> ir.Type:
        if place.slot is not None:
            return self.ctx.slots[place.slot].type
        return self.world.state(place.state or "").type

    def assign(self, node: ast.Assign) -> None:
        root, indices = access.parts(self.ctx, node.path)
        if (
            isinstance(root, ast.Name)
            and not indices
            and self.ctx.find(root.name) is None
            and root.name in self.world.state_decls
        ):
            state = self.world.state(root.name)
            if state.index:
                self.assign_whole(node, state)
                return
        place = self.place(node.path)
        if node.operator == "=":
            value = ex.elaborate(self.ctx, node.value, place.type)
            self.check_constant(value, place.type, node.value.span)
            self.store(place, value)
            return
        if isinstance(place.type, ir.Number):
            added = operators.number(self.ctx, node.value)
            changed = operators.arithmetic(node.operator[0], self.read(place), added, node.span)
            assert changed is not None
            self.store(place, changed)
        elif isinstance(place.type, ir.SetOf | ir.BagOf):
            value = ex.elaborate(self.ctx, node.value, place.type)
            self.out.append(ir.Mutate("plus" if node.operator == "+=" else "minus", place, (value,)))
        else:
            wrong(self.ctx, "RW323", node.span, f"'{node.operator}' does not go with {say(self.ctx, place.type)}")

    def store(self, place: ir.Place, value: ir.Expr) -> None:
        if place.slot is not None and place.element is None and not isinstance(place.type, ir.Number):
            self.out.append(ir.Assign(place.slot, value))
        else:
            self.out.append(ir.Store(place, value))

    def check_constant(self, value: ir.Expr, kind: ir.Type, span: Span) -> None:
        if isinstance(value, ir.Const) and isinstance(kind, ir.Number) and value.value != ir.NIL:
            if not kind.low <= value.value <= kind.high:
                hint = "widen the range where it is declared, or give another number"
                wrong(self.ctx, "RW302", span, f"{value.value} is outside {kind.low}..{kind.high}", hint)

    def assign_whole(self, node: ast.Assign, state: ir.State) -> None:
        if node.operator != "=":
            kinds = ", ".join(say(self.ctx, kind) for kind in state.index)
            hint = f"write {state.name}[…], with {kinds} in brackets"
            wrong(self.ctx, "RW339", node.path.span, f"which element of '{state.name}'?", hint)
        value = ex.loose(self.ctx, node.value, state.type)
        if isinstance(value.type, ir.Ring):
            self.out.append(ir.StoreWhole(state.name, value, where(node.span)))
            return
        fitted = fit(self.ctx, value, state.type, node.value.span)
        self.check_constant(fitted, state.type, node.value.span)
        self.out.append(ir.Fill(state.name, fitted, where(node.span)))

    # ------------------------------------------------------------ chance

    def draw(self, node: ast.Draw) -> None:
        place = self.place(node.zone, "drawn from")
        kind = item_of(place.type)
        if kind is None or isinstance(place.type, ir.SetOf):
            hint = (
                "declare it as a bag" if isinstance(place.type, ir.SetOf) else "one draws from a bag, a pile or a list"
            )
            wrong(self.ctx, "RW362", node.zone.span, f"one cannot draw from {say(self.ctx, place.type)}", hint)
        self.fresh(node.name, node.span)
        guard = self.teller.guard(self.ctx, node.tags, node.span, "there is nothing to draw")
        slot = self.ctx.bind(node.name, kind)
        if isinstance(place.type, ir.ListOf):
            self.out.append(ir.TakeFirst(slot, place, guard, written(node.zone) in self.filled))
            return
        following = self.new_block()
        sure = written(node.zone) in self.filled
        self.end(ir.Chance("draw", slot, place, None, following.number, "draw", guard, sure))
        self.go(following)

    def roll(self, node: ast.Roll) -> None:
        source, kind = aggregates.source(self.ctx, node.source)
        if isinstance(source.type, ir.Between):
            source = ex.elaborate(self.ctx, node.source, ir.SetOf(kind))
        if isinstance(source.type, ir.ListOf | ir.BagOf):
            source = fit(self.ctx, source, ir.SetOf(kind), node.source.span)
        self.fresh(node.name, node.span)
        guard = self.teller.guard(self.ctx, node.tags, node.span, "there is nothing to roll")
        slot = self.ctx.bind(node.name, kind)
        following = self.new_block()
        self.end(ir.Chance("roll", slot, None, source, following.number, "roll", guard))
        self.go(following)

    # ------------------------------------------------------------ calls

    def command(self, node: ast.Command) -> None:
        if node.name in BUILT_IN and node.name not in self.world.actions:
            BUILT_IN_VERBS[node.name](self, node)
            return
        _, args = self.teller.arguments(self.ctx, node)
        proc = self.teller.action(node.name, tuple(arg.type for arg in args), node.span)
        passed = self.teller.with_you(self.ctx, proc, args, node.span)
        if not proc.suspends:
            self.out.append(ir.Invoke(proc.number, passed))
            return
        following = self.new_block()
        proc.callers.append((self.proc.number, self.first_pass(), following.number))
        self.end(ir.CallProc(proc.number, passed, following.number))
        self.go(following)

    def do(self, node: ast.Do) -> None:
        rules, args = self.teller.rules_call(self.ctx, node)
        if not self.teller.usage.rules_suspend():
            self.out.append(ir.InvokeRules(rules, args))
            return
        following = self.new_block()
        self.end(ir.CallRules(rules, args, following.number))
        self.go(following)

    def does(self, node: ast.Does) -> None:
        seat = ex.elaborate(self.ctx, node.subject, ir.Seat())
        with self.ctx.scope():
            self.out.append(ir.Assign(self.ctx.bind("you", ir.Seat()), seat))
            self.statement(node.effect)

    # ------------------------------------------------------------ if, phase

    def if_(self, node: ast.If) -> None:
        flow = self.is_flow(node)
        self._branches(list(node.branches), node.otherwise, flow)

    def _branches(
        self,
        branches: list[tuple[ast.Expr, tuple[ast.Statement, ...]]],
        otherwise: tuple[ast.Statement, ...],
        flow: bool,
    ) -> None:
        if not branches:
            if flow:
                self.block_of(otherwise)
            else:
                self.out.extend(self.inline(otherwise))
            return
        (node, body), rest = branches[0], branches[1:]
        condition = operators.truth(self.ctx, node)
        if isinstance(condition, ir.Const):
            checks.check_condition(self.world, node, condition, "condition")
            self._check_dead(body if not condition.value else None, rest, otherwise, bool(condition.value))
            if condition.value:
                self._branches([], body, flow)
            else:
                self._branches(rest, otherwise, flow)
            return
        known = self.filled
        if not flow:
            self.filled = known | filled_if(node, True)
            then = self.inline(body)
            kept, self.out = self.out, []
            self.filled = known | filled_if(node, False)
            self._branches(rest, otherwise, False)
            other, self.out = tuple(self.out), kept
            self.out.append(ir.When(condition, then, other))
            return
        then_block, else_block, join = self.new_block(), self.new_block(), self.new_block()
        self.end(ir.Branch(condition, then_block.number, else_block.number))
        self.go(then_block)
        self.filled = known | filled_if(node, True)
        self.block_of(body)
        self.end(ir.Jump(join.number))
        self.go(else_block)
        self.filled = known | filled_if(node, False)
        self._branches(rest, otherwise, True)
        self.end(ir.Jump(join.number))
        self.go(join)

    def _check_dead(
        self,
        body: tuple[ast.Statement, ...] | None,
        rest: list[tuple[ast.Expr, tuple[ast.Statement, ...]]],
        otherwise: tuple[ast.Statement, ...],
        taken: bool,
    ) -> None:
        """Check a branch that the options leave out, without telling it."""
        left_out = [body] if body is not None else [*(b for _, b in rest), otherwise] if taken else []
        for one in left_out:
            loops.check_only(self, one)

    def first_pass(self) -> tuple[ir.Stmt, ...]:
        """Statements that set the locals of the open loops as on their first pass."""
        return tuple(statement for mark in self.loops for statement in mark.first_pass)

    def phase(self, node: ast.Phase) -> None:
        if self.block is None:
            self.block_of(node.body)
            return
        start = self.new_block()
        self.end(ir.Jump(start.number))
        self.go(start)
        if any(name == node.name for name, _, _, _ in self.teller.phases):
            if not any(name == node.name and proc != self.proc.number for name, proc, _, _ in self.teller.phases):
                wrong(self.ctx, "RW202", node.span, f"there are two phases named '{node.name}'")
        self.teller.phases.append((node.name, self.proc.number, self.first_pass(), start.number))
        self.block_of(node.body)


# ---------------------------------------------------------------- what is known not to be empty


def written(node: ast.Expr) -> str:
    """An expression as it is written, blanks aside."""
    span = node.span
    if span.line != span.end_line:
        return ""
    return "".join(span.source.line_text(span.line)[span.column - 1 : span.end_column - 1].split())


def filled_if(condition: ast.Expr, holds: bool) -> frozenset[str]:
    """What is not empty if a condition holds, or if it does not."""
    match condition:
        case ast.IsEmpty(item, negated) if negated == holds:
            return frozenset((written(item),))
        case ast.Logic("and", items) if holds:
            return frozenset().union(*(filled_if(item, True) for item in items))
        case ast.Logic("or", items) if not holds:
            return frozenset().union(*(filled_if(item, False) for item in items))
        case ast.Negation(item):
            return filled_if(item, not holds)
        case _:
            return frozenset()


# ---------------------------------------------------------------- the built-in verbs


def _phrase(telling: Telling, node: ast.Command, words: tuple[str, ...], usage: str) -> tuple[ast.Expr, str, ast.Expr]:
    """The thing, the preposition and the place of `add x to s`."""
    if (
        len(node.arguments) < 2
        or node.arguments[0].preposition is not None
        or node.arguments[1].preposition not in words
    ):
        wrong(telling.ctx, "RW364", node.span, f"'{node.name}' is used as: {usage}")
    second = node.arguments[1]
    assert second.preposition is not None
    return node.arguments[0].value, second.preposition, second.value


def _add(telling: Telling, node: ast.Command) -> None:
    thing, _, target = _phrase(telling, node, ("to",), "add x to s")
    place = telling.place(target)
    _mutate(telling, node, "add", place, thing)


def _remove(telling: Telling, node: ast.Command) -> None:
    thing, _, target = _phrase(telling, node, ("from",), "remove x from s")
    place = telling.place(target)
    _mutate(telling, node, "remove", place, thing)


def _mutate(telling: Telling, node: ast.Command, word: str, place: ir.Place, thing: ast.Expr) -> None:
    kind = item_of(place.type)
    if kind is None or isinstance(place.type, ir.PileOf):
        hint = "use 'put x onto' or 'put x under'" if isinstance(place.type, ir.PileOf) else ""
        if isinstance(place.type, ir.Number):
            hint = "a number changes with '+=' and '-='"
        wrong(
            telling.ctx,
            "RW363",
            node.span,
            f"one cannot {word} anything {'to' if word == 'add' else 'from'} {say(telling.ctx, place.type)}",
            hint,
        )
    if isinstance(thing, ast.Amount) and isinstance(place.type, ir.BagOf):
        amount = ex.elaborate(telling.ctx, thing, place.type)
        telling.out.append(ir.Mutate("plus" if word == "add" else "minus", place, (amount,)))
        return
    item = ex.elaborate(telling.ctx, thing, kind)
    telling.out.append(ir.Mutate(word, place, (item,)))


def _put(telling: Telling, node: ast.Command) -> None:
    thing, word, target = _phrase(
        telling, node, ("onto", "under", "into"), "put x onto p, put x under p, put x into l at i"
    )
    place = telling.place(target)
    if not isinstance(place.type, ir.ListOf | ir.PileOf):
        wrong(
            telling.ctx,
            "RW363",
            node.span,
            f"'put' needs a list or a pile, but this is {say(telling.ctx, place.type)}",
            "use 'add x to s'",
        )
    item = ex.elaborate(telling.ctx, thing, item_of(place.type))
    if word != "into":
        telling.out.append(ir.Mutate("put_top" if word == "onto" else "put_bottom", place, (item,)))
        return
    if len(node.arguments) != 3 or node.arguments[2].preposition != "at" or not isinstance(place.type, ir.ListOf):
        wrong(telling.ctx, "RW364", node.span, "'put … into' is used as: put x into l at i, with a list l")
    position = operators.number(telling.ctx, node.arguments[2].value)
    telling.out.append(ir.Mutate("put_at", place, (item, position)))


def _clear(telling: Telling, node: ast.Command) -> None:
    if len(node.arguments) != 1 or node.arguments[0].preposition is not None:
        wrong(telling.ctx, "RW364", node.span, "'clear' is used as: clear s")
    target = node.arguments[0].value
    root, indices = access.parts(telling.ctx, target)
    if isinstance(root, ast.Name) and telling.ctx.find(root.name) is None and root.name in telling.world.state_decls:
        state = telling.world.state(root.name)
        index = access.state_index(telling.ctx, state, tuple(indices), target) if indices else None
        telling.out.append(ir.Reset(state.name, index, where(node.span)))
        return
    place = telling.place(target)
    assert place.slot is not None
    telling.out.append(ir.Assign(place.slot, ir.Const(nothing(place.type, telling.world.components), place.type)))


def _shuffle(telling: Telling, node: ast.Command) -> None:
    if len(node.arguments) != 1 or node.arguments[0].preposition is not None:
        wrong(telling.ctx, "RW364", node.span, "'shuffle' is used as: shuffle p")
    place = telling.place(node.arguments[0].value)
    if not isinstance(place.type, ir.PileOf):
        wrong(
            telling.ctx,
            "RW363",
            node.span,
            f"only a pile is shuffled, but this is {say(telling.ctx, place.type)}",
            "bags are drawn from by chance anyway",
        )
    telling.out.append(ir.Mutate("shuffle", place, ()))


BUILT_IN_VERBS: dict[str, Callable[[Telling, ast.Command], None]] = {
    "add": _add,
    "remove": _remove,
    "put": _put,
    "clear": _clear,
    "shuffle": _shuffle,
}
