"""`load`: from a name and options to a game that can be played.

The quick way needs only the cache: what is known of the game, the program and the built module are filed under the
bytes of the definition, the options, the seats and the version of rulewright itself. Whatever is missing or broken
there is made anew by the compiler, which is imported only then.
"""

from __future__ import annotations

import os
import re
import warnings
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright import warm
from rulewright.library import definition_files, find, look_files, resolved, shipped_folder
from rulewright.rules_text import rule_texts
from rulewright.runtime.errors import OptionError, RulewrightError, RulewrightWarning, did_you_mean
from rulewright.runtime.files import read_bytes
from rulewright.runtime.game import About, Game
from rulewright.runtime.printable import CONTROL, LONG, quoted
from rulewright.runtime.seating import Label, Seating

if TYPE_CHECKING:
    from rulewright.compiler.syntax.diagnostics import Problem
    from rulewright.runtime.ir import Program
    from rulewright.runtime.looks import Looks
    from rulewright.runtime.notes import Notes
    from rulewright.runtime.state import State

ONE_AT_A_TIME = Lock()  # the parser keeps notes while it reads; building, which takes the time, may go side by side
BACKENDS = ("compiled", "reference", "auto")
Say = Callable[[str], None]


class Request(NamedTuple):
    """What is asked for: the file, a fingerprint of all it depends on, the options as text, and how to run it."""

    path: Path
    fingerprint: str
    options: dict[str, str]
    backend: str
    passes: bool


def load(name: str | os.PathLike[str], *, backend: str = "compiled", passes: bool = True, **options: Any) -> Game:
    """A game by name or path, with its options set.

    `backend` is 'compiled' (without a C compiler a warning is given and the reference is used), 'reference', or 'auto'
    (the same without the warning). `passes` False leaves out everything that is only for speed.
    """
    if backend not in BACKENDS:
        raise OptionError(f"There is no backend '{quoted(backend)}'; there are {', '.join(BACKENDS)}.")
    return load_request(request(find(name), options, backend, passes))


def request(path: Path, options: dict[str, Any], backend: str = "compiled", passes: bool = True) -> Request:
    """A request for a file."""
    settings = {name: _as_text(name, value) for name, value in options.items()}
    return Request(path, warm.fingerprint(definition_files(path)), settings, backend, passes)


def load_request(wanted: Request, say: Say | None = None) -> Game:
    """The game of a request; `say` is told what is being done where that takes time."""
    described = warm.described(wanted.fingerprint, partial(_describe_for_play, wanted))
    _check_names(described, wanted.options)
    about = About(*described["about"])
    game = Game(about, partial(_seat, wanted, say), (reopened, _again(wanted, about.name)))
    if about.least == about.most:
        game.seating()
    elif warm.module(_key(wanted, about.least)) is None:  # a module is built for those who play; mistakes are told now
        _tell_mistakes(wanted, about)
    return game


def _tell_mistakes(wanted: Request, about: About) -> None:
    """Compiles for the fewest players who go together with the options; the error is that of the fewest if none do."""
    refused: OptionError | None = None
    for seats in range(about.least, about.most + 1):
        try:
            program_of(wanted, seats)
            return
        except OptionError as error:
            refused = refused or error
    if refused is not None:
        raise refused


def is_built(wanted: Request, seats: int) -> bool:
    """Whether the module of a request is at hand, so that nobody waits for it."""
    return warm.module(_key(wanted, seats)) is not None


# ---------------------------------------------------------------- the same game in another process, on another machine

_REOPENED: dict[tuple[Any, ...], Game] = {}


def _again(wanted: Request, name: str) -> tuple[Any, ...]:
    """What `reopened` takes: the name for shipped games, and for others where they lie here, which may hold elsewhere
    too."""
    path = resolved(wanted.path)
    place = "" if path.is_relative_to(shipped_folder()) else str(path)
    return (
        name,
        wanted.path.stem,
        place,
        tuple(sorted(wanted.options.items())),
        wanted.backend,
        wanted.passes,
        rules_of(wanted.path),
    )


