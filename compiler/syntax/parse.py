"""Read games, variants, scenarios and the cells of tables into the syntax tree.

    text  ->  lark's tree  ->  ast

This is the only file that knows lark. What is wrong with a text is put into words by `syntax_errors`.
"""

from __future__ import annotations

import io
import os
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from copy import copy
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar, cast

import lark
from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken
from lark.indenter import Indenter
from lark.lexer import PatternStr
from lark.parsers.lalr_interactive_parser import InteractiveParser

from rulewright.compiler.cache.entries import keep, kept, key_of
from rulewright.compiler.cache.plain_data import thawed
from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax import mistakes as syntax_errors
from rulewright.compiler.syntax.diagnostics import Problem, Problems
from rulewright.compiler.syntax.kept_trees import Trees
from rulewright.compiler.syntax.parse_failure import LAYOUT, Found, Stuck, span_between
from rulewright.compiler.syntax.scenario_parts import Part, parts
from rulewright.compiler.syntax.shape.declarations import shape_declarations, shape_game
from rulewright.compiler.syntax.shape.expressions import shape_formula
from rulewright.compiler.syntax.shape.looks import LookLine, shape_looks
from rulewright.compiler.syntax.shape.scenarios import Header, shape_part
from rulewright.compiler.syntax.shape.statements import shape_rules
from rulewright.compiler.syntax.shape.tree import DEEPEST, Origin, TooDeep, TooLong
from rulewright.compiler.syntax.shape.variants import shape_patches, shape_variant
from rulewright.compiler.syntax.source import Source

GRAMMARS = Path(__file__).resolve().parents[2] / "grammar"
STARTS = {"game": ["game", "rules", "formula"], "variant": ["variant"], "scenario": ["scenarios"], "look": ["looks"]}
LARGEST = 1_000_000  # characters of one text
PARSERS = "parsers"
TOKENS = Token.__module__  # names of terminals that a grammar imports are tokens in a parser that is kept
MOST = 20  # problems reported of one text
KEPT = 1000  # trees of pieces of text
_TREES = Trees(KEPT)

Shaped = TypeVar("Shaped")


@dataclass(frozen=True)
class Form(Generic[Shaped]):
    """A kind of text: its grammar, the rule it is read by, and how its tree is shaped."""

    grammar: str
    start: str
    shape: Callable[[Origin, Any], Shaped]
    first: str = ""  # the rule that must come first, and only there

    @property
    def is_file(self) -> bool:
        return self.start not in ("rules", "formula")


GAME = Form("game", "game", shape_game, "title")
VARIANT = Form("variant", "variant", shape_variant, "header")
SCENARIO_PART = Form("scenario", "scenarios", shape_part)
LOOKS = Form("look", "looks", shape_looks)
RULES = Form("game", "rules", shape_rules)
FORMULA = Form("game", "formula", shape_formula)


# ---------------------------------------------------------------- what others call


def trees_kept(path: Path) -> AbstractContextManager[None]:
    """While a definition is read: what has not changed since last time is not read again."""
    return _TREES.kept_as(key_of(*map(_version, sorted(STARTS)), _own_text(), os.path.abspath(path)))


def parse_game(source: Source, problems: Problems) -> ast.Game | None:
    """The game written in `source`, or None if it has problems."""
    return _read(GAME, source.text, Origin(source), problems)


def parse_pieces(source: Source) -> tuple[ast.Declaration | ast.Patch, ...]:
    """What can be read of a game or variant, piece by piece: for editors, while the rest is still being written."""
    form, shape = (VARIANT, shape_patches) if source.name.endswith(".variant") else (GAME, shape_declarations)
    found: list[Any] = []
    if syntax_errors.refuse(source.text, Origin(source), LARGEST):
        return ()
    text, origin = _framed(source.text.removeprefix("\ufeff"), Origin(source))
    for moved, chunk in _placed(text, origin):
        try:
            found += shape(moved, _tree(form.grammar, form.start, chunk))
        except (UnexpectedInput, BadDedent, TooDeep):
            continue
    return tuple(found)


