"""Secrets on their way: where each comes from, whose it is, and by which names and lines it came."""

from __future__ import annotations

from typing import NamedTuple

from rulewright.runtime import ir


class Origin(NamedTuple):
    """Something hidden: a state, a draw, a roll or a choice by its name, who sees it (as of a state), and the local
    that holds the seat of its owner; None where nobody at hand is."""

    name: str
    seen: str
    owner: int | None = None


Trail = tuple[str, ...]  # the names and lines by which it came here
Taint = dict[Origin, Trail]
CLEAN: Taint = {}


def for_some(name: str, seen: ir.Expr, seats: int) -> Taint:
    """What comes up for the eyes of some players."""
    match seen:
        case ir.Const(value) if value == (1 << seats) - 1:
            return CLEAN
        case ir.Op("set", (ir.Local(slot),)):
            return {Origin(name, "owner", slot): (name,)}
    return {Origin(name, "some"): (name,)}


def on_line(what: str, where: ir.Where) -> str:
    """Something with the line it stands on, if it stands on one."""
    return f"{what} in line {where.line}" if where.line else what


def through(taint: Taint, hop: str) -> Taint:
    """Secrets that have come by one thing more."""
    return {origin: (*trail, hop) if trail[-1:] != (hop,) else trail for origin, trail in taint.items()}


def handed_over(taint: Taint, args: tuple[ir.Expr, ...]) -> Taint:
    """Secrets as a called procedure knows them: its owner is the parameter that is given the caller's local."""
    places = {arg.slot: number for number, arg in reversed(list(enumerate(args))) if isinstance(arg, ir.Local)}
    return {
        origin._replace(owner=None if origin.owner is None else places.get(origin.owner)): trail
        for origin, trail in taint.items()
    }


def handed_back(taint: Taint, args: tuple[ir.Expr, ...]) -> Taint:
    """Secrets of a called function as the caller knows them."""

    def owner(slot: int | None) -> int | None:
        given = args[slot] if slot is not None and slot < len(args) else None
        return given.slot if isinstance(given, ir.Local) else None

    return {origin._replace(owner=owner(origin.owner)): trail for origin, trail in taint.items()}
