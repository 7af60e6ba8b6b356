"""The files of a new game: a small one that works, with a scenario, or a variant of a game that there is."""

from __future__ import annotations

import re
from pathlib import Path

from rulewright.library import find
from rulewright.runtime.errors import OptionError

GAME = """\
game "{title}"
players 2

option stones: 5..40 = 21 "how many stones lie in the heap at first"

state heap: 0..40 = stones

play
    for you in turns(0)
        you choose take(number in 1..3)                     @{id}-1
            require number <= heap                          @{id}-2 "there are not so many stones left"
            heap -= number
            if heap == 0
                finish you                                  @{id}-3
"""

RULES = """\
# {title}: rules

| id | rule |
|---|---|
| {id}-1 | On your turn take one, two or three stones from the heap. |
| {id}-2 | You cannot take more stones than there are. |
| {id}-3 | Whoever takes the last stone wins. |
"""

SCENARIO = """\
scenarios for {name}

scenario "one, two or three stones"                         covers {id}-1
    moves
        take 1
        take 2
        take 3
    play
        0: take 3
    expect heap == 18

scenario "no more than there are"                           covers {id}-2
    set stones = 5
    play
        0: take 3
    illegal 1: take 3                                       because {id}-2

scenario "the last stone wins"                              covers {id}-3
    set stones = 5
    play
        0: take 3
        1: take 2
    expect over
    expect winner 1
"""


VARIANT = """\
variant "{title}" of {base}

{settings}
# To change more: replace, drop, extend, before, after, rows, without, new. See "Variants" in the language reference.
"""

VARIANT_RULES = """\
# {title}: rules

All rules are those of {base}, except:

{rules}"""

DIFFERENT = '"what is different"'
VARIANT_SCENARIO = """\
scenarios for {name}

scenario {what}
    expect {holds}
"""


def write_game(name: str, home: Path, of: str | None = None) -> list[Path]:
    """A new game, or a variant of another, in a folder of its own: its files, the rules first."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise OptionError(f"'{name}' cannot be the name of a game: small letters, digits and _, a letter first.")
    folder = home / name
    if folder.exists():
        raise OptionError(f"There is already something at '{folder}'.")
    words = {"name": name, "title": name.replace("_", " ").title(), "id": _initials(name)}
    files = {f"{name}.game": GAME, "RULES.md": RULES, f"scenarios/{name}.scenario": SCENARIO}
    if of is not None:
        words |= _about_base(of, words["id"])
        files = {
            f"{name}.variant": VARIANT,
            f"{name}.rules.md": VARIANT_RULES,
            f"scenarios/{name}.scenario": VARIANT_SCENARIO,
        }
    made = []
    for place, text in files.items():
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.format(**words), encoding="utf-8")
        made.append(path)
    return made


def _about_base(game: str, prefix: str) -> dict[str, str]:
    """The words of a variant: its game, and the options of that to choose from, the first of them set as an example."""
    from rulewright.compiler.front import describe

    path = find(game)
    usual = {
        name: default for name, (_, default, *_) in describe(path).options.items() if re.fullmatch(r"\w+", default)
    }
    first = next((name for name, default in usual.items() if default != "none"), None)
    if first is None:
        return {
            "base": path.stem,
            "settings": "",
            "rules": "",
            "what": '"somebody plays it"',
            "holds": "count(players) > 0",
        }
    set_now = f"set {first} = {usual.pop(first)}"
    head = f"# The options of {path.stem} with their usual values: change them, drop what stays as it is."
    return {
        "base": path.stem,
        "settings": "\n".join(
            (head, f"{set_now:<60}@{prefix}-1", *(f"# set {name} = {usual[name]}" for name in usual), "")
        ),
        "rules": f"- **{prefix}-1** Tell here what is different.\n",
        "what": f"{DIFFERENT:<51}covers {prefix}-1",
        "holds": f"{set_now.removeprefix('set ').replace('=', '=='):<49}@{prefix}-1",
    }


def _initials(name: str) -> str:
    """The prefix of the rule ids: the first letters of the words, or the first two of a single word."""
    words = [word for word in name.split("_") if word]
    letters = "".join(word[0] for word in words) if len(words) > 1 else name[:2]
    return letters.upper() if letters[0].isalpha() else "R" + letters.upper()