def parse_variant(source: Source, problems: Problems) -> ast.Variant | None:
    """The variant written in `source`, or None if it has problems."""
    return _read(VARIANT, source.text, Origin(source), problems)


def parse_scenarios(source: Source, problems: Problems) -> ast.Scenarios | None:
    """The scenarios written in `source`: all parts that can be read; None if it is not even known which game they are
    for."""
    text = source.text.removeprefix("\ufeff")
    if refused := syntax_errors.refuse(text, Origin(source), LARGEST):
        problems.add(refused)
        return None
    read: list[Any] = []
    for part in parts(source, text) if CONTENT.search(text) else ():
        if isinstance(part, Problem):
            problems.add(part)
        elif len(problems.found) < MOST:
            read += _read_part(part, problems)
    return _scenarios(source, read, problems)


def _read_part(part: Part, problems: Problems) -> list[Any]:
    """What a part of a file of scenarios says; nothing, and its problems collected, if it cannot be read."""
    shaped = _read(SCENARIO_PART, part.text, Origin(part.source, part.line), problems)
    if isinstance(shaped, ast.Scenario) and part.example is not None:
        title = shaped.title if part.named else f"{shaped.title}: {part.example.text}"
        shaped = replace(shaped, title=title, example=part.example)
    return [] if shaped is None else [shaped]


def _scenarios(source: Source, read: list[Any], problems: Problems) -> ast.Scenarios | None:
    """The parts together, if the first says which game they are for, and no other."""
    if not read or not isinstance(read[0], Header):
        if not problems.found:
            span = read[0].span if read else span_between(source.text, Origin(source), 0, 1)
            problems.add(syntax_errors.no_title("scenarios", span))
        return None
    header, *others = read
    for one in others:
        if isinstance(one, Header):
            problems.add(syntax_errors.second_title("scenarios", one.span))
    return ast.Scenarios(
        header.game,
        _all(ast.ExtraRow, others),
        _all(ast.Without, others),
        _all(ast.Borrowed, others),
        _all(ast.NamedPosition, others),
        _all(ast.Scenario, others),
        header.span,
        header.span,
    )


def parse_looks(source: Source, problems: Problems) -> tuple[LookLine, ...] | None:
    """The lines of a *.look file, or None if it has problems."""
    return _read(LOOKS, source.text, Origin(source), problems)


def _all(kind: type[Shaped], read: list[Any]) -> tuple[Shaped, ...]:
    return tuple(one for one in read if isinstance(one, kind))


def parse_rules(
    text: str, source: Source, line: int, column: int, problems: Problems
) -> tuple[ast.Statement, ...] | None:
    """The statements of a `rules` cell whose first character stands at `line` and `column` of `source`."""
    return _read(RULES, text, Origin(source, line, column), problems)


def parse_formula(text: str, source: Source, line: int, column: int, problems: Problems) -> ast.Expr | None:
    """The expression in a cell whose first character stands at `line` and `column` of `source`."""
    return _read(FORMULA, text, Origin(source, line, column), problems)


def tree_text(source: Source) -> str:
    """The parser's own tree of a text that can be read, indented (for looking at)."""
    form: Form[Any] = VARIANT if Path(source.name).suffix == ".variant" else GAME
    problems = Problems()
    _read(form, source.text, Origin(source), problems)
    problems.raise_if_any()
    text, _ = _framed(source.text.removeprefix("\ufeff"), Origin(source))
    return _parser(form.grammar).parse(text, start=form.start).pretty()


# ---------------------------------------------------------------- reading


