"""No text from a definition can become code: names, titles, reasons, rule ids and file names that try to break out."""

from __future__ import annotations

import io
import tokenize
from dataclasses import replace
from typing import Any

import pytest
from handmade import tic_tac_toe

from rulewright.compiler.lower.names import Names, safe_comment, safe_name
from rulewright.compiler.native.build import build_text, find_toolchain
from rulewright.compiler.passes import NONE, chosen
from rulewright.compiler.pipeline import program_to_text
from rulewright.runtime import ir

EVIL = (
    "x\nimport INJECTED\n",
    'x"""\n    INJECTED()\n    """',
    "x'''; INJECTED()",
    "{{ INJECTED }}{% raw %}",
    "*/ INJECTED(); /*",
    "x\\\nINJECTED",
    "x\r\nINJECTED",
    "x\u2028INJECTED\u0085INJECTED\x0cINJECTED",
    "cython: INJECTED=True",
    "#include INJECTED",
    "naïve ☃ \U0001f600 INJECTED",
    "); INJECTED(",
    "",
    "__class__",
    "if",
    "S",
)


def spoiled(evil: str) -> ir.Program:
    """Tic-tac-toe in which everything an author can name is called something evil."""
    program = tic_tac_toe()
    where = ir.Where(evil, 3, 4)
    guard = ir.Guard(0, (evil,), evil, where)

    def changed(node: Any) -> Any:
        match node:
            case tuple():
                return tuple(changed(one) for one in node)
            case ir.Read(_, index, kind):
                return ir.Read(evil, changed(index), kind)
            case ir.Place():
                return replace(node, state=evil, index=changed(node.index), where=where)
            case ir.Require(condition):
                return ir.Require(changed(condition), guard)
            case ir.Op():
                return replace(node, args=changed(node.args))
            case ir.And(items) | ir.Or(items):
                return replace(node, items=changed(items))
            case ir.Store(place, value):
                return ir.Store(changed(place), changed(value))
            case ir.Branch():
                return replace(node, condition=changed(node.condition))
            case ir.Finish():
                return replace(node, rules=(evil,))
            case ir.Block():
                return replace(node, body=changed(node.body), end=changed(node.end))
            case ir.Option():
                params = tuple(replace(param, name=evil, preposition=evil, guard=guard) for param in node.params)
                return replace(node, name=evil, params=params, lead=changed(node.lead), rules=(evil,), where=where)
            case ir.Decision():
                return replace(node, options=changed(node.options), rules=(evil,), reason=evil, where=where)
        return node

    slots = tuple(replace(slot, name=evil) for slot in program.procs[0].slots)
    table = ir.Table(evil, (evil,), (evil,), (evil,), {evil: ir.ColumnData(evil, ir.Number(0, 9), (7,), 0)})
    column = ir.Column(evil, evil, ir.Const(1, ir.Row(evil)), None, ir.Number(0, 9))
    size = ir.Call(0, (ir.Local(0, ir.Seat()),), ir.Number(0, 9))
    score = ir.Score(evil, (ir.Slot(evil, ir.Seat()),), size, (evil,))
    function = ir.Function(0, evil, 1, (ir.Slot(evil, ir.Seat()),), (), column, False, where)
    return replace(
        program,
        name=evil,
        title=evil,
        options={evil: evil},
        states=(replace(program.states[0], name=evil),),
        guards=(guard,),
        procs=(replace(program.procs[0], name=evil, slots=slots, where=where),),
        blocks=changed(program.blocks),
        decisions=changed(program.decisions),
        rules=(evil,),
        tables={evil: table},
        scores=(score,),
        functions=(function,),
        enums={evil: ir.Enum(evil, (evil,), (evil,))},
    )


@pytest.mark.parametrize("evil", EVIL)
@pytest.mark.parametrize("passes", [chosen(), NONE], ids=["fast", "plain"])
def test_nothing_an_author_wrote_becomes_code(evil: str, passes: frozenset[str]) -> None:
    text = program_to_text(spoiled(evil), passes)
    assert text.isascii()
    assert "INJECTED" not in names_in(text)
    assert skeleton(text) == skeleton(program_to_text(spoiled("plain"), passes))


def names_in(text: str) -> set[str]:
    return {token.string for token in tokens_of(text) if token.type == tokenize.NAME}


def skeleton(text: str) -> list[str]:
    """The text without what names, comments and quoted texts say, and without brackets: a longer name may break a
    line."""
    spoken = [token for token in tokens_of(text) if token.type not in (tokenize.COMMENT, tokenize.NL)]
    spoken = [token for token in spoken if token.string not in ("(", ")")]
    return ["" if token.type in (tokenize.NAME, tokenize.STRING) else token.string for token in spoken]


def tokens_of(text: str) -> list[tokenize.TokenInfo]:
    return list(tokenize.generate_tokens(io.StringIO(text).readline))


@pytest.mark.parametrize("evil", ["x\nimport INJECTED\n", 'x"""\n    INJECTED()\n    """', "{{ INJECTED }}{% raw %}"])
def test_an_evil_definition_still_plays(evil: str) -> None:
    pytest.importorskip("Cython")
    find_toolchain()
    position = build_text(program_to_text(spoiled(evil)), "evil").Backend().new(1, False)
    assert len(position.moves()) == 9
    for cell in (1, 2, 4, 5, 7):
        position.play((0, cell))
    assert position.winners() == 1
    assert position.scores() == [[7, 7]]


def test_names_keep_only_letters_digits_and_underscores() -> None:
    assert safe_name("f", "a-b c\n!é") == "f_a_b_c"
    assert safe_name("f", "") == "f"
    names = Names()
    assert [names.fresh("m", one) for one in ("a-b", "a_b", "a b")] == ["m_a_b", "m_a_b_2", "m_a_b_3"]


def test_comments_are_one_line_of_ascii() -> None:
    for evil in EVIL:
        kept = safe_comment(evil)
        assert kept.isascii() and kept.isprintable() and "\\" not in kept
