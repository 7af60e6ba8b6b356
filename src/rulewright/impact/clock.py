"""How long each part may take: shares of one time, so that all of it ends when it was said to."""

from __future__ import annotations

import time
from typing import NamedTuple

FOR_THE_PAGE = 0.06  # of the time, kept back for putting everything together


class Clock(NamedTuple):
    """When it began and how long all of it may take. Moments are those of time.time, which processes share."""

    began: float
    seconds: float

    def at(self, share: float) -> float:
        """The moment when a share of the time is over; 1 is the end of all that looks for something."""
        return self.began + share * self.seconds * (1 - FOR_THE_PAGE)

    def left(self, share: float = 1.0) -> float:
        """Seconds until then."""
        return max(0.0, self.at(share) - time.time())
