// What has been seen of the session: the numbers of scroll views by time, and the touches.

/** The phases of a scroll view. */
export const PHASES = ["idle", "tracking", "interacting", "decelerating", "animating"];

/** The index of the first item for which a test holds; the items before fail it. */
export function firstIndex(items, test) {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(items[middle])) high = middle;
    else low = middle + 1;
  }
  return low;
}

export class History {
  constructor() {
    this.clear();
  }

  clear() {
    /** The times at which fingers went down and up. */
    this.touches = [];
    this.clearMoments();
  }

  /** Forgets the numbers, as of other code; the touches stay. */
  clearMoments() {
    /** Moments by time: `time`, and for each view offset x, y, velocity x, y, and phase. */
    this.moments = [];
    /** The scroll views: name, the distance covered along each axis, and its latest numbers. */
    this.views = [];
    this.named = new Map();
    this.version = 0;
  }

  /** Takes a moment, of the end or of the past. */
  add({time, scrolls}) {
    const moment = {time, values: []};
    const seen = new Map();
    for (const scroll of scrolls) {
      // Views of one name count on.
      const count = (seen.get(scroll.name) ?? 0) + 1;
      seen.set(scroll.name, count);
      const view = this.view(count > 1 ? `${scroll.name} ${count}` : scroll.name);
      view.latest = {...view.latest, ...scroll};
      moment.values[view.index] =
        [...scroll.offset, ...scroll.velocity, PHASES.indexOf(scroll.phase)];
    }
    for (const view of this.views) view.isShown = moment.values[view.index] !== undefined;
    this.insert(moment);
    this.version += 1;
  }

  view(name) {
    let view = this.named.get(name);
    if (!view) {
      view = {name, index: this.views.length, travel: [0, 0]};
      this.named.set(name, view);
      this.views.push(view);
    }
    return view;
  }

  insert(moment) {
    const {moments} = this;
    const index = firstIndex(moments, (other) => other.time >= moment.time);
    const isKnown = moments[index]?.time === moment.time;
    if (index === moments.length) {
      const before = moments.at(-1);
      for (const view of this.views) {
        const [from, to] = [before, moment].map((other) => other?.values[view.index]);
        for (const axis of [0, 1]) {
          if (from && to) view.travel[axis] += Math.abs(to[axis] - from[axis]);
        }
      }
      // Of equal moments, the first and the last.
      const same = String(moment.values);
      if (moments.length > 1 && same === String(before.values) &&
          same === String(moments.at(-2).values)) {
        moments.pop();
      }
      moments.push(moment);
    } else {
      moments.splice(index, isKnown ? 1 : 0, moment);
    }
  }

  /** Drops what came after a time. */
  truncate(time) {
    this.moments.length = firstIndex(this.moments, (moment) => moment.time > time);
    this.touches = this.touches.filter(([start]) => start <= time);
    for (const touch of this.touches) touch[1] = Math.min(touch[1], time);
    this.version += 1;
  }

  /** Takes whether a finger is down from a time on. */
  touch(time, isDown) {
    const last = this.touches.at(-1);
    if (isDown) this.touches.push([time, Infinity]);
    else if (last?.[1] === Infinity) last[1] = time;
    this.version += 1;
  }

  /** The moments of a range of time, and one on either side. */
  range(start, end) {
    const from = firstIndex(this.moments, (moment) => moment.time >= start);
    const to = firstIndex(this.moments, (moment) => moment.time > end);
    return [Math.max(0, from - 1), Math.min(this.moments.length, to + 1)];
  }

  /** The values of the latest moment, at a time until which nothing moves. */
  resting(time) {
    return this.moments.length > 0 ? {time, values: this.moments.at(-1).values} : undefined;
  }

  /** The view that moves the most. */
  get liveliest() {
    const travel = (view) => view.travel[0] + view.travel[1];
    return this.views.reduce(
      (best, view) => (best && travel(best) >= travel(view) ? best : view), undefined);
  }
}
