// The sessions of the page: one, or two beside each other with the same inputs.

import {html, part, press} from "./elements.js";
import {Screen} from "./screen.js";
import {Session} from "./session.js";
import {deviceTitle} from "./settings.js";

/** What the second session differs in: the color scheme, the device, or the revision of the code. */
const [SCHEME, DEVICE, REVISION] = ["scheme", "device", "revision"];

export class Sessions {
  /**
   * `on` has `attach` and `detach` for screens, `address` for the hello of a connection, and
   * `joined` for a second session that is there.
   */
  constructor(clock, stage, on) {
    Object.assign(this, {clock, stage, on});
    this.choice = [SCHEME, ""];
    part("beside").addEventListener("click", () => this.toggle());
    part("besideOf").addEventListener("change", ({target}) => this.choose(target.value));
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

  /** Takes what can stand beside the scene: both color schemes, a revision, and devices. */
  offer({devices}) {
    const {beside = {}} = this;
    const key = JSON.stringify([devices, beside]);
    if (key === this.offered) return;
    const isFirst = this.offered === undefined;
    this.offered = key;
    const option = (kind, value, title) => new Option(title, `${kind} ${value}`);
    const revisions = beside.revision ? [beside.revision] : [];
    const group = html("optgroup", "", ...devices.map((name) =>
      option(DEVICE, name, deviceTitle(name))));
    group.label = "Another device";
    part("besideOf").replaceChildren(
      option(SCHEME, "", "Light and dark"),
      ...revisions.map((name) => option(REVISION, name, `Before: ${name}`)), group);
    if (isFirst && beside.of) this.choose(`${beside.of} ${beside.value}`);
    else part("besideOf").value = this.choice.join(" ");
  }

  /** Shows two, of which the second one differs as chosen. */
  choose(choice) {
    const [kind, ...value] = choice.split(" ");
    this.choice = [kind, value.join(" ")];
    part("besideOf").value = choice;
    this.closeOther();
    this.wantsTwo = false;
    this.toggle();
  }

  toggle() {
    this.wantsTwo = !this.wantsTwo;
    press(part("beside"), this.wantsTwo);
    if (this.wantsTwo) this.openOther();
    else this.closeOther();
    this.label();
  }

  openOther() {
    const [kind, value] = this.choice;
    const screen = new Screen("");
    // What was before stands before what is now.
    this.stage.add(screen, kind === REVISION);
    this.on.attach(screen);
    const address = {...this.on.address(), ...(kind === REVISION ? {revision: value} : {})};
    const other = new Session(this.clock, screen, address, {
      scene: () => {
        if (!other.hasJoined && this.main?.scene) {
          other.hasJoined = true;
          this.on.joined(other);
        }
        this.label();
      },
      problems: ({items}) => {
        if (items.length > 0) screen.caption.textContent = items[0].message;
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

  /** Asks for the next pictures if there is a reason. */
  tick(stamp) {
    for (const session of this.all) session.tick(stamp);
  }

  /** Sends settings, which the second session has but for what it differs in. */
  set(settings) {
    this.main?.send({kind: "settings", ...settings});
    this.other?.send({kind: "settings", ...this.othersOf(settings)});
  }

  /** The settings of the second session. */
  othersOf(settings) {
    const [kind, value] = this.choice;
    if (kind === DEVICE) return {...settings, device: value};
    if (kind === REVISION || settings.dark === undefined) return settings;
    return {...settings, dark: !settings.dark};
  }

  /** Whatever is shown differs. */
  change() {
    for (const session of this.all) session.isDirty = true;
  }

  label() {
    for (const session of this.all) {
      if (session.scene) session.screen.caption.textContent = this.title(session);
    }
  }

  title(session) {
    const [kind, value] = this.choice;
    const {dark, device} = session.scene.settings;
    if (kind === DEVICE) return deviceTitle(device);
    if (kind === REVISION) return session === this.other ? `Before: ${value}` : "Now";
    return dark ? "Dark" : "Light";
  }
}
