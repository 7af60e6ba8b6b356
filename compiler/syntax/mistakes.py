"""Put what the parser cannot read into the author's words: problems RW101 to RW126.

The parser reports where it is stuck and what could stand there. Each function below recognises one mistake;
`explain` asks them in order, the most telling first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from difflib import get_close_matches

from rulewright.compiler.syntax import foreign, foreign_phrases
from rulewright.compiler.syntax.call_shape import Told, call_hint
from rulewright.compiler.syntax.diagnostics import Problem, did_you_mean
from rulewright.compiler.syntax.expectations import expectations, quoted, spoken
from rulewright.compiler.syntax.parse_failure import LAYOUT, WORD, WORDS, Found, Stuck, span_between
from rulewright.compiler.syntax.shape.tree import Origin
from rulewright.compiler.syntax.source import Span
from rulewright.runtime.printable import CONTROL

ENDINGS = {"_NL", "_DEDENT", "$END"}


# ---------------------------------------------------------------- mistakes that are seen before reading


def refuse(text: str, origin: Origin, largest: int) -> Problem | None:
    """What keeps a text from being read at all."""
    if len(text) > largest:
        message = f"this text is too large: {len(text):,} characters, and at most {largest:,} are read"
        return Problem("RW109", span_between(text, origin, 0, 1), message, "put long lists into a table file")
    if found := CONTROL.search(text.replace("\r\n", " \n")):  # line ends of other systems are no mistake
        return control_character(found[0], span_between(text, origin, found.start(), found.end()))
    if tab := INDENTED_BY_TAB.search(text):
        span = span_between(text, origin, tab.end() - 1, tab.end())
        return Problem("RW101", span, "a tab is used for indentation", "indent with spaces, four for each block")
    return None


INDENTED_BY_TAB = re.compile(r"^ *\t(?=[ \t]*[^\s#])", re.MULTILINE)


def control_character(letter: str, span: Span) -> Problem:
    """A letter that no reader sees, but that a terminal obeys."""
    return Problem(
        "RW716", span, f"a control character (U+{ord(letter):04X}) stands here", "take it out, it is not seen"
    )


def too_deep(span: Span) -> Problem:
    hint = "give a part of it a name of its own with 'let', 'def' or 'action'"
    return Problem("RW108", span, "this is nested too deeply", hint)


def too_long(span: Span, hint: str) -> Problem:
    return Problem("RW122", span, "this number is too large", hint)


def bad_dedent(text: str, origin: Origin, offset: int, levels: Iterable[int]) -> Problem:
    """A line that is indented less than its block, but not as any block around it."""
    depths = spoken([str(level) for level in levels])
    start = text.rfind("\n", 0, offset) + 1
    message = "the indentation of this line matches no open block"
    return Problem(
        "RW102", span_between(text, origin, start, offset), message, f"open blocks begin after {depths} spaces"
    )


def no_title(form: str, span: Span) -> Problem:
    """The line that must come first is missing."""
    line, noun = TITLES[form]
    return Problem("RW120", span, f"{noun} begins with the line '{line}'", "put it before everything else")


def second_title(form: str, span: Span) -> Problem:
    line, noun = TITLES[form]
    return Problem(
        "RW120", span, f"{noun} has only one line '{line}'", "remove this one, or put it into a file of its own"
    )


TITLES = {
    "game": ('game "Title"', "a game"),
    "variant": ('variant "Title" of GAME', "a variant"),
    "scenarios": ("scenarios for GAME", "a file of scenarios"),
}


# ---------------------------------------------------------------- mistakes that reading ends in


def explain(stuck: Stuck) -> Problem:
    """The problem that ended the reading."""
    for recognise in RECOGNISERS:
        if problem := recognise(stuck):
            return problem
    return unexpected_word(stuck)


def open_text(stuck: Stuck) -> Problem | None:
    if stuck.text[stuck.start : stuck.start + 1] != '"' or stuck.word != '"':
        return None
    end = _line_end(stuck.text, stuck.start)
    message = "this text has no end"
    return Problem("RW112", stuck.span(stuck.start, end), message, "close it with '\"' on the same line")


def brackets(stuck: Stuck) -> Problem | None:
    """A bracket that is never closed, or closes nothing."""
    unclosed: list[int] = []
    for match in BRACKETS.finditer(stuck.text):
        sign, offset = match[0], match.start()
        if sign in CLOSING.values():
            unclosed.append(offset)
        elif sign in CLOSING:
            opening = stuck.text[unclosed[-1]] if unclosed else ""
            if opening == CLOSING[sign]:
                unclosed.pop()
            elif offset > stuck.start:
                return None
            else:
                return wrong_bracket(stuck, offset, unclosed)
    early = [offset for offset in unclosed if offset < stuck.start]
    if not early:
        return None
    sign = stuck.text[early[-1]]
    closing = next(closing for closing, opening in CLOSING.items() if opening == sign)
    message = f"this '{sign}' is never closed"
    return Problem("RW103", stuck.span(early[-1], early[-1] + 1), message, f"put '{closing}' where it ends")


def wrong_bracket(stuck: Stuck, offset: int, unclosed: list[int]) -> Problem:
    sign = stuck.text[offset]
    span = stuck.span(offset, offset + 1)
    if not unclosed:
        return Problem("RW104", span, f"this '{sign}' closes nothing", f"remove it, or open it with '{CLOSING[sign]}'")
    opening = stuck.text[unclosed[-1]]
    line = stuck.span(unclosed[-1], unclosed[-1]).line
    closing = next(closing for closing, other in CLOSING.items() if other == opening)
    message = f"this '{sign}' does not fit '{opening}' on line {line}"
    return Problem("RW104", span, message, f"close '{opening}' with '{closing}' first")


BRACKETS = re.compile(r'"[^"\n]*"|#[^\n]*|[()\[\]{}]')
CLOSING = {")": "(", "]": "[", "}": "{"}


def foreign_logic(stuck: Stuck) -> Problem | None:
    """`&&`, `||`, `<>` and `!` of other languages."""
    start = stuck.start
    for sign, word in (("&&", "and"), ("||", "or"), ("<>", "!=")):
        for offset in (start, start - 1):
            if stuck.text.startswith(sign, offset):
                span = stuck.span(offset, offset + 2)
                return Problem("RW117", span, f"'{sign}' is not a word of this language", f"write '{word}'")
    if stuck.text.startswith("!", start) and not stuck.text.startswith("!=", start):
        return Problem("RW117", stuck.span(start, start + 1), "'!' is not a word of this language", "write 'not'")
    return None


def decimal_number(stuck: Stuck) -> Problem | None:
    begin = stuck.text.rfind("\n", 0, stuck.start) + 1
    for match in DECIMAL.finditer(stuck.text, begin, _line_end(stuck.text, stuck.start)):
        if match.start() <= stuck.start < match.end():
            hint = "count in smaller units, or divide with 'div'"
            return Problem("RW121", stuck.span(*match.span()), f"'{match[0]}': numbers are whole", hint)
    return None


DECIMAL = re.compile(r"(?<![.\w])\d*\.\d+")


def malformed_rule(stuck: Stuck) -> Problem | None:
    """A rule id that is none, or that stands where none can."""
    span = stuck.span(stuck.start, _blank(stuck.text, stuck.start))
    hint = "a rule id is capitals, a hyphen and a number, such as FJ-13"
    if stuck.text.startswith("@", stuck.start):
        if not RULE.match(stuck.text, stuck.start):
            return Problem("RW115", span, f"'{_token(stuck)}' is not a rule id", hint)
        if "RULE_NAME" in stuck.accepts:
            return Problem("RW115", span, "here a rule id stands without '@'", "remove the '@'")
        if stuck.last and stuck.last.kind == "STRING":
            return Problem("RW115", span, "a rule id cannot follow the reason", "put rule ids before the reason")
        return Problem("RW115", span, "a rule id cannot stand here", "rule ids stand at the end of a line")
    if stuck.accepts == {"RULE_NAME"} and stuck.found.kind not in ENDINGS:
        return Problem("RW115", span, f"'{_token(stuck)}' is not a rule id", hint)
    return None


RULE = re.compile(r"@[A-Z][A-Z0-9]*-[0-9]+[a-z]?(?![A-Za-z0-9_-])")


def digit_first(stuck: Stuck) -> Problem | None:
    match = DIGIT_FIRST.match(stuck.text, stuck.start)
    if not match:
        return None
    number, rest = match[1], match[2]
    message = f"'{match[0]}' is neither a number nor a name: names do not begin with a digit"
    hint = phrase_hint(stuck) or f"for an amount, write '{number} {rest}'"
    if not rest.strip("_0123456789"):
        hint = "write numbers without a sign between the digits"
    return Problem("RW126", stuck.span(*match.span()), message, hint)


DIGIT_FIRST = re.compile(r"([0-9]+)([a-zA-Z_]\w*)")


def foreign_character(stuck: Stuck) -> Problem | None:
    """A character that the language does not use."""
    if stuck.start >= len(stuck.text) or stuck.found.kind in LAYOUT:
        return None
    character = stuck.text[stuck.start]
    if KNOWN.match(character):
        return None
    shown = f"'{character}'" if character.isprintable() and not character.isspace() else f"U+{ord(character):04X}"
    if stuck.text.startswith("//", stuck.start):
        return Problem(
            "RW111",
            stuck.span(stuck.start, stuck.start + 2),
            "'//' has no meaning",
            "a comment begins with '#'; to divide, write 'div'",
        )
    hint = character_hint(character)
    if YES_OR_NO.search(stuck.text[: stuck.start + 3]):
        hint = "'yes/no' is a type: both as a set are {yes, no}"
    return Problem(
        "RW111",
        stuck.span(stuck.start, stuck.start + 1),
        f"the character {shown} has no meaning here",
        hint,
    )


def character_hint(character: str) -> str:
    if character.isalnum():
        return "names consist of the letters a to z, digits and '_'"
    return next((hint for characters, hint in CHARACTER_HINTS.items() if character in characters), "")


KNOWN = re.compile(r'[A-Za-z0-9_ \t\n()\[\]{}.,;:=+\-*<>!?&|@"#]')
YES_OR_NO = re.compile(r"\byes/no$")
CHARACTER_HINTS = {
    "'`\u2018\u2019\u201c\u201d\u201e\u00ab\u00bb": 'texts stand between straight double quotes: "a reason"',
    "/\u00f7": "write 'div' to divide",
    "%": "write 'mod' for the remainder",
    "^": "write a product: x * x",
    "\u00d7\u00b7": "write '*' to multiply",
    "\u2013\u2014\u2212": "write '-', the ordinary hyphen",
    "\u2026": "write '..' for a range",
    "\u2264": "write '<='",
    "\u2265": "write '>='",
    "\u2260": "write '!='",
    "\u2192": "write '=>' for a function",
    "\u00a0\u2002\u2003\u2009\u202f\ufeff": "it looks like a space: replace it with an ordinary one",
    "\\": "a long line goes on inside brackets",
    "\r": "end lines with a line feed",
}


def else_if(stuck: Stuck) -> Problem | None:
    """`else if` in statements, and `elif` in values."""
    if stuck.word == "if" and stuck.last and stuck.last.kind == "ELSE":
        span = stuck.span(stuck.last.start, stuck.start + 2)
        return Problem("RW110", span, "'else if' is one word in statements", "write 'elif'")
    return elif_in_value(stuck)


def elif_in_value(stuck: Stuck) -> Problem | None:
    """After `then 7` the word is read as that of which there are seven, until what follows does not fit."""
    chosen = False  # whether a value is chosen on this line
    here = Found("", stuck.start, stuck.start + len(stuck.word))
    for found in (*stuck.line, here):
        chosen = chosen or found.kind == "THEN"
        if chosen and stuck.written(found) in ELSE_IF_ELSEWHERE:
            message = f"'{stuck.written(found)}' cannot stand in a value"
            return Problem("RW110", stuck.span(found.start, found.end), message, "write 'else if'")
    return None


ELSE_IF_ELSEWHERE = ("elif", "elsif", "elseif")


def lonely_else(stuck: Stuck) -> Problem | None:
    """`else` without `if` is read as the name of an action, until what follows does not fit."""
    head = stuck.head_before
    if head and stuck.written(head) in ("else", "elif") and head.kind == "NAME":
        word = stuck.written(head)
        hint = f"indent '{word}' exactly as its 'if'; nothing may stand between them but the block"
        return Problem("RW123", stuck.span(head.start, head.end), f"this '{word}' belongs to no 'if'", hint)
    return None


def unknown_statement(stuck: Stuck) -> Problem | None:
    """A statement that begins with a word nobody knows. It is read as the call of an action, until what follows does
    not fit: so the word is named, not what came after it."""
    head = stuck.head_before if stuck.found.kind == "_INDENT" else stuck.statement
    if not head or head.kind != "NAME" or stuck.text.startswith("(", head.end) or _names_something(stuck, head):
        return None
    hint = misspelled(stuck, head, (*STATEMENT_WORDS, *ACTION.findall(stuck.origin.source.text)), marked=True)
    if not hint and _is_lonely(stuck, head):
        hint = phrase_hint(stuck) or "a statement begins with a word such as 'require', or with the name of an action"
    if not hint:
        return None
    message = f"{quoted(stuck.written(head))} cannot begin a statement"
    return Problem("RW119", stuck.span(head.start, head.end), message, hint)


def _names_something(stuck: Stuck, head: Found) -> bool:
    """Whether the author makes this word a name, or is about to: `form 0..3` is a column without its ':'."""
    declared = rf"\b(?:action|state|def|score|let|var|for)\s+{stuck.written(head)}\b"
    return bool(re.search(declared, stuck.origin.source.text)) or _wants_colon(stuck, head)


def _wants_colon(stuck: Stuck, head: Found) -> bool:
    return stuck.last == head and ":" in stuck.words(stuck.accepts)


def _is_lonely(stuck: Stuck, head: Found) -> bool:
    """Whether the word stands nowhere else in a whole game, and other words follow it as they would an action's
    name."""
    text = stuck.origin.source.text
    if (
        stuck.last == head
        or stuck.written(head) in KNOWN_NAMES
        or not GAME.search(text)
        or not re.match(r" +\w", stuck.text[head.end :])
    ):
        return False
    return len(re.findall(rf"\b{stuck.written(head)}\b", text)) == 1


ACTION = re.compile(r"^action\s+(\w+)", re.MULTILINE)
GAME = re.compile(r'^game\s*"', re.MULTILINE)
KNOWN_NAMES = ("you", "your", "players", "add", "remove", "put", "clear", "shuffle")


def colon_at_end(stuck: Stuck) -> Problem | None:
    rest = stuck.text[stuck.start : _line_end(stuck.text, stuck.start)]
    if COLON_AT_END.fullmatch(rest):
        span = stuck.span(stuck.start, stuck.start + 1)
        return Problem("RW116", span, "a line that begins a block does not end in ':'", "remove the ':'")
    return None


COLON_AT_END = re.compile(r":\s*(#.*)?")


def single_equals(stuck: Stuck) -> Problem | None:
    """`=` for `==`, or the reverse."""
    giving = {"ASSIGN", "EQUAL"}
    second = stuck.text.startswith("==", stuck.start - 1) and stuck.last and stuck.last.kind in giving
    if second or (stuck.word == "==" and giving & stuck.accepts):
        start = stuck.start - 1 if second else stuck.start
        span = stuck.span(start, start + 2)
        return Problem("RW107", span, "'==' compares, but here a value is given", "write a single '='")
    if stuck.word == "=" and "COMPARE" in stuck.accepts:
        span = stuck.span(stuck.start, stuck.start + 1)
        hint = phrase_hint(stuck) or "write '==' to compare"
        return Problem("RW107", span, "'=' gives a value; it does not compare", hint)
    return None


def missing_block(stuck: Stuck) -> Problem | None:
    if stuck.accepts != {"_INDENT"} or not stuck.last:
        return None
    head = stuck.head_before or stuck.last
    word = stuck.written(head)
    needs = {"table": "its columns", "network": "'joins to' and its tallies", "scenario": "its steps"}.get(
        word, "a block"
    )
    span = stuck.span(head.start, stuck.last.end)
    hint = "indent what belongs to it by four spaces"
    return Problem("RW106", span, f"this line needs {needs} below it, indented", hint)


def unwanted_block(stuck: Stuck) -> Problem | None:
    if stuck.found.kind != "_INDENT":
        return None
    end = _line_end(stuck.text, stuck.start)
    span = stuck.span(stuck.start, _content_end(stuck.text, stuck.start, end))
    head = stuck.head_before
    hint = misspelled(stuck, head, BLOCK_WORDS) if head else ""
    if not hint and stuck.last:  # `you chose`, or `choose` without whom
        hint = misspelled(stuck, stuck.last, ("choose", "chooses"))
        if stuck.written(stuck.last) == "choose":
            hint = "say who chooses: 'you choose'"
    if not hint and head:  # what is wrong stands in the line above
        end = _line_end(stuck.text, head.start)
        hint = foreign_phrases.phrase_hint(stuck.text[stuck.text.rfind("\n", 0, head.start) + 1 : end], 0)
    if not hint:
        hint = "indent it like the line above; a long line goes on inside brackets"
    return Problem("RW114", span, "this line is indented, but the line above takes no block", hint)


BLOCK_WORDS = (
    "if",
    "elif",
    "else",
    "for",
    "repeat",
    "phase",
    "otherwise",
    "action",
    "play",
    "table",
    "network",
    "def",
    "given",
    "finally",
    "moves",
    "scenario",
    "extend",
    "before",
    "after",
)


def no_declaration(stuck: Stuck) -> Problem | None:
    """A line that begins with no word that can begin it."""
    if not stuck.begins_line or "NAME" in stuck.accepts or stuck.found.kind in ENDINGS:
        return None
    words = stuck.words(stuck.accepts)
    if len(words) < 2 or not WORD.match(stuck.word):
        return None
    noun = "a step" if "expect" in words else "a patch" if "replace" in words else "a declaration"
    known = {"a declaration": foreign.DECLARATIONS, "a patch": foreign.PATCHES, "a step": foreign.STEPS}.get(
        noun, {}
    ).get(stuck.word, "")
    hint = known or phrase_hint(stuck) or did_you_mean(stuck.word, words) or f"{noun} begins with {spoken(words)}"
    span = stuck.span(stuck.start, stuck.start + len(stuck.word))
    return Problem("RW119", span, f"{quoted(stuck.word)} cannot begin {noun}", hint)


def longer_word(stuck: Stuck) -> Problem | None:
    """A word that only begins like one of the language, as `player` begins with `play`."""
    last = stuck.last
    if not last or last.end != stuck.start or not WORD_SIGNS.fullmatch(stuck.text[last.end - 1 : last.end + 1]):
        return None
    word = stuck.written(last) + stuck.word
    known = foreign.DECLARATIONS.get(word, "") or did_you_mean(word, stuck.words(stuck.accepted))
    return Problem("RW105", stuck.span(last.start, last.start + len(word)), f"{quoted(word)} cannot stand here", known)


WORD_SIGNS = re.compile(r"\w\w", re.ASCII)


def no_type(stuck: Stuck) -> Problem | None:
    if "RULES" not in stuck.accepts:
        return None
    hint = (
        phrase_hint(stuck)
        or "types are a name such as Tile, a range such as 0..9, yes/no, 'a | b', 'set of', 'bag of', 'list of' …"
    )
    if stuck.found.kind in ENDINGS and stuck.last:
        span = stuck.span(stuck.last.start, stuck.last.end)
        return Problem("RW118", span, f"a type is missing after {quoted(stuck.written(stuck.last))}", hint)
    span = stuck.span(stuck.start, stuck.start + len(stuck.word))
    return Problem("RW118", span, f"a type is expected here, not {quoted(stuck.word)}", hint)


def early_end(stuck: Stuck) -> Problem | None:
    """A line, a block or a text that ends before it is complete."""
    if stuck.found.kind not in ENDINGS:
        return None
    last = stuck.last
    hint = phrase_hint(stuck) or continued_hint(stuck) or expectation_hint(stuck)
    if not last:
        return Problem("RW113", stuck.span(1, 1), "there is nothing to read here", hint)
    if head := stuck.head:
        hint = misspelled(stuck, head, STATEMENT_WORDS) or hint
    what = "the line ends too early" if stuck.found.kind == "_NL" or stuck.head else "the block ends too early"
    span = stuck.span(last.start, last.end)
    return Problem("RW113", span, f"{what}: something is missing after {quoted(stuck.written(last))}", hint)


def continued_hint(stuck: Stuck) -> str:
    """The way out where the next line goes on with what is missing."""
    following = re.match(r"\s*(\w+|[^\w\s]+)", stuck.text[stuck.start :])
    if following and following[1] in stuck.words(stuck.accepts):
        return "a line goes on only within brackets: put the whole in ( )"
    return ""


def unexpected_word(stuck: Stuck) -> Problem:
    """Anything else: what was found, and what could stand here."""
    span = stuck.span(stuck.start, stuck.start + len(stuck.word))
    last = stuck.last
    after = f" after {quoted(stuck.written(last))}" if last and stuck.head else ""
    message = f"{quoted(stuck.word)} cannot stand here{after}"
    return Problem("RW105", span, message, word_hint(stuck))


def word_hint(stuck: Stuck) -> str:
    """A way out: the word that was meant, or all that could stand here."""
    return (
        played_hint(stuck)
        or phrase_hint(stuck)
        or range_hint(stuck)
        or preposition_hint(stuck)
        or argument_hint(stuck)
        or foreign_hint(stuck)
        or meant_word(stuck)
        or expectation_hint(stuck)
    )


def played_hint(stuck: Stuck) -> str:
    """The way out where a scenario plays a move and does not say whose it is."""
    if "SEAT" not in stuck.accepts or "MOVE" in stuck.accepts or "NAME" in stuck.accepts:
        return ""
    end = _line_end(stuck.text, stuck.start)
    move = stuck.text[stuck.start : _content_end(stuck.text, stuck.start, end)]
    if told := SEAT_ELSEWHERE.fullmatch(move):
        return f"write '{told[1]}: {told[2]}'"
    return f"say whose it is: '{'chance' if stuck.word in ('draw', 'roll') else 0}: {move}'"


SEAT_ELSEWHERE = re.compile(r"(?:(?:player|seat)\s+)?(\d+)\s*[.:)-]?\s*(.+)")


def range_hint(stuck: Stuck) -> str:
    """The way out where a parameter of an option is told as that of an action: `twist(to way: left | right)`."""
    told = RANGE_AS_TYPE.match(stuck.text, stuck.start)
    if not (told and stuck.last and stuck.accepts == {"IN"}):
        return ""
    name, words = stuck.written(stuck.last), told[1].strip()
    if "|" in words:
        return foreign.choice_of_words(name, words)
    return f"an option says what can be chosen: '{name} in {words}'"


RANGE_AS_TYPE = re.compile(r":([^,)\n@\"#]+)")


def preposition_hint(stuck: Stuck) -> str:
    """The way out where a name of the author's is a preposition, and is read as one."""
    read_as_one = [stuck.written(found) for found in stuck.line if found.kind == "PREPOSITION"]
    for word in (stuck.word, *read_as_one):
        is_named = rf"(?:let|var|for|def|state|draw|roll)\s+{re.escape(word)}\b"
        if word in WORDS["PREPOSITION"] and re.search(is_named, stuck.origin.source.text):
            return f"'{word}' is a preposition: choose another name"
    return ""


