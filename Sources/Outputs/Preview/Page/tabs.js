// The panels of the side column.

import {part} from "./elements.js";

export class Tabs {
  constructor() {
    this.tabs = [...part("tabs").children];
    this.tabs.forEach((tab, n) => {
      tab.addEventListener("click", () => this.choose(n));
    });
    part("tabs").addEventListener("keydown", (event) => {
      const by = {ArrowRight: 1, ArrowLeft: -1}[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      this.choose((this.chosen + by + this.tabs.length) % this.tabs.length);
      this.tabs[this.chosen].focus();
    });
    this.choose(0);
  }

  choose(chosen) {
    this.chosen = chosen;
    this.tabs.forEach((tab, n) => {
      tab.setAttribute("aria-selected", String(n === chosen));
      tab.tabIndex = n === chosen ? 0 : -1;
      part(tab.getAttribute("aria-controls")).hidden = n !== chosen;
    });
  }
}