class Unreadable(Exception):
    """A text that is not shaped, and why."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__()
        self.problems = problems


def _read(form: Form[Shaped], text: str, origin: Origin, problems: Problems) -> Shaped | None:
    """The text shaped, or None and its problems collected."""
    try:
        return _shaped(form, text.removeprefix("\ufeff"), origin)
    except Unreadable as unreadable:
        for problem in unreadable.problems:
            problems.add(problem)
        return None


def _shaped(form: Form[Shaped], text: str, origin: Origin) -> Shaped:
    if problem := syntax_errors.refuse(text, origin, LARGEST):
        raise Unreadable([problem])
    text, origin = _framed(text, origin)
    try:
        if form.start == "game" and (whole := _in_pieces(form, text, origin)) is not None:
            return cast(Shaped, whole)
        tree = _tree(form.grammar, form.start, text)
        _check_title(form, tree, origin)
        return form.shape(origin, tree)
    except TooLong as error:
        raise Unreadable([syntax_errors.too_long(origin.span(error.place), error.hint)]) from None
    except TooDeep as error:
        raise Unreadable([syntax_errors.too_deep(origin.span(error.place))]) from None
    except (UnexpectedInput, BadDedent):
        raise Unreadable(_problems_of(form, text, origin)) from None


def _in_pieces(form: Form[Any], text: str, origin: Origin) -> ast.Game | None:
    """A game read declaration by declaration, each as it was kept if it has not changed; None if one cannot be read
    alone."""
    pieces: list[ast.Game] = []
    try:
        for moved, chunk in _placed(text, origin):
            pieces.append(form.shape(moved, _tree(form.grammar, form.start, chunk)))
    except (UnexpectedInput, BadDedent, TooDeep):
        return None
    titles = [one for piece in pieces for one in piece.declarations if isinstance(one, ast.Title)]
    if form.first and (not titles or len(titles) > 1 or pieces[0].declarations[0] is not titles[0]):
        return None  # to be told in order
    return ast.Game(tuple(one for piece in pieces for one in piece.declarations), pieces[0].span.to(pieces[-1].span))


def _tree(grammar: str, start: str, text: str) -> Any:
    """The parser's tree of a text."""
    return _TREES.of((grammar, start, text), lambda: _parser(grammar).parse(text, start=start))


def _framed(text: str, origin: Origin) -> tuple[str, Origin]:
    """The text between line ends, so that its first line is indented or not like any other."""
    return f"\n{text}\n", Origin(origin.source, origin.line - 1, origin.column)


def _check_title(form: Form[Any], tree: Any, origin: Origin) -> None:
    """The title comes first, and only there."""
    if not form.first:
        return
    first, *others = tree.children
    if first.data != form.first:
        raise Unreadable([syntax_errors.no_title(form.start, origin.span(first.meta))])
    if doubles := [origin.span(child.meta) for child in others if child.data == form.first]:
        raise Unreadable([syntax_errors.second_title(form.start, span) for span in doubles])


# ---------------------------------------------------------------- finding every mistake


def _problems_of(form: Form[Any], text: str, origin: Origin) -> list[Problem]:
    """The first problem of each declaration of a text that cannot be read."""
    if form.first and not CONTENT.search(text):
        return [syntax_errors.no_title(form.start, span_between(text, origin, 1, 1))]
    found: list[Problem] = []
    for moved, chunk in _placed(text, origin) if form.is_file else ():
        if problem := None if _is_readable(form, chunk) else _problem_of(form, chunk, moved):
            found.append(problem)
        if len(found) == MOST:
            break
    if not found:
        whole = _problem_of(form, text, origin)
        assert whole, "a text that cannot be read has a problem"
        found.append(whole)
    return found


def _is_readable(form: Form[Any], text: str) -> bool:
    try:
        return bool(_tree(form.grammar, form.start, text))
    except (UnexpectedInput, BadDedent, TooDeep):
        return False


CONTENT = re.compile(r"^[ \t]*[^\s#]", re.MULTILINE)
CHUNK = re.compile(r"\n(?=[^\s#)\]}])")


