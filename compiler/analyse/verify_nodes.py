"""What each kind of node may contain: one rule per kind, over the types of what stands in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rulewright.runtime import ir
from rulewright.runtime.aggregates import AGGREGATES
from rulewright.runtime.domain import alike, counts_from_one, domain_size
from rulewright.runtime.ops import OPERATORS
from rulewright.runtime.walking import nodes

TRUTH, SEATS = ir.Truth(), ir.SetOf(ir.Seat())
COLLECTIONS = ir.SetOf | ir.BagOf | ir.ListOf | ir.Ring


@dataclass(frozen=True)
class Ground:
    """Where nodes stand: the program, the locals around them, and how the place is called."""

    program: ir.Program
    slots: tuple[ir.Slot, ...]
    place: str

    @cached_property
    def states(self) -> dict[str, ir.State]:
        return {state.name: state for state in self.program.states}

    @cached_property
    def networks(self) -> dict[str, ir.Network]:
        return {network.name: network for network in self.program.networks}


Rule = Callable[[Any, Ground], Iterator[str]]


def faults_within(tree: object, ground: Ground) -> Iterator[str]:
    """What is wrong in a tree, node by node."""
    for node in nodes(tree):
        rule = RULES.get(type(node))
        if rule is None:
            yield f"{ground.place}: a {type(node).__name__} has no business here"
            continue
        for fault in rule(node, ground):
            yield f"{ground.place}: {fault}"


# ---------------------------------------------------------------- types


def goes_into(given: ir.Type, wanted: ir.Type) -> bool:
    """Whether values of one type can be kept as another: both backends know how."""
    return alike(given, wanted) or (isinstance(given, ir.Number) and isinstance(wanted, ir.Between))


def typed(expr: ir.Expr, wanted: ir.Type, ground: Ground, what: str) -> Iterator[str]:
    """An expression is of a type."""
    if not goes_into(expr.type, wanted):
        yield f"{what} is {expr.type}, not {wanted}"


def _all_typed(exprs: tuple[ir.Expr, ...], wanted: tuple[ir.Type, ...], ground: Ground, what: str) -> Iterator[str]:
    if len(exprs) != len(wanted):
        yield f"{what}: {len(exprs)} instead of {len(wanted)}"
        return
    for number, (expr, kind) in enumerate(zip(exprs, wanted, strict=True)):
        yield from typed(expr, kind, ground, f"{what}: number {number}")


def value_fits(value: Any, kind: ir.Type, program: ir.Program) -> bool:
    """Whether a value is one of a type, as `ir.py` lists them."""
    match kind:
        case ir.Number(low, high, optional):
            return isinstance(value, int) and (low <= value <= high or (optional and value == ir.NIL))
        case ir.Truth():
            return value in (0, 1)
        case ir.Mark():
            return isinstance(value, int)
        case ir.Between():
            return isinstance(value, tuple) and len(value) == 2
        case ir.SetOf(item):
            return isinstance(value, int) and 0 <= value < 1 << domain_size(item, program)
        case ir.BagOf(item):
            return isinstance(value, tuple) and len(value) == domain_size(item, program) and min(value, default=0) >= 0
        case ir.ListOf(item, capacity):
            return len(value) <= capacity and all(value_fits(one, item, program) for one in value)
        case ir.PileOf(item):
            return len(value) == 3 and len(value[1]) == domain_size(item, program)
        case ir.Ring(size, item):
            return len(value) == size and all(value_fits(one, item, program) for one in value)
        case _:
            size = domain_size(kind, program)
            return isinstance(value, int) and 0 <= value < size + counts_from_one(kind)


# ---------------------------------------------------------------- expressions


def _const(node: ir.Const, ground: Ground) -> Iterator[str]:
    if not value_fits(node.value, node.type, ground.program):
        yield f"the constant {node.value!r} is no {node.type}"


def _slot(number: int, kind: ir.Type, ground: Ground) -> Iterator[str]:
    """A local is there, and of a type."""
    if not 0 <= number < len(ground.slots):
        yield f"no local {number}"
        return
    slot = ground.slots[number]
    held = ir.Ring(slot.count, slot.type) if slot.count > 1 else slot.type
    if not goes_into(kind, held) and not (slot.count == 1 and kind == ir.Ring(1, slot.type)):
        yield f"local {number} ({slot.name}) is {held}, not {kind}"


def _local(node: ir.Local, ground: Ground) -> Iterator[str]:
    yield from _slot(node.slot, node.type, ground)


def _indexed(state: str, index: tuple[ir.Expr, ...], ground: Ground) -> Iterator[str]:
    if state not in ground.states:
        yield f"no state '{state}'"
    else:
        yield from _all_typed(index, ground.states[state].index, ground, f"indices of '{state}'")


def _read(node: ir.Read, ground: Ground) -> Iterator[str]:
    yield from _indexed(node.state, node.index, ground)
    if node.state in ground.states and not goes_into(ground.states[node.state].type, node.type):
        yield f"'{node.state}' is read as {node.type}"


def _whole(node: ir.Whole, ground: Ground) -> Iterator[str]:
    if node.state not in ground.states:
        yield f"no state '{node.state}'"
    elif not isinstance(node.type, ir.Ring) or not alike(node.type.item, ground.states[node.state].type):
        yield f"the whole of '{node.state}' is read as {node.type}"


def _op(node: ir.Op, ground: Ground) -> Iterator[str]:
    if node.op not in OPERATORS:
        yield f"unknown operator '{node.op}'"
        return
    row, operands = OPERATORS[node.op], tuple(arg.type for arg in node.args)
    if not row.rule.admits(operands, node.type):
        yield f"operator '{node.op}' of {', '.join(map(str, operands))} as {node.type}"
    if row.board and (
        node.data not in ground.program.boards
        or any(isinstance(kind, ir.Cell | ir.Way) and kind.board != node.data for kind in (*operands, node.type))
    ):
        yield f"operator '{node.op}' on a board '{node.data}' that its cells are not of"
    if node.op == "record" and node.data in ground.program.records:
        fields = tuple(kind for _, kind in ground.program.records[node.data].fields)
        yield from _all_typed(node.args, fields, ground, f"fields of '{node.data}'")


def _conditions(node: ir.And | ir.Or, ground: Ground) -> Iterator[str]:
    for item in node.items:
        yield from typed(item, TRUTH, ground, "a condition")


def _if(node: ir.If, ground: Ground) -> Iterator[str]:
    yield from typed(node.condition, TRUTH, ground, "the condition of an if")
    yield from typed(node.then, node.type, ground, "what comes of an if")
    yield from typed(node.otherwise, node.type, ground, "what comes of an else")


def _column(node: ir.Column, ground: Ground) -> Iterator[str]:
    table = ground.program.tables.get(node.table)
    column = table.columns.get(node.column) if table else None
    if not isinstance(column, ir.ColumnData):
        yield f"no data column {node.table}.{node.column}"
        return
    yield from typed(node.row, ir.Row(node.table), ground, f"the row of {node.table}.{node.column}")
    if node.index is not None and (column.per is None or not goes_into(node.index.type, column.per)):
        yield f"{node.table}.{node.column} is indexed by {node.index.type}"


def _formula(node: ir.Formula, ground: Ground) -> Iterator[str]:
    table = ground.program.tables.get(node.table)
    column = table.columns.get(node.column) if table else None
    if not isinstance(column, ir.FormulaColumn):
        yield f"no formula column {node.table}.{node.column}"
        return
    wanted = (*column.parameters, *((ir.Seat(),) if column.uses_you else ()))
    yield from typed(node.row, ir.Row(node.table), ground, f"the row of {node.table}.{node.column}")
    yield from _all_typed(node.args, wanted, ground, f"arguments of {node.table}.{node.column}")


def _gen(node: ir.Gen | ir.Param, ground: Ground) -> Iterator[str]:
    yield from _slot(node.slot, node.type, ground)
    source = node.source.type
    if isinstance(source, COLLECTIONS):
        if not alike(source.item, node.type):
            yield f"a loop over {source} takes its elements for {node.type}"
    elif not isinstance(source, ir.Between | ir.Number) or not isinstance(node.type, ir.Number):
        yield f"a loop over {source}"
    for word, condition in node.clauses:
        yield from typed(condition, TRUTH, ground, f"a '{word}'")
        if word not in ("where", "while", "until"):
            yield f"a loop with '{word}'"


def _fold(node: ir.Fold, ground: Ground) -> Iterator[str]:
    row = AGGREGATES.get(node.op)
    if row is None or not node.gens:
        yield f"unknown aggregate '{node.op}', or one of nothing"
        return
    operands = () if node.value is None else (node.value.type, node.gens[0].type)[: 1 + row.pairs]
    if not row.rule.admits(operands, node.type):
        yield f"aggregate '{node.op}' of {', '.join(map(str, operands))} as {node.type}"


def _call(node: ir.Call, ground: Ground) -> Iterator[str]:
    if not 0 <= node.function < len(ground.program.functions):
        yield f"no function {node.function}"
        return
    function = ground.program.functions[node.function]
    wanted = tuple(slot.type for slot in function.slots[: function.params])
    yield from _all_typed(node.args, wanted, ground, f"arguments of function {node.function} ({function.name})")
    if not goes_into(function.result.type, node.type):
        yield f"function {node.function} yields {function.result.type}, not {node.type}"


def _spreading(node: ir.Reach | ir.Steps, ground: Ground) -> Iterator[str]:
    following = node.next.type
    if not isinstance(following, ir.SetOf):
        yield f"what follows is {following}, no set"
        return
    ends = (node.start, node.goal) if isinstance(node, ir.Steps) else (node.start,)
    for end in ends:
        many = isinstance(node, ir.Reach) and isinstance(end.type, ir.SetOf)
        yield from typed(end, following if many else following.item, ground, "an end of a path")
    yield from _slot(node.slot, following.item, ground)
    limit = node.limit if isinstance(node, ir.Reach) else None
    if limit is not None and not isinstance(limit.type, ir.Number):
        yield f"the rounds are limited by {limit.type}"


def _can(node: ir.Can, ground: Ground) -> Iterator[str]:
    if node.proc is not None:
        yield from _arguments(node.proc, node.args, ground)
    elif node.rules is None:
        yield "'can' of nothing"
    else:
        yield from typed(node.rules, ir.Rules(), ground, "what can be done")


def _network(node: ir.GroupOf | ir.TallyOf | ir.Groups, ground: Ground) -> Iterator[str]:
    network = ground.networks.get(node.network)
    if network is None:
        yield f"no network '{node.network}'"
        return
    match node:
        case ir.GroupOf(_, member):
            yield from typed(member, network.over, ground, "a node")
        case ir.TallyOf(_, tally, group, index):
            yield from typed(group, ir.Group(node.network), ground, "a group")
            rule = next((one for one in network.tallies if one.name == tally), None)
            if rule is None or (rule.index is None) != (index is None):
                yield f"no tally '{tally}', or not with such an index"


def _score_of(node: ir.ScoreOf, ground: Ground) -> Iterator[str]:
    if node.score not in {"total", *(score.name for score in ground.program.scores)}:
        yield f"no score '{node.score}'"
    yield from typed(node.seat, ir.Seat(), ground, "whose score it is")


def _winners(node: ir.Winners, ground: Ground) -> Iterator[str]:
    if node.type != SEATS:
        yield f"the winners are {node.type}"


def _fingerprint(node: ir.Fingerprint, ground: Ground) -> Iterator[str]:
    yield from (f"no state '{name}'" for name in node.states if name not in ground.states)
    if node.type != ir.Mark():
        yield f"a fingerprint is {node.type}"


# ---------------------------------------------------------------- statements


def _place(node: ir.Place, ground: Ground) -> Iterator[str]:
    if node.state is not None:
        yield from _indexed(node.state, node.index, ground)
        whole = ground.states[node.state].type if node.state in ground.states else node.type
    elif node.slot is not None and 0 <= node.slot < len(ground.slots) and not node.index:
        whole = ground.slots[node.slot].type
    else:
        yield "a place that is neither a state nor a local"
        return
    match node.element, whole:
        case None, _:
            held: ir.Type = whole
        case _, ir.BagOf():
            held = ir.Number(0, 255)
        case _, ir.ListOf(item):
            held = item
        case _:
            yield f"an element of {whole}"
            return
    if not alike(held, node.type):
        yield f"a place of {held} is taken for {node.type}"


def _assign(node: ir.Assign, ground: Ground) -> Iterator[str]:
    yield from _slot(node.slot, node.value.type, ground)


def _store(node: ir.Store, ground: Ground) -> Iterator[str]:
    yield from typed(node.value, node.place.type, ground, "what is stored")


def _fill(node: ir.Fill, ground: Ground) -> Iterator[str]:
    if node.state not in ground.states:
        yield f"no state '{node.state}'"
    else:
        yield from typed(node.value, ground.states[node.state].type, ground, f"what fills '{node.state}'")


def _reset(node: ir.Reset, ground: Ground) -> Iterator[str]:
    if node.index is not None:
        yield from _indexed(node.state, node.index, ground)
    elif node.state not in ground.states:
        yield f"no state '{node.state}'"


def _store_whole(node: ir.StoreWhole, ground: Ground) -> Iterator[str]:
    if node.state not in ground.states:
        yield f"no state '{node.state}'"
    elif not isinstance(node.value.type, ir.Ring) or not alike(node.value.type.item, ground.states[node.state].type):
        yield f"the whole of '{node.state}' is written from {node.value.type}"


ITEM, COUNT, SAME = "item", "count", "same"  # what a change takes: a thing that is held, a number, another of the kind
CHANGES: dict[str, tuple[Any, tuple[str, ...]]] = {  # where; arguments
    "add": (ir.SetOf | ir.BagOf | ir.ListOf, (ITEM,)),
    "remove": (ir.SetOf | ir.BagOf | ir.ListOf, (ITEM,)),
    "put_top": (ir.ListOf | ir.PileOf, (ITEM,)),
    "put_bottom": (ir.ListOf | ir.PileOf, (ITEM,)),
    "put_at": (ir.ListOf, (ITEM, COUNT)),
    "shuffle": (ir.PileOf, ()),
    "plus": (ir.SetOf | ir.BagOf, (SAME,)),
    "minus": (ir.SetOf | ir.BagOf, (SAME,)),
}


def _mutate(node: ir.Mutate, ground: Ground) -> Iterator[str]:
    kind = node.place.type
    if node.op not in CHANGES or not isinstance(kind, CHANGES[node.op][0]):
        yield f"'{node.op}' of {kind}"
        return
    _, takes = CHANGES[node.op]
    assert isinstance(kind, ir.SetOf | ir.BagOf | ir.ListOf | ir.PileOf)
    if len(node.args) != len(takes):
        yield f"'{node.op}' with {len(node.args)} arguments"
        return
    wanted = {ITEM: kind.item, COUNT: ir.Number(0, 255), SAME: kind}
    yield from _all_typed(node.args, tuple(wanted[one] for one in takes), ground, f"'{node.op}'")


def _arguments(proc: int, args: tuple[ir.Expr, ...], ground: Ground) -> Iterator[str]:
    if not 0 <= proc < len(ground.program.procs):
        yield f"no procedure {proc}"
        return
    called = ground.program.procs[proc]
    wanted = tuple(slot.type for slot in called.slots[: called.params])
    yield from _all_typed(args, wanted, ground, f"arguments of procedure {proc} ({called.name})")


def _invoke(node: ir.Invoke, ground: Ground) -> Iterator[str]:
    yield from _arguments(node.proc, node.args, ground)
    if 0 <= node.proc < len(ground.program.procs) and ground.program.procs[node.proc].suspends:
        yield f"procedure {node.proc} may rest, and is carried out in one go"


def _rules(node: ir.InvokeRules | ir.CallRules, ground: Ground) -> Iterator[str]:
    yield from typed(node.rules, ir.Rules(), ground, "what is carried out")


def _guarded(node: ir.Require | ir.Prefer, ground: Ground) -> Iterator[str]:
    yield from typed(node.condition, TRUTH, ground, "a guard")


def _guard(node: ir.Guard, ground: Ground) -> Iterator[str]:
    if not -1 <= node.number < len(ground.program.guards):  # -1: made by a pass, for nobody to read
        yield f"no guard {node.number}"


def _conditional(node: ir.When | ir.Loop | ir.Branch, ground: Ground) -> Iterator[str]:
    yield from typed(node.condition, TRUTH, ground, "a condition")


def _take_first(node: ir.TakeFirst, ground: Ground) -> Iterator[str]:
    if not isinstance(node.zone.type, ir.ListOf):
        yield f"the front is taken of {node.zone.type}"
    else:
        yield from _slot(node.slot, node.zone.type.item, ground)


def _tell(node: ir.Tell, ground: Ground) -> Iterator[str]:
    yield from typed(node.seen, SEATS, ground, "who is told")
    if node.text.count("{}") != len(node.values):
        yield f"a text with {node.text.count('{}')} gaps and {len(node.values)} values"


# ---------------------------------------------------------------- how blocks end


def _ask(node: ir.Ask, ground: Ground) -> Iterator[str]:
    if not 0 <= node.decision < len(ground.program.decisions):
        yield f"no decision {node.decision}"


def _chance(node: ir.Chance, ground: Ground) -> Iterator[str]:
    match node.kind, node.zone, node.source:
        case "draw", ir.Place(type=ir.BagOf(item) | ir.PileOf(item)), None:
            yield from _slot(node.slot, item, ground)
        case "roll", None, source if source is not None and isinstance(source.type, ir.SetOf):
            yield from _slot(node.slot, source.type.item, ground)
        case _:
            yield f"chance by '{node.kind}' from neither a bag, a pile nor a set"
    if node.seen is not None:
        yield from typed(node.seen, SEATS, ground, "who sees what comes up")


def _call_proc(node: ir.CallProc, ground: Ground) -> Iterator[str]:
    yield from _arguments(node.proc, node.args, ground)
    if node.idle is not None:
        yield from typed(node.idle, TRUTH, ground, "where a call is idle")


def _finish(node: ir.Finish, ground: Ground) -> Iterator[str]:
    if node.winners is not None:
        yield from typed(node.winners, SEATS, ground, "who has won")


def _nothing(node: object, ground: Ground) -> Iterator[str]:
    return iter(())


RULES: dict[type, Rule] = {
    ir.Const: _const,
    ir.Local: _local,
    ir.Read: _read,
    ir.Whole: _whole,
    ir.Op: _op,
    ir.And: _conditions,
    ir.Or: _conditions,
    ir.If: _if,
    ir.Column: _column,
    ir.Formula: _formula,
    ir.Gen: _gen,
    ir.Fold: _fold,
    ir.Call: _call,
    ir.Reach: _spreading,
    ir.Steps: _spreading,
    ir.Can: _can,
    ir.GroupOf: _network,
    ir.TallyOf: _network,
    ir.Groups: _network,
    ir.ScoreOf: _score_of,
    ir.Winners: _winners,
    ir.Fingerprint: _fingerprint,
    ir.Place: _place,
    ir.Guard: _guard,
    ir.Assign: _assign,
    ir.Store: _store,
    ir.Fill: _fill,
    ir.Reset: _reset,
    ir.StoreWhole: _store_whole,
    ir.Mutate: _mutate,
    ir.When: _conditional,
    ir.ForEach: _nothing,
    ir.Loop: _conditional,
    ir.Break: _nothing,
    ir.Invoke: _invoke,
    ir.InvokeRules: _rules,
    ir.Require: _guarded,
    ir.Prefer: _guarded,
    ir.TakeFirst: _take_first,
    ir.Tell: _tell,
    ir.Touch: _nothing,
    ir.Jump: _nothing,
    ir.Branch: _conditional,
    ir.Ask: _ask,
    ir.Chance: _chance,
    ir.CallProc: _call_proc,
    ir.CallRules: _rules,
    ir.Return: _nothing,
    ir.Finish: _finish,
    ir.Param: _gen,
}
