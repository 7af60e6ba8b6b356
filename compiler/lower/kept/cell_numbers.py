"""What is kept of each cell: a number that says what is seen beside it (seen_beside.py), bits for each direction.

A write to a state on the board shows what lies there to the cells beside it; where several states tell what lies there,
only when they are asked or another cell is written, since they are written one after the other. A write to a state that
is indexed by what lies there, or that matters only with certain things, shows that again where it lies, which is known
as long as no two cells hold the same. Whatever else happens, all is found afresh when it is asked for next.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.rewrite import rewritten
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.held_cells import each_held
from rulewright.compiler.lower.kept.seen_beside import Sight, leaf_slot, watched, way_back
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.tables import domain_of, flat_index, lookup
from rulewright.compiler.lower.types import size_of
from rulewright.runtime import ir

CELL, NEAR = low.names("cell", "near")  # one that sees, and one beside it
CLOSED = "nothing more is kept beside cells"
AFRESH, WAITS = 1, 2  # what is not up to date: everything, or only what lies on the cell that was written


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept of the cells of a board: the sights of a number, from the lowest bits on, and the states that they
    depend on, as in seen_beside.py."""

    board: str
    holding: str
    sights: tuple[Sight, ...]
    on_board: frozenset[str]
    through: frozenset[str]
    besides: frozenset[tuple[str, int]]

    @property
    def c_type(self) -> str:
        """The narrowest number with so many bits."""
        bits = sum(sight.bits for sight in self.sights)
        return "uint8_t" if bits <= 8 else "uint16_t" if bits <= 16 else "uint32_t"

    @property
    def waits(self) -> bool:
        """Whether a cell that was written is shown only when that is asked for."""
        return len(self.on_board) > 1

    @property
    def shows_again(self) -> bool:
        """Whether it must be known where what the board holds lies."""
        return bool(self.through or self.besides)


def _all_kept(module: Module) -> list[Kept]:
    return module.remember("kept beside cells", list)


def _member(number: int, what: str) -> str:
    return f"b_{what}_{number}"


def _of(number: int, what: str) -> low.Expr:
    return low.field(_member(number, what))


def _cells(kept: Kept, module: Module) -> int:
    """The cells of a board, none included."""
    return size_of(ir.Cell(kept.board), module) + 1


def _values(kept: Kept, module: Module) -> int:
    """The values of what the board holds, none included."""
    return size_of(module.states[kept.holding].type, module) + 1


def beside_members(module: Module) -> list[tuple[str, str, int]]:
    """The members of the derived region: (C type, name, how many)."""
    found = []
    for number, kept in enumerate(_all_kept(module)):
        found += [
            (kept.c_type, _member(number, "cells"), _cells(kept, module)),
            ("uint8_t", _member(number, "stale"), 1),
        ]
        if kept.waits:
            found.append(("uint32_t", _member(number, "written"), 1))
        if kept.shows_again:
            found.append(("uint16_t", _member(number, "at"), _values(kept, module)))
            found.append(("uint8_t", _member(number, "several"), 1))
    return found


def stale_members(module: Module) -> list[str]:
    """The members that say whether what is kept must be found afresh."""
    return [_member(number, "stale") for number, _ in enumerate(_all_kept(module))]


def reader(kept: Kept, module: Module) -> str | None:
    """The function that tells the number of a cell; None if it is too late to keep it."""
    cell = low.Local("cell")
    known = _all_kept(module)
    if kept not in known:
        if CLOSED in module.memory:
            return None
        known.append(kept)
    number = known.index(kept)
    return module.helper(
        ("beside", number),
        f"beside_{number}",
        "int",
        ("S* s", "int cell"),
        _ready(number),
        low.returns(low.cast("int", _of(number, "cells")[cell])),
    )


