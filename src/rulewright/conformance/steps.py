"""Carries out the steps of one scenario on one backend.

The backend under test and the reference play side by side from the same bytes; a difference between them is itself a
failure. Chance that the scenario does not force is sampled from its seed, as the game itself would.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.compiler import ast
from rulewright.compiler.source import Span
from rulewright.conformance.machine import Machine, NotAMove, ReferencePosition
from rulewright.conformance.model import CHANCE_SEAT, ScenarioError, Unmet
from rulewright.conformance.setup import Setup
from rulewright.runtime.backend import CHANCE, DECIDE, OVER, Move, Position
from rulewright.runtime.chance import bounded, random64


class Run:
    """One scenario under way."""

    def __init__(self, machine: Machine, setup: Setup, backend: str) -> None:
        self.machine, self.setup = machine, setup
        self.mirror: ReferencePosition = machine.begin(setup)
        self.position: Position = machine.on_backend(backend, self.mirror)
        self.history: list[str] = []

    def carry_out(self) -> None:
        """Every step in order; raises at the first that is not met."""
        for number, step in enumerate(self.setup.steps):
            self._settle_for(step, self.setup.steps[number + 1 :])
            self._step(step)

    def reading(self) -> ReferencePosition:
        """The position under test, read back from its bytes: what expectations are about."""
        return self.machine.read_back(self.position)

    # ------------------------------------------------------------ steps

    def _step(self, step: ast.ScenarioStep) -> None:
        match step:
            case ast.PlayMoves(moves):
                for move in moves:
                    self._play(move)
            case ast.Legal(move):
                self._legal(move)
            case ast.Illegal(move, because):
                self._illegal(move, because, step.span)
            case ast.MovesAre(number=int(number)):
                self._number_of_moves(number, step.span)
            case ast.MovesAre(moves):
                self._moves_are(moves, step.span)
            case ast.Expect(condition):
                self._expect(condition, step.span)
            case ast.ExpectToMove(seat):
                self._to_move(seat, step.span)
            case ast.ExpectOver():
                self._over(step.span)
            case ast.ExpectWinner(winners):
                self._winner(winners, step.span)
            case ast.ExpectSees():
                self._sees(step)

    def _play(self, move: ast.Move) -> None:
        if move.seat == CHANCE_SEAT:
            self._force(move)
            return
        self._settle()
        found = self._read(move)
        if not self.position.is_legal(found):
            raise Unmet(move.span, f"the move '{move.text}' is not legal", self._reasons(found))
        said = f"{self.position.actor - 1}: {self.machine.write_move(self.reading(), found)}"
        self.position.play(found)
        if self.mirror is not self.position:
            self.mirror.play(found)
        self._played(said, move.span)

    def _force(self, move: ast.Move) -> None:
        """A chance event with the outcome that the scenario names."""
        value = self._read_chance(move)
        if value not in (outcome for outcome, _ in self.position.outcomes()):
            raise Unmet(move.span, f"chance cannot bring '{move.text}' here", [("possible", self._outcomes())])
        self._happen(value, move.span)

    def _happen(self, value: int, span: Span) -> None:
        said = f"chance: {self.machine.write_outcome(self.reading(), value)}"
        self.position.play_chance(value)
        if self.mirror is not self.position:
            self.mirror.play_chance(value)
        self._played(said, span)

    def _played(self, said: str, span: Span) -> None:
        self.history.append(said)
        if self.position.to_bytes() != self.mirror.to_bytes():
            found = [
                ("reference", self.machine.show(self.mirror)),
                ("compiled", self.machine.show(self.reading())),
            ]
            raise Unmet(span, f"the two backends disagree after '{said}'", found)

    def _legal(self, move: ast.Move) -> None:
        if move.seat == CHANCE_SEAT:
            self._legal_chance(move, wanted=True)
            return
        found = self._read(move)
        if not self.position.is_legal(found):
            raise Unmet(move.span, f"'{move.text}' should be legal", self._reasons(found))

    def _illegal(self, move: ast.Move, because: str | None, span: Span) -> None:
        if move.seat == CHANCE_SEAT:
            self._legal_chance(move, wanted=False)
            return
        found = self._read(move)
        if self.position.is_legal(found):
            wanted = f" because {because}" if because else ""
            raise Unmet(span, f"'{move.text}' should be illegal{wanted}", [("found", "it is a legal move")])
        reason = self.machine.explain(self.reading(), found)
        if because and because not in reason.rules:
            lines = [("expected", because), ("found", str(reason))]
            raise Unmet(span, f"'{move.text}' is illegal for another reason", lines)

    def _legal_chance(self, move: ast.Move, wanted: bool) -> None:
        value = self._read_chance(move)
        if (value in (outcome for outcome, _ in self.position.outcomes())) != wanted:
            word = "possible" if wanted else "impossible"
            raise Unmet(move.span, f"'{move.text}' should be {word}", [("possible", self._outcomes())])

    def _number_of_moves(self, number: int, span: Span) -> None:
        if self.position.kind == CHANCE:
            raise self._nobody_decides(span)
        moves = self._legal_moves()
        if len(moves) != number:
            lines = [("expected", str(number)), ("found", str(len(moves))), ("moves", self._texts(moves))]
            raise Unmet(span, "the number of legal moves is another", lines)

    def _moves_are(self, listed: Sequence[ast.Move], span: Span) -> None:
        if any(move.seat == CHANCE_SEAT for move in listed):
            values = {self._read_chance(move) for move in listed}
            outcomes = {value for value, _ in self.position.outcomes()}
            missing = [(value,) for value in sorted(values - outcomes)]
            extra = [(value,) for value in sorted(outcomes - values)]
            self._same_moves(missing, extra, span, self._outcome_texts)
            return
        wanted = [self._read(move) for move in listed]
        legal = self._legal_moves()
        missing_moves = [move for move in wanted if move not in legal]
        extra_moves = [move for move in legal if move not in wanted]
        self._same_moves(missing_moves, extra_moves, span, self._texts)

    def _expect(self, condition: ast.Expr, span: Span) -> None:
        verdict = self.machine.judge(self.reading(), condition)
        if not verdict.holds:
            raise Unmet(span, "this does not hold", verdict.sides)

    def _to_move(self, seat: int, span: Span) -> None:
        found = self._who()
        wanted = _seat_name(seat)
        if found != wanted:
            raise Unmet(span, "somebody else is to move", [("expected", wanted), ("found", found)])

    def _over(self, span: Span) -> None:
        if self.position.kind != OVER:
            raise Unmet(span, "the game is not over", [("expected", "over"), ("found", f"{self._who()} is to move")])

    def _winner(self, winners: ast.Expr, span: Span) -> None:
        if self.position.kind != OVER:
            lines = [("expected", "the game is over"), ("found", f"{self._who()} is to move")]
            raise Unmet(span, "there is no winner yet", lines)
        wanted = self.machine.seats_of(self.reading(), winners)
        found = self.position.winners()
        if wanted != found:
            lines = [("expected", self.machine.write_seats(wanted)), ("found", self.machine.write_seats(found))]
            raise Unmet(span, "the winner is another", lines)

    def _sees(self, step: ast.ExpectSees) -> None:
        if step.seat >= self.machine.program.seats:
            raise ScenarioError("RW810", step.span, f"there is no seat {step.seat}", self._seats_hint())
        self.machine.check_sight(self.reading(), step)

    # ------------------------------------------------------------ chance

    def _settle_for(self, step: ast.ScenarioStep, later: Sequence[ast.ScenarioStep]) -> None:
        """Samples pending chance where a step asks about a decision, or the scenario has a seed and forces nothing next."""
        match step:
            case ast.PlayMoves():
                return
            case ast.Legal(move) | ast.Illegal(move):
                settle = move.seat != CHANCE_SEAT
            case ast.MovesAre(moves):
                settle = not any(move.seat == CHANCE_SEAT for move in moves)
            case ast.ExpectToMove(seat):
                settle = seat != CHANCE_SEAT
            case _:
                settle = self.setup.seed is not None and not _forces_next(later)
        if settle:
            self._settle(step.span)

    def _settle(self, span: Span | None = None) -> None:
        """Samples chance until somebody decides or the game is over, as the game itself would."""
        while self.position.kind == CHANCE:
            outcomes = self.position.outcomes()
            total = sum(weight for _, weight in outcomes)
            drawn = bounded(random64(self.position.seed, self.position.counter), total)
            for value, weight in outcomes:
                if drawn < weight:
                    break
                drawn -= weight
            self._happen(value, span or self.setup.steps[0].span)

    # ------------------------------------------------------------ reading and saying

    def _read(self, move: ast.Move) -> Move:
        """A move of the decision that rests, legal or not; RW801, RW802 and RW809 if it can be none."""
        if self.position.kind != DECIDE:
            raise self._nobody_decides(move.span)
        actor = self.position.actor - 1
        if move.seat is not None and move.seat != actor:
            message = f"seat {move.seat} is not to move: seat {actor} is"
            raise ScenarioError("RW801", move.span, message, self._seats_hint() if self._no_seat(move.seat) else "")
        try:
            return self.machine.read_move(self.reading(), move.text)
        except NotAMove as problem:
            raise ScenarioError("RW802", move.span, problem.message, problem.hint) from None

    def _read_chance(self, move: ast.Move) -> int:
        if self.position.kind != CHANCE:
            message = f"chance is not to move: {self._who()} is" if self.position.kind == DECIDE else "the game is over"
            raise ScenarioError("RW808", move.span, message, "force chance exactly where a draw or roll comes")
        try:
            return self.machine.read_outcome(self.reading(), move.text)
        except NotAMove as problem:
            raise ScenarioError("RW802", move.span, problem.message, problem.hint) from None

    def _nobody_decides(self, span: Span) -> ScenarioError:
        if self.position.kind == OVER:
            return ScenarioError("RW809", span, "nobody is to move: the game is over", "")
        return ScenarioError("RW809", span, "nobody is to move: a chance event comes first", "force it: 'chance: …'")

    def _legal_moves(self) -> list[Move]:
        return self.position.moves() if self.position.kind == DECIDE else []

    def _reasons(self, move: Move) -> list[tuple[str, str]]:
        return [("reason", str(self.machine.explain(self.reading(), move)))]

    def _same_moves(self, missing: list[Move], extra: list[Move], span: Span, texts: object) -> None:
        if not missing and not extra:
            return
        assert callable(texts)
        lines = [("expected, but not legal", texts(missing))] if missing else []
        lines += [("legal, but not listed", texts(extra))] if extra else []
        raise Unmet(span, "the legal moves are others", lines)

    def _texts(self, moves: Sequence[Move]) -> str:
        reading = self.reading()
        return "\n".join(self.machine.write_move(reading, move) for move in moves) or "none"

    def _outcome_texts(self, values: Sequence[Move]) -> str:
        reading = self.reading()
        return "\n".join(self.machine.write_outcome(reading, value) for (value,) in values) or "none"

    def _outcomes(self) -> str:
        return self._outcome_texts([(value,) for value, _ in self.position.outcomes()])

    def _who(self) -> str:
        match self.position.kind:
            case 0:
                return _seat_name(self.position.actor - 1)
            case 1:
                return "chance"
            case _:
                return "nobody, the game is over"

    def _no_seat(self, seat: int) -> bool:
        return seat >= self.machine.program.seats

    def _seats_hint(self) -> str:
        return f"seats are counted from 0; this scenario has {self.machine.program.seats}"


def _seat_name(seat: int) -> str:
    return "chance" if seat == CHANCE_SEAT else f"seat {seat}"


def _forces_next(steps: Sequence[ast.ScenarioStep]) -> bool:
    """Whether the next move of the scenario is one of chance."""
    for step in steps:
        match step:
            case ast.PlayMoves(moves) if moves:
                return moves[0].seat == CHANCE_SEAT
            case ast.ExpectToMove(seat) if seat == CHANCE_SEAT:
                return True
    return False
