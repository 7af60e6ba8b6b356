"""RW6xx: rules that go wrong while a game is played. The position stays as it was before the move."""

from __future__ import annotations

from rulewright.compiler.errors.entry import Entry

RUNNING = {
    "RW601": Entry(
        "A value leaves its range",
        "During play a state was to hold a number, a set or bag a number among its members, or a bag more items, than"
        " its declaration allows. Widen the range, or make sure with a guard, min or max that it is kept.",
        wrong="            gold += 5",
        right="            gold = min(9, gold + 5)",
    ),
    "RW602": Entry(
        "Something is written through none",
        "A place was named by a value that is none (a cell off the board, nobody), or none was put where something must"
        " be. Reading through none gives nothing, but writing through it would be lost.",
        wrong="            mark[cell + S] = you",
        right="            if cell + S is not empty\n                mark[cell + S] = you",
    ),
    "RW603": Entry(
        "Something is taken that is not there",
        "A card was to be drawn from an empty zone, or an item removed that is not in it, outside of any decision that"
        " could have been ruled out beforehand. Ask first: 'if deck is not empty', 'require x in s'.",
        wrong="        draw card from deck",
        right="        if deck is empty\n            finish\n        draw card from deck",
    ),
    "RW604": Entry(
        "A list, set or pile is full",
        "It already holds as many items as its bound allows; of a pile this is said of the known cards at each end."
        " Give it a larger bound ('up to 100'), or take something out first; a pile that is shuffled has room at both"
        " ends again.",
        wrong="            put you onto past",
        right="            if count(past) < 3\n                put you onto past",
    ),
    "RW605": Entry(
        "A computation has no result",
        "A number was divided by zero, a result needs more than 32 bits, or a number that is none was computed with:"
        " one that is declared with '?', what a list or state holds at a place that is not there, or a number without 0"
        " in its range that was read through none. Ask 'is empty' before.",
        wrong="            gold = 6 div gold",
        right="            gold = if gold == 0 then 0 else 6 div gold",
    ),
    "RW606": Entry(
        "The game is stuck",
        "A decision that must be made has no legal move. Ask only where there is one ('if can …'), let it be skipped"
        " ('may', 'repeat while possible', 'repeat 0..n': 'repeat up to n' is 'repeat 1..n'), or add an 'otherwise'.",
        wrong="        you choose take(n in 1..gold)\n            gold -= n",
        right=(
            "        you choose\n            take(n in 1..gold)\n                gold -= n\n            otherwise end\n"
            "                finish"
        ),
    ),
    "RW607": Entry(
        "A move is played that is not legal",
        "A program played a move, or brought about a chance event, that is not possible now. Legal moves are in"
        " 'state.moves'.",
        wrong='state.play("take 7")',
        right="state.play(state.moves[0])",
    ),
    "RW608": Entry(
        "Something that must be done cannot be done",
        "Outside of any decision a 'require' does not hold, or empty rules are done. Inside an option that would only"
        " make the option illegal, but here nobody has another choice. Test it with 'if' instead.",
        wrong="    require gold > 0",
        right="    if gold > 0\n        gold -= 1",
    ),
    "RW609": Entry(
        "Looking ahead takes too long",
        "Whether an option is legal depends on decisions that come after it, and there are too many ways to go through"
        " them. Put guards before the decision, or give the later decision an 'otherwise'. The same is said where"
        " whether something can be done depends on whether it can be done: rules in a table that ask 'can do' of"
        " themselves, by way of others, without end.",
        wrong="            require sum(n in used: n) == 500",
        right="            require sum(n in used: n) > 20",
    ),
    "RW610": Entry(
        "Rules lead to themselves too often",
        "Rules in tables may do other rules, but the same ones can be under way only twice at once. The message names"
        " the rules that would begin a third time.",
        wrong='- {id: oak, effect: "do oak.effect"}',
        right='- {id: oak, effect: "finish you"}',
    ),
    "RW611": Entry(
        "The rules go on without end",
        "A million steps were carried out without anybody being asked. A loop probably never reaches its end, or an"
        " expression goes through too many combinations.",
        wrong="        repeat while gold == 0\n            silver = 1",
        right="        repeat while gold == 0\n            gold = 1",
    ),
    "RW613": Entry(
        "Too many moves to list",
        "A decision has more than 100,000 moves (fewer where a move is large). Ask for less at once: several decisions"
        " one after the other, or smaller ranges. Random games can still be played where a move is drawn without a"
        " list.",
        wrong="            you choose pay(a in 1..400, b in 1..400)",
        right="            you choose pay(a in 1..40, b in 1..40)",
    ),
    "RW630": Entry(
        "An invariant does not hold",
        "An 'invariant' says what is true whenever the game rests: after every move and every outcome of chance. Here"
        " it is not, so a rule forgets something, or the invariant says too much. The message names the game that shows"
        " it: seed, moves, position.",
        wrong="            gold += 1",
        right="            gold = 1",
    ),
    "RW612": Entry(
        "A game does not end",
        "In random play a game was not over after as many decisions as one may take (10,000, if `max_decisions` does"
        " not say otherwise). Either the rules let the players go round in circles, and need a rule that ends it, or"
        " the game is really that long. The message names the seed and how to see the game again;"
        ' `playouts(unfinished="keep")` goes on instead.',
        wrong="            wait\n                gold = max(0, gold - 1)",
        right="            wait\n                gold += 1",
    ),
}
