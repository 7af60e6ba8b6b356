"""Takes the pictures of the gallery: `make pictures`, or `python docs/take_pictures.py [GAME …]`. Every game in the
studio's page, in a real Chromium: by day and by night, at a desk and on a phone; and the page on which rules are
written.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from PIL import Image
from playwright.sync_api import sync_playwright

import rulewright as rw
from rulewright.runtime.players.random import random_player
from rulewright.studio.app import make_app
from rulewright.studio.folder import Folder
from rulewright.studio.store import Store

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
GAMES = {  # how many play, and after how many random moves
    "fjords": (3, 36),
    "reykholt": (2, 60),
    "dorfromantik": (2, 40),
    "fields_of_green": (2, 40),
    "new_world": (2, 42),
    "chess": (2, 24),
    "hearts": (4, 24),
    "backgammon": (2, 14),
}
SCREENS = {"": (1280, 860, 1.0), "_phone": (360, 740, 1.5)}
LIGHTS = {"": "light", "_dark": "dark"}
SEED = 5


@contextmanager
def studio(folder: Path) -> Iterator[str]:
    """A studio on this machine: its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    app = make_app(Store(folder / "tables.sqlite"), backend="reference")
    app.state.desk.folder = Folder(folder)
    server = uvicorn.Server(uvicorn.Config(app, "127.0.0.1", port, log_level="error"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.05)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(10)


def saved(name: str) -> tuple[str, int]:
    """A random game, and how many play it."""
    players, moves = GAMES[name]
    state = rw.load(name, backend="reference").new(players, seed=SEED)
    player = random_player(SEED)
    while len(state.chosen) < moves and not state.over:
        state.play(player(state))
    return state.save(), players


def keep(page: Any, name: str) -> None:
    """What is on the screen, as a small file."""
    file = PICTURES / f"{name}.png"
    page.screenshot(path=file)
    with Image.open(file) as picture:
        picture.convert("RGB").quantize(
            256, method=Image.Quantize.MAXCOVERAGE, kmeans=4, dither=Image.Dither.NONE
        ).save(file, optimize=True)
    print(f"{file.relative_to(ROOT)} ({file.stat().st_size // 1000} kB)", flush=True)


def screen(browser: Any, size: str, light: str) -> Any:
    width, height, scale = SCREENS[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        color_scheme=LIGHTS[light],
        is_mobile=bool(size),
        has_touch=bool(size),
    )
    context.set_default_timeout(60_000)
    return context.new_page()


def take_game(browser: Any, address: str, name: str) -> None:
    """A game in every light and on every screen."""
    text, players = saved(name)
    for size in SCREENS:
        for light in LIGHTS:
            page = screen(browser, size, light)
            page.goto(address)
            wish = {"game": name, "seats": ["person"] * players, "options": {}, "saved": text}
            link = page.evaluate(
                "async wish => (await (await fetch('/api/tables', {method: 'POST', headers: {'Content-Type':"
                " 'application/json'}, body: JSON.stringify(wish)})).json()).here",
                wish,
            )
            page.goto(f"{address}/t/{link}")
            page.wait_for_selector("#board svg, #curtain:not([hidden])")
            if page.locator("#curtain:not([hidden])").count():
                page.click("#curtain button")
            page.wait_for_selector("#moves > *")
            keep(page, f"{name}{size}{light}")
            page.context.close()


def take_account(browser: Any, address: str) -> None:
    """What a move of Othello did, and where the points of each player lie."""
    for size in SCREENS:
        page = screen(browser, size, "")
        page.goto(address)
        page.wait_for_selector("#seats select")
        page.select_option("#game", "othello")
        page.wait_for_load_state("networkidle")
        for seat in (0, 1):
            page.select_option(f"[data-seat='{seat}']", "person")
        page.click("#begin")
        for number, cell in enumerate(("d3", "c5", "f6"), 1):
            page.locator(f'#board [data-id="grid:{cell}"]').first.click(force=True)
            page.wait_for_function("n => document.querySelectorAll('#log li').length === n", arg=number)
        page.click("#sheet summary")
        page.click("#account > summary")
        page.wait_for_selector("#account li")
        page.locator("#account").scroll_into_view_if_needed()
        keep(page, f"studio_why{size}")
        page.context.close()


def take_writing(browser: Any, address: str, folder: Path) -> None:
    """The tutorial's game on the author's page, with a mistake in it."""
    tutorial = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
    for head, body in re.findall(r"```\w+ (pond/\S+)\n(.*?)```", tutorial, re.DOTALL):
        (folder / head).parent.mkdir(parents=True, exist_ok=True)
        (folder / head).write_text(body, encoding="utf-8")
    for light in LIGHTS:
        page = screen(browser, "", light)
        page.goto(f"{address}/write")
        page.wait_for_selector("#board svg")
        for number, pad in enumerate(("b2", "d4", "c2"), 1):
            page.locator(f'#board [data-id="pads:{pad}"]').first.click(force=True)
            page.wait_for_function("n => document.querySelector('#moment').textContent === `${n} of ${n}`", arg=number)
        page.evaluate(
            "() => { const area = document.querySelector('#editor textarea'); const at ="
            " area.value.indexOf('sunk[pad]'); area.focus(); area.setSelectionRange(at + 3, at + 4); }"
        )
        page.keyboard.insert_text("c")
        page.wait_for_function("() => document.querySelector('#problems').textContent.includes('RW201')")
        page.wait_for_selector("#trying[aria-busy=false]")
        keep(page, f"studio_write{light}")
        page.context.close()


def main() -> int:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        print("no Chromium here: apt-get install chromium, or CHROMIUM=/path/to/it")
        return 1
    names = sys.argv[1:] or [*GAMES, "studio_why", "studio_write"]
    with tempfile.TemporaryDirectory() as made, studio(Path(made)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name in names:
            if name in GAMES:
                take_game(browser, address, name)
            elif name == "studio_why":
                take_account(browser, address)
            else:
                take_writing(browser, address, Path(made))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
