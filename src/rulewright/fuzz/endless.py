"""Whether a game can still end: all that can follow a position is looked through, as far as patience goes."""

from __future__ import annotations

from rulewright.fuzz.failure import Failed, Kind
from rulewright.fuzz.table import Table
from rulewright.runtime.backend import OVER, Fault, Position, only_chance

PATIENCE = 2_000  # positions


def is_trapped(table: Table, position: Position, patience: int = PATIENCE) -> int:
    """How many positions can follow if none of them is an end, and all were seen; 0 where the game may end."""
    seen = {position.to_bytes()}
    waiting = [position]
    while waiting:
        here = waiting.pop()
        for step in table.possible(here):
            after = here.copy()
            try:
                table.make(after, step)
            except Fault:
                return 0
            if after.kind == OVER:
                return 0
            data = after.to_bytes()
            if data not in seen:
                seen.add(data)
                waiting.append(after)
                if len(seen) > patience:
                    return 0
    return len(seen)


def never_ends(positions: int) -> Failed:
    """From here on there is no end."""
    others = (
        f"the {positions} positions that can follow lead only to each other" if positions > 1 else "nothing changes"
    )
    return Failed(Kind.ENDLESS, "trapped", f"from here the game can never end: {others}")


def too_long(limit: int, by_chance: bool) -> Failed:
    """Random play did not come to an end, by decisions or by chance alone; whether it could is not known."""
    sentence = only_chance(limit) if by_chance else f"the game is not over after {limit:,} decisions of random play"
    return Failed(Kind.ENDLESS, "long", sentence)
