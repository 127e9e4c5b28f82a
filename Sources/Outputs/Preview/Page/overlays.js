// What the scene draws over its pictures.

import {html, part} from "./elements.js";

const OVERLAYS = {
  "safe-area": "Safe area", margins: "Margins", targets: "Targets", thresholds: "Thresholds",
  touches: "Touches",
};

export class Overlays {
  constructor(send) {
    this.boxes = Object.entries(OVERLAYS).map(([name, title]) => {
      const box = html("input");
      box.type = "checkbox";
      box.value = name;
      box.addEventListener("change", () => send(this.message));
      part("overlays").append(html("label", "check", box, html("span", "", title)));
      return box;
    });
  }

  get names() {
    return this.boxes.filter((box) => box.checked).map((box) => box.value);
  }

  get message() {
    return {kind: "overlays", names: this.names};
  }
}
