"""The compiler in one view: from a text to a module that plays.

text ─read→ definition ─elaborate→ parts ─assemble→ program                                              (front.py)
program ─optimise→ program ─lower→ low IR ─optimise_low→ low IR ─print→ Cython ─build→ module            (here)

The program is what both backends play: the reference carries it out as it is, and whoever only checks a text stops
there.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from types import ModuleType

from rulewright.compiler.analyse.dump import dump
from rulewright.compiler.analyse.largest import largest_part
from rulewright.compiler.analyse.wordless import wordless
from rulewright.compiler.collecting import without_collecting
from rulewright.compiler.depth import room
from rulewright.compiler.emit.module import declared, module_text
from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.printer import function_text
from rulewright.compiler.low.spec import verify_low
from rulewright.compiler.lower.context import Module
from rulewright.compiler.lower.module import lower
from rulewright.compiler.native.build import NoCompiler, OutOfBounds, build_text
from rulewright.compiler.optimise import optimised
from rulewright.compiler.optimise_low import optimised_low
from rulewright.compiler.passes import NONE, chosen
from rulewright.runtime import ir

DEEP = 10_000  # calls within calls while a module is written
FAST = chosen()  # every pass


class TooLarge(NoCompiler):
    """A game whose module takes too long or too much memory to build; `part` says what is large in it."""

    code = "RW425"

    def __init__(self, name: str, part: str) -> None:
        super().__init__(
            f"error[RW425]: {name} is too large for a fast module, so it runs in the slow reference interpreter: {part}"
        )


def compile_module(program: ir.Program, passes: bool = True, say: Callable[[], None] | None = None) -> ModuleType:
    """The module of a program, from the cache or built now; `say` is called before it is built. `passes` False leaves
    out all that is only for speed, in the text and in what is made of it: such a module is built quickly."""
    for fast in (True, False) if passes else (False,):
        with contextlib.suppress(OutOfBounds, RecursionError):  # the printer follows a choice as deep as it has options
            with without_collecting():
                text = program_to_text(program, FAST if fast else NONE)
            return build_text(text, program.name, fast, say)
    raise TooLarge(program.name, largest_part(program))


def program_to_text(program: ir.Program, passes: frozenset[str] = FAST, verify: bool = False) -> str:
    """The Cython of a program after some passes; with `verify` what each of them makes is checked."""
    with room(DEEP):
        stages, module = program_to_low(program, passes, verify)
        return module_text(stages, module)


def program_to_low(
    program: ir.Program, passes: frozenset[str] = FAST, verify: bool = False
) -> tuple[list[low.Functions], Module]:
    """The low IR as it is lowered and after each pass over it, and what came up on the way."""
    with room(DEEP):
        better = optimised(wordless(program), passes, verify)
        lowered, module = lower(better, passes)
        around = declared(lowered, module)
        stages = optimised_low(lowered, passes, around)
        if verify:
            for stage in stages:
                verify_low(stage, around)
        return stages, module


def better_text(program: ir.Program, passes: frozenset[str], verify: bool = False) -> str:
    """A program after the passes over it."""
    with room(DEEP):
        return dump(optimised(wordless(program), passes, verify))


def low_text(program: ir.Program, passes: frozenset[str], verify: bool = False) -> str:
    """The low IR of a program, in its notation."""
    stages, _ = program_to_low(program, passes, verify)
    return "\n\n".join(function_text(one) for one in (*stages[-1].functions, *stages[-1].checks))
