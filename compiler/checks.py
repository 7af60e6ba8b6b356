"""What a careful reader would ask about: names given twice, things never used, conditions and decisions that are settled
before the game begins, states too large to copy."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from rulewright.compiler import ast
from rulewright.compiler.core_functions import CORE, YIELDING
from rulewright.compiler.diagnostics import Problems
from rulewright.compiler.source import Span
from rulewright.compiler.walk_ast import children
from rulewright.compiler.world import World
from rulewright.runtime import ir
from rulewright.runtime.layout import layout_of

WORDS_OF_VALUES = ("you", "players", "winners", "total", "this", "none", "yes", "no")
WORDS_OF_TYPES = ("Player", "Direction", "fingerprint")
WORDS_OF_TABLES = ("id", "name", "rule")
BYTES_MAX = 1 << 20
VARYING = ("players", "Player", "this")  # what differs from one number of players, or from one row, to the next
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
    text = _Mentions(world)
    for name, declaration in world.state_decls.items():
        if name not in text.read:
            if name not in text.written or declaration.seen == "none":
                hint = "nothing reads it, and nobody sees it"
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


def _name_span(declaration: ast.State, name: str) -> Span:
    return declaration.name_spans[declaration.names.index(name)]


def _members_of(world: World, name: str) -> set[str]:
    if name in world.enum_decls:
        return {member.name for member in world.enum_decls[name].members}
    if name in world.table_decls:
        return set(world.components.tables[name].ids)
    if name in world.board_decls:
        return {*world.components.boards[name].names, *(way for way, _, _ in world.components.boards[name].ways)}
    return set()


def mentions(world: World) -> set[str]:
    """The names that stand anywhere in the text of a game, in reasons too, save in a thing's own declaration."""
    found: set[str] = set()
    for declaration in (*world.game.declarations, *_cells(world)):
        own = getattr(declaration, "name", None)
        for node in _nodes(declaration):
            if isinstance(node, ast.Name | ast.Call | ast.Command | ast.Layer) and node.name != own:
                found.add(node.name)
        found.update(name for reason in _reasons(_nodes(declaration)) for name in _PLACE.findall(reason) if name != own)
    return found


_PLACE = re.compile(r"\{(\w+)\}")


def _reasons(nodes: list[Any]) -> list[str]:
    return [node.tags.reason for node in nodes if hasattr(node, "tags") and node.tags.reason]


def _cells(world: World) -> Iterator[Any]:
    """The texts in the cells of tables."""
    for rows in world.table_rows.values():
        for row in rows:
            yield from row.parsed.values()


class _Mentions:
    """The names that the text of a game reads, and those it writes."""

    def __init__(self, world: World) -> None:
        self.read: set[str] = set()
        self.written: set[str] = set()
        for declaration in world.game.declarations:
            self.visit(declaration)
        for parsed in _cells(world):
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
    nodes = _nodes(declaration)
    lets = [node for node in nodes if isinstance(node, ast.Let | ast.Var)]
    if not lets:
        return
    used = {node.name for node in nodes if isinstance(node, ast.Name | ast.Call)}
    reasons = _reasons(nodes)
    for node in lets:
        if node.name == "you":  # whoever acts is handed on silently
            continue
        if node.name not in used and not any(f"{{{node.name}}}" in reason for reason in reasons):
            world.problems.warn("RW912", node.span, f"'{node.name}' is never used", "remove the line")


def _nodes(node: Any) -> list[Any]:
    """A node and everything in it, in the order written."""
    found, waiting = [], [node]
    while waiting:
        one = waiting.pop()
        found.append(one)
        waiting += reversed(list(children(one)))
    return found


# ---------------------------------------------------------------- what is settled before the game begins


def check_condition(world: World, node: ast.Expr, condition: ir.Expr, words: str) -> None:
    """A condition that is always the same, whatever the options are; a plain `yes` or `no` is written on purpose."""
    if not isinstance(condition, ir.Const) or isinstance(node, ast.Constant) or _depends(world, node, set()):
        return
    if condition.value:
        world.problems.warn("RW904", node.span, f"this {words} always holds", "it needs no test")
    else:
        world.problems.warn("RW905", node.span, f"this {words} never holds", "nothing in the game can change that")


def _depends(world: World, node: Any, seen: set[str]) -> bool:
    """Whether a text asks about options or the number of players, itself or through defs."""
    if isinstance(node, ast.Name | ast.Call) and node.name not in seen:
        seen.add(node.name)
        if node.name in world.option_decls or node.name in world.board_decls or node.name in VARYING:
            return True
        if any(_depends(world, (clause.lets, clause.result), seen) for clause in world.defs.get(node.name, ())):
            return True
    return any(_depends(world, part, seen) for part in children(node))


def check_decision(world: World, node: ast.Choice, options: Iterable[ir.Option], can_be_skipped: bool) -> None:
    """Options that can never be chosen, and decisions that have no other."""
    pairs = list(zip(node.alternatives, options))
    if not can_be_skipped and all(_is_empty_handed(world, *pair) or _is_barred(world, *pair) for pair in pairs):
        hint = "without a move the game is stuck here; add an option, or 'otherwise'"
        world.problems.warn("RW910", node.span, "this decision can never have a move", hint)
        return
    for one, option in pairs:
        if _is_empty_handed(world, one, option):
            world.problems.warn("RW911", one.span, f"the option '{one.name}' can never be chosen: its range is empty")


def _is_empty_handed(world: World, node: ast.Alternative, option: ir.Option) -> bool:
    """Whether there is never anything to choose from."""
    pairs = zip(node.ranges, option.params)
    return any(_is_empty(param.source) and not _depends(world, ranging.source, set()) for ranging, param in pairs)


def _is_barred(world: World, node: ast.Alternative, option: ir.Option) -> bool:
    """Whether a guard at the head of an option never holds."""
    guards = [one for one in node.body if isinstance(one, ast.Require)]
    tests = [one for one in option.lead if isinstance(one, ir.Require)]
    return any(
        test.condition == ir.Const(0, ir.Truth()) and not _depends(world, guard.condition, set())
        for guard, test in zip(guards, tests)
    )


def _is_empty(source: ir.Expr) -> bool:
    match source:
        case ir.Const(value, ir.SetOf() | ir.ListOf()):
            return not value
        case ir.Op("between", (ir.Const(low), ir.Const(high))):
            return bool(low > high)
        case _:
            return False


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
