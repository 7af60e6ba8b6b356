// The form made from a definition: seats, options, who sits where.
import { ask, find, inGroups, made, plain } from "./shared.js";

let kinds = [];

function fillSeats() {
  const count = Number(find("#players").value) || 1;
  const before = [...document.querySelectorAll("#seats select")].map((one) => one.value);
  const seats = Array.from({ length: count }, (_, seat) => {
    const chosen = made("select", kinds.map((kind) => made("option", kind)));
    chosen.value = before[seat] || (seat === 0 ? "person" : "medium");
    chosen.dataset.seat = seat;
    return made("label", [`player ${seat}`, chosen], { className: "row" });
  });
  find("#seats").replaceChildren(made("legend", "Who sits where"), ...seats);
}

function optionField(name, { type, default: usual, rules, says, rulebook }) {
  const words = type === "yes/no" ? ["yes", "no"] : type.includes("|") ? type.split("|").map((one) => one.trim()) : null;
  const range = /^(-?\d+)\s*\.\.\s*(-?\d+)$/.exec(type);
  const field = words ? made("select", [made("option", `usual: ${usual}`, { value: "" }), ...words.map((one) => made("option", one))])
    : made("input", "", { placeholder: usual, ...(range ? { type: "number", min: range[1], max: range[2] } : {}) });
  field.dataset.option = name;
  const about = says || rulebook.map(plain).join(" ");
  const told = about ? [made("small", [rules.replaceAll(" ", ", "), about].filter(Boolean).join(": "))] : [];
  return made("label", [`${name.replaceAll("_", " ")} (${type}; usually ${usual})`, field, ...told]);
}

async function describe() {
  find("#problem").textContent = "";
  try {
    const told = await ask(`/api/games/${encodeURIComponent(find("#game").value)}`);
    Object.assign(find("#players"), { min: told.players[0], max: told.players[1], value: Math.max(told.players[0], Math.min(2, told.players[1])) });
    find("#options").replaceChildren(...Object.entries(told.options).map(([name, one]) => optionField(name, one)));
    fillSeats();
  } catch (problem) { find("#problem").textContent = problem.message; }
}

async function begin(event) {
  event.preventDefault();
  find("#begin").disabled = true;
  find("#problem").textContent = "";
  find("#begin").textContent = "Setting up the table …";
  try {
    const options = Object.fromEntries([...document.querySelectorAll("[data-option]")].filter((one) => one.value).map((one) => [one.dataset.option, one.value]));
    const file = find("#saved").files[0];
    const links = await ask("/api/tables", {
      game: find("#game").value, options, seats: [...document.querySelectorAll("#seats select")].map((one) => one.value),
      together: find("[name=where]:checked").value === "together", saved: file ? await file.text() : null,
    });
    location.href = `/t/${links.here || links.host}`;
  } catch (problem) {
    find("#problem").textContent = problem.message;
    Object.assign(find("#begin"), { disabled: false, textContent: "Play" });
  }
}

const told = await ask("/api/games");
kinds = told.kinds;
find("#game").replaceChildren(...inGroups(told.groups));
if (told.first) find("#game").value = told.first;
find("#game").addEventListener("change", describe);
find("#players").addEventListener("change", fillSeats);
find("#setup").addEventListener("submit", begin);
await describe();
