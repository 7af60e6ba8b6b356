"""Builds the extension: `python editors/vscode/build.py` writes the grammar anew and `rulewright.vsix` into this
folder.

A .vsix is a zip with a manifest. Nothing is fetched: the client speaks the protocol itself, so there is nothing to
bundle.
"""

from __future__ import annotations

import json
import sys
import zipfile
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from rulewright.editing.tokens import ALL, groups_of

HERE = Path(__file__).resolve().parent
GRAMMAR = HERE / "syntaxes" / "rulewright.tmLanguage.json"
FILES = (
    "package.json",
    "README.md",
    "client.js",
    "protocol.js",
    "language-configuration.json",
    "syntaxes/rulewright.tmLanguage.json",
    "snippets/game.json",
    "snippets/scenario.json",
)
SCOPES = {
    "comment": "comment.line.number-sign",
    "string": "string.quoted.double",
    "rule": "entity.name.tag.rule",
    "phrase": "keyword.control",
    "declared": "entity.name.function",
    "function": "support.function",
    "constant": "constant.language",
    "keyword": "keyword.control",
    "type": "entity.name.type",
    "number": "constant.numeric",
    "name": "variable.other",
    "sign": "keyword.operator",
}


def grammar() -> dict[str, Any]:
    """The TextMate grammar: the tokens of `rulewright.editing`, in the order in which they count."""
    rules = [{"name": f"{SCOPES[kind]}.rulewright", "match": found} for kind, found in groups_of(ALL).items()]
    return {
        "name": "Rulewright",
        "scopeName": "source.rulewright",
        "fileTypes": ["game", "variant", "scenario", "look"],
        "patterns": rules,
    }


def manifest(package: dict[str, Any]) -> str:
    """What a shop for extensions reads."""
    return f"""<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="{package["name"]}" Version="{package["version"]}"
              Publisher="{package["publisher"]}"/>
    <DisplayName>{escape(package["displayName"])}</DisplayName>
    <Description xml:space="preserve">{escape(package["description"])}</Description>
    <Categories>{",".join(package["categories"])}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="{package["engines"]["vscode"]}"/>
    </Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
  </Assets>
</PackageManifest>
"""


TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".json" ContentType="application/json"/>
  <Default Extension=".js" ContentType="application/javascript"/>
  <Default Extension=".md" ContentType="text/markdown"/>
  <Default Extension=".vsixmanifest" ContentType="text/xml"/>
</Types>
"""


def build(target: Path) -> Path:
    """The extension as one file."""
    package = json.loads((HERE / "package.json").read_text(encoding="utf-8"))
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as bundle:
        bundle.writestr("extension.vsixmanifest", manifest(package))
        bundle.writestr("[Content_Types].xml", TYPES)
        for name in FILES:
            bundle.write(HERE / name, f"extension/{name}")
    return target


def main() -> None:
    GRAMMAR.write_text(json.dumps(grammar(), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "rulewright.vsix"
    print(f"wrote {build(target)}: code --install-extension {target}")


if __name__ == "__main__":
    main()
