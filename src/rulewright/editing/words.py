"""The words of the language and what each says: for hovering, completion and highlighting. A test holds them against
the grammars."""

from __future__ import annotations

from rulewright.runtime import aggregates
from rulewright.runtime.lattices import LATTICES

DECLARATIONS = {
    "game": '`game "Title"`: the first line of a definition.',
    "players": (
        "`players 2..4`: for how many; `together` if they win and lose as one. In a rule: the set of all players."
    ),
    "option": "`option rounds: 1..9 = 3`: a switch of the game, bound before it begins.",
    "enum": (
        "`enum Good: tomato(T), lettuce(L)`: an ordered list of names; a letter in brackets is how tables write it."
    ),
    "record": "`record Bed(row: 1..3, owner: Player)`: a small product that can be an index.",
    "table": '`table Card from "cards.yaml"`: rows of data, with typed columns below.',
    "board": "`board grid: square 8 by 8`: a lattice of cells. It holds nothing itself: states do.",
    "state": "`state disc: Player? on grid`: something that changes, with its range and who sees it.",
    "network": "`network chain over c in grid where …`: maximal joined sets of cells, with tallies.",
    "def": "`def f(x) = e`: a pure value; told in clauses or with a block of `let` lines and one `return`.",
    "action": "`action lay(piece, at cell)`: a verb of the game; may ask players, and may fail.",
    "score": "`score towns = e`: a line of the score sheet of each player. Without `=` it is filled during play.",
    "rank": "`rank by total, coins[you]`: the order of players at the end, larger first.",
    "invariant": '`invariant "text": condition`: what is true whenever the game rests.',
    "show": "`show land: tile, settler`: what is drawn on a board, from the bottom to the top. No rule depends on it.",
    "hide": "`hide sites`: what is not worth drawing.",
    "play": "The telling: the whole game from its first line to its last.",
}
STATEMENTS = {
    "let": "`let x = e`: a name for a value.",
    "var": "`var x: T = e`: a local that may change.",
    "require": (
        'A guard: where it is false this way does not exist. `require C @ID "reason"`. At the left margin: a condition'
        " between options."
    ),
    "prefer": (
        "Among the moves of an option, if some satisfy this the others are not legal; if none does, it is waived."
    ),
    "finish": "Ends the game: with the ranking, or with the winners named.",
    "stop": "Ends the innermost loop.",
    "draw": "`draw x from zone`: from a bag one at random, from a list the first, from a pile the top.",
    "roll": "`roll x in S`: an element of a set, each as likely.",
    "tell": '`tell WHO "…"`: a line in the log; changes nothing.',
    "may": "`you may …` adds `pass`; between verbs: it can be left out.",
    "does": "`p does effect`: for another player, who is `you` in it.",
    "do": "`do card.play`: carries out the rules in a cell.",
    "if": "`if C` and a block; in an expression `if a then b else c`.",
    "elif": "Another condition, if those above were false.",
    "else": "What happens, or counts, otherwise.",
    "then": "`if a then b else c`: one value or the other.",
    "for": "`for x in S where P`: S is taken when the loop begins. `for you in turns(0)` goes on without end.",
    "repeat": (
        "`repeat`, `repeat n`, `repeat a..b`, `repeat while C`, `repeat while possible`: loops; a body that begins with"
        " a decision is a counted choice."
    ),
    "possible": "`repeat while possible`: as long as the decision at its head has a legal move.",
    "phase": "`phase NAME`: a named block, for views and scenarios.",
    "choose": "`you choose name(x in S)`: a decision; options with parameters, ranges and guards.",
    "chooses": "`p chooses name(x in S)`: a decision; options with parameters, ranges and guards.",
    "otherwise": "An option that is there only if none above it is legal.",
    "return": "The value of a def that is told in lines.",
    "unless forced": "A single legal move is carried out without asking; it stands in the history, marked as forced.",
    "secretly": "Chosen face down: others learn only that a choice was made.",
    "openly": "A secret that this line tells is meant to be told.",
}
VERBS = {
    "add": "`add x to s`, `add n of x to s`: into a set, bag or list.",
    "remove": "`remove x from s`: one element.",
    "put": "`put x onto p`, `under p`, `into list at i`: on top, at the bottom, at a place.",
    "clear": "`clear s`: back to the initial value.",
    "shuffle": "`shuffle p`: everything in the pile becomes its unknown middle.",
}
WORDS = {
    "from": 'Where something comes from: `table T from "file.yaml"`, `draw x from zone`; also a preposition of moves.',
    "together": "The players win and lose as one; score lines are common.",
    "per": "`state coins: 0..60 per Player`: one for each.",
    "on": "`state disc: Player? on grid`: one for each cell of a board; also a preposition of moves.",
    "seen": "`seen by all|owner|others|count|none`: who sees a state; of `draw` and `roll`: what comes up.",
    "by": "`seen by …`, `8 by 8`, `rank by …`; also a preposition of moves.",
    **{name: f"A lattice of {kind.cells}{kind.about}." for name, kind in LATTICES.items()},
    "wrapping": "`wrapping columns`, `rows` or `both`: where the board closes to a ring.",
    "growing": "`hex growing within 20`: a map that grows from its middle.",
    "within": "How far a growing board reaches.",
    "directions": "The named directions of a board and their steps.",
    "over": "`network NAME over c in grid`: what its nodes are.",
    "joins": "`joins to S`: the nodes that one node is joined with.",
    "is": "`is empty`, `is not empty`: holds for none and for empty collections; the only test for absence.",
    "empty": "`is empty`: none, or an empty collection.",
    "where": "Only those for which the condition holds.",
    "while": "Stops before the first for which the condition fails.",
    "until": "Stops after the first for which the condition holds.",
    "in": "Member of a collection; the range of a loop or parameter.",
    "of": (
        "`3 of good` is an amount, `set of T` a type, `variant … of game` the game that is changed. In a look: what a"
        " number in a move is a part of."
    ),
    "and": "Both hold.",
    "or": "One of the two; between verbs a choice.",
    "not": "The condition does not hold.",
    "can": "`can X`: is there a way to carry X out? Nothing is changed.",
    "your": "`your stock` is `stock[you]`.",
    "div": "Division without remainder, rounded down.",
    "mod": "The remainder of a division.",
    "at least": "`at least 2`: two or more.",
    "up to": "`up to 3`: one to three; behind a type: how many it can hold.",
    "as": "`as corners`, `as grey`: how something is drawn; also a preposition of moves.",
    "both": "`wrapping both`: columns and rows close to rings.",
    "columns": "`wrapping columns`: a step beyond the last column leads to the first.",
    "rows": '`wrapping rows`; in a variant `rows T from "file"` adds rows to a table.',
    "owner": "`seen by owner`: the player whose index it is.",
    "others": "`seen by others`: all but the player whose index it is.",
    **dict.fromkeys(
        ("at", "to", "into", "onto", "under", "with", "turned", "linking", "beside"),
        "A preposition between the arguments of an action or a move; it is printed in moves.",
    ),
}
TYPES = {
    "yes/no": "A type with the values `yes` and `no`.",
    "set": "`set of T`: subsets. In a variant or scenario, `set option = value` binds an option.",
    "bag": "`bag of T up to n`: multisets. Drawing from one is random.",
    "list": "`list of T up to n`: ordered; the first is the front.",
    "pile": "`pile of T`: a deck with a known top, an unknown middle and a known bottom.",
    "rules": "A piece of the telling in the cell of a table, carried out by `do`.",
    "Player": "A seat, cyclic: `p + 1` is the next one.",
    "Direction": "A direction of the board, cyclic: `d + 3` turns.",
    "fingerprint": "A 64-bit hash of named states: `fingerprint(a, b)`.",
}
_ELSEWHERE = {  # what the word of an aggregate says besides
    "count": " `count(S)` takes a whole collection.",
    "first": " `first(S)` takes a whole collection.",
    "all": " `seen by all`: everybody.",
    "min": " `min(a, b)` takes numbers.",
    "max": " `max(a, b)` takes numbers.",
}
AGGREGATES = {
    name: f"`{name}({'x in S: e' if row.needs else 'x in S where P'})`: {row.text}.{_ELSEWHERE.get(name, '')}"
    for name, row in aggregates.AGGREGATES.items()
    if row.written
}
FUNCTIONS = {
    "reach": "`reach(start, x => next[, steps])`: flood fill from an element or a set.",
    "steps": "`steps(a, b, x => next)`: the length of a shortest path.",
    "ray": "`ray(c, step[, n])`: the cells after c in a direction, at most n; it ends at the rim.",
    "distance": "`distance(a, b)`: steps along the axes, on hexes in the six directions.",
    "rotations": "`rotations(ring[, step])`: the ways to turn a ring that differ.",
    "kinds": "`kinds(bag)`: the set of what is there, each once.",
    "top": "`top(pile)`: the card on top, none if it is not known.",
    "bottom": "`bottom(pile)`: the card at the bottom, none if it is not known.",
    "known_top": "`known_top(pile)`: the known cards from the top on.",
    "known_bottom": "`known_bottom(pile)`: the known cards from the bottom on.",
    "unknown": "`unknown(pile)`: the bag of the cards whose place is not known.",
    "subsets": "`subsets(S[, n])`: a range of options: the subsets of S.",
    "splits": "`splits(n, S, x => cap)`: a range of options: the ways to split n over S.",
    "clockwise": "`clockwise(p)`: all players in order, beginning with p.",
    "counterclockwise": "`counterclockwise(p)`: all players in the other order, beginning with p.",
    "turns": "`for you in turns(p)`: seat after seat without end.",
    "index": "`index(list, x)`: where x stands.",
    "abs": "`abs(n)`: the number without its sign.",
    "distinct": "In a network: `distinct(e)`, how many different values its nodes have.",
    "eight_ways": "The steps to the eight squares around.",
    "four_ways": "The steps to the four squares beside.",
    "along": (
        "`along(c, step, good)`: how many cells in a row from c are good, c not counted. In a look: the table a track"
        " goes along."
    ),
    "in_line": "`in_line(c, n, good)`: whether c is part of a straight line of n good cells.",
    "opponents": "All players but you.",
}
CONSTANTS = {
    "yes": "The condition holds.",
    "no": "The condition does not hold.",
    "none": "Nothing: no player, member, row or cell. `seen by none`: nobody.",
    "you": "The player who acts; handed on silently to every def and action.",
    "winners": "The set of winners, after the end.",
    "total": "The sum of all score lines.",
    "this": "In the cell of a table: its row.",
}
VARIANTS = {
    "variant": '`variant "Title" of game`: the first line of a variant.',
    "drop": "`drop FJ-15`: removes every guard and statement whose first id it is.",
    "replace": "`replace TT-2 with …`, `replace def …`, `replace play.drop`: something of the game told anew.",
    "extend": "`extend play.drop` and a block: guards and effects after an option's own guards.",
    "before": "`before NAME` and a block: carried out before an action.",
    "after": "`after NAME` and a block: carried out after an action.",
    "without": '`without T: a, b`: rows left out. In a scenario `without invariant "…"`: it need not hold.',
    "new": "`new state …`, `new column T.name: …`: something that the game has not got.",
    "column": "`new column T.name: type = default`: one more column of a table.",
}
SCENARIOS = {
    "scenarios": "`scenarios for GAME`: the first line of a file of scenarios.",
    "scenario": '`scenario "title" covers TT-1`: one executable example.',
    "position": '`position "title"`: steps that scenarios begin with.',
    "positions": '`positions from "file"`: those of another file.',
    "covers": "The rules that a scenario shows.",
    "examples": "A table of values; the scenario is carried out once for each row.",
    "row": "`row Tile X: wedges = MFMMMM`: a row of a table, for this file only.",
    "given": "Statements that make the position.",
    "finally": "Statements carried out after all that is given.",
    "start": "`start at PHASE`: where the telling begins.",
    "seed": "`seed 7`: what chance brings.",
    "rejected": "The game refuses to begin like this.",
    "because": "The rule that forbids it.",
    "illegal": "`illegal 0: move because TT-1`: it is refused, by this rule.",
    "legal": "`legal 0: move`: it can be played.",
    "moves": "All legal moves, or only their number.",
    "like": "`moves like place *`: only those that match a pattern.",
    "expect": "What is true now: a condition, `to move`, `over`, `winner`, `seat 1 sees …`, `forced`, `told`.",
    "to move": "`expect to move 1`: whose turn it is.",
    "winner": "`expect winner 0`: who has won; `none` if nobody has.",
    "seat": "`expect seat 1 sees hand[0] hidden`: what a player knows.",
    "sees": "`expect seat 1 sees …`: what a player knows.",
    "hidden": "The player does not see it.",
    "chance": "`chance: draw king`: what comes up.",
    "forced": "`expect forced 0: take 3`: done without asking after the last move.",
    "told": '`expect told 1 "…"`: a line in the log of a player.',
}
LOOKS = {"look": "`look Terrain: sea as blue`: how something looks in pictures. No rule depends on it."}

GAME = {**DECLARATIONS, **STATEMENTS, **VERBS, **WORDS, **TYPES, **AGGREGATES, **FUNCTIONS, **CONSTANTS}
ALL = "*"  # every kind of text at once, where it is not known which one it is
BY_ENDING = {
    ".game": GAME,
    ".variant": {**GAME, **VARIANTS},
    ".scenario": {**GAME, **SCENARIOS, "without": VARIANTS["without"]},
    ".look": {
        **LOOKS,
        "as": WORDS["as"],
        "along": FUNCTIONS["along"],
        "of": WORDS["of"],
        "players": DECLARATIONS["players"],
    },
    ".yaml": GAME,
    ".yml": GAME,
    ALL: {**LOOKS, **SCENARIOS, **VARIANTS, **GAME},
}
