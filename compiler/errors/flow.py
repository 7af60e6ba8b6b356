"""RW4xx and RW5xx: decisions, loops, and who sees what."""

from __future__ import annotations

from rulewright.compiler.errors.entry import Entry

FLOW = {
    "RW401": Entry(
        "A loop must begin with a decision",
        "'repeat up to 3' offers 'pass' at the decision its block begins with, and 'repeat while possible' goes on as"
        " long as that decision has a move. So the first line of the block must be a decision, or an action or rules"
        " that begin with one.",
        wrong="        repeat up to 3\n            your gold += 1",
        right="        repeat 3\n            your gold += 1",
    ),
    "RW402": Entry(
        "'otherwise' is misplaced",
        "'otherwise' stands for the case that none of the options above it is possible, so it comes after them, and"
        " once.",
        wrong="        you choose\n            otherwise wait\n            take\n                your gold += 1",
        right="        you choose\n            take\n                your gold += 1\n            otherwise wait",
    ),
    "RW403": Entry(
        "'stop' leaves no loop",
        "'stop' leaves the innermost 'for' or 'repeat' of the same action. To end the game write 'finish'.",
        wrong="    stop",
        right="    finish",
    ),
    "RW404": Entry(
        "A loop can never end",
        "A 'repeat' without a number, and 'for … in turns(p)', go on until 'stop' or 'finish', and somebody must be"
        " asked in them. Nothing of the kind happens here.",
        wrong="    repeat\n        gold[0] += 1",
        right="    repeat 3\n        gold[0] += 1",
    ),
    "RW405": Entry(
        "Two options have the same name",
        "The name of an option is how its move is written, so it stands once in a decision. 'you may' and ranged loops"
        " offer 'pass' by themselves.",
        wrong="        you choose\n            take(n in 1..3)\n            take(n in 5..6)",
        right="        you choose\n            take(n in 1..3)\n            grab(n in 5..6)",
    ),
    "RW406": Entry(
        "Several players choose only secretly",
        "'players choose secretly …' asks several players at once, none of whom sees what the others choose. Several"
        " without 'secretly' choose one after the other, in a loop.",
        wrong="    players choose bid(n in 1..3)",
        right="    players choose secretly bid(n in 1..3)",
    ),
    "RW407": Entry(
        "A secret choice may not lead to another decision",
        "When all have chosen, what they chose is carried out in seat order, at once. Decisions and draws come after"
        " it, on lines of their own.",
        wrong="    players choose secretly bid(n in 1..3)\n        roll m in 1..6\n        your gold = m + n",
        right="    players choose secretly bid(n in 1..3)\n        your gold = n",
    ),
    "RW409": Entry(
        "'unless forced' does not go with 'may'",
        "'unless forced' carries out a decision with a single option silently; with 'may' there is always also 'pass'.",
        wrong="        you may take(n in 1..3) unless forced",
        right="        you may take(n in 1..3)",
    ),
    "RW410": Entry(
        "Something can fail behind chance",
        "Whether an option is legal is known before it is chosen. Here it depends on what comes after a draw or roll,"
        " and nobody can look ahead through chance. Put the guard before the chance event, or let what follows always"
        " be possible: an 'otherwise', a 'may', an 'if'.",
        wrong="            roll n in 1..6\n            require n > 3",
        right="            roll n in 1..6\n            if n > 3\n                gold[0] = n",
    ),
    "RW415": Entry(
        "A loop cannot end at this decision",
        "'repeat up to 3' ends when somebody passes, and 'repeat while possible' when the decision at its head has no"
        " move left. With 'you may' or 'may' there is always 'pass', and passing only skips to the next time; a secret"
        " choice has no 'pass'. So neither can say that the loop is over.",
        wrong="        repeat up to 3\n            you may take(n in 1..3)",
        right="        repeat up to 3\n            you choose take(n in 1..3)",
    ),
    "RW416": Entry(
        "A preference is misplaced",
        "'prefer' says which moves of an option are the only legal ones if there are such. So it stands in the body of"
        " that option: not in an action or rules that it does, nor in the telling around the decision. And it stands"
        " before whatever is decided, drawn or rolled there, since moves are compared before they are made.",
        wrong="        prefer your gold < 3\n        you choose take(n in 1..3)\n            your gold = n",
        right="        you choose take(n in 1..3)\n            prefer n > your gold\n            your gold = n",
    ),
    "RW425": Entry(
        "Too large for a fast module",
        "The module of the game would take too much time or memory to build, even with less effort. It is played by the"
        " reference interpreter, which is slow. The message names what is largest: make a choice with very many options"
        " one with a parameter, and a very long text one with loops and tables.",
        wrong="            first\n                n = 1\n            second\n                n = 2",
        right="            take(k in 1..2)\n                n = k",
    ),
    "RW501": Entry(
        "A state without owner is seen by its owner, or by all others",
        "The owner of a state is the player it is indexed by. Declare it 'per Player', or say 'seen by count' (all see"
        " how many) or 'seen by none'.",
        wrong="state deck: bag of 1..9 seen by owner",
        right="state deck: bag of 1..9 seen by count",
    ),
    "RW520": Entry(
        "A secret is held while somebody is asked",
        "What is drawn from a zone that not all see stays hidden as long as it is only a name ('draw x from …'):"
        " neither the player who is asked nor anybody else is shown it. Put it into a state whose 'seen by' says who"
        " may look. (warning)",
        wrong=(
            "        draw card from deck\n        you choose\n            keep\n                your hand += {card}\n  "
            "          leave"
        ),
        right=(
            "        draw card from deck\n        your hand += {card}\n        you choose\n            keep\n          "
            "  leave"
        ),
    ),
    "RW521": Entry(
        "Options tell what the player may not see",
        "The range of an option reads a state that the choosing player does not see, so the list of moves gives away"
        " what it holds. Range over what the player sees, and let the rules answer afterwards; or write 'openly' behind"
        " the range. (warning)",
        wrong="        you choose guess(card in hand[you + 1])",
        right="        you choose guess(card in 1..9)",
    ),
    "RW522": Entry(
        "A guard tells what the player may not see",
        "Whether a move is on offer depends on something hidden from the player who is asked: the list of moves gives"
        " it away. Let the body find out, or write 'openly' at the end of the line if the player is meant to learn it."
        " (warning)",
        wrong="            require hand[you + 1] > 4",
        right="            require your hand > 4",
    ),
    "RW523": Entry(
        "A reason tells what the player may not see",
        "A value in the reason comes from something hidden from the player who is given the reason. Leave it out, or"
        " write 'openly'. (warning)",
        wrong='            require round < 3  "not against {theirs}"',
        right='            require round < 3  "not any more"',
    ),
    "RW524": Entry(
        "Something that everybody sees tells a secret",
        "The new value of a state that all see, or whether it is changed at all, depends on something hidden; the"
        " message names the way it takes. Keep it in a state that is hidden too, or write 'openly' on a line of that"
        " way. What is drawn and laid down for all to see needs no word. (warning)",
        wrong="        if hand[p] > 4\n            danger += 1",
        right="        if hand[p] > 4  openly\n            danger += 1",
    ),
    "RW525": Entry(
        "Who is asked, or that something is drawn, tells a secret",
        "Whether somebody is asked, or something is drawn or rolled, depends on something hidden, and everybody sees"
        " who is asked and that chance moves, if not what comes up. Ask or roll in any case, or write 'openly' at the"
        " end of the line. (warning)",
        wrong="        if hand[p] > 4\n            p chooses bow",
        right="        if hand[p] > 4  openly\n            p chooses bow",
    ),
    "RW526": Entry(
        "A secret roll is announced",
        "What is rolled goes only into a state that not all see, but a roll is made before everybody's eyes unless it"
        " says who sees it: 'seen by you', 'seen by none', or 'seen by all' if it is meant. (warning)",
        wrong="        roll n in 1..6",
        right="        roll n in 1..6 seen by p",
    ),
    "RW527": Entry(
        "A secret choice is announced",
        "What is chosen comes from a state that only the player sees and goes into another such state, but a choice is"
        " made before everybody's eyes unless it is made 'secretly'. (warning)",
        wrong="        you choose bury(card in your hand)",
        right="        you choose secretly bury(card in your hand)",
    ),
    "RW528": Entry(
        "'openly' where nothing is told",
        "The word says that a secret which this line tells is meant to be told, but the line tells none. (warning)",
        wrong="            round += 1  openly",
        right="            round += 1",
    ),
    "RW529": Entry(
        "Not being asked tells a secret",
        "'may', 'unless forced' and 'otherwise' without a name leave a question out where there is nothing to choose."
        " Where that depends on something hidden, everybody learns of it by seeing whether somebody is asked. Always"
        " ask, with an option that does nothing, or write 'openly'. (warning)",
        wrong="        you may show(card in your hand where card > 4)\n            shown = card",
        right=(
            "        you choose\n            show(card in your hand where card > 4)\n                shown = card\n    "
            "        show_nothing"
        ),
    ),
    "RW412": Entry(
        "An option takes what may not be there",
        "A warning. In an option something is taken from a bag, list or number, and nothing before it says that there"
        " is enough. Where there is not, the move is offered and ends with a fault when it is made. A guard before the"
        " line makes it illegal instead, and tells players why. Ranges ('card in your hand'), conditions around the"
        " line and 'min(…)' count as well; sums, defs and what a table says are not seen through.",
        wrong="            buy\n                gold[you] -= 2",
        right="            buy\n                require gold[you] >= 2\n                gold[you] -= 2",
    ),
}
