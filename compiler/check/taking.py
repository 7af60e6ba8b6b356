"""Taking what may not be there, in an option: a fault when the move is made, where a guard would have made the move
illegal.

The texts of options are followed line by line, through the actions they call, with what is known on the way: guards,
conditions, ranges, names. What is known is kept as it is written (`your wood` as `wood[you]`); what a line changes is
forgotten. Where nothing known says that there is enough, the line is named, with the guard that would say it. Sums,
defs with parameters and cells of tables are not seen through.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache

from rulewright.compiler.elaborate.world import World
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import Problems
from rulewright.compiler.syntax.source import Span
from rulewright.compiler.syntax.walk import children
from rulewright.runtime import ir

DEPTH = 8  # actions within actions
STEPS = 50_000  # lines followed
BUILT_IN = ("add", "remove", "put", "clear", "shuffle")
OPPOSITE = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}
TURNED = {"<": ">", "<=": ">="}
PART = re.compile(r"(.+)\[(\w+)\]")  # an element by a name

Fact = tuple[str, str, str]  # a sign (>=, >, ==, !=, in, within, first, some) and what stands on its two sides
Facts = frozenset[Fact]


def check_taking(world: World, problems: Problems) -> None:
    """Warn of lines in options that take what may not be there."""
    walk = _Walk(world, problems)
    for declaration in world.game.declarations:
        if isinstance(declaration, ast.Play):
            walk.body(declaration.body, frozenset())
    walk.inside = 1  # cells of tables are mostly done in options
    for snippet in world.draft.snippets:
        walk.body(snippet.statements, frozenset())
    walk.inside = 0
    for name, action in world.actions.items():
        if name not in walk.reached:
            walk.body(action.body, frozenset())


def text_of(node: ast.Expr) -> str:
    """An expression as it is written, in one way."""
    span = node.span
    return f"line {span.line}" if span.line != span.end_line else _in_one_way(span.text)


@lru_cache(10_000)
def _in_one_way(text: str) -> str:
    while text.startswith("(") and text.endswith(")") and text.count("(") == 1:
        text = text[1:-1]
    return "".join(re.sub(r"\byour\s+(\w+)", r"\1[you]", text).split())


# ---------------------------------------------------------------- what is known


def known_if(condition: ast.Expr, holds: bool = True) -> Facts:
    """What is known if a condition holds, or if it does not."""
    match condition:
        case ast.Compare(operator, left, right):
            sign, one, two = operator if holds else OPPOSITE[operator], text_of(left), text_of(right)
            return frozenset({(TURNED[sign], two, one) if sign in TURNED else (sign, one, two)})
        case ast.Member(item, collection, negated) if negated != holds:
            return _ranging(text_of(item), collection)
        case ast.IsEmpty(item, negated) if negated == holds:
            return frozenset({("some", text_of(item), "")})
        case ast.Logic("and", items) if holds:
            return frozenset().union(*(known_if(item) for item in items))
        case ast.Logic("or", items) if not holds:
            return frozenset().union(*(known_if(item, False) for item in items))
        case ast.Negation(item):
            return known_if(item, not holds)
    return frozenset()


def _ranging(name: str, source: ast.Expr) -> Facts:
    """What is known of a name that goes through something."""
    found: Facts = frozenset({("in", name, text_of(source))})
    match source:
        case ast.Range(low, high):
            found |= frozenset({(">=", name, text_of(low))}) if low is not None else frozenset()
            found |= _at_most(name, high) if high is not None else frozenset()
        case ast.Call("kinds", (inner,)) | ast.Binary("-" | "&", inner, _):
            found |= _ranging(name, inner)
        case ast.Comprehension(None, (ast.Generator(_, inner, _), *_)):
            found |= _ranging(name, inner)
        case ast.Call("subsets", (inner, *_)):
            found |= frozenset({("within", name, text_of(inner))})
        case ast.Call("splits", (_, _, ast.Function(parameter, body))) if text_of(body).endswith(f"[{parameter}]"):
            found |= frozenset({(">=", text_of(body).removesuffix(f"[{parameter}]"), name)})
    return found


def _at_most(name: str, bound: ast.Expr) -> Facts:
    """A name is at most something, or the least of several things."""
    found: Facts = frozenset({(">=", text_of(bound), name)})
    if isinstance(bound, ast.Extreme) and bound.operator == "min":
        found = found.union(*(_at_most(name, item) for item in bound.items))
    return found


def _named(name: str, value: ast.Expr) -> Facts:
    """What is known of a name for a value."""
    found = _at_most(name, value) | {("==", name, text_of(value))}
    if isinstance(value, ast.Extreme) and value.operator == "first" and len(value.items) == 1:
        found |= {("first", name, text_of(value.items[0]))}
    if isinstance(value, ast.Aggregate) and value.operator == "first":
        found |= {("first", name, text_of(value.generators[0].source))}
    return found


@dataclass(frozen=True, slots=True)
class Known:
    """Asks facts whether there is enough."""

    facts: Facts

    def number(self, place: str, value: ast.Expr, low: int = 0) -> bool:
        """Whether a number is at least `low` more than what is taken from it."""
        if isinstance(value, ast.Extreme) and value.operator == "min":
            return any(self.number(place, item, low) or text_of(item) == place and low == 0 for item in value.items)
        if isinstance(value, ast.Conditional):
            then, otherwise = (
                Known(self.facts | known_if(value.condition)),
                Known(self.facts | known_if(value.condition, False)),
            )
            return then.number(place, value.then, low) and otherwise.number(place, value.otherwise, low)
        if isinstance(value, ast.Binary) and value.operator == "*":
            shares = {
                (f"{place}div{text_of(two)}", text_of(one))
                for one, two in ((value.left, value.right), (value.right, value.left))
            }
            if low == 0 and any(share in self._above(times) for share, times in shares):
                return True
        return self._enough(place, text_of(value), low)

    def _enough(self, place: str, taken: str, low: int) -> bool:
        above = self._above(taken)
        if low == 0 and (self._names(place) & above or self._part_of(place, taken)):
            return True
        return any(
            _is_number(more) and self._least(spot, low) >= int(more) + low
            for more in above
            for spot in self._names(place)
        )

    def _part_of(self, place: str, taken: str) -> bool:
        """Whether the same part of a whole that is enough is taken: `water[t]`, `shares[t]`."""
        ours, theirs = PART.fullmatch(place), PART.fullmatch(taken)
        if ours is None or theirs is None or ours[2] != theirs[2]:
            return False
        return "{}" in self._names(theirs[1]) or ours[1] in self._above(theirs[1])

    def _above(self, text: str) -> set[str]:
        """All that is known to be at least so much."""
        found, edge = {text}, [text]
        while edge:
            least = edge.pop()
            for sign, one, two in self.facts:
                if sign in (">=", ">", "=="):
                    more = {one} if two == least else {two} if sign == "==" and one == least else set()
                    edge += more - found
                    found |= more
        return found

    def _least(self, place: str, low: int) -> int:
        """The least that is known of a number."""
        part = PART.fullmatch(place)
        least = max(low, 1) if part is not None and ("in", part[2], part[1]) in self.facts else low
        for sign, one, two in self.facts:
            if one == place and _is_number(two):
                least = max(least, {">=": int(two), "==": int(two), ">": int(two) + 1}.get(sign, low))
        return least + 1 if ("!=", place, str(least)) in self.facts else least

    def _names(self, text: str) -> set[str]:
        """All that something is called."""
        same = {text}
        for sign, one, two in self.facts:
            if sign == "==" and text in (one, two):
                same |= {one, two}
        return same

    def item(self, bag: str, item: ast.Expr) -> bool:
        """Whether a bag or list holds something."""
        names = self._names(text_of(item))
        for name in names:
            if name.startswith(f"{bag}[") and (
                self._is_place(bag, name) or any(("some", n, "") in self.facts for n in names)
            ):
                return True
            if ("in", name, bag) in self.facts or self._least(f"{bag}[{name}]", 0) >= 1:
                return True
            if name in (f"{bag}[0]", f"{bag}[count({bag})-1]") and ("some", bag, "") in self.facts:
                return True
            if ("first", name, bag) in self.facts and ({("some", bag, ""), ("some", name, "")} & self.facts):
                return True
        return isinstance(item, ast.Extreme) and item.operator == "first" and ("some", bag, "") in self.facts

    def _is_place(self, row: str, element: str) -> bool:
        """Whether there is a place in a list: `row[n]`, where n is less than its length."""
        for place in self._names(element.removeprefix(f"{row}[").removesuffix("]")):
            last = {f"count({row})-1", f"(count({row})-1)"} & self._above(place)
            if (last or (">", f"count({row})", place) in self.facts) and self._least(place, -1) >= 0:
                return True
        return False

    def bag(self, bag: str, value: ast.Expr) -> bool:
        """Whether a bag holds all of another."""
        if bag in self._above(text_of(value)):
            return True
        match value:
            case ast.Amount(number, item):
                return self.number(f"{bag}[{text_of(item)}]", number) or text_of(number) == "1" and self.item(bag, item)
            case ast.Binary("+", one, two):
                return self.bag(bag, one) and self.bag(bag, two)
            case ast.Binary("&", one, two):
                return bag in (text_of(one), text_of(two))
            case ast.SetOf((item,)):
                return self.item(bag, item)
        return False


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


# ---------------------------------------------------------------- the walk


@dataclass(slots=True)
class _Walk:
    world: World
    problems: Problems
    inside: int = 0  # options within options
    depth: int = 0
    steps: int = 0
    reached: set[str] = field(default_factory=set)  # actions
    told: set[tuple[str, int, int]] = field(default_factory=set)
    changes: dict[str, set[str]] = field(
        default_factory=dict
    )  # by action, worked out once: they call each other many times over

    def body(self, statements: tuple[ast.Statement, ...], facts: Facts) -> Facts:
        """What is known after some lines."""
        for statement in statements:
            self.steps += 1
            facts = self.statement(statement, facts) if self.steps < STEPS else frozenset()
        return facts

    def statement(self, node: ast.Statement, facts: Facts) -> Facts:
        """One line: warn if it takes what may not be there; what is known after it."""
        match node:
            case ast.Require(condition):
                return facts | known_if(condition)
            case ast.Let(name, value) | ast.Var(name, _, value):
                return _without(facts, {name}) | _named(name, value)
            case ast.Assign(path, operator, value):
                if operator == "-=":
                    self.takes(path, value, facts, node.span)
                after = _without(facts, {_root(path)})
                return after | {("==", text_of(path), text_of(value))} if operator == "=" else after
            case ast.Command(name, arguments) if name in BUILT_IN and name not in self.actions:
                if name == "remove" and len(arguments) > 1:
                    self.takes(arguments[1].value, arguments[0].value, facts, node.span, True)
                return _without(facts, _zone(arguments))
            case ast.Command(name, arguments) if name in self.actions:
                return self.called(self.actions[name], arguments, facts)
            case ast.If(branches, otherwise):
                return self.branches(branches, otherwise, facts)
            case ast.For(name, source, clauses, body):
                inside = _without(facts, self.changed(body) - _by_part(body, name) | {name}) | self.ranging(
                    name, source
                )
                inside |= {
                    ("in", name, whole) for sign, part, whole in facts if sign == "within" and part == text_of(source)
                }
                self.body(
                    body, inside.union(*(known_if(clause.condition) for clause in clauses if clause.word == "where"))
                )
                return _without(facts, self.changed(body))
            case ast.Repeat(kind, value, body):
                inside = _without(facts, self.changed(body))
                self.body(body, inside | known_if(value) if kind == "while" and value is not None else inside)
                return _without(facts, self.changed(body))
            case ast.Choice(alternatives=alternatives):
                for option in alternatives:
                    self.option(option, facts)
                return _without(facts, self.changed((node,)))
            case ast.Draw(name, zone):
                return _without(facts, {name, _root(zone)})
            case ast.Sequence(statements) | ast.Phase(_, statements):
                return self.body(statements, facts)
        for part in children(node):
            if isinstance(part, ast.Statement):
                self.statement(part, facts)
        return _without(facts, self.changed((node,)))

    @property
    def actions(self) -> dict[str, ast.Action]:
        return self.world.actions

    def ranging(self, name: str, source: ast.Expr) -> Facts:
        """What is known of a name that goes through something, which may be a def without parameters."""
        defs = self.world.defs.get(source.name, []) if isinstance(source, ast.Name) else []
        inner = defs[0].result if len(defs) == 1 and not defs[0].parameters and not defs[0].lets else source
        return _ranging(name, source) | _ranging(name, inner)

    def option(self, option: ast.Alternative, facts: Facts) -> None:
        for ranging in option.ranges:
            facts = _without(facts, {ranging.name}) | self.ranging(ranging.name, ranging.source)
            facts = facts.union(*(known_if(clause.condition) for clause in ranging.clauses if clause.word == "where"))
        self.inside += 1
        self.body(option.body, facts)
        self.inside -= 1

    def branches(
        self,
        branches: tuple[tuple[ast.Expr, tuple[ast.Statement, ...]], ...],
        otherwise: tuple[ast.Statement, ...],
        facts: Facts,
    ) -> Facts:
        not_so_far = facts
        for condition, body in branches:
            self.body(body, not_so_far | known_if(condition))
            not_so_far = not_so_far | known_if(condition, False)
        self.body(otherwise, not_so_far)
        return _without(facts, self.changed((*(line for _, body in branches for line in body), *otherwise)))

    def called(self, action: ast.Action, arguments: tuple[ast.Argument, ...], facts: Facts) -> Facts:
        """An action, its parameters known by what is passed."""
        passed = {
            parameter.name: argument.value for parameter, argument in zip(action.parameters, arguments, strict=False)
        }
        names = {parameter.name for parameter in action.parameters}
        inside = _without(facts, {name for name in names if name not in passed or text_of(passed[name]) != name})
        inside = inside.union(*(_named(name, value) for name, value in passed.items()))
        if self.depth < DEPTH:
            self.depth += 1
            self.reached.add(action.name)
            after = self.body(action.body, inside)
            self.depth -= 1
            return _without(after, names)
        return _without(facts, self.changed(action.body))

    def changed(self, statements: tuple[ast.Statement, ...], seen: frozenset[str] = frozenset()) -> set[str]:
        """The states and names that some lines may change; '*' for all."""
        found: set[str] = set()
        for node in statements:
            match node:
                case ast.Assign(path):
                    found.add(_root(path))
                case ast.Let(name) | ast.Var(name) | ast.Roll(name):
                    found.add(name)
                case ast.Draw(name, zone):
                    found |= {name, _root(zone)}
                case ast.Command(name, arguments) if name in self.actions and name not in seen:
                    if name not in self.changes:
                        self.changes[name] = self.changed(self.actions[name].body, seen | {name})
                    found |= self.changes[name]
                case ast.Command(name, arguments) if name in BUILT_IN:
                    found |= _zone(arguments)
                case ast.Do():
                    found.add("*")
            inner = tuple(part for part in children(node) if isinstance(part, ast.Statement | ast.Alternative))
            for part in inner:
                found |= self.changed(part.body if isinstance(part, ast.Alternative) else (part,), seen)
        return found

    def takes(self, path: ast.Expr, value: ast.Expr, facts: Facts, span: Span, single: bool = False) -> None:
        """Something is taken from a place."""
        if not self.inside:
            return
        name, kind = _root(path), self.kind(path)
        place, known = text_of(path), Known(facts)
        match kind:
            case ir.Number(low) if low >= 0 and not known.number(place, value, low):
                more = f" + {low}" if low else ""
                self.warn(span, name, f"require {path.span.text} >= {value.span.text}{more}")
            case ir.BagOf() | ir.ListOf() if single and not isinstance(value, ast.Amount):
                if not known.item(place, value):
                    self.warn(span, name, f"require {value.span.text} in {path.span.text}")
            case ir.BagOf() if not known.bag(place, value):
                self.warn(span, name, f"require {value.span.text} <= {path.span.text}")

    def kind(self, path: ast.Expr) -> ir.Type | None:
        """The type of what lies at a place of a state; None of anything else."""
        name = _root(path)
        if name not in self.world.state_decls:
            return None
        state = self.world.state(name)
        given = sum(len(part.indices) for part in _indexed(path)) + (1 if isinstance(_base(path), ast.Yours) else 0)
        if given == len(state.index):
            return state.type
        if given == len(state.index) + 1 and isinstance(state.type, ir.BagOf):
            return ir.Number(0, 255)
        return None

    def warn(self, span: Span, name: str, guard: str) -> None:
        key = (span.source.name, span.line, span.column)
        if key not in self.told:
            self.told.add(key)
            message = f"what is taken from '{name}' here may not be there: then the move is a fault, not illegal"
            self.problems.warn("RW412", span, message, f"say it before: {guard}")


def _without(facts: Facts, changed: set[str]) -> Facts:
    """What is still known when some names have changed."""
    if "*" in changed:
        return frozenset()
    if not changed:
        return facts
    return frozenset(fact for fact in facts if changed.isdisjoint(_words(fact[1]) | _words(fact[2])))


@lru_cache(10_000)
def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", text))


def _by_part(body: tuple[ast.Statement, ...], name: str) -> set[str]:
    """The states of which a loop changes the part of its variable only: no turn takes from another."""
    parts = {
        _root(line.path): text_of(line.path).endswith(f"[{name}]") for line in body if isinstance(line, ast.Assign)
    }
    return {root for root, own in parts.items() if own} if all(isinstance(line, ast.Assign) for line in body) else set()


def _zone(arguments: tuple[ast.Argument, ...]) -> set[str]:
    """What a built-in verb changes: `clear s`, `add x to s`, `put x into s at 0`."""
    return {_root(argument.value) for argument in arguments[:2][-1:]}


def _base(path: ast.Expr) -> ast.Expr:
    return _base(path.item) if isinstance(path, ast.At) else path


def _indexed(path: ast.Expr) -> list[ast.At]:
    return [path, *_indexed(path.item)] if isinstance(path, ast.At) else []


def _root(path: ast.Expr) -> str:
    """The name of the state or local that a place belongs to."""
    base = _base(path)
    return base.name if isinstance(base, ast.Name | ast.Yours) else ""
