"""Texts are read into the right syntax tree, with the right spans."""

from __future__ import annotations

import dataclasses
from textwrap import dedent

import pytest
from parsing import GAME, SCENARIOS, VARIANT, bare, declaration, formula, nodes, read, rules

from rulewright.compiler.syntax import ast, parse
from rulewright.compiler.syntax.diagnostics import Problems
from rulewright.compiler.syntax.source import Source, Span


def test_every_node_of_the_syntax_tree_can_be_written() -> None:
    made = nodes(read(parse.parse_game, GAME))
    made += nodes(read(parse.parse_variant, VARIANT)) + nodes(read(parse.parse_scenarios, SCENARIOS))
    known = {name for name, value in vars(ast).items() if dataclasses.is_dataclass(value) and value is not Span}
    expressions = "a or b, a in {x for x in s}, f(1..), -n mod 2, n of x, any(x), up to 3, a.f(1), a | b & c"
    made += nodes(tuple(formula(text) for text in expressions.split(", ")))
    assert known - {type(node).__name__ for node in made} == set()


def test_every_span_lies_in_the_text() -> None:
    for parser, text in (
        (parse.parse_game, GAME),
        (parse.parse_variant, VARIANT),
        (parse.parse_scenarios, SCENARIOS),
    ):
        for node in nodes(read(parser, text)):
            if not isinstance(node, ast.Tags):
                assert node.span.text == node.span.text.strip() != ""


# ---------------------------------------------------------------- declarations


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("players 2", "Players(2, False)"),
        ("players 1..4 together", "Players(Range(1, 4), True)"),
        ("option a: yes/no = no", "Option(a, YesNoType(), Constant(no))"),
        ("option a: Letter? = A", "Option(a, OptionalType(NamedType(Letter)), A)"),
        ("option a: b | c | d = c", "Option(a, ChoiceType([b, c, d]), c)"),
        ("require a > 1", "Claim(Compare(>, a, 1))"),
        ("enum E: a(A), b", "Enum(E, [EnumMember(a, A), EnumMember(b, None)])"),
        ("record R(a: E, b: 0..1 = 1)", "Record(R, [Field(a, NamedType(E), None), Field(b, RangeType(0, 1), 1)])"),
        ("board b: square 8 by n", "Board(b, SizedShape(square, 8, n, None), [])"),
        ("board b: square 7 by 6 wrapping columns", "Board(b, SizedShape(square, 7, 6, columns), [])"),
        ("board b: hex growing within 2 * n", "Board(b, GrowingShape(hex, Binary(*, 2, n)), [])"),
        (
            "board b: square of row 1..2, column 0..3",
            "Board(b, AxesShape(square, [[row, Range(1, 2)], [column, Range(0, 3)]]), [])",
        ),
        (
            "board b: hex 3 by 3\n    directions E (1, 0), W (-1, 0)",
            "Board(b, SizedShape(hex, 3, 3, None), [DirectionStep(E, 1, 0), DirectionStep(W, Minus(1), 0)])",
        ),
        ("state a: 0..3", "State([a], RangeType(0, 3), [], None, None)"),
        (
            "state a: T? on land per Player, 1..3 = none seen by owner",
            (
                "State([a], OptionalType(NamedType(T)), [NamedType(land), NamedType(Player), RangeType(1, 3)], "
                "Constant(none), owner)"
            ),
        ),
        (
            "state a: bag of T up to n + 1",
            "State([a], CollectionType(bag, NamedType(T), Binary(+, n, 1)), [], None, None)",
        ),
        ("state a: list of 1..6 up to 4", "State([a], CollectionType(list, RangeType(1, 6), 4), [], None, None)"),
        ("state a: set of grid", "State([a], CollectionType(set, NamedType(grid), None), [], None, None)"),
        ("state a: pile of T", "State([a], CollectionType(pile, NamedType(T), None), [], None, None)"),
        (
            "state a: bag of T up to n on land",
            "State([a], CollectionType(bag, NamedType(T), n), [NamedType(land)], None, None)",
        ),
        ("state a: 6 of rules", "State([a], RingType(6, RulesType()), [], None, None)"),
        ("state a: -3..(n - 1)", "State([a], RangeType(Minus(3), Binary(-, n, 1)), [], None, None)"),
        ("def f = 1", "Def(f, [], [], 1)"),
        (
            "def f(a, -2, 3, b: 0..1) = a",
            (
                "Def(f, [Parameter(None, a, None, None, None), Parameter(None, -2, None, None, -2), "
                "Parameter(None, 3, None, None, 3), Parameter(None, b, RangeType(0, 1), None, None)], [], a)"
            ),
        ),
        ("def f\n    let a = 1\n    return a", "Def(f, [], [Let(a, 1)], a)"),
        (
            "action f(a, to b, with c: T = 1)\n    stop",
            (
                "Action(f, [Parameter(None, a, None, None, None), Parameter(to, b, None, None, None), "
                "Parameter(with, c, NamedType(T), 1, None)], [Stop()])"
            ),
        ),
        ("score s", "Score(s, None)"),
        ("score s = 1", "Score(s, 1)"),
        ("rank by a, b", "Rank([a, b])"),
        ('invariant "x y": yes', "Invariant(x y, Constant(yes))"),
        ("show land: tile as corners, turn", "Show(land, [Layer(tile, corners), Layer(turn, None)])"),
        ("hide a, b", "Hide([a, b])"),
        ("play\n    stop", "Play([Stop()])"),
    ],
)
def test_declarations(text: str, expected: str) -> None:
    assert bare(declaration(text)) == expected


