"""RW95x and RW960: what is perhaps not meant; `rulewright check --lint` tells it."""

from __future__ import annotations

from rulewright.compiler.errors.entry import Entry

LINTS: dict[str, Entry] = {
    "RW951": Entry(
        "A rule never fires",
        "Neither a scenario nor a random game comes to a line that carries the rule, whatever the options are. Perhaps"
        " a condition above keeps everybody away, or the rule needs a scenario.",
        wrong="                if gold > 8",
        right="                if gold > 1",
    ),
    "RW952": Entry(
        "A condition always holds in play",
        "Scenarios and random games asked it, and it never was false: the guard never decides. Perhaps another guard"
        " says the same already, or a scenario is missing that shows what it forbids.",
        wrong="            require gold < 9",
        right="            require gold < 2 or n == 0",
    ),
    "RW953": Entry(
        "A condition never holds in play",
        "Scenarios and random games asked it, and it never was true: what stands below it is never done.",
        wrong="            if gold == 9",
        right="            if gold == 1",
    ),
    "RW954": Entry(
        "All values of an option make the same game",
        "Some line reads the option, but whatever it is set to, the same program comes out.",
        wrong="score points = if double then your gold else your gold",
        right="score points = if double then 2 * your gold else your gold",
    ),
    "RW955": Entry(
        "A column is never read",
        "No rule, formula or picture asks for this column of the table.",
        wrong="    weight: 0..9 = 1\n",
        right="",
    ),
    "RW956": Entry(
        "There is nothing to choose",
        "The decision has one option, and that has no parameters: a player is asked and can only nod.",
        wrong="        you choose wait",
        right="        you may wait",
    ),
    "RW957": Entry(
        "No rule reads a state",
        "The state is written, but no rule asks for it, and no 'show' line draws it.",
        wrong="                turns_taken += 1\n",
        right="                turns_taken += 1\n                if turns_taken > 5\n                    finish\n",
    ),
    "RW958": Entry(
        "A variant is the game it changes",
        "With the lines of the variant the same program comes out as without them.",
        wrong="set rounds = 3",
        right="set rounds = 4",
    ),
    "RW959": Entry(
        "A score is always zero",
        "Whatever is played, nobody gets a point on this line of the sheet.",
        wrong="score medals = 0 * your gold",
        right="score medals = 2 * your gold",
    ),
    "RW960": Entry(
        "Two rules always fire together",
        "Two guards of one option ask the same under different ids, so the second one never decides.",
        wrong='                    require gold > 0                @EX-2 "no gold is left"\n',
        right="",
    ),
}
