"""More of the independent evaluator in expressions.py: rays, floods, shortest paths, lines, orders of play, places in
lists, walks that stop. Written from docs/language.md alone, like the rest."""

from __future__ import annotations

from collections import Counter

from expressions import CELLS, FORMS, MEMBERS, SEATS, SORTS, Form, Said, Speaker, _named_cell, kept, on_board

Cell = tuple[int, int]
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (2, 1), (0, -2))
LINES = ((1, 0), (0, 1), (1, 1), (1, -1))


def _start(s: Speaker) -> Said:
    """A cell that is surely one: a constant, or what a walk is at."""
    return s.random.choice([_named_cell(s.random.choice(CELLS)), *s.names["cell"][len(SORTS["cell"]) :]])


def _ray(start: Cell, step: Cell, most: int = len(CELLS)) -> list[Cell]:
    found: list[Cell] = []
    here = on_board((start[0] + step[0], start[1] + step[1]))
    while here is not None and len(found) < most:
        found.append(here)
        here = on_board((here[0] + step[0], here[1] + step[1]))
    return found


def _neighbours(cell: Cell) -> set[Cell]:
    return {(cell[0] + x, cell[1] + y) for x, y in STEPS[:4]} & set(CELLS)


def _name(s: Speaker) -> str:
    s.count += 1
    return f"x_{s.count}"


def _step(s: Speaker) -> tuple[str, Cell]:
    step = s.random.choice(STEPS)
    return f"({step[0]}, {step[1]})", step


# ---------------------------------------------------------------- rays and lines


def ray(s: Speaker, depth: int) -> Said:
    """A ray to where something stands in its way."""
    start, (text, step), cells, name = _start(s), _step(s), s.say("cells", depth), _name(s)
    most = s.random.randint(0, 3) if s.random.random() < 0.4 else len(CELLS)
    told = f"{name} in ray({start.text}, {text}{f', {most}' if most < 4 else ''})"
    found = _ray(start.worth, step, most)
    hits = [at for at, cell in enumerate(found) if cell in cells.worth]
    word = s.random.choice(("where", "while", "until"))
    if word == "where":
        return Said(f"{{{told} where {name} in {cells.text}}}", frozenset(found) & cells.worth)
    if word == "while":
        return Said(f"{{{told} while {name} not in {cells.text}}}", frozenset(found[: hits[0]] if hits else found))
    return Said(f"{{{told} until {name} in {cells.text}}}", frozenset(found[: hits[0] + 1] if hits else found))


def along(s: Speaker, depth: int) -> Said:
    start, (text, step), cells, name = _start(s), _step(s), s.say("cells", depth), _name(s)
    return Said(
        f"along({start.text}, {text}, {name} => {name} in {cells.text})", _along(start.worth, step, cells.worth)
    )


def _along(start: Cell, step: Cell, good: frozenset[Cell]) -> int:
    found = _ray(start, step)
    return next((at for at, cell in enumerate(found) if cell not in good), len(found))


def in_line(s: Speaker, depth: int) -> Said:
    start, most, cells, name = _start(s), s.random.randint(1, 4), s.say("cells", depth), _name(s)
    longest = max(
        1 + _along(start.worth, (x, y), cells.worth) + _along(start.worth, (-x, -y), cells.worth) for x, y in LINES
    )
    return Said(
        f"in_line({start.text}, {most}, {name} => {name} in {cells.text})",
        longest >= most and start.worth in cells.worth,
    )


def length(s: Speaker, depth: int) -> Said:
    del depth
    start, (text, step) = _start(s), _step(s)
    return Said(f"count(ray({start.text}, {text}))", len(_ray(start.worth, step)))


# ---------------------------------------------------------------- floods and paths


def distance(s: Speaker, depth: int) -> Said:
    del depth
    one, two = _start(s), _start(s)
    return Said(
        f"distance({one.text}, {two.text})", abs(one.worth[0] - two.worth[0]) + abs(one.worth[1] - two.worth[1])
    )


def _flood(start: Cell, within: frozenset[Cell]) -> dict[Cell, int]:
    """Every cell that can be reached, with how many steps it takes."""
    found, edge = {start: 0}, [start]
    while edge:
        edge = sorted({near for cell in edge for near in _neighbours(cell) & within} - set(found))
        found |= {cell: max(found.values()) + 1 for cell in edge}
    return found


def reach(s: Speaker, depth: int) -> Said:
    start, cells, name = _start(s), s.say("cells", depth), _name(s)
    most = s.random.randint(1, 2) if s.random.random() < 0.4 else len(CELLS)
    found = frozenset(cell for cell, far in _flood(start.worth, cells.worth).items() if far <= most)
    limit = f", {most}" if most < len(CELLS) else ""
    return Said(f"reach({start.text}, {name} => {name}.neighbours & {cells.text}{limit})", found)


def path(s: Speaker, depth: int) -> Said:
    """The length of a shortest path, or -1 where there is none."""
    one, two, cells, name = _start(s), _start(s), s.say("cells", depth), _name(s)
    told = f"steps({one.text}, {two.text}, {name} => {name}.neighbours & {cells.text})"
    return Said(f"(if {told} is empty then -1 else {told})", _flood(one.worth, cells.worth).get(two.worth, -1))


# ---------------------------------------------------------------- orders


def neighbour_at_table(s: Speaker, depth: int) -> Said:
    del depth
    seat, at = s.random.randrange(SEATS), s.random.randrange(SEATS)
    word, way = s.random.choice((("clockwise", 1), ("counterclockwise", -1)))
    return Said(f"{word}({seat})[{at}]", (seat + way * at) % SEATS)


def place_in_list(s: Speaker, depth: int) -> Said:
    line, item = s.say("list", depth), s.random.choice(MEMBERS)
    told = f"index({line.text}, {item})"
    return Said(f"(if {told} is empty then -1 else {told})", line.worth.index(item) if item in line.worth else -1)


def stopping_walk(s: Speaker, depth: int) -> Said:
    """How many of a list come by before, or up to, the first of some."""
    line, stop, name = s.say("list", depth), s.random.choice(MEMBERS), _name(s)
    before = line.worth.index(stop) if stop in line.worth else len(line.worth)
    if s.random.random() < 0.5:
        return Said(f"count({name} in {line.text} while {name} != {stop})", before)
    return Said(f"count({name} in {line.text} until {name} == {stop})", min(before + 1, len(line.worth)))


def all_amounts(s: Speaker, depth: int) -> Said:
    """Amounts added up."""
    members, many, name = s.say("members", depth), s.random.randint(0, 3), _name(s)
    return Said(f"sum({name} in {members.text}: {many} of {name})", kept(Counter({one: many for one in members.worth})))


MORE: dict[str, list[Form]] = {
    "number": [along, length, distance, path, place_in_list, stopping_walk],
    "truth": [in_line],
    "cells": [ray, reach],
    "seat": [neighbour_at_table],
    "bag": [all_amounts],
}
for sort, forms in MORE.items():
    FORMS[sort] += forms
