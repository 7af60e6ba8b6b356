"""What all modules share, in `runtime/native/`: where it lies, what is called how there, and what changes something."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from rulewright.compiler.low.types import surroundings

SHARED = Path(__file__).resolve().parents[2] / "runtime" / "native"
INCLUDED = re.compile(r'^include "(\w+\.pxi)"$', re.MULTILINE)
FUNCTION = re.compile(r"\b([a-z]\w*)\(")


@cache
def shared_text(name: str) -> str:
    """One of the files."""
    return (SHARED / name).read_text(encoding="utf-8")


def with_shared(text: str) -> str:
    """A module's text with the files that it includes."""
    return INCLUDED.sub(lambda found: shared_text(found[1]), text)


@cache
def shared_names() -> frozenset[str]:
    """What is called in every module already: its functions of states called `way` and `t` would be `is_way` and
    `size_t`."""
    texts = map(shared_text, ("rulewright.pxi", "rules.pxi", "rules.h"))
    return frozenset(name for text in texts for name in FUNCTION.findall(text)) | {"size_t"}


@cache
def writing() -> frozenset[str]:
    """The functions of rulewright.h that are told where something lies and may change it."""
    known = surroundings(shared_text("rulewright.pxi")).functions
    return frozenset(name for name, (_, takes) in known.items() if any(one.stars and not one.const for one in takes))
