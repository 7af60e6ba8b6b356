"""A variant of a random definition: patches of every kind."""

from __future__ import annotations

import re
from collections.abc import Callable

from generator.kinds import Truth
from generator.leaves import literal
from generator.statements import Lines, Where, block, deeper
from generator.writer import Unable, Writer

REPLACEABLE = ("def", "action", "score", "rank", "board", "table", "network", "state", "enum", "show")
NEW = (
    "new option extra_option: 1..3 = 2",
    'new require count(players) > 0 @RG-900 "nobody plays alone"',
    "new enum Extra: ex_one, ex_two",
    "new record Pair(left_one: 0..2, right_one: 0..2)",
    "new board extra_board: square 2 by 2",
    "new state extra_state: 0..9 = 3",
    "new def extra_def(arg_0) = arg_0 + 1",
    "new action extra_action(arg_0)\n    number = arg_0 mod 9",
    "new score extra_score = 1",
    'new invariant "extra": number < 1000',
    "new hide number",
    "new show Kind: red as blue",
    "new network extra_network over node in Kind\n    joins to {node + 1}\n    width = 1",
)


VARIED = ("varied", "varied_again")  # how files of variants are called


def variants(w: Writer, text: str) -> tuple[str, ...]:
    """Perhaps a variant, perhaps one of that variant."""
    if not w.chance(0.3):
        return ()
    first = _variant(w, text, "random")
    return (first, _variant(w, text, VARIED[0], first)) if w.chance(0.3) else (first,)


def _variant(w: Writer, text: str, of: str, before: str = "") -> str:
    """Some patches of a definition, none of which stands in the variant before."""
    lines = [f'variant "Varied" of {of}']
    forms: list[Callable[[Writer, str], Lines]] = [
        _set_option,
        _drop_rule,
        _replace_rule,
        _replace_named,
        _replace_named,
        _replace_option,
        _extend_option,
        _around,
        _rows,
        _without,
        _new,
        _new_column,
    ]
    for form in w.random.sample(forms, w.between(2, 6)):
        try:
            patch = form(w, text)
        except Unable:
            continue
        if " ".join(patch[0].split()[:3]) not in before or w.edges and patch[0].startswith(("replace def", "extend")):
            lines += patch
    return "\n".join(lines) + "\n"


def _blocks(text: str) -> list[str]:
    """The declarations of a definition, each with what is indented below it."""
    return re.findall(r"^\w.*\n(?:[ ]+.*\n)*", text, re.MULTILINE)


def _set_option(w: Writer, text: str) -> Lines:
    del text
    if not w.options:
        raise Unable
    option = w.random.choice(w.options)
    return [f"set {option.name} = {literal(w, option.kind)}"]


def _tagged(text: str) -> list[str]:
    """Rule ids that stand on a guard or on a statement of its own."""
    found = re.findall(r"^ +(?:require|prefer) .* @(RG-\d+)", text, re.MULTILINE)
    return [rule for rule in found if text.count(f"@{rule}\n") + text.count(f"@{rule} ") == 1]


def _drop_rule(w: Writer, text: str) -> Lines:
    if not _tagged(text):
        raise Unable
    return [f"drop {w.random.choice(_tagged(text))}"]


def _replace_rule(w: Writer, text: str) -> Lines:
    if not _tagged(text):
        raise Unable
    with w.alone(False, pure=False):
        head, guard = f"replace {w.random.choice(_tagged(text))} with", f"require {w.some(Truth(), 1)}"
        if w.chance(0.5):
            return [f"{head} {guard}"]
        return [head, *deeper([guard, *block(w, Where(depth=1), 1)])]


def _replace_named(w: Writer, text: str) -> Lines:
    found = [
        one
        for one in _blocks(text)
        if one.startswith(REPLACEABLE) and not re.match(r"score kept_score|def fun_\d+\(\w", one)
    ]
    kinds = sorted({one.split()[0] for one in found})
    if not kinds:
        raise Unable
    kind = w.random.choice(kinds)
    chosen = w.random.choice([one for one in found if one.split()[0] == kind])
    return ["replace " + chosen.rstrip("\n")]


def _options_of_play(text: str) -> list[str]:
    told = text[text.index("\nplay\n") :]
    return re.findall(r"^ {12,16}(act_\d+)(?:\(.*\))?(?: @.*)?$", told, re.MULTILINE)


def _replace_option(w: Writer, text: str) -> Lines:
    return _changed_option(w, text, "replace")


def _extend_option(w: Writer, text: str) -> Lines:
    return _changed_option(w, text, "extend")


def _changed_option(w: Writer, text: str, word: str) -> Lines:
    if not _options_of_play(text):
        raise Unable
    with w.alone(True, pure=False):
        guard = [f"require {w.some(Truth(), 1)}"] if w.chance(0.5) else []
        return [
            f"{word} play.{w.random.choice(_options_of_play(text))}",
            *deeper([*guard, *block(w, Where(depth=1), 1)]),
        ]


def _around(w: Writer, text: str) -> Lines:
    del text
    if not w.actions:
        raise Unable
    with w.alone(True, pure=False):
        return [f"{w.pick('before', 'after')} {w.random.choice(w.actions).name}", *deeper(block(w, Where(depth=1), 1))]


def _rows(w: Writer, text: str) -> Lines:
    del text
    if "cards.yaml" not in w.files:
        raise Unable
    first = w.files["cards.yaml"].splitlines()[0]
    w.files["more.yaml"] = re.sub(r"id: \w+", "id: Lime", first) + "\n"
    return ['rows Card from "more.yaml"']


def _without(w: Writer, text: str) -> Lines:
    table = w.tables.get("Card")
    if table is None:
        raise Unable
    used = text + "".join(w.files.values())
    free = [row for row in table.ids if len(re.findall(rf"\b{row}\b", used)) == 1]
    if not free:
        raise Unable
    return [f"without Card: {w.random.choice(free)}"]


def _new_column(w: Writer, text: str) -> Lines:
    del text
    if not w.tables:
        raise Unable
    return w.random.choice((["new column Card.extra: 0..9 = 1"], ["new column Card.extra: 0..9 = 1", "    Oak = 3"]))


def _new(w: Writer, text: str) -> Lines:
    """Several new things; `show Kind` may stand in the game already."""
    free = [one for one in NEW if "show" not in one or "show Kind" not in text]
    return w.random.sample(free, w.between(1, 3))
