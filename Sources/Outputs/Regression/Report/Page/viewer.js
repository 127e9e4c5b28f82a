// The pictures of a still: side by side, over each other, or what differs.

const VIEWS = [
  {name: "side", title: "Side by side"},
  {name: "swipe", title: "Swipe", setting: "Divider", least: 0, most: 100, step: 1, value: 50, unit: " %"},
  {name: "onion", title: "Onion", setting: "New", least: 0, most: 100, step: 5, value: 50, unit: " %"},
  // Slow enough for readers who must not see flashes: at most three in a second.
  {name: "flicker", title: "Flicker", setting: "Speed", least: 0.5, most: 6, step: 0.5, value: 2, unit: " / s"},
  {name: "difference", title: "Difference", setting: "Threshold", least: 0, most: 0.5, step: 0.02, value: 0.1, unit: ""},
];

/** The greatest number of CSS pixels to a point. */
const ENLARGED = 2;

const oneColumn = matchMedia("(max-width: 760px)");

class Viewer {
  constructor(pictures, changed) {
    this.pictures = pictures;
    this.changed = changed;
    this.stage = part("stage");
    this.sheets = Object.fromEntries(["old", "new", "difference"].map((side) => {
      const sheet = part(`${side}Sheet`);
      const find = (selector) => sheet.querySelector(selector);
      return [side, {
        sheet, box: find(".box"), canvas: find(".picture"), heat: find(".heat"),
        gone: find(".gone"), text: find("figcaption span"),
      }];
    }));
    this.values = Object.fromEntries(VIEWS.map((view) => [view.name, view.value]));
    this.showsHeat = false;
    // Whether flicker shows the new picture, and whether it goes by itself.
    this.isNew = true;
    this.isHeld = false;
    new ResizeObserver(() => this.fit()).observe(this.stage);
    this.divide();
  }

  /** Shows the stills of another scene. */
  open(scene) {
    this.scene = scene;
    this.shown = undefined;
    const sizes = [scene.old.canvas, scene.new.canvas].filter((size) => size.length === 2);
    this.size = [0, 1].map((axis) => Math.max(1, ...sizes.map((size) => size[axis])));
    this.drawHeat();
    this.fit();
  }

  /** Chooses a view by name. */
  choose(view) {
    this.view = VIEWS.find(({name}) => name === view) ?? VIEWS[0];
    this.stage.dataset.view = this.view.name;
    clearInterval(this.flicker);
    this.isNew = true;
    if (this.view.name === "flicker") this.beat();
    this.shown = undefined;
    this.apply();
    this.fit();
  }

  /** Changes what the view can be set to. */
  set(value) {
    const {name, least, most} = this.view;
    if (least === undefined) return;
    this.values[name] = Math.max(least, Math.min(Number(value.toFixed(3)), most));
    if (name === "flicker") {
      this.isHeld = false;
      this.beat();
    }
    if (name === "difference") this.shown = undefined;
    this.apply();
    this.changed();
  }

  step(steps) {
    const {name, step} = this.view;
    const wide = name === "swipe" ? 5 : 1;
    if (step) this.set(this.values[name] + steps * step * wide);
  }

  beat() {
    clearInterval(this.flicker);
    if (this.isHeld) return;
    this.flicker = setInterval(() => {
      this.isNew = !this.isNew;
      this.apply();
    }, 1000 / this.values.flicker);
  }

  /** Shows the other side of flicker, which then rests. */
  switch() {
    this.isHeld = true;
    clearInterval(this.flicker);
    this.isNew = !this.isNew;
    this.apply();
  }

  /** Styles the sheets by the view and its setting. */
  apply() {
    const {style} = this.sheets.new.canvas;
    const {name} = this.view;
    style.clipPath = name === "swipe" ? `inset(0 0 0 ${this.values.swipe}%)` : "";
    style.opacity = name === "onion" ? this.values.onion / 100 : "";
    style.visibility = name === "flicker" && !this.isNew ? "hidden" : "";
    this.stage.classList.toggle("old-shown", name === "flicker" && !this.isNew);
    this.stage.classList.toggle("heated", this.showsHeat);
    this.divider.style.left = `${this.values.swipe}%`;
    this.divider.setAttribute("aria-valuenow", Math.round(this.values.swipe));
    this.divider.setAttribute("aria-valuetext", `${Math.round(this.values.swipe)} % old`);
  }

