"""Which rule ids stand on which line of a definition, as the program tells: an id stands before the statement it is
about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.runtime import ir

Rules = dict[tuple[str, int], tuple[str, ...]]  # by file and line


def rules_on_lines(program: ir.Program) -> Rules:
    """The ids on each line that has some."""
    found: dict[tuple[str, int], dict[str, None]] = {}
    for where, rules in _tagged(program):
        if where.line and rules:
            found.setdefault((where.file, where.line), {}).update(dict.fromkeys(rules))
    return {place: tuple(rules) for place, rules in found.items()}


def _tagged(program: ir.Program) -> Iterator[tuple[ir.Where, tuple[str, ...]]]:
    for guard in program.guards:
        yield guard.where, guard.rules
    for decision in program.decisions:
        yield decision.where, decision.rules
        for option in decision.options:
            yield option.where, option.rules
    for proc in program.procs:
        yield from _in_statements(proc.body, proc.where)
    for block in program.blocks:
        end = block.end
        yield from _in_statements(block.body, getattr(end, "where", None) or ir.Where())
        if isinstance(end, ir.Chance):
            yield end.guard.where, end.guard.rules


def _in_statements(statements: Sequence[ir.Stmt], behind: ir.Where) -> Iterator[tuple[ir.Where, tuple[str, ...]]]:
    """An id belongs to the statement behind it; at the end, to what comes `behind`."""
    for at, one in enumerate(statements):
        if isinstance(one, ir.Touch):
            places = (where for other in statements[at + 1 :] if (where := where_of(other)) is not None and where.line)
            yield next(places, behind), one.rules
        match one:
            case ir.When(_, then, otherwise):
                yield from _in_statements(then, one.where)
                yield from _in_statements(otherwise, one.where)
            case ir.ForEach(_, body) | ir.Loop(_, body):
                yield from _in_statements(body, one.where)


def where_of(one: ir.Stmt) -> ir.Where | None:
    """Where a statement stands."""
    match one:
        case ir.Store(place) | ir.Mutate(_, place):
            return place.where
        case ir.Require(_, guard) | ir.Prefer(_, guard) | ir.TakeFirst(_, _, guard):
            return guard.where
    return getattr(one, "where", None)
