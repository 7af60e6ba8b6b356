"""Memory that results are written into: numpy arrays where numpy is installed, plain buffers where it is not."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import cache
from typing import Any

from rulewright.runtime.errors import OptionError

CODES = {"bool": "B", "uint8": "B", "int8": "b", "int16": "h", "int32": "i", "float32": "f"}


@cache
def numpy() -> Any:
    """The module, or None where it is not installed."""
    try:
        import numpy as found
    except ImportError:
        return None
    return found


def needed(what: str) -> Any:
    """numpy, or an error that says who needs it."""
    found = numpy()
    if found is None:
        raise OptionError(f"{what} needs numpy: pip install numpy.")
    return found


def room(count: int, dtype: str) -> Any:
    """Room for `count` numbers, all 0."""
    found = numpy()
    if found is not None:
        return found.zeros(count, dtype)
    return bytearray(count) if dtype == "bool" else array(CODES[dtype], bytes(count * array(CODES[dtype]).itemsize))


def filled(fill: Callable[[Any], bool], count: int, dtype: str, out: Any) -> Any:
    """`out`, or new room if it is None, once it was filled; an error if it is not so many writable bytes."""
    wanted = room(count, dtype) if out is None else out
    try:
        if fill(wanted):
            return wanted
    except (TypeError, ValueError, BufferError):
        pass
    size = array(CODES[dtype]).itemsize * count
    raise OptionError(f"out is {size} writable bytes in one piece: {count} numbers of type {dtype}.")


def put_in(out: Any, data: bytes) -> bool:
    """Writes bytes into memory; False if there is not just room enough."""
    with memoryview(out) as view:
        if view.readonly or not view.c_contiguous or view.nbytes != len(data):
            return False
        view.cast("B")[:] = data
    return True
