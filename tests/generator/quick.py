"""A backend built without Cython, quickly: the module's C printed by `cython_to_c`, compiled by tcc if it is there (else by the
usual compiler without optimisation), and called through ctypes."""

from __future__ import annotations

import ast
import ctypes
import re
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from generator.cython_to_c import c_of
from generator.outcome import outcome
from rulewright.compiler.native.build import HEADER, find_toolchain
from rulewright.runtime import compiled, ir

TCC_HEADER = Path(__file__).parent / "tcc.h"
OUTCOMES = 70_000
FACE = """
int x_size(void) { return sizeof(S); }
int x_move_size(void) { return sizeof(Move); }
int x_room(void) { return sizeof(((Move *)0)->args) / 8; }
int x_ended(S *s, int failed) { return failed || s->r_fault ? (s->r_fault ? s->r_fault : s->r_failure) : -1; }
int x_new(S *s, uint64_t seed, int explicit_chance) { return x_ended(s, begin(s, seed, explicit_chance)); }
int x_over(S *s) { return s->r_over; }
int x_actor(S *s) { return s->r_actor; }
int x_point(S *s) { return s->r_point; }
uint64_t x_seed(S *s) { return s->r_seed; }
uint64_t x_counter(S *s) { return s->r_counter; }
uint64_t x_winners(S *s) { return s->r_winners; }
int x_settle(S *s) { int site = s->r_fault; rested(s); s->r_fault = 0; return site; }
static Moves x_found;
int x_moves(S *s) { no_moves(&x_found); legal_here(s, &x_found); return x_found.count; }
void x_take(void *to) { memcpy(to, x_found.items, sizeof(Move) * x_found.count); drop(&x_found); }
int x_legal(S *s, Move *m) { return is_legal_here(s, m); }
int x_play(S *s, Move *m, int point) { rested(s); return x_ended(s, run(s, NULL, NULL, point, m)); }
int x_outcomes(S *s, int *values, int *weights) { return outcomes_of(s, values, weights); }
int x_line(S *s, int line, int seat) { return line_of_scores(s, line, seat); }
int x_key(S *s, int key, int seat) { return rank_key(s, key, seat); }
uint64_t x_perft(S *s, int depth) { uint64_t nodes = 0; s->r_explicit = 1; return perft_of(s, depth, &nodes); }
int x_broken(S *s, int number) { s->r_spent = 0; return !invariant_holds(s, number); }
int x_record(S *s, uint64_t seed, int number, int limit) {
    Sampler rng; no_moves(&rng.moves); no_moves(&x_found); rng.record = &x_found; rng.limit = limit;
    set_out(s); play_game(s, &rng, seed, number); drop(&rng.moves); return x_found.count; }
int x_total(S *s, int seat) { return score_total(s, seat); }
int x_read(S *s, void *data, int size, uint64_t seed, uint64_t counter, int explicit_chance) {
    initialise(s); memcpy(s, data, size); s->r_seed = seed; s->r_counter = counter; s->r_explicit = explicit_chance; return intact(s); }
int x_position(void) { return offsetof(S, r_seed); }
int x_point_kind(int p) { return POINT_KIND[p]; }
int x_decision_at(int p) { return DECISION_AT[p]; }
int x_happen_at(int p) { return HAPPEN_AT[p]; }
int x_enter_at(int d) { return ENTER_AT[d]; }
int x_option_count(int d) { return OPTION_COUNT[d]; }
int x_first_option(int d) { return FIRST_OPTION[d]; }
int x_first_arg(int o) { return FIRST_ARG[o]; }
int x_arg_kind(int a) { return ARG_KIND[a]; }
int x_arg_size(int a) { return ARG_SIZE[a]; }
int x_arg_offset(int a) { return ARG_OFFSET[a]; }
"""
WIDE = ("x_seed", "x_counter", "x_winners", "x_perft")


@cache
def compilers() -> tuple[tuple[str, ...], ...]:
    """How C is compiled here, quickest first."""
    found = []
    if tcc := shutil.which("tcc"):
        found.append((tcc, "-include", str(TCC_HEADER)))
    found.append((*find_toolchain().command, "-O0", "-fwrapv", "-fno-strict-aliasing"))
    return tuple(found)


