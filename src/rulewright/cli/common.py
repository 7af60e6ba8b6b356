"""Arguments and small talk that several verbs share."""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from typing import Any

from rulewright import library
from rulewright.given_numbers import whole_number
from rulewright.loading import Request, request
from rulewright.runtime.errors import OptionError


def add_settings(
    parser: argparse.ArgumentParser, backend: bool = True, players: str = "number of players (default: the least)"
) -> None:
    """`--set`, `--players` and `--backend`."""
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="set an option of the game")
    parser.add_argument("--players", type=whole_number(), metavar="N", help=players)
    if backend:
        parser.add_argument("--backend", choices=("compiled", "reference", "auto"), default="auto", help="what plays")


def settings(arguments: argparse.Namespace) -> dict[str, Any]:
    """The options given with `--set`."""
    found: dict[str, Any] = {}
    for entry in arguments.set:
        name, equals, value = entry.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise OptionError(f"'--set {entry}' should be like '--set size=9'.")
        if name.strip() in found:
            raise OptionError(f"'--set {name.strip()}' is given twice.")
        found[name.strip()] = value.strip()
    return found


def request_for(name: str, arguments: argparse.Namespace) -> Request:
    """The request that a game's name and the settings make."""
    return request(library.find(name), settings(arguments), getattr(arguments, "backend", "auto"))


def targets(names: list[str]) -> list[Path]:
    """The files that names mean; every game and variant within reach if there are none."""
    if names:
        return [library.find(name) for name in names]
    return [library.find(path) for path in (*library.games().values(), *library.variants().values())]


def json_text(data: Any, indent: int | None = None) -> str:
    """What `--json` prints. Numbers without end, and those that are none, are null: JSON has no words for them."""
    return json.dumps(_finite(data), indent=indent, ensure_ascii=False, allow_nan=False)


def _finite(data: Any) -> Any:
    match data:
        case dict():
            return {name: _finite(value) for name, value in data.items()}
        case list() | tuple():
            return [_finite(value) for value in data]
        case float() if not math.isfinite(data):
            return None
    return data
