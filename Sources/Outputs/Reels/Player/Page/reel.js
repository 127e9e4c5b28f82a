// The numbers of the reel, by frame.
//
// A column has one whole number for each frame, in thousandths where it is a length, a factor or a
// time. It is written as differences from frame to frame; [d, n] is the difference d, n times.

class Reel {
  constructor(data) {
    Object.assign(this, data);
    this.written = data.columns;
    this.columns = new Map();
    this.fps = data.rate[0] / data.rate[1];
    this.duration = data.count / this.fps;
    this.last = data.count - 1;
    for (const [number, view] of this.views.entries()) view.number = number;
  }

  /** All values of a column. */
  values(column) {
    let values = this.columns.get(column);
    if (!values) {
      values = new Float64Array(this.count);
      let [frame, value] = [0, 0];
      for (const entry of this.written[column]) {
        const [difference, count] = Array.isArray(entry) ? entry : [entry, 1];
        for (let n = 0; n < count; n++) values[frame++] = value += difference;
      }
      values.fill(value, frame);
      this.columns.set(column, values);
    }
    return values;
  }

  /** The whole number of a column at a frame. */
  whole(column, frame) {
    return this.values(column)[frame];
  }

  /** The number of a column at a position between frames. */
  number(column, position) {
    const values = this.values(column);
    const frame = Math.min(Math.floor(position), this.last);
    const next = Math.min(frame + 1, this.last);
    return (values[frame] + (values[next] - values[frame]) * (position - frame)) / 1000;
  }

  numbers(columns, position) {
    return columns.map((column) => this.number(column, position));
  }

  isShown(object, frame) {
    return this.whole(object.shown, frame) === 1;
  }

  /** The objects of a list that a frame shows. */
  shown(objects, frame) {
    return objects.filter((object) => this.isShown(object, frame));
  }

  /** The top left corner of a view before its effect, in points of the frame. */
  origin(view, position) {
    const scene = this.numbers(this.scenes[view.scene].origin, position);
    if (view.place) {
      return this.numbers(view.place, position).map((value, axis) => value + scene[axis]);
    }
    // The place in the content of its scroll view.
    const offset = this.numbers(this.scrollViews[view.scrollView].snapped, position);
    return this.numbers(view.inContent, position)
      .map((value, axis) => value - offset[axis] + scene[axis]);
  }

  /** The corners of a view with its effect, in points of the frame. */
  corners(view, position) {
    const [x, y] = this.origin(view, position);
    if (this.hasPerspective(view, Math.round(position))) {
      const corners = this.numbers(view.corners, position);
      return [0, 2, 4, 6].map((n) => [x + corners[n], y + corners[n + 1]]);
    }
    const [width, height] = this.numbers(view.size, position);
    const [a, b, c, d] = this.numbers(view.matrix, position);
    const [dx, dy] = this.numbers(view.moved, position);
    return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([u, v]) => {
      const [across, down] = [u * width / 2, v * height / 2];
      return [
        x + width / 2 + dx + a * across + c * down,
        y + height / 2 + dy + b * across + d * down,
      ];
    });
  }

  hasPerspective(view, frame) {
    return this.whole(view.perspective[0], frame) === 1;
  }

  /** The frontmost view at a point of a frame; undefined if there is none. */
  viewAt([x, y], frame) {
    return this.views.findLast((view) => {
      if (!this.isShown(view, frame)) return false;
      const corners = this.corners(view, frame);
      let isInside = false;
      for (let n = 0, m = 3; n < 4; m = n++) {
        const [[ax, ay], [bx, by]] = [corners[n], corners[m]];
        if (ay > y !== by > y && x < (bx - ax) * (y - ay) / (by - ay) + ax) isInside = !isInside;
      }
      return isInside;
    });
  }

  /** The ranges of frames, the last one included, over which a test gives the same, not false. */
  spans(test) {
    const spans = [];
    for (let frame = 0; frame < this.count; frame++) {
      const value = test(frame);
      const span = spans.at(-1);
      if (span && span.value === value) span.end = frame;
      else spans.push({value, start: frame, end: frame});
    }
    return spans.filter((span) => span.value !== false);
  }
}