def quick_backend(text: str, program: ir.Program, keys: int, sure: bool = False) -> QuickBackend:
    """The backend of an emitted module; `sure`: by the usual compiler, since tcc itself is not free of mistakes."""
    code = c_of(text) + FACE
    faults = ast.literal_eval(re.search(r"^FAULTS = (\(.*?^\))", text, re.MULTILINE | re.DOTALL)[1])  # type: ignore[index]
    with tempfile.TemporaryDirectory(prefix="rulewright-") as folder:
        source, target = Path(folder) / "rules.c", Path(folder) / "rules.so"
        source.write_text(code, encoding="utf-8")
        said = ""
        for command in compilers()[-1:] if sure else compilers():
            flags = ("-w", "-DNDEBUG", "-fPIC", "-shared", "-I", str(HEADER.parent))
            done = subprocess.run((*command, *flags, str(source), "-o", str(target)), capture_output=True, text=True)
            if done.returncode == 0 and target.exists():
                return QuickBackend(ctypes.CDLL(str(target)), faults, program, keys)
            said += done.stderr
    errors = [line.split("error:")[1].strip() for line in said.splitlines() if "error:" in line]
    raise RuntimeError(f"the printed C does not compile: {'; '.join(errors[:6])}")


class QuickBackend:
    """Makes positions; as `Backend` of a module."""

    def __init__(self, library: ctypes.CDLL, faults: Any, program: ir.Program, keys: int) -> None:
        for name in WIDE:
            getattr(library, name).restype = ctypes.c_uint64
        self.library, self.faults, self.keys = library, faults, keys
        self.seats, self.lines, self.invariants = program.seats, len(program.scores), len(program.invariants)
        self.size, self.position_size = library.x_size(), library.x_position()

    def blank(self) -> QuickPosition:
        return QuickPosition(self, ctypes.create_string_buffer(self.size + 8))

    def new(self, seed: int, explicit_chance: bool) -> QuickPosition:
        position = self.blank()
        self.check(self.library.x_new(position.data, ctypes.c_uint64(seed & (2**64 - 1)), int(explicit_chance)))
        return position

    def from_bytes(self, data: bytes, seed: int, counter: int, explicit_chance: bool) -> QuickPosition:
        position = self.blank()
        wanted = (ctypes.c_uint64(seed & (2**64 - 1)), ctypes.c_uint64(counter), int(explicit_chance))
        if len(data) != self.position_size or not self.library.x_read(position.data, data, len(data), *wanted):
            compiled.raise_foreign()
        return position

    def perft(self, position: QuickPosition, depth: int) -> int:
        start = position.copy()
        found = int(self.library.x_perft(start.data, depth))
        start.settle()
        return found

    def recorded(self, number: int, seed: int, limit: int) -> tuple[int, list[tuple[int, Any]], Any, bytes]:
        """One of the random games that a module plays by itself: its seed, its moves with their points, the fault that ended
        it, the last position."""
        position = self.blank()
        moves = [
            (point, position._taken(data, self.library.x_decision_at(point)))
            for point, data in position._listed(
                self.library.x_record(position.data, ctypes.c_uint64(seed), number, limit)
            )
        ]
        found = outcome(position.settle)
        return position.seed, moves, found, position.to_bytes()

    def check(self, site: int) -> None:
        if site >= 0:
            self.fault(site)

    def fault(self, site: int) -> None:
        compiled.raise_fault(self.faults[site - 1] if site else None)


