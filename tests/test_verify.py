"""What well-formed IR is: each kind of node has a rule, and each rule finds what breaks it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from rulewright.compiler.analyse.verify import Malformed, faults, verify
from rulewright.compiler.analyse.verify_nodes import RULES
from rulewright.compiler.front import compile_game
from rulewright.runtime import ir

N, TRUTH, SEAT, CELL, GOOD = ir.Number(0, 9), ir.Truth(), ir.Seat(), ir.Cell("land"), ir.Member("Good")
HERE = ir.Where()
YES, ONE, HIM, SPOT = ir.Const(1, TRUTH), ir.Const(1, N), ir.Const(1, SEAT), ir.Const(1, CELL)
MEN, MARKED, STOCK = (
    ir.Read("men", (SPOT,), N),
    ir.Read("marked", (), ir.SetOf(CELL)),
    ir.Read("stock", (), ir.BagOf(GOOD)),
)
GUARD = ir.Guard(0, (), "", HERE)


def place(state: str, kind: ir.Type, *index: ir.Expr) -> ir.Place:
    return ir.Place(state, None, index, None, kind, HERE)


@cache
def program() -> ir.Program:
    """A small program with a bit of everything, made by hand."""
    path = Path(__file__).parents[1] / "definitions" / "tic_tac_toe" / "tic_tac_toe.game"
    made = compile_game(path).program
    board = made.boards[next(iter(made.boards))]
    slots = (ir.Slot("n", N), ir.Slot("him", SEAT), ir.Slot("c", CELL), ir.Slot("g", GOOD))
    return replace(
        made,
        enums={"Good": ir.Enum("Good", ("wood", "clay"), ("", ""))},
        records={"Spot": ir.Record("Spot", (("c", CELL), ("g", GOOD)))},
        tables={"Tile": ir.Table("Tile", ("a",), ("a",), ("",), {"worth": ir.ColumnData("worth", N, (1,), 0)})},
        boards={"land": replace(board, name="land")},
        states=(
            ir.State("men", N, (CELL,), 0),
            ir.State("stock", ir.BagOf(GOOD), (), (0, 0)),
            ir.State("row", ir.ListOf(GOOD, 4), (), ()),
            ir.State("deck", ir.PileOf(GOOD, 4), (), ((), (0, 0), ())),
            ir.State("marked", ir.SetOf(CELL), (), 0),
        ),
        networks=(ir.Network("island", CELL, (ir.Slot("it", CELL),), YES, MARKED, (ir.TallyRule("all", ONE, False),)),),
        functions=(ir.Function(0, "more", 1, (ir.Slot("n", N),), (), ONE, False),),
        procs=(
            ir.Proc(0, "play", 0, slots, True, 0, (), False, False),
            ir.Proc(1, "go", 1, slots[:1], False, 0, (), False, False),
        ),
        snippets=(),
        blocks=(ir.Block(0, 0, (), ir.Return()),),
        decisions=(),
        guards=(GUARD,),
        scores=(ir.Score("points", (ir.Slot("him", SEAT),), ONE),),
        rank=(ir.RankKey((ir.Slot("him", SEAT),), ONE),),
        invariants=(ir.Invariant("always", (), YES),),
        phases=(),
        shows=(),
    )


def told(statement: object) -> list[str]:
    """What is wrong with the program when its only block holds this statement."""
    return list(faults(replace(program(), blocks=(ir.Block(0, 0, (statement,), ir.Return()),))))  # type: ignore[arg-type]


def holding(value: ir.Expr) -> list[str]:
    """The same for an expression, wherever its value goes."""
    return told(ir.Tell(ir.Const(3, ir.SetOf(SEAT)), "{}", (value,), HERE))


def test_what_is_well_formed_passes() -> None:
    assert list(faults(program())) == []
    assert verify(program()) == program()


def test_every_kind_of_node_has_a_rule() -> None:
    for kind in (*get_args(ir.Expr), *get_args(ir.Stmt), *get_args(ir.End), ir.Gen, ir.Param, ir.Place, ir.Guard):
        assert kind in RULES, kind


GEN = ir.Gen(0, N, ir.Const((1, 3), ir.Between()))


@pytest.mark.parametrize(
    ("value", "wanted"),
    [
        (ir.Const(12, N), "the constant 12"),
        (ir.Const(3, GOOD), "the constant 3"),
        (ir.Const(1 << 12, ir.SetOf(CELL)), "the constant 4096"),
        (ir.Const((1,), ir.BagOf(GOOD)), r"the constant \(1,\)"),
        (ir.Local(9, N), "no local 9"),
        (ir.Local(1, N), "local 1"),
        (ir.Read("women", (), N), "no state 'women'"),
        (ir.Read("men", (), N), "0 instead of 1"),
        (ir.Read("men", (HIM,), N), "number 0 is Seat"),
        (ir.Read("men", (SPOT,), TRUTH), "is read as Truth"),
        (ir.Whole("men", N), "the whole of 'men'"),
        (ir.Op("plus", (ONE, ONE), N), "unknown operator 'plus'"),
        (ir.Op("add", (ONE, YES), N), "operator 'add' of Number"),
        (ir.Op("add", (ONE,), N), "operator 'add' of Number"),
        (ir.Op("eq", (SPOT, HIM), TRUTH), "operator 'eq' of Cell"),
        (ir.Op("union", (MARKED, STOCK), ir.SetOf(CELL)), "operator 'union'"),
        (ir.Op("neighbours", (SPOT,), ir.SetOf(CELL), "sea"), "on a board 'sea'"),
        (ir.Op("record", (SPOT, HIM), ir.Rec("Spot"), "Spot"), "fields of 'Spot'"),
        (ir.And((YES, ONE)), "a condition is Number"),
        (ir.Or((ONE,)), "a condition is Number"),
        (ir.If(ONE, ONE, ONE, N), "the condition of an if"),
        (ir.If(YES, ONE, HIM, N), "what comes of an else"),
        (ir.Column("Tile", "size", ir.Const(1, ir.Row("Tile")), None, N), "no data column Tile.size"),
        (ir.Column("Tile", "worth", ONE, None, N), "the row of Tile.worth"),
        (ir.Formula("Tile", "worth", ONE, (), N), "no formula column"),
        (ir.Fold("sum", (GEN,), SPOT, N), "aggregate 'sum' of Cell"),
        (ir.Fold("mean", (GEN,), ONE, N), "unknown aggregate 'mean'"),
        (ir.Fold("count", (ir.Gen(1, SEAT, MARKED),), None, N), "takes its elements for Seat"),
        (ir.Fold("count", (ir.Gen(0, N, YES),), None, N), "a loop over Truth"),
        (ir.Fold("count", (ir.Gen(2, CELL, MARKED, (("where", ONE),)),), None, N), "a 'where' is Number"),
        (ir.Call(3, (), N), "no function 3"),
        (ir.Call(0, (), N), "arguments of function 0"),
        (ir.Call(0, (ONE,), TRUTH), "function 0 yields"),
        (ir.Reach(SPOT, 2, ONE, None, ir.SetOf(CELL)), "what follows is Number"),
        (ir.Reach(HIM, 2, MARKED, None, ir.SetOf(CELL)), "an end of a path is Seat"),
        (ir.Steps(SPOT, HIM, 2, MARKED, N), "an end of a path is Seat"),
        (ir.Can(7, None, ()), "no procedure 7"),
        (ir.Can(None, ONE, ()), "what can be done is Number"),
        (ir.GroupOf("lake", SPOT, ir.Group("lake")), "no network 'lake'"),
        (ir.GroupOf("island", HIM, ir.Group("island")), "a node is Seat"),
        (ir.TallyOf("island", "most", ir.Const(1, ir.Group("island")), None, N), "no tally 'most'"),
        (ir.ScoreOf("gold", HIM, N), "no score 'gold'"),
        (ir.ScoreOf("points", ONE, N), "whose score it is"),
        (ir.Winners(MARKED.type), "the winners are"),
        (ir.Fingerprint(("women",), (), ir.Mark()), "no state 'women'"),
    ],
)
def test_expressions(value: ir.Expr, wanted: str) -> None:
    assert holding(value), "nothing was found"
    with pytest.raises(AssertionError, match=wanted):
        raise AssertionError("\n".join(holding(value)))


@pytest.mark.parametrize(
    ("statement", "wanted"),
    [
        (ir.Assign(9, ONE), "no local 9"),
        (ir.Assign(0, HIM), "local 0"),
        (ir.Store(place("men", N, SPOT), HIM), "what is stored is Seat"),
        (ir.Store(place("men", TRUTH, SPOT), YES), "is taken for Truth"),
        (ir.Store(ir.Place(None, None, (), None, N, HERE), ONE), "neither a state nor a local"),
        (ir.Fill("men", HIM, HERE), "what fills 'men'"),
        (ir.Reset("women", None, HERE), "no state 'women'"),
        (ir.StoreWhole("men", ONE, HERE), "the whole of 'men' is written"),
        (ir.Mutate("double", place("row", ir.ListOf(GOOD, 4)), ()), "'double' of"),
        (ir.Mutate("plus", place("row", ir.ListOf(GOOD, 4)), ()), "'plus' of ListOf"),
        (ir.Mutate("add", place("marked", ir.SetOf(CELL)), (HIM,)), "'add': number 0 is Seat"),
        (ir.Mutate("put_at", place("row", ir.ListOf(GOOD, 4)), (ir.Const(1, GOOD),)), "'put_at' with 1"),
        (ir.When(ONE, ()), "a condition is Number"),
        (ir.Loop(ONE, (), HERE), "a condition is Number"),
        (ir.Invoke(0, ()), "may rest"),
        (ir.Invoke(1, ()), "arguments of procedure 1"),
        (ir.InvokeRules(ONE, ()), "what is carried out is Number"),
        (ir.Require(ONE, GUARD), "a guard is Number"),
        (ir.Require(YES, replace(GUARD, number=4)), "no guard 4"),
        (ir.TakeFirst(3, place("deck", ir.PileOf(GOOD, 4)), GUARD), "the front is taken of PileOf"),
        (ir.Tell(ONE, "", (), HERE), "who is told"),
        (ir.Tell(ir.Const(1, ir.SetOf(SEAT)), "{}", (), HERE), "1 gaps and 0 values"),
        (ir.Slot("x", N), "a Slot has no business here"),
    ],
)
def test_statements(statement: object, wanted: str) -> None:
    with pytest.raises(AssertionError, match=wanted):
        raise AssertionError("\n".join(told(statement)))


@pytest.mark.parametrize(
    ("end", "wanted"),
    [
        (ir.Jump(4), "goes to block 4"),
        (ir.Branch(ONE, 0, 0), "a condition is Number"),
        (ir.Chance("draw", 3, place("row", ir.ListOf(GOOD, 4)), None, 0, "draw", GUARD), "chance by 'draw'"),
        (ir.Chance("roll", 0, None, MARKED, 0, "roll", GUARD), "local 0"),
        (ir.CallProc(1, (), 0), "arguments of procedure 1"),
        (ir.CallRules(ONE, (), 0), "what is carried out"),
        (ir.Finish(ONE, ()), "who has won is Number"),
    ],
)
def test_ends_of_blocks(end: ir.End, wanted: str) -> None:
    with pytest.raises(Malformed, match=wanted):
        verify(replace(program(), blocks=(ir.Block(0, 0, (), end),)))


@pytest.mark.parametrize(
    ("changed", "wanted"),
    [
        ({"rank": (ir.RankKey((ir.Slot("him", SEAT),), MARKED),)}, "ranking is SetOf"),
        ({"rank": (ir.RankKey((), ONE),)}, "no Seat.* in its first local"),
        ({"scores": (ir.Score("points", (ir.Slot("him", SEAT),), MARKED),)}, "score points is SetOf"),
        ({"scores": (ir.Score("gold", (), None),)}, "score gold is kept in no state"),
        ({"invariants": (ir.Invariant("always", (), ONE),)}, "its condition is Number"),
        ({"networks": (ir.Network("island", CELL, (ir.Slot("it", CELL),), YES, STOCK, ()),)}, "what it joins is BagOf"),
        ({"states": (ir.State("men", N, (), 12),)}, "begins with 12"),
        ({"states": (ir.State("men", N, (), 0, "nobody"),)}, "is seen by 'nobody'"),
        ({"functions": (ir.Function(1, "more", 0, (), (), ONE, False),)}, "function 0 is numbered 1"),
        ({"blocks": (ir.Block(0, 0, (), ir.Return(), live=(0,)),)}, "local 0, which is not framed"),
        ({"phases": (ir.PhaseEntry("end", ((9, (), 0),)),)}, "phase end begins"),
    ],
)
def test_programs(changed: dict[str, object], wanted: str) -> None:
    with pytest.raises(Malformed, match=wanted):
        verify(replace(program(), **changed))  # type: ignore[arg-type]
