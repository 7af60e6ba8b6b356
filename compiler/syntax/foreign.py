"""What people used to other languages write, and what they should write here.

A word is looked up by what it was used as; `foreign_phrases.py` has what is known by more than a word. Hints only:
nothing here changes what is right or wrong.
"""

from __future__ import annotations

ROLL = "chance stands on a line of its own: 'roll n in 1..6', then use n"
DEAL = "'repeat 5', and below it 'draw card from deck' and 'add card to your hand'"
_NONE = "write 'none'; to ask for it, 'is empty'"
_COUNT = "write 'count(…)'"
_RANGE = "write a range such as 0..20"
FINISH = "the game ends with 'finish', 'finish you' or 'finish none'"
WAYS = "directions are N, E, S, W …: 'cell + N', or a step: 'cell + (0, 1)'"
_YOU = "the player who acts is 'you'"
_SEEN = (
    "'seen by owner' and 'seen by others' are for states; a draw or a roll is 'seen by you', 'by opponents', 'by none'"
)
_INTO = "write 'remove x from a; add x to b'"
SWAP = "keep one of them in a name: 'let x = a', then 'a = b' and 'b = x'"
TELL = "write 'tell \"… {{x}} …\"' for a line that the players read"
_PLAY = "there is one telling: it begins with 'play'"

NOTHINGS = ("null", "nil", "None", "undefined", "NULL", "nobody", "nothing")

VALUES = {
    **dict.fromkeys(NOTHINGS, _NONE),
    **dict.fromkeys(("true", "True", "TRUE"), "write 'yes'"),
    **dict.fromkeys(("false", "False", "FALSE"), "write 'no'"),
    **dict.fromkeys(("me", "player", "current_player", "currentPlayer", "current", "self", "active"), _YOU),
    **dict.fromkeys(("opponent", "other", "enemy"), "with two players, the other is 'you + 1'; 'opponents' is a set"),
    **dict.fromkeys(("winner", "loser"), f"{FINISH}; a scenario says 'expect winner 0'"),
    **dict.fromkeys(("turns", "clockwise", "counterclockwise"), "in brackets stands who begins: 'turns(0)'"),
    **dict.fromkeys(("random", "dice", "die"), ROLL),
    **dict.fromkeys(
        ("all", "everyone", "everybody"),
        "for all players, 'for p in players'; 'tell \"…\"' tells all; to empty something, 'clear s'",
    ),
    **dict.fromkeys(("owner", "others", "hidden", "secret", "secretly", "private"), _SEEN),
    "each": "go through them: 'for x in T', and below it 'add 3 of x to s'",
    "forever": "write 'repeat' alone",
    "times": "write 'repeat 5' alone",
    "game": FINISH,
    "over": f"{FINISH}; a scenario says 'expect over', or 'expect to move 1' where it goes on",
    **dict.fromkeys(("north", "south", "east", "west", "up", "down", "left", "right"), WAYS),
    "draw": "a game that nobody wins ends with 'finish none'",
    "tie": "a game that nobody wins ends with 'finish none'",
    "empty": "write 'is empty' or 'is not empty'",
}

FUNCTIONS = {
    **dict.fromkeys(("len", "size", "length", "card", "cardinality"), _COUNT),
    **dict.fromkeys(("random", "randint", "rand", "randrange", "choice", "roll", "dice", "d6", "shuffled"), ROLL),
    "range": "write 0..4 for the numbers 0 to 4",
    **dict.fromkeys(("next", "next_player"), "the next player is 'you + 1'"),
    **dict.fromkeys(("is_empty", "isEmpty", "empty"), "write 'x is empty'"),
    **dict.fromkeys(("neighbors", "neighbours", "adjacent", "adj"), "write 'c.neighbours'"),
    **dict.fromkeys(("contains", "has", "includes"), "write 'x in s'"),
    **dict.fromkeys(("set", "list", "tuple", "array"), "sets, bags and lists are written in braces: {a, b}"),
    **dict.fromkeys(("row", "column", "line"), "write '{c in grid where c.row == 1}'"),
    "filter": "write '{x in s where …}'",
    "map": "write '{f(x) for x in s}'",
    **dict.fromkeys(("winner", "best", "argmax"), "write 'most(p in players: coins[p])', the set of the best"),
    "sorted": "sets are walked in order; 'most(x in s: key)' finds the best",
    "exists": "write 'any(x in s: …)'",
    "forall": "write 'all(x in s: …)'",
    **dict.fromkeys(("floor", "int", "round"), "numbers are whole; 'a div b' leaves the remainder out"),
}

