"""The mark of what a seat may not see: a text, so that views stay plain data."""

from __future__ import annotations

from typing import Final


class Hidden(str):
    """Something hidden; `count` is its size where that is known."""

    count: int | None

    def __new__(cls, count: int | None = None) -> Hidden:
        self = super().__new__(cls, "hidden" if count is None else f"hidden ({count})")
        self.count = count
        return self

    def __repr__(self) -> str:
        return "HIDDEN" if self.count is None else f"HIDDEN({self.count})"


HIDDEN: Final = Hidden()
