"""Loops over generators: sets, bags, lists, rings, ranges, rays, subsets and splits, with their clauses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rulewright.compiler.analyse.facts import bag_of_kinds
from rulewright.compiler.analyse.rewrite import rewritten
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower import sets
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.counting import count
from rulewright.compiler.lower.expressions.witnesses import witnesses
from rulewright.compiler.lower.kept.after_write import bring_up_to_date, of_network
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.masks.conditions import narrowed, numbers_mask
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.own_function import fitted
from rulewright.compiler.lower.scope import Choice, Scope
from rulewright.compiler.lower.storage import Location, list_parts, state_location, stored_item
from rulewright.compiler.lower.stored.queries import few_items, few_state
from rulewright.compiler.lower.stored.states import flat_at
from rulewright.compiler.lower.stored.values import pointer
from rulewright.compiler.lower.tables import near_table, numbers_table
from rulewright.compiler.lower.types import c_type, is_scalar, set_words, size_of, words_at
from rulewright.runtime import ir
from rulewright.runtime.domain import base_of, bits_of, value_at

WORD = 64  # bits
Clauses = tuple[tuple[str, ir.Expr], ...]


def loop(
    gen: ir.Gen, scope: Scope, lines: Lines, module: Module, weighed: bool = False, steady: bool = True
) -> Iterator[Scope]:
    """A loop over a generator: `for inner in loop(…): …` writes it around what is written there for an element, which
    comes up once, or not at all if there are no elements. If it is `weighed`, each kind in a bag comes up once, and
    `copies` of its scope says how many there are. Unless the clauses are `steady`, they are asked of each element as it
    comes up, since what happens to one may change the answer for the next."""
    writing, clauses, counted = _Loop(gen, scope, lines, module), gen.clauses, False
    match gen.source:
        case ir.Op("set", (one,), ir.SetOf(item)) if is_scalar(one.type) and set_words(item, module) > 1:
            elements = writing.single(one, item)
        case _ if steady and (numbers := numbers_mask(gen, scope, module)) is not None:
            value, kind, clauses = numbers
            elements = writing.members(value, kind)
        case source:
            narrow, counted = None, True
            in_place = is_listed(source, module) or _are_walked(source, lines, module)
            if steady and _is_narrow_set(source) and not in_place:
                narrow, clauses = narrowed(gen, scope, module)
            in_kinds = isinstance(source.type, ir.BagOf) and weighed
            elements = writing.kinds(source, weighed) if in_kinds else writing.elements(narrow)
    for inner in elements:
        if counted:
            count(lines.charges.get(gen.slot, 0), lines, scope.where, module, times=copies(inner))
        yield from judged(clauses, inner, lines, module)


def nested(
    gens: tuple[ir.Gen, ...], scope: Scope, lines: Lines, module: Module, weighed: bool = False
) -> Iterator[Scope]:
    """Loops within loops, the first the outermost."""
    if not gens:
        yield scope
        return
    for inner in loop(gens[0], scope, lines, module, weighed):
        yield from nested(gens[1:], inner, lines, module, weighed)


def copies(scope: Scope) -> low.Expr:
    """How often the present elements of weighed loops come up."""
    found: low.Expr = low.ONE
    for value in scope.copies:
        found = low.cast("int64_t", value) if found == low.ONE else found * low.cast("int64_t", value)
    return found


def _is_narrow_set(source: ir.Expr) -> bool:
    """Sets whose loops gain from masks: not runs of numbers and not constant steps, which have loops of their own."""
    match source, source.type:
        case (_, ir.SetOf(ir.Number() | ir.Step())) | (ir.Op("subsets" | "splits"), _):
            return False
        case _, ir.SetOf():
            return bag_of_kinds(source) is None
    return False


def is_listed(source: ir.Expr, module: Module) -> bool:
    """Cells around a cell of a large board: a short list is looped over more quickly than a long set."""
    match source:
        case ir.Op("neighbours" | "surroundings", data=board) if module.uses("listed_neighbours"):
            return set_words(ir.Cell(board), module) > 2
    return False


def _are_walked(source: ir.Expr, lines: Lines, module: Module) -> bool:
    """Groups of a large network whose order nobody can tell: the nodes are walked, no set of groups is made."""
    match source, source.type:
        case ir.Groups(), ir.SetOf(item):
            return lines.in_any_order and set_words(item, module) > 1
    return False


def judged(clauses: Clauses, scope: Scope, lines: Lines, module: Module) -> Iterator[Scope]:
    """The clauses of an element in order, then what happens to it; an `until` that holds ends the loop after it."""
    depth = lines.depth
    last = lines.let("bint", "last", low.FALSE) if any(clause == "until" for clause, _ in clauses) else None
    for clause, condition in clauses:
        value = module.lowered(condition, scope)
        match clause:
            case "where":
                lines.add(low.If(value))
                lines.depth += 1
            case "while":
                lines.when(low.negate(value), low.Break())
            case _:
                assert last is not None
                lines.when(value, low.assign(last, low.TRUE))
    yield scope
    lines.depth = depth
    if last is not None:
        lines.when(last, low.Break())


@dataclass(frozen=True, slots=True)
class _Loop:
    """A loop while it is written; each way of it yields where what happens to an element is written."""

    gen: ir.Gen
    scope: Scope
    lines: Lines
    module: Module

    def elements(self, value: low.Expr | None) -> Iterator[Scope]:
        """The loop, by what is looped over; `value`: a set that was narrowed by clauses."""
        source, module = self.gen.source, self.module
        match source, source.type:
            case ir.Op("subsets"), _:
                return self.subsets(source)
            case ir.Op("splits"), _:
                return self.splits(source)
            case ir.Groups(), _ if _are_walked(source, self.lines, module):
                return self.groups(source)
            case ir.Op("range", args), ir.SetOf(ir.Number(least, most)) if not source.data:
                first, last = map(self.lowered, args)
                return self.count(low.call("rw_max", first, least), low.call("rw_min", last, most))
            case _, ir.SetOf() if value is None and (bag := bag_of_kinds(source)) is not None:
                return self.kinds(bag)
            case ir.Op(), ir.SetOf() if value is None and is_listed(source, module):
                return self.listed(source)
            case ir.Op("whole"), ir.SetOf(item) if value in (None, sets.full(item, module)):
                return self.count(base_of(item), base_of(item) + size_of(item, module) - 1)
            case ir.Const(mask), ir.SetOf(item) if value is None:
                return self.constants(mask, item)
            case ir.Read(), ir.SetOf(item) if value in (None, self.lowered(source)) and few_state(source, module):
                return self.few(source, item)
            case _, ir.SetOf(item) if (
                value in (None, self.lowered(source)) and (address := self.lying_still(item)) is not None
            ):
                return self.following(self.let(f"const {c_type(source.type, module)}*", "in", address), item)
            case _, ir.SetOf(item):
                return self.members(value if value is not None else self.lowered(source), item)
            case _, ir.BagOf():
                return self.copies(source)
            case ir.Op("ray"), ir.ListOf():
                return self.ray(source)
            case ir.Op("clockwise" | "counterclockwise"), ir.ListOf():
                return self.round(source)
            case _, ir.ListOf() | ir.Ring():
                return self.items()
            case ir.Const((first, last)), ir.Between():
                return self.count(first, last)
            case _, ir.Between():
                ends = self.lines.let("rw_between", "ends", self.lowered(source))
                return self.count(low.member(ends, "low"), low.member(ends, "high"))
            case _:
                number = self.lowered(source)
                return self.count(number, number)

    def lowered(self, expr: ir.Expr) -> low.Expr:
        """An expression before the loop."""
        return self.module.lowered(expr, self.scope)

    def declare(self, kind: str, name: str) -> low.Expr:
        """A variable of this loop; 'x' is the element."""
        return self.lines.declare(kind, f"{name}{self.gen.slot}")

    def let(self, kind: str, name: str, value: low.Value) -> low.Expr:
        """A variable of this loop that gets a value before it."""
        return self.lines.let(kind, f"{name}{self.gen.slot}", value)

    def at(self, name: low.Expr, some: bool = True, choice: Choice | None = None) -> Scope:
        """The scope in which something happens to an element."""
        return self.scope.bind(self.gen.slot, self.gen.type, name, some, choice)

    # ------------------------------------------------ numbers, constants, lists of a few

    def single(self, value: ir.Expr, item: ir.Type) -> Iterator[Scope]:
        """A set with one value, or none if that is none, which would take several words."""
        name, one = self.declare("int", "x"), self.let("int", "one", self.lowered(value))
        is_there = low.within(sets.index(one, item), size_of(item, self.module))
        with self.lines.block(low.count(name, one, low.select(is_there, one + 1, one))):
            yield self.at(name).just_found(self.gen.slot) if isinstance(value, ir.GroupOf) else self.at(name)

    def count(self, first: low.Value, last: low.Value) -> Iterator[Scope]:
        """Numbers in a row."""
        name = self.declare("int", "x")
        with self.lines.block(low.count(name, first, low.expr(last) + 1)):
            yield self.at(name)

    def round(self, source: ir.Op) -> Iterator[Scope]:
        """Once around the table from a seat on; from none there is nothing to go around."""
        lines, seats = self.lines, self.module.program.seats
        start = lines.let("int", "start", self.lowered(source.args[0]))
        place, name = lines.declare("int", "k"), self.declare("int", "x")
        by = place if source.op == "clockwise" else -place
        with lines.block(low.count(place, 0, low.select(start, seats, 0))):
            lines.set(name, low.call("rw_turn", start, by, seats))
            yield self.at(name)

    def constants(self, mask: int, item: ir.Type) -> Iterator[Scope]:
        """A constant set is a constant array, or a plain count if it has no gaps."""
        values = tuple(value_at(place, item) for place in bits_of(mask))
        if values and not isinstance(item, ir.Step) and values[-1] - values[0] + 1 == len(values):
            yield from self.count(values[0], values[-1])
            return
        name, place = self.declare("int", "x"), self.declare("int", "k")
        if not values:
            return
        table = numbers_table(values, self.module, "T_values")
        with self.lines.block(low.count(place, 0, len(values))):
            self.lines.set(name, table[place])
            yield self.at(name, choice=Choice(values, place))

    def listed(self, source: ir.Op) -> Iterator[Scope]:
        """The cells around a cell, from a table of lists."""
        name, place = self.declare("int", "x"), self.declare("int", "k")
        table, most = near_table(source.data, source.op, self.module)
        start = self.let("int", "at", self.lowered(source.args[0]) * most)
        with self.lines.block(low.count(place, start, start + most)):
            self.lines.set(name, table[place])
            self.lines.when(low.eq(name, 0), low.Break())
            yield self.at(name)

    def few(self, source: ir.Read, item: ir.Type) -> Iterator[Scope]:
        """A set `up to n` of a state: its members as they are listed there."""
        name, place = self.declare("int", "x"), self.declare("int", "k")
        items, count = few_items(source, self.scope, self.lines, self.module)
        with self.lines.block(low.count(place, 0, count)):
            self.lines.set(name, items[place] + base_of(item))
            yield self.at(name)

    # ------------------------------------------------ sets

    def lying_still(self, item: ir.Type) -> low.Expr | None:
        """Where a large set lies that stays as it is while the loop runs, so that no copy is needed."""
        source = self.gen.source
        steady = self.scope.pure or isinstance(source, ir.Const | ir.Column)
        return pointer(source, self.scope, self.module) if steady and set_words(item, self.module) > 1 else None

    def members(self, value: low.Expr, item: ir.Type) -> Iterator[Scope]:
        """The members of a set, of which a copy is made."""
        left, base = self.let(c_type(ir.SetOf(item), self.module), "left", value), base_of(item)
        if set_words(item, self.module) > 1:
            yield from self.following(low.address(left), item)
            return
        name, lowest = self.declare("int", "x"), low.call("rw_lowest", left)
        with self.lines.block(low.While(left)):
            self.lines.add(low.assign(name, lowest + base if base else lowest), low.assign(left, left - 1, "&"))
            yield self.at(name)

    def following(self, held: low.Expr, item: ir.Type) -> Iterator[Scope]:
        """The members of a set of several words; `held` is its address."""
        lines, name, place = self.lines, self.declare("int", "x"), self.let("int", "k", -1)
        with lines.block(low.While(low.TRUE)):
            lines.set(place, low.call(f"{c_type(ir.SetOf(item), self.module)}_after", held, place))
            lines.when(low.lt(place, 0), low.Break())
            lines.set(name, place + base_of(item))
            yield self.at(name)

    def groups(self, source: ir.Groups) -> Iterator[Scope]:
        """The groups of a network as their first nodes come in the list of nodes, or those of a few, each once."""
        lines, module = self.lines, self.module
        network = next(one for one in module.program.networks if one.name == source.network)
        few = witnesses(self.gen, network, set(self.scope.values), module)
        at, name = self.declare("int", "at"), self.declare("int", "x")
        if few is None:
            bring_up_to_date(network, lines, module)
            with lines.block(low.count(at, 0, of_network(network, "count"))):
                lines.set(name, of_network(network, "nodes")[at] + 1)
                with lines.block(low.If(low.eq(of_network(network, "parent")[name - 1], name - 1))):
                    yield self.at(name)
            return
        items, count = few_items(few, self.scope, lines, module)
        again, k = lines.declare("bint", "again"), lines.declare("int", "k")
        (groups,) = lines.local("int", lines.names.fresh("before"), extent=module.states[few.state].room)
        with lines.block(low.count(at, 0, count)):
            node = items[at] + base_of(network.over)
            lines.set(name, low.call(safe_name("net_group", network.name), low.STATE, node))
            lines.add(low.assign(groups[at], name), low.assign(again, low.eq(name, 0)))
            with lines.block(low.count(k, 0, at)):
                lines.when(low.eq(groups[k], name), low.assign(again, low.TRUE))
            with lines.block(low.If(low.negate(again))):
                yield self.at(name)

    def subsets(self, source: ir.Op) -> Iterator[Scope]:
        """All subsets of a set."""
        lines, module = self.lines, self.module
        of, kind = source.args[0], c_type(self.gen.type, module)
        assert isinstance(of.type, ir.SetOf)
        words = set_words(of.type.item, module)
        name, whole = self.declare(kind, "x"), self.let(kind, "of", fitted(of, self.gen.type, self.scope, module))
        coming, more = self.declare(kind, "next"), self.declare("bint", "more")
        sizes = low.call("rw_between_of", 0, words * WORD)
        if len(source.args) == 2:
            sizes = self.let("rw_between", "sizes", fitted(source.args[1], ir.Between(), self.scope, module))
        rest = words_at(coming, words), words_at(whole, words), words, sizes
        lines.set(more, low.call("rw_first_subset", *rest))
        with lines.block(low.While(more)):
            # the next one is found before the body, which may leave this turn of the loop early
            lines.add(low.assign(name, coming), low.assign(more, low.call("rw_next_subset", *rest)))
            yield self.at(name)

    # ------------------------------------------------ bags

    def kinds(self, bag: ir.Expr, weighed: bool = False) -> Iterator[Scope]:
        """The different members of a bag."""
        name, place = self.declare("int", "x"), self.declare("int", "k")
        member, size, value = self.counts(bag, place)
        inner = replace(self, scope=replace(self.scope, copies=(*self.scope.copies, member))) if weighed else self
        with self.lines.block(low.count(place, 0, size)):
            with self.lines.block(low.If(low.ne(member, 0))):
                self.lines.set(name, value)
                yield inner.at(name)

    def copies(self, bag: ir.Expr) -> Iterator[Scope]:
        """Every member of a bag as often as it is there. One loop, so that its body can leave it."""
        lines, (name, place, left) = self.lines, (self.declare("int", name) for name in ("x", "k", "left"))
        member, size, value = self.counts(bag, place)
        lines.add(low.assign(place, -1), low.assign(left, 0))
        with lines.block(low.While(low.TRUE)):
            with lines.block(low.While(low.both(low.le(left, 0), low.lt(place + 1, size)))):
                lines.add(low.assign(place, 1, "+"), low.assign(left, member))
            lines.when(low.le(left, 0), low.Break())
            lines.add(low.assign(left, 1, "-"), low.assign(name, value))
            yield self.at(name)

    def counts(self, bag: ir.Expr, place: low.Expr) -> tuple[low.Expr, low.Expr, low.Expr]:
        """Of a bag the count at `place`, how many places it has, and of what that is the count; in the state itself if
        that stays as it is."""
        assert isinstance(bag.type, ir.BagOf)
        size, value = low.expr(size_of(bag.type.item, self.module)), place + base_of(bag.type.item)
        if self.scope.pure and isinstance(bag, ir.Read) and bag.type == self.module.states[bag.state].type:
            location, at = self.location(bag)
            member = low.cast("uint8_t*", low.address(location.parts[0]))[place]
            return member, low.select(low.ge(at, 0), size, 0) if bag.index else size, value
        held = self.let(c_type(bag.type, self.module), "held", self.lowered(bag))
        return low.member(held, "n")[place], size, value

    def location(self, source: ir.Read) -> tuple[Location, low.Expr]:
        """Where a collection that is looped over in place lies, and its flat index; -1 through none."""
        at: low.Expr = low.ZERO
        if source.index:
            state = self.module.states[source.state]
            at = self.let("int", "at", flat_at(state, source.index, self.scope, self.module))
        return state_location(source.state, at, self.module), at

    def splits(self, source: ir.Op) -> Iterator[Scope]:
        """All ways to split a number."""
        name = self.declare(c_type(self.gen.type, self.module), "x")
        counts = low.member(name, "n")
        over, most, size, amount = split_over(self.gen, source, self.scope, self.lines, self.module)
        begun = self.let("int", "begun", 0)
        self.lines.splits[self.gen.slot] = (counts, over, size, amount)
        with self.lines.block(low.While(low.call("rw_split", counts, over, most, size, amount, low.address(begun)))):
            yield self.at(name)

    # ------------------------------------------------ lists and rings

    def items(self) -> Iterator[Scope]:
        """A list or ring in order. What is offered only once is marked as it comes up, if a word has room for marks."""
        lines, module, source, kind = self.lines, self.module, self.gen.source, self.gen.source.type
        assert isinstance(kind, ir.ListOf | ir.Ring)
        marked = _can_be_marked(source, self.scope, module)
        source = marked or source
        name, place = self.declare(c_type(kind.item, module), "x"), self.declare("int", "k")
        if self.scope.pure and isinstance(source, ir.Read) and source.type == kind and isinstance(kind, ir.ListOf):
            location, at = self.location(source)
            stored, items, length = list_parts(location)
            length = low.select(low.ge(at, 0), length, 0) if source.index else length
            item = stored_item(low.cast(f"{stored}*", low.address(items)), place, kind.item)
        else:
            held = self.let(c_type(kind, module), "held", self.lowered(source))
            item = low.member(held, "items")[place]
            length = low.member(held, "length") if isinstance(kind, ir.ListOf) else low.Const(kind.size)
        seen = self.let("uint64_t", "seen", 0) if marked else None
        with lines.block(low.count(place, 0, length)):
            lines.set(name, item)
            if seen is not None:
                mark = low.cast("uint64_t", 1) << name - base_of(kind.item)
                lines.when(seen & mark, low.Continue())
                lines.set(seen, mark, "|")
            yield self.at(name, _has_some_items(source, self.scope, module))

    def ray(self, source: ir.Op) -> Iterator[Scope]:
        """Cell after cell, without making the list."""
        lines, module, cell = self.lines, self.module, ir.Cell(source.data)
        name, start = self.declare("int", "x"), self.let("int", "start", self.lowered(source.args[0]))
        lines.set(name, start)
        taken = self.let("int", "taken", self.lowered(source.args[2])) if len(source.args) == 3 else None
        # the first step is from the start
        before = self.scope.bind(self.gen.slot, cell, name, module.is_some(source.args[0], self.scope))
        step = ir.Op("step", (ir.Local(self.gen.slot, cell), source.args[1]), cell, source.data)
        with lines.block(low.While(low.TRUE)):
            lines.set(name, module.lowered(step, before))
            ends = low.either(low.eq(name, 0), low.eq(name, start))
            lines.when(low.either(ends, low.le(taken, 0)) if taken else ends, low.Break())
            lines.add(low.assign(taken, 1, "-") if taken else None)
            yield self.scope.bind(self.gen.slot, cell, name, True)


def _can_be_marked(source: ir.Expr, scope: Scope, module: Module) -> ir.Expr | None:
    """The list over whose different items a loop goes, if it can do without a list of its own."""
    match source:
        case ir.Op("distinct", (given,), ir.ListOf(item)) if _has_some_items(given, scope, module):
            return given if given.type == source.type and size_of(item, module) <= WORD else None
    return None


def _has_some_items(source: ir.Expr, scope: Scope, module: Module) -> bool:
    return module.facts.has_some_items(source, lambda slot: slot in scope.some)


def split_over(
    gen: ir.Gen, source: ir.Op, scope: Scope, lines: Lines, module: Module
) -> tuple[low.Expr, low.Expr, low.Expr, low.Expr]:
    """Statements that find among whom a number is split: the members, how much each can get at most, how many there
    could be, and the number."""
    total, members, caps = source.args
    assert isinstance(gen.type, ir.BagOf) and isinstance(members.type, ir.SetOf)
    kind = ir.SetOf(gen.type.item)
    mask = lines.declare(c_type(kind, module), f"over{gen.slot}")
    most = lines.declare(c_type(gen.type, module), f"caps{gen.slot}")
    amount = lines.let("int", f"total{gen.slot}", module.lowered(total, scope))
    with lines.block(low.If(low.ne(amount, 0))):  # else there is one way, whatever the members are
        lines.set(mask, fitted(members, kind, scope, module))
        if members.type == kind:  # what each holds is mostly asked of the same members
            slot = module.slot("members", gen.slot)
            caps = rewritten(caps, lambda node: ir.Local(slot, kind) if node == members else node)
            scope = scope.bind(slot, kind, mask, True)
        lines.set(most, fitted(caps, gen.type, scope, module))
    over, size = sets.words_of(mask, kind.item, module), low.Const(size_of(kind.item, module))
    return over, low.member(most, "n"), size, amount
