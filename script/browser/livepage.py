"""A page of `scrollwork preview` in a browser: a running preview, and pointers over its screen."""

import subprocess
import time


class LivePage:
    """A preview of some scenes or files, and its page.

    `script` is evaluated before those of the page.
    """

    def __init__(self, browser, tool, words, folder, size, scale=2, script=""):
        self.process = subprocess.Popen(
            [tool, "preview", "--print-url", "--no-open", *words], cwd=folder,
            stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        self.page = browser.open("about:blank", *size, scale=scale)
        self.page.send("Page.addScriptToEvaluateOnNewDocument", source=script)
        self.page.load(self.address)
        self.wait("!document.querySelector('.phone').classList.contains('empty')", "a picture")

    def wait(self, condition, what, seconds=20):
        """Waits for a condition; false if it does not come."""
        deadline = time.monotonic() + seconds
        while not self.page.evaluate(condition):
            if time.monotonic() > deadline:
                print(f"waited {seconds} s for {what}")
                return False
            time.sleep(0.02)
        return True

    @property
    def screen(self):
        """The left, top, width and height of the picture on the page."""
        return self.page.evaluate(
            "(() => { const b = document.querySelector('.phone canvas').getBoundingClientRect();"
            " return [b.left, b.top, b.width, b.height]; })()")

    def drag(self, way, seconds, hold=0.0, start=0.7, moved=time.sleep):
        """Drags with the mouse from a part of the height by a part of it.

        `moved` is called with the seconds to the next move.
        """
        left, top, width, height = self.screen
        x, y = left + width / 2, top + height * start
        self.page.mouse("Moved", x, y)
        self.page.mouse("Pressed", x, y)
        steps = max(2, int(seconds * 60))
        begin = time.monotonic()
        for step in range(1, steps + 1):
            self.page.mouse("Moved", x, y + height * way * step / steps, buttons=1)
            moved(max(0, begin + seconds * step / steps - time.monotonic()))
        moved(hold)
        self.page.mouse("Released", x, y + height * way)

    def click(self, identifier):
        self.page.evaluate(f"document.getElementById('{identifier}').click()")

    def end(self):
        """Ends the preview; its exit code."""
        self.process.terminate()
        return self.process.wait(20)
