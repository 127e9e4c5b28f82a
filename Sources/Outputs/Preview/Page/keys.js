// The keys of the page, where no field takes them.

/** Elements in which letters are typed. */
const FIELDS = "textarea, select, input:not([type=range], [type=checkbox])";
/** Elements that the space bar presses. */
const PRESSED = "button, a, summary, input[type=checkbox]";

/** Calls the action of a key in a table by `KeyboardEvent.key`; those of capitals need Shift. */
export function attachKeys(table) {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector("dialog[open]") || event.target.closest?.(FIELDS)) return;
    if (event.key === " " && event.target.closest?.(PRESSED)) return;
    // Caps lock makes no capitals here.
    const key = event.key.length === 1 && !event.shiftKey ? event.key.toLowerCase() : event.key;
    const action = table[key];
    if (!action) return;
    event.preventDefault();
    action(event);
  });
  // A button used by a pointer leaves the space bar to the page.
  let isByPointer = false;
  addEventListener("pointerdown", () => { isByPointer = true; }, true);
  addEventListener("keydown", () => { isByPointer = false; }, true);
  addEventListener("click", (event) => {
    if (isByPointer) event.target.closest?.("button, summary")?.blur();
  });
}
