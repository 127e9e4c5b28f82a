// The numbers beside the picture.

/** A number with a fixed count of decimals and a true minus; none for a zero. */
function fixed(value, digits) {
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) !== 0 ? "−" + text : text;
}

function seconds(time) {
  return `${fixed(time, 3)} s`;
}

/** An HTML element with text or children. */
function html(name, className, ...children) {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/** A structural name, which breaks after slashes. */
function breakable(name) {
  return name.split("/").flatMap((part, n) => (n ? ["/", html("wbr"), part] : [part]));
}

/** Rows of a name and one or two numbers with a unit. */
class Rows {
  constructor(parent) {
    this.list = html("dl", "rows");
    this.rows = new Map();
    parent.append(this.list);
  }

  /** Sets the row of a name; the row without one has the names of the columns. */
  set(name, values, unit = "") {
    let row = this.rows.get(name);
    if (!row) {
      row = {
        box: html("div", name ? "row" : "row axes", html("dt", "", name)),
        cells: values.map(() => html("span", "cell")),
        unit: html("span", "unit", unit),
      };
      row.box.dataset.name = name;
      row.box.append(html("dd", "", ...row.cells, row.unit));
      this.rows.set(name, row);
      this.list.append(row.box);
    }
    row.box.hidden = false;
    values.forEach((value, n) => { row.cells[n].textContent = value; });
  }

  hide(name) {
    const row = this.rows.get(name);
    if (row) row.box.hidden = true;
  }
}

/** The numbers of a scroll view. */
class ScrollCard {
  constructor(reel, view, choose) {
    [this.reel, this.view] = [reel, view];
    this.phase = html("span", "chip");
    this.head = html("button", "name", ...breakable(view.name));
    this.head.type = "button";
    this.head.title = "Show the offset of this scroll view below the slider";
    this.head.addEventListener("click", () => choose(view));
    const scene = reel.scenes.length > 1 ? `Scroll view of ${reel.scenes[view.scene].name}` : "";
    const title = html("div", "head", html("h2", "", scene || "Scroll view"), this.phase);
    this.card = html("section", "card", title, this.head);
    this.rows = new Rows(this.card);
  }

  show(frame) {
    const {reel, view} = this;
    this.card.hidden = !reel.isShown(view, frame);
    if (this.card.hidden) return;
    const phase = reel.scrollPhases[reel.whole(view.phase[0], frame)];
    this.phase.textContent = phase;
    this.phase.className = `chip ${phase}`;
    this.rows.set("", ["x", "y"]);
    this.rows.set("offset", reel.numbers(view.offset, frame).map((v) => fixed(v, 3)), "pt");
    this.rows.set("velocity", reel.numbers(view.velocity, frame).map((v) => fixed(v, 1)), "pt/s");
    this.rows.set("content", reel.numbers(view.content, frame).map((v) => fixed(v, 1)), "pt");
    this.rows.set("container", reel.numbers(view.container, frame).map((v) => fixed(v, 1)), "pt");
    if (view.zoom) this.rows.set("zoom", [fixed(reel.number(view.zoom[0], frame), 3)], "×");
  }
}

/** The numbers of a view with an effect. */
class ViewCard {
  constructor(reel) {
    this.reel = reel;
    const box = document.getElementById("numbers");
    this.hint = html("p", "hint", "Point at a view with a scroll effect; click to follow it.");
    this.body = html("div");
    this.name = html("p", "name");
    this.source = html("p", "source");
    this.phase = html("span", "chip");
    this.bar = html("div", "progress", html("div", "fill"));
    this.body.append(this.name, this.source, this.phase, this.bar);
    this.rows = new Rows(this.body);
    this.away = html("p", "hint", "Not in this frame.");
    box.append(this.hint, this.body, this.away);
  }

  show(view, frame) {
    const {reel} = this;
    const isShown = view !== undefined && reel.isShown(view, frame);
    this.hint.hidden = view !== undefined;
    this.body.hidden = !isShown;
    this.away.hidden = isShown || view === undefined;
    if (!isShown) return;
    if (view !== this.view) {
      this.view = view;
      this.name.replaceChildren(...breakable(view.name));
      this.source.textContent = view.source;
    }
    const hasPhase = view.phase !== undefined;
    this.phase.hidden = this.bar.hidden = !hasPhase;
    if (hasPhase) {
      const phase = reel.phases[reel.whole(view.phase[0], frame)];
      const progress = reel.number(view.progress[0], frame);
      this.phase.textContent = phase;
      this.phase.className = `chip ${phase}`;
      this.bar.style.setProperty("--progress", progress);
      this.rows.set("progress", [fixed(progress, 3)]);
    } else {
      this.rows.hide("progress");
    }
    this.transform(view, frame);
    this.rows.set("opacity", [fixed(reel.number(view.opacity[0], frame), 3)]);
    this.rows.set("blur", [fixed(reel.number(view.blur[0], frame), 2)], "pt");
  }

  transform(view, frame) {
    const {reel, rows} = this;
    if (reel.hasPerspective(view, frame)) {
      rows.set("transform", ["perspective"]);
      for (const name of ["scale", "rotation", "translation"]) rows.hide(name);
      return;
    }
    rows.hide("transform");
    const [a, b, c, d] = reel.numbers(view.matrix, frame);
    const across = Math.hypot(a, b);
    const down = across > 0 ? (a * d - b * c) / across : Math.hypot(c, d);
    rows.set("", ["x", "y"]);
    rows.set("scale", [fixed(across, 3), fixed(down, 3)], "×");
    rows.set("rotation", [fixed(Math.atan2(b, a) * 180 / Math.PI, 1)], "°");
    rows.set("translation", reel.numbers(view.moved, frame).map((value) => fixed(value, 1)), "pt");
  }
}
