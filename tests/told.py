"""Small games told in a test: what the states hold after their telling, on the reference and as modules with and
without passes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright.compiler.front import compile_game
from rulewright.compiler.pipeline import compile_module
from rulewright.runtime.interpret import ReferenceBackend
from rulewright.runtime.ir import Program


@dataclass(frozen=True)
class Told:
    """A game on one backend."""

    name: str  # of the backend
    program: Program
    backend: Any

    def new(self, seed: int = 1) -> Any:
        """A new position."""
        return self.backend.new(seed, False)

    def states(self, position: Any) -> dict[str, Any]:
        """What every state holds: the value, or the values in the order of its indices."""
        read = ReferenceBackend(self.program).from_bytes(position.to_bytes(), 1, 0, False)
        return {
            state.name: list(values) if state.index else values[0]
            for state, values in zip(self.program.states, read._world.values, strict=True)
        }


def told(
    folder: Path, text: str, files: dict[str, str] | None = None, seats: int | None = None, **options: str
) -> Iterator[Told]:
    """The game on each backend."""
    for name, content in (files or {}).items():
        (folder / name).write_text(content)
    file = folder / "told.game"
    file.write_text(text)
    program = compile_game(file, options or None, seats).program
    yield Told("plain reference", program, ReferenceBackend(program, plain=True))
    yield Told("reference", program, ReferenceBackend(program))
    for passes in (True, False):
        name = "compiled" if passes else "compiled without passes"
        yield Told(name, program, compile_module(program, passes).Backend())


def outcome(folder: Path, text: str, **options: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The states at the first decision, with the name of the backend."""
    for one in told(folder, text, **options):
        yield one.name, one.states(one.new())
