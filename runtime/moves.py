"""A move, and the legal moves of a position: countable, iterable, indexable, with `in`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, overload

from rulewright.runtime.backend import Fault

if TYPE_CHECKING:
    from rulewright.runtime.backend import Position
    from rulewright.runtime.seating import Seating
    from rulewright.runtime.state import State


# The fields of a class that has none itself: plain ones, or those of a module.
HELD_ELSEWHERE: Final[tuple[str, ...]] = ()


class Move:
    """A move of a decision, or an outcome of chance. Prints as its notation, which parses back."""

    __slots__ = HELD_ELSEWHERE

    def __new__(
        cls, seating: Seating, point: int, decision: int, raw: tuple[Any, ...], forced_on: int | None = None
    ) -> Move:
        if cls is not Move:
            return object.__new__(cls)
        kind = getattr(seating.backend, "move_type", PlainMove)
        return kind.__new__(kind, seating, point, decision, raw)

    def __init__(
        self, seating: Seating, point: int, decision: int, raw: tuple[Any, ...], forced_on: int | None = None
    ) -> None:
        self._seating = seating
        self.point = point  # the block of the program where it is chosen
        self.decision = decision  # -1: chance
        self.raw = raw  # (option, argument, …), or (value,) of chance
        self.forced_on = forced_on  # the seat that was not asked, because there was no other move; None: it was chosen

    def is_of(self, seating: Seating) -> bool:
        """Whether it is a move of this game, with the same options and seats."""
        mine = self._seating
        return mine is seating or (mine.name, mine.options, mine.seats) == (
            seating.name,
            seating.options,
            seating.seats,
        )

    @property
    def is_chance(self) -> bool:
        return self.decision < 0

    @property
    def index(self) -> int | None:
        """Its number among all moves of the game, or among the outcomes of chance; None if it is numbered as it is
        listed (see actions.py)."""
        numbering = self._seating.numbering
        if self.is_chance:
            return numbering.outcome(self.point, self.raw[0])
        return numbering.number(self.decision, self.raw)

    @property
    def is_forced(self) -> bool:
        """Whether it was the only one and was made without asking (`unless forced`)."""
        return self.forced_on is not None

    @property
    def name(self) -> str:
        """The name of the option: `place`."""
        if self.is_chance:
            return str(self).split(" ", 1)[0]
        return str(self._seating.program.decisions[self.decision].options[self.raw[0]].name)

    @property
    def arguments(self) -> dict[str, Any]:
        """The arguments by name, as plain data: `{'cell': 'e4'}`."""
        notation = self._seating.notation
        if self.is_chance:
            return {"value": notation.words.plain(self.raw[0], notation.chance_type(self.point))}
        option = self._seating.program.decisions[self.decision].options[self.raw[0]]
        return {
            param.name: notation.words.plain(argument, param.type)
            for param, argument in zip(option.params, self.raw[1:], strict=True)
        }

    def __str__(self) -> str:
        notation = self._seating.notation
        if self.is_chance:
            return notation.write_chance(self.point, self.raw[0])
        return notation.write(self.decision, self.raw)

    def __repr__(self) -> str:
        return f"Move({str(self)!r}{', forced' if self.is_forced else ''})"

    def __deepcopy__(self, memo: object) -> Move:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from rulewright.runtime.pickling import kept_move

        return kept_move(self, self._seating)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return NotImplemented
        return self.raw == other.raw and self.point == other.point and self.decision == other.decision

    def __hash__(self) -> int:
        return hash((self.point, self.raw))


class PlainMove(Move):
    """A move in Python's own memory."""

    __slots__ = ("_seating", "decision", "forced_on", "point", "raw")


class Moves(Sequence[Move]):
    """The legal moves of a position, in the order of the definition. Stays as it is when the state moves on."""

    __slots__ = HELD_ELSEWHERE

    def __new__(cls, seating: Seating, position: Position) -> Moves:
        if cls is not Moves:
            return object.__new__(cls)
        kind = getattr(position, "moves_type", PlainMoves)
        return kind.__new__(kind, seating, position)

    def __init__(self, seating: Seating, position: Position) -> None:
        self._seating, self._position = seating, position

    def _state(self) -> State:
        from rulewright.runtime.state import State

        return State(self._seating, self._position, sampled=False)

    def _raw(self) -> list[tuple[Any, ...]]:
        try:
            return self._position.moves() or self._state().raw_moves()
        except Fault:
            return self._state().raw_moves()  # which tells it in words

    def _move(self, raw: tuple[Any, ...]) -> Move:
        return Move(self._seating, self._position.point, self._position.decision, raw)

    def __len__(self) -> int:
        return len(self._raw())

    def __bool__(self) -> bool:
        return len(self) > 0

    def __iter__(self) -> Iterator[Move]:
        seating, point, decision = self._seating, self._position.point, self._position.decision
        return iter([Move(seating, point, decision, raw) for raw in self._raw()])

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self._move(raw) for raw in self._raw()[index]]
        return self._move(self._raw()[index])

    def __contains__(self, move: object) -> bool:
        """Whether a move, or a text that can be read as one, is legal."""
        return isinstance(move, Move | str) and self._state().is_legal(move)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Moves | list | tuple) else NotImplemented

    def __repr__(self) -> str:
        shown = ", ".join(str(move) for move in self[:12])
        more = f", … {len(self) - 12} more" if len(self) > 12 else ""
        return f"<{len(self)} move{'' if len(self) == 1 else 's'}: {shown}{more}>"


class PlainMoves(Moves):
    """The legal moves in Python's own memory, once somebody has asked for them."""

    __slots__ = ("_listed", "_position", "_seating")

    def __init__(self, seating: Seating, position: Position) -> None:
        super().__init__(seating, position)
        self._listed: list[tuple[Any, ...]] | None = None

    def _raw(self) -> list[tuple[Any, ...]]:
        if self._listed is None:
            self._listed = super()._raw()
        return self._listed
