"""One sampled game as people see it, by `State` on the reference and on a module: views, information, moves in words,
reasons, history, ranking. Also up to where a rule goes wrong."""

from __future__ import annotations

import random
from typing import Any

from generator.compare import Difference, odd_moves
from generator.contenders import Contender
from rulewright.runtime import ir
from rulewright.runtime.backend import Fault
from rulewright.runtime.errors import RuleError
from rulewright.runtime.game import About, Game
from rulewright.runtime.seating import Label, Seating
from rulewright.runtime.state import State

STEPS = 12
MOST_SHOWN = 40  # moves in words
MOST_NUMBERED = 4000  # moves as numbers


def compare_faces(found: list[Contender], program: ir.Program, seed: int) -> None:
    """Difference where the reference and the module with all passes do not show the same."""
    told = [_face(contender, program, seed) for contender in found[1:3]]
    if len(told) < 2:
        return
    (reference, its_error), (module, error) = told
    for step, (one, other) in enumerate(zip(reference, module, strict=False)):
        for what in one:
            if one[what] != other.get(what):
                raise Difference(f"{what} for people after {step} moves: {one[what]} / {other.get(what)}")
    if its_error != error:
        raise Difference(f"what is said to people after {len(reference)} moves: {its_error} / {error}")
    if error is None and len(reference) != len(module):
        raise Difference(f"the length of a game after {len(reference)} moves: {len(module)}")


Step = dict[str, Any]


def _face(contender: Contender, program: ir.Program, seed: int) -> tuple[list[Step], Any]:
    """What is shown step by step, and the error that ends it: code and place. A module may be a step further there: it
    finds out when it lists moves what the reference finds out on arriving."""
    kind = "reference" if contender.name == "reference" else "compiled"
    label = Label(program.name, program.options, program.seats)
    about = About(program.name, program.title, program.seats, program.seats)
    game = Game(about, lambda seats: Seating(label, kind, contender.backend, lambda: program))
    told: list[Step] = []
    choose = random.Random(seed)
    try:
        state = game.new(seed=seed)
        for number in range(STEPS):
            told.append(_step(state, number))
            if state.over:
                told.append(_end(state))
                break
            moves = list(state.moves)
            told[-1] |= {"moves": [str(move) for move in moves[:MOST_SHOWN]], "reasons": _reasons(state, moves, choose)}
            if number % 3 == 0 and len(moves) <= MOST_NUMBERED:
                told[-1] |= {"numbers": state.actions, "mask": bytes(state.legal_mask())}
            state.play(choose.choice(moves))
    except (RuleError, Fault) as error:
        where = error.where
        return told, (error.code, where.file, where.line, where.column)
    return told, None


def _step(state: State, number: int) -> Step:
    seats = range(state.players)
    shown: Step = {"views": [state.view(seat) for seat in seats], "history": [str(move) for move in state.history]}
    if number % 3 == 0:
        shown["information"] = [state.information(seat) for seat in seats]
        shown["observations"] = [bytes(state.observe(seat)) for seat in seats]
        shown["keys"] = [state.information_key(seat) for seat in seats]
    return shown


def _end(state: State) -> Step:
    return {
        "ranking": state.ranking,
        "winners": state.winners,
        "score sheet": state.score_sheet,
        "information": [state.information(seat) for seat in range(state.players)],
    }


def _reasons(state: State, moves: list[Any], choose: random.Random) -> Any:
    """Why some moves are not legal: rules and sentences."""
    odd = [state.known(raw) for raw in odd_moves([move.raw for move in moves], choose)]
    return [[(reason.rule, reason.text) for reason in state.explain(move)] for move in odd]
