"""The same game in other words: names changed, declarations in another order, defs written out, options as numbers.

Each change takes the text of a definition and gives another text, with what must be done to compare the two."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, replace

from generator.definition import Definition

LATER = ("def", "action", "score", "rank", "invariant", "show", "hide", "play", "state", "network", "record")
MADE_UP = re.compile(r"\b[a-z]+_\d+\b|\b(?:held|other)_(?:set|bag|list|pile)\b")
THINGS = re.compile(r"^enum \w+: (.*)$", re.MULTILINE)
FIXED = "show"  # its colours are words of the language


@dataclass(frozen=True)
class Change:
    """Another text for the same game. `names`: how what was renamed is called now."""

    name: str
    definition: Definition
    names: dict[str, str]


def renamed(one: Definition) -> Change:
    """Every name that the generator made up gets another one, also members of enums and rows of tables."""
    words = set(MADE_UP.findall(one.text + "".join(one.files.values())))
    if FIXED not in one.text:
        for members in THINGS.findall(one.text):
            words |= set(re.findall(r"(\w+)(?=[(,]|$| @)", members.split(" @")[0])) - {"R", "G", "B", "A", "P", "F"}
    for text in one.files.values():
        words |= set(re.findall(r"\bid: (\w+)", text))
    names = {word: f"{word}_anew" for word in words}

    def change(text: str) -> str:
        return re.sub(r"\b\w+\b", lambda found: names.get(found[0], found[0]), text)

    files = {name: change(text) for name, text in one.files.items()}
    return Change("renamed", replace(one, text=change(one.text), files=files), names)


def reordered(one: Definition, seed: int) -> Change:
    """What is declared after the components in another order; scores keep theirs, since the sheet has it."""
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


def called(one: Definition) -> Change:
    """Defs of one line written out where they are called with a number or a name: no more is worked out, and nothing
    less."""
    text = one.text
    for name, parameters, body in re.findall(r"^def (\w+)\((arg_\d+(?:, arg_\d+)*)\) = (.*)$", text, re.MULTILINE):
        if len(re.findall(rf"^def {name}\b", text, re.MULTILINE)) > 1:
            continue
        simple = ", ".join(r"(\w+)" for _ in parameters.split(", "))
        sites = iter(range(1000))

        def written_out(found: re.Match[str], parameters: str = parameters, body: str = body) -> str:
            given = dict(zip(parameters.split(", "), found.groups(), strict=True))
            own = next(sites)  # names that the body binds are made its own at every place  # noqa: B023
            told = re.sub(r"\b([xycng]_\d+)\b", rf"\1_at_{own}", body)
            return "(" + re.sub(r"\barg_\d+\b", lambda each: given[each[0]], told) + ")"

        text = re.sub(rf"(?<!def )\b{name}\({simple}\)", written_out, text)
    return Change("called", replace(one, text=text), {})


def bound(one: Definition) -> Change:
    """Options of numbers as the numbers they are."""
    text, files = one.text, dict(one.files)
    for name, value in re.findall(r"^option (\w+): -?\d+\.\.-?\d+ = (-?\d+)$", text, re.MULTILINE):
        text = re.sub(rf"^option {name}:.*\n|^require {name} .*\n", "", text, flags=re.MULTILINE)
        number = value if not value.startswith("-") else f"({value})"
        text = re.sub(rf"\b{name}\b", number, text)
        files = {file: re.sub(rf"\b{name}\b", number, each) for file, each in files.items()}
    return Change("bound", replace(one, text=text, files=files), {})
