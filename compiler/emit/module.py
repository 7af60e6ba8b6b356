"""A program as the text of a Cython module: everything is gathered, then laid out by the templates.

The same program yields the same text, byte for byte. No text of a definition becomes code: see names.py.
"""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import Any

import jinja2

from rulewright.compiler.analyse.facts import Facts
from rulewright.compiler.analyse.rewrite import rewritten_program
from rulewright.compiler.depth import room
from rulewright.compiler.emit.shapes import declarations
from rulewright.compiler.low import nodes as low
from rulewright.compiler.low.printer import WIDTH, function_text, table_head, table_lines
from rulewright.compiler.low.read import quoted
from rulewright.compiler.low.rewrite import walk
from rulewright.compiler.low.spec import verify_low
from rulewright.compiler.low.types import surroundings
from rulewright.compiler.lower.after_write import kept_state, network_member
from rulewright.compiler.lower.arriving import arrival_tables
from rulewright.compiler.lower.asked import arg_offsets, arg_words, asked, passed_from
from rulewright.compiler.lower.chance import most_outcomes, outcomes_function
from rulewright.compiler.lower.context import Lines, Module, braces
from rulewright.compiler.lower.entries import (
    enter_point,
    enter_tried_point,
    entry_procs,
    given_structs,
    happen_point,
    passed_members,
    push,
)
from rulewright.compiler.lower.expressions import expression
from rulewright.compiler.lower.flow import flow_functions
from rulewright.compiler.lower.invariants import invariant_functions
from rulewright.compiler.lower.moves import is_legal, legal
from rulewright.compiler.lower.names import safe_comment, safe_name
from rulewright.compiler.lower.networks import network_functions, network_members
from rulewright.compiler.lower.outside import check_tables
from rulewright.compiler.lower.places import flow_scope
from rulewright.compiler.lower.scores import score_functions
from rulewright.compiler.lower.states import initial
from rulewright.compiler.lower.storage import field_member, struct_members
from rulewright.compiler.lower.tables import narrowest
from rulewright.compiler.lower.types import set_words, size_of
from rulewright.compiler.optimise import PASSES, optimised
from rulewright.compiler.optimise_low import LOW_PASSES
from rulewright.compiler.passes import NONE, chosen
from rulewright.runtime import ir
from rulewright.runtime.backend import POSTPONED
from rulewright.runtime.circles import endless_places
from rulewright.runtime.effort import ASKED, CHUNK, TOO_LONG, TRIAL_DEPTH, TRIAL_STEPS, WORK, most_moves
from rulewright.runtime.layout import layout_of
from rulewright.runtime.walking import prefers_of

TEMPLATES = Path(__file__).resolve().parent / "templates"
NATIVE = Path(__file__).resolve().parents[2] / "runtime" / "native"
INCLUDED = re.compile(r'^include "(\w+\.pxi)"$', re.MULTILINE)
SMALL = 8192  # a derived region up to so many bytes is copied along; a larger one is found afresh
BREATH = 256  # decisions of a playout between two looks at whether the user has interrupted
FEW = 16  # so many moves need no memory of their own
RUN = (
    ("uint64_t", "r_seed"),
    ("uint64_t", "r_counter"),
    ("uint64_t", "r_explicit"),
    ("uint64_t", "r_floor"),
    ("int32_t", "r_fault"),
    ("int32_t", "r_failure"),
    ("int32_t", "r_spent"),
    ("int32_t", "r_alarm"),
    ("int32_t", "r_depth"),
    ("int32_t", "r_asked"),
    ("int32_t", "r_look"),
    ("int32_t", "r_listed"),
    ("int32_t", "r_place"),
    ("uint32_t", "r_known"),
    ("uint32_t", "r_true"),
)
RUN_SIZE = 76
SHARED = (
    "OPTION_COUNT",
    "FIRST_OPTION",
    "FIRST_ARG",
    "ARG_KIND",
    "ARG_SIZE",
    "ARG_OFFSET",
)  # read by positions.pyx too
DEEP = 10_000  # calls within calls while a module is written
IN_LIST = quoted("""\
cdef bint is_legal_here "rules_is_legal"(S* s, Move* m) noexcept nogil:
    cdef Moves all_moves
    cdef bint found
    no_moves(&all_moves)
    legal_here(s, &all_moves)
    found = has_move(&all_moves, m)
    drop(&all_moves)
    return found
""")


@dataclass(frozen=True, slots=True)
class Member:
    """A member of the struct."""

    kind: str
    name: str
    extent: str
    offset: int | None
    comment: str


def emit(program: ir.Program, passes: bool = True) -> str:
    """The module of a program; without `passes` nothing is done that is only for speed."""
    return emit_passed(program, chosen() if passes else NONE)