def argument_hint(stuck: Stuck) -> str:
    """The way out where the arguments of an action stand one after the other, between commas or in brackets."""
    called = _called_action(stuck)
    if called is None:
        return ""
    in_brackets = stuck.text.startswith("(", called.end)
    if not in_brackets and not ("PREPOSITION" in stuck.accepts and NEXT_ARGUMENT.match(stuck.word)):
        return ""
    declared = re.search(DECLARED_ACTION.format(stuck.written(called)), stuck.origin.source.text, re.MULTILINE)
    parameters = [_parameter(told) for told in PARAMETER.findall(declared[1] or "")] if declared else []
    if parameters:
        return call_hint(stuck.written(called), parameters)
    return "leave the brackets out if there is nothing between them" if in_brackets else ""


def _called_action(stuck: Stuck) -> Found | None:
    """The name of an action of this text whose arguments reading ended in."""
    actions = ACTION.findall(stuck.origin.source.text)
    called, before = None, None
    for found in stuck.line:
        begins = before is None or stuck.written(before) in BEFORE_ACTION
        if found.kind == "NAME" and begins and stuck.written(found) in actions:
            called = found
        before = found
    return called if called != before or stuck.text.startswith("(", stuck.start) else None


def _parameter(told: str) -> Told:
    """`at cell: land` as (at, cell)."""
    words = told.split()
    return (words[0], words[1]) if len(words) > 1 else (None, words[0])


