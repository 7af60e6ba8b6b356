// The table: a picture to click on, a list to choose from. One click chooses the next undecided part of a move.
import { ask, find, made } from "./shared.js";

const token = location.pathname.split("/").pop();
const here = `/api/t/${token}`;
let shown = null; // what the server told last
let kept = []; // [{step, text} or {step, id}]: what is chosen so far
let busy = false;
let ready = null; // the person for whom the curtain was drawn last

// ------------------------------------------------------------ the trie of moves

const fits = (move, { step, text, id }) =>
  move.steps[step] && (text === undefined ? move.steps[step].ids.includes(id) : move.steps[step].text === text);
const open = () => shown.choices.moves.filter((move) => kept.every((one) => fits(move, one)));

function nextStep(moves) {
  for (let step = 0; step < Math.max(...moves.map((one) => one.steps.length)); step++) {
    if (new Set(moves.map((one) => one.steps[step]?.text)).size > 1) return step;
  }
  return -1;
}

// For each thing in the picture the first undecided step at which it can be chosen.
function clickable(moves, from) {
  const found = new Map();
  for (const move of moves) {
    for (let step = Math.max(from, 0); step < move.steps.length; step++) {
      if (!move.steps[step].ids.length) continue;
      for (const id of move.steps[step].ids) if (!found.has(id)) found.set(id, step);
      break; // what lies behind it is chosen later
    }
  }
  return found;
}

function choose(one) {
  kept.push(one);
  const moves = open();
  if (moves.length === 1) act({ kind: "move", move: moves[0].text }); // one way is left: it is taken
  else draw();
}

// ------------------------------------------------------------ drawing

function draw() {
  const moves = open();
  const step = moves.length ? nextStep(moves) : -1;
  drawPicture(moves, step);
  drawTurn();
  drawChosen(moves);
  drawMoves(moves, step);
  drawTime();
  drawSheet();
  find("#log").replaceChildren(...shown.log.map((line) => made("li", line)));
  find("#log").scrollTop = find("#log").scrollHeight;
}

function drawPicture(moves, step) {
  const can = clickable(moves, step);
  find("#board").classList.toggle("picking", kept.length > 0);
  for (const element of find("#board").querySelectorAll("[data-id]")) {
    const at = can.get(element.dataset.id);
    element.classList.toggle("can", at !== undefined);
    element.classList.toggle("hot", at !== undefined && kept.length > 0);
    element.classList.toggle("taken", kept.some((one) => moves[0]?.steps[one.step]?.ids.includes(element.dataset.id)));
    if (at !== undefined) { element.setAttribute("tabindex", "0"); element.setAttribute("role", "button"); }
    else { element.removeAttribute("tabindex"); element.removeAttribute("role"); }
  }
}

function drawTurn() {
  const who = shown.over ? "The game is over" : shown.asked === null ? "Chance is to move"
    : shown.may_move ? `Player ${shown.asked}, choose` : `Player ${shown.asked} (${shown.seats[shown.asked]}) is to move`;
  const rules = shown.why_asked.map(({ rule, text }) => made("small", text ? `${rule}: ${text}` : rule));
  find("#turn").replaceChildren(who, ...rules.slice(0, 2));
  document.title = `${shown.may_move ? "● " : ""}${shown.title}`;
}

function drawChosen(moves) {
  const words = kept.length && moves.length ? moves[0].steps.slice(0, Math.max(...kept.map((one) => one.step)) + 1).map((one) => one.text).join(" ") : "";
  const back = made("button", `✕ ${words}`, { title: "take the choice back", onclick: () => { kept.pop(); draw(); } });
  find("#chosen").replaceChildren(...(words ? [back] : []));
}

function drawMoves(moves, step) {
  const wanted = find("#search").value.toLowerCase().split(" ").filter(Boolean);
  const entries = new Map();
  for (const move of moves.filter((one) => wanted.every((word) => one.text.toLowerCase().includes(word)))) {
    const text = wanted.length || step < 0 ? move.text : move.steps[step]?.text ?? move.text;
    entries.set(text, [...(entries.get(text) || []), move]);
  }
  const buttons = [...entries].slice(0, 300).map(([text, some]) => {
    const told = (!wanted.length && some[0].steps[step]?.told) || "";
    const more = some.length > 1 ? ` (${some.length})` : "";
    const take = () => (some.length === 1 ? act({ kind: "move", move: some[0].text }) : choose({ step, text }));
    return made("button", [text, made("small", [told && ` ${told}`, more].filter(Boolean))], { onclick: take });
  });
  const left = shown.choices.count - shown.choices.moves.length;
  find("#moves").replaceChildren(...buttons, ...(left > 0 ? [made("small", `and ${left} more: type them`)] : []));
}

