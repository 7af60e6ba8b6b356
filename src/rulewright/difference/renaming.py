"""Names that changed and nothing else: what stands in one program only is paired with what stands in the other only,
where both have the same kind and place. Then one program is read with the names of the other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from rulewright.runtime import ir

Shape = tuple[str, ...]  # the kinds of what a thing is made of


@dataclass(frozen=True)
class Renaming:
    """What each name of the second program is called in the first; by kind, as `moves` and `states` may share words."""

    moves: dict[str, str] = field(default_factory=dict)
    states: dict[str, str] = field(default_factory=dict)
    scores: dict[str, str] = field(default_factory=dict)
    members: dict[str, str] = field(default_factory=dict)
    rows: dict[str, str] = field(default_factory=dict)

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Every (first, second) pair of names, each once."""
        groups = (self.moves, self.states, self.scores, self.members, self.rows)
        return list(dict.fromkeys((old, new) for group in groups for new, old in group.items()))


def renaming_of(one: ir.Program, other: ir.Program) -> Renaming:
    """What seems to be called otherwise in the second program."""
    return Renaming(
        moves=_paired(_moves(one), _moves(other)),
        states=_paired(_states(one), _states(other)),
        scores=_paired({score.name: () for score in one.scores}, {score.name: () for score in other.scores}),
        members=_within(_enums(one), _enums(other)),
        rows=_within(_tables(one), _tables(other)),
    )


def called_alike(program: ir.Program, names: Renaming) -> ir.Program:
    """The second program, its things called as in the first; how it plays stays the same."""
    enums = {
        name: replace(enum, members=_translated(enum.members, names.members)) for name, enum in program.enums.items()
    }
    tables = {name: replace(table, ids=_translated(table.ids, names.rows)) for name, table in program.tables.items()}
    return replace(
        program,
        enums=enums,
        tables=tables,
        states=tuple(replace(state, name=names.states.get(state.name, state.name)) for state in program.states),
        scores=tuple(replace(score, name=names.scores.get(score.name, score.name)) for score in program.scores),
        decisions=tuple(_decision(decision, names.moves) for decision in program.decisions),
    )


def _decision(decision: ir.Decision, moves: dict[str, str]) -> ir.Decision:
    options = tuple(replace(option, name=moves.get(option.name, option.name)) for option in decision.options)
    return replace(decision, options=options)


def _translated(words: tuple[str, ...], names: dict[str, str]) -> tuple[str, ...]:
    return tuple(names.get(word, word) for word in words)


def _paired(first: dict[str, Shape], second: dict[str, Shape]) -> dict[str, str]:
    """Names of the second by names of the first, in the order they come, if as many are missing on either side; only
    those of one shape, for a number is no other name of a set."""
    missing = [name for name in first if name not in second]
    new = [name for name in second if name not in first]
    if len(missing) != len(new):
        return {}
    return {now: old for now, old in zip(new, missing, strict=True) if first[old] == second[now]}


def _within(first: Iterable[tuple[str, ...]], second: Iterable[tuple[str, ...]]) -> dict[str, str]:
    """Pairs within groups of the same size, place by place."""
    found: dict[str, str] = {}
    for ours, theirs in zip(first, second):
        if len(ours) == len(theirs) and not set(ours) & set(theirs) - {
            a for a, b in zip(ours, theirs, strict=True) if a == b
        }:
            found |= {new: old for old, new in zip(ours, theirs, strict=True) if old != new}
    return found


def _moves(program: ir.Program) -> dict[str, Shape]:
    """The names of moves, and what is chosen with each."""
    options = [option for decision in program.decisions for option in decision.options if option.name]
    return {option.name: tuple(type(param.type).__name__ for param in option.params) for option in options}


def _states(program: ir.Program) -> dict[str, Shape]:
    """The names of states, and what each holds, by which indices."""
    return {one.name: tuple(type(kind).__name__ for kind in (one.type, *one.index)) for one in program.states}


def _enums(program: ir.Program) -> list[tuple[str, ...]]:
    return [enum.members for enum in program.enums.values() if not enum.anonymous]


def _tables(program: ir.Program) -> list[tuple[str, ...]]:
    return [table.ids for table in program.tables.values()]
