"""Secrets on their way: where each comes from, whose it is, and by which names and lines it came."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import NamedTuple

from rulewright.runtime import ir


class Origin(NamedTuple):
    """Something hidden: a state, a draw, a roll or a choice by its name, who sees it (as of a state), the local that
    holds its owner, and one that surely holds somebody else; None where none at hand does."""

    name: str
    seen: str
    owner: int | None = None
    other: int | None = None

    @property
    def seer(self) -> int | None:
        """The local that holds a seat who sees it."""
        return self.other if self.seen == "others" else self.owner

    def without(self, slots: Container[int]) -> Origin:
        """The same where some locals are gone."""
        owner, other = (None if slot in slots else slot for slot in (self.owner, self.other))
        return self._replace(owner=owner, other=other)


Trail = tuple[str, ...]  # the names and lines by which it came here
Taint = dict[Origin, Trail]
CLEAN: Taint = {}
ANYTHING: Taint = {Origin("", "none"): ()}


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
    places: dict[int | None, int] = {
        arg.slot: number for number, arg in reversed(list(enumerate(args))) if isinstance(arg, ir.Local)
    }
    return {
        origin._replace(owner=places.get(origin.owner), other=places.get(origin.other)): trail
        for origin, trail in taint.items()
    }


def handed_back(taint: Taint, args: tuple[ir.Expr, ...], other_than: Callable[[ir.Expr], int | None]) -> Taint:
    """Secrets of a called function as the caller knows them; `other_than`: a local of the caller with a player who is
    surely another one."""

    def told(origin: Origin) -> Origin:
        owner, other = (args[slot] if slot is not None and slot < len(args) else None for slot in origin[2:])
        known = other.slot if isinstance(other, ir.Local) else None
        if known is None and owner is not None and origin.seen == "others":
            known = other_than(owner)
        return origin._replace(owner=owner.slot if isinstance(owner, ir.Local) else None, other=known)

    return {told(origin): trail for origin, trail in taint.items()}
