"""`look` lines: from the text beside a definition to how its things look. Nothing of it touches the rules."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from rulewright import library
from rulewright.compiler.syntax.definition import read_source
from rulewright.compiler.syntax.diagnostics import Problems, did_you_mean
from rulewright.compiler.syntax.parse import parse_looks
from rulewright.compiler.syntax.shape.looks import LookLine, Word
from rulewright.runtime import ir
from rulewright.runtime.looks import (
    BOARD_FORMS,
    COLOURS,
    COLUMN_FORMS,
    FACING,
    MEMBER_FORMS,
    ONE,
    PLAYERS,
    SHAPES,
    SPACE,
    STATE_FORMS,
    Look,
    Looks,
    Style,
)

LONGEST_SIGN = 3
MOST_SEATS = 16


def looks_of(path: Path, program: ir.Program, problems: Problems) -> Looks:
    """How a game or variant looks: what all texts beside its definitions say, the base first. Lines that cannot be
    followed are left out and told."""
    reader = _Reader(program, problems)
    for file in library.look_files(path):
        source = read_source(file, problems)
        for line in (parse_looks(source, problems) if source else None) or ():
            reader.read(line)
    return Looks(reader.found)


def _is_numbers(kind: ir.Type) -> bool:
    """Whether a parameter is a number, or several."""
    return isinstance(kind.item if isinstance(kind, ir.SetOf | ir.BagOf | ir.ListOf) else kind, ir.Number)


class _Reader:
    """Follows lines, one by one."""

    def __init__(self, program: ir.Program, problems: Problems) -> None:
        self.program, self.problems = program, problems
        self.found: dict[str, Look] = {}
        self.states = {state.name: state for state in program.states}
        options = [option for decision in program.decisions for option in decision.options]
        self.parameters = {param.name for option in options for param in option.params if _is_numbers(param.type)}
        self.locals = {slot.name for proc in program.procs for slot in proc.slots if slot.framed}
        fields = [field for record in program.records.values() for field in record.fields]
        self.numbers = {name for name, kind in fields if isinstance(kind, ir.Number)}

    def read(self, line: LookLine) -> None:
        """What a line says, added to what is known."""
        name = line.name.text
        if not self._is_known(line.name):
            return
        old = self.found.get(name, Look())
        style = self._style(line.words, self._forms(name), old.style)
        parts = dict(old.parts)
        for part, words in line.parts:
            if self._is_part(name, part):
                parts[part.text] = self._style(words, self._part_forms(name), parts.get(part.text, Style()))
        self.found[name] = Look(style, parts)

    # ------------------------------------------------------------ names

    def _is_known(self, name: Word) -> bool:
        program = self.program
        known = [PLAYERS, *program.boards, *program.tables, *program.enums, *self.states, *self.numbers]
        known += sorted(self.parameters | self.locals)
        if name.text in known:
            return True
        message = f"there is nothing named '{name.text}' whose look could be told"
        hint = (
            did_you_mean(name.text, known)
            or "it is a board, a table, an enum, a state, a number of a record or in a move, or 'players'"
        )
        self.problems.error("RW223", name.span, message, hint)
        return False

    def _is_part(self, name: str, part: Word) -> bool:
        """Whether a name has such a part: a member, a column, a seat, a number."""
        program = self.program
        known: list[str] = []
        if name == PLAYERS:
            known = [str(seat) for seat in range(MOST_SEATS)]
        elif name in program.enums:
            known = list(program.enums[name].members)
        elif name in program.tables:
            known = list(program.tables[name].columns)
        elif (name in self.numbers or self._is_numbered(name)) and part.text.isdecimal():
            return True
        if part.text in known:
            return True
        hint = did_you_mean(part.text, known) or (f"there are {', '.join(known)}" if known else "")
        self.problems.error("RW223", part.span, f"{name} has no part '{part.text}'", hint)
        return False

    def _is_numbered(self, name: str) -> bool:
        return name in self.states and any(isinstance(kind, ir.Number) for kind in self.states[name].index)

    def _forms(self, name: str) -> tuple[str, ...]:
        if name in self.program.boards:
            return BOARD_FORMS
        if name in self.states:
            return (*STATE_FORMS, FACING)
        axes = [axis for board in self.program.boards.values() for axis in board.axes]
        means = (*axes, SPACE, ONE) if name in self.parameters else ()
        return (*means, "nothing") if name in self.locals else means

    def _part_forms(self, name: str) -> tuple[str, ...]:
        return MEMBER_FORMS if name in self.program.enums else COLUMN_FORMS if name in self.program.tables else ()

    # ------------------------------------------------------------ styles

    def _style(self, words: tuple[Word, ...], forms: tuple[str, ...], style: Style) -> Style:
        for word in words:
            style = self._with(word, forms, style)
        return style

    def _with(self, word: Word, forms: tuple[str, ...], style: Style) -> Style:
        text = word.text
        if word.is_sign:
            if 0 < len(text) <= LONGEST_SIGN:
                return replace(style, sign=text)
            self.problems.error(
                "RW224", word.span, f"a sign has one to {LONGEST_SIGN} letters", "a picture has little room"
            )
        elif word.behind:
            tables, things = self.program.tables, (*self.program.boards, *self.states)
            if text in (tables if word.behind == "along" else things):
                return replace(style, along=text) if word.behind == "along" else replace(style, of=text)
            what, known = ("table", [*tables]) if word.behind == "along" else ("board or state", [*things])
            self.problems.error("RW223", word.span, f"there is no {what} named '{text}'", did_you_mean(text, known))
        elif text in COLOURS:
            return replace(style, colour=text)
        elif text in SHAPES:
            return replace(style, shape=text)
        elif text in forms:
            return replace(style, facing=True) if text == FACING else replace(style, form=text)
        else:
            known = [*COLOURS, *SHAPES, *forms]
            if len(text) <= LONGEST_SIGN and not text.islower():
                known = []
            quoted = f'a sign stands in quotes: "{text}"' if not known else ""
            hint = quoted or did_you_mean(text, known) or f'there are {", ".join(known)}, and signs such as "▲"'
            self.problems.error("RW224", word.span, f"nothing can look '{text}' here", hint)
        return style
