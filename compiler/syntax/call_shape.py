"""How an action is called, as its author would write it: `lay piece at cell turned k`.

Only the first argument may stand alone; every other is told apart by its preposition. Where a declaration has none, one
is proposed.
"""

from __future__ import annotations

from collections.abc import Iterable

Told = tuple[str | None, str]  # a parameter: its preposition, if it has one, and its name

PROPOSED = ("at", "with", "by", "to", "from", "into", "onto", "under", "as", "beside")


def with_prepositions(parameters: Iterable[Told]) -> list[Told]:
    """The parameters, each with a preposition but for the first that has none."""
    given = list(parameters)
    free = [word for word in PROPOSED if word not in {preposition for preposition, _ in given}]
    found: list[Told] = []
    for preposition, name in given:
        if preposition is None and any(before is None for before, _ in found):
            preposition = free.pop(0) if free else PROPOSED[0]
        found.append((preposition, name))
    return found


def call_shape(name: str, parameters: Iterable[Told]) -> str:
    """The call of an action, with the names of its parameters for the arguments."""
    return " ".join([name, *(_phrase(*one) for one in with_prepositions(parameters))])


def declared_shape(name: str, parameters: Iterable[Told]) -> str:
    """The line that declares such an action, without types."""
    told = ", ".join(_phrase(*one) for one in with_prepositions(parameters))
    return f"action {name}({told})"


def call_hint(name: str, parameters: Iterable[Told]) -> str:
    """The way out of a call with commas, brackets or nothing between its arguments."""
    given = list(parameters)
    shape = call_shape(name, given)
    if with_prepositions(given) == given:
        return f"without brackets and commas: '{shape}'"
    return f"declare it as '{declared_shape(name, given)}', and call it as '{shape}'"


def _phrase(preposition: str | None, name: str) -> str:
    return f"{preposition} {name}" if preposition else name