BEFORE_ACTION = ("does", "can", "may", "or", ";", "(")
NEXT_ARGUMENT = re.compile(r"[\w,({]")
DECLARED_ACTION = r"^action\s+{}\b(?:\(([^\n]*)\))?"
PARAMETER = re.compile(r"(?:^|,)\s*(\w+(?: +\w+)?)(?=\s*(?:[:=,]|$))")  # what stands before its type and default


def phrase_hint(stuck: Stuck) -> str:
    """What to write instead of a phrase of another language on the line where reading ended."""
    start = stuck.text.rfind("\n", 0, stuck.start) + 1
    end = _content_end(stuck.text, start, _line_end(stuck.text, start))
    return foreign_phrases.phrase_hint(stuck.text[start:end], stuck.start - start)


def foreign_hint(stuck: Stuck) -> str:
    """What an author used to other languages should write."""
    if stuck.last and stuck.last.kind == "NAME" and stuck.accepts == {"IN"} and stuck.word in (")", ","):
        return f"say what can be chosen: '{stuck.written(stuck.last)} in …'"
    if stuck.last and stuck.last.kind == "NAME" and "PREPOSITION" in stuck.accepted and stuck.accepts == {"IN"}:
        return f"'{stuck.written(stuck.last)}' is no preposition here: {', '.join(WORDS['PREPOSITION'])}"
    before = [found for found in stuck.line if found.start < stuck.start]
    if before and stuck.written(before[-1]) == "in" and stuck.accepts == {"IN"}:
        before.pop()  # it was taken for the name behind a preposition
    last = before[-1] if before else None
    if last and last.kind == "PREPOSITION" and stuck.accepts <= {"NAME", "IN"}:
        return f"'{stuck.written(last)}' is a preposition here: a name is still to come, or choose another"
    value_expected = {"NAME", "LBRACE"} <= stuck.accepts
    if stuck.word in foreign.STATEMENTS:
        return foreign.STATEMENTS[stuck.word]
    if stuck.text.startswith("->", stuck.start - 1):
        return "write '=>' for a function, ';' between effects"
    if stuck.word == "[" and value_expected:
        return "a set is written in braces: {a, b}"
    if stuck.word == ")" and stuck.last and stuck.last.kind == "LPAR" and not value_expected:
        return "leave the brackets out if there is nothing between them"
    if stuck.word.startswith('"') and "STRING" not in stuck.accepts:
        return "texts are titles, file names and, at the end of a line, reasons"
    return ""


