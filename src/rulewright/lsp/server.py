"""The server: what an editor asks by the protocol, answered by `editing`."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.lsp.server import LanguageServer
from pygls.workspace import PositionCodec

import rulewright
from rulewright import editing
from rulewright.compiler.syntax.diagnostics import Problem
from rulewright.editing.texts import ENDINGS
from rulewright.lsp import showing
from rulewright.lsp.checking import Checker
from rulewright.lsp.places import location_of, path_of, place_in, range_of, uri_of, whole
from rulewright.runtime.files import unsaved

REQUEST_FAILED = -32803

Answer = TypeVar("Answer")


class At(Protocol):
    """A place in a document, as several questions give it."""

    text_document: types.TextDocumentIdentifier
    position: types.Position


class Server(LanguageServer):
    """The server of one editor: its open texts, and the thread that checks them."""

    def __init__(self) -> None:
        super().__init__("rulewright", rulewright.__version__)
        self.checker = Checker(self.texts, self.tell, self.log)
        self.loop: asyncio.AbstractEventLoop | None = None
        self._reporting = False

    def report_server_error(self, error: Exception, source: Any) -> None:
        """A failure is told to the editor, unless it is that nothing can be told: an editor that is gone would be told
        of that, and of that again."""
        if not self._reporting:
            self._reporting = True
            try:
                super().report_server_error(error, source)
            finally:
                self._reporting = False

    @property
    def codec(self) -> PositionCodec:
        return self.workspace.position_codec

    def texts(self) -> dict[str, str]:
        """The open texts, by path."""
        found = {path_of(uri): document.source for uri, document in list(self.workspace.text_documents.items())}
        return {str(path): text.replace("\r\n", "\n") for path, text in found.items() if path is not None}

    def tell(self, path: Path, problems: list[Problem]) -> None:
        told = [showing.diagnostic(self.codec, problem) for problem in problems]
        self._later(self.text_document_publish_diagnostics, types.PublishDiagnosticsParams(uri_of(path), told))

    def log(self, text: str) -> None:
        self._later(self.window_log_message, types.LogMessageParams(types.MessageType.Log, text))

    def _later(self, send: Callable[[Any], None], message: object) -> None:
        """Only the thread of the loop may speak."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(send, message)

    def ask(self, uri: str, question: Callable[[str, Path], Answer]) -> Answer | None:
        """The answer to a question about a text, beside all others that are open; None if it is none of ours."""
        path = path_of(uri)
        if path is None or path.suffix not in ENDINGS:
            return None
        text = self.workspace.get_text_document(uri).source.replace("\r\n", "\n")
        with unsaved(self.texts()):
            return question(text, path)

    def ask_at(self, given: At, question: Callable[[str, Path, int, int], Answer]) -> Answer | None:
        """The same about a place in a text."""

        def asked(text: str, path: Path) -> Answer:
            return question(text, path, *place_in(self.codec, text, given.position))

        return self.ask(given.text_document.uri, asked)


@contextmanager
def _refusing() -> Any:
    """What cannot be done is told in the editor as a sentence."""
    try:
        yield
    except editing.CannotRename as why:
        raise JsonRpcException(str(why), REQUEST_FAILED) from None


def make_server() -> Server:
    """A server with all that it can do."""
    logging.getLogger("pygls").setLevel(
        logging.CRITICAL
    )  # an editor that is gone reads nothing, and who writes to it waits
    server = Server()
    _texts(server)
    _questions(server)
    _changes(server)
    return server


# ---------------------------------------------------------------- texts that come and go


