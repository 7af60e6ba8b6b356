"""RW8xx: scenarios."""

from __future__ import annotations

from rulewright.compiler.errors.entry import Entry

SCENARIOS = {
    "RW801": Entry(
        "A seat moves that is not to move",
        "The number before a move is the seat that plays it, counted from 0. Another seat is to move.",
        wrong="        1: place a1",
        right="        0: place a1",
    ),
    "RW802": Entry(
        "A text is no move of the decision",
        "A move is written as the decision defines it: the name of the option, then its arguments, each with its"
        " preposition. Cells are written like a1, or (1,2).",
        wrong="        0: put a1",
        right="        0: place a1",
    ),
    "RW803": Entry(
        "The game has no such phase",
        "'start at' names a 'phase' of the telling, one that the game comes to as its options are set.",
        wrong="    start at middel",
        right="    start at middle",
    ),
    "RW804": Entry(
        "There is no such game",
        "After 'scenarios for' stands the name of a game or variant: of its file, without the ending. It is looked for"
        " beside the scenario and above it, then among the games that come with rulewright.",
        wrong="scenarios for exampel",
        right="scenarios for example",
    ),
    "RW805": Entry(
        "A scenario sets no option of the game",
        "'set' gives one of the game's options a value.",
        wrong="    set sise = 4",
        right="    set size = 4",
    ),
    "RW806": Entry(
        "No loop around the phase has such a variable",
        "'with' gives values to the variables of the loops that stand around the phase.",
        wrong="    start at middle with yu = 1",
        right="    start at middle with you = 1",
    ),
    "RW807": Entry(
        "A step of the setup stands too late, or twice",
        "'players', 'set', 'seed', 'given', 'finally' and 'start at' say how a scenario begins. They come before the"
        " first move and the first expectation, each once.",
        wrong="    play\n        0: place a1\n    players 2",
        right="    players 2\n    play\n        0: place a1",
    ),
    "RW808": Entry(
        "What is given cannot decide",
        "'given' carries out statements before the game begins, when nobody can be asked and nothing is drawn. Let the"
        " scenario play what needs a decision, or write the result into the states.",
        wrong="        turn",
        right="        mark[a1] = 0",
    ),
    "RW809": Entry(
        "Nobody is to move",
        "The game is over, or a chance event comes first. Chance is forced by a line such as 'chance: roll 6'.",
        wrong="        0: place b1",
        right="        # the game is over",
    ),
    "RW810": Entry(
        "There is no such seat, or no such number",
        "Seats are counted from 0; a game has the number of players that it declares, and a seed has at most 64 bits.",
        wrong="    players 5",
        right="    players 2",
    ),
    "RW811": Entry(
        "The game has no such rule",
        "After 'covers' and 'because', and on expectations, stand rule ids of the game's RULES.md or of its lines.",
        wrong='scenario "a cell is taken" covers EX-7',
        right='scenario "a cell is taken" covers EX-2',
    ),
    "RW812": Entry(
        "A scenario does not show the rule it covers",
        "A rule is covered when play comes by a line that carries its id, or when an expectation or an illegal move"
        " names it. Nothing of the kind happens in this scenario.",
        wrong='scenario "the end" covers EX-3',
        right='scenario "a cell is marked" covers EX-1',
    ),
    "RW813": Entry(
        "Only a state can be seen or hidden",
        "'expect seat 0 sees …' asks what the view of a seat shows of a state, with its index if it has one.",
        wrong="    expect seat 0 sees size hidden",
        right="    expect seat 0 sees mark[a1] == none",
    ),
    "RW814": Entry(
        "Chance is not to move",
        "'chance:' forces a draw or roll just where it comes up. Here somebody decides, or the game is over.",
        wrong="        chance: roll 6",
        right="        0: place a1",
    ),
    "RW815": Entry(
        "A row is for no table of the game",
        "'row' adds a row to one of the game's tables, for this file only.",
        wrong="row Tre elm: price = 4",
        right="row Tree elm: price = 4",
    ),
    "RW816": Entry(
        "The game has no such invariant",
        "'without invariant' names an invariant of the game by its text, which need not hold in this scenario (or, at"
        " the left margin, in this file).",
        wrong='    without invariant "one mark a cel"',
        right='    without invariant "one mark a cell"',
    ),
    "RW817": Entry(
        "A table of examples is not complete",
        "Below 'examples' the first line names the columns, and every further line is an example with a cell for each"
        " of them. Cells are separated by two blanks or more.",
        wrong="        a1    1    2",
        right="        a1    1",
    ),
    "RW818": Entry(
        "Examples and the names in angle brackets do not fit",
        "Each '<name>' in a scenario is replaced by the cell of the column of that name, and each column is used"
        " somewhere.",
        wrong="        0: place <sell>",
        right="        0: place <cell>",
    ),
    "RW819": Entry(
        "There is no such position",
        "'from' names a 'position' of the same file, or of a file that it takes positions from: the steps that a"
        " scenario, or another position, begins with.",
        wrong='scenario "the end" from "one mrak"',
        right='scenario "the end" from "one mark"',
    ),
    "RW820": Entry(
        "A scenario starts without what it needs",
        "'start at' begins in the middle: the lines before the phase are not carried out. One of them sets a state that"
        " is never none in the game, and the scenario does not set it. What else was not given is told where such a"
        " scenario fails.",
        wrong="    start at middle",
        right="    start at middle with first = 1",
    ),
}
