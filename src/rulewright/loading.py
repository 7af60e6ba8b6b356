"""`load`: from a name and options to a game that can be played.

The quick way needs only the cache: what is known of the game, the program and the built module are filed under the bytes
of the definition, the options, the seats and the version of rulewright itself. Whatever is missing or broken there is
made anew by the compiler, which is imported only then.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright import warm
from rulewright.library import definition_files, find
from rulewright.runtime.errors import OptionError, did_you_mean
from rulewright.runtime.game import About, Game
from rulewright.runtime.seating import Label, Seating

if TYPE_CHECKING:
    from rulewright.runtime.ir import Program
    from rulewright.runtime.state import State

BACKENDS = ("compiled", "reference", "auto")
Say = Callable[[str], None]


class Request(NamedTuple):
    """What is asked for: the file, a fingerprint of all it depends on, the options as text, and how to run it."""

    path: Path
    fingerprint: str
    options: dict[str, Any]
    backend: str
    passes: bool


def load(
    name: str | os.PathLike[str], *, backend: str = "compiled", passes: bool = True, **options: Any
) -> Game:
    """A game by name or path, with its options set.

    `backend` is 'compiled' (without a C compiler a warning is given and the reference is used), 'reference', or 'auto'
    (the same without the warning). `passes` False leaves out everything that is only for speed.
    """
    if backend not in BACKENDS:
        raise OptionError(f"There is no backend '{backend}'; there are {', '.join(BACKENDS)}.")
    return load_request(request(find(name), options, backend, passes))


def request(path: Path, options: dict[str, Any], backend: str = "compiled", passes: bool = True) -> Request:
    """A request for a file."""
    return Request(path, warm.fingerprint(definition_files(path)), options, backend, passes)


def load_request(wanted: Request, say: Say | None = None) -> Game:
    """The game of a request; `say` is told what is being done where that takes time."""
    described = warm.described(wanted.fingerprint, partial(_describe, wanted.path))
    _check_options(described, wanted.options)
    game = Game(About(*described["about"]), partial(_seat, wanted, say))
    game.seating()
    return game


def open_saved(path: str | os.PathLike[str], *, backend: str = "compiled") -> State:
    """The state at the end of a game saved in a file."""
    from rulewright.runtime.errors import SaveError
    from rulewright.runtime.saved import read_head

    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise SaveError(f"There is no saved game in '{os.fspath(path)}'.") from None
    head = read_head(text)
    return load(head["game"], backend=backend, **head["options"]).replay(text)


def program_of(wanted: Request, seats: int | None) -> Program:
    """The program of a request, from the cache or compiled now."""
    return warm.program(_key(wanted, seats), partial(_compile, wanted, seats))


# ---------------------------------------------------------------- seats


def _seat(wanted: Request, say: Say | None, seats: int) -> Seating:
    key = _key(wanted, seats)
    program = warm.once(partial(program_of, wanted, seats))
    if wanted.backend != "reference":
        entry = warm.module(key)
        if entry is None:
            entry = _build(wanted, program, key, say)
        if entry is not None:
            return Seating(Label(entry.name, entry.options, seats), "compiled", entry.backend, program)
    from rulewright.runtime.interpret import ReferenceBackend

    made = program()
    return Seating(Label(made.name, made.options, seats), "reference", ReferenceBackend(made), program)


def _key(wanted: Request, seats: int | None) -> str:
    settings = sorted(f"{name}={value}" for name, value in wanted.options.items())
    return warm.key_of(wanted.fingerprint, str(seats), str(wanted.passes), *settings)


def _build(wanted: Request, program: Callable[[], Program], key: str, say: Say | None) -> warm.Entry | None:
    """The built module, filed for next time; None without a C compiler."""
    from rulewright.compiler.build import NoCompiler, compile_module

    made = program()
    try:
        if say:
            say(f"building the module of {made.title} for {made.seats}")
        module = compile_module(made, wanted.passes)
    except NoCompiler as problem:
        if wanted.backend == "compiled":
            warnings.warn(str(problem), RuntimeWarning, stacklevel=1)  # shown once, as it always comes from here
        return None
    return warm.file_module(key, made.name, made.options, module)


# ---------------------------------------------------------------- the compiler, imported when it is needed


def _compile(wanted: Request, seats: int | None) -> Program:
    from rulewright.compiler.pipeline import compile_game

    return compile_game(wanted.path, dict(wanted.options), seats)


def _describe(path: Path) -> dict[str, Any]:
    from rulewright.compiler.pipeline import describe

    found = describe(path)
    return {
        "about": [path.stem, found.title, found.seats.start, found.seats.stop - 1],
        "options": {option.name: {"type": option.type, "default": option.default} for option in found.options},
    }


def _check_options(described: dict[str, Any], options: dict[str, Any]) -> None:
    known: list[str] = list(described["options"])
    for name in options:
        if name not in known:
            listed = f" Its options are {', '.join(known)}." if known else " It has no options."
            title = described["about"][1]
            raise OptionError(f"{title} has no option '{name}'.{did_you_mean(name, known)}{listed}")


def options_of(path: Path) -> dict[str, dict[str, str]]:
    """The options of a game: for each its type and default, as text."""
    described = warm.described(warm.fingerprint(definition_files(path)), partial(_describe, path))
    found: dict[str, dict[str, str]] = described["options"]
    return found

