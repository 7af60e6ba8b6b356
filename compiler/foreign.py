"""What people used to other languages write, and what they should write here.

A word is looked up by what it was used as; a line that cannot be read is held against phrases. Hints only: nothing here
changes what is right or wrong.
"""

from __future__ import annotations

import re

_ROLL = "chance stands on a line of its own: 'roll n in 1..6', then use n"
_NONE = "write 'none'; to ask for it, 'is empty'"
_COUNT = "write 'count(…)'"
_RANGE = "write a range such as 0..20"
_FINISH = "the game ends with 'finish', 'finish you' or 'finish none'"
_YOU = "the player who acts is 'you'"
_LET = "write 'let x = …' in the telling, or 'def x = …' for the whole game"
_INTO = "write 'remove x from a; add x to b'"
_TELL = "write 'tell \"… {{x}} …\"' for a line that the players read"
_PLAY = "there is one telling: it begins with 'play'"

NOTHINGS = ("null", "nil", "None", "undefined", "NULL", "nobody", "nothing")

VALUES = {
    **dict.fromkeys(NOTHINGS, _NONE),
    **dict.fromkeys(("true", "True", "TRUE"), "write 'yes'"),
    **dict.fromkeys(("false", "False", "FALSE"), "write 'no'"),
    **dict.fromkeys(("me", "player", "current_player", "currentPlayer", "current", "self", "active"), _YOU),
    **dict.fromkeys(("opponent", "other", "enemy"), "with two players, the other is 'you + 1'; 'opponents' is a set"),
    **dict.fromkeys(("winner", "loser"), _FINISH),
    **dict.fromkeys(("random", "dice", "die"), _ROLL),
    "draw": "a game that nobody wins ends with 'finish none'",
    "tie": "a game that nobody wins ends with 'finish none'",
    "empty": "write 'is empty' or 'is not empty'",
}

FUNCTIONS = {
    **dict.fromkeys(("len", "size", "length", "card", "cardinality"), _COUNT),
    **dict.fromkeys(("random", "randint", "rand", "randrange", "choice", "roll", "dice", "d6", "shuffled"), _ROLL),
    "range": "write 0..4 for the numbers 0 to 4",
    **dict.fromkeys(("next", "next_player"), "the next player is 'you + 1'"),
    **dict.fromkeys(("is_empty", "isEmpty", "empty"), "write 'x is empty'"),
    **dict.fromkeys(("neighbors", "neighbours", "adjacent", "adj"), "write 'c.neighbours'"),
    **dict.fromkeys(("contains", "has", "includes"), "write 'x in s'"),
    **dict.fromkeys(("set", "list", "tuple", "array"), "sets, bags and lists are written in braces: {a, b}"),
    "sorted": "sets are walked in order; 'most(x in s: key)' finds the best",
    "exists": "write 'any(x in s: …)'",
    "forall": "write 'all(x in s: …)'",
    **dict.fromkeys(("floor", "int", "round"), "numbers are whole; 'a div b' leaves the remainder out"),
}

VERBS = {
    **dict.fromkeys(("print", "log", "say", "echo", "announce", "message"), _TELL),
    **dict.fromkeys(("append", "push", "insert"), "write 'add x to s', or 'put x into l at 0' for a place in a list"),
    **dict.fromkeys(("move", "transfer", "give", "discard"), _INTO),
    **dict.fromkeys(("break", "exit", "leave"), "a loop ends with 'stop'"),
    "continue": "put the rest of the loop into an 'if'",
    "pass": "a move without effects needs no lines below it; 'you may …' offers 'pass' by itself",
    "return": "'return' ends the block of a 'def'; to end the game, 'finish'",
    **dict.fromkeys(("end", "win", "wins", "lose", "game", "gameover", "game_over", "draw_game"), _FINISH),
    **dict.fromkeys(("choose", "chooses"), "say who chooses: 'you choose'"),
    **dict.fromkeys(("assert", "check", "ensure"), "write 'require'"),
    **dict.fromkeys(("set", "let"), "write 'x = …'"),
    **dict.fromkeys(("next_turn", "end_turn", "endTurn"), "a turn ends with its block: 'for you in turns(0)' goes on"),
    **dict.fromkeys(("current_player", "player"), _YOU),
    **dict.fromkeys(("gain", "pay", "take", "lose", "spend"), "a verb of your own is an action: 'action {0}(n)'"),
    "deal": "'repeat 5', and below it 'draw card from deck' and 'add card to your hand'",
}