def meant_word(stuck: Stuck) -> str:
    """The word that was probably meant: here, just before, both in one, or at the start of the line."""
    word, last = stuck.word, stuck.last
    here = stuck.words(stuck.accepts)
    if word[:1].isalpha() and word not in stuck.written_as.values() and (hint := did_you_mean(word, here)):
        return hint
    if last and last.kind == "NAME":
        before = stuck.words(stuck.accepted)
        pairs = [words for words in before if " " in words]
        if hint := did_you_mean(f"{stuck.written(last)} {word}", pairs):
            return hint
        if not _wants_colon(stuck, last) and (hint := misspelled(stuck, last, before)):
            return hint
    head = stuck.head
    return misspelled(stuck, head, STATEMENT_WORDS) if head and not _wants_colon(stuck, head) else ""


def expectation_hint(stuck: Stuck) -> str:
    expected = expectations(stuck)
    if not expected:
        return ""
    if len(expected) > 6:
        return f"here could stand, for example, {spoken(expected[:5])}"
    return f"here could stand {spoken(expected)}"


STATEMENT_WORDS = (
    "let",
    "var",
    "require",
    "prefer",
    "finish",
    "stop",
    "draw",
    "roll",
    "do",
    "may",
    "if",
    "elif",
    "else",
    "for",
    "repeat",
    "phase",
    "otherwise",
    "return",
)

