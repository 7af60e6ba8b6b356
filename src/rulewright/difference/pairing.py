"""Two positions beside each other: is the same asked, may the same be done, does the same lie where, is the score the
same?

Moves, outcomes of chance and values are compared as they are written, so that boards of other sizes and tables with
more rows can stand beside each other. Where both programs count a thing alike, numbers are compared instead, which is
much quicker.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rulewright.difference.expecting import expectation
from rulewright.difference.renaming import called_alike, renaming_of
from rulewright.runtime import ir
from rulewright.runtime.backend import CHANCE, DECIDE, OVER, Fault, Position
from rulewright.runtime.contents import Element, elements
from rulewright.runtime.domain import nothing
from rulewright.runtime.layout import Layout
from rulewright.runtime.notation import Notation
from rulewright.runtime.seating import Seating

Raw = tuple[Any, ...]
SHOWN = 6  # moves or values of each kind that a sentence names


@dataclass(frozen=True)
class Difference:
    """In what two positions differ, and what each of them has: `what` is 'asked', 'moves', 'chance', 'result', 'score'
    or 'position'."""

    what: str
    sentence: str
    # a line of a scenario that holds in the first and not in the second; empty where the moves alone show it, None if
    # there are no words for it
    expect: str | None = None
    refused: str = ""  # a move that only the second allows


class Half:
    """One of the two games: how it plays, and how its things are written."""

    def __init__(self, seating: Seating, program: ir.Program) -> None:
        self.seating, self.program = seating, program
        self.notation = Notation(program)
        self.layout: Layout = seating.layout

    def key(self, kind: Any) -> Any:
        """What a type counts, with names: values of types with the same key are the same numbers."""
        program = self.program
        match kind:
            case ir.Member() | ir.Way() | ir.Cell() | ir.Row() | ir.Seat() | ir.Rules():
                return type(kind).__name__, self.notation.words.names(kind)
            case ir.Rec(record):
                return "Rec", tuple(self.key(one) for _, one in program.records[record].fields)
            case ir.Group(network):
                return "Group", self.key(next(one.over for one in program.networks if one.name == network))
            case ir.SetOf(item) | ir.BagOf(item) | ir.ListOf(item) | ir.PileOf(item) | ir.Ring(_, item):
                return type(kind).__name__, self.key(item)
            case ir.Number(low, high, optional):
                return "Number", low, high, optional
        return kind

    def contents(self, state: ir.State, data: bytes) -> list[Element]:
        """What a state holds."""
        own = next(one for one in self.seating.program.states if one.name == self.own_name(state))
        return elements(own, data, self.layout, self.seating.program)

    def index(self, state: ir.State, at: tuple[int, ...]) -> str:
        """Where an element of a state is, in words."""
        return ", ".join(self.notation.words.write(one, kind) for one, kind in zip(at, state.index, strict=True))

    def state_values(self, state: ir.State, data: bytes) -> dict[str, str]:
        """What a state holds, in words, by its indices; without what is nothing."""
        empty, write = nothing(state.type, self.program), self.notation.words.write
        held = self.contents(state, data)
        return {self.index(state, at): write(value, state.type) for at, value in held if value != empty}

    def own_name(self, state: ir.State) -> str:
        """What a state is called in the half's own program."""
        return self.seating.program.states[self.program.states.index(state)].name


