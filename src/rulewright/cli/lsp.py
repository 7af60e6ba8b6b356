"""`rulewright lsp`: the language server, for editors."""

from __future__ import annotations

import argparse

from rulewright.given_numbers import whole_number
from rulewright.runtime.errors import OptionError

EXAMPLE = """\
An editor starts it and speaks with it over standard input and output; docs/editors.md says how for several.
example: rulewright lsp"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--stdio", action="store_true", help="over standard input and output (default)")
    parser.add_argument("--tcp", type=whole_number(1), metavar="PORT", help="over a port of this machine instead")


def run(arguments: argparse.Namespace) -> int:
    try:
        from rulewright.lsp.server import make_server
    except ImportError:
        raise OptionError("The language server needs more packages: pip install 'rulewright[lsp]'.") from None
    server = make_server()
    if arguments.tcp is not None:
        server.start_tcp("127.0.0.1", arguments.tcp)
    else:
        server.start_io()
    return 0
