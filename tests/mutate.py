"""Shipped files, spoilt in all the ways that files get spoilt: for the fuzz of the reader and of the compiler."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

DEFINITIONS = Path(__file__).resolve().parent.parent / "definitions"
KINDS = (".game", ".variant", ".scenario", ".yaml")
WORD = re.compile(r"[A-Za-z_]\w*|\d+|==|!=|<=|>=|=>|\.\.|\+=|-=|\"[^\"\n]*\"|[^\s\w]")
NUMBERS = ("0", "1", "2", "7", "99", "255", "65536", "4294967296", "999999999999999999", "9" * 40, "-1", "007")
ODDITIES = (
    "\t",
    "\u00a0",
    "\u2028",
    "\ufeff",
    "\x00",
    "\x0c",
    "\r",
    "\r\n",
    "é",
    "日本",
    "🎲",
    "“",
    "\u202e",
    "\\",
    "`",
    "'",
    "$",
    "{{ x }}",
    "{% x %}",
    "%s",
    "__class__",
    "None",
    "eval(1)",
    '"""',
    "#",
    "@A-1",
    ";",
    "\n\n",
    "    ",
    "  ",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ":",
    "?",
    "|",
    "none",
    "you",
    "your",
    "in",
    "of",
    "where",
    "if",
    "then",
    "else",
    "repeat",
    "stop",
    "finish",
    "can",
    "do",
)

Change = Callable[[str, random.Random], str]


@cache
def shipped(kind: str) -> tuple[tuple[str, str], ...]:
    """Names and texts of the shipped files of a kind."""
    return tuple((path.name, path.read_text("utf-8")) for path in sorted(DEFINITIONS.rglob(f"*{kind}")))


@cache
def vocabulary() -> tuple[str, ...]:
    """Every word and sign of the shipped files."""
    return tuple(sorted({word for kind in KINDS for _, text in shipped(kind) for word in WORD.findall(text)}))


# ---------------------------------------------------------------- rough changes: most results cannot be read


def flip(text: str, chance: random.Random) -> str:
    """Some characters become others."""
    letters = list(text)
    for _ in range(chance.randint(1, 4)):
        if letters:
            letters[chance.randrange(len(letters))] = chr(
                chance.choice((chance.randint(0, 127), chance.randint(128, 0x2FFF)))
            )
    return "".join(letters)


def delete_line(text: str, chance: random.Random) -> str:
    lines = text.split("\n")
    del lines[chance.randrange(len(lines))]
    return "\n".join(lines)


def repeat_line(text: str, chance: random.Random) -> str:
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    return "\n".join([*lines[: at + 1], *[lines[at]] * chance.choice((1, 1, 3)), *lines[at + 1 :]])


def swap_lines(text: str, chance: random.Random) -> str:
    lines = text.split("\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def indent_line(text: str, chance: random.Random) -> str:
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    lines[at] = chance.choice(("", " ", "  ", "    ", "        ", "\t")) + lines[at].strip()
    return "\n".join(lines)


def truncate(text: str, chance: random.Random) -> str:
    return text[: chance.randrange(len(text) + 1)]


def insert_oddity(text: str, chance: random.Random) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(ODDITIES) + text[at:]


def nest(text: str, chance: random.Random) -> str:
    """Something in very many brackets, or very many words in a row."""
    at, deep = chance.randrange(len(text) + 1), chance.choice((5, 60, 150, 2000))
    left, right = chance.choice(
        (
            ("(", ")"),
            ("[", "]"),
            ("{", "}"),
            ("not ", ""),
            ("- ", ""),
            ("x[", "]"),
            ("if a then b else ", "c"),
            ("1 + ", "1"),
            ("f(", ")"),
        )
    )
    return text[:at] + left * deep + "1" + right * deep + text[at:]


# ---------------------------------------------------------------- fine changes: many results can be read


def replace_word(text: str, chance: random.Random) -> str:
    """A word or sign becomes another one of any shipped file."""
    return _put(text, chance, WORD, lambda _: chance.choice(vocabulary()))


def replace_name(text: str, chance: random.Random) -> str:
    """A name becomes another name of the same file."""
    names = re.findall(r"[A-Za-z_]\w*", text) or ["x"]
    return _put(text, chance, re.compile(r"[A-Za-z_]\w*"), lambda _: chance.choice(names))


def replace_number(text: str, chance: random.Random) -> str:
    return _put(text, chance, re.compile(r"\d+"), lambda _: chance.choice(NUMBERS))


def replace_sign(text: str, chance: random.Random) -> str:
    signs = (
        "+",
        "-",
        "*",
        "div",
        "mod",
        "==",
        "<",
        ">=",
        "in",
        "and",
        "or",
        "|",
        "&",
        "..",
        "=",
        "+=",
        ".",
        ",",
        "is empty",
    )
    return _put(text, chance, re.compile(r"[-+*|&<>=!.,]+|\b(?:and|or|in|div|mod)\b"), lambda _: chance.choice(signs))


def swap_words(text: str, chance: random.Random) -> str:
    """Two words of the file change places."""
    words = list(WORD.finditer(text))
    if len(words) < 2:
        return text
    one, other = sorted(chance.sample(words, 2), key=lambda match: match.start())
    return text[: one.start()] + other[0] + text[one.end() : other.start()] + one[0] + text[other.end() :]


def delete_word(text: str, chance: random.Random) -> str:
    return _put(text, chance, WORD, lambda _: "")


def _put(text: str, chance: random.Random, pattern: re.Pattern[str], new: Callable[[str], str]) -> str:
    places = list(pattern.finditer(text))
    if not places:
        return text
    match = chance.choice(places)
    return text[: match.start()] + new(match[0]) + text[match.end() :]


ROUGH: tuple[Change, ...] = (
    flip,
    delete_line,
    repeat_line,
    swap_lines,
    indent_line,
    truncate,
    insert_oddity,
    nest,
    replace_word,
    swap_words,
    delete_word,
    replace_number,
)
FINE: tuple[Change, ...] = (
    replace_name,
    replace_name,
    replace_name,
    replace_word,
    replace_number,
    replace_sign,
    swap_words,
    delete_line,
    repeat_line,
    swap_lines,
    delete_word,
)


def spoilt(text: str, chance: random.Random, changes: tuple[Change, ...], times: int) -> str:
    """The text after so many changes."""
    for _ in range(times):
        text = chance.choice(changes)(text, chance)
    return text


def excerpt(text: str, chance: random.Random, longest: int) -> str:
    """The head of a text and some of the parts that begin at the left margin: small, so that many can be read."""
    head, *parts = re.split(r"\n(?=\S)", text)
    chance.shuffle(parts)
    kept, size = [head], len(head)
    for part in parts:
        if size + len(part) <= longest:
            kept.append(part)
            size += len(part)
    return "\n".join(kept) + "\n"
