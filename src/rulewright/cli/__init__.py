"""The command line: one file per verb, imported when it is asked for.

A verb's module has `add_arguments(parser)`, `run(arguments) -> int` (the exit code: 0 well, 1 something is wrong with
the game, 2 something is wrong with the command) and `EXAMPLE`. `arguments.begun` is when the command began, before the
module was imported.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
import time
import warnings
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import rulewright
from rulewright.cli.codes import INTERRUPTED, USAGE, WRONG
from rulewright.runtime.printable import printable, quoted

VERBS = {
    "new": "a small working game with a scenario, to start from",
    "check": "all mistakes of games, with carets",
    "compile": "build the modules of games, or show a stage of it",
    "test": "carry out scenarios on both backends; which rules they cover",
    "mutate": "which slips of the pen no scenario would notice",
    "fuzz": "play random games and tell what is wrong with them",
    "play": "play a game at the terminal",
    "variants": "the options and variants of a game, and what each changes",
    "impact": "what a change of the rules does, on one page",
    "replay": "step through a saved game, and tell what today's rules refuse",
    "show": "a position as text or as a picture",
    "stats": "play many games and tell what they came to",
    "compare": "how two games, options or players differ",
    "diff": "what is written differently in two games, and a game that shows it",
    "solve": "the value of a small game, and perfect play",
    "studio": "a local page on which games are played",
    "perft": "count the ways to play the first moves",
    "bench": "measure the speed of games",
    "explain": "the long story of an error code",
    "fmt": "bring definitions into the usual shape",
    "rulebook": "the rules to read, with components and pictured examples",
    "lsp": "the language server, for editors",
    "watch": "check and test a game at every save",
}
LONGEST = 2000  # letters of a sentence about a command


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command; returns the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    _open_what_is_closed()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(
            errors="backslashreplace"
        )  # a letter that the terminal does not have is no reason to stop
    try:
        with warnings.catch_warnings():
            warnings.showwarning = _show_warning
            code = _dispatch(given)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        print("\ninterrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG


def _open_what_is_closed() -> None:
    """Where whoever called has closed a stream (`<&-`, `>&-`), Python has none: nothing is read then, and what is said
    goes nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115  # until the process ends


def _show_warning(message: Warning | str, *place: Any, **more: Any) -> None:
    """A warning as a sentence, once, without the place in our code that gave it."""
    _tell(str(message) if str(message).startswith("error[") else f"note: {message}")


def _dispatch(given: list[str]) -> int:
    verb = next((word for word in given if not word.startswith("-")), None)
    if verb is not None and verb not in VERBS:
        from rulewright.runtime.errors import did_you_mean

        hint = did_you_mean(verb, list(VERBS))
        print(
            f"error: there is no command '{quoted(verb)}'.{hint} ('rulewright --help' lists them all.)", file=sys.stderr
        )
        return USAGE
    begun = time.time()
    parser = _parser(verb)
    parsed, unknown = parser.parse_known_args(given, argparse.Namespace(begun=begun))
    if unknown:
        parser.error(f"'{unknown[0]}' means nothing here", verb)
    if verb is None:
        parser.print_help()
        return USAGE
    return _guarded(verb, parsed)


class Parser(argparse.ArgumentParser):
    """Says what is wrong with a command in one sentence."""

    def error(self, message: str, verb: str | None = None) -> NoReturn:
        name = f"{self.prog} {verb}" if verb else self.prog
        self.exit(
            USAGE, f"error: {quoted(message.removeprefix('argument '), LONGEST)}. ('{name} --help' tells more.)\n"
        )


def _parser(verb: str | None) -> Parser:
    """The parser of all verbs; only the one asked for gets its arguments."""
    parser = Parser(
        prog="rulewright",
        description="Board games written like their rulebooks, compiled to fast, checked modules.",
        epilog="example: rulewright play connect_four --seats human,mcts",
    )
    parser.add_argument("--version", action="version", version=f"rulewright {rulewright.__version__}")
    verbs = parser.add_subparsers(dest="verb", metavar="COMMAND", title="commands")
    for name, purpose in VERBS.items():
        if name == verb:
            module = import_module(f"rulewright.cli.{name}")
            one = verbs.add_parser(
                name,
                help=purpose,
                description=purpose[0].upper() + purpose[1:] + ".",
                epilog=module.EXAMPLE,
                formatter_class=argparse.RawDescriptionHelpFormatter,
            )
            module.add_arguments(one)
        else:
            verbs.add_parser(name, help=purpose)
    return parser


def _guarded(verb: str, parsed: argparse.Namespace) -> int:
    """Run a verb; an author sees sentences, never a traceback."""
    from rulewright.library import find
    from rulewright.runtime.errors import OptionError, RuleError, RulewrightError, UnknownGameError
    from rulewright.runtime.files import Unwritable

    try:
        code: int = import_module(f"rulewright.cli.{verb}").run(parsed)
        return code
    except (UnknownGameError, OptionError) as problem:
        _tell(f"error: {problem}")
        return USAGE
    except RuleError as problem:
        from rulewright.faults import rule_went_wrong

        _tell(rule_went_wrong(problem, find(parsed.game)) if hasattr(parsed, "game") else str(problem))
        return WRONG
    except RulewrightError as problem:
        _tell(f"error: {problem}")
        return WRONG
    except BrokenPipeError:
        raise
    except Unwritable as problem:
        _tell(f"error: {problem}.")
        return WRONG
    except OSError as problem:
        _tell(f"error: {_about_file(problem)}.")
        return WRONG
    except Exception as problem:
        _tell(str(problem) if _is_told(problem) else _our_mistake(problem))
        return WRONG


def _tell(text: str) -> None:
    """Say what is wrong, after all that was said before."""
    sys.stdout.flush()
    print(printable(text), file=sys.stderr)


def _about_file(problem: OSError) -> str:
    """A sentence about a file that cannot be read or written."""
    what = problem.strerror or str(problem)
    return f"'{problem.filename}': {what}" if problem.filename else what


def _our_mistake(problem: Exception) -> str:
    """What an author is told of an error that is none of theirs: one sentence, and where to find the rest of it."""
    from traceback import format_exception

    from rulewright.compiler.native.build import keep_details

    told = "error[RW900]: rulewright went wrong; this is a mistake in rulewright, not in your text"
    try:
        return f"{told} (details: {keep_details('crash', ''.join(format_exception(problem)))})"
    except OSError:
        return f"{told} ({type(problem).__name__}: {problem})"


def _is_told(problem: Exception) -> bool:
    """Whether an error is written for the author as it stands."""
    from rulewright.compiler.syntax.diagnostics import DefinitionError

    return isinstance(problem, DefinitionError) or type(problem).__name__ == "BuildFailed"
