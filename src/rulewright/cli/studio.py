"""`rulewright studio [GAME|FOLDER]`: a local page on which games are played."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import webbrowser
from pathlib import Path

from rulewright.cli.numbers import whole_number
from rulewright.library import find
from rulewright.runtime.errors import OptionError

EXAMPLE = """\
examples:
  rulewright studio
  rulewright studio fjords --port 8123
  rulewright studio my_games --host 0.0.0.0     # others on the network can join by link"""
LOCAL = "127.0.0.1"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME|FOLDER", help="the game to begin with, or a folder of games")
    parser.add_argument(
        "--host", default=LOCAL, metavar="ADDRESS", help=f"where to listen (default: {LOCAL}, this machine only)"
    )
    parser.add_argument(
        "--port", type=whole_number(0), default=8700, metavar="N", help="default: 8700; 0: any that is free"
    )
    parser.add_argument("--data", metavar="FILE", help="where tables are kept (default: rulewright-tables.sqlite here)")
    parser.add_argument("--backend", choices=("compiled", "reference", "auto"), default="auto", help="what plays")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")


def run(arguments: argparse.Namespace) -> int:
    try:
        import uvicorn

        from rulewright.studio.app import make_app
    except ImportError:
        raise OptionError("The studio needs more packages: pip install 'rulewright[studio]'.") from None
    from rulewright.studio.store import Store

    first = _first(arguments.game)
    store = Store(Path(arguments.data or "rulewright-tables.sqlite"))
    config = uvicorn.Config(
        make_app(store, first, arguments.backend),
        arguments.host,
        arguments.port,
        log_level="warning",
        ws_max_size=100_000,
    )
    server = uvicorn.Server(config)
    address = f"http://{'localhost' if arguments.host in (LOCAL, '0.0.0.0') else arguments.host}:{arguments.port}/"
    print(f"The studio is at {address} (Ctrl-C ends it; tables are kept)", flush=True)
    if arguments.host != LOCAL:
        print("Others on the network can open it: whoever has a link to a seat plays it.", file=sys.stderr)
    if not arguments.no_open:
        threading.Timer(0.8, webbrowser.open, (address,)).start()
    server.run()
    return 0


def _first(name: str | None) -> str | None:
    """The game to begin with; a folder of games becomes the working folder."""
    if name is None:
        return None
    if os.path.isdir(name) and not any(Path(name).glob("*.game")):
        os.chdir(name)
        return None
    return find(name).stem
