// Errors of the compiler over the last picture, and the end of a scene's process.

import {button, counted, html, part} from "./elements.js";

export class Problems {
  /** Calls `open` with the place of an item, and `changed` with whether they cover the picture. */
  constructor(open, changed) {
    [this.open, this.changed] = [open, changed];
    this.items = [];
    part("count").addEventListener("click", () => this.show(part("problems").hidden));
    part("hideProblems").addEventListener("click", () => this.show(false));
  }

  take({items, isStale}) {
    this.items = items;
    const errors = items.filter((item) => item.severity !== "warning");
    const warnings = items.length - errors.length;
    const counts = [
      errors.length > 0 ? counted(errors.length, "error") : "",
      warnings > 0 ? counted(warnings, "warning") : "",
    ].filter((text) => text !== "").join(", ");
    part("stale").hidden = !isStale;
    part("count").hidden = items.length === 0;
    part("count").textContent = part("problemsTitle").textContent = counts;
    part("count").classList.toggle("mild", errors.length === 0);
    part("problemList").replaceChildren(
      ...[...errors, ...items.filter((item) => item.severity === "warning")]
        .map((item) => this.row(item)));
    this.show(errors.length > 0);
  }

  get isShown() {
    return !part("problems").hidden;
  }

  /** Shows or hides the list. */
  show(isShown) {
    part("problems").hidden = !isShown || this.items.length === 0;
    part("count").setAttribute("aria-expanded", String(this.isShown));
    this.changed(this.isShown);
  }

  row(item) {
    const kind = item.severity === "warning" ? "warning" : "error";
    const row = html("li", `issue ${kind}`);
    if (item.file) {
      const text = [item.file, item.line, item.column].filter((word) => word).join(":");
      const {file, line = 1, column = 1} = item;
      const place = button("link", text, () => this.open({file, line, column}));
      place.title = "Open in the editor";
      row.append(place);
    }
    row.append(html("p", "message", html("b", "", kind), ` ${item.message}`));
    if (item.source) row.append(this.source(item));
    if (item.note) row.append(html("p", "note", item.note));
    return row;
  }

  /** The line of the source, and a caret below the column. */
  source({source, line, column}) {
    const gutter = `${line ?? ""}  `;
    // Tabs stay, so that the caret stands below its character.
    const indent = [...source].slice(0, (column ?? 1) - 1).join("").replace(/[^\t]/g, " ");
    const box = html("pre", "source", html("span", "gutter", gutter), source);
    if (column) box.append("\n", " ".repeat(gutter.length) + indent, html("b", "caret", "^"));
    box.tabIndex = 0;
    return box;
  }
}
