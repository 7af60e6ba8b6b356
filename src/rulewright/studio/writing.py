"""Questions of the author's page. Files are read and written here; everything about their texts is asked in processes
with limits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from rulewright.editing.tokens import pattern
from rulewright.new_game import write_game
from rulewright.studio import desk
from rulewright.studio.answers import LARGEST_SAVE, message, told
from rulewright.studio.crew import Crew
from rulewright.studio.folder import Folder, stamp_of
from rulewright.studio.guard import HEADERS
from rulewright.studio.table import Refused

STATIC = Path(__file__).parent / "static"
SECONDS = 20.0  # for one question
MOST_MOVES = 5000


class Desk:
    """The opened folder, one process that answers the editor, and one that plays."""

    def __init__(self, root: Path) -> None:
        self.folder = Folder(root)
        self.editor, self.player = Crew(1, SECONDS, 20), Crew(1, SECONDS, 20)

    def close(self) -> None:
        self.editor.close()
        self.player.close()


async def page(request: Request) -> Response:
    return FileResponse(STATIC / "write.html", headers=HEADERS)


async def files(request: Request) -> Response:
    """What can be opened, and how texts are made of tokens."""
    endings = (".game", ".variant", ".scenario", ".look", ".yaml")
    patterns = {ending: pattern(ending).pattern.replace("(?P<", "(?<") for ending in endings}
    return told({"games": _desk(request).folder.games(), "patterns": patterns})


async def read(request: Request) -> Response:
    return told(_desk(request).folder.read(request.query_params.get("name")))


async def save(request: Request) -> Response:
    asked = await message(request, LARGEST_SAVE)
    return told(_desk(request).folder.write(asked.get("name"), asked.get("text"), asked.get("stamp")))


async def new(request: Request) -> Response:
    """A new game in a folder of its own, or a file of the game that is open."""
    asked = await message(request)
    name, folder = str(asked.get("name")), _desk(request).folder
    if not Path(name).suffix:
        try:
            made = write_game(name, folder.root)
        except OSError as why:
            raise Refused(f"this game cannot be written: {why.strerror}") from None
        return told({"name": folder.name(made[0])})
    home = folder.path(asked.get("beside")).parent
    home = home.parent if home.name == "scenarios" else home
    if Path(name).name != name:
        raise Refused("a file of this game has a name without folders")
    path = folder.path(folder.name(home / "scenarios" / name if name.endswith(".scenario") else home / name))
    if path.exists():
        raise Refused(f"there is already a file '{name}'")
    game = next((one.stem for one in sorted(home.glob("*.game"))), home.name)
    begins = {
        ".variant": f'variant "{path.stem.replace("_", " ").title()}" of {game}\n\n',
        ".scenario": f"scenarios for {game}\n",
    }
    return told(folder.write(folder.name(path), begins.get(path.suffix, ""), ""))


async def problems(request: Request) -> Response:
    """What is wrong with a text."""
    asked = await message(request, LARGEST_SAVE)
    path, texts = _texts(request, asked)
    return told(await _desk(request).editor.do(desk.problems, path, texts, bool(asked.get("soon"))))


async def ask(request: Request) -> Response:
    """What an editor asks about a place."""
    asked = await message(request, LARGEST_SAVE)
    path, texts = _texts(request, asked)
    place = [asked.get(name) for name in ("line", "column")]
    if not all(isinstance(one, int) and 0 < one < 10**6 for one in place):
        raise Refused("a place is a line and a column")
    found = await _desk(request).editor.do(desk.asked, str(asked.get("question")), path, texts, *place)  # type: ignore[arg-type]
    for one in found.get("places", ()):
        one["file"] = _desk(request).folder.name(Path(one["file"]))
    return told(found)


async def play(request: Request) -> Response:
    """The game played on under the rules as they stand."""
    asked = await message(request, LARGEST_SAVE)
    setup, texts = _setup(request, asked)
    width, at = asked.get("width"), asked.get("at")
    room = min(1600, max(280, width)) if isinstance(width, int) else 600
    moment = at if isinstance(at, int) else None
    shown = await _desk(request).player.do(desk.played, setup, texts, room, moment, bool(asked.get("everything")))
    return told(shown)


async def why(request: Request) -> Response:
    asked = await message(request, LARGEST_SAVE)
    setup, texts = _setup(request, asked)
    chosen = asked.get("chosen")
    steps = [str(one)[:500] for one in chosen[:20]] if isinstance(chosen, list) else []
    return told(await _desk(request).player.do(desk.why, setup, texts, str(asked.get("id"))[:500], steps))


async def scenarios(request: Request) -> Response:
    """The scenarios of a game, carried out and drawn."""
    asked = await message(request, LARGEST_SAVE)
    setup, texts = _setup(request, asked)
    beside = Path(setup.path).parent
    found = [str(one) for one in sorted(beside.rglob("*.scenario"))]
    shown = await _desk(request).player.do(desk.pictured, found, texts)
    for one in shown["scenarios"]:
        one["file"] = _desk(request).folder.name(Path(one["file"]))
    return told(shown)


async def add_scenario(request: Request) -> Response:
    """The game so far as a scenario, at the end of the file of scenarios of its game."""
    asked = await message(request, LARGEST_SAVE)
    setup, texts = _setup(request, asked)
    title, rule, move = (_line(asked.get(name)) for name in ("title", "rule", "move"))
    more = await _desk(request).player.do(desk.written, setup, texts, title or "a position", rule, move)
    folder, game = _desk(request).folder, Path(setup.path)
    name = folder.name(game.parent / "scenarios" / f"{game.stem}.scenario")
    path = folder.path(name)
    saved = folder.read(name)["text"] if path.is_file() else None
    before = texts.get(str(path), saved) or f"scenarios for {game.stem}\n"
    stamp = stamp_of(saved) if saved is not None else ""
    return told({**folder.write(name, before.rstrip("\n") + "\n\n" + more, stamp), "added": more})


# ---------------------------------------------------------------- what messages say


def _desk(request: Request) -> Desk:
    found: Desk = request.app.state.desk
    return found


def _line(text: object) -> str:
    """A text of one line, without what would end it where it is written."""
    found = str(text or "")[:200]
    if any(letter in found for letter in '"\n\r#'):
        raise Refused("one line, without quotation marks")
    return found.strip()


def _texts(request: Request, asked: dict[str, Any]) -> tuple[str, desk.Texts]:
    """The file that is asked about, and all texts that are not saved, by real path."""
    folder, given = _desk(request).folder, asked.get("texts")
    texts = {str(folder.path(name)): text for name, text in (given if isinstance(given, dict) else {}).items()}
    if not all(isinstance(text, str) for text in texts.values()):
        raise Refused("a file is a text")
    return str(folder.path(asked.get("name"))), texts


def _setup(request: Request, asked: dict[str, Any]) -> tuple[desk.Setup, desk.Texts]:
    path, texts = _texts(request, asked)
    players, options, seed, moves = (asked.get(name) for name in ("players", "options", "seed", "moves"))
    if not path.endswith((".game", ".variant")):
        raise Refused("a game is a .game or .variant file")
    if not isinstance(moves, list) or len(moves) > MOST_MOVES or not all(isinstance(one, str) for one in moves):
        raise Refused("moves are texts")
    chosen = {str(name): str(value) for name, value in options.items()} if isinstance(options, dict) else {}
    number = seed if isinstance(seed, int) and 0 <= seed < 2**63 else 1
    return desk.Setup(path, players if isinstance(players, int) else None, chosen, number, tuple(moves)), texts
