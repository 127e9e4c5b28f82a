// Elements of the page.

const part = (id) => document.getElementById(id);

/** An HTML element with a class and a text. */
function html(name, kind, text) {
  const made = document.createElement(name);
  if (kind) made.className = kind;
  if (text !== undefined) made.textContent = text;
  return made;
}

/** An SVG element. */
function element(name, attributes = {}, parent) {
  const made = document.createElementNS(document.querySelector(".icons").namespaceURI, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  parent?.append(made);
  return made;
}

/** A symbol of the page. */
function icon(name) {
  const made = element("svg", {"aria-hidden": "true"});
  element("use", {href: `#icon-${name}`}, made);
  return made;
}

/** A number with a minus sign, and at most some decimals. */
function decimal(value, most = 3) {
  const text = String(Number(value.toFixed(most)));
  return text.replace("-", "−");
}

const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A share as a percentage of at least two digits. */
function percent(share) {
  const value = 100 * share;
  if (value === 0) return "0 %";
  if (value < 0.001) return "< 0.001 %";
  return `${decimal(value, value < 0.1 ? 3 : value < 10 ? 2 : 1)} %`;
}

/** Scrolls a pane so that an element in it is seen; the page itself stays. */
function reveal(item, pane) {
  if (pane.scrollHeight <= pane.clientHeight) return;
  const [box, around] = [item, pane].map((other) => other.getBoundingClientRect());
  // Below what stays at the top of the pane.
  const top = around.top + 56;
  if (box.top < top) pane.scrollTop += box.top - top;
  else if (box.bottom > around.bottom) pane.scrollTop += box.bottom - around.bottom + 12;
}

/** Calls `seek` with the share of an element's width where the pointer is pressed or dragged. */
function draggable(target, seek) {
  const drag = (event) => {
    const box = target.getBoundingClientRect();
    seek(Math.max(0, Math.min((event.clientX - box.left) / box.width, 1)));
  };
  target.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    target.setPointerCapture(event.pointerId);
    drag(event);
  });
  target.addEventListener("pointermove", (event) => {
    if (target.hasPointerCapture(event.pointerId)) drag(event);
  });
}
