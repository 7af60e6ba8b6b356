"""Random definitions that reach everything: all ways to carry one out agree, and no construct is left out.

`python -m generator` in this folder runs many more; docs/decisions/0022 says how that is made quick.
"""

from __future__ import annotations

import sys
import warnings
from collections import Counter
from contextlib import nullcontext
from pathlib import Path

import pytest
from generator.apart import apart
from generator.constructs import APART, missing, table
from generator.contenders import contenders, has_compiler, without
from generator.cover import is_worth, kept, reached_by, tries
from generator.cython_to_c import CannotPrint, c_of
from generator.definition import Definition, definition
from generator.long_run import batch, looked_at
from generator.pairs import possible_in_text, text_pairs
from generator.shrink import shrunk
from generator.trial import tried
from scale import scaled

from rulewright.compiler.analyse.verify import verify
from rulewright.compiler.optimise import optimised
from rulewright.compiler.passes import ALL, NONE

BATCHES, DEFINITIONS = 8, 20  # so that two processes can share them; many more: `python -m generator`
MODULES = 4  # built as for everybody, by Cython and the usual compiler
MOST = 800  # definitions in which every construct must occur
REFUSED = 0.25  # of the definitions may have a mistake: the generator does not know every rule of the types
HOW = "quick" if has_compiler() else "not"
FOUND = sorted((Path(__file__).parent / "fixtures" / "found").glob("*"))


@pytest.mark.parametrize("number", range(scaled(BATCHES)))
def test_all_ways_agree(number: int) -> None:
    refused = 0
    for found in batch(range(number * DEFINITIONS, (number + 1) * DEFINITIONS), HOW):
        refused += found["came"] == "refused"
        told = f"seed {found['seed']}: {found['failure']}\n(python -m generator --shrink {found['seed']})"
        assert found["came"] != "failed", told
    assert refused <= max(5, REFUSED * DEFINITIONS), "too many definitions are refused"


@pytest.mark.skipif(not has_compiler(), reason="needs a C compiler")
@pytest.mark.parametrize("seed", range(scaled(MODULES)))
def test_modules_agree_too(seed: int) -> None:
    """The C that is printed without Cython is only a quick way: modules as everybody builds them agree as well."""
    found = looked_at(definition(seed), seed, "module")
    assert found["came"] != "failed", found["failure"]


def test_every_construct_is_reached() -> None:
    """By the seeds of `cover.txt` if they still do, else by as many as it takes."""
    found: Counter[str] = Counter()
    for one in kept():
        found += reached_by(one)
    if missing(found):
        warnings.warn("cover.txt is out of date: python -m generator --cover --to 800", stacklevel=1)
    for one in tries(range(MOST)):
        if is_worth(one, missing(found)):
            found += reached_by(one)
    assert not missing(found), f"never reached: {missing(found)}"
    assert table(found).count("\n") > 500


def test_a_value_outside_its_type_is_noticed() -> None:
    """Programs that say of every sum that it is 0."""
    from dataclasses import replace
    from typing import Any

    from generator.compare import Difference
    from generator.typed import compare_with_types

    from rulewright.compiler.analyse.rewrite import rewritten_program
    from rulewright.runtime import ir

    def lie(node: Any) -> Any:
        return replace(node, type=ir.Number(0, 0)) if isinstance(node, ir.Op) and node.op == "add" else node

    noticed = 0
    for seed in range(6):
        program = tried(definition(seed), seed, "not", games=0).program
        if program is not None:
            compare_with_types(program, seed)
            try:
                compare_with_types(rewritten_program(program, lie), seed)
            except Difference as found:
                noticed += "outside its type" in str(found)
    assert noticed >= 3


@pytest.mark.parametrize("number", range(scaled(4)))
def test_passes_keep_programs_well_formed(number: int) -> None:
    looked = 0
    sys.setrecursionlimit(max(10_000, sys.getrecursionlimit()))
    for seed in range(number * 6, (number + 1) * 6):
        program = tried(definition(seed), seed, "not", games=0).program
        if program is not None:  # it has no mistake
            optimised(verify(program), verified=True)
            looked += 1
    assert looked >= 3, "too many definitions are refused"


