// What both pages need: questions to the server, and elements made from texts (never from markup).

export async function ask(path, body) {
  const answer = await fetch(path, body === undefined ? {} : {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
  }).catch(() => { throw new Error("the studio does not answer"); });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.error || "the server did not understand");
  return told;
}

export function made(tag, content = "", properties = {}) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...[content].flat());
  return element;
}

// What can be chosen, in groups with a heading.
export function inGroups(groups) {
  return Object.entries(groups).filter(([, names]) => names.length).map(([label, names]) => made("optgroup", names.map((name) => made("option", name, { value: name })), { label }));
}

export const find = (selector) => document.querySelector(selector);

// A rule without the marks of emphasis that its book is written with.
export const plain = (text) => text.replace(/(\*\*?|_)(?=\S)(.+?)(?<=\S)\1(?!\w)/g, "$2");
