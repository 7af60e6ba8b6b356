"""The collections that a module defines by macros of the header, told to Cython: what a macro makes is read off the
header itself.

RW_DEFINE_SET(2, RW_INLINE)      ->  ctypedef struct rw_set2:
                                         uint64_t w[2]
                                     rw_set2 rw_set2_or(rw_set2, rw_set2)
                                     …
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from functools import cache

from rulewright.compiler.low.header import shared_text

MACRO = re.compile(r"^#define (RW_DEFINE_\w+)\(([^)]*)\) \\\n((?:.*\\\n)*.*)$", re.MULTILINE)
CALL = re.compile(r"^(RW_DEFINE_\w+)\(([^)]*)\)", re.MULTILINE)
STRUCT = re.compile(r"typedef struct \{ (.*?;) \} (\w+);")
FUNCTION = re.compile(r"(?:RW_INLINE|RW_LATE) ((?:const )?\w+ \*?)(\w+)\(([^)]*)\) \{")


def declarations(shapes: Iterable[str], used: Container[str]) -> Iterator[str]:
    """How Cython is told of what some calls of macros define: structs, and those functions that are used."""
    for shape in shapes:
        text = _expanded(shape)
        for members, name in STRUCT.findall(text):
            yield f"ctypedef struct {name}:"
            yield from (f"    {one}" for member in members.rstrip(";").split("; ") for one in _each(member))
        for kind, name, params in FUNCTION.findall(text):
            if name in used:
                yield f"{_type(kind)} {name}({', '.join(_type(one) for one in _parameters(params))})"


def _each(member: str) -> list[str]:
    """`int top, bottom` as two."""
    kind, _, names = member.partition(" ")
    return [f"{kind} {name}" for name in names.split(", ")]


def _parameters(params: str) -> list[str]:
    """The types of parameters, whose names are left out."""
    return [] if params == "void" else [re.sub(r"\w+$", "", one) for one in params.split(", ")]


def _type(kind: str) -> str:
    return kind.replace(" *", "*").strip().replace("rw_loose_", "")


@cache
def _macros() -> dict[str, tuple[list[str], str]]:
    found = MACRO.findall(shared_text("rulewright.h"))
    return {name: (params.split(", "), body.replace(" \\\n", "\n")) for name, params, body in found}


def _expanded(call: str) -> str:
    """What the preprocessor makes of the call of a macro."""
    found = CALL.match(call)
    assert found is not None, call
    params, body = _macros()[found[1]]
    given = dict(zip(params, found[2].split(", "), strict=True))
    body = re.sub(rf"\b({'|'.join(params)})\b", lambda word: given[word[1]], body).replace("##", "")
    return CALL.sub(lambda inner: _expanded(inner[0]), body)
