// The sessions of the page: one, or two of opposite color schemes with the same inputs.

import {part, press} from "./elements.js";
import {Screen} from "./screen.js";
import {Session} from "./session.js";

export class Sessions {
  /**
   * `on` has `attach` and `detach` for screens, `address` for the hello of a connection, and
   * `joined` for a second session that is there.
   */
  constructor(clock, stage, on) {
    Object.assign(this, {clock, stage, on});
    part("beside").addEventListener("click", () => this.toggle());
  }

  /** Opens the session of the page's address. */
  open(handlers) {
    this.close();
    if (!this.screen) {
      this.screen = new Screen("");
      this.stage.add(this.screen);
      this.on.attach(this.screen);
    }
    this.screen.clear();
    this.main = new Session(this.clock, this.screen, this.on.address(), handlers);
    if (this.wantsTwo) this.openOther();
  }

  close() {
    this.main?.close();
    this.closeOther();
    this.main = undefined;
  }

  toggle() {
    this.wantsTwo = !this.wantsTwo;
    press(part("beside"), this.wantsTwo);
    if (this.wantsTwo) this.openOther();
    else this.closeOther();
    this.label();
  }

  openOther() {
    const screen = new Screen("");
    this.stage.add(screen);
    this.on.attach(screen);
    const other = new Session(this.clock, screen, this.on.address(), {
      scene: () => {
        if (!other.hasJoined && this.main?.scene) {
          other.hasJoined = true;
          this.on.joined(other);
        }
        this.label();
      },
      lost: () => { other.hasJoined = false; },
      ended: () => screen.box.classList.add("dimmed"),
      draw: () => screen.box.classList.remove("dimmed"),
    });
    this.other = other;
  }

  closeOther() {
    if (!this.other) return;
    this.other.close();
    this.stage.remove(this.other.screen);
    this.on.detach(this.other.screen);
    this.other = undefined;
  }

  get all() {
    return [this.main, this.other].filter((session) => session !== undefined);
  }

  /** Sends a message to both; the main one's success. */
  send(message) {
    this.other?.send(message);
    return this.main?.send(message) ?? false;
  }

  /** Sends settings, of which the second session has the opposite color scheme. */
  set(settings) {
    this.main?.send({kind: "settings", ...settings});
    this.other?.send({kind: "settings", ...opposite(settings)});
  }

  /** Whatever is shown differs. */
  change() {
    for (const session of this.all) session.isDirty = true;
  }

  label() {
    for (const session of this.all) {
      const isDark = session.scene?.settings.dark;
      session.screen.caption.textContent = isDark === undefined ? "" : isDark ? "Dark" : "Light";
    }
  }
}

/** Settings with the other color scheme, where they have one. */
export function opposite(settings) {
  return settings.dark === undefined ? settings : {...settings, dark: !settings.dark};
}
