"""Many definitions, one after the other, from a range of seeds: what failed is shrunk and kept in a file."""

from __future__ import annotations

import json
import time
from collections import Counter
from pathlib import Path
from typing import Any

from generator.apart import apart
from generator.constructs import reached
from generator.definition import Definition, definition
from generator.shrink import shrunk
from generator.trial import tried


def run(first: int, last: int, notes: Path, how: str = "quick", tries: int = 150) -> Counter[str]:
    """Tries all definitions of a range; continues where `notes` ends. Returns how often what came of one."""
    counts: Counter[str] = Counter()
    with notes.open("a", encoding="utf-8") as file:
        for seed in range(max(first, _last_done(notes) + 1), last):
            note = {"seed": seed, **looked_at(definition(seed), seed, how)}
            counts[note["came"]] += 1
            if note["came"] == "failed" and tries:
                small = shrunk(definition(seed), lambda one, sort=note["sort"], seed=seed: looked_at(one, seed, how)["sort"] == sort, tries)
                note |= {"text": small.text, "files": small.files, "small": looked_at(small, seed, how)["failure"]}
            file.write(json.dumps(note) + "\n")
            file.flush()
    return counts


def looked_at(one: Definition, seed: int, how: str) -> dict[str, Any]:
    """What came of a definition, tried in a process of its own."""
    begun = time.monotonic()
    found = apart(lambda: _summary(one, seed, how))
    if found.get("failure") and how == "quick":
        found = apart(lambda: _summary(one, seed, "sure"))
    found.setdefault("sort", found.get("failure", "").split(":")[0])
    found["came"] = "failed" if found.get("failure") else "refused" if found.get("refused") else "agreed"
    return found | {"seconds": round(time.monotonic() - begun, 3)}


def _summary(one: Definition, seed: int, how: str) -> dict[str, Any]:
    result = tried(one, seed, how)
    return {
        "refused": list(result.refused[:3]), "failure": result.failure[:1000], "sort": result.sort, "steps": result.tally.steps,
        "games": result.tally.games, "faults": result.tally.faults or [],
    }  # fmt: skip


def _last_done(notes: Path) -> int:
    """The last seed that is noted."""
    if not notes.exists():
        return -1
    lines = notes.read_text(encoding="utf-8").splitlines()
    return int(json.loads(lines[-1])["seed"]) if lines else -1


def covered(seeds: range, how: str = "not") -> Counter[str]:
    """The constructs that the definitions of some seeds reach."""
    found: Counter[str] = Counter()
    for seed in seeds:
        one = definition(seed)
        result = tried(one, seed, how, games=2)
        if result.program is not None:
            found.update(reached(one, result.program, result.tally.faults or []))
    return found