def _texts(server: Server) -> None:
    @server.feature(types.INITIALIZED)
    def begin(given: types.InitializedParams) -> None:
        root = server.workspace.root_path
        if root and os.path.isdir(root):
            os.chdir(root)  # games are found from the working folder
        server.loop = asyncio.get_running_loop()
        server.checker.start()

    @server.feature(types.SHUTDOWN)
    def end(given: None) -> None:
        server.checker.end()

    def note(uri: str, saved: bool = False) -> None:
        path = path_of(uri)
        if path is not None and path.suffix in ENDINGS:
            server.checker.changed(path, saved)

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def opened(given: types.DidOpenTextDocumentParams) -> None:
        note(given.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    def changed(given: types.DidChangeTextDocumentParams) -> None:
        note(given.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_SAVE)
    def saved(given: types.DidSaveTextDocumentParams) -> None:
        note(given.text_document.uri, saved=True)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def closed(given: types.DidCloseTextDocumentParams) -> None:
        if path := path_of(given.text_document.uri):
            server.checker.closed(path)

    @server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def files(given: types.DidChangeWatchedFilesParams) -> None:
        for one in given.changes:
            note(one.uri)


# ---------------------------------------------------------------- questions


def _questions(server: Server) -> None:
    @server.feature(types.TEXT_DOCUMENT_COMPLETION, types.CompletionOptions(trigger_characters=[".", "@"]))
    def completion(given: types.CompletionParams) -> types.CompletionList:
        found = server.ask_at(given, editing.completions) or []
        return types.CompletionList(False, [showing.completion(one, at) for at, one in enumerate(found)])

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    def hover(given: types.HoverParams) -> types.Hover | None:
        found = server.ask_at(given, editing.hover)
        return showing.hover(server.codec, found) if found else None

    @server.feature(types.TEXT_DOCUMENT_DEFINITION)
    def definition(given: types.DefinitionParams) -> list[types.Location]:
        return [location_of(server.codec, one) for one in server.ask_at(given, editing.definition) or ()]

    @server.feature(types.TEXT_DOCUMENT_REFERENCES)
    def references(given: types.ReferenceParams) -> list[types.Location]:
        return [location_of(server.codec, one) for one in server.ask_at(given, editing.references) or ()]

    @server.feature(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    def symbols(given: types.DocumentSymbolParams) -> list[types.DocumentSymbol]:
        found = server.ask(given.text_document.uri, editing.symbols) or []
        return [showing.symbol(server.codec, one) for one in found]

    @server.feature(types.TEXT_DOCUMENT_DOCUMENT_LINK)
    def links(given: types.DocumentLinkParams) -> list[types.DocumentLink]:
        found = server.ask(given.text_document.uri, editing.links) or []
        return [showing.link(server.codec, one) for one in found]

    @server.feature(types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, showing.LEGEND)
    def tokens(given: types.SemanticTokensParams) -> types.SemanticTokens:
        named = server.ask(given.text_document.uri, editing.named) or []
        return types.SemanticTokens(showing.semantic(server.codec, named))


# ---------------------------------------------------------------- changes


def _changes(server: Server) -> None:
    @server.feature(types.TEXT_DOCUMENT_PREPARE_RENAME)
    def renameable(given: types.PrepareRenameParams) -> types.Range | None:
        found = server.ask_at(given, editing.renameable)
        return range_of(server.codec, found) if found else None

    @server.feature(types.TEXT_DOCUMENT_RENAME, types.RenameOptions(prepare_provider=True))
    def rename(given: types.RenameParams) -> types.WorkspaceEdit | None:
        with _refusing():
            edits = server.ask_at(given, partial(editing.rename, name=given.new_name))
        return showing.edit(server.codec, edits) if edits is not None else None

    @server.feature(types.TEXT_DOCUMENT_FORMATTING)
    def formatting(given: types.DocumentFormattingParams) -> list[types.TextEdit]:
        uri = given.text_document.uri
        text = server.workspace.get_text_document(uri).source
        new = server.ask(uri, editing.formatting)
        return [types.TextEdit(whole(text), new)] if new is not None and new != text else []

    @server.feature(types.TEXT_DOCUMENT_CODE_ACTION, types.CodeActionOptions([types.CodeActionKind.QuickFix]))
    def actions(given: types.CodeActionParams) -> list[types.CodeAction]:
        lines = range(given.range.start.line + 1, min(given.range.end.line + 2, given.range.start.line + 50))

        def asked(text: str, path: Path) -> list[types.CodeAction]:
            found = [one for line in lines for one in editing.actions(text, path, line)]
            return [showing.action(server.codec, problem, mend) for problem, mend in found]

        return server.ask(given.text_document.uri, asked) or []