def test_table() -> None:
    table = declaration("""
        table T from "t.yaml"   @A-1
            set, at: 0..1
            f(a: 1..2, b: E): 0..1 = 0
            when: rules per Moment   @A-2
        """)
    assert (
        bare(table) == "Table(T, t.yaml, [Column([set, at], [], RangeType(0, 1), None, None), "
        "Column([f], [Field(a, RangeType(1, 2), None), Field(b, NamedType(E), None)], RangeType(0, 1), None, 0), "
        "Column([when], [], RulesType(), Moment, None, Tags([A-2], None))], Tags([A-1], None))"
    )
    assert table.file_span.text == '"t.yaml"'
    assert table.span.text == 'table T from "t.yaml"'


def test_network() -> None:
    network = declaration("""
        network n over s in Segment where kind(s) is not empty  @A-1
            joins to f(s)   @A-2
            tiles = distinct(s.cell)
            men per p in Player = 1   @A-3
        """)
    assert (
        bare(network) == "Network(n, s, Segment, IsEmpty(Call(kind, [s]), True), Call(f, [s]), "
        "[Tally(tiles, None, None, Call(distinct, [Attribute(s, cell)])), "
        "Tally(men, p, Player, 1, Tags([A-3], None))], Tags([A-1, A-2], None))"
    )


def test_tags_of_a_def_with_a_block_are_those_of_its_head_and_of_its_result() -> None:
    shaped = declaration('def f   @A-1\n    let a = 1   @A-2\n    return a   @A-3 "why"')
    assert shaped.tags.rules == ("A-1", "A-3")
    assert shaped.tags.reason == "why"
    assert shaped.lets[0].tags.rules == ("A-2",)


