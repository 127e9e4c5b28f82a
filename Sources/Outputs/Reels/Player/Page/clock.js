// The time that is shown: while it plays, real time by the speed; at rest, that of a frame.

const SPEEDS = [0.1, 0.25, 0.5, 1, 1.5, 2];

class Clock {
  constructor(reel, changed) {
    this.reel = reel;
    this.changed = changed;
    this.position = 0;
    this.speed = 1;
    this.loops = true;
    this.isPlaying = false;
    // Whether time stands still although it plays.
    this.isHeld = false;
    // Whether the reel has been played or moved.
    this.hasBegun = false;
  }

  /** The nearest frame. */
  get frame() {
    return Math.min(Math.round(this.position), this.reel.last);
  }

  /** Stands at a frame, and goes on from there if it plays. */
  seek(frame) {
    this.position = Math.max(0, Math.min(frame, this.reel.last));
    this.hasBegun = true;
    this.changed();
  }

  /** Pauses a number of frames further. */
  step(frames) {
    this.isPlaying = false;
    this.seek(this.frame + frames);
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  play() {
    if (this.isPlaying) return;
    if (this.frame === this.reel.last) this.position = 0;
    this.isPlaying = true;
    this.hasBegun = true;
    this.changed();
    let last;
    const tick = (now) => {
      if (!this.isPlaying) return;
      // A page in the background gets no ticks; it goes on where it was.
      const passed = Math.min(now - (last ?? now), 250);
      last = now;
      if (!this.isHeld) this.advance(passed / 1000 * this.speed * this.reel.fps);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  advance(frames) {
    this.position += frames;
    if (this.position >= this.reel.count) {
      if (!this.loops) return this.pause();
      this.position %= this.reel.count;
    }
    this.changed();
  }

  pause() {
    this.isPlaying = false;
    this.position = this.frame;
    this.changed();
  }

  /** Chooses the next slower or faster speed. */
  change(by) {
    const index = SPEEDS.indexOf(this.speed) + by;
    this.speed = SPEEDS[Math.max(0, Math.min(index, SPEEDS.length - 1))];
    this.changed();
  }
}