def reopened(
    name: str, stem: str, place: str, options: tuple[tuple[str, str], ...], backend: str, passes: bool, rules: str
) -> Game:
    """A game that was loaded elsewhere, once in this process; an error if its rules are not the same here."""
    key = (stem, place, options, backend, passes, rules)
    if key not in _REOPENED:
        path = find(place) if place and os.path.isfile(place) else find(stem)
        if rules_of(path) != rules:
            raise RulewrightError(f"The rules of {quoted(name)} differ: '{path}' is not what was pickled.")
        _REOPENED[key] = load_request(request(path, dict(options), backend, passes))
    return _REOPENED[key]


def rules_of(path: Path) -> str:
    """Tells rules apart: a digest of the definition and all it is made of, without comments and empty lines."""
    parts: list[str] = []
    for file in definition_files(path):
        lines = (
            re.sub(r"(^|\s)#.*", "", line).rstrip() for line in read_bytes(file).decode(errors="replace").splitlines()
        )
        parts += [file.name, *filter(None, lines)]
    return warm.key_of(*parts)


def open_saved(path: str | os.PathLike[str], *, backend: str = "compiled") -> State:
    """The state at the end of a game saved in a file."""
    from rulewright.pins import pinned_rules
    from rulewright.runtime.saved import read_head, saved_text

    text = saved_text(path)
    head = read_head(text)
    rules = pinned_rules(path) or find(head["game"])
    return load_request(request(rules, head["options"], backend)).replay(text)


def open_notes(path: str | os.PathLike[str]) -> Notes:
    """What a seat knew of a game, saved in a file with `state.save(seat)`."""
    from rulewright.runtime.notes import read_notes
    from rulewright.runtime.saved import saved_text

    return read_notes(saved_text(path))


def program_of(wanted: Request, seats: int | None) -> Program:
    """The program of a request, from the cache or compiled now."""
    return warm.program(_key(wanted, seats), partial(_compile, wanted, seats))


# ---------------------------------------------------------------- seats


def _seat(wanted: Request, say: Say | None, seats: int) -> Seating:
    key = _key(wanted, seats)
    program, looks = warm.once(partial(program_of, wanted, seats)), partial(looks_of_game, wanted.path)
    rulebook = partial(rule_texts, wanted.path)
    if wanted.backend != "reference":
        entry = warm.module(key)
        if entry is None:
            entry = _build(wanted, program, key, say)
        if entry is not None:
            label = Label(entry.name, entry.options, seats)
            return Seating(label, "compiled", entry.backend, program, looks, rulebook)
    from rulewright.runtime.interpret import ReferenceBackend

    made = program()
    label = Label(made.name, made.options, seats)
    return Seating(label, "reference", ReferenceBackend(made), program, looks, rulebook)


def looks_of_game(path: Path, program: Program) -> Looks:
    """How the game looks. What is wrong with its look lines is told, and the rest of them followed."""
    from rulewright.runtime.looks import Looks

    if not look_files(path):
        return Looks()
    from rulewright.compiler.look import looks_of
    from rulewright.compiler.syntax.diagnostics import Problems, told

    problems = Problems()
    with ONE_AT_A_TIME:
        looks = looks_of(path, program, problems)
    if problems.found:
        warnings.warn(told(problems.found), RulewrightWarning, stacklevel=1)
    return looks


def _key(wanted: Request, seats: int | None) -> str:
    settings = sorted(f"{name}={value}" for name, value in wanted.options.items())
    return warm.key_of(wanted.fingerprint, str(seats), str(wanted.passes), *settings)


