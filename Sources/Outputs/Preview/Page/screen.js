// The screen of a device: the picture, and fingers and outlines over it.

import {element, html} from "./elements.js";

/** The radius of a finger, in points. */
const FINGER = 21;
/** The width of a bezel, in points. */
const BEZEL = 11;

/**
 * The corners of a device's screen, in points.
 *
 * Chosen by look: phones without a home button have round screens, tablets less so, and a canvas
 * that is no device has none.
 */
function corners(device) {
  if (!device) return 4;
  if (device.startsWith("iphone-se")) return 4;
  if (device.startsWith("ipad")) return 18;
  return 50;
}

export class Screen {
  constructor(label) {
    this.canvas = html("canvas");
    this.canvas.tabIndex = 0;
    this.canvas.setAttribute("role", "application");
    this.canvas.setAttribute("aria-roledescription", "screen");
    // A press needs no ring around the screen, whatever keys come after it.
    let isPressed = false;
    this.canvas.addEventListener("pointerdown", () => {
      isPressed = true;
      this.canvas.classList.remove("tabbed");
    });
    this.canvas.addEventListener("focus", () => {
      this.canvas.classList.toggle("tabbed", !isPressed);
      isPressed = false;
    });
    this.canvas.addEventListener("blur", () => this.canvas.classList.remove("tabbed"));
    this.drawing = this.canvas.getContext("2d", {alpha: false});
    this.overlay = element("svg", {class: "overlay", "aria-hidden": "true"});
    this.marks = element("g", {class: "marks"}, this.overlay);
    this.outline = element("rect", {class: "outline"}, this.overlay);
    this.fingers = element("g", {class: "fingers"}, this.overlay);
    this.glass = html("div", "glass", this.canvas, this.overlay);
    this.caption = html("figcaption", "", label);
    this.box = html("figure", "phone empty", html("div", "bezel", this.glass), this.caption);
    this.size = [393, 852];
    [this.point, this.ratio] = [1, 1];
    this.arrange();
  }

  setScene({width, height, ratio, title, settings}) {
    this.ratio = ratio;
    this.canvas.setAttribute("aria-label", `Screen of ${title}`);
    this.box.style.setProperty("--corner", corners(settings.device));
    this.box.classList.toggle("device", Boolean(settings.device));
    if (this.box.classList.contains("empty")) this.resize(width, height);
  }

  /** Shows no picture, until the next one comes. */
  clear() {
    this.box.classList.add("empty");
    this.showOutline();
  }

  /** Takes a size in points. */
  resize(width, height) {
    if (width === this.size[0] && height === this.size[1]) return;
    this.size = [width, height];
    this.arrange();
    this.resized?.();
  }

  /** Takes a number of pixels of the page for each point. */
  fit(point) {
    if (point === this.point) return;
    this.point = point;
    this.arrange();
  }

  /** The size with the bezel, in points. */
  get outer() {
    return this.size.map((length) => length + 2 * BEZEL);
  }

  arrange() {
    const [width, height] = this.size;
    const {style} = this.box;
    style.setProperty("--point", `${this.point}px`);
    style.setProperty("--width", width);
    style.setProperty("--height", height);
    style.setProperty("--bezel", BEZEL);
    this.overlay.setAttribute("viewBox", `0 0 ${width} ${height}`);
  }

  /** Draws a picture; the browser fits its pixels to those of the page. */
  draw(image) {
    this.resize(image.width / this.ratio, image.height / this.ratio);
    if (this.canvas.width !== image.width || this.canvas.height !== image.height) {
      [this.canvas.width, this.canvas.height] = [image.width, image.height];
    }
    this.drawing.putImageData(image, 0, 0);
    this.box.classList.remove("empty");
  }

  /** The point of the screen under a pointer, also beside it. */
  place(event) {
    const box = this.canvas.getBoundingClientRect();
    const [width, height] = this.size;
    return [
      (event.clientX - box.left) * width / box.width,
      (event.clientY - box.top) * height / box.height,
    ];
  }

  /** Shows fingers at points; those in the air are only outlines. */
  showFingers(points, isInAir = false) {
    this.fingers.classList.toggle("air", isInAir);
    this.fingers.replaceChildren(...points.map(([x, y]) =>
      element("circle", {cx: x, cy: y, r: FINGER})));
  }

  /** Shows the geometry of the scene: rectangles, lines, and fingers without a size. */
  showMarks(shapes) {
    this.marks.replaceChildren(...shapes.map(({name, x, y, width, height}) => {
      if (name === "touches") return element("circle", {class: name, cx: x, cy: y, r: FINGER});
      return element("rect", {class: name, x, y, width, height});
    }));
  }

  /** Shows an outline around a frame in points; none for undefined. */
  showOutline(frame) {
    this.outline.style.display = frame ? "inline" : "none";
    if (!frame) return;
    ["x", "y", "width", "height"].forEach((name, n) => {
      this.outline.setAttribute(name, frame[n]);
    });
  }
}
