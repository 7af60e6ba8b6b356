"""RW9xx: warnings. They do not stop a game from being compiled; 'rulewright check --strict' counts them as mistakes."""

from __future__ import annotations

from rulewright.compiler.errors.entry import Entry

WARNINGS = {
    "RW900": Entry(
        "Rulewright itself went wrong",
        "This is a mistake in rulewright, not in your text: please report it with the file that the message names."
        " Where the fast module of a game could not be built, the game runs on the reference backend meanwhile.",
        wrong="rulewright compile example",
        right="rulewright play example --backend reference",
    ),
    "RW901": Entry(
        "Something is never used",
        "A def, action, enum, record, table or board that nothing mentions. Use it or remove it.",
        wrong="def double(n: 0..9) = 2 * n\n",
        right="",
    ),
    "RW902": Entry(
        "A rule id is not in the rulebook",
        "The line carries an id that RULES.md, beside the game, does not define. A rule is defined by a bullet that"
        " begins with its id: '- **EX-1** …'.",
        wrong="        you choose wait  @EX-3",
        right="        you choose wait  @EX-2",
    ),
    "RW903": Entry(
        "No line carries a rule",
        "RULES.md defines a rule whose id stands nowhere in the game, so nobody can tell which line it is, and no"
        " scenario can reach it. Write '@EX-2' at the end of the line that tells it.",
        wrong="        you choose wait",
        right="        you choose wait  @EX-2",
    ),
    "RW904": Entry(
        "A condition always holds",
        "Whatever is played and whichever options are set, the condition holds, so it need not be asked. Perhaps"
        " something else was meant.",
        wrong="            require 3 < 4",
        right="            require gold < 4",
    ),
    "RW905": Entry(
        "A condition never holds",
        "Whatever is played and whichever options are set, the condition does not hold. Perhaps something else was"
        " meant.",
        wrong="        if 4 < 3",
        right="        if 4 < gold",
    ),
    "RW906": Entry(
        "A line is never reached",
        "The lines above always end the game, leave the loop or go on for ever.",
        wrong="    finish\n    gold = 3",
        right="    gold = 3\n    finish",
    ),
    "RW907": Entry(
        "A state is never used",
        "Nothing reads or changes the state; or it is changed, but nothing reads it and nobody sees it.",
        wrong="state silver: 0..9\n",
        right="",
    ),
    "RW908": Entry(
        "A state is never changed",
        "The state is read but keeps its first value for ever. If that is meant, a def or an option says it better.",
        wrong="state prize: 0..9 = 3",
        right="def prize = 3",
    ),
    "RW909": Entry(
        "An option changes nothing",
        "No line reads the option.",
        wrong="option rounds: 1..9 = 3\n",
        right="",
    ),
    "RW910": Entry(
        "A decision can never have a move",
        "Every option of the decision ranges over nothing, or has a guard that never holds, so the game would be stuck"
        " here.",
        wrong="        you choose take(n in 3..1)",
        right="        you choose take(n in 1..3)",
    ),
    "RW911": Entry(
        "An option can never be chosen",
        "The option ranges over nothing, whatever is played.",
        wrong="            take(n in 3..1)",
        right="            take(n in 1..3)",
    ),
    "RW912": Entry(
        "A name for a value is never used",
        "'let' and 'var' lines that nothing reads.",
        wrong="            let price = 3\n",
        right="",
    ),
    "RW913": Entry(
        "An index lies outside",
        "In brackets stands a number that the state or list never has. A number that is read there is none, anything"
        " else nothing. Places of a list are counted from 0: a list of four has 0, 1, 2 and 3.",
        wrong="reached = dice[1] + dice[2]",
        right="reached = dice[0] + dice[1]",
    ),
    "RW914": Entry(
        "A set is walked in its own order",
        "What stands in braces behind 'for' is a set: its elements come up in their own order, whatever order they are"
        " written in, and each once. Where somebody is asked in between, another order was perhaps meant. A list keeps"
        " the order; 'clockwise(p)' and 'counterclockwise(p)' begin with a player.",
        wrong="    for you in {1, 0}\n        you choose bid",
        right="    for you in counterclockwise(1)\n        you choose bid",
    ),
}
