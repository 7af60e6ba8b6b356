"""What a careful reader would ask about: names given twice, things never used, states too large to copy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulewright.compiler.elaborate.core_functions import CORE, YIELDING
from rulewright.compiler.elaborate.mentions import mentions, nodes_of, reasons_of, texts_of_cells
from rulewright.compiler.elaborate.tables import WORDS_OF_ALL
from rulewright.compiler.elaborate.world import World
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.definition import LIBRARY
from rulewright.compiler.syntax.diagnostics import Problems
from rulewright.compiler.syntax.source import Span
from rulewright.compiler.syntax.walk import children
from rulewright.runtime import ir
from rulewright.runtime.layout import layout_of

WORDS_OF_VALUES = ("you", "players", "winners", "total", "this", "none", "yes", "no")
WORDS_OF_TYPES = ("Player", "Direction", "fingerprint")
WORDS_OF_TABLES = ("id", "name", "rule")
BYTES_MAX = 1 << 20
CHANGING = {"add": 1, "remove": 1, "put": 1, "clear": 0, "shuffle": 0}  # which argument a built-in verb changes
VERBS = (*CHANGING, "draw", "roll", "require", "prefer", "do", "let", "var", "repeat", "stop", "finish")

# ---------------------------------------------------------------- names


def check_names(world: World) -> None:
    """Names that the language has taken, and names that stand twice in one line."""
    for declaration in world.game.declarations:
        _check_taken(declaration, world.problems)
        for what, names in _lists_of_names(declaration):
            seen: set[str] = set()
            for name, span in names:
                if name in seen:
                    world.problems.error(
                        "RW202", span, f"'{name}' stands twice among the {what}", "give one of them another name"
                    )
                seen.add(name)


def _check_taken(declaration: ast.Declaration, problems: Problems) -> None:
    taken: tuple[str, ...]
    match declaration:
        case ast.Enum(name) | ast.Record(name) | ast.Table(name):
            taken = WORDS_OF_TYPES
            if not name[0].isupper():
                hint = f"write '{type(declaration).__name__.lower()} {name[0].upper()}{name[1:]}'"
                problems.error("RW227", declaration.name_span, f"'{name}': a type begins with a capital letter", hint)
            for member in declaration.members if isinstance(declaration, ast.Enum) else ():
                _refuse(member.name, member.span, WORDS_OF_ALL, problems)
            for column in declaration.columns if isinstance(declaration, ast.Table) else ():
                for one in column.names:
                    _refuse(one, column.span, WORDS_OF_TABLES, problems)
        case ast.Def(name) if name in CORE and name not in YIELDING:
            taken = (name,)
        case ast.Option(name) | ast.Board(name) | ast.Network(name) | ast.Def(name) | ast.Score(name):
            taken = WORDS_OF_VALUES
        case ast.State(names):
            for one, span in zip(names, declaration.name_spans):
                _refuse(one, span, WORDS_OF_VALUES, problems)
            return
        case ast.Action(name):
            taken = VERBS
        case _:
            return
    _refuse(name, declaration.name_span, taken, problems)


def _refuse(name: str, span: Span, taken: tuple[str, ...], problems: Problems) -> None:
    if name in taken:
        problems.error("RW220", span, f"'{name}' is a word of the language", "choose another name")


def _lists_of_names(declaration: ast.Declaration) -> Iterator[tuple[str, list[tuple[str, Span]]]]:
    match declaration:
        case ast.Record(_, parts):
            yield "fields", [(part.name, part.span) for part in parts]
        case ast.Table(columns=columns):
            yield "columns", [(name, column.span) for column in columns for name in column.names]
            for column in columns:
                yield "parameters", [(part.name, part.span) for part in column.parameters]
        case ast.Board(directions=directions):
            yield "directions", [(one.name, one.span) for one in directions]
        case ast.Network(tallies=tallies):
            yield "tallies", [(one.name, one.span) for one in tallies]
        case ast.Def(parameters=parameters) | ast.Action(parameters=parameters):
            yield "parameters", [(one.name, one.span) for one in parameters if one.constant is None]
        case ast.Option(type=ast.ChoiceType(members, span)):
            yield "choices", [(member, span) for member in members]


# ---------------------------------------------------------------- what is never used


def check_used(world: World) -> None:
    """States nobody reads or writes, options and types nobody mentions, names for values that nobody wants."""
    text = Mentions(world)
    for name, declaration in world.state_decls.items():
        if name not in text.read:
            if name not in text.written or declaration.seen == "none":
                hint = "nothing reads it, and nobody sees it" if name in text.written else "nothing reads or changes it"
                world.problems.warn("RW907", _name_span(declaration, name), f"the state '{name}' is never used", hint)
        elif name not in text.written:
            hint = "declare it as a def if it never changes" if declaration.initial is not None else ""
            world.problems.warn("RW908", _name_span(declaration, name), f"the state '{name}' is never changed", hint)
    for name, option in world.option_decls.items():
        if name not in text.read:
            world.problems.warn("RW909", option.name_span, f"the option '{name}' changes nothing", "no line reads it")
    for kinds in (world.enum_decls, world.record_decls, world.table_decls, world.board_decls):
        for name, kind in kinds.items():
            if name not in text.read and not _members_of(world, name) & text.read:
                world.problems.warn(
                    "RW901", kind.name_span, f"the {type(kind).__name__.lower()} '{name}' is never used"
                )
    for telling in world.game.declarations:
        if isinstance(telling, ast.Action | ast.Play | ast.Def):
            _check_lets(world, telling)


def check_mentioned(world: World) -> None:
    """Defs and actions that no line mentions."""
    mentioned = mentions(world)
    for name, clauses in world.defs.items():
        if name not in mentioned and clauses[0].span.source.name != LIBRARY:
            world.problems.warn("RW901", clauses[0].name_span, f"the def '{name}' is never used")
    for name, action in world.actions.items():
        if name not in mentioned:
            world.problems.warn("RW901", action.name_span, f"the action '{name}' is never used")


def _name_span(declaration: ast.State, name: str) -> Span:
    return declaration.name_spans[declaration.names.index(name)]


def _members_of(world: World, name: str) -> set[str]:
    if name in world.enum_decls:
        return {member.name for member in world.enum_decls[name].members}
    if name in world.table_decls:
        return set(world.draft.tables[name].ids)
    if name in world.board_decls:
        return {*world.draft.boards[name].names, *(way for way, _, _ in world.draft.boards[name].ways)}
    return set()


class Mentions:
    """The names that the text of a game reads, and those it writes."""

    def __init__(self, world: World) -> None:
        self.read: set[str] = set()
        self.written: set[str] = set()
        for declaration in world.game.declarations:
            self.visit(declaration)
        for parsed in texts_of_cells(world):
            self.visit(parsed)

    def visit(self, node: Any) -> None:
        match node:
            case ast.Name(name) | ast.Yours(name) | ast.NamedType(name):
                self.read.add(name)
            case ast.Call(name) | ast.Column(per=str(name)) | ast.Network(over=name) | ast.Tally(index_type=str(name)):
                self.read.add(name)
            case ast.Assign(path, operator):
                self.write(path)
                if operator != "=":
                    self.visit(node.value)
                    return
            case ast.Draw(_, zone):
                self.write(zone)
                self.read.add(_root(zone))  # what is drawn has been looked at
                return
            case ast.Command(name, arguments) if name in CHANGING and len(arguments) > CHANGING[name]:
                self.command(arguments, CHANGING[name])
                return
        self.parts(node, skip_path=isinstance(node, ast.Assign))

    def parts(self, node: Any, skip_path: bool) -> None:
        for part in children(node):
            if not (skip_path and part is node.path):
                self.visit(part)

    def command(self, arguments: tuple[ast.Argument, ...], target: int) -> None:
        for at, argument in enumerate(arguments):
            if at == target:
                self.write(argument.value)
            else:
                self.visit(argument.value)

    def write(self, path: ast.Expr) -> None:
        """The root of a path is written, its indices are read."""
        self.written.add(_root(path))
        while isinstance(path, ast.At | ast.Attribute):
            if isinstance(path, ast.At):
                self.visit(path.indices)
            path = path.item


def _root(path: ast.Expr) -> str:
    while isinstance(path, ast.At | ast.Attribute):
        path = path.item
    return path.name if isinstance(path, ast.Name | ast.Yours) else ""


def _check_lets(world: World, declaration: ast.Action | ast.Play | ast.Def) -> None:
    nodes = nodes_of(declaration)
    lets = [node for node in nodes if isinstance(node, ast.Let | ast.Var)]
    if not lets:
        return
    used = {node.name for node in nodes if isinstance(node, ast.Name | ast.Call)}
    reasons = reasons_of(nodes)
    for node in lets:
        if node.name == "you":  # whoever acts is handed on silently
            continue
        if node.name not in used and not any(f"{{{node.name}}}" in reason for reason in reasons):
            world.problems.warn("RW912", node.span, f"'{node.name}' is never used", "remove the line")


# ---------------------------------------------------------------- sizes


def check_size(program: ir.Program, world: World) -> None:
    """A state is copied at every move, so it may not be large."""
    layout = layout_of(program)
    if layout.size <= BYTES_MAX:
        return
    largest = max(layout.fields, key=lambda field: field.size)
    declaration = world.state_decls.get(largest.name)
    span = _name_span(declaration, largest.name) if declaration is not None else world.game.span
    message = f"a position of this game takes {layout.size:,} bytes, more than {BYTES_MAX:,}"
    world.problems.error(
        "RW376",
        span,
        message,
        f"the largest part is '{largest.name.lstrip('#')}': give it fewer elements, or shorter lists",
    )
