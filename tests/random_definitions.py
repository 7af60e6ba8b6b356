"""Random small definitions: every one is well-typed by construction and ends after a few turns.

The text is made by walking the types of the language: `number(depth)` writes a random expression that is a number, `cell`
one that is a cell, and so on. Nothing here knows the compiler; the tests compare what two backends make of the text.
"""

from __future__ import annotations

import random

DIRECTIONS = {"square": ("N", "E", "S", "W"), "hex": ("E", "SE", "SW", "W", "NW", "NE")}


class Writer:
    """Writes one definition from one seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.lattice = self.random.choice(("square", "square", "hex"))
        self.wide, self.high = self.random.randint(2, 5), self.random.randint(2, 5)
        self.seats = self.random.randint(2, 3)
        self.names: dict[str, list[str]] = {"number": [], "cell": [], "kind": [], "seat": [], "set": []}
        self.fresh = 0

    def pick(self, *texts: str) -> str:
        return self.random.choice(texts)

    def name(self, stem: str) -> str:
        self.fresh += 1
        return f"{stem}{self.fresh}"

    def known(self, sort: str) -> list[str]:
        return self.names[sort]

    # ------------------------------------------------------------ expressions

    def number(self, depth: int) -> str:
        simple = [str(self.random.randint(0, 6)), "total_moves", "tally[you]", "count(pool)", "count(marked)", *self.known("number")]
        if depth <= 0:
            return self.random.choice(simple)
        below = depth - 1
        return self.pick(
            self.random.choice(simple),
            f"({self.number(below)} + {self.number(below)})",
            f"({self.number(below)} - {self.number(below)})",
            f"({self.number(below)} * {self.random.randint(0, 3)})",
            f"({self.number(below)} mod {self.random.randint(1, 5)})",
            f"({self.number(below)} div {self.random.randint(1, 5)})",
            f"max({self.number(below)}, {self.number(below)})",
            f"min({self.number(below)}, {self.number(below)})",
            f"(if {self.truth(below)} then {self.number(below)} else {self.number(below)})",
            self.counted("count", below),
            self.summed(below),
            f"{self.cell(below)}.row",
            f"{self.cell(below)}.column",
            f"count({self.cells(below)})",
            f"pool[{self.kind(below)}]",
            f"distance({self.cell(below)}, {self.cell(below)})",
            f"clump({self.cell(below)}).size",
            "count(queue)",
        )

    def counted(self, word: str, depth: int) -> str:
        variable = self.name("c")
        source = self.cells(depth)
        self.names["cell"].append(variable)
        text = f"{word}({variable} in {source} where {self.truth(depth)})"
        self.names["cell"].remove(variable)
        return text

    def summed(self, depth: int) -> str:
        variable = self.name("k")
        self.names["kind"].append(variable)
        value = self.number(depth)
        self.names["kind"].remove(variable)
        word = self.pick("sum", "min", "max")
        return f"{word}({variable} in Kind: {value} mod 9)"

    def truth(self, depth: int) -> str:
        simple = ("marked is empty", "last is not empty", "flag", "yes", "tally[you] > 1", "pool is not empty")
        if depth <= 0:
            return self.random.choice(simple)
        below = depth - 1
        operator = self.pick("==", "!=", "<", "<=", ">", ">=")
        return self.pick(
            self.random.choice(simple),
            f"{self.number(below)} {operator} {self.number(below)}",
            f"({self.truth(below)} and {self.truth(below)})",
            f"({self.truth(below)} or {self.truth(below)})",
            f"not {self.truth(0)}",
            f"token[{self.cell(below)}] is empty",
            f"token[{self.cell(below)}] == {self.seat(below)}",
            f"sort[{self.cell(below)}] == {self.kind(below)}",
            f"{self.cell(below)} in {self.cells(below)}",
            f"{self.cells(below)} is empty",
            f"{self.cell(below)} == {self.cell(below)}",
            self.quantified(below),
            f"{self.cells(below)} <= {self.cells(below)}",
            f"clump({self.cell(below)}) == clump({self.cell(below)})",
            f"{self.kind(below)} < {self.kind(below)}",
        )

    def quantified(self, depth: int) -> str:
        variable = self.name("c")
        source = self.pick("grid", self.cells(depth))
        self.names["cell"].append(variable)
        text = f"{self.pick('any', 'all')}({variable} in {source}: {self.truth(depth)})"
        self.names["cell"].remove(variable)
        return text

    def cell(self, depth: int) -> str:
        simple = ["last", f"({self.random.randint(1, self.wide)}, {self.random.randint(1, self.high)})", *self.known("cell") * 3]
        if depth <= 0:
            found = self.random.choice(simple)
            return found if not found.startswith("(") else "last"
        below = depth - 1
        return self.pick(
            self.random.choice(simple[:1] + simple[2:]),
            f"first({self.cells(below)})",
            f"({self.cell(0)} + {self.pick(*DIRECTIONS[self.lattice])})",
            f"({self.cell(0)} + ({self.random.randint(-2, 2)}, {self.random.randint(-2, 2)}))",
            self.counted("first", below),
        )

    def cells(self, depth: int) -> str:
        simple = ["marked", "grid", "taken", *self.known("set")]
        if depth <= 0:
            return self.random.choice(simple)
        below = depth - 1
        variable = self.name("c")
        self.names["cell"].append(variable)
        condition = self.truth(below)
        self.names["cell"].remove(variable)
        other = self.name("x")
        return self.pick(
            self.random.choice(simple),
            f"({self.cells(below)} | {self.cells(below)})",
            f"({self.cells(below)} & {self.cells(below)})",
            f"({self.cells(below)} - {self.cells(below)})",
            f"{{{variable} in {self.cells(below)} where {condition}}}",
            f"{self.cell(below)}.neighbours",
            f"{self.cell(below)}.surroundings",
            f"reach({self.cell(below)}, {other} => {other}.neighbours & {self.cells(0)})",
            f"{{{variable} in ray({self.cell(below)}, (1, {self.random.randint(-1, 1)})) while {condition}}}",
        )

    def kind(self, depth: int) -> str:
        simple = ["red", "green", "blue", *self.known("kind") * 2]
        if depth <= 0:
            return self.random.choice(simple)
        below = depth - 1
        return self.pick(
            self.random.choice(simple),
            f"sort[{self.cell(below)}]",
            f"(if {self.truth(below)} then {self.kind(below)} else {self.kind(0)})",
            f"({self.pick('red', 'green', 'blue')} + {self.random.randint(-1, 2)})",
            "first(queue)",
        )

    def seat(self, depth: int) -> str:
        if depth <= 0:
            return self.pick("you", "(you + 1)", *self.known("seat"))
        below = depth - 1
        return self.pick(
            "you",
            f"(you + {self.random.randint(0, 3)})",
            f"token[{self.cell(below)}]",
            "first(most(p in players: tally[p]))",
        )

    # ------------------------------------------------------------ statements

    def effects(self, depth: int, indent: str, decides: bool) -> list[str]:
        lines: list[str] = []
        kept = {sort: list(names) for sort, names in self.names.items()}
        for _ in range(self.random.randint(1, 3)):
            lines += self.effect(depth, indent, decides)
        self.names = kept
        return lines

    def effect(self, depth: int, indent: str, decides: bool) -> list[str]:
        safe = self.cell(0)
        choices = [
            lambda: [f"{indent}tally[you] = ({self.number(depth)}) mod 40"],
            lambda: [f"{indent}marked = {self.cells(depth)}"],
            lambda: [f"{indent}flag = {self.truth(depth)}"],
            lambda: [f"{indent}if {self.truth(depth)}", *self.effects(depth - 1, indent + "    ", False)],
            lambda: self.guarded(indent, safe, f"token[{safe}] = {self.pick('you', 'none', self.seat(0))}"),
            lambda: self.guarded(indent, safe, f"sort[{safe}] = {self.kind(depth)}"),
            lambda: self.loop(depth, indent),
            lambda: self.let(depth, indent),
            lambda: [f"{indent}last = {self.cell(depth)}"],
            lambda: [f"{indent}if count(queue) < 5", f"{indent}    if {self.kind(1)} is not empty", f"{indent}        put green onto queue"],
        ]
        if decides:
            choices += [lambda: self.chance(indent), lambda: self.decision(depth - 1, indent)]
        if depth <= 0:
            choices = choices[:3]
        return self.random.choice(choices)()

    def guarded(self, indent: str, cell: str, line: str) -> list[str]:
        return [f"{indent}if {cell} is not empty", f"{indent}    {line}"]

    def loop(self, depth: int, indent: str) -> list[str]:
        variable = self.name("c")
        source = self.cells(depth - 1)
        self.names["cell"].append(variable)
        lines = [f"{indent}for {variable} in {source}", *self.effects(depth - 1, indent + "    ", False)]
        self.names["cell"].remove(variable)
        return lines

    def let(self, depth: int, indent: str) -> list[str]:
        sort = self.pick("number", "cell", "set")
        variable = self.name("v")
        value = {"number": self.number, "cell": self.cell, "set": self.cells}[sort](depth)
        self.names[sort].append(variable)
        return [f"{indent}let {variable} = {value}"]

    def chance(self, indent: str) -> list[str]:
        if self.random.random() < 0.5:
            variable = self.name("d")
            self.names["number"].append(variable)
            return [f"{indent}roll {variable} in 1..{self.random.randint(2, 6)}"]
        variable = self.name("d")
        return [f"{indent}if pool is not empty", f"{indent}    draw {variable} from pool", f"{indent}    if count(queue) < 5", f"{indent}        put {variable} under queue"]

    def decision(self, depth: int, indent: str) -> list[str]:
        option = self.name("pick")
        variable = self.name("c")
        self.names["cell"].append(variable)
        body = self.effects(max(depth, 0), indent + "    ", False)
        guard = self.truth(1)
        self.names["cell"].remove(variable)
        return [f"{indent}you may {option}(at {variable} in grid)", f"{indent}    require {guard}", *body]

    # ------------------------------------------------------------ the whole

    def option(self, indent: str) -> list[str]:
        option, variable, kind = self.name("move"), self.name("c"), self.name("k")
        source = self.pick("grid", self.cells(1))
        self.names["cell"].append(variable)
        self.names["kind"].append(kind)
        deeper = indent + "    "
        lines = [f"{indent}{option}(at {variable} in {source}, as {kind} in Kind)"]
        lines += [f"{deeper}require {self.truth(2)}" for _ in range(self.random.randint(0, 2))]
        if self.random.random() < 0.2:
            lines.append(f"{deeper}prefer {self.truth(1)}")
        lines += self.guarded(deeper, variable, f"token[{variable}] = you")
        judged = self.random.random() < 0.3  # a guard on the position after the move; it may not stand behind chance
        lines += self.effects(2, deeper, not judged)
        if judged:
            lines.append(f"{deeper}require {self.truth(1)}")
        self.names["cell"].remove(variable)
        self.names["kind"].remove(kind)
        return lines

    def text(self) -> str:
        """The definition."""
        lines = [
            'game "Random"',
            f"players {self.seats}",
            "enum Kind: red(R), green(G), blue(B)",
            f"board grid: {self.lattice} {self.wide} by {self.high}",
            "state token: Player? on grid",
            "state sort: Kind? on grid",
            "state tally: 0..40 per Player",
            "state total_moves: 0..100",
            "state marked: set of grid",
            "state flag: yes/no",
            "state last: grid?",
            f"state pool: bag of Kind = {{red, red, green, blue, blue}}{self.pick('', ' seen by count')}",
            "state queue: list of Kind up to 6",
            "network clump over c in grid where token[c] is not empty",
            "    joins to {n in c.neighbours where token[n] == token[c]}",
            "    size = 1",
            "    rim = distinct({n in c.neighbours where token[n] is empty})",
            "def taken = {c in grid where token[c] is not empty}",
            "play",
            f"    for you in turns({self.random.randint(0, self.seats - 1)})",
            "        total_moves += 1",
            f"        if total_moves > {self.random.randint(6, 14)}",
            "            finish",
            "        you choose",
        ]
        for _ in range(self.random.randint(1, 3)):
            lines += self.option("            ")
        lines += ["            otherwise skip", "                marked = {}"]
        lines += ["score points = tally[you]", f"score held = {self.counted_owned()}", "rank by total"]
        return "\n".join(lines) + "\n"

    def counted_owned(self) -> str:
        return "count(c in grid where token[c] == you)"


def definition(seed: int) -> str:
    """The random definition of a seed."""
    return Writer(seed).text()
