"""Experiments on a Ray cluster of two nodes: the same numbers as in one process, also when a worker is killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ray = pytest.importorskip("ray", reason="the extra 'ray' is not installed")

from rulewright.lab import running
from rulewright.lab.plan import Plan, plan_of
from rulewright.lab.playing import merged
from rulewright.runtime.errors import RulewrightError


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    paths = os.pathsep.join([str(Path(__file__).parents[1] / "src"), str(Path(__file__).parent)])
    before, os.environ["PYTHONPATH"] = os.environ.get("PYTHONPATH"), paths
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    made.add_node(num_cpus=1)
    ray.init(address=made.address, log_to_driver=False, include_dashboard=False)
    yield made
    ray.shutdown()
    made.shutdown()
    if before is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = before


def deadly(seed: int) -> object:
    """A random player that kills its process once."""
    from rulewright.runtime.players.random import random_player

    marker = Path(__file__).parent / ".deadly"
    if not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return random_player(seed)


def failing(seed: int) -> object:
    """A player that is not one."""
    raise ValueError("boom")


def parts_of(plan: Plan) -> list[tuple[Plan, int, int]]:
    return [(plan, first, 5) for first in range(0, 30, 5)]


def test_the_same_numbers_on_two_nodes(cluster: Any) -> None:
    plan = plan_of("tic_tac_toe", {}, None, "mcts:20,random", 1, "auto", 100)
    here = [tally for _, tally in running.alone(parts_of(plan))]
    there = [tally for _, tally in running.runner("ray", 1)(parts_of(plan))]
    assert len(ray.nodes()) == 2
    assert merged(there) == merged(here)


def test_a_killed_worker_loses_nothing_and_doubles_nothing(cluster: Any) -> None:
    marker = Path(__file__).parent / ".deadly"
    marker.unlink(missing_ok=True)
    try:
        plan = plan_of("tic_tac_toe", {}, None, "test_ray:deadly", 1, "auto", 100)
        there = [tally for _, tally in running.runner("ray", 1)(parts_of(plan))]
        assert marker.exists(), "one was killed"
    finally:
        marker.unlink(missing_ok=True)
    usual = plan_of("tic_tac_toe", {}, None, "random", 1, "auto", 100)
    assert merged(there) == merged([tally for _, tally in running.alone(parts_of(usual))])


def test_what_goes_wrong_there_is_told_here(cluster: Any) -> None:
    plan = plan_of("tic_tac_toe", {}, None, "test_ray:failing", 1, "auto", 100)
    with pytest.raises(RulewrightError) as told:
        list(running.runner("ray", 1)(parts_of(plan)))
    assert str(told.value).startswith("The player 'test_ray:failing' went wrong: ValueError: boom (test_ray.py, line")
