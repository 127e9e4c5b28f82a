// Elements of the page, and how numbers are written.

export const part = (id) => document.getElementById(id);

/** An HTML element with a class and children; those that are undefined or null are left out. */
export function html(name, kind = "", ...children) {
  const made = document.createElement(name);
  if (kind) made.className = kind;
  made.append(...children.filter((child) => child !== undefined && child !== null));
  return made;
}

/** A button with an action. */
export function button(kind, text, action) {
  const made = html("button", kind, text);
  made.type = "button";
  made.addEventListener("click", action);
  return made;
}

/** An SVG element. */
export function element(name, attributes = {}, parent = undefined) {
  const made = document.createElementNS(document.querySelector(".icons").namespaceURI, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  parent?.append(made);
  return made;
}

/** Shows whether a button is pressed. */
export function press(button, isPressed) {
  button.setAttribute("aria-pressed", String(isPressed));
}

/** A structural name, which breaks after slashes. */
export function breakable(name) {
  return name.split("/").flatMap((word, n) => (n ? ["/", html("wbr"), word] : [word]));
}

/** A number with fixed decimals, a minus sign and no negative zero. */
export function fixed(value, decimals) {
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? text.replace("-", "") : text.replace("-", "−");
}

/** A number with at most some decimals. */
export function decimal(value, most = 3) {
  return String(Number(value.toFixed(most)) || 0).replace("-", "−");
}

export const seconds = (time) => `${fixed(time, 3)} s`;

export const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Rows of a name and one or two numbers with a unit. */
export class Rows {
  constructor() {
    this.list = html("dl", "rows");
    this.rows = new Map();
  }

  /** Sets the row of a name; the row without one has the names of the columns. */
  set(name, values, unit = "") {
    let row = this.rows.get(name);
    if (!row) {
      const cells = values.map(() => html("span", "cell"));
      const numbers = html("dd", "", ...cells, html("span", "unit", unit));
      row = {cells, box: html("div", name ? "row" : "row axes", html("dt", "", name), numbers)};
      this.rows.set(name, row);
      this.list.append(row.box);
    }
    values.forEach((value, n) => {
      if (row.cells[n].textContent !== value) row.cells[n].textContent = value;
    });
  }
}