# ---------------------------------------------------------------- statements


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("let a = 1", "Let(a, 1)"),
        ("var a = 1", "Var(a, None, 1)"),
        ("var a: set of T = {}", "Var(a, CollectionType(set, NamedType(T), None), SetOf([]))"),
        ("a = 1", "Assign(a, =, 1)"),
        ("a.b[1, c] += 1", "Assign(At(Attribute(a, b), [1, c]), +=, 1)"),
        ("your a -= 1", "Assign(Yours(a), -=, 1)"),
        ('require a @A-1 @A-2b "no {a}"', "Require(a, Tags([A-1, A-2b], no {a}))"),
        ("prefer a", "Prefer(a)"),
        ("finish", "Finish(None)"),
        ("finish you + 1", "Finish(Binary(+, you, 1))"),
        ("draw a from b[1]", "Draw(a, At(b, [1]), None)"),
        ("roll a in 1..6", "Roll(a, Range(1, 6), None)"),
        ("roll a in 1..6 seen by you @A-1", "Roll(a, Range(1, 6), Tags([A-1], None), SeenBy(you))"),
        ("draw a from b seen by all", "Draw(a, b, SeenBy(None))"),
        ('tell "no {a}"', "Tell(None, no {a}, [a])"),
        ('tell {a, b} "{a} and {b}" @A-1', "Tell(SetOf([a, b]), {a} and {b}, [a, b], Tags([A-1], None))"),
        ("n = 2 openly", "Assign(n, =, 2, Tags([], None))"),
        ("f", "Command(f, [])"),
        ("f 2", "Command(f, [Argument(None, 2)])"),
        (
            "lay t at (0, 0) turned -k",
            "Command(lay, [Argument(None, t), Argument(at, Tuple([0, 0])), Argument(turned, Minus(k))])",
        ),
        ("stand on a beside b", "Command(stand, [Argument(on, a), Argument(beside, b)])"),
        ("react to you", "Command(react, [Argument(to, you)])"),
        ("seed at least 2", "Command(seed, [Argument(None, Range(2, None))])"),
        ("seed up to 2 with 3", "Command(seed, [Argument(None, Range(None, 2)), Argument(with, 3)])"),
        ("take_house 3..6", "Command(take_house, [Argument(None, Range(3, 6))])"),
        ("gain 2 of (good + 1)", "Command(gain, [Argument(None, Amount(2, Binary(+, good, 1)))])"),
        ("gain 1 a + 2 b", "Command(gain, [Argument(None, Binary(+, Amount(1, a), Amount(2, b)))])"),
        ("do a.b[c]", "Do(At(Attribute(a, b), [c]), [])"),
        ("do a.b(c, 1)", "Do(Attribute(a, b), [c, 1])"),
        ("may f 1", "MayDo(Command(f, [Argument(None, 1)]))"),
        ("p does f", "Does(p, Command(f, []))"),
        ("f or g or do h", "Either([Command(f, []), Command(g, []), Do(h, [])])"),
        ("p does (f or g; stop)", "Does(p, Sequence([Either([Command(f, []), Command(g, [])]), Stop()]))"),
        ("if a\n    stop", "If([[a, [Stop()]]], [])"),
        (
            "if a @A-1\n    stop\nelif b @A-2\n    f\n    g\nelse @A-3\n    stop",
            "If([[a, [Stop()]], [b, [Command(f, []), Command(g, [])]]], [Stop()], Tags([A-1], None))",
        ),
        ("for a in b\n    stop", "For(a, b, [], [Stop()])"),
        (
            "for a in b where c while d until e\n    stop",
            "For(a, b, [Clause(where, c), Clause(while, d), Clause(until, e)], [Stop()])",
        ),
        ("repeat\n    stop", "Repeat(forever, None, [Stop()])"),
        ("repeat 0..\n    stop", "Repeat(times, Range(0, None), [Stop()])"),
        ("repeat (if a then 1 else 2)\n    stop", "Repeat(times, Conditional(a, 1, 2), [Stop()])"),
        ("repeat while a\n    stop", "Repeat(while, a, [Stop()])"),
        ("repeat while possible @A-1\n    stop", "Repeat(possible, None, [Stop()], Tags([A-1], None))"),
        ("phase a\n    stop", "Phase(a, [Stop()])"),
        ("you choose a", "Choice(you, False, False, False, [Alternative(a, [], [], False)])"),
        (
            "holder[c] chooses a(at b in c where d, e in f) unless forced @A-1\n    stop",
            (
                "Choice(At(holder, [c]), False, False, True, [Alternative(a, [Ranging(at, b, c, [Clause(where, d)]), "
                "Ranging(None, e, f, [])], [Stop()], False, Tags([A-1], None))], Tags([A-1], None))"
            ),
        ),
        (
            "players choose secretly a(b in your c)",
            "Choice(players, False, True, False, [Alternative(a, [Ranging(None, b, Yours(c), [])], [], False)])",
        ),
        (
            (
                "you choose unless forced @A-1\n    a @A-2\n        stop\n    otherwise b\n    otherwise\n       "
                " stop\n    c"
            ),
            (
                "Choice(you, False, False, True, [Alternative(a, [], [Stop()], False, Tags([A-2], None)), "
                "Alternative(b, [], [], True), Alternative(None, [], [Stop()], True), Alternative(c, [], [], False)], "
                "Tags([A-1], None))"
            ),
        ),
        ("you may a\n    stop", "Choice(you, True, False, False, [Alternative(a, [], [Stop()], False)])"),
        (
            "you may\n    a\n    b",
            "Choice(you, True, False, False, [Alternative(a, [], [], False), Alternative(b, [], [], False)])",
        ),
        ("chance chooses a", "Choice(chance, False, False, False, [Alternative(a, [], [], False)])"),
    ],
)
def test_statements(text: str, expected: str) -> None:
    assert bare(rules(text)) == f"[{expected}]"