  /** Makes the divider follow the pointer and the keys. */
  divide() {
    this.divider = part("divider");
    const {box} = this.sheets.new;
    const isSwipe = () => this.view.name === "swipe";
    draggable(box, (share) => isSwipe() && this.set(100 * share));
    this.divider.addEventListener("keydown", (event) => {
      const by = {ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, Home: -100, End: 100};
      const step = by[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      this.set(this.values.swipe + step * (event.shiftKey ? 10 : 1));
    });
  }

  /** Makes the sheets as large as fits. */
  fit() {
    if (!this.scene || !this.view) return;
    const across = this.view.name === "side" ? 2 : 1;
    const width = this.stage.clientWidth;
    // In one column, the stage is as high as its pictures.
    const height = oneColumn.matches ? 0.56 * innerHeight : this.stage.clientHeight;
    const gap = width < 500 ? 10 : 24;
    const scale = Math.min(
      (width - gap * (across - 1) - 4) / across / this.size[0], (height - 26) / this.size[1],
      ENLARGED);
    if (!(scale > 0)) return;
    this.stage.style.setProperty("--gap", `${gap}px`);
    this.stage.classList.toggle("slim", across === 1 && this.size[0] * scale < 200);
    for (const [side, {box, canvas}] of Object.entries(this.sheets)) {
      box.style.width = `${this.size[0] * scale}px`;
      box.style.height = `${this.size[1] * scale}px`;
      const own = this.scene[side]?.canvas;
      const [x, y] = own?.length === 2 ? own : this.size;
      canvas.style.width = `${x * scale}px`;
      canvas.style.height = `${y * scale}px`;
    }
  }

  // MARK: Pictures

  /** The numbers of the pictures that a position shows, and the position that they are of. */
  numbers(position) {
    const kept = this.scene.isLeftOut[position] ? this.scene.nearestKept(position) : position;
    const still = this.scene.stills[kept ?? position];
    return {kept, old: still.oldPicture, new: still.newPicture};
  }

  /** Shows a position as soon as its pictures are decoded; until then, the one before. */
  show(position) {
    if (this.scene.count === 0) return;
    this.wanted = position;
    const {kept, ...sides} = this.numbers(position);
    const needed = Object.values(sides).filter((number) => number >= 0);
    const missing = needed.filter((number) => !this.pictures.get(number));
    if (missing.length > 0) {
      const scene = this.scene;
      Promise.all(missing.map((number) => this.pictures.load(number))).then(
        () => this.scene === scene && this.wanted === position && this.show(position));
      return;
    }
    this.caption(position, kept, sides);
    const key = `${this.scene.number} ${position}`;
    if (this.shown === key) return;
    this.shown = key;
    for (const side of ["old", "new"]) this.draw(side, this.pictures.get(sides[side]));
    if (this.view.name === "difference") this.drawDifference(sides);
  }

  /** Decodes the pictures of the next positions. */
  prepare(position, count) {
    for (let n = position + 1; n <= Math.min(position + count, this.scene.last); n++) {
      const {old, new: new_} = this.numbers(n);
      for (const number of [old, new_]) if (number >= 0) this.pictures.load(number);
    }
  }

  draw(side, bitmap) {
    const {canvas} = this.sheets[side];
    canvas.hidden = !bitmap;
    if (!bitmap) return;
    if (canvas.width !== bitmap.width || canvas.height !== bitmap.height) {
      [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    }
    const context = canvas.getContext("2d");
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0);
  }

  drawDifference(sides) {
    const {canvas, text} = this.sheets.difference;
    const [old, new_] = [sides.old, sides.new].map((number) => this.pictures.get(number));
    canvas.hidden = !old || !new_;
    if (!old || !new_) return;
    const {image, share} = difference(old, new_, this.values.difference);
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d").putImageData(image, 0, 0);
    text.textContent = share > 0 ? `${percent(share)} of pixels`
      : sides.old === sides.new ? "the same pixels" : "none beyond the threshold";
    const isReduced = [sides.old, sides.new].some((number) => this.pictures.isReduced(number));
    if (isReduced) text.textContent += ", of pictures at half the size";
  }

  /** Says which stills are shown, and why one is not. */
  caption(position, kept, sides) {
    const still = this.scene.stills[position];
    const shown = kept === undefined ? undefined : this.scene.stills[kept];
    const absent = [];
    for (const side of ["old", "new"]) {
      const {text, gone} = this.sheets[side];
      const isOther = shown && kept !== position && shown[side] >= 0;
      text.textContent = still[side] < 0 ? "" : `still ${isOther ? shown[side] : still[side]}` +
        (isOther ? ` instead of ${still[side]}` : "");
      text.classList.toggle("other", Boolean(isOther));
      const word = side === "old" ? "old" : "new";
      const why = {
        [ABSENT]: `Not in the ${word} reel`, [LEFT_OUT]: "Left out of this page",
        [NOT_KEPT]: `No ${word} picture was kept`,
      }[sides[side]];
      gone.textContent = why ?? "";
      gone.hidden = !why;
      if (why) absent.push(why);
    }
    const {gone, text} = this.sheets.difference;
    gone.hidden = absent.length === 0;
    gone.textContent = absent.join(" · ");
    if (absent.length > 0) text.textContent = "";
  }

  // MARK: The heat map

  drawHeat() {
    const map = this.scene.instability;
    part("heat").hidden = !map;
    if (!map) this.showsHeat = false;
    this.stage.classList.toggle("heated", this.showsHeat);
    if (!map) return;
    const shares = map.counts.map((count, n) => {
      const across = Math.min(map.cell, map.picture[0] - n % map.width * map.cell);
      const down = Math.min(map.cell, map.picture[1] - Math.floor(n / map.width) * map.cell);
      return count / Math.max(1, across * down * map.stills);
    });
    this.most = Math.max(...shares, 0);
    part("heatMost").textContent = percent(this.most);
    for (const {heat} of Object.values(this.sheets)) {
      [heat.width, heat.height] = [map.width, map.height];
      const context = heat.getContext("2d");
      shares.forEach((share, n) => {
        if (share === 0) return;
        // The square root, so that what is rare is seen.
        const level = Math.sqrt(share / this.most);
        context.fillStyle = `hsl(${52 - 52 * level} 100% ${54 - 12 * level}% / ${0.35 + 0.5 * level})`;
        context.fillRect(n % map.width, Math.floor(n / map.width), 1, 1);
      });
      // The cells at the edges go beyond the picture.
      heat.style.width = `${100 * map.width * map.cell / map.picture[0]}%`;
      heat.style.height = `${100 * map.height * map.cell / map.picture[1]}%`;
    }
  }
}
