"""Many definitions, one after the other, from a range of seeds: what failed is shrunk and kept in a file."""

from __future__ import annotations

import gc
import json
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from generator.apart import SECONDS, apart
from generator.constructs import reached
from generator.contenders import has_compiler
from generator.definition import Definition, definition
from generator.shrink import shrunk
from generator.trial import tried
from rulewright.runtime import ir

WARM = (1, 2, 4, 9)  # variants among them
BATCH = 20  # definitions tried in one process, as long as nothing is found


def run(first: int, last: int, notes: Path, how: str = "quick", tries: int = 150) -> Counter[str]:
    """Tries all definitions of a range; continues where `notes` ends. Returns how often what came of one."""
    counts: Counter[str] = Counter()
    with notes.open("a", encoding="utf-8") as file:
        for start in range(max(first, _last_done(notes) + 1), last, BATCH):
            for note in batch(range(start, min(start + BATCH, last)), how):
                counts[note["came"]] += 1
                if note["came"] == "failed" and tries:
                    note |= _made_small(note, how, tries)
                file.write(json.dumps(note) + "\n")
                file.flush()
    return counts


def batch(seeds: range, how: str) -> Iterator[dict[str, Any]]:
    """What came of some definitions; those of a process that found something are looked at one by one."""
    warm()
    found = apart(lambda: {"notes": [_timed(definition(seed), seed, how) for seed in seeds]}, SECONDS * 2)
    for seed, note in zip(seeds, found.get("notes", [None] * len(seeds)), strict=True):
        if note is None or note["failure"]:
            note = looked_at(definition(seed), seed, how)
        yield {"seed": seed, **note}


def _made_small(note: dict[str, Any], how: str, tries: int) -> dict[str, Any]:
    seed, sort = note["seed"], note["sort"]
    small = shrunk(definition(seed), lambda one: looked_at(one, seed, how)["sort"] == sort, tries)
    failure = looked_at(small, seed, how).get("failure")
    return {"text": small.text, "files": small.files, "variants": small.variants, "small": failure}


@cache
def warm() -> None:
    """Grammars, templates and Cython's parser are read once, not by every process anew."""
    for seed in WARM:
        tried(definition(seed), seed, "quick" if has_compiler() else "not", games=0)
    gc.freeze()


def looked_at(one: Definition, seed: int, how: str) -> dict[str, Any]:
    """What came of a definition, tried in a process of its own."""
    warm()
    found = apart(lambda: _timed(one, seed, how))
    if found["failure"] and how == "quick":
        found = {"doubted": found["failure"][:300], **apart(lambda: _timed(one, seed, "sure"))}
    found.setdefault("sort", found["failure"].split(":")[0])
    return {"came": "failed", "seconds": 0, **found}


def _timed(one: Definition, seed: int, how: str) -> dict[str, Any]:
    begun = time.monotonic()
    found = _summary(one, seed, how)
    found["came"] = "failed" if found["failure"] else "refused" if found["refused"] else "agreed"
    return found | {"seconds": round(time.monotonic() - begun, 3)}


def _summary(one: Definition, seed: int, how: str) -> dict[str, Any]:
    result = tried(one, seed, how)
    return {
        "refused": list(result.refused[:3]),
        "failure": result.failure[:1000],
        "sort": result.sort,
        "steps": result.tally.steps,
        "games": result.tally.games,
        "faults": result.tally.faults or [],
    }


def _last_done(notes: Path) -> int:
    """The last seed that is noted."""
    if not notes.exists():
        return -1
    lines = notes.read_text(encoding="utf-8").splitlines()
    return int(json.loads(lines[-1])["seed"]) if lines else -1


def read(seeds: range) -> Iterator[tuple[Definition, ir.Program]]:
    """The definitions of some seeds that have no mistake, and their programs."""
    for seed in seeds:
        one = definition(seed)
        program = tried(one, seed, "not", games=0).program
        if program is not None:
            yield one, program


def covered(seeds: range, how: str = "not") -> Counter[str]:
    """The constructs that the definitions of some seeds reach."""
    found: Counter[str] = Counter()
    for seed in seeds:
        one = definition(seed)
        result = tried(one, seed, how, games=2)
        if result.program is not None:
            found.update(reached(one, result.program, result.tally.faults or []))
    return found