def test_tags_of_a_line_belong_to_each_of_its_statements() -> None:
    first, second = rules('a = 1; may f @A-1 "why"')
    assert first.tags == second.tags
    assert first.tags.rules == ("A-1",)
    assert second.effect.tags == ast.Tags()


# ---------------------------------------------------------------- expressions


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("if a then b else if c then d else e", "Conditional(a, b, Conditional(c, d, e))"),
        ("f(x => x + 1, y)", "Call(f, [Function(x, Binary(+, x, 1)), y])"),
        ("f()", "Call(f, [])"),
        ("a or b or c and d", "Logic(or, [a, b, Logic(and, [c, d])])"),
        ("not a == b", "Negation(Compare(==, a, b))"),
        ("can place t or b", "Logic(or, [Can(Command(place, [Argument(None, t)])), b])"),
        ("can do d.e(1)", "Can(Do(Attribute(d, e), [1]))"),
        ("a <= b | c", "Compare(<=, a, Binary(|, b, c))"),
        ("a in b and c not in d", "Logic(and, [Member(a, b, False), Member(c, d, True)])"),
        ("a is empty", "IsEmpty(a, False)"),
        ("a.b is not empty", "IsEmpty(Attribute(a, b), True)"),
        ("a | b & c", "Binary(|, a, Binary(&, b, c))"),
        ("a..b + 1", "Range(a, Binary(+, b, 1))"),
        ("2..", "Range(2, None)"),
        ("a - b - c", "Binary(-, Binary(-, a, b), c)"),
        ("a + b * c div d mod e", "Binary(+, a, Binary(mod, Binary(div, Binary(*, b, c), d), e))"),
        ("-a * b", "Binary(*, Minus(a), b)"),
        ("3 tomato + n of good", "Binary(+, Amount(3, tomato), Amount(n, good))"),
        ("a.b[c, 1].d(e)[2]", "At(FormulaCall(At(Attribute(a, b), [c, 1]), d, [e]), [2])"),
        ("your stock[a]", "At(Yours(stock), [a])"),
        ("(a)", "a"),
        ("(a, 1)", "Tuple([a, 1])"),
        ("{}", "SetOf([])"),
        ("{a, if b then c else d, 1..3}", "SetOf([a, Conditional(b, c, d), Range(1, 3)])"),
        ("{a in b where c}", "Comprehension(None, [Generator(a, b, [Clause(where, c)])])"),
        ("{f(a) for a in b, c in d}", "Comprehension(Call(f, [a]), [Generator(a, b, []), Generator(c, d, [])])"),
        ("sum(a in b where c: d)", "Aggregate(sum, [Generator(a, b, [Clause(where, c)])], d)"),
        ("count(a in b | c while d)", "Aggregate(count, [Generator(a, Binary(|, b, c), [Clause(while, d)])], None)"),
        ("count (a in b)", "Aggregate(count, [Generator(a, b, [])], None)"),
        ("max(1, a + 1)", "Extreme(max, [1, Binary(+, a, 1)])"),
        ("count", "count"),
        ("yes", "Constant(yes)"),
    ],
)
def test_expressions(text: str, expected: str) -> None:
    assert bare(formula(text)) == expected


def test_lines_inside_brackets_are_one() -> None:
    assert bare(declaration("def f = {a,\n  b,   # a comment\n\n c\n}\n")) == "Def(f, [], [], SetOf([a, b, c]))"


def test_line_ends_of_other_systems_and_missing_last_line_end() -> None:
    assert bare(declaration("play\r\n    a = 1\r\n\r\n    # comment\r\n    stop")) == "Play([Assign(a, =, 1), Stop()])"


# ---------------------------------------------------------------- variants and scenarios