def found_before(expr: low.Expr, module: Module) -> tuple[list[low.Stmt], low.Expr]:
    """Statements before a loop that writes nothing, and an expression in it: what is kept is made ready once."""
    readers = {reader(kept, module): number for number, kept in enumerate(_all_kept(module))}
    asked = set()

    def change(part: low.Expr) -> low.Expr:
        match part:
            case low.Call(function, (_, cell)) if function in readers:
                asked.add(readers[function])
                return low.cast("int", _of(readers[function], "cells")[cell])
        return part

    plain = rewritten(expr, change)
    return [_ready(number) for number in sorted(asked)], plain


def _ready(number: int) -> low.Stmt:
    """What is kept is brought up to date."""
    return low.when(_of(number, "stale"), low.do(f"find_beside_{number}", low.STATE))


# ---------------------------------------------------------------- what is written


def on_write(state: str, index: low.Expr, module: Module) -> list[low.Stmt]:
    """Statements after an element of a state has been written."""
    return [low.do(safe_name("wrote", state), low.STATE, index)] if state in watched(module) else []


def on_fill(state: str | None, module: Module) -> list[low.Stmt]:
    """Statements after a whole state (None: every state) has been written."""
    told = watched(module) if state is None else watched(module) & {state}
    return [low.do("forget_beside", low.STATE)] if told else []


def beside_functions(module: Module) -> list[low.Function]:
    """The functions that keep what is seen. After that nothing more is kept."""
    module.remember(CLOSED, lambda: True)
    made = [_wrote(state, module) for state in sorted(watched(module))]
    forget = Lines()
    for number, kept in enumerate(_all_kept(module)):
        made += [_show(number, kept, module), _find(number, kept, module)]
        made += [_show_again(number, kept, module)] if kept.shows_again else []
        forget.add(low.assign(_of(number, "stale"), AFRESH))
    return [*made, forget.function("void", "forget_beside", "S* s")] if made else []


def _wrote(state: str, module: Module) -> low.Function:
    """An element of a state has been written."""
    lines, index = Lines(), low.Local("index")
    for number, kept in enumerate(_all_kept(module)):
        if state in kept.on_board and kept.waits:
            written, stale = _of(number, "written"), _of(number, "stale")
            with lines.block(low.If(low.ne(stale, AFRESH))):
                other = low.both(stale, low.ne(written, low.cast("uint32_t", index)))
                lines.when(other, low.do(f"find_beside_{number}", low.STATE))
                lines.add(low.assign(written, low.cast("uint32_t", index)), low.assign(stale, WAITS))
        elif state in kept.on_board:
            lines.when(low.negate(_of(number, "stale")), low.do(f"show_beside_{number}", low.STATE, index))
        values = [index] if state in kept.through else [value for name, value in sorted(kept.besides) if name == state]
        lines.add(*(low.do(f"show_again_beside_{number}", low.STATE, value) for value in values))
    return lines.function("void", safe_name("wrote", state), "S* s", "int index", inline=True)


def _show_again(number: int, kept: Kept, module: Module) -> low.Function:
    """Where the board holds a value, that is shown again."""
    lines, held, stale = Lines(), low.Local("held"), _of(number, "stale")
    lines.local("int", "near")
    if kept.waits:
        lines.when(low.eq(stale, WAITS), low.do(f"find_beside_{number}", low.STATE))
    lines.when(_of(number, "several"), low.assign(stale, AFRESH))
    lines.when(stale, low.Return())
    lines.add(low.assign(NEAR, _of(number, "at")[held]))
    there = low.both(low.ne(NEAR, 0), low.eq(_held(NEAR, kept, module), held))
    lines.when(there, low.do(f"show_beside_{number}", low.STATE, NEAR))
    return lines.function("void", f"show_again_beside_{number}", "S* s", "int held")


def _scope(cell: low.Expr, kept: Kept, module: Module) -> Scope:
    return Scope(pure=True).bind(module.slot("beside"), ir.Cell(kept.board), cell, True)


