// Why it is as it is: what the last move did, rule by rule, and where the points of a line came from. Asked for when somebody looks.
import { ask, find, made, plain } from "./shared.js";

const FEW_THINGS = 30; // with the same points, which are named

export function makeAccount(here) {
  const opened = new Set(); // lines of the sheet that are looked into
  let shown = null; // what the page shows
  let told = null; // the account of it, once it has come
  let waiting = ""; // for which account

  const isWanted = () => find("#account").open || opened.size > 0;
  const isOf = (account) => account && account.version === shown.version && account.at === shown.at;

  async function load() {
    const wish = `${shown.version} ${shown.at}`;
    if (!isWanted() || isOf(told) || waiting === wish) return;
    waiting = wish;
    const found = await ask(`${here}/account?at=${shown.at}`).catch((problem) => ({ ...shown, steps: [], sheet: [], problem: problem.message }));
    waiting = "";
    if (isOf(found)) { told = found; draw(); } else load(); // the game has gone on
  }

  function draw() {
    const steps = isOf(told) ? told.steps.flatMap(stepTold) : [];
    const none = told?.problem ?? (isOf(told) ? "Nothing has happened yet." : "…");
    find("#account div").replaceChildren(...(steps.length ? steps : [made("p", none)]));
    for (const place of document.querySelectorAll("#sheet [data-line]")) place.replaceChildren(...pieces(place.dataset.line));
  }

  function pieces(line) {
    if (!isOf(told)) return [made("small", "…")];
    return told.sheet.filter((one) => one.name === line).flatMap(({ seat, points }) => [
      made("small", [made("b", `player ${seat}`)]), ...inGroups(points).map((text) => made("small", text)),
    ]);
  }

  find("#account").ontoggle = load;
  return {
    show(now) { shown = now; draw(); load(); },
    // What stands below the name of a line of the sheet.
    line(name, rules) {
      const place = made("div");
      place.dataset.line = name;
      const details = made("details", [made("summary", name), ...rules, place], { open: opened.has(name) });
      details.ontoggle = () => { opened[details.open ? "add" : "delete"](name); load(); };
      return details;
    },
  };
}

// What changed something comes first; what was only asked or allowed is there for whoever wants to know.
function stepTold({ who, move, fired }) {
  const [did, only] = [true, false].map((wanted) => fired.filter(({ changes }) => changes.length > 0 === wanted).map(firedTold));
  const rest = only.length ? [made("details", [made("summary", `${did.length ? "and " : ""}${only.length} that changed nothing`), made("ul", only)])] : [];
  return [made("p", [made("b", who), `: ${move}`]), made("ul", did), ...rest];
}

function firedTold({ rule, text, file, line, changes }) {
  const place = file ? `${file}:${line}` : "";
  const head = rule ? [made("b", rule), " ", made("small", plain(text))] : [made("small", place || "another line")];
  const effects = changes.map(({ what, text }) => made("li", [made("span", `${what}: `), text]));
  return made("li", [...head, ...(effects.length ? [made("ul", effects)] : [])], { title: place });
}

// Pieces with the same points stand together.
function inGroups(points) {
  const groups = new Map();
  for (const { points: many, thing } of points) groups.set(many, [...(groups.get(many) ?? []), thing]);
  return [...groups].map(([many, things]) => {
    const names = things.filter(Boolean);
    const more = names.length > FEW_THINGS ? ` and ${names.length - FEW_THINGS} more` : "";
    const each = things.length > 1 ? ` each (${things.length})` : "";
    return `${many > 0 ? "+" : "−"}${Math.abs(many)}${each}${names.length ? `: ${names.slice(0, FEW_THINGS).join("; ")}${more}` : ""}`;
  });
}
