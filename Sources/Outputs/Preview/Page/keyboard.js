// Typing into the scene: text and keys of a field of the page that is not seen.
//
// A field has what a canvas lacks: the keyboard of a phone, input methods, dead keys and paste.

import {part, press} from "./elements.js";

/** The keys that the scene takes, beside text. */
const KEYS = ["Backspace", "Enter", "Escape", "Tab"];
/** The characters of a message at most. */
const LONGEST = 4096;

export class Keyboard {
  /** Calls `send` with a message but its time. */
  constructor(send) {
    this.field = part("typed");
    this.button = part("keyboard");
    // A press of the button must not take the focus before its click.
    this.button.addEventListener("pointerdown", (event) => event.preventDefault());
    this.button.addEventListener("click", () => this.toggle());
    for (const kind of ["focus", "blur"]) this.field.addEventListener(kind, () => this.show());
    this.field.addEventListener("keydown", (event) => {
      if (event.isComposing || event.ctrlKey || event.metaKey) return;
      if (event.key === "Escape" && event.shiftKey) {
        this.release();
      } else if (KEYS.includes(event.key) && !event.shiftKey) {
        send({kind: "key", key: event.key});
      } else {
        return;
      }
      event.preventDefault();
    });
    const take = () => {
      const text = this.field.value;
      this.field.value = "";
      for (let start = 0; start < text.length; start += LONGEST) {
        send({kind: "text", text: text.slice(start, start + LONGEST)});
      }
    };
    this.field.addEventListener("input", (event) => { if (!event.isComposing) take(); });
    this.field.addEventListener("compositionend", take);
  }

  get isOn() {
    return document.activeElement === this.field;
  }

  toggle() {
    if (this.isOn) this.release();
    else this.take();
  }

  /** Gives the keys to the scene. */
  take() {
    this.isReleased = false;
    this.field.focus({preventScroll: true});
  }

  /** Gives the keys to the page. */
  release() {
    this.isReleased = true;
    this.field.blur();
  }

  /** Follows whether a field of the scene is edited, where the server says so. */
  follow(isEditing) {
    if (isEditing === undefined || isEditing === this.isEditing) return;
    this.isEditing = isEditing;
    const isFree = document.activeElement === document.body ||
      document.activeElement?.localName === "canvas";
    if (isEditing && isFree) this.take();
    if (!isEditing && this.isOn) this.field.blur();
  }

  /** A press on the screen keeps the keys where they are. */
  keep() {
    if (this.isOn || (this.isEditing && !this.isReleased)) this.take();
  }

  show() {
    press(this.button, this.isOn);
    part("typing").hidden = !this.isOn;
    document.body.classList.toggle("is-typing", this.isOn);
  }
}