def test_variant() -> None:
    variant = read(parse.parse_variant, VARIANT)
    assert (variant.title, variant.of, variant.of_span.text) == ("Everything else", "everything", "everything")
    assert [bare(patch) for patch in variant.patches[:15]] == [
        "SetOption(rounds, 4)",
        "DropRule(EV-19)",
        (
            "ReplaceRule(EV-15, [Assign(At(tile, [cell]), =, Constant(none), Tags([EV-15], another)), "
            "Stop(Tags([EV-15], another))])"
        ),
        "ReplaceNamed(Def(home, [Parameter(None, 0, None, None, 0)], [], 2))",
        "ReplaceNamed(Action(lay, [Parameter(None, piece, None, None, None)], [Stop()]))",
        "ReplaceNamed(Score(tally, 1))",
        "ReplaceNamed(Rank([tally]))",
        "ReplaceOption(explore, pass, [Stop()])",
        "ExtendOption(lay, place, [Require(Compare(>, x, 1))])",
        "Around(before, lay, [If([[x, [Stop()]]], []), Command(drop, [Argument(None, y)])])",
        "Around(after, lay, [Stop()])",
        "AddRows(Tile, more.yaml)",
        "DropRows(Tile, [a, b])",
        (
            "NewColumn(Tile, Column([weight], [Field(n, RangeType(1, 3), None)], RangeType(0, 9), None, 1), "
            "[NewCell(c, None, 4), NewCell(c, late, 2 * n)])"
        ),
        "New(Option(x, RangeType(0, 1), 0))",
    ]


def test_scenarios() -> None:
    scenarios = read(parse.parse_scenarios, SCENARIOS)
    assert scenarios.game == "everything"
    assert (
        bare(scenarios.rows) == "[ExtraRow(Tile, X1, [RowEntry(wedges, None, MFM), RowEntry(when, now, pay 1; gain 2), "
        "RowEntry(cost, None, (1 + 2) * 3), RowEntry(kind, a, town)])]"
    )
    assert scenarios.rows[0].entries[1].text_span.text == "pay 1; gain 2"
    assert bare(scenarios.without) == "[Without(all is well)]"
    assert bare(scenarios.borrowed) == "[Borrowed(other.scenario)]"
    assert (
        bare(scenarios.positions)
        == "[NamedPosition(begun, None, [ScenarioPlayers(2), Finally([Assign(opener, =, 1)])]), "
        "NamedPosition(more, Start(begun), [Seed(8)])]"
    )
    first, refused, three, four, second = scenarios.scenarios
    assert bare(refused) == "Scenario(refused, [], None, [Rejected(EV-3)], None)"
    assert (
        bare(three)
        == "Scenario(3 moves, [], Start(more), [Without(all is well), MovesAre([], 3, None)], Example(n = 3))"
    )
    assert (four.title, four.line, four.span.line) == ("4 moves", 66, 59)
    assert first.covers == ("EV-1", "EV-2a")
    assert [bare(step) for step in first.steps[:3]] == ["ScenarioPlayers(2)", "SetOption(rounds, 2)", "Seed(7)"]
    assert [bare(step) for step in first.steps[4:]] == [
        "StartAt(day, [[you, 0], [y, SetOf([1, 2])]])",
        "PlayMoves([Move(-1, draw X1, None), Move(0, place (1,-1) turned 2, None)"
        + ", Move(0, pass, None), Move(1, pass, None), Move(1, pass, None)" * 2
        + "])",
        "Illegal(Move(0, place (2,0), None), EV-19)",
        "Illegal(Move(None, place (2,0), None), None)",
        "Legal(Move(1, act pay 1; gain 2, None))",
        "Legal(Move(None, pass, None))",
        (
            "MovesAre([Move(None, pass, None), Move(0, place (1,1), None), Move(None, (pay 1 x; gain 2), None)], None,"
            " None)"
        ),
        "MovesAre([], 3, None)",
        "MovesAre([], 2, Move(None, place *, None))",
        "MovesAre([Move(None, place (1,1) turned 1, None)], None, Move(None, * turned 1, None))",
        "Expect(0, Compare(==, Call(price, [13]), 3))",
        "Expect(None, IsEmpty(At(stock, [0]), False), Tags([EV-4], None))",
        "ExpectToMove(1)",
        "ExpectToMove(-1)",
        "ExpectOver()",
        "ExpectWinner(SetOf([0, 1]))",
        "ExpectSees(1, At(hand, [0]), True, None)",
        "ExpectSees(1, Attribute(At(hand, [1]), kind), False, king)",
        "ExpectTold(1, it is {a})",
        "ExpectTold(None, all hear)",
        "ExpectForced(Move(0, take *, None))",
    ]
    assert [type(step) for step in second.steps] == [ast.Expect] * 3


# ---------------------------------------------------------------- words as names

WORDS = (
    "set at count draw stop let if for repeat phase option state table board play players score rank def action enum "
    "record network require game to from by with on in per over joins seen where while until choose may does do or and "
    "not is empty of bag list pile rules square hex together secretly otherwise possible yes none all owner columns"
).split()


