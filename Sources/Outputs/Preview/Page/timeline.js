// The slider over everything that happened, and below it the offset of a scroll view.

import {fixed, html, part, seconds} from "./elements.js";
import {Chart} from "./chart.js";
import {PHASES} from "./history.js";

/** The heights of the chart: the curve's top and bottom, and the phases below, as shares. */
const [TOP, BOTTOM, PHASE] = [0.08, 0.84, 0.92];
/** The milliseconds between drawings while nothing moves, and per moment that is drawn. */
const [REST, PER_MOMENT] = [90, 1 / 200];

export class Timeline {
  constructor(clock, history, folds) {
    Object.assign(this, {clock, history, folds});
    this.slider = part("slider");
    this.chart = new Chart(part("curve"), () => { this.drawn = undefined; });
    this.slider.addEventListener("input", () => {
      const value = Number(this.slider.value);
      // At its end, the slider is at the live end, whatever its rounding.
      const isEnd = value >= Number(this.slider.max) * (1 - 1e-6);
      clock.seek(isEnd ? Infinity : folds.time(value));
    });
    const {canvas} = this.chart;
    const drag = (event) => {
      const box = canvas.getBoundingClientRect();
      const share = Math.max(0, (event.clientX - box.left) / box.width);
      clock.seek(share >= 1 ? Infinity : folds.time(share * folds.place(clock.end)));
    };
    canvas.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      canvas.setPointerCapture(event.pointerId);
      drag(event);
    });
    canvas.addEventListener("pointermove", (event) => {
      if (canvas.hasPointerCapture(event.pointerId)) drag(event);
    });
  }

  /** The view whose offset is drawn: the one that was chosen, or the one that moves the most. */
  get view() {
    return this.history.named.get(this.chosen) ?? this.history.liveliest;
  }

  choose(name) {
    this.chosen = name;
    this.drawn = undefined;
  }

  /** Shows the time. */
  show(stamp, isBusy) {
    const {clock, folds, slider} = this;
    const time = clock.time(stamp);
    const end = Math.max(clock.end, time);
    const most = Math.max(folds.place(end), 0.001);
    const place = Math.min(folds.place(time), most);
    if (slider.max !== String(most)) slider.max = most;
    if (Number(slider.value) !== place) slider.value = place;
    slider.style.setProperty("--share", place / most);
    const spoken = `${seconds(time)} of ${seconds(end)}`;
    if (stamp - (this.spokenAt ?? 0) > 250 || clock.isPast) {
      slider.setAttribute("aria-valuetext", spoken);
      this.spokenAt = stamp;
    }
    const drawn = `${this.history.version} ${time} ${most}`;
    if (drawn === this.drawn) return;
    const pause = Math.max(isBusy || clock.isPast ? 0 : REST,
                           PER_MOMENT * this.history.moments.length);
    if (this.drawn !== undefined && stamp - this.drawnAt < pause) return;
    [this.drawn, this.drawnAt] = [drawn, stamp];
    const rests = !isBusy && !clock.isPast && this.history.moments.length > 0;
    this.draw(most, place, rests ? [this.history.resting(time)] : []);
  }

  /** Draws the chart; `rest` has the present moment, if nothing moves. */
  draw(most, place, rest) {
    const {chart, folds, history, view} = this;
    if (!chart.begin()) return;
    const {width, height} = chart;
    const x = (time) => folds.place(time) / most * width;
    for (const [start, end] of folds.ranges(most)) {
      const [from, to] = [start, end].map((place) => place / most * width);
      for (let mark = from; mark < to; mark += 4) chart.box(mark, 0, 1.5, height * BOTTOM, "line");
    }
    for (const [start, end] of history.touches) {
      const [from, to] = [x(start), end === Infinity ? width : x(end)];
      chart.box(from, 0, Math.max(1.5, to - from), height * BOTTOM, "touch", 0.25);
    }
    const moments = [...history.moments, ...rest];
    const names = view ? this.curves(view, moments, x) : new Set();
    chart.box(Math.round(place / most * width) - 0.75, -4, 1.5, height + 4, "accent");
    this.explain(view, names);
  }

  /** Draws offsets and phases of a view; the names of its phases. */
  curves(view, moments, x) {
    const {chart} = this;
    const axes = [1, 0].sort((a, b) => view.travel[b] - view.travel[a]);
    const names = new Set();
    for (const [n, axis] of [...axes.entries()].reverse()) {
      if (n > 0 && view.travel[axis] < 0.5) continue;
      let [low, high] = [Infinity, -Infinity];
      for (const {values} of moments) {
        const value = values[view.index]?.[axis];
        if (value < low) low = value;
        if (value > high) high = value;
      }
      const scale = (BOTTOM - TOP) * chart.height / Math.max(1, high - low);
      const points = moments.map(({time, values}) => {
        const value = values[view.index]?.[axis];
        return value === undefined ? undefined
          : [x(time), BOTTOM * chart.height - (value - low) * scale];
      });
      const look = n > 0 ? {width: 1, dash: [3, 4]} : {};
      chart.line(points, n > 0 ? "quiet" : "ink", look);
      if (n > 0) continue;
      const range = fixed(low, 0) === fixed(high, 0) ? fixed(low, 0)
        : `from ${fixed(low, 0)} to ${fixed(high, 0)}`;
      this.extent = `offset ${"xy"[axis]} ${range} pt`;
    }
    let start;
    moments.forEach(({time, values}, n) => {
      const phase = values[view.index]?.[4];
      if (start && start.phase === phase && n < moments.length - 1) return;
      if (start?.phase !== undefined) {
        const from = x(start.time);
        const name = PHASES[start.phase] ?? "idle";
        if (name !== "idle") names.add(name);
        chart.box(from, chart.height * PHASE, Math.max(1, x(time) - from),
                  chart.height * (1 - PHASE), name === "idle" ? "line" : name);
      }
      start = {time, phase};
    });
    return names;
  }

  explain(view, names) {
    const shown = PHASES.filter((name) => names.has(name));
    const text = view ? this.extent : "";
    const key = [text, this.history.touches.length > 0, ...shown].join();
    if (key === this.explained) return;
    this.explained = key;
    const keys = shown.map((name) => html("span", `key ${name}`, name));
    if (this.history.touches.length > 0) keys.unshift(html("span", "key touch", "touch"));
    part("legend").replaceChildren(html("span", "main", text), ...keys);
    part("curve").setAttribute("aria-label", text ? `${view.name}: ${text}` : "Offset over time");
  }
}