class QuickPosition:
    """As `Position` of a module."""

    def __init__(self, backend: QuickBackend, data: Any) -> None:
        self.backend, self.data, self.library = backend, data, backend.library

    @property
    def kind(self) -> int:
        return 2 if self.library.x_over(self.data) else int(self.library.x_point_kind(self.point))

    @property
    def actor(self) -> int:
        return int(self.library.x_actor(self.data))

    @property
    def point(self) -> int:
        return int(self.library.x_point(self.data))

    @property
    def decision(self) -> int:
        return -1 if self.library.x_over(self.data) else int(self.library.x_decision_at(self.point))

    @property
    def seed(self) -> int:
        return int(self.library.x_seed(self.data))

    @property
    def counter(self) -> int:
        return int(self.library.x_counter(self.data))

    def copy(self) -> QuickPosition:
        other = self.backend.blank()
        ctypes.memmove(other.data, self.data, self.backend.size)
        return other

    def to_bytes(self) -> bytes:
        return self.data.raw[: self.backend.position_size]

    def winners(self) -> int:
        return int(self.library.x_winners(self.data))

    def settle(self) -> None:
        site = self.library.x_settle(self.data)
        if site:
            self.backend.fault(site)

    def moves(self) -> list[tuple[Any, ...]]:
        if self.decision < 0:
            return []
        listed = self._listed(self.library.x_moves(self.data))
        self.settle()
        return [self._taken(data, self.decision) for _, data in listed]

    def _listed(self, count: int) -> list[tuple[int, bytes]]:
        """The moves that were just found, each with what is noted of it."""
        size = self.library.x_move_size()
        found = ctypes.create_string_buffer(max(1, count * size))
        self.library.x_take(found)
        parts = [found.raw[at * size : (at + 1) * size] for at in range(count)]
        return [(int.from_bytes(one[4:8], "little"), one) for one in parts]

    def _taken(self, data: bytes, decision: int) -> tuple[Any, ...]:
        option = int.from_bytes(data[:4], "little", signed=True)
        number = self.library.x_first_option(decision) + option
        values: list[Any] = [option]
        for arg in range(self.library.x_first_arg(number), self.library.x_first_arg(number + 1)):
            start = 8 + 8 * self.library.x_arg_offset(arg)
            kind, size = self.library.x_arg_kind(arg), self.library.x_arg_size(arg)
            if kind < 2:
                values.append(int.from_bytes(data[start : start + 8], "little", signed=kind == 0))
            else:
                values.append(compiled.taken(kind, data[start : start + size]))
        return tuple(values)

    def _given(self, move: tuple[Any, ...]) -> Any:
        """A move in the module's memory; None if it is none."""
        decision = self.decision
        if decision < 0 or not move or not 0 <= move[0] < self.library.x_option_count(decision):
            return None
        number = self.library.x_first_option(decision) + move[0]
        first, last = self.library.x_first_arg(number), self.library.x_first_arg(number + 1)
        if len(move) != last - first + 1:
            return None
        data = bytearray(self.library.x_move_size())
        data[:4] = move[0].to_bytes(4, "little")
        try:
            for arg, value in zip(range(first, last), move[1:], strict=True):
                start = 8 + 8 * self.library.x_arg_offset(arg)
                kind, size = self.library.x_arg_kind(arg), self.library.x_arg_size(arg)
                raw = (
                    int.to_bytes(value, 8, "little", signed=kind == 0)
                    if kind < 2
                    else compiled.given(kind, value, size)
                )
                data[start : start + len(raw)] = raw
        except (OverflowError, ValueError, TypeError, AttributeError):
            return None
        return bytes(data)

    def is_legal(self, move: tuple[Any, ...]) -> bool:
        given = self._given(move)
        if given is None:
            return False
        found = bool(self.library.x_legal(self.data, given))
        self.settle()
        return found

    def play(self, move: tuple[Any, ...]) -> None:
        given = self._given(move)
        if given is None or not self.library.x_legal(self.data, given):
            self.settle()
            compiled.raise_fault(compiled.NOT_LEGAL)
        self._go(self.library.x_enter_at(self.decision), given)

    def after(self, move: tuple[Any, ...]) -> QuickPosition | None:
        if not self.is_legal(move):
            return None
        other = self.copy()
        other.play(move)
        return other

    def broken(self) -> list[int]:
        found = [number for number in range(self.backend.invariants) if self.library.x_broken(self.data, number)]
        self.settle()
        return found

    def _go(self, point: int, given: bytes) -> None:
        before = self.data.raw
        site = self.library.x_play(self.data, given, point)
        if site >= 0:
            ctypes.memmove(self.data, before, self.backend.size)
            self.backend.fault(site)

    def outcomes(self) -> list[tuple[int, int]]:
        if self.kind != 1:
            return []
        values, weights = (ctypes.c_int * OUTCOMES)(), (ctypes.c_int * OUTCOMES)()
        return [(values[at], weights[at]) for at in range(self.library.x_outcomes(self.data, values, weights))]

    def play_chance(self, value: int) -> None:
        if value not in [one for one, _ in self.outcomes()]:
            compiled.raise_fault(compiled.NOT_CHANCE)
        data = bytearray(self.library.x_move_size())
        data[8:16] = int.to_bytes(value, 8, "little", signed=True)
        self._go(self.library.x_happen_at(self.point), bytes(data))

    def scores(self) -> list[list[int]]:
        found = [
            [self.library.x_line(self.data, line, seat) for seat in range(1, self.backend.seats + 1)]
            for line in range(self.backend.lines)
        ]
        self.settle()
        return found

    def standing(self) -> list[list[int]]:
        found = [
            [self.library.x_key(self.data, key, seat) for key in range(self.backend.keys)]
            for seat in range(1, self.backend.seats + 1)
        ]
        self.settle()
        return found

    def totals(self) -> tuple[int, ...]:
        found = tuple(self.library.x_total(self.data, seat) for seat in range(1, self.backend.seats + 1))
        self.settle()
        return found
