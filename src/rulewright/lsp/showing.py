"""What `editing` finds, as the protocol writes it."""

from __future__ import annotations

from collections.abc import Iterable

from lsprotocol import types

from rulewright import editing
from rulewright.compiler.syntax.diagnostics import Problem
from rulewright.compiler.syntax.source import Span
from rulewright.lsp.places import Codec, range_of, uri_of

COMPLETIONS = {
    "state": types.CompletionItemKind.Field,
    "option": types.CompletionItemKind.Property,
    "def": types.CompletionItemKind.Function,
    "action": types.CompletionItemKind.Method,
    "enum": types.CompletionItemKind.Enum,
    "member": types.CompletionItemKind.EnumMember,
    "table": types.CompletionItemKind.Class,
    "record": types.CompletionItemKind.Struct,
    "row": types.CompletionItemKind.Value,
    "column": types.CompletionItemKind.Property,
    "board": types.CompletionItemKind.Class,
    "local": types.CompletionItemKind.Variable,
    "rule": types.CompletionItemKind.Reference,
    "keyword": types.CompletionItemKind.Keyword,
    "choice": types.CompletionItemKind.Event,
}
SYMBOLS = {
    "state": types.SymbolKind.Field,
    "option": types.SymbolKind.Property,
    "def": types.SymbolKind.Function,
    "action": types.SymbolKind.Method,
    "enum": types.SymbolKind.Enum,
    "member": types.SymbolKind.EnumMember,
    "table": types.SymbolKind.Class,
    "record": types.SymbolKind.Struct,
    "row": types.SymbolKind.Constant,
    "column": types.SymbolKind.Property,
    "field": types.SymbolKind.Property,
    "board": types.SymbolKind.Class,
    "network": types.SymbolKind.Interface,
    "score": types.SymbolKind.Number,
    "choice": types.SymbolKind.Event,
    "phase": types.SymbolKind.Namespace,
    "scenario": types.SymbolKind.Event,
    "position": types.SymbolKind.Object,
}
KINDS = ["type", "enumMember", "variable", "property", "function", "method", "parameter", "event", "namespace"]
TOKENS = {
    "enum": "type",
    "record": "type",
    "table": "type",
    "board": "type",
    "member": "enumMember",
    "row": "enumMember",
    "direction": "enumMember",
    "state": "variable",
    "option": "variable",
    "score": "variable",
    "network": "variable",
    "column": "property",
    "field": "property",
    "tally": "property",
    "axis": "property",
    "def": "function",
    "action": "method",
    "local": "parameter",
    "choice": "event",
    "phase": "namespace",
}
LEGEND = types.SemanticTokensLegend(KINDS, [])


def diagnostic(codec: Codec, problem: Problem) -> types.Diagnostic:
    """A problem: the sentence, and its hint below it."""
    hint = f"\nhint: {problem.hint}" if problem.hint else ""
    severity = types.DiagnosticSeverity.Warning if problem.warning else types.DiagnosticSeverity.Error
    return types.Diagnostic(
        range_of(codec, problem.span), problem.message + hint, severity, problem.code, source="rulewright"
    )


def completion(one: editing.Completion, rank: int) -> types.CompletionItem:
    doc = types.MarkupContent(types.MarkupKind.Markdown, one.doc) if one.doc else None
    kind = COMPLETIONS.get(one.kind, types.CompletionItemKind.Text)
    return types.CompletionItem(
        one.text, kind=kind, detail=one.detail or None, documentation=doc, sort_text=f"{rank:04}"
    )


def hover(codec: Codec, found: editing.Hover) -> types.Hover:
    return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, found.text), range_of(codec, found.span))


def symbol(codec: Codec, one: editing.Symbol) -> types.DocumentSymbol:
    inside = [symbol(codec, child) for child in one.children]
    kind = SYMBOLS.get(one.kind, types.SymbolKind.Variable)
    span = range_of(codec, one.span)
    return types.DocumentSymbol(
        one.name or "…", kind, _around(range_of(codec, one.whole), span), span, one.detail, children=inside
    )


def _around(wide: types.Range, narrow: types.Range) -> types.Range:
    """The protocol wants the one within the other."""
    return types.Range(min(wide.start, narrow.start), max(wide.end, narrow.end))


def link(codec: Codec, one: editing.Link) -> types.DocumentLink:
    target = f"{uri_of(one.to.book)}#L{one.to.line}"
    return types.DocumentLink(range_of(codec, one.span), target, f"{one.rule}: {one.to.text}")


def edit(codec: Codec, edits: Iterable[editing.Edit]) -> types.WorkspaceEdit:
    found: dict[str, list[types.TextEdit]] = {}
    for one in edits:
        found.setdefault(uri_of(one.path), []).append(types.TextEdit(range_of(codec, one.span), one.text))
    return types.WorkspaceEdit(found)


def action(codec: Codec, problem: editing.Found, mend: editing.Mend) -> types.CodeAction:
    told = Problem(problem.code, problem.span, problem.sentence, problem.hint, problem.warning)
    return types.CodeAction(
        mend.title,
        types.CodeActionKind.QuickFix,
        [diagnostic(codec, told)],
        is_preferred=True,
        edit=edit(codec, mend.edits),
    )


def semantic(codec: Codec, named: Iterable[tuple[Span, str]]) -> list[int]:
    """Names by what they are, as differences from one to the next."""
    found: list[int] = []
    line = start = 0
    for span, kind in sorted(named, key=lambda one: (one[0].line, one[0].column)):
        at = range_of(codec, span)
        if kind in TOKENS and at.start.line == at.end.line and (at.start.line, at.start.character) >= (line, start):
            begin = at.start.character - (start if at.start.line == line else 0)
            if found and at.start.line == line and begin == 0:
                continue
            found += [at.start.line - line, begin, at.end.character - at.start.character, KINDS.index(TOKENS[kind]), 0]
            line, start = at.start.line, at.start.character
    return found
