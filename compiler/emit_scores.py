"""Scores, totals and the ranking."""

from __future__ import annotations

from rulewright.compiler.emit_context import Lines, Module, Scope
from rulewright.compiler.emit_names import place_comment, safe_name
from rulewright.compiler.emit_states import getter, state_named
from rulewright.compiler.emit_storage import load, state_location
from rulewright.compiler.emit_types import c_type
from rulewright.runtime import ir


def score_name(name: str, module: Module) -> str:
    """The function of a score line, or of their sum."""
    for number, line in enumerate(module.program.scores):
        if line.name == name:
            return safe_name(f"score{number}", name)
    return "score_total"


def score_functions(module: Module) -> list[str]:
    """A function per score line, the total, and who is ranked first."""
    program = module.program
    found = [_score(line, module) for line in program.scores]
    lines = " + ".join(f"{score_name(line.name, module)}(s, seat)" for line in program.scores) or "0"
    found.append(f"cdef int score_total(S* s, int seat) noexcept nogil:\n    return {lines}\n")
    found.append(_every_score(module))
    return [*found, *(_key(number, key, module) for number, key in enumerate(program.rank)), _any_key(module), _ranked_first(module)]


def _score(line: ir.Score, module: Module) -> str:
    lines = Lines()
    if line.value is None:
        state = state_named(line.name, module)
        if state.index:
            lines.add(f"return {getter(state, (True,), module)}(s, seat) if seat else 0")
        else:
            lines.add(f"return {load(state_location(line.name, '0', module), module)} if seat else 0")
    else:
        scope = Scope(pure=True)
        for slot, about in enumerate(line.slots):
            scope.texts[slot], scope.types[slot] = f"v{slot}", about.type
        scope = scope.bind(0, ir.Seat(), "seat", True)
        with lines.block("if seat == 0"):
            lines.add("return 0")
        lines.add(f"return {module.text(line.value, scope)}")
    return lines.text(f"cdef int {score_name(line.name, module)}(S* s, int seat) noexcept nogil", place_comment(ir.Where(), line.rules))


def _every_score(module: Module) -> str:
    lines = Lines()
    for number, line in enumerate(module.program.scores):
        with lines.block(f"{'if' if number == 0 else 'elif'} line == {number}"):
            lines.add(f"return {score_name(line.name, module)}(s, seat)")
    lines.add("return 0")
    return lines.text("cdef int line_of_scores(S* s, int line, int seat) noexcept nogil")


def _key(number: int, key: ir.RankKey, module: Module) -> str:
    scope = Scope(pure=True).bind(0, ir.Seat(), "seat", True)
    value = module.text(key.value, scope)
    return f"cdef {c_type(key.value.type, module)} rank_key_{number}(S* s, int seat) noexcept nogil:\n    return {value}\n"


def _any_key(module: Module) -> str:
    """By what a seat is ranked, key by key; the total where nothing else is said."""
    lines = Lines()
    for number in range(len(module.program.rank)):
        with lines.block(f"{'if' if number == 0 else 'elif'} key == {number}"):
            lines.add(f"return rank_key_{number}(s, seat)")
    lines.add("return score_total(s, seat)")
    return lines.text("cdef int rank_key(S* s, int key, int seat) noexcept nogil")


def _ranked_first(module: Module) -> str:
    """All who share the top; in a game played together nobody wins."""
    program = module.program
    lines = Lines()
    if program.together:
        lines.add("return 0")
        return lines.text("cdef uint64_t ranked_first(S* s) noexcept nogil")
    keys = [f"rank_key_{number}" for number in range(len(program.rank))] or ["score_total"]
    lines.declared += [f"cdef int best[{len(keys)}]", f"cdef int keys[{len(keys)}]", "cdef uint64_t first = 0", "cdef int seat", "cdef int order"]
    with lines.block(f"for seat in range(1, {program.seats + 1})"):
        lines.add(*(f"keys[{number}] = {key}(s, seat)" for number, key in enumerate(keys)), "order = 0")
        for number in range(len(keys)):
            with lines.block(f"if order == 0 and seat > 1 and keys[{number}] != best[{number}]"):
                lines.add(f"order = 1 if keys[{number}] > best[{number}] else -1")
        with lines.block("if order > 0 or seat == 1"):
            lines.add("first = 0", *(f"best[{number}] = keys[{number}]" for number in range(len(keys))))
        with lines.block("if order >= 0"):
            lines.add("first |= rw_bit(seat - 1)")
    lines.add("return first")
    return lines.text("cdef uint64_t ranked_first(S* s) noexcept nogil")
