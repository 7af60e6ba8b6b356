"""Errors that come through to another process as they are.

Python sends an error as its class and its message, and makes it anew of the message alone: that goes wrong where the
class is made of more, and a pool of processes takes it for a worker that has died.
"""

from __future__ import annotations

from typing import Any


class Travelling(Exception):
    """The base of errors that are made of more than their message."""

    def __reduce__(self) -> tuple[Any, ...]:
        return arrived, (type(self), self.args, self.__dict__)


def arrived(kind: type[Exception], message: tuple[Any, ...], about: dict[str, Any]) -> Exception:
    """The error again."""
    error = kind.__new__(kind, *message)
    error.__dict__.update(about)
    return error
