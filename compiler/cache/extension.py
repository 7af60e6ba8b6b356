"""A built module as Python has it."""

from __future__ import annotations

from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType


def loaded_extension(name: str, path: Path) -> ModuleType:
    """The module of this name that lies at a path."""
    loader = ExtensionFileLoader(name, str(path))
    spec = spec_from_loader(name, loader, origin=str(path))
    assert spec is not None
    loaded = module_from_spec(spec)
    loader.exec_module(loaded)
    return loaded