def _placed(text: str, origin: Origin) -> Iterator[tuple[Origin, str]]:
    """The parts of a text that begin at the left margin, and where; each begins with a line end."""
    starts = [match.start() for match in CHUNK.finditer(text)]
    if not starts or CONTENT.search(text, 0, starts[0]):
        starts.insert(0, 0)
    line = origin.line + text.count("\n", 0, starts[0])
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        yield Origin(origin.source, line, origin.column), text[start:end] + "\n"
        line += text.count("\n", start, end)


def _problem_of(form: Form[Any], text: str, origin: Origin) -> Problem | None:
    """The first problem of a text, if it has one."""
    tokens: list[Token] = []  # those that could be read
    try:
        found = _first_unreadable(_parser(form.grammar).parse_interactive(text, start=form.start), text, tokens)
    except TooDeep as error:
        return syntax_errors.too_deep(origin.span(error.place))
    except BadDedent as error:
        return syntax_errors.bad_dedent(text, origin, error.offset, error.levels)
    if found is None:
        return None
    return syntax_errors.explain(_stuck(form, text, origin, tokens, found))


def _first_unreadable(parser: InteractiveParser, text: str, tokens: list[Token]) -> Found | None:
    """Read until the end, or until something does not fit; what did is added to `tokens`."""
    try:
        tokens.extend(parser.iter_parse())
        parser.feed_token(Token("$END", "", len(text), end_pos=len(text)))
    except UnexpectedToken as error:
        if tokens and tokens[-1] is error.token:
            tokens.pop()
        return _found(error.token)
    except UnexpectedCharacters as error:
        offset = error.pos_in_stream or 0
        return Found("", offset, offset + 1)
    return None


def _stuck(form: Form[Any], text: str, origin: Origin, tokens: list[Token], found: Found) -> Stuck:
    """What is known where reading ended; the tokens are read once more, as the mistake has spoilt the parser."""
    grammar = _parser(form.grammar)
    parser = grammar.parse_interactive(start=form.start)
    accepted = accepts = frozenset(_accepted(parser, grammar))
    for index, token in enumerate(tokens, 1):
        parser.feed_token(token)
        if index >= len(tokens) - 1:
            accepted, accepts = accepts, frozenset(_accepted(parser, grammar))
    written_as = {
        _plain(terminal.name): terminal.pattern.value
        for terminal in grammar.terminals
        if isinstance(terminal.pattern, PatternStr)
    }
    return Stuck(text, origin, found, tuple(map(_found, tokens)), accepts, accepted, written_as)


def _accepted(parser: InteractiveParser, grammar: Lark) -> Iterator[str]:
    """The terminals that could come next. (`parser.accepts` overlooks those that are imported.)"""
    silent = copy(parser.parser_state.parse_conf)
    silent.callbacks = {}
    terminals = {terminal.name for terminal in grammar.terminals} | LAYOUT | {"$END"}
    for terminal in terminals & set(silent.states[parser.parser_state.position]):
        trial = parser.parser_state.copy(deepcopy_values=False)
        trial.parse_conf = silent
        try:
            trial.feed_token(Token(terminal, ""), terminal == "$END")
        except UnexpectedToken:
            continue
        yield _plain(terminal)


def _found(token: Token) -> Found:
    return Found(_plain(token.type), token.start_pos or 0, token.end_pos or 0)


def _plain(terminal: str) -> str:
    """A terminal's name as game.lark has it; lark prefixes what other grammars import."""
    return terminal.replace("game__", "")


# ---------------------------------------------------------------- blocks


class BadDedent(Exception):
    """A line whose indentation is that of no open block."""

    def __init__(self, offset: int, levels: tuple[int, ...]) -> None:
        super().__init__()
        self.offset = offset
        self.levels = levels