class Pairing:
    """How positions of two games are held beside each other."""

    def __init__(self, one: Seating, other: Seating) -> None:
        self.names = renaming_of(one.program, other.program)
        self.one, self.other = Half(one, one.program), Half(other, called_alike(other.program, self.names))
        self._alike: dict[tuple[int, int], bool] = {}
        self._alike_chance: dict[tuple[int, int], bool] = {}

    # ------------------------------------------------------------ moves

    def translate(self, a: Position, b: Position, raw: Raw) -> Raw | None:
        """The move of the second game that is written like one of the first; None if there is none among its moves."""
        if a.kind == CHANCE:
            if self._chance_alike(a.point, b.point):
                return raw
            text = self._outcome(self.one, a, raw[0])
            return next(((value,) for value, _ in b.outcomes() if self._outcome(self.other, b, value) == text), None)
        if self._decision_alike(a.decision, b.decision):
            return raw
        text = self.one.notation.write(a.decision, raw)
        return next((other for other in b.moves() if self.other.notation.write(b.decision, other) == text), None)

    def _outcome(self, half: Half, position: Position, value: int) -> str:
        return half.notation.write_chance(position.point, value)

    def _decision_alike(self, one: int, other: int) -> bool:
        if (one, other) not in self._alike:
            shapes = [self._shape(self.one, one), self._shape(self.other, other)]
            self._alike[one, other] = shapes[0] == shapes[1]
        return self._alike[one, other]

    @staticmethod
    def _shape(half: Half, number: int) -> list[Any]:
        options = half.program.decisions[number].options
        return [
            (option.name, [(param.preposition, half.key(param.type)) for param in option.params]) for option in options
        ]

    def _chance_alike(self, one: int, other: int) -> bool:
        if (one, other) not in self._alike_chance:
            kinds = [half.key(half.notation.chance_type(at)) for half, at in ((self.one, one), (self.other, other))]
            self._alike_chance[one, other] = kinds[0] == kinds[1]
        return self._alike_chance[one, other]

    # ------------------------------------------------------------ what differs

    def difference(self, a: Position, b: Position) -> Difference | None:
        """In what two positions differ; None if they do not. What players may do comes first, then how it ends, then
        the score and what lies where."""
        return self._rest(a, b) or self._moves(a, b) or self._result(a, b) or self._scores(a, b) or self._states(a, b)

    def _rest(self, a: Position, b: Position) -> Difference | None:
        """Whether both wait for the same: a player, chance, or nobody any more."""
        if (a.kind, a.actor) == (b.kind, b.actor):
            return None
        what = "result" if OVER in (a.kind, b.kind) else "asked"
        texts = [_waits_for(position) for position in (a, b)]
        return Difference(what, f"{texts[0]} in A, {texts[1]} in B", _expect_rest(a))

    def _moves(self, a: Position, b: Position) -> Difference | None:
        if a.kind == CHANCE:
            return self._outcomes(a, b)
        if a.kind != DECIDE:
            return None
        ours, theirs = a.moves(), b.moves()
        if self._decision_alike(a.decision, b.decision) and (ours == theirs or set(ours) == set(theirs)):
            return None
        texts = [
            dict.fromkeys(half.notation.write(position.decision, raw) for raw in moves)
            for half, position, moves in ((self.one, a, ours), (self.other, b, theirs))
        ]
        only = [[text for text in mine if text not in yours] for mine, yours in (texts, texts[::-1])]
        if not any(only):
            return None
        sentence = _in_one_only("legal", only)
        if only[0]:
            return Difference("moves", sentence, f"legal {a.actor - 1}: {only[0][0]}")
        return Difference("moves", sentence, f"moves {len(texts[0])}", refused=only[1][0])

    def _outcomes(self, a: Position, b: Position) -> Difference | None:
        ours, theirs = a.outcomes(), b.outcomes()
        if self._chance_alike(a.point, b.point) and ours == theirs:
            return None
        found = [
            {self._outcome(half, position, value): weight for value, weight in outcomes}
            for half, position, outcomes in ((self.one, a, ours), (self.other, b, theirs))
        ]
        totals = [sum(one.values()) for one in found]
        odds = [
            {text: f"{text} ({weight} of {total})" for text, weight in one.items()}
            for one, total in zip(found, totals, strict=True)
        ]
        only = [[text for text in mine if text not in yours] for mine, yours in (found, found[::-1])]
        if any(only):
            expect = f"legal chance: {only[0][0]}" if only[0] else f"moves {len(found[0])}"
            told = [[words[text] for text in one] for words, one in zip(odds, only, strict=True)]
            return Difference("chance", _in_one_only("possible", told), expect)
        changed = [text for text in found[0] if found[0][text] * totals[1] != found[1][text] * totals[0]]
        if not changed:
            return None
        shown = [_listed([words[text] for text in changed]) for words in odds]
        drawn_from = self._states(a, b)  # odds have no words of their own in a scenario
        return Difference(
            "chance", f"chance: {shown[0]} in A, {shown[1]} in B", drawn_from.expect if drawn_from else None
        )

    def _result(self, a: Position, b: Position) -> Difference | None:
        if a.kind != OVER or a.winners() == b.winners():
            return None
        texts = [_winners(position.winners()) for position in (a, b)]
        return Difference("result", f"{texts[0]} in A, {texts[1]} in B", _expect_rest(a))

    def _scores(self, a: Position, b: Position) -> Difference | None:
        """The first line of the score sheet that differs; where lines came or went, also what they add up to."""
        try:
            sheets = a.scores(), b.scores()
        except Fault:  # a line that cannot be computed yet
            return None
        for first, second, name in self._score_lines:
            found = self._points(name, sheets[0][first], sheets[1][second])
            if found:
                return found
        if all(len(sheet) == len(self._score_lines) for sheet in sheets):
            return None
        totals = [[sum(points) for points in zip(*sheet, strict=True)] or [0] for sheet in sheets]
        return self._points("total", *totals) if len(totals[0]) == len(totals[1]) else None

    def _points(self, name: str, ours: Sequence[int], theirs: Sequence[int]) -> Difference | None:
        """Whose points differ in a line of the sheet; players who play together have one sheet."""
        seat = next((seat for seat, pair in enumerate(zip(ours, theirs, strict=True)) if pair[0] != pair[1]), None)
        if seat is None:
            return None
        whose, at = ("", "") if self.one.program.together else (f" of player {seat}", f"[{seat}]")
        sentence = f"{name}{whose}: {ours[seat]} in A, {theirs[seat]} in B"
        return Difference("score", sentence, f"expect {name}{at} == {ours[seat]}")

    @cached_property
    def _score_lines(self) -> list[tuple[int, int, str]]:
        places = {score.name: place for place, score in enumerate(self.other.program.scores)}
        lines = enumerate(self.one.program.scores)
        return [(place, places[score.name], score.name) for place, score in lines if score.name in places]

    def _states(self, a: Position, b: Position) -> Difference | None:
        data = a.to_bytes(), b.to_bytes()
        for compare in self._comparisons:
            found = compare(*data)
            if found:
                return found
        return None

    @cached_property
    def _comparisons(self) -> list[Callable[[bytes, bytes], Difference | None]]:
        """A comparison for each state that both games have and show."""
        hidden = {*self.one.program.hides, *self.other.program.hides}
        theirs = {state.name: state for state in self.other.program.states}
        pairs = [(state, theirs[state.name]) for state in self.one.program.states if state.name in theirs]
        return [self._comparison(*pair) for pair in pairs if pair[0].name not in hidden]

    def _comparison(self, one: ir.State, other: ir.State) -> Callable[[bytes, bytes], Difference | None]:
        places = [half.layout.by_name[half.own_name(state)] for half, state in ((self.one, one), (self.other, other))]
        spans = [slice(place.offset, place.offset + place.size) for place in places]
        alike = (
            all(
                self.one.key(mine) == self.other.key(yours)
                for mine, yours in zip((one.type, *one.index), (other.type, *other.index))
            )
            and len(one.index) == len(other.index)
            and places[0].encoding.parts == places[1].encoding.parts
        )

        def compare(data: bytes, more: bytes) -> Difference | None:
            if alike and data[spans[0]] == more[spans[1]]:
                return None
            values = self.one.state_values(one, data), self.other.state_values(other, more)
            return None if values[0] == values[1] else self._of_state(one, values, data)

        return compare

    def _of_state(
        self, state: ir.State, values: tuple[dict[str, str], dict[str, str]], data: bytes
    ) -> Difference | None:
        changed = [at for at in {**values[0], **values[1]} if not same_value(values[0].get(at), values[1].get(at))]
        if not changed:
            return None
        texts = []
        for at in changed:
            ours, theirs = _apart(values[0].get(at, "empty"), values[1].get(at, "empty"))
            texts.append(f"{state.name}{f'[{at}]' if at else ''} is {ours} in A, {theirs} in B")
        held = self.one.contents(state, data)
        expect = next(
            (
                expectation(state, at, value, self.one.notation.words)
                for at, value in held
                if self.one.index(state, at) == changed[0]
            ),
            None,
        )
        return Difference("position", _listed(texts, "; "), expect)


