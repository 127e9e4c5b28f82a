// The settings of the scene: device, color scheme, direction, type size, locale, pixels.

import {button, html, part, press} from "./elements.js";

const TYPE_SIZES = [
  "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
  "accessibility2", "accessibility3", "accessibility4", "accessibility5",
];
const LOCALES = ["en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "ja_JP", "zh_CN", "ar_EG", "he_IL",
  "hi_IN"];
const LANDSCAPE = "-landscape";
/** The pixels of a point at most. */
const MOST_PIXELS = 3;
/** The milliseconds for which the size of the picture must rest. */
const RESIZE_REST = 400;

/** Words of devices that are not written with a capital and small letters. */
const WORDS = {iphone: "iPhone", ipad: "iPad", se: "SE", xr: "XR", xs: "XS"};

/** The title of a device, such as iPhone 16 Pro Max. */
export function deviceTitle(name) {
  if (!name) return "Canvas of the scene";
  return name.split("-").map((word) => WORDS[word] ?? word[0].toUpperCase() + word.slice(1))
    .join(" ").replace(/^(iPad Pro) (\d+)$/, "$1 $2″");
}

/** Buttons of which one is pressed. */
class Segments {
  constructor(id, titles, choose) {
    this.buttons = titles.map((title, n) => button("", title, () => choose(n)));
    part(id).append(...this.buttons);
  }

  set value(chosen) {
    this.buttons.forEach((button, n) => press(button, n === chosen));
  }
}

export class Settings {
  /** Calls `send` with the settings that are changed. */
  constructor(send) {
    this.send = send;
    /** What the scene has, and what was changed here. */
    this.values = {};
    this.changed = {};
    for (const size of TYPE_SIZES) part("typeSize").append(new Option(size, size));
    for (const name of LOCALES) part("locales").append(new Option(name));
    part("ratio").append(new Option("As on this display", ""));
    for (const ratio of [1, 2, 3]) part("ratio").append(new Option(ratio, ratio));
    this.orientation = new Segments("orientation", ["Portrait", "Landscape"], (n) =>
      this.change({device: this.upright + (n === 1 ? LANDSCAPE : "")}));
    this.scheme = new Segments("scheme", ["Light", "Dark"], (n) => this.change({dark: n === 1}));
    this.direction = new Segments("direction", ["Left to right", "Right to left"], (n) =>
      this.change({rightToLeft: n === 1}));
    part("device").addEventListener("change", ({target}) => {
      const isTurned = target.value !== "" && this.values.device?.endsWith(LANDSCAPE);
      this.change({device: target.value + (isTurned ? LANDSCAPE : "")});
    });
    part("typeSize").addEventListener("change", (event) =>
      this.change({typeSize: event.target.value}));
    part("locale").addEventListener("change", (event) => {
      const locale = event.target.value.trim().replaceAll("-", "_");
      if (locale) this.change({locale});
      else event.target.value = this.values.locale;
    });
    part("ratio").addEventListener("change", () => this.changeRatio());
  }

  get upright() {
    return (this.values.device ?? "").replace(LANDSCAPE, "");
  }

  /** The pixels of a point that the display needs, or those that were chosen. */
  get ratio() {
    const chosen = Number(part("ratio").value);
    // A little less than a whole number is drawn as that number.
    return chosen || Math.max(1, Math.min(Math.ceil((this.pixels ?? devicePixelRatio) - 0.1),
                                          MOST_PIXELS));
  }

  change(values) {
    Object.assign(this.changed, values);
    Object.assign(this.values, values);
    this.show();
    this.send(values);
  }

  toggleDark() {
    this.change({dark: !this.values.dark});
  }

  /** Takes the pixels that a point has on the display. */
  fit(pixels) {
    this.pixels = pixels;
    clearTimeout(this.resizing);
    this.resizing = setTimeout(() => this.changeRatio(), RESIZE_REST);
  }

  changeRatio() {
    if (this.values.ratio !== undefined && this.ratio !== this.values.ratio) {
      this.values.ratio = this.ratio;
      this.send({ratio: this.ratio});
    }
  }

  /** Takes the settings of a scene. */
  take({settings, devices}) {
    this.values = {...settings};
    const names = (devices ?? []).filter((name) => !name.endsWith(LANDSCAPE));
    if (!names.includes(this.upright)) names.unshift(this.upright);
    if (names.join() !== this.names) {
      this.names = names.join();
      part("device").replaceChildren(...names.map((name) => new Option(deviceTitle(name), name)));
    }
    this.show();
  }

  /** The settings that were changed here and that the scene does not have. */
  get missing() {
    const entries = Object.entries(this.changed).filter(([name, value]) =>
      this.values[name] !== value);
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  }

  show() {
    const {values} = this;
    part("device").value = this.upright;
    this.orientation.value = values.device?.endsWith(LANDSCAPE) ? 1 : 0;
    for (const button of this.orientation.buttons) button.disabled = !values.device;
    this.scheme.value = values.dark ? 1 : 0;
    this.direction.value = values.rightToLeft ? 1 : 0;
    part("typeSize").value = values.typeSize ?? "large";
    if (document.activeElement !== part("locale")) part("locale").value = values.locale ?? "";
  }
}
