"""The cache of built modules: content-addressed files that heal themselves and that several processes may fill at once.

An entry is the shared library followed by the SHA-256 of its bytes (loaders ignore what follows the library). It is
written beside its final place and moved there in one step, so that nobody ever sees half of it; a file that was cut off or changed
does not match its own digest and counts as absent.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path

try:
    import fcntl
except ImportError:  # pragma: no cover - not on this system: two processes may then build the same module twice
    fcntl = None  # type: ignore[assignment]

DIGEST = hashlib.sha256().digest_size


def key_of(*parts: str | bytes) -> str:
    """The name of what these parts make: equal only if all of them are."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "little"))
        digest.update(data)
    return digest.hexdigest()[:32]


def cached(path: Path, make: Callable[[], bytes]) -> Path:
    """The entry at `path`, made by `make` if it is absent or broken."""
    if is_whole(path):
        return path
    path.parent.mkdir(parents=True, exist_ok=True)
    with locked(path.with_suffix(".lock")):
        if not is_whole(path):
            data = make()
            write_whole(path, data + hashlib.sha256(data).digest())
    return path


def is_whole(path: Path) -> bool:
    """Whether an entry is there and its bytes match its digest."""
    try:
        data = path.read_bytes()
    except OSError:
        return False
    return len(data) > DIGEST and hashlib.sha256(data[:-DIGEST]).digest() == data[-DIGEST:]


def write_whole(path: Path, data: bytes) -> None:
    """Put a file in place in one step; an interruption leaves nothing behind."""
    import tempfile  # slow to import, and not needed to find what is there

    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".part-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.chmod(name, 0o644)
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Only one process at a time is inside, where the system can do that."""
    with open(path, "ab") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
