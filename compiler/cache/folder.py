"""Where rulewright keeps what it can make again, and whether what lies there can be trusted.

Modules are code, so nothing is read from a folder that anybody but the user (and root) can write in, on any step of the
way to it. What cannot be kept in the user's own folder is kept in one for this process alone.
"""

from __future__ import annotations

import os
import stat
import warnings
from collections.abc import Iterator
from pathlib import Path
from threading import Lock

from rulewright.runtime.errors import RulewrightWarning
from rulewright.runtime.printable import printable

LINKS_MAX = 40
_judged: dict[str, str] = {}
_unwritable: set[str] = set()
_spare: list[Path | None] = []
_ONE_AT_A_TIME = Lock()


def cache_dir() -> Path:
    """The folder named by RULEWRIGHT_CACHE, else `rulewright` in the user's cache folder. It need not exist."""
    if chosen := os.environ.get("RULEWRIGHT_CACHE"):
        return Path(chosen)
    if caches := os.environ.get("XDG_CACHE_HOME"):
        return Path(caches) / "rulewright"
    return Path(os.path.expanduser("~")) / ".cache" / "rulewright"


def folders_to_read(kind: str) -> Iterator[Path]:
    """Where things of a kind may lie."""
    for root in (cache_dir(), *_spare):
        if root is not None and is_trusted(root / kind):
            yield root / kind


def folders_to_write(kind: str) -> Iterator[Path]:
    """Where things of a kind may be put, the best place first; a folder that is not there is made."""
    for get in (cache_dir, _spare_dir):
        root = get()
        if root is None:
            continue
        try:
            _make(root / kind)
        except (OSError, ValueError):
            if get is cache_dir:
                _say_unwritable(root)
            continue
        if is_trusted(root / kind):
            yield root / kind


def _say_unwritable(root: Path) -> None:
    """Said once: everything works, but what is built is built anew each time."""
    if str(root) not in _unwritable:
        _unwritable.add(str(root))
        text = f"the cache in '{printable(str(root))}' cannot be written: what is built is not kept"
        warnings.warn(text, RulewrightWarning, stacklevel=1)


def is_trusted(folder: Path) -> bool:
    """Whether nobody else can have written what lies in a folder; if not, it is said once."""
    name = os.path.abspath(folder)
    if name not in _judged:
        try:
            _judged[name] = why = _who_else(name)
        except (OSError, ValueError):  # it is not there: perhaps later
            return False
        if why and not any(why in other for key, other in _judged.items() if key != name):
            warnings.warn(
                f"the cache in '{printable(str(cache_dir()))}' is not used: {printable(why)}",
                RulewrightWarning,
                stacklevel=1,
            )
    return not _judged[name]


def is_ours(about: os.stat_result) -> bool:
    """Whether a file or folder belongs to the user or to root, and others cannot write to it."""
    if not hasattr(os, "geteuid"):
        return True
    return about.st_uid in (0, os.geteuid()) and not _others_write(about)


def _who_else(folder: str) -> str:
    """Who else could have written what lies in a folder: each folder and each link on the way to it counts. Empty if
    nobody."""
    if not hasattr(os, "geteuid"):
        return ""
    waiting, at, links = folder.split(os.sep)[::-1], os.sep, 0
    while waiting:
        part = waiting.pop()
        if part in ("", "."):
            continue
        path = os.path.normpath(os.path.join(at, part))
        about = os.lstat(path)
        if about.st_uid not in (0, os.geteuid()):
            return f"'{path}' belongs to somebody else"
        if stat.S_ISLNK(about.st_mode):
            links += 1
            if links > LINKS_MAX:
                return f"'{path}' is a link that leads nowhere"
            waiting += os.readlink(path).split(os.sep)[::-1]
            at = os.sep if os.path.isabs(os.readlink(path)) else at
            continue
        is_shelter = about.st_mode & stat.S_ISVTX and waiting  # like /tmp: nobody can move what belongs to another
        if _others_write(about) and not is_shelter:
            return f"others can write in '{path}'"
        at = path
    return ""


def _others_write(about: os.stat_result) -> bool:
    by_group = about.st_mode & stat.S_IWGRP and not _is_alone(about.st_gid)
    return bool(about.st_mode & stat.S_IWOTH or by_group) and not stat.S_ISLNK(about.st_mode)


def _is_alone(group: int) -> bool:
    """Whether a group is root's, or the user's own with nobody else in it, as many systems give to each user."""
    import grp
    import pwd

    try:
        user, members = pwd.getpwuid(os.geteuid()), grp.getgrgid(group)
    except KeyError:
        return group == 0
    return group == 0 or (members.gr_name == user.pw_name and set(members.gr_mem) <= {user.pw_name})


def _make(folder: Path) -> None:
    """Make a folder, and those on the way to it, for the user alone."""
    if not folder.is_dir():
        _make(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def _spare_dir() -> Path | None:
    """A folder for this process alone, taken away at its end; None if there is no place for one."""
    with _ONE_AT_A_TIME:
        if not _spare:
            _spare.append(_new_spare())
    return _spare[0]


def _new_spare() -> Path | None:
    import atexit
    import shutil
    import tempfile

    try:
        folder = tempfile.mkdtemp(prefix="rulewright_cache-")
    except OSError:
        return None
    owner = os.getpid()
    atexit.register(lambda: shutil.rmtree(folder, ignore_errors=True) if os.getpid() == owner else None)
    return Path(folder)
