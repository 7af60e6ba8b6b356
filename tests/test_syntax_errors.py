"""Mistakes of writing are told in the author's words, where they are."""

from __future__ import annotations

import re
from textwrap import dedent
from typing import Any

import pytest
from parsing import HEAD, problems_of, read

from rulewright.compiler.syntax import parse

TURN = "action turn(x, at y: 0..9, turned sense: Sense = left_hand)\n    stop\nplay\n"
MISTAKES = [  # code, text after the title, what the caret marks, part of the message or hint
    ("RW101", "play\n\tstop", "\t", "tab"),
    ("RW101", "play\n    if x\n    \tstop", "\t", "spaces"),
    ("RW102", "play\n    if x\n            stop\n        stop", "        ", "0, 4 or 12 spaces"),
    ("RW103", "def f = {1, 2\nstate x: 0..1", "{", "never closed"),
    ("RW103", "play\n    require any(x in y: f(x)\n    tile[c] = 3\n    stop", "(", "')'"),
    ("RW104", "def f = (1))", ")", "closes nothing"),
    ("RW104", "def f = (1]", "]", "does not fit '(' on line 2"),
    ("RW105", "state x 0..3", "0", "here could stand ',' or ':'"),
    ("RW105", "state x: 0..3 see by all", "see", "did you mean 'seen'?"),
    ("RW105", "board b: sqare 3 by 3", "sqare", "did you mean 'square'?"),
    ("RW119", "play\n    reqire x > 3", "reqire", "did you mean 'require'?"),
    ("RW119", "play\n    requires mark[c] is empty", "requires", "did you mean 'require'?"),
    ("RW119", "play\n    stop; requires x > 3", "requires", "did you mean 'require'?"),
    ("RW119", "action gain(n)\n    stop\nplay\n    gian 3 > 4", "gian", "did you mean 'gain'?"),
    ("RW119", "play\n    frobnicate x > 3", "frobnicate", "a statement begins with a word such as 'require'"),
    ("RW105", "play\n    you choose\n        take x < 3", "x", "here could stand"),  # an option, not a statement
    ("RW105", "state took: 0..3\nplay\n    took x = 3", "=", "here could stand"),  # a state, not an unknown word
    ("RW105", 'table T from "t.yaml"\n    form 0..3', "0", "here could stand '(', ',' or ':'"),
    ("RW105", "play\n    you chose foo", "foo", "did you mean 'choose' instead of 'chose'?"),
    ("RW105", "play\n    repeat at lest 2\n        stop", "lest", "did you mean 'at least'?"),
    ("RW119", "play\n    fro x in y\n        stop", "fro", "did you mean 'for'?"),
    ("RW105", "play\n    add x too y", "too", "did you mean 'to'?"),
    ("RW107", "play\n    x == 3", "==", "single '='"),
    ("RW123", "play\n    stop\n    else\n        stop", "else", "belongs to no 'if'"),
    ("RW105", "def f = [1, 2]", "[", "braces"),
    ("RW105", "def f() = 1", ")", "leave the brackets out"),
    ("RW105", 'def f = "text"', '"text"', "titles, file names"),
    ("RW115", 'def f = 1 "why" @A-1', "@A-1", "before the reason"),
    ("RW115", "def f = @A-1 1", "@A-1", "end of a line"),
    ("RW106", "play\nstate x: 0..3", "play", "needs a block"),
    ("RW106", 'table T from "t.yaml"  # none', 'table T from "t.yaml"', "its columns"),
    ("RW106", "play\n    you choose\n    stop", "you choose", "needs a block"),
    ("RW106", "play\n    if x\n    stop", "if x", "four spaces"),
    ("RW107", "play\n    if x = 3\n        stop", "=", "'=='"),
    ("RW107", "def f = count(x in y where z = 3)", "=", "'=='"),
    ("RW108", f"def f = {'(' * 10_000}1{')' * 10_000}", "(", "nested too deeply"),
    ("RW110", "play\n    if x\n        stop\n    else if y\n        stop", "else if", "'elif'"),
    ("RW110", "def f = if a then 7 elif count(b) > 2 then 3 else 1", "elif", "'else if'"),
    ("RW110", "def f(a) = if a then b elif c then 3 else 1", "elif", "'else if'"),
    ("RW110", "play\n    x = if a then 7 elsif -c > 2 then 3 else 1", "elsif", "'else if'"),
    ("RW110", "play\n    x = (if a then 7\n        elseif not c then 3 else 1)", "elseif", "'else if'"),
    ("RW119", "play\n    if x\n        stop\n    elsif y\n        stop", "elsif", "'elif'"),
    ("RW119", "play\n    if x\n        stop\n    elseif y > 3\n        stop", "elseif", "'elif'"),
    ("RW105", TURN + "    turn x y sense", "y", "'turn x at y turned sense'"),
    ("RW105", TURN + "    turn x, y, sense", ",", "without brackets and commas: 'turn x at y turned sense'"),
    ("RW105", TURN + "    turn(x, at y, turned sense)", "y", "'turn x at y turned sense'"),
    ("RW105", TURN + "    if can turn x y sense\n        stop", "y", "'turn x at y turned sense'"),
    ("RW105", TURN + "    0 does turn 3, y", ",", "'turn x at y turned sense'"),
    ("RW105", TURN.replace("at ", "") + "    turn x y sense", "y", "'action turn(x, at y, turned sense)'"),
    ("RW105", "action rest\n    stop\nplay\n    rest()", ")", "leave the brackets out"),
    ("RW111", "def f = $x", "$", "'$'"),
    ("RW111", "def f = 'x'", "'", "double quotes"),
    ("RW111", "def f = a / b", "/", "'div'"),
    ("RW111", "def f = a \u2264 b", "\u2264", "'<='"),
    ("RW111", "def f = a\u00a0+ b", "\u00a0", "ordinary one"),
    ("RW111", "def caf\u00e9 = 1", "\u00e9", "letters a to z"),
    ("RW112", 'def f = 1 @A-1 "why', '"why', "no end"),
    ("RW113", "def f = a +", "+", "missing after '+'"),
    ("RW113", "def f = if a then b", "b", "'else'"),
    ("RW113", "def f\n    let a = 1\ndef g = 1", "1", "'return'"),
    ("RW114", "play\n    stop\n        stop", "stop", "takes no block"),
    ("RW119", "play\n    while x\n        stop", "while", "'repeat while'"),
    ("RW119", "play\n    pahse x\n        stop", "pahse", "did you mean 'phase'"),
    ("RW114", "  state x: 0..3", "state x: 0..3", "indented"),
    ("RW126", "def 3x = 4", "3x", "begin with a digit"),
    ("RW115", "def f = 1 @fj13", "@fj13", "such as FJ-13"),
    ("RW115", "def f = 1 @FJ-13-4", "@FJ-13-4", "not a rule id"),
    ("RW116", "play:\n    stop", ":", "remove the ':'"),
    ("RW116", "play\n    if x:  # so\n        stop", ":", "remove the ':'"),
    ("RW117", "def f = a && b", "&&", "'and'"),
    ("RW117", "def f = a || b", "||", "'or'"),
    ("RW117", "def f = !a", "!", "'not'"),
    ("RW118", "state x: = 3", "=", "type"),
    ("RW118", "state x:", ":", "type is missing"),
    ("RW118", "state x: list of", "of", "type is missing"),
    ("RW119", "stat x: 0..3", "stat", "did you mean 'state'?"),
    ("RW119", "xyzzy", "xyzzy", "begins with action, board"),
    ("RW120", 'game "Again"', 'game "Again"', "only one"),
    ("RW121", "def f = 1.5", "1.5", "whole"),
    ("RW121", "state x: 0.5..3", "0.5", "whole"),
    ("RW122", f"def f = {'9' * 5000}", "9" * 5000, "18 digits"),
]


