"""Data as they are kept between runs: pickled, which is quick, but read back without the power to do anything.

Only data classes of named modules are made again; whatever else a pickle asks for is refused.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from rulewright.compiler.depth import room

DEEP = 5000  # of data within data: a long chain of clauses is a deep tree


def frozen(value: object) -> bytes | None:
    """Data as bytes; None if they are nested too deeply to be kept."""
    try:
        with room(DEEP):
            return pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    except (RecursionError, pickle.PicklingError):
        return None


def thawed(data: bytes, *modules: str) -> Any:
    """The data again; UnpicklingError if they hold anything but plain values and instances of classes of these
    modules."""
    return _Reader(io.BytesIO(data), modules).load()


def thawed_in_turn(data: bytes, *modules: str) -> Iterator[Any]:
    """What was frozen several times over, its bytes put one behind the other."""
    stream = io.BytesIO(data)
    while stream.tell() < len(data):
        yield _Reader(stream, modules).load()


class _Reader(pickle.Unpickler):
    def __init__(self, stream: io.BytesIO, modules: tuple[str, ...]) -> None:
        super().__init__(stream)
        self._modules = modules

    def find_class(self, module: str, name: str) -> Any:
        found = getattr(import_module(module), name, None) if module in self._modules else None
        if isinstance(found, type) and found.__module__ == module:
            return found
        raise pickle.UnpicklingError(f"{module}.{name} is no plain data")
