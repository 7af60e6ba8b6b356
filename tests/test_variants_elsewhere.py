"""A variant may lie anywhere: its game is found among those within reach, its tables beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.cli import main

VARIANT = """\
variant "Reykholt at home" of reykholt

rows Service from "home.yaml"
"""
ROWS = '- {id: Z9, set: A, name: Hearth, when: {acted: "gain 1 tomato"}}\n'
SCENARIO = """\
scenarios for home

scenario "a row of our own"
    expect count(c in Service where c == Z9) == 1
"""


def test_a_variant_of_a_shipped_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine").mkdir()
    Path("mine/home.variant").write_text(VARIANT, encoding="utf-8")
    Path("mine/home.yaml").write_text(ROWS, encoding="utf-8")
    Path("mine/home.scenario").write_text(SCENARIO, encoding="utf-8")
    assert main(["check", "home"]) == 0, capsys.readouterr()
    assert main(["test", "mine/home.scenario", "--backend", "reference"]) == 0, capsys.readouterr()
    Path("mine/home.yaml").write_text(ROWS.replace("gain", "gian"), encoding="utf-8")
    capsys.readouterr()
    assert main(["check", "home"]) == 1
    assert capsys.readouterr().out.startswith("mine/home.yaml:1:49: error[RW218]: there is no action named 'gian'")
    Path("mine/home.variant").write_text(VARIANT.replace("home.yaml", "../home.yaml"), encoding="utf-8")
    assert main(["check", "home"]) == 1
    assert "error[RW343]" in capsys.readouterr().out
