"""Problems told while an editor goes on: one thread checks what has changed last, and tells in two steps what it
finds."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from rulewright.compiler.syntax.diagnostics import Problem
from rulewright.compiler.syntax.source import Span
from rulewright.editing.moments import moment
from rulewright.editing.problems import Checked, check, in_order, problems_in
from rulewright.editing.scenarios import failures
from rulewright.editing.texts import definition_of, source_of, stack_of, tables_of
from rulewright.library import resolved
from rulewright.runtime.files import unsaved

QUIET = 0.03  # seconds without a change before a check begins
PLAYING = 20.0  # seconds for the scenarios of a file

Publish = Callable[[Path, list[Problem]], None]
Texts = Callable[[], dict[str, str]]


@dataclass
class Checker:
    """Checks the texts that are open. `texts` yields them, `publish` tells the problems of one."""

    texts: Texts
    publish: Publish
    say: Callable[[str], None]
    _changed: dict[Path, bool] = field(default_factory=dict)  # the last one last; whether it was saved
    _told: dict[Path, set[Path]] = field(
        default_factory=dict
    )  # of each text checked: those that have problems because of it
    _failed: dict[Path, list[Problem]] = field(default_factory=dict)
    _news: threading.Condition = field(default_factory=threading.Condition)
    _ended: bool = False

    def start(self) -> None:
        threading.Thread(target=self._run, daemon=True, name="checking").start()

    def end(self) -> None:
        with self._news:
            self._ended = True
            self._news.notify()

    def changed(self, path: Path, saved: bool = False) -> None:
        """A text is another than before."""
        with self._news:
            self._changed[path] = self._changed.pop(path, False) or saved
            self._news.notify()

    def closed(self, path: Path) -> None:
        self._failed.pop(path, None)
        self.publish(path, [])

    # ------------------------------------------------------------ the thread

    def _run(self) -> None:
        while True:
            with self._news:
                while not self._changed and not self._ended:
                    self._news.wait()
                if self._ended:
                    return
            time.sleep(QUIET)
            with self._news:
                taken, self._changed = self._changed, {}
            try:
                self._check_all(taken)
            except Exception as problem:  # noqa: BLE001 - whatever goes wrong with one text, the next one is checked
                self.say(f"rulewright went wrong: {type(problem).__name__}: {problem}")

    def _check_all(self, taken: dict[Path, bool]) -> None:
        texts = self.texts()
        with unsaved(texts), moment():
            for path in self._affected(list(reversed(taken)), [Path(one) for one in texts]):
                if self._changed:  # something is newer: that comes first, and what is left after it
                    with self._news:
                        for one, saved in taken.items():
                            self._changed.setdefault(one, saved)
                    return
                self._check(path, taken.get(path, False))
            taken.clear()

    def _affected(self, changed: list[Path], opened: list[Path]) -> list[Path]:
        """The texts to check: those that changed, then those open that rest on them."""
        found = dict.fromkeys(changed)
        for one in opened:
            definition = definition_of(one)
            if definition is None:
                continue
            stack = stack_of(definition)
            below = {*stack, *(table for each in stack for table in tables_of(each))}
            if below & set(changed):
                found[one] = None
        return list(found)

    def _check(self, path: Path, saved: bool) -> None:
        began, worked = time.perf_counter(), time.thread_time()
        if path.suffix == ".scenario":
            self._scenarios(path, saved)
        elif (definition := definition_of(path)) is not None:
            self._tell(path, check(definition, soon=lambda early: self._tell(path, early)))
        else:
            self.publish(path, problems_in(path))
        took, busy = time.perf_counter() - began, time.thread_time() - worked
        self.say(f"checked {path.name} in {took * 1000:.0f} ms ({busy * 1000:.0f} ms of work)")

    def _tell(self, path: Path, checked: Checked) -> None:
        """The problems of a definition, in all files where they stand; where there were some before, none are told."""
        found = {resolved(Path(name)): problems for name, problems in checked.problems.items()}
        for other in {path, *found, *(self._told.get(path, set()) if checked.whole else ())}:
            self.publish(other, in_order(found.get(other, ())))
        if checked.whole:
            self._told[path] = set(found)

    def _scenarios(self, path: Path, saved: bool) -> None:
        found = problems_in(path)
        if not saved:
            lines = {one.span.source.text for one in self._failed.get(path, ())}
            if lines and source_of(path).text not in lines:
                self._failed.pop(path, None)
        self.publish(path, [*found, *self._failed.get(path, ())])
        if saved and not any(not one.warning for one in found):
            self._failed[path] = list(_failed(path))
            self.publish(path, [*found, *self._failed[path]])


def _failed(path: Path) -> Iterable[Problem]:
    """The scenarios of a file that do not hold, told where they fail."""
    source = source_of(path)
    for one in failures(path, PLAYING):
        if one.message:
            line = source.line_text(one.at)
            start = len(line) - len(line.lstrip()) + 1
            span = Span(source, one.at, start, one.at, max(start + 1, len(line.rstrip()) + 1))
            yield Problem("failed", span, one.message.partition(": failed: ")[2] or one.message)
