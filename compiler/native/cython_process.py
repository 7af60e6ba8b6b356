"""Translates Cython to C in a process of its own: `python cython_process.py`, then a line of JSON for each text.

Cython takes half a second to start, so it is started before there is a text, and once for all of them: each is
translated by a copy of this process, with little time and memory, as many side by side as are asked for. What comes of
them is told on standard output, a line of JSON each: the exit code and the file. When standard input is closed, by
whoever holds its other end or by the system that buries him, everything here ends.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import resource
import select
import signal
import sys
from pathlib import Path
from typing import Any

DEEP = 10_000  # calls within calls that a text may take
SAID = ".said"  # beside a text: what was said of it
LOOK = 0.005  # seconds between two looks at whether a text is translated
NOT_IN_RULES = frozenset(  # steps of Cython over a whole text, of which each looks for what never stands in rules
    (
        *(
            "TrackNumpyAttributes",
            "ParallelRangeTransform",
            "IntroduceBufferAuxiliaryVars",
        ),  # arrays of others, threads
        *("WithTransform", "DecoratorTransform", "AdjustDefByDirectives", "AutoCpdefFunctionDefinitions"),  # Python's
        *("MarkClosureVisitor", "CreateClosureClasses", "InlineDefNodeCalls", "EmbedSignature"),  # functions
        *("FlattenInListTransform", "EarlyReplaceBuiltinCalls", "TransformBuiltinMethods", "OptimizeBuiltinCalls"),
        *("CalculateQualifiedNamesTransform", "DropRefcountingTransform", "FinalOptimizePhase"),  # its objects
        *("ConsolidateOverflowCheck", "FindInvalidUseOfFusedTypes", "CoerceCppTemps"),  # C++, one text for many types
    )
)
IDLE = 60  # seconds without a text after which there are probably no more


def main() -> None:
    """Translate what is asked for, until there is no more."""
    gc.disable()
    sys.setrecursionlimit(DEEP)
    with contextlib.suppress(Exception):  # whoever wants a text translated meets the problem again
        _prepare()
    gc.freeze()
    working: dict[int, str] = {}
    heard = b""
    while True:
        asked, _, _ = select.select([sys.stdin], [], [], LOOK if working else IDLE)
        if asked:
            more = os.read(sys.stdin.fileno(), 1 << 16)
            if not more:
                os.killpg(0, signal.SIGKILL)
            *lines, heard = (heard + more).split(b"\n")
            working |= {_begun(wanted): wanted["source"] for wanted in map(json.loads, lines)}
        elif not working:
            return
        for process in list(working):
            ended, status = os.waitpid(process, os.WNOHANG)
            if ended:
                print(json.dumps((os.waitstatus_to_exitcode(status), working.pop(process))), flush=True)


def _prepare() -> None:
    """All of Cython that a text takes is imported, and its scanner made."""
    main, pipeline = (importlib.import_module(f"Cython.Compiler.{name}") for name in ("Main", "Pipeline"))
    options = main.CompilationOptions(main.default_options)
    pipeline.create_pyx_pipeline(main.Context.from_options(options), options, None)


def _begun(wanted: dict[str, Any]) -> int:
    """The process that translates a text."""
    process = os.fork()
    if process == 0:
        code = 1
        try:
            _limit(resource.RLIMIT_CPU, wanted["seconds"])
            _limit(resource.RLIMIT_AS, wanted["memory"])
            if wanted["rules"]:
                _look_for_less()
            code = _translated(Path(wanted["source"]), wanted["include"])
        finally:
            os._exit(code)  # without taking its memory apart first
    return process


def _look_for_less() -> None:
    """A text of rules is walked over half as often; the same C comes of it."""
    pipeline: Any = importlib.import_module("Cython.Compiler.Pipeline")
    whole = pipeline.create_pyx_pipeline

    def without_python(*args: Any, **options: Any) -> list[Any]:
        return [step for step in whole(*args, **options) if type(step).__name__ not in NOT_IN_RULES]

    pipeline.create_pyx_pipeline = without_python


def _translated(source: Path, include: str) -> int:
    """Write the C file beside a Cython file; the exit code."""
    with source.with_suffix(SAID).open("w", encoding="utf-8") as said, contextlib.redirect_stderr(said):
        try:
            main = importlib.import_module("Cython.Compiler.Main")
            options = main.CompilationOptions(main.default_options, language_level=3, include_path=[include])
            return int(main.compile(str(source), options).num_errors > 0)
        except Exception as problem:  # noqa: BLE001 - whatever goes wrong in there is ours, and the author sees RW900
            said.write(repr(problem))
            return 1


def _limit(kind: int, most: int) -> None:
    """Set a limit, or keep the closer one that is set already: it cannot be raised."""
    hard = resource.getrlimit(kind)[1]
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(kind, (most, most))


if __name__ == "__main__":
    main()
