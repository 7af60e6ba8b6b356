"""What a rulebook is made of, gathered from the files of a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rulewright import library
from rulewright.compiler.front import describe
from rulewright.conformance.find import Found
from rulewright.drawing.descriptions import rules_text
from rulewright.drawing.scene.components import components
from rulewright.drawing.svg.writer import write
from rulewright.loading import load_request, request
from rulewright.rulebook.examples import Example, examples_of
from rulewright.rules_text import rules_by_id
from rulewright.runtime import ir
from rulewright.runtime.errors import OptionError
from rulewright.runtime.files import Unreadable, read_text
from rulewright.runtime.game import Game

Say = Callable[[str], None]

BEGUN = 24  # decisions until the picture at the head of a book: a game that has begun says more than an empty table


@dataclass(frozen=True)
class Component:
    """A table of the game: its rows drawn, and in words."""

    name: str
    picture: str
    rows: tuple[tuple[str, str], ...]  # title, and what it does


@dataclass(frozen=True)
class Rulebook:
    """Everything that is printed."""

    name: str
    title: str
    seats: tuple[int, int]
    text: str  # the rulebook as written, in Markdown
    rules: tuple[str, ...]
    components: tuple[Component, ...]
    examples: dict[str, list[Example]]
    options: dict[str, tuple[str, str, str, str]]
    variants: tuple[tuple[str, str, str], ...]  # name, title, what its rulebook says
    opening: str  # the first position, drawn


def rulebook_of(path: Path, say: Say, most: int = 1) -> Rulebook:
    """The rulebook of a game or variant."""
    book = path.with_suffix(".rules.md") if path.suffix == ".variant" else path.parent / "RULES.md"
    try:
        text = read_text(book)
    except Unreadable:
        raise OptionError(f"There is no rulebook: {library.shown(book)} is where the rules are told.") from None
    told = describe(path)
    game = load_request(request(path, {}, "reference"), say)
    known = [rule for rule, where in rules_by_id(path).items() if where.book.name == book.name]
    return Rulebook(
        path.stem,
        told.title,
        told.seats,
        text,
        tuple(known),
        tuple(_components(game)),
        examples_of(Found(path.stem, path), known, say, most),
        told.options,
        tuple(_variants(path)),
        game.random_game(1, players=_usual(told.seats), max_decisions=BEGUN).svg(width=640, targets=False),
    )


def _usual(seats: tuple[int, int]) -> int:
    return min(max(2, seats[0]), seats[1])


def _components(game: Game) -> list[Component]:
    state = game.new(seed=1)
    program = state.seating.program
    return [
        Component(table.name, write(components(state, table)), tuple(_rows(table, program)))
        for table in program.tables.values()
        if table.ids
    ]


def _rows(table: ir.Table, program: ir.Program) -> list[tuple[str, str]]:
    return [(title, rules_text(at, ir.Row(table.name), program)) for at, title in enumerate(table.titles, start=1)]


def _variants(path: Path) -> list[tuple[str, str, str]]:
    """The variants beside a game, and what each changes in its own words."""
    found = []
    for variant in sorted(path.parent.glob("*.variant")) if path.suffix == ".game" else ():
        book = variant.with_suffix(".rules.md")
        try:
            text = read_text(book)
        except Unreadable:
            text = ""
        found.append((variant.stem, describe(variant).title, text))
    return found
