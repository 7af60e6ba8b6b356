"""`rulewright studio [GAME|FOLDER]`: a local page on which games are played."""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
import sqlite3
import sys
import threading
import webbrowser
from pathlib import Path

from rulewright.given_numbers import whole_number
from rulewright.library import find
from rulewright.runtime.errors import OptionError
from rulewright.runtime.printable import quoted
from rulewright.studio.store import Store

EXAMPLE = """\
examples:
  rulewright studio
  rulewright studio fjords --port 8123
  rulewright studio my_games --host 0.0.0.0     # others on the network can join by link"""
LOCAL = "127.0.0.1"
LARGEST_SAID = 10_000  # bytes of what a browser says over a socket, which is nothing
MOST_AT_ONCE = 2000  # connections


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
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="NAME",
        help="a name by which others call this machine, with --host",
    )
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")


def run(arguments: argparse.Namespace) -> int:
    try:
        import uvicorn

        from rulewright.studio.app import make_app
    except ImportError:
        raise OptionError("The studio needs more packages: pip install 'rulewright[studio]'.") from None
    first = _first(arguments.game)
    store = _store(Path(arguments.data or "rulewright-tables.sqlite"))
    listening = _bound(arguments.host, arguments.port)
    key = store.key()
    port = listening.getsockname()[1]
    others = f"http://{arguments.name[0] if arguments.name else _seen_as(arguments.host)}:{port}"
    app = make_app(store, first, arguments.backend, key, arguments.name, others if arguments.host != LOCAL else "")
    config = uvicorn.Config(app, log_level="warning", ws_max_size=LARGEST_SAID, limit_concurrency=MOST_AT_ONCE)
    shown = "localhost" if arguments.host in (LOCAL, "0.0.0.0", "::") else arguments.host
    address = f"http://{shown}:{port}/?key={key}"
    print(f"The studio is at {address} (Ctrl-C ends it; tables are kept)", flush=True)
    if arguments.host != LOCAL:
        print(f"Others on the network reach it at {others}: whoever has a link to a seat plays it.", file=sys.stderr)
        print("The address above is yours alone: who has it begins games.", file=sys.stderr)
    if not arguments.no_open:
        threading.Timer(0.8, webbrowser.open, (address,)).start()
    with contextlib.suppress(KeyboardInterrupt):  # what uvicorn raises again when it has ended well
        uvicorn.Server(config).run([listening])
    return 0


def _seen_as(host: str) -> str:
    """The number by which others on the network know this machine, if it listens everywhere; nothing is sent to find
    it."""
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("10.255.255.255", 1))
            return str(asking.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _bound(host: str, port: int) -> socket.socket:
    """The socket on which the studio listens."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=1024)
    except (OSError, OverflowError) as problem:
        why = getattr(problem, "strerror", None) or problem
        raise OptionError(f"The studio cannot listen at {host}, port {port}: {why}. Try --port 0.") from None


def _store(path: Path) -> Store:
    """Where tables are kept."""
    try:
        return Store(path)
    except (OSError, sqlite3.Error) as problem:
        raise OptionError(f"Tables cannot be kept in '{quoted(path)}': {problem}.") from None


def _first(name: str | None) -> str | None:
    """The game to begin with; a folder of games becomes the working folder."""
    if name is None:
        return None
    if os.path.isdir(name) and not any(Path(name).glob("*.game")):
        os.chdir(name)
        return None
    return find(name).stem
