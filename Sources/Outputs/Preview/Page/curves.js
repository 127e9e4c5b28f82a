// The numbers of the scroll views, and the curves of offset and velocity as they are made.

import {breakable, fixed, html, part, press, Rows} from "./elements.js";
import {Chart} from "./chart.js";
import {PHASES} from "./history.js";

/** The seconds of a chart, and those of them after a time in the past. */
const [SPAN, AHEAD] = [6, 2];
/** The distance from which an axis counts as moving, in points. */
const MOVED = 0.5;
/** The milliseconds between drawings while nothing moves. */
const REST = 120;

/** The curve of a number of a scroll view: its offset or its velocity. */
class Curve {
  constructor(name, unit, first, least, changed) {
    /** `first` is the index of its x in a moment, `least` the smallest range of the chart. */
    Object.assign(this, {name, first, least});
    this.extent = html("span", "extent");
    const caption = html("figcaption", "", html("span", "title", name), this.extent,
                         html("span", "unit", unit));
    const canvas = html("canvas");
    canvas.setAttribute("role", "img");
    this.box = html("figure", "curve-box", caption, html("div", "chart", canvas));
    this.chart = new Chart(canvas, changed);
  }

  draw(history, view, time, [start, end], rests) {
    const {chart, first} = this;
    if (!chart.begin()) return;
    const [from, to] = history.range(start, end);
    const moments = history.moments.slice(from, to);
    if (rests) moments.push(history.resting(time));
    const axes = [0, 1].filter((axis) => view.travel[axis] >= MOVED);
    let [low, high] = [Infinity, -Infinity];
    for (const {time, values} of moments) {
      // The moment before the chart would stretch it.
      if (!values[view.index] || (time < start && moments.length > 2)) continue;
      for (const axis of axes) {
        low = Math.min(low, values[view.index][first + axis]);
        high = Math.max(high, values[view.index][first + axis]);
      }
    }
    if (low > high) [low, high] = [0, 0];
    const [least, most] = [low, high].map((value) => fixed(value, 0));
    const text = `${least} … ${most}`;
    if (this.extent.textContent !== text) {
      this.extent.textContent = text;
      chart.canvas.setAttribute("aria-label", `${this.name} from ${least} to ${most}`);
    }
    const spare = Math.max(0, this.least - (high - low)) / 2;
    [low, high] = [low - spare, high + spare];
    const x = (time) => (time - start) / (end - start) * chart.width;
    const y = (value) => chart.height - 5 - (value - low) / (high - low) * (chart.height - 10);
    if (low < 0 && high > 0) chart.box(0, y(0) - 0.5, chart.width, 1, "line");
    // The axis that moves more is drawn last.
    const main = axes.reduce((a, b) => (view.travel[b] > view.travel[a] ? b : a), axes[0]);
    for (const axis of axes.length > 1 ? [1 - main, main] : axes) {
      const points = moments.map(({time, values}) => {
        const numbers = values[view.index];
        return numbers && [x(time), y(numbers[first + axis])];
      });
      const look = axis === main ? {width: 1.75} : {width: 1.25, dash: [3, 4]};
      chart.line(points, axis === main ? "accent" : "quiet", look);
    }
    chart.box(Math.min(x(time), chart.width - 1), 0, 1, chart.height, "accent", 0.6);
  }
}

/** The card of a scroll view. */
class Card {
  constructor(view, choose, changed) {
    this.view = view;
    this.phase = html("span", "chip");
    this.head = html("button", "name", ...breakable(view.name));
    this.head.type = "button";
    this.head.title = "Show the offset of this scroll view below the slider";
    this.head.addEventListener("click", () => choose(view.name));
    this.rows = new Rows();
    this.curves = [
      new Curve("offset", "pt", 0, 20, changed), new Curve("velocity", "pt/s", 2, 40, changed),
    ];
    this.charts = html("div", "charts", ...this.curves.map((curve) => curve.box));
    this.card = html("section", "card", html("div", "head", this.head, this.phase),
                     this.rows.list, this.charts);
  }

  show(values) {
    this.card.classList.toggle("gone", values === undefined);
    if (!values) return;
    const phase = PHASES[values[4]] ?? "idle";
    if (this.phase.textContent !== phase) {
      this.phase.textContent = phase;
      this.phase.className = `chip ${phase}`;
    }
    const {latest} = this.view;
    this.rows.set("", ["x", "y"]);
    this.rows.set("offset", values.slice(0, 2).map((value) => fixed(value, 2)), "pt");
    this.rows.set("velocity", values.slice(2, 4).map((value) => fixed(value, 1)), "pt/s");
    if (latest.content) {
      this.rows.set("content", latest.content.map((value) => fixed(value, 1)), "pt");
    }
    if (latest.width !== undefined) {
      this.rows.set("container", [latest.width, latest.height].map((v) => fixed(v, 1)), "pt");
    }
  }
}

export class Curves {
  constructor(clock, history, timeline) {
    Object.assign(this, {clock, history, timeline});
    this.list = part("scrollViews");
    this.cards = [];
  }

  /** Shows the numbers of the last moment that came, and the curves around the time. */
  show(stamp, isBusy) {
    const {clock, history} = this;
    if (part("panel-scroll").hidden) return;
    const time = clock.time(stamp);
    const state = `${history.version} ${time} ${this.timeline.chosen}`;
    if (state === this.shown) return;
    if (!isBusy && !clock.isPast && stamp - (this.shownAt ?? 0) < REST) return;
    [this.shown, this.shownAt] = [state, stamp];
    this.arrange();
    const end = Math.max(SPAN, clock.isPast ? Math.min(clock.end, time + AHEAD) : time);
    const chosen = this.timeline.view;
    const rests = !isBusy && !clock.isPast && history.moments.length > 0;
    for (const card of this.cards) {
      card.show(this.moment?.values[card.view.index]);
      press(card.head, card.view === chosen);
      const moves = Math.max(...card.view.travel) >= MOVED;
      card.charts.hidden = !moves;
      if (!moves) continue;
      for (const curve of card.curves) {
        curve.draw(history, card.view, time, [end - SPAN, end], rests);
      }
    }
  }

  /** Takes the moment whose picture is shown. */
  take(time) {
    const [from, to] = this.history.range(time, time);
    this.moment = this.history.moments.slice(from, to).find((moment) => moment.time === time) ??
      this.moment;
  }

  arrange() {
    const {views} = this.history;
    const isSame = views.length === this.cards.length &&
      views.every((view, n) => view === this.cards[n].view);
    if (isSame) return;
    this.cards = views.map((view, n) => {
      const card = this.cards[n];
      if (card?.view === view) return card;
      return new Card(
        view, (name) => this.timeline.choose(name), () => { this.shown = undefined; });
    });
    this.list.replaceChildren(...this.cards.map(({card}) => card));
    part("noScrolls").hidden = this.cards.length > 0;
  }

  clear() {
    this.moment = this.shown = undefined;
  }
}