def _build(wanted: Request, program: Callable[[], Program], key: str, say: Say | None) -> warm.Entry | None:
    """The built module, filed for next time; None without a C compiler."""
    made = program()
    from rulewright.compiler.native.build import NoCompiler
    from rulewright.compiler.pipeline import compile_module

    try:
        if say:
            say(f"building the module of {made.title} for {made.seats}")
        module = compile_module(made, wanted.passes)
    except NoCompiler as problem:
        if wanted.backend == "compiled":
            warnings.warn(str(problem), RulewrightWarning, stacklevel=1)  # shown once, as it always comes from here
        return None
    return warm.file_module(key, made.name, made.options, module)


# ---------------------------------------------------------------- the compiler, imported when it is needed


def _compile(wanted: Request, seats: int | None) -> Program:
    _begin_shared(wanted)
    from rulewright.compiler.front import compile_game
    from rulewright.compiler.syntax.diagnostics import DefinitionError

    try:
        with ONE_AT_A_TIME:
            return compile_game(wanted.path, dict(wanted.options), seats).program
    except DefinitionError as error:
        raise_wrong_options(error.problems, wanted.options)
        raise


def raise_wrong_options(problems: Iterable[Problem], options: dict[str, str]) -> None:
    """Raises OptionError if some of the problems are about the options that were given, not about the definition."""
    told = [_option_problem(problem, options) for problem in problems] if options else []
    if any(told):
        raise OptionError(" ".join(dict.fromkeys(filter(None, told)))) from None


def _option_problem(problem: Problem, options: dict[str, str]) -> str:
    """The sentence about a mistake in the given options rather than in the definition; empty if it is none."""
    source = problem.span.source
    if source.name == "option":  # a value as it was given
        names = [name for name, value in options.items() if value == source.text]
        hint = f" ({problem.hint})" if problem.hint else ""
        return f"{' or '.join(names)} = {source.text}: {problem.message}{hint}."
    if problem.code == "RW321":  # a name that is none; variants that set one are told at their line
        return f"{problem.message}: {problem.hint}." if any(f"'{name}'" in problem.message for name in options) else ""
    if problem.code == "RW322":
        return f"These options do not go together: {problem.message}."
    return ""


def _begin_shared(wanted: Request) -> None:
    """What all games share is built beside the rest, as soon as it is likely to be needed: it takes longer than a small
    game."""
    if wanted.backend != "reference":
        from rulewright.compiler.native.build import begin_positions

        begin_positions()


def _describe_for_play(wanted: Request) -> dict[str, Any]:
    _begin_shared(wanted)
    return _describe(wanted.path)


def _describe(path: Path) -> dict[str, Any]:
    from rulewright.compiler.front import describe

    with ONE_AT_A_TIME:
        found = describe(path)
    parts = ("type", "default", "rules", "says")
    options = {name: dict(zip(parts, one, strict=True)) for name, one in found.options.items()}
    return {"about": [found.name, found.title, *found.seats], "options": options}


def _check_names(described: dict[str, Any], options: dict[str, str]) -> None:
    known: list[str] = list(described["options"])
    for name in options:
        if name not in known:
            if name in ("players", "seed", "chance"):
                raise OptionError(f"'{name}' is no option: it belongs to the start of a game, game.new({name}=…).")
            listed = f" Its options are {', '.join(known)}." if known else " It has no options."
            title = described["about"][1]
            raise OptionError(f"{title} has no option '{quoted(name)}'.{did_you_mean(name, known)}{listed}")


def _as_text(name: str, value: object) -> str:
    """An option's value as an author would write it."""
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case int():
            return str(value)
        case str() if value.strip() and not CONTROL.search(value) and len(value) < LONG:
            return value.strip()
        case _:
            raise OptionError(
                f"{quoted(name)} = {quoted(repr(value))}: an option is a number, yes or no (True or False), none, or a"
                " name."
            )


def options_of(path: Path) -> dict[str, dict[str, str]]:
    """The options of a game: for each its type, default, the ids of its rules and what it `says` it is for, as text."""
    described = warm.described(warm.fingerprint(definition_files(path)), partial(_describe, path))
    found: dict[str, dict[str, str]] = described["options"]
    return found