# ---------------------------------------------------------------- what was found


@pytest.mark.parametrize("folder", FOUND, ids=lambda folder: folder.name)
def test_what_was_found_stays_mended(folder: Path) -> None:
    """Each folder holds a definition on which the ways once differed; `expected` says what is right, from the docs."""
    expected = (folder / "expected.txt").read_text(encoding="utf-8")
    files = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.yaml")}
    one = Definition((folder / "random.game").read_text(encoding="utf-8"), files)
    if expected.startswith("refused: "):
        assert expected.split()[1] in tried(one, 0, "not").refused
        return
    for seed in (0, 5):  # without any pass, and with some
        found = looked_at(one, seed, HOW)
        assert found["came"] == "agreed", found
        assert (found["faults"] or ["none"])[0] == expected.split()[1], found


# ---------------------------------------------------------------- the tools themselves


def test_a_failure_is_made_small() -> None:
    one = definition(0)
    small = shrunk(one, lambda each: "turns_taken" in each.text and each.text.startswith("game"), tries=3000)
    assert len(small.text.splitlines()) <= 3


def test_work_apart_survives_a_crash() -> None:
    import ctypes

    assert "SIGSEGV" in apart(lambda: {"read": ctypes.string_at(0)})["failure"]
    assert "seconds" in apart(lambda: {"never": [None for _ in iter(int, 1)]}, seconds=1)["failure"]


def test_a_difference_is_noticed() -> None:
    """A pass that is wrong on purpose: every move of every option is legal."""
    from dataclasses import replace

    from generator.compare import Difference, Tally, compare
    from generator.contenders import Contender

    from rulewright.runtime.interpret import ReferenceBackend

    noticed = 0
    for seed in range(12):
        result = tried(definition(seed), seed, "not")
        if result.program is None:
            continue
        blocks = tuple(replace(block, body=block.body[:-1]) for block in result.program.blocks)
        broken = ReferenceBackend(replace(result.program, blocks=blocks))
        try:
            compare([*contenders(result.program, seed, "not"), Contender("sabotaged", broken)], seed, 2, Tally())
        except (Difference, Exception):
            noticed += 1
    assert noticed >= 5


@pytest.mark.parametrize(
    ("said", "refused"),
    [  # as Cython 3 says of such functions without the GIL
        ("return (a == b or b) == a", True),
        ("return (a == b if c else b) or c", True),
        ("return not (a == b if c else b)", True),
        ("return -(a == b and c)", True),
        ("return (a == b or b == c) == c", False),
        ("return a == b or c", False),
        ("return a == b if c else b", False),
        ("return not (a == b or c)", False),
    ],
)
def test_what_cython_makes_an_object_of_is_refused(said: str, refused: bool) -> None:
    text = f"cdef int asked(int a, int b, int c) noexcept nogil:\n    {said}\n"
    with pytest.raises(CannotPrint) if refused else nullcontext():
        assert "asked" in c_of(text)


def test_pairs_are_what_the_grammar_admits() -> None:
    """Worked out from the grammar: a truth may be compared, no block is part of a comparison, brackets are nothing."""
    admitted = possible_in_text()
    assert {("compare", "or_test"), ("clause", "can"), ("option_block", "option_body")} <= admitted
    assert not any("group" in pair or pair == ("compare", "block") for pair in admitted)
    made = set(text_pairs(definition(0)))
    assert made and made <= admitted


def test_every_pass_is_left_out_somewhere() -> None:
    left_out = [without(seed)[1] for seed in range(BATCHES * DEFINITIONS)]
    assert all(any(name not in kept for kept in left_out if len(kept) == len(ALL) - 1) for name in ALL)
    assert NONE in left_out


def test_faults_that_are_left_out_have_a_reason() -> None:
    assert all(APART.values())
