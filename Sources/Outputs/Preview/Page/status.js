// What the page says about its scene: the title, a lost connection, the end of a process, the past.

import {part} from "./elements.js";

/** The milliseconds for which a hint is shown. */
const HINT = 2500;

export function showTitle({title, name, file}) {
  part("title").textContent = title || name;
  document.title = `${title || name} – Scrollwork`;
  part("file").textContent = file ?? "";
  part("file").hidden = !file;
}

/** Shows that the connection is lost or cannot be made; the text. */
export function showLost(delay, hasScene) {
  const what = hasScene ? "The connection is lost." : "No connection.";
  const text = `${what} ${delay < 1 ? "Trying again…" : `Trying again in ${delay} s.`}`;
  part("lost").hidden = false;
  part("lostText").textContent = text;
  return text;
}

export function hideLost() {
  part("lost").hidden = true;
}

/** Shows why there is no scene any more, and whether it can begin again. */
export function showEnd(title, text, canRestart = false) {
  hideLost();
  part("endedTitle").textContent = title;
  part("endedText").textContent = text;
  part("again").hidden = !canRestart;
  part("ended").hidden = false;
}

export function hideEnd() {
  part("ended").hidden = true;
}

export const isEndShown = () => !part("ended").hidden;

let hinting;

/** Says why the picture takes no inputs. */
export function hint() {
  part("hint").hidden = false;
  clearTimeout(hinting);
  hinting = setTimeout(hideHint, HINT);
}

export function hideHint() {
  part("hint").hidden = true;
}
