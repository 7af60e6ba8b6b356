"""What was played so far, kept in a file: an experiment that was interrupted goes on where it ended."""

from __future__ import annotations

import json
from pathlib import Path

from rulewright.lab.playing import Tally
from rulewright.runtime.errors import OptionError
from rulewright.runtime.files import put_in_place


class Keeper:
    """A file of parts, one line each, behind a line that says of which plan. A last line that was cut off is left
    out."""

    def __init__(self, path: Path, key: str) -> None:
        self.parts: list[Tally] = []
        self._path = path
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        if lines:
            self._read(lines, key)
        whole = [json.dumps({"plan": key}), *(json.dumps(part) for part in self.parts)]
        put_in_place(path, "".join(f"{line}\n" for line in whole).encode())  # whole, or as it was

    def _read(self, lines: list[str], key: str) -> None:
        try:
            head = json.loads(lines[0])["plan"]
        except (ValueError, KeyError, TypeError):
            raise OptionError(f"'{self._path}' holds no experiment.") from None
        if head != key:
            raise OptionError(
                f"'{self._path}' holds another experiment: another game, options, players or seed, or other rules."
            )
        for line in lines[1:]:
            try:
                self.parts.append(json.loads(line))
            except ValueError:
                return

    def add(self, part: Tally) -> None:
        """One more part."""
        self.parts.append(part)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(part) + "\n")


def missing(parts: list[Tally], games: int, size: int) -> list[tuple[int, int]]:
    """Which games, (first, count), are still to be played."""
    done = {number for part in parts for number in range(part["first"], part["first"] + part["count"])}
    found: list[tuple[int, int]] = []
    for number in range(games):
        if number in done:
            continue
        if found and sum(found[-1]) == number and found[-1][1] < size:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((number, 1))
    return found
