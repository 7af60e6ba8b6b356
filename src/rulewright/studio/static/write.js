// Text left, game right: after every edit without mistakes the same moves are played again under the new rules.
import { ask, find, made } from "./shared.js";
import { makeBoard, tellReasons } from "./board.js";
import { makeEditor } from "./editor.js";

const QUIET = 60; // milliseconds without a key until the text is checked
let about = { games: [], patterns: {} };
let file = null; // {name, text, stamp, ours}
let game = null; // the definition that is tried
const texts = {}; // what is not saved, by file
let moves = [];
let at = null; // the moment that is looked at
let checking = 0;
let typing = 0;

const editor = makeEditor(find("#editor"), {
  changed() {
    if (editor.text === file.text) delete texts[file.name];
    else texts[file.name] = editor.text;
    tellSaved();
    find("#passed").textContent = find("#passed").textContent.replace(/^(\d.*[a-z])$/, "$1 (before this change)");
    clearTimeout(typing);
    typing = setTimeout(check, QUIET);
  },
  ask: (question, place) => ask("/api/write/ask", { question, name: file.name, texts, ...place }),
  async open(place) { if (place.file !== file.name) await open(place.file); editor.go(place); },
});
const board = makeBoard({
  act(move) { if (at !== null) moves = moves.slice(0, at); moves = [...moves, move]; at = null; play(); },
  explain: (id, chosen) => ask("/api/write/why", { ...trial(), id, chosen }),
});

// ------------------------------------------------------------ files

async function open(name) {
  if (!name) return;
  file = await ask(`/api/write/file?name=${encodeURIComponent(name)}`);
  find("#file").value = file.name;
  editor.show(texts[file.name] ?? file.text, about.patterns[file.name.slice(file.name.lastIndexOf(".")).replace(".yml", ".yaml")]);
  tellSaved();
  const own = about.games.find((one) => one.files.includes(file.name));
  const next = /\.(game|variant)$/.test(file.name) ? file.name : own?.files[0];
  if (own) find("#look").href = `/look?game=${encodeURIComponent(own.game)}`;
  if (next && next !== game) { game = next; moves = []; at = null; }
  await check();
}

function tellSaved(told) {
  const open = Object.keys(texts).length;
  find("#saved").textContent = told ?? (file.ours ? (open ? `${open} not saved` : "saved") : "shipped: read only; “new” begins a game of your own");
  find("#store").disabled = !file.ours || texts[file.name] === undefined;
}

async function save() {
  if (texts[file.name] === undefined) return;
  try {
    const told = await ask("/api/write/save", { name: file.name, text: texts[file.name], stamp: file.stamp });
    Object.assign(file, { stamp: told.stamp, text: texts[file.name] });
    delete texts[file.name];
    tellSaved();
    await runScenarios();
  } catch (problem) { tellSaved(problem.message); }
}

// ------------------------------------------------------------ mistakes, as one types

// Told twice: most mistakes soon, everything a little later; the game goes on as soon as no mistake is known.
async function check() {
  const mine = ++checking;
  const isWrong = await askProblems(mine, true);
  if (mine !== checking) return;
  const whole = askProblems(mine, false);
  if (!isWrong) await play();
  await whole;
  if (mine === checking) find("#writing").dataset.checked = String(mine);
}

async function askProblems(mine, soon) {
  let found = [];
  try { ({ problems: found } = await ask("/api/write/problems", { name: file.name, texts, soon })); }
  catch (problem) { found = [{ line: 1, column: 1, end_line: 1, end_column: 2, code: "", text: problem.message, hint: "", mends: [] }]; }
  if (mine === checking) tellProblems(found); // else something was typed in the meantime
  return found.some((one) => !one.warning);
}

function tellProblems(found) {
  editor.mark(found);
  find("#problems").replaceChildren(...found.map((one) => {
    const mends = one.mends.map((mend) => made("button", mend.title, { onclick: () => editor.edit(mend.edits) }));
    const line = made("button", `${one.line}:${one.column} ${one.code} ${one.text}`, { className: "link", onclick: () => editor.go(one) });
    return made("li", [line, ...(one.hint ? [made("small", ` hint: ${one.hint}`)] : []), ...mends], { className: one.warning ? "warned" : "wrong" });
  }));
}

// ------------------------------------------------------------ the game goes on

function trial() {
  const options = Object.fromEntries(find("#options").value.split(/[,;\s]+/).filter((one) => one.includes("=")).map((one) => one.split("=")));
  return { name: game, texts, players: Number(find("#players").value) || null, options, seed: Number(find("#seed").value) || 0, moves };
}

async function play() {
  if (!game) return;
  find("#trying").setAttribute("aria-busy", "true");
  try {
    const width = Math.round(Math.min(700, find("#trying").clientWidth || 500));
    const told = await ask("/api/write/play", { ...trial(), width, at, everything: find("#everything").checked });
    tell(told);
  } catch (problem) { find("#refused").textContent = problem.message; }
  find("#trying").setAttribute("aria-busy", "false");
}

