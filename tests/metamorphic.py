"""The same game in other words: names changed, declarations in another order, defs written out, options as numbers.

Each change takes the text of a definition and gives another text, with what must be done to compare the two."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, replace

from generator.definition import Definition

LATER = ("def", "action", "score", "rank", "invariant", "show", "hide", "play")  # where they stand changes no bytes


@dataclass(frozen=True)
class Change:
    """Another text for the same game. `names`: how what was renamed is called now."""

    name: str
    definition: Definition
    names: dict[str, str]


def renamed(one: Definition) -> Change:
    """Every name that the generator made up gets another one, of the same length in no case."""
    words = set(re.findall(r"\b(?:st|fun|act|par|let|var|each|drawn|rolled|opt|points|tally|phase|else|hook|col)_\d+\b", one.text))
    names = {word: f"{word}_anew" for word in words}

    def change(text: str) -> str:
        return re.sub(r"\b\w+_\d+\b", lambda found: names.get(found[0], found[0]), text)

    return Change("renamed", replace(one, text=change(one.text), files={n: change(t) for n, t in one.files.items()}), names)


def reordered(one: Definition, seed: int) -> Change:
    """What comes after the states in another order; scores keep theirs, since the sheet has it."""
    blocks = re.findall(r"^\w.*\n(?:[ ]+.*\n)*", one.text, re.MULTILINE)
    first = [block for block in blocks if not block.startswith(LATER)]
    kept = [block for block in blocks if block.startswith(("score", "rank")) or _is_clause(block, blocks)]
    moved = [block for block in blocks if block.startswith(LATER) and block not in kept]
    random.Random(seed).shuffle(moved)
    return Change("reordered", replace(one, text="".join((*first, *moved, *kept))), {})


def _is_clause(block: str, blocks: list[str]) -> bool:
    """Whether a def is told in several clauses, whose order counts."""
    name = re.match(r"def (\w+)", block)
    return bool(name) and sum(bool(re.match(rf"def {name[1]}\b", other)) for other in blocks) > 1  # type: ignore[index]


def inlined(one: Definition) -> Change:
    """Defs without parameters written out where they are used."""
    text = one.text
    for name, body in re.findall(r"^def (\w+) = (.*)$", text, re.MULTILINE):
        if re.search(r"\b(?:x|y|c|n|g)_\d+\b", body) and text.count(name) > 2:
            continue  # its own names would be bound twice
        kept = text.replace(f"def {name} = {body}\n", "")
        text = re.sub(rf"\b{name}\b(?!\()", lambda found, body=body: f"({body})", kept)
    return Change("inlined", replace(one, text=text), {})


def bound(one: Definition) -> Change:
    """Options of numbers as the numbers they are."""
    text, files = one.text, dict(one.files)
    for name, value in re.findall(r"^option (\w+): -?\d+\.\.-?\d+ = (-?\d+)$", text, re.MULTILINE):
        text = re.sub(rf"^option {name}:.*\n|^require {name} .*\n", "", text, flags=re.MULTILINE)
        number = value if not value.startswith("-") else f"({value})"
        text = re.sub(rf"\b{name}\b", number, text)
        files = {file: re.sub(rf"\b{name}\b", number, each) for file, each in files.items()}
    return Change("bound", replace(one, text=text, files=files), {})
