"""`python -m rulewright`, and the command `rulewright`."""

from __future__ import annotations

from rulewright.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
