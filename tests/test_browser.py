"""The studio in a real Chromium: clicking, reasons, time, secrets at one table. Skipped where there is no browser: see
`make test-browser`."""

from __future__ import annotations

import os
import re
import shutil
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sync_api = pytest.importorskip("playwright.sync_api", reason="no Playwright: pip install 'rulewright[browser]'")
uvicorn = pytest.importorskip("uvicorn", reason="no server: pip install 'rulewright[studio]'")

from rulewright.studio.app import make_app
from rulewright.studio.store import Store

CHROMIUM = os.environ.get("CHROMIUM") or next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here: apt-get install chromium, or CHROMIUM=path")
PATIENCE = 120_000  # milliseconds
APP: list[Any] = []  # the one that is running


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    store = Store(tmp_path_factory.mktemp("studio") / "tables.sqlite")
    APP[:] = [make_app(store, "connect_four", "reference")]
    server = uvicorn.Server(uvicorn.Config(APP[0], "127.0.0.1", port, log_level="error"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.05)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(10)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with sync_api.sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """A page whose mistakes are ours, and which must not load anything from elsewhere."""
    context = browser.new_context(viewport={"width": 1200, "height": 900})
    context.set_default_timeout(PATIENCE)
    one = context.new_page()
    problems: list[str] = []
    one.on("pageerror", lambda error: problems.append(str(error)))
    one.on(
        "request",
        lambda request: (
            problems.append(request.url)
            if "127.0.0.1" not in request.url and not request.url.startswith("data:")
            else None
        ),
    )
    yield one
    assert not problems
    context.close()


def begin(page: Any, address: str, game: str, *seats: str, together: bool = False, **options: str) -> None:
    """Fill in the form, as a person would."""
    page.goto(address)
    page.wait_for_selector("#seats select")
    page.select_option("#game", game)
    page.wait_for_function(
        "name => document.querySelector('#game').value === name && document.querySelectorAll('#seats"
        " select').length > 0",
        arg=game,
    )
    page.wait_for_load_state("networkidle")
    page.fill("#players", str(len(seats)))
    page.dispatch_event("#players", "change")
    for seat, kind in enumerate(seats):
        page.select_option(f"[data-seat='{seat}']", kind)
    if together:
        page.check("[value=together]")
    if options:
        page.click("summary")
    for name, value in options.items():
        page.fill(f"[data-option='{name}']", value)
    page.click("#begin")
    page.wait_for_selector("#board svg")


def click(page: Any, identity: str) -> None:
    page.locator(f'#board [data-id="{identity}"]').first.click(force=True)


def wait_for_log(page: Any, count: int) -> list[str]:
    page.wait_for_function("count => document.querySelectorAll('#log li').length >= count", arg=count)
    return [str(one) for one in page.locator("#log li").all_inner_texts()]


def test_connect_four_is_played_to_the_end_by_clicking(page: Any, address: str) -> None:
    begin(page, address, "connect_four", "person", "person")
    for number, column in enumerate("abababa", 1):
        click(page, f"grid:{column}6")
        wait_for_log(page, number)
    assert "The game is over" in page.inner_text("#turn")
    assert "over: player 0 wins" in page.inner_html("#board svg")


def test_an_illegal_click_shows_the_rule(page: Any, address: str) -> None:
    begin(page, address, "connect_four", "person", "person")
    for number in range(1, 7):
        click(page, "grid:d1")
        wait_for_log(page, number)
    click(page, "grid:d1")
    page.wait_for_function("() => document.querySelector('#why').textContent.includes('C4-2')")
    assert "the column is full" in page.inner_text("#why")


def test_a_move_of_two_parts_can_be_taken_back_half_made(page: Any, address: str) -> None:
    begin(page, address, "chess", "person", "person")
    click(page, "grid:e2")
    assert "from e2" in page.inner_text("#chosen") or "e2" in page.inner_text("#chosen")
    page.keyboard.press("Escape")
    assert page.inner_text("#chosen") == ""
    click(page, "grid:d2")
    click(page, "grid:d4")
    assert "d4" in wait_for_log(page, 1)[0]
    click(page, "grid:d4")
    page.wait_for_function("() => document.querySelector('#why').textContent !== ''")


def test_undo_and_time_travel(page: Any, address: str) -> None:
    begin(page, address, "tic_tac_toe", "person", "person")
    for number, cell in enumerate(("a1", "b2", "c3"), 1):
        click(page, f"grid:{cell}")
        wait_for_log(page, number)
    page.click("#undo")
    page.wait_for_function("() => document.querySelectorAll('#log li').length === 2")
    page.click("#redo")
    wait_for_log(page, 3)
    page.evaluate(
        "() => { const time = document.querySelector('#time'); time.value = 1; time.dispatchEvent(new"
        " Event('input')); }"
    )
    page.wait_for_function("() => document.querySelector('#moment').textContent === '1 of 3'")
    assert page.locator("#log li").count() == 1 and page.locator("#moves button").count() == 0


def test_the_page_tells_what_a_move_did_and_where_points_came_from(page: Any, address: str) -> None:
    """Black at d3 turns d4; White at c3 turns d4 back and has c3, d4 and e5 then. Looked into, both follow the game and
    time."""
    begin(page, address, "othello", "person", "person")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/account" in request.url else None)
    click(page, "grid:d3")
    wait_for_log(page, 1)
    assert not asked, "nothing is worked out for nobody"
    page.click("#account > summary")
    page.wait_for_function("() => document.querySelector('#account').textContent.includes('disc[d4]: 1 → 0')")
    assert "player 0: place d3" in page.inner_text("#account") and "OT-5 All discs" in page.inner_text("#account")
    page.click("#sheet summary")
    page.wait_for_function("() => document.querySelector('#sheet').textContent.includes('+1 each (4): ')")
    click(page, "grid:c3")
    page.wait_for_function("() => document.querySelector('#account').textContent.includes('disc[d4]: 0 → 1')")
    lines = page.locator("#sheet [data-line] small").all_inner_texts()
    assert lines[0] == "player 0" and lines[2] == "player 1" and lines[3].startswith("+1 each (3): ")
    assert set(lines[3].split(": ")[1].split("; ")) == {"c3", "d4", "e5"}
    page.evaluate(
        "() => { const time = document.querySelector('#time'); time.value = 1; time.dispatchEvent(new"
        " Event('input')); }"
    )
    page.wait_for_function("() => document.querySelector('#account').textContent.includes('disc[d4]: 1 → 0')")


def test_moves_can_be_typed_and_made_with_the_keyboard(page: Any, address: str) -> None:
    begin(page, address, "tic_tac_toe", "person", "person")
    page.fill("#search", "mark b2")
    page.press("#search", "Enter")
    assert wait_for_log(page, 1) == ["player 0: mark b2"]
    page.locator('#board [data-id="grid:a1"]').focus()
    page.keyboard.press("Enter")
    assert wait_for_log(page, 2)[1] == "player 1: mark a1"


def test_bots_take_empty_seats(page: Any, address: str) -> None:
    begin(page, address, "connect_four", "person", "easy")
    click(page, "grid:d1")
    assert wait_for_log(page, 2)[1].startswith("player 1: drop")


def test_a_curtain_falls_between_two_people_with_secrets(page: Any, address: str) -> None:
    page.goto(address)
    page.wait_for_selector("#seats select")
    page.select_option("#game", "kuhn_poker")
    page.wait_for_load_state("networkidle")
    for seat in (0, 1):
        page.select_option(f"[data-seat='{seat}']", "person")
    page.click("#begin")
    page.wait_for_selector("#curtain:not([hidden])")
    assert "Player 0" in page.inner_text("#curtain") and page.locator("#board svg").count() == 0
    page.click("#curtain button")
    page.wait_for_selector("#board svg")


def test_two_browsers_at_one_table_with_secrets(page: Any, browser: Any, address: str) -> None:
    begin(page, address, "kuhn_poker", "person", "person", together=True)
    links = page.locator("#links a").evaluate_all("all => all.map(one => one.href)")
    names = page.locator("#links li").all_inner_texts()
    mine, theirs = (
        next(link for link, name in zip(links, names, strict=True) if name.startswith(f"player {seat}"))
        for seat in (0, 1)
    )
    sent: list[str] = []
    other = browser.new_context().new_page()
    other.on("response", lambda answer: sent.append(answer.text()) if "/api/t/" in answer.url else None)
    other.goto(theirs)
    other.wait_for_selector("#board svg")
    page.goto(mine)
    page.wait_for_selector("#moves button")
    held = page.evaluate("() => document.querySelector('#board svg').textContent")
    card = next(name for name in ("jack", "queen", "king") if name in held)
    page.click("#moves button:has-text('check')")
    other.wait_for_selector("#moves button:has-text('bet')")
    seen = [name for name in ("jack", "queen", "king") if any(name in text for text in sent)]
    assert len(seen) == 1 and card not in seen, "the other browser is sent its own card, never mine"
    other.click("#moves button:has-text('check')")
    page.wait_for_function("() => document.querySelector('#turn').textContent.includes('over')")
    other.context.close()


def test_fjords_is_played_to_the_end_by_clicking(page: Any, address: str) -> None:
    """Always the first thing that glows, else the first of the list, until the game is over."""
    begin(page, address, "fjords", "person", "person", rounds="1", farms="3", fields="10")
    for _ in range(400):
        if "over" in page.inner_text("#turn"):
            break
        page.evaluate(
            "() => { const one = document.querySelector('#board .can') || document.querySelector('#moves button'); "
            "one?.dispatchEvent(new MouseEvent('click', { bubbles: true })); }"
        )
        page.wait_for_selector("#table:not([aria-busy=true])")  # set before the click returns: no click is lost
    assert "The game is over" in page.inner_text("#turn")


def test_resting_on_an_illegal_target_tells_the_rule(page: Any, address: str) -> None:
    begin(page, address, "tic_tac_toe", "person", "person")
    click(page, "grid:b2")
    wait_for_log(page, 1)
    page.locator('#board [data-id="grid:b2"]').first.hover(force=True)
    page.wait_for_selector("#hint:not([hidden])")
    told = page.inner_text("#hint")
    assert "the cell is taken (TT-2)" in told and "The cell must be empty" in told, (
        "the reason, and what the rulebook says"
    )
    page.locator('#board [data-id="grid:a1"]').first.hover(force=True)
    page.wait_for_selector("#hint", state="hidden")


def test_a_set_is_chosen_by_check_boxes_and_a_split_by_steppers_with_keys_alone(page: Any, address: str) -> None:
    """New World: two rows for one's explorers. Fields of Green: how many cards of which kind."""
    begin(page, address, "new_world", "person", "person")
    page.wait_for_selector(".parts input[type=checkbox]")
    assert page.locator(".parts input").count() == 12 and page.locator(".parts .main").is_disabled()
    for row in ("3", "9"):
        page.locator(f"[data-part='{row}']").focus()
        page.keyboard.press("Space")
    assert page.locator("[data-part='5']").is_disabled(), "no third one"
    page.keyboard.press("Escape")
    assert page.locator("[data-part='9']").is_checked() is False and page.locator("[data-part='3']").is_checked()
    page.locator("[data-part='7']").focus()
    page.keyboard.press("Space")
    page.locator(".parts .main").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('#log').textContent.includes('explorers onto {3, 7}')")
    begin(page, address, "fields_of_green", "person", "random")
    page.wait_for_selector(".parts [data-part='field']")
    for _ in range(3):
        page.locator("[data-part='field']").press("Enter")
    assert page.locator(".parts div:has(> [data-part='field']) output").inner_text().startswith("3 of")


def test_rows_of_a_map_and_men_are_chosen_by_clicking(page: Any, address: str) -> None:
    """New World: two starting spaces for one's explorers. Backgammon: a man, then one of two dice, or the die first."""
    begin(page, address, "new_world", "person", "person")
    for row in ("3", "9"):
        click(page, f"land:row:{row}")
    assert page.locator("#board .taken").count() == 2 and page.locator("[data-part='9']").is_checked()
    page.locator(".parts .main").click()
    page.wait_for_function("() => document.querySelector('#log').textContent.includes('explorers onto {3, 9}')")
    begin(page, address, "backgammon", "person", "person")
    man = page.locator("#board .can[data-id^='men:']").first.get_attribute("data-id")
    click(page, man)
    if page.inner_text("#chosen"):  # both dice can be played from there
        page.locator("#board .can[data-id^='dice:']").first.click(force=True)
    page.wait_for_function("() => /player \\d: move \\d from/.test(document.querySelector('#log').textContent)")


def test_a_page_goes_on_after_the_studio_did_not_answer(page: Any, address: str) -> None:
    begin(page, address, "tic_tac_toe", "person", "person")
    page.route("**/api/t/**", lambda route: route.abort())
    page.click("#moves button:has-text('a1')")
    page.wait_for_function("() => document.querySelector('#why').textContent === 'the studio does not answer'")
    page.unroute("**/api/t/**")
    page.click("#moves button:has-text('a1')")
    assert wait_for_log(page, 1) == ["player 0: mark a1"]
    assert "does not answer" not in page.inner_text("#asking")


def test_options_are_told_by_the_rulebook(page: Any, address: str) -> None:
    page.goto(address)
    page.wait_for_selector("#seats select")
    page.select_option("#game", "fjords")
    page.wait_for_selector("[data-option='rounds']", state="attached")
    told = page.locator("#options").text_content()
    assert re.search(r"FJ-\d+: \w+", told), told


def test_a_large_game_is_played_on_a_phone(browser: Any, address: str) -> None:
    """The question is in sight while the board is looked at, nothing is wider than the screen, buttons are large enough
    for a thumb."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    begin(page, address, "reykholt", "person", "random")
    page.wait_for_selector("#moves button")
    sizes = page.evaluate(
        "() => ({ wide: document.documentElement.scrollWidth, bottom:"
        " document.querySelector('#asking').getBoundingClientRect().bottom, high: [...document.querySelectorAll('#moves"
        " button')].map(one => one.getBoundingClientRect().height) })"
    )
    assert sizes["wide"] <= 360 and sizes["bottom"] <= 741 and min(sizes["high"]) >= 44
    small = page.evaluate(
        "() => [...document.querySelectorAll('#board text')].filter(one => one.textContent.trim()).map(one =>"
        " parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a).filter(size => size < 10.99).length"
    )
    assert small == 0, "nothing below 11 pixels"
    count = page.locator("#log li").count()
    page.locator("#moves button").first.tap()
    page.wait_for_function(
        "count => document.querySelectorAll('#log li').length > count || document.querySelector('#chosen').textContent",
        arg=count,
    )
    context.close()


ALONE = pytest.mark.skipif(
    "PYTEST_XDIST_WORKER" in os.environ, reason="times are taken with nothing beside: make test-browser"
)


def hurry() -> float:
    """How many times longer things take now than on a machine of one's own."""
    begun, worked = time.perf_counter(), time.process_time()
    while time.process_time() - worked < 0.2:
        pass
    return max(1.0, (time.perf_counter() - begun) / 0.2)


@ALONE
def test_a_large_game_is_there_within_a_second(page: Any, address: str) -> None:
    """From opening the link to the picture; the middle of five."""
    for game in ("reykholt", "fields_of_green", "dorfromantik", "new_world", "fjords"):
        begin(page, address, game, "person", "random")
        link, took = page.url, []
        for _ in range(5):
            slow = hurry()
            begun = time.perf_counter()
            page.goto(link)
            page.wait_for_selector("#board svg")
            took.append((time.perf_counter() - begun) / slow)
        print(f"{game}: first paint {1000 * sorted(took)[2]:.0f} ms")
        assert sorted(took)[2] < 1, (game, took)


# ---------------------------------------------------------------- writing

POND = Path(__file__).resolve().parents[1] / "docs" / "tutorial.md"


def write_pond(folder: Path) -> None:
    """The game of the tutorial, as the tutorial writes it."""
    for head, body in re.findall(r"```\w+ (pond/\S+)\n(.*?)```", POND.read_text(), re.DOTALL):
        (folder / head).parent.mkdir(parents=True, exist_ok=True)
        (folder / head).write_text(body)


@pytest.fixture
def desk(page: Any, address: str, tmp_path: Path) -> Iterator[Any]:
    """The author's page with the tutorial's game in its folder."""
    from rulewright.studio.folder import Folder

    write_pond(tmp_path)
    APP[0].state.desk.folder = Folder(tmp_path)
    page.goto(f"{address}/write")
    page.wait_for_selector("#board svg")
    yield page
    page.evaluate("() => window.stop()")


def settled(page: Any) -> None:
    page.wait_for_selector("#trying[aria-busy=false]")


def replace(page: Any, before: str, after: str) -> None:
    """Select a stretch of the text and type another."""
    page.evaluate(
        "before => { const area = document.querySelector('#editor textarea'); const at = area.value.indexOf(before);"
        " area.focus(); area.setSelectionRange(at, at + before.length); }",
        before,
    )
    page.keyboard.insert_text(after)


def test_a_rule_is_broken_and_mended_while_the_game_goes_on(desk: Any, tmp_path: Path) -> None:
    click(desk, "pads:b2")
    desk.wait_for_function("() => document.querySelector('#moment').textContent === '1 of 1'")
    replace(desk, "sunk[pad]", "sunc[pad]")
    desk.wait_for_function("() => document.querySelector('#problems').textContent.includes('RW201')")
    assert (
        "did you mean 'sunk'?" in desk.inner_text("#problems") and desk.locator("#editor .drawing .wrong").count() >= 1
    )
    replace(desk, "sunc[pad]", "sunk[pad]")
    desk.wait_for_function("() => document.querySelectorAll('#problems li.wrong').length === 0")
    replace(desk, "require not sunk[pad]  ", "require pad.row < 2 or not sunk[pad]")
    replace(desk, "your frog.surroundings", "your frog.neighbours")  # b2 is no neighbour of a1
    desk.wait_for_function("() => document.querySelector('#refused').textContent.includes('hop to b2')")
    desk.keyboard.press("Control+z")
    desk.wait_for_function("() => document.querySelector('#refused').textContent === ''")
    assert desk.inner_text("#moment") == "1 of 1", "the move counts again"


def test_a_position_becomes_a_scenario_and_runs(desk: Any, tmp_path: Path) -> None:
    click(desk, "pads:b2")
    desk.wait_for_function("() => document.querySelector('#moment').textContent === '1 of 1'")
    desk.click("#keep")
    desk.fill("#title", "after one hop")
    desk.click("#scenario .main")
    desk.wait_for_function("() => document.querySelector('#passed').textContent === '5 passed'")
    text = (tmp_path / "pond" / "scenarios" / "pond.scenario").read_text()
    assert 'scenario "after one hop"' in text and text.rstrip().endswith("moves 3"), "e5 has three pads around it"
    assert desk.locator("#scenarios article svg").count() == 5
    desk.click("#forbid")
    desk.fill("#title", "the second frog stays")
    desk.select_option("#move", "hop to d4")
    desk.fill("#rule", "PO-4")
    desk.click("#scenario .main")
    desk.wait_for_function("() => document.querySelector('#passed').textContent === '5 passed, 1 failed'")
    assert "illegal 1: hop to d4" in (tmp_path / "pond" / "scenarios" / "pond.scenario").read_text()


def test_completion_hover_and_definition(desk: Any) -> None:
    replace(desk, "require not sunk[pad]", "require not su")
    desk.keyboard.type("n")
    desk.wait_for_selector(".completions li:has-text('sunk')")
    desk.keyboard.press("Tab")
    assert "require not sunk" in desk.evaluate("() => document.querySelector('#editor textarea').value")
    desk.evaluate(
        "() => { const area = document.querySelector('#editor textarea'); const at = area.value.indexOf('in hops') + 4;"
        " area.setSelectionRange(at, at); }"
    )
    desk.keyboard.press("F12")
    chosen = (
        "() => { const area = document.querySelector('#editor textarea'); return area.value.slice(area.selectionStart,"
        " area.selectionEnd); }"
    )
    desk.wait_for_function(f"() => ({chosen})() === 'hops'")
    line = desk.evaluate(
        "() => { const a = document.querySelector('#editor textarea'); return a.value.slice(0,"
        " a.value.indexOf('@PO-3')).split('\\n').length; }"
    )
    box = desk.locator("#editor textarea").bounding_box()
    column = desk.evaluate(
        "() => document.querySelector('#editor textarea').value.split('\\n').find(one =>"
        " one.includes('@PO-3')).indexOf('@PO-3')"
    )
    letter = desk.evaluate(
        "() => { const one = document.querySelector('.t-rule'); return one.getBoundingClientRect().width /"
        " one.textContent.length; }"
    )
    desk.evaluate("() => { document.querySelector('#editor textarea').scrollTop = 0; }")
    desk.mouse.move(box["x"] + 8 + (column + 2) * letter, box["y"] + 8 + (line - 0.5) * 13.5 * 1.5)
    desk.wait_for_function(
        "() => document.querySelector('.note').textContent.includes('cannot hop onto a pad that has sunk')"
    )


@ALONE
def test_mistakes_in_a_large_game_are_told_while_one_types(page: Any, address: str, tmp_path: Path) -> None:
    """From the key to the underlined word, in Reykholt; the middle of five."""
    from rulewright.library import find
    from rulewright.studio.folder import Folder

    shutil.copytree(find("reykholt").parent, tmp_path / "reykholt")
    APP[0].state.desk.folder = Folder(tmp_path)
    page.goto(f"{address}/write?game=reykholt")
    page.wait_for_selector("#writing[data-checked]")
    took = []
    for _ in range(5):
        slow = hurry()
        replace(page, "starter", "startar")
        begun = time.perf_counter()
        page.wait_for_selector("#problems li.wrong")
        took.append((time.perf_counter() - begun) / slow)
        replace(page, "startar", "starter")
        page.wait_for_selector("#problems li.wrong", state="detached")
        settled(page)
    print(f"Reykholt: a mistake is told after {1000 * sorted(took)[2]:.0f} ms")
    assert sorted(took)[2] < 0.3, took
