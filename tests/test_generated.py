"""The emitted Cython of shipped games is committed, so that a change of the compiler can be read; none may be stale."""

from __future__ import annotations

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
