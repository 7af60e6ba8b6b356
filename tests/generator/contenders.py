"""The ways in which one program is carried out: without caches, as the reference, compiled, compiled with passes left
out."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from generator.quick import quick_backend
from rulewright.compiler.native.build import NoCompiler, build_text, find_toolchain
from rulewright.compiler.passes import ALL, NONE, chosen
from rulewright.compiler.pipeline import program_to_text
from rulewright.runtime import ir
from rulewright.runtime.interpret import ReferenceBackend

VERIFIED = 4  # of so many definitions one is looked at node by node after every pass, which takes a fifth of the time


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
    """`how` modules are built: 'quick' (C printed without Cython), 'sure' (the same by the usual C compiler), 'module'
    (as for everybody) or 'not'. The plain reference first: it is what the others must agree with. One set of passes is
    left out, by the seed."""
    found = [
        Contender("plain reference", ReferenceBackend(program, plain=True)),
        Contender("reference", ReferenceBackend(program)),
    ]
    if how == "not":
        return found
    texts = {}
    for name, passes in (("all passes", chosen()), without(seed)):
        text = program_to_text(program, passes, verify=seed % VERIFIED == 0)
        if text not in texts:
            texts[text] = name
            found.append(Contender(f"compiled, {name}", _backend(program, text, how)))
    return found


def _backend(program: ir.Program, text: str, how: str) -> Any:
    if how != "module":
        return quick_backend(text, how == "sure")
    return build_text(text, program.name, fast=False).Backend()


def without(seed: int) -> tuple[str, frozenset[str]]:
    """A set of passes with some left out: of every other seed all of them or one, of the others a random part, small or
    large."""
    if seed % 2:
        dice = random.Random(seed)
        share = dice.choice((0.1, 0.3, 0.5, 0.7, 0.9))
        kept = [one for one in ALL if dice.random() < share]
        return f"only {', '.join(kept)}", frozenset(kept)
    form = seed // 2 % (len(ALL) + 1)
    if form == 0:
        return "no passes", NONE
    return f"without {ALL[form - 1]}", chosen((ALL[form - 1],))
