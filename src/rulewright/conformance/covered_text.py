"""Coverage in a few lines for a terminal, and as JSON."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Any

from rulewright.conformance.covering import DECIDES, MET, UNMET, Covered, Shown

MOST_LINES = 12


def as_lines(found: Covered) -> str:
    """What is met and what decides, and the lines that are not met."""
    happening = len(found.lines) - found.count("")
    rows = [
        ("lines", happening, found.count(DECIDES), found.count(MET), found.count(UNMET)),
        ("rules", *_counted(found.rules.values())),
        ("values of options", *_counted(one for values in found.options.values() for one in values.values())),
        *((f"cells of {table}", *_counted(_all_cells(rows))) for table, rows in found.cells.items()),
    ]
    width = max(len(row[0]) for row in rows if row[1])
    head = f"{found.game:<{width}}  {'all':>5}  {'decide':>6}  {'met only':>8}  {'not met':>7}"
    lines = [head, *(f"{name:<{width}}  {a:>5}  {b:>6}  {c:>8}  {d:>7}" for name, a, b, c, d in rows if a)]
    return "\n".join([*lines, *_examples(found)])


def _counted(shown: Iterable[Shown]) -> tuple[int, int, int, int]:
    states = [one.state for one in shown]
    return len(states), states.count(DECIDES), states.count(MET), states.count(UNMET)


def _all_cells(rows: dict[str, dict[str, Shown]]) -> list[Shown]:
    return [one for cells in rows.values() for one in cells.values()]


def _examples(found: Covered) -> list[str]:
    unmet = [(number, line) for number, line in enumerate(found.lines, start=1) if line.state == UNMET]
    if not unmet:
        return []
    lines = ["", "no scenario comes to"]
    for number, line in unmet[:MOST_LINES]:
        text = " ".join(line.text.split("#")[0].split())
        lines.append(textwrap.shorten(f"  {found.file}:{number}  {text}", 118, placeholder=" …"))
    if len(unmet) > MOST_LINES:
        lines.append(f"  and {len(unmet) - MOST_LINES} more lines: --report FILE.html shows them")
    return lines


def as_data(found: Covered) -> dict[str, Any]:
    """Everything; scenarios are named by their place in the list."""
    return {
        "game": found.game,
        "file": found.file,
        "scenarios": list(found.scenarios),
        "failed": list(found.failed),
        "lines": {
            str(number): {**_data(line.shown), "state": line.state, "rules": list(line.rules), "remarks": line.remarks}
            for number, line in enumerate(found.lines, start=1)
            if line.shown is not None
        },
        "rules": {rule: _data(one) for rule, one in found.rules.items()},
        "options": {
            name: {value: _data(one) for value, one in values.items()} for name, values in found.options.items()
        },
        "cells": {
            table: {row: {column: _data(one) for column, one in cells.items()} for row, cells in rows.items()}
            for table, rows in found.cells.items()
        },
    }


def _data(shown: Shown) -> dict[str, Any]:
    return {"met": sorted(shown.met), "decides": sorted(shown.decides)}