TYPES = {
    **dict.fromkeys(("int", "integer", "number", "Int", "Integer", "Number", "uint", "counter", "float"), _RANGE),
    **dict.fromkeys(("bool", "boolean", "Bool", "Boolean", "flag"), "write yes/no"),
    **dict.fromkeys(("string", "str", "text", "String", "char"), "a game has no texts: name the cases in an 'enum'"),
    **dict.fromkeys(("dict", "map", "Map", "hash", "object"), "write 'state x: T per U', a T for each U"),
    **dict.fromkeys(("array", "Array", "vector", "List", "tuple"), "write 'list of T up to 9', or 'T per U' for a T for each U"),
    **dict.fromkeys(("deck", "stack", "zone", "hand", "discard"), "write 'bag of T', 'list of T up to 9' or 'pile of T'"),
    **dict.fromkeys(("cell", "Cell", "square", "space", "site"), "a cell's type is the name of its board"),
    **dict.fromkeys(("players", "seat", "Seat", "person"), "write Player"),
}  # fmt: skip

MEMBERS = {
    **dict.fromkeys(("size", "length", "count", "len", "cardinality"), "write 'count({0})'"),
    **dict.fromkeys(("empty", "is_empty", "isEmpty"), "write '{0} is empty'"),
    **dict.fromkeys(("contains", "has", "includes"), "write 'x in {0}'"),
    "next": "write '{0} + 1'",
    "top": "the top of a pile is seen when it is drawn: 'draw x from {0}'",
    **dict.fromkeys(("first", "front"), "write 'first({0})', or '{0}[0]' of a list"),
    "last": "write '{0}[count({0}) - 1]' of a list",
}

DECLARATIONS = {
    **dict.fromkeys(("int", "var", "let", "const", "val"), "what changes is 'state x: 0..20 = 0', what does not 'def x = 3'"),
    **dict.fromkeys(("import", "include", "use", "from"), "a game is one file; tables lie beside it: 'table Card from \"cards.yaml\"'"),
    **dict.fromkeys(("class", "struct", "type", "interface"), "write 'enum', 'record' or 'table'"),
    **dict.fromkeys(("function", "func", "fn", "proc", "procedure", "method"), "a value is a 'def', something done is an 'action'"),
    **dict.fromkeys(("setup", "turn", "phase", "phases", "start", "main", "begin", "moves", "rules"), _PLAY),
    **dict.fromkeys(("end", "win", "endIf", "goal", "lose"), f"{_FINISH}, where it is told in 'play'"),
    "player": "did you mean 'players'?",
    "title": "write 'game \"Title\"'",
    **dict.fromkeys(("variable", "field", "zone", "deck", "hand", "piece", "counter"), "write 'state'"),
    "cards": "write 'table Card from \"cards.yaml\"'",
}  # fmt: skip