@pytest.mark.parametrize(("code", "text", "marked", "part"), MISTAKES)
def test_mistakes(code: str, text: str, marked: str, part: str) -> None:
    (problem,) = problems_of(HEAD + text)
    assert (problem.code, problem.span.text) == (code, marked)
    assert part in f"{problem.message} {problem.hint}"


@pytest.mark.parametrize(
    ("code", "text", "part"),
    [
        ("RW119", "neu state x: 0..3", "did you mean 'new'?"),
        ("RW115", "drop FJ1", "'FJ1' is not a rule id"),
        ("RW115", "drop @FJ-1", "without '@'"),
        ("RW105", "replace foo with stop", "here could stand '.'"),
        ("RW106", "before x\nset y = 1", "needs a block"),
        ("RW105", "set goal 4", "write 'set goal = 4'"),
        ("RW113", "extend place\n    stop", "say where the option stands: 'extend play.place'"),
        ("RW105", "replace FJ-1 require x > 2", "write 'replace FJ-1 with require x > 2'"),
        ("RW119", "state x: 1..3 = 1", "write 'new state …'; for one that the game has, 'replace state …'"),
        ("RW119", "option x: 1..3 = 1", "one that the game has is set, 'set x = …'"),
        ("RW119", "remove FJ-1", "write 'drop ID' for a line"),
        ("RW119", "players 4", "a variant is for as many players as its game"),
        ("RW120", 'variant "Again" of x', "only one"),
    ],
)
def test_mistakes_in_variants(code: str, text: str, part: str) -> None:
    (problem,) = problems_of(f'variant "V" of g\n{text}\n', parse.parse_variant)
    assert problem.code == code
    assert part in f"{problem.message} {problem.hint}"


