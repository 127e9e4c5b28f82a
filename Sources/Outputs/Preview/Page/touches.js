// Fingers on a screen: those of a touch screen, a pen, a mouse, and two of a mouse with Alt.

/** The milliseconds between two moves of a mouse: the ticks of a player. */
const TICK = 1000 / 120;

/** A pointer that is down, with one finger or two. */
class Contact {
  constructor(ids, place, center) {
    [this.ids, this.places, this.center] = [ids, [place], center];
    if (center) this.places.push(this.mirrored(place));
  }

  mirrored([x, y]) {
    return [2 * this.center[0] - x, 2 * this.center[1] - y];
  }

  /** Moves the fingers: mirrored at the center, or both alike. */
  move(place, isParallel) {
    const [before, other] = this.places;
    this.places[0] = place;
    if (!other) return;
    if (isParallel) {
      const moved = place.map((value, axis) => value - before[axis]);
      this.center = this.center.map((value, axis) => value + moved[axis]);
    }
    this.places[1] = this.mirrored(place);
  }

  touches(phase) {
    return this.places.map(([x, y], n) => ({id: this.ids[n], phase, x: round(x), y: round(y)}));
  }
}

const round = (value) => Math.round(value * 100) / 100;

export class Touches {
  /**
   * `on` has `mayTouch` for an event, `time` of a time stamp, `send` for a message with the event,
   * and `changed` with whether a finger is down, when that changes.
   */
  constructor(on) {
    this.on = on;
    this.screens = [];
    this.contacts = new Map();
    addEventListener("keyup", (event) => {
      if (event.key === "Alt") this.show();
    });
    addEventListener("keydown", (event) => {
      // Over a screen, Alt opens no menu of the browser.
      if (event.key === "Alt" && this.isOver) event.preventDefault();
    });
  }

  get isDown() {
    return this.contacts.size > 0;
  }

  /** Takes the pointers over a screen. */
  attach(screen) {
    this.screens.push(screen);
    const {canvas} = screen;
    canvas.addEventListener("pointerdown", (event) => this.begin(event, screen));
    canvas.addEventListener("pointermove", (event) => this.move(event, screen));
    // Where the browser has them, moves come before the page is drawn, and not only then.
    canvas.addEventListener("pointerrawupdate", (event) => {
      const contact = this.contacts.get(event.pointerId);
      if (contact) this.follow(event, contact, screen, false);
    });
    canvas.addEventListener("pointerup", (event) => this.end(event, screen, "ended"));
    for (const kind of ["pointercancel", "lostpointercapture"]) {
      canvas.addEventListener(kind, (event) => this.end(event, screen, "cancelled"));
    }
    canvas.addEventListener("pointerenter", () => { this.isOver = true; });
    canvas.addEventListener("pointerleave", () => {
      this.isOver = false;
      this.show();
    });
    canvas.addEventListener("contextmenu", (event) => {
      if (this.isDown || event.pointerType === "touch") event.preventDefault();
    });
  }

  detach(screen) {
    this.screens = this.screens.filter((other) => other !== screen);
  }

  begin(event, screen) {
    if (event.button !== 0 || this.contacts.has(event.pointerId)) return;
    if (!this.on.mayTouch(event)) return;
    const isPair = event.altKey && event.pointerType === "mouse";
    const ids = isPair ? this.free(2) : this.free(1);
    const center = isPair ? screen.size.map((length) => length / 2) : undefined;
    const contact = new Contact(ids, screen.place(event), center);
    contact.isTouch = event.pointerType === "touch";
    this.contacts.set(event.pointerId, contact);
    screen.canvas.setPointerCapture(event.pointerId);
    this.send(event, event.timeStamp, contact, "began");
    if (this.contacts.size === 1) this.on.changed(true);
    this.show();
  }

  move(event, screen) {
    const contact = this.contacts.get(event.pointerId);
    if (!contact) {
      if (event.altKey && !this.isDown && event.pointerType === "mouse") this.hover(event, screen);
      else if (!this.isDown) this.show();
      return;
    }
    this.follow(event, contact, screen, true);
    this.show();
  }

  /** Sends the moves of an event; `isLatest` if the last of them is where the finger is drawn. */
  follow(event, contact, screen, isLatest) {
    const moves = event.getCoalescedEvents?.() ?? [];
    if (moves.length === 0) moves.push(event);
    for (const [n, move] of moves.entries()) {
      if (move.timeStamp <= contact.stamp) continue;
      // Of moves between two ticks, the last one counts.
      const isLast = isLatest && n === moves.length - 1;
      if (!isLast && move.timeStamp - contact.stamp < TICK) continue;
      contact.move(screen.place(move), event.shiftKey);
      this.send(n === moves.length - 1 ? event : undefined, move.timeStamp, contact, "moved");
    }
  }

  end(event, screen, phase) {
    const contact = this.contacts.get(event.pointerId);
    if (!contact) return;
    this.contacts.delete(event.pointerId);
    if (phase === "ended") contact.move(screen.place(event), event.shiftKey);
    this.send(event, event.timeStamp, contact, phase);
    if (!this.isDown) this.on.changed(false);
    this.show();
  }

  send(event, stamp, contact, phase) {
    contact.stamp = stamp;
    const time = this.on.time(stamp);
    this.on.send({kind: "touch", time, touches: contact.touches(phase)}, event);
  }

  /** The smallest ids that no finger has. */
  free(count) {
    const taken = new Set([...this.contacts.values()].flatMap((contact) => contact.ids));
    const ids = [];
    for (let id = 0; ids.length < count; id++) if (!taken.has(id)) ids.push(id);
    return ids;
  }

  /** Forgets all fingers, as after a loss of the connection. */
  forget() {
    if (!this.isDown) return;
    this.contacts.clear();
    this.on.changed(false);
    this.show();
  }

  /** Shows the two fingers that a press would put down. */
  hover(event, screen) {
    const place = screen.place(event);
    const pair = new Contact([], place, screen.size.map((length) => length / 2));
    for (const other of this.screens) other.showFingers(pair.places, true);
  }

  /** Shows the fingers of a mouse or a pen; a hand hides its own. */
  show() {
    const shown = [...this.contacts.values()].filter((contact) => !contact.isTouch);
    for (const screen of this.screens) {
      screen.showFingers(shown.flatMap((contact) => contact.places));
    }
  }
}
