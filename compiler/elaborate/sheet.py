"""The lines of the score sheet: none may need itself, by name, by `total` or through a def."""

from __future__ import annotations

from typing import Any

from rulewright.compiler.elaborate.world import World
from rulewright.runtime import ir
from rulewright.runtime.walking import nodes


def check_sheet(world: World, program: ir.Program) -> None:
    """Tells of lines that need themselves."""
    lines = {score.name: score.value for score in program.scores if score.value is not None}
    needs = {name: _asked(value, program) for name, value in lines.items()}
    for name, asked in needs.items():
        reached: set[str] = set()
        waiting = [*asked]
        while waiting:
            one = waiting.pop()
            following = [*lines] if one == "total" else [one]
            waiting += [each for line in following if line not in reached for each in needs.get(line, ())]
            reached.update(following)
        if name in reached:
            hint = (
                "'total' is the sum of all lines, this one included"
                if "total" in asked
                else "give one of the lines a value of its own"
            )
            world.problems.error("RW204", world.score_decls[name].span, f"the score '{name}' depends on itself", hint)


def _asked(value: Any, program: ir.Program) -> set[str]:
    """The lines that an expression asks for, through functions, formulas and networks too."""
    found: set[str] = set()
    seen: set[int] = set()
    waiting = [value]
    while waiting:
        for node in nodes(waiting.pop()):
            further: list[Any] = []
            match node:
                case ir.ScoreOf(score):
                    found.add(score)
                case ir.Call(function):
                    further = [program.functions[function]]
                case ir.Formula(table, column):
                    data = program.tables[table].columns[column]
                    further = [program.functions[one] for one in getattr(data, "functions", ()) if one >= 0]
                case ir.GroupOf(network) | ir.TallyOf(network) | ir.Groups(network):
                    further = [one for one in program.networks if one.name == network]
            waiting += [one for one in further if id(one) not in seen]
            seen.update(id(one) for one in further)
    return found
