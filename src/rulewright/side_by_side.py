"""Builds side by side: in threads, since the C compiler takes the time."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from typing import TypeVar

Item = TypeVar("Item")
Made = TypeVar("Made")


def side_by_side(make: Callable[[Item], Made], items: Iterable[Item]) -> Iterator[tuple[Item, Future[Made]]]:
    """What `make` gives for each item, as it is ready. An interruption ends what is under way."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        try:
            waiting = {pool.submit(make, item): item for item in items}
            for done in as_completed(waiting):
                yield waiting[done], done
        except BaseException:  # also where whoever asked has had enough
            from rulewright.compiler.native.build import STOPPED, stop_builds

            stop_builds()
            pool.shutdown(cancel_futures=True)
            STOPPED.clear()
            raise
