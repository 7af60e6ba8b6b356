"""A few seeds whose definitions together reach every construct: found once, by trying many, and kept in `cover.txt`.

The test of the table looks at these first. When the generator writes something else than before, they no longer reach
everything: the test then goes on with other seeds, which takes long, and says that `python -m generator --cover` finds
them anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from pathlib import Path

from generator.constructs import all_constructs, reached
from generator.definition import definition
from generator.trial import tried
from generator.writer import Writer

KEPT = Path(__file__).parent / "cover.txt"
Try = tuple[int, int]  # a seed, and how many games are played


def kept() -> list[Try]:
    """The seeds in the file."""
    lines = KEPT.read_text(encoding="utf-8").splitlines()
    return [(int(seed), int(games)) for seed, games in (line.split() for line in lines)]


def reached_by(one: Try) -> Counter[str]:
    """What the definition of a seed reaches, played so often on the reference."""
    seed, games = one
    result = tried(definition(seed), seed, "not", games)
    return reached(definition(seed), result.program, result.tally.faults or []) if result.program else Counter()


def tries(seeds: range) -> Iterator[Try]:
    """What to try one after the other until everything is reached. Only faults need games, and each of those takes
    long."""
    yield from ((seed, 0) for seed in seeds)
    yield from ((seed, 1) for seed in sorted(seeds, key=_careless))


def is_worth(one: Try, missing: Collection[str]) -> bool:
    """Whether a try could bring anything of what is missing."""
    return any(name.startswith("fault ") == bool(one[1]) for name in missing)


def found(seeds: range) -> list[Try]:
    """A small set of tries that reaches all that these seeds reach."""
    missing = set(all_constructs())
    reach: dict[Try, frozenset[str]] = {}
    for one in tries(seeds):
        if is_worth(one, missing):
            reach[one] = frozenset(reached_by(one))
            missing -= reach[one]
            print(f"seed {one[0]}, {'played' if one[1] else 'read'}: {len(missing)} missing", flush=True)
    return _chosen(reach)


def _careless(seed: int) -> tuple[bool, float]:
    """Those that go wrong on purpose first, then those that take little care."""
    w = Writer(seed)
    return w.trap < 0, w.care


def _chosen(reach: dict[Try, frozenset[str]]) -> list[Try]:
    """Again and again the try that brings most."""
    missing = frozenset().union(*reach.values()) & all_constructs()
    chosen = []
    while missing:
        best = max(reach, key=lambda one: (len(reach[one] & missing), one))
        chosen.append(best)
        missing -= reach[best]
    return sorted(chosen)


def keep(seeds: range) -> list[Try]:
    """Finds and writes them."""
    chosen = found(seeds)
    KEPT.write_text("".join(f"{seed} {games}\n" for seed, games in chosen), encoding="utf-8")
    return chosen
