"""The ways in which one program is carried out: without caches, as the reference, compiled, compiled with passes left out."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from generator.quick import quick_backend
from rulewright.compiler.build import NoCompiler, build_text, find_toolchain
from rulewright.compiler.emit import emit_passed
from rulewright.compiler.passes import PASSES, Pass
from rulewright.runtime import ir
from rulewright.runtime.interpret import ReferenceBackend


@dataclass(frozen=True)
class Contender:
    """A way to carry a game out."""

    name: str
    backend: Any


def has_compiler() -> bool:
    """Whether modules can be built here."""
    try:
        find_toolchain()
    except NoCompiler:
        return False
    return True


def contenders(program: ir.Program, seed: int, how: str = "quick") -> list[Contender]:
    """`how` modules are built: 'quick' (C printed without Cython), 'sure' (the same by
    the usual C compiler), 'module' (as for everybody) or 'not'. The plain reference first: it is what the others must agree with. One set of passes is left out, by the seed."""
    found = [
        Contender("plain reference", ReferenceBackend(program, plain=True)),
        Contender("reference", ReferenceBackend(program)),
    ]
    if how == "not":
        return found
    texts = {}
    for name, passes, lowering in (("all passes", PASSES, True), without(seed)):
        text = emit_passed(program, passes, lowering)
        if text not in texts:
            texts[text] = name
            found.append(Contender(f"compiled, {name}", _backend(program, text, how)))
    return found


def _backend(program: ir.Program, text: str, how: str) -> Any:
    if how != "module":
        return quick_backend(text, program, len(program.rank) or 1, how == "sure")
    return build_text(text, program.name, fast=False).Backend()


def without(seed: int) -> tuple[str, tuple[Pass, ...], bool]:
    """A set of passes with some left out: none at all, each one, or a random half."""
    chosen = random.Random(seed)
    form = seed % (len(PASSES) + 3)
    if form == 0:
        return "no passes", (), False
    if form == 1:
        return "no lowering", PASSES, False
    if form == 2:
        kept = tuple(one for one in PASSES if chosen.random() < 0.5)
        return f"only {', '.join(one.__name__ for one in kept) or 'lowering'}", kept, True
    left_out = PASSES[form - 3]
    return f"without {left_out.__name__}", tuple(one for one in PASSES if one is not left_out), True
