"""Phrases of other languages on a line that cannot be read, and what to write instead.

They are held against the line in order, the most telling first; one counts if it stands where reading ended.
"""

from __future__ import annotations

import re

from rulewright.compiler.syntax.foreign import DEAL, FINISH, ROLL, SWAP, TELL
from rulewright.runtime.lattices import LATTICES

_HEAD = r"^\s*"
_THING = r"((?:your )?\w+(?:\[[^\]]*\]|\.\w+)*)"

# A phrase on the line where reading ended, and the way out; groups of the phrase are {0}, {1} …
PHRASES: tuple[tuple[str, str], ...] = (
    (
        _HEAD + _THING + r"\s*([-+])(?=\s*([^\s=+-].*)$)(?!.*\b(?:does|chooses?|may)\b)",
        "write '{0} {1}= {2}'",
    ),
    (_HEAD + _THING + r"\s*\+\+", "write '{0} += 1'"),
    (_HEAD + _THING + r"\s*--", "write '{0} -= 1'"),
    (_HEAD + r"\+\+\s*" + _THING, "write '{0} += 1'"),
    (_HEAD + _THING + r"\s*\*=\s*(.*)", "write '{0} = {0} * {1}'"),
    (_HEAD + _THING + r"\s*\|=\s*(.*)", "write '{0} += {1}'"),
    (_HEAD + _THING + r"\s*&=\s*(.*)", "write '{0} = {0} & {1}'"),
    (_HEAD + r"(?:print|echo|console)\b.*", TELL),
    (
        _HEAD + r"replace\s+(\S+)\s+with\s+(?:if|for|repeat)\b.*",
        "a block stands below 'replace {0} with', indented",
    ),
    (r"\bin\s+\w+\s+if\b", "write 'where' instead of 'if'"),
    (r"\b(count|sum|any|all|min|max|most|least)\((\w+)\s+for\b", "write '{0}({1} in … where …)'"),
    (r"\b(?:count|sum|any|all)\(((?:your )?\w+)\s+where\b", "give each of them a name: 'x in {0} where …'"),
    (r"\b(max|min|sum|count|any|all)\((.+?)\s+for\s+(\w+)\s+in\s+(\w+).*", "write '{0}({2} in {3}: {1})'"),
    (
        _HEAD + r"\(?(\w+\s*[-+]\s*\w+)\)?\s+(does|chooses|choose|may)\b.*",
        "give the seat a name: 'let other = {0}', then 'other {1} …'",
    ),
    (
        r"\bfor\s+(\w+)\s+in\s+(.+?)\s+for\s+(\w+)\s+in\s+(\w+)",
        "write 'for' once: 'for {0} in {1}, {2} in {3} …'",
    ),
    (r"=>", "write '>='"),
    (r"=<", "write '<='"),
    (r"\bis\s+(?:greater|more|larger|bigger)\b.*", "write '>'"),
    (r"\bis\s+(?:less|smaller|fewer)\b.*", "write '<'"),
    (
        r"\b(?:require|if|while|where|and|or|not)\s+is\s+(not\s+)?empty\s+((?:your )?\w+(?:\[[^\]]*\]|\.\w+)*)",
        "write '{1} is {0}empty'",
    ),
    (r"\bsees\b.*\bis\s+hidden\b", "leave 'is' out: 'sees x hidden'"),
    (_HEAD + r"expect\s+winner\s*(?:is|==|=|:)\s*(\w+).*", "write 'expect winner {0}'"),
    (_HEAD + r"expect\s+(?:player\s+|seat\s+)?(\d+)\s+(?:is\s+)?to\s+move\b.*", "write 'expect to move {0}'"),
    (_HEAD + r"expect\s+(?:player\s+)?(\d+)\s+sees\b.*", "write 'expect seat {0} sees …'"),
    (_HEAD + r"set\s+(\w+)\s+([\w-]+)\s*$", "write 'set {0} = {1}'"),
    (_HEAD + r"extend\s+(\w+)\s*$", "say where the option stands: 'extend play.{0}'"),
    (_HEAD + r"replace\s+([A-Z]\w*-\d+[a-z]?)\s+(?!with\b)(.+)", "write 'replace {0} with {1}'"),
    (_HEAD + r"given\s+\S.*", "what is given stands below, indented"),
    (r"\bis\s+(?:free|vacant|unset)\b", "write 'is empty'"),
    (r"(?<=[\])\w])(?<!\bis)(?<!\bnot)\s+empty\b", "write 'is empty'"),
    (_THING + r"\s+contains\s+(\w+)", "write '{1} in {0}'"),
    (_HEAD + r"(?:for|if|elif|repeat)\b[^({\[]*:\s*\S.*", "what is done stands below, indented, without ':'"),
    (_HEAD + r"(?:for|repeat)\b.*\sdo\s.*", "what is done stands below, indented, without 'do'"),
    (_HEAD + r"(for|roll)\s+(\w+)\s+in\s+(\w+)\s+to\s+(\w+)", "write '{0} {1} in {2}..{3}'"),
    (_HEAD + r"repeat\s+until\b.*", "write 'repeat while not …'"),
    (_HEAD + r"choose\b.*", "say who chooses: 'you choose', and below it each option on a line of its own"),
    (r"\b(?:choose|chooses|may)\s+\w+\((\w+)\s*(?::|from)\s*(\w+)", "write '{0} in {1}'"),
    (r"\b(?:choose|chooses|may)\s+\w+\(([A-Z]\w*)\s+(\w+)", "write '{1} in {0}'"),
    (r"\b(?:choose|chooses|may)\s+(\w+)\s+(\w+)\s+in\b.*", "write '{0}({1} in …)'"),
    (_HEAD + r"(\w+)\s+(?:must|can|should)\s+choose\b", "write '{0} choose', or '{0} may' for what can be left"),
    (_HEAD + r"swap\b.*", SWAP),
    (_HEAD + _THING + r"\s*,\s*" + _THING + r"\s*=.*", SWAP),
    (_HEAD + r"let\s+\w+\s*(?:=[^=,({\[]+)?,.*", "one 'let' for each name"),
    (_HEAD + _THING + r"\s*=\s*" + _THING + r"\s*=(?!=).*", "one line for each: 'a = 3', 'b = 3'"),
    (r"\{(\w+)\s*\|\s*\w+\s+in\b.*", "write '{{{0} in … where …}}'"),
    (r"\{\w+\s+in\s+\w+\s*\|.*", "write 'where' instead of '|'"),
    (r"\{\s*for\b.*", "write '{{x in s where …}}' or '{{f(x) for x in s}}'"),
    (_HEAD + r"roll\b(?!.*\bin\b).*", "write 'roll n in 1..6'"),
    (_HEAD + r"draw\s+\w+\s*$", "say from where: 'draw card from deck'"),
    (_HEAD + r"deal\s+\d+\b.*\beach\b.*", DEAL),
    (_HEAD + r"put\s+(\w+)\s+in\b.*", "write 'put {0} into l at 0', 'onto' or 'under' a pile"),
    (_HEAD + r"finish\b.*,.*", "several winners are a set: 'finish {{a, b}}'"),
    (_HEAD + r"finish\s*(?::|with\b).*", "write 'finish you'"),
    (
        _HEAD + r"((?:stop|finish)\b.*?)\s+(?:if|when|unless)\s+(.+)",
        "a condition comes first: 'if {1}', and '{0}' below it, indented",
    ),
    (_HEAD + r"stop\s+\w+.*", FINISH),
    (_HEAD + r"require\s+that\b.*", "remove 'that'"),
    (_HEAD + r"require\s*:.*", "remove the ':'"),
    (
        _HEAD + r"action\b.*\bof\s+(\w+)\s*[:,)].*",
        "'n of x' is one argument, an amount: 'goods: bag of T'; or say 'with {0}'",
    ),
    (
        _HEAD + r"board\s+\w+\s*:[^(]*?\b(\w+)\s*([-+*])\s*(\w+).*",
        "a size that is computed stands in brackets: '({0} {1} {2})'",
    ),
    (
        _HEAD + r"(?!state)\w+\s*:.*\bper\s+\d.*",
        "a column is per an enum, a table or Player; numbers one after the other are a ring, '2 of 0..3'",
    ),
    (_HEAD + r"tell\b.*\"\s*\+.*", "put the value in braces, within the quotes: {{x}}"),
    (_HEAD + r"tell\s+\w+\s*:.*", "remove the ':'"),
    (_HEAD + r"tell\s+\w+\s*$", "texts stand in quotes"),
    (r"===|!==", "write '==' or '!='"),
    (r":=", "write '='"),
    (r"\*\*", "write a product: x * x"),
    (r"\d,\d{3}\b", "write numbers without a sign between the digits"),
    (_HEAD + r"let\s+(\w+)\s*:", "'let' has no type: write 'let {0} = …', or 'var {0}: … = …' if it changes"),
    (
        _HEAD + r"(?:int|bool|float|const|auto|string|double)\s+(\w+)\s*=",
        "write 'let {0} = …', or 'var {0} = …' if it changes",
    ),
    (r"\blambda\s+(\w+)\s*:?", "write '{0} => …'"),
    (r"=.*\?.*:", "write 'if a then b else c'"),
    (
        r"=\s*[^=]+ if\b.*",
        "write 'if a then b else c'; a condition without 'else' stands on a line of its own before it",
    ),
    (_HEAD + r"(?:if|elif)\b.*\bthen\s*$", "remove 'then': what is done stands below, indented"),
    (_HEAD + r".*\{\s*$", "there are no braces round a block: it stands below, indented"),
    (_HEAD + r"for\s+(?:each|all|every)\b.*", "write 'for x in …'"),
    (_HEAD + r"for\s*\(", "write 'for i in 0..4'"),
    (_HEAD + r"for\s+(\w+)\s*=", "write 'for {0} in 1..5'"),
    (r"\bis\s+(not\s+)?(?:none|null|nil|None)\b", "write 'is {0}empty'"),
    (r"\bis\s+not\s+(\w+)", "write '!= {0}'"),
    (r"\bis\s+(\w+)", "write '== {0}'"),
    (r"\bexists\b", "write 'is not empty'"),
    (r"\bbetween\s+(\w+)\s+and\s+(\w+)", "write 'in {0}..{1}'"),
    (r"\b(and|or)\s+[<>=!]", "say on both sides of '{0}' what is compared"),
    (_HEAD + r"require\b.*(?:,|\belse|\botherwise|\bbecause)\s*\"", "the reason stands alone at the end of the line"),
    (_HEAD + r"draw\s+\d+\b", "draw one by one: 'repeat 2', and below it 'draw card from deck'"),
    (_HEAD + r"draw\s+from\b.*", "give what is drawn a name: 'draw card from …'"),
    (
        _HEAD + r"draw\s+(\w+)\s+from\s+" + _THING + r"\s+(?:to|into|onto)\b",
        "write 'draw {0} from {1}', then 'add {0} to …'",
    ),
    (r"=\s*(?:roll|random)\b.*", ROLL),
    (_HEAD + r"add\s+\w+\s*(?:,|\band\b)", "one 'add' for each of them, or 's += {{a, b}}'"),
    (_HEAD + r"remove\s+\w+\s*(?:,|\band\b)", "one 'remove' for each of them, or 's -= {{a, b}}'"),
    (_HEAD + r"(clear|shuffle)\s+" + _THING + r"\s*(?:,|\band\b).*", "one '{0}' for each of them"),
    (
        _HEAD + r"remove\s+(?:all|every)\s+(\w+)\s+from\s+" + _THING,
        "write 'repeat while {0} in {1}', and below it 'remove {0} from {1}'",
    ),
    (_HEAD + _THING + r"\.(?:add|insert)\((.*)\)", "write 'add {1} to {0}'"),
    (
        _HEAD + _THING + r"\.(?:append|push|enqueue)\((.*)\)",
        "write 'add {1} to {0}', or 'put {1} into {0} at count({0})' for a list",
    ),
    (_HEAD + _THING + r"\.(?:remove|discard|delete)\((.*)\)", "write 'remove {1} from {0}'"),
    (_HEAD + _THING + r"\.(?:pop|draw)\(", "write 'draw x from {0}'"),
    (_HEAD + _THING + r"\.(shuffle|clear)\(", "write '{1} {0}'"),
    (_HEAD + r"(\w+)\(([^()]*)\)\s*[-+]?=", "write '{0}[{1}]'"),
    (_HEAD + r"\w+\s+(?:choose|chooses)\s+\w+\s+or\b", "each option stands on a line of its own below 'choose'"),
    (_HEAD + r"finish\s+(\w+)\s+(?:win|wins|loses?)\b", "write 'finish' and who wins"),
    (_HEAD + r"finish\s+(?:winner|win)\s+(\w+)", "write 'finish {0}'"),
    (r"\{\w+\s*:", "amounts are written '1 ruby + 2 pearl'; a value for each thing is 'state x: T per U'"),
    (_HEAD + r"state\b.*,\s*\w+\s*:.*", "one line for each state, or 'state x, y: T' if they are of one type"),
    (r"\d+\s+\w+\s*,\s*\d+\s+\w+", "amounts are added: '3 ruby + 2 pearl'"),
    (
        r"\b(list|bag|set|pile)\s+of\s+(?:list|bag|set|pile)\s+of\b",
        "a {0} holds no collections: with an index a state has several, 'state x: list of T up to 9 per 1..3'",
    ),
    (
        r"\b(list|bag|set|pile)\s+of\s+([\w.-]+)\?(?:\s+up\b)?",
        "what is in a {0} is never none: write '{0} of {1}'",
    ),
    (r"\b(list|bag|set)\s+of\s+(\w+)\s+(?:max\s+)?(\d+)", "write '{0} of {1} up to {2}'"),
    (
        _HEAD + r"state\b.*\b(?:hidden|private|secret|visible)\b.*",
        "write 'seen by owner', 'seen by others', 'seen by count' or 'seen by none' at the end",
    ),
    (r"\bseen\s+by\s+(?:me|you|self)\b", "write 'seen by owner': the Player of the index"),
    (r"(?::|per)\s*(-?\d+)\s*(?:-|to|\.\.\.)\s*(\d+)", "write '{0}..{1}'"),
    (_HEAD + r"players\s+(\d+)\s*(?:-|to|or|,)\s*(\d+)", "write 'players {0}..{1}'"),
    (_HEAD + r"players\s*:", "remove the ':'"),
    (_HEAD + r"state\s+(\w[\w, ]*?)\s*=\s*(.*)", "say what it can be: 'state {0}: 0..20 = {1}'"),
    (
        _HEAD + r"state\s+(\w+)\s+(per|on)\s+(\w+)\s*:\s*([^=]*?)(\s*=.*)?$",
        "the type comes first: 'state {0}: {3} {1} {2}{4}'",
    ),
    (
        _HEAD + r"state\s+(\w[\w, ]*?)\s*:\s*([^=]+?)\s*=\s*(.+?)\s+((?:per|on)\s+\w+).*",
        "what it is at first comes last: 'state {0}: {1} {3} = {2}'",
    ),
    (r"\bOptional\s*\[?(\w+)", "write '{0}?'"),
    (_HEAD + r"state\b.*:\s*([\w.]+)\s+or\s+(?:none|null|nothing|nobody)\b", "write '{0}?'"),
    (
        r"\b(?:array|vector|stack|queue)\s+of\s+(\w+)",
        "write 'list of {0} up to 9', or 'pile of {0}' for a shuffled deck",
    ),
    (r"\b(?:deck|hand|multiset|zone)\s+of\s+(\w+)", "write 'bag of {0}', or 'pile of {0}' where the order counts"),
    (r":\s*(\w+)\s*\[\d*\]", "write 'list of {0} up to 9', or '{0} per U' for one for each U"),
    (_HEAD + r"state\s+(\w+)\s*:\s*([a-z]\w*)\s+of\s+(\w+)", "write 'state {0}: {2}? on {1}'"),
    (r"\bfor\s+(?:each\s+|every\s+)?([A-Z]\w*)", "write 'per {0}'"),
    (_HEAD + r"score\s*[=:]", "give the line of the sheet a name: 'score points = …'"),
    (_HEAD + r"score\s+\w+(?:\[|\s+per\b).*", "a line of the sheet has a name, and is per player: 'score points = …'"),
    (
        _HEAD + r"def\s+(\w+(?:\([^()]*\))?)\s*(?::|->)\s*[\w/?. ]+?\s*=(?!=)\s*(.+)",
        "a def has no type, its value tells it: 'def {0} = {1}'",
    ),
    (_HEAD + r"def\s+(\w+(?:\([^()]*\))?)\s*(?::|->|\{)\s*(?:return\s+)?(.+?)\s*\}?$", "write 'def {0} = {1}'"),
    (_HEAD + r"def\s+(\w+)\s+(\w+)\s*=.*", "write 'def {0}({1}) = …'"),
    (_HEAD + r"action\s+\w+(?:\([^()]*\))?\s*=.*", "what an action does stands below it, indented"),
    (_HEAD + r"(def|score)\s+(\w+(?:\([^()]*\))?)\s*:\s*(.+)", "write '{0} {1} = {2}'"),
    (_HEAD + r"enum\s+(\w+)\s*(?:=|\{)", "write 'enum {0}: a, b'"),
    (_HEAD + r"(?:enum|option)\b.*\".*", "names stand without quotes"),
    (_HEAD + r"enum\s+\w+\s*:\s*\d.*", "members are names; for numbers, a range such as 1..3 is a type"),
    (_HEAD + r"enum\b.*=.*", "members have no numbers: they are in the order written"),
    (_HEAD + r"option\s+\w+\s*:\s*(?:yes or no|true\W+false)\b.*", "write yes/no"),
    (_HEAD + r"enum\s+\w+\s*:\s*\w+\s*\|", "members are separated by ','"),
    (_HEAD + r"option\s+\w+\s*:\s*\w+\s*,", "choices are separated by '|'"),
    (_HEAD + r"option\s+(\w+)\s*=\s*(\d+)", "say what it can be, as in 'option {0}: 0..20 = {1}'"),
    (_HEAD + r"option\s+(\w+)\s*=\s*(yes|no)\b", "say what it can be: 'option {0}: yes/no = {1}'"),
    (_HEAD + r"option\s+(\w+)\s*=\s*(.*)", "say what it can be, as in 'option {0}: {1} | other = {1}'"),
    (_HEAD + r"option\s+(\w+)\s*:\s*([^=]+)$", "say how it is set at first: 'option {0}: {1} = …'"),
    (_HEAD + r"record\s+\w+\(\w+\s*,.*", "each part has a type: 'x: 0..9'"),
    (_HEAD + r"record\s+(\w+)\s*(?::|\{)", "write 'record {0}(part: type, …)'"),
    (r"\b(\d+)\s*[xX\u00d7]\s*(\d+)\b", "write 'square {0} by {1}' or 'hex {0} by {1}'"),
    (
        _HEAD + r"board\s+(\w+)\s*:\s*hex\s+(?:of\s+|with\s+)?(?:side|sides|edge)\s+(?:of\s+)?(\d+).*",
        "write 'board {0}: hex growing within {1}', a rhombus: a hexagon is where 'distance(c, (0, 0)) < {1}'",
    ),
    (
        _HEAD + r"board\s+(\w+)\s*:\s*hex\s+(?:of\s+|with\s+)?(?:radius|size)\s+(?:of\s+)?(\d+).*",
        "write 'board {0}: hex growing within {1}', a rhombus: a hexagon is where 'distance(c, (0, 0)) <= {1}'",
    ),
    (_HEAD + r"board\b.*\bby\b.*\bby\b.*", "a board has two dimensions; for levels, a state is 'per 1..3'"),
    (
        _HEAD + r"board\s+\w+\s*:\s*(?:graph|network)\b.*",
        f"a board is one of {', '.join(LATTICES)}; a graph is a table with a column 'set of' itself",
    ),
    (_HEAD + r"board\s+(\w+)\s*:\s*(?:grid|rect\w*)\b", "write 'board {0}: square … by …'"),
    (_HEAD + r"table\s+(\w+)\s+from\s+([\w./]+)", "write 'table {0} from \"{1}\"'"),
    (_HEAD + r"invariant\s+(?!\")(.+)", "say what it is about: 'invariant \"text\": {0}'"),
    (_HEAD + r"rank\s+by\b.*\b(?:desc|asc)\w*", "larger comes first; put '-' before what should be small"),
    (r"^play\s*\(.*", "remove the brackets"),
    (
        _HEAD + r"expect\s+scores?\b.*",
        "points are expected seat by seat: 'expect total[0] == 26', or a line of the sheet by its name",
    ),
    (_HEAD + r"from\s+(\"[^\"]*\")", "it stands in the first line: 'scenario \"…\" from {0}'"),
    (r";\s*$", "remove the ';' at the end of the line"),
)


def phrase_hint(line: str, column: int) -> str:
    """The way out of a phrase of another language that stands at a column (from 0) of a line, or nothing."""
    for pattern, hint in PHRASES:
        for found in re.finditer(pattern, line):
            if found.start() <= column <= found.end():
                return hint.format(*(group or "" for group in found.groups()))
    return ""
