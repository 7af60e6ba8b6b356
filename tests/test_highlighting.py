"""Words and colours: the words of the grammars are known to every highlighter, and all shipped texts are coloured as
the parser reads them."""

from __future__ import annotations

import importlib.util
import json
import re
import tomllib
import zipfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from rulewright.compiler.elaborate.core_functions import CORE
from rulewright.compiler.syntax.parse import GRAMMARS, _parser
from rulewright.editing.words import BY_ENDING, FUNCTIONS
from rulewright.library import shipped_folder

ROOT = Path(__file__).resolve().parents[1]
EXTENSION = ROOT / "editors" / "vscode"
STARTS = {
    ".game": ("game", "game"),
    ".variant": ("variant", "variant"),
    ".scenario": ("scenario", "scenarios"),
    ".look": ("look", "looks"),
}
TEXTS = sorted(one for ending in STARTS for one in shipped_folder().rglob(f"*{ending}"))
SOME = [one for one in TEXTS if one.suffix != ".scenario"] + [one for one in TEXTS if one.suffix == ".scenario"][::4]


def words_of(grammar: str) -> set[str]:
    """Every word that a grammar reserves somewhere: in quotes, or in an expression that ends at a word's end."""
    text = re.sub(r"//[^\n]*", "", (GRAMMARS / f"{grammar}.lark").read_text())
    found = set(re.findall(r'"([a-z]+(?:/[a-z]+)?)"', text))
    for one in re.findall(r"/\(?([a-z|]+)\??\)?(?:\\b|\(\?=)", text):
        found |= set(one.split("|"))
    found |= {" ".join(pair) for pair in re.findall(r"/([a-z]+)\[ \\t\]\+([a-z]+)", text)}
    return found


@pytest.mark.parametrize("ending", STARTS)
def test_every_word_is_told(ending: str) -> None:
    missing = words_of(STARTS[ending][0]) - set(BY_ENDING[ending]) - {"or", "and"}
    assert not missing
    assert all(BY_ENDING[ending].values())


def test_every_function_is_told() -> None:
    library = re.findall(r"^def (\w+)", (GRAMMARS / "library.game").read_text(), re.MULTILINE)
    assert {*CORE, *library} <= {*FUNCTIONS, "fingerprint"}


# ---------------------------------------------------------------- the grammar for editors


def builder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_extension", EXTENSION / "build.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_grammar_is_current_and_the_extension_is_whole(tmp_path: Path) -> None:
    module = builder()
    written = json.loads(module.GRAMMAR.read_text())
    assert written == module.grammar(), "python editors/vscode/build.py writes it anew"
    with zipfile.ZipFile(module.build(tmp_path / "one.vsix")) as bundle:
        names = set(bundle.namelist())
        package = json.loads(bundle.read("extension/package.json"))
        assert {"extension.vsixmanifest", "[Content_Types].xml", "extension/client.js"} <= names
    parts = package["contributes"]
    for one in (*parts["grammars"], *parts["snippets"], {"path": package["main"]}):
        assert f"extension/{one['path'].removeprefix('./')}" in names
    for one in parts["languages"]:
        assert f"extension/{one['configuration'].removeprefix('./')}" in names


def scopes(line: str, rules: list[tuple[str, re.Pattern[str]]]) -> list[str]:
    """The scope of each letter of a line, as TextMate gives it: the rule that fits first, of several the one that
    stands first."""
    found = [""] * len(line)
    at = 0
    while at < len(line):
        hits = [(hit.start(), number, hit) for number, (_, rule) in enumerate(rules) if (hit := rule.search(line, at))]
        hits = [hit for hit in hits if hit[2].end() > hit[2].start()]
        if not hits:
            break
        start, number, hit = min(hits, key=lambda one: one[:2])
        found[start : hit.end()] = [rules[number][0]] * (hit.end() - start)
        at = hit.end()
    return found


def read_tokens(path: Path) -> Iterator[tuple[str, str, int, int]]:
    """The parser's own tokens of a text: kind, words, line and column from 0. Tables of examples are no part of its
    grammar."""
    grammar, start = STARTS[path.suffix]
    text = path.read_text(encoding="utf-8")
    if re.search(r"^\s+examples\b", text, re.MULTILINE):
        return
    for token in _parser(grammar).parse_interactive(f"\n{text}\n", start=start).iter_parse():
        if token.strip() and token.type.replace("game__", "") != "_NL":
            yield token.type.replace("game__", ""), str(token), token.line - 2, token.column - 1


def test_shipped_texts_are_coloured_as_they_are_read() -> None:
    """Texts, numbers, rule ids and remarks always; words of the language as words; names hardly ever as such."""
    rules = [(one["name"], re.compile(one["match"])) for one in builder().grammar()["patterns"]]
    wrong: list[str] = []
    names: Counter[str] = Counter()
    for path in SOME:
        lines = path.read_text(encoding="utf-8").split("\n")
        coloured = {}
        for kind, word, line, column in read_tokens(path):
            if line not in coloured:
                coloured[line] = scopes(lines[line], rules)
            scope = coloured[line][column]
            if kind == "NAME":
                names[scope] += 1
                wrong += [f"{path}:{line + 1}: {word} is {scope}"] if scope.startswith(("comment", "string")) else []
            elif kind in ("INT", "STRING", "RULE", "RULE_NAME"):
                expected = {"INT": "constant.numeric", "STRING": "string"}.get(kind, "entity.name.tag")
                wrong += [] if scope.startswith(expected) else [f"{path}:{line + 1}: {word} is {scope}"]
            elif kind not in ("MOVE", "SEAT") and word[0].isalpha():
                known = ("keyword.control", "entity.name.type", "constant.language", "support.function")
                wrong += [] if scope.startswith(known) else [f"{path}:{line + 1}: {word} ({kind}) is '{scope}'"]
    assert not wrong, "\n".join(wrong[:40])
    assert names["keyword.control.rulewright"] < 0.05 * sum(names.values()), (
        "verbs and `players` are names to the parser"
    )


# ---------------------------------------------------------------- Pygments


def test_pygments_knows_the_language() -> None:
    pytest.importorskip("pygments")
    from pygments.token import Comment, Keyword, Name, Number, String

    from rulewright.pygments_lexer import RulewrightLexer

    entry = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"]["pygments.lexers"]
    assert entry["rulewright"] == f"{RulewrightLexer.__module__}:{RulewrightLexer.__name__}"
    lexer = RulewrightLexer()
    for path in TEXTS:
        text = path.read_text(encoding="utf-8")
        assert "".join(piece for _, _, piece in lexer.get_tokens_unprocessed(text)) == text, "nothing is lost"
    line = 'require count(cards) <= 3   @FJ-13 "too many"   # a remark\n'
    found = {piece: kind for kind, piece in lexer.get_tokens(line)}
    assert found["require"] is Keyword and found["count"] is Name.Builtin and found["3"] is Number.Integer
    assert found["@FJ-13"] is Name.Label and found['"too many"'] is String and found["# a remark"] is Comment.Single
