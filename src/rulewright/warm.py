"""The cache that makes a second `load` quick: descriptions, programs, and which built module belongs to which request.

Every file ends with a digest of itself; what is cut off, changed or cannot be read counts as absent and is made anew.
Nothing here imports the compiler's heavy parts.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import rulewright
from rulewright.compiler.cache import is_whole, key_of, write_whole
from rulewright.compiler.cache_dir import cache_dir
from rulewright.runtime.backend import Backend
from rulewright.runtime.files import Unreadable, read_bytes

if TYPE_CHECKING:
    from rulewright.runtime.ir import Program

DIGEST = hashlib.sha256().digest_size
SOURCES = ("compiler", "compiler/passes", "compiler/templates", "runtime", "runtime/reference", "grammar")
Made = TypeVar("Made")

__all__ = ["Entry", "described", "file_module", "fingerprint", "is_noted", "key_of", "module", "note", "once", "program"]


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
    """Tells apart everything that a game's meaning and its module depend on: its files, rulewright, Python, the machine."""
    parts: list[str | bytes] = [rulewright.__version__, _sources(), sys.version, _machine()]
    for path in files:
        parts += [os.fsencode(path), _content(path)]
    return key_of(*parts)


def _content(path: Path) -> bytes:
    try:
        return b"+" + read_bytes(path)
    except Unreadable as why:
        return b"-" + str(why).encode()


def _sources() -> str:
    """The state of rulewright's own files, by size and time."""
    here = Path(rulewright.__file__).resolve().parent
    found = []
    for folder in SOURCES:
        try:
            with os.scandir(here / folder) as entries:
                for entry in entries:
                    about = entry.stat()
                    if not entry.name.startswith((".", "__pycache__")):
                        found.append(f"{folder}/{entry.name} {about.st_size} {about.st_mtime_ns}")
        except OSError:
            continue
    return "\n".join(sorted(found))


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

    path = cache_dir() / "about" / f"{key}.json"
    found: dict[str, Any] | None = _read(path, json.loads)
    if found is None:
        found = make()
        _write(path, json.dumps(found).encode())
    return found


def program(key: str, make: Callable[[], Program]) -> Program:
    """A program, pickled."""
    import pickle

    path = cache_dir() / "programs" / f"{key}.pickle"
    found: Program | None = _read(path, pickle.loads)
    if found is None:
        found = make()
        _write(path, pickle.dumps(found, pickle.HIGHEST_PROTOCOL))
    return found


def module(key: str) -> Entry | None:
    """The built module that was filed under a key, if it is there and whole."""
    import json

    found = _read(cache_dir() / "loads" / f"{key}.json", json.loads)
    if found is None:
        return None
    try:
        path = Path(found["path"])
        if not is_whole(path):
            return None
        return Entry(found["name"], found["options"], backend_of(_import(found["module"], path)))
    except Exception:  # noqa: BLE001 - whatever is wrong with an entry, it is made anew
        return None


def file_module(key: str, name: str, options: dict[str, str], built: Any) -> Entry:
    """Remember which module was built for a key."""
    import json

    about = {"name": name, "options": options, "module": built.__name__, "path": built.__file__}
    _write(cache_dir() / "loads" / f"{key}.json", json.dumps(about).encode())
    return Entry(name, options, backend_of(built))


def is_noted(kind: str, key: str) -> bool:
    """Whether something was noted under a key."""
    return _read(cache_dir() / kind / key, bytes) == key.encode()


def note(kind: str, key: str) -> None:
    """Note that something holds."""
    _write(cache_dir() / kind / key, key.encode())


def backend_of(built: Any) -> Backend:
    """The backend in a built module."""
    backend: Backend = built.Backend()
    return backend


def _import(name: str, path: Path) -> Any:
    from importlib.machinery import ExtensionFileLoader
    from importlib.util import module_from_spec, spec_from_loader

    if name in sys.modules:
        return sys.modules[name]
    loader = ExtensionFileLoader(name, str(path))
    spec = spec_from_loader(name, loader, origin=str(path))
    assert spec is not None
    loaded = module_from_spec(spec)
    loader.exec_module(loaded)
    return loaded


def _read(path: Path, decode: Callable[[bytes], Made]) -> Made | None:
    try:
        data = path.read_bytes()
        if hashlib.sha256(data[:-DIGEST]).digest() != data[-DIGEST:]:
            return None
        return decode(data[:-DIGEST])
    except Exception:  # noqa: BLE001 - a cache entry that cannot be read is no entry
        return None


def _write(path: Path, data: bytes) -> None:
    """A cache that cannot be written is no reason to stop."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, data + hashlib.sha256(data).digest())
    except OSError:
        return
