"""A program lowered: all functions of its module."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulewright.compiler.analyse.facts import Facts
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.chance import outcomes_function
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.decisions.legal_moves import is_legal, list_legal
from rulewright.compiler.lower.decisions.prepared import Asked, Passed, asked
from rulewright.compiler.lower.entries import push
from rulewright.compiler.lower.expression import expression
from rulewright.compiler.lower.flow import flow_functions
from rulewright.compiler.lower.kept.after_write import kept_state
from rulewright.compiler.lower.kept.cell_numbers import beside_functions
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import place_comment, safe_name
from rulewright.compiler.lower.networks.networks import network_functions
from rulewright.compiler.lower.reached import written_decisions
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.scores import score_functions
from rulewright.compiler.lower.stored.places import flow_scope
from rulewright.compiler.lower.stored.states import initial
from rulewright.runtime import ir
from rulewright.runtime.layout import layout_of


def lower(program: ir.Program, ways: frozenset[str]) -> tuple[low.Functions, Module]:
    """The low IR of a program, and what came up on the way: tables, shapes, faults, where things lie."""
    module = Module(program, layout_of(program), Facts(program), ways, expression)
    return low.Functions(tuple(_functions(module)), tuple(_checks(module))), module


def _functions(module: Module) -> list[low.Function]:
    """All functions; helpers that come up while these are written stand before them."""
    push(0, low.STATE, 0, module)
    made = [
        initial(module),
        *network_functions(module),
        *_start(module),
        *score_functions(module),
        *flow_functions(module),
        *_here(module),
        outcomes_function(module),
        *beside_functions(module),
    ]
    return [*module.written.functions.written, *made]


def _start(module: Module) -> list[low.Function]:
    """The functions that make the first frame, and find what is kept about a position."""
    begin, prepare = Lines(), Lines()
    begin.add(low.do("initialise", low.STATE), low.do("rested", low.STATE), low.Do(push(0, low.STATE, 0, module)))
    kept = (network for network in module.program.networks if kept_state(network, module))
    prepare.add(*(low.do(safe_name("net_find", network.name), low.STATE) for network in kept))
    return [
        begin.function("void", "begin_play", "S* s", known_as="rules_begin"),
        prepare.function("void", "prepare", "S* s", known_as="rules_prepare"),
    ]


def _checks(module: Module) -> list[low.Function]:
    """The invariants and what only they need: they stand apart, where the C compiler is not asked to try hard."""
    before = len(module.written.functions.written)
    made = [_invariant(number, one, module) for number, one in enumerate(module.program.invariants)]
    return [*module.written.functions.written[before:], *made, _holds(len(made))]


def _invariant(number: int, invariant: ir.Invariant, module: Module) -> low.Function:
    holds = (low.returns(module.lowered(invariant.condition, Scope(where=invariant.where, pure=True))),)
    return low.function("bint", f"invariant_{number}", ("S* s",), holds, comment=place_comment(invariant.where))


def _holds(count: int) -> low.Function:
    lines = Lines()
    calls = (low.returns(low.call(f"invariant_{number}", low.STATE)) for number in range(count))
    lines.switch(low.Local("number"), enumerate(calls))
    lines.add(low.returns(low.TRUE))
    return lines.function("bint", "invariant_holds", "S* s", "int number", known_as="rules_holds")


def _here(module: Module) -> Iterator[low.Function]:
    """`legal_here`, `is_legal_here`: the functions of decisions for the point at which the flow rests."""
    lists, judges, point = Lines(), Lines(), low.field("r_point")

    def at_rest(answer: Callable[[Asked, Passed], low.Stmt]) -> Iterator[tuple[int, low.Stmt]]:
        actor = low.field("r_actor")
        for decision in written_decisions(module):
            one = asked(decision.number, module)
            yield decision.block, answer(one, one.passed_from(actor, flow_scope(one.proc, None, module)))

    lists.switch(point, at_rest(lambda one, passed: list_legal(one, low.Local("out"), passed)))
    yield lists.function("void", "legal_here", "S* s", "Moves* out", known_as="rules_legal")
    if module.compact:
        judges.add(low.returns(low.call("is_listed", low.STATE, low.Local("m"))))
    else:
        judges.switch(point, at_rest(lambda one, passed: low.returns(is_legal(one, passed))))
        judges.add(low.returns(low.FALSE))
    yield judges.function("bint", "is_legal_here", "S* s", "Move* m", known_as="rules_is_legal")
