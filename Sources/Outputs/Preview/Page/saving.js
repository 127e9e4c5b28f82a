// Saving the session: as a script, a test, a reel or a command.

import {part} from "./elements.js";
import {notice} from "./notices.js";

const FORMATS = ["mp4", "webm", "gif", "apng", "webp", "svg", "html"];

export class Saving {
  /** Calls `send` with a message. */
  constructor(send, script) {
    for (const format of FORMATS) part("format").append(new Option(`.${format}`, format));
    this.name = part("saveName");
    for (const saving of document.querySelectorAll("[data-form]")) {
      saving.addEventListener("click", () => {
        const {form} = saving.dataset;
        const message = {kind: "save", form, name: this.name.value.trim() || this.name.placeholder};
        if (form === "reel") message.format = part("format").value;
        if (script.isEdited) message.text = script.field.value;
        send(message);
      });
    }
  }

  /** Takes the name of a scene. */
  take(name) {
    this.name.placeholder = name;
  }

  progress({text, part: share}) {
    part("making").hidden = false;
    part("makingText").textContent = text;
    if (share === undefined) part("makingPart").removeAttribute("value");
    else part("makingPart").value = share;
  }

  /** Nothing is being made. */
  rest() {
    part("making").hidden = true;
  }

  async copy(text) {
    part("command").value = text;
    part("command").hidden = false;
    try {
      await navigator.clipboard.writeText(text);
      notice("Command copied");
    } catch {
      // Without leave of the browser, the text is there to be copied by hand.
      part("command").focus();
      part("command").select();
    }
  }
}
