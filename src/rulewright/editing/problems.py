"""What is wrong with a text while it is being written."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from rulewright import library
from rulewright.compiler.front import Listeners, examine
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import Problem, Problems
from rulewright.compiler.syntax.parse import parse_looks
from rulewright.editing.moments import remembered
from rulewright.editing.names import Place, place_of
from rulewright.editing.scenarios import problems_of_scenarios
from rulewright.editing.texts import definition_of, source_of, texts_of

SECONDS = 5.0  # of work for one check: how busy the machine is does not count
KEPT = 16  # checks


@dataclass(frozen=True)
class Checked:
    """A definition as it was checked: its problems by the name of the file they stand in, the types of its expressions,
    and whether there was time for all of it."""

    problems: dict[str, tuple[Problem, ...]]
    types: dict[Place, object] = field(repr=False)
    whole: bool = True
    sound: bool = False  # it compiles


class _NoTime(Exception):
    """The check took longer than it may."""


class _Understood(Exception):
    """Every text is understood, and nobody waits for more."""


@remembered
def check(definition: Path, soon: Callable[[Checked], None] | None = None, seconds: float = SECONDS) -> Checked:
    """A game or variant checked as its texts stand now; the same texts are checked once. `soon` is told what is known
    when every text is understood: what is looked for after that needs the whole program, and time."""
    shown = library.shown(definition)
    texts = tuple(sorted((str(one), source_of(one).text) for one in texts_of(shown)))
    if texts not in _checked:
        while len(_checked) >= KEPT:
            del _checked[next(iter(_checked))]
        with _undisturbed():
            _checked[texts] = _check(shown, soon, seconds)
    return _checked[texts]


_checked: dict[tuple[tuple[str, str], ...], Checked] = {}


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Garbage is collected afterwards: in a process that holds whole programs that takes about as long as a check, and
    the author waits."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _check(definition: Path, soon: Callable[[Checked], None] | None, seconds: float) -> Checked:
    types: dict[Place, object] = {}
    words: dict[str, set[object]] = {}
    last = time.thread_time() + seconds
    early: list[Problem] = []

    def seen(node: ast.Expr, kind: object) -> None:
        types[place_of(node.span)] = kind
        if isinstance(node, ast.Name | ast.Yours):
            words.setdefault(node.name, set()).add(kind)
        if time.thread_time() > last:
            raise _NoTime

    def elaborated(found: list[Problem]) -> None:
        early.extend(found)
        if soon is not None:
            soon(Checked(_by_file(found), types, whole=False))
        if time.thread_time() > last:
            raise _NoTime

    try:
        found = examine(definition, listeners=Listeners(seen, elaborated))
    except _NoTime:
        return Checked(_by_file(early), types, whole=False)
    if found.compiled is not None or str(definition) not in _kinds:
        _kinds[str(definition)] = words
    return Checked(_by_file(found.problems), types, sound=found.compiled is not None)


_kinds: dict[str, dict[str, set[object]]] = {}


def kinds_of(definition: Path, word: str) -> set[object]:
    """The types that a word has had anywhere in a definition when it was last sound."""
    check(definition)
    return _kinds.get(str(library.shown(definition)), {}).get(word, set())


def _by_file(problems: list[Problem]) -> dict[str, tuple[Problem, ...]]:
    found: dict[str, list[Problem]] = {}
    for problem in problems:
        found.setdefault(problem.span.source.name, []).append(problem)
    return {name: tuple(each) for name, each in found.items()}


# ---------------------------------------------------------------- of any text


def understood(path: Path) -> list[Problem]:
    """What is known of a text when every text of its game is understood: most mistakes, in a third of the time."""
    definition = definition_of(path)
    if path.suffix == ".scenario" or definition is None:
        return problems_in(path)
    early: list[Checked] = []

    def enough(found: Checked) -> None:
        early.append(found)
        raise _Understood

    try:
        early.append(check(definition, enough))
    except _Understood:
        pass
    return in_order(early[0].problems.get(source_of(path).name, ()))


def problems_in(path: Path, seconds: float = SECONDS) -> list[Problem]:
    """What is wrong with a text, in its order. A table or look is checked with the game that it belongs to."""
    name = source_of(path).name
    if path.suffix == ".scenario":
        return in_order(problems_of_scenarios(path, seconds))
    definition = definition_of(path)
    if definition is None:
        return _alone(path)
    return in_order(check(definition, seconds=seconds).problems.get(name, ()))


def in_order(problems: list[Problem] | tuple[Problem, ...]) -> list[Problem]:
    return sorted(problems, key=lambda one: (one.span.line, one.span.column, one.warning))


def _alone(path: Path) -> list[Problem]:
    """What can be said of a text that belongs to no game."""
    problems = Problems()
    source = source_of(path)
    if path.suffix == ".look":
        parse_looks(source, problems)
    return in_order(problems.found)