@pytest.mark.parametrize("word", WORDS)
def test_every_word_can_be_a_column_an_option_an_attribute_and_a_member(word: str) -> None:
    game = read(
        parse.parse_game,
        f"""
        game "Test"
        option {word}: 0..1 = 0
        enum E: {word}({word}), b
        table T from "t.yaml"
            {word}: 0..1
            b, {word}(x: E): 0..1
        def f = x.{word} + x.{word}(1) + your {word}
        """,
    )
    option, enum, table, formula_def = game.declarations[1:]
    assert option.name == enum.members[0].name == table.columns[0].names[0] == word
    assert table.columns[1].names == ("b", word)
    assert formula_def.result.right.name == word


@pytest.mark.parametrize("word", [word for word in WORDS if word != "otherwise"])
def test_every_word_can_be_a_move(word: str) -> None:
    (choice,) = rules(f"you choose\n    {word}(x in y)\n        stop\n    {word}\n    b")
    assert [option.name for option in choice.alternatives] == [word, word, "b"]


@pytest.mark.parametrize("word", "set at count option state table board play players score rank enum to from".split())
def test_words_of_declarations_can_be_states_and_actions(word: str) -> None:
    """Also after a nested block, where the grammar could be tempted to begin a declaration."""
    play = declaration(
        f"play\n    if x\n        stop\n    {word} = 1\n    if x\n        stop\n    {word} 2\n    {word}\n"
    )
    assert bare(play.body[1]) == f"Assign({word}, =, 1)"
    assert bare(play.body[3:]) == f"[Command({word}, [Argument(None, 2)]), Command({word}, [])]"


# ---------------------------------------------------------------- spans


def test_spans_of_a_game() -> None:
    game = read(parse.parse_game, 'game "Test"\n\ndef f(x) = (x + 1) * g(x).size   @A-1 @B-2 "why"\n')
    title, shaped = game.declarations
    assert title.span.text == 'game "Test"'
    assert str(shaped.span) == "test:3:1"
    assert shaped.span.text == "def f(x) = (x + 1) * g(x).size"
    assert shaped.name_span.text == "f"
    assert [span.text for span in shaped.tags.spans] == ["@A-1", "@B-2"]
    assert shaped.result.span.text == "(x + 1) * g(x).size"
    assert shaped.result.left.span.text == "x + 1"
    assert shaped.result.right.name_span.text == "size"


def test_a_statement_with_a_block_spans_its_head() -> None:
    play = declaration("play   @A-1\n    for x in y where z   # all\n        if x   @A-2\n            stop\n")
    assert play.span.text == "play"
    assert play.body[0].span.text == "for x in y where z"
    assert play.body[0].body[0].span.text == "if x"


def test_cells_know_their_place_in_the_table() -> None:
    text = dedent("""\
        - id: a
          when: {now: pay 1; gain 2 x}
          then: |
            if y
                gain n of x
        """)
    source, problems = Source("table.yaml", text), Problems()
    pay, gain = parse.parse_rules("pay 1; gain 2 x", source, 2, 15, problems) or ()
    assert (pay.span.text, gain.span.text) == ("pay 1", "gain 2 x")
    (statement,) = parse.parse_rules("if y\n    gain n of x\n", source, 4, 5, problems) or ()
    assert isinstance(statement, ast.If)
    assert statement.span.text == "if y"
    assert statement.branches[0][1][0].span.text == "gain n of x"
    amount = parse.parse_formula("n of x", source, 5, 14, problems)
    assert amount is not None
    assert amount.span.text == "n of x"
    assert not problems.found


def test_problems_of_cells_are_shown_in_the_table() -> None:
    source, problems = Source("table.yaml", "- id: a\n  cost: 1 +\n"), Problems()
    assert parse.parse_formula("1 +", source, 2, 9, problems) is None
    assert problems.found[0].render() == dedent("""\
        table.yaml:2:11: error[RW113]: the line ends too early: something is missing after '+'
              cost: 1 +
                      ^
          hint: here could stand a value""")


def test_an_empty_cell_is_a_problem_at_its_place() -> None:
    problems = Problems()
    assert parse.parse_rules("", Source("table.yaml", "- id: a\n  when:\n"), 2, 8, problems) is None
    assert [(problem.code, str(problem.span)) for problem in problems.found] == [("RW113", "table.yaml:2:8")]
