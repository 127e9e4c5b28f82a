// The controls of the clock: play, stills, live, speeds, and the time.

import {SPEEDS} from "./clock.js";
import {button, fixed, part, press} from "./elements.js";

const TITLES = {0.1: "⅒", 0.25: "¼", 0.5: "½", 1: "1"};

export class Bar {
  constructor(clock) {
    this.clock = clock;
    [this.now, this.total] = part("time").children;
    part("play").addEventListener("click", () => clock.toggle());
    part("previous").addEventListener("click", () => clock.step(-1));
    part("next").addEventListener("click", () => clock.step(1));
    part("live").addEventListener("click", () => clock.goLive());
    for (const speed of SPEEDS.toReversed()) {
      const choice = button("", TITLES[speed], () => clock.setSpeed(speed));
      choice.value = speed;
      choice.title = `${speed} times the speed ([ and ])`;
      choice.setAttribute("aria-label", `Speed ${TITLES[speed]}`);
      part("speeds").append(choice);
    }
  }

  /** Shows the state of the clock. */
  update() {
    const {clock} = this;
    const name = clock.isPlaying ? "Pause" : "Play";
    part("play").setAttribute("aria-label", name);
    part("play").querySelector("use").setAttribute("href", `#icon-${name.toLowerCase()}`);
    press(part("live"), !clock.isPast);
    part("branch").classList.toggle("away", !clock.isPast);
    part("branch").disabled = !clock.isPast;
    document.body.classList.toggle("past", clock.isPast);
    for (const choice of part("speeds").children) {
      press(choice, Number(choice.value) === clock.speed);
    }
  }

  /** Shows the time, and in the past that of the end. */
  show(stamp) {
    const {clock} = this;
    const end = clock.isPast ? ` / ${fixed(clock.end, 2)} s` : " s";
    for (const [cell, text] of [[this.now, fixed(clock.time(stamp), 2)], [this.total, end]]) {
      if (cell.textContent !== text) cell.textContent = text;
    }
  }
}
