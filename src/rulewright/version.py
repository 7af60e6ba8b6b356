"""The version, where everybody may read it."""

from __future__ import annotations

VERSION = "0.1.0"
