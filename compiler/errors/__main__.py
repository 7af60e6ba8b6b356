"""Write docs/errors.md from the catalogue: `python -m rulewright.compiler.errors`."""

from __future__ import annotations

from pathlib import Path

from rulewright.compiler.errors import as_markdown

PAGE = Path(__file__).resolve().parents[2] / "docs" / "errors.md"

if __name__ == "__main__":
    PAGE.write_text(as_markdown(), encoding="utf-8")
    print(f"written: {PAGE.name}")
