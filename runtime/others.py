"""Which locals surely hold another player than a local does: `p` of `for p in opponents`, or of `p in players where
p != you`, is another one than you."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from rulewright.runtime import ir
from rulewright.runtime.procedures import Key, texts_of
from rulewright.runtime.walking import nodes


class Others:
    """What is known of a program's locals."""

    def __init__(self, program: ir.Program) -> None:
        self._program = program
        self._apart: dict[Key, set[tuple[int, int]]] = defaultdict(set)
        self._given: dict[tuple[Key, int], set[object]] = defaultdict(set)  # what gives a local a player
        for number, text in enumerate(texts_of(program)):
            self._note(("proc", number), text)
        for function in program.functions:
            self._note(("function", function.number), (function.lets, function.result))

    def than(self, seat: ir.Expr, key: Key) -> list[int]:
        """The locals in which surely is another player than this one; 'you' comes first."""
        found, (holder, number) = list(self._than(seat, key)), key
        if holder not in ("proc", "function"):
            return found
        slots = (self._program.procs if holder == "proc" else self._program.functions)[number].slots
        return sorted(found, key=lambda slot: slots[slot].name != "you")

    def _than(self, seat: ir.Expr, key: Key) -> Iterator[int]:
        match seat:
            case ir.Op("turn", (ir.Local(slot), ir.Const(int(by)))) if by % self._program.seats:
                yield slot
            case ir.Local(slot):
                for pair in sorted(self._apart[key]):
                    if slot in pair and all(len(self._given[key, one]) <= 1 for one in pair):
                        yield pair[0] if slot == pair[1] else pair[1]

    def _note(self, key: Key, text: object) -> None:
        kept: dict[int, list[ir.Expr]] = defaultdict(list)  # what is given to locals that keep who is left of a loop
        for node in nodes(text):
            if isinstance(node, ir.Assign) and isinstance(node.value.type, ir.SetOf):
                kept[node.slot].append(node.value)
        for node in nodes(text):
            match node:
                case (
                    ir.Gen(slot, ir.Seat(), source, clauses)
                    | ir.Param(slot=slot, type=ir.Seat(), source=source, clauses=clauses)
                ):
                    others = self._left_out(slot, source, clauses)
                case ir.Assign(slot, ir.Op("turn") as value):
                    others = self._than(value, key)
                case ir.Assign(slot, ir.Op("first", (ir.Local(rest),))):
                    begun = [one for one in kept[rest] if not _takes_from(one, rest)]
                    others = self._left_out(slot, begun[0], ()) if len(begun) == 1 else iter(())
                case ir.Assign(_, ir.Const(), ir.Where(line=0)):
                    continue  # a local that is not needed any more is cleared
                case ir.Assign(slot):
                    others = iter(())
                case _:
                    continue
            self._given[key, slot].add(node)
            self._apart[key] |= {(slot, other) for other in others}

    def _left_out(self, slot: int, source: ir.Expr, clauses: tuple[tuple[str, ir.Expr], ...]) -> Iterator[int]:
        """The locals whose player is left out of what a local runs over."""
        for word, condition in clauses:
            for part in condition.items if isinstance(condition, ir.And) else (condition,):
                match part:
                    case ir.Op("ne", (ir.Local(one), ir.Local(other))) if word == "where" and slot in (one, other):
                        yield other if one == slot else one
        match source:
            case ir.Op("without", (_, ir.Op("set", items))):
                yield from (item.slot for item in items if isinstance(item, ir.Local))
            case ir.Fold("set", (ir.Gen(inner, _, within, kept),), ir.Local(told)) if told == inner:
                yield from self._left_out(inner, within, kept)
            case ir.Call(number, args):
                function = self._program.functions[number]
                for place in self._left_out(-1, function.result, ()):
                    if place < function.params and isinstance(arg := args[place], ir.Local):
                        yield arg.slot


def _takes_from(value: ir.Expr, slot: int) -> bool:
    return (
        isinstance(value, ir.Op)
        and value.op == "without"
        and isinstance(value.args[0], ir.Local)
        and value.args[0].slot == slot
    )
