"""Which settings of a game are tried: every number of players, and every value of every option.

First the defaults with each number of players. Then rows in which all options change together, so that after a few rows
each value was played once; options that do not go together are pulled apart (`apart`).
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulewright.runtime import ir

_RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)$")


class Setting(NamedTuple):
    """A number of players, and options as text."""

    players: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        crowd = "1 player" if self.players == 1 else f"{self.players} players"
        return ", ".join([crowd, *(f"{name} = {value}" for name, value in self.options)])


def plan(
    players: Sequence[int], types: dict[str, str], program: ir.Program, fixed: dict[str, str], rng: random.Random
) -> list[Setting]:
    """The settings in the order they are tried. `types` are the options with their types as written, `fixed` those that
    are not to be changed."""
    given = tuple(fixed.items())
    settings = [Setting(number, given) for number in players]
    choices = {name: values_of(kind, program) for name, kind in types.items() if name not in fixed}
    choices = {name: rng.sample(values, len(values)) for name, values in choices.items() if values}
    for row in range(max(map(len, choices.values()), default=0)):
        changed = tuple((name, values[row % len(values)]) for name, values in choices.items())
        settings.append(Setting(rng.choice(players), (*given, *changed)))
    return settings


def values_of(kind: str, program: ir.Program) -> list[str]:
    """The values of an option worth trying, from its type as written: all words, the ends of a range."""
    if kind.endswith("?"):
        return [*values_of(kind.removesuffix("?").strip("()"), program), "none"]
    if kind == "yes/no":
        return ["yes", "no"]
    if "|" in kind:
        return [word.strip() for word in kind.split("|")]
    if bounds := _RANGE.match(kind):
        low, high = int(bounds[1]), int(bounds[2])
        return [str(number) for number in sorted({low, (low + high) // 2, high})]
    if kind == "Player":
        return ["0"]
    if kind in program.enums:
        return list(program.enums[kind].members)
    if kind in program.tables:
        return list(program.tables[kind].ids)
    return []


def apart(setting: Setting, fixed: int) -> Iterator[Setting]:
    """The two halves of a setting whose options do not go together; nothing where one option alone is refused."""
    given, changed = setting.options[:fixed], setting.options[fixed:]
    if len(changed) > 1:
        middle = len(changed) // 2
        yield Setting(setting.players, given + changed[:middle])
        yield Setting(setting.players, given + changed[middle:])
