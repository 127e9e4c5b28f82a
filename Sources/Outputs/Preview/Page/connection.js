// The WebSocket to the server: messages in order and at its pace, and again after a loss.

/** Messages at once and each second: below the server's limits of 480 and 240. */
const [BURST, RATE] = [400, 220];
/** The bytes of a message that the server reads at most. */
const LONGEST = 64 * 1024;
/** The delays before the next attempts, in seconds; the last one repeats. */
const DELAYS = [0.25, 0.5, 1, 2, 4];
/** The code of a connection whose token is not the server's. */
const UNKNOWN_TOKEN = 4401;

export class Connection {
  /**
   * `on` has `opened` before the first message, `message` for an object, `picture` for bytes,
   * `lost` with the seconds to the next attempt, and `refused` for a wrong token.
   */
  constructor(hello, on) {
    [this.hello, this.on] = [hello, on];
    this.attempts = 0;
    this.queue = [];
    this.open();
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Connects now. */
  open() {
    clearTimeout(this.retrying);
    this.leave();
    [this.budget, this.refilled, this.hasAnswered] = [BURST, performance.now(), false];
    const socket = new WebSocket(`ws://${location.host}/session`);
    socket.binaryType = "arraybuffer";
    socket.addEventListener("open", () => this.send(this.hello()));
    socket.addEventListener("message", ({data}) => {
      if (socket !== this.socket) return;
      if (!this.hasAnswered) this.on.opened();
      [this.attempts, this.hasAnswered] = [0, true];
      if (typeof data === "string") this.on.message(JSON.parse(data));
      else this.on.picture(data);
    });
    socket.addEventListener("close", ({code}) => {
      if (socket === this.socket) this.lose(code);
    });
    this.socket = socket;
  }

  /** Ends the connection for good. */
  close() {
    clearTimeout(this.retrying);
    this.leave();
  }

  leave() {
    const {socket} = this;
    this.socket = undefined;
    this.queue = [];
    socket?.close();
  }

  lose(code) {
    this.socket = undefined;
    this.queue = [];
    if (code === UNKNOWN_TOKEN) {
      this.on.refused();
      return;
    }
    const delay = DELAYS[Math.min(this.attempts, DELAYS.length - 1)];
    this.attempts += 1;
    this.retrying = setTimeout(() => this.open(), delay * 1000);
    this.on.lost(delay);
  }

  /** Sends a message after those before it; false if there is no connection or it is too long. */
  send(message) {
    const text = JSON.stringify(message);
    if (!this.isOpen) return false;
    if (text.length * 3 > LONGEST && new TextEncoder().encode(text).length > LONGEST) return false;
    this.queue.push(text);
    this.drain();
    return true;
  }

  /** Whether a message that may wait, such as a request for a picture, should be sent. */
  get hasRoom() {
    return this.isOpen && this.queue.length === 0;
  }

  drain() {
    const now = performance.now();
    this.budget = Math.min(BURST, this.budget + (now - this.refilled) / 1000 * RATE);
    this.refilled = now;
    while (this.queue.length > 0 && this.budget >= 1) {
      this.budget -= 1;
      this.socket.send(this.queue.shift());
    }
    clearTimeout(this.draining);
    if (this.queue.length > 0) {
      this.draining = setTimeout(() => { if (this.isOpen) this.drain(); }, 1000 / RATE);
    }
  }
}