def emit_passed(program: ir.Program, passes: frozenset[str], verify: bool = False) -> str:
    """The module of a program after some passes; with `verify` what each of them makes is checked."""
    with room(DEEP):
        stages, module = lowered(program, passes, verify)
        text = _rendered(stages, module)
        if verify:
            around = surroundings(with_shared(text))
            for stage in stages:
                verify_low(stage, around)
    return text


def with_shared(text: str) -> str:
    """A module's text with the files that it includes."""
    return INCLUDED.sub(lambda found: (NATIVE / found[1]).read_text(encoding="utf-8"), text)


def emit_low(program: ir.Program, passes: frozenset[str]) -> str:
    """The low IR of a program, in its notation."""
    with room(DEEP):
        stage = lowered(program, passes)[0][-1]
        return "\n\n".join(function_text(one) for one in (*stage.functions, *stage.checks))


def lowered(program: ir.Program, passes: frozenset[str], verify: bool = False) -> tuple[list[low.Module], Module]:
    """The low IR as it is lowered and after each pass over it, and what was found out on the way."""
    with room(DEEP):
        wanted = tuple(one for one in PASSES if one.__name__ in passes)
        plain = optimised(_without_words(program), wanted, verify)
        module = Module(plain, layout_of(plain), Facts(plain), passes)
        stages = [_lowered(module)]
        for one in LOW_PASSES:
            if one.__name__ in passes:
                stages.append(one(stages[-1]))
    return stages, module


def _without_words(program: ir.Program) -> ir.Program:
    """The program without what only the log is about; a `Touch` takes the place of a line told, so that effort stays the same."""

    def change(node: Any) -> Any:
        match node:
            case ir.Tell():
                return ir.Touch(())
            case ir.Chance(seen=seen) if seen is not None:
                return replace(node, seen=None)
        return node

    return rewritten_program(program, change)


def _lowered(module: Module) -> low.Module:
    module.texts = partial(_text, module)
    for name in ("#stack", "#point", "#base", "#top", "#winners", "#over", "#actor"):
        field_member(name, module)
    return low.Module(tuple(_functions(module)), tuple(_checks(module)), (), ())


def _rendered(stages: list[low.Module], module: Module) -> str:
    lowered = stages[-1]
    called = {node.function for node in walk(stages[0]) if isinstance(node, low.Call)}
    return (
        _environment()
        .get_template("module.pyx.jinja")
        .render(
            _layout(module),
            checks=[function_text(one) for one in lowered.checks],
            **_face(module, [function_text(one) for one in lowered.functions], called),
        )
    )


@cache
def _environment() -> jinja2.Environment:
    """One for all modules: it keeps the templates that it has read."""
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )


def _text(module: Module, expr: ir.Expr, scope: object) -> low.Expr:
    return expression(expr, scope, module)  # type: ignore[arg-type]


def _functions(module: Module) -> list[low.Function]:
    """All functions; helpers that come up while these are written stand before them."""
    push(0, low.STATE, 0, module)
    made = [
        initial(module),
        *network_functions(module),
        *_start(module),
        *score_functions(module),
        *flow_functions(module),
        _here(module, "legal"),
        _here(module, "is_legal"),
        outcomes_function(module),
        *check_tables(module),
    ]
    return [*module.functions, *made]


def _start(module: Module) -> list[low.Function]:
    """The functions that make the first frame, and find what is kept about a position."""
    begin, prepare = Lines(), Lines()
    begin.add(low.do("initialise", low.STATE), low.do("rested", low.STATE), low.Do(push(0, low.STATE, 0, module)))
    for network in module.program.networks:
        if kept_state(network, module):
            prepare.add(low.do(safe_name("net_find", network.name), low.STATE))
    return [
        begin.function('cdef void begin_play "rules_begin"(S* s) noexcept nogil'),
        prepare.function('cdef void prepare "rules_prepare"(S* s) noexcept nogil'),
    ]


def _checks(module: Module) -> list[low.Function]:
    """The invariants and what only they need: they stand apart, where the C compiler is not asked to try hard."""
    before = len(module.functions)
    made = invariant_functions(module)
    return [*module.functions[before:], *made]


