"""Rulewright: board games written like their rulebooks, compiled to fast, checked modules.

import rulewright as rw
game = rw.load("connect_four", columns=8)
state = game.new(seed=7)
state.play("drop 4")
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.version import VERSION

__version__ = VERSION

if TYPE_CHECKING:
    from rulewright.bridges.gymnasium import gymnasium_env as gymnasium_env
    from rulewright.bridges.gymnasium import gymnasium_vector_env as gymnasium_vector_env
    from rulewright.bridges.openspiel import openspiel_game as openspiel_game
    from rulewright.bridges.pettingzoo import pettingzoo_env as pettingzoo_env
    from rulewright.bridges.pettingzoo import pettingzoo_parallel_env as pettingzoo_parallel_env
    from rulewright.compiler.syntax.diagnostics import DefinitionError as DefinitionError
    from rulewright.loading import load as load
    from rulewright.loading import open_notes as open_notes
    from rulewright.loading import open_saved as open_saved
    from rulewright.runtime.batch import Batch as Batch
    from rulewright.runtime.batch import batch as batch
    from rulewright.runtime.errors import AmbiguousMoveError as AmbiguousMoveError
    from rulewright.runtime.errors import IllegalMoveError as IllegalMoveError
    from rulewright.runtime.errors import InvalidMoveError as InvalidMoveError
    from rulewright.runtime.errors import MoveError as MoveError
    from rulewright.runtime.errors import OptionError as OptionError
    from rulewright.runtime.errors import Reason as Reason
    from rulewright.runtime.errors import RuleError as RuleError
    from rulewright.runtime.errors import RulewrightError as RulewrightError
    from rulewright.runtime.errors import RulewrightWarning as RulewrightWarning
    from rulewright.runtime.errors import SaveError as SaveError
    from rulewright.runtime.errors import UnfinishedGameError as UnfinishedGameError
    from rulewright.runtime.errors import UnknownGameError as UnknownGameError
    from rulewright.runtime.game import Game as Game
    from rulewright.runtime.hidden import HIDDEN as HIDDEN
    from rulewright.runtime.hidden import Hidden as Hidden
    from rulewright.runtime.lookers import SPECTATOR as SPECTATOR
    from rulewright.runtime.lookers import TABLE as TABLE
    from rulewright.runtime.moves import Move as Move
    from rulewright.runtime.players.random import random_player as random_player
    from rulewright.runtime.retelling import BrokenInvariantError as BrokenInvariantError
    from rulewright.runtime.state import CHANCE as CHANCE
    from rulewright.runtime.state import State as State
    from rulewright.searching import ismcts as ismcts
    from rulewright.searching import mcts as mcts
    from rulewright.second_opinion import LockstepError as LockstepError
    from rulewright.second_opinion import lockstep as lockstep

# Where each public name lives; it is imported when it is first used, so that `import rulewright` is quick.
_HOMES = {
    "rulewright.bridges.gymnasium": ("gymnasium_env", "gymnasium_vector_env"),
    "rulewright.bridges.openspiel": ("openspiel_game",),
    "rulewright.bridges.pettingzoo": ("pettingzoo_env", "pettingzoo_parallel_env"),
    "rulewright.compiler.syntax.diagnostics": ("DefinitionError",),
    "rulewright.loading": ("load", "open_notes", "open_saved"),
    "rulewright.runtime.batch": ("Batch", "batch"),
    "rulewright.runtime.errors": (
        "AmbiguousMoveError",
        "IllegalMoveError",
        "InvalidMoveError",
        "MoveError",
        "OptionError",
        "Reason",
        "RuleError",
        "RulewrightError",
        "RulewrightWarning",
        "SaveError",
        "UnfinishedGameError",
        "UnknownGameError",
    ),
    "rulewright.runtime.game": ("Game",),
    "rulewright.runtime.hidden": ("HIDDEN", "Hidden"),
    "rulewright.runtime.lookers": ("SPECTATOR", "TABLE"),
    "rulewright.runtime.moves": ("Move",),
    "rulewright.runtime.players.random": ("random_player",),
    "rulewright.runtime.retelling": ("BrokenInvariantError",),
    "rulewright.runtime.state": ("CHANCE", "State"),
    "rulewright.searching": ("ismcts", "mcts"),
    "rulewright.second_opinion": ("LockstepError", "lockstep"),
}

__all__ = ["__version__", *sorted(name for names in _HOMES.values() for name in names)]


def __getattr__(name: str) -> Any:
    from importlib import import_module

    for home, names in _HOMES.items():
        if name in names:
            value = getattr(import_module(home), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module 'rulewright' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
