"""The key of what a seat knows: two states share it exactly when the seat cannot tell them apart, by all it has seen
since the start (`state.information`). 16 bytes, so that different ones are the same by accident once in 2^64 at most.

It is made step by step: the key before, what the seat watches happen, what it sees then. Each step of the history keeps
the keys that were asked for after it, so that going on costs one step, whatever came before.
"""

from __future__ import annotations

from array import array
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from rulewright.runtime import ir, knowledge
from rulewright.runtime.observation import local_element, packed, seen_slots, state_elements
from rulewright.runtime.seeing import PUT_SUM, SPAN, Step, merged, raw_steps, size_steps
from rulewright.runtime.state import forced_after

if TYPE_CHECKING:
    from rulewright.runtime.backend import Position
    from rulewright.runtime.seating import Seating
    from rulewright.runtime.state import Played, State

START = bytes(range(1, 17))
UNSEEN, UNSEEN_CHANCE, CHANCES = 1, 2, 1 << 40  # codes of what happens; those of a chance event begin at the last


class Keys:
    """The keys of one seating."""

    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        program = seating.program
        self.secret = [bool(one.pending or one.unseen) for one in program.decisions]
        self._option_codes, self._decision_codes, self._chance_codes = _codes(seating)
        # whether seats learn things on the way that no position shows: by what is done without asking, at all
        self._by_force = tells_by_force(seating)
        self.told = seating.telling.anything or self._by_force
        self._plans: dict[int, bytes] = {}
        self._is_compiled = seating.kind == "compiled"

    def plan(self, seat: int) -> bytes:
        """What the seat sees, as backends take it."""
        if seat not in self._plans:
            self._plans[seat] = self._made(seat)
            if self._is_compiled and not self._by_force:  # the module can go on by itself after a move that is all
                native: Any = self._seating.backend
                telling = self._seating.telling.decisions
                in_the_open = (not secret and number not in telling for number, secret in enumerate(self.secret))
                native.watch(seat, self._plans[seat], bytes(in_the_open))
        return self._plans[seat]

    def _made(self, seat: int) -> bytes:
        seating, program = self._seating, self._seating.program
        first = [step for state in program.states for step in _state_steps(state, seating, seat)]
        by_proc: dict[int, list[Step]] = {}
        for proc, slot, own in seen_slots(seating):
            by_proc.setdefault(proc, []).extend(raw_steps(local_element(seating, proc, slot, seat if own else 0)))
        steps = len(first) + sum(map(len, by_proc.values()))
        codes = 8 + 2 * len(program.procs) + 8 * steps
        head = [0, 0, codes, codes + len(self._option_codes), 0, seat]
        made = packed(head, first, by_proc, len(program.procs))
        return made + array("i", [*self._option_codes, *self._decision_codes]).tobytes()

    # ------------------------------------------------------------ one state

    def key(self, position: Position, last: Played | None, seat: int, state: State) -> bytes:
        """The key of a state for a seat; `last` is the last step of its history."""
        if last is not None and (earlier := last.earlier) is not None and (kept := earlier.keys) and seat in kept:
            return self._after(last, position, seat, kept[seat])  # by far the most frequent case
        steps, step, after = [], last, position
        while step is not None and not (step.keys and seat in step.keys):
            steps.append((step, after))
            after, step = step.before, step.earlier
        if step is not None and step.keys:
            found = step.keys[seat]
        else:
            told = knowledge.told_first(seat, self._seating, state.first) if self.told else ()
            found = self.look(after, seat, _with_text(START, told))
        while steps:
            found = self._after(*steps.pop(), seat, found)
        return found

    def look(
        self,
        position: Position,
        seat: int,
        before: bytes,
        earlier: Position | None = None,
        move: tuple[Any, ...] | None = None,
        code: int = 0,
    ) -> bytes:
        """The key after looking at a position, to which a move or what else happened has led from an earlier one."""
        if self._is_compiled:
            native: Any = position
            found: bytes = native.digest(self._plans.get(seat) or self.plan(seat), before, earlier, move, code)
            return found
        from rulewright.runtime.following import digest

        return digest(self._seating, position, self.plan(seat), before, earlier, move, code)

    def _after(self, step: Played, after: Position, seat: int, before: bytes) -> bytes:
        """The key after a step, which keeps it."""
        if self.told:
            before = _with_text(before, self.texts(step, seat))
        made = step.move
        in_the_open = made.decision >= 0 and not self.secret[made.decision]
        move, code = (made.raw, 0) if in_the_open else self.event(step, seat)
        if self._is_compiled:
            native: Any = after
            found: bytes = native.digest(self._plans.get(seat) or self.plan(seat), before, step.before, move, code)
        else:
            found = self.look(after, seat, before, step.before, move, code)
        if step.keys is None:
            step.keys = {seat: found}
        else:
            step.keys[seat] = found
        return found

    def event(self, step: Played, seat: int) -> tuple[tuple[Any, ...] | None, int]:
        """What a seat sees of a step: a move, or a code of what happens."""
        move, position = step.move, step.before
        if move.decision >= 0:
            seen = not self.secret[move.decision] or position.actor - 1 == seat
            return (move.raw, 0) if seen else (None, UNSEEN)
        if knowledge.sees_event(seat, self._seating, position, move):
            return None, self._chance_codes[move.point] + move.raw[0]
        return None, UNSEEN_CHANCE

    def texts(self, step: Played | None, seat: int) -> list[str] | None:
        """What else the seat learns on the way to the next rest; None in a game where that tells nothing."""
        if not self.told or step is None:
            return None
        seating = self._seating
        forced = forced_after(step, seating) if self._by_force else ()
        told = knowledge.told(seat, seating, step.before, step.move)
        return [*told, *(knowledge.watched(seat, seating, step.before, one) for one in forced)]


