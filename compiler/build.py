"""Cython text -> C -> a loaded module, at most once: the only file that calls Cython and the C compiler.

The key of a module names everything its binary depends on: the text, the header, Cython, Python, the compiler, its flags
and the processor.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.machinery
import importlib.metadata
import importlib.util
import os
import platform
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Lock
from types import ModuleType

from rulewright.compiler.cache import cached, key_of, write_down
from rulewright.compiler.cache_dir import folders_to_write
from rulewright.compiler.emit import emit
from rulewright.runtime import ir

FLAGS = ("-fwrapv", "-fno-strict-aliasing", "-fno-semantic-interposition", "-DNDEBUG", "-fPIC", "-shared", "-w")
NATIVE = "-march=native"
LEVELS = ((6_000, "-O3"), (12_000, "-O2"))  # the longer the text, the more the time to build it counts
PLAIN = "-O0"
ROOM = 8_000_000  # bytes that a large game takes while it is built
CHECKS = "-------- invariants"  # from here on nothing is called in fast code
CYTHON_AT_WORK = Lock()
STOPPED = Event()  # set when the user interrupts: threads that build are not told otherwise
EASED = (  # (where in the C text, how hard to try from there on): what Python calls, then Cython's own support
    (re.compile(r"^static PyObject \*__pyx_f_\w+_raise_fault\(int __pyx_v_site\) \{", re.MULTILINE), "O1"),
    (re.compile(r"^/\* #### Code section: module_exttypes ### \*/", re.MULTILINE), "O0"),
)
HEADER = Path(__file__).resolve().parent.parent / "runtime" / "rulewright.h"
ADVICE = "no C compiler was found, so games run in the slow reference interpreter; for the fast one: pip install rulewright[cc]"
NO_ROOM = (
    "no module can be built: neither the cache nor the folder for temporary files can be written, or there is no room left; games run in"
    " the slow reference interpreter"
)


class NoCompiler(Exception):
    """There is nothing on this machine to build a module with."""

    def __init__(self, advice: str = ADVICE) -> None:
        super().__init__(advice)


class NoRoom(NoCompiler):
    """There is no place on this machine to build a module in."""

    def __init__(self) -> None:
        super().__init__(NO_ROOM)


class BuildFailed(Exception):
    """The emitted text did not build: our mistake, never the author's. `details` is a file with all that was said."""

    def __init__(self, name: str, details: Path) -> None:
        self.code, self.details = "RW900", details
        super().__init__(
            f"error[RW900]: the fast module of {name} could not be built; this is a mistake in rulewright, not in the game"
            f" (details: {details})"
        )


@dataclass(frozen=True, slots=True)
class Toolchain:
    """A C compiler: how it is called, and what tells it from any other."""

    command: tuple[str, ...]
    identity: str


def compile_module(program: ir.Program, passes: bool = True) -> ModuleType:
    """The module of a program, from the cache or built now. `passes` False leaves out all that is only for speed, in the
    text and in what is made of it: such a module is built quickly."""
    return build_text(emit(program, passes), program.name, passes)


def build_text(text: str, name: str, fast: bool = True) -> ModuleType:
    """The module whose Cython text is given. With RULEWRIGHT_PLAIN=1 all are built quickly and run slowly."""
    fast = fast and not os.environ.get("RULEWRIGHT_PLAIN")
    tools = find_toolchain()
    flags = (_level(text) if fast else PLAIN, *FLAGS)
    key = key_of(text, HEADER.read_bytes(), _surroundings(), tools.identity, " ".join((*flags, NATIVE, str(EASED))))
    module = f"rules_{key}"
    path = cached("modules", f"{module}.so", lambda: _build(text, module, name, tools, flags))
    if path is None:
        raise NoRoom
    try:
        return _load(module, path)
    except ImportError as problem:
        raise BuildFailed(name, keep_details(module, f"{problem}\n\n{text}")) from None


def emit_c(program: ir.Program) -> str:
    """The C that Cython makes of a program (for reading)."""
    with tempfile.TemporaryDirectory(prefix="rulewright-") as folder:
        return _cythonize(emit(program, True), "rules", program.name, Path(folder)).read_text(encoding="utf-8")


def find_toolchain() -> Toolchain:
    """The compiler to use: CC, else cc, gcc or clang on the path, else zig's; NoCompiler if Python cannot be built against."""
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


def _surroundings() -> str:
    """Everything but the text and the compiler that a binary depends on."""
    return "\n".join((
        importlib.metadata.version("Cython"), sys.version, str(sysconfig.get_config_var("SOABI")), _processor(),
    ))  # fmt: skip


