"""The emitted Cython of shipped games is committed, so that a change of the compiler can be read; none may be stale."""

from __future__ import annotations

import re

import pytest

from rulewright import library
from rulewright.cli.compile import generated_text

GENERATED = library.shipped_folder().resolve().parent / "generated"


@pytest.mark.parametrize("name", library.shipped())
def test_generated_is_fresh(name: str) -> None:
    file = GENERATED / f"{name}.pyx"
    assert file.exists(), f"{file.name} is missing: 'make generated' writes it"
    assert file.read_text(encoding="utf-8") == generated_text(library.shipped()[name]), (
        f"{file.name} is stale: make generated"
    )


def test_nothing_else_is_generated() -> None:
    assert {file.stem for file in GENERATED.glob("*.pyx")} == set(library.shipped())


UGLY = {
    "a double negation": r"not \(?not\b",
    "a condition that is known": r"\b(if|while) (not )?([01]|False)(:| and | or | else )|\bif (not )?True\b",
    "a constant without a name": r"\b[TK]_\d",
    "a frame by its bytes": r"<char\*>s\.r_stack",
    "a pointer cast twice": r"<\w+\*>&?\(?<\w+\*>\(?<",
    "a number cast twice": r"<(unsigned )?\w+><(unsigned )?\w+>",
    "a field cast to what it is": r"return <(int|uint64_t)>s\.\w+$",
    "a value that is cast where it is kept": r"^ +s\.\w+(\[[^\]\n]*\])? = <u?int\d+_t>\w+$",
    "a variable without the value it begins with": r"^    cdef \w+ (\w+)\n(    cdef [^\n]*\n|    #[^\n]*\n)*    \1 = ",
    "what was just set is asked for": r"^ +(\w+) = (\d+)\n +if \1 == \2\b",
    "a line that is too long": r"^.{121,}$",
}


@pytest.mark.parametrize("what", UGLY)
def test_what_is_generated_is_pleasant_to_read(what: str) -> None:
    ugly = re.compile(UGLY[what], re.MULTILINE)
    found = [
        f"{file.name}:{text[: one.start()].count(chr(10)) + 1}: {one[0][:100]}"
        for file in sorted(GENERATED.glob("*.pyx"))
        for text in [file.read_text(encoding="utf-8")]
        for one in ugly.finditer(text)
    ]
    assert not found, f"{what}:\n" + "\n".join(found[:10])
