"""`python -m rulewright`, and the command `rulewright`."""

from __future__ import annotations

import gc

from rulewright import cli

SELDOM = 50_000  # new objects before Python looks for garbage: a command makes many and leaves hardly any


def main() -> int:
    """Carry out the command and end; nothing is searched for garbage on the way out."""
    gc.set_threshold(SELDOM)
    try:
        return cli.main()
    finally:
        gc.freeze()


if __name__ == "__main__":
    raise SystemExit(main())
