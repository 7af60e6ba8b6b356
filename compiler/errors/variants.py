"""RW7xx: variants."""

from __future__ import annotations

from rulewright.compiler.errors.entry import Entry

VARIANTS = {
    "RW701": Entry(
        "A variant names something absent",
        "A variant changes what the game has: options, rule ids that begin a line, actions, options of decisions, defs,"
        " scores, tables and their rows. Nothing of the kind has this name. To add something, write 'new'.",
        wrong="set sise = 5",
        right="set size = 5",
    ),
    "RW702": Entry(
        "There is no such game to vary",
        "After 'of' stands the name of a game or of another variant: of its file, without the ending. It is looked for"
        " beside the variant, then among your own games and those that come with rulewright.",
        wrong='variant "Larger" of exampel',
        right='variant "Larger" of example',
    ),
    "RW703": Entry(
        "A variant changes the same thing twice",
        "Two lines of a variant replace the same thing, and it is not clear which counts.",
        wrong="set size = 5\nset size = 6",
        right="set size = 5",
    ),
    "RW704": Entry(
        "Several lines begin with this rule id",
        "'replace ID with …' is for a single guard or statement. Several lines have this id first; replace the action"
        " that holds them, or give the lines different ids.",
        wrong="replace EX-2 with require mark[cell] == 1",
        right="drop EX-2",
    ),
    "RW705": Entry(
        "A replacement has other parameters",
        "What replaces a def or action is called from the same places, so it takes as many arguments.",
        wrong="replace def worth(cell, n) = 3",
        right="replace def worth(cell) = 3",
    ),
    "RW706": Entry(
        "Too many variants stand on each other",
        "A variant of a variant of a variant … goes at most ten levels down. Perhaps two variants name each other.",
        wrong='variant "First" of RW706_other',
        right='variant "First" of example',
    ),
    "RW707": Entry(
        "The table has this column already",
        "'new column' adds a column, and the table has one of this name. Choose another name; to change a column, write"
        " 'replace table' with all its columns.",
        wrong="new column Tree.price: 0..9 = 1",
        right="new column Tree.weight: 0..9 = 1",
    ),
}