RECOGNISERS: tuple[Callable[[Stuck], Problem | None], ...] = (
    open_text,
    brackets,
    foreign_logic,
    longer_word,
    decimal_number,
    malformed_rule,
    digit_first,
    foreign_character,
    else_if,
    lonely_else,
    unknown_statement,
    colon_at_end,
    single_equals,
    missing_block,
    unwanted_block,
    no_declaration,
    no_type,
    early_end,
)


# ---------------------------------------------------------------- words


def misspelled(stuck: Stuck, head: Found, words: Collection[str], marked: bool = False) -> str:
    """A hint if the first word of a line is almost one of `words`; it says which word is meant, unless the caret marks
    it."""
    word = stuck.written(head)
    if head.kind != "NAME":
        return ""
    if word in foreign.STATEMENTS:
        return foreign.STATEMENTS[word]
    if word in words:
        return ""
    swapped = [known for known in words if sorted(known) == sorted(word) and known != word]
    nearest = swapped or get_close_matches(word, list(words), n=1, cutoff=0.76)
    if not nearest:
        return ""
    return f"did you mean '{nearest[0]}'?" if marked else f"did you mean '{nearest[0]}' instead of '{word}'?"


def _token(stuck: Stuck) -> str:
    return stuck.text[stuck.start : _blank(stuck.text, stuck.start)]


def _blank(text: str, start: int) -> int:
    """The offset of the first blank or comma after `start`."""
    match = re.compile(r"[\s,]").search(text, start + 1)
    return match.start() if match else len(text)


def _line_end(text: str, start: int) -> int:
    end = text.find("\n", start)
    return len(text) if end < 0 else end


def _content_end(text: str, start: int, end: int) -> int:
    """The end of a line without its comment, blanks and line end."""
    return start + len(text[start:end].split("#")[0].rstrip())
