// A session on the server: its messages, and the next picture when the last has come back.

import {Connection} from "./connection.js";
import {Bitmap, LISTED, picture} from "./pictures.js";

/** The milliseconds between pictures while nothing moves. */
const REST = 250;
/** The milliseconds after a request in which no other follows: half a frame of the page. */
const PACE = 8;

let numbers = 0;

export class Session {
  /**
   * `screen` draws the pictures; `on` has functions by the kind of message, those of a
   * connection, `listed` for a picture of the list, `asked` with the number of a picture, and
   * `draw` after it is drawn.
   */
  constructor(clock, screen, address, on) {
    Object.assign(this, {clock, screen, address, on});
    /** Whether something is different, so that the next picture cannot wait. */
    this.isDirty = true;
    this.isMoving = true;
    this.isTouched = false;
    this.bitmap = new Bitmap();
    this.connection = new Connection(() => ({kind: "hello", ...this.address}), {
      opened: () => this.on.opened?.(),
      message: (message) => this.receive(message),
      picture: (buffer) => this.show(picture(buffer)),
      lost: (delay) => {
        this.forget();
        this.on.lost?.(delay);
      },
      refused: () => {
        this.forget();
        this.on.refused?.();
      },
    });
  }

  close() {
    this.connection.close();
    this.forget();
  }

  /** Forgets the scene, the picture in flight and the one that is shown. */
  forget() {
    [this.scene, this.waiting, this.missed] = [];
    this.bitmap.forget();
  }

  /** Sends a message after which the next picture differs. */
  send(message) {
    this.isDirty = true;
    return this.connection.send(message);
  }

  /** Sends a message that changes no picture. */
  ask(message) {
    return this.connection.send(message);
  }

  receive(message) {
    if (message.kind === "scene") {
      // Pictures of an earlier generation may never come.
      if (message.generation !== this.scene?.generation) this.waiting = undefined;
      this.scene = message;
      [this.isDirty, this.hasEnded] = [true, false];
      this.screen.setScene(message);
    } else if (message.kind === "overlay") {
      this.screen.showMarks(message.shapes);
    } else if (message.kind === "moment") {
      this.isMoving = message.isMoving;
    } else if (message.kind === "ended") {
      [this.waiting, this.hasEnded] = [undefined, true];
    }
    this.on[message.kind]?.(message);
  }

  show(shown) {
    if (shown.form === LISTED) {
      this.on.listed?.(shown);
      return;
    }
    let asksPast = shown.isPast;
    if (shown.number === this.waiting?.number) {
      asksPast = this.waiting.isPast;
      this.waiting = undefined;
    }
    if (!asksPast) this.isMoving = shown.isMoving;
    if (this.scene && shown.generation === this.scene.generation % 65536) {
      this.bitmap.take(shown);
      if (asksPast === this.clock.isPast) {
        this.screen.draw(this.bitmap.image);
        this.on.draw?.(shown);
      }
    }
    if (this.missed !== undefined) this.tick(this.missed);
  }

  /** Asks for the next picture if there is a reason; `stamp` is that of a frame of the page, or of an input. */
  tick(stamp) {
    this.missed = undefined;
    if (!this.scene || this.hasEnded) return;
    // An input has asked for the picture of this frame.
    const isAsked = stamp - (this.asked?.stamp ?? -Infinity) < PACE;
    if (this.waiting) {
      if (!isAsked || this.isDirty) this.missed = stamp;
      return;
    }
    if (isAsked && !this.isDirty) return;
    if (!this.connection.hasRoom) return;
    const {clock} = this;
    let message;
    if (clock.isPast) {
      const time = clock.time(stamp);
      if (time === this.asked?.time && this.asked.isPast && !this.isDirty) return;
      message = {kind: "still", time};
    } else {
      const rests = !this.isMoving && !this.isTouched && stamp - (this.asked?.stamp ?? 0) < REST;
      if (!this.isDirty && !this.asked?.isPast && (rests || !clock.isRunning)) return;
      message = {kind: "frame", time: clock.spend(stamp)};
    }
    message.number = numbers++ % 2 ** 32;
    message.base = this.bitmap.number;
    if (!this.connection.send(message)) return;
    this.isDirty = false;
    this.asked = {stamp, time: message.time, number: message.number, isPast: clock.isPast};
    this.waiting = this.asked;
    this.on.asked?.(message.number);
  }
}