function tell(told) {
  find("#search").value = "";
  find("#why").replaceChildren();
  board.show(told);
  find("#turn").textContent = told.over ? `The game is ${told.situation}` : told.asked === null || told.asked < 0 ? "Chance is to move" : `Player ${told.asked}, choose`;
  const { refused } = told;
  find("#refused").replaceChildren(...(refused ? [
    `Move ${refused.number}, ${refused.move}, is refused now: ${refused.reasons.map(({ rule, text }) => (rule ? `${text} (${rule})` : text)).join("; ")}. The game stands before it. `,
    made("button", "go on from here", { onclick: () => { moves = moves.slice(0, refused.number - 1); play(); } }),
  ] : []));
  Object.assign(find("#time"), { max: told.moves, value: told.at });
  find("#moment").textContent = `${told.at} of ${told.moves}`;
  find("#undo").disabled = !moves.length;
  find("#log").replaceChildren(...told.log.map((line) => made("li", line)));
  find("#ids").replaceChildren(...Object.entries(told.rules).map(([id, text]) => made("option", text, { value: id })));
  find("#move").replaceChildren(...told.choices.moves.map((one) => made("option", one.text)));
}

// ------------------------------------------------------------ scenarios

async function runScenarios() {
  if (!game) return;
  find("#passed").textContent = "running …";
  try {
    const { scenarios } = await ask("/api/write/scenarios", trial());
    const failed = scenarios.filter((one) => one.failure).length;
    find("#passed").textContent = `${scenarios.length - failed} passed${failed ? `, ${failed} failed` : ""}`;
    find("#scenarios").replaceChildren(...scenarios.sort((a, b) => !a.failure - !b.failure).map(thumbnail)); // what failed comes first
  } catch (problem) { find("#passed").textContent = problem.message; }
}

function thumbnail(one) {
  const picture = made("div");
  picture.innerHTML = one.svg; // made by the server, in which every text is escaped
  const head = made("button", `${one.failure ? "✗" : "✓"} ${one.title}`, { className: "link", onclick: async () => { if (one.file !== file.name) await open(one.file); editor.go({ line: one.line, column: 1 }); } });
  return made("article", [head, ...(one.failure ? [made("pre", one.svg ? one.failure.split("\n  position:")[0] : one.failure)] : []), picture], { className: one.failure ? "wrong" : "right" });
}

function askForScenario(forbidding) {
  find("#scenario").hidden = false;
  find("#which").hidden = find("#because").hidden = !forbidding;
  find("#scenario").dataset.forbidding = forbidding ? "yes" : "";
  find("#title").value = "";
  find("#title").focus();
}

async function writeScenario(event) {
  event.preventDefault();
  const forbidding = find("#scenario").dataset.forbidding === "yes";
  const wanted = { title: find("#title").value, rule: forbidding ? find("#rule").value : "", move: forbidding ? find("#move").value : "" };
  try {
    const told = await ask("/api/write/scenario", { ...trial(), moves: at === null ? moves : moves.slice(0, at), ...wanted });
    find("#scenario").hidden = true;
    about = await ask("/api/write/files");
    listFiles();
    delete texts[told.name]; // what was not saved there is now
    if (file.name === told.name) await open(file.name);
    tellSaved(`written to ${told.name}`);
    await runScenarios();
  } catch (problem) { tellReasons([{ rule: "", text: problem.message, told: "" }]); }
}

// ------------------------------------------------------------ the page

async function makeFile(event) {
  event.preventDefault();
  try {
    const { name } = await ask("/api/write/new", { name: find("#name").value.trim(), beside: file?.name ?? "" });
    about = await ask("/api/write/files");
    listFiles();
    find("#fresh").hidden = true;
    await open(name);
  } catch (problem) { tellSaved(problem.message); }
}

function listFiles() {
  find("#file").replaceChildren(...about.games.map((one) => {
    const group = made("optgroup", one.files.map((name) => made("option", name.split("/definitions/").pop(), { value: name }))); // of shipped ones not the whole path
    group.label = one.game;
    return group;
  }));
  if (file) find("#file").value = file.name;
}

find("#file").onchange = (event) => open(event.target.value);
find("#store").onclick = save;
find("#run").onclick = runScenarios;
find("#undo").onclick = () => { moves = moves.slice(0, -1); at = null; play(); };
find("#restart").onclick = () => { moves = []; at = null; play(); };
find("#keep").onclick = () => askForScenario(false);
find("#forbid").onclick = () => askForScenario(true);
find("#new").onclick = () => { find("#fresh").hidden = false; find("#name").value = ""; find("#name").focus(); };
find("#nothing").onclick = () => { find("#fresh").hidden = true; };
find("#fresh").onsubmit = makeFile;
find("#never").onclick = () => { find("#scenario").hidden = true; };
find("#scenario").onsubmit = writeScenario;
find("#time").oninput = (event) => { at = Number(event.target.value); if (at >= moves.length) at = null; play(); };
for (const one of ["#players", "#seed", "#options", "#everything"]) find(one).onchange = () => play();
addEventListener("keydown", (event) => { if (event.key === "s" && (event.ctrlKey || event.metaKey)) { event.preventDefault(); save(); } });
addEventListener("beforeunload", (event) => { if (Object.keys(texts).length) event.preventDefault(); });

about = await ask("/api/write/files");
listFiles();
const wanted = new URLSearchParams(location.search).get("game");
await open((about.games.find((one) => one.game === wanted) ?? about.games[0])?.files[0]);
