// The script of the session as it grows, and its edited text.

import {button, html, part} from "./elements.js";

/** The results that are kept. */
const MOST_RESULTS = 50;

export class Script {
  /** Calls `play` with the text. */
  constructor(play) {
    this.text = "";
    this.field = part("script");
    this.field.addEventListener("input", () => this.show());
    this.field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      play(this.field.value);
    });
    part("playScript").addEventListener("click", () => play(this.field.value));
    part("revert").addEventListener("click", () => {
      this.field.value = this.text;
      this.show();
    });
    this.show();
  }

  get isEdited() {
    return this.field.value !== this.text;
  }

  /** Takes the text of the session; text that was edited stays. */
  take(text) {
    const wasEdited = this.isEdited && !this.isPlayed;
    this.isPlayed = false;
    this.text = text;
    if (!wasEdited) {
      const isAtEnd = this.field.scrollTop + this.field.clientHeight >=
        this.field.scrollHeight - 30;
      const selection = [this.field.selectionStart, this.field.selectionEnd];
      this.field.value = text;
      this.field.setSelectionRange(...selection);
      if (isAtEnd) this.field.scrollTop = this.field.scrollHeight;
    }
    this.show();
  }

  /** The edited text is played: the next text of the session takes its place. */
  played() {
    this.isPlayed = true;
    part("results").replaceChildren();
    part("resultsBox").hidden = true;
  }

  clear() {
    this.isPlayed = true;
    this.take("");
    this.offer([]);
    this.played();
    this.isPlayed = false;
  }

  show() {
    part("revert").hidden = !this.isEdited;
    const lines = this.text.split("\n").filter((line) => line.trim() !== "").length;
    part("scriptState").textContent = this.isEdited ? "edited"
      : lines === 1 ? "1 line" : `${lines} lines`;
  }

  /** Takes expectations that hold now, to be inserted. */
  offer(lines) {
    part("offersBox").hidden = lines.length === 0;
    part("offers").replaceChildren(...lines.map((line) => {
      const offer = button("offer", line, () => this.insert(line));
      offer.title = "Insert into the script";
      return html("li", "", offer);
    }));
  }

  /** Inserts a line after that of the cursor, or at the end. */
  insert(line) {
    const {field} = this;
    const isFocused = document.activeElement === field;
    const cursor = isFocused ? field.selectionEnd : field.value.length;
    const end = field.value.indexOf("\n", cursor);
    const before = field.value.slice(0, end < 0 ? undefined : end);
    const after = end < 0 ? "\n" : field.value.slice(end);
    const start = before === "" || before.endsWith("\n") ? before : `${before}\n`;
    field.value = start + line + after;
    field.setSelectionRange(start.length, start.length + line.length);
    field.scrollTop = field.scrollHeight;
    this.show();
  }

  /** Adds a result, of a line of the script where it has one. */
  say({text, isError, line}) {
    part("resultsBox").hidden = false;
    const row = html("li", isError ? "result error" : "result");
    row.append(line === undefined ? text : button("link", text, () => this.select(line)));
    const list = part("results");
    list.append(row);
    while (list.children.length > MOST_RESULTS) list.firstChild.remove();
  }

  select(line) {
    const lines = this.field.value.split("\n");
    const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    this.field.focus();
    this.field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  }
}
