"""The formatter changes the shape of a text and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.cli import main
from rulewright.compiler.syntax.format import formatted

ROOT = Path(__file__).parents[1]
FILES = sorted(path for suffix in ("game", "variant", "scenario") for path in ROOT.glob(f"definitions/**/*.{suffix}"))

UGLY = """\
game "Ugly"
players 2


state heap: 0..9 = 5

play
  for you in turns(0)
     you choose take(n in 1..3) @UG-1
           require n <= heap   @UG-2 "not @UG-9 so many"
           heap -= n
           # the last one
           if heap == 0
                finish you @UG-3
"""

NEAT = """\
game "Ugly"
players 2

state heap: 0..9 = 5

play
    for you in turns(0)
        you choose take(n in 1..3)                          @UG-1
            require n <= heap                               @UG-2 "not @UG-9 so many"
            heap -= n
            # the last one
            if heap == 0
                finish you                                  @UG-3
"""


def test_an_ugly_text_becomes_neat() -> None:
    assert formatted(UGLY) == NEAT
    assert formatted(NEAT) == NEAT


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_formatting_twice_changes_nothing_more(path: Path) -> None:
    once = formatted(path.read_text(encoding="utf-8"))
    assert formatted(once) == once


def test_our_own_games_are_in_the_usual_shape(capsys: pytest.CaptureFixture[str]) -> None:
    kinds = (".game", ".variant", ".scenario")
    files = [str(path) for path in (ROOT / "definitions").rglob("*") if path.suffix in kinds]
    assert len(files) > 100
    assert main(["fmt", "--check", *files]) == 0, capsys.readouterr().out


def test_the_command_changes_files_and_keeps_their_meaning(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "ugly.game"
    path.write_text(UGLY, encoding="utf-8")
    assert main(["fmt", "--check", str(path)]) == 1
    assert path.read_text(encoding="utf-8") == UGLY
    assert main(["fmt", str(path)]) == 0
    assert path.read_text(encoding="utf-8") == NEAT
    assert "changed" in capsys.readouterr().out
    assert main(["fmt", "--check", str(path)]) == 0


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b'game "Wrong"\n\n\nplay\n  for for\n', "RW113"),
        (b'game "Neat but wrong"\nplayers 2\n\nplay\n    finish (\n', "RW103"),
        (b'game "\xff"\n', "RW124"),
    ],
)
def test_a_text_with_mistakes_is_told_and_left_alone(
    text: bytes, code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wrong.game"
    path.write_bytes(text)
    assert main(["fmt", str(path)]) == 1
    said = capsys.readouterr()
    assert f"error[{code}]" in said.err and said.out == ""
    assert path.read_bytes() == text
