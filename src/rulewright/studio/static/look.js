// Reports: asked for, followed while they are made, shown in a frame that can do nothing.
import { ask, find, inGroups, made } from "./shared.js";

async function follow() {
  const told = await ask("/api/look");
  const working = told.state === "working";
  find("#make").disabled = working;
  find("#end").hidden = !working;
  find("#said").textContent = told.state === "ready" ? "" : told.said.trim().split("\n").slice(-12).join("\n") || (working ? "working …" : "");
  find("#report").hidden = told.state !== "ready";
  if (told.state === "ready") find("#report").src = `/api/look/report?${Date.now()}`;
  if (working) setTimeout(follow, 500);
  return told;
}

async function make(event) {
  event.preventDefault();
  find("#problem").textContent = "";
  try { await ask("/api/look/make", { kind: find("#kind").value, game: find("#game").value }); }
  catch (problem) { find("#problem").textContent = problem.message; }
  await follow();
}

find("#wish").onsubmit = make;
find("#end").onclick = () => ask("/api/look/make", { end: true });
const { groups, first } = await ask("/api/games");
find("#game").replaceChildren(...inGroups(groups));
find("#game").value = new URLSearchParams(location.search).get("game") ?? first;
const { kinds } = await follow();
find("#kind").replaceChildren(...kinds.map((name) => made("option", name)));
