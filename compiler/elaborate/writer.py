"""One procedure being written: plain statements where nothing suspends, and blocks where it can."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler.elaborate import held_secrets, operators
from rulewright.compiler.elaborate.blocks import BlockDraft, LoopMark, OptionDraft, ProcDraft
from rulewright.compiler.elaborate.context import Broken
from rulewright.compiler.elaborate.fit import fit, wrong
from rulewright.compiler.elaborate.procedures import ProcedureMaker
from rulewright.compiler.elaborate.types import Void
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import Reported
from rulewright.compiler.syntax.source import Span
from rulewright.runtime import ir
from rulewright.runtime.walking import nodes


class Writer:
    """Writes one procedure. `out` takes plain statements; `block` is the block they belong to, if any; `statement`
    knows what to write for each kind of statement."""

    def __init__(
        self, procedures: ProcedureMaker, proc: ProcDraft, statement: Callable[[Writer, ast.Statement], None]
    ) -> None:
        self.procedures, self.proc, self.ctx, self.world = procedures, proc, proc.ctx, procedures.world
        self._statement = statement
        self.out: list[ir.Stmt] = []
        self.block: BlockDraft | None = None
        self.loops: list[LoopMark] = []
        self.scopes: tuple[int, ...] = ()
        self.option: OptionDraft | None = None  # in whose body what is written stands
        self.dead = False
        self.not_empty: frozenset[str] = frozenset()  # what is known not to be empty, as written

    # ------------------------------------------------------------ blocks

    def new_block(self) -> BlockDraft:
        """A new block in the scopes that are open now."""
        block = BlockDraft(len(self.procedures.blocks), self.proc.number, self.scopes)
        self.procedures.blocks.append(block)
        return block

    def go(self, block: BlockDraft) -> None:
        """Go on writer in this block."""
        self.block, self.out, self.dead = block, block.body, False

    def end(self, end: ir.End) -> None:
        """Close the current block, unless it is closed."""
        if self.block is not None and self.block.end is None:
            self.block.end = end
            if self.option is not None and isinstance(end, ir.Ask | ir.Chance | ir.CallProc | ir.CallRules):
                self.option.late = True
        self.dead = True

    def open_scope(self) -> None:
        """From here on, failing makes the option chosen before illegal."""
        self.scopes = (*self.scopes, len(self.procedures.blocks))

    def close_scope(self) -> None:
        self.scopes = self.scopes[:-1]

    def inline(self, body: tuple[ast.Statement, ...]) -> tuple[ir.Stmt, ...]:
        """Statements that do not suspend, as a body of their own."""
        kept, self.out = self.out, []
        kept_block, self.block = self.block, None
        with self.ctx.scope():
            self.write(body)
        result, self.out, self.block = tuple(self.out), kept, kept_block
        self.dead = False
        return result

    def is_flow(self, node: object) -> bool:
        """Whether a statement must be cut into blocks."""
        if self.block is None:
            return False
        usage = self.procedures.usage
        return usage.suspends(node) or (usage.escapes(node) and bool(self.loops) and self.loops[-1].exit is not None)

    def write(self, body: tuple[ast.Statement, ...]) -> None:
        """Write statements one after the other; a mistake in one does not hide those of the next."""
        for at, statement in enumerate(body):
            if self.dead and self.block is not None:
                self.world.problems.warn("RW906", statement.span, "this is never reached")
                self.go(self.new_block())
            try:
                self.statement(statement)
                if isinstance(statement, ast.Draw):
                    held_secrets.check_draw(self.world, self.procedures.usage, statement, body[at + 1 :])
                self.forget(statement)
            except Reported:
                if isinstance(statement, ast.Let | ast.Var | ast.Draw | ast.Roll):
                    self.ctx.scopes[-1][statement.name] = Broken()

    def forget(self, node: ast.Statement) -> None:
        """After a statement that may change the state, nothing is known to be filled."""
        if not isinstance(node, ast.Let | ast.Require | ast.Prefer):
            self.not_empty = frozenset()

    def block_of(self, body: tuple[ast.Statement, ...]) -> None:
        """Write a nested block: its names are forgotten after it."""
        with self.ctx.scope():
            self.write(body)

    def statement(self, node: ast.Statement) -> None:
        """Write one statement."""
        self._statement(self, node)

    def touch(self, tags: ast.Tags) -> None:
        """Note that a rule id is reached here."""
        if tags.rules:
            self.out.append(ir.Touch(tags.rules))

    def fresh(self, name: str, span: Span) -> None:
        """A new local may not hide another local."""
        if name != "you" and self.ctx.find(name) is not None:
            wrong(self.ctx, "RW219", span, f"'{name}' is already a name here", "choose another name")

    def players(self, node: ast.Expr | None) -> ir.Expr:
        """Some players as a set: one, several, `none`, or (None) all."""
        everyone = ir.SetOf(ir.Seat())
        if node is None:
            return ir.Const((1 << self.world.draft.seats) - 1, everyone)
        if isinstance(node, ast.Constant):
            return ir.Const(0, everyone)
        if isinstance(node, ast.SetOf):
            return self.ctx.elaborate(node, everyone)
        found = self.ctx.loose(node, ir.Seat())
        if isinstance(found.type, ir.SetOf | Void):
            return fit(self.ctx, found, everyone, node.span)
        seat = fit(self.ctx, found, ir.Seat(), node.span)
        return operators.folded(self.ctx, ir.Op("set", (seat,), everyone))

    def first_pass(self) -> tuple[ir.Stmt, ...]:
        """Statements that set the locals of the open loops as on their first pass, and the states that keep where they
        are."""
        return tuple(statement for mark in self.loops for statement in (*mark.first_pass, *mark.notes))

    def note(self, statement: ir.Stmt) -> None:
        """Remember a line of a loop's body that depends on nothing but locals, as `round = number`: who starts in the
        middle of the loop finds it done."""
        mark = self.loops[-1] if self.loops else None
        if (
            mark
            and mark.depth == len(self.ctx.scopes)
            and isinstance(statement, ir.Store)
            and not statement.place.index
        ):
            told = [node for node in nodes(statement.value) if isinstance(node, ir.Expr)]
            if statement.place.state and all(isinstance(node, ir.Local | ir.Const | ir.Op) for node in told):
                mark.notes.append(statement)
