"""Parts of experiments on a Ray cluster: each is a task that is begun again if whoever plays it dies; results stream
in.

A node needs rulewright with the same definitions; the module of a game is built there once, like anywhere else.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

from rulewright.lab.plan import Part
from rulewright.lab.playing import Tally, play_some
from rulewright.runtime.errors import OptionError, RulewrightError
from rulewright.runtime.printable import quoted

AGAIN = 5  # how often a part is begun anew


def on_ray(parts: list[Part], address: str | None) -> Iterator[tuple[Part, Tally]]:
    """On the cluster at an address, the one that is there already, or a new one on this machine."""
    ray = _connected(address)
    task = ray.remote(num_cpus=1, max_retries=AGAIN)(play_some)
    waiting: dict[Any, Part] = {task.remote(*part): part for part in parts}
    try:
        while waiting:
            done, _ = ray.wait(list(waiting), num_returns=1)
            for one in done:
                yield waiting.pop(one), _told(ray, one)
    finally:
        for one in waiting:
            ray.cancel(one, force=True)


def _told(ray: Any, done: Any) -> Tally:
    """What came of a part; what went wrong there is told as if it were here."""
    try:
        tally: Tally = ray.get(done)
    except ray.exceptions.RayTaskError as problem:
        if isinstance(problem.cause, RulewrightError):
            raise problem.cause from None
        raise
    return tally


def _connected(address: str | None) -> Any:
    try:
        import ray
    except ImportError:
        raise OptionError("To run on Ray: pip install 'rulewright[ray]'.") from None
    if not ray.is_initialized():
        try:
            ray.init(address=address, log_to_driver=False, include_dashboard=False, logging_level=logging.ERROR)
        except Exception as problem:  # noqa: BLE001 - Ray raises plain ones: nobody at the address, no room, too slow
            raise RulewrightError(f"Ray could not be reached or started: {quoted(str(problem))}") from None
    return ray
