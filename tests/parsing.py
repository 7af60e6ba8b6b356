"""What the tests of the parser share: reading texts, and a text with everything of each kind."""

from __future__ import annotations

import dataclasses
from textwrap import dedent
from typing import Any

from rulewright.compiler.syntax import ast, parse
from rulewright.compiler.syntax.diagnostics import Problem, Problems
from rulewright.compiler.syntax.source import Source, Span

HEAD = 'game "Test"\n'


def read(parser: Any, text: str, name: str = "test") -> Any:
    """What `parser` makes of a text that has no problems."""
    problems = Problems()
    shaped = parser(Source(name, dedent(text)), problems)
    assert not problems.found, "\n".join(problem.render() for problem in problems.found)
    return shaped


def declaration(text: str) -> Any:
    """The last declaration of a game."""
    return read(parse.parse_game, HEAD + dedent(text)).declarations[-1]


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
    read = parser(Source("test", text), problems)
    assert read is None or parser is parse.parse_scenarios  # which reads what it can
    return problems.found


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
    roll secret in 1..6 seen by you
    draw shown from deck seen by all openly                 @EV-25
    tell you "it is {secret}"
    tell "somebody rolls"
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
new column Tile.weight(n: 1..3): 0..9 = 1
    c = 4
    c.late = "2 * n"
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

without invariant "all is well"

positions from "other.scenario"

position "begun"
    players 2
    finally
        opener = 1
position "more" from "begun"
    seed 8

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
        repeat 2
            0: pass
            repeat 2
                1: pass
    illegal 0: place (2,0)                              because EV-19
    illegal place (2,0)
    legal 1: act pay 1; gain 2
    legal pass
    moves
        pass
        0: place (1,1)
        (pay 1 x; gain 2)
    moves 3                                             @EV-4
    moves 2 like place *                                @EV-4
    moves like * turned 1
        place (1,1) turned 1
    expect 0: price(13) == 3
    expect stock[0] is empty                            @EV-4
    expect to move 1
    expect to move chance
    expect over
    expect winner {0, 1}
    expect seat 1 sees hand[0] hidden
    expect seat 1 sees hand[1].kind == king
    expect told 1 "it is {a}"                               @EV-3
    expect told "all hear"
    expect forced 0: take *                                 @EV-3
scenario "refused"
    rejected because EV-3

scenario "<n> moves" from "more"
    without invariant "all is well"
    moves <n>
    examples                                            # a row, a scenario
        n

        3
        4

scenario "second"
    expect over == 1
    expect winner is empty
    expect seat > 1
"""
