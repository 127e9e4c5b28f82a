"""A headless Chromium that is driven over a pipe by the DevTools protocol."""

import base64
import json
import os
import subprocess
import tempfile

# Codes of keys that have no text.
KEYS = {"ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, "Escape": 27, " ": 32}


class Browser:
    """A browser with one page, which ends with its context."""

    def __enter__(self):
        self.profile = tempfile.TemporaryDirectory()
        to_browser, self.out = os.pipe()
        self.into, from_browser = os.pipe()

        def connect():
            # Chromium reads from descriptor 3 and writes to descriptor 4.
            high = [os.dup(fd) for fd in (to_browser, from_browser)]
            for number, fd in enumerate(high):
                os.dup2(fd, 3 + number)

        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                 "--force-color-profile=srgb", "--remote-debugging-pipe",
                 f"--user-data-dir={self.profile.name}", "about:blank"]
        self.process = subprocess.Popen(["chromium", *flags], preexec_fn=connect, close_fds=False,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.number, self.rest, self.session = 0, b"", None
        pages = [target for target in self.call("Target.getTargets")["targetInfos"]
                 if target["type"] == "page"]
        self.session = self.call("Target.attachToTarget", targetId=pages[0]["targetId"],
                                 flatten=True)["sessionId"]
        self.errors = []
        self.call("Page.enable")
        self.call("Runtime.enable")
        self.call("Log.enable")
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        os.close(self.out)
        os.close(self.into)
        self.profile.cleanup()

    def call(self, method, **params):
        """The answer to a command; events before it are looked at."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def receive(self):
        while b"\0" not in self.rest:
            part = os.read(self.into, 1 << 16)
            if not part:
                raise RuntimeError("Chromium ended")
            self.rest += part
        text, self.rest = self.rest.split(b"\0", 1)
        answer = json.loads(text)
        if answer.get("method") == "Runtime.exceptionThrown":
            self.errors.append(answer["params"]["exceptionDetails"])
        if answer.get("method") == "Log.entryAdded":
            self.errors.append(answer["params"]["entry"])
        return answer

    def open(self, address, width=1280, height=800, scheme="light", motion="no-preference"):
        """Opens a page in a window, for readers with preferences."""
        self.resize(width, height)
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": motion}])
        # An address that differs in its fragment alone is not loaded again.
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=address)
        self.evaluate("new Promise(done => { if (document.readyState == 'complete') done();"
                      " else addEventListener('load', () => done()); })")
        self.settle()

    def resize(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)

    def settle(self):
        """Waits until what was asked for is drawn."""
        self.evaluate("new Promise(done => requestAnimationFrame("
                      "() => requestAnimationFrame(() => done())))")

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True,
                           awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def key(self, name, shift=False):
        """Presses a key as a reader does."""
        event = {"key": name, "modifiers": 8 if shift else 0,
                 "windowsVirtualKeyCode": KEYS.get(name, ord(name[0].upper())),
                 "code": "Space" if name == " " else name}
        if len(name) == 1:
            event["text"] = name
        self.call("Input.dispatchKeyEvent", type="keyDown", **event)
        event.pop("text", None)
        self.call("Input.dispatchKeyEvent", type="keyUp", **event)
        self.settle()

    def mouse(self, kind, x, y, button="none"):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button,
                  buttons=1 if button == "left" else 0, clickCount=1)

    def point(self, x, y):
        """Moves the pointer."""
        self.mouse("mouseMoved", x, y)
        self.settle()

    def click(self, x, y):
        self.drag((x, y))

    def drag(self, *points):
        """Presses the button at the first point, moves over the others and lets go at the last."""
        self.mouse("mouseMoved", *points[0])
        self.mouse("mousePressed", *points[0], button="left")
        for point in points[1:]:
            self.mouse("mouseMoved", *point, button="left")
        self.mouse("mouseReleased", *points[-1], button="left")
        self.settle()

    def box(self, selector):
        """The left, top, width and height of an element in the window."""
        return self.evaluate(
            f"(b => [b.left, b.top, b.width, b.height])"
            f"(document.querySelector({json.dumps(selector)}).getBoundingClientRect())")

    def middle(self, selector):
        left, top, width, height = self.box(selector)
        return left + width / 2, top + height / 2

    def screenshot(self, path, selector=None):
        """Writes the window, or an element, as a PNG file."""
        params = {}
        if selector:
            left, top, width, height = self.box(selector)
            params["clip"] = {"x": left, "y": top, "width": width, "height": height, "scale": 1}
        data = self.call("Page.captureScreenshot", format="png", **params)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
