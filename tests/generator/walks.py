"""Walks over things: `x in S where P`, the heart of sets, counts, sums and loops."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from generator.kinds import BagOf, Cell, Kind, ListOf, Num, Seat, SetOf
from generator.writer import Named, Writer


@contextmanager
def walk(w: Writer, item: Kind, depth: int, stem: str = "x") -> Iterator[tuple[str, str]]:
    """A generator over items of a kind; its name is known within. Over seats it may be `you`."""
    name = "you" if item == Seat() and w.chance(0.15) else w.name(stem)
    source, keeps_order = source_of(w, item, depth)
    with w.acting(w.you or name == "you"), w.bound(Named(name, item)):
        text = f"{name} in {source}"
        for _ in range(w.random.choice((0, 1, 1, 2))):
            word = w.pick("where", "while", "until") if keeps_order else "where"
            text += f" {word} {w.condition(depth)}"
        yield name, text


@contextmanager
def walks(w: Writer, item: Kind, depth: int) -> Iterator[tuple[str, str]]:
    """One or two nested generators, the first over items of a kind."""
    with walk(w, item, depth) as (name, text):
        if w.chance(0.15):
            with walk(w, w.any_kind(), w.between(0, depth), "y") as (_, inner):
                yield name, f"{text}, {inner}"
        else:
            yield name, text


def source_of(w: Writer, item: Kind, depth: int) -> tuple[str, bool]:
    """Something to walk over, and whether it has an order in which `while` and `until` make sense."""
    if isinstance(item, Num) and w.chance(0.5):
        if w.chance(0.6):
            low = w.between(-2, 3)
            return f"{low}..{low + w.between(0, 4)}", True
        return f"{w.between(0, 2)}..{w.random.choice(w.known(Num()) or ['4'])}", True
    if isinstance(item, Cell) and w.chance(0.2):
        return w.some(ListOf(item), depth), True
    if isinstance(item, Seat) and w.chance(0.3):
        return w.some(ListOf(item), depth), True
    from generator.declared import collections_of

    kind = w.random.choice(collections_of(w, item))
    assert isinstance(kind, SetOf | BagOf | ListOf)
    return w.some(kind, depth), isinstance(kind, ListOf)
