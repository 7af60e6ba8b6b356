"""Tables: rows of data, rings, graphs, formulas and rules, in a file beside the definition."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from generator.kinds import BagOf, Cell, Enum, Kind, ListOf, Num, Ring, Row, Seat, SetOf, Truth
from generator.leaves import literal, written
from generator.writer import Column, Named, Table, Unable, Writer

IDS = ("Oak", "Elm", "Ash", "Fir", "Yew")


def tables(w: Writer) -> list[str]:
    """Perhaps a table; its formulas and rules are written by `cells`, when everything else is declared."""
    if not w.chance(0.55) and w.trap != 7:
        return []
    table = w.tables["Card"] = Table(IDS[: w.between(2, 5)])
    lines = ['table Card from "cards.yaml"']
    for column, text in _columns(w):
        name = w.name("col")
        table.columns[name] = column
        lines.append(f"    {name}{text}")
    if w.chance(0.5) or w.trap == 7:
        given = tuple(
            w.random.choice((Num(0, 3), Seat())) for _ in range(w.random.choice((0, 0, 1)) if w.trap != 7 else 0)
        )
        name = w.name("hook")
        table.hooks.append((name, given))
        lines.append(f"    {name}{_parameters(w, given)}: rules")
    if w.chance(0.2):
        lines.append("    acts: list of rules up to 2")
    return lines


def _parameters(w: Writer, kinds: tuple[Kind, ...]) -> str:
    return f"({', '.join(f'arg_{n}: {written(kind, w)}' for n, kind in enumerate(kinds))})" if kinds else ""


def _columns(w: Writer) -> list[tuple[Column, str]]:
    enum = Enum("Kind")
    choices: list[tuple[Column, str]] = []

    def offer(kind: Kind, suffix: str = "", per: Kind | None = None) -> None:
        shown = f": {written(kind, w)}" + (f" per {written(per, w)}" if per else "") + suffix
        choices.append((Column(kind, per), shown))

    offer(Num(0, 9))
    offer(Num(-4, 20), " = 2")
    offer(Num(0, 9, True))
    offer(Truth(), " = no")
    offer(enum)
    offer(SetOf(Row("Card")))
    offer(SetOf(enum))
    offer(BagOf(enum))
    offer(ListOf(enum, 3))
    offer(Num(0, 9), " = 1", enum)
    offer(Num(0, 9), " = 3", Seat())
    offer(Num(1, 6))
    offer(Num(2, 9), "", enum)
    offer(Ring(w.random.choice((2, 3)), w.random.choice((Num(0, 3), Num(1, 4)))))
    offer(Truth(), " = yes", enum)
    offer(SetOf(Truth()))
    offer(SetOf(Num(0, 5)))
    offer(ListOf(Num(0, 5), 3))
    offer(ListOf(Truth(), 2))
    offer(Row("Card"), "?")
    if w.boards:
        board = w.random.choice(list(w.boards))
        offer(Cell(board), "?")
        offer(SetOf(Cell(board)))
    if any(w.letters["Kind"]):
        offer(Ring(w.random.choice((4, 6)), enum))
    picked = w.random.sample(choices, w.between(1, 3))
    if w.chance(0.4):
        number = Num(-50, 50) if w.seed % 2 else Num(1, 40)
        kind: Kind = w.random.choice((number, Truth(), enum, SetOf(enum)))
        given = tuple(w.random.choice((Num(0, 5), Seat(), enum)) for _ in range(w.random.choice((0, 1, 1))))
        picked.append((Column(kind, None, given, True), f"{_parameters(w, given)}: {written(kind, w)}"))
    return picked


def cells(w: Writer) -> None:
    """Writes the rows, now that states, defs and actions are known."""
    for name, table in w.tables.items():
        lines = []
        for row in table.ids:
            parts = [f"id: {row}"]
            if w.chance(0.2):
                parts.append(f"name: Old {row}")
            if w.chance(0.1):
                parts.append("rule: RG-1")
            for column, about in table.columns.items():
                parts += [f"{column}: {text}" for text in _cell(w, about)]
            for hook, given in table.hooks:
                if not given and (w.trap == 7 or w.chance(0.04)):
                    parts.append(f"{hook}: {_quoted(f'do {row}.{hook}')}")
                elif w.chance(0.8):
                    parts.append(f"{hook}: {_quoted(long_rules(w, given) if w.chance(0.25) else rules(w, given))}")
            lines.append("- {" + ", ".join(parts) + "}")
        w.files["cards.yaml"] = "\n".join(lines) + "\n"
        del name


def _quoted(text: str) -> str:
    return '"' + text + '"'


@contextmanager
def _without_formulas(w: Writer) -> Iterator[None]:
    """Within, nothing is known that may use a formula column: a formula may not lead to itself."""
    kept = w.defs, w.networks, {name: table.columns for name, table in w.tables.items()}
    w.defs, w.networks = [], {}
    for table in w.tables.values():
        table.columns = {name: column for name, column in table.columns.items() if not column.uses_you}
    yield
    w.defs, w.networks = kept[:2]
    for name, columns in kept[2].items():
        w.tables[name].columns = columns


def _cell(w: Writer, column: Column) -> list[str]:
    kind = column.kind
    if column.uses_you:
        with (
            _without_formulas(w),
            w.alone(True),
            w.bound(*(Named(f"arg_{n}", one) for n, one in enumerate(column.parameters))),
        ):
            text = w.some(kind, 2) if not isinstance(kind, Num) else f"{max(0, kind.low)} + ({w.some(kind, 2)}) mod 40"
        return [_quoted(text)]
    if column.per is not None:
        keys = w.enums["Kind"] if isinstance(column.per, Enum) else tuple(str(n) for n in range(w.seats))
        return ["{" + ", ".join(f"{key}: {literal(w, kind)}" for key in keys if w.chance(0.6)) + "}"]
    if isinstance(kind, Ring) and isinstance(kind.item, Num):
        return ["[" + ", ".join(literal(w, kind.item) for _ in range(kind.size)) + "]"]
    if isinstance(kind, Ring):
        letters = [letter for letter in w.letters["Kind"] if letter] + ["-"]
        return [_quoted("".join(w.random.choice(letters) for _ in range(kind.size)))]
    if isinstance(kind, ListOf):
        return ["[" + ", ".join(literal(w, kind.item) for _ in range(w.between(0, kind.room))) + "]"]
    return [_quoted(literal(w, kind))]


def long_rules(w: Writer, given: tuple[Kind, ...]) -> str:
    """A snippet of several lines, as YAML writes them on one."""
    from generator.statements import Where, block

    kept = {name: table.hooks for name, table in w.tables.items()}
    for table in w.tables.values():
        table.hooks = []  # rules may not lead to themselves
    with w.alone(True, pure=False), w.bound(*(Named(f"arg_{n}", one) for n, one in enumerate(given))):
        lines = block(w, Where(suspends=w.chance(0.3), depth=2), 2)
    for name, hooks in kept.items():
        w.tables[name].hooks = hooks
    return "\\n".join(line.replace('"', '\\"') for line in lines)


def rules(w: Writer, given: tuple[Kind, ...]) -> str:
    """A snippet on one line: effects joined by semicolons."""
    from generator.calls import command
    from generator.changes import change

    with w.alone(True, pure=False), w.bound(*(Named(f"arg_{n}", one) for n, one in enumerate(given))):
        parts = []
        for _ in range(w.between(1, 2)):
            try:
                if w.actions and w.chance(0.5):
                    text = command(w, w.random.choice(w.actions), 1)
                    parts.append(w.pick(text, text, f"may {text}", f"{text} or ({change(w, 1)})"))
                elif w.chance(0.3):
                    parts.append(f"require {w.some(Truth(), 1)}")
                else:
                    parts.append(change(w, 1))
            except Unable:
                continue
        return "; ".join(parts) or "stop_here"
