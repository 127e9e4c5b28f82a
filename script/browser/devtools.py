"""Drives a headless Chromium by the DevTools protocol, over a pair of pipes.

    with Browser() as browser:
        page = browser.open("file:///tmp/page.html", 390, 844, scale=2)
        page.evaluate("document.title")
        page.key("ArrowRight")
        picture = page.screenshot()  # the bytes of a PNG file

Methods of the protocol: https://chromedevtools.github.io/devtools-protocol/. Needs Chromium.
"""

import base64
import json
import os
import select
import subprocess
import tempfile
import time

# The longest time that a command may take, in seconds.
TIMEOUT = 60
# The codes of keys that are not letters.
KEYS = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35,
        "PageUp": 33, "PageDown": 34, "Tab": 9, "Escape": 27, "Enter": 13, " ": 32}


class Failure(Exception):
    """A command that Chromium refuses, a script that throws, or no answer."""


class Browser:
    """A Chromium with a profile of its own; as a context it ends when the context does."""

    def __init__(self, *flags):
        self._flags = flags
        # What scripts throw and pages log, where Runtime and Log are enabled.
        self.errors = []

    def __enter__(self):
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        theirs, self._output = os.pipe()
        self._input, their_output = os.pipe()
        # Chromium reads commands from descriptor 3 and answers on 4.
        self._process = subprocess.Popen(
            ["bash", "-c", f'exec "$@" 3<&{theirs} 4>&{their_output}', "bash",
             "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--force-color-profile=srgb", "--remote-debugging-pipe",
             *self._flags, f"--user-data-dir={self._profile.name}", "about:blank"],
            pass_fds=(theirs, their_output), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(theirs)
        os.close(their_output)
        self._rest, self._count, self._events = b"", 0, []
        return self

    def __exit__(self, *_):
        try:
            self.send("Browser.close")
            self._process.wait(TIMEOUT)
        except (Failure, OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        os.close(self._output)
        os.close(self._input)
        self._profile.cleanup()

    def open(self, url, width, height, scale=1):
        """A new page of a size in CSS pixels, loaded, at `scale` pixels to each."""
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, session, target)
        page.send("Page.enable")
        page.resize(width, height, scale)
        page.load(url)
        return page

    def send(self, method, session=None, **parameters):
        """The result of a method of the protocol."""
        self._count += 1
        number = self._count
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._output, data):]
        deadline = time.monotonic() + TIMEOUT
        while True:
            answer = self._receive(deadline, method)
            if answer.get("id") != number:
                self._events.append(answer)
            elif "error" in answer:
                raise Failure(f"{method}: {answer['error'].get('message')}")
            else:
                return answer["result"]

    def wait(self, event, session=None):
        """The parameters of the next event of a kind; earlier ones of any kind are dropped."""
        deadline = time.monotonic() + TIMEOUT
        while True:
            known = self._events.pop(0) if self._events else self._receive(deadline, event)
            if known.get("method") == event and known.get("sessionId") == session:
                return known["params"]

    def forget(self):
        """Drops the events so far."""
        self._events.clear()

    def _receive(self, deadline, purpose):
        while b"\0" not in self._rest:
            left = max(0, deadline - time.monotonic())
            if not select.select([self._input], [], [], left)[0]:
                raise Failure(f"{purpose}: no answer in {TIMEOUT} s")
            data = os.read(self._input, 1 << 16)
            if not data:
                raise Failure(f"{purpose}: Chromium ended")
            self._rest += data
        message, self._rest = self._rest.split(b"\0", 1)
        answer = json.loads(message)
        if answer.get("method") == "Runtime.exceptionThrown":
            self.errors.append(answer["params"]["exceptionDetails"])
        if answer.get("method") == "Log.entryAdded":
            self.errors.append(answer["params"]["entry"])
        return answer


class Page:
    """A page of a browser."""

    def __init__(self, browser, session, target):
        self._browser, self._session, self._target = browser, session, target

    def send(self, method, **parameters):
        """The result of a method of the protocol in this page."""
        return self._browser.send(method, self._session, **parameters)

    def load(self, url):
        """Loads a document, with its images and frames."""
        self._browser.forget()
        failure = self.send("Page.navigate", url=url).get("errorText")
        if failure:
            raise Failure(f"{url}: {failure}")
        self._browser.wait("Page.loadEventFired", self._session)

    def resize(self, width, height, scale=1):
        """Gives the page a size in CSS pixels, at `scale` pixels to each."""
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=scale, mobile=False)

    def prefer(self, **features):
        """Emulates media features: `prefer(reduced_motion="reduce", color_scheme="dark")`.

        Not in images of the page: a browser with `--force-prefers-reduced-motion` does.
        """
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-" + name.replace("_", "-"), "value": value}
            for name, value in features.items()])

    def evaluate(self, script):
        """The value of an expression, also of a promise."""
        answer = self.send("Runtime.evaluate", expression=script, returnByValue=True,
                           awaitPromise=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise Failure(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def screenshot(self, box=None, scale=1):
        """What the page shows, or a box of it, as the bytes of a PNG file.

        A box is its left, top, width and height; `scale` makes its picture smaller.
        """
        clip = {}
        if box:
            clip = {"clip": dict(zip(["x", "y", "width", "height"], box), scale=scale)}
        return base64.b64decode(
            self.send("Page.captureScreenshot", format="png", **clip)["data"])

    def key(self, key, modifiers=0):
        """Presses and releases a key, named as in KeyboardEvent.key."""
        code = KEYS.get(key, ord(key[0].upper()))
        text = {"text": key} if len(key) == 1 else {"text": "\r"} if key == "Enter" else {}
        common = {"key": key, "windowsVirtualKeyCode": code, "modifiers": modifiers,
                  "code": "Space" if key == " " else f"Key{key.upper()}" if key.isalpha()
                  and len(key) == 1 else key}
        self.send("Input.dispatchKeyEvent", type="keyDown", **common, **text)
        self.send("Input.dispatchKeyEvent", type="keyUp", **common)

    def mouse(self, kind, x, y, buttons=0):
        """Moves, presses or releases the left button: `mouse("Pressed", 20, 30)`.

        A move while the button is down has `buttons` 1.
        """
        button = "none" if kind == "Moved" and not buttons else "left"
        self.send("Input.dispatchMouseEvent", type="mouse" + kind, x=x, y=y, button=button,
                  buttons=1 if kind == "Pressed" else buttons,
                  clickCount=0 if kind == "Moved" else 1)

    def click(self, x, y):
        """Clicks a point."""
        self.mouse("Moved", x, y)
        self.mouse("Pressed", x, y)
        self.mouse("Released", x, y)

    def tap(self, x, y):
        """Taps a point with a finger."""
        self.send("Emulation.setTouchEmulationEnabled", enabled=True)
        self.send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def close(self):
        """Closes the page."""
        self._browser.send("Target.closeTarget", targetId=self._target)
