"""What well-formed IR is, for every node kind. Run after every pass in tests and with `--verify`: the pass that breaks
a program is named at once.

This file looks at a program as a whole; `verify_nodes.py` has a rule for each kind of node inside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rulewright.compiler.analyse.verify_nodes import Ground, faults_within, goes_into, typed, value_fits
from rulewright.runtime import ir
from rulewright.runtime.domain import domain_size
from rulewright.runtime.walking import straight_on


class Malformed(Exception):
    """A program that no backend could carry out: a mistake of the compiler, never of an author."""


def verify(program: ir.Program) -> ir.Program:
    """The program; Malformed if it is not well-formed."""
    found = next(faults(program), None)
    if found is not None:
        raise Malformed(found)
    return program


def faults(program: ir.Program) -> Iterator[str]:
    """Everything that is wrong with a program."""
    for named in (program.functions, program.procs, program.blocks, program.decisions, program.guards):
        yield from _numbered(named)
    parts: tuple[tuple[Sequence[Any], Callable[[Any, ir.Program], Iterator[str]]], ...] = (
        (tuple(program.tables.values()), _table),
        (program.states, _state),
        (program.functions, _function),
        (program.procs, _procedure),
        (program.snippets, _snippet),
        (program.blocks, _block),
        (program.decisions, _decision),
        (program.networks, _network),
        (program.scores, _score),
        (program.rank, _rank),
        (program.invariants, _invariant),
        (program.shows, _show),
        (program.phases, _phase),
    )
    for part, rule in parts:
        for one in part:
            yield from rule(one, program)


def _numbered(things: Sequence[Any]) -> Iterator[str]:
    for number, one in enumerate(things):
        if one.number != number:
            yield f"{type(one).__name__.lower()} {number} is numbered {one.number}"


# ---------------------------------------------------------------- components


def _table(table: ir.Table, program: ir.Program) -> Iterator[str]:
    rows = len(table.ids)
    for column in table.columns.values():
        place = f"column {table.name}.{column.name}"
        if len(column.values if isinstance(column, ir.ColumnData) else column.functions) != rows:
            yield f"{place} has not one value for each row"
        if isinstance(column, ir.ColumnData):
            cells = [one for value in column.values for one in (value if column.per else (value,))]
            if not all(value_fits(value, column.type, program) for value in cells):
                yield f"{place} holds what is no {column.type}"
        elif any(number >= len(program.functions) for number in column.functions):
            yield f"{place} is computed by a function that is not there"


def _state(state: ir.State, program: ir.Program) -> Iterator[str]:
    if state.seen not in ir.SEEN_BY:
        yield f"state {state.name} is seen by '{state.seen}'"
    if not value_fits(state.initial, state.type, program):
        yield f"state {state.name} begins with {state.initial!r}, which is no {state.type}"
    for kind in state.index:
        if domain_size(kind, program) < 1:
            yield f"state {state.name} is indexed by a type without values"


# ---------------------------------------------------------------- functions, procedures, blocks


def _function(function: ir.Function, program: ir.Program) -> Iterator[str]:
    ground = Ground(program, function.slots, f"function {function.name}")
    yield from _parameters(function, ground)
    yield from faults_within((function.lets, function.result), ground)


def _parameters(one: ir.Function | ir.Proc, ground: Ground) -> Iterator[str]:
    if one.params > len(one.slots):
        yield f"{ground.place} has more parameters than locals"


def _procedure(proc: ir.Proc, program: ir.Program) -> Iterator[str]:
    ground = Ground(program, proc.slots, f"procedure {proc.name}")
    yield from _parameters(proc, ground)
    yield from faults_within(proc.body, ground)
    if proc.suspends and not (0 <= proc.entry < len(program.blocks) and program.blocks[proc.entry].proc == proc.number):
        yield f"{ground.place} begins in a block of another procedure"
    if any(not 0 <= slot < len(proc.slots) or not proc.slots[slot].framed for slot in proc.some):
        yield f"{ground.place} knows something of a local that is not framed"


def _snippet(snippet: ir.Snippet, program: ir.Program) -> Iterator[str]:
    if not 0 <= snippet.proc < len(program.procs) or snippet.table not in program.tables:
        yield f"snippet {snippet.table}.{snippet.column} of row {snippet.row} has no procedure or table"


def _block(block: ir.Block, program: ir.Program) -> Iterator[str]:
    place = f"block {block.number}"
    if not 0 <= block.proc < len(program.procs):
        yield f"{place} belongs to no procedure"
        return
    slots = program.procs[block.proc].slots
    yield from faults_within((block.body, block.end), Ground(program, slots, place))
    for to in straight_on(block.end):
        if not 0 <= to < len(program.blocks) or program.blocks[to].proc != block.proc:
            yield f"{place} goes to block {to} of another procedure"
    if isinstance(block.end, ir.Ask) and program.decisions[block.end.decision].block != block.number:
        yield f"{place} asks decision {block.end.decision}, which belongs to another block"
    for slot in (*block.live, *block.kept):
        if not 0 <= slot < len(slots) or not slots[slot].framed:
            yield f"{place} keeps local {slot}, which is not framed"


# ---------------------------------------------------------------- decisions


def _decision(decision: ir.Decision, program: ir.Program) -> Iterator[str]:
    slots = program.procs[decision.proc].slots
    ground = Ground(program, slots, f"decision {decision.number}")
    if program.blocks[decision.block].end != ir.Ask(decision.number):
        yield f"{ground.place} is not asked by its block {decision.block}"
    yield from faults_within(decision.actor, ground)
    yield from typed(decision.actor, ir.Seat(), ground, "its actor")
    for slot in (*([decision.bind_you] if decision.bind_you >= 0 else []), *decision.pending):
        if not 0 <= slot < len(slots):
            yield f"{ground.place} uses local {slot}, which is not there"
    for option in decision.options:
        yield from _option(option, decision, Ground(program, slots, f"{ground.place}, option {option.name}"))


def _option(option: ir.Option, decision: ir.Decision, ground: Ground) -> Iterator[str]:
    program = ground.program
    yield from faults_within((option.params, option.lead, option.available, option.sure), ground)
    if not all(isinstance(one, ir.Assign | ir.Require | ir.Prefer) for one in option.lead):
        yield f"{ground.place}: an effect among its leading guards"
    home = option.lent_by[-1][0] if option.lent_by else decision.proc
    if not 0 <= option.entry < len(program.blocks) or program.blocks[option.entry].proc != home:
        yield f"{ground.place} is entered in another procedure"
    if option.lent_by and len(option.hand_over) != len(option.params):
        yield f"{ground.place} hands over {len(option.hand_over)} of {len(option.params)} parameters"
    for proc, args, _ in option.lent_by:
        if len(args) != program.procs[proc].params:
            yield f"{ground.place} is lent with {len(args)} arguments"


# ---------------------------------------------------------------- networks, scores, ranks, invariants, pictures, phases


def _network(network: ir.Network, program: ir.Program) -> Iterator[str]:
    ground = Ground(program, network.slots, f"network {network.name}")
    tallies = tuple(tally.value for tally in network.tallies)
    yield from faults_within((network.where, network.joins, tallies), ground)
    yield from typed(network.where, ir.Truth(), ground, "its condition")
    yield from typed(network.joins, ir.SetOf(network.over), ground, "what it joins")
    for tally in network.tallies:
        if not tally.distinct and not isinstance(tally.value.type, ir.Number | ir.Truth):
            yield f"{ground.place}: tally {tally.name} adds what is no number"
        if (tally.index is None) != (tally.index_slot < 0):
            yield f"{ground.place}: tally {tally.name} has an index without a local, or the other way round"
    yield from _first_slot(network.over, ground)


def _score(score: ir.Score, program: ir.Program) -> Iterator[str]:
    ground = Ground(program, score.slots, f"score {score.name}")
    if score.value is None:
        if score.name not in ground.states:
            yield f"{ground.place} is kept in no state"
        return
    yield from _of_a_player(score.value, ground)


def _rank(key: ir.RankKey, program: ir.Program) -> Iterator[str]:
    yield from _of_a_player(key.value, Ground(program, key.slots, "ranking"))


def _of_a_player(value: ir.Expr, ground: Ground) -> Iterator[str]:
    """A number (or a condition) that is computed for a player, who is in the first local."""
    yield from _first_slot(ir.Seat(), ground)
    yield from faults_within(value, ground)
    if not isinstance(value.type, ir.Number | ir.Truth):
        yield f"{ground.place} is {value.type}, no number"


def _first_slot(kind: ir.Type, ground: Ground) -> Iterator[str]:
    if not ground.slots or not goes_into(kind, ground.slots[0].type):
        yield f"{ground.place} has no {kind} in its first local"


def _invariant(invariant: ir.Invariant, program: ir.Program) -> Iterator[str]:
    ground = Ground(program, invariant.slots, f"invariant '{invariant.text}'")
    yield from faults_within(invariant.condition, ground)
    yield from typed(invariant.condition, ir.Truth(), ground, "its condition")


def _show(show: ir.Show, program: ir.Program) -> Iterator[str]:
    for layer in show.layers:
        yield from faults_within(layer.value, Ground(program, layer.slots, f"show {show.name}, layer {layer.name}"))


def _phase(phase: ir.PhaseEntry, program: ir.Program) -> Iterator[str]:
    for proc, statements, block in phase.path:
        if not 0 <= proc < len(program.procs) or not 0 <= block < len(program.blocks):
            yield f"phase {phase.name} begins in a procedure or block that is not there"
            return
        yield from faults_within(statements, Ground(program, program.procs[proc].slots, f"phase {phase.name}"))
