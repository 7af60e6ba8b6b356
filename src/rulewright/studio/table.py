"""One game in progress: a setup and a log of events. The position is the replay of the log."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rulewright.drawing.situation import situation
from rulewright.library import find
from rulewright.rules_text import rule_texts
from rulewright.runtime.errors import RulewrightError
from rulewright.runtime.hidden import Hidden
from rulewright.runtime.knowledge import parts_players, sees_question
from rulewright.runtime.lookers import SPECTATOR, Looker
from rulewright.runtime.state import State
from rulewright.runtime.views import scores_of
from rulewright.studio.bots import PERSON
from rulewright.studio.choices import choices
from rulewright.studio.games import shared_game
from rulewright.studio.store import Store

WATCH, HOST, HERE = "watch", "host", "here"
MOST_SENT = 12  # answers of one version that are kept


class Refused(Exception):
    """An event that cannot be; says why in a sentence."""


class Table:
    """A game at a table. `version` counts its events."""

    def __init__(
        self, name: str, setup: dict[str, Any], events: list[dict[str, Any]], store: Store, backend: str = "reference"
    ) -> None:
        self.name, self.setup, self.store = name, setup, store
        self.path: Path = find(setup["game"])
        self.rulebook = rule_texts(self.path)
        self._sent: dict[Any, bytes] = {}
        game = shared_game(self.path, setup["options"], setup["players"], backend)
        self.state: State = (
            game.replay(setup["saved"]) if setup.get("saved") else game.new(setup["players"], seed=setup["seed"])
        )
        self.begun = len(self.state.chosen)
        self.seats: list[str] = setup["seats"]
        self.undone: list[str] = []
        self.version = 0
        self.secrets = parts_players(self.state.seating.program)
        for event in events:
            self._carry_out(event)

    # ------------------------------------------------------------ events

    def add(self, event: dict[str, Any], version: int) -> bool:
        """Carry out an event that answers to a version. The same one twice counts once (False); an old one is
        refused."""
        if version != self.version:
            if version == self.version - 1 and self._last == event:
                return False
            raise Refused("the game has gone on in the meantime")
        after = self._tried(event)
        self.store.append(self.name, self.version, event)
        self.state, self.undone, self.version, self._last = *after, self.version + 1, event
        self._sent = {}
        return True

    _last: dict[str, Any] | None = None

    def _carry_out(self, event: dict[str, Any]) -> None:
        self.state, self.undone = self._tried(event)
        self.version, self._last = self.version + 1, event

    def _tried(self, event: dict[str, Any]) -> tuple[State, list[str]]:
        """The state after an event, and what can be done again; the state before is not touched."""
        state = self.state.copy()
        match event:
            case {"kind": "move", "move": str(move)}:
                return state.play(move), []
            case {"kind": "undo"}:
                if len(state.chosen) <= self.begun:
                    raise Refused("there is nothing to take back")
                taken = state.undo()
                return state, [*self.undone, str(taken)]
            case {"kind": "redo"}:
                if not self.undone:
                    raise Refused("there is nothing to do again")
                return state.play(self.undone[-1]), self.undone[:-1]
            case _:
                raise Refused("this is no event of a table")

    # ------------------------------------------------------------ who may what

    @property
    def asked(self) -> int | None:
        """The seat that is asked, if somebody is."""
        player = self.state.player
        return player if player is not None and player >= 0 else None

    @property
    def is_bots_turn(self) -> bool:
        return self.asked is not None and self.seats[self.asked] != PERSON

    @property
    def is_quick(self) -> bool:
        """Whether nobody notices how long it takes to look at the position."""
        return self.state.seating.kind == "compiled"

    def looker(self, seat: str) -> Looker:
        """Through whose eyes a link looks: its seat's; at one screen the person's who is asked."""
        if seat == HERE:
            people = [number for number, kind in enumerate(self.seats) if kind == PERSON]
            if self.asked in people:
                return self.asked if self.asked is not None else SPECTATOR
            return people[0] if len(people) == 1 else SPECTATOR
        return int(seat) if seat.isdecimal() else SPECTATOR

    def may_move(self, seat: str) -> bool:
        """Whether a link may make the next move."""
        if self.asked is None or self.seats[self.asked] != PERSON:
            return False
        return seat in (HERE, str(self.asked))

    # ------------------------------------------------------------ what a link is shown

    def sent(self, seat: str, width: int, at: int | None = None) -> bytes:
        """What a link is shown, as it is sent; those who see the same are sent the same bytes, made once."""
        eyes = (seat if seat in (HERE, HOST) else self.looker(seat), width, at)
        return self._once(eyes, lambda: self.shown(seat, width, at))

    def sent_why(self, seat: str, at: int | None = None) -> bytes:
        """Why it is as it is, as it is sent; made once, too."""
        return self._once(("why", self.looker(seat), at), lambda: self.told_why(seat, at))

    def _once(self, eyes: tuple[Any, ...], make: Callable[[], dict[str, Any]]) -> bytes:
        kept = self._sent  # of this version; meanwhile there may be another
        made = kept.get(eyes)
        if made is None:
            made = json.dumps(make(), ensure_ascii=False, separators=(",", ":")).encode()
            if len(kept) >= MOST_SENT:
                kept.pop(next(iter(kept)), None)
            kept[eyes] = made
        return made

    def shown(self, seat: str, width: int, at: int | None = None) -> dict[str, Any]:
        """Everything that a page needs, as the seat behind the link may see it; `at` is how many moves are looked
        at."""
        looker, state = self.looker(seat), self.at(at)
        now = state is self.state
        return {
            "version": self.version,
            "title": state.seating.program.title,
            "svg": state.svg(looker, width=width, targets=now and self.may_move(seat)),
            "choices": choices(state, looker) if now and self.may_move(seat) else {"moves": [], "count": 0},
            "asked": self.asked,
            "you": looker if isinstance(looker, int) else None,
            "may_move": now and self.may_move(seat),
            "phase": self._phase(looker),
            "why_asked": self._why_asked(looker),
            "over": self.state.over,
            "situation": situation(self.state),
            "log": list(state.log(looker)),
            "moves": len(self.state.chosen),
            "at": len(state.chosen),
            "undone": len(self.undone),
            "may_undo": seat in (HERE, HOST),
            "seats": self.seats,
            "secrets": self.secrets,
            "sheet": self._sheet(state, looker),
            "links": self.store.links(self.name) if seat == HOST else {},
        }

    def told_why(self, seat: str, at: int | None = None) -> dict[str, Any]:
        """What the last move did, rule by rule, and where each point came from, as the seat behind the link may know
        it."""
        state = self.at(at)
        why = state.why(self.looker(seat))
        return {
            "version": self.version,
            "at": len(state.chosen),
            "steps": [asdict(step) for step in why.steps],
            "sheet": [
                {"name": line.name.replace("_", " "), "seat": line.seat, "points": [asdict(one) for one in line.points]}
                for line in why.sheet
            ],
        }

    def at(self, at: int | None) -> State:
        """The game after so many moves."""
        if at is None or at >= len(self.state.chosen):
            return self.state
        earlier = self.state.copy()
        while len(earlier.chosen) > max(at, self.begun):
            earlier.undo()
        return earlier

    def _phase(self, looker: Looker) -> str:
        """In which part of the rules the question is asked, in their words; nothing if that would tell a secret."""
        if self.asked is None or not sees_question(looker, self.state.seating, self.state.position):
            return ""
        program = self.state.seating.program
        name = program.procs[program.decisions[self.state.position.decision].proc].name
        return name.replace("_", " ") if name.isidentifier() and name != "play" else ""

    def _why_asked(self, looker: Looker) -> list[dict[str, str]]:
        """The rules behind the question that is asked, unless they would tell a secret."""
        if self.asked is None or not sees_question(looker, self.state.seating, self.state.position):
            return []
        decision = self.state.seating.program.decisions[self.state.position.decision]
        rules = decision.rules or tuple(rule for option in decision.options for rule in option.rules)
        return [{"rule": rule, "text": self.rulebook.get(rule, "")} for rule in dict.fromkeys(rules)][:6]

    def _sheet(self, state: State, looker: Looker) -> list[dict[str, Any]]:
        """The score line by line with the rules behind it; what is secret is None."""
        known = scores_of(state.seating, state.position, looker)
        return [
            {
                "name": score.name.replace("_", " "),
                "rules": [{"rule": rule, "text": self.rulebook.get(rule, "")} for rule in score.rules],
                "values": None if isinstance(known.get(score.name), Hidden) else known.get(score.name),
            }
            for score in state.seating.program.scores
        ]


def problem_of(error: Exception) -> str:
    """A refused event in one sentence."""
    return str(error).splitlines()[0] if isinstance(error, Refused | RulewrightError) else "this cannot be done"
