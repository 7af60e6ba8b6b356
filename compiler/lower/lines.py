"""A function while it is written: statements one after the other at their depths, and what it declares at its top."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.names import Names

INLINED = 12  # a function with more lines is not asked to be inlined

Line = tuple[int, bool, low.Stmt | None]  # depth, whether it is an `elif`, the statement; None stands for `else`


class Lines:
    """The body of a function: statements at their depth, declarations kept apart for its top."""

    def __init__(self) -> None:
        self.declared: list[low.Declare] = []
        self.lines: list[Line] = []
        self.depth = 0
        self.names = Names()
        self.charges: dict[int, int] = {}  # slot of a loop -> what each of its elements is counted as
        self.in_any_order = False  # nobody can tell in which order elements come up
        self.splits: dict[int, tuple[low.Expr, ...]] = {}  # slot of a loop over splits -> counts, members, amount

    def add(self, *stmts: low.Stmt | None) -> None:
        """Statements at the present depth; what is None is none."""
        self.lines += [(self.depth, False, stmt) for stmt in stmts if stmt is not None]

    def note(self, comment: str) -> None:
        """A line for the reader, if there is something to say."""
        self.add(low.Comment(comment) if comment else None)

    def local(
        self, kind: str, *names: str, value: low.Value | None = None, extent: low.Value | None = None
    ) -> tuple[low.Expr, ...]:
        """C locals whose names nobody else has, declared at the top; what begins with a value or is an array."""
        self.declared += [low.declare(kind, name, value, extent) for name in names]
        self.names.taken.update(names)
        return low.names(*names)

    def declare(self, kind: str, name: str, hint: str = "") -> low.Expr:
        """A C local, declared at the top by a name of its own."""
        (found,) = self.local(kind, self.names.fresh(name, hint))
        return found

    def let(self, kind: str, name: str, value: low.Value) -> low.Expr:
        """A C local, declared at the top by a name of its own, that gets a value here."""
        found = self.declare(kind, name)
        self.set(found, value)
        return found

    def set(self, target: low.Expr, value: low.Value, op: str = "") -> None:
        """`target = value`."""
        self.add(low.assign(target, value, op))

    @contextmanager
    def block(self, head: low.Stmt, chained: bool = False) -> Iterator[None]:
        """Statements under a head; `chained`: only where those before did not apply."""
        self.lines.append((self.depth, chained, head))
        self.depth += 1
        yield
        self.depth -= 1

    def when(self, condition: low.Expr, *then: low.Stmt) -> None:
        """Statements under a condition."""
        with self.block(low.If(condition)):
            self.add(*then)

    @contextmanager
    def under(self, *conditions: low.Expr) -> Iterator[None]:
        """Statements under conditions, each asked where those before it hold. All that is begun meanwhile ends here."""
        depth = self.depth
        for condition in conditions:
            self.begin(condition)
        yield
        self.depth = depth

    def begin(self, condition: low.Expr) -> None:
        """Statements under a condition, until the caller goes back to its depth."""
        self.add(low.If(condition))
        self.depth += 1

    @contextmanager
    def otherwise(self) -> Iterator[None]:
        """Statements where the condition before them does not hold."""
        self.begin_otherwise()
        yield
        self.depth -= 1

    def begin_otherwise(self) -> None:
        """The same, until the caller goes back to its depth."""
        self.lines.append((self.depth, False, None))
        self.depth += 1

    def cases(self, of: low.Expr, values: Iterable[int]) -> Iterator[int]:
        """Each of some values, while statements are written for where it is that one."""
        for place, value in enumerate(values):
            with self.block(low.If(low.eq(of, value)), chained=place > 0):
                yield value

    def switch(self, of: low.Expr, cases: Iterable[tuple[int, low.Stmt]]) -> None:
        """A statement for each of some values."""
        then = dict(cases)
        for value in self.cases(of, then):
            self.add(then[value])

    def function(
        self, kind: str, name: str, *parameters: str, inline: bool = False, comment: str = "", known_as: str = ""
    ) -> low.Function:
        """The finished function; `inline`: where it is small, else the C compiler knows better."""
        small = inline and len(self.lines) <= INLINED
        body = (*self.declared, *assembled(self.lines))
        return low.function(kind, name, parameters, body, small, comment, known_as)


def assembled(lines: list[Line]) -> low.Body:
    """Statements one after the other at their depths as a tree; what is deeper stands under the head before it."""
    waiting = deque(lines)

    def block(depth: int) -> low.Body:
        found: list[low.Stmt] = []
        while waiting and waiting[0][0] >= depth:
            found.append(whole(*waiting.popleft()))
        return tuple(found)

    def whole(depth: int, _: bool, stmt: low.Stmt | None) -> low.Stmt:
        match stmt:
            case low.If(_, (), ()):
                return replace(stmt, then=block(depth + 1), otherwise=otherwise(depth))
            case low.While(_, ()) | low.For(body=()):
                return replace(stmt, body=block(depth + 1))
        assert stmt is not None, "an else without an if"
        return stmt

    def otherwise(depth: int) -> low.Body:
        if not waiting or waiting[0][0] != depth or not (waiting[0][1] or waiting[0][2] is None):
            return ()
        line = waiting.popleft()
        return block(depth + 1) if line[2] is None else (whole(*line),)

    return block(lines[0][0] if lines else 0)
