"""Programs written by hand as IR: tic-tac-toe, and a box of types without a game around them."""

from __future__ import annotations

from typing import Any

from rulewright.compiler.elaborate.boards import make_board
from rulewright.runtime import ir

CELL, SEAT, TRUTH = ir.Cell("grid"), ir.Seat(), ir.Truth()
TAKEN = ir.Guard(0, ("TT-1",), "the cell is taken", ir.Where("tic_tac_toe.game", 9, 13))


def empty_program(**parts: Any) -> ir.Program:
    """A program of nothing, with these parts."""
    blank: dict[str, Any] = {
        "name": "handmade",
        "title": "Handmade",
        "seats": 2,
        "together": False,
        "options": {},
        "enums": {},
        "records": {},
        "tables": {},
        "boards": {},
        "states": (),
        "networks": (),
        "functions": (),
        "procs": (),
        "snippets": (),
        "blocks": (),
        "decisions": (),
        "guards": (),
        "scores": (),
        "rank": (),
        "invariants": (),
        "phases": (),
        "rules": (),
    }
    return ir.Program(**{**blank, **parts})


def box_of_types() -> ir.Program:
    """Boards, an enum, a table and a record to write and read values of."""
    return empty_program(
        boards={
            "grid": make_board("grid", "square", ("column", "row"), ((1, 8), (1, 8))),
            "land": make_board("land", "hex", ("q", "r"), ((-3, 3), (-3, 3)), sized=False),
        },
        enums={"Good": ir.Enum("Good", ("tomato", "lettuce", "tomatillo"), ("T", "L", ""))},
        tables={"Tile": ir.Table("Tile", ("G6a", "G6b", "none_such"), ("a", "b", "c"), ("", "", ""), {})},
        records={"Spot": ir.Record("Spot", (("cell", ir.Cell("land")), ("good", ir.Member("Good"))))},
    )


def tic_tac_toe() -> ir.Program:
    """Tic-tac-toe with the lines spelled out."""
    turn, cell = 0, 1
    mine = ir.Local(turn, SEAT)
    here = ir.Local(cell, CELL)
    mark = ir.State("mark", SEAT, (CELL,), 0)

    def has(number: int) -> ir.Expr:
        return ir.Op("eq", (ir.Read("mark", (ir.Const(number, CELL),), SEAT), mine), TRUTH)

    lines = ((1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7))
    won = ir.Or(tuple(ir.And(tuple(has(number) for number in line)) for line in lines))
    free = ir.Op("is_empty", (ir.Read("mark", (here,), SEAT),), TRUTH)
    guard = ir.Require(free, TAKEN)
    option = ir.Option(
        "mark", (ir.Param("cell", "", cell, CELL, ir.Op("whole", (), ir.SetOf(CELL))),), (guard,), entry=2
    )
    full = ir.And(
        tuple(
            ir.Op("not", (ir.Op("is_empty", (ir.Read("mark", (ir.Const(n, CELL),), SEAT),), TRUTH),), TRUTH)
            for n in range(1, 10)
        )
    )
    place = ir.Place("mark", None, (here,), None, SEAT, ir.Where("tic_tac_toe.game", 10, 13))
    blocks = (
        ir.Block(0, 0, (ir.Assign(turn, ir.Const(1, SEAT)),), ir.Jump(1)),
        ir.Block(1, 0, (), ir.Ask(0)),
        ir.Block(2, 0, (guard, ir.Store(place, mine)), ir.Branch(won, 3, 4)),
        ir.Block(3, 0, (), ir.Finish(ir.Op("set", (mine,), ir.SetOf(SEAT)), ("TT-2",))),
        ir.Block(4, 0, (ir.Assign(cell, ir.Const(0, CELL)),), ir.Branch(full, 5, 6)),
        ir.Block(5, 0, (), ir.Finish(ir.Const(0, ir.SetOf(SEAT)), ("TT-3",))),
        ir.Block(6, 0, (ir.Assign(turn, ir.Op("turn", (mine, ir.Const(1, ir.Number(1, 1))), SEAT)),), ir.Jump(1)),
    )
    slots = (ir.Slot("you", SEAT, framed=True), ir.Slot("cell", CELL))
    return empty_program(
        name="tic_tac_toe",
        title="Tic-Tac-Toe",
        boards={"grid": make_board("grid", "square", ("column", "row"), ((1, 3), (1, 3)))},
        states=(mark,),
        procs=(ir.Proc(0, "play", 0, slots, True, 0, (), False, False),),
        blocks=blocks,
        decisions=(ir.Decision(0, 0, 1, mine, turn, (option,), join=4),),
        guards=(TAKEN,),
        rules=("TT-1", "TT-2", "TT-3"),
    )
