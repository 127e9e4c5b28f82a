// Places of times on the time line, on which long rests are folded.

import {firstIndex} from "./history.js";

/** The rest that keeps its length, in seconds. */
const KEPT = 1.5;
/** The length of a second of rest beyond that. */
const FOLDED = 1 / 50;

export class Folds {
  constructor() {
    this.clear();
  }

  clear() {
    /** Knots of time and place, the slope between them being constant. */
    this.knots = [{time: 0, place: 0, slope: 1}];
    this.busyUntil = 0;
  }

  /** Takes whether anything happens at a time at the end. */
  add(time, isBusy) {
    if (isBusy) {
      this.turn(Math.max(time, this.knots.at(-1).time), 1);
      this.busyUntil = time;
    } else if (time > this.busyUntil + KEPT) {
      this.turn(Math.max(this.busyUntil + KEPT, this.knots.at(-1).time), FOLDED);
    }
  }

  turn(time, slope) {
    if (this.knots.at(-1).slope === slope) return;
    this.knots.push({time, place: this.place(time), slope});
  }

  /** Drops what came after a time. */
  truncate(time) {
    const index = firstIndex(this.knots, (knot) => knot.time > time);
    this.knots.length = Math.max(1, index);
    this.busyUntil = Math.min(this.busyUntil, time);
  }

  place(time) {
    const knot = this.knots[Math.max(0, firstIndex(this.knots, (knot) => knot.time > time) - 1)];
    return knot.place + (time - knot.time) * knot.slope;
  }

  time(place) {
    const index = Math.max(0, firstIndex(this.knots, (knot) => knot.place > place) - 1);
    const knot = this.knots[index];
    return knot.time + (place - knot.place) / knot.slope;
  }

  /** The folded ranges of place until an end. */
  ranges(end) {
    return this.knots.flatMap((knot, n) => {
      const next = this.knots[n + 1]?.place ?? end;
      return knot.slope === FOLDED ? [[knot.place, next]] : [];
    });
  }
}