function drawTime() {
  Object.assign(find("#time"), { max: shown.moves, value: shown.at });
  find("#moment").textContent = `${shown.at} of ${shown.moves}`;
  find("#undo").disabled = !shown.may_undo || !shown.moves;
  find("#redo").disabled = !shown.may_undo || !shown.undone;
  find("#save").href = `${here}/save`;
  const links = Object.entries(shown.links).map(([seat, one]) => made("li", [`${/^\d/.test(seat) ? `player ${seat}` : seat}: `, made("a", `${location.origin}/t/${one}`, { href: `/t/${one}` })]));
  find("#links").hidden = !links.length;
  find("#links ul").replaceChildren(...links);
}

function drawSheet() {
  find("#score").hidden = !shown.sheet.length;
  const cells = (values) => values.map((value) => made("td", String(value)));
  const rows = shown.sheet.map(({ name, rules, values }) => {
    const head = made("th", name, { title: rules.map(({ rule, text }) => `${rule}: ${text}`).join("\n") });
    return made("tr", [head, ...(values ? cells(values) : shown.seats.map(() => made("td", "?")))]);
  });
  const sums = shown.seats.map((_, seat) => shown.sheet.reduce((sum, { values }) => sum + (values ? values[seat] : 0), 0));
  const heads = made("tr", [made("th", ""), ...shown.seats.map((_, seat) => made("td", `player ${seat}`))]);
  find("#sheet").replaceChildren(heads, ...rows, made("tr", [made("th", "total"), ...cells(sums)]));
}

// ------------------------------------------------------------ talking to the server

async function act(event) {
  if (busy) return; // a move is on its way
  busy = true;
  find("#why").replaceChildren();
  try {
    await ask(`${here}/act`, { ...event, version: shown.version });
    find("#search").value = "";
  } catch (problem) { find("#why").textContent = problem.message; }
  busy = false;
  await refresh();
}

async function why(id) {
  const chosen = kept.length ? (open()[0]?.steps.slice(0, Math.max(...kept.map((one) => one.step)) + 1) ?? []).map((one) => one.text) : [];
  const { reasons } = await ask(`${here}/why`, { id, chosen });
  find("#why").replaceChildren(...reasons.flatMap(({ rule, text, told }) => [made("div", rule ? `${text} (${rule})` : text), ...(told ? [made("small", told)] : [])]));
}

async function refresh(at) {
  const width = Math.round(Math.min(900, find("#board").clientWidth || 720));
  const told = await ask(`${here}?width=${width}${at === undefined ? "" : `&at=${at}`}`);
  if (!shown || told.version !== shown.version || told.at !== shown.at) kept = []; // a late answer takes no choice back
  shown = told;
  const person = shown.may_move ? shown.asked : null;
  const hand = shown.secrets && shown.may_undo && shown.seats.filter((kind) => kind === "person").length > 1 && person !== null && person !== ready;
  find("#curtain").hidden = !hand;
  find("#curtain p").textContent = hand ? `Player ${person}, it is your turn. Is nobody else looking?` : "";
  if (person !== null && !hand) ready = person;
  find("#board").innerHTML = hand ? "" : shown.svg; // made by the server, in which every text is escaped
  if (!hand) draw();
}

function connect() {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${token}`);
  socket.onmessage = ({ data }) => { if (!shown || JSON.parse(data).version !== shown.version) refresh(); };
  socket.onclose = () => setTimeout(connect, 1000);
}

// ------------------------------------------------------------ hands

function pressed(event) {
  const target = event.target.closest?.("[data-id]");
  if (!target || !shown.may_move || busy) return;
  const can = clickable(open(), nextStep(open()));
  for (let one = target; one && one.dataset; one = one.parentElement?.closest("[data-id]")) {
    const step = can.get(one.dataset.id);
    if (step !== undefined) { find("#why").replaceChildren(); choose({ step, id: one.dataset.id }); return; }
  }
  why(target.dataset.id);
}

find("#board").addEventListener("click", pressed);
find("#board").addEventListener("keydown", (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); pressed(event); } });
find("#undo").onclick = () => act({ kind: "undo" });
find("#redo").onclick = () => act({ kind: "redo" });
find("#search").oninput = () => { const moves = open(); drawMoves(moves, moves.length ? nextStep(moves) : -1); };
find("#search").onkeydown = (event) => { if (event.key === "Enter") act({ kind: "move", move: find("#search").value }); };
find("#time").oninput = (event) => refresh(Number(event.target.value));
find("#curtain button").onclick = () => { ready = shown.asked; refresh(); };
addEventListener("keydown", (event) => { if (event.key === "Escape" && kept.length) { kept.pop(); draw(); } });

await refresh();
connect();
