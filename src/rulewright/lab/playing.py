"""Some games of a plan, played one after the other: what is counted in them, as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rulewright.lab.plan import Plan
from rulewright.named_players import Player, player_named
from rulewright.runtime import ir
from rulewright.runtime.chance import random64
from rulewright.runtime.errors import RuleError
from rulewright.runtime.game import Game
from rulewright.runtime.state import State

Tally = dict[str, Any]

Taken = Counter[tuple[int, tuple[Any, ...]]]  # by decision and move
Offered = Counter[tuple[int, int]]  # by decision and option


def play_some(plan: Plan, first: int, count: int) -> Tally:
    """Games `first`, `first` + 1, …: which games they are depends on the plan and the number alone."""
    game = plan.loaded()
    tally: Tally = {"first": first, "count": count, "lengths": [], "winners": [], "totals": [], "lines": {}}
    tally |= {"decisions": 0, "legal": 0, "single": 0, "unfinished": 0, "wrong": []}
    taken, offered = Taken(), Offered()
    state = None
    for number in range(first, first + count):
        state = _played(game, plan, number, tally, taken, offered)
        _note_end(state, tally)
    if state is not None:
        tally |= _usage(state, taken, offered)
    return tally


def _played(game: Game, plan: Plan, number: int, tally: Tally, taken: Taken, offered: Offered) -> State:
    """A game as it ends, or where a rule went wrong: that is told, and the game is not finished."""
    state = game.new(plan.players, seed=random64(plan.seed, 2 * number))
    choices = random64(plan.seed, 2 * number + 1)
    players: list[Player] = [
        player_named(name)(random64(choices, seat) & (2**63 - 1)) for seat, name in enumerate(plan.seats)
    ]
    length = 0
    while not state.over and length < plan.limit:
        legal, decision = state.raw_moves(), state.position.decision
        assert state.player is not None
        try:
            move = players[state.player](state)
        except RuleError as error:  # whoever searches meets what goes wrong before it is played
            tally["wrong"].append(f"game {number}: {error}")
            break
        tally["legal"] += len(legal)
        tally["single"] += len(legal) == 1
        offered.update({(decision, raw[0]) for raw in legal})
        taken[decision, move.raw] += 1
        try:
            state.play(move)
        except RuleError as error:
            tally["wrong"].append(f"game {number}: {error}")
            break
        length += 1
    tally["lengths"].append(length)
    tally["decisions"] += length
    return state


def _note_end(state: State, tally: Tally) -> None:
    tally["unfinished"] += not state.over
    tally["winners"].append(list(state.winners))
    tally["totals"].append(list(state.scores))
    for line in state.score_sheet:
        tally["lines"].setdefault(line.name, []).append(list(line.values))


# ---------------------------------------------------------------- what was used


def _usage(state: State, taken: Taken, offered: Offered) -> Tally:
    """How often each option was taken and on offer, what was named in moves, and which rules stand at what was done."""
    program = state.seating.program
    options: dict[str, list[int]] = {}
    things: dict[str, Counter[str]] = {}
    rules: Counter[str] = Counter()
    for (decision, place), count in offered.items():
        options.setdefault(program.decisions[decision].options[place].name or "do", [0, 0])[1] += count
    for (decision, raw), count in taken.items():
        option = program.decisions[decision].options[raw[0]]
        options.setdefault(option.name or "do", [0, 0])[0] += count
        for rule in {*option.rules, *program.decisions[decision].rules}:
            rules[rule] += count
        for param, value in zip(option.params, raw[1:], strict=True):
            for kind, name, times in _named(param.type, value, state):
                things.setdefault(kind, Counter())[name] += times * count
    return {"options": options, "things": {kind: dict(found) for kind, found in things.items()}, "rules": dict(rules)}


def _named(kind: ir.Type, value: Any, state: State) -> Iterator[tuple[str, str, int]]:
    """The rows, members and cells that an argument names: what kind of thing, which, how many."""
    words = state.seating.notation.words
    match kind:
        case ir.Row() | ir.Member() | ir.Cell() | ir.Rec():
            if value:
                yield _kind_of(kind), _called(str(words.plain(value, kind)), kind, state), 1
        case ir.SetOf(item) | ir.BagOf(item):
            plain = words.plain(value, kind)
            counted = plain if isinstance(plain, dict) else dict.fromkeys(map(str, plain), 1)
            if isinstance(item, ir.Row | ir.Member | ir.Cell | ir.Rec):
                for name, times in counted.items():
                    yield _kind_of(item), _called(str(name), item, state), int(times)


def _called(name: str, kind: ir.Type, state: State) -> str:
    """A row by its id and what it is called, where that is something else; anything else as it is."""
    if not isinstance(kind, ir.Row):
        return name
    table = state.seating.program.tables[kind.table]
    title = table.titles[table.ids.index(name)]
    return name if title == name else f"{name} {title}"


def _kind_of(kind: ir.Type) -> str:
    match kind:
        case ir.Row(name) | ir.Member(name) | ir.Cell(name) | ir.Rec(name):
            return name
    raise AssertionError(kind)


def merged(tallies: list[Tally]) -> Tally:
    """All games of several parts as one, in the order of their numbers."""
    whole: Tally = {"first": 0, "count": 0, "lengths": [], "winners": [], "totals": [], "lines": {}}
    whole |= {"decisions": 0, "legal": 0, "single": 0, "unfinished": 0, "wrong": []}
    whole |= {"options": {}, "things": {}, "rules": {}}
    for part in sorted(tallies, key=lambda one: int(one["first"])):
        for name in ("count", "decisions", "legal", "single", "unfinished"):
            whole[name] += part[name]
        for name in ("lengths", "winners", "totals"):
            whole[name] += part[name]
        whole["wrong"] += part.get("wrong", [])
        for name, values in part["lines"].items():
            whole["lines"].setdefault(name, []).extend(values)
        for name, (used, on_offer) in part.get("options", {}).items():
            before = whole["options"].get(name, [0, 0])
            whole["options"][name] = [before[0] + used, before[1] + on_offer]
        for kind, counts in part.get("things", {}).items():
            _add(whole["things"].setdefault(kind, {}), counts)
        _add(whole["rules"], part.get("rules", {}))
    return whole


def _add(into: dict[str, int], counts: dict[str, int]) -> None:
    for name, count in counts.items():
        into[name] = into.get(name, 0) + count
