"""One definition tried from its text to the last comparison: what came of it."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from generator.compare import Difference, Tally, compare
from generator.contenders import contenders
from generator.definition import Definition
from generator.faces import compare_faces
from generator.samples import compare_samples
from generator.typed import compare_with_types
from rulewright.compiler.front import compile_game
from rulewright.compiler.syntax.diagnostics import DefinitionError
from rulewright.runtime import ir

GAMES = 4
TYPED = 4  # of so many definitions one is looked at value by value


@dataclass
class Result:
    """`refused`: the codes of mistakes, where it does not compile; `failure`: what went wrong, and nothing if all
    agree."""

    refused: tuple[str, ...] = ()
    failure: str = ""
    program: ir.Program | None = None
    tally: Tally = field(default_factory=Tally)

    @property
    def sort(self) -> str:
        """The failure without its particulars, by which two failures are taken to be the same."""
        return self.failure.split(" after ")[0].split(":")[0]


def tried(definition: Definition, seed: int, how: str = "quick", games: int = GAMES) -> Result:
    """Everything about a definition."""
    with tempfile.TemporaryDirectory(prefix="rulewright-") as folder:
        path = definition.write(Path(folder))
        try:
            program = compile_game(path).program
        except DefinitionError as error:
            return Result(refused=tuple(problem.code for problem in error.problems))
        except Exception as error:  # whatever the compiler does with a definition, it may not fall over
            return Result(failure=f"the compiler raised {type(error).__name__}: {error}")
    result = Result(program=program)
    try:
        found = contenders(program, seed, how)
        compare(found, seed, games, result.tally)
        if games and not result.tally.took_long:
            compare_faces(found, program, seed)
            compare_samples(found, seed)
            if seed % TYPED == 0:
                compare_with_types(program, seed)
    except Difference as difference:
        result.failure = str(difference)
    except Exception as error:  # neither may a backend
        result.failure = f"{type(error).__name__}: {error}"
    return result