VERBS = {
    **dict.fromkeys(("print", "log", "say", "echo", "announce", "message"), TELL),
    **dict.fromkeys(("append", "push", "insert"), "write 'add x to s', or 'put x into l at 0' for a place in a list"),
    **dict.fromkeys(("move", "transfer", "give", "discard"), _INTO),
    **dict.fromkeys(("break", "exit", "leave"), "a loop ends with 'stop'"),
    "continue": "put the rest of the loop into an 'if'",
    "pass": "a move without effects needs no lines below it; 'you may …' offers 'pass' by itself",
    "return": "'return' ends the block of a 'def'; to end the game, 'finish'",
    **dict.fromkeys(("end", "win", "wins", "lose", "game", "gameover", "game_over", "draw_game"), FINISH),
    **dict.fromkeys(("choose", "chooses"), "say who chooses: 'you choose'"),
    **dict.fromkeys(("assert", "check", "ensure"), "write 'require'"),
    **dict.fromkeys(("set", "let"), "write 'x = …'"),
    **dict.fromkeys(("winner", "victory"), FINISH),
    "you": f"leave 'you' out, who acts is known; {FINISH}",
    **dict.fromkeys(
        ("next_turn", "end_turn", "endTurn", "next"), "a turn ends with its block: 'for you in turns(0)' goes on"
    ),
    **dict.fromkeys(("current_player", "player"), _YOU),
    **dict.fromkeys(("gain", "pay", "take", "lose", "spend"), "a verb of your own is an action: 'action {0}(n)'"),
    "deal": DEAL,
    **dict.fromkeys(
        ("skip", "wait"), "a move without effects needs no lines below it; 'you may …' offers 'pass' by itself"
    ),
    "goto": "there are no jumps: repeat with 'repeat', leave with 'stop', and give a part a name with 'action'",
    "ask": "write 'you choose …'",
    "loop": "write 'repeat'",
    "swap": SWAP,
}

TYPES = {
    **dict.fromkeys(("int", "integer", "number", "Int", "Integer", "Number", "uint", "counter", "float"), _RANGE),
    **dict.fromkeys(("bool", "boolean", "Bool", "Boolean", "flag"), "write yes/no"),
    **dict.fromkeys(("string", "str", "text", "String", "char"), "a game has no texts: name the cases in an 'enum'"),
    **dict.fromkeys(("dict", "map", "Map", "hash", "object"), "write 'state x: T per U', a T for each U"),
    **dict.fromkeys(
        ("array", "Array", "vector", "List", "tuple"), "write 'list of T up to 9', or 'T per U' for a T for each U"
    ),
    **dict.fromkeys(
        ("deck", "stack", "zone", "hand", "discard"), "write 'bag of T', 'list of T up to 9' or 'pile of T'"
    ),
    **dict.fromkeys(("cell", "Cell", "square", "space", "site"), "a cell's type is the name of its board"),
    "board": "write the name of the board",
    **dict.fromkeys(
        ("Step", "step", "offset", "Vector"),
        "steps are not kept: a def tells them, 'def ways(rook) = {(1, 0), (0, 1)}'",
    ),
    **dict.fromkeys(("players", "seat", "Seat", "person"), "write Player"),
}

MEMBERS = {
    **dict.fromkeys(("size", "length", "count", "len", "cardinality"), "write 'count({0})'"),
    **dict.fromkeys(("empty", "is_empty", "isEmpty"), "write '{0} is empty'"),
    **dict.fromkeys(("contains", "has", "includes"), "write 'x in {0}'"),
    "next": "write '{0} + 1'",
    **{word: f"write '{word}({{0}})' of a pile: it is none where it is not known" for word in ("top", "bottom")},
    **dict.fromkeys(("first", "front"), "write 'first({0})', or '{0}[0]' of a list"),
    **dict.fromkeys(("north", "south", "east", "west", "up", "down", "left", "right"), WAYS),
    "last": "write '{0}[count({0}) - 1]' of a list",
}

