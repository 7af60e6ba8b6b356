"""Who looks at a position: a seat, or one of two who sit nowhere, the `TABLE`, which sees everything, and a
`SPECTATOR`, who sees only what all see. Neither of these is a number, so that no seat (nor `CHANCE`) can be taken for
one of them.

What each of them may know says knowledge.py.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from rulewright.runtime import backend as machine
from rulewright.runtime.arguments import seat_of

if TYPE_CHECKING:
    from rulewright.runtime.backend import Position


class Apart(Enum):
    """Lookers who sit at no seat."""

    TABLE = "table"
    SPECTATOR = "spectator"


TABLE: Final = Apart.TABLE  # sees everything: the table's own eyes, and tests
SPECTATOR: Final = Apart.SPECTATOR  # sees what everybody sees

Looker = int | Apart


def checked(looker: Any, seats: int) -> Looker:
    """A looker, or an error that says which seats there are."""
    return looker if isinstance(looker, Apart) else seat_of(looker, seats)


def mover(position: Position) -> Looker:
    """Through whose eyes an error shows a position: the player's who is asked; where nobody is, a spectator's."""
    return position.actor - 1 if position.kind == machine.DECIDE else SPECTATOR
