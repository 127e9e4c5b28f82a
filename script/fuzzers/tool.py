"""Runs the tool on hostile input and judges how it ends."""

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

# What the tool may answer: drawn, an unmet expectation, wrong usage, malformed, missing, unwritable.
ANSWERS = {0, 1, 64, 65, 66, 73}
# No input may take longer, in seconds, or more memory, in megabytes, with a debug build.
SECONDS = 60
MEGABYTES = 2048
# What Swift's runtime, the C library and the tool's own handler write of a crash.
TRAPS = ["Fatal error", "Program crashed", "Swift runtime failure", "stack smashing", "terminate called", "malloc():",
         "free():", "corrupted size", "double free", "internal error"]


class Finding(Exception):
    """Something that the tool must not do."""


class Result:
    def __init__(self, words, status, seconds, megabytes, out, err):
        self.words, self.status = words, status
        self.seconds, self.megabytes = seconds, megabytes
        self.out, self.err = out, err

    def __str__(self):
        words = " ".join(self.words)
        words = words if len(words) < 400 else words[:400] + "…"
        end = "not ended" if self.status is None else f"status {self.status}"
        return (f"{end} after {self.seconds:.1f} s and {self.megabytes} MB: scrollwork {words}\n"
                f"{self.out[:300]}" + (self.err if len(self.err) < 1500 else f"{self.err[:900]}\n…\n{self.err[-600:]}"))


class Tool:
    """The tool, run in a folder of its own; `answers` and the bounds can be changed per run."""

    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        self.environment = dict(os.environ, XDG_CACHE_HOME=str(folder.parent / "cache"))

    def start(self, words, environment=None):
        out, err = open(self.folder / ".out", "wb"), open(self.folder / ".err", "wb")
        with out, err:
            return subprocess.Popen(
                [str(self.program)] + words, cwd=self.folder, stdin=subprocess.DEVNULL,
                stdout=out, stderr=err, env=dict(self.environment, **(environment or {})))

    def finish(self, process, words, seconds=SECONDS):
        """Waits for the end, which it brings about after some seconds."""
        begin = time.monotonic()
        kills = [signal.SIGTERM, signal.SIGTERM, signal.SIGKILL]
        isLate = False
        while True:
            pid, status, usage = os.wait4(process.pid, os.WNOHANG)
            if pid:
                break
            if time.monotonic() - begin > seconds and kills:
                # The first signals end a child process too.
                os.kill(process.pid, kills.pop(0))
                isLate, seconds = True, seconds + 5
            time.sleep(0.002)
        process.returncode = os.waitstatus_to_exitcode(status)
        return Result(
            words, None if isLate else process.returncode, time.monotonic() - begin,
            usage.ru_maxrss // 1024, self.text(".out"), self.text(".err"))

    def text(self, name):
        return (self.folder / name).read_bytes().decode("utf-8", "replace")

    def run(self, words, answers=ANSWERS, seconds=SECONDS, megabytes=MEGABYTES, environment=None):
        """The result of a run; raises a finding for another answer, a trap, or too much of anything."""
        result = self.finish(self.start(words, environment), words, seconds)
        if result.status not in answers or any(trap in result.err for trap in TRAPS):
            raise Finding(str(result))
        # Differences are results, and go to the standard output.
        if result.status and not (result.err.strip() or result.status == 1 and result.out.strip()):
            raise Finding(f"no message; {result}")
        if result.megabytes > megabytes:
            raise Finding(f"more than {megabytes} MB; {result}")
        return result


def empty(folder):
    """Makes a folder empty."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def snapshot(folder):
    """All files of a folder with their bytes; links and folders by their kind."""
    files = {}
    for path in sorted(Path(folder).rglob("*")):
        name = str(path.relative_to(folder))
        if path.is_symlink():
            files[name] = f"link to {os.readlink(path)}"
        elif path.is_file():
            files[name] = path.read_bytes()
    return files


def damaged(random, data):
    """Bytes with some of them changed, cut, doubled or lost."""
    data = bytearray(data)
    for _ in range(random.choice([1, 1, 1, 2, 5, 20])):
        if not data:
            break
        place = random.randrange(len(data))
        length = min(len(data) - place, random.choice([1, 1, 4, 16, 256]))
        kind = random.randrange(6)
        if kind == 0:
            data[place] ^= 1 << random.randrange(8)
        elif kind == 1:
            data[place:place + length] = random.choice([b"\0", b"\xff", b"\x7f", b"\x80"]) * length
        elif kind == 2:
            del data[place:]
        elif kind == 3:
            del data[place:place + length]
        elif kind == 4:
            data[place:place] = data[place:place + length]
        else:
            data[place:place + length] = bytes(random.randrange(256) for _ in range(length))
    return bytes(data)
