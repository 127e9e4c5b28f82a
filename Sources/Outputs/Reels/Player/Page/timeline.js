// The slider, and below it the offset of a scroll view over time, its phases and the touches.

class Timeline {
  constructor(reel, clock) {
    this.reel = reel;
    this.slider = document.getElementById("slider");
    this.curve = document.getElementById("curve");
    this.slider.max = reel.last;
    this.slider.addEventListener("input", () => clock.seek(Number(this.slider.value)));
    this.chart = element(
      "svg", {viewBox: `0 0 ${Math.max(1, reel.last)} 100`, preserveAspectRatio: "none"},
      this.curve);
    this.playhead = document.createElement("div");
    this.playhead.className = "playhead";
    this.curve.append(this.playhead);
    this.legend = document.getElementById("legend");
    // While it is dragged, time does not pass.
    for (const control of [this.slider, this.curve]) {
      control.addEventListener("pointerdown", () => { clock.isHeld = true; });
    }
    for (const end of ["pointerup", "pointercancel"]) {
      addEventListener(end, () => { clock.isHeld = false; });
    }
    const drag = (event) => {
      const box = this.chart.getBoundingClientRect();
      clock.seek(Math.round((event.clientX - box.left) / box.width * reel.last));
    };
    this.curve.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      this.curve.setPointerCapture(event.pointerId);
      drag(event);
    });
    this.curve.addEventListener("pointermove", (event) => {
      if (this.curve.hasPointerCapture(event.pointerId)) drag(event);
    });
    const isEmpty = reel.scrollViews.length === 0 && reel.fingers.length === 0;
    this.curve.hidden = this.legend.hidden = isEmpty;
  }

  /** The distance that the offset of a scroll view covers along an axis. */
  travel(view, axis) {
    const values = this.reel.values(view.offset[axis]);
    return values.reduce((sum, value, n) => sum + (n ? Math.abs(value - values[n - 1]) : 0), 0);
  }

  /** The one of several scroll views that moves the most; undefined for none. */
  liveliest(views) {
    const travel = (view) => this.travel(view, 0) + this.travel(view, 1);
    return views.reduce(
      (best, view) => (best && travel(best) >= travel(view) ? best : view), undefined);
  }

  /** Draws the chart of a scroll view, or of touches alone. */
  show(view) {
    this.view = view;
    this.chart.replaceChildren();
    this.legend.replaceChildren();
    const {reel} = this;
    const scene = view?.scene;
    const isDown = (frame) =>
      reel.fingers.some((finger) => (scene === undefined || finger.scene === scene) &&
        reel.isShown(finger, frame) && reel.whole(finger.down[0], frame) === 1);
    const touches = reel.spans(isDown);
    for (const {start, end} of touches) {
      const band = this.band("touch", start, end, 0, 100);
      element("title", {}, band).textContent =
        `Touch from ${seconds(start / reel.fps)} to ${seconds((end + 1) / reel.fps)}`;
    }
    if (touches.length > 0) this.legend.append(html("span", "key touch", "touch"));
    if (!view) return;
    const phase = (frame) =>
      reel.isShown(view, frame) && reel.scrollPhases[reel.whole(view.phase[0], frame)];
    const phases = reel.spans(phase);
    for (const {value, start, end} of phases) {
      const band = this.band(`phase ${value}`, start, end, 92, 8);
      element("title", {}, band).textContent = value;
    }
    const names = new Set(phases.map(({value}) => value));
    for (const name of reel.scrollPhases.filter((name) => names.has(name) && name !== "idle")) {
      this.legend.append(html("span", `key ${name}`, name));
    }
    const axes = [0, 1].sort((a, b) => this.travel(view, b) - this.travel(view, a));
    for (const axis of axes.filter((axis, n) => n === 0 || this.travel(view, axis) > 0).reverse()) {
      this.line(view, axis, axis === axes[0] ? "main" : "cross");
    }
    const values = reel.values(view.offset[axes[0]]);
    const [low, high] = [Math.min(...values), Math.max(...values)].map((value) => value / 1000);
    const text = `offset ${"xy"[axes[0]]} from ${fixed(low, 0)} to ${fixed(high, 0)} pt`;
    this.legend.prepend(html("span", "main", text));
  }

  band(name, start, end, top, height) {
    // From halfway after the frame before to halfway before the next.
    const from = Math.max(0, start - 0.5);
    const width = Math.min(end + 0.5, Math.max(1, this.reel.last)) - from;
    return element("rect", {class: name, x: from, y: top, width, height}, this.chart);
  }

  line(view, axis, name) {
    const {reel} = this;
    const values = reel.values(view.offset[axis]);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const height = (value) => 84 - 76 * (value - low) / Math.max(1, high - low);
    let [path, isDown] = ["", false];
    values.forEach((value, frame) => {
      const isShown = reel.isShown(view, frame);
      if (isShown) path += `${isDown ? "L" : "M"}${frame} ${height(value).toFixed(2)}`;
      isDown = isShown;
    });
    element("path", {class: name, d: path}, this.chart);
  }

  /** Shows a position. */
  seek(position, frame) {
    this.slider.value = frame;
    const text = `${seconds(frame / this.reel.fps)}, frame ${frame} of ${this.reel.last}`;
    this.slider.setAttribute("aria-valuetext", text);
    const share = Math.min(1, position / Math.max(1, this.reel.last));
    this.slider.style.setProperty("--share", share);
    this.playhead.style.setProperty("--share", share);
  }
}
