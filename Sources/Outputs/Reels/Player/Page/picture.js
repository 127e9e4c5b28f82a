// The picture at a time, with fingers and outlines over it.

/** The radius of a finger on the screen, in points; one in the air is larger by a half. */
const FINGER = 21;
/** The part of its path that a finger leaves behind it, in seconds. */
const TRAIL = 0.18;

/** An SVG element. */
function element(name, attributes = {}, parent) {
  const made = document.createElementNS(document.getElementById("overlay").namespaceURI, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  parent?.append(made);
  return made;
}

class Picture {
  constructor(reel) {
    this.reel = reel;
    this.film = document.getElementById("film");
    this.overlay = document.getElementById("overlay");
    const template = this.film.querySelector("template");
    // Browsers without declarative shadow trees.
    if (template) this.film.attachShadow({mode: "open"}).append(template.content);
    this.root = this.film.shadowRoot;
    this.schemes = document.createElement("style");
    this.root.append(this.schemes);
    this.outline = element("polygon", {class: "outline"}, this.overlay);
    this.fingers = reel.fingers.map(() => {
      const group = element("g", {class: "finger"}, this.overlay);
      return {
        group,
        trail: element("polyline", {class: "trail"}, group),
        dot: element("circle", {}, group),
      };
    });
    this.showsTouches = reel.showsTouches;
    this.collect();
  }

  /** Finds the animations, which exist for what is displayed. */
  collect() {
    this.animations = this.root.getAnimations();
    for (const animation of this.animations) animation.pause();
  }

  /** Shows the light or dark picture, where there are both. */
  show(scheme) {
    const [shown, hidden] = scheme === "dark" ? ["dark", "light"] : ["light", "dark"];
    const group = (name) => `svg>[data-scheme=${name}]`;
    if (this.root.querySelector(group("dark"))) {
      this.schemes.textContent =
        `${group(shown)}{display:inline!important}${group(hidden)}{display:none!important}`;
    }
    this.collect();
  }

  /** Shows a position between frames, with an outline around a view. */
  seek(position, view, isFollowed) {
    const time = 1000 * position / this.reel.fps;
    for (const animation of this.animations) animation.currentTime = time;
    this.reel.fingers.forEach((finger, number) => {
      this.draw(finger, this.fingers[number], position);
    });
    const frame = Math.min(Math.round(position), this.reel.last);
    const isShown = view && this.reel.isShown(view, frame);
    this.outline.style.display = isShown ? "" : "none";
    this.outline.classList.toggle("followed", isFollowed);
    if (isShown) this.outline.setAttribute("points", this.reel.corners(view, position).join(" "));
  }

  /** The place of a finger, in points of the frame. */
  place(finger, position) {
    const origin = this.reel.numbers(this.reel.scenes[finger.scene].origin, position);
    return this.reel.numbers(finger.place, position).map((value, axis) => value + origin[axis]);
  }

  draw(finger, {group, trail, dot}, position) {
    const frame = Math.min(Math.round(position), this.reel.last);
    const isShown = this.showsTouches && this.reel.isShown(finger, frame);
    group.style.display = isShown ? "" : "none";
    if (!isShown) return;
    const height = this.reel.number(finger.height[0], position);
    const [x, y] = this.place(finger, position);
    group.style.opacity = 1 - height;
    dot.setAttribute("cx", x);
    dot.setAttribute("cy", y);
    dot.setAttribute("r", FINGER * (1 + height / 2));
    const points = [[x, y]];
    const start = Math.max(0, position - TRAIL * this.reel.fps);
    for (let n = frame; n >= start && this.reel.isShown(finger, n); n--) {
      if (n < position) points.push(this.place(finger, n));
      if (this.reel.whole(finger.down[0], n) === 0 && n < frame) break;
    }
    const [endX, endY] = points.at(-1);
    const isLong = Math.hypot(x - endX, y - endY) > FINGER / 2;
    trail.setAttribute("points", isLong ? points.join(" ") : "");
  }

  /** The point of the frame under a pointer. */
  point(event) {
    const box = this.film.getBoundingClientRect();
    const [width, height] = this.reel.size;
    return [
      (event.clientX - box.left) * width / box.width,
      (event.clientY - box.top) * height / box.height,
    ];
  }
}
