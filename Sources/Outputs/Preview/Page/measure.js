// How long pictures take, for tests: from an input to the picture that answers it.

/** The numbers that are kept at most of each kind. */
const MOST = 10_000;

export class Measure {
  constructor() {
    /** Milliseconds from an input to the picture that answers it. */
    this.latencies = [];
    /** The times at which pictures are drawn, in milliseconds of the page. */
    this.pictures = [];
    this.inputs = [];
  }

  /** Records an input of an event. */
  input(stamp) {
    this.inputs.push({stamp});
  }

  /** Records that picture `number` is asked for, which answers the inputs so far. */
  ask(number) {
    for (const input of this.inputs) input.number ??= number;
  }

  /** Records that picture `number` is drawn. */
  draw(number) {
    const now = performance.now();
    this.keep(this.pictures, now);
    this.inputs = this.inputs.filter((input) => {
      if (input.number === undefined || input.number > number) return true;
      this.keep(this.latencies, now - input.stamp);
      return false;
    });
  }

  keep(list, value) {
    list.push(value);
    if (list.length > MOST) list.splice(0, MOST / 2);
  }
}
