"""The cache: content-addressed files that heal themselves and that several processes may fill at once.

An entry is its data followed by the SHA-256 of them (loaders of libraries ignore what follows). It is put in place in
one step, so that nobody ever sees half of it; a file that was cut off or changed, or that others can write, counts as
absent. A cache that cannot be written is no reason to stop.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from rulewright.compiler.cache.folder import folders_to_read, folders_to_write, is_ours
from rulewright.runtime.files import Unwritable, put_in_place

try:
    import fcntl
except ImportError:  # pragma: no cover - not on this system: two processes may then build the same module twice
    fcntl = None  # type: ignore[assignment]

DIGEST = hashlib.sha256().digest_size
SAFELY = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)  # neither by a link, nor waiting at a pipe
PATIENCE = 300.0  # seconds to wait for another process that makes the same; then it is made here as well


def key_of(*parts: str | bytes) -> str:
    """The name of what these parts make: equal only if all of them are."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "little"))
        digest.update(data)
    return digest.hexdigest()[:32]


def cached(kind: str, name: str, make: Callable[[], bytes]) -> Path | None:
    """Where an entry lies, made by `make` if it is absent or broken; None if there is no place to keep it."""
    path = place_of(kind, name)
    if path is None:
        with _locked(kind, f"{name}.lock"):
            path = place_of(kind, name) or keep(kind, name, make())
    return path


def place_of(kind: str, name: str) -> Path | None:
    """Where a whole entry lies."""
    return next((folder / name for folder in folders_to_read(kind) if _whole(folder / name) is not None), None)


def kept(kind: str, name: str) -> bytes | None:
    """The data of an entry, if it is there and whole."""
    return next((data for folder in folders_to_read(kind) if (data := _whole(folder / name)) is not None), None)


def keep(kind: str, name: str, data: bytes) -> Path | None:
    """Keep data as an entry; returns where, or None if there is no place for them."""
    return write_down(kind, name, data + hashlib.sha256(data).digest())


def write_down(kind: str, name: str, data: bytes) -> Path | None:
    """Write a file of the cache, whole; returns where, or None if there is no place for it."""
    for folder in folders_to_write(kind):
        try:
            _clear(folder / name)
            put_in_place(folder / name, data, lasting=False, mode=0o600)
            return folder / name
        except (Unwritable, OSError):
            continue
    return None


def _whole(path: Path) -> bytes | None:
    """What an entry holds, if it is ours and its bytes match its digest."""
    try:
        handle = os.open(path, os.O_RDONLY | SAFELY)
        with os.fdopen(handle, "rb") as file:
            about = os.fstat(handle)
            if not stat.S_ISREG(about.st_mode) or not is_ours(about):
                return None
            data = file.read()
    except OSError:
        return None
    whole = len(data) >= DIGEST and hashlib.sha256(data[:-DIGEST]).digest() == data[-DIGEST:]
    return data[:-DIGEST] if whole else None


def _clear(path: Path) -> None:
    """Take away what can be no entry: a folder or a link in its place."""
    if path.is_symlink():
        path.unlink()
    elif path.is_dir():
        import shutil

        shutil.rmtree(path)


@contextlib.contextmanager
def _locked(kind: str, name: str) -> Iterator[None]:
    """Only one process at a time is inside, where the system can do that; nobody waits for ever."""
    folder = next(folders_to_write(kind), None)
    if fcntl is None or folder is None:
        yield
        return
    try:
        handle = os.open(folder / name, os.O_WRONLY | os.O_CREAT | SAFELY, 0o600)
    except OSError:
        yield
        return
    with os.fdopen(handle, "wb"):
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except OSError:
                time.sleep(0.05)
        yield
