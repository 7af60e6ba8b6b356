"""The author's desk, in a process of its own: what an editor asks, the game played on after an edit, its scenarios in
pictures.

Texts that are not saved come along by path. Nothing here writes a file.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from rulewright import editing
from rulewright.compiler.syntax.diagnostics import DefinitionError
from rulewright.compiler.syntax.source import Span
from rulewright.drawing.situation import situation
from rulewright.loading import load_request, request
from rulewright.rules_text import rule_texts
from rulewright.runtime.errors import IllegalMoveError, RulewrightError
from rulewright.runtime.files import unsaved
from rulewright.runtime.lookers import TABLE, Looker
from rulewright.runtime.state import State
from rulewright.studio.choices import choices, why_not
from rulewright.studio.folder import text_of

PICTURED = 12.0  # seconds of work for the scenarios of a game: how busy the machine is does not count
SMALL = 260  # width of a scenario's picture
MOST_COMPLETIONS = 60

Texts = dict[str, str]  # what is not saved, by real path


class Setup(NamedTuple):
    """A game as it is tried: its definition, seats, options and seed, and the moves so far."""

    path: str
    players: int | None
    options: dict[str, str]
    seed: int
    moves: tuple[str, ...]


# ---------------------------------------------------------------- what an editor asks


def problems(path: str, texts: Texts, soon: bool = False) -> dict[str, Any]:
    """What is wrong with a text, and ways out; `soon`, what is found first."""
    with unsaved(texts):
        text = text_of(Path(path), Path(path).name)
        found = editing.problems(text, path, soon=soon)
        lines = set() if soon else {one.span.line for one in found}
        mends = [(one, mend) for line in sorted(lines)[:20] for one, mend in editing.actions(text, path, line)]
    told = []
    for one in found:
        ways = [_mend(mend, path) for other, mend in mends if other == one]
        told.append({**_place(one.span), "code": one.code, "text": one.sentence, "hint": one.hint})
        told[-1] |= {"warning": one.warning, "mends": [way for way in ways if way]}
    return {"problems": told}


def _mend(mend: editing.Mend, path: str) -> dict[str, Any] | None:
    """A way out that stays in this text."""
    if any(edit.path.resolve() != Path(path) for edit in mend.edits):
        return None
    return {"title": mend.title, "edits": [{**_place(edit.span), "text": edit.text} for edit in mend.edits]}


def asked(question: str, path: str, texts: Texts, line: int, column: int) -> dict[str, Any]:
    """What stands at a place, where it is declared, what can be written there."""
    with unsaved(texts):
        text = text_of(Path(path), Path(path).name)
        match question:
            case "hover":
                told = editing.hover(text, path, line, column)
                return {"text": told.text, **_place(told.span)} if told else {"text": ""}
            case "definition":
                spans = editing.definition(text, path, line, column)
                return {"places": [{"file": str(Path(one.source.name).resolve()), **_place(one)} for one in spans]}
            case _:
                found = editing.completions(text, path, line, column)[:MOST_COMPLETIONS]
                return {"completions": [{"text": one.text, "kind": one.kind, "detail": one.detail} for one in found]}


def _place(span: Span) -> dict[str, int]:
    return {"line": span.line, "column": span.column, "end_line": span.end_line, "end_column": span.end_column}


# ---------------------------------------------------------------- the game goes on


def played(setup: Setup, texts: Texts, width: int, at: int | None, everything: bool) -> dict[str, Any]:
    """The game after its moves under the rules as they stand; where a move is refused, the game before it and why."""
    with unsaved(texts):
        state, refused = replayed(setup)
        now = at is None or at >= len(state.chosen)
        shown = state.copy()
        while at is not None and len(shown.chosen) > max(at, 0):
            shown.undo()
        looker = _looker(shown, everything)
        return {
            "title": state.seating.program.title,
            "svg": shown.svg(looker, width=width, targets=now),
            "choices": choices(state, looker) if now else {"moves": [], "count": 0},
            "asked": shown.player,
            "players": shown.players,
            "over": shown.over,
            "situation": situation(shown),
            "log": list(shown.log(looker)),
            "moves": len(state.chosen),
            "at": len(shown.chosen),
            "sheet": [{"name": one.name, "rules": one.rules, "values": one.values} for one in shown.score_sheet],
            "refused": refused,
            "rules": rule_texts(Path(setup.path)),
        }


def replayed(setup: Setup) -> tuple[State, dict[str, Any] | None]:
    """The game after as many of its moves as the rules allow, and what became of the next one."""
    game = load_request(request(Path(setup.path), setup.options, "reference"))
    state = game.new(setup.players or game.players.start, seed=setup.seed)
    for number, move in enumerate(setup.moves):
        try:
            state.play(move)
        except RulewrightError as error:
            return state, {"number": number + 1, "move": move, "reasons": _reasons(error, setup.path)}
    return state, None


def _reasons(error: RulewrightError, path: str) -> list[dict[str, str]]:
    if not isinstance(error, IllegalMoveError):
        return [{"rule": "", "text": str(error).splitlines()[0], "told": ""}]
    texts = rule_texts(Path(path))
    return [{"rule": one.rule, "text": one.text, "told": texts.get(one.rule, "")} for one in error.reasons]


def _looker(state: State, everything: bool) -> Looker:
    player = state.player
    return TABLE if everything or player is None or player < 0 else player


def why(setup: Setup, texts: Texts, thing: str, chosen: list[str]) -> dict[str, Any]:
    """Why a thing of the picture cannot be chosen."""
    with unsaved(texts):
        state, _ = replayed(setup)
        told = rule_texts(Path(setup.path))
        reasons = why_not(state, _looker(state, False), thing, chosen)
        return {"reasons": [{"rule": one.rule, "text": one.text, "told": told.get(one.rule, "")} for one in reasons]}


# ---------------------------------------------------------------- scenarios


def pictured(files: list[str], texts: Texts) -> dict[str, Any]:
    """The scenarios of some files carried out, each with the position in which it ended, as long as there is time."""
    last = time.process_time() + PICTURED
    with unsaved(texts):
        return {"scenarios": [one for file in files for one in _of_file(file, last)]}


def _of_file(file: str, last: float) -> Iterator[dict[str, Any]]:
    from rulewright.conformance.model import REFERENCE, ScenarioError
    from rulewright.conformance.run import check_game, open_book, run_scenario

    try:
        book = open_book(Path(file))
        check_game(book)
    except (DefinitionError, ScenarioError, RulewrightError) as error:
        yield {"file": file, "title": Path(file).name, "line": 1, "failure": str(error), "svg": ""}
        return
    for problem in book.unreadable:
        yield {"file": file, "title": "", "line": problem.span.line, "failure": problem.render(), "svg": ""}
    for scenario in book.tree.scenarios:
        if time.process_time() > last:
            yield {
                "file": file,
                "title": "…",
                "line": scenario.line,
                "failure": "there was no time for more",
                "svg": "",
            }
            return
        failure = run_scenario(book, scenario, REFERENCE).failure
        told = {"file": file, "title": scenario.title, "line": failure.line if failure else scenario.line}
        yield {**told, "failure": failure.message if failure else "", "svg": _picture(book, scenario)}


def _picture(book: Any, scenario: Any) -> str:
    """The position in which a scenario ends, or fails."""
    from rulewright.conformance.model import REFERENCE
    from rulewright.conformance.setup import setup_of
    from rulewright.conformance.steps import Run
    from rulewright.loading import looks_of_game
    from rulewright.runtime.seating import Label, Seating

    try:
        setup = setup_of(scenario, book.tree)
        machine = book.workshop.machine(setup)
        run = Run(machine, setup, REFERENCE)
    except Exception:  # noqa: BLE001 - told already: it is how the scenario failed
        return ""
    try:
        run.carry_out()
    except Exception:  # noqa: BLE001,S110
        pass
    program = machine.program
    label, backend = Label(program.name, program.options, program.seats), machine.seating.backend
    seating = Seating(label, REFERENCE, backend, lambda: program, lambda made: looks_of_game(book.found.path, made))
    try:
        return State(seating, run.reading(), sampled=False).svg(width=SMALL, targets=False)
    except Exception:  # noqa: BLE001 - a position that cannot be drawn is no reason not to tell the rest
        return ""


def written(setup: Setup, texts: Texts, title: str, rule: str, move: str) -> str:
    """A scenario of the game so far; with a move, that it is illegal, because of a rule."""
    with unsaved(texts):
        state, _ = replayed(setup)
        covers = f"{'':20}covers {rule}" if rule else ""
        lines = [f'scenario "{title}"{covers}', f"    players {state.players}"]
        lines += [f"    set {name} = {value}" for name, value in sorted(setup.options.items())]
        if any(one.is_chance for one in state.history):
            lines.append(f"    seed {setup.seed}")
        moves = [f"        {before.actor - 1}: {one}" for before, one in state.steps if not one.is_chance]
        lines += ["    play", *moves] if moves else []
        if move:
            lines.append(f"    illegal {state.player}: {move}{f'{chr(32):20}because {rule}' if rule else ''}")
        else:
            lines += list(_expected(state))
    return "\n".join(lines) + "\n"


def _expected(state: State) -> Iterator[str]:
    if state.over:
        yield "    expect over"
        winners = ", ".join(map(str, state.winners))
        yield f"    expect winner {winners if len(state.winners) == 1 else '{' + winners + '}' if winners else 'none'}"
    elif state.player is not None and state.player >= 0:
        yield f"    expect to move {state.player}"
        yield f"    moves {len(state.moves)}"
    if state.seating.program.scores:
        yield from (f"    expect total[{seat}] == {points}" for seat, points in enumerate(state.scores))
