"""Statements: one procedure told from top to bottom, into plain statements where nothing suspends and blocks where it can."""

from __future__ import annotations

from rulewright.compiler import aggregates, ast, checks, choices, loops, operators, places, visibility
from rulewright.compiler import expressions as ex
from rulewright.compiler.context import Broken, file_name, where
from rulewright.compiler.declared_types import type_of
from rulewright.compiler.diagnostics import Reported
from rulewright.compiler.filled import filled_if, written
from rulewright.compiler.fit import fit, say, settle, wrong
from rulewright.compiler.flow import BlockDraft, LoopMark, ProcDraft
from rulewright.compiler.source import Span
from rulewright.compiler.tell import Teller
from rulewright.compiler.types import ANY_NUMBER, Void, item_of
from rulewright.compiler.verbs import BUILT_IN
from rulewright.runtime import ir
from rulewright.runtime.walking import nodes


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
        self.teller.sources[file_name(node.span.source.name)] = node.span.source
        if node.tags.openly_span is not None:
            self.teller.open_line(node.span)
        if isinstance(node, ast.If):
            for span in node.openly_spans:
                self.teller.open_line(span)
        if not isinstance(node, ast.Require | ast.Prefer | ast.Finish | ast.Choice):
            self.touch(node.tags)
        match node:
            case ast.Let():
                self.let(node)
            case ast.Var():
                self.var(node)
            case ast.Assign():
                places.assign(self, node)
                self.note(self.out[-1])
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
            case ast.Tell():
                self.tell_line(node)
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
        self.out.append(ir.Assign(self.ctx.bind(node.name, value.type), value, where(node.span)))

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
        self.out.append(ir.Assign(self.ctx.bind(node.name, kind, changes=True), value, where(node.span)))

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
        winners = self.players(node.winners) if node.winners is not None else None
        self.end(ir.Finish(winners, node.tags.rules))

    def players(self, node: ast.Expr | None) -> ir.Expr:
        """Some players as a set: one, several, `none`, or (None) all."""
        everyone = ir.SetOf(ir.Seat())
        if node is None:
            return ir.Const((1 << self.world.components.seats) - 1, everyone)
        if isinstance(node, ast.Constant):
            return ir.Const(0, everyone)
        if isinstance(node, ast.SetOf):
            return ex.elaborate(self.ctx, node, everyone)
        found = ex.loose(self.ctx, node, ir.Seat())
        if isinstance(found.type, ir.SetOf | Void):
            return fit(self.ctx, found, everyone, node.span)
        seat = fit(self.ctx, found, ir.Seat(), node.span)
        return operators.folded(self.ctx, ir.Op("set", (seat,), everyone))

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

    # ------------------------------------------------------------ chance

    def draw(self, node: ast.Draw) -> None:
        place = places.place_of(self, node.zone, "drawn from")
        kind = item_of(place.type)
        if kind is None or isinstance(place.type, ir.SetOf):
            hint = (
                "declare it as a bag" if isinstance(place.type, ir.SetOf) else "one draws from a bag, a pile or a list"
            )
            wrong(self.ctx, "RW362", node.zone.span, f"one cannot draw from {say(self.ctx, place.type)}", hint)
        seen = self.players(node.seen.who) if node.seen is not None else None
        self.fresh(node.name, node.span)
        guard = self.teller.guard(self.ctx, node.tags, node.span, "there is nothing to draw")
        slot = self.ctx.bind(node.name, kind)
        if isinstance(place.type, ir.ListOf):
            self.out.append(ir.TakeFirst(slot, place, guard, written(node.zone) in self.filled))
            if seen is not None:  # nothing is left to chance, so nothing else says what was drawn
                self.out.append(ir.Tell(seen, "draw {}", (ir.Local(slot, kind),), where(node.span)))
            return
        following = self.new_block()
        sure = written(node.zone) in self.filled
        self.end(ir.Chance("draw", slot, place, None, following.number, "draw", guard, sure, seen))
        self.go(following)

    def roll(self, node: ast.Roll) -> None:
        source, kind = aggregates.source(self.ctx, node.source)
        if isinstance(source.type, ir.Between):
            source = ex.elaborate(self.ctx, node.source, ir.SetOf(kind))
        if aggregates.different(source) != source:
            held = say(self.ctx, source.type)
            hint = "write 'draw x from …' to take one of them, or 'roll x in kinds(…)' to roll each kind alike"
            wrong(self.ctx, "RW377", node.source.span, f"a roll is over a set, but this is {held}, which may hold copies", hint)
        if isinstance(source.type, ir.ListOf):
            source = fit(self.ctx, source, ir.SetOf(kind), node.source.span)
        seen = self.players(node.seen.who) if node.seen is not None else None
        self.fresh(node.name, node.span)
        guard = self.teller.guard(self.ctx, node.tags, node.span, "there is nothing to roll")
        slot = self.ctx.bind(node.name, kind)
        following = self.new_block()
        self.end(ir.Chance("roll", slot, None, source, following.number, "roll", guard, seen=seen))
        self.go(following)

    def tell_line(self, node: ast.Tell) -> None:
        """`tell p "…"`: a line in the log."""
        seen = self.players(node.who)
        text, values = self.teller.filled_text(self.ctx, node.text, node.text_span)
        self.out.append(ir.Tell(seen, text, values, where(node.span)))

    # ------------------------------------------------------------ calls

    def command(self, node: ast.Command) -> None:
        if node.name in BUILT_IN and node.name not in self.world.actions:
            BUILT_IN[node.name](self, node)
            return
        _, args = self.teller.arguments(self.ctx, node)
        proc = self.teller.action(node.name, tuple(arg.type for arg in args), node.span)
        passed = self.teller.with_you(self.ctx, proc, args, node.span)
        if not proc.suspends:
            self.out.append(ir.Invoke(proc.number, passed, where(node.span)))
            return
        following = self.new_block()
        proc.callers.append((self.proc.number, self.first_pass(), following.number))
        self.end(ir.CallProc(proc.number, passed, following.number, where=where(node.span)))
        self.go(following)

    def do(self, node: ast.Do) -> None:
        rules, args = self.teller.rules_call(self.ctx, node)
        if not self.teller.usage.rules_suspend():
            self.out.append(ir.InvokeRules(rules, args, where(node.span)))
            return
        following = self.new_block()
        self.end(ir.CallRules(rules, args, following.number, where(node.span)))
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
            self.out.append(ir.When(condition, then, other, where(node.span)))
            return
        then_block, else_block, join = self.new_block(), self.new_block(), self.new_block()
        self.end(ir.Branch(condition, then_block.number, else_block.number, where(node.span)))
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
        """Statements that set the locals of the open loops as on their first pass, and the states that keep where they are."""
        return tuple(statement for mark in self.loops for statement in (*mark.first_pass, *mark.notes))

    def note(self, statement: ir.Stmt) -> None:
        """Remember a line of a loop's body that depends on nothing but locals, as `round = number`: who starts in the middle
        of the loop finds it done."""
        mark = self.loops[-1] if self.loops else None
        if mark and mark.depth == len(self.ctx.scopes) and isinstance(statement, ir.Store) and not statement.place.index:
            told = [node for node in nodes(statement.value) if isinstance(node, ir.Expr)]
            if statement.place.state and all(isinstance(node, ir.Local | ir.Const | ir.Op) for node in told):
                mark.notes.append(statement)

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
