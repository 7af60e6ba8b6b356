"""What tells a secret: guards, ranges, reasons, effects and questions that depend on something the one who learns of
them may not see, each with the way the secret takes; and chance and choices that are announced although only hidden
places keep them.

    require hand[you + 1] == ruby               the moves on offer tell the other's hand        RW522
    if hand[p] == king / danger = 2             'danger' tells it: hand → if in line 9          RW524

`openly` at the end of a line of that way says that it is meant. How secrets flow is in runtime/flows.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rulewright.compiler.check.asked import Asked
from rulewright.compiler.syntax.diagnostics import Problems
from rulewright.compiler.syntax.source import Source, Span
from rulewright.runtime import ir
from rulewright.runtime.flows import Flows
from rulewright.runtime.knowledge import has_secrets
from rulewright.runtime.procedures import Key
from rulewright.runtime.taint import ANYTHING, CLEAN, Taint
from rulewright.runtime.walking import nodes

WHO = {
    "owner": "only its owner sees",
    "others": "its owner does not see",
    "count": "everybody may only count",
    "none": "nobody sees",
    "some": "not everybody sees",
}
MEANT = "if that is meant, write 'openly' at the end of the line"
HIDDEN_CHANGES = ("add", "remove", "put_top", "put_bottom", "put_at", "plus", "minus")
TAKING = ("remove", "minus")


def check_secrets(program: ir.Program, problems: Problems, sources: dict[str, Source]) -> None:
    """Warn of everything that tells a secret."""
    if has_secrets(program) or program.openly:
        _Telltales(program, problems, sources).check()


class _Telltales:
    def __init__(self, program: ir.Program, problems: Problems, sources: dict[str, Source]) -> None:
        self.program, self.problems, self.sources = program, problems, sources
        self.flows = Flows(program, as_meant=True)
        self.asked = Asked(self.flows)

    def check(self) -> None:
        for proc in self.program.procs:
            self._statements(proc.body, ("proc", proc.number), self.flows.called.get(proc.number, CLEAN))
        for block in self.program.blocks:
            key, way = ("proc", block.proc), self.flows.way(block)
            self._statements(block.body, key, way)
            match block.end:
                case ir.Ask(number):
                    self._decision(self.program.decisions[number], key, way)
                case ir.Chance() as chance:
                    self._event(chance, key, way)
        idle = self.program.openly - self.flows.opened
        for line in sorted(idle & self._lines() if idle else idle):
            self._warn("RW528", line, "nothing that stands here tells a secret", "take 'openly' out")

    def _lines(self) -> set[ir.Where]:
        """The lines of which something is in the program: what is for other options or players may tell there. (A
        network's `where` is a condition.)"""
        places = (getattr(one, "where", ir.Where()) for one in nodes(self.program))
        return {ir.Where(place.file, place.line) for place in places if isinstance(place, ir.Where)}

    # ------------------------------------------------------------ what tells

    def _statements(
        self, statements: tuple[ir.Stmt, ...], key: Key, way: Taint, decision: ir.Decision | None = None
    ) -> None:
        asked = self.asked.within(key[1]) if decision is None else self.asked.of(decision)
        for one in statements:
            match one:
                case ir.Require(condition, guard) | ir.Prefer(condition, guard):
                    self._guard(condition, guard, key, asked)
                case ir.When() | ir.ForEach() | ir.Loop():
                    for body, inside in self.flows.inner(one, key, way):
                        self._statements(body, key, inside, decision)
                case _:
                    self._effect(one, key, way)

    def _guard(self, condition: ir.Expr, guard: ir.Guard, key: Key, asked: set[int]) -> None:
        taint = self._unseen(condition, key, asked)
        self._learnt("RW522", taint, guard.where, "this guard", "the moves on offer would tell the player")
        self._reason(guard, key, asked)

    def _reason(self, guard: ir.Guard, key: Key, asked: set[int]) -> None:
        taint = self._unseen(guard.values, key, asked)
        self._learnt("RW523", taint, guard.where, "this reason", "it would tell the player")

    def _unseen(self, node: Any, key: Key, asked: set[int]) -> Taint:
        """What the player who is asked may not see of what something depends on."""
        return {one: trail for one, trail in self.flows.of(node, key).items() if one.seer not in asked}

    def _learnt(self, code: str, taint: Taint, where: ir.Where, what: str, how: str) -> None:
        """Something that the player who is asked learns of."""
        for origin, trail in self.flows.passing(taint, where).items():
            message = f"{what} depends on '{origin.name}', which {WHO[origin.seen]}: {how}{_way(trail)}"
            self._warn(code, where, message, MEANT)
            return

    def _effect(self, one: ir.Stmt, key: Key, way: Taint) -> None:
        """A change of something that everybody sees."""
        match one:
            case ir.Store(place, value) | ir.Mutate(_, place, value):
                name, given, where = place.state, (place.index, place.element, value), place.where
            case ir.Fill(name, given, where) | ir.StoreWhole(name, given, where) | ir.Reset(name, given, where):
                pass
            case _:
                return
        if name is None or self.flows.states[name].seen != "all":
            return
        for origin, trail in self.flows.passing(self.flows.of(given, key) | way, where).items():
            message = (
                f"'{name}', which everybody sees, would tell '{origin.name}', which"
                f" {WHO[origin.seen]}{_way(trail, name)}"
            )
            self._warn("RW524", where, message, MEANT)
            return

    def _decision(self, decision: ir.Decision, key: Key, way: Taint) -> None:
        for origin, trail in self.flows.passing(way, decision.where).items():
            message = (
                f"whether this is asked depends on '{origin.name}', which {WHO[origin.seen]}, and everybody sees"
                f" it{_way(trail)}"
            )
            self._warn("RW525", decision.where, message, MEANT)
            break
        if decision.skip is not None or decision.forced or any(option.silent for option in decision.options):
            self._left_out(decision, key)
        asked = self.asked.of(decision)
        for option in decision.options:
            for param in option.params:
                ranging = (param.source, tuple(condition for _, condition in param.clauses))
                taint = self._unseen(ranging, key, asked)
                self._learnt("RW521", taint, param.guard.where, "this range", "the options would tell the player")
                self._reason(param.guard, key, asked)
                self._choice(decision, param, key)
            self._statements(option.lead, key, CLEAN, decision)

    def _left_out(self, decision: ir.Decision, key: Key) -> None:
        """A question that is not asked where there is nothing to choose: everybody sees whether it is. Whether there is
        any card in a hand is no secret where everybody may count it."""
        guards = [one.condition for option in decision.options for one in option.lead if isinstance(one, ir.Require)]
        offered = self.flows.of(tuple(guards), key)
        for param in (param for option in decision.options for param in option.params):
            filtered = tuple(one for _, one in param.clauses)
            offered = offered | (
                self.flows.of((param.source, filtered), key)
                if filtered or decision.forced  # how many kinds there are is a secret
                else self._any(param, key)
            )
        for origin, trail in self.flows.passing(offered, decision.where).items():
            message = (
                "this is asked only where there is a choice, and everybody sees whether it is: that tells of"
                f" '{origin.name}'"
            )
            self._warn("RW529", decision.where, f"{message}, which {WHO[origin.seen]}{_way(trail)}", MEANT)
            return

    def _any(self, param: ir.Param, key: Key) -> Taint:
        """What it can depend on whether there is anything in a range."""
        match param.source:
            case ir.Op("bag_set", (bag,)):
                return self.flows.size_of(bag, key)
        return self.flows.size_of(param.source, key)

    # ------------------------------------------------------------ what is announced

    def _event(self, chance: ir.Chance, key: Key, way: Taint) -> None:
        """Something is drawn or rolled: everybody sees that it is, if not what comes up."""
        what = "drawn" if chance.kind == "draw" else "rolled"
        for origin, trail in self.flows.passing(way, chance.guard.where).items():
            message = (
                f"whether this is {what} depends on '{origin.name}', which {WHO[origin.seen]}, and everybody sees"
                f" it{_way(trail)}"
            )
            self._warn("RW525", chance.guard.where, message, MEANT)
            break
        if chance.kind == "roll" and chance.seen is None:
            self._roll(chance, key)

    def _roll(self, chance: ir.Chance, key: Key) -> None:
        """A roll before everybody's eyes of which only hidden places keep what came up."""
        keepers = self._keepers(chance.slot, key)
        if keepers and self.flows.passing(ANYTHING, chance.guard.where):
            message = f"everybody sees this roll, but only '{keepers[0]}' keeps it, which {self._eyes(keepers[0])}"
            self._warn(
                "RW526", chance.guard.where, message, "say who sees it: 'seen by you', 'seen by none', 'seen by all'"
            )

    def _choice(self, decision: ir.Decision, param: ir.Param, key: Key) -> None:
        """A choice before everybody's eyes from something hidden, of which only hidden places keep what was chosen."""
        asked = self.asked.of(decision)
        own = any(origin.seer in asked for origin in self.flows.of(param.source, key))
        keepers = self._keepers(param.slot, key) if own and not (decision.unseen or decision.pending) else []
        if keepers and self.flows.passing(ANYTHING, param.guard.where):
            message = f"everybody sees this choice, but only '{keepers[0]}' keeps it, which {self._eyes(keepers[0])}"
            self._warn("RW527", param.guard.where, message, f"write 'choose secretly'; {MEANT}")

    def _eyes(self, state: str) -> str:
        return WHO[self.flows.states[state].seen]

    def _keepers(self, slot: int, key: Key) -> list[str]:
        """The hidden states that alone keep the value of a local; none if anything else is done with it."""
        proc, found, used = key[1], [], 0
        texts: list[Any] = [self.program.procs[proc].body]
        texts += [(block.body, block.end) for block in self.program.blocks if block.proc == proc]
        texts += [decision.options for decision in self.program.decisions if decision.proc == proc]
        for node in nodes(tuple(texts)):
            used += isinstance(node, ir.Local) and node.slot == slot
            match node:
                case ir.Store(place, ir.Local(kept)) if kept == slot:
                    found.append((place.state, "add"))
                case ir.Mutate(op, place, (ir.Local(kept),)) if kept == slot and op in HIDDEN_CHANGES:
                    found.append((place.state, op))
        if len(found) != used or not all(name and self.flows.states[name].seen != "all" for name, _ in found):
            return []
        return [name for name, op in found if name is not None and op not in TAKING]

    # ------------------------------------------------------------ saying it

    def _warn(self, code: str, where: ir.Where, message: str, hint: str) -> None:
        source = self.sources.get(where.file)
        if source is not None and where.line:
            self.problems.warn(code, _span(source, where), message, hint)


def _way(trail: tuple[str, ...], target: str = "") -> str:
    """The way a secret takes, where it is not plain to see."""
    steps: Iterator[str] = (step for step in (*trail, target) if step)
    text = " → ".join(steps)
    return f" ({text})" if len(trail) > 1 else ""


def _span(source: Source, where: ir.Where) -> Span:
    """From a place to the end of what is written there, ids, reasons and comments left out."""
    text = source.line_text(where.line)
    start = where.column or len(text) - len(text.lstrip()) + 1
    code = re.split(r"\s+(?=[@#\"])|\s+openly\b", text[start - 1 :])[0].rstrip()
    depth, length = 0, 0
    for letter in code:
        depth += (letter in "([{") - (letter in ")]}")
        if depth < 0 or (letter == "," and not depth):
            break
        length += 1
    return Span(source, where.line, start, where.line, start + max(1, length))
