"""Carries out the steps of one scenario on one backend.

The backend under test and the reference play side by side from the same bytes; a difference between them is itself a
failure. Chance that the scenario does not force is sampled from its seed, as the game itself would.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.source import Span
from rulewright.compiler.syntax.walk import children
from rulewright.conformance.beginning import Beginning
from rulewright.conformance.machine import Machine, NotAMove
from rulewright.conformance.meant import Meant, told_reason
from rulewright.conformance.model import CHANCE_SEAT, ScenarioError, Unmet
from rulewright.conformance.patterns import fits, is_pattern, matching
from rulewright.conformance.setup import Setup
from rulewright.conformance.sight import check_sight, check_told
from rulewright.runtime import ir
from rulewright.runtime.backend import CHANCE, DECIDE, MAX_DECISIONS, OVER, Fault, Move, Position, only_chance
from rulewright.runtime.chance import bounded, random64
from rulewright.runtime.errors import RulewrightError
from rulewright.runtime.interpret import ReferencePosition

WAITING = "say what comes up, 'chance: draw …', or let it move with 'seed 1'"


class Run:
    """One scenario under way."""

    def __init__(
        self, machine: Machine, setup: Setup, backend: str, watched: Callable[[Position], bool] | None = None
    ) -> None:
        """`watched` tells in which positions the invariants are looked after: in all, if nothing is said."""
        self.machine, self.setup, self.watched = machine, setup, watched
        self.at = setup.begins_at  # the step or move being carried out
        self.history: list[str] = []
        self.settled = 0  # how much had been done without asking before the last move
        self.suspended = machine.suspended(setup)
        self.beginning = Beginning(machine, setup)
        self.mirror = self._begin()
        self.position: Position = machine.on_backend(backend, self.mirror)

    def carry_out(self) -> None:
        """Every step in order; raises at the first that is not met."""
        self._check_invariants()
        for number, step in enumerate(self.setup.steps):
            self.at = step.span
            self._settle_for(step, self.setup.steps[number + 1 :])
            self._step(step)
        self._compare_results()

    def reading(self) -> ReferencePosition:
        """The position under test, read back from its bytes: what expectations are about."""
        return self.machine.read_back(self.position)

    def shown(self) -> str:
        """The position under test as text; nothing if the rules cannot even score it."""
        try:
            return self.machine.show(self.reading())
        except (Fault, RulewrightError):
            return ""

    def _begin(self) -> ReferencePosition:
        try:
            return self.beginning.position()
        except Fault as fault:
            found = [("found", str(fault)), *self.never_given()]
            raise Unmet(self.beginning.culprit(), "a rule of the game went wrong at the start", found) from None

    def never_given(self) -> list[tuple[str, str]]:
        """What a scenario that starts in the middle left as it is before the game begins."""
        names = self.beginning.never_given()
        return [("never given, though the lines before the phase set it", ", ".join(names))] if names else []

    def changed(self) -> list[tuple[str, str]]:
        """What a scenario that begins at the beginning gives in vain: the telling lays it out anew."""
        names = self.beginning.changed()
        hint = "'start at' a phase leaves these lines out"
        return [("given, but changed before anybody is asked", f"{', '.join(names)} ({hint})")] if names else []

    # ------------------------------------------------------------ steps

    def _step(self, step: ast.ScenarioStep) -> None:
        match step:
            case ast.PlayMoves(moves):
                for move in moves:
                    self.at = move.span
                    self._play_because(move)
            case ast.Legal(move):
                self._legal(move)
            case ast.Illegal(move, because):
                self._illegal(move, because, step.span)
            case ast.MovesAre(number=int(number)):
                self._number_of_moves(number, step)
            case ast.MovesAre():
                self._moves_are(step)
            case ast.Expect():
                self._expect(step)
            case ast.ExpectToMove(seat):
                self._to_move(seat, step.span)
            case ast.ExpectOver():
                self._over(step.span)
            case ast.ExpectWinner(winners):
                self._winner(winners, step.span)
            case ast.ExpectSees():
                self._sees(step)
            case ast.ExpectTold():
                self._told(step)
            case ast.ExpectForced():
                self._forced(step)

    def _play_because(self, move: ast.Move) -> None:
        """Make a move; where it says so, a rule fires at it."""
        if move.because is None:
            self._play(move)
            return
        if move.seat != CHANCE_SEAT:
            self._settle()  # what chance brings before the move is not done by it
        before, fired = self.mirror.reached, set[str]()
        self.mirror.reached = fired
        self._play(move)
        self.mirror.reached = fired | (before or set())
        if move.because not in fired:
            told = ", ".join(sorted(fired)) or "none"
            raise Unmet(move.span, f"{move.because} should fire at '{move.text}'", [("rules that fired", told)])

    def _play(self, move: ast.Move) -> None:
        if move.seat == CHANCE_SEAT:
            self._force(move)
            return
        self._settle()
        found = self._read(move)
        if not self.position.is_legal(found):
            raise Unmet(move.span, f"the move '{move.text}' is not legal", self._reasons(found))
        self.settled = len(self.mirror.forced or ())
        said = f"{self.position.actor - 1}: {self.machine.write_move(self.reading(), found)}"
        self.position.play(found)
        if self.mirror is not self.position:
            self.mirror.play(found)
        self._played(said)

    def _force(self, move: ast.Move) -> None:
        """A chance event with the outcome that the scenario names, or one that fits its pattern, as the seed brings
        it."""
        if is_pattern(move.text) and self.position.kind == CHANCE:
            fitting = [value for (value,) in self._like(move, self._chance_moves())]
            if fitting:
                self._happen(_sampled(self.position, fitting))
                return
        value = self._read_chance(move)
        if (value,) not in self._chance_moves():
            raise Unmet(move.span, f"chance cannot bring '{move.text}' here", [("possible", self._outcomes())])
        self._happen(value)

    def _happen(self, value: int) -> None:
        said = f"chance: {self.machine.write_move(self.reading(), (value,))}"
        self.position.play_chance(value)
        if self.mirror is not self.position:
            self.mirror.play_chance(value)
        self._played(said)

    def _played(self, said: str) -> None:
        self.history.append(said)
        if self.position.to_bytes() != self.mirror.to_bytes():
            found = [
                ("reference", self.machine.show(self.mirror)),
                ("compiled", self.machine.show(self.reading())),
            ]
            raise Unmet(self.at, f"the two backends disagree after '{said}'", found)
        self._check_invariants()

    def _check_invariants(self) -> None:
        """The invariants hold, as the backend under test sees it, but for those the scenario is told without."""
        invariants = self.machine.program.invariants
        watched = invariants and (self.watched is None or self.watched(self.position))
        for number in self.position.broken() if watched else ():
            text, where = invariants[number].text, invariants[number].where
            if text not in self.suspended:
                lines = [("invariant", f"{where.file}:{where.line}"), *(self.never_given() if not self.history else ())]
                raise Unmet(self.at, f'the invariant "{text}" does not hold', lines)

    def _compare_results(self) -> None:
        """What the module says of scores, winners and ranks is what the rules say: expectations are about both."""
        if self.position is self.mirror:
            return
        told = [("scores", *(str(one.scores()) for one in (self.mirror, self.position)))]
        if self.position.kind == OVER:
            told.append(("winners", *(self.machine.write_seats(one.winners()) for one in (self.mirror, self.position))))
            told.append(("ranks", *(str(one.standing()) for one in (self.mirror, self.position))))
        for what, ours, theirs in told:
            if ours != theirs:
                raise Unmet(
                    self.at, f"the two backends disagree about {what}", [("reference", ours), ("compiled", theirs)]
                )

    def _legal(self, move: ast.Move) -> None:
        if is_pattern(move.text):
            self._check_seat(move)
            if not self._like(move, self._legal_moves()):
                raise Unmet(
                    move.span,
                    f"some move like '{move.text}' should be legal",
                    [("legal", self._texts(self._legal_moves()))],
                )
            return
        if self._is_of_chance(move):
            self._legal_chance(move, wanted=True)
            return
        found = self._read(move)
        if not self.position.is_legal(found):
            raise Unmet(move.span, f"'{move.text}' should be legal", self._reasons(found))

    def _illegal(self, move: ast.Move, because: str | None, span: Span) -> None:
        if self._is_of_chance(move):
            self._legal_chance(move, wanted=False)
            return
        self._check_seat(move)
        meant = Meant(self.machine, self.reading(), move)
        if legal := [one for one in meant.moves if self.position.is_legal(one)]:
            wanted = f" because {because}" if because else ""
            found = "it is a legal move" if meant.moves == legal[:1] else f"legal: {self._texts(legal)}"
            raise Unmet(span, f"'{move.text}' should be illegal{wanted}", [("found", found)])
        for rules, told in meant.reasons():
            if self.mirror.reached is not None:
                self.mirror.reached.update(rules)  # a position that was read back notes nothing
            if because and because not in rules:
                lines = [("expected", because), ("found", told)]
                raise Unmet(span, f"'{move.text}' is illegal for another reason", lines)

    def _legal_chance(self, move: ast.Move, wanted: bool) -> None:
        value = self._read_chance(move)
        if ((value,) in self._chance_moves()) != wanted:
            word = "possible" if wanted else "impossible"
            raise Unmet(move.span, f"'{move.text}' should be {word}", [("possible", self._outcomes())])

    def _like(self, pattern: ast.Move | None, moves: list[Move]) -> list[Move]:
        """Those of the moves that fit a pattern; all without one."""
        if pattern is None:
            return moves
        reading = self.reading()
        return matching(pattern.text, moves, lambda move: self.machine.write_move(reading, move))

    def _number_of_moves(self, number: int, step: ast.MovesAre) -> None:
        moves = self._like(step.like, self._legal_moves())
        if len(moves) != number:
            lines = [("expected", str(number)), ("found", str(len(moves))), ("moves", self._texts(moves))]
            raise Unmet(step.span, "the number of legal moves is another", lines)

    def _moves_are(self, step: ast.MovesAre) -> None:
        legal = self._legal_moves()
        found = self._like(step.like, legal)
        wanted = [one for move in step.moves for one in self._listed(move, found)]
        missing = [move for move in wanted if move not in legal]
        unlike = [move for move in wanted if move in legal and move not in found]
        extra = [move for move in found if move not in wanted]
        lines = [("listed, but not legal", self._texts(missing))] if missing else []
        lines += [("legal and listed, but not like the pattern", self._texts(unlike))] if unlike else []
        lines += [("legal, but not listed", self._texts(extra))] if extra else []
        if lines:
            raise Unmet(step.span, "the legal moves are others", lines)

    def _listed(self, move: ast.Move, legal: list[Move]) -> list[Move]:
        """The moves that a line of `moves` lists: one, or all that fit a pattern."""
        if is_pattern(move.text):
            found = self._like(move, legal)
            if not found:
                raise Unmet(move.span, f"some move like '{move.text}' should be legal", [("legal", self._texts(legal))])
            return found
        return [(self._read_chance(move),) if self._is_of_chance(move) else self._read(move)]

    def _expect(self, step: ast.Expect) -> None:
        if step.seat is not None and (step.seat == CHANCE_SEAT or self._no_seat(step.seat)):
            raise ScenarioError("RW810", step.span, f"there is no {_seat_name(step.seat)} here", self._seats_hint())
        verdict = self.machine.judge(self.reading(), step.condition, step.seat)
        if not verdict.holds:
            waiting = [("chance is to move", WAITING)] if self.position.kind == CHANCE else []
            raise Unmet(step.span, "this does not hold", [*verdict.sides, *waiting])
        if self.position is not self.mirror and mentions_scores(step.condition, self.machine.program):
            self._compare_results()

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
        if self._no_seat(step.seat):
            raise ScenarioError("RW810", step.span, f"there is no seat {step.seat}", self._seats_hint())
        check_sight(self.machine, self.reading(), step)

    def _told(self, step: ast.ExpectTold) -> None:
        if step.seat is not None and self._no_seat(step.seat):
            raise ScenarioError("RW810", step.span, f"there is no seat {step.seat}", self._seats_hint())
        check_told(self.mirror, step, self.machine.program.seats)

    def _forced(self, step: ast.ExpectForced) -> None:
        """Something was done without asking after the last move (or before the first one)."""
        notation = self.machine.seating.notation
        done = [
            (one.actor - 1, notation.write(one.decision, one.move))
            for one in (self.mirror.forced or [])[self.settled :]
        ]
        for seat, text in done:
            if step.move.seat in (None, seat) and fits(step.move.text, text):
                return
        found = "\n".join(f"{seat}: {text}" for seat, text in done) or "nothing was done without asking"
        raise Unmet(step.span, f"'{step.move.text}' was not forced", [("found", found)])

    # ------------------------------------------------------------ chance

    def _settle_for(self, step: ast.ScenarioStep, later: Sequence[ast.ScenarioStep]) -> None:
        """Samples pending chance where a step names a seat, or where the scenario has a seed and forces nothing
        next."""
        match step:
            case ast.PlayMoves():
                return
            case ast.Legal(move) | ast.Illegal(move):
                seats = [move.seat]
            case ast.MovesAre(moves=moves):
                seats = [move.seat for move in moves]
            case ast.ExpectToMove(seat):
                seats = [seat]
            case _:
                seats = []
        named = {seat for seat in seats if seat is not None}
        if named - {CHANCE_SEAT} or (not named and self.setup.seed and not _forces_next(later)):
            self._settle()

    def _settle(self) -> None:
        """Samples chance until somebody decides or the game is over, as the game itself would."""
        for _ in range(MAX_DECISIONS):
            if self.position.kind != CHANCE:
                return
            self._happen(_sampled(self.position))
        if self.position.kind == CHANCE:
            program = self.machine.program
            proc = program.procs[program.blocks[self.position.point].proc]
            raise Fault("RW611", only_chance(MAX_DECISIONS), proc.where)

    # ------------------------------------------------------------ reading and saying

    def _read(self, move: ast.Move) -> Move:
        """A move of the decision that rests, legal or not; RW801, RW802 and RW809 if it can be none."""
        self._check_seat(move)
        return self._parsed(move)

    def _check_seat(self, move: ast.Move) -> None:
        if self.position.kind != DECIDE:
            raise self._nobody_decides(move.span)
        actor = self.position.actor - 1
        if move.seat is not None and move.seat != actor:
            message = f"seat {move.seat} is not to move: seat {actor} is"
            raise ScenarioError("RW801", move.span, message, self._seats_hint() if self._no_seat(move.seat) else "")

    def _read_chance(self, move: ast.Move) -> int:
        if self.position.kind != CHANCE:
            message = f"chance is not to move: {self._who()} is" if self.position.kind == DECIDE else "the game is over"
            raise ScenarioError("RW814", move.span, message, "force chance exactly where a draw or roll comes")
        return int(self._parsed(move)[0])

    def _parsed(self, move: ast.Move) -> Move:
        try:
            return self.machine.read_move(self.reading(), move.text)
        except NotAMove as problem:
            raise ScenarioError("RW802", move.span, str(problem)) from None

    def _nobody_decides(self, span: Span) -> ScenarioError:
        if self.position.kind == OVER:
            return ScenarioError("RW809", span, "nobody is to move: the game is over", "")
        return ScenarioError("RW809", span, "nobody is to move: a chance event comes first", "force it: 'chance: …'")

    def _is_of_chance(self, move: ast.Move) -> bool:
        """Whether a move is one of chance: it says so, or it says nothing and chance is to move."""
        return move.seat == CHANCE_SEAT or (move.seat is None and self.position.kind == CHANCE)

    def _legal_moves(self) -> list[Move]:
        if self.position.kind == OVER:
            return []
        return self.position.moves() if self.position.kind == DECIDE else self._chance_moves()

    def _reasons(self, move: Move) -> list[tuple[str, str]]:
        return [("reason", told_reason(self.machine.explain(self.reading(), move)))]

    def _texts(self, moves: Sequence[Move]) -> str:
        reading = self.reading()
        return "\n".join(self.machine.write_move(reading, move) for move in moves) or "none"

    def _outcomes(self) -> str:
        return self._texts(self._chance_moves())

    def _chance_moves(self) -> list[Move]:
        return [(value,) for value, _ in self.position.outcomes()]

    def _who(self) -> str:
        if self.position.kind == OVER:
            return "nobody, the game is over"
        return _seat_name(CHANCE_SEAT if self.position.kind == CHANCE else self.position.actor - 1)

    def _no_seat(self, seat: int) -> bool:
        return seat >= self.machine.program.seats

    def _seats_hint(self) -> str:
        return f"seats are counted from 0; this scenario has {self.machine.program.seats}"


def _sampled(position: Position, among: Sequence[int] | None = None) -> int:
    """The outcome of chance that the seed brings next, of all or of some."""
    outcomes = [one for one in position.outcomes() if among is None or one[0] in among]
    drawn = bounded(random64(position.seed, position.counter), sum(weight for _, weight in outcomes))
    so_far = accumulate(weight for _, weight in outcomes)
    return next(value for (value, _), end in zip(outcomes, so_far, strict=True) if drawn < end)


def mentions_scores(condition: ast.Expr, program: ir.Program) -> bool:
    """Whether an expectation is about the score."""
    names = {"total", *(score.name for score in program.scores)}
    waiting: list[object] = [condition]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Name | ast.Call | ast.Yours) and node.name in names:
            return True
        waiting.extend(children(node))
    return False


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
