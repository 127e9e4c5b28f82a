// The stage: one screen or two beside each other, as large as fits.

import {part} from "./elements.js";

/** The largest screen, in pixels of the page for each point. */
const LARGEST = 1.35;
/** The space between two screens, in pixels of the page. */
const GAP = 36;
/** The share of a size that is given up for whole pixels. */
const SNAP = 0.06;

export class Stage {
  /** Calls `changed` with the pixels that a point takes on the display. */
  constructor(changed) {
    this.changed = changed;
    this.screens = [];
    this.phones = part("phones");
    new ResizeObserver(() => this.fit()).observe(this.phones);
  }

  /** Adds a screen after the others, or before them. */
  add(screen, isFirst = false) {
    this.screens.push(screen);
    if (isFirst) this.phones.prepend(screen.box);
    else this.phones.append(screen.box);
    screen.resized = () => this.fit();
    this.show();
  }

  remove(screen) {
    this.screens = this.screens.filter((other) => other !== screen);
    screen.box.remove();
    this.show();
  }

  show() {
    this.phones.classList.toggle("two", this.screens.length > 1);
    this.fit();
  }

  fit() {
    const [count, outers] = [this.screens.length, this.screens.map((screen) => screen.outer)];
    if (count === 0 || this.phones.clientWidth === 0) return;
    const width = outers.reduce((sum, [width]) => sum + width, 0);
    const height = Math.max(...outers.map(([, height]) => height));
    const label = count > 1 ? 24 : 0;
    const across = (this.phones.clientWidth - GAP * (count - 1)) / width;
    const down = (this.phones.clientHeight - label) / height;
    let pixels = Math.max(0.2, Math.min(across, down, LARGEST)) * devicePixelRatio;
    // Whole pixels for each point are sharper.
    const whole = Math.floor(pixels);
    if (whole > 0 && pixels - whole < SNAP * pixels) pixels = whole;
    for (const screen of this.screens) screen.fit(pixels / devicePixelRatio);
    this.changed(pixels);
  }
}
