// A picture to click on and a list to choose from, for the table and for the author's page. One click chooses the next undecided part of a move.
import { find, made, plain } from "./shared.js";
import { makeParts } from "./parts.js";

const REST = 350; // milliseconds that a pointer rests on a thing before it is told why it cannot be chosen

export function makeBoard({ act, explain }) {
  let shown = { choices: { moves: [], count: 0 } }; // what the server told last
  let kept = []; // [{step, text} or {step, id}]: what is chosen so far
  let parts = null; // the chooser of a set, a split, an order or a number, if one is open
  let resting = 0;
  const told = new Map(); // reasons that were told already, by what was asked

  // ------------------------------------------------------------ the trie of moves

  const fits = (move, { step, text, id }) =>
    move.steps[step] && (text === undefined ? move.steps[step].ids.includes(id) : move.steps[step].text === text);
  const open = () => shown.choices.moves.filter((move) => kept.every((one) => fits(move, one)));

  const same = (moves, step) => moves.every((one) => one.steps[step]?.text === moves[0].steps[step]?.text);

  function nextStep(moves) {
    for (let step = 0; step < Math.max(...moves.map((one) => one.steps.length)); step++) {
      if (!same(moves, step)) return step;
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
        if (move.steps[step].of !== "number") break; // what lies behind it is chosen later; a number can wait
      }
    }
    return found;
  }

  function choose(one) {
    kept.push(one);
    const moves = open();
    if (moves.length === 1) act(moves[0].text); // one way is left: it is taken
    else draw();
  }

  function takeBack() {
    if (parts?.back?.()) return;
    if (kept.length) { kept.pop(); draw(); }
  }

  // The steps taken so far, also those that were the only way; `all`: also those behind one that is still open.
  function taken(moves, all = false) {
    if (!kept.length || !moves.length) return [];
    const steps = moves[0].steps.slice(0, Math.max(...kept.map((one) => one.step)) + 1);
    const undecided = steps.findIndex((_, step) => !same(moves, step));
    const some = all || undecided < 0 ? steps.filter((_, step) => same(moves, step)) : steps.slice(0, undecided);
    return some.map((one) => (all && one.label) || one.text);
  }

  // ------------------------------------------------------------ drawing

  function draw() {
    const moves = open();
    const step = moves.length ? nextStep(moves) : -1;
    parts = step < 0 ? null : makeParts(moves, step, (text) => choose({ step, text }), () => drawPicture(moves, step));
    drawPicture(moves, step);
    const words = taken(moves, true).join(" ");
    find("#chosen").replaceChildren(...(words ? [made("button", `✕ ${words}`, { title: "take the choice back", onclick: takeBack })] : []));
    drawMoves(moves, step);
  }

  function drawPicture(moves, step) {
    const can = clickable(moves, step);
    find("#board").classList.toggle("picking", kept.length > 0);
    for (const element of find("#board").querySelectorAll("[data-id]")) {
      const at = can.get(element.dataset.id) ?? (parts?.ids.has(element.dataset.id) ? step : undefined);
      element.classList.toggle("can", at !== undefined);
      element.classList.toggle("hot", at !== undefined && kept.length > 0);
      const isTaken = parts?.isPicked(element.dataset.id) || kept.some((one) => moves[0]?.steps[one.step]?.ids.includes(element.dataset.id));
      element.classList.toggle("taken", isTaken);
      if (at !== undefined) { element.setAttribute("tabindex", "0"); element.setAttribute("role", "button"); }
      else { element.removeAttribute("tabindex"); element.removeAttribute("role"); }
    }
  }

  function drawMoves(moves, step) {
    const wanted = find("#search").value.toLowerCase().split(" ").filter(Boolean);
    if (parts && !wanted.length) { find("#moves").replaceChildren(parts.element); return; }
    const entries = new Map();
    for (const move of moves.filter((one) => wanted.every((word) => one.text.toLowerCase().includes(word)))) {
      const text = wanted.length || step < 0 ? move.text : move.steps[step]?.text ?? move.text;
      entries.set(text, [...(entries.get(text) || []), move]);
    }
    const buttons = [...entries].slice(0, 300).map(([text, some]) => {
      const told = (!wanted.length && some[0].steps[step]?.told) || "";
      const more = some.length > 1 ? ` (${some.length})` : "";
      const take = () => (some.length === 1 ? act(some[0].text) : choose({ step, text }));
      const label = (!wanted.length && some[0].steps[step]?.label) || text;
      return made("button", [label, made("small", [told && ` ${told}`, more].filter(Boolean))], { onclick: take, title: some[0].text });
    });
    const left = shown.choices.count - shown.choices.moves.length;
    const before = wanted.length || kept.length || step < 1 ? "" : moves[0].steps.slice(0, step).map((one) => one.text).join(" "); // what is no choice
    find("#moves").replaceChildren(...(before ? [made("span", before, { className: "before" })] : []), ...buttons, ...(left > 0 ? [made("small", `and ${left} more: type them`)] : []));
  }

  // ------------------------------------------------------------ why not, and hands

  async function reasonsFor(id) {
    const chosen = taken(open());
    const asked = JSON.stringify([id, chosen]);
    if (!told.has(asked)) told.set(asked, (await explain(id, chosen)).reasons);
    return told.get(asked);
  }

  // Resting on a thing that cannot be chosen tells why, as a click does.
  function rested({ target, clientX, clientY, pointerType }) {
    clearTimeout(resting);
    const thing = target.closest?.("[data-id]");
    const wanted = pointerType !== "touch" && thing && shown.choices.moves.length && !target.closest(".can");
    if (!wanted) { find("#hint").hidden = true; return; }
    if (find("#hint").dataset.about === thing.dataset.id && !find("#hint").hidden) return;
    find("#hint").hidden = true;
    resting = setTimeout(async () => {
      const reasons = await reasonsFor(thing.dataset.id).catch(() => []);
      if (!reasons.length || !thing.isConnected || !thing.matches(":hover")) return;
      find("#hint").dataset.about = thing.dataset.id;
      find("#hint").replaceChildren(...inWords(reasons));
      Object.assign(find("#hint").style, { left: `${Math.min(clientX + 14, innerWidth - 330)}px`, top: `${Math.min(clientY + 18, innerHeight - 120)}px` });
      find("#hint").hidden = false;
    }, REST);
  }

  function pressed(event) {
    const target = event.target.closest?.("[data-id]");
    if (!target || !shown.choices.moves.length) return;
    find("#hint").hidden = true;
    const can = clickable(open(), nextStep(open()));
    for (let one = target; one && one.dataset; one = one.parentElement?.closest("[data-id]")) {
      if (parts?.ids.has(one.dataset.id)) { parts.press(one.dataset.id); return; }
      const step = can.get(one.dataset.id);
      if (step !== undefined) { find("#why").replaceChildren(); choose({ step, id: one.dataset.id }); return; }
    }
    reasonsFor(target.dataset.id).then(tellReasons, (problem) => tellReasons([{ rule: "", text: problem.message, told: "" }]));
  }

  find("#board").addEventListener("click", pressed);
  find("#board").addEventListener("pointermove", rested);
  find("#board").addEventListener("pointerleave", () => { clearTimeout(resting); find("#hint").hidden = true; });
  find("#board").addEventListener("keydown", (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); pressed(event); } });
  find("#search").oninput = () => { const moves = open(); drawMoves(moves, moves.length ? nextStep(moves) : -1); };
  find("#search").onkeydown = (event) => { if (event.key === "Enter") act(find("#search").value); };
  addEventListener("keydown", (event) => { if (event.key === "Escape") takeBack(); });

  // `again`: the same position as before, so that a late answer takes no choice back.
  return {
    show(now, again) {
      if (!again) { kept = []; told.clear(); find("#hint").hidden = true; }
      shown = now;
      find("#board").innerHTML = now.svg; // made by the server, in which every text is escaped
      draw();
    },
    hide() { shown = { choices: { moves: [], count: 0 } }; find("#board").replaceChildren(); find("#moves").replaceChildren(); },
  };
}

export function tellReasons(reasons) { find("#why").replaceChildren(...inWords(reasons)); }

const inWords = (reasons) => reasons.flatMap(({ rule, text, told }) => [made("div", rule ? `${text} (${rule})` : text), ...(told ? [made("small", plain(told))] : [])]);
