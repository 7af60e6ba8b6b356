"""What was tried, kept in a file: a run that was interrupted goes on, and after new scenarios only survivors are tried
again."""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path

from rulewright import library
from rulewright.conformance.find import Found
from rulewright.mutation.running import Tried, as_data
from rulewright.runtime.errors import OptionError
from rulewright.runtime.files import Unreadable, read_bytes, read_text


class Keeper:
    """A file of results, one line each, behind a line that says of which rules. Of two lines about one mutant the later
    counts; a last line that was cut off is left out."""

    def __init__(self, path: Path, game: Path) -> None:
        self.done: dict[str, Tried] = {}
        self._path = path
        head = {"mutants": _rules(game)}
        lines = read_text(path).splitlines() if path.exists() else []
        if lines:
            self._read(lines, head["mutants"])
        whole = [json.dumps(head), *(json.dumps(as_data(one)) for one in self.done.values())]
        path.write_text("".join(f"{line}\n" for line in whole), encoding="utf-8")

    def _read(self, lines: list[str], wanted: str) -> None:
        try:
            rules = json.loads(lines[0])["mutants"]
        except (ValueError, KeyError, TypeError):
            raise OptionError(f"'{self._path}' holds no mutants.") from None
        if rules != wanted:
            raise OptionError(f"'{self._path}' holds the mutants of other rules: remove it, or name another file.")
        for line in lines[1:]:
            try:
                data = json.loads(line)
            except ValueError:
                return
            lists = {name: tuple(data.get(name, ())) for name in ("rules", "witness", "asked")}
            self.done[data["name"]] = Tried(**{**data, **lists})

    def add(self, one: Tried) -> None:
        """One more."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(as_data(one)) + "\n")


def _rules(game: Path) -> str:
    """The rules of a game in a word: they change if a line or a table changes."""
    files = [*library.definition_files(game), *sorted(Found(game.stem, game).folder.glob("*.y*ml"))]
    return _texts([file for file in files if file.name != "equivalent.yaml"])


def _texts(files: list[Path]) -> str:
    found = blake2b(digest_size=12)
    for file in files:
        try:
            found.update(read_bytes(file))
        except Unreadable:
            continue
    return found.hexdigest()
