"""Which two games are meant: by name or path, with options, or as they were at a revision of git.

fjords                 the game as it is now
fjords@HEAD~3          the same at a revision: its whole folder as it was then
my/other.game          a file
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from rulewright import library
from rulewright.compiler.front import Compiled, compile_game
from rulewright.compiler.syntax.diagnostics import DefinitionError
from rulewright.loading import Say, load_request, raise_wrong_options, request
from rulewright.runtime.errors import OptionError
from rulewright.runtime.game import Game
from rulewright.runtime.printable import quoted

AT = "@"


class Taken(NamedTuple):
    """Where a game was put that was taken out of git, beside what its folder lies today, and the revision."""

    into: str
    beside: Path
    revision: str


@dataclass(frozen=True)
class Side:
    """One of two games: what it is called here, its file, and its options as given."""

    label: str
    path: Path
    options: dict[str, str]
    taken: Taken | None = None

    def game(self, backend: str, say: Say | None = None) -> Game:
        """The game, to be played."""
        return load_request(request(self.path, dict(self.options), backend), say)

    def compiled(self, seats: int | None) -> Compiled:
        """The game as the compiler knows it, with the author's text."""
        try:
            return compile_game(self.path, dict(self.options), seats)
        except DefinitionError as error:
            raise_wrong_options(error.problems, self.options)
            raise

    def place(self, text: str) -> str:
        """A file and line of the game as they are told: of what was taken out of git, where it lies today, and at which
        revision."""
        if self.taken is None or not text.startswith(self.taken.into):
            return text
        today = library.shown(self.taken.beside / text.removeprefix(self.taken.into))
        return f"{today} at {self.taken.revision}"


@contextmanager
def sides(one: tuple[str, dict[str, str]], other: tuple[str, dict[str, str]]) -> Iterator[tuple[Side, Side]]:
    """Both games; what was taken from git is gone afterwards."""
    with ExitStack() as stack:
        yield stack.enter_context(side(*one)), stack.enter_context(side(*other))


@contextmanager
def side(name: str, options: dict[str, str]) -> Iterator[Side]:
    """A game by name, path, or name and revision."""
    label = name + "".join(f", {option} = {value}" for option, value in options.items())
    game, at, revision = name.rpartition(AT)
    if not at or Path(name).exists():
        yield Side(label, library.find(name), options)
        return
    path = library.find(game)
    with tempfile.TemporaryDirectory(prefix="rulewright-") as folder:
        taken = Taken(f"{library.resolved(Path(folder))}{os.sep}", _home(path).parent, revision)
        yield Side(label, _taken_out(path, revision, Path(folder)), options, taken)


def _home(path: Path) -> Path:
    """The folder of a game."""
    file = library.resolved(path)
    return file.parent.parent if file.parent.name in ("scenarios", "variants") else file.parent


def _taken_out(path: Path, revision: str, into: Path) -> Path:
    """The folder of a game (and what its variants stand on, which lies there too) as it was at a revision."""
    file, home = library.resolved(path), _home(path)
    if revision.startswith("-"):
        raise OptionError(f"'{quoted(revision)}' is no revision.")
    top = Path(_git(home, "rev-parse", "--show-toplevel", about=str(path)).strip())
    inside = home.relative_to(library.resolved(top)).as_posix()
    _git(
        home,
        "rev-parse",
        "--verify",
        "--quiet",
        f"{revision}^{{commit}}",
        about=f"{path}: there is no revision {revision}",
    )
    names = _git(top, "ls-tree", "-r", "--name-only", "-z", revision, "--", inside, about=str(path)).split("\0")
    for name in filter(None, names):
        target = into / home.name / Path(name).relative_to(inside)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_git(top, "show", f"{revision}:{name}", about=str(path)), encoding="utf-8")
    found = into / home.name / file.relative_to(home)
    if not found.is_file():
        raise OptionError(f"'{quoted(path)}' was not there at {quoted(revision)}.")
    return found


def _git(folder: Path, *words: str, about: str) -> str:
    try:
        done = subprocess.run(["git", "-C", str(folder), *words], capture_output=True, check=False, timeout=60)
    except FileNotFoundError:
        raise OptionError("A revision is asked of git, and there is no git here.") from None
    if done.returncode:
        told = done.stderr.decode(errors="replace").strip().splitlines()
        raise OptionError(
            f"{quoted(about)}: git does not know that revision{f' ({quoted(told[-1])})' if told else ''}."
        )
    return done.stdout.decode(errors="replace")
