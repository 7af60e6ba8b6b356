"""What is found once while one question is answered: files and texts do not change meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, ParamSpec, TypeVar

Given = ParamSpec("Given")
Answer = TypeVar("Answer")
_KNOWN: ContextVar[dict[Any, Any] | None] = ContextVar("known", default=None)


@contextmanager
def moment() -> Iterator[None]:
    """Within it everything `remembered` is found once."""
    before = _KNOWN.set({})
    try:
        yield
    finally:
        _KNOWN.reset(before)


def remembered(find: Callable[Given, Answer]) -> Callable[Given, Answer]:
    """A function that is asked once for the same arguments, as long as the moment lasts."""

    @wraps(find)
    def asked(*arguments: Given.args, **named: Given.kwargs) -> Answer:
        known = _KNOWN.get()
        if known is None:
            return find(*arguments, **named)
        key = (find, arguments, tuple(named.items()))
        if key not in known:
            known[key] = find(*arguments, **named)
        answer: Answer = known[key]
        return answer

    return asked