@pytest.mark.parametrize(
    ("code", "text", "part"),
    [
        ("RW119", "expct x", "did you mean 'expect'?"),
        ("RW107", "expect x = 3", "'=='"),
        ("RW105", "play\n        draw", "say whose it is: 'chance: draw'"),
        ("RW105", "play\n        roll 3", "say whose it is: 'chance: roll 3'"),
        ("RW105", "play\n        buy well", "say whose it is: '0: buy well'"),
        ("RW105", "play\n        1. buy well", "write '1: buy well'"),
        ("RW105", "play\n        player 1: buy well", "write '1: buy well'"),
        ("RW105", "expect winner is 0", "write 'expect winner 0'"),
        ("RW105", "expect player 1 to move", "write 'expect to move 1'"),
        ("RW105", "expect 0 sees hand[1] hidden", "write 'expect seat 0 sees …'"),
        ("RW105", "expect seat 1 sees hand[0] is hidden", "leave 'is' out: 'sees x hidden'"),
        ("RW105", "given coins[0] = 4", "what is given stands below, indented"),
        ("RW119", "option goal = 3", "write 'set x = …'"),
        ("RW119", "repeat 3\n        0: wait", "it stands inside 'play', around moves"),
        ("RW119", "then x == 3", "write 'expect'"),
        ("RW115", "illegal 0: x because fj1", "not a rule id"),
        ("RW113", "expect seat 1 sees x", "'hidden'"),
        ("RW111", "expect $", "'$'"),
        ("RW107", "given\n        x == 3", "single '='"),
        ("RW106", "given\n    moves 3", "needs a block"),
    ],
)
def test_mistakes_in_scenarios(code: str, text: str, part: str) -> None:
    (problem,) = problems_of(f'scenarios for g\nscenario "s"\n    {text}\n', parse.parse_scenarios)
    assert problem.code == code
    assert part in f"{problem.message} {problem.hint}"


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "players 2\n", 'players 2\ngame "Late"\n'])
def test_a_game_begins_with_its_title(text: str) -> None:
    (problem,) = problems_of(text)
    assert (problem.code, problem.span.line) == ("RW120", 1)


@pytest.mark.parametrize("parser", [parse.parse_variant, parse.parse_scenarios])
def test_other_files_begin_with_their_title(parser: Any) -> None:
    assert [problem.code for problem in problems_of("", parser)] == ["RW120"]


def test_every_declaration_tells_its_first_mistake() -> None:
    problems = problems_of(
        HEAD + "stat x: 0..3\n\ndef f = {1,\ndef g = 1\nplay\n    a = = 1\n    if x = 1\n        stop\n"
    )
    assert [(problem.code, str(problem.span)) for problem in problems] == [
        ("RW119", "test:2:1"),
        ("RW103", "test:4:9"),
        ("RW105", "test:7:9"),
    ]


def test_comments_before_the_first_declaration_are_no_mistake() -> None:
    assert [problem.code for problem in problems_of("# a game\n\n" + HEAD + "stat x: 0..3\n# end")] == ["RW119"]
    assert [problem.code for problem in problems_of("# a game\n  players 2\n" + HEAD)] == ["RW114"]


def test_problems_of_one_text_are_limited() -> None:
    assert len(problems_of(HEAD + "x\n" * 1000)) == parse.MOST


def test_a_rendered_problem() -> None:
    (problem,) = problems_of(HEAD + "play\n    if count(x in y) = 3    # three\n        stop\n")
    assert problem.render() == dedent(
        """\
        test:3:22: error[RW107]: '=' gives a value; it does not compare
                if count(x in y) = 3    # three
                                 ^
          hint: write '==' to compare"""
    )


TERMINAL = re.compile(r"__|\$END|\b_?[A-Z]{2,}_?[A-Z]*\b(?<!RW)")


def test_no_message_names_a_terminal_of_the_grammar() -> None:
    for _, text, marked, _ in MISTAKES:
        for problem in problems_of(HEAD + text):
            said = f"{problem.message} {problem.hint}".replace(marked, "").replace("FJ-13", "")
            assert not TERMINAL.search(re.sub(r"U\+\w+", "", said)), said


# ---------------------------------------------------------------- depth and size


@pytest.mark.parametrize(
    "text",
    [
        "def f = " + "1 + " * 10_000 + "1",
        "def f = " + "not " * 10_000 + "a",
        "def f = a" + ".b" * 10_000,
        "def f = " + "a[" * 10_000 + "1" + "]" * 10_000,
        "def f = " + "(" * 10_000,
        "def f = " + "if a then b else " * 10_000 + "c",
        "play\n    " + "may " * 10_000 + "f",
        "play\n" + "".join(" " * (level + 1) + "repeat\n" for level in range(500)) + " " * 501 + "stop",
    ],
    ids=["sum", "not", "attributes", "indices", "unclosed", "conditionals", "may", "blocks"],
)
def test_too_deep(text: str) -> None:
    assert [problem.code for problem in problems_of(HEAD + text)] == ["RW108"]


def test_long_is_not_deep() -> None:
    text = "def f = {" + "a, " * 2_000 + "a}\ndef g = " + "a and " * 2_000 + "a\ndef h = " + "1 + " * 90 + "1\n"
    text += "play\n    if a\n        stop\n" + "    elif a\n        stop\n" * 500
    assert len(read(parse.parse_game, HEAD + text).declarations) == 5


def test_too_large() -> None:
    (problem,) = problems_of(HEAD + "#" * 1_000_000)
    assert (problem.code, str(problem.span)) == ("RW109", "test:1:1")
