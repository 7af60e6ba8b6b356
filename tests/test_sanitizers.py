"""Modules under AddressSanitizer and UndefinedBehaviorSanitizer: random games, odd arguments of moves and corrupted
bytes.

`pytest --long` does it for every shipped game; otherwise one small game shows that the test works.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from scale import is_long, scaled

from rulewright import library

SANITIZE = ("-fsanitize=address,undefined", "-fno-sanitize-recover=undefined", "-fno-omit-frame-pointer", "-g")
SMALL = ("pig",)
BUILDING = """
import sys, rulewright
from rulewright.compiler.native import build
build.FLAGS = (*build.FLAGS, *sys.argv[2].split())
build.LEVELS = ()
build.SECONDS = 900
"""
BUILD = (
    BUILDING
    + """
import types
# it cannot be loaded without the sanitizers
build.loaded_extension = lambda name, path: types.SimpleNamespace(__name__=name, Backend=object)
rulewright.load(sys.argv[1], backend="compiled").seating()
"""
)
RUN = (
    BUILDING
    + """
import random
game, amount = rulewright.load(sys.argv[1], backend="compiled"), int(sys.argv[3])
assert game.backend == "compiled"
backend = game.seating().backend
chance = random.Random(7)

def odd():
    return chance.choice((0, 1, -1, 255, 2**31 - 1, -2**31, 2**62, 2**70, None, "x", (), (1, 2), -chance.randrange(99)))

def tried(work):
    try:
        return work()
    except Exception:
        return None

game.playouts(amount, seed=3, threads=2)
position, positions = backend.new(5, True), []
for _ in range(30):
    positions.append(position.copy())
    if position.kind == 2:
        break
    if position.kind == 1:
        position.play_chance(chance.choice(position.outcomes())[0])
        continue
    moves = position.moves()
    for _ in range(20):
        move = (chance.randrange(-1, 9), *(odd() for _ in range(chance.randrange(5))))
        tried(lambda: position.is_legal(move))
        tried(lambda: position.copy().play(move))
    position.play(chance.choice(moves))
for number in range(amount * 5):
    data = bytearray(chance.choice(positions).to_bytes())
    for _ in range(chance.choice((1, 1, 2, 8))):
        data[chance.randrange(len(data))] = chance.choice((0, 1, 2, 127, 255, chance.randrange(256)))
    found = tried(lambda: backend.from_bytes(bytes(data), 1, 0, True))
    for _ in range(6 if found is not None else 0):
        moves = tried(found.moves) or []
        outcomes = tried(found.outcomes) or []
        tried(found.scores)
        tried(lambda: backend.perft(found, 1))
        if moves:
            tried(lambda: found.play(chance.choice(moves)))
        elif outcomes:
            tried(lambda: found.play_chance(chance.choice(outcomes)[0]))
print("clean")
"""
)


def sanitizer() -> str | None:
    """The library that must be loaded first, if there is one."""
    compiler = shutil.which("gcc")
    if compiler is None:
        return None
    said = subprocess.run(
        [compiler, "-print-file-name=libasan.so"], capture_output=True, text=True, check=False
    ).stdout.strip()
    return str(Path(said).resolve()) if os.path.isabs(said) and Path(said).exists() else None


@pytest.mark.skipif(sanitizer() is None, reason="gcc with its sanitizers is not installed")
@pytest.mark.parametrize("name", sorted(library.shipped()) if is_long() else SMALL)
def test_no_memory_error_and_nothing_undefined(name: str, tmp_path: Path) -> None:
    around = {**os.environ, "CC": "gcc", "PYTHONMALLOC": "malloc", "RULEWRIGHT_CACHE": str(tmp_path)}
    arguments = (name, " ".join(SANITIZE), str(scaled(20)))
    subprocess.run(
        [sys.executable, "-c", BUILD, *arguments], check=False, capture_output=True, env=around, timeout=3000
    )
    watched = {
        **around,
        "LD_PRELOAD": sanitizer() or "",
        "ASAN_OPTIONS": "detect_leaks=0",
        "UBSAN_OPTIONS": "print_stacktrace=1",
    }
    done = subprocess.run(
        [sys.executable, "-c", RUN, *arguments], capture_output=True, text=True, check=False, env=watched, timeout=3000
    )
    assert done.stdout == "clean\n", done.stderr[-6000:]
