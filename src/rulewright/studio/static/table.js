// The table, through a secret link: what the server shows to this seat, and what the seat does.
import { ask, find, made, plain } from "./shared.js";
import { makeAccount } from "./account.js";
import { makeBoard } from "./board.js";

const token = location.pathname.split("/").pop();
const WHO = { watch: "to watch", host: "yours, with all links and undo" };
const FEW_LINES = 6; // of a sheet, which are always shown
const here = `/api/t/${token}`;
let shown = null; // what the server told last
let busy = false;
let origin = null; // by which others reach this studio
let allLines = false; // of the sheet, also those without points
let ready = null; // the person for whom the curtain was drawn last
let looking = Promise.resolve(); // one question after the other: a late answer never comes behind a newer one

const board = makeBoard({
  act: (move) => act({ kind: "move", move }),
  explain: (id, chosen) => ask(`${here}/why`, { id, chosen }),
});

const account = makeAccount(here);

// ------------------------------------------------------------ drawing

function draw() {
  drawTurn();
  drawTime();
  drawSheet();
  account.show(shown);
  find("#log").replaceChildren(...shown.log.map((line) => made("li", line, { className: line.startsWith("chance:") ? "chance" : "" })));
  find("#log").scrollTop = find("#log").scrollHeight;
}

function drawTurn() {
  const others = shown.asked === null ? "Chance is to move" : `Player ${shown.asked} (${shown.seats[shown.asked]}) is to move`;
  const waiting = shown.may_undo || shown.you === null ? others : `You are player ${shown.you}. ${others}`;
  find("#turn").textContent = shown.over ? `The game is ${shown.situation}` : shown.may_move ? `Player ${shown.asked}, choose` : waiting;
  find("#search").hidden = !shown.may_move;
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
  find("#undo").hidden = find("#redo").hidden = find("#another").hidden = !shown.may_undo;
  find("#undo").disabled = !shown.moves;
  find("#redo").disabled = !shown.undone;
  find("#save").href = `${here}/save`;
  find("#notify").hidden = shown.over || shown.may_undo || shown.you === null || globalThis.Notification?.permission !== "default";
  find("#links").hidden = !Object.keys(shown.links).length;
  if (!find("#links").hidden) drawLinks();
}

// Others on the network need an address that is not this machine's name for itself.
async function drawLinks() {
  origin ??= (await ask("/api/address").catch(() => ({}))).address || location.origin;
  find("#links ul").replaceChildren(...Object.entries(shown.links).map(([seat, one]) => {
    const link = `${origin}/t/${one}`;
    return made("li", [`${WHO[seat] ?? `player ${seat}`}: `, made("a", link, { href: `/t/${one}` }), " ", copier(link)]);
  }));
}

function copier(link) {
  const button = made("button", "copy", { className: "small", onclick: copy });
  async function copy() {
    if (navigator.clipboard) { await navigator.clipboard.writeText(link); button.textContent = "copied"; }
    else getSelection().selectAllChildren(button.parentElement.querySelector("a")); // browsers copy for pages from this machine only
  }
  return button;
}

function drawSheet() {
  find("#score").hidden = !shown.sheet.length;
  const cells = (values) => values.map((value) => made("td", String(value)));
  const rows = shown.sheet;
  const lines = rows.map(({ name, rules, values }) => {
    const told = rules.map(({ rule, text }) => made("small", text ? `${rule}: ${plain(text)}` : rule));
    const head = made("th", told.length || values?.some((value) => value) ? [account.line(name, told)] : name);
    const row = made("tr", [head, ...(values ? cells(values) : shown.seats.map(() => made("td", "?")))]);
    row.hidden = !allLines && rows.length > FEW_LINES && values?.every((value) => !value);
    return row;
  });
  const left = lines.filter((one) => one.hidden).length;
  const more = made("tr", [made("th", [made("button", `and ${left} lines without points`, { className: "small", onclick: () => { allLines = true; draw(); } })])]);
  const sums = shown.seats.map((_, seat) => shown.sheet.reduce((sum, { values }) => sum + (values ? values[seat] : 0), 0));
  const heads = made("tr", [made("th", ""), ...shown.seats.map((_, seat) => made("td", `player ${seat}`))]);
  find("#sheet").replaceChildren(heads, ...lines, ...(left ? [more] : []), made("tr", [made("th", "total"), ...cells(sums)]));
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
  socket.onopen = () => {
    if (find("#lost").hidden) return;
    find("#lost").hidden = true;
    find("#why").replaceChildren();
    refresh(); // what was said meanwhile is out of date
  };
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
find("#notify").onclick = async () => { await Notification.requestPermission(); find("#notify").hidden = true; };
find("#curtain button").onclick = () => { ready = shown.asked; refresh(); };

await refresh();
connect();
