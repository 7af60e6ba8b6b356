"""The cache: nothing is trusted that somebody else could have written, nothing is stale, and a game is played without
it."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import rulewright as rw
from rulewright import warm
from rulewright.cli import main
from rulewright.compiler.cache import entries as cache
from rulewright.compiler.cache import folder as cache_dir
from rulewright.compiler.cache import plain_data
from rulewright.library import definition_files, find

GAME = """\
game "Coins"
players 2
state n: 0..100
play
    for you in turns(0)
        you choose take(k in 1..3)
            n += k
            if n > 20
                finish you
"""
SOMEBODY = 12345  # a user who is not us


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty cache, and nothing remembered of any other."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(cache_dir, "_judged", {})
    monkeypatch.setattr(cache_dir, "_spare", [])
    yield tmp_path / "cache"


@pytest.fixture
def coins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "coins").mkdir()
    (tmp_path / "coins" / "coins.game").write_text(GAME)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "coins" / "coins.game"


class Harm:
    """What runs when it is unpickled."""

    def __reduce__(self) -> tuple[Callable[[str], object], tuple[str]]:
        return Path.touch, (Path("harmed"),)


# ---------------------------------------------------------------- who can write there


def give_away(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a path belong to somebody else."""
    if os.geteuid() == 0:
        os.chown(path, SOMEBODY, SOMEBODY, follow_symlinks=False)
    else:
        monkeypatch.setattr(os, "geteuid", lambda: SOMEBODY)


def test_folders_and_files_are_for_the_user_alone(home: Path) -> None:
    before = os.umask(0)
    try:
        cache.keep("kind", "name", b"data")
    finally:
        os.umask(before)
    assert [oct(path.stat().st_mode & 0o777) for path in (home, home / "kind", home / "kind" / "name")] == [
        "0o700",
        "0o700",
        "0o600",
    ]
    assert cache.kept("kind", "name") == b"data"


