"""RW340 to RW379: tables, places that change, and sizes."""

from __future__ import annotations

from rulewright.compiler.errors.entry import Entry

TABLES = {
    "RW340": Entry(
        "Two rows have the same id",
        "The id of a row is a name for it everywhere in the game, so no other row, of this table or another, has it.",
        wrong="- {id: oak, price: 3}\n- {id: oak, price: 4}",
        right="- {id: oak, price: 3}\n- {id: elm, price: 4}",
    ),
    "RW341": Entry(
        "The table has no such column",
        "Every column that a row uses is declared below 'table' in the game. 'id', 'name' and 'rule' are always there."
        " A variant adds a column to a table of its game with 'new column T.name: type = default'.",
        wrong="- {id: oak, prise: 3}",
        right="- {id: oak, price: 3}",
    ),
    "RW342": Entry(
        "A table has no rows",
        "A type needs at least one value.",
        wrong="# no trees yet",
        right="- {id: oak, price: 3}",
    ),
    "RW343": Entry(
        "A table file lies elsewhere, or is no YAML file",
        "The rows of a table stand in a file that ends in .yaml, in the folder of the game.",
        wrong='table Tree from "trees.csv"',
        right='table Tree from "trees.yaml"',
    ),
    "RW344": Entry(
        "There is no such table file",
        "The file is looked for in the folder of the game.",
        wrong='table Tree from "tree.yaml"',
        right='table Tree from "trees.yaml"',
    ),
    "RW345": Entry(
        "A table file is not YAML",
        "A table is a YAML list of rows: '- {id: oak, price: 3}', or one column a line. Texts that contain : , [ ] { }"
        " # or begin with a sign stand between quotes.",
        wrong="- {id: oak, price: 3",
        right="- {id: oak, price: 3}",
    ),
    "RW346": Entry(
        "A table is too large",
        "A table has at most 2000 rows, a million characters, and a million cells in a column 'per' something.",
        wrong="# … more than 2000 rows …",
        right="- {id: oak, price: 3}",
    ),
    "RW347": Entry(
        "A table uses anchors",
        "The anchors (&) and aliases (*) of YAML hide what a row holds. Write each cell out; text that begins with & or"
        " * stands between quotes.",
        wrong="- &first {id: oak, price: 3}",
        right="- {id: oak, price: 3}",
    ),
    "RW348": Entry(
        "A table is a list of rows",
        "Each row begins with '-' and maps columns to cells: '- {id: oak, price: 3}'. Cells are single values, lists or"
        " mappings, not more deeply nested.",
        wrong="oak: {price: 3}",
        right="- {id: oak, price: 3}",
    ),
    "RW349": Entry(
        "A column stands twice in a row",
        "Each column of a row has one cell.",
        wrong="- {id: oak, price: 3, price: 4}",
        right="- {id: oak, price: 3}",
    ),
    "RW350": Entry(
        "A row has no proper id",
        "The id of a row is a name of the language: letters, digits and '_', not beginning with a digit. The column"
        " 'name' may hold any text for people.",
        wrong="- {id: old oak, price: 3}",
        right="- {id: old_oak, name: old oak, price: 3}",
    ),
    "RW351": Entry(
        "A cell is missing",
        "A column without a default must stand in every row, unless nothing is a possible value of its type. Fill the"
        " cell, or give the column a default: 'price: 0..9 = 0'.",
        wrong="- {id: oak}",
        right="- {id: oak, price: 3}",
    ),
    "RW352": Entry(
        "A cell has another shape than its column",
        "A column holds single values, lists ([a, b]), mappings ({a: 1, b: 2}, for columns 'per' something), or rules"
        " as a text.",
        wrong="- {id: oak, price: [3, 4]}",
        right="- {id: oak, price: 3}",
    ),
    "RW353": Entry(
        "A key is none of its column",
        "A column 'per' something maps values of that type to cells.",
        wrong="- {id: oak, yield: {spring: 1, sommer: 2}}",
        right="- {id: oak, yield: {spring: 1, summer: 2}}",
    ),
    "RW354": Entry(
        "A cell holds too many items",
        "The list or bag in this column has a bound: 'up to n', and 255 of a kind.",
        wrong="- {id: oak, steps: [1, 2, 3, 4]}",
        right="- {id: oak, steps: [1, 2, 3]}",
    ),
    "RW355": Entry(
        "The letters of a cell do not fit",
        "A ring or set of an enum is written with the letters of its members run together, '-' for none; a ring has"
        " exactly as many as it declares.",
        wrong="- {id: oak, sides: SSS}",
        right="- {id: oak, sides: SSUU}",
    ),
    "RW356": Entry(
        "A cell lies outside the range of its column",
        "The column declares which numbers it holds. Change the cell, or widen the range.",
        wrong="- {id: oak, price: 30}",
        right="- {id: oak, price: 3}",
    ),
    "RW357": Entry(
        "Only rules can be done",
        "'do' carries out a piece of rules: a cell of a column declared as 'rules', or one chosen from them.",
        wrong="        do oak.price",
        right="        do oak.effect",
    ),
    "RW358": Entry(
        "This is never empty",
        "Only collections, and what may be none, can be empty. A number is empty only if its type ends in '?'; 0 is a"
        " number like any other.",
        wrong="    if gold[0] is empty",
        right="    if gold[0] == 0",
    ),
    "RW359": Entry(
        "A step is too far",
        "A step on a board goes at most 63 cells in each direction.",
        wrong="    let far = (1, 1) + (500, 0)",
        right="    let far = (1, 1) + (5, 0)",
    ),
    "RW360": Entry(
        "This cannot be changed",
        "Only states, tallies of scores and variables ('var') change. Options, tables, members and defs stay what they"
        " are.",
        wrong="    rounds = 3",
        right="    gold[0] = 3",
    ),
    "RW361": Entry(
        "A name for a value cannot be changed",
        "'let', parameters and loops name a value. What shall change is declared with 'var'.",
        wrong="    let n = 3\n    n += 1",
        right="    var n = 3\n    n += 1",
    ),
    "RW362": Entry(
        "One cannot draw from this",
        "A bag is drawn from by chance, a pile from its top, a list from its front.",
        wrong="    draw p from gold[0]",
        right="    draw p from deck",
    ),
    "RW363": Entry(
        "A verb does not go with this state",
        "'add' and 'remove' go with sets, bags and lists, 'put' with lists and piles, 'shuffle' with piles.",
        wrong="    add 3 to gold[0]",
        right="    gold[0] += 3",
    ),
    "RW364": Entry(
        "A phrase does not fit its verb",
        "An action takes the arguments that it declares, each with its preposition, in the order declared. The built-in"
        " verbs are used as: add x to s, remove x from s, put x onto p, put x under p, put x into l at i, clear s,"
        " shuffle p.",
        wrong="    pay 3 from 0",
        right="    pay 3 to 0",
    ),
    "RW366": Entry(
        "A tally is a number",
        "A tally of a network adds up its value over all nodes of a group; 'distinct(e)' counts how many different"
        " values there are.",
        wrong="    stones = mark[c]",
        right="    stones = if mark[c] == 0 then 1 else 0",
    ),
    "RW367": Entry(
        "A ring of this size is not possible",
        "A ring has 1 to 64 items.",
        wrong="    edges: 100 of Season",
        right="    edges: 6 of Season",
    ),
    "RW368": Entry(
        "Nobody can ever do this",
        "A cell of rules asks for more than the state it is taken from has room for, so it would never be offered. Ask"
        " for less, or give the state more room with 'up to'.",
        wrong="- {id: oak, price: 3, effect: pay 30 wood}",
        right="- {id: oak, price: 3, effect: pay 3 wood}",
    ),
    "RW370": Entry(
        "A record has too many values",
        "A record can be an index, so all combinations of its fields are counted; there may be about a million of"
        " them.",
        wrong="record Spot(x: 0..2000, y: 0..2000)",
        right="record Spot(x: 0..200, y: 0..200)",
    ),
    "RW371": Entry(
        "A state has too many elements",
        "A state 'per' or 'on' something has one element for each value, or for each combination; there may be 65536.",
        wrong="state heat: 0..9 per 0..300, 0..300",
        right="state heat: 0..9 per 0..30, 0..30",
    ),
    "RW372": Entry(
        "Something takes too long to compute before the game begins",
        "What must be known beforehand is computed by the compiler, which does not go through hundreds of thousands of"
        " values. Let it range over less.",
        wrong="state found: 0..9 = count(a in 1..999, b in 1..999 where a * b == 7777)",
        right="state found: 0..9 = count(a in 1..99 where a * 77 == 7777)",
    ),
    "RW373": Entry(
        "The game grows too large while it is compiled",
        "Each def is made anew for every combination of types and functions that it is called with. Defs that call"
        " others several times, each with functions as arguments, double with every level.",
        wrong="# … twenty defs, each calling the next twice with a function …",
        right="# … fewer …",
    ),
    "RW374": Entry(
        "An enum has too many members",
        "An enum has at most 1000 members. Longer lists are tables.",
        wrong="# … more than 1000 members …",
        right="# … fewer …",
    ),
    "RW375": Entry(
        "A game has too many boards",
        "A game has at most 32 boards. A board for each player is one board with states 'per Player on' it.",
        wrong="# … more than 32 boards …",
        right="# … fewer …",
    ),
    "RW376": Entry(
        "A position takes too much room",
        "A position is copied at every move, so all states together have at most a megabyte. Give the largest state"
        " fewer elements, or its lists a smaller bound.",
        wrong="state past: list of 0..60000 up to 4000 per 0..200",
        right="state past: list of 0..60000 up to 40 per 0..200",
    ),
    "RW377": Entry(
        "A roll over something that may hold copies",
        "A roll takes each member of a set alike. A bag or a list may hold the same thing twice, and then it is not"
        " clear whether each copy or each kind is meant: 'draw' takes each copy alike, 'kinds(…)' is the set of the"
        " kinds.",
        wrong="roll prize in prizes",
        right="roll prize in kinds(prizes)",
    ),
}