def _here(module: Module, what: str) -> low.Function:
    """`legal_here`, `is_legal_here`: a decision's function for the point at which the flow rests."""
    if what == "is_legal" and module.compact:
        return IN_LIST
    lines = Lines()
    point, actor = (low.field(field_member(name, module)) for name in ("#point", "#actor"))
    make, last = (legal, low.Local("out")) if what == "legal" else (is_legal, low.Local("m"))
    for number, decision in enumerate(module.program.decisions):
        found = asked(decision.number, module)
        scope = flow_scope(found.proc, None, module)
        call = low.call(make(found, module), *passed_from(found, actor, scope), last)
        with lines.block(low.If(low.eq(point, decision.block)), chained=number > 0):
            lines.add(low.Do(call) if what == "legal" else low.returns(call))
    if what == "legal":
        return lines.function('cdef void legal_here "rules_legal"(S* s, Moves* out) noexcept nogil')
    lines.add(low.returns(low.FALSE))
    return lines.function('cdef bint is_legal_here "rules_is_legal"(S* s, Move* m) noexcept nogil')


# ---------------------------------------------------------------- the struct


def _members(module: Module) -> tuple[list[Member], bool]:
    """The members of the struct, and whether it must be packed so that they lie where the layout says."""
    members: list[Member] = []
    stack = field_member("#stack", module)
    packed = any(offset % _width(kind) for kind, _, _, offset, _ in struct_members(module))
    end = 0
    for kind, name, count, offset, comment in struct_members(module):
        width = _width(kind)
        if offset > end and packed:
            members.append(Member("uint8_t", f"pad_{end}", f"[{offset - end}]", end, ""))
        members.append(Member(kind, name, f"[{count}]" if count > 1 or name == stack else "", offset, comment))
        end = offset + count * width
    if module.layout.size > end:
        members.append(Member("uint8_t", "pad_end", f"[{module.layout.size - end}]", end, ""))
    members += [Member(kind, name, "", None, "") for kind, name in RUN]
    members += [Member(kind, name, f"[{n}]" if n > 1 else "", None, "") for kind, name, n in _derived(module)]
    return members, packed


def _width(kind: str) -> int:
    """Bytes of a C integer type."""
    return int("".join(c for c in kind if c.isdigit())) // 8


def _derived(module: Module) -> list[tuple[str, str, int]]:
    """The members of the derived region, widest first, so that there is no padding between them."""
    return sorted(network_members(module), key=lambda member: -_width(member[0]))


def _layout(module: Module) -> dict[str, object]:
    program = module.program
    members, packed = _members(module)
    numbers = ", ".join(f"{name} = {value}" for name, value in _numbers(module).items())
    stale = [f"(s)->{network_member(network, 'stale')} = 1" for network in program.networks]
    return {
        "title": safe_comment(program.title),
        "seats": program.seats,
        "members": members,
        "packed": packed,
        "plain": module.layout.size,
        "numbers": textwrap.wrap(numbers, WIDTH - 8),
        "forget": f"({', '.join(stale)})" if stale and _is_found_afresh(module) else "((void)0)",
        "compact": module.compact,
    }


def _is_found_afresh(module: Module) -> bool:
    """Whether what is derived from a position is too large to be copied along."""
    return sum(count * _width(kind) for kind, _, count in _derived(module)) > SMALL


def _numbers(module: Module) -> dict[str, object]:
    """The numbers that rules.h wants to know."""
    program, layout = module.program, module.layout
    words = [
        sum(arg_words(param.type, module) for param in option.params) for d in program.decisions for option in d.options
    ]
    return {
        "SEATS": program.seats,
        "TOGETHER": int(program.together),
        "PLAIN": layout.size,
        "COPIED": layout.size + RUN_SIZE if _is_found_afresh(module) else "sizeof(S)",
        "STACK": layout.stack_size,
        "MOST_FRAMES": layout.stack_size // 8 + 1,
        "ENTRY": program.procs[0].entry,
        "RULES_CALL_RULES": int(any(isinstance(block.end, ir.CallRules) for block in program.blocks)),
        "MOVE_WORDS": max([1, *words]),
        "FEW": FEW,
        "MOST_MOVES": most_moves(program),
        "MOST_OUTCOMES": most_outcomes(module),
        "SCORE_LINES": len(program.scores),
        "RANK_KEYS": len(program.rank) or 1,
        "INVARIANTS": len(program.invariants),
        "MEMORY": module.fault("memory", "there is no memory left", ir.Where()),
        "UNFINISHED": module.fault("RW612", "the game is not over", ir.Where()),
        "INTERRUPTED": module.fault("interrupted", "interrupted", ir.Where()),
        "WORK": WORK,
        "CHUNK": CHUNK,
        "BREATH": BREATH,
        "TRIAL_STEPS": TRIAL_STEPS,
        "TRIAL_DEPTH": TRIAL_DEPTH,
        "MOST_ASKED": ASKED,
    }


# ---------------------------------------------------------------- tables for the face


