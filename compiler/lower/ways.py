"""Ways of lowering that are only for speed, by name. Each can be switched off: the same moves, bytes and results come
out."""

from __future__ import annotations

WAYS: dict[str, str] = {
    "masks": "a condition on every cell of a board at once, as bits: masks/conditions.py",
    "shifts": "what lies a step away from every cell of a board is a mask that is moved: masks/shifts.py",
    "lanes": "bytes that lie one after the other are compared at once, which gives a mask: masks/lanes.py",
    "rays": "what lies along a ray from every cell of a board at once, as masks that are moved: masks/rays.py",
    "windows": "whether runs from a cell are long enough together is asked of constant sets of cells: masks/windows.py",
    "followers": "what is chosen first is narrowed to what leaves a choice: masks/followers.py",
    "tables": "what depends on little is looked up: tables.py, few_values.py",
    "join_conditions": (
        "conditions that take a few instructions are worked out together, without branches: "
        "statements/joined_conditions.py"
    ),
    "unroll": "`all` and `any` over a few constants are written out: few_values.py",
    "keep_beside": (
        "what is seen beside a cell is kept as a number, by which a condition is looked up: masks/beside_cells.py"
    ),
    "listed_neighbours": "on a large board the few cells around a cell as a list: expressions/loops.py",
    "step_versions": "a def that takes a step gets a version for the steps it is called with: expressions/calls.py",
    "unmade_sets": (
        "large sets that are only walked, or taken out of another, are not made: "
        "expressions/unmade_sets.py, expressions/aggregates.py"
    ),
    "late_sets": "a large set that is only used where it is not empty is made there: statements/late_sets.py",
    "early_fills": "what is asked of a flood fill is asked as soon as a cell is reached: expressions/fills.py",
    "bulk_writes": "cells that all get the same value are written at once: statements/bulk_writes.py",
    "strides": "loops that only count are taken many rounds at once: statements/strides.py",
    "in_place": (
        "sets, lists and piles are changed where they lie, and bags asked for amounts: "
        "statements/set_changes.py, stored/lists.py, stored/piles.py, stored/bags.py"
    ),
    "occupied_cells": "parts of cells that hold nothing are not looked at when a network is found: networks/joining.py",
    "keep_networks": (
        "networks are kept up to date instead of found afresh: kept/network_upkeep.py, kept/after_write.py"
    ),
    "keep_totals": "totals that ranking has found are told once the game is over, not found again: scores.py",
    "trust_drawn": "the guards of a move that a random game has drawn are not asked again: flow.py",
    "make_to_see": (
        "a drawn move that would have to be tried is made, and taken back if it is not legal: decisions/after_choice.py"
    ),
    "enter_drawn": (
        "a move that a random game has drawn goes on at its option without being looked at again: decisions/arriving.py"
    ),
    "count_moves": (
        "what can be chosen last is counted for each choice before it, and a random move counted off: "
        "decisions/drawn_ranges.py"
    ),
    "reached_only": "what nothing leads to, as the options are set, is not written: flow.py, reached.py",
    "draw_directly": "a random move is drawn from the ranges, without a list: decisions/drawing.py",
}
