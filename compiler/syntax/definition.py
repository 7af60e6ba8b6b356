"""Reading a definition: a `.game` file, or a `.variant` file and all it stacks on, with the library's defs."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path

from rulewright import library
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.diagnostics import Problem, Problems, did_you_mean
from rulewright.compiler.syntax.parse import parse_game, parse_variant
from rulewright.compiler.syntax.patch import Rows, apply_variant
from rulewright.compiler.syntax.source import Source, Span
from rulewright.runtime.files import NotUTF8, Unreadable, read_text

STACK_MAX = 10
KEPT = 16  # texts read last
LIBRARY = "library.game"
BYTES_MAX = 4_000_000  # of one file; the parser says how many characters it reads


@dataclass(frozen=True)
class Definition:
    """A game ready to be elaborated."""

    name: str
    title: str  # of the variant, if it is one
    game: ast.Game
    folder: Path
    files: tuple[Path, ...]
    options: dict[str, ast.Expr] = field(default_factory=dict)
    changed_rows: tuple[Rows, ...] = ()
    tags: tuple[ast.Tags, ...] = ()  # of the lines of variants
    says: str = ""  # what the variant is about, in its first line


def read_definition(path: Path, problems: Problems, depth: int = 0) -> Definition | None:
    """The definition in a file."""
    source = read_source(path, problems)
    if source is None:
        return None
    if path.suffix == ".variant":
        return _read_variant(path, source, problems, depth)
    game, found = _parsed(source)
    for problem in found:
        problems.add(problem)
    if game is None:
        return None
    whole = ast.Game((*game.declarations, *_library(game)), game.span)
    return Definition(path.stem, "", whole, path.parent, (path,))


def read_source(path: Path, problems: Problems) -> Source | None:
    """The text of a file, or a problem."""
    shown = str(path)
    try:
        return Source(shown, read_text(path, BYTES_MAX))
    except NotUTF8 as why:
        problems.error("RW124", Span(Source(shown, "")), f"this file {why}", "save it as UTF-8")
    except Unreadable as why:
        problems.error("RW125", Span(Source(shown, "")), f"this file {why}", "a definition is an ordinary file of text")
    return None


@lru_cache(KEPT)
def _parsed(source: Source) -> tuple[ast.Game | None, tuple[Problem, ...]]:
    """A text read, and its problems. Who describes a game compiles it next: it is read once."""
    problems = Problems()
    return parse_game(source, problems), tuple(problems.found)


def _library(game: ast.Game) -> tuple[ast.Declaration, ...]:
    """The library's defs, except those that the game declares itself."""
    own = {declaration.name for declaration in game.declarations if hasattr(declaration, "name")}
    return tuple(one for one in _library_defs() if one.name not in own)


@cache
def _library_defs() -> tuple[ast.Def, ...]:
    text = (files("rulewright.grammar") / LIBRARY).read_text(encoding="utf-8")
    read, _ = _parsed(Source(LIBRARY, text))
    assert read is not None
    return tuple(one for one in read.declarations if isinstance(one, ast.Def))


def _read_variant(path: Path, source: Source, problems: Problems, depth: int) -> Definition | None:
    variant = parse_variant(source, problems)
    if variant is None:
        return None
    base = library.near(variant.of, path)
    if depth > STACK_MAX:
        hint = "does this variant, by way of others, change itself?"
        problems.error("RW706", variant.of_span, f"more than {STACK_MAX} variants stand on each other", hint)
        return None
    if base is None:
        beside = [*path.parent.glob("*.game"), *path.parent.glob("*.variant")]
        known = [*sorted(one.stem for one in beside if one != path), *library.games(), *library.variants()]
        hint = did_you_mean(variant.of, known)
        problems.error("RW702", variant.of_span, f"there is no game or variant named '{variant.of}'", hint)
        return None
    below = read_definition(base, problems, depth + 1)
    if below is None:
        return None
    game, options, rows = apply_variant(below.game, variant, problems)
    return Definition(
        path.stem,
        variant.title,
        game,
        below.folder,
        (*below.files, path),
        {**below.options, **options},
        (*below.changed_rows, *rows),
        (*below.tags, *variant.tags),
        variant.tags[0].reason or "",
    )
