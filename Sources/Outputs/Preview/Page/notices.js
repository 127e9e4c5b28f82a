// Short messages over the page.

import {html, part} from "./elements.js";

/** The seconds for which a message and an error are shown. */
const [TIME, ERROR_TIME] = [4, 9];
/** The messages that are shown at most. */
const MOST = 3;

export function notice(text, isError = false) {
  const shown = html("p", isError ? "notice error" : "notice", text);
  const list = part("notices");
  list.append(shown);
  while (list.children.length > MOST) list.firstChild.remove();
  setTimeout(() => shown.remove(), 1000 * (isError ? ERROR_TIME : TIME));
}