def _processor() -> str:
    """What `-march=native` looks at."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="ascii", errors="replace").splitlines()
    except OSError:
        return f"{platform.machine()} {platform.processor()}"
    wanted = ("model name", "flags", "Features", "CPU part")
    return "\n".join(sorted({line for line in lines if line.startswith(wanted)}))


def _level(text: str) -> str:
    """How hard the C compiler should try; what only checks is not counted."""
    lines = text.partition(CHECKS)[0].count("\n")
    return next((level for longest, level in LEVELS if lines < longest), "-O1")


def _build(text: str, module: str, name: str, tools: Toolchain, flags: tuple[str, ...]) -> bytes:
    """The library, made among the system's temporary files, or in the cache if there is no room; NoRoom if there is none either."""
    for place in (lambda: None, lambda: next(folders_to_write("drafts"))):
        with contextlib.suppress(OSError, StopIteration):
            with tempfile.TemporaryDirectory(prefix="rulewright-", dir=place()) as folder:
                return _build_in(Path(folder), text, module, name, tools, flags)
    raise NoRoom


def _build_in(folder: Path, text: str, module: str, name: str, tools: Toolchain, flags: tuple[str, ...]) -> bytes:
    source = _cythonize(text, module, name, folder)
    if PLAIN not in flags:
        source.write_text(_eased(source.read_text(encoding="utf-8")), encoding="utf-8")
    target = folder / f"{module}.so"
    include = ("-I", sysconfig.get_paths()["include"], "-I", str(HEADER.parent))
    said = ""
    for chosen in ((*flags, NATIVE), flags):
        done = _call((*tools.command, *chosen, *include, str(source), "-o", str(target)))
        if done.returncode == 0 and target.exists():
            return target.read_bytes()
        said += done.stdout + done.stderr
    _check_room(folder)
    raise BuildFailed(name, keep_details(module, f"{said}\n\n{text}"))


def _cythonize(text: str, module: str, name: str, folder: Path) -> Path:
    source = folder / f"{module}.pyx"
    source.write_text(text, encoding="utf-8")
    said = _call_cython(source)
    result = source.with_suffix(".c")
    if said or not result.exists():
        _check_room(folder)
        raise BuildFailed(name, keep_details(module, f"{said}\n\n{text}"))
    return result


def _check_room(folder: Path) -> None:
    """OSError if there is no room for what a build needs: then it failed because of that."""
    (folder / "room").write_bytes(bytes(ROOM))


def _call_cython(source: Path) -> str:
    """Write the C file beside a Cython file; what was said if that fails. In this process: Cython takes a second to start,
    which counts where many modules are built. It does not expect to be used by several threads at once."""
    cython = importlib.import_module("Cython.Compiler.Main")
    try:
        with CYTHON_AT_WORK:
            options = cython.CompilationOptions(cython.default_options, language_level=3, errors_to_stderr=False)
            if cython.compile(str(source), options).num_errors == 0:
                return ""
    except Exception as problem:  # whatever goes wrong in there is ours, and the author sees RW900
        return repr(problem)
    done = _call((sys.executable, "-m", "cython", "-3", str(source)))  # again, to hear what is wrong
    return done.stdout + done.stderr or "Cython failed"


def _eased(text: str) -> str:
    """The C text with less effort asked of the compiler for what is not the rules: half of its time goes there otherwise."""
    for place, level in EASED:
        found = place.search(text, text.find("/* #### Code section: module_code ### */"))
        if found:
            text = f'{text[: found.start()]}#pragma GCC optimize ("{level}")\n{text[found.start() :]}'
    return text


def _call(command: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    """What a command said; it ends where the user interrupts, whether the signal reached it or only us."""
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, errors="replace") as process:
        try:
            said, warned = _listen(process)
        except BaseException:
            process.kill()
            raise
    if process.returncode == -signal.SIGINT:
        raise KeyboardInterrupt
    return subprocess.CompletedProcess(command, process.returncode, said, warned)


def _listen(process: subprocess.Popen[str]) -> tuple[str, str]:
    while not STOPPED.is_set():
        try:
            return process.communicate(timeout=0.1)
        except subprocess.TimeoutExpired:
            continue
    raise KeyboardInterrupt


def keep_details(name: str, text: str) -> Path:
    """A file with what somebody who mends rulewright wants to know."""
    return write_down("failed", f"{name}.txt", text.encode("utf-8", "backslashreplace")) or Path(os.devnull)


def _load(module: str, path: Path) -> ModuleType:
    loader = importlib.machinery.ExtensionFileLoader(module, str(path))
    spec = importlib.util.spec_from_loader(module, loader, origin=str(path))
    assert spec is not None
    loaded = importlib.util.module_from_spec(spec)
    loader.exec_module(loaded)
    return loaded
