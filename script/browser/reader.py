"""A reader of a page: keys and a pointer, after each of which the page is drawn."""

import json


class Reader:
    """A reader in a window of a browser of `devtools`; `errors` are those of the page's scripts."""

    def __init__(self, browser):
        self._page = browser.open("about:blank", 1280, 800)
        self._page.send("Runtime.enable")
        self._page.send("Log.enable")
        self.errors = browser.errors

    def open(self, address, width=1280, height=800, scheme="light", motion="no-preference"):
        """Opens a page, for readers with preferences."""
        self.resize(width, height)
        self._page.prefer(color_scheme=scheme, reduced_motion=motion)
        # An address that differs in its fragment alone is not loaded again.
        self._page.load("about:blank")
        self._page.load(address)
        self.settle()

    def resize(self, width, height):
        self._page.resize(width, height)

    def settle(self):
        """Waits until what was asked for is drawn."""
        self.evaluate("new Promise(done => requestAnimationFrame("
                      "() => requestAnimationFrame(() => done())))")

    def evaluate(self, expression):
        return self._page.evaluate(expression)

    def key(self, name, shift=False):
        """Presses a key."""
        self._page.key(name, modifiers=8 if shift else 0)
        self.settle()

    def point(self, x, y):
        """Moves the pointer."""
        self._page.mouse("Moved", x, y)
        self.settle()

    def click(self, x, y):
        self._page.click(x, y)
        self.settle()

    def tap(self, x, y):
        """Taps with a finger."""
        self._page.tap(x, y)
        self.settle()

    def drag(self, *points):
        """Presses the button at the first point, moves over the others and lets go at the last."""
        self._page.mouse("Moved", *points[0])
        self._page.mouse("Pressed", *points[0])
        for point in points[1:]:
            self._page.mouse("Moved", *point, buttons=1)
        self._page.mouse("Released", *points[-1])
        self.settle()

    def box(self, selector):
        """The left, top, width and height of an element in the window."""
        return self.evaluate(
            "(b => [b.left, b.top, b.width, b.height])"
            f"(document.querySelector({json.dumps(selector)}).getBoundingClientRect())")

    def middle(self, selector):
        left, top, width, height = self.box(selector)
        return left + width / 2, top + height / 2

    def screenshot(self, path, selector=None):
        """Writes the window, or an element, as a PNG file."""
        with open(path, "wb") as file:
            file.write(self._page.screenshot(self.box(selector) if selector else None))