def _face(module: Module, functions: list[str], called: set[str]) -> dict[str, object]:
    program = module.program
    tables = _point_tables(module) | _option_tables(module) | (arrival_tables(module) if module.compact else {})
    flags = {
        name: [int(getattr(block, name.lower())) for block in program.blocks] or [0]
        for name in ("NEEDS", "FAILS", "SCOPED")
    }
    flags["POSTPONED"] = [0, *(int(code in POSTPONED) for code, _, _ in module.faults)]
    constants = [*module.tables.values()]
    constants += [
        _table(name, values, "int32_t" if name in SHARED else narrowest(values)) for name, values in tables.items()
    ]
    constants += [_table(name, values, "uint8_t") for name, values in flags.items()]
    faults = [
        (ascii((code, message))[1:-1], ascii((where.file, int(where.line), int(where.column)))[1:-1])
        for code, message, where in module.faults
    ]
    return {
        "functions": functions,
        "shapes": list(module.shapes.values()),
        "declarations": list(declarations(module.shapes.values(), called)),
        "tables": [line for one in constants for line in table_lines(one)],
        "externs": [table_head(one) for one in constants],
        "structs": given_structs(module),
        "passed": passed_members(module),
        "faults": faults,
    }


def _table(name: str, values: list[int], kind: str) -> low.Table:
    return low.Table(low.type_named(kind), name, braces(values), len(values))


def _point_tables(module: Module) -> dict[str, list[int]]:
    """By block: what rests there, whose frame it belongs to, and where that lies."""
    program, frames = module.program, module.layout.frames
    found: dict[str, list[int]] = {
        name: [] for name in ("POINT_KIND", "DECISION_AT", "HAPPEN_AT", "FRAME_SIZE", "RETURN_AT", "PROC_OF")
    }
    for block in program.blocks:
        is_chance = isinstance(block.end, ir.Chance)
        found["POINT_KIND"].append(1 if is_chance else 0 if isinstance(block.end, ir.Ask) else 2)
        found["DECISION_AT"].append(block.end.decision if isinstance(block.end, ir.Ask) else -1)
        found["HAPPEN_AT"].append(happen_point(block.number, module) if is_chance else 0)
        found["FRAME_SIZE"].append(frames[block.proc].size)
        found["RETURN_AT"].append(frames[block.proc].return_offset)
        found["PROC_OF"].append(block.proc)
    found["PROC_AT"] = [*found["PROC_OF"], *entry_procs(module)]
    places = [*endless_places(program), *(program.procs[number].where for number in entry_procs(module))]
    found["ENDLESS_AT"] = [module.fault("RW611", TOO_LONG, place) for place in places]
    return found


def _option_tables(module: Module) -> dict[str, list[int]]:
    """By decision and option: the kinds of the arguments of moves, and where they lie in a move."""
    found: dict[str, list[int]] = {
        "ENTER_AT": [],
        "OPTION_COUNT": [],
        "FIRST_OPTION": [],
        "FIRST_ARG": [],
        "ARG_KIND": [],
        "ARG_SIZE": [],
        "ARG_OFFSET": [],
        "WANTED": [],
        "TRIED_AT": [],
        "JOIN_OF": [],
        "BODIES_END": [],
        "BLOCK_OF": [],
    }
    options = 0
    for decision in module.program.decisions:
        found["ENTER_AT"].append(enter_point(decision.number, module))
        found["TRIED_AT"].append(enter_tried_point(decision.number, module))
        found["JOIN_OF"].append(decision.join)
        found["BODIES_END"].append(decision.bodies_end)
        found["BLOCK_OF"].append(decision.block)
        found["OPTION_COUNT"].append(len(decision.options))
        found["FIRST_OPTION"].append(options)
        options += len(decision.options)
        for option in decision.options:
            found["FIRST_ARG"].append(len(found["ARG_KIND"]))
            for param, offset in zip(option.params, arg_offsets(option, module), strict=True):
                kind, size = _arg_kind(param.type, module)
                found["ARG_KIND"].append(kind)
                found["ARG_SIZE"].append(size)
                found["ARG_OFFSET"].append(offset)
            found["WANTED"].append(len({prefer.order for prefer in prefers_of(module.program, decision, option)}))
    found["FIRST_ARG"].append(len(found["ARG_KIND"]))
    return {name: values or [0] for name, values in found.items()}


def _arg_kind(kind: ir.Type, module: Module) -> tuple[int, int]:
    """0 a number, 1 a word, 2 words, 3 counts; and how many bytes."""
    match kind:
        case ir.SetOf(item):
            words = set_words(item, module)
            return (1, 8) if words == 1 else (2, 8 * words)
        case ir.BagOf(item):
            return 3, size_of(item, module)
        case ir.Mark():
            return 1, 8
    return 0, 8
