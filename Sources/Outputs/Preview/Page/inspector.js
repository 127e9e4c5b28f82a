// The views under the pointer: their outline, numbers and source, and the tree of all views.

import {button, decimal, html, part, press, Rows} from "./elements.js";

/** The milliseconds after which a moving view, or an open tree, is looked at again. */
const [AGAIN, TREE_AGAIN] = [150, 500];

/** The file, line and column of a source such as `Cards.swift:12:9`; undefined for others. */
export function location(source) {
  const match = /^(.+?):(\d+)(?::(\d+))?$/.exec(source ?? "");
  return match && {file: match[1], line: Number(match[2]), column: Number(match[3] ?? 1)};
}

export class Inspector {
  /** `on` has `ask` and `open` for messages, `time` for the time shown, and `changed`. */
  constructor(on) {
    this.on = on;
    this.screens = [];
    this.items = [];
    part("inspect").addEventListener("click", () => this.toggle());
    part("treeBox").addEventListener("toggle", () => this.askTree());
    this.show();
  }

  attach(screen) {
    this.screens.push(screen);
    for (const kind of ["pointermove", "pointerdown"]) {
      screen.canvas.addEventListener(kind, (event) => {
        if (!this.isOn) return;
        this.place = screen.place(event);
        this.isWanted = true;
        this.look();
      });
    }
    screen.canvas.addEventListener("pointerleave", () => { this.place = undefined; });
  }

  detach(screen) {
    this.screens = this.screens.filter((other) => other !== screen);
  }

  toggle(isOn = !this.isOn) {
    this.isOn = isOn;
    [this.place, this.isAsking] = [];
    this.items = [];
    press(part("inspect"), isOn);
    document.body.classList.toggle("inspecting", isOn);
    this.show();
    this.on.changed(isOn);
  }

  /** Asks for the views at the pointer, one answer at a time. */
  look() {
    if (!this.place || !this.isWanted || this.isAsking) return;
    this.isWanted = false;
    this.lookedAt = performance.now();
    const [x, y] = this.place;
    this.isAsking = this.on.ask({kind: "look", time: this.on.time(), x, y});
  }

  /** Looks again, as another picture is shown. */
  refresh() {
    const now = performance.now();
    if (this.isOn && this.place && now - this.lookedAt > AGAIN) {
      this.isWanted = true;
      this.look();
    }
    if (part("treeBox").open && now - (this.treeAt ?? 0) > TREE_AGAIN) this.askTree();
  }

  /** Takes the views at a point. */
  take({items}) {
    this.isAsking = false;
    if (!this.isOn) return;
    this.items = items;
    this.show();
    this.look();
  }

  /** Forgets questions whose answers may never come. */
  forget() {
    this.isAsking = this.isAskingTree = false;
  }

  /** Opens the source of the innermost view that has one. */
  openSource() {
    const found = this.items.map((item) => location(item.source)).find((place) => place);
    if (found) this.on.open(found);
  }

  show() {
    part("viewHint").hidden = this.isOn && this.items.length > 0;
    part("viewHint").textContent = this.isOn
      ? "Point at a view of the picture; click to open its source."
      : "Inspect shows the view under the pointer.";
    this.outline(this.items[0]);
    const [first, ...outer] = this.items;
    part("view").replaceChildren(...(first ? [this.card(first)] : []));
    if (outer.length === 0) return;
    const list = html("ol", "outer");
    for (const item of outer) {
      const row = html("li", "", this.name(item));
      row.addEventListener("pointerenter", () => this.outline(item));
      row.addEventListener("pointerleave", () => this.outline(first));
      list.append(row);
    }
    part("view").append(html("h2", "", "Inside of"), list);
  }

  outline(item) {
    for (const screen of this.screens) screen.showOutline(item?.frame);
  }

  /** The name of a view and its id, which opens its source. */
  name(item) {
    const place = location(item.source);
    const source = place && button("link", item.source, () => this.on.open(place));
    if (source) source.title = "Open in the editor";
    return html("p", "view-name", html("b", "", item.name),
                item.id ? html("code", "", item.id) : undefined, source);
  }

  card(item) {
    const rows = new Rows();
    const [x, y, width, height] = item.frame.map((value) => decimal(value, 2));
    rows.set("origin", [x, y], "pt");
    rows.set("size", [width, height], "pt");
    if (item.phase !== undefined) rows.set("phase", [number(item.phase)]);
    if (item.progress !== undefined) rows.set("progress", [number(item.progress)]);
    for (const [name, value] of Object.entries(item.values ?? {})) rows.set(name, numbers(value));
    const card = html("section", "card first", this.name(item), rows.list);
    if (typeof item.phase === "number") {
      const fill = html("div", "fill");
      fill.style.setProperty("--progress", Math.max(-1, Math.min(item.phase, 1)));
      card.append(html("div", "progress", fill));
    }
    return card;
  }

  askTree() {
    if (!part("treeBox").open || this.isAskingTree) return;
    this.treeAt = performance.now();
    this.isAskingTree = this.on.ask({kind: "tree", time: this.on.time()});
  }

  takeTree({text}) {
    this.isAskingTree = false;
    if (part("tree").textContent !== text) part("tree").textContent = text;
  }
}

const number = (value) => (typeof value === "number" ? decimal(value) : String(value));

/** The cells of a value: two numbers have one each. */
function numbers(value) {
  if (!Array.isArray(value)) return [number(value)];
  return value.length === 2 ? value.map(number) : [value.map(number).join(", ")];
}
