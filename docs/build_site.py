"""Builds the site: `make site`, or `python docs/build_site.py [--quick]`. The pages of docs/ and of the root are
gathered, a page of all games with their pictures and a rulebook for each are made, and MkDocs (mkdocs.yml) does the
rest. Nothing is fetched.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import rulewright as rw
from rulewright import library
from rulewright.compiler.front import describe
from rulewright.rulebook.book import rulebook_of
from rulewright.rulebook.html import page
from rulewright.runtime.players.random import random_player

ROOT = Path(__file__).resolve().parents[1]
PAGES = ROOT / "build" / "site_pages"
LARGE = ("fjords", "new_world", "dorfromantik", "reykholt", "fields_of_green")
FROM_ROOT = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)(#[^)\s]*)?\)")
FENCE = re.compile(r"^(\s*```)(\w+)[^\n]*$", re.MULTILINE)
CSS = """\
.games { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem }
.games > div { border: 1px solid var(--md-default-fg-color--lightest); border-radius: 8px; padding: .6rem }
.games img { width: 100%; height: 11rem; object-fit: contain; object-position: top }
"""


def gather() -> None:
    """Every page under its name on the site, links and fences as MkDocs wants them."""
    shutil.rmtree(PAGES, ignore_errors=True)
    PAGES.mkdir(parents=True)
    for source, name in FROM_ROOT.items():
        (PAGES / name).write_text(written(ROOT / source), encoding="utf-8")
    for source in (ROOT / "docs").glob("*.md"):
        (PAGES / source.name).write_text(written(source), encoding="utf-8")
    records = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    (PAGES / "decisions").mkdir()
    for record in records:
        (PAGES / "decisions" / record.name).write_text(written(record), encoding="utf-8")
    listed = [f"* [{heading(one)}](decisions/{one.name})" for one in records]
    (PAGES / "decisions.md").write_text(
        "# Decisions\n\nWhy things are as they are.\n\n" + "\n".join(listed) + "\n", encoding="utf-8"
    )
    shutil.copytree(ROOT / "docs" / "pictures", PAGES / "pictures")
    (PAGES / "games.css").write_text(CSS, encoding="utf-8")


def heading(path: Path) -> str:
    return path.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")


def written(source: Path) -> str:
    """A page as the site has it."""
    text = FENCE.sub(
        lambda fence: fence[1] + ("text" if fence[2] == "output" else fence[2]), source.read_text(encoding="utf-8")
    )
    return LINK.sub(
        lambda link: f"]({target(source, link[1])}{link[2] or ''})" if target(source, link[1]) else "]", text
    )


def target(source: Path, link: str) -> str:
    """Where a link leads on the site; nothing if what it names is not part of it."""
    file = (source.parent / link).resolve()
    inside = source.parent.name == "decisions"
    if file.parent == ROOT and file.name in FROM_ROOT:
        found = FROM_ROOT[file.name]
    elif file.is_relative_to(ROOT / "docs") and file.suffix:
        found = str(file.relative_to(ROOT / "docs"))
    elif file == ROOT / "docs" / "decisions":
        found = "decisions.md"
    else:
        return ""
    return f"../{found}" if inside else found


def games(examples: int) -> None:
    """A page of all games, with a picture and a rulebook of each."""
    (PAGES / "rulebooks").mkdir()
    cards = []
    names = [*LARGE, *(name for name in library.shipped() if name not in LARGE)]
    for number, name in enumerate(names, start=1):
        print(f"{number} of {len(names)}: {name}", flush=True)
        path = library.shipped()[name]
        (PAGES / "rulebooks" / f"{name}.html").write_text(
            page(rulebook_of(path, lambda text: None, examples)), encoding="utf-8"
        )
        (PAGES / "rulebooks" / f"{name}.svg").write_text(picture(name), encoding="utf-8")
        told = describe(path)
        low, high = told.seats
        seats = f"{low} to {high} players" if low != high else f"{low} player{'s' if low > 1 else ''}"
        cards.append(
            f'<div><a href="rulebooks/{name}.html"><img src="rulebooks/{name}.svg" alt="{told.title}"'
            f' loading="lazy"></a><strong>{told.title}</strong><br>{seats} · <code>rulewright play {name}</code><br><a'
            f' href="rulebooks/{name}.html">The rules, with examples</a></div>'
        )
    text = (
        "---\nhide: [toc]\n---\n\n# The games\n\nEvery picture is drawn from the definition alone. The rulebooks are"
        " made by `rulewright rulebook GAME`.\n\n"
    )
    (PAGES / "games.md").write_text(f'{text}<div class="games">\n{"".join(cards)}\n</div>\n', encoding="utf-8")


def picture(name: str) -> str:
    """A game after some moves."""
    state = rw.load(name, backend="reference").new(seed=5)
    player = random_player(5)
    for _ in range(24):
        if not state.over:
            state.play(player(state))
    return state.svg(targets=False)


def config() -> Path:
    """What MkDocs is told: mkdocs.yml, with pages that it does not name yet at the end."""
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    others = sorted(one.name for one in PAGES.glob("*.md") if one.name not in text)
    more = f"  - More: [{', '.join(others)}]\n" if others else ""
    made = ROOT / "build" / "mkdocs.yml"
    made.write_text(text.replace(": build/", ": ") + more, encoding="utf-8")
    return made


def main() -> int:
    gather()
    games(0 if "--quick" in sys.argv else 1)
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-f", str(config())]
    done = subprocess.run(command, check=False, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"})
    if done.returncode == 0:
        print(f"the site is in {ROOT / 'build' / 'site' / 'index.html'}")
        print("with search: python -m http.server --directory build/site")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
