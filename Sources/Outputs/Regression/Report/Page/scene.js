// A comparison: its stills in order of time, by position, with those that were lost between others.

/** Why there is no picture. */
const ABSENT = -1, LEFT_OUT = -2, NOT_KEPT = -3;

class Scene {
  constructor(data, number) {
    Object.assign(this, data);
    this.number = number;
    this.stills = data.stills.map(([old, new_, isEqual, millionths, oldPicture, newPicture]) => ({
      old, new: new_, isEqual: isEqual === 1, oldPicture, newPicture,
      share: millionths < 0 ? undefined : millionths / 1e6,
    }));
    this.count = this.stills.length;
    this.last = Math.max(0, this.count - 1);
    this.fps = this.new.fps || this.old.fps || 60;
    this.differences = [...this.stills.keys()].filter((n) => !this.stills[n].isEqual);
    this.passes = this.verdict === "equal";
    this.isLeftOut = this.stills.map(
      (still) => still.oldPicture === LEFT_OUT || still.newPicture === LEFT_OUT);
    this.lacksChanged = this.differences.some((n) => this.isLeftOut[n]);
    // Positions in order of the stills of the new reel.
    this.places = new Map(this.stills.map((still, n) => [still.new, n]));
    this.oldPlaces = new Map(this.stills.map((still, n) => [still.old, n]));
  }

  /** What a still is: equal, changed, added or lost. */
  kind(position) {
    const still = this.stills[position];
    if (still.old < 0) return "added";
    if (still.new < 0) return "lost";
    return still.isEqual ? "equal" : "changed";
  }

  /** The position of a still of the new reel, or of the nearest one. */
  position(still) {
    for (let by = 0; by <= this.count; by++) {
      const place = this.places.get(still - by) ?? this.places.get(still + by);
      if (place !== undefined) return place;
    }
    return 0;
  }

  /** How an address names a still: by its number in the new reel, or `old-12`. */
  address(position) {
    const still = this.stills[position];
    return still.new < 0 ? `old-${still.old}` : `${still.new}`;
  }

  /** The position that an address names; undefined if it names none. */
  visit(address) {
    const lost = /^old-(\d+)$/.exec(address);
    if (lost) return this.oldPlaces.get(Number(lost[1]));
    return /^\d+$/.test(address ?? "") ? this.position(Number(address)) : undefined;
  }

  /** The time of a still, in seconds. */
  time(position) {
    const still = this.stills[position];
    return still.new < 0 ? still.old / (this.old.fps || this.fps) : still.new / this.fps;
  }

  /** The nearest position whose pictures are in the page; undefined if there is none. */
  nearestKept(position) {
    for (let by = 0; by < this.count; by++) {
      for (const place of [position - by, position + by]) {
        if (this.stills[place] && !this.isLeftOut[place]) return place;
      }
    }
    return undefined;
  }

  /** The next position after one that differs, or the one before. */
  nextDifference(position, direction) {
    const later = (n) => (n - position) * direction > 0;
    return direction > 0 ? this.differences.find(later) : this.differences.findLast(later);
  }
}