STATEMENTS = {
    **dict.fromkeys(("elseif", "elsif"), "write 'elif'"),
    "while": "write 'repeat while'",
    "loop": "write 'repeat'",
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

_HEAD = r"^\s*"
_THING = r"((?:your )?\w+(?:\[[^\]]*\]|\.\w+)*)"

# A phrase on the line where reading ended, and the way out; groups of the phrase are {0}, {1} …
PHRASES: tuple[tuple[str, str], ...] = (
    (_HEAD + _THING + r"\s*\+\+", "write '{0} += 1'"),
    (_HEAD + _THING + r"\s*--", "write '{0} -= 1'"),
    (_HEAD + r"\+\+\s*" + _THING, "write '{0} += 1'"),
    (_HEAD + _THING + r"\s*\*=\s*(.*)", "write '{0} = {0} * {1}'"),
    (_HEAD + r"(?:print|log|say|echo)\b.*", _TELL),
    (r"\bin\s+\w+\s+if\b", "write 'where' instead of 'if'"),
    (r"\b(count|sum|any|all|min|max|most|least)\((\w+)\s+for\b", "write '{0}({1} in … where …)'"),
    (r"\b(?:count|sum|any|all)\((\w+)\s+where\b", "give each of them a name: 'x in {0} where …'"),
    (r"===|!==", "write '==' or '!='"),
    (r":=", "write '='"),
    (r"\*\*", "write a product: x * x"),
    (r"\d,\d{3}\b", "write numbers without a sign between the digits"),
    (_HEAD + r"let\s+(\w+)\s*:", "'let' has no type: write 'let {0} = …', or 'var {0}: … = …' if it changes"),
    (_HEAD + r"(?:int|bool|float|const|auto|string|double)\s+(\w+)\s*=", "write 'let {0} = …', or 'var {0} = …' if it changes"),
    (r"\blambda\s+(\w+)\s*:?", "write '{0} => …'"),
    (r"\?.*:", "write 'if a then b else c'"),
    (r"=\s*[^=]+ if .+ else\b", "write 'if a then b else c'"),
    (r"=\s*[^=]+ if\b", "write 'if a then b else c'"),
    (_HEAD + r"(?:if|elif)\b.*\bthen\s*$", "remove 'then': what is done stands below, indented"),
    (_HEAD + r".*\{\s*$", "there are no braces round a block: it stands below, indented"),
    (_HEAD + r"for\s+(?:each|all|every)\b", "write 'for x in …'"),
    (_HEAD + r"for\s*\(", "write 'for i in 0..4'"),
    (_HEAD + r"for\s+(\w+)\s*=", "write 'for {0} in 1..5'"),
    (r"\bis\s+(not\s+)?(?:none|null|nil|None)\b", "write 'is {0}empty'"),
    (r"\bis\s+not\s+(\w+)", "write '!= {0}'"),
    (r"\bis\s+(\w+)", "write '== {0}'"),
    (r"\bexists\b", "write 'is not empty'"),
    (r"\bbetween\s+(\w+)\s+and\s+(\w+)", "write 'in {0}..{1}'"),
    (r"\b(and|or)\s+[<>=!]", "say on both sides of '{0}' what is compared"),
    (_HEAD + r"require\b.*(?:,|\belse|\botherwise)\s*\"", "the reason stands alone at the end of the line"),
    (_HEAD + r"draw\s+\d+\b", "draw one by one: 'repeat 2', and below it 'draw card from deck'"),
    (_HEAD + r"draw\s+from\b.*", "give what is drawn a name: 'draw card from …'"),
    (_HEAD + r"draw\s+(\w+)\s+from\s+" + _THING + r"\s+(?:to|into|onto)\b", "write 'draw {0} from {1}', then 'add {0} to …'"),
    (r"=\s*(?:roll|random)\b.*", _ROLL),
    (_HEAD + r"add\s+\w+\s*,", "one 'add' for each of them, or 's += {{a, b}}'"),
    (_HEAD + _THING + r"\.(?:add|insert)\((.*)\)", "write 'add {1} to {0}'"),
    (_HEAD + _THING + r"\.(?:append|push|enqueue)\((.*)\)", "write 'add {1} to {0}', or 'put {1} into {0} at count({0})' for a list"),
    (_HEAD + _THING + r"\.(?:remove|discard|delete)\((.*)\)", "write 'remove {1} from {0}'"),
    (_HEAD + _THING + r"\.(?:pop|draw)\(", "write 'draw x from {0}'"),
    (_HEAD + _THING + r"\.(shuffle|clear)\(", "write '{1} {0}'"),
    (_HEAD + r"(\w+)\(([^()]*)\)\s*[-+]?=", "write '{0}[{1}]'"),
    (_HEAD + r"\w+\s+(?:choose|chooses)\s+\w+\s+or\b", "each option stands on a line of its own below 'choose'"),
    (_HEAD + r"finish\s+(\w+)\s+(?:win|wins|loses?)\b", "write 'finish' and who wins"),
    (_HEAD + r"finish\s+(?:winner|win)\s+(\w+)", "write 'finish {0}'"),
    (r"\{\w+\s*:", "amounts are written '1 ruby + 2 pearl'; a value for each thing is 'state x: T per U'"),
    (r"(?::|per)\s*(-?\d+)\s*(?:-|to|\.\.\.)\s*(\d+)", "write '{0}..{1}'"),
    (_HEAD + r"players\s+(\d+)\s*(?:-|to|or)\s*(\d+)", "write 'players {0}..{1}'"),
    (_HEAD + r"players\s*:", "remove the ':'"),
    (_HEAD + r"state\s+(\w+)\s*=\s*(.*)", "say what it can be: 'state {0}: 0..20 = {1}'"),
    (_HEAD + r"state\s+(\w+)\s+(per|on)\s+(\w+)\s*:\s*(.*)", "the type comes first: 'state {0}: {3} {1} {2}'"),
    (r"\bOptional\s*\[?(\w+)", "write '{0}?'"),
    (r"\b(?:array|vector|stack|queue)\s+of\s+(\w+)", "write 'list of {0} up to 9', or 'pile of {0}' for a shuffled deck"),
    (r"\b(?:deck|hand|multiset|zone)\s+of\s+(\w+)", "write 'bag of {0}', or 'pile of {0}' where the order counts"),
    (r":\s*(\w+)\s*\[\d*\]", "write 'list of {0} up to 9', or '{0} per U' for one for each U"),
    (r"\bfor\s+(?:each|every)\s+(\w+)", "write 'per {0}'"),
    (_HEAD + r"score\s*[=:]", "give the line of the sheet a name: 'score points = …'"),
    (_HEAD + r"(def|score)\s+(\w+(?:\([^()]*\))?)\s*:\s*(.+)", "write '{0} {1} = {2}'"),
    (_HEAD + r"enum\s+(\w+)\s*(?:=|\{)", "write 'enum {0}: a, b'"),
    (_HEAD + r"enum\s+\w+\s*:\s*\w+\s*\|", "members are separated by ','"),
    (_HEAD + r"option\s+\w+\s*:\s*\w+\s*,", "choices are separated by '|'"),
    (_HEAD + r"option\s+(\w+)\s*=\s*(.*)", "say what it can be, as in 'option {0}: {1} | other = {1}'"),
    (_HEAD + r"option\s+(\w+)\s*:\s*(.+)$", "say how it is set at first: 'option {0}: {1} = …'"),
    (_HEAD + r"record\s+(\w+)\s*:", "write 'record {0}(part: type, …)'"),
    (r"\b(\d+)\s*[xX\u00d7]\s*(\d+)\b", "write 'square {0} by {1}' or 'hex {0} by {1}'"),
    (_HEAD + r"board\s+(\w+)\s*:\s*(?:grid|rect\w*)\b", "write 'board {0}: square … by …'"),
    (_HEAD + r"table\s+(\w+)\s+from\s+([\w./]+)", "write 'table {0} from \"{1}\"'"),
    (_HEAD + r"invariant\s+(?!\")(.+)", "say what it is about: 'invariant \"text\": {0}'"),
    (_HEAD + r"rank\s+by\b.*\b(?:desc|asc)\w*", "larger comes first; put '-' before what should be small"),
    (r";\s*$", "remove the ';' at the end of the line"),
)  # fmt: skip


def phrase_hint(line: str, column: int) -> str:
    """The way out of a phrase of another language that stands at a column (from 0) of a line, or nothing."""
    for pattern, hint in PHRASES:
        for found in re.finditer(pattern, line):
            if found.start() <= column <= found.end():
                return hint.format(*(group or "" for group in found.groups()))
    return ""
