// The wheel of a mouse and the two fingers of a trackpad, with the momentum of the system.

/**
 * The points of a line, for browsers that count lines.
 *
 * Chosen: a third of the 53 pixels that Chromium scrolls for a notch of three lines on Linux.
 */
const LINE = 53 / 3;
/** The points of a notch by the keyboard. */
export const NOTCH = 53;

/** Calls `send` with the message of a turn over a screen, but its time, and the event. */
export function attachWheel(screen, mayScroll, send) {
  screen.canvas.addEventListener("wheel", (event) => {
    // A pinch on a trackpad is the browser's.
    if (event.ctrlKey) return;
    event.preventDefault();
    if (!mayScroll(event)) return;
    const [x, y] = screen.place(event);
    const [dx, dy] = distances(event, screen);
    send({kind: "wheel", x, y, dx, dy}, event);
  }, {passive: false});
}

/** The distances of a turn in points of the screen. */
function distances({deltaX, deltaY, deltaMode}, screen) {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return [deltaX * LINE, deltaY * LINE];
  if (deltaMode === WheelEvent.DOM_DELTA_PAGE) {
    return [deltaX * screen.size[0], deltaY * screen.size[1]];
  }
  return [deltaX / screen.point, deltaY / screen.point];
}
