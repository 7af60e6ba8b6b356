"""Files that people name: read with care, written whole.

Whatever a person names may be anything: a pipe, a device, a file of gigabytes, a link to itself. Only ordinary files of
a size that makes sense are read. A file is written beside its place and moved there in one step; no link is followed on
the way.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Iterator, Mapping
from contextvars import ContextVar

from rulewright.runtime.travelling import Travelling

Name = str | os.PathLike[str]
LARGEST = 16_000_000  # bytes of a file that is read; texts and tables have closer limits of their own


_UNSAVED: ContextVar[Mapping[str, str] | None] = ContextVar("unsaved", default=None)


@contextlib.contextmanager
def unsaved(texts: Mapping[str, str]) -> Iterator[None]:
    """Within it these texts, by real path, count instead of what the disk holds: an editor has not written them yet.
    Those of a wider block go on counting."""
    before = _UNSAVED.set({**(_UNSAVED.get() or {}), **texts})
    try:
        yield
    finally:
        _UNSAVED.reset(before)


class Unreadable(Travelling):
    """Why a file cannot be read: the end of a sentence that begins with the file."""


class NotUTF8(Unreadable):
    """The file holds no text that we can read."""

    def __init__(self) -> None:
        super().__init__("is not written in UTF-8")


class TooLarge(Unreadable):
    """The file holds more than anybody should have written."""

    def __init__(self, most: int) -> None:
        super().__init__(f"is larger than {most / 1_000_000:g} MB")


class Unwritable(Exception):
    """Why a file cannot be written, in a sentence."""


def read_bytes(path: Name, most: int = LARGEST) -> bytes:
    """What an ordinary file holds; Unreadable if it is none, or holds more than `most` bytes."""
    path = os.fspath(path)  # a number would be taken for an open file
    if (texts := _UNSAVED.get()) and (text := texts.get(os.path.realpath(path))) is not None:
        data = text.encode("utf-8", "surrogatepass")  # half of a character is refused when it is decoded
        if len(data) > most:
            raise TooLarge(most)
        return data
    try:
        _check(os.stat(path), most)  # before it is opened: that alone would wait for the writer of a pipe
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0))
        with os.fdopen(handle, "rb") as file:
            _check(os.fstat(handle), most)
            data = file.read(most + 1)
    except OSError as problem:
        raise Unreadable(_why(problem)) from None
    except ValueError:  # a name with a zero in it, or with half of a character
        raise Unreadable("is not there") from None
    if len(data) > most:
        raise TooLarge(most)
    return data


def read_text(path: Name, most: int = LARGEST) -> str:
    """The text of an ordinary file; Unreadable also if it is not written in UTF-8."""
    try:
        return read_bytes(path, most).decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise NotUTF8 from None


def put_in_place(path: Name, data: bytes, lasting: bool = True, mode: int = 0o666) -> None:
    """Write a file whole or not at all: into a draft beside it that nobody else can have made, then moved in one step.
    What is there already keeps its mode and owner, and must be an ordinary file; what is new gets `mode` as far as the
    user's mask allows. `lasting` waits until the disk has it."""
    target = os.fspath(path)
    try:
        before = _what_is_there(target)
        draft = os.path.join(os.path.dirname(target), f".part-{os.urandom(8).hex()}")
        handle = os.open(
            draft,
            os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0),
            mode if before is None else 0o600,
        )
    except (OSError, ValueError) as problem:
        missing = getattr(problem, "errno", None) in (errno.ENOENT, errno.ENOTDIR)
        why = "there is no such folder" if missing else getattr(problem, "strerror", None) or _why(problem)
        raise Unwritable(f"'{target}' cannot be written: {why}") from None
    try:
        with os.fdopen(handle, "wb") as file:
            if before is not None:
                _look_like(handle, before)
            file.write(data)
            if lasting:
                file.flush()
                os.fsync(handle)
        os.replace(draft, target)
    except BaseException as problem:
        with contextlib.suppress(OSError):
            os.unlink(draft)
        if isinstance(problem, OSError):
            raise Unwritable(f"'{target}' cannot be written: {problem.strerror}") from None
        raise


def _check(about: os.stat_result, most: int) -> None:
    if stat.S_ISDIR(about.st_mode):
        raise Unreadable("is a folder")
    if not stat.S_ISREG(about.st_mode):
        raise Unreadable("is not an ordinary file")
    if about.st_size > most:
        raise TooLarge(most)


def _why(problem: OSError | ValueError) -> str:
    """Why a file cannot be reached, in words."""
    match getattr(problem, "errno", errno.ENOENT):
        case errno.ENOENT | errno.ENOTDIR:
            return "is not there"
        case errno.EACCES | errno.EPERM:
            return "may not be read"
        case errno.ELOOP:
            return "is a link that leads to itself"
        case errno.ENAMETOOLONG:
            return "has too long a name"
        case _:
            return "cannot be read"


def _what_is_there(target: str) -> os.stat_result | None:
    """The ordinary file in a place, if there is one; nothing else is written over."""
    try:
        about = os.lstat(target)
    except FileNotFoundError:
        return None
    if stat.S_ISLNK(about.st_mode):
        raise Unwritable(f"'{target}' is a link; nothing is written through it: name the file itself")
    if not stat.S_ISREG(about.st_mode):
        raise Unwritable(f"'{target}' is not an ordinary file, so nothing is written over it")
    return about


def _look_like(handle: int, before: os.stat_result) -> None:
    """Give a draft the mode of the file it replaces, and the owner where that is possible."""
    if hasattr(os, "fchown"):
        with contextlib.suppress(OSError):
            os.fchown(handle, before.st_uid, before.st_gid)
        os.fchmod(handle, stat.S_IMODE(before.st_mode) & 0o777)