def _expect_rest(position: Position) -> str:
    """What a scenario says of who is to move, or has won."""
    if position.kind == OVER:
        seats = [str(seat) for seat in range(position.winners().bit_length()) if position.winners() >> seat & 1]
        return f"expect winner {'{' + ', '.join(seats) + '}' if len(seats) > 1 else seats[0] if seats else 'none'}"
    return f"expect to move {'chance' if position.kind == CHANCE else position.actor - 1}"


def _waits_for(position: Position) -> str:
    if position.kind == OVER:
        return f"the game is over ({_winners(position.winners())})"
    return f"player {position.actor - 1} is asked" if position.kind == DECIDE else "chance is to move"


def _winners(mask: int) -> str:
    seats = [str(seat) for seat in range(mask.bit_length()) if mask >> seat & 1]
    if len(seats) > 1:
        return f"players {', '.join(seats[:-1])} and {seats[-1]} win"
    return f"player {seats[0]} wins" if seats else "nobody wins"


def _apart(one: str, other: str) -> tuple[str, str]:
    """Two values; of long collections only the members that they do not share."""
    members = [_members(text) for text in (one, other)]
    if max(map(len, members)) <= SHOWN:
        return one, other
    only = [[member for member in mine if member not in yours] for mine, yours in (members, members[::-1])]
    ours, theirs = (f"{{{', '.join([*some, '…'])}}}" for some in only)
    return ours, theirs


def same_value(one: str | None, other: str | None) -> bool:
    """Whether two values are the same; the members of a set or bag are told in the order of their table or enum, which
    may be another in the second game."""
    if one == other or one is None or other is None:
        return one == other
    members = _members(one)
    return bool(members) and sorted(members) == sorted(_members(other))


def _members(text: str) -> list[str]:
    """The members of a set or bag as written; none if it is something else."""
    if not (text.startswith("{") and text.endswith("}")):
        return []
    return re.split(r", (?![^(]*\))", text[1:-1])


def _in_one_only(word: str, only: list[list[str]]) -> str:
    return "; ".join(f"{word} in {side} only: {_listed(one)}" for side, one in zip("AB", only, strict=True) if one)


def _listed(texts: list[str], between: str = ", ") -> str:
    more = f" and {len(texts) - SHOWN} more" if len(texts) > SHOWN else ""
    return between.join(texts[:SHOWN]) + more