DECLARATIONS = {
    **dict.fromkeys(
        ("int", "var", "let", "const", "val"), "what changes is 'state x: 0..20 = 0', what does not 'def x = 3'"
    ),
    **dict.fromkeys(
        ("import", "include", "use", "from"),
        "a game is one file; tables lie beside it: 'table Card from \"cards.yaml\"'",
    ),
    **dict.fromkeys(("class", "struct", "type", "interface"), "write 'enum', 'record' or 'table'"),
    **dict.fromkeys(
        ("function", "func", "fn", "proc", "procedure", "method"), "a value is a 'def', something done is an 'action'"
    ),
    **dict.fromkeys(("setup", "turn", "phase", "phases", "start", "main", "begin", "moves", "rules"), _PLAY),
    **dict.fromkeys(("end", "win", "winner", "endIf", "goal", "lose"), f"{FINISH}, where it is told in 'play'"),
    "player": "did you mean 'players'?",
    "title": "write 'game \"Title\"'",
    **dict.fromkeys(("variable", "field", "zone", "deck", "hand", "piece", "counter"), "write 'state'"),
    "cards": "write 'table Card from \"cards.yaml\"'",
}

_REPLACED = ("state", "def", "action", "score", "enum", "table", "board", "network")
PATCHES = {  # of variants
    **{word: f"write 'new {word} …'; for one that the game has, 'replace {word} …'" for word in _REPLACED},
    **{word: f"write 'new {word} …'" for word in ("record", "invariant")},
    **{word: f"write 'replace {word} …'" for word in ("rank", "show")},
    "option": "write 'new option …'; one that the game has is set, 'set x = …'",
    **dict.fromkeys(("remove", "delete", "cut"), "write 'drop ID' for a line, 'without T: a, b' for rows of a table"),
    "add": "write 'new …', or 'rows T from \"file.yaml\"' for rows of a table",
    **dict.fromkeys(("change", "modify", "override", "update"), "write 'set', 'replace' or 'extend'"),
    "players": "a variant is for as many players as its game",
    "require": "write 'extend play.NAME' with the option's name, and the guard below it",
}

STEPS = {  # of scenarios
    "option": "write 'set x = …'",
    "repeat": "it stands inside 'play', around moves",
    **dict.fromkeys(("then", "assert", "check", "require", "ensure"), "write 'expect'"),
    **dict.fromkeys(("when", "move", "do"), "write 'play', and the moves below it: '0: take 2'"),
    **dict.fromkeys(("state", "let", "setup"), "write 'given', and below it 'x = 3'"),
}

STATEMENTS = {
    **dict.fromkeys(("elseif", "elsif"), "write 'elif'"),
    "while": "write 'repeat while'",
    "loop": "write 'repeat'",
    "until": "write 'repeat while not …'",
    "unless": "write 'if not'",
    "when": "write 'if'",
    **dict.fromkeys(("switch", "match", "case"), "write 'if' and 'elif'"),
    **dict.fromkeys(("foreach", "forall"), "write 'for x in …'"),
    "otherwise": "'otherwise' stands among the options of 'choose' or 'may'",
    "return": "'return' ends the block of a 'def'",
    "xor": "write '!=' between two conditions",
    "equals": "write '=='",
    **dict.fromkeys(("assert", "ensure"), "write 'require'"),
    "my": "write 'your'",
    **{word: VALUES[word] for word in ("true", "false")},
}


def choice_of_words(name: str, words: str) -> str:
    """How an option offers a choice of words, which somebody wrote as `left | right`."""
    kind = name.capitalize()
    members = ", ".join(word.strip() for word in words.split("|"))
    return f"a choice of words is an enum: 'enum {kind}: {members}', and here '{name} in {kind}'"
