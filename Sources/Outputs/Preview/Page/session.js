// A session on the server: its messages, and the next picture when the last has come back.

import {Connection} from "./connection.js";
import {Decoder, OF_SESSION, picture} from "./pictures.js";

/** The milliseconds between pictures while nothing moves. */
const REST = 250;

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
    this.decoder = new Decoder(() => this.retry(), (bitmap, shown) => {
      if (shown.asksPast !== this.clock.isPast) return;
      this.screen.draw(bitmap, shown);
      this.on.draw?.(shown);
    });
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
    this.decoder.drop();
  }

  /** Forgets the scene and the picture in flight. */
  forget() {
    [this.scene, this.waiting, this.missed] = [];
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
    if (shown.form !== OF_SESSION) {
      this.on.listed?.(shown);
      return;
    }
    shown.asksPast = shown.isPast;
    if (shown.number === this.waiting?.number) {
      shown.asksPast = this.waiting.isPast;
      this.waiting = undefined;
    }
    if (!shown.asksPast) this.isMoving = shown.isMoving;
    if (this.scene && shown.generation === this.scene.generation % 65536) this.decoder.show(shown);
    this.retry();
  }

  /** Asks for the picture for which there was no room when the page was drawn. */
  retry() {
    if (this.missed !== undefined) this.tick(this.missed);
  }

  /** Asks for the next picture if there is a reason; `stamp` is that of the frame of the page. */
  tick(stamp) {
    this.missed = undefined;
    if (!this.scene || this.hasEnded) return;
    // Pictures are asked for as fast as they are decoded, so that none is late when it is drawn.
    if (this.waiting || this.decoder.isFull) {
      this.missed = stamp;
      return;
    }
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
    if (!this.connection.send(message)) return;
    this.isDirty = false;
    this.asked = {stamp, time: message.time, number: message.number, isPast: clock.isPast};
    this.waiting = this.asked;
    this.on.asked?.(message.number);
  }
}
