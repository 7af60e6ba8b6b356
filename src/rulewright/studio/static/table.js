// The table, through a secret link: what the server shows to this seat, and what the seat does.
import { ask, find, made, plain } from "./shared.js";
import { makeBoard } from "./board.js";

const token = location.pathname.split("/").pop();
const here = `/api/t/${token}`;
let shown = null; // what the server told last
let busy = false;
let ready = null; // the person for whom the curtain was drawn last
let looking = Promise.resolve(); // one question after the other: a late answer never comes behind a newer one

const board = makeBoard({
  act: (move) => act({ kind: "move", move }),
  explain: (id, chosen) => ask(`${here}/why`, { id, chosen }),
});

// ------------------------------------------------------------ drawing

function draw() {
  drawTurn();
  drawTime();
  drawSheet();
  find("#log").replaceChildren(...shown.log.map((line) => made("li", line, { className: line.startsWith("chance:") ? "chance" : "" })));
  find("#log").scrollTop = find("#log").scrollHeight;
}

function drawTurn() {
  const who = shown.over ? "The game is over" : shown.asked === null ? "Chance is to move"
    : shown.may_move ? `Player ${shown.asked}, choose` : `Player ${shown.asked} (${shown.seats[shown.asked]}) is to move`;
  find("#turn").replaceChildren(who);
  const rules = shown.why_asked.map(({ rule, text }) => made("small", text ? `${rule}: ${plain(text)}` : rule));
  find("#rules").hidden = !rules.length;
  const names = shown.why_asked.map(({ rule }) => rule).join(", ");
  find("#rules").replaceChildren(made("summary", [shown.phase, names].filter(Boolean).join(", ")), ...rules);
  document.title = `${shown.may_move ? "● " : ""}${shown.title}`;
}

function drawTime() {
  Object.assign(find("#time"), { max: shown.moves, value: shown.at });
  find("#moment").textContent = `${shown.at} of ${shown.moves}`;
  find("#branch").hidden = shown.at === shown.moves || !shown.may_undo;
  find("#undo").disabled = !shown.may_undo || !shown.moves;
  find("#redo").disabled = !shown.may_undo || !shown.undone;
  find("#save").href = `${here}/save`;
  const links = Object.entries(shown.links).map(([seat, one]) => made("li", [`${/^\d/.test(seat) ? `player ${seat}` : seat}: `, made("a", `${location.origin}/t/${one}`, { href: `/t/${one}` }), " ", copier(`${location.origin}/t/${one}`)]));
  find("#links").hidden = !links.length;
  find("#links ul").replaceChildren(...links);
}

function copier(link) {
  const button = made("button", "copy", { className: "small", onclick: async () => { await navigator.clipboard?.writeText(link); button.textContent = "copied"; } });
  return button;
}

function drawSheet() {
  find("#score").hidden = !shown.sheet.length;
  const cells = (values) => values.map((value) => made("td", String(value)));
  const rows = shown.sheet.map(({ name, rules, values }) => {
    const told = rules.map(({ rule, text }) => made("small", text ? `${rule}: ${plain(text)}` : rule));
    const head = made("th", told.length ? [made("details", [made("summary", name), ...told])] : name);
    return made("tr", [head, ...(values ? cells(values) : shown.seats.map(() => made("td", "?")))]);
  });
  const sums = shown.seats.map((_, seat) => shown.sheet.reduce((sum, { values }) => sum + (values ? values[seat] : 0), 0));
  const heads = made("tr", [made("th", ""), ...shown.seats.map((_, seat) => made("td", `player ${seat}`))]);
  find("#sheet").replaceChildren(heads, ...rows, made("tr", [made("th", "total"), ...cells(sums)]));
}

// ------------------------------------------------------------ talking to the server

function setBusy(value) {
  busy = value;
  find("#table").setAttribute("aria-busy", String(value));
}

async function act(event) {
  if (busy) return; // a move is on its way
  setBusy(true);
  find("#why").replaceChildren();
  try {
    await ask(`${here}/act`, { ...event, version: shown.version });
    find("#search").value = "";
  } catch (problem) { find("#why").textContent = problem.message; }
  await refresh();
  setBusy(false);
}

const refresh = (at) => (looking = looking.then(() => look(at)).catch((problem) => { find("#turn").textContent = problem.message; }));

async function look(at) {
  const width = Math.round(Math.min(900, find("#board").clientWidth || 720));
  const told = await ask(`${here}?width=${width}${at === undefined ? "" : `&at=${at}`}`);
  const again = shown && told.version === shown.version && told.at === shown.at;
  const asked = shown?.may_move;
  shown = told;
  if (shown.may_move && !asked && document.hidden) notify();
  const person = shown.may_move ? shown.asked : null;
  const hand = shown.secrets && shown.may_undo && shown.seats.filter((kind) => kind === "person").length > 1 && person !== null && person !== ready;
  find("#curtain").hidden = !hand;
  find("#curtain p").textContent = hand ? `Player ${person}, it is your turn. Is nobody else looking?` : "";
  if (person !== null && !hand) ready = person;
  if (hand) board.hide();
  else { board.show(shown, again); draw(); }
}

function notify() {
  if (globalThis.Notification?.permission === "granted") new Notification(shown.title, { body: "It is your turn.", tag: token });
}

function connect() {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${token}`);
  socket.onopen = () => { find("#lost").hidden = true; };
  socket.onmessage = ({ data }) => { if (!shown || JSON.parse(data).version !== shown.version) refresh(); };
  socket.onclose = () => { find("#lost").hidden = false; setTimeout(connect, 1000); };
}

async function branch() {
  try {
    const links = await ask("/api/tables", { game: "", from: token, at: shown.at, seats: shown.seats });
    location.href = `/t/${links.here}`;
  } catch (problem) { find("#why").textContent = problem.message; }
}

find("#undo").onclick = () => act({ kind: "undo" });
find("#redo").onclick = () => act({ kind: "redo" });
find("#time").oninput = (event) => refresh(Number(event.target.value));
find("#branch").onclick = branch;
find("#notify").hidden = !globalThis.Notification || Notification.permission !== "default";
find("#notify").onclick = async () => { await Notification.requestPermission(); find("#notify").hidden = true; };
find("#curtain button").onclick = () => { ready = shown.asked; refresh(); };

await refresh();
connect();
