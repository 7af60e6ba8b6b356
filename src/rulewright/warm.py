"""The cache that makes a second `load` quick: descriptions, programs, and which built module belongs to which request.

What is cut off, changed, written by others or cannot be read counts as absent and is made anew.
Nothing here imports the compiler's heavy parts.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from rulewright.compiler.cache.entries import keep, kept, key_of, place_of
from rulewright.compiler.cache.extension import loaded_extension
from rulewright.runtime.backend import Backend
from rulewright.runtime.files import Unreadable, read_bytes
from rulewright.version import VERSION

if TYPE_CHECKING:
    from rulewright.runtime.ir import Program

IR = ("rulewright.runtime.ir", "rulewright.runtime.where")  # what a program is made of
Made = TypeVar("Made")

__all__ = [
    "Entry",
    "described",
    "file_module",
    "fingerprint",
    "is_noted",
    "key_of",
    "loaded_module",
    "module",
    "note",
    "note_module",
    "once",
    "program",
]


class Entry(NamedTuple):
    """A built module, loaded, and what it was built for."""

    name: str
    options: dict[str, str]
    backend: Backend


def once(make: Callable[[], Made]) -> Callable[[], Made]:
    """A function that makes its result at the first call and keeps it."""
    kept: list[Made] = []

    def get() -> Made:
        if not kept:
            kept.append(make())
        return kept[0]

    return get


def fingerprint(files: Iterable[Path]) -> str:
    """Tells apart everything that a game's meaning and its module depend on: its files, rulewright, Python, the
    machine, and what builds modules here."""
    parts: list[str | bytes] = [VERSION, _sources(), sys.version, _machine(), _tools()]
    for path in files:
        parts += [os.fsencode(path), _content(path)]
    return key_of(*parts)


def _content(path: Path) -> bytes:
    try:
        return b"+" + read_bytes(path)
    except Unreadable as why:
        return b"-" + str(why).encode()


def _sources() -> str:
    """The state of rulewright's own files, by size and times: all of them, so that none is forgotten, but the games,
    which are in the fingerprint one by one."""
    found, folders = [], [os.path.dirname(os.path.abspath(__file__))]
    while folders:
        with os.scandir(folders.pop()) as entries:
            for entry in entries:
                if entry.is_dir():
                    folders += [entry.path] if entry.name not in ("definitions", "__pycache__") else []
                elif not entry.name.startswith("."):
                    found.append(f"{entry.path} {_state(entry.stat())}")
    return "\n".join(sorted(found))


def _state(about: os.stat_result) -> str:
    return f"{about.st_size} {about.st_mtime_ns} {about.st_ctime_ns}"


def _tools() -> str:
    """What modules are built with here: the settings that count, the compilers on the path, Cython."""
    settings = [f"{name}={os.environ.get(name)}" for name in ("CC", "RULEWRIGHT_PLAIN")]
    places = [os.path.join(folder, name) for name in ("cc", "gcc", "clang") for folder in os.get_exec_path()]
    cython = find_spec("Cython")
    found = [*places, *([cython.origin] if cython and cython.origin else [])]
    return "\n".join([*settings, *(f"{path} {_state(os.stat(path))}" for path in found if os.path.isfile(path))])


def _machine() -> str:
    """Modules are built for the processor at hand: its first description is enough to tell machines apart."""
    try:
        with open("/proc/cpuinfo", "rb") as file:
            lines = file.read(4096).split(b"\n\n")[0].decode(errors="replace").splitlines()
    except OSError:
        return sys.platform
    return "\n".join(line for line in lines if line.startswith(("model name", "flags", "Features", "CPU part")))


# ---------------------------------------------------------------- what is filed


def described(key: str, make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """The description of a game, as JSON."""
    import json

    found: dict[str, Any] | None = _read("about", f"{key}.json", json.loads)
    if found is None:
        found = make()
        keep("about", f"{key}.json", json.dumps(found).encode())
    return found


def program(key: str, make: Callable[[], Program]) -> Program:
    """A program, as plain data."""
    from rulewright.compiler.cache.plain_data import frozen, thawed

    found: Program | None = _read("programs", key, lambda data: thawed(data, *IR))
    if found is None:
        found = make()
        data = frozen(found)
        if data is not None:
            keep("programs", key, data)
    return found


def module(key: str) -> Entry | None:
    """The built module of a game that was filed under a key, if it is there and whole."""
    found = _filed(key)
    return None if found is None else Entry(found[0]["name"], found[0]["options"], backend_of(found[1]))


def loaded_module(key: str) -> Any | None:
    """A built module that is no game's, if it was filed under a key and is whole."""
    found = _filed(key)
    return None if found is None else found[1]


def _filed(key: str) -> tuple[dict[str, Any], Any] | None:
    """What was noted of a module, and the module, loaded."""
    import json

    found = _read("loads", f"{key}.json", json.loads)
    if found is None:
        return None
    try:
        loaded = _loaded(found["module"])
        if found["positions"]:
            loaded.FAULTS = [tuple(fault) for fault in found["faults"]]  # the definition's, and not built into it
            loaded.Backend = partial(_loaded(found["positions"]).Backend, loaded)
        return found, loaded
    except Exception:  # noqa: BLE001 - whatever is wrong with an entry, it is made anew
        return None


def file_module(key: str, name: str, options: dict[str, str], built: Any) -> Entry:
    """Remember which module was built for a key."""
    note_module(key, name, options, built)
    return Entry(name, options, backend_of(built))


def note_module(key: str, name: str, options: dict[str, str], built: Any) -> None:
    """Remember which module was built for a key, whatever it is."""
    import json

    about = {"name": name, "options": options, "module": built.__name__}
    about |= {"faults": getattr(built, "FAULTS", ()), "positions": getattr(built, "POSITIONS", "")}
    keep("loads", f"{key}.json", json.dumps(about).encode())


def is_noted(kind: str, key: str) -> bool:
    """Whether something was noted under a key."""
    return kept(kind, key) == key.encode()


def note(kind: str, key: str) -> None:
    """Note that something holds."""
    keep(kind, key, key.encode())


def backend_of(built: Any) -> Backend:
    """The backend in a built module."""
    backend: Backend = built.Backend()
    return backend


def _loaded(name: str) -> Any:
    """A built module; FileNotFoundError if it is no longer there."""
    if name in sys.modules:
        return sys.modules[name]
    path = place_of("modules", f"{name}.so")
    if path is None:
        raise FileNotFoundError(name)
    return loaded_extension(name, path)


def _read(kind: str, name: str, decode: Callable[[bytes], Made]) -> Made | None:
    data = kept(kind, name)
    try:
        return None if data is None else decode(data)
    except Exception:  # noqa: BLE001 - a cache entry that cannot be read is no entry
        return None