def _held(cell: low.Expr, kept: Kept, module: Module) -> low.Expr:
    """What the board holds at a cell."""
    there = ir.Local(module.slot("beside"), ir.Cell(kept.board))
    read = ir.Read(kept.holding, (there,), module.states[kept.holding].type)
    return module.lowered(read, _scope(cell, kept, module))


def _show(number: int, kept: Kept, module: Module) -> low.Function:
    """What lies at a cell is shown to those beside it, and it is noted where it lies."""
    lines, cells, shift = Lines(), _of(number, "cells"), 0
    lines.local("int", "cell")
    for sight in kept.sights:
        if sight.stays:
            shift += sight.bits
            continue
        back = way_back(kept.board, sight.way, module)
        assert back is not None
        thing = _thing(sight, _scope(NEAR, kept, module), module)
        others = cells[CELL] & ~low.Const((1 << sight.bits) - 1 << shift)
        lines.add(low.assign(CELL, lookup(back, ir.Number(0, len(back)), NEAR, module, "T_back")))
        shown = low.cast(kept.c_type, others | (thing << shift if shift else thing))
        lines.when(low.ne(CELL, 0), low.assign(cells[CELL], shown))
        shift += sight.bits
    if kept.shows_again:
        held, at = _held(NEAR, kept, module), _of(number, "at")[_held(NEAR, kept, module)]
        same = low.both(held, low.ne(CELL, 0), low.ne(CELL, NEAR), low.eq(_held(CELL, kept, module), held))
        lines.add(low.assign(CELL, at))
        lines.when(same, low.assign(_of(number, "several"), 1))
        lines.add(low.assign(at, low.cast("uint16_t", NEAR)))
    return lines.function("void", f"show_beside_{number}", "S* s", "int near")


def _thing(sight: Sight, scope: Scope, module: Module) -> low.Expr:
    """The number of what is seen at the cell of a scope."""
    wide, domains = scope, []
    for place, read in enumerate(sight.read):
        slot = leaf_slot(place, module)
        wide = wide.bind(slot, read.type, module.lowered(read, wide), False)
        domain = domain_of(slot, wide, module)
        assert domain is not None
        domains.append(domain)
    kind = ir.Number(0, max(sight.things))
    return lookup(list(sight.things), kind, flat_index(domains), module, "T_things")


def _first_numbers(kept: Kept, size: int) -> list[int]:
    """The number of each cell of an empty board."""
    found, shift = [0] * size, 0
    for sight in kept.sights:
        if sight.stays:
            found = [number | thing << shift for number, thing in zip(found, sight.things, strict=True)]
        shift += sight.bits
    return found


def _find(number: int, kept: Kept, module: Module) -> low.Function:
    """What lies on the cell that was written is shown; or all afresh: nothing is seen but what lies somewhere."""
    lines, size, stale = Lines(), _cells(kept, module), _of(number, "stale")
    lines.local("int", "near")
    if kept.waits:
        show = low.do(f"show_beside_{number}", low.STATE, _of(number, "written"))
        lines.when(low.eq(stale, WAITS), low.assign(stale, 0), show, low.Return())
    room = low.SizeOf(low.type_named(kept.c_type)) * size
    lines.set(stale, 0)
    if any(sight.stays for sight in kept.sights):
        first = module.constant(kept.c_type, low.braces(_first_numbers(kept, size)), size, "T_cells")
        lines.add(low.do("memcpy", _of(number, "cells"), first, room))
    else:
        lines.add(low.do("memset", _of(number, "cells"), 0, room))
    if kept.shows_again:
        lines.add(low.assign(_of(number, "several"), 0))
        lines.add(
            low.do("memset", _of(number, "at"), 0, low.SizeOf(low.type_named("uint16_t")) * _values(kept, module))
        )
    with each_held(kept.holding, NEAR, _held(NEAR, kept, module), lines, module):
        lines.add(low.do(f"show_beside_{number}", low.STATE, NEAR))
    return lines.function("void", f"find_beside_{number}", "S* s")
