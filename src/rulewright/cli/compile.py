"""`rulewright compile`: build the modules of games, or show one stage of the way there."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright import library
from rulewright.cli.common import add_settings, request_for, settings, targets
from rulewright.loading import Request, load_request, program_of
from rulewright.runtime.errors import OptionError, did_you_mean
from rulewright.runtime.printable import quoted
from rulewright.side_by_side import side_by_side

if TYPE_CHECKING:
    from rulewright.compiler.syntax.source import Source

EXAMPLE = """\
examples:
  rulewright compile connect_four --set columns=8
  rulewright compile hex --emit pyx
  rulewright compile hex --emit low --without masks
stages: tree (as parsed), ast, ir (types and bounds), flow (blocks), better (ir after passes), low (functions),
  pyx (Cython), c"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="what to build (default: every game within reach)")
    parser.add_argument(
        "--emit", choices=(*STAGES, *PASSED), metavar="STAGE", help=f"print a stage: {', '.join((*STAGES, *PASSED))}"
    )
    parser.add_argument(
        "--without",
        action="append",
        default=[],
        metavar="PASS",
        help=f"with --emit {LATER}: leave out a pass, by its name; may be given several times",
    )
    parser.add_argument("--verify", action="store_true", help=f"with --emit {LATER}: check every node after every pass")
    parser.add_argument(
        "--write-generated", action="store_true", help="write generated/*.pyx of the shipped games anew"
    )
    add_settings(parser, backend=False)


def run(arguments: argparse.Namespace) -> int:
    if arguments.write_generated:
        return _write_generated()
    if (arguments.without or arguments.verify) and arguments.emit not in PASSED:
        raise OptionError(f"--without and --verify go with --emit {LATER}.")
    if arguments.emit:
        if len(arguments.games) != 1:
            raise OptionError("--emit shows one game: rulewright compile GAME --emit STAGE.")
        wanted = request_for(arguments.games[0], arguments)
        if arguments.emit in PASSED:
            print(_passed(wanted, arguments))
        else:
            print(STAGES[arguments.emit](wanted, arguments.players))
        return 0
    return _build(arguments)


class NotBuilt(Exception):
    """There is no C compiler, or no room; why was said already."""


def _build(arguments: argparse.Namespace) -> int:
    from rulewright.compiler.syntax.diagnostics import DefinitionError

    settings(arguments)  # a wrong --set is told before anything is built
    failed = 0
    paths = targets(arguments.games)
    for number, (_, done) in enumerate(side_by_side(lambda path: _built(path, arguments), paths), 1):
        try:
            print((f"[{number}/{len(paths)}] " if len(paths) > 1 else "") + done.result(), flush=True)
        except DefinitionError as problem:
            failed += 1
            print(f"{problem}\n", file=sys.stderr)
        except NotBuilt as problem:
            failed += 1
            print(problem, file=sys.stderr)
    return 1 if failed else 0


def _built(path: Path, arguments: argparse.Namespace) -> str:
    """Build one game; returns what there is to say about it."""
    began = time.perf_counter()
    game = load_request(request_for(str(path), arguments)._replace(backend="compiled"))
    seating = game.seating(arguments.players)
    if seating.kind != "compiled":
        raise NotBuilt(f"{game.name}: nothing was built")
    size = len(seating.backend.new(0, True).to_bytes())
    seconds = time.perf_counter() - began
    return f"{game.name}: {game.title} for {seating.seats}, {size} bytes a state, {seconds:.2f} s"


# ---------------------------------------------------------------- stages


def _tree(wanted: Request, seats: int | None) -> str:
    from rulewright.compiler.syntax.parse import tree_text

    return tree_text(_source(wanted.path))


def _ast(wanted: Request, seats: int | None) -> str:
    from rulewright.compiler.analyse.dump import dump
    from rulewright.compiler.syntax.diagnostics import Problems
    from rulewright.compiler.syntax.parse import parse_game, parse_variant

    problems = Problems()
    source = _source(wanted.path)
    found = parse_variant(source, problems) if wanted.path.suffix == ".variant" else parse_game(source, problems)
    problems.raise_if_any()
    return dump(found)


def _source(path: Path) -> Source:
    from rulewright.compiler.syntax.definition import read_source
    from rulewright.compiler.syntax.diagnostics import Problems

    problems = Problems()
    source = read_source(path, problems)
    problems.raise_if_any()
    assert source is not None
    return source


def _ir(wanted: Request, seats: int | None) -> str:
    from rulewright.compiler.analyse.dump import dump

    return dump(program_of(wanted, seats))


def _flow(wanted: Request, seats: int | None) -> str:
    from rulewright.compiler.analyse.dump_flow import flow_text

    return flow_text(program_of(wanted, seats))


def _passed(wanted: Request, arguments: argparse.Namespace) -> str:
    """A stage after passes, some of which can be left out."""
    from rulewright.compiler.native.build import c_text
    from rulewright.compiler.passes import ALL, chosen
    from rulewright.compiler.pipeline import better_text, low_text, program_to_text

    for name in arguments.without:
        if name not in ALL:
            hint = did_you_mean(name, ALL)
            raise OptionError(f"There is no pass '{quoted(name)}'.{hint} The passes are: {', '.join(ALL)}.")
    passes = chosen(tuple(arguments.without))
    program = program_of(wanted, arguments.players)
    show = {"better": better_text, "low": low_text}.get(arguments.emit, program_to_text)
    text = show(program, passes, arguments.verify)
    return c_text(text, program.name) if arguments.emit == "c" else text


STAGES: dict[str, Callable[[Request, int | None], str]] = {
    "tree": _tree,
    "ast": _ast,
    "ir": _ir,
    "flow": _flow,
}
PASSED = ("better", "low", "pyx", "c")
LATER = f"{', '.join(PASSED[:-1])} or {PASSED[-1]}"


# ---------------------------------------------------------------- generated/


def generated_text(path: Path) -> str:
    """What generated/ holds of a shipped game: its Cython, default options, least number of players."""
    from rulewright.compiler.front import compile_game
    from rulewright.compiler.pipeline import program_to_text

    return program_to_text(compile_game(path).program)


def _write_generated() -> int:
    folder = library.shipped_folder().resolve().parent / "generated"
    if not folder.is_dir():
        raise OptionError(
            "There is no folder 'generated' beside the definitions: this is for a checkout of rulewright."
        )
    for name, path in library.shipped().items():
        (folder / f"{name}.pyx").write_text(generated_text(path), encoding="utf-8")
        print(f"wrote {library.shown(folder / f'{name}.pyx')}")
    for stale in folder.glob("*.pyx"):
        if stale.stem not in library.shipped():
            stale.unlink()
            print(f"removed {library.shown(stale)}")
    return 0
