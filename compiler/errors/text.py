"""RW1xx: texts that cannot be read."""

from __future__ import annotations

from rulewright.compiler.errors.entry import Entry

TEXT = {
    "RW101": Entry(
        "A tab is used for indentation",
        "Blocks are seen by how far their lines are indented, and a tab is as wide as each editor likes. Only spaces"
        " count, four for each block by habit. Most editors can turn tabs into spaces.",
        wrong="play\n\tfinish",
        right="play\n    finish",
    ),
    "RW102": Entry(
        "The indentation matches no open block",
        "A line that ends a block must be indented exactly like a line before that block. This one lies between two "
        "blocks, so it is not clear to which of them it belongs.",
        wrong="    for you in players\n        gold[you] = 3\n      finish",
        right="    for you in players\n        gold[you] = 3\n    finish",
    ),
    "RW103": Entry(
        "A bracket is never closed",
        "Inside brackets the end of a line means nothing, so everything after an open one belongs to it. The caret"
        " shows the bracket that is still open at the end.",
        wrong="def corner = (1, 1",
        right="def corner = (1, 1)",
    ),
    "RW104": Entry(
        "A bracket closes nothing, or another kind of bracket",
        "Brackets close in the reverse order in which they were opened, each with its own kind: ( ) for arguments,"
        " cells and grouping, [ ] for indices, { } for sets.",
        wrong="def corners = {(1, 1), (3, 3)]",
        right="def corners = {(1, 1), (3, 3)}",
    ),
    "RW105": Entry(
        "A word or sign cannot stand here",
        "Up to this point the line could be read, but what follows cannot continue it. Often a word is misspelled or "
        "missing just before; the hint names what could stand here.",
        wrong="state gold 0..9 per Player",
        right="state gold: 0..9 per Player",
    ),
    "RW106": Entry(
        "A block is missing",
        "Lines such as 'if', 'for', 'repeat', 'action' and 'play' tell something about the lines below them, which are "
        "indented by four more spaces. There are none here.",
        wrong="    if gold[0] == 3\n    finish",
        right="    if gold[0] == 3\n        finish",
    ),
    "RW107": Entry(
        "'=' and '==' are mixed up",
        "One sign gives a value ('gold[you] = 3'), the other asks whether two values are the same ('if gold[you] =="
        " 3').",
        wrong="    if gold[0] = 3",
        right="    if gold[0] == 3",
    ),
    "RW108": Entry(
        "Something is nested too deeply",
        "Brackets, blocks and operators can stand inside each other a hundred levels deep, far more than anybody can"
        " read. Give an inner part a name of its own with 'let', 'def' or 'action'.",
        wrong="def far = ((((1))))",
        right="def far = 1",
    ),
    "RW109": Entry(
        "A text is too large",
        "A file has at most a million characters. Long lists of cards, tiles or spaces belong into table files.",
        wrong="# … more than a million characters …",
        right="# … less …",
    ),
    "RW110": Entry(
        "'else if' is one word",
        "In statements another condition after 'if' begins with 'elif'. (Inside an expression 'else if' is right, and "
        "'elif' is not: 'if a then 1 else if b then 2 else 3'.)",
        wrong="    if gold[0] == 3\n        finish\n    else if gold[0] == 4\n        finish",
        right="    if gold[0] == 3\n        finish\n    elif gold[0] == 4\n        finish",
    ),
    "RW111": Entry(
        "A character has no meaning here",
        "Names consist of the letters a to z, digits and '_'; the signs of the language are those on any keyboard."
        " Other characters may stand in comments and in texts between double quotes. Text copied from elsewhere often"
        " brings typographic quotes, long dashes or unusual spaces.",
        wrong="def half(n) = n / 2",
        right="def half(n: 0..9) = n div 2",
    ),
    "RW112": Entry(
        "A text in quotes has no end",
        "Titles, file names and reasons stand between two double quotes on one line.",
        wrong='game "Example',
        right='game "Example"',
    ),
    "RW113": Entry(
        "A line or block ends too early",
        "What stands here is a beginning: something must still follow on this line, or in this block.",
        wrong="def double(n) =",
        right="def double(n: 0..9) = 2 * n",
    ),
    "RW114": Entry(
        "A line is indented without reason",
        "Only lines such as 'if', 'for', 'choose' or 'action' have a block below them. A long line may go on below, but"
        " only inside brackets. If the line above should begin a block, its first word may be misspelled.",
        wrong="    gold[0] = 3\n        finish",
        right="    gold[0] = 3\n    finish",
    ),
    "RW115": Entry(
        "A rule id is malformed or misplaced",
        "A rule id is capital letters, a hyphen and a number, perhaps with a small letter: @FJ-13, @RK-28a. It stands"
        " at the end of a line, before the reason. In variants, and after 'covers' and 'because', it is written without"
        " '@'.",
        wrong="    finish  @end",
        right="    finish  @EX-1",
    ),
    "RW116": Entry(
        "A line that begins a block ends in ':'",
        "The indentation of the lines below is enough.",
        wrong="    for you in players:\n        gold[you] = 3",
        right="    for you in players\n        gold[you] = 3",
    ),
    "RW117": Entry(
        "A sign of another language",
        "Conditions are joined and turned with words: 'and', 'or', 'not'.",
        wrong="    if gold[0] == 3 && gold[1] == 3",
        right="    if gold[0] == 3 and gold[1] == 3",
    ),
    "RW118": Entry(
        "A type is missing or none",
        "After the colon stands what kind of thing it is: a name such as Tile or grid, a range such as 0..9, yes/no, "
        "choices such as 'early | late', or 'set of', 'bag of', 'list of', 'pile of' one of these. Some members of an"
        " enum are no type: nothing would keep the others out.",
        wrong="state gold:",
        right="state gold: 0..9",
    ),
    "RW119": Entry(
        "A line begins with a word that cannot begin it",
        "At the left margin of a game stand declarations: game, players, option, enum, record, table, board, state,"
        " network, def, action, score, rank, invariant, show, hide, play. Variants and scenarios have words of their"
        " own; the hint lists them. In a block, a statement begins with a word such as require, let, if, for or repeat,"
        " with the name of an action, or with what it changes.",
        wrong="stat gold: 0..9",
        right="state gold: 0..9",
    ),
    "RW120": Entry(
        "The first line is missing, or stands twice",
        "A game begins with 'game \"Title\"', a variant with 'variant \"Title\" of GAME', a file of scenarios with "
        "'scenarios for GAME'. Each file holds one of them.",
        wrong='players 2\ngame "Example"',
        right='game "Example"\nplayers 2',
    ),
    "RW121": Entry(
        "A number is not whole",
        "All numbers are whole. Count in smaller units (half points, cents), or divide with 'div', which rounds down.",
        wrong="def value = 1.5",
        right="def value = 3 div 2",
    ),
    "RW122": Entry(
        "A number has too many digits",
        "No number of a game needs so many digits; values lie between about minus and plus two thousand million.",
        wrong="def lots = 1234567890123456789",
        right="def lots = 1234567890",
    ),
    "RW123": Entry(
        "'else' or 'elif' without 'if'",
        "'elif' and 'else' go on with an 'if' that is indented just as far, and nothing may stand between but its"
        " block. Among the options of a choice, what is there when nothing above is possible is 'otherwise'.",
        wrong="    finish\n    else\n        gold[0] = 3",
        right="    if gold[0] == 1\n        finish\n    else\n        gold[0] = 3",
    ),
    "RW124": Entry(
        "A file is not written in UTF-8",
        "Files are text in the encoding UTF-8. If your editor has saved it in another encoding, save it again as"
        " UTF-8.",
        wrong="# a comment in another encoding",
        right="# a comment in UTF-8",
    ),
    "RW125": Entry(
        "A file cannot be read",
        "There is no such file, it is a folder, or it may not be opened.",
        wrong="rulewright check RW125.game",
        right="rulewright check example.game",
    ),
    "RW126": Entry(
        "A name begins with a digit",
        "Names begin with a letter or '_'. An amount such as '3 coin' has a space between number and thing.",
        wrong="state 2nd_place: Player?",
        right="state second_place: Player?",
    ),
    "RW127": Entry(
        "A text has braces without a name",
        "'{name}' in a reason, or in what is told, is replaced by the value of that name: a parameter, a 'let', a def"
        " without parameters, an option or a state. Anything longer needs a name first.",
        wrong='            require gold < 4  "you have {gold + 1}"',
        right='            let more = gold + 1\n            require gold < 4  "you have {more}"',
    ),
}
