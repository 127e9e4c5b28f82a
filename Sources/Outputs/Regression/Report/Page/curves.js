// Numbers of both reels over their stills.

/** The number of curves that are drawn at first. */
const FIRST = 16;

class Curves {
  constructor(seek) {
    this.seekTo = seek;
    this.list = part("curves");
    this.cards = [];
  }

  /** Shows the curves of a scene. */
  open(scene, limit = FIRST) {
    this.scene = scene;
    this.most = Math.max(1, scene.old.count - 1, scene.new.count - 1);
    this.cards = scene.curves.slice(0, limit).map((curve) => this.card(curve));
    this.list.replaceChildren();
    this.list.hidden = scene.curves.length === 0;
    if (this.list.hidden) return;
    const head = html("div", "legend");
    head.append(html("h2", "", "Curves"), html("span", "stroke old", "old"),
                html("span", "stroke new", "new"));
    this.list.append(head, ...this.cards.map(({card}) => card));
    const rest = scene.curves.length - this.cards.length;
    if (rest > 0) {
      const more = html("button", "plain", `Show ${counted(rest, "more curve")}`);
      more.type = "button";
      more.addEventListener("click", () => {
        this.open(scene, Infinity);
        this.choose(this.finding);
        this.seek(this.position);
      });
      this.list.append(more);
    }
  }

  card(curve) {
    const card = html("figure", "curve");
    const caption = html("figcaption", "");
    const values = html("span", "values");
    const chart = html("div", "chart");
    const numbers = [...curve.old, ...curve.new].flat().map(([, value]) => value);
    const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
    const range = high - low || 1;
    const drawing = element("svg", {
      viewBox: `0 0 ${this.most} 100`, preserveAspectRatio: "none", role: "img",
      "aria-label": `${curve.title}, from ${decimal(low, 2)} to ${decimal(high, 2)} ${curve.unit}`,
    }, chart);
    for (const side of ["old", "new"]) {
      // A value at a single still is a dot.
      const path = curve[side].map((span) => span.map(([still, value], n) =>
        `${n ? "L" : "M"}${still} ${(94 - 88 * (value - low) / range).toFixed(2)}`).join("") +
        (span.length === 1 ? "h0.01" : "")).join("");
      element("path", {class: side, d: path}, drawing);
    }
    const cursor = html("div", "cursor");
    chart.append(cursor);
    caption.append(
      html("span", "title", curve.title),
      html("span", "extent", `${decimal(low, 2)} … ${decimal(high, 2)}`), values);
    draggable(chart, (share) => this.seekTo(this.scene.position(Math.round(share * this.most))));
    card.append(caption, chart);
    return {curve, card, values, cursor};
  }

  /** Marks the curves of a finding, and brings the first one into view. */
  choose(finding) {
    this.finding = finding;
    const chosen = this.cards.filter(({curve, card}) => {
      const isChosen = finding !== undefined && curve.finding === finding;
      card.classList.toggle("chosen", isChosen);
      return isChosen;
    });
    // Only within the list: the page itself stays.
    if (chosen.length > 0) this.list.scrollTop = chosen[0].card.offsetTop - 34;
  }

  /** The value of keys at a still; undefined where there is none. */
  value(spans, still) {
    for (const span of spans) {
      const next = span.findIndex(([key]) => key >= still);
      if (next < 0 || still < span[0][0]) continue;
      const [key, value] = span[next];
      if (key === still) return value;
      const [before, from] = span[next - 1];
      return from + (value - from) * (still - before) / (key - before);
    }
    return undefined;
  }

  /** Shows a position. */
  seek(position) {
    this.position = position;
    const still = this.scene.stills[position];
    const share = (still.new < 0 ? still.old : still.new) / this.most;
    for (const {curve, values, cursor} of this.cards) {
      cursor.style.setProperty("--share", share);
      const [old, new_] = ["old", "new"].map(
        (side) => still[side] < 0 ? undefined : this.value(curve[side], still[side]));
      const unit = curve.unit === "" ? "" : curve.unit === "°" ? "°" : ` ${curve.unit}`;
      const spell = (value) => value === undefined ? "—" : decimal(value, 2) + unit;
      values.textContent = old === new_ ? spell(new_) : `${spell(old)} → ${spell(new_)}`;
      values.classList.toggle("differ", old !== new_);
    }
  }
}
