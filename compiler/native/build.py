"""Cython text -> C -> a loaded module, at most once: the only file that calls the C compiler.

The key of a module names everything its binary depends on: the text, the header, Cython, Python, the compiler, its
flags and the processor.
"""

from __future__ import annotations

import atexit
import contextlib
import importlib
import importlib.metadata
import importlib.util
import os
import platform
import re
import shlex
import shutil
import signal
import stat
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from threading import Event, Lock, Thread
from types import ModuleType
from typing import Any

from rulewright.compiler.cache.entries import cached, key_of, write_down
from rulewright.compiler.cache.extension import loaded_extension
from rulewright.compiler.cache.folder import folders_to_write
from rulewright.compiler.low.header import SHARED
from rulewright.compiler.native.placeless import placeless
from rulewright.compiler.native.supervise import OUT_OF_TIME
from rulewright.compiler.native.translation import Limits, begin_translator, end_translator, translated
from rulewright.runtime.travelling import Travelling

DEFINED = (
    "-DNDEBUG",
    "-DCYTHON_VECTORCALL_TPNEW=0",
)  # the second: objects are made inside of modules, not by calls from Python
CHOSEN = (
    "-fwrapv",
    "-fno-strict-aliasing",
    "-fno-semantic-interposition",
    "-fno-tree-slp-vectorize",
    "-fpeel-loops",
)  # before the last: what is stored together in a position would have to be waited for where a part of it is read
FLAGS = (*CHOSEN, *DEFINED, "-fPIC", "-shared", "-w")
NATIVE = "-march=native"
LEVELS: tuple[tuple[int, tuple[str, ...]], ...] = (  # the longer the rules, the more the time to build them counts
    (12_000, ("-O3",)),
    (25_000, ("-O2", "-fno-gcse", "-fno-schedule-insns2")),  # the two take a twelfth of it, and bring nothing there
)
HALVED = 2_000  # lines of rules on which gcc works with two processes
IN_TWO = ("-flto=2", "--param", "lto-partitions=8", "--param", "lto-min-partition=2000")  # eight parts: even, yet few
PLAIN, EASY = "-O0", "-O1"
SOON = "-Og"  # for what every game waits for on a new machine: two thirds of the time of -O1, 3 % slower
SECONDS = 120  # of one attempt
LEAST_MEMORY, MOST_MEMORY = 1 << 30, 4 << 30
LONGEST = 60_000  # lines of a text that is not even tried
SUPERVISOR = Path(__file__).resolve().parent / "supervise.py"
DRAFTS = "rulewright-"
ABANDONED = 6 * 3600  # seconds after which nobody is building any more
ROOM = 8_000_000  # bytes that a large game takes while it is built
CHECKS = "-------- invariants"  # where rules end: from here on nothing is called in fast code, and tables follow
POSITIONS_AT_WORK = Lock()
STOPPED = Event()  # set when the user interrupts: threads that build are not told otherwise
BESIDE: list[Thread] = []  # what was begun without being asked for
EASED = (  # (where in the C text, how hard to try from there on): what only checks, then Cython's own support
    (re.compile(r"^static int rules_intact\(S \*__pyx_v_s\) \{", re.MULTILINE), "O1"),
    (re.compile(r"^/\* #### Code section: initfunc_declarations ### \*/", re.MULTILINE), "O0"),
)
ADVICE = (
    "no C compiler was found, so games run in the slow reference interpreter; for the fast one: pip install"
    " rulewright[cc]"
)
NO_ROOM = (
    "no module can be built: neither the cache nor the folder for temporary files can be written, or there is no room"
    " left; games run in the slow reference interpreter"
)


class NoCompiler(Travelling):
    """There is nothing on this machine to build a module with."""

    def __init__(self, advice: str = ADVICE) -> None:
        super().__init__(advice)


class NoRoom(NoCompiler):
    """There is no place on this machine to build a module in."""

    def __init__(self) -> None:
        super().__init__(NO_ROOM)


class OutOfBounds(Exception):
    """A build took too long or too much memory."""


