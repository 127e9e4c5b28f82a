// A canvas with curves over time, in colors of the page.

const scheme = matchMedia("(prefers-color-scheme: dark)");

export class Chart {
  /** `changed` is called when size or colors differ, after which the chart is drawn again. */
  constructor(canvas, changed = undefined) {
    this.changed = changed;
    this.canvas = canvas;
    this.drawing = canvas.getContext("2d");
    this.colors = new Map();
    scheme.addEventListener("change", () => {
      this.colors.clear();
      this.changed?.();
    });
    [this.width, this.height] = [0, 0];
    new ResizeObserver(() => {
      this.measure();
      this.changed?.();
    }).observe(canvas);
  }

  measure() {
    [this.width, this.height] = [this.canvas.clientWidth, this.canvas.clientHeight];
    this.canvas.width = Math.round(this.width * devicePixelRatio);
    this.canvas.height = Math.round(this.height * devicePixelRatio);
  }

  /** The value of a color of the page. */
  color(name) {
    let color = this.colors.get(name);
    if (!color) {
      // A custom property of a scheme has both colors; that of a property has one.
      const probe = document.createElement("i");
      probe.style.color = `var(--${name})`;
      this.canvas.parentElement.append(probe);
      color = getComputedStyle(probe).color;
      probe.remove();
      this.colors.set(name, color);
    }
    return color;
  }

  /** Clears the canvas; false if it is not seen. */
  begin() {
    if (this.width === 0) return false;
    this.drawing.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    this.drawing.clearRect(0, 0, this.width, this.height);
    return true;
  }

  box(x, y, width, height, color, opacity = 1) {
    this.drawing.globalAlpha = opacity;
    this.drawing.fillStyle = this.color(color);
    this.drawing.fillRect(x, y, width, height);
    this.drawing.globalAlpha = 1;
  }

  /** Draws a line through points; undefined interrupts it. */
  line(points, color, {width = 1.5, dash = []} = {}) {
    const {drawing} = this;
    drawing.strokeStyle = this.color(color);
    drawing.lineWidth = width;
    drawing.lineJoin = drawing.lineCap = "round";
    drawing.setLineDash(dash);
    drawing.beginPath();
    let isDown = false;
    for (const point of thinned(points)) {
      if (point && isDown) drawing.lineTo(...point);
      else if (point) drawing.moveTo(...point);
      isDown = point !== undefined;
    }
    drawing.stroke();
    drawing.setLineDash([]);
  }
}

/** Points of which each half pixel has at most its first, lowest, highest and last. */
function thinned(points) {
  const kept = [];
  let run = [];
  const flush = () => {
    if (run.length <= 4) {
      kept.push(...run);
    } else {
      const low = run.reduce((a, b) => (b[1] < a[1] ? b : a));
      const high = run.reduce((a, b) => (b[1] > a[1] ? b : a));
      const ends = [run[0], run.at(-1), low, high];
      kept.push(...run.filter((point) => ends.includes(point)));
    }
    run = [];
  };
  for (const point of points) {
    if (!point) {
      flush();
      kept.push(undefined);
      continue;
    }
    if (run.length > 0 && Math.floor(2 * point[0]) !== Math.floor(2 * run[0][0])) flush();
    run.push(point);
  }
  flush();
  return kept;
}
