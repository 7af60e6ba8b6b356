"""What could stand where reading ended, in words."""

from __future__ import annotations

from rulewright.compiler.syntax.parse_failure import Stuck


def expectations(stuck: Stuck) -> list[str]:
    """What could stand here, in words, the commonest first."""
    rest = set(stuck.accepts)
    phrases = []
    for needed, covered, phrase in GROUPS:
        if needed <= rest:
            phrases += [phrase] if phrase else []
            rest -= covered
    signs = [f"'{word}'" for word in stuck.words(rest)]
    phrases += signs if len(signs) <= 8 else [*signs[:7], "…"]
    if "_NL" in rest:
        phrases.append("the end of the line")
    elif "_DEDENT" in rest:
        phrases.append("the end of the block")
    return phrases


_VALUE = {
    "NAME",
    "INT",
    "CONSTANT",
    "AGGREGATE",
    "LBRACE",
    "LPAR",
    "MINUS",
    "YOUR",
    "NOT",
    "CAN",
    "IF",
    "_AT_LEAST",
    "_UP_TO",
}
_OPERATORS = {
    "COMPARE",
    "PLUS",
    "MINUS",
    "MULTIPLY",
    "BAR",
    "AND_SIGN",
    "_DOTS",
    "IN",
    "NOT",
    "IS",
    "AND",
    "OR",
    "OF",
    "DOT",
    "LSQB",
    "LPAR",
    "_ARROW",
}
_STATEMENT = {
    "NAME",
    "LET",
    "VAR",
    "REQUIRE",
    "PREFER",
    "FINISH",
    "STOP",
    "DRAW",
    "ROLL",
    "DO",
    "MAY",
    "YOUR",
    "LPAR",
    "IF",
    "FOR",
    "REPEAT",
    "PHASE",
}
_TYPE = {"NAME", "INT", "MINUS", "LPAR", "RULES", "YES_NO", "SET", "BAG", "LIST", "PILE"}

GROUPS: tuple[tuple[set[str], set[str], str], ...] = (
    ({"LET", "REQUIRE", "NAME"}, _STATEMENT, "a statement"),
    ({"DO", "MAY", "NAME"}, _STATEMENT, "an effect"),
    ({"RULES"}, _TYPE, "a type"),
    ({"LBRACE", "NAME"}, _VALUE, "a value"),
    ({"NAME"}, {"NAME"}, "a name"),
    ({"INT"}, {"INT"}, "a number"),
    ({"PLUS"}, _OPERATORS, "an operator"),
    ({"PREPOSITION"}, {"PREPOSITION", "ON"}, "a preposition such as 'at' or 'to'"),
    ({"ASSIGN"}, {"ASSIGN"}, "'='"),
    ({"SEAT"}, {"SEAT", "MOVE"}, "a seat such as '0:' or 'chance:'"),
    ({"MOVE"}, {"MOVE"}, "a move"),
    ({"RULE_NAME"}, {"RULE_NAME"}, "a rule id"),
    ({"RULE"}, {"RULE", "STRING", "OPENLY"}, ""),  # they may end any line
    ({"STRING"}, {"STRING"}, "a text in quotes"),
)  # what is recognised, what is then left out, and how it is called


def spoken(items: list[str]) -> str:
    """`a, b or c`."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} or {items[-1]}"


def quoted(word: str) -> str:
    """A word in quotes, cut if it is long."""
    return f"'{word}'" if len(word) <= 40 else f"'{word[:37]}...'"
