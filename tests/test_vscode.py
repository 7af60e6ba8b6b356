"""The extension for Visual Studio Code: built, taken apart, and run under node with a stand-in for the editor and the
real language server."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pygls", reason="no language server: pip install 'rulewright[lsp]'")

from rulewright.library import find

ROOT = Path(__file__).resolve().parents[1]
STAND_IN = ROOT / "tests" / "fixtures" / "vscode"
XML = "{http://schemas.microsoft.com/developer/vsx-schema/2011}"


@pytest.fixture(scope="module")
def extension(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The extension as it is installed: the .vsix, unpacked."""
    spec = importlib.util.spec_from_file_location("build_extension", ROOT / "editors" / "vscode" / "build.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    folder = tmp_path_factory.mktemp("extension")
    with zipfile.ZipFile(module.build(folder / "rulewright.vsix")) as bundle:
        bundle.extractall(folder)
    return folder


def test_the_manifest_names_what_is_there(extension: Path) -> None:
    package = json.loads((extension / "extension" / "package.json").read_text())
    root = ElementTree.parse(extension / "extension.vsixmanifest").getroot()
    identity = root.find(f"{XML}Metadata/{XML}Identity")
    assert identity is not None
    said = (identity.get("Id"), identity.get("Version"), identity.get("Publisher"))
    assert said == (package["name"], package["version"], package["publisher"])
    assets = [one.get("Path", "") for one in root.iter(f"{XML}Asset")]
    assert assets and all((extension / one).is_file() for one in assets)
    known = {one.get("Extension") for one in ElementTree.parse(extension / "[Content_Types].xml").getroot()}
    assert {one.suffix for one in extension.rglob("*") if one.is_file() and one.suffix != ".vsix"} - {".xml"} <= known
    engine = next(one for one in root.iter(f"{XML}Property") if (one.get("Id") or "").endswith("Code.Engine"))
    assert engine.get("Value") == package["engines"]["vscode"]
    for name in (extension / "extension" / "snippets").glob("*.json"):
        assert all({"prefix", "body"} <= set(one) for one in json.loads(name.read_text()).values())


@pytest.mark.skipif(shutil.which("node") is None, reason="no node here")
def test_a_morning_at_the_editor(extension: Path, tmp_path: Path) -> None:
    shutil.copytree(find("tic_tac_toe").parent, tmp_path / "tic_tac_toe")
    game = (tmp_path / "tic_tac_toe" / "tic_tac_toe.game").resolve()
    environment = {
        **os.environ,
        "NODE_PATH": str(STAND_IN),
        "EXTENSION": str(extension / "extension"),
        "FOLDER": str(game.parent.parent),
        "FILE": str(game),
        "COMMAND": json.dumps([sys.executable, "-m", "rulewright", "lsp"]),
    }
    ran = subprocess.run(
        ["node", str(STAND_IN / "session.js")], env=environment, capture_output=True, text=True, timeout=300
    )
    assert ran.returncode == 0, ran.stderr
    told: dict[str, Any] = json.loads(ran.stdout)
    assert told["problems"][0]["code"] == "RW201" and "did you mean 'mark'?" in told["problems"][0]["message"]
    assert [one["title"] for one in told["actions"]] == ["write 'mark'"]
    assert told["actions"][0]["edit"]["edits"][0]["text"] == "mark"
    assert "The cell must be empty" in told["hover"]["contents"]["value"]
    line = game.read_text().splitlines().index("state mark: Player? on grid")
    assert told["definition"][0]["range"]["start"] == {"line": line, "character": 6}
    assert told["prepared"]["start"] == {"line": line, "character": 6}
    assert len(told["references"]) > 3 and {one["text"] for one in told["renamed"]["edits"]} == {"sign"}
    assert {Path(one["file"]).suffix for one in told["renamed"]["edits"]} >= {".game", ".scenario"}
    assert "mark" in json.dumps(told["symbols"]) and told["again"] == len(told["symbols"])
    assert any("RULES.md" in one["target"]["path"] for one in told["links"])
    assert told["formatted"] == [], "it is in shape"
    assert told["completions"] and told["tokens"] > 0 and told["shown"] == []
