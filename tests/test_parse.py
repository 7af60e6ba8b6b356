"""Texts are read into the right syntax tree, with the right spans, and mistakes are told in the author's words."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from rulewright.compiler import ast, parse
from rulewright.compiler.cache_dir import cache_dir
from rulewright.compiler.diagnostics import Problem, Problems
from rulewright.compiler.source import Source, Span

# ---------------------------------------------------------------- helpers


def read(parser: Any, text: str, name: str = "test") -> Any:
    """What `parser` makes of a text that has no problems."""
    problems = Problems()
    shaped = parser(Source(name, dedent(text)), problems)
    assert not problems.found, "\n".join(problem.render() for problem in problems.found)
    return shaped


def declaration(text: str) -> Any:
    """The last declaration of a game."""
    return read(parse.parse_game, 'game "Test"\n' + dedent(text)).declarations[-1]


def rules(text: str) -> Any:
    problems = Problems()
    text = dedent(text).strip("\n")
    statements = parse.parse_rules(text, Source("cell", text), 1, 1, problems)
    assert not problems.found, problems.found[0].render()
    return statements


def formula(text: str) -> Any:
    problems = Problems()
    expr = parse.parse_formula(text, Source("cell", text), 1, 1, problems)
    assert not problems.found, problems.found[0].render()
    return expr


def problems_of(text: str, parser: Any = parse.parse_game) -> list[Problem]:
    problems = Problems()
    assert parser(Source("test", text), problems) is None
    return problems.found


def written(span: Span) -> str:
    """The text of a span."""
    starts = span.source.line_starts
    return span.source.text[starts[span.line - 1] + span.column - 1 : starts[span.end_line - 1] + span.end_column - 1]


def bare(node: Any) -> str:
    """A node without spans and empty tags: `Binary(+, a, 1)`; names and numbers stand for themselves."""
    match node:
        case ast.Name(name):
            return name
        case ast.Number(value):
            return str(value)
        case tuple():
            return f"[{', '.join(map(bare, node))}]"
    if not dataclasses.is_dataclass(node):
        return str(node)
    fields = [getattr(node, field.name) for field in dataclasses.fields(node) if "span" not in field.name]
    return f"{type(node).__name__}({', '.join(bare(value) for value in fields if value != ast.Tags())})"


def nodes(node: Any) -> list[Any]:
    """A node and all nodes below it."""
    if isinstance(node, tuple):
        return [below for item in node for below in nodes(item)]
    if not dataclasses.is_dataclass(node) or isinstance(node, Span):
        return []
    values = [getattr(node, field.name) for field in dataclasses.fields(node)]
    return [node] + [below for value in values for below in nodes(value)]


# ---------------------------------------------------------------- a text with everything

GAME = """
# everything that a game can say
game "Everything"                                       @EV-01 "a title"
players 1..4 together                                   @EV-2a

option rounds: 1..9 = 3                                 @EV-3 @EV-4
option start: Player? = none
option mode: early | late = early
require rounds > 1 or mode == early                     @EV-5 "too short"

enum Good: tomato(T), lettuce(L), carrot
record Spot(cell: land, part: 0..6 = 0)

table Tile from "tiles.yaml"                            @EV-6
    wedges: 6 of Good
    copies, weight: 0..9 = 1                            # two columns of one type
    now: rules
    when: rules per Moment
    cheaper(step: 1..90, by: 0..3 = 0): -3..3 = 0       @EV-7
    deeds: list of rules up to 2

board land: hex growing within 20
    directions E (1, 0), W (-1, 0)
board grid: square columns by rows wrapping both
board strip: square of row 1..12, column 0..60

state tile: Tile? on land
state fields, farms: 0..30 per Player, 1..40 on grid = 0 seen by owner
state flags: set of yes/no
state stack: bag of Tile up to 2 * rounds
state line: list of Good up to 5 = {}
state deck: pile of Tile seen by count
state low: (0 - 2)..(rounds + 1)

network area over c in land where tile[c] is not empty  @EV-8
    joins to c.neighbours                               @EV-9
    size = 1
    men per p in Player = if tile[c] == p then 1 else 0 @EV-10

