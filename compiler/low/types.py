"""C types of low expressions: what is declared around a function, and what follows from it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from rulewright.compiler.low import nodes as low

INT, BINT, VOID, POINTER = low.Type("int"), low.Type("bint"), low.Type("void"), low.Type("void", 1)
LONG, UNSIGNED, SIZE = low.Type("uint64_t"), low.Type("unsigned int"), low.Type("size_t")
INTEGERS = frozenset(
    "int bint char size_t int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t".split()
    + ["unsigned int", *(f"rw_loose_{sign}int{bits}_t" for sign in ("", "u") for bits in (16, 32, 64))]
)
WIDE = {"uint64_t", "rw_loose_uint64_t", "size_t"}
HEAD = re.compile(r'cdef (?:inline )?(?P<type>.*?[ *])(?P<name>\w+)(?: "\w+")?\((?P<params>.*)\) noexcept nogil:$')
STRUCT = re.compile(r"\s*(?:cdef|ctypedef) (?:struct|union) (\w+):")
MEMBER = re.compile(r"\s+(?P<type>(?:const )?\w+(?: \w+)*?[ *]+)(?P<name>\w+)(?P<extent>\[[^\]]*\])?(?:\s*#.*)?$")
PROTOTYPE = re.compile(r"\s+(?P<type>(?:const )?\w+[ *]+)(?P<name>\w+)\((?P<params>[^)]*)\)(?: except.*)?$")
LIBRARY = {
    "memset": (POINTER, (POINTER, INT, SIZE)),
    "memcpy": (POINTER, (POINTER, POINTER, SIZE)),
    "memmove": (POINTER, (POINTER, POINTER, SIZE)),
    "memcmp": (INT, (POINTER, POINTER, SIZE)),
    "realloc": (POINTER, (POINTER, SIZE)),
}
Signature = tuple[low.Type, tuple[low.Type, ...]]


@dataclass(slots=True)
class Surroundings:
    """What a function can refer to."""

    functions: dict[str, Signature] = field(default_factory=lambda: dict(LIBRARY))
    structs: dict[str, dict[str, low.Type]] = field(default_factory=dict)
    globals: dict[str, low.Type] = field(default_factory=lambda: {"True": BINT, "False": BINT, "NULL": POINTER})


def surroundings(text: str) -> Surroundings:
    """What a module's text declares: of the header, of the position, and the functions that stand in it."""
    found = Surroundings()
    inside: dict[str, low.Type] | None = None
    depth, in_c, told = 0, False, False
    for line in text.splitlines():
        if line.strip() == '"""':
            in_c = not in_c
        if in_c or not line.strip():
            continue
        indent = len(line) - len(line.lstrip())
        if indent == 0:
            told = line.startswith(("cdef extern", "cdef enum"))
        if inside is not None and indent <= depth:
            inside = None
        if (head := STRUCT.match(line)) is not None:
            inside, depth = found.structs.setdefault(head[1], {}), indent
        elif inside is not None:
            if (member := MEMBER.match(line)) is not None:
                inside[member["name"]] = _declared(member)
        elif told or indent == 0:
            _declaration(line, found)
    return found


def _declaration(line: str, found: Surroundings) -> None:
    if (head := HEAD.match(line)) is not None:
        given = [low.parameter(one.strip()).type for one in head["params"].split(",") if one.strip()]
        found.functions[head["name"]] = (low.type_named(head["type"]), tuple(given))
    elif (prototype := PROTOTYPE.match(line)) is not None:
        kinds = [one.strip() for one in prototype["params"].split(",") if one.strip()]
        found.functions[prototype["name"]] = (low.type_named(prototype["type"]), tuple(map(low.type_named, kinds)))
    elif line.strip().startswith("enum: "):
        found.globals[line.strip().removeprefix("enum: ")] = INT
    elif (constant := MEMBER.match(line)) is not None and line.strip().startswith("const "):
        found.globals[constant["name"]] = _declared(constant)
    elif (named := re.match(r"    ([A-Z]+) = 0x", line)) is not None:
        found.globals[named[1]] = low.Type("uint32_t")


def _declared(found: re.Match[str]) -> low.Type:
    """A type; an array as what points to its first element."""
    return pointing(low.type_named(found["type"]), 1 if found["extent"] else 0)


def pointing(kind: low.Type, more: int) -> low.Type:
    """A type with more stars."""
    return low.Type(kind.name, kind.stars + more, kind.const)


def is_integer(kind: low.Type) -> bool:
    """Whether values of a type are numbers."""
    return kind.stars == 0 and kind.name in INTEGERS


def is_scalar(kind: low.Type) -> bool:
    """Whether a value can be a condition: a number or a pointer."""
    return kind.stars > 0 or is_integer(kind)


def fits(given: low.Type, wanted: low.Type) -> bool:
    """Whether a value can be handed over as it is."""
    if is_integer(given) and is_integer(wanted):
        return True
    if given.stars and given.stars == wanted.stars:
        names = {kind.name.removeprefix("rw_loose_") for kind in (given, wanted)}
        return len(names) == 1 or "void" in names
    return given.name == wanted.name and given.stars == wanted.stars


def promoted(kind: low.Type) -> low.Type:
    """What a number is in arithmetic."""
    return kind if kind.name in WIDE or kind.name in ("int64_t", "uint32_t", "unsigned int") or kind.stars else INT


def joined(one: low.Type, other: low.Type) -> low.Type:
    """What arithmetic on two types yields."""
    if one.stars or other.stars:
        return one if one.stars else other
    for wide in (LONG, low.Type("int64_t"), UNSIGNED):
        if any(kind.name == wide.name or (wide == LONG and kind.name in WIDE) for kind in (one, other)):
            return wide
    return UNSIGNED if "uint32_t" in (one.name, other.name) else INT