class BuildFailed(Travelling):
    """The emitted text did not build: our mistake, never the author's. `details` is a file with all that was said."""

    def __init__(self, name: str, details: Path) -> None:
        self.code, self.details = "RW900", details
        super().__init__(
            f"error[RW900]: the fast module of {name} could not be built; this is a mistake in rulewright, not in the"
            f" game (details: {details})"
        )


@dataclass(frozen=True, slots=True)
class Toolchain:
    """A C compiler: how it is called, and what tells it from any other."""

    command: tuple[str, ...]
    identity: str


def build_text(text: str, name: str, fast: bool = True, say: Callable[[], None] | None = None) -> ModuleType:
    """The module whose Cython text is given, with its `Backend`: the same for texts that differ in places and words
    only, told apart by its FAULTS; OutOfBounds if it cannot be built within the limits. With RULEWRIGHT_PLAIN=1 all are
    built quickly and run slowly."""
    text, faults = placeless(text)
    loaded: Any = _built(text, name, fast, say)
    positions = positions_module()
    loaded.FAULTS, loaded.POSITIONS = faults, positions.__name__
    loaded.Backend = partial(positions.Backend, loaded)
    return loaded  # type: ignore[no-any-return]


def begin_positions() -> None:
    """Begin to build what all games share, beside whatever else is to be done before a game can be played."""
    if not BESIDE:
        thread = Thread(target=_begun_positions, daemon=True)
        thread.start()
        BESIDE.append(thread)
        atexit.register(stop_builds)


def stop_builds() -> None:
    """Ends the builds of other threads, until STOPPED is cleared; what was begun beside is over then."""
    STOPPED.set()
    for thread in BESIDE:
        thread.join()
    end_translator()


def _begun_positions() -> None:
    with contextlib.suppress(Exception, KeyboardInterrupt):  # whoever needs it meets the problem again
        find_toolchain()
        begin_translator()
        positions_module()


def positions_module() -> Any:
    """What Python sees of every compiled game: built once on a machine, by one thread."""
    with POSITIONS_AT_WORK:
        return _positions_module()


@cache
def _positions_module() -> Any:
    return build_shared(SHARED / "positions.pyx", SOON)


def build_shared(source: Path, level: str | None = None) -> ModuleType:
    """A module that is no game's; `level`: how hard the C compiler tries, if not as hard as for rules."""
    return _built(source.read_text(encoding="utf-8"), source.stem, level=level, rules=False)


def _built(
    text: str,
    name: str,
    fast: bool = True,
    say: Callable[[], None] | None = None,
    *,
    level: str | None = None,
    rules: bool = True,
) -> ModuleType:
    fast = fast and not os.environ.get("RULEWRIGHT_PLAIN")
    tools = find_toolchain()
    effort = ((level,) if level else _effort(text)) if fast else (PLAIN,)
    flags = (*effort, *(_in_two(text, tools) if fast else ()), *FLAGS)
    key = key_of(text, _shared(), _surroundings(), tools.identity, " ".join((*flags, NATIVE, str(EASED))))
    module = f"rules_{key}"

    def build() -> bytes:
        if say is not None:
            say()
        return _build(text, module, name, tools, flags, rules)

    path = cached("modules", f"{module}.so", build)
    if path is None:
        raise NoRoom
    try:
        return loaded_extension(module, path)
    except ImportError as problem:
        raise BuildFailed(name, keep_details(module, f"{problem}\n\n{text}")) from None


def c_text(text: str, name: str) -> str:
    """The C that Cython makes of a module's text (for reading)."""
    with tempfile.TemporaryDirectory(prefix="rulewright-") as folder:
        return _cythonize(text, "rules", name, Path(folder)).read_text(encoding="utf-8")


def find_toolchain() -> Toolchain:
    """The compiler to use: CC, else cc, gcc or clang on the path, else zig's; NoCompiler if Python cannot be built
    against."""
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").exists():
        raise NoCompiler
    if importlib.util.find_spec("Cython") is None:
        raise NoCompiler
    wanted = os.environ.get("CC")
    for command in [shlex.split(wanted)] if wanted else [["cc"], ["gcc"], ["clang"]]:
        found = shutil.which(command[0]) if command else None
        if found:
            about = os.stat(os.path.realpath(found))
            identity = f"{os.path.realpath(found)} {about.st_size} {about.st_mtime_ns} {command[1:]}"
            return Toolchain((found, *command[1:]), identity)
    if importlib.util.find_spec("ziglang") is not None:
        return Toolchain((sys.executable, "-m", "ziglang", "cc"), "zig " + importlib.metadata.version("ziglang"))
    raise NoCompiler


