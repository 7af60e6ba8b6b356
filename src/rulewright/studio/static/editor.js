// A text to write in: a plain textarea, so that undo, selection, input methods and screen readers work, over a drawing of the same text in colours.
import { made } from "./shared.js";

const INDENT = "    ";

export function makeEditor(place, { changed, ask, open }) {
  const gutter = made("pre", "", { className: "gutter", ariaHidden: "true" });
  const drawing = made("pre", "", { className: "drawing", ariaHidden: "true" });
  const area = made("textarea", "", { spellcheck: false, autocapitalize: "off", autocomplete: "off", ariaLabel: "the text", wrap: "off" });
  const list = made("ul", "", { className: "completions", hidden: true });
  const note = made("div", "", { className: "note", hidden: true });
  place.replaceChildren(gutter, made("div", [drawing, area, list, note], { className: "page" }));
  let pattern = null;
  let marks = [];
  let offered = [];
  let chosen = 0;
  let asked = 0; // only the answer to the last question counts

  // ------------------------------------------------------------ drawing

  function draw() {
    const lines = area.value.split("\n");
    gutter.replaceChildren(...lines.map((_, at) => {
      const mark = marks.find((one) => one.line === at + 1);
      return made("span", `${at + 1}\n`, { className: mark ? (mark.warning ? "warned" : "wrong") : "", title: mark?.text ?? "" });
    }));
    drawing.replaceChildren(...lines.flatMap((line, at) => [...pieces(line, at + 1), "\n"]));
    follow();
  }

  function pieces(line, number) {
    const found = [];
    let end = 0;
    for (const match of pattern ? line.matchAll(pattern) : []) {
      if (match.index > end) found.push([end, match.index, ""]);
      end = match.index + match[0].length;
      found.push([match.index, end, Object.keys(match.groups).find((name) => match.groups[name] !== undefined)]);
    }
    if (end < line.length) found.push([end, line.length, ""]);
    const wrong = marks.filter((one) => one.line <= number && number <= one.end_line).map((one) => ({
      from: one.line === number ? one.column - 1 : 0, to: one.end_line === number ? Math.max(one.end_column - 1, one.column) : line.length, kind: one.warning ? "warned" : "wrong",
    }));
    return found.flatMap(([from, to, kind]) => cut(from, to, wrong).map(([a, b]) => {
      const mark = wrong.find((one) => one.from < b && one.to > a);
      return made("span", line.slice(a, b), { className: [kind && `t-${kind}`, mark?.kind].filter(Boolean).join(" ") });
    }));
  }

  function cut(from, to, wrong) {
    const at = [from, ...wrong.flatMap((one) => [one.from, one.to]).filter((one) => one > from && one < to).sort((a, b) => a - b), to];
    return at.slice(1).map((end, number) => [at[number], end]);
  }

  function follow() {
    drawing.style.transform = `translate(${-area.scrollLeft}px, ${-area.scrollTop}px)`;
    gutter.scrollTop = area.scrollTop;
  }

  // ------------------------------------------------------------ places

  function placeOf(offset) {
    const before = area.value.slice(0, offset);
    return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
  }

  function offsetOf(line, column) {
    const lines = area.value.split("\n");
    return lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + Math.min(column - 1, lines[line - 1]?.length ?? 0);
  }

  function sizes() {
    const probe = made("span", "x".repeat(100));
    drawing.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return { letter: width / 100, height: parseFloat(getComputedStyle(area).lineHeight), pad: parseFloat(getComputedStyle(area).paddingLeft) };
  }

  function placeUnder(event) {
    const { letter, height, pad } = sizes();
    const box = area.getBoundingClientRect();
    const line = Math.floor((event.clientY - box.top + area.scrollTop - pad) / height) + 1;
    const column = Math.floor((event.clientX - box.left + area.scrollLeft - pad) / letter) + 1;
    const text = area.value.split("\n")[line - 1];
    return text !== undefined && column >= 1 && column <= text.length ? { line, column } : null;
  }

  function putAt(element, { line, column }) {
    const { letter, height, pad } = sizes();
    Object.assign(element.style, { left: "0", top: `${pad + line * height - area.scrollTop}px` });
    element.hidden = false; // at the left it is as wide as it wants to be
    const most = Math.max(0, area.clientWidth - element.offsetWidth - 4);
    element.style.left = `${Math.min(most, pad + (column - 1) * letter - area.scrollLeft)}px`;
  }

  // ------------------------------------------------------------ writing; execCommand keeps the browser's own undo

  function put(from, to, text) {
    area.focus();
    area.setSelectionRange(from, to);
    if (!document.execCommand("insertText", false, text)) area.setRangeText(text, from, to, "end");
    area.dispatchEvent(new Event("input"));
  }

  function indent(out) {
    const { selectionStart: from, selectionEnd: to, value } = area;
    if (from === to && !out) { put(from, to, INDENT.slice((placeOf(from).column - 1) % INDENT.length)); return; }
    const start = value.lastIndexOf("\n", from - 1) + 1;
    const text = value.slice(start, to).split("\n").map((line) => (out ? line.replace(/^ {1,4}/, "") : INDENT + line)).join("\n");
    put(start, to, text);
    area.setSelectionRange(start, start + text.length);
  }

  function newLine() {
    const { selectionStart: from, selectionEnd: to, value } = area;
    put(from, to, `\n${value.slice(value.lastIndexOf("\n", from - 1) + 1, from).match(/^ */)[0]}`);
  }

  // ------------------------------------------------------------ completion

  async function complete(unasked = false) {
    const mine = ++asked;
    const at = area.selectionStart;
    const { completions } = await ask("completions", placeOf(at));
    if (mine !== asked || at !== area.selectionStart) return;
    const word = area.value.slice(0, at).match(/[\w@-]*$/)[0].replace("@", "");
    if (unasked && !word && !/[.@]$/.test(area.value.slice(0, at))) return;
    offered = completions.filter((one) => one.text.toLowerCase().startsWith(word.toLowerCase()) && one.text !== word).slice(0, 12).map((one) => ({ ...one, from: at - word.length }));
    chosen = 0;
    offer();
  }

  function offer() {
    list.replaceChildren(...offered.map((one, at) => made("li", [one.text, made("small", ` ${one.detail || one.kind}`)], {
      className: at === chosen ? "chosen" : "", onmousedown: (event) => { event.preventDefault(); chosen = at; take(); },
    })));
    list.hidden = true;
    if (offered.length) putAt(list, placeOf(offered[0].from));
  }

  function take() {
    const one = offered[chosen];
    offered = [];
    offer();
    if (one) put(one.from, area.selectionStart, one.text);
    offered = [];
    offer();
  }

  // ------------------------------------------------------------ keys and the mouse

  const KEYS = {
    ArrowDown: () => { chosen = (chosen + 1) % offered.length; offer(); },
    ArrowUp: () => { chosen = (chosen + offered.length - 1) % offered.length; offer(); },
    Enter: take, Tab: take,
    Escape: () => { offered = []; offer(); },
  };

  area.addEventListener("keydown", (event) => {
    if (offered.length && KEYS[event.key]) { event.preventDefault(); event.stopPropagation(); KEYS[event.key](); return; }
    if (event.key === "Tab" && !event.ctrlKey) { event.preventDefault(); indent(event.shiftKey); }
    else if (event.key === "Enter" && !event.ctrlKey) { event.preventDefault(); newLine(); }
    else if (event.key === " " && event.ctrlKey) { event.preventDefault(); complete(); }
    else if (event.key === "F12") { event.preventDefault(); goToDefinition(placeOf(area.selectionStart)); }
  });
  area.addEventListener("input", (event) => {
    draw();
    changed();
    note.hidden = true;
    if (event.inputType === "insertText" && /^[\w.@]$/.test(event.data ?? "")) complete(true);
    else { offered = []; offer(); asked++; }
  });
  area.addEventListener("scroll", () => { follow(); note.hidden = true; list.hidden = true; });
  area.addEventListener("blur", () => { offered = []; offer(); });
  area.addEventListener("click", (event) => { if (event.ctrlKey || event.metaKey) goToDefinition(placeOf(area.selectionStart)); });

  let hovering = 0;
  area.addEventListener("mousemove", (event) => {
    clearTimeout(hovering);
    note.hidden = true;
    hovering = setTimeout(() => hover(placeUnder(event)), 350);
  });
  area.addEventListener("mouseleave", () => { clearTimeout(hovering); note.hidden = true; });

  async function hover(at) {
    if (!at) return;
    const problem = marks.find((one) => one.line === at.line && one.column <= at.column && at.column < Math.max(one.end_column, one.column + 1));
    const { text } = problem ? { text: `${problem.code}: ${problem.text}${problem.hint ? `\nhint: ${problem.hint}` : ""}` } : await ask("hover", at);
    if (!text) return;
    note.textContent = text.replace(/```\w*\n?/g, "").replaceAll("**", "").replaceAll("`", "").replace(/\n{2,}/g, "\n").trim();
    putAt(note, at);
  }

  async function goToDefinition(at) {
    const { places } = await ask("definition", at);
    if (places[0]) open(places[0]);
  }

  return {
    get text() { return area.value; },
    show(text, expression) { pattern = expression ? new RegExp(expression, "g") : null; marks = []; area.value = text; draw(); },
    mark(found) { marks = found; draw(); },
    go({ line, column, end_column: end }) {
      area.focus();
      area.setSelectionRange(offsetOf(line, column), offsetOf(line, end ?? column));
      area.scrollTop = Math.max(0, (line - 8) * sizes().height);
      follow();
    },
    edit(edits) {
      for (const one of [...edits].sort((a, b) => b.line - a.line || b.column - a.column)) put(offsetOf(one.line, one.column), offsetOf(one.end_line, one.end_column), one.text);
    },
  };
}