def home(0) = 1
def home(-1) = 8
def steps = {(1, 0), (0, -1)}
def long(a, b: land, c = 3)                             @EV-11
    let d = a + c                                       @EV-12
    return d * 2                                        @EV-13 "why"

action lay(piece, at cell: land, turned k: 0..5? = none)   @EV-14
    tile[cell] = piece; newest = cell                   @EV-15
    var left: 0..3 = 2
    your stock += 3 tomato; farm[you].size -= 1
    draw top from deck
    roll die in 1..6
    may (pay 1 tomato; gain 2 of lettuce) or do piece.now(you)
    you does lay top at (0, 0) turned 2
    clear stack
    prefer can place piece and not can do piece.now
    finish

score tally
score total_score = sum(c in land where tile[c] is not empty: 2)   @EV-16
rank by total, 0 - index(track, you)
invariant "all is well": all(c in land, p in players: yes)
show land: tile as corners, turn
hide stack, hand

play
    for you in turns(0) where you in playing while x until y        @EV-17
        repeat
            stop
        repeat at least 2
            stop
        repeat while possible
            you choose
                place(at cell in land where free(cell), piece in your hand) @EV-18
                    require can place piece             @EV-19 "it fits nowhere"
                otherwise give_up
                otherwise
                    stop
        repeat while x < 3
            x += 1
        phase day                                       @EV-20
            if a                                        @EV-21
                stop
            elif b                                      @EV-22
                stop
            else                                        @EV-23
                stop
    players choose secretly pick(c in your hand) unless forced @EV-24
        your pick = c
    you may farm(on s in spots)
    chance chooses dice
    finish {p in players where p > f(x => x, 3)}
"""

VARIANT = """
variant "Everything else" of everything

set rounds = 4                                          @EV-3
drop EV-19
replace EV-15 with tile[cell] = none; stop              @EV-15 "another"
replace def home(0) = 2
replace action lay(piece)
    stop
replace score tally = 1
replace rank by tally
replace explore.pass
    stop
extend lay.place
    require x > 1
before lay
    if x
        stop
    drop y                                              # an action of the game, not a patch
after lay
    stop
rows Tile from "more.yaml"
without Tile: a, b
new option x: 0..1 = 0
new state y: 0..1
new require x < 2
new score z
new def w = 1
new action v
    stop
new table T from "t.yaml"
    set: 0..1
new invariant "fine": yes
new show land: tile
new hide stack
new network n over c in land
    joins to c.neighbours
    size = 1
new enum E: a
new record R(a: 0..1)
new board b: square 3 by 3
"""

SCENARIOS = """
scenarios for everything
row Tile X1: wedges = MFM, when.now = "pay 1; gain 2", cost = (1 + 2) * 3, kind.a = town

scenario "first"                                        covers EV-1, EV-2a
    players 2
    set rounds = 2
    seed 7
    given
        for p in players
            add x to farm[p]
        seed at least 2                                 # an action of the game, not a step
        opener = 0; playing = players
    start at day with you = 0, y = {1, 2}
    play
        chance: draw X1
        0: place (1,-1) turned 2                        # a comment
    illegal 0: place (2,0)                              because EV-19
    illegal place (2,0)
    legal 1: act pay 1; gain 2
    legal pass
    moves
        pass
        0: place (1,1)
        (pay 1 x; gain 2)
    moves 3
    expect stock[0] is empty                            @EV-4
    expect to move 1
    expect to move chance
    expect over
    expect winner {0, 1}
    expect seat 1 sees hand[0] hidden
    expect seat 1 sees hand[1].kind == king
scenario "second"
    expect over == 1
    expect winner is empty
    expect seat > 1
