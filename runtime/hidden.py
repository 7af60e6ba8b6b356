"""The mark of what a seat may not see, in the views."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Hidden:
    """Something hidden; `size` is how much it is where that is known. Prints as `hidden` or `hidden (3)`."""

    size: int | None = None

    def __str__(self) -> str:
        return "hidden" if self.size is None else f"hidden ({self.size})"

    def __repr__(self) -> str:
        return "HIDDEN" if self.size is None else f"HIDDEN({self.size})"


HIDDEN: Final = Hidden()
