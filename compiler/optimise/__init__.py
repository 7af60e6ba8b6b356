"""Passes over the IR: each pure, named after its file, and not needed for correctness."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.compiler.analyse.verify import verify
from rulewright.compiler.optimise.ask_any import ask_any
from rulewright.compiler.optimise.bound_members import bound_members
from rulewright.compiler.optimise.flood_networks import flood_networks
from rulewright.compiler.optimise.foresee import foresee
from rulewright.compiler.optimise.gather_loops import gather_loops
from rulewright.compiler.optimise.inline_calls import inline_calls
from rulewright.compiler.optimise.known_numbers import known_numbers
from rulewright.compiler.optimise.known_steps import known_steps
from rulewright.compiler.optimise.narrow_ranges import narrow_ranges
from rulewright.compiler.optimise.read_in_place import read_in_place
from rulewright.compiler.optimise.simplify import simplify
from rulewright.compiler.optimise.skip_idle import skip_idle
from rulewright.compiler.optimise.step_cells import step_cells
from rulewright.runtime import ir

Pass = Callable[[ir.Program], ir.Program]

PASSES: tuple[Pass, ...] = (
    gather_loops,  # for n in S: if P(n): k += 1     ->  k += count(n in S where P(n))
    known_numbers,  # stake[you] + 1                  ->  the same, known to have a result
    inline_calls,  # empty(x)                        ->  disc[x] is empty
    simplify,  # not not x                       ->  x
    ask_any,  # count(S where P) == 0           ->  not any(S: P)
    step_cells,  # count(s in S where P(c + s))    ->  count(n in {c + s for s in S} where P(n))
    known_steps,  # s in {(1, ahead(you))}          ->  s in all_four where s == (1, ahead(you))
    flood_networks,  # chain(c).liberties > 0          ->  any(d in chain(c): …)
    bound_members,  # c in covers(a)                  ->  c in widest_covers(a) and c in covers(a)
    foresee,  # can pay(2 of tomato)            ->  2 of tomato <= your stock
    skip_idle,  # a window without cards          ->  nothing
    narrow_ranges,  # cell in grid; require P(cell)   ->  cell in grid where P(cell)
    read_in_place,  # let mine = pieces[p]; x in mine ->  x in pieces[p]
)


NAMES = frozenset(one.__name__ for one in PASSES)


def optimised(program: ir.Program, names: frozenset[str] = NAMES, verified: bool = False) -> ir.Program:
    """The program after the passes that are asked for by name; the same moves, bytes and results. `verified`: what each
    of them makes is looked at."""
    for one in PASSES:
        if one.__name__ in names:
            program = verify(one(program)) if verified else one(program)
    return program
