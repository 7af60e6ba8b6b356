// What the language server knows, given to Visual Studio Code. Each feature is one small provider.
"use strict";

const vscode = require("vscode");
const { Connection } = require("./protocol");

const SELECTOR = [
  { language: "rulewright" },
  { language: "rulewright-scenario" },
  { pattern: "**/*.yaml" },
];
const KINDS = ["type", "enumMember", "variable", "property", "function", "method", "parameter", "event", "namespace"];
const ENDINGS = /\.(game|variant|scenario|look|yaml|yml)$/;

let connection;
let problems;

const range = (one) => new vscode.Range(one.start.line, one.start.character, one.end.line, one.end.character);
const location = (one) => new vscode.Location(vscode.Uri.parse(one.uri), range(one.range));
const at = (document, position) => ({
  textDocument: { uri: document.uri.toString() },
  position: { line: position.line, character: position.character },
});
const of = (document) => ({ textDocument: { uri: document.uri.toString() } });
const isOurs = (document) => document.uri.scheme === "file" && ENDINGS.test(document.uri.path);
const markdown = (text) => new vscode.MarkdownString(text);

function workspaceEdit(found) {
  const edit = new vscode.WorkspaceEdit();
  for (const [uri, changes] of Object.entries(found.changes || {}))
    for (const one of changes) edit.replace(vscode.Uri.parse(uri), range(one.range), one.newText);
  return edit;
}

function diagnostic(one) {
  const severity = one.severity === 2 ? vscode.DiagnosticSeverity.Warning : vscode.DiagnosticSeverity.Error;
  const found = new vscode.Diagnostic(range(one.range), one.message, severity);
  found.code = one.code;
  found.source = one.source;
  return found;
}

function symbol(one) {
  const found = new vscode.DocumentSymbol(one.name, one.detail || "", one.kind - 1, range(one.range), range(one.selectionRange));
  found.children = (one.children || []).map(symbol);
  return found;
}

// ---------------------------------------------------------------- the server

function said(method, params) {
  if (method === "textDocument/publishDiagnostics")
    problems.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
}

async function start() {
  const folder = vscode.workspace.workspaceFolders && vscode.workspace.workspaceFolders[0];
  const command = vscode.workspace.getConfiguration("rulewright").get("command");
  connection = new Connection(command, folder && folder.uri.fsPath, said, (why) =>
    vscode.window.showErrorMessage(`Rulewright: ${why}. Is it installed? pip install 'rulewright[lsp]', or set rulewright.command.`)
  );
  await connection.request("initialize", {
    processId: process.pid,
    rootUri: folder ? folder.uri.toString() : null,
    capabilities: {},
  });
  connection.notify("initialized", {});
  vscode.workspace.textDocuments.forEach(opened);
}

function opened(document) {
  if (isOurs(document))
    connection.notify("textDocument/didOpen", {
      textDocument: { uri: document.uri.toString(), languageId: document.languageId, version: document.version, text: document.getText() },
    });
}

function changed(event) {
  if (!isOurs(event.document) || !event.contentChanges.length) return;
  connection.notify("textDocument/didChange", {
    textDocument: { uri: event.document.uri.toString(), version: event.document.version },
    contentChanges: event.contentChanges.map((one) => ({ range: one.range, text: one.text })),
  });
}

// ---------------------------------------------------------------- features

const completion = {
  async provideCompletionItems(document, position) {
    const found = await connection.request("textDocument/completion", at(document, position));
    return found.items.map((one) => {
      const item = new vscode.CompletionItem(one.label, one.kind - 1);
      item.detail = one.detail;
      item.sortText = one.sortText;
      if (one.documentation) item.documentation = markdown(one.documentation.value);
      return item;
    });
  },
};

const hover = {
  async provideHover(document, position) {
    const found = await connection.request("textDocument/hover", at(document, position));
    return found && new vscode.Hover(markdown(found.contents.value), range(found.range));
  },
};

const definition = {
  provideDefinition: async (document, position) =>
    (await connection.request("textDocument/definition", at(document, position))).map(location),
};

const references = {
  provideReferences: async (document, position, context) =>
    (await connection.request("textDocument/references", { ...at(document, position), context })).map(location),
};

const rename = {
  async prepareRename(document, position) {
    const found = await connection.request("textDocument/prepareRename", at(document, position));
    if (!found) throw new Error("Here stands nothing that is declared in this game.");
    return range(found);
  },
  provideRenameEdits: async (document, position, newName) =>
    workspaceEdit(await connection.request("textDocument/rename", { ...at(document, position), newName })),
};

const symbols = {
  provideDocumentSymbols: async (document) =>
    (await connection.request("textDocument/documentSymbol", of(document))).map(symbol),
};

const links = {
  provideDocumentLinks: async (document) =>
    (await connection.request("textDocument/documentLink", of(document))).map((one) => {
      const link = new vscode.DocumentLink(range(one.range), vscode.Uri.parse(one.target));
      link.tooltip = one.tooltip;
      return link;
    }),
};

const formatting = {
  provideDocumentFormattingEdits: async (document, options) =>
    (await connection.request("textDocument/formatting", { ...of(document), options })).map((one) =>
      vscode.TextEdit.replace(range(one.range), one.newText)
    ),
};

const actions = {
  async provideCodeActions(document, where) {
    const found = await connection.request("textDocument/codeAction", { ...of(document), range: where, context: { diagnostics: [] } });
    return found.map((one) => {
      const action = new vscode.CodeAction(one.title, vscode.CodeActionKind.QuickFix);
      action.edit = workspaceEdit(one.edit);
      action.isPreferred = one.isPreferred;
      action.diagnostics = (one.diagnostics || []).map(diagnostic);
      return action;
    });
  },
};

const colours = {
  async provideDocumentSemanticTokens(document) {
    const found = await connection.request("textDocument/semanticTokens/full", of(document));
    return new vscode.SemanticTokens(new Uint32Array(found.data));
  },
};

// ---------------------------------------------------------------- the extension

async function activate(context) {
  problems = vscode.languages.createDiagnosticCollection("rulewright");
  const { languages, workspace, commands } = vscode;
  context.subscriptions.push(
    problems,
    commands.registerCommand("rulewright.restart", async () => {
      await connection.end();
      await start();
    }),
    workspace.onDidOpenTextDocument(opened),
    workspace.onDidChangeTextDocument(changed),
    workspace.onDidSaveTextDocument((one) => isOurs(one) && connection.notify("textDocument/didSave", of(one))),
    workspace.onDidCloseTextDocument((one) => isOurs(one) && connection.notify("textDocument/didClose", of(one))),
    languages.registerCompletionItemProvider(SELECTOR, completion, ".", "@"),
    languages.registerHoverProvider(SELECTOR, hover),
    languages.registerDefinitionProvider(SELECTOR, definition),
    languages.registerReferenceProvider(SELECTOR, references),
    languages.registerRenameProvider(SELECTOR, rename),
    languages.registerDocumentSymbolProvider(SELECTOR, symbols),
    languages.registerDocumentLinkProvider(SELECTOR, links),
    languages.registerDocumentFormattingEditProvider(SELECTOR.slice(0, 2), formatting),
    languages.registerCodeActionsProvider(SELECTOR, actions, { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] }),
    languages.registerDocumentSemanticTokensProvider(SELECTOR, colours, new vscode.SemanticTokensLegend(KINDS, []))
  );
  await start();
}

function deactivate() {
  return connection && connection.end();
}

module.exports = { activate, deactivate };