def _shared() -> bytes:
    """What is included."""
    return b"".join(path.read_bytes() for path in sorted(SHARED.iterdir()) if path.suffix in (".h", ".pxi"))


def _surroundings() -> str:
    """Everything but the text and the compiler that a binary depends on."""
    return "\n".join(
        (
            importlib.metadata.version("Cython"),
            sys.version,
            str(sysconfig.get_config_var("SOABI")),
            _processor(),
        )
    )


def _processor() -> str:
    """What `-march=native` looks at."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="ascii", errors="replace").splitlines()
    except OSError:
        return f"{platform.machine()} {platform.processor()}"
    wanted = ("model name", "flags", "Features", "CPU part")
    return "\n".join(sorted({line for line in lines if line.startswith(wanted)}))


def _effort(text: str) -> tuple[str, ...]:
    """How hard the C compiler should try."""
    return next((flags for longest, flags in LEVELS if _lines(text) < longest), (EASY,))


def _in_two(text: str, tools: Toolchain) -> tuple[str, ...]:
    """What makes gcc work with two processes, which are called by make."""
    able = "gcc" in Path(tools.identity.split()[0]).name and shutil.which("make") is not None
    return IN_TWO if able and _lines(text) > HALVED and (os.cpu_count() or 1) > 1 else ()


def _lines(text: str) -> int:
    """How long the rules in a text are; neither what only checks nor tables are counted."""
    return text.partition(CHECKS)[0].count("\n")


def _build(text: str, module: str, name: str, tools: Toolchain, flags: tuple[str, ...], rules: bool) -> bytes:
    """The library, made among the system's temporary files, or in the cache if there is no room; NoRoom if there is
    none either."""
    with contextlib.suppress(OSError):  # there is no folder for temporary files
        sweep()
    for place in (lambda: None, lambda: next(folders_to_write("drafts"))):
        with contextlib.suppress(OSError, StopIteration):
            with tempfile.TemporaryDirectory(prefix=DRAFTS, dir=place()) as folder:
                return _build_in(Path(folder), text, module, name, tools, flags, rules)
    raise NoRoom


@cache
def sweep() -> None:
    """Folders of builds that were killed long ago are cleared away."""
    for folder in Path(tempfile.gettempdir()).glob(DRAFTS + "*"):
        with contextlib.suppress(OSError):
            about = folder.lstat()
            if stat.S_ISDIR(about.st_mode) and about.st_uid == os.getuid() and time.time() - about.st_mtime > ABANDONED:
                shutil.rmtree(folder, ignore_errors=True)


def _build_in(
    folder: Path, text: str, module: str, name: str, tools: Toolchain, flags: tuple[str, ...], rules: bool
) -> bytes:
    source = _cythonize(text, module, name, folder, rules)
    if PLAIN not in flags:
        source.write_text(_eased(source.read_text(encoding="utf-8")), encoding="utf-8")
    return _compiled(folder, source, text, name, tools, flags)


def _compiled(folder: Path, source: Path, text: str, name: str, tools: Toolchain, flags: tuple[str, ...]) -> bytes:
    """The library that the C compiler makes."""
    target = source.with_suffix(".so")
    include = ("-I", sysconfig.get_paths()["include"], "-I", str(SHARED))
    said, bounded = "", False
    for level in dict.fromkeys((flags[0], EASY if flags[0] != PLAIN else PLAIN)):
        for chosen in ((level, *flags[1:], NATIVE), (level, *FLAGS)):
            done = _call((*tools.command, *chosen, *include, str(source), "-o", str(target)), folder)
            if done.returncode == 0 and target.exists():
                return target.read_bytes()
            said += done.stdout + done.stderr
            bounded = _is_bounded(done)
            if bounded:
                break  # with less effort, rather than once more
        if not bounded:
            break
    _check_room(folder)
    if bounded:
        raise OutOfBounds
    raise BuildFailed(name, keep_details(source.stem, f"{said}\n\n{text}"))


def _is_bounded(done: subprocess.CompletedProcess[str]) -> bool:
    """Whether a command failed because of the time or the memory it took, as far as one can tell."""
    words = (
        "out of memory",
        "memory exhausted",
        "cannot allocate",
        "bad_alloc",
        "Killed",
        "CPU time limit",
        "MemoryError",
    )
    return (
        done.returncode == OUT_OF_TIME
        or done.returncode < 0
        or done.returncode != 0
        and any(word in done.stdout + done.stderr for word in words)
    )


def _cythonize(text: str, module: str, name: str, folder: Path, rules: bool = True) -> Path:
    if text.count("\n") > LONGEST:
        raise OutOfBounds
    source = folder / f"{module}.pyx"
    source.write_text(text, encoding="utf-8")
    limits = Limits(SECONDS, memory_limit(), STOPPED)
    done = translated(source, SHARED, rules, limits)
    if rules and done.returncode and not _is_bounded(done):  # perhaps by a Cython that needs the steps it was spared
        done = translated(source, SHARED, False, limits)
    if _is_bounded(done):
        raise OutOfBounds
    result = source.with_suffix(".c")
    if done.returncode or not result.exists():
        _check_room(folder)
        raise BuildFailed(name, keep_details(module, f"{done.stderr}\n\n{text}"))
    return result


def _check_room(folder: Path) -> None:
    """OSError if there is no room for what a build needs: then it failed because of that."""
    (folder / "room").write_bytes(bytes(ROOM))


def _eased(text: str) -> str:
    """The C text with less effort asked of the compiler for what is not the rules: half of its time goes there
    otherwise."""
    for place, level in EASED:
        found = place.search(text, text.find("/* #### Code section: module_code ### */"))
        if found:
            text = f'{text[: found.start()]}#pragma GCC optimize ("{level}")\n{text[found.start() :]}'
    return text


def _call(command: tuple[str, ...], folder: Path) -> subprocess.CompletedProcess[str]:
    """What a command said. It has little time and memory, and ends where the user interrupts or this process ends,
    however: what it leaves then lies in the `folder` that is cleared away."""
    pipe = subprocess.PIPE
    watched = (sys.executable, "-I", "-S", str(SUPERVISOR), str(SECONDS), str(memory_limit()), *command)
    around = {**os.environ, "TMPDIR": str(folder)}
    process = subprocess.Popen(
        watched, stdin=pipe, stdout=pipe, stderr=pipe, text=True, errors="replace", start_new_session=True, env=around
    )
    with process:
        try:
            said, warned = _listen(process)
        except BaseException:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            raise
    return subprocess.CompletedProcess(command, process.returncode, said, warned)


def _listen(process: subprocess.Popen[str]) -> tuple[str, str]:
    heard: dict[str, str] = {}
    assert process.stdout is not None and process.stderr is not None
    pipes = {"said": process.stdout, "warned": process.stderr}
    readers = [
        Thread(target=lambda name=name, pipe=pipe: heard.update({name: pipe.read()}), daemon=True)
        for name, pipe in pipes.items()
    ]
    for reader in readers:
        reader.start()
    while process.poll() is None:
        if STOPPED.wait(0.01):
            raise KeyboardInterrupt
    for reader in readers:
        reader.join()
    return heard["said"], heard["warned"]


def memory_limit() -> int:
    """Bytes that a build may take: half of the machine's memory, between one gigabyte and four."""
    try:
        memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (ValueError, OSError):
        memory = LEAST_MEMORY
    return min(MOST_MEMORY, max(LEAST_MEMORY, memory // 2))


def keep_details(name: str, text: str) -> Path:
    """A file with what somebody who mends rulewright wants to know."""
    return write_down("failed", f"{name}.txt", text.encode("utf-8", "backslashreplace")) or Path(os.devnull)
