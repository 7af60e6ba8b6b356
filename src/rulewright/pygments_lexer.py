"""The language for Pygments: highlighted in documentation, on paper and in terminals. Found by entry point, as
`rulewright`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from pygments.lexer import Lexer
from pygments.token import Comment, Keyword, Name, Number, Operator, String, Text

from rulewright.editing.tokens import ALL, tokens

KINDS = {
    "comment": Comment.Single,
    "string": String,
    "rule": Name.Label,
    "declared": Name.Function,
    "function": Name.Builtin,
    "constant": Keyword.Constant,
    "keyword": Keyword,
    "type": Keyword.Type,
    "number": Number.Integer,
    "name": Name,
    "sign": Operator,
}


class RulewrightLexer(Lexer):
    """Definitions, variants, scenarios and looks of Rulewright."""

    name = "Rulewright"
    aliases: ClassVar[list[str]] = ["rulewright", "game", "variant", "scenario", "look"]
    filenames: ClassVar[list[str]] = ["*.game", "*.variant", "*.scenario", "*.look"]
    mimetypes: ClassVar[list[str]] = ["text/x-rulewright"]
    url = ""

    def get_tokens_unprocessed(self, text: str) -> Iterator[tuple[int, Any, str]]:
        """Each piece of the text, with its place and kind; what lies between is plain."""
        starts = [0]
        for line in text.split("\n"):
            starts.append(starts[-1] + len(line) + 1)
        at = 0
        for token in tokens(text, ALL):
            start = starts[token.line - 1] + token.column - 1
            if start > at:
                yield at, Text, text[at:start]
            at = start + token.length
            yield start, KINDS[token.kind], text[start:at]
        if at < len(text):
            yield at, Text, text[at:]
