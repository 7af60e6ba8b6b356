"""The compiled search engine: built at its first use, like a game's module, and kept in the cache."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from rulewright import warm
from rulewright.runtime import players
from rulewright.runtime.errors import RulewrightWarning

SOURCE = Path(players.__file__).resolve().parent / "engine.pyx"


@cache
def search_engine() -> Any | None:
    """The engine's module; None where there is nothing to build it with."""
    key = warm.fingerprint([SOURCE])
    found = warm.loaded_module(key)
    if found is not None:
        return found
    from rulewright.compiler.native.build import NoCompiler, build_shared

    try:
        built = build_shared(SOURCE)
    except NoCompiler as problem:
        import warnings

        warnings.warn(str(problem), RulewrightWarning, stacklevel=1)
        return None
    warm.note_module(key, "engine", {}, built)
    return built
