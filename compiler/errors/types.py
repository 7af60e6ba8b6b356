"""RW301 to RW339: values of the wrong kind, numbers out of bounds, expressions that do not fit together."""

from __future__ import annotations

from rulewright.compiler.errors.entry import Entry

TYPES = {
    "RW301": Entry(
        "A value of another kind is needed",
        "Every place takes one kind of value: a number, a player, a cell, a member of an enum, a set of something …"
        " What stands here is of another kind, and kinds are never turned into each other silently.",
        wrong="    gold[0] = yes",
        right="    gold[0] = 1",
    ),
    "RW302": Entry(
        "A number lies outside its range",
        "The state holds numbers of the range that it declares, and this number is not one of them. Change the number,"
        " or widen the range. (Numbers that are known only during play are checked then.)",
        wrong="    gold[0] = 10",
        right="    gold[0] = 9",
    ),
    "RW303": Entry(
        "A list has no bound",
        "A position has a fixed size, so a list says how many items it holds at most.",
        wrong="state row: list of Player",
        right="state row: list of Player up to 9",
    ),
    "RW304": Entry(
        "The number of arguments does not fit",
        "A def, function, record, column or piece of rules takes as many arguments as it declares.",
        wrong="    gold[0] = double(1, 2)",
        right="    gold[0] = double(1)",
    ),
    "RW305": Entry(
        "A number is too large",
        "Numbers are kept in 32 bits: they lie between -2147483647 and 2147483647.",
        wrong="state stars: 0..5000000000",
        right="state stars: 0..50000",
    ),
    "RW306": Entry(
        "A range is empty",
        "A range goes from the smaller number to the larger one.",
        wrong="state gold: 9..0",
        right="state gold: 0..9",
    ),
    "RW307": Entry(
        "A collection cannot hold this",
        "Sets, bags, lists and piles hold single things: numbers, players, cells, members, rows, records. They do not"
        " hold other collections; use a state with an index instead.",
        wrong="def pairs = {{1, 2}, {3, 4}}",
        right="def pairs = {1, 2, 3, 4}",
    ),
    "RW308": Entry(
        "The bound of a collection is not possible",
        "After 'up to' stands a number from 1 to 4096 that is known before the game begins. A set has a bound only"
        " where it is a state, and never begins with more members.",
        wrong="state row: list of Player up to 0",
        right="state row: list of Player up to 9",
    ),
    "RW309": Entry(
        "A collection ranges over too many values",
        "A set or bag keeps a note for every value that could be in it, so there may be at most 65536 of them (in a"
        " network one fewer). Limit the numbers with a range, min, max or mod.",
        wrong="state seen: set of 0..100000",
        right="state seen: set of 0..1000",
    ),
    "RW310": Entry(
        "Something must be known before the game begins",
        "Sizes, ranges, initial values, options and table cells are fixed before the first move. They may use numbers, "
        "members, options, tables and defs of these, but no state.",
        wrong="state silver: 0..9 = gold",
        right="state silver: 0..9 = 3",
    ),
    "RW311": Entry(
        "A board of this size is not possible",
        "A board has at least one cell, at most 40000 cells, and no side over 200. Axes of their own have ranges like"
        " 1..12.",
        wrong="board grid: square 300 by 300",
        right="board grid: square 20 by 20",
    ),
    "RW312": Entry(
        "A record cannot have such a field",
        "The fields of a record are numbers of a range, yes/no, members, players, directions, cells, rows or other"
        " records.",
        wrong="record Hand(cards: set of 0..9)",
        right="record Hand(cards: 0..9)",
    ),
    "RW313": Entry(
        "A state cannot be of this type",
        "Rings and rules are fixed: they stand in tables. A state holds single values or sets, bags, lists and piles.",
        wrong="state edges: 6 of Player",
        right="state edges: Player? per 0..5",
    ),
    "RW314": Entry(
        "A state cannot be indexed by this",
        "'per' and 'on' take types whose values can be counted: ranges, members, players, directions, cells, rows,"
        " records.",
        wrong="state price: 0..9 per fingerprint",
        right="state price: 0..9 per Player",
    ),
    "RW315": Entry(
        "'none' is not possible here",
        "'none' is nothing where a thing could be. A number may be none only if its type ends in '?'; yes/no never is; "
        "an empty collection is written {}.",
        wrong="state price: 0..9 = none",
        right="state price: 0..9? = none",
    ),
    "RW316": Entry(
        "There is no such seat",
        "Players are counted from 0: in a game of two they are 0 and 1. In a game for two to four, 2 and 3 may be"
        " named, too: where only two play, nobody sits there.",
        wrong="    finish 2",
        right="    finish 1",
    ),
    "RW317": Entry(
        "It is not clear what kind of nothing this is",
        "'none' and '{}' take their kind from the place where they stand, and here nothing tells it. Give the variable"
        " a type.",
        wrong="    var chosen = {}",
        right="    var chosen: set of Player = {}",
    ),
    "RW318": Entry(
        "A condition is needed",
        "After 'if', 'require', 'where', 'while', 'until' and 'and', 'or', 'not' stands something that holds or does"
        " not hold. Compare the value with another, or ask 'is empty', 'is not empty' or 'x in s'.",
        wrong="    if gold[0]",
        right="    if gold[0] > 0",
    ),
    "RW319": Entry(
        "These values have no order",
        'Numbers, players, members, rows and directions can be compared with < and >; sets and bags with <= ("is part'
        ' of"). Cells, steps, records and yes/no cannot: they are only equal or different.',
        wrong="        if c < b2",
        right="        if c == b2",
    ),
    "RW320": Entry(
        "An option has a value outside its range",
        "The value of an option, by default or as set by a variant, a scenario or on the command line, must be one of"
        " its type.",
        wrong="option rounds: 1..9 = 12",
        right="option rounds: 1..9 = 3",
    ),
    "RW321": Entry(
        "There is no such option",
        "Set was an option that the game does not declare.",
        wrong="option rounds: 1..9 = 3",
        right="option length: 1..9 = 3",
    ),
    "RW322": Entry(
        "Options do not go together",
        "A 'require' at the left margin is a condition between options. The values set now do not meet it.",
        wrong='require rounds < 9 or long  "nine rounds are a long game"',
        right='require rounds < 9 or not long  "nine rounds are a long game"',
    ),
    "RW323": Entry(
        "An operator does not go with these values",
        "'+ - * div mod' compute with numbers; '+' and '-' also move along players, members, rows and directions, step"
        " over cells, and join or lessen sets and bags; '|' and '&' join and intersect sets and bags.",
        wrong="    gold[0] = yes + 1",
        right="    gold[0] = 1 + 1",
    ),
    "RW324": Entry(
        "A function stands where none can, or is missing",
        "'x => e' is a function. It can only be given to a def or to reach, steps and splits, and inside the def it is "
        "used with brackets: good(x).",
        wrong="    let odd = x => x mod 2 == 1",
        right="    let odd = {x in 1..9 where x mod 2 == 1}",
    ),
    "RW325": Entry(
        "A cell or step has two coordinates",
        "Cells and steps are pairs: (column, row), or (q, r) on a hex board.",
        wrong="    mark[(1, 2, 3)] = 0",
        right="    mark[(1, 2)] = 0",
    ),
    "RW326": Entry(
        "A cell is not on the board",
        "There is no cell with these coordinates. Columns and rows are counted from 1 on boards given by their size.",
        wrong="    mark[(4, 1)] = 0",
        right="    mark[(3, 1)] = 0",
    ),
    "RW327": Entry(
        "An amount is of one thing",
        "'3 tomato' and 'n of x' are so many of one thing. Amounts are added: '1 tomato + 1 carrot'.",
        wrong="    let cost = 2 of {1, 2}",
        right="    let cost = 2 of 1",
    ),
    "RW328": Entry(
        "'your x' needs a state for each player",
        "'your x' means 'x[you]', so x must be a state declared 'per Player'.",
        wrong="        gold[you] = your golf",
        right="        gold[you] = your gold",
    ),
    "RW329": Entry(
        "Nothing can stand in brackets here",
        "In brackets stands which element is meant: of a state with an index, a bag, a list or a ring. This has no"
        " elements.",
        wrong="    round[0] = 3",
        right="    round = 3",
    ),
    "RW330": Entry(
        "A thing has no such attribute",
        "After a point stands a column of a row, a field of a record, a tally of a network, or what cells have: column,"
        " row (or the names of the board's own axes), neighbours, surroundings.",
        wrong="        gold[0] = c.rank",
        right="        gold[0] = c.row",
    ),
    "RW331": Entry(
        "A range has no end",
        "Going through a range, one must come to its end: write its last number.",
        wrong="    let odd = {n in 1.. where n mod 2 == 1}",
        right="    let odd = {n in 1..9 where n mod 2 == 1}",
    ),
    "RW332": Entry(
        "A collection is needed",
        "One goes through, chooses from, counts or looks into a set, bag, list, range or type, not a single value.",
        wrong="    for n in gold[0]",
        right="    for n in 1..gold[0]",
    ),
    "RW333": Entry(
        "'while' and 'until' need an order",
        "They stop a walk at the first element that fails, or holds. A set has no first element; walk along a ray, a"
        " list or a range, or take 'where'.",
        wrong="    let free = {c in grid while mark[c] is empty}",
        right="    let free = {c in grid where mark[c] is empty}",
    ),
    "RW334": Entry(
        "A counting word is used in another way",
        "'count(x in S where P)' counts; words such as 'sum', 'min', 'all' and 'most' have a value after a colon:"
        " 'sum(x in S: e)'. 'count(S)' and 'first(S)' take a whole collection, 'min(a, b)' and 'max(a, b)' plain"
        " numbers.",
        wrong="    gold[0] = sum(p in players)",
        right="    gold[0] = sum(p in players: gold[p])",
    ),
    "RW335": Entry(
        "These values cannot be added up",
        "'sum' adds numbers or bags, 'union' joins sets.",
        wrong="    gold[0] = sum(p in players: gold[p] == 3)",
        right="    gold[0] = count(p in players where gold[p] == 3)",
    ),
    "RW336": Entry(
        "A function needs a plain name as its argument",
        "The body of a function is put in the place of each use, so it takes a name or a constant; give an expression a"
        " name with 'let' first.",
        wrong="def beside(c: grid, good) = good(c + N)",
        right="def beside(c: grid, good)\n    let next = c + N\n    return good(next)",
    ),
    "RW337": Entry(
        "A ring cannot be turned so",
        "The step by which a ring is turned must divide its size, so that it comes back to its beginning.",
        wrong="    gold[0] = count(rotations(oak.sides, 3))",
        right="    gold[0] = count(rotations(oak.sides, 2))",
    ),
    "RW338": Entry(
        "'turns' goes on for ever",
        "'turns(p)' is player after player without end, so it can only be looped over: 'for you in turns(0)'. One round"
        " of the table is clockwise(p).",
        wrong="    gold[0] = count(p in turns(0))",
        right="    gold[0] = count(p in clockwise(0))",
    ),
    "RW339": Entry(
        "It is not said which element is meant",
        "A state declared 'per' something or 'on' a board has one value for each of them, and so have tallies and"
        " columns that are 'per' something: say in brackets which one is meant.",
        wrong="    gold += 1",
        right="    gold[0] += 1",
    ),
}
