"""The pieces of a text for highlighting: a plain lexer that knows the words and no grammar, so that it never fails."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from rulewright.editing.words import AGGREGATES, ALL, BY_ENDING, CONSTANTS, FUNCTIONS, TYPES

__all__ = ["ALL", "RULE", "Token", "groups_of", "pattern", "tokens"]

RULE = r"[A-Z][A-Z0-9]*-[0-9]+[a-z]?(?![A-Za-z0-9_-])"


BOTH = ("all", "count", "along")  # words that also stand without brackets


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of text: where it begins (counted from 1), how long it is, and what it is."""

    line: int
    column: int
    length: int
    kind: str  # comment, string, rule, number, keyword, type, function, constant, declared, name, sign


def _phrase(words: str) -> str:
    return "[ \\t]+".join(map(re.escape, words.split()))


def groups_of(ending: str) -> dict[str, str]:
    """What a text of a kind is made of: an expression for each kind of token, the first that fits counts."""
    words = BY_ENDING[ending]
    phrases = sorted((word for word in words if not word.isidentifier()), key=len, reverse=True)
    others = (*AGGREGATES, *FUNCTIONS, *CONSTANTS, *TYPES)
    keywords = [word for word in words if word.isidentifier() and (word not in others or word in BOTH)]
    return {
        "comment": r"#[^\n]*",
        "string": r'"[^"\n]*"?',
        "rule": rf"@?\b{RULE}|@",
        "phrase": rf"\b(?:{'|'.join(map(_phrase, phrases))})\b" if phrases else "(?!)",
        "declared": r"(?<=\bdef )\w+|(?<=\baction )\w+",
        "function": rf"\b(?:{'|'.join([*AGGREGATES, *FUNCTIONS])})\b(?=[ \t]*\()",
        "constant": rf"\b(?:{'|'.join(CONSTANTS)})\b",
        "keyword": rf"(?<![^.]\.)(?<!\w)(?:{'|'.join(keywords)})\b(?![ \t]*\[)",
        "type": rf"(?<![^.]\.)(?<!\w)(?:{'|'.join(one for one in TYPES if one.isidentifier())}|[A-Z]\w*)\b",
        "number": r"\b[0-9]+\b",
        "name": r"\b[A-Za-z_]\w*",
        "sign": r"=>|\.\.|[=!<>+-]=|[-+*|&=<>?.:,;()\[\]{}]",
    }


@cache
def pattern(ending: str) -> re.Pattern[str]:
    """The same as one expression, with a group for each kind."""
    return re.compile("|".join(f"(?P<{name}>{expression})" for name, expression in groups_of(ending).items()))


def tokens(text: str, ending: str) -> Iterator[Token]:
    """The tokens of a text, in order; blanks and what is no part of the language are left out."""
    if ending in (".yaml", ".yml"):
        yield from _of_table(text)
        return
    for number, line in enumerate(text.split("\n"), start=1):
        for found in pattern(ending).finditer(line):
            yield Token(number, found.start() + 1, len(found[0]), _kind(found))


def _kind(found: re.Match[str]) -> str:
    kind = found.lastgroup or "name"
    return "keyword" if kind == "phrase" else kind


_KEY = re.compile(r"(?P<comment>(?:^|(?<=\s))#.*)|(?P<declared>\b[A-Za-z_]\w*(?=\s*:(?:\s|$)))")


def _of_table(text: str) -> Iterator[Token]:
    """Columns stand out as keys; what is in cells is the language."""
    for number, line in enumerate(text.split("\n"), start=1):
        taken = [(one.start(), one.end(), one.lastgroup or "") for one in _KEY.finditer(line)]
        for start, end, kind in taken:
            yield Token(number, start + 1, end - start, kind)
        for found in pattern(".yaml").finditer(line.replace('"', " ").replace("'", " ")):
            if not any(start <= found.start() < end for start, end, _ in taken):
                yield Token(number, found.start() + 1, len(found[0]), _kind(found))