class Layout(Indenter):
    """Turns indentation into the beginnings and ends of blocks; inside brackets lines mean nothing."""

    NL_type = "_NL"
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    OPEN_PAREN_types: ClassVar = ["LPAR", "LSQB", "LBRACE"]
    CLOSE_PAREN_types: ClassVar = ["RPAR", "RSQB", "RBRACE"]
    tab_len = 8

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        levels = [0]
        brackets = 0
        for token in stream:
            if token.type == "_NL":
                if not brackets:
                    yield token
                    yield from self._blocks(token, levels)
                continue
            if token.type in self.OPEN_PAREN_types:
                brackets += 1
                if brackets > DEEPEST:
                    raise TooDeep(token)
            elif token.type in self.CLOSE_PAREN_types:
                brackets -= 1
            yield token
        for _ in levels[1:]:
            yield _block_sign(self.DEDENT_type, token)

    def _blocks(self, token: Token, levels: list[int]) -> Iterator[Token]:
        """The blocks that begin or end with the line after a line end."""
        indent = len(token) - token.rfind("\n") - 1
        if indent > levels[-1]:
            levels.append(indent)
            yield _block_sign(self.INDENT_type, token)
            return
        open_levels = tuple(levels)
        while indent < levels[-1]:
            levels.pop()
            yield _block_sign(self.DEDENT_type, token)
        if indent != levels[-1]:
            raise BadDedent(token.end_pos or 0, open_levels)


def _block_sign(kind: str, line_end: Token) -> Token:
    """The beginning or end of a block, which stands where the line after a line end begins."""
    line, column, offset = line_end.end_line, line_end.end_column, line_end.end_pos
    return Token(kind, "", offset, line, column, line, column, offset)


# ---------------------------------------------------------------- the parsers


@cache
def _parser(grammar: str) -> Lark:
    """The parser of a grammar: kept in the user's cache folder, since making it takes a third of a second."""
    name = f"{grammar}-{_version(grammar)}.parser"
    return _load(name) or _make(grammar, name)


def _version(grammar: str) -> str:
    text = "".join((GRAMMARS / f"{name}.lark").read_text("utf-8") for name in sorted({grammar, "game"}))
    return key_of(lark.__version__, str(STARTS), text)


def _own_text() -> bytes:
    """This file: how blocks and spans come about is written here, and trees that are kept depend on it."""
    return Path(__file__).read_bytes()


def _make(grammar: str, name: str) -> Lark:
    parser = Lark.open(
        str(GRAMMARS / f"{grammar}.lark"),
        parser="lalr",
        lexer="contextual",
        start=STARTS[grammar],
        maybe_placeholders=True,
        **_own_parts(),
    )
    _save(parser, name)
    return parser


def _own_parts() -> dict[str, Any]:
    """What is ours in a parser: it is not kept, but given again."""
    return {"postlex": Layout(), "propagate_positions": _is_part_of_head}


def _is_part_of_head(node: Any) -> bool:
    """Whether a node counts for the span of what it belongs to, which ends before tags and blocks."""
    if isinstance(node, Tree):
        return node.data not in BELOW
    return not isinstance(node, Token) or node.type not in LAYOUT


_BELOW = (
    "tags",
    "body",
    "block",
    "option_body",
    "columns",
    "directions",
    "links",
    "def_body",
    "elif",
    "else",
    "alternatives",
    "steps",
    "played",
    "listed",
)
BELOW = {*_BELOW, *(f"game__{rule}" for rule in _BELOW)}


def _load(name: str) -> Lark | None:
    """The parser that was kept, or None if there is none that can be used."""
    data, loader = kept(PARSERS, name), cast(Any, Lark)
    try:
        found: Lark | None = loader._load_from_dict(**thawed(data, TOKENS), **_own_parts()) if data else None
        return found
    except Exception:  # noqa: BLE001 - whatever is wrong with it, a new one will be made
        return None


def _save(parser: Lark, name: str) -> None:
    """Keep a parser for next time, if that is possible: as plain data, without what is ours in it."""
    stream = io.BytesIO()
    parser.save(stream, exclude_options=tuple(_own_parts()))
    keep(PARSERS, name, stream.getvalue())