def _with_text(before: bytes, lines: Any) -> bytes:
    if not lines:
        return before
    return blake2b(before + "\n".join(lines).encode(), digest_size=16).digest()


def _state_steps(state: ir.State, seating: Seating, seat: int) -> list[Step]:
    """What a seat sees of a state, as it lies in memory; of hidden collections how much it is, where that may be
    known."""
    stored = seating.layout.by_name[state.name]
    if state.seen == "all":
        return [Step(SPAN, stored.offset, times=stored.size)]
    seen: list[Step] = []
    sums: list[Step] = []
    for at, element in state_elements(state, seating):
        if knowledge.sees(seat, state, at):
            seen += raw_steps(element)
        elif state.seen != "none" and (steps := list(size_steps(element))):
            sums += [*steps, Step(PUT_SUM, 0)]
    return [*merged(iter(seen)), *sums]


def _codes(seating: Seating) -> tuple[list[int], list[int], dict[int, int]]:
    """Codes of options, of decisions (each with whether its moves may tell a secret) and of chance events: the same for
    those that are told in the same words."""
    program, known = seating.program, dict[Any, int]()

    def code(what: Any) -> int:
        return known.setdefault(what, len(known) + 16)

    options, decisions = [], []
    for decision in program.decisions:
        each = [
            code(("option", one.name, tuple((p.preposition, str(p.type)) for p in one.params)))
            for one in decision.options
        ]
        options += each
        decisions += [code(("decision", tuple(each))), int(decision.number in seating.secrets.meant)]
    chances = {}
    for block in program.blocks:
        if isinstance(block.end, ir.Chance):
            kind = program.procs[block.proc].slots[block.end.slot].type
            chances[block.number] = CHANCES + (code(("chance", block.end.name, str(kind))) << 24)
    return options, decisions, chances


def tells_by_force(seating: Seating) -> bool:
    """Whether a move that is made without asking may tell what nobody could see otherwise: its decision depends on a
    secret."""
    from rulewright.runtime.flows import Flows

    forced = [one for one in seating.program.decisions if one.forced]
    if not forced or not knowledge.has_secrets(seating.program):
        return False
    flows = Flows(seating.program)
    return any(
        flows.of(tuple((one.params, one.lead, one.available) for one in decision.options), ("proc", decision.proc))
        for decision in forced
    )
