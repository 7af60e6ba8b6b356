"""Which constructs of the language a game uses, found in its syntax tree and in the cells of its tables; and the page
that says so, docs/constructs.md."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from rulewright.compiler.elaborate.begin import new_world
from rulewright.compiler.elaborate.cells import formula_cells
from rulewright.compiler.elaborate.core_functions import CORE
from rulewright.compiler.elaborate.usage import children
from rulewright.compiler.elaborate.world import Given, World
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.definition import read_definition
from rulewright.compiler.syntax.diagnostics import Problems

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "constructs.md"
TILES = ("fjords", "new_world", "dorfromantik")
VERBS = ("add", "remove", "put", "clear", "shuffle")

# Why a construct is used by one game alone.
REASONS = {
    "at least n": "action spaces that promise a minimum (RK-45); elsewhere sets are chosen whole, or things one by one",
    "board of named axes": (
        "the only board bounded on one side (the coast) and cut to a strip; its rules speak of rows and columns"
    ),
    "counterclockwise(…)": "the only game whose direction of play changes (FG-11)",
    "distinct(…)": "a feature is worth its tiles, and one tile can have two segments of it (NW-29)",
    "effects in brackets": "cards and spaces where one way of a choice is several effects",
    "index(…)": "places on the tourism track break ties (RK-102)",
    "network": (
        "every feature is asked about after every tile, with its settlers; Fjords asks about the land around one tile"
        " and Dorfromantik about the areas of a few, by `reach`. Also in hex"
    ),
    "players … together": "the only game that is played together (DR-01)",
    "prefer": "the only rule that is waived where nothing can follow it (DR-27, DR-28)",
    "repeat while possible": (
        "several actions of a space, and triggers, in any order until none is left that can be done (RK-29, RK-79)"
    ),
    "seen by all": "the only pile whose known ends lie open (RK-16)",
    "state per Direction": "what the six edges of the Cloud are linked to (DR-62)",
    "state per enum": (
        "heaps of task markers, one for each terrain (DR-06, DR-70); elsewhere what belongs to a good or terrain is"
        " counted in a bag"
    ),
    "state per record": (
        "explorers are named by owner and number (NW-07); elsewhere pieces are sets of places, or belong to a tile"
    ),
    "steps(…)": "the balloon's way over tiles (DR-87)",
    "tally per player": "the only areas that several players can have pieces in (NW-31)",
    "until in a loop over things": (
        "lines that end on the first piece, which may be captured (CH-3, CH-4); elsewhere they end before it"
    ),
    "up to n": "action spaces that allow so many times (RK-50); elsewhere a range of numbers does",
}


def games() -> list[str]:
    """All games that have a definition: the tile games first, then the two of cards and workers, then the small
    ones."""
    names = sorted(path.parent.name for path in (ROOT / "definitions").glob("*/*.game"))
    first = [*TILES, "reykholt", "fields_of_green"]
    return [name for name in first if name in names] + [name for name in names if name not in first]


@cache
def constructs_of(name: str) -> frozenset[str]:
    """The constructs of a game, in words."""
    problems = Problems()
    definition = read_definition(ROOT / "definitions" / name / f"{name}.game", problems)
    assert definition is not None and not problems.errors
    world = new_world(definition.game, name, Given(definition.folder), problems)
    own = definition.game.span.source
    trees: list[Any] = [one for one in definition.game.declarations if one.span.source is own]
    for table, declaration in world.table_decls.items():
        for column in declaration.columns:
            trees += [cell for one in column.names for cell in formula_cells(world.draft.rows[table], one, column)]
    found = {word for tree in trees for node in _nodes(tree) for word in _words(node, world)}
    found |= {"def in clauses" for clauses in world.defs.values() if len(clauses) > 1}
    return frozenset(found)


def _nodes(node: Any) -> Iterator[Any]:
    yield node
    for part in children(node):
        yield from _nodes(part)


def _words(node: Any, world: World) -> Iterator[str]:
    """What the constructs at a node are called."""
    match node:
        case ast.Players(together=True):
            yield "players … together"
        case ast.Option():
            yield "option"
        case ast.Claim():
            yield "condition between options"
        case ast.Enum(members=members):
            yield "enum"
            if any(member.letter for member in members):
                yield "letters of an enum"
        case ast.Record():
            yield "record"
        case ast.Table():
            yield "table"
        case ast.Column():
            yield from _column(node)
        case ast.Board():
            yield from _board(node)
        case ast.State():
            yield from _state(node, world)
        case ast.Network(tallies=tallies):
            yield "network"
            if any(tally.index_type for tally in tallies):
                yield "tally per player"
        case ast.Def(lets=lets):
            yield "def"
            if lets:
                yield "def with lets"
        case ast.Action():
            yield "action"
        case ast.Score(value=None):
            yield "score filled in play"
        case ast.Score():
            yield "score line"
        case ast.Rank():
            yield "rank by"
        case ast.Invariant():
            yield "invariant"
        case ast.Show(name):
            yield (
                "show a table"
                if name in world.table_decls
                else "show colours"
                if name in world.enum_decls
                else "show a board"
            )
        case ast.Hide():
            yield "hide"
        case _:
            yield from _statement(node)
            yield from _expression(node)


def _column(node: ast.Column) -> Iterator[str]:
    if node.per:
        yield "column per"
    if node.parameters:
        yield "column with parameters"
    match node.type:
        case ast.RingType():
            yield "ring column"
        case ast.RulesType() | ast.CollectionType(item=ast.RulesType()):
            yield "rules column"
        case ast.CollectionType():
            yield "column of a collection"


def _board(node: ast.Board) -> Iterator[str]:
    yield f"{node.shape.lattice} board"
    match node.shape:
        case ast.SizedShape(wrap=wrap):
            yield "board of a fixed size"
            if wrap:
                yield "board that closes to a ring"
        case ast.GrowingShape():
            yield "growing board"
        case ast.AxesShape():
            yield "board of named axes"
    if node.directions:
        yield "named directions"


def _state(node: ast.State, world: World) -> Iterator[str]:
    yield "state"
    if node.seen:
        yield f"seen by {node.seen}"
    if len(node.indices) > 1:
        yield "state of several indices"
    match node.type:
        case ast.CollectionType(word):
            yield f"{word} of …"
        case ast.OptionalType():
            yield "state that may be none"
        case ast.NamedType("fingerprint"):
            yield "fingerprint"
    for index in node.indices:
        match index:
            case ast.NamedType(name) if name in world.board_decls:
                yield "state on a board"
            case ast.NamedType("Player"):
                yield "state per Player"
            case ast.NamedType(name) if name in world.record_decls:
                yield "state per record"
            case ast.NamedType(name) if name in world.table_decls:
                yield "state per row"
            case ast.NamedType(name) if name in world.enum_decls:
                yield "state per enum"
            case ast.NamedType("Direction"):
                yield "state per Direction"
            case _:
                yield "state per number"


def _statement(node: Any) -> Iterator[str]:
    match node:
        case ast.Var():
            yield "var"
        case ast.Prefer():
            yield "prefer"
        case ast.Require():
            yield "require"
        case ast.Finish(winners):
            yield "finish by ranking" if winners is None else "finish with winners"
        case ast.Draw():
            yield "draw"
        case ast.Roll():
            yield "roll"
        case ast.Command(name) if name in VERBS:
            yield name
        case ast.Do():
            yield "do (rules of a cell)"
        case ast.MayDo():
            yield "may (an effect)"
        case ast.Does():
            yield "does"
        case ast.Either():
            yield "or between effects"
        case ast.Sequence():
            yield "effects in brackets"
        case ast.For():
            yield "for"
        case ast.Repeat(kind):
            yield {
                "forever": "repeat … stop",
                "times": "repeat n",
                "while": "repeat while",
                "possible": "repeat while possible",
            }[kind]
        case ast.Phase():
            yield "phase"
        case ast.Choice():
            yield from _choice(node)


def _choice(node: ast.Choice) -> Iterator[str]:
    yield "may (a choice)" if node.may else "choose"
    if node.secretly:
        yield "choose secretly"
    if node.forced:
        yield "unless forced"
    if any(one.otherwise for one in node.alternatives):
        yield "otherwise"
    if any(len(one.ranges) > 1 for one in node.alternatives):
        yield "options of several arguments"


def _expression(node: Any) -> Iterator[str]:
    match node:
        case ast.Can():
            yield "can"
        case ast.Function():
            yield "function as argument"
        case ast.Comprehension():
            yield "set comprehension"
        case ast.Aggregate(operator) | ast.Extreme(operator):
            yield f"{operator}(…)"
        case ast.Clause(("while" | "until") as word):
            yield f"{word} in a loop over things"
        case ast.Conditional():
            yield "if … then … else"
        case ast.Amount():
            yield "amounts: 2 of x"
        case ast.Range(None, _):
            yield "up to n"
        case ast.Range(_, None):
            yield "at least n"
        case ast.Attribute(_, ("neighbours" | "surroundings") as name):
            yield f".{name}"
        case ast.Call("distinct"):
            yield "distinct(…)"
        case ast.Call(name) if name in CORE:
            yield f"{name}(…)"
        case ast.FormulaCall():
            yield "call of a column"


# ---------------------------------------------------------------- the page


def users() -> dict[str, list[str]]:
    """Every construct with the games that use it."""
    found: dict[str, list[str]] = {}
    for name in games():
        for word in constructs_of(name):
            found.setdefault(word, []).append(name)
    return dict(sorted(found.items(), key=lambda entry: entry[0].casefold().strip(".")))


def alone_among_tiles() -> dict[str, str]:
    """The constructs that one tile game alone uses, with that game."""
    return {
        word: own[0] for word, names in users().items() if len(own := [name for name in names if name in TILES]) == 1
    }


def alone() -> dict[str, str]:
    """The constructs that one game of all uses."""
    return {word: names[0] for word, names in users().items() if len(names) == 1}


def page() -> str:
    """docs/constructs.md."""
    found, tiles = users(), [name for name in games() if name in TILES]
    lines = [
        "# What the games use",
        "",
        (
            "Found in the syntax trees of the definitions and in the cells of their tables by `tests/constructs.py`;"
            " written by"
        ),
        (
            "`pytest tests/test_constructs.py --update`. A construct is a thing of the language, not of a game: one"
            " that a single game"
        ),
        "uses has its reason here, or a test fails.",
        "",
        "## The tile games",
        "",
        _row(["construct", *tiles, "used by one of them alone: why"]),
        _row(["---"] * (len(tiles) + 2)),
    ]
    for word, names in found.items():
        own = [name for name in tiles if name in names]
        if own:
            others = [name for name in names if name not in TILES]
            why = "" if len(own) != 1 else REASONS.get(word) or f"also in {', '.join(others)}"
            lines.append(_row([word, *("x" if name in own else "" for name in tiles), why]))
    lines += ["", "## All games", "", _row(["construct", "games"]), _row(["---"] * 2)]
    for word, names in found.items():
        lines.append(_row([word, _listed(names)]))
    lines += ["", "## Used by one game alone", "", _row(["construct", "game", "why"]), _row(["---"] * 3)]
    lines += [_row([word, name, REASONS.get(word, "")]) for word, name in alone().items()]
    return "\n".join(lines) + "\n"


def _listed(names: list[str]) -> str:
    missing = [name for name in games() if name not in names]
    if not missing:
        return "all"
    return f"all but {', '.join(missing)}" if len(missing) <= 3 else ", ".join(names)


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
