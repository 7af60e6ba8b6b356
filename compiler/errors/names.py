"""RW2xx: names, and what a game must declare."""

from __future__ import annotations

from rulewright.compiler.errors.entry import Entry

NAMES = {
    "RW201": Entry(
        "Nothing has this name",
        "Values are states, options, defs, boards, cells, members of enums, rows of tables, and what loops, options and"
        " 'let' lines around this place name. None of them is called so; perhaps it is spelled otherwise, or known only"
        " elsewhere.",
        wrong="    gold[0] = golf[1]",
        right="    gold[0] = gold[1]",
    ),
    "RW202": Entry(
        "A name is declared twice",
        "One name means one thing. States, options, defs, boards and scores share their names, and so do types; within"
        " one enum, record, table, network or list of parameters each name stands once. Actions and options of"
        " decisions have names of their own. (A def may be told in several clauses, whose parameters are numbers or"
        " members.)",
        wrong="state gold: 0..9\nstate gold: 0..20",
        right="state gold: 0..9\nstate silver: 0..20",
    ),
    "RW203": Entry(
        "Nobody acts here",
        "'you' is the player who acts. A loop ('for you in players'), a choice ('p chooses …') or 'p does …' says who"
        " that is; outside of them there is nobody, so 'you', 'your x' and defs and actions that use them mean"
        " nothing.",
        wrong="    your gold = 3",
        right="    gold[0] = 3",
    ),
    "RW204": Entry(
        "Something needs itself",
        "A def or action that calls itself, even by way of others, would never end; an option, type or table that is "
        "declared by way of itself can have no value. The hint shows the circle. Repeat with 'repeat', or walk along a "
        "board with 'reach' and 'ray'.",
        wrong="def far(n: 0..9) = 1 + far(n)",
        right="def far(n: 0..9) = 1 + n",
    ),
    "RW205": Entry(
        "There is no such type",
        "Types are the enums, records, tables and boards that the game declares, and Player and Direction.",
        wrong="state owner: Playr?",
        right="state owner: Player?",
    ),
    "RW206": Entry(
        "A member of several enums",
        "Several enums have a member of this name, and nothing here tells which is meant. Compare it with a value of"
        " the enum, or give the members different names.",
        wrong="    let first_kind = red",
        right="    let first_kind = blue",
    ),
    "RW207": Entry(
        "There is no such def",
        "Before brackets stands the name of a def, a record, a network, or one of the functions of the language: reach,"
        " steps, ray, distance, rotations, subsets, splits, clockwise, counterclockwise, index, fingerprint, abs. An"
        " action is no value: it stands on a line of its own, without brackets.",
        wrong="    gold[0] = doubel(3)",
        right="    gold[0] = double(3)",
    ),
    "RW208": Entry(
        "The clauses of a def differ in their parameters",
        "A def told in several clauses is one def: each clause has as many parameters as the others.",
        wrong="def worth(first) = 3\ndef worth(second, n) = 5",
        right="def worth(first) = 3\ndef worth(second) = 5",
    ),
    "RW209": Entry(
        "The clauses of a def leave a case open",
        "The first clause that fits counts, and together they must fit every value. End with a clause whose parameter"
        " is a plain name: it fits whatever is left.",
        wrong="def worth(first) = 3\ndef worth(second) = 5",
        right="def worth(first) = 3\ndef worth(place) = 5",
    ),
    "RW210": Entry(
        "The game has no telling",
        "A block that begins with 'play' tells the game from top to bottom: who is asked what, and when it ends.",
        wrong="action start\n    finish",
        right="play\n    finish",
    ),
    "RW211": Entry(
        "The game does not say for how many players it is",
        "A line like 'players 2' or 'players 2..4' says how many can play; 'together' after it makes them one team.",
        wrong="# players are missing",
        right="players 2",
    ),
    "RW212": Entry(
        "The game is not for so many players",
        "Asked was for a number of players outside the range that the game declares.",
        wrong="players 2..4",
        right="players 2..6",
    ),
    "RW213": Entry(
        "The number of players is not possible",
        "A game is for a plain number of players or a range of plain numbers, from 1 to 16.",
        wrong="players 0..2",
        right="players 1..2",
    ),
    "RW214": Entry(
        "Two members have the same letter",
        "The letter in brackets is how tables write a member in short, so each member of an enum needs its own.",
        wrong="enum Terrain: forest(F), field(F)",
        right="enum Terrain: forest(F), field(D)",
    ),
    "RW215": Entry(
        "'can' stands where it cannot be answered",
        "'can X' asks whether an action, or rules of a table, could be carried out now. It may stand in actions,"
        " options and defs, where the game is under way. The built-in verbs 'add', 'remove', 'put', 'clear' and"
        " 'shuffle' are no actions: test the thing itself, for instance 'x in s'.",
        wrong="    if can clear gold",
        right="    if gold[0] == 3",
    ),
    "RW216": Entry(
        "A parameter has the name of a member",
        "A parameter of an action named like a member of an enum could be taken for it. Choose another name.",
        wrong="action take(red)",
        right="action take(amount: 0..9)",
    ),
    "RW217": Entry(
        "The game has too many procedures",
        "Every action becomes a procedure for each combination of types it is called with, and every rules cell of a"
        " table one more; there can be 3000 of them.",
        wrong="# … a table with more than 3000 rules cells …",
        right="# … fewer …",
    ),
    "RW218": Entry(
        "There is no such action",
        "A line that begins with a plain word carries out an action of that name, or one of the built-in verbs 'add', "
        "'remove', 'put', 'clear', 'shuffle'. A def is a value and nothing to carry out.",
        wrong="    strat",
        right="    start",
    ),
    "RW219": Entry(
        "A local name is taken",
        "Inside an action, the names of loops, options, parameters and 'let' lines must differ from each other, so that"
        " a reader need not ask which one is meant. ('you' may always be bound anew.)",
        wrong="    let n = 3\n    let n = 4",
        right="    let n = 3\n    let m = 4",
    ),
    "RW220": Entry(
        "A name belongs to the language",
        "'you', 'players', 'winners', 'total' and 'this', and the types Player, Direction and fingerprint, mean"
        " something already, and so do the functions of the language, such as 'reach' and 'ray'. No member and no row"
        " is called 'none', 'yes', 'no', 'you' or 'this'. Columns named 'id', 'name' and 'rule' are every table's own.",
        wrong="state players: 0..9",
        right="state people: 0..9",
    ),
    "RW221": Entry(
        "Defs or actions call each other too deeply",
        "A chain of more than sixty defs, or actions, each calling the next, is more than the compiler follows. Join"
        " some of them.",
        wrong="# … a chain of more than sixty defs …",
        right="# … a shorter chain …",
    ),
    "RW222": Entry(
        "This cannot be shown so",
        "'show BOARD:' names what is drawn on a board, from the bottom to the top: states that have to do with its"
        " cells, and defs that are asked about each cell; a state of tiles may be drawn 'as corners'. 'show TABLE:'"
        " lays its rows out by two columns, with the states that stand on them. 'show ENUM:' gives members their"
        " colours. 'hide' names states that are not printed.",
        wrong="hide golf",
        right="hide gold",
    ),
    "RW223": Entry(
        "A look line names nothing",
        "A file 'GAME.look' beside a definition says how its things look in pictures. A line names a board, a table, an"
        " enum, a state, a number of a record or in a move, a local that is kept, or 'players'; behind the colon stand"
        " members of the enum, columns of the table, numbers, or seats. No rule depends on it, and pictures are drawn"
        " without the line.",
        wrong="look Terain: sea as blue",
        right="look Terrain: sea as blue",
    ),
    "RW224": Entry(
        "Nothing can look like this",
        "Behind 'as' stand a colour, a shape, a sign in quotes, or a form: a board can look 'checkered', as 'crossings'"
        " or 'holes'; a member of an enum that runs through tiles is a 'line'; a state can be a 'track' (along the rows"
        " of a table), 'points' with men on them ('facing': who sits across counts from the other end), or 'nothing'; a"
        " number in a move is a 'space of' or 'one of' a state, or a 'row of' a board; a column can give the 'colour'"
        " of its row, be 'pips', 'slots', or stand in the 'corner'.",
        wrong="look Terrain: sea as bluish",
        right="look Terrain: sea as blue",
    ),
    "RW227": Entry(
        "A type begins with a small letter",
        "Enums, records and tables begin with a capital letter, so that a reader can tell a type from its members and"
        " from what holds one: 'for good in Good'. (Boards are types too, but begin with a small letter: their cells"
        " are many.)",
        wrong="enum good: wool, clay\n\nstate stock: bag of good",
        right="enum Good: wool, clay\n\nstate stock: bag of Good",
    ),
    "RW228": Entry(
        "A parameter of an action can never be given",
        "An action is called without brackets and commas: one argument may stand alone, and every other follows its"
        " preposition, as in 'lay tile at cell turned 2'. So at most one parameter of an action is without a"
        " preposition: at, to, from, into, onto, on, under, with, by, as, turned, linking or beside. (A def has"
        " brackets and commas.)",
        wrong="action pay(n: 0..9, p: Player)\n    gold[p] += n\n\nplay\n    pay(3, 0)",
        right="action pay(n: 0..9, to p: Player)\n    gold[p] += n\n\nplay\n    pay 3 to 0",
    ),
    "RW229": Entry(
        "A clause of a def is never reached",
        "The first clause that fits counts. One whose parameters are plain names fits everything, so nothing below it"
        " is ever told: it stands last. A name that is meant for one value must be written as that value is.",
        wrong="def worth(place) = 5\ndef worth(first) = 3",
        right="def worth(first) = 3\ndef worth(place) = 5",
    ),
}
