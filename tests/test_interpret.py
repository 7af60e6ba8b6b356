"""The reference interpreter on small programs written by hand: primitives, aggregates, flow, look-ahead, chance,
bytes."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from handmade import empty_program, tic_tac_toe
from told import told

from rulewright.compiler.elaborate.boards import make_board
from rulewright.runtime import ir
from rulewright.runtime.aggregates import AGGREGATES
from rulewright.runtime.backend import CHANCE, DECIDE, OVER, Fault
from rulewright.runtime.interpret import ReferenceBackend, ReferencePosition

N, TRUTH, SEAT, GOOD, CELL = ir.Number(0, 99), ir.Truth(), ir.Seat(), ir.Member("Good"), ir.Cell("grid")
ROW, SPOT, DIGIT = ir.Row("Tile"), ir.Rec("Spot"), ir.Number(1, 6)
WHERE = ir.Where("hand.game", 3, 5)
GRID = make_board("grid", "square", ("column", "row"), ((1, 3), (1, 3)))
GUARD = ir.Guard(0, ("H-1",), "only {} is left", WHERE, (ir.Const(3, N),))


# ---------------------------------------------------------------- a small builder


def const(value: Any, kind: ir.Type = N) -> ir.Const:
    return ir.Const(value, kind)


def local(slot: int, kind: ir.Type = N) -> ir.Local:
    return ir.Local(slot, kind)


def read(state: str, *index: ir.Expr, kind: ir.Type = N) -> ir.Read:
    return ir.Read(state, index, kind)


def op(name: str, *args: ir.Expr, kind: ir.Type = N, data: Any = None) -> ir.Op:
    return ir.Op(name, args, kind, data)


def place(state: str, *index: ir.Expr, kind: ir.Type = N, element: ir.Expr | None = None) -> ir.Place:
    return ir.Place(state, None, index, element, kind, WHERE)


def store(state: str, value: ir.Expr, *index: ir.Expr, kind: ir.Type = N) -> ir.Store:
    return ir.Store(place(state, *index, kind=kind), value)


def world(**parts: Any) -> ir.Program:
    """A program with some components, and `play` that ends at once unless told otherwise."""
    given = {
        "boards": {
            "grid": GRID,
            "torus": make_board("torus", "square", ("x", "y"), ((0, 3), (0, 3)), wrap=(True, True)),
        },
        "enums": {"Good": ir.Enum("Good", ("tomato", "lettuce", "carrot"), ("T", "L", "K"))},
        "records": {"Spot": ir.Record("Spot", (("cell", CELL), ("good", GOOD)))},
        "tables": {
            "Tile": ir.Table(
                "Tile",
                ("A", "B"),
                ("A", "B"),
                ("", ""),
                {
                    "worth": ir.ColumnData("worth", N, (5, 7), 0),
                    "by": ir.ColumnData("by", N, ((1, 2, 3), (4, 5, 6)), 0, GOOD),
                    "bonus": ir.FormulaColumn("bonus", N, (0, -1), 9, (N,), False),
                },
            )
        },
        "functions": (
            ir.Function(
                0,
                "double",
                2,
                (ir.Slot("this", ROW), ir.Slot("n", N), ir.Slot("x", N)),
                (ir.Assign(2, op("add", local(1), local(1))),),
                local(2),
                False,
            ),
        ),
        "procs": (proc(0, "play"),),
        "blocks": (ir.Block(0, 0, (), ir.Finish(None, ())),),
    }
    return empty_program(**{**given, **parts})


def proc(number: int, name: str, *slots: ir.Slot, params: int = 0, entry: int = 0, **more: Any) -> ir.Proc:
    given: dict[str, Any] = {"suspends": True, "body": (), "uses_you": False, "can_fail": True}
    return ir.Proc(number, name, params, slots, entry=entry, **{**given, **more})


def value_of(expr: ir.Expr, slots: tuple[ir.Slot, ...] = (), values: tuple[Any, ...] = (), **parts: Any) -> Any:
    return ReferenceBackend(world(**parts)).blank().evaluate(expr, slots, values)


def start(program: ir.Program, seed: int = 1, explicit: bool = False) -> ReferencePosition:
    return ReferenceBackend(program).new(seed, explicit)


# ---------------------------------------------------------------- primitives

GOODS, BAG, ITEMS = ir.SetOf(GOOD), ir.BagOf(GOOD), ir.ListOf(N, 9)
CELLS, STEP, PAIR = ir.SetOf(CELL), ir.Step(), ir.Between()


@pytest.mark.parametrize(
    ("expr", "wanted"),
    [
        (op("add", const(2), const(3)), 5),
        (op("sub", const(2), const(3)), -1),
        (op("mul", const(4), const(3)), 12),
        (op("div", const(-7), const(2)), -4),
        (op("mod", const(-7), const(2)), 1),
        (op("neg", const(7)), -7),
        (op("min", const(3), const(1), const(2)), 1),
        (op("max", const(3), const(1), const(2)), 3),
        (op("lt", const(1), const(2), kind=TRUTH), 1),
        (op("ge", const(1), const(2), kind=TRUTH), 0),
        (op("le", const(0b001, GOODS), const(0b101, GOODS), kind=TRUTH), 1),
        (op("lt", const(0b101, GOODS), const(0b101, GOODS), kind=TRUTH), 0),
        (op("le", const((1, 0, 2), BAG), const((1, 1, 2), BAG), kind=TRUTH), 1),
        (op("gt", const((1, 0, 3), BAG), const((1, 1, 2), BAG), kind=TRUTH), 0),
        (op("not", const(0, TRUTH), kind=TRUTH), 1),
        (op("is_empty", const(0, GOOD), kind=TRUTH), 1),
        (op("is_empty", const(0), kind=TRUTH), 0),
        (op("is_empty", const(ir.NIL, ir.Number(0, 9, True)), kind=TRUTH), 1),
        (op("is_empty", const((0, 0, 0), BAG), kind=TRUTH), 1),
        (op("turn", const(2, SEAT), const(1), kind=SEAT), 1),
        (op("turn", const(0, SEAT), const(1), kind=SEAT), 0),
        (op("shift", const(3, GOOD), const(1), kind=GOOD), 0),
        (op("shift", const(3, GOOD), const(-2), kind=GOOD), 1),
        (op("gap", const(3, GOOD), const(1, GOOD)), 2),
        (op("pick", const(3), kind=ir.Number(0, 99, True)), 3),
        (op("pick", const(2, ir.Group("chain")), kind=CELL), 2),
    ],
)
def test_numbers_and_order(expr: ir.Expr, wanted: Any) -> None:
    assert value_of(expr) == wanted


@pytest.mark.parametrize(
    ("expr", "wanted"),
    [
        (op("set", const(1, GOOD), const(0, GOOD), const(3, GOOD), kind=GOODS), 0b101),
        (op("union", const(1, GOODS), const(4, GOODS), kind=GOODS), 5),
        (op("meet", const(3, GOODS), const(6, GOODS), kind=GOODS), 2),
        (op("without", const(7, GOODS), const(2, GOODS), kind=GOODS), 5),
        (op("whole", kind=GOODS), 7),
        (op("in", const(3, GOOD), const(4, GOODS), kind=TRUTH), 1),
        (op("in", const(0, GOOD), const(7, GOODS), kind=TRUTH), 0),
        (op("in", const(5), const((2, ir.MANY), PAIR), kind=TRUTH), 1),
        (op("in", const(2, GOOD), const((1, 0, 1), BAG), kind=TRUTH), 0),
        (op("size", const(5, GOODS)), 2),
        (op("size", const((1, 0, 4), BAG)), 5),
        (op("size", const((4, 4), ITEMS)), 2),
        (op("size", const(((1,), (1, 0, 2), (2, 3)), ir.PileOf(GOOD, 9))), 6),
        (op("range", const(2), const(4), kind=ir.SetOf(DIGIT)), 0b1110),
        (op("range", const(4), const(2), kind=ir.SetOf(DIGIT)), 0),
        (op("first", const(6, GOODS), kind=GOOD), 2),
        (op("first", const((), ITEMS), kind=ir.Number(0, 99, True)), ir.NIL),
        (op("union", const(1, ir.SetOf(ir.Number(2, 3))), const(1, ir.SetOf(DIGIT)), kind=ir.SetOf(DIGIT)), 0b11),
        (op("amount", const(2), const(3, GOOD), kind=BAG), (0, 0, 2)),
        (op("amount", const(-2), const(3, GOOD), kind=BAG), (0, 0, 0)),
        (op("bag", const(1, GOOD), const(1, GOOD), const(2, GOOD), kind=BAG), (2, 1, 0)),
        (op("bag_add", const((1, 0, 2), BAG), const((1, 1, 0), BAG), kind=BAG), (2, 1, 2)),
        (op("bag_sub", const((1, 0, 2), BAG), const((1, 1, 1), BAG), kind=BAG), (0, 0, 1)),
        (op("bag_meet", const((1, 0, 2), BAG), const((1, 1, 1), BAG), kind=BAG), (1, 0, 1)),
        (op("bag_join", const((1, 0, 2), BAG), const((1, 1, 1), BAG), kind=BAG), (1, 1, 2)),
        (op("count_of", const((1, 0, 2), BAG), const(3, GOOD)), 2),
        (op("count_of", const((1, 0, 2), BAG), const(0, GOOD)), 0),
        (op("set_bag", const(5, GOODS), kind=BAG), (1, 0, 1)),
        (op("bag_set", const((0, 4, 1), BAG), kind=GOODS), 6),
        (op("list_bag", const((1, 1, 3), ir.ListOf(GOOD, 5)), kind=BAG), (2, 0, 1)),
    ],
)
def test_sets_and_bags(expr: ir.Expr, wanted: Any) -> None:
    assert value_of(expr) == wanted


@pytest.mark.parametrize(
    ("expr", "wanted"),
    [
        (op("tail", const((4, 2), ITEMS), kind=ITEMS), (2,)),
        (op("list", const(4), const(2), kind=ITEMS), (4, 2)),
        (op("item", const((4, 2), ITEMS), const(1)), 2),
        (op("item", const((4, 2), ITEMS), const(2)), 0),
        (op("item", const((4, 2, 7), ir.Ring(3, N)), const(-1)), 7),
        (op("index_of", const((4, 2), ITEMS), const(2)), 1),
        (op("index_of", const((4, 2), ITEMS), const(3)), ir.NIL),
        (op("between", const(2), const(5), kind=PAIR), (2, 5)),
        (op("low", const((2, 5), PAIR)), 2),
        (op("high", const((2, 5), PAIR)), 5),
        (op("rotations", const((1, 2, 1, 2), ir.Ring(4, N)), kind=ir.SetOf(N)), 0b11),
        (op("rotations", const((1, 2, 3, 4), ir.Ring(4, N)), kind=ir.SetOf(N), data=2), 0b11),
        (op("record", const(2, CELL), const(3, GOOD), kind=SPOT, data="Spot"), 6),
        (op("record", const(2, CELL), const(0, GOOD), kind=SPOT, data="Spot"), 0),
        (op("field", const(6, SPOT), kind=CELL, data=("Spot", 0)), 2),
        (op("field", const(6, SPOT), kind=GOOD, data=("Spot", 1)), 3),
        (op("field", const(0, SPOT), kind=GOOD, data=("Spot", 1)), 0),
        (op("clockwise", const(2, SEAT), kind=ir.ListOf(SEAT, 2)), (2, 1)),
        (op("item", ir.Whole("men", ir.Ring(2, N)), const(1), kind=N), 8),
        (ir.Column("Tile", "worth", const(2, ROW), None, N), 7),
        (ir.Column("Tile", "worth", const(0, ROW), None, N), 0),
        (ir.Column("Tile", "by", const(2, ROW), const(3, GOOD), N), 6),
        (ir.Column("Tile", "by", const(2, ROW), const(0, GOOD), N), 0),
        (ir.Formula("Tile", "bonus", const(1, ROW), (const(4),), N), 8),
        (ir.Formula("Tile", "bonus", const(2, ROW), (const(4),), N), 9),
        (ir.Call(0, (const(1, ROW), const(3)), N), 6),
        (read("men", const(0, SEAT)), 0),
        (read("men", const(1, SEAT)), 8),
    ],
)
def test_lists_records_tables_and_states(expr: ir.Expr, wanted: Any) -> None:
    assert value_of(expr, states=(ir.State("men", N, (SEAT,), 8),)) == wanted


def cell(name: str) -> ir.Const:
    return const(GRID.names.index(name) + 1, CELL)


def cells(*names: str) -> int:
    return sum(1 << GRID.names.index(name) for name in names)


@pytest.mark.parametrize(
    ("expr", "wanted"),
    [
        (op("step", cell("a1"), const(ir.step_code(1, 2), STEP), kind=CELL, data="grid"), cell("b3").value),
        (op("step", cell("a1"), const(ir.step_code(-1, 0), STEP), kind=CELL, data="grid"), 0),
        (op("cell_at", const(2), const(3), kind=CELL, data="grid"), cell("b3").value),
        (op("cell_at", const(0), const(3), kind=CELL, data="grid"), 0),
        (op("first_of", cell("b3"), data="grid"), 2),
        (op("second_of", cell("b3"), data="grid"), 3),
        (op("neighbours", cell("a1"), kind=CELLS, data="grid"), cells("b1", "a2")),
        (op("surroundings", cell("a1"), kind=CELLS, data="grid"), cells("b1", "a2", "b2")),
        (op("distance", cell("a1"), cell("c2"), data="grid"), 3),
        (
            op("ray", cell("a1"), const(ir.step_code(1, 0), STEP), kind=ir.ListOf(CELL, 9), data="grid"),
            (cell("b1").value, cell("c1").value),
        ),
        (
            op("ray", cell("a1"), const(ir.step_code(1, 0), STEP), const(1), kind=ir.ListOf(CELL, 9), data="grid"),
            (cell("b1").value,),
        ),
        (
            op(
                "size",
                op(
                    "ray",
                    const(1, ir.Cell("torus")),
                    const(ir.step_code(1, 0), STEP),
                    kind=ir.ListOf(ir.Cell("torus"), 9),
                    data="torus",
                ),
            ),
            3,
        ),
        (op("step_scale", op("make_step", const(1), const(-2), kind=STEP), const(3), kind=STEP), ir.step_code(3, -6)),
        (
            op("step_sub", const(ir.step_code(0, 0), STEP), const(ir.step_code(1, 2), STEP), kind=STEP),
            ir.step_code(-1, -2),
        ),
    ],
)
def test_boards(expr: ir.Expr, wanted: Any) -> None:
    assert value_of(expr) == wanted


# ---------------------------------------------------------------- aggregates

SLOTS = (ir.Slot("x", N), ir.Slot("y", N))
X, Y = local(0), local(1)


def gen(source: ir.Expr, *clauses: tuple[str, ir.Expr], slot: int = 0, kind: ir.Type = N) -> ir.Gen:
    return ir.Gen(slot, kind, source, clauses)


def digits(low: int, high: int) -> ir.Expr:
    return op("range", const(low), const(high), kind=ir.SetOf(N))


def over(limit: int) -> ir.Expr:
    return op("gt", X, const(limit), kind=TRUTH)


OPTIONAL = ir.Number(0, 99, True)
ODD = ("where", op("eq", op("mod", X, const(2)), const(1), kind=TRUTH))


FOLDS = [
    (ir.Fold("count", (gen(digits(1, 9), ODD),), None, N), 5),
    (ir.Fold("sum", (gen(digits(1, 4)),), X, N), 10),
    (ir.Fold("sum", (gen(digits(1, 3)), gen(op("range", const(1), X, kind=ir.SetOf(N)), slot=1)), Y, N), 10),
    (
        ir.Fold("sum", (gen(const(5, GOODS), kind=GOOD),), op("amount", const(2), local(0, GOOD), kind=BAG), BAG),
        (2, 0, 2),
    ),
    (ir.Fold("any", (gen(digits(1, 4)),), over(3), TRUTH), 1),
    (ir.Fold("any", (gen(digits(2, 1)),), over(0), TRUTH), 0),
    (ir.Fold("all", (gen(digits(1, 4)),), over(1), TRUTH), 0),
    (ir.Fold("all", (gen(digits(2, 1)),), over(9), TRUTH), 1),
    (ir.Fold("min", (gen(digits(3, 5)),), X, N), 3),
    (ir.Fold("max", (gen(digits(3, 5)),), X, N), 5),
    (ir.Fold("max", (gen(digits(5, 3)),), X, N), 0),
    (ir.Fold("min", (gen(digits(5, 3)),), X, OPTIONAL), ir.NIL),
    (ir.Fold("median", (gen(const((7, 1, 9, 1), ITEMS)),), X, N), 1),
    (ir.Fold("median", (gen(const((7, 1, 9), ITEMS)),), X, N), 7),
    (ir.Fold("median", (gen(digits(5, 3)),), X, N), 0),
    (ir.Fold("first", (gen(digits(1, 9), ("where", over(4))),), X, OPTIONAL), 5),
    (ir.Fold("first", (gen(digits(1, 3), ("where", over(4))),), X, OPTIONAL), ir.NIL),
    (ir.Fold("set", (gen(digits(1, 3)),), op("mul", X, X), ir.SetOf(N)), 1 << 1 | 1 << 4 | 1 << 9),
    (ir.Fold("union", (gen(digits(1, 3)),), op("range", X, X, kind=ir.SetOf(N)), ir.SetOf(N)), 0b1110),
    (ir.Fold("most", (gen(digits(1, 5)),), op("mod", X, const(3)), ir.SetOf(N)), 1 << 2 | 1 << 5),
    (ir.Fold("least", (gen(digits(1, 5)),), op("mod", X, const(3)), ir.SetOf(N)), 1 << 3),
    (ir.Fold("sum", (gen(const((9, 3, 7), ITEMS), ("while", over(4))),), X, N), 9),
    (
        ir.Fold("sum", (gen(const((9, 3, 7), ITEMS), ("until", op("lt", X, const(5), kind=TRUTH))),), X, N),
        12,
    ),
    (ir.Fold("sum", (gen(const((2, 4), PAIR)),), X, N), 9),
    (ir.Fold("sum", (gen(const((2, 0, 1), BAG), kind=GOOD),), X, N), 5),
]


@pytest.mark.parametrize(("fold", "wanted"), FOLDS)
def test_aggregates(fold: ir.Fold, wanted: Any) -> None:
    assert value_of(fold, SLOTS) == wanted


def test_every_aggregate_has_a_value() -> None:
    assert AGGREGATES.keys() == {fold.op for fold, _ in FOLDS}


def test_floods_and_paths() -> None:
    slots, here = (ir.Slot("c", CELL),), local(0, CELL)
    next_to = op("neighbours", here, kind=CELLS, data="grid")
    corner, far = cell("a1"), cell("c3")
    assert value_of(ir.Reach(corner, 0, next_to, None, CELLS), slots) == 2**9 - 1
    assert value_of(ir.Reach(corner, 0, next_to, const(1), CELLS), slots) == cells("a1", "b1", "a2")
    assert value_of(ir.Reach(const(0, CELL), 0, next_to, None, CELLS), slots) == 0
    corners = const(cells("a1", "c3"), CELLS)
    assert value_of(ir.Reach(corners, 0, next_to, const(1), CELLS), slots) == cells("a1", "b1", "a2", "c3", "b3", "c2")
    assert value_of(ir.Reach(const(0, CELLS), 0, next_to, None, CELLS), slots) == 0
    assert value_of(ir.Steps(corner, far, 0, next_to, OPTIONAL), slots) == 4
    assert value_of(ir.Steps(corner, far, 0, const(0, CELLS), OPTIONAL), slots) == ir.NIL


def test_network() -> None:
    mark = ir.State("mark", SEAT, (CELL,), 0)
    here = local(0, CELL)
    slots = (ir.Slot("c", CELL), ir.Slot("p", SEAT))
    around = op("neighbours", here, kind=CELLS, data="grid")
    same = op("eq", read("mark", here, kind=SEAT), local(1, SEAT), kind=TRUTH)
    network = ir.Network(
        "chain",
        CELL,
        slots,
        op("not", op("is_empty", read("mark", here, kind=SEAT), kind=TRUTH), kind=TRUTH),
        around,
        (
            ir.TallyRule("size", const(1), False),
            ir.TallyRule("near", around, True),
            ir.TallyRule("of", ir.If(same, const(1), const(0), N), False, SEAT, 1),
        ),
    )
    position = ReferenceBackend(world(states=(mark,), networks=(network,))).blank()
    group = ir.Group("chain")
    assert position.evaluate(ir.Groups("chain", ir.SetOf(group))) == 0
    for name, seat in (("a1", 1), ("b1", 2), ("c3", 1)):
        position.execute((store("mark", const(seat, SEAT), cell(name), kind=SEAT),))
    of_b1 = ir.GroupOf("chain", cell("b1"), group)
    assert position.evaluate(of_b1) == cell("a1").value
    assert position.evaluate(ir.GroupOf("chain", cell("b2"), group)) == 0
    assert position.evaluate(ir.Groups("chain", ir.SetOf(group))) == cells("a1", "c3")
    assert position.evaluate(ir.TallyOf("chain", "size", of_b1, None, N)) == 2
    assert position.evaluate(ir.TallyOf("chain", "near", of_b1, None, N)) == 5
    assert position.evaluate(ir.TallyOf("chain", "of", of_b1, const(2, SEAT), N)) == 1
    assert position.evaluate(ir.TallyOf("chain", "of", const(0, group), const(2, SEAT), N)) == 0


# ---------------------------------------------------------------- statements

DECK = ir.PileOf(GOOD, 2)
BOX = (
    ir.State("coins", ir.Number(0, 5), (SEAT,), 0),
    ir.State("hand", ir.BagOf(GOOD, 4), (), (0, 0, 0)),
    ir.State("queue", ir.ListOf(GOOD, 3), (), ()),
    ir.State("deck", DECK, (), ((), (0, 0, 0), ())),
    ir.State("seen", GOODS, (), 0),
)


def mutate(op_name: str, state: str, *args: ir.Expr) -> ir.Mutate:
    kind = next(one.type for one in BOX if one.name == state)
    return ir.Mutate(op_name, place(state, kind=kind), args)


def after(*stmts: ir.Stmt, slots: tuple[ir.Slot, ...] = SLOTS) -> Any:
    position = ReferenceBackend(world(states=BOX)).blank()
    position.execute(stmts, slots)

    def look(state: str) -> Any:
        kind = next(one for one in BOX if one.name == state)
        index = (const(1, SEAT),) if kind.index else ()
        return position.evaluate(read(state, *index, kind=kind.type))

    return look


ONE, TWO, THREE = (const(number, GOOD) for number in (1, 2, 3))


def test_collections_change() -> None:
    look = after(
        mutate("add", "hand", ONE),
        mutate("add", "hand", ONE),
        mutate("add", "hand", TWO),
        mutate("remove", "hand", ONE),
        mutate("plus", "hand", const((0, 0, 2), BAG)),
        mutate("minus", "hand", const((0, 1, 0), BAG)),
    )
    assert look("hand") == (1, 0, 2)
    look = after(
        mutate("add", "queue", ONE),
        mutate("put_top", "queue", TWO),
        mutate("put_at", "queue", THREE, const(1)),
        mutate("remove", "queue", ONE),
    )
    assert look("queue") == (2, 3)
    look = after(mutate("put_top", "deck", ONE), mutate("put_bottom", "deck", TWO))
    assert look("deck") == ((1,), (0, 0, 0), (2,))
    assert after(mutate("put_top", "deck", ONE), mutate("put_bottom", "deck", ONE), mutate("shuffle", "deck"))(
        "deck"
    ) == ((), (2, 0, 0), ())
    assert (
        after(mutate("add", "seen", ONE), mutate("plus", "seen", const(6, GOODS)), mutate("remove", "seen", TWO))(
            "seen"
        )
        == 0b101
    )
    counted = ir.Store(place("hand", kind=ir.Number(0, 255), element=THREE), const(3))
    assert after(counted)("hand") == (0, 0, 3)


@pytest.mark.parametrize(
    ("code", "stmt"),
    [
        ("RW601", store("coins", const(6), const(1, SEAT), kind=ir.Number(0, 5))),
        ("RW601", mutate("plus", "hand", const((5, 0, 0), BAG))),
        ("RW602", store("coins", const(1), const(0, SEAT), kind=ir.Number(0, 5))),
        ("RW602", mutate("add", "seen", const(0, GOOD))),
        ("RW603", mutate("remove", "hand", ONE)),
        ("RW603", mutate("remove", "queue", ONE)),
        ("RW603", mutate("minus", "hand", const((0, 0, 1), BAG))),
        ("RW604", ir.ForEach(gen(digits(1, 4)), (mutate("add", "queue", ONE),))),
        ("RW605", ir.Assign(0, op("div", const(1), const(0)))),
        ("RW605", ir.Assign(0, op("mul", const(2**20), const(2**20)))),
        ("RW603", ir.TakeFirst(0, place("queue", kind=BOX[2].type), GUARD)),
        ("RW608", ir.Require(const(0, TRUTH), GUARD)),
        ("RW611", ir.Loop(const(1, TRUTH), (ir.Assign(0, const(1)),), WHERE)),
        ("RW608", ir.InvokeRules(const(0, ir.Rules()), ())),
    ],
)
def test_faults(code: str, stmt: ir.Stmt) -> None:
    position = ReferenceBackend(world(states=BOX)).blank()
    before = position.to_bytes()
    with pytest.raises(Fault) as caught:
        position.execute((mutate("add", "seen", ONE), stmt), SLOTS)
    assert caught.value.code == code
    assert position.to_bytes() == before


def test_loops_and_branches() -> None:
    coins = place("coins", const(1, SEAT), kind=ir.Number(0, 5))
    more = ir.Store(coins, op("add", read("coins", const(1, SEAT)), const(1)))
    assert after(ir.ForEach(gen(digits(1, 9), ODD), (ir.When(over(6), (ir.Break(),), (more,)),)))("coins") == 3
    assert after(ir.Loop(op("lt", read("coins", const(1, SEAT)), const(4), kind=TRUTH), (more,), WHERE))("coins") == 4
    assert after(ir.Fill("coins", const(2), WHERE), more)("coins") == 3
    assert after(more, ir.Reset("coins", (const(1, SEAT),), WHERE))("coins") == 0
    assert (
        after(
            ir.Fill("coins", const(2), WHERE),
            ir.Assign(0, ir.Whole("coins", N)),
            more,
            ir.StoreWhole("coins", X, WHERE),
        )("coins")
        == 2
    )


# ---------------------------------------------------------------- flow and decisions

HEAP = ir.State("heap", N, (), 7)
YOU = ir.Slot("you", SEAT, framed=True)


def nim(needs: bool = False, **option: Any) -> ir.Program:
    """Take 1 to 3 from a heap of 7; who takes the last one wins. With `needs` the guard stands behind the effect."""
    me, taken = local(0, SEAT), local(1)
    heap = read("heap")
    enough = ir.Require(op("le", taken, heap, kind=TRUTH), ir.Guard(0, ("NM-1",), "only {} are left", WHERE, (heap,)))
    late = ir.Require(
        op("ge", local(2), const(0), kind=TRUTH), ir.Guard(0, ("NM-1",), "only {} are left", WHERE, (heap,))
    )
    left = op("sub", heap, taken)
    body: tuple[ir.Stmt, ...] = (enough, store("heap", left))
    if needs:
        body = (ir.Assign(2, left), store("heap", op("max", const(0), left)), late)
    sizes = ir.Guard(1, ("NM-2",), "take 1 to 3 of {}", WHERE, (heap,))
    param = ir.Param("n", "", 1, N, op("range", const(1), const(3), kind=ir.SetOf(N)), guard=sizes)
    lead = () if needs else (enough,)
    take = ir.Option("take", (param,), lead, entry=2, rest_needs=needs, rules=("NM-2",), where=WHERE, **option)
    blocks = (
        ir.Block(0, 0, (ir.Assign(0, const(1, SEAT)),), ir.Jump(1)),
        ir.Block(1, 0, (), ir.Ask(0)),
        ir.Block(2, 0, body, ir.Jump(3), needs=True),
        ir.Block(3, 0, (), ir.Branch(op("eq", heap, const(0), kind=TRUTH), 4, 5)),
        ir.Block(4, 0, (), ir.Finish(op("set", me, kind=ir.SetOf(SEAT)), ("NM-3",))),
        ir.Block(5, 0, (ir.Assign(0, op("turn", me, const(1), kind=SEAT)),), ir.Jump(1)),
    )
    return world(
        states=(HEAP,),
        procs=(proc(0, "play", YOU, ir.Slot("n", N), ir.Slot("left", ir.Number(-9, 99))),),
        blocks=blocks,
        decisions=(ir.Decision(0, 0, 1, me, 0, (take,), join=3, rules=("NM-4",)),),
    )


@pytest.mark.parametrize("needs", [False, True])
def test_moves_play_and_explain(needs: bool) -> None:
    position = start(nim(needs))
    position.reached = set()
    assert (position.kind, position.actor, position.decision, position.point) == (DECIDE, 1, 0, 1)
    for move in ((0, 3), (0, 2)):
        assert position.moves() == [(0, 1), (0, 2), (0, 3)]
        position.play(move)
    assert position.moves() == [(0, 1), (0, 2)]
    (reason,) = position.explain((0, 3))
    assert (reason.rules, reason.where) == (("NM-1",), WHERE)
    assert reason.text == ("only 0 are left" if needs else "only 2 are left")
    (outside,) = position.explain((0, 4))
    assert (outside.rules, outside.text) == (("NM-2",), "take 1 to 3 of 2")
    assert position.explain((0, 1)) == []
    with pytest.raises(Fault, match="RW607"):
        position.play((0, 3))
    position.play((0, 2))
    assert (position.kind, position.winners(), position.actor, position.point) == (OVER, 1, 0, 0)
    assert position.moves() == []
    assert position.reached == {"NM-1", "NM-2", "NM-3", "NM-4"}


def test_prefer_filters_and_explains() -> None:
    program = nim()
    guard = ir.Guard(1, ("NM-5",), "leave an even heap", WHERE)
    even = op("eq", op("mod", op("sub", read("heap"), local(1)), const(2)), const(0), kind=TRUTH)
    (decision,) = program.decisions
    (take,) = decision.options
    late = ir.Option(**{**_fields(take), "prefers": 1})
    after_effect = ir.Prefer(op("eq", op("mod", read("heap"), const(2)), const(0), kind=TRUTH), guard, 0)
    blocks = list(program.blocks)
    blocks[2] = ir.Block(2, 0, (*blocks[2].body, after_effect), ir.Jump(3), needs=True)
    early = ir.Option(**{**_fields(take), "prefers": 1, "lead": (*take.lead, ir.Prefer(even, guard, 0))})
    for option, with_blocks in ((early, program.blocks), (late, tuple(blocks))):
        changed = {"decisions": (ir.Decision(**{**_fields(decision), "options": (option,)}),), "blocks": with_blocks}
        position = start(ir.Program(**{**_fields(program), **changed}))
        assert position.moves() == [(0, 1), (0, 3)]
        assert position.explain((0, 2))[0].rules == ("NM-5",)


def _fields(node: Any) -> dict[str, Any]:
    return {name: getattr(node, name) for name in node.__dataclass_fields__}


def test_unavailable_and_budget() -> None:
    position = ReferenceBackend(nim(available=const(0, TRUTH)))
    with pytest.raises(Fault) as caught:
        position.new(1, False)
    assert caught.value.code == "RW606"


def choose(**decision: Any) -> ir.Program:
    """One decision of seat 1 with a named option when heap > 7, an otherwise and a pass; then the end."""
    rich = ir.Require(op("gt", read("heap"), const(7), kind=TRUTH), GUARD)
    mark = [ir.Block(n, 0, (store("heap", const(n)),), ir.Jump(5)) for n in (2, 3, 4)]
    blocks = (
        ir.Block(0, 0, (), ir.Jump(1)),
        ir.Block(1, 0, (), ir.Ask(0)),
        *mark,
        ir.Block(5, 0, (), ir.Finish(None, ())),
    )
    return world(
        states=(HEAP,),
        procs=(proc(0, "play", YOU),),
        blocks=blocks,
        scores=(ir.Score("heap", (YOU,), read("heap")),),
        decisions=(ir.Decision(0, 0, 1, const(1, SEAT), 0, decision.pop("options")(rich), join=5, **decision),),
    )


def test_otherwise_skip_and_forced() -> None:
    def named(rich: ir.Require) -> tuple[ir.Option, ...]:
        return (
            ir.Option("buy", (), (rich,), 2),
            ir.Option("wait", (), (), 3, otherwise=True),
            ir.Option("pass", (), (), 4, is_pass=True),
        )

    backend = ReferenceBackend(choose(options=named))
    assert backend.new(1, False).moves() == [(1,), (2,)]
    rich = backend.blank()
    rich.execute((store("heap", const(9)),))
    rich.run_play()
    assert rich.moves() == [(0,), (2,)]
    assert rich.explain((1,))[0].text == "there is another legal move"
    assert rich.explain((0,)) == []

    def silent(rich: ir.Require) -> tuple[ir.Option, ...]:
        return (ir.Option("buy", (), (rich,), 2), ir.Option("", (), (), 3, otherwise=True, silent=True))

    assert start(choose(options=silent)).scores() == [[3, 3]]
    passing = lambda rich: (ir.Option("buy", (), (rich,), 2), ir.Option("pass", (), (), 4, is_pass=True))  # noqa: E731
    skipped = start(choose(options=passing, skip=5))
    assert (skipped.kind, skipped.scores(), skipped.winners()) == (OVER, [[7, 7]], 3)
    single = lambda rich: (ir.Option("buy", (), (rich,), 2), ir.Option("sell", (), (), 4))  # noqa: E731
    assert start(choose(options=single, forced=True)).scores() == [[4, 4]]


# ---------------------------------------------------------------- look-ahead across decisions, and can


def two_takes() -> ir.Program:
    """`draw two`: an action that asks twice for a good from a bag, the second time another one. Seats are asked in
    turn."""
    you, good, first = local(0, SEAT), local(1, GOOD), local(2, GOOD)
    hand = ir.State("hand", BAG, (), (1, 2, 0))
    bag = read("hand", kind=BAG)
    other = ir.Require(op("ne", good, first, kind=TRUTH), ir.Guard(0, ("TW-1",), "take two different goods", WHERE))
    taking = ir.Mutate("remove", place("hand", kind=BAG), (good,))

    def option(entry: int, *lead: ir.Stmt) -> ir.Option:
        return ir.Option(
            "take", (ir.Param("good", "", 1, GOOD, op("bag_set", bag, kind=GOODS)),), lead, entry, where=WHERE
        )

    can = ir.Can(1, None, (const(1, SEAT),))
    blocks = (
        ir.Block(0, 0, (), ir.Branch(can, 1, 7)),
        ir.Block(1, 0, (), ir.CallProc(1, (const(1, SEAT),), 0)),
        ir.Block(2, 1, (), ir.Ask(0), fails=True),
        ir.Block(3, 1, (taking, ir.Assign(2, good), ir.Assign(1, const(0, GOOD))), ir.Jump(4), needs=True, fails=True),
        ir.Block(4, 1, (), ir.Ask(1), needs=True, fails=True),
        ir.Block(5, 1, (other, taking), ir.Jump(6), needs=True, fails=True),
        ir.Block(6, 1, (ir.Assign(1, const(0, GOOD)), ir.Assign(2, const(0, GOOD))), ir.Return()),
        ir.Block(7, 0, (), ir.Finish(None, ())),
    )
    slots = (YOU, ir.Slot("good", GOOD), ir.Slot("first", GOOD, framed=True))
    return world(
        states=(hand,),
        procs=(proc(0, "play"), proc(1, "draw_two", *slots, params=1, entry=2, uses_you=True)),
        blocks=blocks,
        decisions=(
            ir.Decision(0, 1, 2, you, 0, (option(3),), join=4, where=WHERE),
            ir.Decision(1, 1, 4, you, 0, (option(5, other),), join=6, rules=("TW-2",), where=WHERE),
        ),
    )


def test_search_across_decisions_and_can() -> None:
    position = start(two_takes())
    assert position.moves() == [(0, 1), (0, 2)]
    position.play((0, 2))
    assert (position.decision, position.moves()) == (1, [(0, 1)])
    assert position.explain((0, 2))[0].rules == ("TW-1",)
    again = ReferenceBackend(two_takes()).from_bytes(position.to_bytes(), 1, 0, False)
    assert again.to_bytes() == position.to_bytes()
    again.play((0, 1))
    assert again.kind == OVER  # one kind of good is left: `draw two` cannot be done again


def test_first_of_two_choices_must_leave_a_second() -> None:
    backend = ReferenceBackend(two_takes())
    position = backend.blank()
    position.execute((store("hand", const((1, 1, 0), BAG), kind=BAG),))
    position.run_play()
    assert position.moves() == [(0, 1), (0, 2)]
    lonely = backend.blank()
    lonely.execute((store("hand", const((0, 2, 0), BAG), kind=BAG),))
    lonely.run_play()
    assert lonely.kind == OVER
    asked = backend.blank()
    asked.execute((store("hand", const((0, 2, 0), BAG), kind=BAG),))
    entry = ir.PhaseEntry("second", ((0, (), 0), (1, (ir.Assign(2, ONE),), 4)))
    asked.start_at(entry, {"you": 2, "first": 1})
    assert (asked.actor, asked.decision, asked.moves()) == (2, 1, [(0, 2)])


# ---------------------------------------------------------------- chance


def drawing(kind: ir.Type, initial: Any) -> ir.Program:
    zone = ir.State("zone", kind, (), initial)
    drawn = ir.State("drawn", ir.ListOf(GOOD, 9), (), ())
    good = local(0, GOOD)
    blocks = (
        ir.Block(0, 0, (), ir.Branch(op("is_empty", read("zone", kind=kind), kind=TRUTH), 3, 1)),
        ir.Block(1, 0, (), ir.Chance("draw", 0, place("zone", kind=kind), None, 2, "draw", GUARD)),
        ir.Block(2, 0, (ir.Mutate("add", place("drawn", kind=drawn.type), (good,)),), ir.Jump(0)),
        ir.Block(3, 0, (), ir.Finish(None, ())),
    )
    return world(states=(zone, drawn), procs=(proc(0, "play", ir.Slot("good", GOOD)),), blocks=blocks)


def drawn_from(position: ReferencePosition) -> Any:
    return position.evaluate(read("drawn", kind=ir.ListOf(GOOD, 9)))


def test_draws_are_explicit_or_sampled() -> None:
    backend = ReferenceBackend(drawing(BAG, (2, 0, 1)))
    position = backend.new(5, True)
    assert (position.kind, position.actor, position.outcomes()) == (CHANCE, 0, [(1, 2), (3, 1)])
    with pytest.raises(Fault, match="RW607"):
        position.play_chance(2)
    for value in (3, 1, 1):
        position = backend.from_bytes(position.to_bytes(), 5, position.counter, True)
        position.play_chance(value)
    assert (position.kind, position.counter, drawn_from(position)) == (OVER, 3, (3, 1, 1))
    sampled = {drawn_from(backend.new(seed, False)) for seed in range(40)}
    assert sampled == {(1, 1, 3), (1, 3, 1), (3, 1, 1)}


def test_known_cards_of_a_pile_are_no_chance() -> None:
    position = start(drawing(DECK, ((2, 1), (0, 0, 1), (3, 3))), explicit=True)
    assert position.outcomes() == [(3, 1)]
    position.play_chance(3)
    assert (position.kind, position.counter, drawn_from(position)) == (OVER, 1, (2, 1, 3, 3, 3))


# ---------------------------------------------------------------- secret choices


def test_secret_choices_wait_for_all() -> None:
    you, pick = local(0, SEAT), local(1, N)
    kept = op("item", local(3, ir.Ring(2, N)), op("gap", you, const(1, SEAT)), kind=N)
    shown = ir.State("shown", N, (SEAT,), 0)
    source = op("range", const(1), const(3), kind=ir.SetOf(N))
    option = ir.Option("pick", (ir.Param("n", "", 1, N, source),), (), 4)
    blocks = (
        ir.Block(0, 0, (ir.Assign(0, const(1, SEAT)),), ir.Jump(1)),
        ir.Block(1, 0, (), ir.Ask(0)),
        ir.Block(2, 0, (), ir.Branch(op("eq", you, const(2, SEAT), kind=TRUTH), 5, 3)),
        ir.Block(3, 0, (ir.Assign(0, const(2, SEAT)),), ir.Jump(1)),
        ir.Block(4, 0, (store("shown", pick, you),), ir.Branch(op("eq", you, const(2, SEAT), kind=TRUTH), 7, 6)),
        ir.Block(5, 0, (ir.Assign(0, const(1, SEAT)), ir.Assign(1, kept)), ir.Jump(4)),
        ir.Block(6, 0, (ir.Assign(0, const(2, SEAT)), ir.Assign(1, kept)), ir.Jump(4)),
        ir.Block(7, 0, (), ir.Finish(None, ())),
    )
    pending = (ir.Slot("option", N, True, 2), ir.Slot("picked", N, True, 2))
    program = world(
        states=(shown,),
        procs=(proc(0, "play", YOU, ir.Slot("n", N), *pending),),
        blocks=blocks,
        decisions=(ir.Decision(0, 0, 1, you, 0, (option,), join=7, pending=(2, 3), after=2),),
    )
    backend = ReferenceBackend(program)
    position = backend.new(1, False)
    position.play((0, 3))
    assert position.actor == 2
    assert position.evaluate(read("shown", const(1, SEAT))) == 0
    position = backend.from_bytes(position.to_bytes(), 1, 0, False)
    position.play((0, 2))
    assert position.kind == OVER
    assert [position.evaluate(read("shown", const(seat, SEAT))) for seat in (1, 2)] == [3, 2]


# ---------------------------------------------------------------- whole games


def test_random_games_and_bytes_round_trip() -> None:
    program = tic_tac_toe()
    backend = ReferenceBackend(program)
    chooser = random.Random(4)
    for _ in range(20):
        position = backend.new(1, False)
        while position.kind != OVER:
            again = backend.from_bytes(position.to_bytes(), 1, 0, False)
            assert again.moves() == position.moves()
            move = chooser.choice(position.moves())
            again.play(move)
            kept = position.copy()
            position.play(move)
            assert again.to_bytes() == position.to_bytes() != kept.to_bytes()
    games = backend.playouts(50, 3)
    assert len(games.lengths) == len(games.winners) == len(games.totals) == 50
    assert set(games.winners) <= {0, 1, 2} and all(5 <= length <= 9 for length in games.lengths)
    assert games.lengths == ReferenceBackend(program).playouts(50, 3).lengths


def test_fingerprints_and_invariants() -> None:
    states = (ir.State("heap", N, (), 7), ir.State("hand", BAG, (), (1, 0, 2)))
    mark = ir.Fingerprint(("heap", "hand"), (const(3),), ir.Mark())
    invariant = ir.Invariant("heap stays small", (), op("lt", read("heap"), const(8), kind=TRUTH))
    position = ReferenceBackend(world(states=states, invariants=(invariant,))).blank()
    before = position.evaluate(mark)
    assert before == position.evaluate(mark) and before.bit_length() > 32 and position.broken() == []
    position.execute((store("heap", const(8)),))
    assert position.evaluate(mark) != before and position.broken() == [0]


MANY_RECORDS = """game "Many Records"
players 2
record Spot(a: 0..511, b: 0..255)
state whole, picked: 0..999999
state more: yes/no
state small: 0..65535
play
    whole = count(Spot)
    picked = count({x in Spot where x.a > 3})
    more = count({x in Spot where x.a > 3}) > 70000
    for you in turns(0)
        you choose go
            small = count({x in Spot where x.a > 3})
"""


def test_a_set_may_hold_more_than_65535(tmp_path: Path) -> None:
    """512 times 256 records, 508 times 256 of which have an a above 3, and that is no number 0..65535."""
    for game in told(tmp_path, MANY_RECORDS):
        position = game.new()
        found = game.states(position)
        assert (found["whole"], found["picked"], found["more"]) == (131072, 130048, 1), game.name
        with pytest.raises(Fault, match="RW601"):
            position.play((0,))
