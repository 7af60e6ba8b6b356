"""Who answers when a game is played beside a model: from answers and their moves, or outcomes of chance, to an
answer."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

Answer = tuple[Any, ...]
Choose = Callable[[dict[Answer, Any]], Answer]


def eager(rng: random.Random, likes: Callable[[Answer], bool], how_often: float) -> Choose:
    """Any answer, but so often one that is liked, where there is one."""

    def choose(moves: dict[Answer, Any]) -> Answer:
        answers = sorted(moves, key=repr)
        liked = [answer for answer in answers if likes(answer)]
        return rng.choice(liked if liked and rng.random() < how_often else answers)

    return choose


def saved(moves: Iterable[Any]) -> Choose:
    """The answers of a game that was played before."""
    rest = iter(moves)

    def choose(moves: dict[Answer, Any]) -> Answer:
        wanted = next(rest)
        return next(answer for answer, raw in moves.items() if raw == wanted)

    return choose
