// The list of scenes with small pictures; each has its own address.

import {html, part} from "./elements.js";
import {file} from "./pictures.js";

/** The token and the scene of the page's address: `#TOKEN` or `#TOKEN/NAME`. */
export function address() {
  const [token, ...rest] = globalThis.location.hash.slice(1).split("/");
  let scene = rest.join("/");
  try {
    scene = decodeURIComponent(scene);
  } catch { /* A name with a bare percent sign. */ }
  return {token, scene};
}

export class Scenes {
  constructor() {
    this.items = [];
    this.pictures = new Map();
    part("search").addEventListener("input", () => this.filter());
    part("search").addEventListener("keydown", (event) => {
      if (event.key === "Enter") part("scenes").querySelector("li:not([hidden]) a")?.click();
      if (event.key === "Escape") this.back();
    });
    part("all").addEventListener("click", () => this.open());
  }

  get isShown() {
    return !part("gallery").hidden;
  }

  /** Takes the list; it is shown where the address names no scene. */
  take(items) {
    this.items = items;
    part("scenes").replaceChildren(...items.map((item, n) => this.row(item, n)));
    this.filter();
    this.show(this.current);
  }

  /** Shows the list for an empty name, or else the scene. */
  show(name) {
    this.current = name;
    if (name) this.last = name;
    const isList = name === "" && this.items.length > 1;
    part("gallery").hidden = !isList;
    part("preview").hidden = isList;
    part("all").hidden = isList || this.items.length < 2;
    document.body.classList.toggle("lists", isList);
    if (isList) {
      part("title").textContent = "Scenes";
      document.title = "Scenes – Scrollwork";
      part("search").focus({preventScroll: true});
    }
    return isList;
  }

  row({name, title}, n) {
    const image = html("img");
    image.alt = "";
    image.hidden = true;
    const link = html("a", "", html("span", "small", image), html("b", "", title || name),
                      title && title !== name ? html("code", "", name) : undefined);
    link.href = `#${address().token}/${encodeURIComponent(name)}`;
    const row = html("li", "", link);
    row.image = image;
    if (this.pictures.has(n)) this.draw(row, this.pictures.get(n));
    return row;
  }

  /** Takes the small picture of the scene at an index of the list. */
  picture(small) {
    const {number} = small;
    URL.revokeObjectURL(this.pictures.get(number));
    this.pictures.set(number, URL.createObjectURL(file(small)));
    const row = part("scenes").children[number];
    if (row) this.draw(row, this.pictures.get(number));
  }

  draw({image}, url) {
    image.src = url;
    image.hidden = false;
  }

  filter() {
    const words = part("search").value.toLowerCase().split(/\s+/).filter((word) => word !== "");
    let count = 0;
    this.items.forEach(({name, title}, n) => {
      const text = `${name} ${title ?? ""}`.toLowerCase();
      const isFound = words.every((word) => text.includes(word));
      part("scenes").children[n].hidden = !isFound;
      if (isFound) count += 1;
    });
    part("noScenes").hidden = count > 0 || this.items.length === 0;
    part("noScenes").textContent = `No scene has “${part("search").value.trim()}” in its name.`;
  }

  /** Whether a scene of the list has no picture yet. */
  get lacksPictures() {
    return this.pictures.size < this.items.length;
  }

  /** Goes to the list. */
  open() {
    if (this.items.length > 1) globalThis.location.hash = address().token;
  }

  /** Goes back to the scene before the list. */
  back() {
    const name = this.last ?? this.items[0]?.name;
    if (name) globalThis.location.hash = `${address().token}/${encodeURIComponent(name)}`;
  }
}
