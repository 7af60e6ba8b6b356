"""A backend built without Cython, quickly: the module's C printed by `cython_to_c`, compiled by tcc if it is there
(else by the usual compiler without optimisation), its table of functions handed to what Python sees of every game."""

from __future__ import annotations

import ast
import ctypes
import re
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from generator.cython_to_c import c_of
from rulewright.compiler.native.build import SHARED, find_toolchain, positions_module

TCC_HEADER = Path(__file__).parent / "tcc.h"
TABLE = "const void *x_rules(void) { return &RULES_TABLE; }\n"


@cache
def compilers() -> tuple[tuple[str, ...], ...]:
    """How C is compiled here, quickest first."""
    found = []
    if tcc := shutil.which("tcc"):
        found.append((tcc, "-include", str(TCC_HEADER)))
    found.append((*find_toolchain().command, "-O0", "-fwrapv", "-fno-strict-aliasing"))
    return tuple(found)


def quick_backend(text: str, sure: bool = False) -> Any:
    """The backend of an emitted module; `sure`: by the usual compiler, since tcc itself is not free of mistakes."""
    faults = ast.literal_eval(re.search(r"^FAULTS = (\(.*?^\))", text, re.MULTILINE | re.DOTALL)[1])  # type: ignore[index]
    with tempfile.TemporaryDirectory(prefix="rulewright-") as folder:
        source, target = Path(folder) / "rules.c", Path(folder) / "rules.so"
        source.write_text(c_of(text) + TABLE, encoding="utf-8")
        said = ""
        for command in compilers()[-1:] if sure else compilers():
            flags = ("-w", "-DNDEBUG", "-fPIC", "-shared", "-I", str(SHARED))
            done = subprocess.run((*command, *flags, str(source), "-o", str(target)), capture_output=True, text=True)
            if done.returncode == 0 and target.exists():
                return positions_module().Backend(
                    SimpleNamespace(RULES=_capsule(ctypes.CDLL(str(target))), FAULTS=faults)
                )
            said += done.stderr
    errors = [line.split("error:")[1].strip() for line in said.splitlines() if "error:" in line]
    raise RuntimeError(f"the printed C does not compile: {'; '.join(errors[:6])}")


def _capsule(library: ctypes.CDLL) -> Any:
    """The table of functions of a library, as a module hands it out."""
    library.x_rules.restype = ctypes.c_void_p
    make = ctypes.pythonapi.PyCapsule_New
    make.restype, make.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
    return make(library.x_rules(), NAME, None)


NAME = b"rulewright.rules"  # the capsule keeps the pointer, so it must stay
