"""The mark of what a seat may not see: a text, so that views stay plain data."""

from __future__ import annotations

from typing import Final


class Hidden(str):
    """Something hidden; `size` is how much it is where that is known."""

    size: int | None

    def __new__(cls, size: int | None = None) -> Hidden:
        self = super().__new__(cls, "hidden" if size is None else f"hidden ({size})")
        self.size = size
        return self

    def __repr__(self) -> str:
        return "HIDDEN" if self.size is None else f"HIDDEN({self.size})"


HIDDEN: Final = Hidden()
