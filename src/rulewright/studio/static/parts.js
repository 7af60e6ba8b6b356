// Choosing a number, a set, a split or an order part by part: a stepper, check boxes, steppers, one after the other.
import { made } from "./shared.js";

const FEW = { number: 8, set: 2, split: 2, order: 2 }; // so many ways are a plain list

// The chooser for a step of the open moves: null where a plain list does as well. `take(text)` is called with the chosen way,
// `changed()` when a part is chosen or given back.
export function makeParts(moves, step, take, changed) {
  const ways = new Map(moves.map((move) => [move.steps[step]?.text, move.steps[step]])); // by text
  const of = moves[0]?.steps[step]?.of;
  const fits = [...ways.values()].every((one) => one && one.of === of && !(of === "number" && one.ids.length));
  if (!of || !fits || ways.size <= FEW[of]) return null;
  return of === "number" ? numberChooser([...ways.values()], take) : partsChooser([...ways.values()], of, take, changed);
}

function numberChooser(ways, take) {
  const sorted = ways.sort((a, b) => a.value - b.value);
  const slider = made("input", "", { type: "range", min: 0, max: sorted.length - 1, value: 0, ariaLabel: "which number" });
  const taken = made("button", "", { className: "main", onclick: () => take(sorted[slider.value].text) });
  const draw = () => { taken.textContent = sorted[slider.value].text; slider.ariaValueText = sorted[slider.value].text; };
  const by = (n) => { slider.value = Number(slider.value) + n; draw(); };
  slider.oninput = draw;
  draw();
  const element = made("div", [made("button", "−", { ariaLabel: "less", onclick: () => by(-1) }), slider, made("button", "+", { ariaLabel: "more", onclick: () => by(1) }), taken], { className: "row parts" });
  return { element, ids: new Map(), press() {}, isPicked: () => false };
}

function partsChooser(ways, of, take, changed) {
  const parts = new Map(ways.flatMap((way) => way.parts).sort((a, b) => a.order - b.order).map((part) => [part.text, part])); // every part that some way has
  const most = new Map([...parts.keys()].map((text) => [text, Math.max(...ways.map((way) => countIn(way, text)))]));
  let picked = []; // texts, in order
  const element = made("div", "", { className: "parts" });
  const ids = new Map([...parts.values()].flatMap((part) => part.ids.map((id) => [id, part.text])));

  const begins = (way, some) => (of === "order" ? some.every((text, at) => way.parts[at]?.text === text) : [...new Set(some)].every((text) => countIn(way, text) >= some.filter((one) => one === text).length));
  const size = (way) => way.parts.reduce((sum, part) => sum + part.count, 0);
  const left = (some) => ways.filter((way) => begins(way, some));
  const exact = () => left(picked).find((way) => size(way) === picked.length);
  const can = (text) => left([...picked, text]).length > 0;
  const add = (text) => { if (can(text)) { picked = [...picked, text]; draw(); changed(); } };
  const remove = (text) => { const at = picked.lastIndexOf(text); if (at >= 0) { picked = picked.toSpliced(at, 1); draw(); changed(); } };

  function field(text) {
    const { told, label } = parts.get(text);
    const many = picked.filter((one) => one === text).length;
    const name = [label ?? text, ...(told ? [made("small", ` ${told}`)] : [])];
    if (of === "set") {
      const box = made("input", "", { type: "checkbox", checked: many > 0, disabled: !many && !can(text), onchange: () => (many ? remove(text) : add(text)) });
      box.dataset.part = text;
      return made("label", [box, ...name], { className: "row" });
    }
    const more = made("button", of === "order" ? name : "+", { disabled: !can(text), ariaLabel: `one more ${text}`, onclick: () => add(text) });
    more.dataset.part = text;
    if (of === "order") return more;
    const less = made("button", "−", { disabled: !many, ariaLabel: `one ${text} less`, onclick: () => remove(text) });
    return made("div", [less, made("output", `${many} of ${most.get(text)}`), more, made("span", name)], { className: "row" });
  }

  function draw() {
    const focused = document.activeElement?.dataset?.part;
    const way = exact();
    const sofar = of === "order" && picked.length ? [made("p", picked.join(", then "))] : [];
    const takes = made("button", way ? `take ${way.text}` : picked.length ? "choose more" : "choose", { className: "main", disabled: !way, onclick: () => take(way.text) });
    element.replaceChildren(...[...parts.keys()].map(field), ...sofar, made("div", [takes, made("small", `${left(picked).length} ways`)], { className: "row" }));
    if (focused) element.querySelector(`[data-part="${CSS.escape(focused)}"]`)?.focus();
  }

  draw();
  return {
    element, ids,
    isPicked: (id) => picked.includes(ids.get(id)),
    press(id) { const text = ids.get(id); if (of === "set" && picked.includes(text)) remove(text); else add(text); },
    back() { if (!picked.length) return false; remove(picked.at(-1)); return true; },
  };
}

const countIn = (way, text) => way.parts.filter((part) => part.text === text).reduce((sum, part) => sum + part.count, 0);