@pytest.mark.parametrize("place", ["", "kind", "kind/name"])
def test_what_belongs_to_somebody_else_is_not_used(place: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.keep("kind", "name", b"data")
    give_away(home / place, monkeypatch)
    cache_dir._judged.clear()
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        assert cache.kept("kind", "name") is None
        assert cache.keep("kind", "other", b"more") != home / "kind" / "other" or place == "kind/name"
        assert cache.kept("kind", "other") == b"more", "in a folder for this process"
    assert len(told) == (place != "kind/name"), "said once"


@pytest.mark.parametrize("place", ["..", "", "kind", "kind/name"])
@pytest.mark.parametrize("mode", [0o777, 0o770])
def test_what_others_can_write_is_not_used(place: str, mode: int, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache_dir, "_is_alone", lambda group: False)
    cache.keep("kind", "name", b"data")
    (home / place).chmod(mode)
    cache_dir._judged.clear()
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        assert cache.kept("kind", "name") is None
    assert place == "kind/name" or "others can write in" in str(told[0].message)
    (home / "..").chmod(0o700)


def test_a_shared_folder_where_nobody_moves_what_is_not_theirs(home: Path) -> None:
    home.parent.chmod(0o1777)
    cache.keep("kind", "name", b"data")
    assert cache.kept("kind", "name") == b"data"
    (home / "kind").chmod(0o1777)
    cache_dir._judged.clear()
    with pytest.warns(rw.RulewrightWarning, match="others can write"):
        assert cache.kept("kind", "name") is None


def test_links_of_somebody_else_are_not_followed(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.keep("kind", "name", b"data")
    home.rename(tmp_path / "real")
    home.symlink_to("real")
    cache_dir._judged.clear()
    assert cache.kept("kind", "name") == b"data", "a link of our own"
    give_away(home, monkeypatch)
    cache_dir._judged.clear()
    with pytest.warns(rw.RulewrightWarning, match="belongs to somebody else"):
        assert cache.kept("kind", "name") is None


def test_an_entry_is_no_link(home: Path, tmp_path: Path) -> None:
    cache.keep("kind", "name", b"data")
    (home / "kind" / "name").rename(tmp_path / "elsewhere")
    (home / "kind" / "name").symlink_to(tmp_path / "elsewhere")
    assert cache.kept("kind", "name") is None
    cache.keep("kind", "name", b"new")
    assert cache.kept("kind", "name") == b"new" and (tmp_path / "elsewhere").read_bytes().startswith(b"data")


# ---------------------------------------------------------------- plain data


def test_nothing_in_a_kept_program_runs(home: Path, coins: Path) -> None:
    wanted = rw.load("coins", backend="reference")
    wanted.new(seed=1)
    (program,) = (home / "programs").iterdir()
    cache.keep("programs", program.name, pickle.dumps(Harm()))
    assert len(rw.load("coins", backend="reference").new(seed=1).moves) == 3
    assert not Path("harmed").exists()


def test_nothing_in_a_kept_parser_runs(home: Path, coins: Path) -> None:
    from rulewright.compiler.syntax import definition, parse

    parse._TREES.forget()
    for kept in (parse._parser, definition._parsed, definition._library_defs):
        kept.cache_clear()  # another test may have read the same text
    main(["check", "coins"])
    (parser,) = (home / "parsers").glob("game-*")
    cache.keep("parsers", parser.name, pickle.dumps({"data": Harm(), "memo": {}}))
    parse._parser.cache_clear()
    coins.write_text(GAME + "\n")
    assert main(["check", "coins"]) == 0
    assert not Path("harmed").exists()


@pytest.mark.parametrize(
    "name",
    [
        "os.system",
        "builtins.eval",
        "rulewright.runtime.ir.sys",
        "rulewright.runtime.ir.node",
        "rulewright.loading.load",
    ],
)
def test_only_data_is_thawed(name: str) -> None:
    module, _, word = name.rpartition(".")
    data = b"\x80\x04" + b"".join(b"\x8c" + bytes([len(text)]) + text.encode() for text in (module, word)) + b"\x93."
    with pytest.raises(pickle.UnpicklingError):
        plain_data.thawed(data, *warm.IR)


def test_a_long_chain_of_clauses_is_kept(home: Path, coins: Path) -> None:
    """300 clauses are one expression, three hundred levels deep."""
    clauses = "".join(f"def worth({n}) = {n * 7 % 50}\n" for n in range(300))
    coins.write_text(
        GAME.replace("state n: 0..100", f"state n: 0..500\n{clauses}def worth(k) = 1").replace(
            "n += k", "n += worth(k)"
        )
    )
    assert main(["check", "coins"]) == 0
    for _ in range(2):
        state = rw.load("coins", backend="reference").new(seed=1).play("take 2")
        assert state.view(0)["states"]["n"] == 14


# ---------------------------------------------------------------- healing


@pytest.mark.parametrize("spoil", ["cut", "folder", "link", "empty", "pipe", "foreign"])
def test_every_kind_of_file_heals(spoil: str, home: Path, coins: Path) -> None:
    def moves() -> int:
        return len(rw.load("coins", backend="auto").new(seed=1).moves)

    assert moves() == 3
    for path in [path for path in home.rglob("*") if path.is_file()]:
        data = path.read_bytes()
        path.unlink()
        match spoil:
            case "cut":
                path.write_bytes(data[:-5])
            case "folder":
                (path / "below").mkdir(parents=True)
            case "link":
                path.symlink_to("/dev/zero")
            case "empty":
                path.touch()
            case "pipe":
                os.mkfifo(path)
            case "foreign":
                path.write_bytes(cache.hashlib.sha256(b"").digest())
    assert moves() == 3
    assert moves() == 3


# ---------------------------------------------------------------- no cache, no room


def test_a_game_is_played_without_a_cache(
    tmp_path: Path, home: Path, coins: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "file" / "below"))
    with pytest.warns(rw.RulewrightWarning, match=r"cannot be written: what is built is not kept") as said:
        game = rw.load("coins", backend="auto")
        assert len(game.new(seed=1).moves) == 3 and game.backend == _best()
        assert len(rw.load("coins", backend="auto").new(seed=1).moves) == 3
    assert len([one for one in said if "cannot be written" in str(one.message)]) == 1


def _best() -> str:
    from rulewright.compiler.native.build import NoCompiler, find_toolchain

    try:
        find_toolchain()
    except NoCompiler:
        return "reference"
    return "compiled"


@pytest.mark.parametrize("room", [0, 2_000, 40_000])
def test_a_game_is_played_without_room(room: int, tmp_path: Path, coins: Path) -> None:
    """No file can be larger than this: neither in the cache nor among the temporary files."""
    code = f"""
import resource, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, ({room}, {room}))
import rulewright as rw
game = rw.load("coins")
print(len(game.new(seed=1).moves), game.backend)
"""
    around = {
        **os.environ,
        "RULEWRIGHT_CACHE": str(tmp_path / "cache"),
        "TMPDIR": str(tmp_path),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=around, timeout=120)
    assert done.stdout == "3 reference\n", done.stderr
    assert "slow reference interpreter" in done.stderr and not list((tmp_path).glob("rulewright*"))


def test_a_command_says_so_in_a_sentence(
    tmp_path: Path, home: Path, coins: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from rulewright.compiler.native import build

    def nothing() -> build.Toolchain:
        raise build.NoCompiler

    monkeypatch.setattr(build, "find_toolchain", nothing)
    with warnings.catch_warnings():
        warnings.simplefilter("default")
        assert main(["compile", "coins"]) == 1
    said = capfd.readouterr().err.splitlines()
    assert said == [f"note: {build.ADVICE}", "coins: nothing was built"]


def test_a_stopped_builder_does_not_block_others_for_ever(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fcntl = pytest.importorskip("fcntl")
    cache.keep("kind", "other", b"")
    with open(home / "kind" / "name.lock", "w") as stopped:
        fcntl.flock(stopped, fcntl.LOCK_EX)
        monkeypatch.setattr(cache, "PATIENCE", 0.2)
        assert cache.cached("kind", "name", lambda: b"made") == home / "kind" / "name"


# ---------------------------------------------------------------- what a build depends on


def test_every_file_of_the_package_is_in_the_fingerprint(coins: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that can change what comes out, in any folder, new ones included."""
    told = warm._sources()
    package = Path(rw.__file__).parent
    for folder in (
        "compiler",
        "compiler/optimise",
        "compiler/emit/templates",
        "runtime",
        "runtime/reference",
        "drawing/terminal",
        "grammar",
    ):
        for path in (package / folder).iterdir():
            assert path.is_dir() or f"/{folder}/{path.name} " in told, path
    assert "/grammar/library.game " in told and "/runtime/native/rules.h " in told and ".jinja " in told
    fake = coins.parent / "package"
    (fake / "new" / "deeper").mkdir(parents=True)
    monkeypatch.setattr(warm, "__file__", str(fake / "warm.py"))
    before = warm._sources()
    (fake / "new" / "deeper" / "template.jinja").touch()
    assert warm._sources() != before


@pytest.mark.parametrize("name", ["CC", "RULEWRIGHT_PLAIN"])
def test_settings_of_a_build_are_in_the_fingerprint(name: str, coins: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = definition_files(find("coins"))
    monkeypatch.delenv(name, raising=False)
    before = warm.fingerprint(files)
    monkeypatch.setenv(name, "1")
    assert warm.fingerprint(files) != before


def test_another_compiler_is_noticed(coins: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = definition_files(find("coins"))
    before = warm.fingerprint(files)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "cc").touch(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    found = warm.fingerprint(files)
    assert found != before
    (tmp_path / "bin" / "cc").write_text("#!/bin/sh\n")
    assert warm.fingerprint(files) != found


@pytest.mark.skipif(_best() == "reference", reason="needs a C compiler")
def test_a_comment_or_a_reason_builds_nothing(home: Path, coins: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And where a rule goes wrong is told with the lines as they are now, also by a module that was built before."""
    from rulewright.compiler.native import build
    from rulewright.runtime.backend import Fault

    monkeypatch.setenv("RULEWRIGHT_PLAIN", "1")
    faulty = GAME.replace("            n += k", '            require n < 99   "too many"\n            n += 50 * k')

    def line_of_fault() -> int:
        position = rw.load("coins").new(seed=1).position.copy()
        with pytest.raises(Fault) as caught:
            position.play((0, 3))
        return caught.value.where.line

    coins.write_text(faulty)
    assert line_of_fault() == 8
    monkeypatch.setattr(build, "_build", None)  # whoever builds fails
    coins.write_text(
        faulty.replace("play\n", "# a comment\n\nplay   # and another\n").replace("too many", "far too many")
    )
    assert line_of_fault() == 10
    assert line_of_fault() == 10, "from the cache"
    coins.write_text(faulty)
    assert line_of_fault() == 8


def test_names_that_look_like_places_are_kept_apart() -> None:
    from rulewright.compiler.native.placeless import placeless

    text = (
        "cdef int most_line_12(x):\n    # line 12 @A-1\n    return most_line_7(x) + most_line_12_2(x)\nFAULTS = (\n   "
        " ('RW601', 'it''s', 'a.game', 12, 3),\n)\n"
    )
    text = text.replace("'it''s'", '"it\'s"')
    plain, faults = placeless(text)
    assert faults == (("RW601", "it's", "a.game", 12, 3),)
    assert plain == "cdef int most_line_1(x):\n    return most_line_2(x) + most_line_1_2(x)\n"
