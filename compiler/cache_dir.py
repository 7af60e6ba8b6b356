"""Where rulewright keeps what it can make again."""

from __future__ import annotations

import os
from pathlib import Path


def cache_dir() -> Path:
    """The folder named by RULEWRIGHT_CACHE, else `rulewright` in the user's cache folder. It need not exist."""
    if chosen := os.environ.get("RULEWRIGHT_CACHE"):
        return Path(chosen)
    if caches := os.environ.get("XDG_CACHE_HOME"):
        return Path(caches) / "rulewright"
    return Path(os.path.expanduser("~")) / ".cache" / "rulewright"