"""


def test_every_node_of_the_syntax_tree_can_be_written() -> None:
    made = nodes(read(parse.parse_game, GAME))
    made += nodes(read(parse.parse_variant, VARIANT)) + nodes(read(parse.parse_scenarios, SCENARIOS))
    known = {name for name, value in vars(ast).items() if dataclasses.is_dataclass(value) and value is not Span}
    expressions = "a or b, a in {x for x in s}, f(1..), -n mod 2, n of x, any(x), up to 3, a.f(1), a | b & c"
    made += nodes(tuple(formula(text) for text in re.split(r", ", expressions)))
    assert known - {type(node).__name__ for node in made} == set()


def test_every_span_lies_in_the_text() -> None:
    for parser, text in (
        (parse.parse_game, GAME),
        (parse.parse_variant, VARIANT),
        (parse.parse_scenarios, SCENARIOS),
    ):
        for node in nodes(read(parser, text)):
            if not isinstance(node, ast.Tags):
                assert written(node.span) == written(node.span).strip() != ""


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
            "State([a], OptionalType(NamedType(T)), [NamedType(land), NamedType(Player), RangeType(1, 3)], "
            "Constant(none), owner)",
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
            "Def(f, [Parameter(None, a, None, None, None), Parameter(None, -2, None, None, -2), "
            "Parameter(None, 3, None, None, 3), Parameter(None, b, RangeType(0, 1), None, None)], [], a)",
        ),
        ("def f\n    let a = 1\n    return a", "Def(f, [], [Let(a, 1)], a)"),
        (
            "action f(a, to b, with c: T = 1)\n    stop",
            "Action(f, [Parameter(None, a, None, None, None), Parameter(to, b, None, None, None), "
            "Parameter(with, c, NamedType(T), 1, None)], [Stop()])",
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
    table = declaration(
        """
        table T from "t.yaml"   @A-1
            set, at: 0..1
            f(a: 1..2, b: E): 0..1 = 0
            when: rules per Moment   @A-2
        """
    )
    assert bare(table) == (
        "Table(T, t.yaml, [Column([set, at], [], RangeType(0, 1), None, None), "
        "Column([f], [Field(a, RangeType(1, 2), None), Field(b, NamedType(E), None)], RangeType(0, 1), None, 0), "
        "Column([when], [], RulesType(), Moment, None, Tags([A-2], None))], Tags([A-1], None))"
    )
    assert written(table.file_span) == '"t.yaml"'
    assert written(table.span) == 'table T from "t.yaml"'


def test_network() -> None:
    network = declaration(
        """
        network n over s in Segment where kind(s) is not empty  @A-1
            joins to f(s)   @A-2
            tiles = distinct(s.cell)
            men per p in Player = 1   @A-3
        """
    )
    assert bare(network) == (
        "Network(n, s, Segment, IsEmpty(Call(kind, [s]), True), Call(f, [s]), "
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
        ("draw a from b[1]", "Draw(a, At(b, [1]))"),
        ("roll a in 1..6", "Roll(a, Range(1, 6))"),
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
        ("for a in b where c while d until e\n    stop", "For(a, b, [Clause(where, c), Clause(while, d), Clause(until, e)], [Stop()])"),
        ("repeat\n    stop", "Repeat(forever, None, [Stop()])"),
        ("repeat 0..\n    stop", "Repeat(times, Range(0, None), [Stop()])"),
        ("repeat (if a then 1 else 2)\n    stop", "Repeat(times, Conditional(a, 1, 2), [Stop()])"),
        ("repeat while a\n    stop", "Repeat(while, a, [Stop()])"),
        ("repeat while possible @A-1\n    stop", "Repeat(possible, None, [Stop()], Tags([A-1], None))"),
        ("phase a\n    stop", "Phase(a, [Stop()])"),
        ("you choose a", "Choice(you, False, False, False, [Alternative(a, [], [], False)])"),
        (
            "holder[c] chooses a(at b in c where d, e in f) unless forced @A-1\n    stop",
            "Choice(At(holder, [c]), False, False, True, [Alternative(a, [Ranging(at, b, c, [Clause(where, d)]), "
            "Ranging(None, e, f, [])], [Stop()], False, Tags([A-1], None))], Tags([A-1], None))",
        ),
        (
            "players choose secretly a(b in your c)",
            "Choice(players, False, True, False, [Alternative(a, [Ranging(None, b, Yours(c), [])], [], False)])",
        ),
        (
            "you choose unless forced @A-1\n    a @A-2\n        stop\n    otherwise b\n    otherwise\n        stop\n    c",
            "Choice(you, False, False, True, [Alternative(a, [], [Stop()], False, Tags([A-2], None)), "
            "Alternative(b, [], [], True), Alternative(None, [], [Stop()], True), Alternative(c, [], [], False)], "
            "Tags([A-1], None))",
        ),
        ("you may a\n    stop", "Choice(you, True, False, False, [Alternative(a, [], [Stop()], False)])"),
        (
            "you may\n    a\n    b",
            "Choice(you, True, False, False, [Alternative(a, [], [], False), Alternative(b, [], [], False)])",
        ),
        ("chance chooses a", "Choice(chance, False, False, False, [Alternative(a, [], [], False)])"),
    ],
)  # fmt: skip
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
    assert (variant.title, variant.of, written(variant.of_span)) == ("Everything else", "everything", "everything")
    assert [bare(patch) for patch in variant.patches[:14]] == [
        "SetOption(rounds, 4)",
        "DropRule(EV-19)",
        "ReplaceRule(EV-15, [Assign(At(tile, [cell]), =, Constant(none), Tags([EV-15], another)), "
        "Stop(Tags([EV-15], another))])",
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
        "New(Option(x, RangeType(0, 1), 0))",
    ]


def test_scenarios() -> None:
    scenarios = read(parse.parse_scenarios, SCENARIOS)
    assert scenarios.game == "everything"
    assert bare(scenarios.rows) == (
        "[ExtraRow(Tile, X1, [RowEntry(wedges, None, MFM), RowEntry(when, now, pay 1; gain 2), "
        "RowEntry(cost, None, (1 + 2) * 3), RowEntry(kind, a, town)])]"
    )
    assert written(scenarios.rows[0].entries[1].text_span) == "pay 1; gain 2"
    first, second = scenarios.scenarios
    assert first.covers == ("EV-1", "EV-2a")
    assert [bare(step) for step in first.steps[:3]] == ["ScenarioPlayers(2)", "SetOption(rounds, 2)", "Seed(7)"]
    assert [bare(step) for step in first.steps[4:]] == [
        "StartAt(day, [[you, 0], [y, SetOf([1, 2])]])",
        "PlayMoves([Move(-1, draw X1), Move(0, place (1,-1) turned 2)])",
        "Illegal(Move(0, place (2,0)), EV-19)",
        "Illegal(Move(None, place (2,0)), None)",
        "Legal(Move(1, act pay 1; gain 2))",
        "Legal(Move(None, pass))",
        "MovesAre([Move(None, pass), Move(0, place (1,1)), Move(None, (pay 1 x; gain 2))], None)",
        "MovesAre([], 3)",
        "Expect(IsEmpty(At(stock, [0]), False), Tags([EV-4], None))",
        "ExpectToMove(1)",
        "ExpectToMove(-1)",
        "ExpectOver()",
        "ExpectWinner(SetOf([0, 1]))",
        "ExpectSees(1, At(hand, [0]), True, None)",
        "ExpectSees(1, Attribute(At(hand, [1]), kind), False, king)",
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
    assert written(title.span) == 'game "Test"'
    assert str(shaped.span) == "test:3:1"
    assert written(shaped.span) == "def f(x) = (x + 1) * g(x).size"
    assert written(shaped.name_span) == "f"
    assert [written(span) for span in shaped.tags.spans] == ["@A-1", "@B-2"]
    assert written(shaped.result.span) == "(x + 1) * g(x).size"
    assert written(shaped.result.left.span) == "x + 1"
    assert written(shaped.result.right.name_span) == "size"


def test_a_statement_with_a_block_spans_its_head() -> None:
    play = declaration("play   @A-1\n    for x in y where z   # all\n        if x   @A-2\n            stop\n")
    assert written(play.span) == "play"
    assert written(play.body[0].span) == "for x in y where z"
    assert written(play.body[0].body[0].span) == "if x"


def test_cells_know_their_place_in_the_table() -> None:
    text = dedent(
        """\
        - id: a
          when: {now: pay 1; gain 2 x}
          then: |
            if y
                gain n of x
        """
    )
    source, problems = Source("table.yaml", text), Problems()
    pay, gain = parse.parse_rules("pay 1; gain 2 x", source, 2, 15, problems) or ()
    assert (written(pay.span), written(gain.span)) == ("pay 1", "gain 2 x")
    (statement,) = parse.parse_rules("if y\n    gain n of x\n", source, 4, 5, problems) or ()
    assert isinstance(statement, ast.If)
    assert written(statement.span) == "if y"
    assert written(statement.branches[0][1][0].span) == "gain n of x"
    amount = parse.parse_formula("n of x", source, 5, 14, problems)
    assert amount is not None
    assert written(amount.span) == "n of x"
    assert not problems.found


def test_problems_of_cells_are_shown_in_the_table() -> None:
    source, problems = Source("table.yaml", "- id: a\n  cost: 1 +\n"), Problems()
    assert parse.parse_formula("1 +", source, 2, 9, problems) is None
    assert problems.found[0].render() == dedent(
        """\
        table.yaml:2:11: error[RW113]: the line ends too early: something is missing after '+'
              cost: 1 +
                      ^
          hint: here could stand a value"""
    )


def test_an_empty_cell_is_a_problem_at_its_place() -> None:
    problems = Problems()
    assert parse.parse_rules("", Source("table.yaml", "- id: a\n  when:\n"), 2, 8, problems) is None
    assert [(problem.code, str(problem.span)) for problem in problems.found] == [("RW113", "table.yaml:2:8")]


# ---------------------------------------------------------------- mistakes

HEAD = 'game "Test"\n'

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
    ("RW105", "play\n    reqire x > 3", ">", "did you mean 'require' instead of 'reqire'?"),
    ("RW105", "play\n    you chose foo", "foo", "did you mean 'choose' instead of 'chose'?"),
    ("RW105", "play\n    repeat at lest 2\n        stop", "lest", "did you mean 'at least'?"),
    ("RW105", "play\n    fro x in y\n        stop", "in", "did you mean 'for' instead of 'fro'?"),
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
    ("RW114", "play\n    while x\n        stop", "stop", "'repeat while'"),
    ("RW114", "play\n    pahse x\n        stop", "stop", "did you mean 'phase'"),
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
    assert (problem.code, written(problem.span)) == (code, marked)
    assert part in f"{problem.message} {problem.hint}"


@pytest.mark.parametrize(
    ("code", "text", "part"),
    [
        ("RW119", "neu state x: 0..3", "did you mean 'new'?"),
        ("RW115", "drop FJ1", "'FJ1' is not a rule id"),
        ("RW115", "drop @FJ-1", "without '@'"),
        ("RW105", "replace foo with stop", "here could stand '.'"),
        ("RW106", "before x\nset y = 1", "needs a block"),
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
        ("RW105", "play\n        draw", "a seat such as '0:' or 'chance:'"),
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


def test_a_library_needs_no_title() -> None:
    assert bare(read(parse.parse_library, "def f = 1").declarations) == "[Def(f, [], [], 1)]"


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


# ---------------------------------------------------------------- the saved parser


@pytest.fixture
def fresh_parser() -> Any:
    parse._parser.cache_clear()
    yield
    parse._parser.cache_clear()


def test_the_parser_is_saved_and_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_parser: None) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    read(parse.parse_game, GAME)
    (saved,) = (tmp_path / "cache").iterdir()
    assert saved.suffix == ".parser"
    parse._parser.cache_clear()
    monkeypatch.setattr(parse, "_make", None)  # whoever makes it anew fails
    read(parse.parse_game, GAME)
    assert problems_of(HEAD + "stat")[0].hint == "did you mean 'state'?"


def test_a_spoilt_or_impossible_cache_is_ignored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_parser: None
) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    read(parse.parse_variant, VARIANT)
    for file in tmp_path.iterdir():
        file.write_bytes(b"spoilt")
    parse._parser.cache_clear()
    read(parse.parse_variant, VARIANT)
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "file" / "below"))
    parse._parser.cache_clear()
    read(parse.parse_variant, VARIANT)


def test_cache_dir(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_CACHE", "/a")
    monkeypatch.setenv("XDG_CACHE_HOME", "/b")
    assert cache_dir() == Path("/a")
    monkeypatch.delenv("RULEWRIGHT_CACHE")
    assert cache_dir() == Path("/b/rulewright")
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", "/c")
    assert cache_dir() == Path("/c/.cache/rulewright")
