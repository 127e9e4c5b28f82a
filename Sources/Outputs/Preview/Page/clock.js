// The time of the session: it passes at the live end, or over the past, or stands still.

export const SPEEDS = [0.1, 0.25, 0.5, 1];
/** The stills of a second. */
export const STILLS = 60;

export class Clock {
  constructor(changed) {
    this.changed = changed;
    this.speed = 1;
    this.isPlaying = true;
    /** Whether a time before the live end is shown. */
    this.isPast = false;
    /** The latest time that the session has been played to. */
    this.end = 0;
    /** The reasons for which time stands still although it plays. */
    this.holds = new Set();
    this.place(0);
  }

  get isRunning() {
    return this.isPlaying && this.holds.size === 0;
  }

  /** The time at a time stamp of an event or a frame. */
  time(stamp = performance.now()) {
    if (!this.isRunning) return this.base;
    const time = this.base + Math.max(0, stamp - this.start) / 1000 * this.speed;
    return this.isPast ? Math.min(time, this.end) : time;
  }

  /** The time of a message at the live end; these never go back. */
  spend(stamp) {
    this.end = Math.max(this.end, this.time(stamp));
    return this.end;
  }

  place(time) {
    this.base = time;
    this.start = performance.now();
  }

  hold(reason) {
    this.place(this.time());
    this.holds.add(reason);
  }

  release(reason) {
    this.place(this.time());
    this.holds.delete(reason);
  }

  /** Shows a time of the past, or the end, and pauses. */
  seek(time) {
    this.isPlaying = false;
    this.isPast = time < this.end;
    this.place(this.isPast ? Math.max(0, time) : this.end);
    this.changed();
  }

  /** Pauses a number of stills further; beyond the end the session is played. */
  step(stills) {
    const still = Math.round(this.time() * STILLS) + stills;
    if (!this.isPast && stills > 0) {
      this.isPlaying = false;
      this.end = Math.max(this.end, still / STILLS);
      this.seek(this.end);
    } else {
      this.seek(still / STILLS);
    }
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  play() {
    this.place(this.time());
    this.isPlaying = true;
    this.changed();
  }

  pause() {
    this.place(this.time());
    this.isPlaying = false;
    this.changed();
  }

  /** Shows the live end. */
  goLive() {
    this.isPast = false;
    this.place(this.end);
    this.play();
  }

  /** Plays the past from a time on. */
  replay(time) {
    this.seek(time);
    this.play();
  }

  /** Goes on live from the time that is shown. */
  branch() {
    this.restart(this.time());
    return this.end;
  }

  /** Takes a time as the live end. */
  restart(end) {
    this.end = end;
    this.goLive();
  }

  /** The session has been played to a time. */
  extend(end) {
    if (end <= this.end) return;
    this.end = end;
    if (!this.isPast && this.time() < end) this.place(end);
  }

  /** Plays on live where the past ends. */
  tick(stamp) {
    if (this.isPast && this.isRunning && this.time(stamp) >= this.end) this.goLive();
  }

  setSpeed(speed) {
    this.place(this.time());
    this.speed = speed;
    this.changed();
  }

  /** Chooses the next slower or faster speed. */
  change(by) {
    const index = SPEEDS.indexOf(this.speed) + by;
    this.setSpeed(SPEEDS[Math.max(0, Math.min(index, SPEEDS.length - 1))]);
  }
}
