// The slider, and below it what became of each still, and which stills show which finding.

/** The greatest number of findings that have a line of their own. */
const LANES = 7;
const LANE = 7;
const MARKS = 26;

class Strip {
  constructor(seek) {
    this.slider = part("slider");
    this.strip = part("strip");
    this.slider.addEventListener("input", () => seek(Number(this.slider.value)));
    draggable(this.strip, (share) => seek(Math.round(share * this.scene.last)));
    this.cursor = html("div", "cursor");
  }

  /** Shows the stills of a scene. */
  open(scene) {
    this.scene = scene;
    this.slider.max = scene.last;
    const outline = [...scene.outline].sort((a, b) => a[1] - b[1]).slice(0, LANES)
      .map(([index]) => index).sort((a, b) => this.row(a) - this.row(b));
    const height = MARKS + 4 + outline.length * LANE;
    const width = Math.max(1, scene.last);
    const chart = element("svg", {
      viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", "aria-hidden": "true",
    });
    this.strip.style.height = `${height}px`;
    this.strip.replaceChildren(chart, this.cursor);
    const band = (kind, start, end, top, high) => {
      const from = Math.max(0, start - 0.5);
      return element("rect", {
        class: kind, x: from, y: top, width: Math.min(end + 0.5, width) - from, height: high,
      }, chart);
    };
    band("ground", 0, width, 0, MARKS);
    const counts = {changed: 0, added: 0, lost: 0};
    for (const position of scene.differences) {
      const kind = scene.kind(position);
      counts[kind]++;
      // A few pixels are seen, and all of them are seen as more; a middle height is for those that
      // were not counted.
      const {share = 0.001} = scene.stills[position];
      const high = kind === "changed" ? 7 + 19 * Math.log10(1 + 1e6 * share) / 6 : MARKS;
      band(kind, position, position, MARKS - high, high);
    }
    this.lanes = new Map(outline.map((index, n) => {
      const finding = scene.findings[index];
      const lane = band(
        "lane", scene.position(finding.from), scene.position(finding.to), MARKS + 4 + n * LANE,
        LANE - 2);
      element("title", {}, lane).textContent = finding.sentence;
      return [index, lane];
    }));
    part("legend").replaceChildren(...Object.entries(counts).filter(([, count]) => count > 0)
      .map(([kind, count]) => html("span", `key ${kind}`, `${count} ${kind}`)));
  }

  row(index) {
    return this.scene.outline.findIndex(([other]) => other === index);
  }

  /** Marks the line of a finding. */
  choose(finding) {
    for (const [index, lane] of this.lanes) lane.classList.toggle("chosen", index === finding);
  }

  /** Shows a position. */
  seek(position) {
    const {scene, slider} = this;
    slider.value = position;
    const still = scene.stills[position];
    const name = still.new < 0 ? `old still ${still.old}` : `still ${still.new}`;
    slider.setAttribute(
      "aria-valuetext", `${decimal(scene.time(position))} s, ${name}, ${scene.kind(position)}`);
    const share = position / Math.max(1, scene.last);
    slider.style.setProperty("--share", share);
    this.cursor.style.setProperty("--share", share);
  }
}
