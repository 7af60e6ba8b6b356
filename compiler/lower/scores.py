"""Scores, totals and the ranking."""

from __future__ import annotations

from rulewright.compiler.elaborate.types import INT_HIGH, INT_LOW, reach
from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.expressions.numbers import TOO_LARGE
from rulewright.compiler.lower.lines import Lines
from rulewright.compiler.lower.names import place_comment, safe_name
from rulewright.compiler.lower.scope import Scope
from rulewright.compiler.lower.storage import load, state_location
from rulewright.compiler.lower.stored.states import getter
from rulewright.compiler.lower.types import c_type
from rulewright.runtime import ir
from rulewright.runtime.walking import EVERYTHING

SEAT = low.Local("seat")
TOTALS, RANKED = "k_totals", "k_ranked"  # members of a position: what ranking found, and whether it has


def score_name(name: str, module: Module) -> str:
    """The function of a score line, or of their sum."""
    for number, line in enumerate(module.program.scores):
        if line.name == name:
            return safe_name(f"score{number}", name)
    return "score_total"


def score_functions(module: Module) -> list[low.Function]:
    """A function per score line, the total, and those that ask one of several by its number."""
    program = module.program
    names = [score_name(line.name, module) for line in program.scores]
    total = low.call("score_total", low.STATE, SEAT)  # by which seats are ranked where nothing else is said
    return [
        *(_score(line, module) for line in program.scores),
        _total(module),
        _by_number("line_of_scores", "rules_line", "line", names, low.ZERO),
        *(_key(number, key, module) for number, key in enumerate(program.rank)),
        _by_number("rank_key", "rules_key", "key", _keys(module), total),
    ]


def _keys(module: Module) -> list[str]:
    """The functions of the keys of the ranking."""
    return [f"rank_key_{number}" for number in range(len(module.program.rank))]


def _score(line: ir.Score, module: Module) -> low.Function:
    lines = Lines()
    if line.value is None:
        state = module.states[line.name]
        if state.index:
            value = low.call(getter(state, (True,), module), low.STATE, SEAT)
        else:
            value = load(state_location(line.name, low.ZERO, module), module)
        lines.add(low.returns(low.select(SEAT, value, 0)))
    else:
        held = {slot: (low.Local(f"v{slot}"), about.type) for slot, about in enumerate(line.slots)}
        scope = Scope(pure=True).holding(held).bind(0, ir.Seat(), SEAT, True)
        lines.when(low.eq(SEAT, 0), low.returns(0))
        lines.add(low.returns(module.lowered(line.value, scope)))
    name, comment = score_name(line.name, module), place_comment(ir.Where(), line.rules)
    return lines.function("int", name, "S* s", "int seat", comment=comment)


def _total(module: Module) -> low.Function:
    lines = Lines()
    if totals_by(module) is not None:
        within = low.within(SEAT - 1, module.program.seats)
        lines.when(low.both(low.field(RANKED), within), low.returns(low.field(TOTALS)[SEAT - 1]))
    lines.add(low.returns(_sum_of_lines(lines, module)))
    return lines.function("int", "score_total", "S* s", "int seat", known_as="rules_total")


def _sum_of_lines(lines: Lines, module: Module) -> low.Expr:
    """The lines added one after the other: in which order C finds what one expression adds nobody knows, and of two
    lines that go wrong the first is told. A sum beyond int32 is a fault."""
    total: low.Expr = low.ZERO
    reached = ir.Number(0, 0)
    for number, line in enumerate(module.program.scores):
        points = low.call(score_name(line.name, module), low.STATE, SEAT)
        least, most = reach("add", reached, _numbers_of(line, module))
        if number == 0:
            total = lines.let("int", "total", points)
        elif INT_LOW <= least and most <= INT_HIGH:
            lines.set(total, points, "+")
        else:
            site = module.fault("RW605", TOO_LARGE, ir.Where())
            lines.set(total, low.call("checked_add", low.STATE, total, points, site))
        reached = ir.Number(max(least, INT_LOW), min(most, INT_HIGH))
    return total


def _numbers_of(line: ir.Score, module: Module) -> ir.Number:
    """What numbers a line can be."""
    kind = module.states[line.name].type if line.value is None else line.value.type
    assert isinstance(kind, ir.Number)
    return kind


def totals_by(module: Module) -> int | None:
    """The number of the key that is the total, if what ranking finds is kept until the totals are told. Where a score
    depends on who wins, ranking finds another; where all scores are states, there is nothing to find."""
    program = module.program
    if all(line.value is None for line in program.scores):
        return None
    if not module.uses("keep_totals") or program.together or EVERYTHING in module.facts.reads.within(program.scores):
        return None
    for number, key in enumerate(program.rank):
        match key.value:
            case ir.ScoreOf("total", ir.Local(0)):
                return number
    return None if program.rank else 0


def total_members(module: Module) -> list[tuple[str, str, int]]:
    """The members of the derived region: (C type, name, how many)."""
    if totals_by(module) is None:
        return []
    return [("int32_t", TOTALS, max(2, module.program.seats)), ("uint8_t", RANKED, 1)]  # one would not be an array


def _by_number(name: str, known_as: str, of: str, names: list[str], otherwise: low.Expr) -> low.Function:
    """The function that asks one of some functions about a seat, by its number."""
    lines = Lines()
    calls = (low.returns(low.call(one, low.STATE, SEAT)) for one in names)
    lines.switch(low.Local(of), enumerate(calls))
    lines.add(low.returns(otherwise))
    return lines.function("int", name, "S* s", f"int {of}", "int seat", known_as=known_as)


def _key(number: int, key: ir.RankKey, module: Module) -> low.Function:
    scope = Scope(pure=True).bind(0, ir.Seat(), SEAT, True)
    value = (low.returns(module.lowered(key.value, scope)),)
    return low.function(c_type(key.value.type, module), f"rank_key_{number}", ("S* s", "int seat"), value)
